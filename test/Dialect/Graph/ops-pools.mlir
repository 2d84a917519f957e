// Round trips of pools of one and of three spatial dimensions.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @pools(
// CHECK-SAME: %[[X:.+]]: tensor<?x?xi32>, %[[Y:.+]]: tensor<1x2x4x5x?xf32>)
// CHECK-NEXT: %{{.*}} = graph.max_pool %[[X]], kernel_size = [3], stride = [2], padding = [1], dilation = [1], ceil_mode = false : (tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK-NEXT: %{{.*}} = graph.max_pool %[[Y]], kernel_size = [1, 2, 3], stride = [1, 2, 1], padding = [0, 0, 1], dilation = [1, 1, 2], ceil_mode = true : (tensor<1x2x4x5x?xf32>) -> tensor<1x2x4x3x?xf32>
// CHECK-NEXT: %{{.*}} = graph.avg_pool %[[X]], kernel_size = [3], stride = [2], padding = [1], ceil_mode = false, count_include_pad = true : (tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK-NEXT: %{{.*}} = graph.avg_pool %[[Y]], kernel_size = [1, 2, 3], stride = [1, 2, 1], padding = [0, 0, 1], ceil_mode = false, count_include_pad = false, divisor_override = -2 : (tensor<1x2x4x5x?xf32>) -> tensor<1x2x4x2x?xf32>
func.func @pools(%x: tensor<?x?xi32>, %y: tensor<1x2x4x5x?xf32>) {
  %0 = graph.max_pool %x, kernel_size = [3], stride = [2], padding = [1], dilation = [1], ceil_mode = false : (tensor<?x?xi32>) -> tensor<?x?xi32>
  %1 = graph.max_pool %y, kernel_size = [1, 2, 3], stride = [1, 2, 1], padding = [0, 0, 1], dilation = [1, 1, 2], ceil_mode = true : (tensor<1x2x4x5x?xf32>) -> tensor<1x2x4x3x?xf32>
  %2 = graph.avg_pool %x, kernel_size = [3], stride = [2], padding = [1], ceil_mode = false, count_include_pad = true : (tensor<?x?xi32>) -> tensor<?x?xi32>
  %3 = graph.avg_pool %y, kernel_size = [1, 2, 3], stride = [1, 2, 1], padding = [0, 0, 1], ceil_mode = false, count_include_pad = false, divisor_override = -2 : (tensor<1x2x4x5x?xf32>) -> tensor<1x2x4x2x?xf32>
  return
}

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

// CHECK-LABEL: func.func @max_pools(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x8xui8>, %[[I:.+]]: tensor<?x3x4x4xi64>, %[[Y:.+]]: tensor<?x3x4x4xui8>, %[[U:.+]]: tensor<*xf32>, %[[G:.+]]: tensor<2x?xf32>, %[[J:.+]]: tensor<2x?xi32>, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = graph.max_pool_with_indices %[[X]], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x8x8xui8>) -> (tensor<?x3x4x4xui8>, tensor<?x3x4x4xi64>)
// CHECK-NEXT: %{{.*}} = graph.max_pool_with_indices %[[U]], kernel_size = [2], stride = [2], padding = [0], dilation = [1], ceil_mode = true : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
// CHECK-NEXT: %{{.*}} = graph.adaptive_max_pool %[[X]], output_size = [3, 5] : (tensor<?x3x8x8xui8>) -> (tensor<?x3x3x5xui8>, tensor<?x3x3x5xi64>)
// CHECK-NEXT: %{{.*}} = graph.max_unpool %[[Y]], %[[I]], sizes = [8, %[[N]]] : (tensor<?x3x4x4xui8>, tensor<?x3x4x4xi64>, index) -> tensor<?x3x8x?xui8>
// CHECK-NEXT: %{{.*}} = graph.max_pool_backward %[[G]], %[[J]], sizes = [7] : (tensor<2x?xf32>, tensor<2x?xi32>) -> tensor<2x7xf32>
func.func @max_pools(%x: tensor<?x3x8x8xui8>, %i: tensor<?x3x4x4xi64>, %y: tensor<?x3x4x4xui8>, %u: tensor<*xf32>, %g: tensor<2x?xf32>, %j: tensor<2x?xi32>, %n: index) {
  %0, %1 = graph.max_pool_with_indices %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x8x8xui8>) -> (tensor<?x3x4x4xui8>, tensor<?x3x4x4xi64>)
  %2, %3 = graph.max_pool_with_indices %u, kernel_size = [2], stride = [2], padding = [0], dilation = [1], ceil_mode = true : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  %4, %5 = graph.adaptive_max_pool %x, output_size = [3, 5] : (tensor<?x3x8x8xui8>) -> (tensor<?x3x3x5xui8>, tensor<?x3x3x5xi64>)
  %6 = graph.max_unpool %y, %i, sizes = [8, %n] : (tensor<?x3x4x4xui8>, tensor<?x3x4x4xi64>, index) -> tensor<?x3x8x?xui8>
  %7 = graph.max_pool_backward %g, %j, sizes = [7] : (tensor<2x?xf32>, tensor<2x?xi32>) -> tensor<2x7xf32>
  return
}

// CHECK-LABEL: func.func @avg_pools(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x8xf16>, %[[U:.+]]: tensor<*xf16>, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = graph.adaptive_avg_pool %[[X]], output_size = [3, 5] : (tensor<?x3x8x8xf16>) -> tensor<?x3x3x5xf16>
// CHECK-NEXT: %{{.*}} = graph.adaptive_avg_pool %[[U]], output_size = [1] : (tensor<*xf16>) -> tensor<*xf16>
// CHECK-NEXT: %{{.*}} = graph.avg_pool_backward %[[X]], sizes = [16, 15], kernel_size = [2, 3], stride = [2, 2], padding = [0, 1], ceil_mode = false, count_include_pad = true : (tensor<?x3x8x8xf16>) -> tensor<?x3x16x15xf16>
// CHECK-NEXT: %{{.*}} = graph.avg_pool_backward %[[X]], sizes = [%[[N]], 15], kernel_size = [2, 3], stride = [2, 2], padding = [0, 1], ceil_mode = true, count_include_pad = false, divisor_override = 5 : (tensor<?x3x8x8xf16>, index) -> tensor<?x3x?x15xf16>
// CHECK-NEXT: %{{.*}} = graph.adaptive_avg_pool_backward %[[X]], sizes = [20, %[[N]]] : (tensor<?x3x8x8xf16>, index) -> tensor<?x3x20x?xf16>
func.func @avg_pools(%x: tensor<?x3x8x8xf16>, %u: tensor<*xf16>, %n: index) {
  %0 = graph.adaptive_avg_pool %x, output_size = [3, 5] : (tensor<?x3x8x8xf16>) -> tensor<?x3x3x5xf16>
  %1 = graph.adaptive_avg_pool %u, output_size = [1] : (tensor<*xf16>) -> tensor<*xf16>
  %2 = graph.avg_pool_backward %x, sizes = [16, 15], kernel_size = [2, 3], stride = [2, 2], padding = [0, 1], ceil_mode = false, count_include_pad = true : (tensor<?x3x8x8xf16>) -> tensor<?x3x16x15xf16>
  %3 = graph.avg_pool_backward %x, sizes = [%n, 15], kernel_size = [2, 3], stride = [2, 2], padding = [0, 1], ceil_mode = true, count_include_pad = false, divisor_override = 5 : (tensor<?x3x8x8xf16>, index) -> tensor<?x3x?x15xf16>
  %4 = graph.adaptive_avg_pool_backward %x, sizes = [20, %n] : (tensor<?x3x8x8xf16>, index) -> tensor<?x3x20x?xf16>
  return
}

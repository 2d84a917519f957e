// Round trips of convolutions of one and of three spatial dimensions.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @conv(
// CHECK-SAME: %[[X:.+]]: tensor<?x2x?xbf16>, %[[W:.+]]: tensor<4x1x3xbf16>, %[[Y:.+]]: tensor<1x2x4x5x?xf32>, %[[V:.+]]: tensor<3x2x1x2x3xf32>, %[[B:.+]]: tensor<3xf32>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.conv %[[X]], %[[W]], stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<?x2x?xbf16>, tensor<4x1x3xbf16>) -> tensor<?x4x?xbf16>
// CHECK-NEXT: %{{.*}} = graph.conv %[[Y]], %[[V]], %[[B]], stride = [1, 2, 1], padding = [0, 0, 1], dilation = [1, 1, 2], groups = 1 : (tensor<1x2x4x5x?xf32>, tensor<3x2x1x2x3xf32>, tensor<3xf32>) -> tensor<1x3x4x2x?xf32>
// CHECK-NEXT: %{{.*}} = graph.conv %[[U]], %[[V]], stride = [1, 1, 1], padding = [0, 0, 0], dilation = [1, 1, 1], groups = 1 : (tensor<*xf32>, tensor<3x2x1x2x3xf32>) -> tensor<*xf32>
func.func @conv(%x: tensor<?x2x?xbf16>, %w: tensor<4x1x3xbf16>, %y: tensor<1x2x4x5x?xf32>, %v: tensor<3x2x1x2x3xf32>,
                %b: tensor<3xf32>, %u: tensor<*xf32>) {
  %0 = graph.conv %x, %w, stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<?x2x?xbf16>, tensor<4x1x3xbf16>) -> tensor<?x4x?xbf16>
  %1 = graph.conv %y, %v, %b, stride = [1, 2, 1], padding = [0, 0, 1], dilation = [1, 1, 2], groups = 1 : (tensor<1x2x4x5x?xf32>, tensor<3x2x1x2x3xf32>, tensor<3xf32>) -> tensor<1x3x4x2x?xf32>
  %2 = graph.conv %u, %v, stride = [1, 1, 1], padding = [0, 0, 0], dilation = [1, 1, 1], groups = 1 : (tensor<*xf32>, tensor<3x2x1x2x3xf32>) -> tensor<*xf32>
  return
}

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

// CHECK-LABEL: func.func @conv_transpose(
// CHECK-SAME: %[[X:.+]]: tensor<?x4x?xbf16>, %[[W:.+]]: tensor<4x3x3xbf16>, %[[Y:.+]]: tensor<1x2x4x5xi8>, %[[V:.+]]: tensor<2x2x1x2xi8>, %[[B:.+]]: tensor<2xi8>, %[[U:.+]]: tensor<*xbf16>)
// CHECK-NEXT: %{{.*}} = graph.conv_transpose %[[X]], %[[W]], stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 2 : (tensor<?x4x?xbf16>, tensor<4x3x3xbf16>) -> tensor<?x6x?xbf16>
// CHECK-NEXT: %{{.*}} = graph.conv_transpose %[[Y]], %[[V]], %[[B]], stride = [1, 3], padding = [0, 0], output_padding = [1, 2], dilation = [2, 1], groups = 1 : (tensor<1x2x4x5xi8>, tensor<2x2x1x2xi8>, tensor<2xi8>) -> tensor<1x2x5x16xi8>
// CHECK-NEXT: %{{.*}} = graph.conv_transpose %[[U]], %[[W]], stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 2 : (tensor<*xbf16>, tensor<4x3x3xbf16>) -> tensor<*xbf16>
func.func @conv_transpose(%x: tensor<?x4x?xbf16>, %w: tensor<4x3x3xbf16>, %y: tensor<1x2x4x5xi8>, %v: tensor<2x2x1x2xi8>, %b: tensor<2xi8>, %u: tensor<*xbf16>) {
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 2 : (tensor<?x4x?xbf16>, tensor<4x3x3xbf16>) -> tensor<?x6x?xbf16>
  %1 = graph.conv_transpose %y, %v, %b, stride = [1, 3], padding = [0, 0], output_padding = [1, 2], dilation = [2, 1], groups = 1 : (tensor<1x2x4x5xi8>, tensor<2x2x1x2xi8>, tensor<2xi8>) -> tensor<1x2x5x16xi8>
  %2 = graph.conv_transpose %u, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 2 : (tensor<*xbf16>, tensor<4x3x3xbf16>) -> tensor<*xbf16>
  return
}

// CHECK-LABEL: func.func @gradients(
// CHECK-SAME: %[[G:.+]]: tensor<?x4x3x4xf32>, %[[W:.+]]: tensor<4x1x3x2xf32>, %[[X:.+]]: tensor<?x2x6x4xf32>, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = graph.conv_input_grad %[[G]], %[[W]], sizes = [6, %[[N]]], stride = [2, 1], padding = [1, 1], dilation = [1, 2], groups = 2 : (tensor<?x4x3x4xf32>, tensor<4x1x3x2xf32>, index) -> tensor<?x2x6x?xf32>
// CHECK-NEXT: %{{.*}} = graph.conv_weight_grad %[[X]], %[[G]], kernel_size = [3, 2], stride = [2, 1], padding = [1, 1], dilation = [1, 2], groups = 2 : (tensor<?x2x6x4xf32>, tensor<?x4x3x4xf32>) -> tensor<4x1x3x2xf32>
func.func @gradients(%g: tensor<?x4x3x4xf32>, %w: tensor<4x1x3x2xf32>, %x: tensor<?x2x6x4xf32>, %n: index) {
  %0 = graph.conv_input_grad %g, %w, sizes = [6, %n], stride = [2, 1], padding = [1, 1], dilation = [1, 2], groups = 2 : (tensor<?x4x3x4xf32>, tensor<4x1x3x2xf32>, index) -> tensor<?x2x6x?xf32>
  %1 = graph.conv_weight_grad %x, %g, kernel_size = [3, 2], stride = [2, 1], padding = [1, 1], dilation = [1, 2], groups = 2 : (tensor<?x2x6x4xf32>, tensor<?x4x3x4xf32>) -> tensor<4x1x3x2xf32>
  return
}

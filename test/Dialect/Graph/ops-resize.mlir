// Round trips of operators that find elements between places.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @interpolate(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x?xf32>, %[[Y:.+]]: tensor<1x2x5xi16>, %[[U:.+]]: tensor<*xf32>, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = graph.interpolate %[[X]], sizes = [16, %[[N]]], mode = linear, align_corners = true : (tensor<?x3x8x?xf32>, index) -> tensor<?x3x16x?xf32>
// CHECK-NEXT: %{{.*}} = graph.interpolate %[[Y]], sizes = [7], mode = nearest_exact, align_corners = false, scales = [1.500000e+00] : (tensor<1x2x5xi16>) -> tensor<1x2x7xi16>
// CHECK-NEXT: %{{.*}} = graph.interpolate %[[U]], sizes = [4, 4, 4], mode = cubic, align_corners = false : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT: %{{.*}} = graph.interpolate_backward %[[X]], sizes = [5, 5], mode = nearest, align_corners = false, scales = [1.500000e+00, 2.000000e+00] : (tensor<?x3x8x?xf32>) -> tensor<?x3x5x5xf32>
func.func @interpolate(%x: tensor<?x3x8x?xf32>, %y: tensor<1x2x5xi16>, %u: tensor<*xf32>, %n: index) {
  %0 = graph.interpolate %x, sizes = [16, %n], mode = linear, align_corners = true : (tensor<?x3x8x?xf32>, index) -> tensor<?x3x16x?xf32>
  %1 = graph.interpolate %y, sizes = [7], mode = nearest_exact, align_corners = false, scales = [1.500000e+00] : (tensor<1x2x5xi16>) -> tensor<1x2x7xi16>
  %2 = graph.interpolate %u, sizes = [4, 4, 4], mode = cubic, align_corners = false : (tensor<*xf32>) -> tensor<*xf32>
  %3 = graph.interpolate_backward %x, sizes = [5, 5], mode = nearest, align_corners = false, scales = [1.500000e+00, 2.000000e+00] : (tensor<?x3x8x?xf32>) -> tensor<?x3x5x5xf32>
  return
}

// CHECK-LABEL: func.func @grid_sample(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x?xf32>, %[[G:.+]]: tensor<?x5x6x2xf32>, %[[Y:.+]]: tensor<1x2x3x4x5xbf16>, %[[H:.+]]: tensor<1x2x2x2x3xbf16>)
// CHECK-NEXT: %{{.*}} = graph.grid_sample %[[X]], %[[G]], mode = cubic, padding_mode = zeros, align_corners = true : (tensor<?x3x8x?xf32>, tensor<?x5x6x2xf32>) -> tensor<?x3x5x6xf32>
// CHECK-NEXT: %{{.*}} = graph.grid_sample %[[Y]], %[[H]], mode = nearest, padding_mode = reflection, align_corners = false : (tensor<1x2x3x4x5xbf16>, tensor<1x2x2x2x3xbf16>) -> tensor<1x2x2x2x2xbf16>
func.func @grid_sample(%x: tensor<?x3x8x?xf32>, %g: tensor<?x5x6x2xf32>, %y: tensor<1x2x3x4x5xbf16>, %h: tensor<1x2x2x2x3xbf16>) {
  %0 = graph.grid_sample %x, %g, mode = cubic, padding_mode = zeros, align_corners = true : (tensor<?x3x8x?xf32>, tensor<?x5x6x2xf32>) -> tensor<?x3x5x6xf32>
  %1 = graph.grid_sample %y, %h, mode = nearest, padding_mode = reflection, align_corners = false : (tensor<1x2x3x4x5xbf16>, tensor<1x2x2x2x3xbf16>) -> tensor<1x2x2x2x2xbf16>
  return
}

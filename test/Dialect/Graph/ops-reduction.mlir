// Round trips of reductions.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @reductions(
// CHECK-SAME: %[[XF32:.+]]: tensor<?x3x4xf32>, %[[XI8:.+]]: tensor<?x3x4xi8>, %[[XUI8:.+]]: tensor<?x3x4xui8>, %[[XF16:.+]]: tensor<?x3x4xf16>, %[[XI1:.+]]: tensor<?x3x4xi1>, %[[XBF16:.+]]: tensor<?x3x4xbf16>, %[[XF64:.+]]: tensor<?x3x4xf64>, %[[XI64:.+]]: tensor<?x3x4xi64>, %[[XI32:.+]]: tensor<?x3x4xi32>, %[[XI16:.+]]: tensor<?x3x4xi16>)
// CHECK-NEXT: %{{.*}} = graph.sum %[[XF32]], dims = [1], keepdim = false : (tensor<?x3x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %{{.*}} = graph.sum %[[XI8]], dims = [-1, 0], keepdim = false : (tensor<?x3x4xi8>) -> tensor<3xi8>
// CHECK-NEXT: %{{.*}} = graph.prod %[[XUI8]], dims = [0, 1, 2], keepdim = false : (tensor<?x3x4xui8>) -> tensor<ui8>
// CHECK-NEXT: %{{.*}} = graph.mean %[[XF16]], dims = [2], keepdim = true : (tensor<?x3x4xf16>) -> tensor<?x3x1xf16>
// CHECK-NEXT: %{{.*}} = graph.amax %[[XI1]], dims = [], keepdim = true : (tensor<?x3x4xi1>) -> tensor<?x3x4xi1>
// CHECK-NEXT: %{{.*}} = graph.amin %[[XBF16]], dims = [0], keepdim = true : (tensor<?x3x4xbf16>) -> tensor<1x3x4xbf16>
// CHECK-NEXT: %{{.*}} = graph.any %[[XI1]], dims = [1, 2], keepdim = false : (tensor<?x3x4xi1>) -> tensor<?xi1>
// CHECK-NEXT: %{{.*}} = graph.all %[[XI1]], dims = [-2], keepdim = true : (tensor<?x3x4xi1>) -> tensor<?x1x4xi1>
// CHECK-NEXT: %{{.*}} = graph.amax %[[XF64]], dims = [1], keepdim = false : (tensor<?x3x4xf64>) -> tensor<?x4xf64>
// CHECK-NEXT: %{{.*}} = graph.sum %[[XI64]], dims = [0], keepdim = false : (tensor<?x3x4xi64>) -> tensor<3x4xi64>
// CHECK-NEXT: %{{.*}} = graph.amin %[[XI32]], dims = [0], keepdim = false : (tensor<?x3x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT: %{{.*}} = graph.prod %[[XI16]], dims = [0], keepdim = false : (tensor<?x3x4xi16>) -> tensor<3x4xi16>
func.func @reductions(
    %xf32: tensor<?x3x4xf32>, %xi8: tensor<?x3x4xi8>, %xui8: tensor<?x3x4xui8>,
    %xf16: tensor<?x3x4xf16>, %xi1: tensor<?x3x4xi1>, %xbf16: tensor<?x3x4xbf16>,
    %xf64: tensor<?x3x4xf64>, %xi64: tensor<?x3x4xi64>, %xi32: tensor<?x3x4xi32>,
    %xi16: tensor<?x3x4xi16>) {
  %0 = graph.sum %xf32, dims = [1], keepdim = false : (tensor<?x3x4xf32>) -> tensor<?x4xf32>
  %1 = graph.sum %xi8, dims = [-1, 0], keepdim = false : (tensor<?x3x4xi8>) -> tensor<3xi8>
  %2 = graph.prod %xui8, dims = [0, 1, 2], keepdim = false : (tensor<?x3x4xui8>) -> tensor<ui8>
  %3 = graph.mean %xf16, dims = [2], keepdim = true : (tensor<?x3x4xf16>) -> tensor<?x3x1xf16>
  %4 = graph.amax %xi1, dims = [], keepdim = true : (tensor<?x3x4xi1>) -> tensor<?x3x4xi1>
  %5 = graph.amin %xbf16, dims = [0], keepdim = true : (tensor<?x3x4xbf16>) -> tensor<1x3x4xbf16>
  %6 = graph.any %xi1, dims = [1, 2], keepdim = false : (tensor<?x3x4xi1>) -> tensor<?xi1>
  %7 = graph.all %xi1, dims = [-2], keepdim = true : (tensor<?x3x4xi1>) -> tensor<?x1x4xi1>
  %8 = graph.amax %xf64, dims = [1], keepdim = false : (tensor<?x3x4xf64>) -> tensor<?x4xf64>
  %9 = graph.sum %xi64, dims = [0], keepdim = false : (tensor<?x3x4xi64>) -> tensor<3x4xi64>
  %10 = graph.amin %xi32, dims = [0], keepdim = false : (tensor<?x3x4xi32>) -> tensor<3x4xi32>
  %11 = graph.prod %xi16, dims = [0], keepdim = false : (tensor<?x3x4xi16>) -> tensor<3x4xi16>
  return
}

// Rank 0, no elements, no rank.
// CHECK-LABEL: func.func @edges(
// CHECK-SAME: %[[S:.+]]: tensor<f32>, %[[Z:.+]]: tensor<0x2xf32>, %[[U:.+]]: tensor<*xf32>, %[[A:.+]]: tensor<2xf32>)
// CHECK-NEXT: %{{.*}} = graph.sum %[[S]], dims = [], keepdim = false : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %{{.*}} = graph.amax %[[Z]], dims = [0], keepdim = false : (tensor<0x2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %{{.*}} = graph.mean %[[U]], dims = [5], keepdim = true : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT: %{{.*}} = graph.sum %[[A]], dims = [], keepdim = true : (tensor<2xf32>) -> tensor<2xf32>
func.func @edges(%s: tensor<f32>, %z: tensor<0x2xf32>, %u: tensor<*xf32>, %a: tensor<2xf32>) {
  %0 = graph.sum %s, dims = [], keepdim = false : (tensor<f32>) -> tensor<f32>
  %1 = graph.amax %z, dims = [0], keepdim = false : (tensor<0x2xf32>) -> tensor<2xf32>
  %2 = graph.mean %u, dims = [5], keepdim = true : (tensor<*xf32>) -> tensor<*xf32>
  %3 = graph.sum %a, dims = [], keepdim = true : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @arg_reductions(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<4xi1>, %[[U:.+]]: tensor<*xui8>)
// CHECK-NEXT: %{{.*}} = graph.argmax %[[X]], dim = -1, keepdim = false : (tensor<?x3xf32>) -> tensor<?xi64>
// CHECK-NEXT: %{{.*}} = graph.argmin %[[X]], dim = 0, keepdim = true : (tensor<?x3xf32>) -> tensor<1x3xi64>
// CHECK-NEXT: %{{.*}} = graph.argmax %[[B]], dim = 0, keepdim = false : (tensor<4xi1>) -> tensor<i64>
// CHECK-NEXT: %{{.*}} = graph.argmin %[[U]], dim = 1, keepdim = false : (tensor<*xui8>) -> tensor<*xi64>
func.func @arg_reductions(%x: tensor<?x3xf32>, %b: tensor<4xi1>, %u: tensor<*xui8>) {
  %0 = graph.argmax %x, dim = -1, keepdim = false : (tensor<?x3xf32>) -> tensor<?xi64>
  %1 = graph.argmin %x, dim = 0, keepdim = true : (tensor<?x3xf32>) -> tensor<1x3xi64>
  %2 = graph.argmax %b, dim = 0, keepdim = false : (tensor<4xi1>) -> tensor<i64>
  %3 = graph.argmin %u, dim = 1, keepdim = false : (tensor<*xui8>) -> tensor<*xi64>
  return
}

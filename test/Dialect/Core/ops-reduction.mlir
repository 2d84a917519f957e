// Round trips of core's reductions and contractions.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[F32:.+]]: tensor<?x3xf32>, %[[UI8:.+]]: tensor<?x3xui8>, %[[BF16:.+]]: tensor<?x3xbf16>, %[[I64:.+]]: tensor<?x3xi64>, %[[I1:.+]]: tensor<?x3xi1>, %[[I16:.+]]: tensor<?x3xi16>)
// CHECK-NEXT: %{{.*}} = core.reduce add, %[[F32]], dims = [1] : (tensor<?x3xf32>) -> tensor<?xf32>
// CHECK-NEXT: %{{.*}} = core.reduce mul, %[[UI8]], dims = [0, 1] : (tensor<?x3xui8>) -> tensor<ui8>
// CHECK-NEXT: %{{.*}} = core.reduce maximum, %[[BF16]], dims = [] : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
// CHECK-NEXT: %{{.*}} = core.reduce minimum, %[[I64]], dims = [0] : (tensor<?x3xi64>) -> tensor<3xi64>
// CHECK-NEXT: %{{.*}} = core.reduce and, %[[I1]], dims = [1, 0] : (tensor<?x3xi1>) -> tensor<i1>
// CHECK-NEXT: %{{.*}} = core.reduce or, %[[I16]], dims = [1] : (tensor<?x3xi16>) -> tensor<?xi16>
func.func @reduce(
    %f32: tensor<?x3xf32>, %ui8: tensor<?x3xui8>, %bf16: tensor<?x3xbf16>,
    %i64: tensor<?x3xi64>, %i1: tensor<?x3xi1>, %i16: tensor<?x3xi16>) {
  %0 = core.reduce add, %f32, dims = [1] : (tensor<?x3xf32>) -> tensor<?xf32>
  %1 = core.reduce mul, %ui8, dims = [0, 1] : (tensor<?x3xui8>) -> tensor<ui8>
  %2 = core.reduce maximum, %bf16, dims = [] : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %3 = core.reduce minimum, %i64, dims = [0] : (tensor<?x3xi64>) -> tensor<3xi64>
  %4 = core.reduce and, %i1, dims = [1, 0] : (tensor<?x3xi1>) -> tensor<i1>
  %5 = core.reduce or, %i16, dims = [1] : (tensor<?x3xi16>) -> tensor<?xi16>
  return
}

// CHECK-LABEL: func.func @arg_reduce(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<4xi1>)
// CHECK-NEXT: %{{.*}} = core.arg_reduce maximum, %[[X]], dim = 1 : (tensor<?x3xf32>) -> tensor<?xi64>
// CHECK-NEXT: %{{.*}} = core.arg_reduce minimum, %[[B]], dim = 0 : (tensor<4xi1>) -> tensor<i64>
func.func @arg_reduce(%x: tensor<?x3xf32>, %b: tensor<4xi1>) {
  %0 = core.arg_reduce maximum, %x, dim = 1 : (tensor<?x3xf32>) -> tensor<?xi64>
  %1 = core.arg_reduce minimum, %b, dim = 0 : (tensor<4xi1>) -> tensor<i64>
  return
}

// CHECK-LABEL: func.func @reduce_window(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x8xf32>, %[[Y:.+]]: tensor<7xi32>, %[[S:.+]]: tensor<i1>)
// CHECK-NEXT: %{{.*}} = core.reduce_window maximum, %[[X]], sizes = [1, 1, 2, 2], strides = [1, 1, 2, 2], low = [0, 0, 0, 0], high = [0, 0, 0, 0], dilations = [1, 1, 1, 1] : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
// CHECK-NEXT: %{{.*}} = core.reduce_window add, %[[Y]], sizes = [3], strides = [2], low = [1], high = [2], dilations = [2] : (tensor<7xi32>) -> tensor<3xi32>
// CHECK-NEXT: %{{.*}} = core.reduce_window or, %[[S]], sizes = [], strides = [], low = [], high = [], dilations = [] : (tensor<i1>) -> tensor<i1>
func.func @reduce_window(%x: tensor<?x3x8x8xf32>, %y: tensor<7xi32>, %s: tensor<i1>) {
  %0 = core.reduce_window maximum, %x, sizes = [1, 1, 2, 2], strides = [1, 1, 2, 2], low = [0, 0, 0, 0], high = [0, 0, 0, 0], dilations = [1, 1, 1, 1] : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
  %1 = core.reduce_window add, %y, sizes = [3], strides = [2], low = [1], high = [2], dilations = [2] : (tensor<7xi32>) -> tensor<3xi32>
  %2 = core.reduce_window or, %s, sizes = [], strides = [], low = [], high = [], dilations = [] : (tensor<i1>) -> tensor<i1>
  return
}

// Products of f16 and bf16 are summed in f32.
// CHECK-LABEL: func.func @contract(
// CHECK-SAME: %[[A:.+]]: tensor<?x2x3xf32>, %[[B:.+]]: tensor<?x3x4xf32>, %[[C:.+]]: tensor<3xbf16>, %[[D:.+]]: tensor<2xi8>, %[[E:.+]]: tensor<?xi8>, %[[F:.+]]: tensor<4x4x?xf16>)
// CHECK-NEXT: %{{.*}} = core.contract %[[A]], %[[B]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>
// CHECK-NEXT: %{{.*}} = core.contract %[[C]], %[[C]], lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0] : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<f32>
// CHECK-NEXT: %{{.*}} = core.contract %[[D]], %[[E]], lhs_batch = [], rhs_batch = [], lhs_contract = [], rhs_contract = [] : (tensor<2xi8>, tensor<?xi8>) -> tensor<2x?xi8>
// CHECK-NEXT: %{{.*}} = core.contract %[[F]], %[[F]], lhs_batch = [1, 0], rhs_batch = [0, 1], lhs_contract = [2], rhs_contract = [2] : (tensor<4x4x?xf16>, tensor<4x4x?xf16>) -> tensor<4x4xf32>
func.func @contract(
    %a: tensor<?x2x3xf32>, %b: tensor<?x3x4xf32>, %c: tensor<3xbf16>, %d: tensor<2xi8>,
    %e: tensor<?xi8>, %f: tensor<4x4x?xf16>) {
  %0 = core.contract %a, %b, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>
  %1 = core.contract %c, %c, lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0] : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<f32>
  %2 = core.contract %d, %e, lhs_batch = [], rhs_batch = [], lhs_contract = [], rhs_contract = [] : (tensor<2xi8>, tensor<?xi8>) -> tensor<2x?xi8>
  %3 = core.contract %f, %f, lhs_batch = [1, 0], rhs_batch = [0, 1], lhs_contract = [2], rhs_contract = [2] : (tensor<4x4x?xf16>, tensor<4x4x?xf16>) -> tensor<4x4xf32>
  return
}

// CHECK-LABEL: func.func @convolution(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x8xf32>, %[[W:.+]]: tensor<16x3x3x3xf32>, %[[Y:.+]]: tensor<1x4x9xf16>, %[[V:.+]]: tensor<6x2x3xf16>)
// CHECK-NEXT: %{{.*}} = core.convolution %[[X]], %[[W]], strides = [1, 1], low = [1, 1], high = [1, 1], dilations = [1, 1], groups = 1 : (tensor<?x3x8x8xf32>, tensor<16x3x3x3xf32>) -> tensor<?x16x8x8xf32>
// CHECK-NEXT: %{{.*}} = core.convolution %[[Y]], %[[V]], strides = [2], low = [0], high = [3], dilations = [2], groups = 2 : (tensor<1x4x9xf16>, tensor<6x2x3xf16>) -> tensor<1x6x4xf32>
func.func @convolution(
    %x: tensor<?x3x8x8xf32>, %w: tensor<16x3x3x3xf32>, %y: tensor<1x4x9xf16>,
    %v: tensor<6x2x3xf16>) {
  %0 = core.convolution %x, %w, strides = [1, 1], low = [1, 1], high = [1, 1], dilations = [1, 1], groups = 1 : (tensor<?x3x8x8xf32>, tensor<16x3x3x3xf32>) -> tensor<?x16x8x8xf32>
  %1 = core.convolution %y, %v, strides = [2], low = [0], high = [3], dilations = [2], groups = 2 : (tensor<1x4x9xf16>, tensor<6x2x3xf16>) -> tensor<1x6x4xf32>
  return
}

// CHECK-LABEL: func.func @arg_reduce_window(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x8xbf16>, %[[Y:.+]]: tensor<7xi1>)
// CHECK-NEXT: %{{.*}} = core.arg_reduce_window maximum, %[[X]], sizes = [1, 1, 2, 2], strides = [1, 1, 2, 2], low = [0, 0, 0, 0], high = [0, 0, 0, 0], dilations = [1, 1, 1, 1] : (tensor<?x3x8x8xbf16>) -> tensor<?x3x4x4xi64>
// CHECK-NEXT: %{{.*}} = core.arg_reduce_window minimum, %[[Y]], sizes = [3], strides = [2], low = [1], high = [2], dilations = [2] : (tensor<7xi1>) -> tensor<3xi64>
func.func @arg_reduce_window(%x: tensor<?x3x8x8xbf16>, %y: tensor<7xi1>) {
  %0 = core.arg_reduce_window maximum, %x, sizes = [1, 1, 2, 2], strides = [1, 1, 2, 2], low = [0, 0, 0, 0], high = [0, 0, 0, 0], dilations = [1, 1, 1, 1] : (tensor<?x3x8x8xbf16>) -> tensor<?x3x4x4xi64>
  %1 = core.arg_reduce_window minimum, %y, sizes = [3], strides = [2], low = [1], high = [2], dilations = [2] : (tensor<7xi1>) -> tensor<3xi64>
  return
}

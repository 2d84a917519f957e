// Inferred sizes of core's pointwise ops, reductions and contractions.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @add(
// CHECK: return %c2, %c3 : index, index
func.func @add(%a: tensor<?x3xf32>, %b: tensor<2x?xf32>) -> (index, index) {
  %0 = core.add %a, %b : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @compare(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<?x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[A]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D1]], %c3 : index, index
func.func @compare(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> (index, index) {
  %0 = core.compare eq, %a, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x?xi1>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi1>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi1>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @select(
// CHECK: return %c4, %c3 : index, index
func.func @select(%c: tensor<?x?xi1>, %a: tensor<?x3xf32>, %b: tensor<4x?xf32>) -> (index, index) {
  %0 = core.select %c, %a, %b : (tensor<?x?xi1>, tensor<?x3xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @convert(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D1]], %c3 : index, index
func.func @convert(%x: tensor<?x3xf32>) -> (index, index) {
  %0 = core.convert %x : (tensor<?x3xf32>) -> tensor<?x?xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi8>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi8>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[X:.+]]: tensor<?x?x4xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c1 : tensor<?x?x4xf32>
// CHECK-NEXT: return %[[D1]] : index
func.func @reduce(%x: tensor<?x?x4xf32>) -> index {
  %0 = core.reduce add, %x, dims = [0, 2] : (tensor<?x?x4xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @arg_reduce(
// CHECK-SAME: %[[X:.+]]: tensor<?x?x4xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x?x4xf32>
// CHECK-NEXT: return %[[D1]], %c4 : index, index
func.func @arg_reduce(%x: tensor<?x?x4xf32>) -> (index, index) {
  %0 = core.arg_reduce minimum, %x, dim = 1 : (tensor<?x?x4xf32>) -> tensor<?x?xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi64>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi64>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @reduce_window(
// CHECK-SAME: %[[X:.+]]: tensor<7x?xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c1 : tensor<7x?xf32>
// CHECK-NEXT: return %c3, %[[D1]] : index, index
func.func @reduce_window(%x: tensor<7x?xf32>) -> (index, index) {
  %0 = core.reduce_window add, %x, sizes = [3, 2], strides = [2, 1], low = [1, 0], high = [2, 1], dilations = [2, 1] : (tensor<7x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @contract(
// CHECK-SAME: %[[A:.+]]: tensor<3x?x2x5xf32>, %[[B:.+]]: tensor<4x?x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[B]], %c1 : tensor<4x?x3xf32>
// CHECK-NEXT: return %c4, %c2, %c5, %[[D1]] : index, index, index, index
func.func @contract(%a: tensor<3x?x2x5xf32>, %b: tensor<4x?x3xf32>) -> (index, index, index, index) {
  %0 = core.contract %a, %b, lhs_batch = [1], rhs_batch = [0], lhs_contract = [0], rhs_contract = [2] : (tensor<3x?x2x5xf32>, tensor<4x?x3xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @contract_unknown(
// CHECK-SAME: %[[A:.+]]: tensor<?x?x3xf16>, %[[B:.+]]: tensor<?x3x?xf16>)
// CHECK: %[[D1:.+]] = tensor.dim %[[A]], %c0 : tensor<?x?x3xf16>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[A]], %c1 : tensor<?x?x3xf16>
// CHECK-NEXT: %[[D3:.+]] = tensor.dim %[[B]], %c2 : tensor<?x3x?xf16>
// CHECK-NEXT: return %[[D1]], %[[D2]], %[[D3]] : index, index, index
func.func @contract_unknown(%a: tensor<?x?x3xf16>, %b: tensor<?x3x?xf16>) -> (index, index, index) {
  %0 = core.contract %a, %b, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<?x?x3xf16>, tensor<?x3x?xf16>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @convolution(
// CHECK-SAME: %[[X:.+]]: tensor<?x4x?xf32>, %[[W:.+]]: tensor<6x2x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x4x?xf32>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[X]], %c2 : tensor<?x4x?xf32>
// CHECK-NEXT: %[[V3:.+]] = arith.addi %[[D2]], %c-4 : index
// CHECK-NEXT: %[[V4:.+]] = arith.floordivsi %[[V3]], %c2 : index
// CHECK-NEXT: %[[V5:.+]] = arith.addi %[[V4]], %c1 : index
// CHECK-NEXT: return %[[D1]], %c6, %[[V5]] : index, index, index
func.func @convolution(%x: tensor<?x4x?xf32>, %w: tensor<6x2x3xf32>) -> (index, index, index) {
  %0 = core.convolution %x, %w, strides = [2], low = [1], high = [2], dilations = [3], groups = 2 : (tensor<?x4x?xf32>, tensor<6x2x3xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

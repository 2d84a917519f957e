// Inferred sizes of running sums and their kin.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @cumsum(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c3 : index, index
func.func @cumsum(%x: tensor<?x3xf32>) -> (index, index) {
  %r = graph.cumsum %x, dim = -1 : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @cumprod(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c3 : index, index
func.func @cumprod(%x: tensor<?x3xf32>) -> (index, index) {
  %r = graph.cumprod %x, dim = -1 : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @logcumsumexp(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c3 : index, index
func.func @logcumsumexp(%x: tensor<?x3xf32>) -> (index, index) {
  %r = graph.logcumsumexp %x, dim = -1 : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @cummax(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c3 : index, index
func.func @cummax(%x: tensor<?x3xf32>) -> (index, index) {
  %r, %i = graph.cummax %x, dim = 0 : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @cummin(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c3 : index, index
func.func @cummin(%x: tensor<?x3xf32>) -> (index, index) {
  %r, %i = graph.cummin %x, dim = 0 : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

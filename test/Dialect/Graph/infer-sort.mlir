// Inferred sizes of ordering and ranks.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @sort(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c3 : index, index
func.func @sort(%x: tensor<?x3xf32>) -> (index, index) {
  %r, %i = graph.sort %x, dim = -1, descending = false : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @topk(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c2 : index, index
func.func @topk(%x: tensor<?x3xf32>) -> (index, index) {
  %r, %i = graph.topk %x, k = 2, dim = -1, largest = true : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @topk_of_unknown(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: return %c2, %c3 : index, index
func.func @topk_of_unknown(%x: tensor<?x3xf32>) -> (index, index) {
  %r, %i = graph.topk %x, k = 2, dim = 0, largest = true : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @kthvalue(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c1 : index, index
func.func @kthvalue(%x: tensor<?x3xf32>) -> (index, index) {
  %r, %i = graph.kthvalue %x, k = 2, dim = -1, keepdim = true : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @median(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]] : index
func.func @median(%x: tensor<?x3xf32>) -> (index) {
  %r, %i = graph.median %x, dim = 1, keepdim = false : (tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @mode(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: return %c1, %c3 : index, index
func.func @mode(%x: tensor<?x3xf32>) -> (index, index) {
  %r, %i = graph.mode %x, dim = 0, keepdim = true : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

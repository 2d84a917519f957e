// Inferred sizes of core's scans and sorts.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @scan(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c3 : index, index
func.func @scan(%x: tensor<?x3xf32>) -> (index, index) {
  %r = core.scan add, %x, dim = 0 : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @arg_scan(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c3 : index, index
func.func @arg_scan(%x: tensor<?x3xf32>) -> (index, index) {
  %v, %r = core.arg_scan maximum, %x, dim = 0 : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xi64>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xi64>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @sort(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c3 : index, index
func.func @sort(%x: tensor<?x3xf32>) -> (index, index) {
  %r, %i = core.sort %x, dim = 1, descending = false : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @limit(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D]], %c2 : index, index
func.func @limit(%x: tensor<?x3xf32>) -> (index, index) {
  %r, %i = core.sort %x, dim = 1, descending = false, limit = 2 : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

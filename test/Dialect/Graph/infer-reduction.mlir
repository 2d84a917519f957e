// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Inferred sizes of reductions.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @norms(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>) -> (index, index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3x4xf32>
// CHECK-NEXT:    return [[C4]], [[C1]], [[DIM]] : index, index, index
// CHECK-NEXT:  }
func.func @norms(%x: tensor<?x3x4xf32>) -> (index, index, index) {
  %0 = graph.var %x, dims = [1], correction = 1.0, keepdim = false : (tensor<?x3x4xf32>) -> tensor<?x?xf32>
  %1 = graph.vector_norm %x, ord = 2.0, dims = [0], keepdim = true : (tensor<?x3x4xf32>) -> tensor<?x?x?xf32>
  %2 = graph.logsumexp %x, dims = [1, 2], keepdim = false : (tensor<?x3x4xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x?x?xf32>
  %d2 = tensor.dim %2, %c0 : tensor<?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @max(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>) -> (index, index, index) {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3x4xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3x4xf32>
// CHECK-NEXT:    return [[DIM]], [[C1]], [[DIM_0]] : index, index, index
// CHECK-NEXT:  }
func.func @max(%x: tensor<?x3x4xf32>) -> (index, index, index) {
  %0, %1 = graph.max %x, dim = 1, keepdim = true : (tensor<?x3x4xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xi64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %1, %c0 : tensor<?x?x?xi64>
  return %d0, %d1, %d2 : index, index, index
}

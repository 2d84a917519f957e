// Inferred sizes of bags of rows and of the gradient of a table.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @bags(
// CHECK-SAME: %[[W:.+]]: tensor<4x3xf32>, %[[I:.+]]: tensor<?xi64>, %[[O:.+]]: tensor<?xi64>)
// CHECK: %[[N:.+]] = tensor.dim %[[O]], %c0
// CHECK: %[[P:.+]] = tensor.dim %[[O]], %c0
// CHECK: %[[M:.+]] = arith.subi %[[P]], %c1
// CHECK: return %[[N]], %[[M]], %c3 : index, index, index
func.func @bags(%w: tensor<4x3xf32>, %i: tensor<?xi64>, %o: tensor<?xi64>) -> (index, index, index) {
  %0 = graph.embedding_bag %w, %i, %o, mode = max, include_last_offset = false : (tensor<4x3xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<?x?xf32>
  %1 = graph.embedding_bag %w, %i, %o, mode = max, include_last_offset = true : (tensor<4x3xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x?xf32>
  %d2 = tensor.dim %1, %c1 : tensor<?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @backward(
// CHECK: return %c4, %c3 : index, index
func.func @backward(%g: tensor<?x3xf32>, %i: tensor<?xi64>) -> (index, index) {
  %0 = graph.embedding_backward %g, %i, num_weights = 4, scale_grad_by_freq = false : (tensor<?x3xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// Inferred sizes of products, attention and normalisation.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[A:.+]]: tensor<?x1x2x3xf32>, %[[B:.+]]: tensor<5x3x4xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[A]], %c0 : tensor<?x1x2x3xf32>
// CHECK-NEXT: return %[[D1]], %c5, %c2, %c4 : index, index, index, index
func.func @matmul(%a: tensor<?x1x2x3xf32>, %b: tensor<5x3x4xf32>) -> (index, index, index, index) {
  %0 = graph.matmul %a, %b : (tensor<?x1x2x3xf32>, tensor<5x3x4xf32>) -> tensor<?x?x?x?xf32>
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

// CHECK-LABEL: func.func @matmul_row(
// CHECK-SAME: %[[A:.+]]: tensor<3xf32>, %[[B:.+]]: tensor<?x3x4xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[B]], %c0 : tensor<?x3x4xf32>
// CHECK-NEXT: return %[[D1]], %c4 : index, index
func.func @matmul_row(%a: tensor<3xf32>, %b: tensor<?x3x4xf32>) -> (index, index) {
  %0 = graph.matmul %a, %b : (tensor<3xf32>, tensor<?x3x4xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @matmul_column(
// CHECK-SAME: %[[A:.+]]: tensor<?x2x3xf32>, %[[B:.+]]: tensor<3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[A]], %c0 : tensor<?x2x3xf32>
// CHECK-NEXT: return %[[D1]], %c2 : index, index
func.func @matmul_column(%a: tensor<?x2x3xf32>, %b: tensor<3xf32>) -> (index, index) {
  %0 = graph.matmul %a, %b : (tensor<?x2x3xf32>, tensor<3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @matmul_unknown(
// CHECK-SAME: %[[A:.+]]: tensor<?x?xf32>, %[[B:.+]]: tensor<?x?xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[A]], %c0 : tensor<?x?xf32>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[B]], %c1 : tensor<?x?xf32>
// CHECK-NEXT: return %[[D1]], %[[D2]] : index, index
func.func @matmul_unknown(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> (index, index) {
  %0 = graph.matmul %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @linear(
// CHECK-SAME: %[[X:.+]]: tensor<?x7x64xf32>, %[[W:.+]]: tensor<32x64xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x7x64xf32>
// CHECK-NEXT: return %[[D1]], %c7, %c32 : index, index, index
func.func @linear(%x: tensor<?x7x64xf32>, %w: tensor<32x64xf32>) -> (index, index, index) {
  %0 = graph.linear %x, %w : (tensor<?x7x64xf32>, tensor<32x64xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @linear_unknown(
// CHECK-SAME: %[[X:.+]]: tensor<64xf32>, %[[W:.+]]: tensor<?x64xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[W]], %c0 : tensor<?x64xf32>
// CHECK-NEXT: return %[[D1]] : index
func.func @linear_unknown(%x: tensor<64xf32>, %w: tensor<?x64xf32>) -> index {
  %0 = graph.linear %x, %w : (tensor<64xf32>, tensor<?x64xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @attention(
// CHECK-SAME: %[[Q:.+]]: tensor<?x12x?x64xf32>, %[[K:.+]]: tensor<1x12x7x64xf32>, %[[V:.+]]: tensor<1x12x7x5xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[Q]], %c0 : tensor<?x12x?x64xf32>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[Q]], %c2 : tensor<?x12x?x64xf32>
// CHECK-NEXT: return %[[D1]], %c12, %[[D2]], %c5 : index, index, index, index
func.func @attention(
    %q: tensor<?x12x?x64xf32>, %k: tensor<1x12x7x64xf32>, %v: tensor<1x12x7x5xf32>) -> (index, index, index, index) {
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = true : (tensor<?x12x?x64xf32>, tensor<1x12x7x64xf32>, tensor<1x12x7x5xf32>) -> tensor<?x?x?x?xf32>
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

// CHECK-LABEL: func.func @embedding(
// CHECK-SAME: %[[W:.+]]: tensor<100x?xf32>, %[[I:.+]]: tensor<?x128xi64>)
// CHECK: %[[D1:.+]] = tensor.dim %[[I]], %c0 : tensor<?x128xi64>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[W]], %c1 : tensor<100x?xf32>
// CHECK-NEXT: return %[[D1]], %c128, %[[D2]] : index, index, index
func.func @embedding(%w: tensor<100x?xf32>, %i: tensor<?x128xi64>) -> (index, index, index) {
  %0 = graph.embedding %w, %i : (tensor<100x?xf32>, tensor<?x128xi64>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @batch_norm(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x?xf32>, %[[M:.+]]: tensor<3xf32>, %[[V:.+]]: tensor<3xf32>, %[[W:.+]]: tensor<3xf32>, %[[B:.+]]: tensor<3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3x8x?xf32>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[X]], %c3 : tensor<?x3x8x?xf32>
// CHECK-NEXT: return %[[D1]], %c3, %c8, %[[D2]] : index, index, index, index
func.func @batch_norm(
    %x: tensor<?x3x8x?xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %w: tensor<3xf32>,
    %b: tensor<3xf32>) -> (index, index, index, index) {
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<?x3x8x?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<?x?x?x?xf32>
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

// CHECK-LABEL: func.func @layer_norm(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8xf32>, %[[W:.+]]: tensor<8xf32>, %[[B:.+]]: tensor<8xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3x8xf32>
// CHECK-NEXT: return %[[D1]], %c3, %c8 : index, index, index
func.func @layer_norm(%x: tensor<?x3x8xf32>, %w: tensor<8xf32>, %b: tensor<8xf32>) -> (index, index, index) {
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<?x3x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c10 : index, index
func.func @softmax(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.softmax %x, dim = -1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

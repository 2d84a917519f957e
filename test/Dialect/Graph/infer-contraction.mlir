// Inferred sizes of sums of products and of distances.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @addmm(
// CHECK-SAME: %[[X:.+]]: tensor<4xf32>, %[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<3x?xf32>)
// CHECK: %[[M:.+]] = tensor.dim %[[A]], %c0
// CHECK: %[[N:.+]] = tensor.dim %[[B]], %c1
// CHECK: return %[[M]], %[[N]] : index, index
func.func @addmm(%x: tensor<4xf32>, %a: tensor<?x3xf32>, %b: tensor<3x?xf32>) -> (index, index) {
  %0 = graph.addmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<4xf32>, tensor<?x3xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @baddbmm(
// CHECK-SAME: %[[X:.+]]: tensor<f32>, %[[A:.+]]: tensor<?x2x3xf32>, %[[B:.+]]: tensor<5x3x4xf32>)
// CHECK: return %c5, %c2, %c4 : index, index, index
func.func @baddbmm(%x: tensor<f32>, %a: tensor<?x2x3xf32>, %b: tensor<5x3x4xf32>) -> (index, index, index) {
  %0 = graph.baddbmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<f32>, tensor<?x2x3xf32>, tensor<5x3x4xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @einsum(
// CHECK-SAME: %[[A:.+]]: tensor<?x1x3xf32>, %[[B:.+]]: tensor<3x?x?xf32>)
// CHECK: %[[K:.+]] = tensor.dim %[[B]], %c2
// CHECK: %[[I:.+]] = tensor.dim %[[B]], %c1
// CHECK: %[[N:.+]] = tensor.dim %[[A]], %c0
// CHECK: return %[[K]], %[[I]], %[[N]] : index, index, index
func.func @einsum(%a: tensor<?x1x3xf32>, %b: tensor<3x?x?xf32>) -> (index, index, index) {
  %0 = graph.einsum %a, %b, equation = "bij,jik->kib" : (tensor<?x1x3xf32>, tensor<3x?x?xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @cdist(
// CHECK-SAME: %[[A:.+]]: tensor<?x1x5x3xf32>, %[[B:.+]]: tensor<7x?x3xf32>)
// CHECK: %[[N:.+]] = tensor.dim %[[A]], %c0
// CHECK: %[[R:.+]] = tensor.dim %[[B]], %c1
// CHECK: return %[[N]], %c7, %c5, %[[R]] : index, index, index, index
func.func @cdist(%a: tensor<?x1x5x3xf32>, %b: tensor<7x?x3xf32>) -> (index, index, index, index) {
  %0 = graph.cdist %a, %b, p = 2.0 : (tensor<?x1x5x3xf32>, tensor<7x?x3xf32>) -> tensor<?x?x?x?xf32>
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

// CHECK-LABEL: func.func @pdist(
// CHECK-SAME: %[[X:.+]]: tensor<5x?xf32>)
// CHECK: return %c10 : index
func.func @pdist(%x: tensor<5x?xf32>) -> (index) {
  %0 = graph.pdist %x, p = 2.0 : (tensor<5x?xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @int_matmul(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xi8>, %[[B:.+]]: tensor<3x4xi8>)
// CHECK: %[[M:.+]] = tensor.dim %[[A]], %c0
// CHECK: return %[[M]], %c4 : index, index
func.func @int_matmul(%a: tensor<?x3xi8>, %b: tensor<3x4xi8>) -> (index, index) {
  %0 = graph.int_matmul %a, %b : (tensor<?x3xi8>, tensor<3x4xi8>) -> tensor<?x?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @int_conv(
// CHECK-SAME: %[[X:.+]]: tensor<?x4x9xi8>, %[[W:.+]]: tensor<6x2x3xi8>)
// CHECK: %[[N:.+]] = tensor.dim %[[X]], %c0
// CHECK: return %[[N]], %c6, %c5 : index, index, index
func.func @int_conv(%x: tensor<?x4x9xi8>, %w: tensor<6x2x3xi8>) -> (index, index, index) {
  %0 = graph.int_conv %x, %w, stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<?x4x9xi8>, tensor<6x2x3xi8>) -> tensor<?x?x?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xi32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xi32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xi32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @attention_heads(
// CHECK-SAME: %[[Q:.+]]: tensor<?x4x3x8xf32>, %[[K:.+]]: tensor<?x2x5x8xf32>)
// CHECK: %[[N:.+]] = tensor.dim %[[Q]], %c0
// CHECK: return %[[N]], %c4, %c3, %c8 : index, index, index, index
func.func @attention_heads(%q: tensor<?x4x3x8xf32>, %k: tensor<?x2x5x8xf32>) -> (index, index, index, index) {
  %0 = graph.scaled_dot_product_attention %q, %k, %k, enable_gqa = true, is_causal = true : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>) -> tensor<?x?x?x?xf32>
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

// CHECK-LABEL: func.func @grouped_rows(
// CHECK-SAME: %[[X:.+]]: tensor<?x4xf32>, %{{.*}}: tensor<3x4x5xf32>, %{{.*}}: tensor<?xi32>)
// CHECK: %[[N:.+]] = tensor.dim %[[X]], %c0
// CHECK: return %[[N]], %c5 : index, index
func.func @grouped_rows(%x: tensor<?x4xf32>, %w: tensor<3x4x5xf32>, %e: tensor<?xi32>) -> (index, index) {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<?x4xf32>, tensor<3x4x5xf32>, tensor<?xi32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @grouped_terms(
// CHECK-SAME: %{{.*}}: tensor<4x?xf32>, %{{.*}}: tensor<?x5xf32>, %[[E:.+]]: tensor<?xi32>)
// CHECK: %[[N:.+]] = tensor.dim %[[E]], %c0
// CHECK: return %[[N]], %c4, %c5 : index, index, index
func.func @grouped_terms(%x: tensor<4x?xf32>, %w: tensor<?x5xf32>, %e: tensor<?xi32>) -> (index, index, index) {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<4x?xf32>, tensor<?x5xf32>, tensor<?xi32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// Attention that was computed with and without logsumexp becomes one op.
// RUN: tcopt %s --graph-merge-attention | FileCheck %s

// CHECK-LABEL: func.func @later(
// CHECK: %[[Y:[a-z0-9_]+]], %[[L:[a-z0-9_]+]] = graph.scaled_dot_product_attention %arg0, %arg0, %arg0, compute_logsumexp = true, is_causal = true
// CHECK-NEXT: %[[T:.+]] = graph.tanh %[[Y]]
// CHECK-NEXT: return %[[Y]], %[[T]], %[[L]]
func.func @later(%q: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>) {
  %y = graph.scaled_dot_product_attention %q, %q, %q, is_causal = true : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %t = graph.tanh %y : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %z, %l = graph.scaled_dot_product_attention %q, %q, %q, compute_logsumexp = true, is_causal = true : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
  return %z, %t, %l : tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func @three(
// CHECK: %[[Y:[a-z0-9_]+]], %[[L:[a-z0-9_]+]] = graph.scaled_dot_product_attention
// CHECK-NEXT: return %[[Y]], %[[Y]], %[[Y]], %[[L]]
func.func @three(%q: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>) {
  %y, %l = graph.scaled_dot_product_attention %q, %q, %q, compute_logsumexp = true, is_causal = false : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
  %z = graph.scaled_dot_product_attention %q, %q, %q, is_causal = false : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %u, %m = graph.scaled_dot_product_attention %q, %q, %q, compute_logsumexp = true, is_causal = false : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
  return %y, %z, %u, %m : tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>
}

// The types of the results differ.
// CHECK-LABEL: func.func @types(
// CHECK-COUNT-2: graph.scaled_dot_product_attention
func.func @types(%q: tensor<2x3x4xf32>) -> (tensor<?x3x4xf32>, tensor<2x3xf32>) {
  %y = graph.scaled_dot_product_attention %q, %q, %q, is_causal = true : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<?x3x4xf32>
  %z, %l = graph.scaled_dot_product_attention %q, %q, %q, compute_logsumexp = true, is_causal = true : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
  return %y, %l : tensor<?x3x4xf32>, tensor<2x3xf32>
}

// Other scores, other ops.
// CHECK-LABEL: func.func @apart(
// CHECK-COUNT-4: graph.scaled_dot_product_attention
func.func @apart(%q: tensor<2x3x4xf32>, %k: tensor<2x3x4xf32>, %m: tensor<3x3xi1>) {
  %a = graph.scaled_dot_product_attention %q, %q, %q, is_causal = false : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %b:2 = graph.scaled_dot_product_attention %q, %q, %q, compute_logsumexp = true, is_causal = false, scale = 2.0 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
  %c:2 = graph.scaled_dot_product_attention %q, %k, %q, compute_logsumexp = true, is_causal = false : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
  %d:2 = graph.scaled_dot_product_attention %q, %q, %q, mask %m, compute_logsumexp = true, is_causal = false : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x3xi1>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
  return
}

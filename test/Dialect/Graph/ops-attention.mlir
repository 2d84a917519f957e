// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Round trips of attention with shared heads and dropout.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// KEEP
// CHECK-LABEL: func.func @attention(
// CHECK-SAME: %[[Q:.+]]: tensor<?x4x3x8xf32>, %[[K:.+]]: tensor<?x2x5x8xf32>, %[[M:.+]]: tensor<3x5xi1>, %[[S:.+]]: tensor<i64>, %[[O:.+]]: tensor<i64>)
// CHECK-NEXT: %{{.*}} = graph.scaled_dot_product_attention %[[Q]], %[[K]], %[[K]], enable_gqa = true, is_causal = true : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>) -> tensor<?x4x3x8xf32>
// CHECK-NEXT: %{{.*}} = graph.scaled_dot_product_attention %[[Q]], %[[K]], %[[K]], mask %[[M]], seed %[[S]], offset %[[O]], enable_gqa = true, dropout = 1.000000e-01, is_causal = false, scale = 2.500000e-01 : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<3x5xi1>, tensor<i64>, tensor<i64>) -> tensor<?x4x3x8xf32>
// CHECK-NEXT: %{{.*}} = graph.scaled_dot_product_attention %[[Q]], %[[Q]], %[[Q]], seed %[[S]], offset %[[O]], dropout = 1.000000e+00, is_causal = false : (tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<i64>, tensor<i64>) -> tensor<?x4x3x8xf32>
func.func @attention(%q: tensor<?x4x3x8xf32>, %k: tensor<?x2x5x8xf32>, %m: tensor<3x5xi1>, %s: tensor<i64>, %o: tensor<i64>) {
  %0 = graph.scaled_dot_product_attention %q, %k, %k, enable_gqa = true, is_causal = true : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>) -> tensor<?x4x3x8xf32>
  %1 = graph.scaled_dot_product_attention %q, %k, %k, mask %m, seed %s, offset %o, enable_gqa = true, dropout = 1.000000e-01, is_causal = false, scale = 2.500000e-01 : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<3x5xi1>, tensor<i64>, tensor<i64>) -> tensor<?x4x3x8xf32>
  %2 = graph.scaled_dot_product_attention %q, %q, %q, seed %s, offset %o, dropout = 1.000000e+00, is_causal = false : (tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<i64>, tensor<i64>) -> tensor<?x4x3x8xf32>
  return
}

// CHECK-LABEL: func.func @gradients(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<?x4x3x8xf32>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<?x2x5x8xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<*xf16>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<*xf32>) {
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]], [[LOGSUMEXP:%[^ ,:]+]] = graph.scaled_dot_product_attention [[Q]], [[K]], [[K]], enable_gqa = true, compute_logsumexp = true, is_causal = true : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>) -> (tensor<?x4x3x8xf32>, tensor<?x4x3xf32>)
// CHECK-NEXT:    [[GRAD_QUERY:%[^ ,:]+]], [[GRAD_KEY:%[^ ,:]+]], [[GRAD_VALUE:%[^ ,:]+]] = graph.scaled_dot_product_attention_backward [[RESULT]], [[Q]], [[K]], [[K]], [[RESULT]], [[LOGSUMEXP]], enable_gqa = true, is_causal = true : (tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<?x4x3x8xf32>, tensor<?x4x3xf32>) -> (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>)
// CHECK-NEXT:    [[GRAD_QUERY_0:%[^ ,:]+]], [[GRAD_KEY_1:%[^ ,:]+]], [[GRAD_VALUE_2:%[^ ,:]+]], [[GRAD_MASK:%[^ ,:]+]] = graph.scaled_dot_product_attention_backward [[RESULT]], [[Q]], [[K]], [[K]], [[RESULT]], [[LOGSUMEXP]], mask [[M]], seed [[S]], offset [[O]], enable_gqa = true, dropout = 1.000000e-01, compute_mask_gradient = true, is_causal = false, scale = 2.500000e-01 : (tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<?x4x3x8xf32>, tensor<?x4x3xf32>, tensor<3x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<3x5xf32>)
// CHECK-NEXT:    [[GRAD_QUERY_3:%[^ ,:]+]], [[GRAD_KEY_4:%[^ ,:]+]], [[GRAD_VALUE_5:%[^ ,:]+]] = graph.scaled_dot_product_attention_backward [[W]], [[W]], [[W]], [[W]], [[W]], [[N]], is_causal = false : (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf32>) -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @gradients(%q: tensor<?x4x3x8xf32>, %k: tensor<?x2x5x8xf32>, %m: tensor<3x5xf32>, %s: tensor<i64>, %o: tensor<i64>, %w: tensor<*xf16>, %n: tensor<*xf32>) {
  %y, %l = graph.scaled_dot_product_attention %q, %k, %k, enable_gqa = true, compute_logsumexp = true, is_causal = true : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>) -> (tensor<?x4x3x8xf32>, tensor<?x4x3xf32>)
  %a, %b, %c = graph.scaled_dot_product_attention_backward %y, %q, %k, %k, %y, %l, enable_gqa = true, is_causal = true : (tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<?x4x3x8xf32>, tensor<?x4x3xf32>) -> (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>)
  %d:4 = graph.scaled_dot_product_attention_backward %y, %q, %k, %k, %y, %l, mask %m, seed %s, offset %o, enable_gqa = true, dropout = 1.000000e-01, compute_mask_gradient = true, is_causal = false, scale = 2.500000e-01 : (tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<?x4x3x8xf32>, tensor<?x4x3xf32>, tensor<3x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<3x5xf32>)
  %u:3 = graph.scaled_dot_product_attention_backward %w, %w, %w, %w, %w, %n, is_causal = false : (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf32>) -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  return
}

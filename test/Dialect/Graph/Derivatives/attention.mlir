// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of attention, with heads of keys and values that are shared.
// RUN: tcopt %s --grad-make-vjp=function=causal --grad-make-vjp=function=mask --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @causal(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<?x4x3x8xbf16>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<?x2x5x8xbf16>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16> {
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]] = graph.scaled_dot_product_attention [[Q]], [[K]], [[V]], enable_gqa = true, is_causal = true : (tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16>
// CHECK-NEXT:    return [[RESULT]] : tensor<?x4x3x8xbf16>
// CHECK-NEXT:  }
func.func @causal(%q: tensor<?x4x3x8xbf16>, %k: tensor<?x2x5x8xbf16>, %v: tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16> {
  %y = graph.scaled_dot_product_attention %q, %k, %v, enable_gqa = true, is_causal = true : (tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16>
  return %y : tensor<?x4x3x8xbf16>
}

// CHECK-LABEL: func.func @causal_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x4x3x8xbf16>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x2x5x8xbf16>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<?x2x5x8xbf16>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<?x4x3x8xbf16> {tcopt.name = "ct_result0"}) -> (tensor<?x4x3x8xbf16>, tensor<?x4x3x8xbf16> {tcopt.name = "grad_arg0"}, tensor<?x2x5x8xbf16> {tcopt.name = "grad_arg1"}, tensor<?x2x5x8xbf16> {tcopt.name = "grad_arg2"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]] = graph.scaled_dot_product_attention [[ARG0]], [[ARG1]], [[ARG2]], enable_gqa = true, is_causal = true : (tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16>
// CHECK-NEXT:    [[RESULT_0:%[^ ,:]+]], [[LOGSUMEXP:%[^ ,:]+]] = graph.scaled_dot_product_attention [[ARG0]], [[ARG1]], [[ARG2]], enable_gqa = true, compute_logsumexp = true, is_causal = true : (tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>) -> (tensor<?x4x3x8xbf16>, tensor<?x4x3xf32>)
// CHECK-NEXT:    [[GRAD_QUERY:%[^ ,:]+]], [[GRAD_KEY:%[^ ,:]+]], [[GRAD_VALUE:%[^ ,:]+]] = graph.scaled_dot_product_attention_backward [[ARG3]], [[ARG0]], [[ARG1]], [[ARG2]], [[RESULT]], [[LOGSUMEXP]], enable_gqa = true, is_causal = true : (tensor<?x4x3x8xbf16>, tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x4x3x8xbf16>, tensor<?x4x3xf32>) -> (tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>)
// CHECK-NEXT:    return [[RESULT]], [[GRAD_QUERY]], [[GRAD_KEY]], [[GRAD_VALUE]] : tensor<?x4x3x8xbf16>, tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @mask(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<4x3x8xf32>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<4x5x8xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<4x5x8xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<3x5xf32>) -> tensor<4x3x8xf32> {
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]] = graph.scaled_dot_product_attention [[Q]], [[K]], [[V]], mask [[M]], is_causal = false : (tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    return [[RESULT]] : tensor<4x3x8xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @mask_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4x3x8xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<4x5x8xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<4x5x8xf32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<4x3x8xf32> {tcopt.name = "ct_result0"}) -> (tensor<4x3x8xf32>, tensor<4x3x8xf32> {tcopt.name = "grad_arg0"}, tensor<4x5x8xf32> {tcopt.name = "grad_arg1"}, tensor<4x5x8xf32> {tcopt.name = "grad_arg2"}, tensor<3x5xf32> {tcopt.name = "grad_arg3"}) attributes {grad.joint = array<i64: 4, 1>} {
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]] = graph.scaled_dot_product_attention [[ARG0]], [[ARG1]], [[ARG2]], mask [[ARG3]], is_causal = false : (tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    [[RESULT_0:%[^ ,:]+]], [[LOGSUMEXP:%[^ ,:]+]] = graph.scaled_dot_product_attention [[ARG0]], [[ARG1]], [[ARG2]], mask [[ARG3]], compute_logsumexp = true, is_causal = false : (tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>) -> (tensor<4x3x8xf32>, tensor<4x3xf32>)
// CHECK-NEXT:    [[GRAD_QUERY:%[^ ,:]+]], [[GRAD_KEY:%[^ ,:]+]], [[GRAD_VALUE:%[^ ,:]+]], [[GRAD_MASK:%[^ ,:]+]] = graph.scaled_dot_product_attention_backward [[ARG4]], [[ARG0]], [[ARG1]], [[ARG2]], [[RESULT]], [[LOGSUMEXP]], mask [[ARG3]], compute_mask_gradient = true, is_causal = false : (tensor<4x3x8xf32>, tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<4x3x8xf32>, tensor<4x3xf32>, tensor<3x5xf32>) -> (tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>)
// CHECK-NEXT:    return [[RESULT]], [[GRAD_QUERY]], [[GRAD_KEY]], [[GRAD_VALUE]], [[GRAD_MASK]] : tensor<4x3x8xf32>, tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @mask(%q: tensor<4x3x8xf32>, %k: tensor<4x5x8xf32>, %v: tensor<4x5x8xf32>, %m: tensor<3x5xf32>) -> tensor<4x3x8xf32> {
  %y = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false : (tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>) -> tensor<4x3x8xf32>
  return %y : tensor<4x3x8xf32>
}

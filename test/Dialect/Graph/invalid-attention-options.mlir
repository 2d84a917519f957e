// Attention with shared heads and dropout: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @gqa_rank(%q: tensor<3x4xf32>, %k: tensor<3x4xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected heads for enable_gqa (C5)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %k, enable_gqa = true, is_causal = false : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @gqa_heads(%q: tensor<4x3x4xf32>, %k: tensor<3x3x4xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected heads of key that divide 4 but found 3 (C5)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %k, enable_gqa = true, is_causal = false : (tensor<4x3x4xf32>, tensor<3x3x4xf32>, tensor<3x3x4xf32>) -> tensor<4x3x4xf32>
  return
}

// -----

func.func @gqa_no_heads(%q: tensor<4x3x4xf32>, %k: tensor<0x3x4xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected heads of key that divide 4 but found 0 (C5)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %k, enable_gqa = true, is_causal = false : (tensor<4x3x4xf32>, tensor<0x3x4xf32>, tensor<0x3x4xf32>) -> tensor<4x3x4xf32>
  return
}

// -----

func.func @dropout_without_seed(%q: tensor<4x3x4xf32>, %k: tensor<4x3x4xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected seed and offset where dropout is given (C6)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %k, dropout = 0.5, is_causal = false : (tensor<4x3x4xf32>, tensor<4x3x4xf32>, tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
  return
}

// -----

func.func @seed_without_dropout(%q: tensor<4x3x4xf32>, %k: tensor<4x3x4xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected seed and offset where dropout is given (C6)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %k, seed %s, offset %s, is_causal = false : (tensor<4x3x4xf32>, tensor<4x3x4xf32>, tensor<4x3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3x4xf32>
  return
}

// -----

func.func @dropout_range(%q: tensor<4x3x4xf32>, %k: tensor<4x3x4xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected dropout in [0, 1] (C6)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %k, seed %s, offset %s, dropout = -0.5, is_causal = false : (tensor<4x3x4xf32>, tensor<4x3x4xf32>, tensor<4x3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3x4xf32>
  return
}

// -----

func.func @seed_rank(%q: tensor<4x3x4xf32>, %k: tensor<4x3x4xf32>, %s: tensor<1xi64>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected seed of rank 0 but found rank 1 (C6)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %k, seed %s, offset %s, dropout = 0.5, is_causal = false : (tensor<4x3x4xf32>, tensor<4x3x4xf32>, tensor<4x3x4xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x3x4xf32>
  return
}

// -----

func.func @backward_mask_gradient(%x: tensor<2x3x4xf32>, %l: tensor<2x3xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention_backward' op expected an attn_mask of floats with compute_mask_gradient (C8)}}
  %0:4 = graph.scaled_dot_product_attention_backward %x, %x, %x, %x, %x, %l, compute_mask_gradient = true, is_causal = false : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x3xf32>)
  return
}

// -----

func.func @backward_logsumexp_type(%x: tensor<2x3x4xf16>, %l: tensor<2x3xf16>) {
  // expected-error @below {{'graph.scaled_dot_product_attention_backward' op expected logsumexp of the element type of query, f32 for f16 and bf16 (C7)}}
  %0:3 = graph.scaled_dot_product_attention_backward %x, %x, %x, %x, %x, %l, is_causal = false : (tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<2x3xf16>) -> (tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>)
  return
}

// -----

func.func @backward_grad_type(%x: tensor<2x3x4xf32>, %l: tensor<2x3xf32>, %g: tensor<2x3x4xf64>) {
  // expected-error @below {{'graph.scaled_dot_product_attention_backward' op expected grad and out of the element type of query (C1)}}
  %0:3 = graph.scaled_dot_product_attention_backward %g, %x, %x, %x, %x, %l, is_causal = false : (tensor<2x3x4xf64>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>)
  return
}

// -----

func.func @backward_grad_rank(%x: tensor<2x3x4xf32>, %l: tensor<2x3xf32>, %g: tensor<3x4xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention_backward' op expected grad of rank 3 but found 2 (C7)}}
  %0:3 = graph.scaled_dot_product_attention_backward %g, %x, %x, %x, %x, %l, is_causal = false : (tensor<3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>)
  return
}

// -----

func.func @backward_logsumexp_size(%x: tensor<2x3x4xf32>, %l: tensor<2x4xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention_backward' op expected }}
  %0:3 = graph.scaled_dot_product_attention_backward %x, %x, %x, %x, %x, %l, is_causal = false : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>)
  return
}

// -----

func.func @backward_causal_mask(%x: tensor<2x3x4xf32>, %l: tensor<2x3xf32>, %m: tensor<3x3xi1>) {
  // expected-error @below {{'graph.scaled_dot_product_attention_backward' op expected no attn_mask with is_causal (C4)}}
  %0:3 = graph.scaled_dot_product_attention_backward %x, %x, %x, %x, %x, %l, mask %m, is_causal = true : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<3x3xi1>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>)
  return
}

// -----

func.func @backward_dropout(%x: tensor<2x3x4xf32>, %l: tensor<2x3xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention_backward' op expected seed and offset where dropout is given (C6)}}
  %0:3 = graph.scaled_dot_product_attention_backward %x, %x, %x, %x, %x, %l, dropout = 0.5, is_causal = true : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>)
  return
}

// -----

func.func @logsumexp_is_missing(%x: tensor<2x3x4xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected 2 results but found 1}}
  %0 = graph.scaled_dot_product_attention %x, %x, %x, compute_logsumexp = true, is_causal = true : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

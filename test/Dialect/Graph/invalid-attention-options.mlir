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

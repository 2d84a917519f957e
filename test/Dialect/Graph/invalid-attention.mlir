// Attention and embedding: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @query_rank(%q: tensor<4xf32>, %k: tensor<4xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected query, key and value of one rank, 2 or more (C1)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @key_rank(%q: tensor<2x3x4xf32>, %k: tensor<5x4xf32>, %v: tensor<2x5x6xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected query, key and value of one rank, 2 or more (C1)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<2x5x6xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @value_rank(%q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<1x2x5x6xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected query, key and value of one rank, 2 or more (C1)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<1x2x5x6xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @key_type(%q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf16>, %v: tensor<2x5x6xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected query, key and value of one element type (C1)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf16>, tensor<2x5x6xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @value_type(%q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf64>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected query, key and value of one element type (C1)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf64>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @integers(%q: tensor<2x3x4xi32>, %k: tensor<2x5x4xi32>, %v: tensor<2x5x6xi32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2x3x4xi32>'}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xi32>, tensor<2x5x4xi32>, tensor<2x5x6xi32>) -> tensor<2x3x6xi32>
  return
}

// -----

func.func @embedding_sizes(%q: tensor<2x3x4xf32>, %k: tensor<2x5x3xf32>, %v: tensor<2x5x6xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected size 4 of key but found 3 (C2)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x3xf32>, tensor<2x5x6xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @key_and_value_lengths(
    %q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x4x6xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected size 5 of value but found 4 (C2)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x4x6xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @leading_sizes(%q: tensor<2x3x4xf32>, %k: tensor<3x5x4xf32>, %v: tensor<3x5x6xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #1 but found 3 (C2)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<3x5x4xf32>, tensor<3x5x6xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @mask_integers(
    %q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>, %m: tensor<3x5xi8>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op operand #3 must be tensor of f64, f32, f16 or bf16 or tensor of i1, but got 'tensor<3x5xi8>'}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>, tensor<3x5xi8>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @mask_other_float(
    %q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>, %m: tensor<3x5xf16>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected attn_mask of Booleans or of the element type of query (C3)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>, tensor<3x5xf16>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @mask_size(
    %q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>, %m: tensor<3x4xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op operands do not broadcast: expected size 5 or 1 in dimension 2 of operand #1 but found 4 (C3)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>, tensor<3x4xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @mask_rank(
    %q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>,
    %m: tensor<1x2x3x5xi1>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected attn_mask of rank 3 or less (C3)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>, tensor<1x2x3x5xi1>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @mask_larger(
    %q: tensor<1x3x4xf32>, %k: tensor<1x5x4xf32>, %v: tensor<1x5x6xf32>, %m: tensor<7x3x5xi1>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected attn_mask of size 1 where query and key have it (C3)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false : (tensor<1x3x4xf32>, tensor<1x5x4xf32>, tensor<1x5x6xf32>, tensor<7x3x5xi1>) -> tensor<1x3x6xf32>
  return
}

// -----

func.func @mask_unknown_for_1(
    %q: tensor<1x4xf32>, %k: tensor<5x4xf32>, %v: tensor<5x6xf32>, %m: tensor<?x5xi1>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected attn_mask of size 1 where query and key have it (C3)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false : (tensor<1x4xf32>, tensor<5x4xf32>, tensor<5x6xf32>, tensor<?x5xi1>) -> tensor<1x6xf32>
  return
}

// -----

func.func @mask_and_causal(
    %q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>, %m: tensor<3x5xi1>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected no attn_mask with is_causal (C4)}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = true : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>, tensor<3x5xi1>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @result_shape(%q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected a result of type 'tensor<2x3x6xf32>' but found 'tensor<2x3x4xf32>'}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @result_type(%q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected a result of type 'tensor<2x3x6xf32>' but found 'tensor<2x3x6xf64>'}}
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>) -> tensor<2x3x6xf64>
  return
}

// -----

func.func @no_causal(%q: tensor<3x4xf32>) {
  // expected-error @below {{expected ','}}
  %0 = graph.scaled_dot_product_attention %q, %q, %q : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @mask_no_keyword(%q: tensor<3x3xf32>) {
  // expected-error @below {{custom op 'graph.scaled_dot_product_attention' expected 'is_causal'}}
  %0 = graph.scaled_dot_product_attention %q, %q, %q, %q, is_causal = false : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @mask_without_comma(%q: tensor<3x3xf32>) {
  // expected-error @below {{expected ','}}
  %0 = graph.scaled_dot_product_attention %q, %q, %q, mask %q is_causal = false : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @scale_type(%q: tensor<3x3xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op attribute 'scale' failed to satisfy constraint: 64-bit float attribute}}
  %0 = "graph.scaled_dot_product_attention"(%q, %q, %q) {is_causal = false, scale = 1.0 : f32} : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @five_operands(
    %a: tensor<3x3xf32>, %b: tensor<3x3xf32>, %c: tensor<3x3xf32>, %d: tensor<3x3xf32>,
    %e: tensor<3x3xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op operand count (5) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "graph.scaled_dot_product_attention"(%a, %b, %c, %d, %e) {is_causal = false} : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @two_operands(%a: tensor<3x3xf32>, %b: tensor<3x3xf32>) {
  // expected-error @below {{'graph.scaled_dot_product_attention' op expected 3 or more operands, but found 2}}
  %0 = "graph.scaled_dot_product_attention"(%a, %b) {is_causal = false} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @embedding_weight_rank(%w: tensor<5xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.embedding' op expected weight of rank 2 but found rank 1 (C1)}}
  %0 = graph.embedding %w, %i : (tensor<5xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @embedding_weight_rank_3(%w: tensor<5x2x3xf32>, %i: tensor<*xi64>) {
  // expected-error @below {{'graph.embedding' op expected weight of rank 2 but found rank 3 (C1)}}
  %0 = graph.embedding %w, %i : (tensor<5x2x3xf32>, tensor<*xi64>) -> tensor<*xf32>
  return
}

// -----

func.func @embedding_result_type(%w: tensor<5x3xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.embedding' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<2x3xf16>'}}
  %0 = graph.embedding %w, %i : (tensor<5x3xf32>, tensor<2xi64>) -> tensor<2x3xf16>
  return
}

// -----

func.func @embedding_result_shape(%w: tensor<5x3xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.embedding' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<2x5xf32>'}}
  %0 = graph.embedding %w, %i : (tensor<5x3xf32>, tensor<2xi64>) -> tensor<2x5xf32>
  return
}

// -----

func.func @embedding_float_indices(%w: tensor<5x3xf32>, %i: tensor<2xf32>) {
  // expected-error @below {{'graph.embedding' op operand #1 must be tensor of i64 or i32, but got 'tensor<2xf32>'}}
  %0 = graph.embedding %w, %i : (tensor<5x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @embedding_i8_indices(%w: tensor<5x3xf32>, %i: tensor<2xi8>) {
  // expected-error @below {{'graph.embedding' op operand #1 must be tensor of i64 or i32, but got 'tensor<2xi8>'}}
  %0 = graph.embedding %w, %i : (tensor<5x3xf32>, tensor<2xi8>) -> tensor<2x3xf32>
  return
}

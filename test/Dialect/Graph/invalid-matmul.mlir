// Products of matrices: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @matmul_scalar(%a: tensor<f32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.matmul' op expected operands of rank 1 or more (C1)}}
  %0 = graph.matmul %a, %b : (tensor<f32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @matmul_scalar_rhs(%a: tensor<3xf32>, %b: tensor<f32>) {
  // expected-error @below {{'graph.matmul' op expected operands of rank 1 or more (C1)}}
  %0 = graph.matmul %a, %b : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @matmul_inner(%a: tensor<2x3xf32>, %b: tensor<4x2xf32>) {
  // expected-error @below {{'graph.matmul' op expected size 3 of the contracted dimension but found 4 (C2)}}
  %0 = graph.matmul %a, %b : (tensor<2x3xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @matmul_vectors(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.matmul' op expected size 2 of the contracted dimension but found 3 (C2)}}
  %0 = graph.matmul %a, %b : (tensor<2xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @matmul_leading(%a: tensor<2x4x3xf32>, %b: tensor<5x3x4xf32>) {
  // expected-error @below {{'graph.matmul' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #1 but found 5 (C3)}}
  %0 = graph.matmul %a, %b : (tensor<2x4x3xf32>, tensor<5x3x4xf32>) -> tensor<2x4x4xf32>
  return
}

// -----

func.func @matmul_element_types(%a: tensor<2x3xf32>, %b: tensor<3x2xf16>) {
  // expected-error @below {{'graph.matmul' op requires the same element type for all operands and results}}
  %0 = graph.matmul %a, %b : (tensor<2x3xf32>, tensor<3x2xf16>) -> tensor<2x2xf32>
  return
}

// -----

func.func @matmul_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'graph.matmul' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.matmul %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<i1>
  return
}

// -----

func.func @matmul_result(%a: tensor<3xf32>, %b: tensor<3x4xf32>) {
  // expected-error @below {{'graph.matmul' op expected a result of type 'tensor<4xf32>' but found 'tensor<1x4xf32>'}}
  %0 = graph.matmul %a, %b : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @matmul_wider_result(%a: tensor<3xbf16>, %b: tensor<3xbf16>) {
  // expected-error @below {{'graph.matmul' op requires the same element type for all operands and results}}
  %0 = graph.matmul %a, %b : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<f32>
  return
}

// -----

func.func @linear_x_rank(%x: tensor<f32>, %w: tensor<2x3xf32>) {
  // expected-error @below {{'graph.linear' op expected x of rank 1 or more but found rank 0 (C1)}}
  %0 = graph.linear %x, %w : (tensor<f32>, tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @linear_weight_rank(%x: tensor<3xf32>, %w: tensor<3xf32>) {
  // expected-error @below {{'graph.linear' op expected weight of rank 2 but found rank 1 (C1)}}
  %0 = graph.linear %x, %w : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @linear_bias_rank(%x: tensor<3xf32>, %w: tensor<2x3xf32>, %b: tensor<f32>) {
  // expected-error @below {{'graph.linear' op expected bias of rank 1 but found rank 0 (C1)}}
  %0 = graph.linear %x, %w, %b : (tensor<3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @linear_inner(%x: tensor<5x4xf32>, %w: tensor<2x3xf32>) {
  // expected-error @below {{'graph.linear' op expected size 4 of weight but found 3 (C2)}}
  %0 = graph.linear %x, %w : (tensor<5x4xf32>, tensor<2x3xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @linear_transposed_weight(%x: tensor<5x2xf32>, %w: tensor<2x3xf32>) {
  // expected-error @below {{'graph.linear' op expected size 2 of weight but found 3 (C2)}}
  %0 = graph.linear %x, %w : (tensor<5x2xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @linear_bias_size(%x: tensor<3xf32>, %w: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.linear' op expected size 2 of bias but found 3 (C3)}}
  %0 = graph.linear %x, %w, %b : (tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @linear_element_types(%x: tensor<3xf32>, %w: tensor<2x3xf16>) {
  // expected-error @below {{'graph.linear' op requires the same element type for all operands and results}}
  %0 = graph.linear %x, %w : (tensor<3xf32>, tensor<2x3xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @linear_result(%x: tensor<5x3xf32>, %w: tensor<2x3xf32>) {
  // expected-error @below {{'graph.linear' op expected a result of type 'tensor<5x2xf32>' but found 'tensor<2x5xf32>'}}
  %0 = graph.linear %x, %w : (tensor<5x3xf32>, tensor<2x3xf32>) -> tensor<2x5xf32>
  return
}

// -----

func.func @linear_four(
    %x: tensor<3xf32>, %w: tensor<2x3xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  // expected-error @below {{expected ':'}}
  %0 = graph.linear %x, %w, %b, %c : (tensor<3xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// Deviations, norms and extrema with indices: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @var_range(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.var' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.var %x, dims = [2], correction = 1.0, keepdim = false : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @std_twice(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.std' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.std %x, dims = [1, -1], correction = 1.0, keepdim = false : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @var_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.var' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.var %x, dims = [0], correction = 1.0, keepdim = false : (tensor<2xi32>) -> tensor<i32>
  return
}

// -----

func.func @std_element_types(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.std' op requires the same element type for all operands and results}}
  %0 = graph.std %x, dims = [0], correction = 1.0, keepdim = false : (tensor<2x4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @logsumexp_range(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.logsumexp' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0 = graph.logsumexp %x, dims = [-3], keepdim = false : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @logsumexp_twice(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.logsumexp' op expected distinct dimensions but found 0 twice (C2)}}
  %0 = graph.logsumexp %x, dims = [0, 0], keepdim = false : (tensor<2x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @norm_range(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.vector_norm' op expected a dimension in [-2, 2) but found 9 (C1)}}
  %0 = graph.vector_norm %x, ord = 2.0, dims = [9], keepdim = false : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @norm_range_of_extremum(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.vector_norm' op expected a dimension in [-2, 2) but found 9 (C1)}}
  %0 = graph.vector_norm %x, ord = -1.0, dims = [9], keepdim = false : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @norm_twice(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.vector_norm' op expected distinct dimensions but found 0 twice (C2)}}
  %0 = graph.vector_norm %x, ord = 2.0, dims = [0, -2], keepdim = false : (tensor<2x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @norm_element_types(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.vector_norm' op requires the same element type for all operands and results}}
  %0 = graph.vector_norm %x, ord = 2.0, dims = [0], keepdim = false : (tensor<2x4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @norm_of_order_nan(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.vector_norm' op expected ord that is a number (C4)}}
  %0 = graph.vector_norm %x, ord = 0x7FF8000000000000, dims = [0], keepdim = false : (tensor<2x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @norm_of_nothing(%x: tensor<2x0xf32>) {
  // expected-error @below {{'graph.vector_norm' op expected dimensions that are not empty (C5)}}
  %0 = graph.vector_norm %x, ord = 0x7FF0000000000000, dims = [1], keepdim = false : (tensor<2x0xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @negative_norm_of_nothing(%x: tensor<2x0xf32>) {
  // expected-error @below {{'graph.vector_norm' op expected dimensions that are not empty (C5)}}
  %0 = graph.vector_norm %x, ord = -2.0, dims = [0, 1], keepdim = false : (tensor<2x0xf32>) -> tensor<f32>
  return
}

// -----

func.func @max_range(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.max' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0, %1 = graph.max %x, dim = 2, keepdim = false : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return
}

// -----

func.func @min_empty(%x: tensor<2x0xf32>) {
  // expected-error @below {{'graph.min' op expected a dimension that is not empty (C2)}}
  %0, %1 = graph.min %x, dim = 1, keepdim = false : (tensor<2x0xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return
}

// -----

func.func @max_values(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.max' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf64>'}}
  %0, %1 = graph.max %x, dim = 1, keepdim = false : (tensor<2x4xf32>) -> (tensor<2xf64>, tensor<2xi64>)
  return
}

// -----

func.func @min_indices(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.min' op result #1 must be tensor of i64, but got 'tensor<2xi32>'}}
  %0, %1 = graph.min %x, dim = 1, keepdim = false : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}

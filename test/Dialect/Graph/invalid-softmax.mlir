// Softmax: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @softmax_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.softmax' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.softmax %x, dim = 2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @softmax_below(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.softmax' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0 = graph.softmax %x, dim = -3 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @softmax_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'graph.softmax' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = graph.softmax %x, dim = 0 : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @softmax_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.softmax' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.softmax %x, dim = 0 : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @softmax_element_type(%x: tensor<2xf16>) {
  // expected-error @below {{'graph.softmax' op requires the same element type for all operands and results}}
  %0 = graph.softmax %x, dim = 0 : (tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @softmax_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.softmax' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<1x3xf32>'}}
  %0 = graph.softmax %x, dim = 0 : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @log_softmax_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.log_softmax' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.log_softmax %x, dim = 2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @log_softmax_below(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.log_softmax' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0 = graph.log_softmax %x, dim = -3 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @log_softmax_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'graph.log_softmax' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = graph.log_softmax %x, dim = 0 : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @log_softmax_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.log_softmax' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.log_softmax %x, dim = 0 : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @log_softmax_element_type(%x: tensor<2xf16>) {
  // expected-error @below {{'graph.log_softmax' op requires the same element type for all operands and results}}
  %0 = graph.log_softmax %x, dim = 0 : (tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @log_softmax_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.log_softmax' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<1x3xf32>'}}
  %0 = graph.log_softmax %x, dim = 0 : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}

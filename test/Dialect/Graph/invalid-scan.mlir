// Running sums and their kin: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @cumsum_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.cumsum' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.cumsum %x, dim = 2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @cumsum_scalar(%x: tensor<f32>) {
  // expected-error @below {{'graph.cumsum' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.cumsum %x, dim = 1 : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @cumsum_type(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.cumsum' op requires the same element type for all operands and results}}
  %0 = graph.cumsum %x, dim = 0 : (tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @cumprod_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.cumprod' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.cumprod %x, dim = 2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @cumprod_scalar(%x: tensor<f32>) {
  // expected-error @below {{'graph.cumprod' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.cumprod %x, dim = 1 : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @cumprod_type(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.cumprod' op requires the same element type for all operands and results}}
  %0 = graph.cumprod %x, dim = 0 : (tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @logcumsumexp_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.logcumsumexp' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.logcumsumexp %x, dim = 2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @logcumsumexp_scalar(%x: tensor<f32>) {
  // expected-error @below {{'graph.logcumsumexp' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.logcumsumexp %x, dim = 1 : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @logcumsumexp_type(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.logcumsumexp' op requires the same element type for all operands and results}}
  %0 = graph.logcumsumexp %x, dim = 0 : (tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @cumsum_of_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.cumsum' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.cumsum %x, dim = 0 : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @cummax_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.cummax' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0, %1 = graph.cummax %x, dim = -3 : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return
}

// -----

func.func @cummax_values(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.cummax' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf64>'}}
  %0, %1 = graph.cummax %x, dim = 0 : (tensor<2xf32>) -> (tensor<2xf64>, tensor<2xi64>)
  return
}

// -----

func.func @cummin_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.cummin' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0, %1 = graph.cummin %x, dim = -3 : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return
}

// -----

func.func @cummin_values(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.cummin' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf64>'}}
  %0, %1 = graph.cummin %x, dim = 0 : (tensor<2xf32>) -> (tensor<2xf64>, tensor<2xi64>)
  return
}

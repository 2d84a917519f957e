// Index reductions, and spellings of reductions, that are refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @argmax_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.argmax' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.argmax %x, dim = 2, keepdim = false : (tensor<2x3xf32>) -> tensor<2xi64>
  return
}

// -----

func.func @argmax_empty(%x: tensor<2x0xf32>) {
  // expected-error @below {{'graph.argmax' op expected a dimension that is not empty (C2)}}
  %0 = graph.argmax %x, dim = 1, keepdim = false : (tensor<2x0xf32>) -> tensor<2xi64>
  return
}

// -----

func.func @argmax_result_type(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.argmax' op result #0 must be tensor of i64, but got 'tensor<2xi32>'}}
  %0 = graph.argmax %x, dim = 1, keepdim = false : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @argmax_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'graph.argmax' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = graph.argmax %x, dim = 0, keepdim = false : (tensor<f32>) -> tensor<i64>
  return
}

// -----

func.func @argmax_shape(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.argmax' op expected a result of type 'tensor<1x3xi64>' but found 'tensor<3xi64>'}}
  %0 = graph.argmax %x, dim = 0, keepdim = true : (tensor<2x3xf32>) -> tensor<3xi64>
  return
}

// -----

func.func @argmin_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.argmin' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.argmin %x, dim = 2, keepdim = false : (tensor<2x3xf32>) -> tensor<2xi64>
  return
}

// -----

func.func @argmin_empty(%x: tensor<2x0xf32>) {
  // expected-error @below {{'graph.argmin' op expected a dimension that is not empty (C2)}}
  %0 = graph.argmin %x, dim = 1, keepdim = false : (tensor<2x0xf32>) -> tensor<2xi64>
  return
}

// -----

func.func @argmin_result_type(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.argmin' op result #0 must be tensor of i64, but got 'tensor<2xi32>'}}
  %0 = graph.argmin %x, dim = 1, keepdim = false : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @argmin_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'graph.argmin' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = graph.argmin %x, dim = 0, keepdim = false : (tensor<f32>) -> tensor<i64>
  return
}

// -----

func.func @argmin_shape(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.argmin' op expected a result of type 'tensor<1x3xi64>' but found 'tensor<3xi64>'}}
  %0 = graph.argmin %x, dim = 0, keepdim = true : (tensor<2x3xf32>) -> tensor<3xi64>
  return
}

// -----

func.func @dim_missing(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.argmax' op requires attribute 'dim'}}
  %0 = "graph.argmax"(%x) {keepdim = true} : (tensor<2xf32>) -> tensor<1xi64>
  return
}

// -----

func.func @dim_of_other_width(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.argmax' op attribute 'dim' failed to satisfy constraint: 64-bit integer attribute}}
  %0 = "graph.argmax"(%x) {keepdim = true, dim = 0 : i32} : (tensor<2xf32>) -> tensor<1xi64>
  return
}

// -----

func.func @dim_too_great(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.argmax' op expected a dimension in [-1, 1) but found -9223372036854775808 (C1)}}
  %0 = graph.argmax %x, dim = 9223372036854775808, keepdim = true : (tensor<2xf32>) -> tensor<1xi64>
  return
}

// -----

func.func @dims_missing(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.sum' op requires attribute 'dims'}}
  %0 = "graph.sum"(%x) {keepdim = true} : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @dims_not_numbers(%x: tensor<2xf32>) {
  // expected-error @below {{expected ']'}}
  // expected-error @below {{custom op 'graph.sum' expected integer value}}
  %0 = graph.sum %x, dims = [%x], keepdim = true : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @no_dims(%x: tensor<2xf32>) {
  // expected-error @below {{custom op 'graph.sum' expected 'dims'}}
  %0 = graph.sum %x, keepdim = true : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// Normalisation: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @batch_norm_rank(
    %x: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %w: tensor<3xf32>,
    %b: tensor<3xf32>) {
  // expected-error @below {{'graph.batch_norm' op expected x of rank 2 or more but found rank 1 (C1)}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @batch_norm_mean_rank(
    %x: tensor<2x3xf32>, %m: tensor<3x1xf32>, %v: tensor<3xf32>, %w: tensor<3xf32>,
    %b: tensor<3xf32>) {
  // expected-error @below {{'graph.batch_norm' op expected mean of rank 1 but found rank 2 (C2)}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3x1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @batch_norm_mean_size(
    %x: tensor<2x3xf32>, %m: tensor<4xf32>, %v: tensor<3xf32>, %w: tensor<3xf32>,
    %b: tensor<3xf32>) {
  // expected-error @below {{'graph.batch_norm' op expected size 3 of mean but found 4 (C2)}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @batch_norm_var_size(
    %x: tensor<2x3xf32>, %m: tensor<3xf32>, %v: tensor<1xf32>, %w: tensor<3xf32>,
    %b: tensor<3xf32>) {
  // expected-error @below {{'graph.batch_norm' op expected size 3 of var but found 1 (C2)}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @batch_norm_weight_size(
    %x: tensor<2x3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %w: tensor<2xf32>,
    %b: tensor<3xf32>) {
  // expected-error @below {{'graph.batch_norm' op expected size 3 of weight but found 2 (C2)}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @batch_norm_bias_size(
    %x: tensor<2x3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %w: tensor<3xf32>,
    %b: tensor<0xf32>) {
  // expected-error @below {{'graph.batch_norm' op expected size 3 of bias but found 0 (C2)}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @batch_norm_element_types(
    %x: tensor<2x3xf16>, %m: tensor<3xf32>, %v: tensor<3xf32>, %w: tensor<3xf32>,
    %b: tensor<3xf32>) {
  // expected-error @below {{'graph.batch_norm' op requires the same element type for all operands and results}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<2x3xf16>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf16>
  return
}

// -----

func.func @batch_norm_eps_nan(
    %x: tensor<2x3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %w: tensor<3xf32>,
    %b: tensor<3xf32>) {
  // expected-error @below {{'graph.batch_norm' op expected eps that is a number (C4)}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 0x7FF8000000000000 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @batch_norm_result(
    %x: tensor<2x3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %w: tensor<3xf32>,
    %b: tensor<3xf32>) {
  // expected-error @below {{'graph.batch_norm' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<3x2xf32>'}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @batch_norm_integers(
    %x: tensor<2x3xi32>, %m: tensor<3xi32>, %v: tensor<3xi32>, %w: tensor<3xi32>,
    %b: tensor<3xi32>) {
  // expected-error @below {{'graph.batch_norm' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2x3xi32>'}}
  %0 = graph.batch_norm %x, %m, %v, weight %w, bias %b, eps = 1.0e-05 : (tensor<2x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @layer_norm_zero_dims(%x: tensor<2x3xf32>, %w: tensor<f32>, %b: tensor<f32>) {
  // expected-error @below {{'graph.layer_norm' op expected normalized_dims in [1, 2] but found 0 (C1)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 0, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_too_many_dims(
    %x: tensor<2x3xf32>, %w: tensor<1x2x3xf32>, %b: tensor<1x2x3xf32>) {
  // expected-error @below {{'graph.layer_norm' op expected normalized_dims in [1, 2] but found 3 (C1)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 3, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_giant_dims(%x: tensor<2x3xf32>, %w: tensor<3xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.layer_norm' op expected normalized_dims in [1, 2] but found 9223372036854775807 (C1)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 9223372036854775807, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_negative_dims(%x: tensor<2x3xf32>, %w: tensor<3xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.layer_norm' op expected normalized_dims in [1, 2] but found -1 (C1)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = -1, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_scalar(%x: tensor<f32>, %w: tensor<f32>, %b: tensor<f32>) {
  // expected-error @below {{'graph.layer_norm' op expected normalized_dims in [1, 0] but found 1 (C1)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @layer_norm_weight_rank(%x: tensor<2x3xf32>, %w: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.layer_norm' op expected weight of rank 1 but found rank 2 (C2)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_bias_rank(%x: tensor<2x3xf32>, %w: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.layer_norm' op expected bias of rank 2 but found rank 1 (C2)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 2, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_weight_size(%x: tensor<2x3xf32>, %w: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.layer_norm' op expected size 3 of weight but found 2 (C2)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_bias_size(%x: tensor<2x3xf32>, %w: tensor<3xf32>, %b: tensor<1xf32>) {
  // expected-error @below {{'graph.layer_norm' op expected size 3 of bias but found 1 (C2)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_element_types(%x: tensor<2x3xf32>, %w: tensor<3xf64>, %b: tensor<3xf64>) {
  // expected-error @below {{'graph.layer_norm' op requires the same element type for all operands and results}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_eps_nan(%x: tensor<2x3xf32>, %w: tensor<3xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.layer_norm' op expected eps that is a number (C4)}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 0x7FF8000000000000 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layer_norm_result(%x: tensor<2x3xf32>, %w: tensor<3xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.layer_norm' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<2x1xf32>'}}
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x1xf32>
  return
}

// Activation functions: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @hardsigmoid_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.hardsigmoid' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.hardsigmoid %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @hardswish_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.hardswish' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.hardswish %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @logsigmoid_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.logsigmoid' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.logsigmoid %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @mish_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.mish' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.mish %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @leaky_relu_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.leaky_relu' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.leaky_relu %x, negative_slope = 1.000000e-02 : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @elu_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.elu' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.elu %x, alpha = 1.000000e+00, scale = 1.500000e+00, input_scale = 5.000000e-01 : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @softplus_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.softplus' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.softplus %x, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @hardtanh_of_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.hardtanh' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.hardtanh %x, min_val = 0.0, max_val = 1.0 : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @hardtanh_order(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.hardtanh' op expected min_val that is not above max_val (C2)}}
  %0 = graph.hardtanh %x, min_val = 1.0, max_val = 0.5 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @hardtanh_nan(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.hardtanh' op expected min_val that is not above max_val (C2)}}
  %0 = graph.hardtanh %x, min_val = 0x7FF8000000000000, max_val = 0.5 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @hardtanh_fraction(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.hardtanh' op expected min_val and max_val of the element type (C3)}}
  %0 = graph.hardtanh %x, min_val = -0.5, max_val = 1.0 : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @hardtanh_unsigned(%x: tensor<2xui8>) {
  // expected-error @below {{'graph.hardtanh' op expected min_val and max_val of the element type (C3)}}
  %0 = graph.hardtanh %x, min_val = -1.0, max_val = 1.0 : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @hardtanh_range(%x: tensor<2xi64>) {
  // expected-error @below {{'graph.hardtanh' op expected min_val and max_val of the element type (C3)}}
  %0 = graph.hardtanh %x, min_val = 0.0, max_val = 9223372036854775808.0 : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @prelu_rank(%x: tensor<2x3xf32>, %w: tensor<f32>) {
  // expected-error @below {{'graph.prelu' op expected weight of rank 1 but found rank 0 (C1)}}
  %0 = graph.prelu %x, %w : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @prelu_channels(%x: tensor<2x3xf32>, %w: tensor<2xf32>) {
  // expected-error @below {{'graph.prelu' op expected size 3 of weight but found 2 (C2)}}
  %0 = graph.prelu %x, %w : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @prelu_rank_1(%x: tensor<3xf32>, %w: tensor<3xf32>) {
  // expected-error @below {{'graph.prelu' op expected size 1 of weight but found 3 (C2)}}
  %0 = graph.prelu %x, %w : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @prelu_element_types(%x: tensor<3xf32>, %w: tensor<1xf16>) {
  // expected-error @below {{'graph.prelu' op requires the same element type for all operands and results}}
  %0 = graph.prelu %x, %w : (tensor<3xf32>, tensor<1xf16>) -> tensor<3xf32>
  return
}

// -----

func.func @glu_dim(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.glu' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.glu %x, dim = 2 : (tensor<2x4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @glu_odd(%x: tensor<2x5xf32>) {
  // expected-error @below {{'graph.glu' op expected an even size but found 5 (C2)}}
  %0 = graph.glu %x, dim = 1 : (tensor<2x5xf32>) -> tensor<2x2xf32>
  return
}

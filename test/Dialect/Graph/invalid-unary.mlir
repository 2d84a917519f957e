// Unary operators refuse wrong types, as their descriptions number them.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @exp_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.exp' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.exp %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @expm1_of_integers(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.expm1' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi1>'}}
  %0 = graph.expm1 %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @log_of_integers(%x: tensor<2xui8>) {
  // expected-error @below {{'graph.log' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xui8>'}}
  %0 = graph.log %x : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @log1p_of_integers(%x: tensor<2xi64>) {
  // expected-error @below {{'graph.log1p' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi64>'}}
  %0 = graph.log1p %x : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @log2_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.log2' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.log2 %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @sqrt_of_integers(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.sqrt' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi1>'}}
  %0 = graph.sqrt %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @rsqrt_of_integers(%x: tensor<2xui8>) {
  // expected-error @below {{'graph.rsqrt' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xui8>'}}
  %0 = graph.rsqrt %x : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @reciprocal_of_integers(%x: tensor<2xi64>) {
  // expected-error @below {{'graph.reciprocal' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi64>'}}
  %0 = graph.reciprocal %x : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @sin_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.sin' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.sin %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @cos_of_integers(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.cos' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi1>'}}
  %0 = graph.cos %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @tanh_of_integers(%x: tensor<2xui8>) {
  // expected-error @below {{'graph.tanh' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xui8>'}}
  %0 = graph.tanh %x : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @erf_of_integers(%x: tensor<2xi64>) {
  // expected-error @below {{'graph.erf' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi64>'}}
  %0 = graph.erf %x : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @sigmoid_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.sigmoid' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.sigmoid %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @silu_of_integers(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.silu' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi1>'}}
  %0 = graph.silu %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @floor_of_integers(%x: tensor<2xui8>) {
  // expected-error @below {{'graph.floor' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xui8>'}}
  %0 = graph.floor %x : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @ceil_of_integers(%x: tensor<2xi64>) {
  // expected-error @below {{'graph.ceil' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi64>'}}
  %0 = graph.ceil %x : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @round_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.round' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.round %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @trunc_of_integers(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.trunc' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi1>'}}
  %0 = graph.trunc %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @neg_of_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.neg' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.neg %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @abs_of_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.abs' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.abs %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @sign_of_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.sign' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.sign %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @square_of_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.square' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.square %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @relu_of_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.relu' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.relu %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @logical_not_of_numbers(%x: tensor<2xi8>) {
  // expected-error @below {{'graph.logical_not' op operand #0 must be tensor of i1, but got 'tensor<2xi8>'}}
  %0 = graph.logical_not %x : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @bitwise_not_of_floats(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.bitwise_not' op operand #0 must be tensor of i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xf32>'}}
  %0 = graph.bitwise_not %x : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @gelu_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.gelu' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.gelu %x, approximate = none : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @isnan_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.isnan' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.isnan %x : (tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @isinf_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.isinf' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.isinf %x : (tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @shape_of_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.exp' op all non-scalar operands/results must have the same shape and base type}}
  %0 = graph.exp %x : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @rank_of_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.tanh' op all non-scalar operands/results must have the same shape and base type}}
  %0 = graph.tanh %x : (tensor<2x3xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @type_of_result(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.neg' op requires the same element type for all operands and results}}
  %0 = graph.neg %x : (tensor<2xi32>) -> tensor<2xi64>
  return
}

// -----

func.func @isnan_result_not_boolean(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.isnan' op result #0 must be tensor of i1, but got 'tensor<2xi8>'}}
  %0 = graph.isnan %x : (tensor<2xf32>) -> tensor<2xi8>
  return
}

// -----

func.func @isinf_shape_of_result(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.isinf' op all non-scalar operands/results must have the same shape and base type}}
  %0 = graph.isinf %x : (tensor<2xf32>) -> tensor<3xi1>
  return
}

// -----

func.func @gelu_type_of_result(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.gelu' op requires the same element type for all operands and results}}
  %0 = graph.gelu %x, approximate = tanh : (tensor<2xf32>) -> tensor<2xf16>
  return
}

// Primitives on one tensor: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @exp_operand(%x: tensor<2xi32>) {
  // expected-error @below {{'core.exp' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = core.exp %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @expm1_operand(%x: tensor<2xi1>) {
  // expected-error @below {{'core.expm1' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi1>'}}
  %0 = core.expm1 %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @log_operand(%x: tensor<*xf32>) {
  // expected-error @below {{'core.log' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<*xf32>'}}
  %0 = core.log %x : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @log2_operand(%x: tensor<2xi16>) {
  // expected-error @below {{'core.log2' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi16>'}}
  %0 = core.log2 %x : (tensor<2xi16>) -> tensor<2xi16>
  return
}

// -----

func.func @log1p_operand(%x: tensor<2xui8>) {
  // expected-error @below {{'core.log1p' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xui8>'}}
  %0 = core.log1p %x : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @sin_operand(%x: tensor<2xi64>) {
  // expected-error @below {{'core.sin' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi64>'}}
  %0 = core.sin %x : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @cos_operand(%x: tensor<2xi32>) {
  // expected-error @below {{'core.cos' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = core.cos %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @tanh_operand(%x: tensor<2xi1>) {
  // expected-error @below {{'core.tanh' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi1>'}}
  %0 = core.tanh %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @erf_operand(%x: tensor<*xf32>) {
  // expected-error @below {{'core.erf' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<*xf32>'}}
  %0 = core.erf %x : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @sqrt_operand(%x: tensor<2xui8>) {
  // expected-error @below {{'core.sqrt' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xui8>'}}
  %0 = core.sqrt %x : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @rsqrt_operand(%x: tensor<2xi64>) {
  // expected-error @below {{'core.rsqrt' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi64>'}}
  %0 = core.rsqrt %x : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @floor_operand(%x: tensor<2xi32>) {
  // expected-error @below {{'core.floor' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = core.floor %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @ceil_operand(%x: tensor<2xi1>) {
  // expected-error @below {{'core.ceil' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi1>'}}
  %0 = core.ceil %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @round_even_operand(%x: tensor<*xf32>) {
  // expected-error @below {{'core.round_even' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<*xf32>'}}
  %0 = core.round_even %x : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @neg_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'core.neg' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.neg %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @abs_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'core.abs' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.abs %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @sign_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'core.sign' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.sign %x : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @not_floats(%x: tensor<2xf32>) {
  // expected-error @below {{'core.not' op operand #0 must be ranked tensor of i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xf32>'}}
  %0 = core.not %x : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @exp_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.exp' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.exp %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @neg_result_type(%x: tensor<2xi8>) {
  // expected-error @below {{'core.neg' op requires the same element type for all operands and results}}
  %0 = core.neg %x : (tensor<2xi8>) -> tensor<2xi16>
  return
}

// -----

func.func @neg_unranked_result(%x: tensor<2xi8>) {
  // expected-error @below {{'core.neg' op result #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<*xi8>'}}
  %0 = core.neg %x : (tensor<2xi8>) -> tensor<*xi8>
  return
}

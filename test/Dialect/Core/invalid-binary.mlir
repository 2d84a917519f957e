// Primitives on two tensors, which do not broadcast: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @add_shapes(%a: tensor<2x3xf32>, %b: tensor<1x3xf32>) {
  // expected-error @below {{'core.add' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.add %a, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @sub_shapes(%a: tensor<2x3xui8>, %b: tensor<1x3xui8>) {
  // expected-error @below {{'core.sub' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.sub %a, %b : (tensor<2x3xui8>, tensor<1x3xui8>) -> tensor<2x3xui8>
  return
}

// -----

func.func @mul_shapes(%a: tensor<2x3xi64>, %b: tensor<1x3xi64>) {
  // expected-error @below {{'core.mul' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.mul %a, %b : (tensor<2x3xi64>, tensor<1x3xi64>) -> tensor<2x3xi64>
  return
}

// -----

func.func @div_shapes(%a: tensor<2x3xi32>, %b: tensor<1x3xi32>) {
  // expected-error @below {{'core.div' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.div %a, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @rem_shapes(%a: tensor<2x3xf16>, %b: tensor<1x3xf16>) {
  // expected-error @below {{'core.rem' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.rem %a, %b : (tensor<2x3xf16>, tensor<1x3xf16>) -> tensor<2x3xf16>
  return
}

// -----

func.func @pow_shapes(%a: tensor<2x3xf64>, %b: tensor<1x3xf64>) {
  // expected-error @below {{'core.pow' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.pow %a, %b : (tensor<2x3xf64>, tensor<1x3xf64>) -> tensor<2x3xf64>
  return
}

// -----

func.func @maximum_shapes(%a: tensor<2x3xi8>, %b: tensor<1x3xi8>) {
  // expected-error @below {{'core.maximum' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.maximum %a, %b : (tensor<2x3xi8>, tensor<1x3xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @minimum_shapes(%a: tensor<2x3xbf16>, %b: tensor<1x3xbf16>) {
  // expected-error @below {{'core.minimum' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.minimum %a, %b : (tensor<2x3xbf16>, tensor<1x3xbf16>) -> tensor<2x3xbf16>
  return
}

// -----

func.func @atan2_shapes(%a: tensor<2x3xf32>, %b: tensor<1x3xf32>) {
  // expected-error @below {{'core.atan2' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.atan2 %a, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @and_shapes(%a: tensor<2x3xi1>, %b: tensor<1x3xi1>) {
  // expected-error @below {{'core.and' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.and %a, %b : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @or_shapes(%a: tensor<2x3xi64>, %b: tensor<1x3xi64>) {
  // expected-error @below {{'core.or' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.or %a, %b : (tensor<2x3xi64>, tensor<1x3xi64>) -> tensor<2x3xi64>
  return
}

// -----

func.func @xor_shapes(%a: tensor<2x3xui8>, %b: tensor<1x3xui8>) {
  // expected-error @below {{'core.xor' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.xor %a, %b : (tensor<2x3xui8>, tensor<1x3xui8>) -> tensor<2x3xui8>
  return
}

// -----

func.func @shift_left_shapes(%a: tensor<2x3xi16>, %b: tensor<1x3xi16>) {
  // expected-error @below {{'core.shift_left' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.shift_left %a, %b : (tensor<2x3xi16>, tensor<1x3xi16>) -> tensor<2x3xi16>
  return
}

// -----

func.func @shift_right_shapes(%a: tensor<2x3xui8>, %b: tensor<1x3xui8>) {
  // expected-error @below {{'core.shift_right' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.shift_right %a, %b : (tensor<2x3xui8>, tensor<1x3xui8>) -> tensor<2x3xui8>
  return
}

// -----

func.func @add_types(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @below {{'core.add' op requires the same element type for all operands and results}}
  %0 = core.add %a, %b : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @sub_types(%a: tensor<2xui8>, %b: tensor<2xi32>) {
  // expected-error @below {{'core.sub' op requires the same element type for all operands and results}}
  %0 = core.sub %a, %b : (tensor<2xui8>, tensor<2xi32>) -> tensor<2xui8>
  return
}

// -----

func.func @mul_types(%a: tensor<2xi64>, %b: tensor<2xi32>) {
  // expected-error @below {{'core.mul' op requires the same element type for all operands and results}}
  %0 = core.mul %a, %b : (tensor<2xi64>, tensor<2xi32>) -> tensor<2xi64>
  return
}

// -----

func.func @div_types(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expected-error @below {{'core.div' op requires the same element type for all operands and results}}
  %0 = core.div %a, %b : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

func.func @rem_types(%a: tensor<2xf16>, %b: tensor<2xf64>) {
  // expected-error @below {{'core.rem' op requires the same element type for all operands and results}}
  %0 = core.rem %a, %b : (tensor<2xf16>, tensor<2xf64>) -> tensor<2xf16>
  return
}

// -----

func.func @pow_types(%a: tensor<2xf64>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.pow' op requires the same element type for all operands and results}}
  %0 = core.pow %a, %b : (tensor<2xf64>, tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @maximum_types(%a: tensor<2xi8>, %b: tensor<2xi32>) {
  // expected-error @below {{'core.maximum' op requires the same element type for all operands and results}}
  %0 = core.maximum %a, %b : (tensor<2xi8>, tensor<2xi32>) -> tensor<2xi8>
  return
}

// -----

func.func @minimum_types(%a: tensor<2xbf16>, %b: tensor<2xf64>) {
  // expected-error @below {{'core.minimum' op requires the same element type for all operands and results}}
  %0 = core.minimum %a, %b : (tensor<2xbf16>, tensor<2xf64>) -> tensor<2xbf16>
  return
}

// -----

func.func @add_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'core.add' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.add %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @sub_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'core.sub' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.sub %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @mul_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'core.mul' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.mul %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @div_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'core.div' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.div %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @rem_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'core.rem' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.rem %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @pow_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'core.pow' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.pow %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @maximum_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'core.maximum' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.maximum %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @minimum_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'core.minimum' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.minimum %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @shift_left_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'core.shift_left' op operand #0 must be ranked tensor of i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = core.shift_left %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @and_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.and' op operand #0 must be ranked tensor of i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xf32>'}}
  %0 = core.and %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @or_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.or' op operand #0 must be ranked tensor of i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xf32>'}}
  %0 = core.or %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @xor_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.xor' op operand #0 must be ranked tensor of i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xf32>'}}
  %0 = core.xor %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @shift_left_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.shift_left' op operand #0 must be ranked tensor of i64, i32, i16, i8 or ui8, but got 'tensor<2xf32>'}}
  %0 = core.shift_left %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @atan2_integers(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  // expected-error @below {{'core.atan2' op operand #0 must be ranked tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = core.atan2 %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @add_ranks(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @below {{'core.add' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.add %a, %b : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// Operators on two tensors refuse wrong element types (C1).
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @add_element_types(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @below {{'graph.add' op requires the same element type for all operands and results}}
  %0 = graph.add %a, %b : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @sub_element_types(%a: tensor<2xui8>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.sub' op requires the same element type for all operands and results}}
  %0 = graph.sub %a, %b : (tensor<2xui8>, tensor<2xi32>) -> tensor<2xui8>
  return
}

// -----

func.func @maximum_element_types(%a: tensor<2xf16>, %b: tensor<2xf64>) {
  // expected-error @below {{'graph.maximum' op requires the same element type for all operands and results}}
  %0 = graph.maximum %a, %b : (tensor<2xf16>, tensor<2xf64>) -> tensor<2xf16>
  return
}

// -----

func.func @minimum_element_types(%a: tensor<2xbf16>, %b: tensor<2xf64>) {
  // expected-error @below {{'graph.minimum' op requires the same element type for all operands and results}}
  %0 = graph.minimum %a, %b : (tensor<2xbf16>, tensor<2xf64>) -> tensor<2xbf16>
  return
}

// -----

func.func @pow_element_types(%a: tensor<2xi16>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.pow' op requires the same element type for all operands and results}}
  %0 = graph.pow %a, %b : (tensor<2xi16>, tensor<2xi32>) -> tensor<2xi16>
  return
}

// -----

func.func @atan2_element_types(%a: tensor<2xf64>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.atan2' op requires the same element type for all operands and results}}
  %0 = graph.atan2 %a, %b : (tensor<2xf64>, tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @remainder_element_types(%a: tensor<2xi8>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.remainder' op requires the same element type for all operands and results}}
  %0 = graph.remainder %a, %b : (tensor<2xi8>, tensor<2xi32>) -> tensor<2xi8>
  return
}

// -----

func.func @fmod_element_types(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @below {{'graph.fmod' op requires the same element type for all operands and results}}
  %0 = graph.fmod %a, %b : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @bitwise_and_element_types(%a: tensor<2xi64>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.bitwise_and' op requires the same element type for all operands and results}}
  %0 = graph.bitwise_and %a, %b : (tensor<2xi64>, tensor<2xi32>) -> tensor<2xi64>
  return
}

// -----

func.func @bitwise_xor_element_types(%a: tensor<2xui8>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.bitwise_xor' op requires the same element type for all operands and results}}
  %0 = graph.bitwise_xor %a, %b : (tensor<2xui8>, tensor<2xi32>) -> tensor<2xui8>
  return
}

// -----

func.func @bitwise_left_shift_element_types(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expected-error @below {{'graph.bitwise_left_shift' op requires the same element type for all operands and results}}
  %0 = graph.bitwise_left_shift %a, %b : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

func.func @bitwise_right_shift_element_types(%a: tensor<2xui8>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.bitwise_right_shift' op requires the same element type for all operands and results}}
  %0 = graph.bitwise_right_shift %a, %b : (tensor<2xui8>, tensor<2xi32>) -> tensor<2xui8>
  return
}

// -----

func.func @logical_and_of_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.logical_and' op operand #0 must be tensor of i1, but got 'tensor<2xf32>'}}
  %0 = graph.logical_and %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @logical_or_of_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.logical_or' op operand #0 must be tensor of i1, but got 'tensor<2xf32>'}}
  %0 = graph.logical_or %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @logical_xor_of_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.logical_xor' op operand #0 must be tensor of i1, but got 'tensor<2xf32>'}}
  %0 = graph.logical_xor %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @bitwise_and_of_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.bitwise_and' op operand #0 must be tensor of i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xf32>'}}
  %0 = graph.bitwise_and %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @bitwise_or_of_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.bitwise_or' op operand #0 must be tensor of i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xf32>'}}
  %0 = graph.bitwise_or %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @bitwise_xor_of_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.bitwise_xor' op operand #0 must be tensor of i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xf32>'}}
  %0 = graph.bitwise_xor %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @bitwise_left_shift_of_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.bitwise_left_shift' op operand #0 must be tensor of i64, i32, i16, i8 or ui8, but got 'tensor<2xf32>'}}
  %0 = graph.bitwise_left_shift %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @bitwise_right_shift_of_floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.bitwise_right_shift' op operand #0 must be tensor of i64, i32, i16, i8 or ui8, but got 'tensor<2xf32>'}}
  %0 = graph.bitwise_right_shift %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @sub_of_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'graph.sub' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.sub %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @pow_of_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'graph.pow' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.pow %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @remainder_of_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'graph.remainder' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.remainder %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @fmod_of_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'graph.fmod' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.fmod %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @bitwise_left_shift_of_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'graph.bitwise_left_shift' op operand #0 must be tensor of i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.bitwise_left_shift %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @bitwise_right_shift_of_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'graph.bitwise_right_shift' op operand #0 must be tensor of i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.bitwise_right_shift %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @atan2_of_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'graph.atan2' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi1>'}}
  %0 = graph.atan2 %a, %b : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @add_result_type(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.add' op requires the same element type for all operands and results}}
  %0 = graph.add %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @eq_element_types(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.eq' op requires the same element type for all operands}}
  %0 = graph.eq %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @ne_element_types(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.ne' op requires the same element type for all operands}}
  %0 = graph.ne %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @lt_element_types(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.lt' op requires the same element type for all operands}}
  %0 = graph.lt %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @le_element_types(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.le' op requires the same element type for all operands}}
  %0 = graph.le %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @gt_element_types(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.gt' op requires the same element type for all operands}}
  %0 = graph.gt %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @ge_element_types(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.ge' op requires the same element type for all operands}}
  %0 = graph.ge %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @eq_result_type(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.eq' op result #0 must be tensor of i1, but got 'tensor<2xi8>'}}
  %0 = graph.eq %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi8>
  return
}

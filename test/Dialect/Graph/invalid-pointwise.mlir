// Quotients, choices, limits and casts refuse what their descriptions number.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @div_integers_none(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  // expected-error @below {{'graph.div' op expected rounding_mode trunc or floor for integers but found none (C3)}}
  %0 = graph.div %a, %b, rounding_mode = none : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @div_ui8_none(%a: tensor<2xui8>, %b: tensor<2xui8>) {
  // expected-error @below {{'graph.div' op expected rounding_mode trunc or floor for integers but found none (C3)}}
  %0 = graph.div %a, %b, rounding_mode = none : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @div_booleans(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expected-error @below {{'graph.div' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.div %a, %b, rounding_mode = trunc : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @div_element_types(%a: tensor<2xi8>, %b: tensor<2xi16>) {
  // expected-error @below {{'graph.div' op requires the same element type for all operands and results}}
  %0 = graph.div %a, %b, rounding_mode = trunc : (tensor<2xi8>, tensor<2xi16>) -> tensor<2xi8>
  return
}

// -----

func.func @div_unknown_mode(%a: tensor<2xf32>) {
  // expected-error @below {{custom op 'graph.div' expected one of none, trunc, floor but found 'ceil'}}
  %0 = graph.div %a, %a, rounding_mode = ceil : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @div_no_mode(%a: tensor<2xf32>) {
  // expected-error @below {{expected ','}}
  %0 = graph.div %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @where_other(%c: tensor<2xi1>, %x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error @below {{'graph.where' op expected element type 'f32' of other but found 'f64' (C1)}}
  %0 = graph.where %c, %x, %y : (tensor<2xi1>, tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @where_result(%c: tensor<2xi1>, %x: tensor<2xf32>) {
  // expected-error @below {{'graph.where' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf64>'}}
  %0 = graph.where %c, %x, %x : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @where_condition(%c: tensor<2xi8>, %x: tensor<2xf32>) {
  // expected-error @below {{'graph.where' op operand #0 must be tensor of i1, but got 'tensor<2xi8>'}}
  %0 = graph.where %c, %x, %x : (tensor<2xi8>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @where_result_shape(%c: tensor<4x1xi1>, %x: tensor<2xf32>) {
  // expected-error @below {{'graph.where' op expected a result of type 'tensor<4x2xf32>' but found 'tensor<2xf32>'}}
  %0 = graph.where %c, %x, %x : (tensor<4x1xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @clamp_element_types(%x: tensor<2xf32>, %lo: tensor<f16>, %hi: tensor<f32>) {
  // expected-error @below {{'graph.clamp' op requires the same element type for all operands and results}}
  %0 = graph.clamp %x, %lo, %hi : (tensor<2xf32>, tensor<f16>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @clamp_booleans(%x: tensor<2xi1>, %lo: tensor<i1>, %hi: tensor<i1>) {
  // expected-error @below {{'graph.clamp' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.clamp %x, %lo, %hi : (tensor<2xi1>, tensor<i1>, tensor<i1>) -> tensor<2xi1>
  return
}

// -----

func.func @clamp_result(%x: tensor<2xi8>, %lo: tensor<i8>) {
  // expected-error @below {{'graph.clamp' op requires the same element type for all operands and results}}
  %0 = graph.clamp %x, %lo, %lo : (tensor<2xi8>, tensor<i8>, tensor<i8>) -> tensor<2xi16>
  return
}

// -----

func.func @cast_shape(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.cast' op all non-scalar operands/results must have the same shape and base type}}
  %0 = graph.cast %x : (tensor<2x3xf32>) -> tensor<3x2xi32>
  return
}

// -----

func.func @cast_rank(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.cast' op all non-scalar operands/results must have the same shape and base type}}
  %0 = graph.cast %x : (tensor<6xf32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @cast_to_index(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.cast' op result #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xindex>'}}
  %0 = graph.cast %x : (tensor<2xf32>) -> tensor<2xindex>
  return
}

// -----

func.func @cast_from_unsigned(%x: tensor<2xui16>) {
  // expected-error @below {{'graph.cast' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xui16>'}}
  %0 = graph.cast %x : (tensor<2xui16>) -> tensor<2xf32>
  return
}

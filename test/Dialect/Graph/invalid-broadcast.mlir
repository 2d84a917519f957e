// Operands that do not broadcast (C2).
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @add_broadcast(%a: tensor<2x3xf32>, %b: tensor<4xf32>) {
  // expected-error @below {{'graph.add' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.add %a, %b : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @sub_broadcast(%a: tensor<2x3xui8>, %b: tensor<4xui8>) {
  // expected-error @below {{'graph.sub' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.sub %a, %b : (tensor<2x3xui8>, tensor<4xui8>) -> tensor<2x3xui8>
  return
}

// -----

func.func @mul_broadcast(%a: tensor<2x3xi1>, %b: tensor<4xi1>) {
  // expected-error @below {{'graph.mul' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.mul %a, %b : (tensor<2x3xi1>, tensor<4xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @maximum_broadcast(%a: tensor<2x3xf16>, %b: tensor<4xf16>) {
  // expected-error @below {{'graph.maximum' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.maximum %a, %b : (tensor<2x3xf16>, tensor<4xf16>) -> tensor<2x3xf16>
  return
}

// -----

func.func @minimum_broadcast(%a: tensor<2x3xbf16>, %b: tensor<4xbf16>) {
  // expected-error @below {{'graph.minimum' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.minimum %a, %b : (tensor<2x3xbf16>, tensor<4xbf16>) -> tensor<2x3xbf16>
  return
}

// -----

func.func @pow_broadcast(%a: tensor<2x3xi16>, %b: tensor<4xi16>) {
  // expected-error @below {{'graph.pow' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.pow %a, %b : (tensor<2x3xi16>, tensor<4xi16>) -> tensor<2x3xi16>
  return
}

// -----

func.func @atan2_broadcast(%a: tensor<2x3xf64>, %b: tensor<4xf64>) {
  // expected-error @below {{'graph.atan2' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.atan2 %a, %b : (tensor<2x3xf64>, tensor<4xf64>) -> tensor<2x3xf64>
  return
}

// -----

func.func @remainder_broadcast(%a: tensor<2x3xi8>, %b: tensor<4xi8>) {
  // expected-error @below {{'graph.remainder' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.remainder %a, %b : (tensor<2x3xi8>, tensor<4xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @fmod_broadcast(%a: tensor<2x3xf32>, %b: tensor<4xf32>) {
  // expected-error @below {{'graph.fmod' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.fmod %a, %b : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @logical_and_broadcast(%a: tensor<2x3xi1>, %b: tensor<4xi1>) {
  // expected-error @below {{'graph.logical_and' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.logical_and %a, %b : (tensor<2x3xi1>, tensor<4xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @logical_or_broadcast(%a: tensor<2x3xi1>, %b: tensor<4xi1>) {
  // expected-error @below {{'graph.logical_or' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.logical_or %a, %b : (tensor<2x3xi1>, tensor<4xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @logical_xor_broadcast(%a: tensor<2x3xi1>, %b: tensor<4xi1>) {
  // expected-error @below {{'graph.logical_xor' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.logical_xor %a, %b : (tensor<2x3xi1>, tensor<4xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @bitwise_and_broadcast(%a: tensor<2x3xi64>, %b: tensor<4xi64>) {
  // expected-error @below {{'graph.bitwise_and' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.bitwise_and %a, %b : (tensor<2x3xi64>, tensor<4xi64>) -> tensor<2x3xi64>
  return
}

// -----

func.func @bitwise_or_broadcast(%a: tensor<2x3xi1>, %b: tensor<4xi1>) {
  // expected-error @below {{'graph.bitwise_or' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.bitwise_or %a, %b : (tensor<2x3xi1>, tensor<4xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @bitwise_xor_broadcast(%a: tensor<2x3xui8>, %b: tensor<4xui8>) {
  // expected-error @below {{'graph.bitwise_xor' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.bitwise_xor %a, %b : (tensor<2x3xui8>, tensor<4xui8>) -> tensor<2x3xui8>
  return
}

// -----

func.func @bitwise_left_shift_broadcast(%a: tensor<2x3xi32>, %b: tensor<4xi32>) {
  // expected-error @below {{'graph.bitwise_left_shift' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.bitwise_left_shift %a, %b : (tensor<2x3xi32>, tensor<4xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @bitwise_right_shift_broadcast(%a: tensor<2x3xui8>, %b: tensor<4xui8>) {
  // expected-error @below {{'graph.bitwise_right_shift' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.bitwise_right_shift %a, %b : (tensor<2x3xui8>, tensor<4xui8>) -> tensor<2x3xui8>
  return
}

// -----

func.func @eq_broadcast(%a: tensor<3x2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.eq' op operands do not broadcast: expected size 2 or 1 in dimension 1 of operand #1 but found 3 (C2)}}
  %0 = graph.eq %a, %b : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xi1>
  return
}

// -----

func.func @ne_broadcast(%a: tensor<3x2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.ne' op operands do not broadcast: expected size 2 or 1 in dimension 1 of operand #1 but found 3 (C2)}}
  %0 = graph.ne %a, %b : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xi1>
  return
}

// -----

func.func @lt_broadcast(%a: tensor<3x2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.lt' op operands do not broadcast: expected size 2 or 1 in dimension 1 of operand #1 but found 3 (C2)}}
  %0 = graph.lt %a, %b : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xi1>
  return
}

// -----

func.func @le_broadcast(%a: tensor<3x2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.le' op operands do not broadcast: expected size 2 or 1 in dimension 1 of operand #1 but found 3 (C2)}}
  %0 = graph.le %a, %b : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xi1>
  return
}

// -----

func.func @gt_broadcast(%a: tensor<3x2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.gt' op operands do not broadcast: expected size 2 or 1 in dimension 1 of operand #1 but found 3 (C2)}}
  %0 = graph.gt %a, %b : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xi1>
  return
}

// -----

func.func @ge_broadcast(%a: tensor<3x2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.ge' op operands do not broadcast: expected size 2 or 1 in dimension 1 of operand #1 but found 3 (C2)}}
  %0 = graph.ge %a, %b : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xi1>
  return
}

// -----

func.func @div_broadcast(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.div' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #1 but found 3 (C2)}}
  %0 = graph.div %a, %b, rounding_mode = none : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @where_broadcast(%c: tensor<2xi1>, %x: tensor<3xf32>, %y: tensor<3xf32>) {
  // expected-error @below {{'graph.where' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #1 but found 3 (C2)}}
  %0 = graph.where %c, %x, %y : (tensor<2xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @clamp_broadcast(%x: tensor<2xf32>, %lo: tensor<f32>, %hi: tensor<3xf32>) {
  // expected-error @below {{'graph.clamp' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #2 but found 3 (C2)}}
  %0 = graph.clamp %x, %lo, %hi : (tensor<2xf32>, tensor<f32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @zero_is_not_one(%a: tensor<0xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.add' op operands do not broadcast: expected size 0 or 1 in dimension 0 of operand #1 but found 2 (C2)}}
  %0 = graph.add %a, %b : (tensor<0xf32>, tensor<2xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @third_operand(%c: tensor<?x1xi1>, %x: tensor<2x3xf32>, %y: tensor<5x1x4xf32>) {
  // expected-error @below {{'graph.where' op operands do not broadcast: expected size 3 or 1 in dimension 2 of operand #2 but found 4 (C2)}}
  %0 = graph.where %c, %x, %y : (tensor<?x1xi1>, tensor<2x3xf32>, tensor<5x1x4xf32>) -> tensor<5x2x4xf32>
  return
}

// -----

func.func @result_too_small(%a: tensor<2x1xf32>, %b: tensor<1x3xf32>) {
  // expected-error @below {{'graph.add' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<2x1xf32>'}}
  %0 = graph.add %a, %b : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @result_rank(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @below {{'graph.mul' op expected a result of type 'tensor<2xf32>' but found 'tensor<2x1xf32>'}}
  %0 = graph.mul %a, %b : (tensor<2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @unknown_is_not_one(%a: tensor<?xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.sub' op expected a result of type 'tensor<3xf32>' but found 'tensor<1xf32>'}}
  %0 = graph.sub %a, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @compare_result_shape(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.lt' op expected a result of type 'tensor<2xi1>' but found 'tensor<3xi1>'}}
  %0 = graph.lt %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>
  return
}

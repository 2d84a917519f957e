// Comparisons, choices, conversions and creation: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @compare_types(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'core.compare' op requires the same element type for all operands}}
  %0 = core.compare lt, %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @compare_shapes(%a: tensor<2xf32>, %b: tensor<1xf32>) {
  // expected-error @below {{'core.compare' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.compare eq, %a, %b : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @compare_result(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.compare' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.compare eq, %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>
  return
}

// -----

func.func @compare_result_type(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.compare' op result #0 must be ranked tensor of i1, but got 'tensor<2xi8>'}}
  %0 = core.compare eq, %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi8>
  return
}

// -----

func.func @compare_direction(%a: tensor<2xf32>) {
  // expected-error @below {{custom op 'core.compare' expected one of eq, ne, lt, le, gt, ge but found 'uno'}}
  %0 = core.compare uno, %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @compare_no_direction(%a: tensor<2xf32>) {
  // expected-error @below {{custom op 'core.compare' expected one of eq, ne, lt, le, gt, ge}}
  %0 = core.compare %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @select_types(%c: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @below {{'core.select' op expected element type 'f32' of on_false but found 'f64' (C2)}}
  %0 = core.select %c, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @select_shapes(%c: tensor<i1>, %a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.select %c, %a, %b : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @select_condition(%c: tensor<2xi8>, %a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.select' op operand #0 must be ranked tensor of i1, but got 'tensor<2xi8>'}}
  %0 = core.select %c, %a, %b : (tensor<2xi8>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @select_branch(%c: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'core.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.select %c, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @select_result(%c: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'core.select' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf16>'}}
  %0 = core.select %c, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf16>
  return
}

// -----

func.func @convert_shape(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.convert' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.convert %x : (tensor<2x3xf32>) -> tensor<3x2xi8>
  return
}

// -----

func.func @convert_unranked(%x: tensor<*xf32>) {
  // expected-error @below {{'core.convert' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<*xf32>'}}
  %0 = core.convert %x : (tensor<*xf32>) -> tensor<*xi8>
  return
}

// -----

func.func @convert_index(%x: tensor<2xindex>) {
  // expected-error @below {{'core.convert' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xindex>'}}
  %0 = core.convert %x : (tensor<2xindex>) -> tensor<2xi64>
  return
}

// -----

func.func @constant_vector() {
  // expected-error @below {{'core.constant' op expected a dense tensor as value (C1)}}
  %0 = core.constant dense<1.0> : vector<2xf32>
  return
}

// -----

func.func @constant_sparse() {
  // expected-error @below {{'core.constant' op expected a dense tensor as value (C1)}}
  %0 = core.constant sparse<[[0]], 1.0> : tensor<2xf32>
  return
}

// -----

func.func @constant_result_type() {
  // expected-error @below {{'core.constant' op expected a result of type 'tensor<2xf32>' but found 'tensor<?xf32>' (C2)}}
  %0 = "core.constant"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<?xf32>
  return
}

// -----

func.func @constant_result_shape() {
  // expected-error @below {{'core.constant' op expected a result of type 'tensor<2xf32>' but found 'tensor<3xf32>'}}
  %0 = "core.constant"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<3xf32>
  return
}

// -----

func.func @constant_index() {
  // expected-error @below {{'core.constant' op result #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xindex>'}}
  %0 = core.constant dense<1> : tensor<2xindex>
  return
}

// -----

func.func @iota_dim() {
  // expected-error @below {{'core.iota' op expected dim in [0, 1) but found 1 (C1)}}
  %0 = core.iota dim = 1, sizes = [3] : () -> tensor<3xi64>
  return
}

// -----

func.func @iota_negative_dim() {
  // expected-error @below {{'core.iota' op expected dim in [0, 1) but found -1 (C1)}}
  %0 = core.iota dim = -1, sizes = [3] : () -> tensor<3xi64>
  return
}

// -----

func.func @iota_rank_0() {
  // expected-error @below {{'core.iota' op expected dim in [0, 0) but found 0 (C1)}}
  %0 = core.iota dim = 0, sizes = [] : () -> tensor<i64>
  return
}

// -----

func.func @iota_sizes() {
  // expected-error @below {{'core.iota' op expected a result of the listed sizes but found 'tensor<4xi64>' (C2)}}
  %0 = core.iota dim = 0, sizes = [3] : () -> tensor<4xi64>
  return
}

// -----

func.func @iota_rank() {
  // expected-error @below {{'core.iota' op expected a result of the listed sizes but found 'tensor<3x1xi64>' (C2)}}
  %0 = core.iota dim = 0, sizes = [3] : () -> tensor<3x1xi64>
  return
}

// -----

func.func @iota_negative_size() {
  // expected-error @below {{'core.iota' op expected sizes that are not negative but found -3 (C3)}}
  %0 = core.iota dim = 0, sizes = [-3] : () -> tensor<?xi64>
  return
}

// -----

func.func @iota_values(%n: index) {
  // expected-error @below {{'core.iota' op expected 0 size operands but found 1 (C2)}}
  %0 = "core.iota"(%n) {dim = 0 : i64, static_sizes = array<i64: 3>} : (index) -> tensor<3xi64>
  return
}

// -----

func.func @iota_booleans() {
  // expected-error @below {{'core.iota' op result #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<3xi1>'}}
  %0 = core.iota dim = 0, sizes = [3] : () -> tensor<3xi1>
  return
}

// -----

func.func @iota_unranked() {
  // expected-error @below {{'core.iota' op result #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<*xi64>'}}
  %0 = core.iota dim = 0, sizes = [3] : () -> tensor<*xi64>
  return
}

// -----

func.func @require_message(%c: i1) {
  // expected-error @below {{'core.require' op expected a message that is not empty (C1)}}
  core.require %c, ""
  return
}

// -----

func.func @require_type(%c: tensor<i1>) {
  // expected-error @below {{'core.require' op operand #0 must be 1-bit signless integer, but got 'tensor<i1>'}}
  "core.require"(%c) {message = "m"} : (tensor<i1>) -> ()
  return
}

// -----

func.func @require_no_message(%c: i1) {
  // expected-error @below {{expected ','}}
  core.require %c
  return
}

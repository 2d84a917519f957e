// Constants, creation, unknown operators and printing: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @full_value_rank(%v: tensor<1xf32>) {
  // expected-error @below {{'graph.full' op expected value of rank 0 but found rank 1 (C1)}}
  %0 = graph.full %v, sizes = [2] : (tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @full_element_type(%v: tensor<f32>) {
  // expected-error @below {{'graph.full' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf64>'}}
  %0 = graph.full %v, sizes = [2] : (tensor<f32>) -> tensor<2xf64>
  return
}

// -----

func.func @full_values(%v: tensor<f32>, %n: index) {
  // expected-error @below {{'graph.full' op expected 0 size operands but found 1 (C2)}}
  %0 = "graph.full"(%v, %n) {static_sizes = array<i64: 2>} : (tensor<f32>, index) -> tensor<2xf32>
  return
}

// -----

func.func @full_negative(%v: tensor<f32>) {
  // expected-error @below {{'graph.full' op expected sizes that are not negative but found -5 (C3)}}
  %0 = graph.full %v, sizes = [-5] : (tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @full_result(%v: tensor<f32>) {
  // expected-error @below {{'graph.full' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<2x4xf32>'}}
  %0 = graph.full %v, sizes = [2, 3] : (tensor<f32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @arange_start_rank(%a: tensor<1xi64>, %b: tensor<i64>) {
  // expected-error @below {{'graph.arange' op expected start of rank 0 but found rank 1 (C1)}}
  %0 = graph.arange %a, %b, sizes = [3] : (tensor<1xi64>, tensor<i64>) -> tensor<3xi64>
  return
}

// -----

func.func @arange_step_rank(%a: tensor<i64>, %b: tensor<1xi64>) {
  // expected-error @below {{'graph.arange' op expected step of rank 0 but found rank 1 (C1)}}
  %0 = graph.arange %a, %b, sizes = [3] : (tensor<i64>, tensor<1xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @arange_element_types(%a: tensor<i64>, %b: tensor<i32>) {
  // expected-error @below {{'graph.arange' op expected start and step of one element type (C1)}}
  %0 = graph.arange %a, %b, sizes = [3] : (tensor<i64>, tensor<i32>) -> tensor<3xi64>
  return
}

// -----

func.func @arange_result_type(%a: tensor<i64>, %b: tensor<i64>) {
  // expected-error @below {{'graph.arange' op expected a result of type 'tensor<3xi64>' but found 'tensor<3xi32>'}}
  %0 = graph.arange %a, %b, sizes = [3] : (tensor<i64>, tensor<i64>) -> tensor<3xi32>
  return
}

// -----

func.func @arange_two_sizes(%a: tensor<i64>, %b: tensor<i64>) {
  // expected-error @below {{'graph.arange' op expected one size but found 2 (C2)}}
  %0 = graph.arange %a, %b, sizes = [3, 3] : (tensor<i64>, tensor<i64>) -> tensor<3x3xi64>
  return
}

// -----

func.func @arange_no_size(%a: tensor<i64>, %b: tensor<i64>) {
  // expected-error @below {{'graph.arange' op expected one size but found 0 (C2)}}
  %0 = graph.arange %a, %b, sizes = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return
}

// -----

func.func @arange_values(%a: tensor<i64>) {
  // expected-error @below {{'graph.arange' op expected 1 size operands but found 0 (C2)}}
  %0 = "graph.arange"(%a, %a) {static_sizes = array<i64: -9223372036854775808>} : (tensor<i64>, tensor<i64>) -> tensor<?xi64>
  return
}

// -----

func.func @arange_negative(%a: tensor<i64>, %b: tensor<i64>) {
  // expected-error @below {{'graph.arange' op expected sizes that are not negative but found -1 (C3)}}
  %0 = graph.arange %a, %b, sizes = [-1] : (tensor<i64>, tensor<i64>) -> tensor<?xi64>
  return
}

// -----

func.func @arange_booleans(%a: tensor<i1>, %b: tensor<i1>) {
  // expected-error @below {{'graph.arange' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<i1>'}}
  %0 = graph.arange %a, %b, sizes = [2] : (tensor<i1>, tensor<i1>) -> tensor<2xi1>
  return
}

// -----

func.func @constant_vector() {
  // expected-error @below {{'graph.constant' op expected a dense tensor as value (C1)}}
  %0 = graph.constant dense<1.0> : vector<2xf32>
  return
}

// -----

func.func @constant_sparse() {
  // expected-error @below {{'graph.constant' op expected a dense tensor as value (C1)}}
  %0 = graph.constant sparse<[[0]], 1.0> : tensor<2xf32>
  return
}

// -----

func.func @constant_string() {
  // expected-error @below {{'graph.constant' op result #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<2x!llvm.ptr>'}}
  %0 = graph.constant dense<"a"> : tensor<2x!llvm.ptr>
  return
}

// -----

func.func @constant_index() {
  // expected-error @below {{'graph.constant' op result #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xindex>'}}
  %0 = graph.constant dense<1> : tensor<2xindex>
  return
}

// -----

func.func @constant_f8() {
  // expected-error @below {{'graph.constant' op result #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<2xf8E5M2>'}}
  %0 = graph.constant dense<1.0> : tensor<2xf8E5M2>
  return
}

// -----

func.func @constant_scalar() {
  // expected-error @below {{custom op 'graph.constant' invalid kind of attribute specified}}
  %0 = graph.constant 1.0 : f32
  return
}

// -----

func.func @constant_unknown_size() {
  // expected-error @below {{elements literal type must have static shape}}
  %0 = graph.constant dense<1.0> : tensor<?xf32>
  return
}

// -----

func.func @constant_result_type() {
  // expected-error @below {{'graph.constant' op expected a result of type 'tensor<2xf32>' but found 'tensor<?xf32>' (C2)}}
  %0 = "graph.constant"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<?xf32>
  return
}

// -----

func.func @constant_result_shape() {
  // expected-error @below {{'graph.constant' op expected a result of type 'tensor<2xf32>' but found 'tensor<3xf32>'}}
  %0 = "graph.constant"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<3xf32>
  return
}

// -----

func.func @constant_no_value() {
  // expected-error @below {{'graph.constant' op requires attribute 'value'}}
  %0 = "graph.constant"() : () -> tensor<3xf32>
  return
}

// -----

func.func @constant_array() {
  // expected-error @below {{'graph.constant' op attribute 'value' failed to satisfy constraint: constant vector/tensor attribute}}
  %0 = "graph.constant"() {value = [1.0, 2.0]} : () -> tensor<2xf32>
  return
}

// -----

func.func @opaque_name(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.opaque' op expected a name that is not empty (C1)}}
  %0 = graph.opaque ""(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @opaque_no_name(%x: tensor<2xf32>) {
  // expected-error @below {{expected non-function type}}
  %0 = graph.opaque (%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @print_scalar(%x: f32) {
  // expected-error @below {{'graph.print' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1 or memref of any type values, but got 'f32'}}
  graph.print %x, label = "x" : f32
  return
}

// -----

func.func @print_index(%x: tensor<2xindex>) {
  // expected-error @below {{'graph.print' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1 or memref of any type values, but got 'tensor<2xindex>'}}
  graph.print %x, label = "x" : tensor<2xindex>
  return
}

// -----

func.func @print_unranked_buffer(%x: memref<*xf32>) {
  // expected-error @below {{'graph.print' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1 or memref of any type values, but got 'memref<*xf32>'}}
  graph.print %x, label = "x" : memref<*xf32>
  return
}

// -----

func.func @print_no_label(%x: tensor<2xf32>) {
  // expected-error @below {{expected ','}}
  graph.print %x : tensor<2xf32>
  return
}

// -----

func.func @print_dtype(%x: tensor<2xf32>) {
  // expected-error @below {{integer literal not valid for specified type}}
  graph.print %x, label = "x", dtype = 3 : tensor<2xf32>
  return
}

// The runtime's calls: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @fail_message(%c: i1) {
  // expected-error @below {{'rt.fail' op expected a message that is not empty (C1)}}
  rt.fail %c, code = check_failed, ""
  return
}

// -----

func.func @fail_code(%c: i1) {
  // expected-error @below {{custom op 'rt.fail' expected one of invalid_argument, out_of_memory, index_out_of_bounds, division_by_zero, check_failed, shape_mismatch but found 'unknown'}}
  rt.fail %c, code = unknown, "m"
  return
}

// -----

func.func @fail_no_code(%c: i1) {
  // expected-error @below {{custom op 'rt.fail' expected 'code'}}
  rt.fail %c, "m"
  return
}

// -----

func.func @fail_code_number(%c: i1) {
  // expected-error @below {{'rt.fail' op attribute 'code' failed to satisfy constraint: status of a failed call}}
  "rt.fail"(%c) {code = 3 : i32, message = "m"} : (i1) -> ()
  return
}

// -----

func.func @fail_condition(%c: i8) {
  // expected-error @below {{'rt.fail' op operand #0 must be 1-bit signless integer, but got 'i8'}}
  "rt.fail"(%c) {code = #rt<fail_code check_failed>, message = "m"} : (i8) -> ()
  return
}

// -----

func.func @require_message(%c: i1) {
  // expected-error @below {{'rt.require' op expected a message that is not empty (C1)}}
  rt.require %c, ""
  return
}

// -----

func.func @require_condition(%c: tensor<i1>) {
  // expected-error @below {{'rt.require' op operand #0 must be 1-bit signless integer, but got 'tensor<i1>'}}
  "rt.require"(%c) {message = "m"} : (tensor<i1>) -> ()
  return
}

// -----

func.func @late_index(%r: memref<8xf32>) {
  // expected-error @below {{'rt.result_begin' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  %0 = rt.result_begin %r, index = -1 : memref<8xf32>
  return
}

// -----

func.func @input_index() {
  // expected-error @below {{'rt.input_end' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  rt.input_end index = -1
  return
}

// -----

func.func @arena_static(%n: index) {
  // expected-error @below {{'rt.arena_begin' op expected a result of unknown size but found 'memref<64xi8>' (C1)}}
  %0 = rt.arena_begin %n : memref<64xi8>
  return
}

// -----

func.func @arena_element(%n: index) {
  // expected-error @below {{'rt.arena_begin' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xi32>'}}
  %0 = rt.arena_begin %n : memref<?xi32>
  return
}

// -----

func.func @arena_rank(%n: index) {
  // expected-error @below {{'rt.arena_begin' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?x?xi8>'}}
  %0 = rt.arena_begin %n : memref<?x?xi8>
  return
}

// -----

func.func @arena_end_element(%a: memref<?xf32>) {
  // expected-error @below {{'rt.arena_end' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xf32>'}}
  rt.arena_end %a : memref<?xf32>
  return
}

// -----

func.func @print_tensor(%x: tensor<2xf32>) {
  // expected-error @below {{custom op 'rt.print' invalid kind of type specified: expected builtin.memref, but found 'tensor<2xf32>'}}
  rt.print %x, label = "x", dtype = f32 : tensor<2xf32>
  return
}

// -----

func.func @print_layout(%x: memref<2xf32, affine_map<(i) -> (i mod 2)>>) {
  // expected-error @below {{'rt.print' op expected a buffer with strides but found 'memref<2xf32, affine_map<(d0) -> (d0 mod 2)>>' (C1)}}
  rt.print %x, label = "x", dtype = f32 : memref<2xf32, affine_map<(i) -> (i mod 2)>>
  return
}

// -----

func.func @print_no_dtype(%x: memref<2xf32>) {
  // expected-error @below {{expected ','}}
  rt.print %x, label = "x" : memref<2xf32>
  return
}

// -----

func.func @check_equal_ranks(%a: memref<2xf32>, %b: memref<2x1xf32>) {
  // expected-error @below {{'rt.check_equal' op expected buffers of one rank and element type but found 'memref<2xf32>' and 'memref<2x1xf32>' (C1)}}
  rt.check_equal %a, %b, where = "w" : memref<2xf32>, memref<2x1xf32>
  return
}

// -----

func.func @check_equal_element_types(%a: memref<2xf32>, %b: memref<2xf64>) {
  // expected-error @below {{'rt.check_equal' op expected buffers of one rank and element type but found 'memref<2xf32>' and 'memref<2xf64>' (C1)}}
  rt.check_equal %a, %b, where = "w" : memref<2xf32>, memref<2xf64>
  return
}

// -----

func.func @check_equal_layout(%a: memref<2xf32, affine_map<(i) -> (i mod 2)>>) {
  // expected-error @below {{'rt.check_equal' op expected a buffer with strides but found 'memref<2xf32, affine_map<(d0) -> (d0 mod 2)>>' (C1)}}
  rt.check_equal %a, %a, where = "w" : memref<2xf32, affine_map<(i) -> (i mod 2)>>, memref<2xf32, affine_map<(i) -> (i mod 2)>>
  return
}

// -----

func.func @check_equal_tensor(%a: tensor<2xf32>) {
  // expected-error @below {{custom op 'rt.check_equal' invalid kind of type specified: expected builtin.memref, but found 'tensor<2xf32>'}}
  rt.check_equal %a, %a, where = "w" : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @check_equal_no_where(%a: memref<2xf32>) {
  // expected-error @below {{expected ','}}
  rt.check_equal %a, %a : memref<2xf32>, memref<2xf32>
  return
}

// -----

func.func @check_close_ranks(%a: memref<2xf32>, %b: memref<2x1xf32>) {
  // expected-error @below {{'rt.check_close' op expected buffers of one rank and element type but found 'memref<2xf32>' and 'memref<2x1xf32>' (C1)}}
  rt.check_close %a, %b, rtol = 0.0, atol = 0.0, where = "w" : memref<2xf32>, memref<2x1xf32>
  return
}

// -----

func.func @check_close_element_types(%a: memref<2xf32>, %b: memref<2xf64>) {
  // expected-error @below {{'rt.check_close' op expected buffers of one rank and element type but found 'memref<2xf32>' and 'memref<2xf64>' (C1)}}
  rt.check_close %a, %b, rtol = 0.0, atol = 0.0, where = "w" : memref<2xf32>, memref<2xf64>
  return
}

// -----

func.func @check_close_layout(%a: memref<2xf32, affine_map<(i) -> (i mod 2)>>) {
  // expected-error @below {{'rt.check_close' op expected a buffer with strides but found 'memref<2xf32, affine_map<(d0) -> (d0 mod 2)>>' (C1)}}
  rt.check_close %a, %a, rtol = 0.0, atol = 0.0, where = "w" : memref<2xf32, affine_map<(i) -> (i mod 2)>>, memref<2xf32, affine_map<(i) -> (i mod 2)>>
  return
}

// -----

func.func @check_close_tensor(%a: tensor<2xf32>) {
  // expected-error @below {{custom op 'rt.check_close' invalid kind of type specified: expected builtin.memref, but found 'tensor<2xf32>'}}
  rt.check_close %a, %a, rtol = 0.0, atol = 0.0, where = "w" : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @check_close_no_where(%a: memref<2xf32>) {
  // expected-error @below {{expected ','}}
  rt.check_close %a, %a, rtol = 0.0, atol = 0.0 : memref<2xf32>, memref<2xf32>
  return
}

// -----

func.func @status() {
  // expected-error @below {{'rt.status' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %a = rt.status : i64
  return
}

// -----

func.func @expired() {
  // expected-error @below {{custom op 'rt.expired' invalid kind of type specified: expected builtin.integer, but found 'index'}}
  %a = rt.expired : index
  return
}

// -----

func.func @threads() {
  // expected-error @below {{'rt.threads' op result #0 must be index, but got 'i32'}}
  %a = "rt.threads"() : () -> i32
  return
}

// -----

func.func @slot_begin() {
  // expected-error @below {{'rt.slot_begin' op result #0 must be index, but got 'i32'}}
  %a = "rt.slot_begin"() : () -> i32
  return
}

// -----

func.func @slot_end(%s: i32) {
  // expected-error @below {{'rt.slot_end' op operand #0 must be index, but got 'i32'}}
  "rt.slot_end"(%s) : (i32) -> ()
  return
}

// -----

func.func @profile_begin() {
  // expected-error @below {{'rt.profile_begin' op expected a kernel's name that is not empty (C1)}}
  rt.profile_begin ""
  return
}

// -----

func.func @profile_end() {
  // expected-error @below {{'rt.profile_end' op expected a kernel's name that is not empty (C1)}}
  rt.profile_end ""
  return
}

// -----

func.func @give_result(%x: memref<?xf32>) {
  // expected-error @below {{'rt.give_result' op expected an index that is not negative but found -3 (C2)}}
  rt.give_result %x, index = -3 : memref<?xf32>
  return
}

// -----

func.func @give_result_layout(%x: memref<4xf32, affine_map<(i) -> (i mod 2)>>) {
  // expected-error @below {{'rt.give_result' op expected a buffer with strides but found}}
  rt.give_result %x, index = 0 : memref<4xf32, affine_map<(i) -> (i mod 2)>>
  return
}

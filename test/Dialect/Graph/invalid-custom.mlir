// Calls of user-defined ops: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @name_empty(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.custom_call' op expected the name of a user-defined op, such as 'mylib::scale', but found '' (C1)}}
  %0 = graph.custom_call ""(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @name_with_dot(%x: tensor<2xf32>) {
  // expected-error @below {{but found 'a.b' (C1)}}
  %0 = graph.custom_call "a.b"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// Both would be tcopt_custom_a__b.
func.func @name_with_two_underscores(%x: tensor<2xf32>) {
  // expected-error @below {{but found 'a__b' (C1)}}
  %0 = graph.custom_call "a__b"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @name_part_missing(%x: tensor<2xf32>) {
  // expected-error @below {{but found 'a::' (C1)}}
  %0 = graph.custom_call "a::"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @attribute_of_32_bits(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.custom_call' op expected an i64, an f64 or a string as attribute 'n' but found 3 : i32 (C2)}}
  %0 = graph.custom_call "a::b"(%x) attributes = {n = 3 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @attribute_list(%x: tensor<2xf32>) {
  // expected-error @below {{as attribute 'n' but found [1] (C2)}}
  %0 = graph.custom_call "a::b"(%x) attributes = {n = [1]} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @attribute_with_nul(%x: tensor<2xf32>) {
  // expected-error @below {{as attribute 's' but found "a\00b" (C2)}}
  %0 = graph.custom_call "a::b"(%x) attributes = {s = "a\00b"} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @no_result(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.custom_call' op expected at least one result (C3)}}
  graph.custom_call "a::b"(%x) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @size_missing(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.custom_call' op expected 1 size operands but found 0 (C4)}}
  %0 = graph.custom_call "a::b"(%x) : (tensor<2xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @size_too_many(%x: tensor<2xf32>, %n: index) {
  // expected-error @below {{'graph.custom_call' op expected 0 size operands but found 1 (C4)}}
  %0 = graph.custom_call "a::b"(%x) sizes(%n) : (tensor<2xf32>, index) -> tensor<2xf32>
  return
}

// -----

func.func @unranked_result(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.custom_call' op result #0 must be variadic of ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<*xf32>'}}
  %0 = graph.custom_call "a::b"(%x) : (tensor<2xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @other_element_type(%x: tensor<2xi4>) {
  // expected-error @below {{'graph.custom_call' op operand #0 must be variadic of}}
  %0 = graph.custom_call "a::b"(%x) : (tensor<2xi4>) -> tensor<2xf32>
  return
}

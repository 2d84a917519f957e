// Checks: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @equal_tensor_and_buffer(%a: tensor<2xf32>, %b: memref<2xf32>) {
  // expected-error @below {{'check.equal' op expected two tensors or two buffers but found 'tensor<2xf32>' and 'memref<2xf32>' (C1)}}
  check.equal %a, %b : tensor<2xf32>, memref<2xf32>
  return
}

// -----

func.func @equal_element_types(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @below {{'check.equal' op expected operands of one type but found 'tensor<2xf32>' and 'tensor<2xf64>' (C2)}}
  check.equal %a, %b : tensor<2xf32>, tensor<2xf64>
  return
}

// -----

func.func @equal_shapes(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'check.equal' op expected operands of one type but found 'tensor<2xf32>' and 'tensor<3xf32>' (C2)}}
  check.equal %a, %b : tensor<2xf32>, tensor<3xf32>
  return
}

// -----

func.func @equal_ranks(%a: tensor<2xf32>, %b: tensor<2x1xf32>) {
  // expected-error @below {{'check.equal' op expected operands of one type but found 'tensor<2xf32>' and 'tensor<2x1xf32>' (C2)}}
  check.equal %a, %b : tensor<2xf32>, tensor<2x1xf32>
  return
}

// -----

func.func @equal_unranked(%a: tensor<*xf32>) {
  // expected-error @below {{'check.equal' op operand #0 must be ranked tensor of any type values or memref of any type values, but got 'tensor<*xf32>'}}
  check.equal %a, %a : tensor<*xf32>, tensor<*xf32>
  return
}

// -----

func.func @equal_unranked_buffer(%a: memref<*xf32>) {
  // expected-error @below {{'check.equal' op operand #0 must be ranked tensor of any type values or memref of any type values, but got 'memref<*xf32>'}}
  check.equal %a, %a : memref<*xf32>, memref<*xf32>
  return
}

// -----

func.func @equal_scalar(%a: f32) {
  // expected-error @below {{'check.equal' op operand #0 must be ranked tensor of any type values or memref of any type values, but got 'f32'}}
  check.equal %a, %a : f32, f32
  return
}

// -----

func.func @equal_one_type(%a: tensor<2xf32>) {
  // expected-error @below {{expected ','}}
  check.equal %a, %a : tensor<2xf32>
  return
}

// -----

func.func @close_tensor_and_buffer(%a: tensor<2xf32>, %b: memref<2xf32>) {
  // expected-error @below {{'check.close' op expected two tensors or two buffers but found 'tensor<2xf32>' and 'memref<2xf32>' (C1)}}
  check.close %a, %b, rtol = 0.0, atol = 0.0 : tensor<2xf32>, memref<2xf32>
  return
}

// -----

func.func @close_element_types(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @below {{'check.close' op expected operands of one type but found 'tensor<2xf32>' and 'tensor<2xf64>' (C2)}}
  check.close %a, %b, rtol = 0.0, atol = 0.0 : tensor<2xf32>, tensor<2xf64>
  return
}

// -----

func.func @close_shapes(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'check.close' op expected operands of one type but found 'tensor<2xf32>' and 'tensor<3xf32>' (C2)}}
  check.close %a, %b, rtol = 0.0, atol = 0.0 : tensor<2xf32>, tensor<3xf32>
  return
}

// -----

func.func @close_ranks(%a: tensor<2xf32>, %b: tensor<2x1xf32>) {
  // expected-error @below {{'check.close' op expected operands of one type but found 'tensor<2xf32>' and 'tensor<2x1xf32>' (C2)}}
  check.close %a, %b, rtol = 0.0, atol = 0.0 : tensor<2xf32>, tensor<2x1xf32>
  return
}

// -----

func.func @close_unranked(%a: tensor<*xf32>) {
  // expected-error @below {{'check.close' op operand #0 must be ranked tensor of any type values or memref of any type values, but got 'tensor<*xf32>'}}
  check.close %a, %a, rtol = 0.0, atol = 0.0 : tensor<*xf32>, tensor<*xf32>
  return
}

// -----

func.func @close_unranked_buffer(%a: memref<*xf32>) {
  // expected-error @below {{'check.close' op operand #0 must be ranked tensor of any type values or memref of any type values, but got 'memref<*xf32>'}}
  check.close %a, %a, rtol = 0.0, atol = 0.0 : memref<*xf32>, memref<*xf32>
  return
}

// -----

func.func @close_scalar(%a: f32) {
  // expected-error @below {{'check.close' op operand #0 must be ranked tensor of any type values or memref of any type values, but got 'f32'}}
  check.close %a, %a, rtol = 0.0, atol = 0.0 : f32, f32
  return
}

// -----

func.func @close_one_type(%a: tensor<2xf32>) {
  // expected-error @below {{expected ','}}
  check.close %a, %a, rtol = 0.0, atol = 0.0 : tensor<2xf32>
  return
}

// -----

func.func @close_rtol_negative(%a: tensor<2xf32>) {
  // expected-error @below {{'check.close' op expected finite tolerances that are not negative (C3)}}
  check.close %a, %a, rtol = -1.0e-5, atol = 0.0 : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @close_atol_negative(%a: tensor<2xf32>) {
  // expected-error @below {{'check.close' op expected finite tolerances that are not negative (C3)}}
  check.close %a, %a, rtol = 0.0, atol = -1.0 : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @close_rtol_infinite(%a: tensor<2xf32>) {
  // expected-error @below {{'check.close' op expected finite tolerances that are not negative (C3)}}
  check.close %a, %a, rtol = 0x7FF0000000000000, atol = 0.0 : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @close_atol_nan(%a: tensor<2xf32>) {
  // expected-error @below {{'check.close' op expected finite tolerances that are not negative (C3)}}
  check.close %a, %a, rtol = 0.0, atol = 0x7FF8000000000000 : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @close_no_atol(%a: tensor<2xf32>) {
  // expected-error @below {{expected ','}}
  check.close %a, %a, rtol = 0.0 : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @close_rtol_missing(%a: tensor<2xf32>) {
  // expected-error @below {{'check.close' op requires attribute 'rtol'}}
  "check.close"(%a, %a) {atol = 0.0 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

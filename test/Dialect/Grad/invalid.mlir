// grad's ops: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @stop_scalar(%x: f32) {
  // expected-error @below {{custom op 'grad.stop' invalid kind of type specified}}
  %0 = grad.stop %x : f32
  return
}

// -----

func.func @stop_buffer(%x: memref<2xf32>) {
  // expected-error @below {{custom op 'grad.stop' invalid kind of type specified}}
  %0 = grad.stop %x : memref<2xf32>
  return
}

// -----

func.func @stop_result(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.stop' op requires the same type for all operands and results}}
  %0 = "grad.stop"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @stop_result_element(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.stop' op requires the same type for all operands and results}}
  %0 = "grad.stop"(%x) : (tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @stop_less_precise(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.stop' op failed to infer returned types}}
  // expected-error @below {{'grad.stop' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<*xf32>'}}
  %0 = "grad.stop"(%x) : (tensor<2xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @stop_two(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.stop' op requires a single operand}}
  %0 = "grad.stop"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @stop_no_type(%x: tensor<2xf32>) {
  // expected-error @below {{expected ':'}}
  %0 = grad.stop %x
  return
}

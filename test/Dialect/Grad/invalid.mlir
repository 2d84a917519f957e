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

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @vjp_no_function(%x: tensor<2xf32>, %n: tensor<i64>, %c: tensor<f32>) {
  // expected-error @below {{'grad.vjp' op expected a function of the module as callee but found @g (C1)}}
  %0:2 = grad.vjp @g(%x, %n) cotangents(%c) : (tensor<2xf32>, tensor<i64>, tensor<f32>) -> (tensor<f32>, tensor<2xf32>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @vjp_inputs(%x: tensor<2xf64>, %n: tensor<i64>, %c: tensor<f32>) {
  // expected-error @below {{'grad.vjp' op expected inputs of the types ('tensor<2xf32>', 'tensor<i64>') but found ('tensor<2xf64>', 'tensor<i64>') (C1)}}
  %0:2 = grad.vjp @f(%x, %n) cotangents(%c) : (tensor<2xf64>, tensor<i64>, tensor<f32>) -> (tensor<f32>, tensor<2xf64>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @vjp_no_cotangent(%x: tensor<2xf32>, %n: tensor<i64>) {
  // expected-error @below {{'grad.vjp' op expected cotangents of the types ('tensor<f32>') but found () (C2)}}
  %0:2 = grad.vjp @f(%x, %n) cotangents() : (tensor<2xf32>, tensor<i64>) -> (tensor<f32>, tensor<2xf32>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @vjp_of_integer(%x: tensor<2xf32>, %n: tensor<i64>, %c: tensor<f32>) {
  // expected-error @below {{'grad.vjp' op expected arguments that are tensors of floats but 1 is 'tensor<i64>' (C3)}}
  %0:2 = grad.vjp @f(%x, %n) cotangents(%c) arguments = [1] : (tensor<2xf32>, tensor<i64>, tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @vjp_out_of_range(%x: tensor<2xf32>, %n: tensor<i64>, %c: tensor<f32>) {
  // expected-error @below {{'grad.vjp' op expected arguments in [0, 2) but found 2 (C3)}}
  %0:2 = grad.vjp @f(%x, %n) cotangents(%c) arguments = [2] : (tensor<2xf32>, tensor<i64>, tensor<f32>) -> (tensor<f32>, tensor<2xf32>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @vjp_twice(%x: tensor<2xf32>, %n: tensor<i64>, %c: tensor<f32>) {
  // expected-error @below {{'grad.vjp' op expected each argument once but found 0 again (C3)}}
  %0:3 = grad.vjp @f(%x, %n) cotangents(%c) arguments = [0, 0] : (tensor<2xf32>, tensor<i64>, tensor<f32>) -> (tensor<f32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @vjp_results(%x: tensor<2xf32>, %n: tensor<i64>, %c: tensor<f32>) {
  // expected-error @below {{'grad.vjp' op expected results of the types ('tensor<f32>', 'tensor<2xf32>') but found ('tensor<f32>') (C4)}}
  %0 = grad.vjp @f(%x, %n) cotangents(%c) : (tensor<2xf32>, tensor<i64>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @jvp_no_function(%x: tensor<2xf32>, %n: tensor<i64>) {
  // expected-error @below {{'grad.jvp' op expected a function of the module as callee but found @g (C1)}}
  %0:2 = grad.jvp @g(%x, %n) tangents(%x) : (tensor<2xf32>, tensor<i64>, tensor<2xf32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @jvp_tangents(%x: tensor<2xf32>, %n: tensor<i64>) {
  // expected-error @below {{'grad.jvp' op expected tangents of the types ('tensor<2xf32>') but found ('tensor<i64>') (C2)}}
  %0:2 = grad.jvp @f(%x, %n) tangents(%n) : (tensor<2xf32>, tensor<i64>, tensor<i64>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @jvp_of_integer(%x: tensor<2xf32>, %n: tensor<i64>) {
  // expected-error @below {{'grad.jvp' op expected arguments that are tensors of floats but 1 is 'tensor<i64>' (C3)}}
  %0:2 = grad.jvp @f(%x, %n) tangents(%n) arguments = [1] : (tensor<2xf32>, tensor<i64>, tensor<i64>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>, %n: tensor<i64>) -> tensor<f32>

func.func @jvp_results(%x: tensor<2xf32>, %n: tensor<i64>) {
  // expected-error @below {{'grad.jvp' op expected results of the types ('tensor<f32>', 'tensor<f32>') but found ('tensor<f32>', 'tensor<2xf32>') (C4)}}
  %0:2 = grad.jvp @f(%x, %n) tangents(%x) : (tensor<2xf32>, tensor<i64>, tensor<2xf32>) -> (tensor<f32>, tensor<2xf32>)
  return
}

// -----

func.func @checkpoint_yield_types(%x: tensor<2xf32>) {
  %0 = grad.checkpoint -> tensor<3xf32> {
    // expected-error @below {{'grad.yield' op expected values of types ('tensor<3xf32>') but found ('tensor<2xf32>') (C1)}}
    grad.yield %x : tensor<2xf32>
  }
  return
}

// -----

func.func @checkpoint_yield_count(%x: tensor<2xf32>) {
  %0 = grad.checkpoint -> tensor<2xf32> {
    // expected-error @below {{'grad.yield' op expected values of types ('tensor<2xf32>') but found () (C1)}}
    grad.yield
  }
  return
}

// -----

func.func @checkpoint_end(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.checkpoint' op expected a region that ends in grad.yield (C1)}}
  %0 = grad.checkpoint -> tensor<2xf32> {
    llvm.unreachable
  }
  return
}

// -----

func.func @checkpoint_arguments(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.checkpoint' op region should have no arguments}}
  %0 = grad.checkpoint -> tensor<2xf32> {
  ^bb0(%y: tensor<2xf32>):
    grad.yield %y : tensor<2xf32>
  }
  return
}

// -----

func.func @checkpoint_class(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.checkpoint' op expected names of ops, 'contractions' or 'reductions' to save but found 'products' (C2)}}
  %0 = grad.checkpoint save = ["products"] -> tensor<2xf32> {
    grad.yield %x : tensor<2xf32>
  }
  return
}

// -----

func.func @checkpoint_op_name(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.checkpoint' op expected names of ops, 'contractions' or 'reductions' to save but found 'graph.mathmul' (C2)}}
  %0 = grad.checkpoint save = ["graph.mathmul"] -> tensor<2xf32> {
    %y = graph.exp %x : (tensor<2xf32>) -> tensor<2xf32>
    grad.yield %y : tensor<2xf32>
  }
  return
}

// -----

func.func @yield_elsewhere(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.yield' op expects parent op to be one of 'grad.checkpoint, grad.custom_vjp'}}
  grad.yield %x : tensor<2xf32>
}

// -----

func.func @custom_vjp_of_integers(%x: tensor<2xi64>) {
  // expected-error @below {{'grad.custom_vjp' op expected tensors of floats but found 'tensor<2xi64>' (C1)}}
  %0 = grad.custom_vjp(%x) inputs() : (tensor<2xi64>) -> tensor<2xi64> {
  ^bb0(%ct: tensor<2xi64>):
    grad.yield
  }
  return
}

// -----

func.func @custom_vjp_results(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.custom_vjp' op expected results of the types ('tensor<2xf32>') but found ('tensor<3xf32>') (C2)}}
  %0 = grad.custom_vjp(%x) inputs() : (tensor<2xf32>) -> tensor<3xf32> {
  ^bb0(%ct: tensor<2xf32>):
    grad.yield
  }
  return
}

// -----

func.func @custom_vjp_cotangents(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.custom_vjp' op expected arguments of the region of the types ('tensor<2xf32>') but found () (C3)}}
  %0 = grad.custom_vjp(%x) inputs() : (tensor<2xf32>) -> tensor<2xf32> {
    grad.yield
  }
  return
}

// -----

func.func @custom_vjp_gradients(%x: tensor<2xf32>) {
  %0 = grad.custom_vjp(%x) inputs(%x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%ct: tensor<2xf32>):
    %h = graph.cast %ct : (tensor<2xf32>) -> tensor<2xf16>
    // expected-error @below {{'grad.yield' op expected gradients of the types ('tensor<2xf32>') but found ('tensor<2xf16>') (C4)}}
    grad.yield %h : tensor<2xf16>
  }
  return
}

// -----

func.func @custom_vjp_end(%x: tensor<2xf32>) {
  // expected-error @below {{'grad.custom_vjp' op expected a region that ends in grad.yield (C4)}}
  %0 = grad.custom_vjp(%x) inputs() : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%ct: tensor<2xf32>):
    llvm.unreachable
  }
  return
}

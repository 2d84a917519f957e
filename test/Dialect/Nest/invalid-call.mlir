// What kernels return, and calls of kernels: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

module @return_nothing {
  nest.kernel @return_nothing(%o: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{'nest.return' op expected values of the types of the kernel's results (C1)}}
    nest.return
  }
}

// -----

module @return_too_many {
  nest.kernel @return_too_many(%o: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{'nest.return' op expected values of the types of the kernel's results (C1)}}
    nest.return %o, %o : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

module @return_type {
  nest.kernel @return_type(%a: tensor<5xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{'nest.return' op expected values of the types of the kernel's results (C1)}}
    nest.return %a : tensor<5xf32>
  }
}

// -----

module @return_order {
  nest.kernel @return_order(%o: tensor<4xf32>, %p: tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
    // expected-error @below {{'nest.return' op expected values of the types of the kernel's results (C1)}}
    nest.return %p, %o : tensor<5xf32>, tensor<4xf32>
  }
}

// -----

module @return_where_nothing_is_wanted {
  nest.kernel @return_where_nothing_is_wanted(%a: tensor<4xf32>) {
    // expected-error @below {{'nest.return' op expected values of the types of the kernel's results (C1)}}
    nest.return %a : tensor<4xf32>
  }
}

// -----

module @return_scalar {
  nest.kernel @return_scalar(%o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    // expected-error @below {{'nest.return' op operand #0 must be variadic of ranked tensor of any type values, but got 'index'}}
    nest.return %n : index
  }
}

// -----

func.func @return_alone() {
  // expected-error @below {{'nest.return' op expects parent op 'nest.kernel'}}
  nest.return
}

// -----

// A kernel ends in nest.return.
module @other_terminator {
  nest.kernel @other_terminator(%o: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{'func.return' op expects parent op 'func.func'}}
    func.return %o : tensor<4xf32>
  }
}

// -----

// A kernel is the content of a module.
func.func @outside(%x: tensor<4xf32>) {
  // expected-error @below {{'nest.kernel' op expects parent op 'builtin.module'}}
  nest.kernel @inside(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
  return
}

// -----

// It takes nothing from outside but its arguments.
module @captured {
  %c = arith.constant 1 : index
  // expected-note @below {{required by region isolation constraints}}
  nest.kernel @captured(%o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) {
    // expected-error @below {{'tensor.dim' op using value defined outside the region}}
    %d = tensor.dim %o, %c : tensor<?xf32>
    nest.return
  }
}

// -----

module @two_blocks {
  // expected-error @below {{'nest.kernel' op expects region #0 to have 0 or 1 blocks}}
  nest.kernel @two_blocks(%o: tensor<4xf32>) -> tensor<4xf32> {
    cf.br ^bb1
  ^bb1:
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @no_body {
  // expected-error @below {{'nest.kernel' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "nest.kernel"() <{sym_name = "no_body", function_type = () -> ()}> ({}) : () -> ()
}

// -----

module @other_arguments {
  // expected-error @below {{'nest.kernel' op type of entry block argument #0('tensor<5xf32>') must match the type of the corresponding argument in function signature('tensor<4xf32>')}}
  "nest.kernel"() <{sym_name = "other_arguments", function_type = (tensor<4xf32>) -> tensor<4xf32>}> ({
  ^bb0(%o: tensor<5xf32>):
    "nest.return"(%o) : (tensor<5xf32>) -> ()
  }) : () -> ()
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

func.func @result_missing(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected 1 results but found 0 (C1)}}
  nest.call @k ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) args(%n : index)
  return
}

func.func @result_of_buffers(%a: memref<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected 0 results but found 1 (C1)}}
  %r = nest.call @k ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) args(%n : index) -> tensor<4xf32>
  return
}

func.func @too_many_results(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected 1 results but found 2 (C1)}}
  %r:2 = nest.call @k ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) args(%n : index) -> tensor<4xf32>, tensor<4xf32>
  return
}

func.func @result_type(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected a result of type 'tensor<4xf32>' but found 'tensor<5xf32>' (C1)}}
  %r = nest.call @k ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) args(%n : index) -> tensor<5xf32>
  return
}

func.func @buffer_read(%a: tensor<4xf32>, %b: memref<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected only tensors or only buffers (C2)}}
  %r = nest.call @k ins(%b : memref<4xf32>) outs(%a : tensor<4xf32>) args(%n : index) -> tensor<4xf32>
  return
}

func.func @buffer_written(%a: tensor<4xf32>, %b: memref<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected only tensors or only buffers (C2)}}
  nest.call @k ins(%a : tensor<4xf32>) outs(%b : memref<4xf32>) args(%n : index)
  return
}

func.func @mixed_inits(%a: tensor<4xf32>, %b: memref<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected only tensors or only buffers (C2)}}
  %r = nest.call @k outs(%a, %b : tensor<4xf32>, memref<4xf32>) args(%n : index) -> tensor<4xf32>
  return
}

func.func @tensor_as_scalar(%a: tensor<4xf32>) {
  // expected-error @below {{'nest.call' op operand #2 must be variadic of integer or floating-point or index, but got 'tensor<4xf32>'}}
  %r = nest.call @k ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) args(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

module {
  nest.kernel @init_of_another(%o: tensor<2xf32>, %p: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    // expected-error @below {{'nest.return' op expected no init of another result but found that of result 1 as result 0 (C2)}}
    nest.return %p, %p : tensor<2xf32>, tensor<2xf32>
  }
}

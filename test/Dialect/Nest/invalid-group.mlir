// Groups: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @argument_missing(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.group' op expected block arguments of the types of the inits (C1)}}
  "nest.group"(%i) ({
  ^bb0:
    nest.yield %i : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @argument_type(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.group' op expected block arguments of the types of the inits (C1)}}
  "nest.group"(%i) ({
  ^bb0(%o: tensor<3xf32>):
    nest.yield %i : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @result_missing(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.group' op expected 1 results but found 0 (C2)}}
  nest.group outs(%o = %i : tensor<2xf32>) {
    nest.yield %o : tensor<2xf32>
  }
  return
}

// -----

func.func @result_type(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.group' op expected a result of type 'tensor<2xf32>' but found 'tensor<3xf32>' (C2)}}
  %r = nest.group outs(%o = %i : tensor<2xf32>) {
    nest.yield %o : tensor<2xf32>
  } -> tensor<3xf32>
  return
}

// -----

func.func @two_results(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.group' op expected 1 results but found 2 (C2)}}
  %r:2 = nest.group outs(%o = %i : tensor<2xf32>) {
    nest.yield %o, %o : tensor<2xf32>, tensor<2xf32>
  } -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @yield_nothing(%i: tensor<2xf32>) {
  %r = nest.group outs(%o = %i : tensor<2xf32>) {
    // expected-error @below {{'nest.yield' op expected values of the types of the group's results (C3)}}
    nest.yield
  } -> tensor<2xf32>
  return
}

// -----

func.func @yield_implicit(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.yield' op expected values of the types of the group's results (C3)}}
  %r = nest.group outs(%o = %i : tensor<2xf32>) {
  } -> tensor<2xf32>
  return
}

// -----

func.func @yield_type(%i: tensor<2xf32>, %t: tensor<3xf32>) {
  %r = nest.group outs(%o = %i : tensor<2xf32>) {
    // expected-error @below {{'nest.yield' op expected values of the types of the group's results (C3)}}
    nest.yield %t : tensor<3xf32>
  } -> tensor<2xf32>
  return
}

// -----

func.func @no_region(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.group' op requires one region}}
  %r = "nest.group"(%i) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @empty_region(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.group' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %r = "nest.group"(%i) ({}) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @empty_block(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.group' op expects a non-empty block}}
  %r = "nest.group"(%i) ({
  ^bb0(%o: tensor<2xf32>):
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @two_blocks(%i: tensor<2xf32>) {
  // expected-error @below {{'nest.group' op expects region #0 to have 0 or 1 blocks}}
  %r = "nest.group"(%i) ({
  ^bb0(%o: tensor<2xf32>):
    cf.br ^bb1
  ^bb1:
    nest.yield %o : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @no_terminator(%i: tensor<2xf32>) {
  %r = "nest.group"(%i) ({
  ^bb0(%o: tensor<2xf32>):
    // expected-error @below {{block with no terminator, has %1 = "arith.constant"() <{value = 0 : index}> : () -> index}}
    %0 = arith.constant 0 : index
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @other_terminator(%i: tensor<2xf32>) {
  %r = "nest.group"(%i) ({
  ^bb0(%o: tensor<2xf32>):
    // expected-error @below {{'func.return' op expects parent op 'func.func'}}
    func.return
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @unknown_terminator(%i: tensor<2xf32>) {
  // expected-note @below {{in custom textual format, the absence of terminator implies 'nest.yield'}}
  // expected-error @below {{'nest.group' op expects regions to end with 'nest.yield', found 'ub.unreachable'}}
  %r = nest.group outs(%o = %i : tensor<2xf32>) {
    ub.unreachable
  } -> tensor<2xf32>
  return
}

// -----

func.func @scalar_init(%i: f32) {
  // expected-error @below {{'nest.group' op operand #0 must be variadic of ranked tensor of any type values, but got 'f32'}}
  %r = nest.group outs(%o = %i : f32) {
    nest.yield %o : f32
  } -> f32
  return
}

// -----

func.func @unranked_init(%i: tensor<*xf32>) {
  // expected-error @below {{'nest.group' op operand #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %r = nest.group outs(%o = %i : tensor<*xf32>) {
    nest.yield %o : tensor<*xf32>
  } -> tensor<*xf32>
  return
}

// -----

// Groups become kernels before there are buffers.
func.func @buffer_init(%i: memref<2xf32>) {
  // expected-error @below {{'nest.group' op operand #0 must be variadic of ranked tensor of any type values, but got 'memref<2xf32>'}}
  "nest.group"(%i) ({
  ^bb0(%o: memref<2xf32>):
    nest.yield
  }) : (memref<2xf32>) -> ()
  return
}

// -----

func.func @no_outs(%i: tensor<2xf32>) {
  // expected-error @below {{custom op 'nest.group' expected 'outs'}}
  nest.group {
  }
  return
}

// -----

func.func @no_body(%i: tensor<2xf32>) {
  // expected-error @below {{expected '{' to begin a region}}
  nest.group outs()
  return
}

// -----

func.func @same_argument_twice(%i: tensor<2xf32>) {
  // expected-note @below {{previously referenced here}}
  // expected-error @below {{region entry argument '%o' is already in use}}
  %r:2 = nest.group outs(%o = %i : tensor<2xf32>, %o = %i : tensor<2xf32>) {
    nest.yield %o, %o : tensor<2xf32>, tensor<2xf32>
  } -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @unknown_init(%i: tensor<2xf32>) {
  // expected-error @below {{use of undeclared SSA value name}}
  nest.group outs(%o = %j : tensor<2xf32>) {
  }
  return
}

// -----

// A schedule is a kernel's.
func.func @schedule() {
  // expected-error @below {{expected '{' to begin a region}}
  nest.group outs() schedule = #cpu.pointwise<order = []> {
  }
  return
}

// -----

func.func @yield_alone() {
  // expected-error @below {{'nest.yield' op expects parent op to be one of 'nest.group, nest.scatter'}}
  nest.yield
  return
}

// -----

func.func @yield_not_last() {
  nest.group outs() {
    // expected-error @below {{'nest.yield' op must be the last operation in the parent block}}
    "nest.yield"() : () -> ()
    %0 = arith.constant 0 : index
  }
  return
}

// Schedules and library calls: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @schedule_on_op() {
  // expected-error @below {{'func.return' op expected nest.schedule on a kernel or function, not on an op, but found #cpu.pointwise<order = [0], parallel = 1>}}
  return {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>}
}

// -----

module @k {
  // expected-error @below {{'nest.kernel' op expected nest.schedule to be a schedule, such as #nest.loops, but found 3}}
  nest.kernel @k(%z: f32) attributes {nest.schedule = 3} {
    nest.return
  }
}

// -----

module @k {
  nest.kernel @k(%o: tensor<4xf32>, %z: f32) -> tensor<4xf32>
      attributes {nest.schedule = #cpu.pointwise<order = [0, 1], parallel = 1>} {
    // expected-error @below {{'linalg.fill' op expected an order of 1 loops in its schedule but found 2}}
    %0 = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.return %0 : tensor<4xf32>
  }
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4x5xf32>, %o: tensor<4xf32>) -> tensor<4xf32>
      attributes {nest.schedule = #cpu.reduction<order = [0, 1], parallel = 2>} {
    // expected-error @below {{'linalg.reduce' op expected threads to share no loop of a reduction but found loop 1 in its schedule}}
    %0 = linalg.reduce {arith.addf} ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
    nest.return %0 : tensor<4xf32>
  }
}

// -----

func.func @extern_callee(%a: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op expected a callee that is not empty (C3)}}
  %r = nest.extern "" outs(%a : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @extern_result_missing(%a: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op expected 1 results but found 0 (C1)}}
  nest.extern "f" outs(%a : tensor<2xf32>)
  return
}

// -----

func.func @extern_result_type(%a: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op expected a result of type 'tensor<2xf32>' but found 'tensor<3xf32>' (C1)}}
  %r = nest.extern "f" outs(%a : tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @extern_result_of_buffer(%a: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op expected 0 results but found 1 (C1)}}
  %r = nest.extern "f" outs(%m : memref<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @extern_mixed_inits(%a: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op expected only tensors or only buffers (C2)}}
  %r = nest.extern "f" outs(%a, %m : tensor<2xf32>, memref<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @extern_mixed_inputs(%a: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op expected only tensors or only buffers (C2)}}
  %r = nest.extern "f" ins(%m : memref<2xf32>) outs(%a : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @extern_tensor_input(%a: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op expected only tensors or only buffers (C2)}}
  nest.extern "f" ins(%a : tensor<2xf32>) outs(%m : memref<2xf32>)
  return
}

// -----

func.func @extern_no_outs(%a: tensor<2xf32>, %m: memref<2xf32>) {
  nest.extern "f" ins(%a : tensor<2xf32>)
  // expected-error @below {{custom op 'nest.extern' expected 'outs'}}
  return
}

// -----

func.func @extern_scalar(%s: f32, %m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op operand #0 must be variadic of ranked tensor of any type values or memref of any type values, but got 'f32'}}
  nest.extern "f" ins(%s : f32) outs(%m : memref<2xf32>)
  return
}

// -----

func.func @extern_segments(%a: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "nest.extern"(%m) {callee = "f", operandSegmentSizes = array<i32: 1, 1>} : (memref<2xf32>) -> ()
  return
}

// -----

func.func private @case_without_loops() attributes {
  // expected-error @below {{expected loops of a case but found none}}
  // expected-error @below {{failed to parse Nest_CasesAttr parameter 'cases'}}
  s = #nest.cases<[<loops = [], below = 4, schedule = #cpu.pointwise<order = [0]>>], otherwise = #cpu.pointwise<order = [0]>>
}

// -----

func.func private @case_below() attributes {
  // expected-error @below {{expected below in [1, 9223372036854775807] but found 0}}
  // expected-error @below {{failed to parse Nest_CasesAttr parameter 'cases'}}
  s = #nest.cases<[<loops = [0], below = 0, schedule = #cpu.pointwise<order = [0]>>], otherwise = #cpu.pointwise<order = [0]>>
}

// -----

func.func private @case_of_rows() attributes {
  // expected-error @below {{expected a schedule with an order of loops as a case but found #cpu.rows<along = columns, lanes = 1>}}
  // expected-error @below {{failed to parse Nest_CasesAttr parameter 'cases'}}
  s = #nest.cases<[<loops = [0], below = 4, schedule = #cpu.rows<along = columns, lanes = 1>>], otherwise = #cpu.pointwise<order = [0]>>
}

// -----

func.func private @otherwise_loops() attributes {
  // expected-error @below {{expected a schedule with an order of loops as otherwise but found #nest.loops}}
  s = #nest.cases<[<loops = [0], below = 4, schedule = #cpu.pointwise<order = [0]>>], otherwise = #nest.loops>
}

// -----

module @k {
  nest.kernel @k(%o: tensor<4xf32>, %z: f32) -> tensor<4xf32>
      attributes {nest.schedule = #nest.cases<[<loops = [1], below = 4, schedule = #cpu.pointwise<order = [0]>>], otherwise = #cpu.pointwise<order = [0]>>} {
    // expected-error @below {{'linalg.fill' op expected loops in [0, 1) in a case of its schedule but found 1}}
    %0 = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.return %0 : tensor<4xf32>
  }
}

// -----

func.func private @case_of_plain_loops() attributes {
  // expected-error @below {{expected a schedule with an order of loops as a case but found #nest.loops}}
  // expected-error @below {{failed to parse Nest_CasesAttr parameter 'cases'}}
  s = #nest.cases<[<loops = [0], below = 4, schedule = #nest.loops>], otherwise = #cpu.pointwise<order = [0]>>
}

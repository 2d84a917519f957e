// Schedules and library calls: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func private @order_twice() attributes {
  // expected-error @below {{expected order to be a permutation but found array<i64: 0, 0>}}
  s = #nest.schedule<kind = pointwise, order = [0, 0], tile = [], parallel = 1, vector = []>
}

// -----

func.func private @order_gap() attributes {
  // expected-error @below {{expected order to be a permutation but found array<i64: 0, 2>}}
  s = #nest.schedule<kind = pointwise, order = [0, 2], tile = [], parallel = 1, vector = []>
}

// -----

func.func private @order_negative() attributes {
  // expected-error @below {{expected order to be a permutation but found array<i64: -1, 0>}}
  s = #nest.schedule<kind = pointwise, order = [-1, 0], tile = [], parallel = 1, vector = []>
}

// -----

func.func private @tile_length() attributes {
  // expected-error @below {{expected 2 tile sizes but found 1}}
  s = #nest.schedule<kind = pointwise, order = [0, 1], tile = [4], parallel = 1, vector = []>
}

// -----

func.func private @tile_negative() attributes {
  // expected-error @below {{expected sizes of tiles and vectors in [0, 1048576] but found -1}}
  s = #nest.schedule<kind = pointwise, order = [0, 1], tile = [4, -1], parallel = 1, vector = []>
}

// -----

func.func private @vector_negative() attributes {
  // expected-error @below {{expected sizes of tiles and vectors in [0, 1048576] but found -8}}
  s = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 1, vector = [-8]>
}

// -----

func.func private @tile_giant() attributes {
  // expected-error @below {{expected sizes of tiles and vectors in [0, 1048576] but found 9223372036854775807}}
  s = #nest.schedule<kind = pointwise, order = [0, 1], tile = [9223372036854775807, 0], parallel = 1, vector = []>
}

// -----

func.func private @variant_of_no_loop() attributes {
  // expected-error @below {{expected variants on some of the 1 loops, with a bound above 0, an order of all loops and no variants, but found}}
  s = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = [],
      variants = [<loops = [1], below = 4, schedule = <kind = pointwise, order = [0], tile = [], parallel = 0, vector = []>>]>
}

// -----

func.func private @variant_of_nothing() attributes {
  // expected-error @below {{expected variants on some of the 1 loops}}
  s = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = [],
      variants = [<loops = [], below = 4, schedule = <kind = pointwise, order = [0], tile = [], parallel = 0, vector = []>>]>
}

// -----

func.func private @variant_never() attributes {
  // expected-error @below {{expected variants on some of the 1 loops}}
  s = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = [],
      variants = [<loops = [0], below = 0, schedule = <kind = pointwise, order = [0], tile = [], parallel = 0, vector = []>>]>
}

// -----

func.func private @variant_of_other_loops() attributes {
  // expected-error @below {{expected variants on some of the 1 loops}}
  s = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = [],
      variants = [<loops = [0], below = 4, schedule = <kind = pointwise, order = [0, 1], tile = [], parallel = 0, vector = []>>]>
}

// -----

func.func @schedule_elsewhere() {
  // expected-error @below {{'func.return' op expected nest.schedule to be a #nest.schedule on a linalg op but found}}
  return {nest.schedule = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = []>}
}

// -----

func.func @schedule_no_schedule(%z: f32, %o: memref<4xf32>) {
  // expected-error @below {{'linalg.fill' op expected nest.schedule to be a #nest.schedule on a linalg op but found 3}}
  linalg.fill {nest.schedule = 3} ins(%z : f32) outs(%o : memref<4xf32>)
  return
}

// -----

func.func @schedule_other_loops(%z: f32, %o: memref<4xf32>) {
  // expected-error @below {{'linalg.fill' op expected an order of 1 loops in its schedule but found 2}}
  linalg.fill {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 1, vector = []>}
      ins(%z : f32) outs(%o : memref<4xf32>)
  return
}

// -----

func.func @schedule_shares_reduction(%a: memref<4x5xf32>, %o: memref<4xf32>) {
  // expected-error @below {{'linalg.reduce' op expected threads to share no loop of a reduction but found loop 1 in its schedule}}
  linalg.reduce {arith.addf} ins(%a : memref<4x5xf32>) outs(%o : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [], parallel = 2, vector = []>}
  return
}

// -----

func.func private @parallel_negative() attributes {
  // expected-error @below {{expected parallel in [0, 2] but found -1}}
  s = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = -1, vector = []>
}

// -----

func.func private @parallel_too_many() attributes {
  // expected-error @below {{expected parallel in [0, 2] but found 3}}
  s = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 3, vector = []>
}

// -----

func.func private @parallel_giant() attributes {
  // expected-error @below {{failed to parse Nest_ScheduleAttr parameter 'parallel' which is to be a `int64_t`}}
  // expected-error @below {{integer value too large}}
  s = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 9223372036854775808, vector = []>
}

// -----

func.func private @threads_negative() attributes {
  // expected-error @below {{expected threads in [0, 1024] but found -32}}
  s = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 2, vector = [] on -32 threads>
}

// -----

func.func private @threads_too_many() attributes {
  // expected-error @below {{expected threads in [0, 1024] but found 2048}}
  s = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 2, vector = [] on 2048 threads>
}

// -----

func.func private @kind_unknown() attributes {
  // expected-error @below {{expected one of copy, pointwise, rows, unrolled, columns, vector_rows, blocks, scan, contraction, loops, init, epilogue, block_rows, block_columns but found 'gemm'}}
  s = #nest.schedule<kind = gemm, order = [0, 1], tile = [], parallel = 1, vector = []>
}

// -----

// expected-error @below {{expected ','}}
func.func private @part_missing() attributes {s = #nest.schedule<kind = copy, order = []>}

// -----

// expected-error @below {{expected '<'}}
func.func private @no_parts() attributes {s = #nest.schedule}

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

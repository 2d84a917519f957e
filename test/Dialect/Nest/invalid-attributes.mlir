// Discardable attributes of the dialect: types, ranges, and where they may be.
// RUN: tcopt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected an attribute of the dialect nest but found the unknown "nest.thread"}}
func.func @unknown() attributes {nest.thread = 4 : i64} {
  return
}

// -----

// expected-error @+1 {{expected an attribute of the dialect nest but found the unknown "nest.size"}}
func.func @unknown_of_argument(%x: tensor<4xf32> {nest.size = array<i64: 0>}) {
  return
}

// -----

// expected-error @+1 {{expected an attribute of the dialect nest but found the unknown "nest.state"}}
func.func @of_result(%x: tensor<4xf32>) -> (tensor<4xf32> {nest.state = 0 : index}) {
  return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected "nest.may_alias" on arguments of a nest.kernel only}}
func.func @alias_of_function(%x: tensor<4xf32> {nest.may_alias = array<i64: 0>}) {
  return
}

// -----

// expected-error @+1 {{expected "nest.sizes" on arguments of a nest.kernel only}}
func.func @sizes_of_function(%x: tensor<?xf32> {nest.sizes = array<i64: 0>}) {
  return
}

// -----

// expected-error @+1 {{expected an i64 of at least 1 as "nest.thread_bytes" but found 0 : i64}}
func.func @no_bytes() attributes {nest.thread_bytes = 0 : i64} {
  return
}

// -----

// expected-error @+1 {{expected "nest.thread_bytes" on a function only}}
module attributes {nest.thread_bytes = 64 : i64} {
}

// -----

// expected-error @+1 {{expected a unit attribute as "nest.guarded" but found true}}
func.func @guarded() attributes {nest.guarded = true} {
  return
}

// -----

// expected-error @+1 {{expected "nest.guarded" on a function only}}
module attributes {nest.guarded} {
}

// -----

// expected-error @+1 {{expected an i64 of at least 2 as "nest.calls" but found 1 : i64}}
func.func @one_call() attributes {nest.calls = 1 : i64} {
  return
}

// -----

func.func @calls_of_op(%x: memref<4xf32>) {
  // expected-error @+1 {{expected "nest.calls" on a function only}}
  memref.copy %x, %x {nest.calls = 2 : i64} : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @no_role(%x: memref<4xf32>, %v: f32) {
  // expected-error @+1 {{expected #nest.role as "nest.role" but found "init"}}
  linalg.fill {nest.role = "init"} ins(%v : f32) outs(%x : memref<4xf32>)
  return
}

// -----

// expected-error @+1 {{expected "nest.role" on an op that computes a kernel's tensors only}}
func.func @role_of_function() attributes {nest.role = #nest.role<root>} {
  return
}

// -----

func.func @unknown_role(%x: memref<4xf32>, %v: f32) {
  // expected-error @+2 {{expected ::tcopt::nest::Role to be one of: init, prologue, root, epilogue, row}}
  // expected-error @+1 {{failed to parse Nest_RoleAttr parameter 'value'}}
  linalg.fill {nest.role = #nest.role<first>} ins(%v : f32) outs(%x : memref<4xf32>)
  return
}

// -----

func.func @no_grain(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{expected an i64 of at least 1 as "nest.grain" but found 0 : i64}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  } {nest.grain = 0 : i64}
  return
}

// -----

func.func @grain_of_for(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{expected "nest.grain" on an scf.parallel only}}
  scf.for %i = %c0 to %n step %c1 {
  } {nest.grain = 16 : i64}
  return
}

// -----

func.func @many_threads(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{expected an i64 from 1 to 1024 as "nest.threads" but found 1056 : i64}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  } {nest.threads = 1056 : i64}
  return
}

// -----

func.func @threads_type(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{expected an i64 from 1 to 1024 as "nest.threads" but found 64 : i32}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  } {nest.threads = 64 : i32}
  return
}

// -----

func.func @threads_of_for(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{expected "nest.threads" on an scf.parallel only}}
  scf.for %i = %c0 to %n step %c1 {
  } {nest.threads = 64 : i64}
  return
}

// -----

func.func @blocks_of_how_many(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{expected "nest.blocks" on an scf.parallel with nest.threads only}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  } {nest.blocks}
  return
}

// -----

func.func @blocks_value(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{expected a unit attribute as "nest.blocks" but found 3 : i64}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  } {nest.blocks = 3 : i64, nest.threads = 64 : i64}
  return
}

// -----

func.func @resident_threads(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{expected "nest.resident" on an scf.parallel with nest.blocks only}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  } {nest.resident = 2 : i32, nest.threads = 64 : i64}
  return
}

// -----

func.func @resident(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{expected an i32 from 1 to 32 as "nest.resident" but found 33 : i32}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  } {nest.blocks, nest.resident = 33 : i32, nest.threads = 64 : i64}
  return
}

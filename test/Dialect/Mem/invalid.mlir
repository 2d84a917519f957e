// Arenas and buffers: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @arena_values(%n: index) {
  // expected-error @below {{'mem.arena' op expected 0 slot operands but found 1 (C1)}}
  %0 = "mem.arena"(%n) {operandSegmentSizes = array<i32: 1, 0>, static_slots = array<i64: 64>, lower_bound = 0 : i64} : (index) -> !mem.arena
  return
}

// -----

func.func @arena_too_few_values() {
  // expected-error @below {{'mem.arena' op expected 1 slot operands but found 0 (C1)}}
  %0 = "mem.arena"() {operandSegmentSizes = array<i32: 0, 0>, static_slots = array<i64: -9223372036854775808>, lower_bound = 0 : i64} : () -> !mem.arena
  return
}

// -----

func.func @arena_negative() {
  // expected-error @below {{'mem.arena' op expected sizes that are not negative but found -64 (C2)}}
  %0 = mem.arena slots = [-64], lower_bound = 0
  return
}

// -----

func.func @arena_lower_bound() {
  // expected-error @below {{'mem.arena' op expected a lower_bound that is not negative but found -1 (C2)}}
  %0 = mem.arena slots = [64], lower_bound = -1
  return
}

// -----

func.func @arena_no_bound() {
  // expected-error @below {{expected ','}}
  %0 = mem.arena slots = [64]
  return
}

// -----

func.func @arena_bound_missing() {
  // expected-error @below {{'mem.arena' op requires attribute 'lower_bound'}}
  %0 = "mem.arena"() {operandSegmentSizes = array<i32: 0, 0>, static_slots = array<i64: 64>} : () -> !mem.arena
  return
}

// -----

func.func @arena_result() {
  // expected-error @below {{'mem.arena' op result #0 must be memory of a function's buffers, but got 'index'}}
  %0 = "mem.arena"() {operandSegmentSizes = array<i32: 0, 0>, static_slots = array<i64: 64>, lower_bound = 0 : i64} : () -> index
  return
}

// -----

func.func @arena_memory_gaps(%m: memref<64xi8, strided<[2]>>) {
  // expected-error @below {{'mem.arena' op expected memory without gaps but found 'memref<64xi8, strided<[2]>>' (C3)}}
  %0 = mem.arena in %m : memref<64xi8, strided<[2]>>, slots = [64], lower_bound = 0
  return
}

// -----

// Each slot is padded to a multiple of 64.

func.func @arena_memory_small(%m: memref<127xi8>) {
  // expected-error @below {{'mem.arena' op expected slots that fit into 'memref<127xi8>' (C3)}}
  %0 = mem.arena in %m : memref<127xi8>, slots = [64, 1], lower_bound = 0
  return
}

// -----

func.func @arena_memory_overflow(%m: memref<64xi8>) {
  // expected-error @below {{'mem.arena' op expected slots that fit into 'memref<64xi8>' (C3)}}
  %0 = mem.arena in %m : memref<64xi8>, slots = [9223372036854775807, 9223372036854775807], lower_bound = 0
  return
}

// -----

func.func @arena_memory_static(%m: memref<64xi8>, %n: index) {
  // expected-error @below {{'mem.arena' op expected slots that fit into 'memref<64xi8>' (C3)}}
  %0 = mem.arena in %m : memref<64xi8>, slots = [0, %n], lower_bound = 0
  return
}

// -----

func.func @arena_memory_type(%m: memref<64xf32>) {
  // expected-error @below {{'mem.arena' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<64xf32>'}}
  %0 = mem.arena in %m : memref<64xf32>, slots = [64], lower_bound = 0
  return
}

// -----

func.func @arena_memory_rank(%m: memref<8x8xi8>) {
  // expected-error @below {{'mem.arena' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<8x8xi8>'}}
  %0 = mem.arena in %m : memref<8x8xi8>, slots = [64], lower_bound = 0
  return
}

// -----

func.func @arena_bytes_values(%n: index) {
  // expected-error @below {{'mem.arena_bytes' op expected 0 slot operands but found 1 (C1)}}
  %0 = "mem.arena_bytes"(%n) {static_slots = array<i64: 64>} : (index) -> index
  return
}

// -----

func.func @arena_bytes_negative() {
  // expected-error @below {{'mem.arena_bytes' op expected sizes that are not negative but found -64 (C2)}}
  %0 = mem.arena_bytes slots = [-64]
  return
}

// -----

func.func @threads_type() {
  // expected-error @below {{'mem.threads' op result #0 must be index, but got 'i64'}}
  %0 = "mem.threads"() : () -> i64
  return
}

// -----

func.func @bytes_zero(%n: index) {
  // expected-error @below {{'mem.bytes' op expected a positive element_bytes but found 0 (C1)}}
  %0 = mem.bytes %n, element_bytes = 0
  return
}

// -----

func.func @bytes_negative(%n: index) {
  // expected-error @below {{'mem.bytes' op expected a positive element_bytes but found -9223372036854775808 (C1)}}
  %0 = mem.bytes %n, element_bytes = -9223372036854775808
  return
}

// -----

func.func @bytes_type(%n: i64) {
  // expected-error @below {{'mem.bytes' op operand #0 must be variadic of index, but got 'i64'}}
  %0 = "mem.bytes"(%n) {element_bytes = 4 : i64} : (i64) -> index
  return
}

// -----

func.func @bytes_no_comma(%n: index) {
  // expected-error @below {{expected ','}}
  %0 = mem.bytes %n element_bytes = 4
  return
}

// -----

func.func @bytes_missing(%n: index) {
  // expected-error @below {{'mem.bytes' op requires attribute 'element_bytes'}}
  %0 = "mem.bytes"(%n) : (index) -> index
  return
}

// -----

func.func @view_slot() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a slot below 2 but found 2 (C1)}}
  %0 = mem.view %a, slot = 2, offset = 0, lifetime = [0, 1] : memref<4xf32>
  return
}

// -----

func.func @view_slot_negative() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a slot below 2 but found -1 (C1)}}
  %0 = mem.view %a, slot = -1, offset = 0, lifetime = [0, 1] : memref<4xf32>
  return
}

// -----

func.func @view_no_slots() {
  %a = mem.arena slots = [], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a slot below 0 but found 0 (C1)}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [0, 1] : memref<4xf32>
  return
}

// -----

func.func @view_offset() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected an offset that is a multiple of 64 but found 32 (C2)}}
  %0 = mem.view %a, slot = 0, offset = 32, lifetime = [0, 1] : memref<4xf32>
  return
}

// -----

func.func @view_offset_negative() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected an offset that is a multiple of 64 but found -64 (C2)}}
  %0 = mem.view %a, slot = 0, offset = -64, lifetime = [0, 1] : memref<4xf32>
  return
}

// -----

func.func @view_offset_least() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected an offset that is a multiple of 64 but found -9223372036854775808 (C2)}}
  %0 = mem.view %a, slot = 0, offset = -9223372036854775808, lifetime = [0, 1] : memref<4xf32>
  return
}

// -----

func.func @view_offset_greatest() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a buffer inside of 128 bytes but found offset 9223372036854775744 and 16 bytes (C5)}}
  %0 = mem.view %a, slot = 0, offset = 9223372036854775744, lifetime = [0, 1] : memref<4xf32>
  return
}

// -----

func.func @view_lifetime() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a lifetime that does not decrease (C3)}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [2, 1] : memref<4xf32>
  return
}

// -----

func.func @view_lifetime_negative() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a lifetime that does not decrease (C3)}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [-1, 1] : memref<4xf32>
  return
}

// -----

func.func @view_lifetime_length() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a lifetime that does not decrease (C3)}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [1] : memref<4xf32>
  return
}

// -----

func.func @view_sizes() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected 1 sizes but found 0 (C4)}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [0, 1] : memref<?xf32>
  return
}

// -----

func.func @view_too_many_sizes(%n: index) {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected 0 sizes but found 1 (C4)}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [0, 1], sizes(%n) : memref<4xf32>
  return
}

// -----

func.func @view_too_large() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a buffer inside of 128 bytes but found offset 64 and 68 bytes (C5)}}
  %0 = mem.view %a, slot = 0, offset = 64, lifetime = [0, 1] : memref<17xf32>
  return
}

// -----

func.func @view_overflow() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a buffer inside of 128 bytes but found offset 64 and 9223372036854775807 bytes (C5)}}
  %0 = mem.view %a, slot = 0, offset = 64, lifetime = [0, 1] : memref<4611686018427387905x4xf32>
  return
}

// -----

func.func @view_wraps_to_zero() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{'mem.view' op expected a buffer inside of 128 bytes but found offset 0 and 9223372036854775807 bytes (C5)}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [0, 1] : memref<4294967296x4294967296xi8>
  return
}

// -----

func.func @view_tensor() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{custom op 'mem.view' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [0, 1] : tensor<4xf32>
  return
}

// -----

func.func @view_unranked() {
  %a = mem.arena slots = [128, 64], lower_bound = 0
  // expected-error @below {{custom op 'mem.view' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [0, 1] : memref<*xf32>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @view_of_buffer(%a: memref<64xi8>) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: '!mem.arena' vs 'memref<64xi8>'}}
  %0 = mem.view %a, slot = 0, offset = 0, lifetime = [0, 1] : memref<4xf32>
  return
}

// -----

// expected-error @below {{unknown  type `slot` in dialect `mem`}}
func.func @type_unknown(%a: !mem.slot) {
  
  return
}

// -----

func.func @give_result(%b: memref<?xf32>) {
  // expected-error @below {{'mem.give_result' op expected an index that is not negative but found -1 (C1)}}
  mem.give_result %b, index = -1 : memref<?xf32>
  return
}

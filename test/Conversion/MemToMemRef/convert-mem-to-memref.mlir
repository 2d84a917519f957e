// RUN: tcopt %s --convert-mem-to-memref --canonicalize --split-input-file --verify-diagnostics --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @static
// CHECK-DAG: %[[C64:.*]] = arith.constant 64 : index
// CHECK-DAG: %[[C128:.*]] = arith.constant 128 : index
// CHECK: %[[A:.*]] = rt.arena_begin %[[C128]] : memref<?xi8>
// CHECK: memref.view %[[A]][%[[C64]]][] : memref<?xi8> to memref<9xf32>
// CHECK: rt.arena_end %[[A]]
// CHECK-NEXT: return
func.func @static(%x: memref<16xf32>) {
  %a = mem.arena slots = [100], lower_bound = 64
  %b = mem.view %a, slot = 0, offset = 0, lifetime = [0, 1] : memref<4xf32>
  %c = mem.view %a, slot = 0, offset = 64, lifetime = [0, 1] : memref<9xf32>
  %d = memref.cast %c : memref<9xf32> to memref<?xf32>
  memref.dealloc %d : memref<?xf32>
  return
}

// -----

// Products and sums saturate.

// CHECK-LABEL: func.func @symbolic
// CHECK: arith.mului_extended
// CHECK: arith.select
// CHECK: rt.arena_begin
func.func @symbolic(%n: index) {
  %s = mem.bytes %n, element_bytes = 4
  %a = mem.arena slots = [0, %s], lower_bound = 0
  %b = mem.view %a, slot = 1, offset = 0, lifetime = [0, 1], sizes(%n) : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  return
}

// -----

func.func @other_user() {
  %a = mem.arena slots = [64], lower_bound = 0
  // expected-error @+1 {{uses an arena; expected only mem.view}}
  "test.use"(%a) : (!mem.arena) -> ()
  return
}

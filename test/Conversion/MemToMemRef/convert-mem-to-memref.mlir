// RUN: tcopt %s --convert-mem-to-memref --canonicalize --split-input-file --verify-diagnostics --allow-unregistered-dialect | FileCheck %s
// RUN: tcopt %s --convert-mem-to-memref=threads=1 --canonicalize --split-input-file --verify-diagnostics --allow-unregistered-dialect | FileCheck %s --check-prefix=ONE

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

// Memory of static size holds the slots.

// CHECK-LABEL: func.func @in_memory
// CHECK-SAME: %[[M:.*]]: memref<192xi8>
// CHECK-NOT: rt.
// CHECK: memref.view %[[M]][%c64][] : memref<192xi8> to memref<9xf32>
// CHECK-NOT: rt.
// CHECK: return
func.func @in_memory(%m: memref<192xi8>) {
  %a = mem.arena in %m : memref<192xi8>, slots = [100], lower_bound = 64
  %c = mem.view %a, slot = 0, offset = 64, lifetime = [0, 1] : memref<9xf32>
  %d = memref.cast %c : memref<9xf32> to memref<?xf32>
  memref.dealloc %d : memref<?xf32>
  return
}

// -----

// That of dynamic size is checked: an arena that cannot be opened ends the call.

// CHECK-LABEL: func.func @in_dynamic_memory
// CHECK-SAME: %[[M:.*]]: memref<?xi8>, %[[N:.*]]: index
// CHECK-DAG: %[[TOO_MUCH:.*]] = arith.constant 2305843009213693951 : index
// CHECK: arith.minui
// CHECK: %[[TOTAL:.*]] = arith.minui
// CHECK-NEXT: %[[BYTES:.*]] = memref.dim %[[M]], %c0
// CHECK: %[[FAILS:.*]] = arith.cmpi ugt, %[[TOTAL]], %[[BYTES]]
// CHECK: scf.if %[[FAILS]] {
// CHECK:   rt.arena_begin %[[TOO_MUCH]]
// CHECK: }
// CHECK: memref.view %[[M]]
func.func @in_dynamic_memory(%m: memref<?xi8>, %n: index) {
  %a = mem.arena in %m : memref<?xi8>, slots = [%n], lower_bound = 0
  %c = mem.view %a, slot = 0, offset = 0, lifetime = [0, 1], sizes(%n) : memref<?xi8>
  memref.dealloc %c : memref<?xi8>
  return
}

// -----

// What no arena can hold is 0.

// CHECK-LABEL: func.func @arena_bytes
// CHECK-SAME: %[[N:.*]]: index
// CHECK-DAG: %[[TOO_MUCH:.*]] = arith.constant 2305843009213693951 : index
// CHECK: arith.minui
// CHECK: %[[TOTAL:.*]] = arith.minui
// CHECK-NEXT: %[[FITS:.*]] = arith.cmpi ult, %[[TOTAL]], %[[TOO_MUCH]]
// CHECK: %[[R:.*]] = arith.select %[[FITS]], %[[TOTAL]], %c0
// CHECK: return %[[R]]
func.func @arena_bytes(%n: index) -> index {
  %0 = mem.arena_bytes slots = [100, %n]
  return %0 : index
}

// CHECK-LABEL: func.func @arena_bytes_static
// CHECK: %[[R:.*]] = arith.constant 192 : index
// CHECK: return %[[R]]
func.func @arena_bytes_static() -> index {
  %0 = mem.arena_bytes slots = [100, 1]
  return %0 : index
}

// -----

// An iteration gives back what it took; the arena opened last is closed first.

// CHECK-LABEL: func.func @loop
// CHECK: scf.for
// CHECK:   %[[A:.*]] = rt.arena_begin
// CHECK:   memref.view %[[A]]
// CHECK:   %[[B:.*]] = rt.arena_begin
// CHECK:   memref.view %[[B]]
// CHECK:   rt.arena_end %[[B]]
// CHECK-NEXT: rt.arena_end %[[A]]
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @loop(%x: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.load %x[%i] : memref<?xindex>
    %a = mem.arena slots = [%m], lower_bound = 0
    %v = mem.view %a, slot = 0, offset = 0, lifetime = [0, 0], sizes(%m) : memref<?xi8>
    %b = mem.arena slots = [%m], lower_bound = 0
    %w = mem.view %b, slot = 0, offset = 0, lifetime = [0, 0], sizes(%m) : memref<?xi8>
    memref.copy %v, %w : memref<?xi8> to memref<?xi8>
  }
  return
}

// -----

// What a branch hands out lives on until the iteration ends.

// CHECK-LABEL: func.func @branch
// CHECK: scf.for
// CHECK-NEXT: %[[FIRST:.*]] = rt.arena_begin %c0
// CHECK:   scf.if
// CHECK:     %[[A:.*]] = rt.arena_begin
// CHECK-NOT: rt.arena_end
// CHECK:   } else {
// CHECK:   memref.copy
// CHECK-NEXT: rt.arena_end %[[FIRST]]
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @branch(%x: memref<?xindex>, %y: memref<?xi8>, %z: memref<?xi8>, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = scf.if %c -> memref<?xi8> {
      %m = memref.load %x[%i] : memref<?xindex>
      %a = mem.arena slots = [%m], lower_bound = 0
      %v = mem.view %a, slot = 0, offset = 0, lifetime = [0, 0], sizes(%m) : memref<?xi8>
      %s = memref.subview %v[1] [1] [1] : memref<?xi8> to memref<1xi8, strided<[1], offset: 1>>
      memref.copy %s, %s : memref<1xi8, strided<[1], offset: 1>> to memref<1xi8, strided<[1], offset: 1>>
      scf.yield %v : memref<?xi8>
    } else {
      scf.yield %y : memref<?xi8>
    }
    memref.copy %r, %z : memref<?xi8> to memref<?xi8>
  }
  return
}

// -----

// CHECK-LABEL: func.func @threads
// CHECK-NEXT: %[[N:.*]] = rt.threads
// CHECK-NEXT: return %[[N]]
// ONE-LABEL: func.func @threads
// ONE-NEXT: %[[N:.*]] = arith.constant 1 : index
// ONE-NEXT: return %[[N]]
func.func @threads() -> index {
  %n = mem.threads
  return %n : index
}

// -----

// CHECK-LABEL: func.func @give
// CHECK-NEXT: rt.give_result %{{.*}}, index = 1 : memref<?xi8>
func.func @give(%x: memref<?xi8>) {
  mem.give_result %x, index = 1 : memref<?xi8>
  return
}

// -----

func.func @other_user() {
  %a = mem.arena slots = [64], lower_bound = 0
  // expected-error @+1 {{uses an arena; expected only mem.view}}
  "test.use"(%a) : (!mem.arena) -> ()
  return
}

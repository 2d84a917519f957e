// RUN: tcopt %s --mem-plan-arenas --split-input-file | FileCheck %s

// Buffers that are not live at the same time share bytes.

// CHECK-LABEL: func.func @static
// CHECK: %[[A:.*]] = mem.arena slots = [128], lower_bound = 128
// CHECK: mem.view %[[A]], slot = 0, offset = 0, lifetime = [1, 4] : memref<16xf32>
// CHECK: mem.view %[[A]], slot = 0, offset = 64, lifetime = [3, 6] : memref<16xf32>
// CHECK: mem.view %[[A]], slot = 0, offset = 0, lifetime = [5, 7] : memref<16xf32>
func.func @static(%x: memref<16xf32>, %out: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.copy %a, %b : memref<16xf32> to memref<16xf32>
  %c = memref.alloc() : memref<16xf32>
  memref.copy %b, %c : memref<16xf32> to memref<16xf32>
  memref.copy %c, %out : memref<16xf32> to memref<16xf32>
  return
}

// -----

// Unknown sizes are slots; a size that is computed late is moved up.

// CHECK-LABEL: func.func @symbolic
// CHECK: %[[N:.*]] = memref.dim
// CHECK: %[[BYTES:.*]] = mem.bytes %[[N]], element_bytes = 4
// CHECK: %[[A:.*]] = mem.arena slots = [0, %[[BYTES]]], lower_bound = 0
// CHECK: mem.view %[[A]], slot = 1, offset = 0, lifetime = {{.*}}, sizes(%[[N]]) : memref<?xf32>
func.func @symbolic(%x: memref<?xf32>, %out: memref<?xf32>) {
  memref.copy %x, %out : memref<?xf32> to memref<?xf32>
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %x, %a : memref<?xf32> to memref<?xf32>
  memref.copy %a, %out : memref<?xf32> to memref<?xf32>
  return
}

// -----

// A size that is only known where the buffer is made has an arena of its own.

// CHECK-LABEL: func.func @alone
// CHECK: %[[N:.*]] = memref.load
// CHECK: %[[BYTES:.*]] = mem.bytes %[[N]], element_bytes = 4
// CHECK: mem.arena slots = [%[[BYTES]]]
func.func @alone(%x: memref<index>, %v: memref<?xf32>) {
  %n = memref.load %x[] : memref<index>
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %v, %a : memref<?xf32> to memref<?xf32>
  return
}

// -----

// A buffer around a loop that uses it is live until the loop ends, one within an
// iteration there alone.

// CHECK-LABEL: func.func @loop
// CHECK: mem.arena slots = [128], lower_bound = 128
// CHECK: mem.view {{.*}} offset = 0
// CHECK: scf.for
// CHECK:   mem.view {{.*}} offset = 64
// CHECK:   mem.view {{.*}} offset = 64
func.func @loop(%x: memref<16xf32>, %out: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<16xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %b = memref.alloc() : memref<16xf32>
    memref.copy %a, %b : memref<16xf32> to memref<16xf32>
    memref.copy %b, %out : memref<16xf32> to memref<16xf32>
    %c = memref.alloc() : memref<16xf32>
    memref.copy %out, %c : memref<16xf32> to memref<16xf32>
    memref.copy %c, %out : memref<16xf32> to memref<16xf32>
  }
  return
}

// -----

// Branches share bytes; what one hands out is live with the branch.

// CHECK-LABEL: func.func @branch
// CHECK: mem.arena slots = [128], lower_bound = 128
// CHECK: scf.if
// CHECK:   mem.view {{.*}} offset = [[A:[0-9]+]],
// CHECK:   mem.view {{.*}} offset = [[B:[0-9]+]],
// CHECK:   mem.view {{.*}} offset = [[B]],
// CHECK: } else {
// CHECK:   mem.view {{.*}} offset = [[B]],
func.func @branch(%x: memref<16xf32>, %out: memref<16xf32>, %c: i1) {
  %r = scf.if %c -> memref<16xf32> {
    %a = memref.alloc() : memref<16xf32>
    memref.copy %x, %a : memref<16xf32> to memref<16xf32>
    %b = memref.alloc() : memref<16xf32>
    memref.copy %a, %b : memref<16xf32> to memref<16xf32>
    memref.copy %b, %out : memref<16xf32> to memref<16xf32>
    %d = memref.alloc() : memref<16xf32>
    memref.copy %a, %d : memref<16xf32> to memref<16xf32>
    memref.copy %d, %out : memref<16xf32> to memref<16xf32>
    scf.yield %a : memref<16xf32>
  } else {
    %a = memref.alloc() : memref<16xf32>
    memref.copy %x, %a : memref<16xf32> to memref<16xf32>
    memref.copy %a, %out : memref<16xf32> to memref<16xf32>
    scf.yield %x : memref<16xf32>
  }
  memref.copy %r, %out : memref<16xf32> to memref<16xf32>
  return
}

// -----

// What an iteration hands on is live during all of the loop.

// CHECK-LABEL: func.func @carried
// CHECK: mem.arena slots = [128]
// CHECK: scf.for
// CHECK:   mem.view {{.*}} offset = [[A:[0-9]+]],
// CHECK-NOT: offset = [[A]],
// CHECK: return
func.func @carried(%x: memref<16xf32>, %out: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> memref<16xf32> {
    %t = memref.alloc() : memref<16xf32>
    memref.copy %h, %t : memref<16xf32> to memref<16xf32>
    %b = memref.alloc() : memref<16xf32>
    memref.copy %t, %b : memref<16xf32> to memref<16xf32>
    scf.yield %b : memref<16xf32>
  }
  memref.copy %r, %out : memref<16xf32> to memref<16xf32>
  return
}

// -----

// With branches between blocks nothing is shared.

// CHECK-LABEL: func.func @blocks
// CHECK: mem.arena slots = [128], lower_bound = 128
func.func @blocks(%x: memref<16xf32>, %c: i1) {
  %a = memref.alloc() : memref<16xf32>
  cf.br ^next
^next:
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.copy %x, %b : memref<16xf32> to memref<16xf32>
  cf.cond_br %c, ^next, ^end
^end:
  return
}

// RUN: tcopt %s --mem-place-apart --split-input-file | FileCheck %s

// No two buffers share an arena, though the first is not live any more.

// CHECK-LABEL: func.func @apart
// CHECK: %[[BYTES:.*]] = mem.bytes element_bytes = 64
// CHECK: %[[A:.*]] = mem.arena slots = [%[[BYTES]]], lower_bound = 0
// CHECK: mem.view %[[A]], slot = 0, offset = 0, lifetime = [0, 0] : memref<16xf32>
// CHECK: %[[N:.*]] = memref.dim
// CHECK: %[[BYTES:.*]] = mem.bytes %[[N]], element_bytes = 6
// CHECK: %[[B:.*]] = mem.arena slots = [%[[BYTES]]], lower_bound = 0
// CHECK: mem.view %[[B]], slot = 0, offset = 0, lifetime = [0, 0], sizes(%[[N]]) : memref<?x3xf16>
// CHECK-NOT: memref.alloc
func.func @apart(%x: memref<16xf32>, %y: memref<?x3xf16>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<16xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  %n = memref.dim %y, %c0 : memref<?x3xf16>
  %b = memref.alloc(%n) : memref<?x3xf16>
  memref.copy %y, %b : memref<?x3xf16> to memref<?x3xf16>
  return
}

// -----

// An arena in each iteration, and one for no elements.

// CHECK-LABEL: func.func @loop
// CHECK: scf.for
// CHECK: mem.bytes element_bytes = 1
// CHECK: mem.arena
// CHECK: mem.view {{.*}} : memref<0xi1>
func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<0xi1>
    memref.store %true, %a[%i] : memref<0xi1>
  }
  return
}

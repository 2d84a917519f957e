// RUN: tcopt %s --nest-outline-parallel-loops --split-input-file --verify-diagnostics | FileCheck %s

// Buffers become pointers and sizes.

// CHECK: func.func private @kernel_body
// CHECK-SAME: (%[[A:.*]]: memref<f32> {llvm.align = 64 : i64, llvm.noalias}, %[[N:.*]]: index, %[[B:.*]]: memref<f32> {llvm.align = 64 : i64, llvm.noalias}, %[[M:.*]]: index, %[[BEGIN:.*]]: index, %[[END:.*]]: index)
// CHECK-SAME: llvm.bareptr
// CHECK: %[[IN:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [%[[N]], 8], strides: [8, 1]
// CHECK: %[[OUT:.*]] = memref.reinterpret_cast %[[B]] to offset: [0], sizes: [%[[M]], 8], strides: [8, 1]
// CHECK: scf.for %[[I:.*]] = %[[BEGIN]] to %[[END]]
// CHECK:   memref.load %[[IN]][%[[I]], %{{.*}}]
// CHECK:   memref.store %{{.*}}, %[[OUT]][%[[I]], %{{.*}}]
// CHECK-LABEL: func.func @kernel
// CHECK: rt.parallel_for @kernel_body({{.*}}), count = %{{.*}}, grain = %{{.*}} : memref<f32>, index, memref<f32>, index
func.func @kernel(%a: memref<?x8xf32>, %b: memref<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x8xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %a[%i, %c0] : memref<?x8xf32>
    memref.store %v, %b[%i, %c1] : memref<?x8xf32>
    scf.reduce
  } {nest.grain = 512 : i64}
  return
}

// -----

// A part of a buffer is made again from the whole one.

// CHECK: func.func private @part_body
// CHECK-SAME: (%[[A:[^:]*]]: memref<f32> {llvm.align = 64 : i64, llvm.noalias}, %[[N:[^:]*]]: index, %[[M:[^:]*]]: index, %{{[^:]*}}: index, %{{[^:]*}}: index)
// CHECK: %[[WHOLE:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [%[[N]], 8], strides: [8, 1]
// CHECK: %[[PART:.*]] = memref.subview %[[WHOLE]][0, 2] [%[[M]], 3] [1, 1]
// CHECK: scf.for
// CHECK:   memref.store %{{.*}}, %[[PART]]
// CHECK-LABEL: func.func @part
func.func @part(%a: memref<?x8xf32>, %v: f32, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %b = memref.subview %a[0, 2] [%m, 3] [1, 1] : memref<?x8xf32> to memref<?x3xf32, strided<[8, 1], offset: 2>>
  scf.parallel (%i) = (%c0) to (%m) step (%c1) {
    memref.store %one, %b[%i, %c1] : memref<?x3xf32, strided<[8, 1], offset: 2>>
    scf.reduce
  }
  return
}

// -----

func.func @two_dimensions(%a: memref<8x8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // expected-error @+1 {{'scf.parallel' op expected one dimension and no results}}
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    memref.store %v, %a[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

// A thread leases its part of a workspace once for its range.

// CHECK: func.func private @slots_body
// CHECK: %[[S:.*]] = rt.slot_begin
// CHECK: scf.for
// CHECK:   memref.store %[[S]]
// CHECK: }
// CHECK-NEXT: rt.slot_end %[[S]]
func.func @slots(%a: memref<8xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %s = rt.slot_begin
    memref.store %s, %a[%i] : memref<8xindex>
    rt.slot_end %s
    scf.reduce
  }
  return
}

// -----

// One piece of work stays where it is; its scratch memory is taken once.

// CHECK-NOT: func.func private
// CHECK-LABEL: func.func @one_piece
// CHECK: memref.alloca() : memref<4xf32>
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK-NOT: memref.alloca
// CHECK: memref.store %{{.*}}, %arg0[%[[I]]]
// CHECK-NOT: rt.parallel_for
func.func @one_piece(%a: memref<64xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %s = memref.alloca() : memref<4xf32>
    memref.store %v, %s[%c0] : memref<4xf32>
    %w = memref.load %s[%c0] : memref<4xf32>
    memref.store %w, %a[%i] : memref<64xf32>
    scf.reduce
  } {nest.grain = 64 : i64}
  return
}

// -----

// CHECK-LABEL: func.func @two_pieces
// CHECK: rt.parallel_for
func.func @two_pieces(%a: memref<65xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 65 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<65xf32>
    scf.reduce
  } {nest.grain = 64 : i64}
  return
}

// -----

// A constant vector is made again inside, as a constant number is.
// CHECK-LABEL: func.func private @vectors_body
// CHECK-SAME: (%{{[^:]+}}: memref<f32> {{{[^}]*}}}, %{{[^:]+}}: index, %{{[^:]+}}: index)
// CHECK: arith.constant dense<2.000000e+00> : vector<8xf32>
func.func @vectors(%a: memref<800xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 100 : index
  %v = arith.constant dense<2.0> : vector<8xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %at = arith.muli %i, %c8 : index
    vector.store %v, %a[%at] : memref<800xf32>, vector<8xf32>
    scf.reduce
  } {nest.grain = 10 : i64}
  return
}

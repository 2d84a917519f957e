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

// RUN: tcopt %s --cpu-choose-schedule --cpu-lower-to-loops --canonicalize --split-input-file | FileCheck %s

// The rows of both parts are written together, each as one row of memory.

// CHECK-LABEL: func @join(
//  CHECK-SAME:   %[[A:.+]]: memref<2048x2x256xf32>, %[[B:.+]]: memref<2048x1x256xf32>, %[[Y:.+]]: memref<2048x3x256xf32>)
//   CHECK-DAG:   %[[FA:.+]] = memref.collapse_shape %[[A]]
//   CHECK-DAG:   %[[FB:.+]] = memref.collapse_shape %[[B]]
//   CHECK-DAG:   %[[FY:.+]] = memref.collapse_shape %[[Y]]
//       CHECK:   scf.parallel (%[[I:.+]]) = (%c0) to (%c2048)
//       CHECK:     scf.for %{{.+}} = %c0 to %c512
//       CHECK:       memref.load %[[FA]]
//       CHECK:       memref.store %{{.+}}, %[[FY]]
//       CHECK:     scf.for %{{.+}} = %c0 to %c256
//       CHECK:       memref.load %[[FB]]
//       CHECK:       memref.store %{{.+}}, %[[FY]]
//   CHECK-NOT:   scf.parallel
func.func @join(%a: memref<2048x2x256xf32>, %b: memref<2048x1x256xf32>, %y: memref<2048x3x256xf32>) {
  %first = memref.subview %y[0, 0, 0] [2048, 2, 256] [1, 1, 1] : memref<2048x3x256xf32> to memref<2048x2x256xf32, strided<[768, 256, 1]>>
  memref.copy %a, %first : memref<2048x2x256xf32> to memref<2048x2x256xf32, strided<[768, 256, 1]>>
  %second = memref.subview %y[0, 2, 0] [2048, 1, 256] [1, 1, 1] : memref<2048x3x256xf32> to memref<2048x1x256xf32, strided<[768, 256, 1], offset: 512>>
  memref.copy %b, %second : memref<2048x1x256xf32> to memref<2048x1x256xf32, strided<[768, 256, 1], offset: 512>>
  return
}

// -----

// One below the other have no rows in common.

// CHECK-LABEL: func @stack(
//       CHECK:   scf.parallel
//       CHECK:   scf.parallel
func.func @stack(%a: memref<64x64xf32>, %b: memref<32x64xf32>, %y: memref<96x64xf32>) {
  %first = memref.subview %y[0, 0] [64, 64] [1, 1] : memref<96x64xf32> to memref<64x64xf32, strided<[64, 1]>>
  memref.copy %a, %first : memref<64x64xf32> to memref<64x64xf32, strided<[64, 1]>>
  %second = memref.subview %y[64, 0] [32, 64] [1, 1] : memref<96x64xf32> to memref<32x64xf32, strided<[64, 1], offset: 4096>>
  memref.copy %b, %second : memref<32x64xf32> to memref<32x64xf32, strided<[64, 1], offset: 4096>>
  return
}

// -----

// Only the edges are filled: a row above, one below, and each row's ends.

// CHECK-LABEL: func @pad(
//       CHECK:   scf.for {{.*}} to %c66
//       CHECK:     memref.store %cst
//       CHECK:   scf.for {{.*}} to %c66
//       CHECK:     memref.store %cst
//       CHECK:   scf.parallel {{.*}} to (%c32)
//       CHECK:     memref.store %cst
//       CHECK:     scf.for %{{.+}} = %c0 to %c64
//       CHECK:       memref.load
//       CHECK:       memref.store
//       CHECK:     memref.store %cst
//   CHECK-NOT:   scf.parallel
func.func @pad(%x: memref<32x64xf32>, %y: memref<34x66xf32>) {
  %v = arith.constant 1.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%v : f32) outs(%y : memref<34x66xf32>)
  %inner = memref.subview %y[1, 1] [32, 64] [1, 1] : memref<34x66xf32> to memref<32x64xf32, strided<[66, 1], offset: 67>>
  memref.copy %x, %inner : memref<32x64xf32> to memref<32x64xf32, strided<[66, 1], offset: 67>>
  return
}

// -----

// A source that lies in the same buffer is copied by itself, after the fill.

// CHECK-LABEL: func @same_buffer(
//       CHECK:   scf.parallel {{.*}} to (%c64)
//       CHECK:     memref.store %cst
//       CHECK:   scf.parallel
//       CHECK:     memref.load
func.func @same_buffer(%y: memref<64x64xf32>) {
  %v = arith.constant 1.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%v : f32) outs(%y : memref<64x64xf32>)
  %a = memref.subview %y[0, 0] [32, 64] [1, 1] : memref<64x64xf32> to memref<32x64xf32, strided<[64, 1]>>
  %b = memref.subview %y[32, 0] [32, 64] [1, 1] : memref<64x64xf32> to memref<32x64xf32, strided<[64, 1], offset: 2048>>
  memref.copy %a, %b : memref<32x64xf32, strided<[64, 1]>> to memref<32x64xf32, strided<[64, 1], offset: 2048>>
  return
}

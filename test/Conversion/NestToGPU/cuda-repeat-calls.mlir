// RUN: tcopt %s --pass-pipeline='builtin.module(func.func(cuda-repeat-calls))' | FileCheck %s

// One loop for three calls: each iteration takes the arguments of its own.
// CHECK-LABEL: func.func @one_loop
// CHECK-SAME: %[[X0:[^:]+]]: memref<f32> {llvm.noalias}, %[[Y0:[^:]+]]: memref<f32>, %[[X1:[^:]+]]: memref<f32> {llvm.noalias}, %[[Y1:[^:]+]]: memref<f32>, %[[X2:[^:]+]]: memref<f32> {llvm.noalias}, %[[Y2:[^:]+]]: memref<f32>)
// CHECK-NOT: nest.calls
// CHECK: %[[ALL:.+]] = arith.constant 192 : index
// CHECK: scf.parallel (%[[I:.+]]) = (%{{.+}}) to (%[[ALL]])
// CHECK: %[[EACH:.+]] = arith.constant 64 : index
// CHECK: %[[CALL:.+]] = arith.divui %[[I]], %[[EACH]]
// CHECK: %[[J:.+]] = arith.remui %[[I]], %[[EACH]]
// CHECK: %[[C:.+]]:2 = scf.index_switch %[[CALL]] -> memref<f32>, memref<f32>
// CHECK: case 0 {
// CHECK-NEXT: scf.yield %[[X0]], %[[Y0]]
// CHECK: case 1 {
// CHECK-NEXT: scf.yield %[[X1]], %[[Y1]]
// CHECK: default {
// CHECK-NEXT: scf.yield %[[X2]], %[[Y2]]
// CHECK: %[[X:.+]] = memref.reinterpret_cast %[[C]]#0
// CHECK: %[[Y:.+]] = memref.reinterpret_cast %[[C]]#1
// CHECK: %[[V:.+]] = memref.load %[[X]][%[[J]]]
// CHECK: memref.store %[[V]], %[[Y]][%[[J]]]
// CHECK: } {nest.threads = 256 : i64}
func.func @one_loop(%x: memref<f32> {llvm.noalias}, %y: memref<f32>) attributes {nest.calls = 3 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %a = memref.reinterpret_cast %x to offset: [0], sizes: [64], strides: [1] : memref<f32> to memref<64xf32>
  %b = memref.reinterpret_cast %y to offset: [0], sizes: [64], strides: [1] : memref<f32> to memref<64xf32>
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %v = memref.load %a[%i] : memref<64xf32>
    memref.store %v, %b[%i] : memref<64xf32>
    scf.reduce
  } {nest.threads = 256 : i64}
  return
}

// Two loops, or one of a size that only the call knows, are there for each call.
// CHECK-LABEL: func.func @two_loops
// CHECK-SAME: %[[X0:[^:]+]]: memref<4xf32>, %[[X1:[^:]+]]: memref<4xf32>)
// CHECK-COUNT-2: memref.store %{{.+}}, %[[X0]]
// CHECK-COUNT-2: memref.store %{{.+}}, %[[X1]]
func.func @two_loops(%x: memref<4xf32>) attributes {nest.calls = 2 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %v, %x[%i] : memref<4xf32>
    scf.reduce
  } {nest.threads = 256 : i64}
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %v, %x[%i] : memref<4xf32>
    scf.reduce
  } {nest.threads = 256 : i64}
  return
}

// CHECK-LABEL: func.func @unknown
// CHECK-SAME: %[[X0:[^:]+]]: memref<?xf32>, %[[N0:[^:]+]]: index, %[[X1:[^:]+]]: memref<?xf32>, %[[N1:[^:]+]]: index)
// CHECK: scf.parallel (%{{.+}}) = (%{{.+}}) to (%[[N0]])
// CHECK: scf.parallel (%{{.+}}) = (%{{.+}}) to (%[[N1]])
// CHECK: memref.store %{{.+}}, %[[X1]]
func.func @unknown(%x: memref<?xf32>, %n: index) attributes {nest.calls = 2 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %x[%i] : memref<?xf32>
    scf.reduce
  } {nest.threads = 256 : i64}
  return
}

// What has no number of calls is left alone.
// CHECK-LABEL: func.func @once
// CHECK-SAME: (%{{[^:]+}}: memref<f32>)
func.func @once(%x: memref<f32>) {
  return
}

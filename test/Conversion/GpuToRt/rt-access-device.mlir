// Host functions reach buffers on the device by the runtime.
// RUN: tcopt %s --rt-access-device --split-input-file | FileCheck %s

memref.global "private" constant @table : memref<4xf32> = dense<1.0>

// CHECK-LABEL: func.func @elements(
//  CHECK-SAME: %[[X:[a-z0-9]+]]: memref<?xi64>, %[[I:[a-z0-9]+]]: index
//  CHECK-SAME: attributes {rt.on_device = false}
//       CHECK: %[[V:.*]] = rt.device_load %[[X]][%[[I]]] : memref<?xi64>
//       CHECK: rt.device_store %[[V]], %[[X]][%[[I]]] : memref<?xi64>
func.func @elements(%x: memref<?xi64>, %i: index) {
  %v = memref.load %x[%i] : memref<?xi64>
  memref.store %v, %x[%i] : memref<?xi64>
  return
}

// Constants stay in the host's memory.

// CHECK-LABEL: func.func @constants(
//       CHECK: %[[T:.*]] = memref.get_global @table
//       CHECK: memref.load %[[T]]
//       CHECK: rt.device_copy %[[T]], %{{.*}} from_host : memref<4xf32> to memref<4xf32>
//       CHECK: rt.print %[[T]]{{.*}}rt.operands_on_device = array<i1: false>
//       CHECK: rt.print %arg0{{.*}}rt.operands_on_device = array<i1: true>
func.func @constants(%x: memref<4xf32>, %i: index) -> f32 {
  %t = memref.get_global @table : memref<4xf32>
  %v = memref.load %t[%i] : memref<4xf32>
  memref.copy %t, %x : memref<4xf32> to memref<4xf32>
  rt.print %t, label = "t", dtype = f32 : memref<4xf32>
  rt.print %x, label = "x", dtype = f32 : memref<4xf32>
  return %v : f32
}

// Whole buffers are copied by the runtime, parts by threads.

// CHECK-LABEL: func.func @copies(
//       CHECK: rt.device_copy %{{.*}}, %{{.*}} : memref<?xf32> to memref<?xf32>
//       CHECK: scf.parallel
//       CHECK:   %[[E:.*]] = memref.load
//       CHECK:   memref.store %[[E]]
//       CHECK: nest.threads = 256 : i64
func.func @copies(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32, strided<[2]>>) {
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  memref.copy %x, %z : memref<?xf32> to memref<?xf32, strided<[2]>>
  return
}

// CHECK-LABEL: func.func @arena(
//       CHECK: %[[A:.*]] = rt.arena_begin %{{.*}} on_device : memref<?xi8>
//   CHECK-NOT: rt.profile
//       CHECK: rt.arena_end %[[A]] on_device : memref<?xi8>
func.func @arena(%n: index) {
  %a = rt.arena_begin %n : memref<?xi8>
  rt.profile_begin "k"
  rt.profile_end "k"
  rt.arena_end %a : memref<?xi8>
  return
}

// -----

// Where a kernel may fail, all functions wait for what it reports.

// CHECK-LABEL: func.func @fails(
//  CHECK-SAME: rt.on_device = true
func.func @fails() {
  func.call @kernel() {rt.may_fail} : () -> ()
  return
}
// CHECK: func.func private @kernel()
// CHECK-NOT: rt.on_device
func.func private @kernel()

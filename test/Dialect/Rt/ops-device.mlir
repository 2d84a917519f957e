// Round trips of what is done on a device.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s
// RUN: tcopt %s --emit-bytecode | tcopt | FileCheck %s

// CHECK: rt.image @kernels = "code"
rt.image @kernels = "code"

// CHECK-LABEL: func.func @arena(
// CHECK-SAME: %[[N:.+]]: index)
// CHECK-NEXT: %[[A:.+]] = rt.arena_begin %[[N]] on_device : memref<?xi8>
// CHECK-NEXT: rt.arena_end %[[A]] on_device : memref<?xi8>
func.func @arena(%n: index) {
  %a = rt.arena_begin %n on_device : memref<?xi8>
  rt.arena_end %a on_device : memref<?xi8>
  return
}

// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[X:.+]]: memref<?x?xf32, strided<[?, 2]>>, %[[S:.+]]: memref<i64>, %[[I:.+]]: index)
// CHECK-NEXT: %[[V:.+]] = rt.device_load %[[X]][%[[I]], %[[I]]] : memref<?x?xf32, strided<[?, 2]>>
// CHECK-NEXT: rt.device_store %[[V]], %[[X]][%[[I]], %[[I]]] : memref<?x?xf32, strided<[?, 2]>>
// CHECK-NEXT: rt.device_load %[[S]][] : memref<i64>
func.func @elements(%x: memref<?x?xf32, strided<[?, 2]>>, %s: memref<i64>, %i: index) {
  %v = rt.device_load %x[%i, %i] : memref<?x?xf32, strided<[?, 2]>>
  rt.device_store %v, %x[%i, %i] : memref<?x?xf32, strided<[?, 2]>>
  %w = rt.device_load %s[] : memref<i64>
  return
}

// CHECK-LABEL: func.func @copies(
// CHECK-SAME: %[[X:.+]]: memref<?xf32>, %[[Y:.+]]: memref<4xf32>)
// CHECK-NEXT: rt.device_copy %[[X]], %[[Y]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: rt.device_copy %[[X]], %[[Y]] from_host : memref<?xf32> to memref<4xf32>
func.func @copies(%x: memref<?xf32>, %y: memref<4xf32>) {
  rt.device_copy %x, %y : memref<?xf32> to memref<4xf32>
  rt.device_copy %x, %y from_host : memref<?xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @launches(
// CHECK-SAME: %[[X:.+]]: memref<f32>, %[[N:.+]]: index)
// CHECK-NEXT: rt.launch "k" of @kernels grid(%[[N]], %[[N]], %[[N]]) block(%[[N]], %[[N]], %[[N]]){{$}}
// CHECK-NEXT: rt.launch "k" of @kernels grid(%[[N]], %[[N]], %[[N]]) block(%[[N]], %[[N]], %[[N]]) shared = 1024 args(%[[X]], %[[N]] : memref<f32>, index) failures = {{\[\[}}3 : i32, "index out of bounds"]]
func.func @launches(%x: memref<f32>, %n: index) {
  rt.launch "k" of @kernels grid(%n, %n, %n) block(%n, %n, %n)
  rt.launch "k" of @kernels grid(%n, %n, %n) block(%n, %n, %n) shared = 1024 args(%x, %n : memref<f32>, index)
      failures = [[3 : i32, "index out of bounds"]]
  return
}

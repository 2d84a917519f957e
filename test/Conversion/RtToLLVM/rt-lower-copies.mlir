// RUN: tcopt %s --rt-lower-copies | FileCheck %s

// CHECK-LABEL: @contiguous
// CHECK-NOT: scf.for
// CHECK: memref.copy
func.func @contiguous(%x: memref<?xf32>, %y: memref<?xf32>) {
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  return
}

// CHECK-LABEL: @strided
// CHECK-SAME: (%[[X:.*]]: memref<?x4xf32, strided<[8, 1]>>, %[[Y:.*]]: memref<?x4xf32>)
// CHECK: %[[N:.*]] = memref.dim %[[X]], %c0
// CHECK: scf.for %[[I:.*]] = %c0{{.*}} to %[[N]] step %c1
// CHECK:   scf.for %[[J:.*]] =
// CHECK:     %[[V:.*]] = memref.load %[[X]][%[[I]], %[[J]]]
// CHECK:     memref.store %[[V]], %[[Y]][%[[I]], %[[J]]]
// CHECK-NOT: memref.copy
func.func @strided(%x: memref<?x4xf32, strided<[8, 1]>>, %y: memref<?x4xf32>) {
  memref.copy %x, %y : memref<?x4xf32, strided<[8, 1]>> to memref<?x4xf32>
  return
}

// A number with an offset.
// CHECK-LABEL: @scalar
// CHECK: %[[V:.*]] = memref.load
// CHECK: memref.store %[[V]]
func.func @scalar(%x: memref<f32, strided<[], offset: ?>>, %y: memref<f32>) {
  memref.copy %x, %y : memref<f32, strided<[], offset: ?>> to memref<f32>
  return
}

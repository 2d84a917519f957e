// A thread for each update, which applies it with an atomic.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" | FileCheck %s

// CHECK-LABEL: func.func @rows(
//  CHECK-SAME: %[[U:[a-z0-9]+]]: memref<?x3xf32>, %[[I:[a-z0-9]+]]: memref<?xi64>, %[[X:[a-z0-9]+]]: memref<1000x3xf32>
//       CHECK: %[[N:.*]] = memref.dim %[[U]], %c0
//       CHECK: %[[COUNT:.*]] = arith.muli %[[N]], %c3
//       CHECK: scf.parallel (%[[T:.*]]) = (%c0) to (%[[COUNT]])
//   CHECK-DAG:   %[[COLUMN:.*]] = arith.remui %[[T]], %c3
//   CHECK-DAG:   %[[ROW:.*]] = arith.divui %[[T]], %c3
//       CHECK:   %[[INDEX:.*]] = memref.load %[[I]][%[[ROW]]]
//       CHECK:   %[[PLACE:.*]] = arith.index_cast %[[INDEX]]
//       CHECK:   rt.fail {{.*}} "index out of bounds"
//       CHECK:   scf.if
//   CHECK-NOT:     memref.load %[[X]]
//       CHECK:     %[[NEW:.*]] = memref.load %[[U]][%[[ROW]], %[[COLUMN]]]
//       CHECK:     memref.atomic_rmw addf %[[NEW]], %[[X]][%[[PLACE]], %[[COLUMN]]] : (f32, memref<1000x3xf32>) -> f32
//   CHECK-NOT:     memref.store
//       CHECK: nest.threads = 128 : i64
func.func @rows(%u: memref<?x3xf32>, %i: memref<?xi64>, %x: memref<1000x3xf32>)
    attributes {nest.schedule = #cuda.atomic_scatter<threads = 128>} {
  nest.scatter ins(%u, %i : memref<?x3xf32>, memref<?xi64>) outs(%x : memref<1000x3xf32>) dims = [0], x_dims = [1], index_dims = [0], message = "index out of bounds" {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  return
}

// What the body computes of the update alone comes before.

// CHECK-LABEL: func.func @converted(
//       CHECK:   %[[NEW:.*]] = arith.extsi %{{.*}} : i8 to i32
//       CHECK:   memref.atomic_rmw maxs %[[NEW]], %{{.*}} : (i32, memref<10xi32>) -> i32
func.func @converted(%u: memref<20xi8>, %i: memref<20xi64>, %x: memref<10xi32>)
    attributes {nest.schedule = #cuda.atomic_scatter<threads = 256>} {
  nest.scatter ins(%u, %i : memref<20xi8>, memref<20xi64>) outs(%x : memref<10xi32>) dims = [0], x_dims = [], index_dims = [0] wrap_negative {
  ^bb0(%new: i8, %old: i32):
    %w = arith.extsi %new : i8 to i32
    %s = arith.maxsi %w, %old : i32
    nest.yield %s : i32
  }
  return
}

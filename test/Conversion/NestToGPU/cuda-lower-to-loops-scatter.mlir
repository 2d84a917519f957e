// Blocks list the updates of their places, and apply them in order.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" | FileCheck %s

// The 1000 places are shared by 10 blocks. 4 threads have an element of a row each, so that there are 64 groups of them.

// CHECK-LABEL: func.func @rows(
//  CHECK-SAME: %[[U:[a-z0-9]+]]: memref<?x3xf32>, %[[I:[a-z0-9]+]]: memref<?xi64>, %[[X:[a-z0-9]+]]: memref<1000x3xf32>
//       CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%c10)
//       CHECK:   %[[UPDATES:.*]] = memref.alloca() {{.*}} : memref<1024xindex, #gpu.address_space<workgroup>>
//       CHECK:   %[[TARGETS:.*]] = memref.alloca() {{.*}} : memref<1024xindex, #gpu.address_space<workgroup>>
//       CHECK:   scf.for
//       CHECK:     scf.for
//       CHECK:       memref.load %[[I]]
//       CHECK:       rt.fail {{.*}} "index out of bounds"
//       CHECK:       nvvm.vote.sync ballot
//       CHECK:       math.ctpop
//       CHECK:       memref.store %{{.*}}, %[[UPDATES]]
//       CHECK:       memref.store %{{.*}}, %[[TARGETS]]
//       CHECK:     gpu.barrier
//       CHECK:     scf.for
//       CHECK:       %[[T:.*]] = memref.load %[[TARGETS]]
//       CHECK:       arith.remui %[[T]], %c64
//       CHECK:       memref.load %[[U]]
//       CHECK:       memref.store %{{.*}}, %[[X]]
//       CHECK:       memref.load %[[X]]
//       CHECK:       arith.addf
//       CHECK:     memref.store %{{.*}}, %[[X]]
//       CHECK:     gpu.barrier
//       CHECK: nest.blocks, nest.threads = 256 : i64
func.func @rows(%u: memref<?x3xf32>, %i: memref<?xi64>, %x: memref<1000x3xf32>)
    attributes {nest.schedule = #cuda.block_scatter<row_threads = 4, blocks = 10, threads = 256>} {
  nest.scatter ins(%u, %i : memref<?x3xf32>, memref<?xi64>) outs(%x : memref<1000x3xf32>) dims = [0], x_dims = [1], index_dims = [0], message = "index out of bounds" {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  return
}

// A thread for each column.

// CHECK-LABEL: func.func @columns(
//       CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%c3)
//       CHECK: nest.threads = 256 : i64
func.func @columns(%u: memref<?x3xf32>, %i: memref<?xi64>, %x: memref<1000x3xf32>) attributes {nest.schedule = #cuda.scatter<threads = 256>} {
  nest.scatter ins(%u, %i : memref<?x3xf32>, memref<?xi64>) outs(%x : memref<1000x3xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  return
}

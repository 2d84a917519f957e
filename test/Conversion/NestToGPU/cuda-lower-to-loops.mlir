// Ops on buffers become loops whose iterations are threads, or blocks of threads.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" | FileCheck %s

#id = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// CHECK-LABEL: func.func @pointwise(
//  CHECK-SAME: %[[X:[a-z0-9]+]]: memref<?xf32>, %[[Y:[a-z0-9]+]]: memref<?xf32>
//       CHECK: %[[N:.*]] = memref.dim %[[X]]
//       CHECK: scf.parallel (%[[I:.*]]) = (%{{.*}}) to (%[[N]])
//       CHECK:   %[[V:.*]] = memref.load %[[X]][%[[I]]]
//       CHECK:   %[[R:.*]] = arith.negf %[[V]]
//       CHECK:   memref.store %[[R]], %[[Y]][%[[I]]]
//       CHECK: } {nest.threads = 256 : i64}
func.func @pointwise(%x: memref<?xf32>, %y: memref<?xf32>) attributes {nest.schedule = #cuda.pointwise<order = [0], threads = 256>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.negf %a : f32
    linalg.yield %m : f32
  }
  return
}

// Two vectors of four elements for each thread of 64: both are read before either is written.

// CHECK-LABEL: func.func @vectors(
//       CHECK: scf.parallel
//       CHECK:   vector.load {{.*}}vector<4xf32>
//       CHECK:   vector.load {{.*}}vector<4xf32>
//   CHECK-NOT:   vector.load
//       CHECK:   vector.store {{.*}}vector<4xf32>
//       CHECK:   vector.store {{.*}}vector<4xf32>
//       CHECK: nest.threads = 64 : i64
func.func @vectors(%x: memref<4096xf32>, %y: memref<4096xf32>)
    attributes {nest.schedule = #cuda.vectors<order = [0], width = 4, vectors = 2, threads = 64>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<4096xf32>) outs(%y : memref<4096xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.negf %a : f32
    linalg.yield %m : f32
  }
  return
}

// A thread for each result adds its terms in order, from the fill's value.

// CHECK-LABEL: func.func @rows(
//       CHECK: scf.parallel (%[[I:.*]]) =
//       CHECK:   %[[S:.*]] = scf.for %[[J:.*]] = {{.*}} iter_args
//       CHECK:     memref.load %{{.*}}[%[[I]], %[[J]]]
//       CHECK:     arith.addf
//       CHECK:   memref.store %[[S]], %{{.*}}[%[[I]]]
//       CHECK: nest.threads = 128 : i64
func.func @rows(%x: memref<1024x64xf32>, %y: memref<1024xf32>) attributes {nest.schedule = #cuda.reduction<order = [0, 1], threads = 128>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>}
      ins(%zero : f32) outs(%y : memref<1024xf32>)
  linalg.generic {indexing_maps = [#id2, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<1024x64xf32>) outs(%y : memref<1024xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.addf %b, %a : f32
    linalg.yield %m : f32
  }
  return
}

// A warp adds the terms of a row: its threads exchange their sums, and the first one stores the result.

// CHECK-LABEL: func.func @block_rows(
//       CHECK: scf.parallel (%[[B:.*]]) =
//       CHECK:   %[[T:.*]] = gpu.thread_id x
//       CHECK:   scf.for
//       CHECK:     vector.load {{.*}}vector<4xf32>
// CHECK-COUNT-5: gpu.shuffle
//       CHECK:   scf.if
//       CHECK:     memref.store
//       CHECK: nest.blocks, nest.threads = 256 : i64
func.func @block_rows(%x: memref<1024x512xf32>, %y: memref<1024xf32>)
    attributes {nest.schedule = #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, threads = 256>} {
  linalg.generic {indexing_maps = [#id2, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<1024x512xf32>) outs(%y : memref<1024xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.addf %b, %a fastmath<reassoc> : f32
    linalg.yield %m : f32
  }
  return
}

// A block adds the terms of a row: its warps exchange their sums through shared memory.

// CHECK-LABEL: func.func @block_row(
//       CHECK: %[[SHARED:.*]] = memref.alloca() {{.*}} : memref<8xf32, #gpu.address_space<workgroup>>
//       CHECK: memref.store %{{.*}}, %[[SHARED]]
//       CHECK: gpu.barrier
//       CHECK: memref.load %[[SHARED]]
func.func @block_row(%x: memref<1024x4096xf32>, %y: memref<1024xf32>)
    attributes {nest.schedule = #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 256, threads = 256>} {
  linalg.generic {indexing_maps = [#id2, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<1024x4096xf32>) outs(%y : memref<1024xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.addf %b, %a fastmath<reassoc> : f32
    linalg.yield %m : f32
  }
  return
}

// CHECK-LABEL: func.func @block_columns(
//       CHECK: scf.parallel
//       CHECK:   vector.load {{.*}}vector<4xf32>
//       CHECK:   gpu.barrier
//       CHECK: nest.blocks, nest.threads = 256 : i64
func.func @block_columns(%x: memref<1024x512xf32>, %y: memref<512xf32>)
    attributes {nest.schedule = #cuda.block_columns<order = [1, 0], width = 4, threads = 256>} {
  linalg.generic {indexing_maps = [#id2, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<1024x512xf32>) outs(%y : memref<512xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.addf %b, %a fastmath<reassoc> : f32
    linalg.yield %m : f32
  }
  return
}

// A copy of a buffer.

// CHECK-LABEL: func.func @copy(
//   CHECK-NOT: memref.copy
//       CHECK: scf.parallel
//       CHECK: nest.threads = 256 : i64
func.func @copy(%x: memref<8x?xf32>, %y: memref<8x?xf32, strided<[?, 1]>>)
    attributes {nest.schedule = #cuda.pointwise<order = [0, 1], threads = 256>} {
  memref.copy %x, %y : memref<8x?xf32> to memref<8x?xf32, strided<[?, 1]>>
  return
}

// What is left outside of loops is done by one thread.

// CHECK-LABEL: func.func @serial(
//       CHECK: scf.parallel
//       CHECK:   %[[V:.*]] = memref.load
//       CHECK:   %[[W:.*]] = arith.addf %[[V]], %[[V]]
//       CHECK:   memref.store %[[W]]
//       CHECK: } {nest.threads = 1 : i64}
func.func @serial(%x: memref<f32>) {
  %v = memref.load %x[] : memref<f32>
  %w = arith.addf %v, %v : f32
  memref.store %w, %x[] : memref<f32>
  return
}

// An element that decides how often a loop of kernels runs is read by the host.

// CHECK-LABEL: func.func @host_read(
//       CHECK: %[[N:.*]] = rt.device_load %{{.*}}[] : memref<index>
//       CHECK: scf.for %{{.*}} to %[[N]]
//       CHECK:   scf.parallel
func.func @host_read(%n: memref<index>, %x: memref<64xf32>) attributes {nest.schedule = #cuda.pointwise<order = [0], threads = 64>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = memref.load %n[] : memref<index>
  scf.for %i = %c0 to %count step %c1 {
    linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%x : memref<64xf32>) {
    ^bb0(%a: f32):
      %m = arith.negf %a : f32
      linalg.yield %m : f32
    }
  }
  return
}

// The reduced loops are one, also where an epilogue that has inputs follows: a row's vectors end with it.

#cube = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#outer = affine_map<(d0, d1, d2) -> (d0)>

// CHECK-LABEL: func.func @joined_terms(
//       CHECK: memref.collapse_shape {{.*}} : memref<64x40x6xf32> into memref<64x240xf32>
//       CHECK: vector.load {{.*}} : memref<64x240xf32>, vector<4xf32>
//       CHECK: memref.load {{.*}} : memref<64xf32>
//       CHECK: memref.store
//   CHECK-NOT: linalg
func.func @joined_terms(%x: memref<64x40x6xf32>, %b: memref<64xf32>, %y: memref<64xf32>)
    attributes {nest.schedule = #cuda.block_rows<order = [0, 1, 2], rows = 1, width = 4, group = 32, threads = 256>} {
  linalg.generic {indexing_maps = [#cube, #outer], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%x : memref<64x40x6xf32>) outs(%y : memref<64xf32>) {
  ^bb0(%a: f32, %c: f32):
    %m = arith.addf %c, %a fastmath<reassoc> : f32
    linalg.yield %m : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<64xf32>) outs(%y : memref<64xf32>)
      attrs = {nest.role = #nest.role<epilogue>} {
  ^bb0(%a: f32, %c: f32):
    %m = arith.addf %c, %a : f32
    linalg.yield %m : f32
  }
  return
}

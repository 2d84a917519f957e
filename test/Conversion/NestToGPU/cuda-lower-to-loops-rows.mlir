// RUN: tcopt %s --pass-pipeline='builtin.module(func.func(cuda-lower-to-loops))' | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// One loop. What each thread keeps of its row is read once; what its warp has found, after a wait.
// CHECK-LABEL: func.func @kept
// CHECK: scf.parallel
// CHECK-COUNT-2: vector.load {{.+}} memref<98x256xf32>, vector<4xf32>
// CHECK-NOT: vector.load
// CHECK: memref.store {{.+}} memref<98xf32>
// CHECK: nvvm.bar.warp.sync
// CHECK: memref.load {{.+}} memref<98xf32>
// CHECK-NOT: vector.load
// CHECK: scf.if
// CHECK: vector.store
// CHECK: } {nest.blocks, nest.row_threads = 32 : i64, nest.threads = 256 : i64}
// CHECK-NOT: scf.parallel
func.func @kept(%x: memref<98x256xf32>, %s: memref<98xf32>, %y: memref<98x256xf32>)
    attributes {nest.schedule = #nest.schedules<[
      fused,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, kept = 2, threads = 256>,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, kept = 2, threads = 256>]>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>}
      ins(%zero : f32) outs(%s : memref<98xf32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<98x256xf32>) outs(%s : memref<98xf32>)
      attrs = {nest.row_loops = 1 : i64} {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : memref<98x256xf32>, memref<98xf32>) outs(%y : memref<98x256xf32>)
      attrs = {nest.row_loops = 1 : i64} {
  ^bb0(%in: f32, %m: f32, %out: f32):
    %1 = arith.mulf %in, %m : f32
    linalg.yield %1 : f32
  }
  return
}

// A block for a row of unknown length: a loop in each op, and a barrier. The size is found before both.
// CHECK-LABEL: func.func @block
// CHECK: memref.dim
// CHECK: scf.parallel
// CHECK: scf.for
// CHECK: gpu.barrier
// CHECK: memref.store {{.+}} memref<?xf32>
// CHECK: gpu.barrier
// CHECK: scf.for
// CHECK: } {nest.blocks, nest.row_threads = 256 : i64, nest.threads = 256 : i64}
// CHECK-NOT: scf.parallel
func.func @block(%x: memref<?x?xf32>, %s: memref<?xf32>, %y: memref<?x?xf32>)
    attributes {nest.schedule = #nest.schedules<[
      fused,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 1, group = 256, threads = 256>,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 1, group = 256, threads = 256>]>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>}
      ins(%zero : f32) outs(%s : memref<?xf32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x?xf32>) outs(%s : memref<?xf32>)
      attrs = {nest.row_loops = 1 : i64} {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : memref<?x?xf32>, memref<?xf32>) outs(%y : memref<?x?xf32>)
      attrs = {nest.row_loops = 1 : i64} {
  ^bb0(%in: f32, %m: f32, %out: f32):
    %1 = arith.mulf %in, %m : f32
    linalg.yield %1 : f32
  }
  return
}

// What has been found for a row is read once, although others of the group may have written it: no one writes it again.
// CHECK-LABEL: func.func @again
// CHECK-SAME: (%[[X:.+]]: memref<8x128xf32>, %[[S:.+]]: memref<8xf32>, %[[T:.+]]: memref<8xf32>, %[[Y:.+]]: memref<8x128xf32>)
// CHECK: vector.load %[[X]]
// CHECK: memref.store %{{.+}}, %[[S]]
// CHECK: nvvm.bar.warp.sync
// CHECK: memref.load %[[S]]
// CHECK-NOT: memref.load %[[S]]
// CHECK: memref.store %{{.+}}, %[[T]]
// CHECK: nvvm.bar.warp.sync
// CHECK-NOT: memref.load %[[S]]
// CHECK: memref.load %[[T]]
// CHECK-NOT: memref.load
// CHECK: vector.store %{{.+}}, %[[Y]]
// CHECK-NOT: memref.load
// CHECK: return
func.func @again(%x: memref<8x128xf32>, %s: memref<8xf32>, %t: memref<8xf32>, %y: memref<8x128xf32>)
    attributes {nest.schedule = #nest.schedules<[
      fused,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, kept = 1, threads = 256>,
      fused,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, kept = 1, threads = 256>,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, kept = 1, threads = 256>]>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>}
      ins(%zero : f32) outs(%s : memref<8xf32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<8x128xf32>) outs(%s : memref<8xf32>)
      attrs = {nest.row_loops = 1 : i64} {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  }
  linalg.fill {nest.role = #nest.role<init>}
      ins(%zero : f32) outs(%t : memref<8xf32>)
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %s : memref<8x128xf32>, memref<8xf32>) outs(%t : memref<8xf32>)
      attrs = {nest.row_loops = 1 : i64} {
  ^bb0(%in: f32, %m: f32, %out: f32):
    %1 = arith.mulf %in, %m : f32
    %2 = arith.addf %out, %1 fastmath<reassoc> : f32
    linalg.yield %2 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s, %t : memref<8x128xf32>, memref<8xf32>, memref<8xf32>) outs(%y : memref<8x128xf32>)
      attrs = {nest.row_loops = 1 : i64} {
  ^bb0(%in: f32, %m: f32, %n: f32, %out: f32):
    %1 = arith.mulf %in, %m : f32
    %2 = arith.addf %1, %n : f32
    linalg.yield %2 : f32
  }
  return
}

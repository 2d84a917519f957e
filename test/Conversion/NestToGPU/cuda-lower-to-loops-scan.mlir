// Threads of a group scan a row together.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// A warp for a row: each thread adds its elements, the warp the sums before each thread, and what is carried goes to the
// next tile.

// CHECK-LABEL: func.func @warp(
//       CHECK: scf.parallel
//       CHECK:   scf.for %{{.*}} step %c64{{.*}} iter_args(%[[BEFORE:.*]] = %{{.*}}) -> (i32)
// CHECK-COUNT-2: arith.addi {{.*}} : i32
// CHECK-COUNT-5: gpu.shuffle  up
//       CHECK:     gpu.shuffle  idx
//       CHECK:     arith.addi %[[BEFORE]], %{{.*}} : i32
//       CHECK:     gpu.shuffle  up
// CHECK-COUNT-2: memref.store {{.*}} : memref<1000x100xi32>
//   CHECK-NOT: gpu.barrier
//       CHECK: memref.store {{.*}} : memref<1000xi32>
//       CHECK: nest.blocks, nest.threads = 256 : i64
func.func @warp(%x: memref<1000x100xi32>, %s: memref<1000xi32>, %o: memref<1000x100xi32>)
    attributes {nest.schedule = #cuda.block_scan<order = [0, 1], items = 2, group = 32, threads = 256>} {
  %zero = arith.constant 0 : i32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : i32) outs(%s : memref<1000xi32>)
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<1000x100xi32>) outs(%s, %o : memref<1000xi32>, memref<1000x100xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  return
}

// Three blocks share a row: a first launch finds the totals of the parts.

// CHECK-LABEL: func.func @parts(
//       CHECK: memref.view {{.*}} to memref<12xi32>
//       CHECK: scf.parallel
//   CHECK-NOT:   memref.store {{.*}} : memref<4x1000000xi32>
//       CHECK:   memref.store {{.*}} : memref<12xi32>
//       CHECK: nest.blocks, nest.threads = 256 : i64
//       CHECK: scf.parallel
//       CHECK:   memref.load {{.*}} : memref<12xi32>
//       CHECK:   gpu.barrier
//       CHECK:   memref.store {{.*}} : memref<4x1000000xi32>
//       CHECK: nest.blocks, nest.threads = 256 : i64
func.func @parts(%x: memref<4x1000000xi32>, %s: memref<4xi32>, %o: memref<4x1000000xi32>, %w: memref<i8>)
    attributes {nest.schedule = #cuda.block_scan<order = [0, 1], items = 4, group = 256, blocks = 3, threads = 256>, nest.thread_bytes = 48 : i64} {
  %zero = arith.constant 0 : i32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : i32) outs(%s : memref<4xi32>)
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<4x1000000xi32>) outs(%s, %o : memref<4xi32>, memref<4x1000000xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  return
}

// What is kept need not be what is carried: the body runs again, from what comes before the thread's elements.

// CHECK-LABEL: func.func @narrow(
//       CHECK: gpu.shuffle  up
//       CHECK: memref.load {{.*}} : memref<1000x100xi32>
//       CHECK: arith.addi
//       CHECK: arith.trunci
//       CHECK: memref.store {{.*}} : memref<1000x100xi8>
func.func @narrow(%x: memref<1000x100xi32>, %s: memref<1000xi32>, %o: memref<1000x100xi8>)
    attributes {nest.schedule = #cuda.block_scan<order = [0, 1], items = 2, group = 32, threads = 256>} {
  %zero = arith.constant 0 : i32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : i32) outs(%s : memref<1000xi32>)
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<1000x100xi32>) outs(%s, %o : memref<1000xi32>, memref<1000x100xi8>) {
  ^bb0(%a: i32, %b: i32, %c: i8):
    %m = arith.addi %b, %a : i32
    %t = arith.trunci %m : i32 to i8
    linalg.yield %m, %t : i32, i8
  }
  return
}

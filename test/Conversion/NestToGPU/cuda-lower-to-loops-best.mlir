// Threads that look for the best term exchange what they have found by shuffles.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" | FileCheck %s

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// What another thread has found is taken if it is better, or of two equal ones that at the lower index.

// CHECK-LABEL: func.func @best(
//       CHECK: %[[FOURS:.*]]:8 = scf.for
//       CHECK: %[[LAST:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %[[FOURS]]#0, %{{.*}} = %[[FOURS]]#1)
//       CHECK: arith.cmpi slt, %[[FOURS]]#4, %[[LAST]]#0 : i32
//       CHECK: arith.cmpi slt, %[[FOURS]]#6, %[[FOURS]]#2 : i32
//       CHECK: %[[V:.*]], %{{.*}} = gpu.shuffle  xor %[[BEST:.*]], %{{.*}}, %{{.*}} : i32
//       CHECK: gpu.shuffle  xor
//       CHECK: gpu.shuffle  xor
//       CHECK: %[[TAKES:.*]] = arith.cmpi slt, %[[V]], %[[BEST]] : i32
//       CHECK: %[[EARLIER:.*]] = arith.cmpi slt, %{{.*}}, %{{.*}} : i64
//       CHECK: %[[KEEPS:.*]] = arith.cmpi slt, %[[BEST]], %[[V]] : i32
//       CHECK: %[[TIE:.*]] = arith.select %[[KEEPS]], %{{.*}}, %[[EARLIER]]
//       CHECK: %[[C:.*]] = arith.ori %[[TAKES]], %[[TIE]]
//       CHECK: arith.select %[[C]], %[[V]], %[[BEST]]
//       CHECK: nest.blocks, nest.threads = 256 : i64
func.func @best(%x: memref<1024x512xi32>, %y: memref<1024xi32>, %p: memref<1024xi64>)
    attributes {nest.schedule = #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, threads = 256>} {
  linalg.generic {indexing_maps = [#id2, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<1024x512xi32>) outs(%y, %p : memref<1024xi32>, memref<1024xi64>) {
  ^bb0(%a: i32, %b: i32, %i: i64):
    %c = arith.cmpi slt, %a, %b : i32
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i64
    %v = arith.select %c, %a, %b : i32
    %w = arith.select %c, %j, %i : i64
    linalg.yield %v, %w : i32, i64
  }
  return
}

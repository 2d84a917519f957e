// Schedules of reductions to the best of many terms.
// RUN: tcopt %s --pass-pipeline="builtin.module(nest.kernel(cuda-choose-schedule))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// The best of many terms and its index are found together. Of equal terms the last one is another rule: one thread.

// CHECK-LABEL: nest.kernel @best(
//       CHECK: #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, threads = 256>
//       CHECK: #cuda.reduction<order = [0, 1], threads = 256>
module @best {
  nest.kernel @best(%x: tensor<1024x512xf32>, %o: tensor<1024xf32>, %p: tensor<1024xi64>) -> (tensor<1024xf32>, tensor<1024xi64>) {
    %1:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<1024x512xf32>) outs(%o, %p : tensor<1024xf32>, tensor<1024xi64>) {
    ^bb0(%a: f32, %b: f32, %i: i64):
      %c = arith.cmpf ogt, %a, %b : f32
      %n = arith.cmpf uno, %a, %a : f32
      %m = arith.cmpf ord, %b, %b : f32
      %f = arith.andi %n, %m : i1
      %d = arith.ori %c, %f : i1
      %k = linalg.index 1 : index
      %j = arith.index_cast %k : index to i64
      %v = arith.select %d, %a, %b : f32
      %w = arith.select %d, %j, %i : i64
      linalg.yield %v, %w : f32, i64
    } -> (tensor<1024xf32>, tensor<1024xi64>)
    %2:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<1024x512xf32>) outs(%1#0, %1#1 : tensor<1024xf32>, tensor<1024xi64>) {
    ^bb0(%a: f32, %b: f32, %i: i64):
      %c = arith.cmpf oge, %a, %b : f32
      %n = arith.cmpf uno, %a, %a : f32
      %d = arith.ori %c, %n : i1
      %k = linalg.index 1 : index
      %j = arith.index_cast %k : index to i64
      %v = arith.select %d, %a, %b : f32
      %w = arith.select %d, %j, %i : i64
      linalg.yield %v, %w : f32, i64
    } -> (tensor<1024xf32>, tensor<1024xi64>)
    nest.return %2#0, %2#1 : tensor<1024xf32>, tensor<1024xi64>
  }
}

// Schedules of scans.
// RUN: tcopt %s --pass-pipeline="builtin.module(nest.kernel(cuda-choose-schedule))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>


// A warp takes a tile of a short row at a time, a block of a longer one, and several blocks share the rows if they are few.
// The order of terms may not matter, and runs of them must be able to start as the scan does.

// CHECK-LABEL: nest.kernel @scans(
//       CHECK: #cuda.block_scan<order = [0, 1], items = 4, group = 32, threads = 256>
//       CHECK: #cuda.block_scan<order = [0, 1], items = 4, group = 256, blocks = 128, threads = 256>
//       CHECK: #cuda.scan<order = [0, 1], threads = 256>
module @scans {
  nest.kernel @scans(%x: tensor<1000x100xi32>, %y: tensor<4x1000000xi32>, %o: tensor<1000xi32>, %p: tensor<1000x100xi32>, %q: tensor<4xi32>, %r: tensor<4x1000000xi32>) -> (tensor<1000xi32>, tensor<1000x100xi32>, tensor<4xi32>, tensor<4x1000000xi32>) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : i32) outs(%o : tensor<1000xi32>) -> tensor<1000xi32>
    %1:2 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<1000x100xi32>) outs(%0, %p : tensor<1000xi32>, tensor<1000x100xi32>) {
    ^bb0(%a: i32, %b: i32, %c: i32):
      %m = arith.addi %b, %a : i32
      linalg.yield %m, %m : i32, i32
    } -> (tensor<1000xi32>, tensor<1000x100xi32>)
    %2 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : i32) outs(%q : tensor<4xi32>) -> tensor<4xi32>
    %3:2 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]}
        ins(%y : tensor<4x1000000xi32>) outs(%2, %r : tensor<4xi32>, tensor<4x1000000xi32>) {
    ^bb0(%a: i32, %b: i32, %c: i32):
      %m = arith.addi %b, %a : i32
      linalg.yield %m, %m : i32, i32
    } -> (tensor<4xi32>, tensor<4x1000000xi32>)
    %4 = linalg.fill {nest.role = #nest.role<init>} ins(%one : i32) outs(%3#0 : tensor<4xi32>) -> tensor<4xi32>
    %5:2 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]}
        ins(%y : tensor<4x1000000xi32>) outs(%4, %3#1 : tensor<4xi32>, tensor<4x1000000xi32>) {
    ^bb0(%a: i32, %b: i32, %c: i32):
      %m = arith.addi %b, %a : i32
      linalg.yield %m, %m : i32, i32
    } -> (tensor<4xi32>, tensor<4x1000000xi32>)
    nest.return %1#0, %1#1, %5#0, %5#1 : tensor<1000xi32>, tensor<1000x100xi32>, tensor<4xi32>, tensor<4x1000000xi32>
  }
}

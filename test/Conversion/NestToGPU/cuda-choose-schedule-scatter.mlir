// Schedules of updates by index.
// RUN: tcopt %s --pass-pipeline="builtin.module(nest.kernel(cuda-choose-schedule))" | FileCheck %s

// Updates of a few indices are one thread's; else blocks share the places, and threads of a block the elements of a row.

// CHECK-LABEL: nest.kernel @updates(
//  CHECK-SAME: nest.schedule = #nest.schedules<[#cuda.scatter<threads = 256>, #cuda.block_scatter<row_threads = 64, blocks = 528, threads = 256>,
//  CHECK-SAME: #cuda.block_scatter<row_threads = 1, blocks = 528, threads = 256>, #cuda.scatter<threads = 256>]>
module @updates {
  nest.kernel @updates(%few: tensor<4x50xf32>, %i: tensor<4xi64>, %many: tensor<?x50xf32> {nest.sizes = array<i64: 0>}, %j: tensor<?xi64> {nest.sizes = array<i64: 0>}, %columns: tensor<100x50xi64>, %wide: tensor<100x10000xf32>, %k: tensor<100x10000xi64>, %c: tensor<100x50xf32>, %o: tensor<1000x50xf32>, %p: tensor<200x50xf32>, %q: tensor<200x10000xf32>, %n: index) -> (tensor<1000x50xf32>, tensor<200x50xf32>, tensor<200x10000xf32>) {
    %1 = nest.scatter ins(%few, %i : tensor<4x50xf32>, tensor<4xi64>) outs(%o : tensor<1000x50xf32>) dims = [0], x_dims = [1], index_dims = [0] {
    ^bb0(%new: f32, %old: f32):
      nest.yield %new : f32
    } -> tensor<1000x50xf32>
    %2 = nest.scatter ins(%many, %j : tensor<?x50xf32>, tensor<?xi64>) outs(%1 : tensor<1000x50xf32>) dims = [0], x_dims = [1], index_dims = [0] {
    ^bb0(%new: f32, %old: f32):
      nest.yield %new : f32
    } -> tensor<1000x50xf32>
    %3 = nest.scatter ins(%c, %columns : tensor<100x50xf32>, tensor<100x50xi64>) outs(%p : tensor<200x50xf32>) dims = [0], x_dims = [1], index_dims = [0, 1] {
    ^bb0(%new: f32, %old: f32):
      nest.yield %new : f32
    } -> tensor<200x50xf32>
    %4 = nest.scatter ins(%wide, %k : tensor<100x10000xf32>, tensor<100x10000xi64>) outs(%q : tensor<200x10000xf32>) dims = [0], x_dims = [1], index_dims = [0, 1] {
    ^bb0(%new: f32, %old: f32):
      nest.yield %new : f32
    } -> tensor<200x10000xf32>
    nest.return %2, %3, %4 : tensor<1000x50xf32>, tensor<200x50xf32>, tensor<200x10000xf32>
  }
}

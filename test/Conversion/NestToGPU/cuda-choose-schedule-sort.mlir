// Schedules of sorts.
// RUN: tcopt %s --pass-pipeline="builtin.module(nest.kernel(cuda-choose-schedule))" --split-input-file | FileCheck %s

// A block sorts a row that fits into its memory, or finds the first elements of a longer one. Tiles of such a row are
// merged, through the kernel's workspace.

// CHECK-LABEL: nest.kernel @sorts(
//  CHECK-SAME: nest.schedule = #nest.schedules<[#cuda.counting_sort<threads = 256>, #cuda.sort<capacity = 128, threads = 64>,
//  CHECK-SAME: #cuda.sort<capacity = 4096, threads = 512, merge = true>, #cuda.sort<capacity = 4096, threads = 512>,
//  CHECK-SAME: #cuda.sort<capacity = 2048, threads = 512>]>, nest.thread_bytes = 840000 : i64
module @sorts {
  nest.kernel @sorts(%a: tensor<7x20xf32>, %b: tensor<7x100xf32>, %c: tensor<7x5000xf32>, %d: tensor<7x?xf64> {nest.sizes = array<i64: 0>}, %av: tensor<7x20xf32>, %ai: tensor<7x20xi64>, %bv: tensor<7x100xf32>, %bi: tensor<7x100xi64>, %cv: tensor<7x5000xf32>, %ci: tensor<7x5000xi64>, %kv: tensor<7x10xf32>, %ki: tensor<7x10xi64>, %dv: tensor<7x?xf64> {nest.sizes = array<i64: 0>}, %di: tensor<7x?xi64> {nest.sizes = array<i64: 0>}, %n: index) -> (tensor<7x20xf32>, tensor<7x20xi64>, tensor<7x100xf32>, tensor<7x100xi64>, tensor<7x5000xf32>, tensor<7x5000xi64>, tensor<7x10xf32>, tensor<7x10xi64>, tensor<7x?xf64>, tensor<7x?xi64>) {
    %1:2 = nest.sort ins(%a : tensor<7x20xf32>) outs(%av, %ai : tensor<7x20xf32>, tensor<7x20xi64>) descending = true -> tensor<7x20xf32>, tensor<7x20xi64>
    %2:2 = nest.sort ins(%b : tensor<7x100xf32>) outs(%bv, %bi : tensor<7x100xf32>, tensor<7x100xi64>) descending = true -> tensor<7x100xf32>, tensor<7x100xi64>
    %3:2 = nest.sort ins(%c : tensor<7x5000xf32>) outs(%cv, %ci : tensor<7x5000xf32>, tensor<7x5000xi64>) descending = true -> tensor<7x5000xf32>, tensor<7x5000xi64>
    %4:2 = nest.sort ins(%c : tensor<7x5000xf32>) outs(%kv, %ki : tensor<7x10xf32>, tensor<7x10xi64>) descending = true -> tensor<7x10xf32>, tensor<7x10xi64>
    %5:2 = nest.sort ins(%d : tensor<7x?xf64>) outs(%dv, %di : tensor<7x?xf64>, tensor<7x?xi64>) descending = true -> tensor<7x?xf64>, tensor<7x?xi64>
    nest.return %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1 : tensor<7x20xf32>, tensor<7x20xi64>, tensor<7x100xf32>, tensor<7x100xi64>, tensor<7x5000xf32>, tensor<7x5000xi64>, tensor<7x10xf32>, tensor<7x10xi64>, tensor<7x?xf64>, tensor<7x?xi64>
  }
}

// -----

// Rows too large for a workspace are sorted in the results, if all of it is wanted.

// CHECK-LABEL: nest.kernel @large(
//  CHECK-SAME: attributes {nest.schedule = #nest.schedules<[#cuda.sort<capacity = 4096, threads = 512>, #cuda.counting_sort<threads = 256>]>} {
module @large {
  nest.kernel @large(%a: tensor<50000000xf32>, %v: tensor<50000000xf32>, %i: tensor<50000000xi64>, %w: tensor<5000xf32>, %j: tensor<5000xi64>) -> (tensor<50000000xf32>, tensor<50000000xi64>, tensor<5000xf32>, tensor<5000xi64>) {
    %1:2 = nest.sort ins(%a : tensor<50000000xf32>) outs(%v, %i : tensor<50000000xf32>, tensor<50000000xi64>) descending = true -> tensor<50000000xf32>, tensor<50000000xi64>
    %2:2 = nest.sort ins(%a : tensor<50000000xf32>) outs(%w, %j : tensor<5000xf32>, tensor<5000xi64>) descending = true -> tensor<5000xf32>, tensor<5000xi64>
    nest.return %1#0, %1#1, %2#0, %2#1 : tensor<50000000xf32>, tensor<50000000xi64>, tensor<5000xf32>, tensor<5000xi64>
  }
}

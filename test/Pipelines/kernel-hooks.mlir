// A unit by itself, through the hooks of a target: its schedule, and down to what the code generator takes.
// RUN: tcopt %s --tcopt-schedule-cpu | FileCheck %s --check-prefix=SCHEDULE
// RUN: tcopt %s --tcopt-schedule-cpu --tcopt-kernel-cpu | FileCheck %s --check-prefix=KERNEL
// RUN: tcopt %s --tcopt-schedule-cpu --tcopt-kernel-cpu | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM
// SCHEDULE: module @k attributes {tcopt.target = #tcopt.target<triple =
// SCHEDULE: nest.kernel @k({{.*}} attributes {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>}
// KERNEL: module @k attributes {tcopt.target = {cpu =
// KERNEL: llvm.func @k(
// LLVM-DAG: define void @k(
// LLVM-DAG: fneg
module @k {
  nest.kernel @k(%x: tensor<?xf32> {nest.sizes = array<i64: 0>}, %o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index)
      -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%x : tensor<?xf32>) outs(%o : tensor<?xf32>) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.negf %a : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    nest.return %0 : tensor<?xf32>
  }
}

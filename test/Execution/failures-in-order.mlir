// If two ops of one kernel fail, the first one in the program is reported, even if the other fails earlier: at another element, in another
// thread or in an earlier row. The interpreter is the judge.
// RUN: not tcopt-run %s --entry=divisions --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=DIVISION
// RUN: not tcopt-run %s --entry=divisions --input=random:1 --threads=1 2>&1 | FileCheck %s --check-prefix=DIVISION
// RUN: not tcopt-run %s --entry=divisions --input=random:1 --threads=2 2>&1 | FileCheck %s --check-prefix=DIVISION
// RUN: not tcopt-run %s --entry=divisions --input=random:1 --threads=8 2>&1 | FileCheck %s --check-prefix=DIVISION
// RUN: not tcopt-run %s --entry=gathers --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=GATHER
// RUN: not tcopt-run %s --entry=gathers --input=random:1 --threads=1 2>&1 | FileCheck %s --check-prefix=GATHER
// RUN: not tcopt-run %s --entry=gathers --input=random:1 --threads=2 2>&1 | FileCheck %s --check-prefix=GATHER
// RUN: not tcopt-run %s --entry=gathers --input=random:1 --threads=8 2>&1 | FileCheck %s --check-prefix=GATHER

// Both are in one kernel.
// RUN: tcopt %s --tcopt-compile=stop-after=fuse | FileCheck %s
// CHECK: nest.kernel @div_0
// CHECK: rt.fail {{.*}}:28:8: {{.*}}order = 0
// CHECK: rt.fail {{.*}}:29:8: {{.*}}order = 1
// CHECK: nest.kernel @gather_add_0
// CHECK-DAG: rt.fail {{.*}}:44:8: {{.*}}order = 0
// CHECK-DAG: rt.fail {{.*}}:45:8: {{.*}}order = 1

func.func @divisions(%x: tensor<40000xi32>) -> tensor<40000xi32> {
  %late = core.constant dense<30001> : tensor<40000xi32>
  %soon = core.constant dense<3> : tensor<40000xi32>
  %i = core.iota dim = 0, sizes = [40000] : () -> tensor<40000xi32>
  %a = core.sub %i, %late : (tensor<40000xi32>, tensor<40000xi32>) -> tensor<40000xi32>
  %b = core.sub %i, %soon : (tensor<40000xi32>, tensor<40000xi32>) -> tensor<40000xi32>
  // DIVISION: error: {{.*}}failures-in-order.mlir:[[# @LINE + 1]]:8: {{.*}}division by zero
  %0 = core.div %x, %a : (tensor<40000xi32>, tensor<40000xi32>) -> tensor<40000xi32>
  %1 = core.div %0, %b : (tensor<40000xi32>, tensor<40000xi32>) -> tensor<40000xi32>
  return %1 : tensor<40000xi32>
}

// Row 39999 of the first, row 0 of the second.
func.func @gathers(%t: tensor<8x4xf32>, %u: tensor<8x4xf32>) -> tensor<40000x4xf32> {
  %last = core.constant dense<39999> : tensor<40000xi64>
  %none = core.constant dense<0> : tensor<40000xi64>
  %far = core.constant dense<1000> : tensor<40000xi64>
  %i = core.iota dim = 0, sizes = [40000] : () -> tensor<40000xi64>
  %ends = core.compare eq, %i, %last : (tensor<40000xi64>, tensor<40000xi64>) -> tensor<40000xi1>
  %begins = core.compare eq, %i, %none : (tensor<40000xi64>, tensor<40000xi64>) -> tensor<40000xi1>
  %a = core.select %ends, %far, %none : (tensor<40000xi1>, tensor<40000xi64>, tensor<40000xi64>) -> tensor<40000xi64>
  %b = core.select %begins, %far, %none : (tensor<40000xi1>, tensor<40000xi64>, tensor<40000xi64>) -> tensor<40000xi64>
  // GATHER: error: {{.*}}failures-in-order.mlir:[[# @LINE + 1]]:8: {{.*}}index
  %0 = core.gather %t, %a, dims = [0], x_dims = [1], index_dims = [0] : (tensor<8x4xf32>, tensor<40000xi64>) -> tensor<40000x4xf32>
  %1 = core.gather %u, %b, dims = [0], x_dims = [1], index_dims = [0] : (tensor<8x4xf32>, tensor<40000xi64>) -> tensor<40000x4xf32>
  %2 = core.add %0, %1 : (tensor<40000x4xf32>, tensor<40000x4xf32>) -> tensor<40000x4xf32>
  return %2 : tensor<40000x4xf32>
}

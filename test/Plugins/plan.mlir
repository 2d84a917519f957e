// A plugin's pass in the slot after-choose-groups changes the plan, and the changed plan is executed.
// RUN: tcopt --tcopt-compile="stop-after=fuse" %s | FileCheck %s --check-prefix=WHOLE
// WHOLE-COUNT-1: nest.kernel
// WHOLE-NOT: nest.kernel
// RUN: tcopt --plugin=%plugins/toy.so --tcopt-compile="stop-after=fuse" --slot=after-choose-groups:func.func(toy-split-plan) %s | FileCheck %s
// CHECK: nest.kernel
// CHECK: math.exp
// CHECK-NOT: math.sin
// CHECK: nest.kernel
// CHECK: math.sin
// CHECK-NOT: nest.kernel
// RUN: tcopt-run %s --plugin=%plugins/toy.so --slot=after-choose-groups:func.func(toy-split-plan) --input=random:1 --check=passes --profile \
// RUN:   | FileCheck %s --check-prefix=EXEC
// EXEC: exp_neg_0
// EXEC: sin_0

// The plan is checked again: counts of the program as it was are an error.
// RUN: not tcopt --plugin=%plugins/toy.so --tcopt-compile="stop-after=fuse" "--slot=after-choose-groups:func.func(toy-split-plan{keep-counts=true})" %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=COUNTS
// COUNTS: plan.mlir:[[# @LINE + 7]]:{{[0-9]+}}: error: {{.*}}expected 3 members of group 0 but found 2

// An op that lost its group gets one again.
// RUN: tcopt --tcopt-compile="stop-after=fuse" --slot=after-choose-groups:core-expand-moves --dump-pass-pipeline %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE-COUNT-2: core-choose-groups{
// TWICE: nest-form-groups

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.exp %x : (tensor<8xf32>) -> tensor<8xf32>
  %1 = graph.neg %0 : (tensor<8xf32>) -> tensor<8xf32>
  %2 = graph.sin %1 : (tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

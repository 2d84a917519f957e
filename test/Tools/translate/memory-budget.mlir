// A budget for what the gradient keeps of loops.
// RUN: tcopt-translate %s --grad=main | FileCheck %s --check-prefix=WHOLE
// RUN: tcopt-translate %s --grad=main --memory-budget=0.5 | FileCheck %s --check-prefix=PART
// RUN: not tcopt-translate %s --grad=main --memory-budget=much 2>&1 | FileCheck %s --check-prefix=WRONG

// WHOLE-LABEL: @main_vjp
// WHOLE-NOT: core.barrier
// PART-LABEL: @main_vjp
// PART: graph.sqrt
// PART: core.barrier
// WRONG: error: --memory-budget: expected a number in [0, 1] or an amount such as 64MiB but found 'much'
func.func @main(%x: tensor<4xf32>, %limit: tensor<f32>) -> tensor<4xf32> {
  %r = graph.while (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %s = graph.sum %y, dims = [0], keepdim = false : (tensor<4xf32>) -> tensor<f32>
    %more = graph.lt %s, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y) {
    %z = graph.exp %y : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %z : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

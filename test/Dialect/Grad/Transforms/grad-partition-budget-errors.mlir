// RUN: not tcopt %s --pass-pipeline="builtin.module(grad-make-vjp,grad-partition{memory-budget=half})" 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not tcopt %s --pass-pipeline="builtin.module(grad-make-vjp,grad-partition{memory-budget=1.5})" 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: not tcopt %s --pass-pipeline="builtin.module(grad-make-vjp,grad-partition{memory-budget=-1MiB})" 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not tcopt %s --pass-pipeline="builtin.module(grad-make-vjp,grad-partition{memory-budget=15B})" 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: tcopt %s --pass-pipeline="builtin.module(grad-make-vjp,grad-partition{memory-budget=16B})"

// WORD: :[[#@LINE+5]]:1: error: expected a number in [0, 1] or an amount such as 64MiB as memory budget but found 'half'
// ABOVE: error: expected a number in [0, 1] or an amount such as 64MiB as memory budget but found '1.5'
// NEGATIVE: error: expected a number in [0, 1] or an amount such as 64MiB as memory budget but found '-1MiB'
// LEAST: error: expected a memory budget of at least 16 bytes, which values take that cannot be computed again, but found 15

func.func @main(%x: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %y = graph.cond %p : (tensor<i1>) -> tensor<4xf32> {
    %e = graph.exp %x : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %e : tensor<4xf32>
  } else {
    graph.yield %x : tensor<4xf32>
  }
  %z = graph.mul %y, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}

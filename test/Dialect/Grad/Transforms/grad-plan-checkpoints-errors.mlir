// RUN: not tcopt %s --grad-plan-checkpoints 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not tcopt %s --grad-plan-checkpoints=memory-limit=0.5 2>&1 | FileCheck %s --check-prefix=FRACTION
// RUN: not tcopt %s --grad-plan-checkpoints="function=other memory-limit=1KiB" 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not tcopt %s --grad-plan-checkpoints=memory-limit=32B 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: tcopt %s --grad-plan-checkpoints=memory-limit=48B

// NONE: error: expected an amount such as 64MiB as memory limit but found ''
// FRACTION: error: expected an amount such as 64MiB as memory limit but found '0.5'
// OTHER: error: expected a function 'other' of one block
// LEAST: :[[#@LINE+3]]:1: error: expected a memory limit of at least 48 bytes, as far as could be found, but found 32

// All three are there while the last is computed.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = graph.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %b = graph.sin %a : (tensor<4xf32>) -> tensor<4xf32>
  %c = graph.mul %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %d = graph.neg %c : (tensor<4xf32>) -> tensor<4xf32>
  return %d : tensor<4xf32>
}

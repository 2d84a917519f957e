// RUN: tcopt %s --grad-expand-checkpoints | FileCheck %s

// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[X:[^:]+]]: tensor<3xf32>)
// CHECK-NEXT: %[[A:.+]] = graph.exp %[[X]]
// CHECK-NEXT: %[[B:.+]] = graph.sin %[[A]]
// CHECK-NEXT: %[[C:.+]] = graph.cos %[[B]]
// CHECK-NEXT: return %[[X]], %[[C]]
func.func @nested(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:2 = grad.checkpoint -> tensor<3xf32>, tensor<3xf32> {
    %a = graph.exp %x : (tensor<3xf32>) -> tensor<3xf32>
    %b = grad.checkpoint save = ["graph.sin"] -> tensor<3xf32> {
      %s = graph.sin %a : (tensor<3xf32>) -> tensor<3xf32>
      grad.yield %s : tensor<3xf32>
    }
    %c = graph.cos %b : (tensor<3xf32>) -> tensor<3xf32>
    grad.yield %x, %c : tensor<3xf32>, tensor<3xf32>
  }
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
}

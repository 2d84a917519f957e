// Gradients by a rule of the program: grad.custom_vjp.
// RUN: tcopt %s --grad-make-vjp=function=main | FileCheck %s
// RUN: tcopt %s --grad-make-vjp=function=main --grad-expand-checkpoints --canonicalize | FileCheck %s --check-prefix=EXPAND
// RUN: tcopt %s --grad-make-jvp=function=main --canonicalize | FileCheck %s --check-prefix=JVP

// An op between the inputs and the values needs no derivative. What the region uses of the values are the results.
// CHECK-LABEL: func.func @main_vjp(
// CHECK-SAME: %[[X:[^:]*]]: tensor<3xf32>, %[[W:[^:]*]]: tensor<3xf32>, %[[CT:[^:]*]]: tensor<3xf32>
// CHECK: %[[R:.*]] = graph.cast %{{.*}} : (tensor<3xi64>) -> tensor<3xf32>
// CHECK: %[[Y:.*]] = grad.custom_vjp(%{{.*}}) inputs(%[[X]], %[[W]])
// CHECK: grad.yield
// CHECK-NEXT: }
// CHECK-NEXT: %[[A:.*]] = graph.mul %[[CT]], %[[R]]
// CHECK-NEXT: %[[B:.*]] = graph.mul %[[CT]], %[[Y]]
// CHECK-NEXT: return %[[Y]], %[[A]], %[[B]]

// EXPAND-LABEL: func.func @main(
// EXPAND-NOT: grad.custom_vjp
// EXPAND: %[[V:.*]] = graph.exp
// EXPAND-NEXT: return %[[V]]
// EXPAND-LABEL: func.func @main_vjp(
// EXPAND-SAME: %[[CT:[^: ]*]]: tensor<3xf32> {tcopt.name = "ct_result0"}
// EXPAND-NOT: grad.custom_vjp
// EXPAND: %[[V:.*]] = graph.exp
// EXPAND: graph.mul %[[CT]], %[[V]]

// Forward mode is the transpose of the rule.
// JVP-LABEL: func.func @main_jvp(
// JVP-SAME: %[[X:[^:]*]]: tensor<3xf32>, %[[W:[^:]*]]: tensor<3xf32>, %[[TX:[^:]*]]: tensor<3xf32> {{.*}}, %[[TW:[^:]*]]: tensor<3xf32> {{.*}})
// JVP: %[[R:.*]] = graph.cast %{{.*}} : (tensor<3xi64>) -> tensor<3xf32>
// JVP: %[[Y:.*]] = grad.custom_vjp
// JVP: %[[B:.*]] = graph.mul %[[TW]], %[[Y]]
// JVP-NEXT: %[[A:.*]] = graph.mul %[[TX]], %[[R]]
// JVP-NEXT: %[[T:.*]] = graph.add %[[B]], %[[A]]
// JVP-NEXT: return %[[Y]], %[[T]]
func.func @main(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %i = graph.cast %x : (tensor<3xf32>) -> tensor<3xi64>
  %r = graph.cast %i : (tensor<3xi64>) -> tensor<3xf32>
  %v = graph.exp %r : (tensor<3xf32>) -> tensor<3xf32>
  %y = grad.custom_vjp(%v) inputs(%x, %w) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32> {
  ^bb0(%ct: tensor<3xf32>):
    %a = graph.mul %ct, %r : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %b = graph.mul %ct, %v : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    grad.yield %a, %b : tensor<3xf32>, tensor<3xf32>
  }
  return %y : tensor<3xf32>
}

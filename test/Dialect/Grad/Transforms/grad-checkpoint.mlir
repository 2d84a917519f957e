// Gradients of checkpoints: the region runs again behind barriers on what it uses. Values are those of the same function without
// a checkpoint, in first and second order.
// RUN: tcopt %s --grad-make-vjp=function=f | FileCheck %s --check-prefix=VJP
// RUN: tcopt %s --pass-pipeline="builtin.module(grad-make-vjp{function=kept},canonicalize)" | FileCheck %s --check-prefix=KEPT
// RUN: tcopt %s --grad-make-jvp=function=f | FileCheck %s --check-prefix=JVP
// RUN: tcopt %s --pass-pipeline="builtin.module(grad-make-vjp{function=f},grad-expand-checkpoints,canonicalize,cse)" | FileCheck %s --check-prefix=AGAIN
// RUN: tcopt %s --pass-pipeline="builtin.module(grad-make-vjp{function=f},grad-expand-checkpoints,canonicalize,cse,grad-partition{function=f_vjp})" | FileCheck %s --check-prefix=CUT
// RUN: tcopt %s --tcopt-compile=stop-after=fuse | FileCheck %s --check-prefix=FUSED
// RUN: tcopt-run %s --input=random:1 --backend=interp
// RUN: tcopt-run %s --input=random:1
// RUN: tcopt-run %s --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=alone --input=random:1 --check=phases

// VJP-LABEL: func.func private @f_vjp(
// VJP-SAME:    %[[X:[^:]+]]: tensor<?x8xf64>, %[[W:[^:]+]]: tensor<8x8xf64>, %[[CT:[^:]+]]: tensor<?x8xf64>
// VJP:         %[[Y:.+]] = grad.checkpoint
// VJP:         %[[XB:.+]] = core.barrier %[[X]] after %[[CT]]
// VJP-NEXT:    %[[WB:.+]] = core.barrier %[[W]] after %[[CT]]
// VJP-NEXT:    %[[H:.+]] = graph.matmul %[[XB]], %[[WB]]
// VJP-NEXT:    %[[T:.+]] = graph.tanh %[[H]]
// VJP-NOT:     grad.checkpoint
// VJP:         return %[[Y]]

// What is kept is computed as it was the first time, and what follows from it runs again.
// KEPT-LABEL: func.func private @kept_vjp(
// KEPT-SAME:    %[[X:[^:]+]]: tensor<?x8xf64>, %[[W:[^:]+]]: tensor<8x8xf64>, %[[CT:[^:]+]]: tensor<?x8xf64>
// KEPT:         grad.yield
// KEPT:         %[[H:.+]] = graph.matmul %[[X]], %[[W]]
// KEPT-NEXT:    %[[HB:.+]] = core.barrier %[[H]] after %[[CT]]
// KEPT-NEXT:    %[[T:.+]] = graph.tanh %[[HB]]

// JVP-LABEL: func.func private @f_jvp(
// JVP:         grad.checkpoint -> tensor<?x8xf64> {
// JVP:         grad.checkpoint -> tensor<?x8xf64> {
// JVP:           graph.matmul
// JVP:           graph.tanh
// JVP:           grad.yield
// JVP-NEXT:    }

// Nothing takes the copy for the original.
// AGAIN-LABEL: func.func private @f_vjp(
// AGAIN-NEXT:  graph.constant
// AGAIN-NEXT:  graph.matmul
// AGAIN-NEXT:  graph.tanh
// AGAIN-NEXT:  graph.exp
// AGAIN-NEXT:  core.barrier
// AGAIN-NEXT:  core.barrier
// AGAIN-NEXT:  graph.matmul
// AGAIN-NEXT:  graph.tanh
// AGAIN-NEXT:  graph.exp

// Partitioned, nothing is saved of the region.
// CUT: func.func private @f_forward(%{{.*}}: tensor<?x8xf64>, %{{.*}}: tensor<8x8xf64>) -> tensor<?x8xf64> attributes
// CUT: func.func private @f_backward(
// CUT: graph.matmul

// FUSED:       func.func @main(
// FUSED-NOT:   core.barrier

func.func private @f(%x: tensor<?x8xf64>, %w: tensor<8x8xf64>) -> tensor<?x8xf64> {
  %y = grad.checkpoint -> tensor<?x8xf64> {
    %h = graph.matmul %x, %w : (tensor<?x8xf64>, tensor<8x8xf64>) -> tensor<?x8xf64>
    %t = graph.tanh %h : (tensor<?x8xf64>) -> tensor<?x8xf64>
    %e = graph.exp %t : (tensor<?x8xf64>) -> tensor<?x8xf64>
    grad.yield %e : tensor<?x8xf64>
  }
  return %y : tensor<?x8xf64>
}

func.func private @kept(%x: tensor<?x8xf64>, %w: tensor<8x8xf64>) -> tensor<?x8xf64> {
  %y = grad.checkpoint save = ["contractions"] -> tensor<?x8xf64> {
    %h = graph.matmul %x, %w : (tensor<?x8xf64>, tensor<8x8xf64>) -> tensor<?x8xf64>
    %t = graph.tanh %h : (tensor<?x8xf64>) -> tensor<?x8xf64>
    %e = graph.exp %t : (tensor<?x8xf64>) -> tensor<?x8xf64>
    grad.yield %e : tensor<?x8xf64>
  }
  return %y : tensor<?x8xf64>
}

func.func private @plain(%x: tensor<?x8xf64>, %w: tensor<8x8xf64>) -> tensor<?x8xf64> {
  %h = graph.matmul %x, %w : (tensor<?x8xf64>, tensor<8x8xf64>) -> tensor<?x8xf64>
  %t = graph.tanh %h : (tensor<?x8xf64>) -> tensor<?x8xf64>
  %e = graph.exp %t : (tensor<?x8xf64>) -> tensor<?x8xf64>
  return %e : tensor<?x8xf64>
}

func.func @alone(%x: tensor<?x8xf64>) {
  %0 = grad.checkpoint -> tensor<?x8xf64> {
    %e = graph.exp %x : (tensor<?x8xf64>) -> tensor<?x8xf64>
    %b = core.barrier %e after %x : (tensor<?x8xf64>, tensor<?x8xf64>) -> tensor<?x8xf64>
    grad.yield %b : tensor<?x8xf64>
  }
  %1 = graph.exp %x : (tensor<?x8xf64>) -> tensor<?x8xf64>
  check.equal %0, %1 : tensor<?x8xf64>, tensor<?x8xf64>
  return
}

// Second order: the directional derivatives of gradients, and gradients of gradients.
func.func private @grad_f(%x: tensor<?x8xf64>, %w: tensor<8x8xf64>, %c: tensor<?x8xf64>) -> tensor<?x8xf64> {
  %0:2 = grad.vjp @f(%x, %w) cotangents(%c) arguments = [0] : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>)
  return %0#1 : tensor<?x8xf64>
}
func.func private @grad_plain(%x: tensor<?x8xf64>, %w: tensor<8x8xf64>, %c: tensor<?x8xf64>) -> tensor<?x8xf64> {
  %0:2 = grad.vjp @plain(%x, %w) cotangents(%c) arguments = [0] : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>)
  return %0#1 : tensor<?x8xf64>
}

func.func @main(%x: tensor<?x8xf64> {graph.dims = ["B", 8]}, %w: tensor<8x8xf64>, %c: tensor<?x8xf64> {graph.dims = ["B", 8]}) {
  %a:3 = grad.vjp @f(%x, %w) cotangents(%c) : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>, tensor<8x8xf64>)
  %k:3 = grad.vjp @kept(%x, %w) cotangents(%c) : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>, tensor<8x8xf64>)
  %b:3 = grad.vjp @plain(%x, %w) cotangents(%c) : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>, tensor<8x8xf64>)
  check.close %a#1, %b#1, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x8xf64>, tensor<?x8xf64>
  check.close %a#2, %b#2, rtol = 1.0e-12, atol = 1.0e-12 : tensor<8x8xf64>, tensor<8x8xf64>
  check.close %k#1, %b#1, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x8xf64>, tensor<?x8xf64>
  check.close %k#2, %b#2, rtol = 1.0e-12, atol = 1.0e-12 : tensor<8x8xf64>, tensor<8x8xf64>
  %ja:2 = grad.jvp @f(%x, %w) tangents(%c, %w) : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>, tensor<8x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>)
  %jb:2 = grad.jvp @plain(%x, %w) tangents(%c, %w) : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>, tensor<8x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>)
  check.close %ja#1, %jb#1, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x8xf64>, tensor<?x8xf64>
  %ha:2 = grad.jvp @grad_f(%x, %w, %c) tangents(%c, %w, %x) : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>, tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>)
  %hb:2 = grad.jvp @grad_plain(%x, %w, %c) tangents(%c, %w, %x) : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>, tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>)
  check.close %ha#1, %hb#1, rtol = 1.0e-10, atol = 1.0e-10 : tensor<?x8xf64>, tensor<?x8xf64>
  %ga:4 = grad.vjp @grad_f(%x, %w, %c) cotangents(%x) : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>, tensor<?x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>)
  %gb:4 = grad.vjp @grad_plain(%x, %w, %c) cotangents(%x) : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>, tensor<?x8xf64>) -> (tensor<?x8xf64>, tensor<?x8xf64>, tensor<8x8xf64>, tensor<?x8xf64>)
  check.close %ga#1, %gb#1, rtol = 1.0e-10, atol = 1.0e-10 : tensor<?x8xf64>, tensor<?x8xf64>
  check.close %ga#2, %gb#2, rtol = 1.0e-10, atol = 1.0e-10 : tensor<8x8xf64>, tensor<8x8xf64>
  return
}

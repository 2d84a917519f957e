// A step of eight layers with its update: values are computed again in the backward pass, in front of what needs them, so that the
// memory that is planned falls below 60 %, and 65 % if core ops are computed again. Results are those of the interpreter.
// DEFINE: %{limit} = memory-limit=340KiB
// RUN: tcopt %s --pass-pipeline="builtin.module(tcopt-ingest,tcopt-autodiff,grad-plan-checkpoints{%{limit}})" | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(tcopt-ingest,tcopt-autodiff,grad-plan-checkpoints{memory-limit=1MiB})" | FileCheck %s --check-prefix=ENOUGH
// RUN: tcopt %s --pass-pipeline="builtin.module(tcopt-ingest,tcopt-autodiff,grad-plan-checkpoints{%{limit}})" --remarks-filter=grad-plan-checkpoints --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tcopt-run %s --input=random:1 --check=interp --json > %t.whole
// RUN: tcopt-run %s --input=random:1 --check=interp --json --slot="after-autodiff:grad-plan-checkpoints{%{limit}}" > %t.less
// RUN: tcopt-run %s --input=random:1 --check=phases --slot="after-autodiff:grad-plan-checkpoints{%{limit}}"
// RUN: tcopt-run %s --input=random:1 --check=interp --json --slot="after-decompose:grad-plan-checkpoints{%{limit}}" > %t.core
// RUN: %python %S/Inputs/compare_peaks.py 0.6 %t.whole %t.less
// RUN: %python %S/Inputs/compare_peaks.py 0.65 %t.whole %t.core

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %[[X:[^:]+]]: tensor<256x64xf32>, %[[W0:[^:]+]]: tensor<64x64xf32>
// CHECK:         graph.mean
// What comes behind the loss waits for a cotangent.
// CHECK:         %[[CT:.+]] = graph.matmul
// CHECK:         core.barrier %{{.*}} after
// CHECK:         graph.tanh

// The update stands where the gradient is.
// ENOUGH-LABEL: func.func @main(
// ENOUGH:         graph.mean
// ENOUGH-NOT:     core.barrier
// ENOUGH:         graph.sub %arg{{[0-9]+}},
// ENOUGH:         graph.matmul
// ENOUGH:         return

// REMARK: remark: {{.*}} recomputed {{.*}} Bytes=65536, Flops={{[0-9]+}}, Op=graph.{{.*}}, Reason=memory-limit
// REMARK: remark: {{.*}} peak {{.*}} After={{[0-9]+}}, Before={{[0-9]+}}, RecomputedFlops={{[0-9]+}}

func.func private @loss(%x: tensor<256x64xf32>, %w0: tensor<64x64xf32>, %w1: tensor<64x64xf32>, %w2: tensor<64x64xf32>, %w3: tensor<64x64xf32>, %w4: tensor<64x64xf32>, %w5: tensor<64x64xf32>, %w6: tensor<64x64xf32>, %w7: tensor<64x64xf32>) -> tensor<f32> {
  %h0 = graph.matmul %x, %w0 : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %a0 = graph.tanh %h0 : (tensor<256x64xf32>) -> tensor<256x64xf32>
  %h1 = graph.matmul %a0, %w1 : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %a1 = graph.tanh %h1 : (tensor<256x64xf32>) -> tensor<256x64xf32>
  %h2 = graph.matmul %a1, %w2 : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %a2 = graph.tanh %h2 : (tensor<256x64xf32>) -> tensor<256x64xf32>
  %h3 = graph.matmul %a2, %w3 : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %a3 = graph.tanh %h3 : (tensor<256x64xf32>) -> tensor<256x64xf32>
  %h4 = graph.matmul %a3, %w4 : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %a4 = graph.tanh %h4 : (tensor<256x64xf32>) -> tensor<256x64xf32>
  %h5 = graph.matmul %a4, %w5 : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %a5 = graph.tanh %h5 : (tensor<256x64xf32>) -> tensor<256x64xf32>
  %h6 = graph.matmul %a5, %w6 : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %a6 = graph.tanh %h6 : (tensor<256x64xf32>) -> tensor<256x64xf32>
  %h7 = graph.matmul %a6, %w7 : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %a7 = graph.tanh %h7 : (tensor<256x64xf32>) -> tensor<256x64xf32>
  %l = graph.mean %a7, dims = [0, 1], keepdim = false : (tensor<256x64xf32>) -> tensor<f32>
  return %l : tensor<f32>
}
func.func @main(%x: tensor<256x64xf32>, %w0: tensor<64x64xf32>, %w1: tensor<64x64xf32>, %w2: tensor<64x64xf32>, %w3: tensor<64x64xf32>, %w4: tensor<64x64xf32>, %w5: tensor<64x64xf32>, %w6: tensor<64x64xf32>, %w7: tensor<64x64xf32>) -> (tensor<f32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %one = graph.constant dense<1.0> : tensor<f32>
  %rate = graph.constant dense<0.1> : tensor<f32>
  %g:9 = grad.vjp @loss(%x, %w0, %w1, %w2, %w3, %w4, %w5, %w6, %w7) cotangents(%one) arguments = [1, 2, 3, 4, 5, 6, 7, 8] : (tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<f32>) -> (tensor<f32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %d0 = graph.mul %g#1, %rate : (tensor<64x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %n0 = graph.sub %w0, %d0 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %d1 = graph.mul %g#2, %rate : (tensor<64x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %n1 = graph.sub %w1, %d1 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %d2 = graph.mul %g#3, %rate : (tensor<64x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %n2 = graph.sub %w2, %d2 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %d3 = graph.mul %g#4, %rate : (tensor<64x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %n3 = graph.sub %w3, %d3 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %d4 = graph.mul %g#5, %rate : (tensor<64x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %n4 = graph.sub %w4, %d4 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %d5 = graph.mul %g#6, %rate : (tensor<64x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %n5 = graph.sub %w5, %d5 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %d6 = graph.mul %g#7, %rate : (tensor<64x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %n6 = graph.sub %w6, %d6 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %d7 = graph.mul %g#8, %rate : (tensor<64x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %n7 = graph.sub %w7, %d7 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %g#0, %n0, %n1, %n2, %n3, %n4, %n5, %n6, %n7 : tensor<f32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}

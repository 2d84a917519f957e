// Budgets: 96 KiB are saved without one, of which the product of the first linear frees 64 KiB and that of the second 32 KiB
// for as much work: a budget of 72 KiB saves no more than one of 32 KiB.
// DEFINE: %{passes} = grad-make-vjp,grad-make-vjp{function=same},tcopt-ingest
// RUN: tcopt %s --pass-pipeline="builtin.module(%{passes},grad-partition{memory-budget=0.5})" | FileCheck %s --check-prefix=HALF
// RUN: tcopt %s --pass-pipeline="builtin.module(%{passes},grad-partition{memory-budget=32KiB})" | FileCheck %s --check-prefix=HALF
// RUN: tcopt %s --pass-pipeline="builtin.module(%{passes},grad-partition{memory-budget=0.75})" | FileCheck %s --check-prefix=HALF
// RUN: tcopt %s --pass-pipeline="builtin.module(%{passes},grad-partition{memory-budget=1})" | FileCheck %s --check-prefix=ALL
// RUN: tcopt %s --pass-pipeline="builtin.module(%{passes},grad-partition{memory-budget=0})" -o %t.mlir
// RUN: FileCheck %s --check-prefix=NONE < %t.mlir
// RUN: sed '/^}$/d' %t.mlir > %t.compare.mlir
// RUN: cat %S/Inputs/compare-budget.mlir >> %t.compare.mlir
// RUN: tcopt-run %t.compare.mlir --entry=compare --backend=interp --input=random:1
// RUN: tcopt-run %t.compare.mlir --entry=compare --input=random:1
// RUN: tcopt %s --pass-pipeline="builtin.module(%{passes},grad-partition{memory-budget=0.5})" --remarks-filter=grad-partition --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// ALL: func.func @main_forward({{.*}} -> (tensor<f64>, tensor<?x128xf64>, tensor<?x64xf64>)
// HALF: func.func @main_forward({{.*}} -> (tensor<f64>, tensor<?x64xf64>)
// HALF: func.func @main_backward(
// HALF:   graph.linear
// HALF-NOT: graph.linear
// HALF:   return

// What runs again does so when it is needed: the second linear before the first is used for anything else.
// NONE: func.func @main_forward({{.*}} -> tensor<f64> attributes
// NONE: func.func @main_backward(
// NONE:   graph.linear
// NONE:   graph.linear
// NONE:   graph.tanh
// NONE:   return

// REMARK-DAG: [[#@LINE+8]]:8: remark: {{.*}} recomputed {{.*}} Bytes=65536, Flops=1048576, Op=graph.linear, Reason=budget
// REMARK-DAG: remark: {{.*}} recomputed {{.*}} Op=graph.gelu, Reason=cheap
// REMARK-DAG: remark: {{.*}} saved {{.*}} Bytes=32768, Reason=least-bytes
// REMARK-DAG: remark: {{.*}} total {{.*}} SavedBytes=32768
// REMARK-DAG: remark: {{.*}} curve {{.*}} Bytes=98304, Flops={{[0-9]+}}, Percent=100
// REMARK-DAG: remark: {{.*}} curve {{.*}} Bytes=0, Flops={{[0-9]+}}, Percent=0

func.func @main(%x: tensor<?x64xf64> {graph.dims = ["B", 64]}, %w1: tensor<128x64xf64>, %w2: tensor<64x128xf64>) -> tensor<f64> {
  %h = graph.linear %x, %w1 : (tensor<?x64xf64>, tensor<128x64xf64>) -> tensor<?x128xf64>
  %a = graph.gelu %h, approximate = none : (tensor<?x128xf64>) -> tensor<?x128xf64>
  %y = graph.linear %a, %w2 : (tensor<?x128xf64>, tensor<64x128xf64>) -> tensor<?x64xf64>
  %t = graph.tanh %y : (tensor<?x64xf64>) -> tensor<?x64xf64>
  %l = graph.mean %t, dims = [0, 1], keepdim = false : (tensor<?x64xf64>) -> tensor<f64>
  return %l : tensor<f64>
}

// The same, whose gradient stays one function.
func.func @same(%x: tensor<?x64xf64> {graph.dims = ["B", 64]}, %w1: tensor<128x64xf64>, %w2: tensor<64x128xf64>) -> tensor<f64> {
  %h = graph.linear %x, %w1 : (tensor<?x64xf64>, tensor<128x64xf64>) -> tensor<?x128xf64>
  %a = graph.gelu %h, approximate = none : (tensor<?x128xf64>) -> tensor<?x128xf64>
  %y = graph.linear %a, %w2 : (tensor<?x128xf64>, tensor<64x128xf64>) -> tensor<?x64xf64>
  %t = graph.tanh %y : (tensor<?x64xf64>) -> tensor<?x64xf64>
  %l = graph.mean %t, dims = [0, 1], keepdim = false : (tensor<?x64xf64>) -> tensor<f64>
  return %l : tensor<f64>
}

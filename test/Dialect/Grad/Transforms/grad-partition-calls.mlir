// Repeated blocks: a call of a block and one of its gradient, which runs it again, become calls of a forward and a backward function
// that are cut once. Values are those of one joint function.
// DEFINE: %{passes} = grad-make-vjp,grad-make-vjp{function=same},tcopt-ingest,grad-partition
// RUN: tcopt %s --pass-pipeline="builtin.module(%{passes})" -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: tcopt %s --pass-pipeline="builtin.module(%{passes}{memory-budget=0})" | FileCheck %s --check-prefix=NONE
// RUN: sed '/^}$/d' %t.mlir > %t.compare.mlir
// RUN: cat %S/Inputs/compare-calls.mlir >> %t.compare.mlir
// RUN: tcopt-run %t.compare.mlir --entry=compare --backend=interp --input=random:1
// RUN: tcopt-run %t.compare.mlir --entry=compare --input=random:1

// What follows from the product is saved by each call, and runs nowhere again.
// CHECK-DAG: func.func private @block_forward({{.*}} -> (tensor<?x64xf64>, tensor<?x64xf64>)
// CHECK-DAG: func.func private @block_backward({{.*}} -> (tensor<?x64xf64>, tensor<64x64xf64>)
// CHECK: func.func @main_forward(
// CHECK:   %[[A:.+]]:2 = call @block_forward(%arg0, %arg1)
// CHECK:   %[[B:.+]]:2 = call @block_forward(%[[A]]#0, %arg2)
// CHECK:   %[[C:.+]]:2 = call @block_forward(%[[B]]#0, %arg1)
// CHECK: func.func @main_backward(
// CHECK-COUNT-3: call @block_backward(

// Under a budget of nothing, results of calls alone are saved.
// NONE-DAG: func.func private @block_forward({{.*}} -> tensor<?x64xf64> attributes
// NONE: func.func @main_forward({{.*}} -> (tensor<f64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>) attributes

func.func private @block(%x: tensor<?x64xf64>, %w: tensor<64x64xf64>) -> tensor<?x64xf64> attributes {no_inline} {
  %h = graph.matmul %x, %w : (tensor<?x64xf64>, tensor<64x64xf64>) -> tensor<?x64xf64>
  %g = graph.gelu %h, approximate = none : (tensor<?x64xf64>) -> tensor<?x64xf64>
  %y = graph.add %x, %g : (tensor<?x64xf64>, tensor<?x64xf64>) -> tensor<?x64xf64>
  return %y : tensor<?x64xf64>
}

func.func @main(%x: tensor<?x64xf64> {graph.dims = ["B", 64]}, %w: tensor<64x64xf64>, %v: tensor<64x64xf64>) -> tensor<f64> {
  %a = call @block(%x, %w) : (tensor<?x64xf64>, tensor<64x64xf64>) -> tensor<?x64xf64>
  %b = call @block(%a, %v) : (tensor<?x64xf64>, tensor<64x64xf64>) -> tensor<?x64xf64>
  %c = call @block(%b, %w) : (tensor<?x64xf64>, tensor<64x64xf64>) -> tensor<?x64xf64>
  %l = graph.mean %c, dims = [0, 1], keepdim = false : (tensor<?x64xf64>) -> tensor<f64>
  return %l : tensor<f64>
}

func.func @same(%x: tensor<?x64xf64> {graph.dims = ["B", 64]}, %w: tensor<64x64xf64>, %v: tensor<64x64xf64>) -> tensor<f64> {
  %a = call @block(%x, %w) : (tensor<?x64xf64>, tensor<64x64xf64>) -> tensor<?x64xf64>
  %b = call @block(%a, %v) : (tensor<?x64xf64>, tensor<64x64xf64>) -> tensor<?x64xf64>
  %c = call @block(%b, %w) : (tensor<?x64xf64>, tensor<64x64xf64>) -> tensor<?x64xf64>
  %l = graph.mean %c, dims = [0, 1], keepdim = false : (tensor<?x64xf64>) -> tensor<f64>
  return %l : tensor<f64>
}

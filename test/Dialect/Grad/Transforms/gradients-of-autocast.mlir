// Gradients of f32 weights are f32 under autocast, and every phase keeps them: the product of the reverse runs in bf16.
// RUN: tcopt %s --graph-autocast --grad-make-vjp -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tcopt-run %t.mlir --entry=main_vjp --input=random:1 --dim=B=3 --check=phases

// CHECK-LABEL: func.func @main_vjp(
// CHECK-SAME:    -> (tensor<f32>, tensor<?x4xf32> {tcopt.name = "grad_arg0"}, tensor<2x4xf32> {tcopt.name = "grad_arg1"}
// CHECK:         graph.linear {{.*}} -> tensor<?x2xbf16>
// CHECK:         [[G:%.+]] = graph.matmul {{.*}} -> tensor<2x4xbf16>
// CHECK:         graph.cast [[G]] : (tensor<2x4xbf16>) -> tensor<2x4xf32>
func.func @main(%x: tensor<?x4xf32> {graph.dims = ["B", 4]}, %w: tensor<2x4xf32>, %b: tensor<2xf32>, %t: tensor<?x2xf32> {graph.dims = ["B", 2]}) -> tensor<f32> {
  %y = graph.linear %x, %w, %b : (tensor<?x4xf32>, tensor<2x4xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %z = graph.tanh %y : (tensor<?x2xf32>) -> tensor<?x2xf32>
  %l = graph.mse_loss %z, %t, reduction = mean : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<f32>
  return %l : tensor<f32>
}

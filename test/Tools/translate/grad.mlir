// A gradient beside a function, of IR and of an ONNX model; arguments by number and by name; the gradient as an ONNX model.
// RUN: tcopt-translate %s --grad=main -o %t.mlir && FileCheck %s --input-file=%t.mlir
// RUN: tcopt-translate %s --grad=main --grad-arguments=w,2 | FileCheck %s --check-prefix=CHOSEN
// RUN: tcopt-translate %s --grad=main --to-dot | FileCheck %s --check-prefix=DOT

// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: tcopt-translate %t.onnx --grad=main -o %t.back.mlirbc
// RUN: tcopt-translate %t.onnx --grad=main --export-onnx -o %t.grad.onnx
// RUN: tcopt-translate %t.grad.onnx | FileCheck %s --check-prefix=ONNX
// RUN: rm -rf %t.out && tcopt-run %t.mlir --entry=main_vjp --dim=B=5 --input=random:1 --check=phases --output=%t.out
// RUN: tcopt-run %t.back.mlirbc --entry=main_vjp --dim=B=5 --input=random:1 --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy --expect=%t.out/3.npy
// RUN: tcopt-run %t.grad.onnx --dim=B=5 --input=random:1 --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy --expect=%t.out/3.npy

// A function that the program differentiates itself has a gradient, too, and a private one's is an entry.
// RUN: tcopt-translate %s --grad=slope | FileCheck %s --check-prefix=SECOND
// RUN: tcopt-translate %s --grad=square | FileCheck %s --check-prefix=PRIVATE

// All entries in one library, with one header.
// RUN: tcopt-translate %s --grad=main --emit=shared -o %t.so && FileCheck %s --check-prefix=HEADER --input-file=%t.h
// RUN: llvm-nm --dynamic --defined-only %t.so | FileCheck %s --check-prefix=SYMBOLS
// RUN: clang-22 -std=c99 -Wall -Werror -I%src/include -fsyntax-only -x c %t.h
// HEADER: out[0]  loss: tensor<f32>
// HEADER: int grad_mlir_tmp(tcopt_context *ctx
// HEADER: in[3]  ct_loss: tensor<f32>
// HEADER: out[3]  grad_target: tensor<Bx2xf32>
// HEADER: int main_vjp(tcopt_context *ctx
// HEADER: int slope(tcopt_context *ctx
// SYMBOLS-DAG: T grad_mlir_tmp{{$}}
// SYMBOLS-DAG: T main_vjp{{$}}
// SYMBOLS-DAG: T slope{{$}}

// CHECK-LABEL: func.func @main(
// CHECK-LABEL: func.func @main_vjp(
// CHECK-SAME:    {tcopt.name = "ct_loss"}) -> (tensor<f32> {tcopt.name = "loss"}, tensor<?x4xf32> {tcopt.name = "grad_x"}, tensor<2x4xf32> {tcopt.name = "grad_w"}, tensor<?x2xf32> {tcopt.name = "grad_target"})

// CHOSEN-LABEL: func.func @main_vjp(
// CHOSEN-SAME:    -> (tensor<f32> {tcopt.name = "loss"}, tensor<2x4xf32> {tcopt.name = "grad_w"}, tensor<?x2xf32> {tcopt.name = "grad_target"})

// DOT: label="main"
// DOT: label="main_vjp"

// ONNX: func.func @main(
// ONNX-SAME: {tcopt.name = "ct_loss"}) -> (tensor<f32> {tcopt.name = "loss"}, {{.*}} {tcopt.name = "grad_x"}, {{.*}} {tcopt.name = "grad_w"}, {{.*}} {tcopt.name = "grad_target"})

// SECOND-LABEL: func.func @slope(
// SECOND:         call @square_vjp
// SECOND-LABEL: func.func @slope_vjp(
// SECOND-SAME:    tensor<3xf32> {tcopt.name = "grad_arg0"}
// SECOND-LABEL: func.func private @square(

// PRIVATE-LABEL: func.func private @square(
// PRIVATE-LABEL: func.func @square_vjp(
func.func @main(%x: tensor<?x4xf32> {graph.dims = ["B", 4], tcopt.name = "x"}, %w: tensor<2x4xf32> {tcopt.name = "w"}, %t: tensor<?x2xf32> {graph.dims = ["B", 2], tcopt.name = "target"}) -> (tensor<f32> {tcopt.name = "loss"}) {
  %y = graph.linear %x, %w : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  %z = graph.tanh %y : (tensor<*xf32>) -> tensor<*xf32>
  %l = graph.mse_loss %z, %t, reduction = mean : (tensor<*xf32>, tensor<?x2xf32>) -> tensor<f32>
  return %l : tensor<f32>
}

func.func @slope(%x: tensor<3xf32>) -> tensor<3xf32> {
  %one = graph.constant dense<1.0> : tensor<3xf32>
  %y, %g = grad.vjp @square(%x) cotangents(%one) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return %g : tensor<3xf32>
}

func.func private @square(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = graph.square %x : (tensor<3xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}

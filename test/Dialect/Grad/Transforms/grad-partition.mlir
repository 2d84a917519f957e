// Forward and backward function: what is saved costs least; the backward function computes the rest again, but no product of
// matrices. Together they compute what the joint function does.
// RUN: tcopt %s --pass-pipeline="builtin.module(grad-make-vjp,grad-make-vjp{function=same},grad-make-vjp{function=reduced},grad-make-vjp{function=returned},tcopt-ingest,grad-partition,grad-partition{function=reduced_vjp},grad-partition{function=returned_vjp})" -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: sed '/^}$/d' %t.mlir > %t.compare.mlir
// RUN: cat %S/Inputs/compare-partition.mlir >> %t.compare.mlir
// RUN: tcopt-run %t.compare.mlir --entry=compare --backend=interp --input=random:1
// RUN: tcopt-run %t.compare.mlir --entry=compare --input=random:1
// RUN: tcopt %s --pass-pipeline="builtin.module(grad-make-vjp,tcopt-ingest,grad-partition)" --remarks-filter=grad-partition --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: not tcopt %s --grad-partition=function=main 2>&1 | FileCheck %s --check-prefix=NOT-JOINT

// The input of gelu and the sum are saved, neither gelu nor the product nor tanh.
// CHECK: func.func @main_forward([[X:%.+]]: tensor<?x64xf64> {{.*}} -> (tensor<f64>, tensor<?x128xf64>, tensor<?x64xf64>) attributes {grad.backward = {arguments = array<i64: 0, 1, 2, 3>, callee = @main_backward, results = 1 : i64}
// CHECK:   [[H:%.+]] = graph.linear
// CHECK:   graph.gelu [[H]]
// CHECK:   graph.linear
// CHECK:   [[R:%.+]] = graph.add
// CHECK:   return %{{.*}}, [[H]], [[R]]
// CHECK: func.func @main_backward({{.*}}: tensor<?x128xf64>, {{.*}}: tensor<?x64xf64>, {{.*}}: tensor<f64> {tcopt.name = "ct_result0"}) -> (
// CHECK-NOT: graph.linear
// CHECK:   graph.tanh
// CHECK-NOT: graph.linear
// CHECK:   graph.gelu
// CHECK-NOT: graph.linear
// CHECK:   return

// A result of a reduction is saved, not what it is computed from.
// CHECK: func.func @reduced_forward({{.*}}) -> (tensor<4x32xf64>, tensor<4x1xf64>)
// CHECK:   [[S:%.+]] = graph.sum
// CHECK:   return %{{.*}}, [[S]]

// A result of the function is there anyway.
// CHECK: func.func @returned_forward({{.*}}) -> (tensor<4x32xf64>, tensor<4x32xf64>) attributes {grad.backward = {arguments = array<i64>
// CHECK:   [[E:%.+]] = graph.exp
// CHECK:   return [[E]], [[E]]
// CHECK: func.func @returned_backward(
// CHECK-NOT: graph.exp

// REMARK: grad-partition.mlir:[[#@LINE+4]]:8: remark: {{.*}} saved {{.*}} Bytes=65536, Reason=arithmetic
// NOT-JOINT: error: expected a function 'main' that grad-make-vjp has made

func.func @main(%x: tensor<?x64xf64> {graph.dims = ["B", 64]}, %w1: tensor<128x64xf64>, %w2: tensor<64x128xf64>, %g: tensor<64xf64>) -> tensor<f64> {
  %h = graph.linear %x, %w1 : (tensor<?x64xf64>, tensor<128x64xf64>) -> tensor<?x128xf64>
  %a = graph.gelu %h, approximate = none : (tensor<?x128xf64>) -> tensor<?x128xf64>
  %y = graph.linear %a, %w2 : (tensor<?x128xf64>, tensor<64x128xf64>) -> tensor<?x64xf64>
  %r = graph.add %y, %x : (tensor<?x64xf64>, tensor<?x64xf64>) -> tensor<?x64xf64>
  %m = graph.mul %r, %g : (tensor<?x64xf64>, tensor<64xf64>) -> tensor<?x64xf64>
  %t = graph.tanh %m : (tensor<?x64xf64>) -> tensor<?x64xf64>
  %l = graph.mean %t, dims = [0, 1], keepdim = false : (tensor<?x64xf64>) -> tensor<f64>
  return %l : tensor<f64>
}

// The same, whose gradient stays one function.
func.func @same(%x: tensor<?x64xf64> {graph.dims = ["B", 64]}, %w1: tensor<128x64xf64>, %w2: tensor<64x128xf64>, %g: tensor<64xf64>) -> tensor<f64> {
  %h = graph.linear %x, %w1 : (tensor<?x64xf64>, tensor<128x64xf64>) -> tensor<?x128xf64>
  %a = graph.gelu %h, approximate = none : (tensor<?x128xf64>) -> tensor<?x128xf64>
  %y = graph.linear %a, %w2 : (tensor<?x128xf64>, tensor<64x128xf64>) -> tensor<?x64xf64>
  %r = graph.add %y, %x : (tensor<?x64xf64>, tensor<?x64xf64>) -> tensor<?x64xf64>
  %m = graph.mul %r, %g : (tensor<?x64xf64>, tensor<64xf64>) -> tensor<?x64xf64>
  %t = graph.tanh %m : (tensor<?x64xf64>) -> tensor<?x64xf64>
  %l = graph.mean %t, dims = [0, 1], keepdim = false : (tensor<?x64xf64>) -> tensor<f64>
  return %l : tensor<f64>
}

func.func @reduced(%x: tensor<4x32xf64>) -> tensor<4x32xf64> {
  %e = graph.exp %x : (tensor<4x32xf64>) -> tensor<4x32xf64>
  %s = graph.sum %e, dims = [1], keepdim = true : (tensor<4x32xf64>) -> tensor<4x1xf64>
  %y = graph.div %e, %s, rounding_mode = none : (tensor<4x32xf64>, tensor<4x1xf64>) -> tensor<4x32xf64>
  %z = graph.sin %y : (tensor<4x32xf64>) -> tensor<4x32xf64>
  return %z : tensor<4x32xf64>
}

func.func @returned(%x: tensor<4x32xf64>) -> tensor<4x32xf64> {
  %y = graph.exp %x : (tensor<4x32xf64>) -> tensor<4x32xf64>
  return %y : tensor<4x32xf64>
}

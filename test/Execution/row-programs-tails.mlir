// Two rows of locals whose runs of columns are no whole vectors: 14 or 15 elements of each of 4 batches.
// RUN: tcopt %s --pass-pipeline="builtin.module(graph-infer-shapes,grad-make-vjp{function=f64},grad-make-vjp{function=f32},grad-make-vjp{function=open})" -o %t.mlir
// RUN: tcopt %t.mlir --tcopt-compile=stop-after=fuse | FileCheck %s
// RUN: tcopt-run %t.mlir --entry=f64_vjp --input=random:1 --check=phases
// RUN: tcopt-run %t.mlir --entry=f32_vjp --input=random:2 --check=phases
// RUN: tcopt-run %t.mlir --entry=open_vjp --input=random:3 --dim N=3 --dim W=5 --dim ct_result0.0=3 --dim ct_result0.3=5 --check=phases
// RUN: tcopt-run %t.mlir --entry=open_vjp --input=random:3 --dim N=4 --dim W=13 --dim ct_result0.0=4 --dim ct_result0.3=13 --check=phases

// CHECK: #cpu.rows<along = columns, {{.*}}"row", "row"
func.func @f64(%x: tensor<4x2x7x2xf64>, %b: tensor<2xf64>) -> tensor<4x2x7x2xf64> attributes {tcopt.numerics = "strict"} {
  %0, %1, %2 = graph.batch_norm_train %x, bias %b, eps = 1.0e-03 : (tensor<4x2x7x2xf64>, tensor<2xf64>) -> (tensor<4x2x7x2xf64>, tensor<2xf64>, tensor<2xf64>)
  %3 = graph.square %0 : (tensor<4x2x7x2xf64>) -> tensor<4x2x7x2xf64>
  %4 = graph.hardtanh %3, min_val = 0.0, max_val = 6.0 : (tensor<4x2x7x2xf64>) -> tensor<4x2x7x2xf64>
  return %4 : tensor<4x2x7x2xf64>
}

func.func @f32(%x: tensor<4x3x5x3xf32>, %b: tensor<3xf32>) -> tensor<4x3x5x3xf32> {
  %0, %1, %2 = graph.batch_norm_train %x, bias %b, eps = 1.0e-03 : (tensor<4x3x5x3xf32>, tensor<3xf32>) -> (tensor<4x3x5x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %3 = graph.square %0 : (tensor<4x3x5x3xf32>) -> tensor<4x3x5x3xf32>
  %4 = graph.hardtanh %3, min_val = 0.0, max_val = 6.0 : (tensor<4x3x5x3xf32>) -> tensor<4x3x5x3xf32>
  return %4 : tensor<4x3x5x3xf32>
}

func.func @open(%x: tensor<?x3x5x?xf32> {graph.dims = ["N", 3, 5, "W"]}, %b: tensor<3xf32>) -> tensor<?x3x5x?xf32> {
  %0, %1, %2 = graph.batch_norm_train %x, bias %b, eps = 1.0e-03 : (tensor<?x3x5x?xf32>, tensor<3xf32>) -> (tensor<?x3x5x?xf32>, tensor<3xf32>, tensor<3xf32>)
  %3 = graph.square %0 : (tensor<?x3x5x?xf32>) -> tensor<?x3x5x?xf32>
  %4 = graph.hardtanh %3, min_val = 0.0, max_val = 6.0 : (tensor<?x3x5x?xf32>) -> tensor<?x3x5x?xf32>
  return %4 : tensor<?x3x5x?xf32>
}

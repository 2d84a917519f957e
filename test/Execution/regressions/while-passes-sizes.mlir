// The condition makes a tensor of another size in each iteration, the last of which is cast to the size of the result.
// RUN: not tcopt-run %s --input=random:1 --dim N=4000000 2>&1 | FileCheck %s
// RUN: tcopt-run %s --input=random:1 --dim N=2100000
// CHECK: while-passes-sizes.mlir:{{[0-9]+}}:8: tensor.cast: size in dimension 0 must be 2
func.func @main(%x: tensor<?xf32> {graph.dims = ["N"]}, %v: tensor<f32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r:2 = scf.while (%k = %n) : (index) -> (index, tensor<?xf32>) {
    %z = graph.full %v, sizes = [%k] : (tensor<f32>, index) -> tensor<?xf32>
    %go = arith.cmpi ugt, %k, %c2 : index
    scf.condition(%go) %k, %z : index, tensor<?xf32>
  } do {
  ^bb0(%k: index, %z: tensor<?xf32>):
    %h = arith.shrui %k, %c1 : index
    scf.yield %h : index
  }
  %s = tensor.cast %r#1 : tensor<?xf32> to tensor<2xf32>
  return %s : tensor<2xf32>
}

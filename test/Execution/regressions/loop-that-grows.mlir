// The size of what a loop carries is guarded before anything is written to its buffer.
// RUN: not tcopt-run %s --input=random:1 --dim N=4 --dim M=3000000 2>&1 | FileCheck %s
// RUN: tcopt-run %s --input=random:1 --dim N=4 --dim M=4 --check=phases
// CHECK: loop-that-grows.mlir:{{[0-9]+}}:5: a tensor that a loop carries must keep its sizes
func.func @main(%x: tensor<?xf32> {graph.dims = ["N"]}, %y: tensor<?xf32> {graph.dims = ["M"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %x) -> tensor<?xf32> {
    %z = graph.exp %y : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

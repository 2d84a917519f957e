// Sizes of arguments that are expressions: bound, solved for a symbol, or checked when the function is called.
// RUN: tcopt-run %s --entry=checked --dim B=3 --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=checked --dim B=1 --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=checked --dim B=0 --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=solved --input=x=7xf32=1,2,3,4,5,6,7 --input=random:1 --check=phases | FileCheck %s --check-prefix=SOLVED
// RUN: tcopt-run %s --entry=products --dim A=2 --dim B=5 --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=choices --dim A=2 --dim B=5 --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=choices --dim A=9 --dim B=4 --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=checked --shapes=6 --input=random:1
// RUN: tcopt-run %s --entry=choices --shapes=6 --input=random:1
// RUN: not tcopt-run %s --entry=solved --input=x=6xf32=1,2,3,4,5,6 --input=random:1 2>&1 | FileCheck %s --check-prefix=PARITY
// RUN: not tcopt-run %s --entry=solved --input=x=7xf32=1,2,3,4,5,6,7 --input=y=4xf32=1,2,3,4 2>&1 | FileCheck %s --check-prefix=DIFFERS
// RUN: not tcopt-run %s --entry=checked --input=x=3xf32=1,2,3 --input=y=6xf32=1,2,3,4,5,6 2>&1 | FileCheck %s --check-prefix=CHECKED
// RUN: not tcopt-run %s --entry=less --input=x=2xf32=1,2 2>&1 | FileCheck %s --check-prefix=LESS
// RUN: not tcopt-run %s --entry=less --dim B=3 --input=random:1 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not tcopt-run %s --entry=bounded --input=x=9xf32=1,2,3,4,5,6,7,8,9 2>&1 | FileCheck %s --check-prefix=BOUNDED
// RUN: not tcopt-run %s --entry=same --input=x=6xf32=1,2,3,4,5,6 --input=y=8xf32=1,2,3,4,5,6,7,8 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: tcopt-run %s --entry=same --input=x=6xf32=1,2,3,4,5,6 --input=y=6xf32=1,2,3,4,5,6 --check=phases

// CHECKED: dimension '2 * B + 1' must be 7 (B = 3 by input 'x') but is 6 by input 'y'
func.func @checked(%x: tensor<?xf32> {graph.dims = ["B"], tcopt.name = "x"},
    %y: tensor<?xf32> {graph.dims = [#tcopt.size<2 * B + 1>], tcopt.name = "y"}) -> tensor<?xf32> {
  %z = graph.constant dense<1.0> : tensor<1xf32>
  %c = graph.cat %x, %x, %z, dim = 0 : (tensor<?xf32>, tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  %r = graph.add %c, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// SOLVED: result 0: 3xf32
// PARITY: dimension '2 * B + 1' must be 5 (B = 2 by input 'x') but is 6 by input 'x'
// DIFFERS: dimension '3 * B - 6' must be 3 (B = 3 by input 'x') but is 4 by input 'y'
func.func @solved(%x: tensor<?xf32> {graph.dims = [#tcopt.size<2 * B + 1>], tcopt.name = "x"},
    %y: tensor<?xf32> {graph.dims = [#tcopt.size<3 * B - 6>], tcopt.name = "y"}) -> tensor<?xf32> {
  %s = graph.slice %x, dim = 0, start = 0, end = 3, step = 1 : (tensor<?xf32>) -> tensor<?xf32>
  %r = graph.add %s, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @products(%x: tensor<?x?xf32> {graph.dims = ["A", "B"]}, %y: tensor<?xf32> {graph.dims = [#tcopt.size<A * B>]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %x, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?xf32>
  %n = arith.muli %d1, %d0 : index
  %f = graph.reshape %x, sizes = [%n] : (tensor<?x?xf32>, index) -> tensor<?xf32>
  %r = graph.mul %f, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @choices(%x: tensor<?xf32> {graph.dims = ["A"]}, %y: tensor<?xf32> {graph.dims = ["B"]},
    %z: tensor<?x?x?xf32> {graph.dims = [#tcopt.size<min(A, B)>, #tcopt.size<max(A, B) floordiv 2>, #tcopt.size<(A + B) mod 4>]})
    -> tensor<?xf32> {
  %s = graph.sum %z, dims = [0, 1, 2], keepdim = false : (tensor<?x?x?xf32>) -> tensor<f32>
  %r = graph.mul %x, %s : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// LESS: dimension 'B + 4' is 2 by input 'x', for which there is no size 'B'
// NONE: dimension 'B - 4' has no size (B = 3 by --dim)
func.func @less(%x: tensor<?xf32> {graph.dims = [#tcopt.size<B + 4>], tcopt.name = "x"},
    %y: tensor<?xf32> {graph.dims = [#tcopt.size<B - 4>], tcopt.name = "y"}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// BOUNDED: size of 'B' must be at least 0, at most 3 but is 4
func.func @bounded(%x: tensor<?xf32> {graph.dims = [#tcopt.size<2 * B + 1>], tcopt.name = "x"}) -> tensor<?xf32>
    attributes {graph.symbols = {B = {max = 3}}} {
  return %x : tensor<?xf32>
}

// SAME: dimension 'A * B' is 6 by input 'x' but 8 by input 'y'
func.func @same(%x: tensor<?xf32> {graph.dims = [#tcopt.size<A * B>], tcopt.name = "x"},
    %y: tensor<?xf32> {graph.dims = [#tcopt.size<B * A>], tcopt.name = "y"}) -> tensor<?xf32> {
  %r = graph.add %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// Updates by index with atomics: those with an index outside are none, or fail; bits of integers; sums of 16 bits.
// RUN: tcopt-run %s --allow-atomics --input=random:3 --check=interp
// RUN: tcopt-run %s --entry=narrow --allow-atomics --input=random:3 --check=interp
// RUN: not tcopt-run %s --entry=beyond --allow-atomics --input=random:3 2>&1 | FileCheck %s
// CHECK: index out of bounds

func.func @main(%x: tensor<9x3xf32>, %u: tensor<600x3xf32>) -> (tensor<9x3xf32>, tensor<9xi64>, tensor<9xi64>, tensor<0x3xf32>) {
  %all = core.iota dim = 0, sizes = [600] : () -> tensor<600xi64>
  %n = core.constant dense<10> : tensor<600xi64>
  %i = core.rem %all, %n : (tensor<600xi64>, tensor<600xi64>) -> tensor<600xi64>
  %r = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<9x3xf32>, tensor<600x3xf32>, tensor<600xi64>) -> tensor<9x3xf32>
  %none = core.constant dense<0> : tensor<9xi64>
  %or = core.scatter or, %none, %all, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<9xi64>, tensor<600xi64>, tensor<600xi64>) -> tensor<9xi64>
  %ones = core.constant dense<-1> : tensor<9xi64>
  %and = core.scatter and, %ones, %all, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<9xi64>, tensor<600xi64>, tensor<600xi64>) -> tensor<9xi64>
  %y = core.constant dense<> : tensor<0x3xf32>
  %s = core.scatter add, %y, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<0x3xf32>, tensor<600x3xf32>, tensor<600xi64>) -> tensor<0x3xf32>
  return %r, %or, %and, %s : tensor<9x3xf32>, tensor<9xi64>, tensor<9xi64>, tensor<0x3xf32>
}
func.func @beyond(%x: tensor<9x3xf32>, %u: tensor<600x3xf32>) -> tensor<9x3xf32> {
  %all = core.iota dim = 0, sizes = [600] : () -> tensor<600xi64>
  %n = core.constant dense<10> : tensor<600xi64>
  %i = core.rem %all, %n : (tensor<600xi64>, tensor<600xi64>) -> tensor<600xi64>
  %r = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<9x3xf32>, tensor<600x3xf32>, tensor<600xi64>) -> tensor<9x3xf32>
  return %r : tensor<9x3xf32>
}
// Small integers, whose sums are exact.
func.func @narrow() -> (tensor<4xf16>, tensor<4xbf16>) {
  %all = core.iota dim = 0, sizes = [600] : () -> tensor<600xi64>
  %three = core.constant dense<3> : tensor<600xi64>
  %i = core.rem %all, %three : (tensor<600xi64>, tensor<600xi64>) -> tensor<600xi64>
  %two = core.constant dense<2> : tensor<600xi64>
  %n = core.rem %all, %two : (tensor<600xi64>, tensor<600xi64>) -> tensor<600xi64>
  %nf16 = core.convert %n : (tensor<600xi64>) -> tensor<600xf16>
  %xf16 = core.constant dense<1.0> : tensor<4xf16>
  %rf16 = core.scatter add, %xf16, %nf16, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf16>, tensor<600xf16>, tensor<600xi64>) -> tensor<4xf16>
  %nbf16 = core.convert %n : (tensor<600xi64>) -> tensor<600xbf16>
  %xbf16 = core.constant dense<1.0> : tensor<4xbf16>
  %rbf16 = core.scatter add, %xbf16, %nbf16, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xbf16>, tensor<600xbf16>, tensor<600xi64>) -> tensor<4xbf16>
  return %rf16, %rbf16 : tensor<4xf16>, tensor<4xbf16>
}

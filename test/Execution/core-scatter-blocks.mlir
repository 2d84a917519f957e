// Updates that blocks share: those with an index outside are none, or fail.
// RUN: tcopt-run %s --input=random:4 --check=interp
// RUN: not tcopt-run %s --entry=beyond --input=random:4 2>&1 | FileCheck %s
// CHECK: index out of bounds

func.func @main(%x: tensor<9x3xf32>, %u: tensor<600x3xf32>) -> (tensor<9x3xf32>, tensor<9x3xf32>, tensor<0x3xf32>) {
  %all = core.iota dim = 0, sizes = [600] : () -> tensor<600xi64>
  %n = core.constant dense<10> : tensor<600xi64>
  %i = core.rem %all, %n : (tensor<600xi64>, tensor<600xi64>) -> tensor<600xi64>
  %r = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<9x3xf32>, tensor<600x3xf32>, tensor<600xi64>) -> tensor<9x3xf32>
  %t = core.scatter update, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<9x3xf32>, tensor<600x3xf32>, tensor<600xi64>) -> tensor<9x3xf32>
  %y = core.constant dense<> : tensor<0x3xf32>
  %s = core.scatter add, %y, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<0x3xf32>, tensor<600x3xf32>, tensor<600xi64>) -> tensor<0x3xf32>
  return %r, %t, %s : tensor<9x3xf32>, tensor<9x3xf32>, tensor<0x3xf32>
}
func.func @beyond(%x: tensor<9x3xf32>, %u: tensor<600x3xf32>) -> tensor<9x3xf32> {
  %all = core.iota dim = 0, sizes = [600] : () -> tensor<600xi64>
  %n = core.constant dense<10> : tensor<600xi64>
  %i = core.rem %all, %n : (tensor<600xi64>, tensor<600xi64>) -> tensor<600xi64>
  %r = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<9x3xf32>, tensor<600x3xf32>, tensor<600xi64>) -> tensor<9x3xf32>
  return %r : tensor<9x3xf32>
}

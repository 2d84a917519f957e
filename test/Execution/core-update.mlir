// A part is replaced in place where the whole is not needed any more.
// RUN: tcopt-run %s --input=random:1 --check=interp
// RUN: tcopt-run %s --input=random:1 --check=phases

// Rows of a cache that is carried round a loop.
func.func @main(%rows: tensor<3x4xf32>) -> tensor<8x4xf32> {
  %zero = core.constant dense<0.0> : tensor<8x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%cache = %zero) -> (tensor<8x4xf32>) {
    %row = core.slice %rows, offsets = [%i, 0], sizes = [1, 4], strides = [1, 1] : (tensor<3x4xf32>, index) -> tensor<1x4xf32>
    %next = core.update_slice %cache, %row, offsets = [%i, 0], strides = [1, 1] : (tensor<8x4xf32>, tensor<1x4xf32>, index) -> tensor<8x4xf32>
    scf.yield %next : tensor<8x4xf32>
  }
  return %r : tensor<8x4xf32>
}

// Windows over a batch, or channels, of no elements.
// RUN: tcopt-run %s --input=random:1 --check=interp --dim N=0
// RUN: tcopt-run %s --input=random:1 --check=phases --dim N=0

func.func @main(%x: tensor<0x4x9x6xf32>, %y: tensor<?x0x4x4xf32> {graph.dims = ["N", 0, 4, 4]})
    -> (tensor<0x4x9x7xf32>, tensor<?x0x2x2xf32>) {
  %p = graph.max_pool %x, kernel_size = [1, 2], stride = [1, 1], padding = [0, 1], dilation = [1, 1], ceil_mode = false
      : (tensor<0x4x9x6xf32>) -> tensor<0x4x9x7xf32>
  %q = graph.avg_pool %y, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true
      : (tensor<?x0x4x4xf32>) -> tensor<?x0x2x2xf32>
  return %p, %q : tensor<0x4x9x7xf32>, tensor<?x0x2x2xf32>
}

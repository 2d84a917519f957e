// What an epilogue reads may be a view that is made only after the reduction.
// RUN: tcopt-run %s --input=random:1 --threads=1 --check=phases

func.func @main(%x: tensor<1x1x8x40xf32>, %b: tensor<1x1x4x40xf32>) -> tensor<1x1x4x20xf32> {
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x1x8x40xf32>) -> tensor<1x1x4x20xf32>
  %s = graph.slice %b, dim = 3, start = 0, end = 20, step = 1 : (tensor<1x1x4x40xf32>) -> tensor<1x1x4x20xf32>
  %1 = graph.mul %0, %s : (tensor<1x1x4x20xf32>, tensor<1x1x4x20xf32>) -> tensor<1x1x4x20xf32>
  return %1 : tensor<1x1x4x20xf32>
}

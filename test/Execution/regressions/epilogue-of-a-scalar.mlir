// Found by tools/dev/random_graphs.py: 'memref.collapse_shape' op has source rank 0 and result rank 1.
// RUN: tcopt-run %s --input=random:103 --threads=1 --check=phases

func.func @main(%x: tensor<1x1x8x40xf32>, %s: tensor<f32>) -> tensor<1x1x4x20xf32> {
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x1x8x40xf32>) -> tensor<1x1x4x20xf32>
  %1 = graph.mul %0, %s : (tensor<1x1x4x20xf32>, tensor<f32>) -> tensor<1x1x4x20xf32>
  return %1 : tensor<1x1x4x20xf32>
}

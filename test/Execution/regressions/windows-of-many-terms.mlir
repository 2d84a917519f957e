// Windows of so many terms that threads share them begin where vectors of 16 bytes may not.
// RUN: tcopt-run %s --input=random:1 --check=interp
// RUN: tcopt-run %s --input=random:1 --numerics=strict --check=interp

func.func @main(%x: tensor<2x3x501xf32>) -> (tensor<2x3x219xf32>, tensor<2x3x109xf32>) {
  %a = graph.avg_pool %x, kernel_size = [64], stride = [2], padding = [0], ceil_mode = false, count_include_pad = true : (tensor<2x3x501xf32>) -> tensor<2x3x219xf32>
  %b = graph.avg_pool %x, kernel_size = [67], stride = [4], padding = [0], ceil_mode = false, count_include_pad = true : (tensor<2x3x501xf32>) -> tensor<2x3x109xf32>
  return %a, %b : tensor<2x3x219xf32>, tensor<2x3x109xf32>
}

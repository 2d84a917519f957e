// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: rm -rf %t.out && tcopt-run %s --input=random:5 --backend=interp --output=%t.out
// RUN: tcopt-run %t.onnx --input=random:5 --backend=interp --rtol=1e-5 --atol=1e-6 --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy --expect=%t.out/3.npy --expect=%t.out/4.npy --expect=%t.out/5.npy

// Resizing to one element, by scales that give the sizes, means with a divisor of their own, losses, and the remainder with
// the divisor's sign.
// Where several nodes stand for one op, each rounds: hence the tolerance of some roundings of f32.
func.func @main(%x: tensor<2x3x4x4xf32>, %y: tensor<4xf32>)
    -> (tensor<2x3x1x1xf32>, tensor<2x3x1x3xf32>, tensor<2x3x6x6xf32>, tensor<2x3x2x2xf32>, tensor<f32>, tensor<2x3x4x4xf32>) {
  %0 = graph.interpolate %x, sizes = [1, 1], mode = linear, align_corners = false
      : (tensor<2x3x4x4xf32>) -> tensor<2x3x1x1xf32>
  %1 = graph.interpolate %x, sizes = [1, 3], mode = nearest_exact, align_corners = false
      : (tensor<2x3x4x4xf32>) -> tensor<2x3x1x3xf32>
  %2 = graph.interpolate %x, sizes = [6, 6], mode = linear, align_corners = false, scales = [1.6, 1.6]
      : (tensor<2x3x4x4xf32>) -> tensor<2x3x6x6xf32>
  %3 = graph.avg_pool %x, kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], ceil_mode = false,
      count_include_pad = false, divisor_override = 5 : (tensor<2x3x4x4xf32>) -> tensor<2x3x2x2xf32>
  %classes = graph.constant dense<1> : tensor<2x4x4xi64>
  %weight = graph.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %4 = graph.nll_loss %x, %classes, weight %weight, ignore_index = -100, reduction = mean
      : (tensor<2x3x4x4xf32>, tensor<2x4x4xi64>, tensor<3xf32>) -> tensor<f32>
  %5 = graph.remainder %x, %y : (tensor<2x3x4x4xf32>, tensor<4xf32>) -> tensor<2x3x4x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<2x3x1x1xf32>, tensor<2x3x1x3xf32>, tensor<2x3x6x6xf32>, tensor<2x3x2x2xf32>,
      tensor<f32>, tensor<2x3x4x4xf32>
}

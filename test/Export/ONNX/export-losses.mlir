// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: rm -rf %t.out && tcopt-run %s --input=random:5 --backend=interp --output=%t.out
// RUN: tcopt-run %t.onnx --input=random:5 --backend=interp --rtol=1e-5 --atol=1e-6 --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy --expect=%t.out/3.npy --expect=%t.out/4.npy --expect=%t.out/5.npy --expect=%t.out/6.npy --expect=%t.out/7.npy --expect=%t.out/8.npy --expect=%t.out/9.npy --expect=%t.out/10.npy --expect=%t.out/11.npy

// Losses, norms with the statistics of the batch, quantised tensors, arcs, Booleans and indices of several dimensions.
func.func @main(%x: tensor<4x6xf32>, %t: tensor<4x6xf32>)
    -> (tensor<f32>, tensor<4x6xf32>, tensor<f32>, tensor<f32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4x6xf32>,
        tensor<4x6xi8>, tensor<4x6xf32>, tensor<4x2xf32>, tensor<4x6xi1>) {
  %0 = graph.mse_loss %x, %t, reduction = mean : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<f32>
  %1 = graph.l1_loss %x, %t, reduction = none : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = graph.smooth_l1_loss %x, %t, beta = 0.5, reduction = sum : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<f32>
  %3 = graph.huber_loss %x, %t, delta = 0.7, reduction = mean : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<f32>
  %p = graph.sigmoid %x : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %q = graph.sigmoid %t : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %4 = graph.kl_div %x, %q, log_target = false, reduction = none : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %5 = graph.binary_cross_entropy %p, %q, weight %q, reduction = none
      : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %classes = graph.constant dense<[1, 5, 0, 2]> : tensor<4xi64>
  %6 = graph.cross_entropy %x, %classes, ignore_index = 0, label_smoothing = 0.0, reduction = mean
      : (tensor<4x6xf32>, tensor<4xi64>) -> tensor<f32>
  %7, %mean, %var = graph.batch_norm_train %x, eps = 1.0e-5 : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>)
  %scale = graph.constant dense<0.1> : tensor<f32>
  %zero = graph.constant dense<3> : tensor<i32>
  %8 = graph.quantize %x, %scale, %zero, quant_min = -100, quant_max = 100, dtype = i8
      : (tensor<4x6xf32>, tensor<f32>, tensor<i32>) -> tensor<4x6xi8>
  %9 = graph.atan2 %x, %t : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %wide = graph.reshape %x, sizes = [4, 2, 3] : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
  %rows = graph.constant dense<[1, 0]> : tensor<2xi64>
  %columns = graph.constant dense<[2, 0]> : tensor<2xi64>
  %10 = graph.index %wide, %rows, %columns, dims = [1, 2] : (tensor<4x2x3xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x2xf32>
  %a = graph.gt %x, %t : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
  %b = graph.gt %p, %q : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
  %less = graph.lt %a, %b : (tensor<4x6xi1>, tensor<4x6xi1>) -> tensor<4x6xi1>
  %11 = graph.bitwise_xor %less, %a : (tensor<4x6xi1>, tensor<4x6xi1>) -> tensor<4x6xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<f32>, tensor<4x6xf32>, tensor<f32>, tensor<f32>, tensor<4x6xf32>,
      tensor<4x6xf32>, tensor<f32>, tensor<4x6xf32>, tensor<4x6xi8>, tensor<4x6xf32>, tensor<4x2xf32>, tensor<4x6xi1>
}

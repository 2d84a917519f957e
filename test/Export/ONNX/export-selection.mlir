// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: rm -rf %t.out && tcopt-run %s --input=random:5 --backend=interp --output=%t.out
// RUN: tcopt-run %t.onnx --input=random:5 --backend=interp --rtol=1e-5 --atol=1e-6 --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy --expect=%t.out/3.npy --expect=%t.out/4.npy --expect=%t.out/5.npy --expect=%t.out/6.npy --expect=%t.out/7.npy --expect=%t.out/8.npy --expect=%t.out/9.npy --expect=%t.out/10.npy --expect=%t.out/11.npy --expect=%t.out/12.npy --expect=%t.out/13.npy --expect=%t.out/14.npy --expect=%t.out/15.npy --expect=%t.out/16.npy

// Parts that are replaced or selected, windows as columns, places of maxima, and integers without an operator of their own.
func.func @main(%x: tensor<2x3x4x4xf32>, %y: tensor<4x6xf32>)
    -> (tensor<?xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x2x3xf32>, tensor<2x12x9xf32>,
        tensor<2x3x4x4xf32>, tensor<2x3x3xf32>, tensor<24xf32>, tensor<4x6xi64>, tensor<4xf32>, tensor<2x3x2x2xi64>,
        tensor<2x3x4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi32>) {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %mask = graph.gt %y, %zero : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xi1>
  %0 = graph.masked_select %y, %mask : (tensor<4x6xf32>, tensor<4x6xi1>) -> tensor<?xf32>
  %places = graph.constant dense<[3, 1]> : tensor<2xi64>
  %two = graph.slice %y, dim = 0, start = 0, end = 2, step = 1 : (tensor<4x6xf32>) -> tensor<2x6xf32>
  %1 = graph.index_add %y, %places, %two, dim = 0 : (tensor<4x6xf32>, tensor<2xi64>, tensor<2x6xf32>) -> tensor<4x6xf32>
  %2 = graph.index_copy %y, %places, %two, dim = 0 : (tensor<4x6xf32>, tensor<2xi64>, tensor<2x6xf32>) -> tensor<4x6xf32>
  %3 = graph.slice_scatter %y, %two, dim = 0, start = -3, end = 4, step = 2
      : (tensor<4x6xf32>, tensor<2x6xf32>) -> tensor<4x6xf32>
  %row = graph.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %4 = graph.select_scatter %y, %row, dim = 0, index = -1 : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4x6xf32>
  %5 = graph.unfold %y, dim = 1, size = 3, step = 3 : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
  %6 = graph.im2col %x, kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1]
      : (tensor<2x3x4x4xf32>) -> tensor<2x12x9xf32>
  %7 = graph.col2im %6, output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1]
      : (tensor<2x12x9xf32>) -> tensor<2x3x4x4xf32>
  %8 = graph.diagonal %x, offset = -1, dim1 = 2, dim2 = -1 : (tensor<2x3x4x4xf32>) -> tensor<2x3x3xf32>
  %flat = graph.reshape %y, sizes = [24] : (tensor<4x6xf32>) -> tensor<24xf32>
  %9, %order = graph.sort %flat, dim = 0, descending = false
      : (tensor<24xf32>) -> (tensor<24xf32>, tensor<24xi64>)
  %10 = graph.searchsorted %9, %y, right = true : (tensor<24xf32>, tensor<4x6xf32>) -> tensor<4x6xi64>
  %11, %place = graph.kthvalue %y, k = 2, dim = 1, keepdim = false : (tensor<4x6xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  %most, %12 = graph.max_pool_with_indices %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1],
      ceil_mode = false : (tensor<2x3x4x4xf32>) -> (tensor<2x3x2x2xf32>, tensor<2x3x2x2xi64>)
  %13 = graph.max_unpool %most, %12, sizes = [4, 4] : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xi64>) -> tensor<2x3x4x4xf32>
  %14 = graph.masked_scatter %y, %mask, %flat : (tensor<4x6xf32>, tensor<4x6xi1>, tensor<24xf32>) -> tensor<4x6xf32>
  %15 = graph.as_strided %flat, sizes = [4, 6], strides = [3, 2], storage_offset = 1 : (tensor<24xf32>) -> tensor<4x6xf32>
  %wide = graph.cast %10 : (tensor<4x6xi64>) -> tensor<4x6xi32>
  %shift = graph.constant dense<2> : tensor<i32>
  %left = graph.bitwise_left_shift %wide, %shift : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %negative = graph.neg %left : (tensor<4x6xi32>) -> tensor<4x6xi32>
  %three = graph.constant dense<3> : tensor<i32>
  %16 = graph.bitwise_right_shift %negative, %three : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16
      : tensor<?xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x2x3xf32>,
        tensor<2x12x9xf32>, tensor<2x3x4x4xf32>, tensor<2x3x3xf32>, tensor<24xf32>, tensor<4x6xi64>, tensor<4xf32>,
        tensor<2x3x2x2xi64>, tensor<2x3x4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi32>
}

// RUN: tcopt-translate %s --grad=main --export-onnx -o %t.onnx
// RUN: rm -rf %t.out && tcopt-translate %s --grad=main -o %t.mlir
// RUN: tcopt-run %t.mlir --entry=main_vjp --input=random:5 --dim N=3 --backend=interp --output=%t.out
// RUN: tcopt-run %t.onnx --input=random:5 --dim N=3 --backend=interp --rtol=1e-5 --atol=1e-5 --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy --expect=%t.out/3.npy --expect=%t.out/4.npy --expect=%t.out/5.npy --expect=%t.out/6.npy

// Gradients of convolutions (with groups, strides that leave out the last elements, one dimension), of pools and of a table.
// Sums have another order there: hence the tolerance.
func.func @main(%x: tensor<?x4x9x10xf32> {graph.dims = ["N", 4, 9, 10]}, %w: tensor<6x2x3x3xf32>, %v: tensor<2x6x2xf32>,
                %table: tensor<5x10xf32>) -> (tensor<?x2x7xf32>, tensor<?x4x3x5xf32>, tensor<2x2x10xf32>) {
  %0 = graph.conv %x, %w, stride = [2, 2], padding = [1, 0], dilation = [1, 2], groups = 2
      : (tensor<?x4x9x10xf32>, tensor<6x2x3x3xf32>) -> tensor<?x6x5x3xf32>
  %1 = graph.max_pool %0, kernel_size = [2, 3], stride = [1, 1], padding = [0, 1], dilation = [1, 1], ceil_mode = false
      : (tensor<?x6x5x3xf32>) -> tensor<?x6x4x3xf32>
  %2 = graph.avg_pool %1, kernel_size = [3, 1], stride = [1, 2], padding = [1, 0], ceil_mode = false, count_include_pad = true
      : (tensor<?x6x4x3xf32>) -> tensor<?x6x4x2xf32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4x9x10xf32>
  %3 = graph.reshape %2, sizes = [%n, 6, 8] : (tensor<?x6x4x2xf32>, index) -> tensor<?x6x8xf32>
  %4 = graph.conv %3, %v, stride = [1], padding = [0], dilation = [1], groups = 1
      : (tensor<?x6x8xf32>, tensor<2x6x2xf32>) -> tensor<?x2x7xf32>
  %p = graph.adaptive_avg_pool %x, output_size = [3, 5] : (tensor<?x4x9x10xf32>) -> tensor<?x4x3x5xf32>
  %i = graph.constant dense<[[1, 4], [1, 2]]> : tensor<2x2xi64>
  %5 = graph.embedding %table, %i, padding_idx = 2 : (tensor<5x10xf32>, tensor<2x2xi64>) -> tensor<2x2x10xf32>
  return %4, %p, %5 : tensor<?x2x7xf32>, tensor<?x4x3x5xf32>, tensor<2x2x10xf32>
}

// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: rm -rf %t.out && tcopt-run %s --input=2x3xf32=1,2,3,4,5,6 --input=i64=2 --backend=interp --output=%t.out
// RUN: tcopt-run %t.onnx --input=2x3xf32=1,2,3,4,5,6 --input=i64=2 --backend=interp --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy --expect=%t.out/3.npy --expect=%t.out/4.npy

// Bounds, amounts and counts that are operands.
func.func @main(%x: tensor<2x3xf32>, %count: tensor<i64>) -> (tensor<2x?xf32>, tensor<2x?xf32>, tensor<?x3xf32>, tensor<?x?x3xf32>, tensor<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %e = tensor.extract %count[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %m = arith.subi %c0, %n : index
  %0 = graph.slice %x, dim = 1, start = %m, end = 9223372036854775807, step = 1 : (tensor<2x3xf32>, index) -> tensor<2x?xf32>
  %1 = graph.slice %x, dim = 1, start = 0, end = %n, step = 1 : (tensor<2x3xf32>, index) -> tensor<2x?xf32>
  %v = graph.constant dense<7.0> : tensor<f32>
  %2 = graph.pad %x, %v, low = [%n, 0], high = [1, 0] : (tensor<2x3xf32>, tensor<f32>, index) -> tensor<?x3xf32>
  %3 = graph.repeat %x, repeats = [%n, %n, 1] : (tensor<2x3xf32>, index, index) -> tensor<?x?x3xf32>
  %4 = graph.slice_scatter %x, %1, dim = 1, start = %m, end = 9223372036854775807, step = 1 : (tensor<2x3xf32>, tensor<2x?xf32>, index) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4 : tensor<2x?xf32>, tensor<2x?xf32>, tensor<?x3xf32>, tensor<?x?x3xf32>, tensor<2x3xf32>
}

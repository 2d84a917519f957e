// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: rm -rf %t.out && tcopt-run %s --input=special:4 --backend=interp --output=%t.out
// RUN: tcopt-run %t.onnx --input=special:4 --backend=interp --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy --expect=%t.out/3.npy --expect=%t.out/4.npy --expect=%t.out/5.npy --expect=%t.out/6.npy --expect=%t.out/7.npy

// Shifts by any number of places, the extremes of all types among the operands.
func.func @main(%b: tensor<5x1xi8>, %u: tensor<5x1xui8>, %i: tensor<5x1xi32>, %l: tensor<5x1xi64>)
    -> (tensor<5x8xi8>, tensor<5x8xi8>, tensor<5x6xui8>, tensor<5x6xui8>, tensor<5x7xi32>, tensor<5x7xi32>,
        tensor<5x7xi64>, tensor<5x7xi64>) {
  %bs = graph.constant dense<[-128, -1, 0, 1, 6, 7, 8, 100]> : tensor<8xi8>
  %us = graph.constant dense<[0, 1, 7, 8, 32, 255]> : tensor<6xui8>
  %is = graph.constant dense<[-1, 0, 1, 30, 31, 32, 64]> : tensor<7xi32>
  %ls = graph.constant dense<[-1, 0, 1, 61, 62, 63, 64]> : tensor<7xi64>
  %0 = graph.bitwise_left_shift %b, %bs : (tensor<5x1xi8>, tensor<8xi8>) -> tensor<5x8xi8>
  %1 = graph.bitwise_right_shift %b, %bs : (tensor<5x1xi8>, tensor<8xi8>) -> tensor<5x8xi8>
  %2 = graph.bitwise_left_shift %u, %us : (tensor<5x1xui8>, tensor<6xui8>) -> tensor<5x6xui8>
  %3 = graph.bitwise_right_shift %u, %us : (tensor<5x1xui8>, tensor<6xui8>) -> tensor<5x6xui8>
  %4 = graph.bitwise_left_shift %i, %is : (tensor<5x1xi32>, tensor<7xi32>) -> tensor<5x7xi32>
  %5 = graph.bitwise_right_shift %i, %is : (tensor<5x1xi32>, tensor<7xi32>) -> tensor<5x7xi32>
  %6 = graph.bitwise_left_shift %l, %ls : (tensor<5x1xi64>, tensor<7xi64>) -> tensor<5x7xi64>
  %7 = graph.bitwise_right_shift %l, %ls : (tensor<5x1xi64>, tensor<7xi64>) -> tensor<5x7xi64>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<5x8xi8>, tensor<5x8xi8>, tensor<5x6xui8>, tensor<5x6xui8>,
      tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi64>, tensor<5x7xi64>
}

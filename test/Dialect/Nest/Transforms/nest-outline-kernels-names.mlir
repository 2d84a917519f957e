// Kernels are named after their source ops, in order and each once, with a number; a name that would be too long ends in the kind.
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" | FileCheck %s
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" | not grep -E "nest.kernel @[A-Za-z0-9_]{65,}"

// A function has the name already.
// CHECK-DAG: nest.kernel @exp_1(
func.func private @exp_0(%x: tensor<8xf32>) -> tensor<8xf32> attributes {no_inline} {
  %0 = graph.exp %x : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-DAG: nest.kernel @softmax_0(
// CHECK-DAG: nest.kernel @softmax_1(
// CHECK-DAG: nest.kernel @layer_norm_gelu_0(
// CHECK-DAG: nest.kernel @sigmoid_hardsigmoid_leaky_relu_pointwise_0(
func.func @main(%x: tensor<8xf32>, %y: tensor<4x8xf32>, %z: tensor<4x9xf32>, %p: tensor<5x9xf32>, %w: tensor<8xf32>, %v: tensor<7xf32>) -> (tensor<8xf32>, tensor<4x9xf32>, tensor<5x9xf32>, tensor<4x8xf32>, tensor<7xf32>) {
  %0 = call @exp_0(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = graph.softmax %z, dim = 1 : (tensor<4x9xf32>) -> tensor<4x9xf32>
  %2 = graph.softmax %p, dim = 1 : (tensor<5x9xf32>) -> tensor<5x9xf32>
  %3 = graph.layer_norm %y, weight %w, bias %x, normalized_dims = 1, eps = 1.0e-05 : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  %4 = graph.gelu %3, approximate = none : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = graph.sigmoid %v : (tensor<7xf32>) -> tensor<7xf32>
  %6 = graph.hardsigmoid %5 : (tensor<7xf32>) -> tensor<7xf32>
  %7 = graph.leaky_relu %6, negative_slope = 0.1 : (tensor<7xf32>) -> tensor<7xf32>
  %8 = graph.softplus %7, beta = 2.0, threshold = 20.0 : (tensor<7xf32>) -> tensor<7xf32>
  %9 = graph.reciprocal %8 : (tensor<7xf32>) -> tensor<7xf32>
  return %0, %1, %2, %4, %9 : tensor<8xf32>, tensor<4x9xf32>, tensor<5x9xf32>, tensor<4x8xf32>, tensor<7xf32>
}

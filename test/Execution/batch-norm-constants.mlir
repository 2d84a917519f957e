// Batch normalisation whose constants move into the weight of a convolution computes the same as one of arguments, up to f32's
// rounding: the weight is scaled before the sum of four products instead of after it, so the tolerances are some ulps of the terms.
// RUN: tcopt-run %s --input=random:1 --backend=interp
// RUN: tcopt-run %s --input=random:1 --backend=cpu

func.func private @of_arguments(%x: tensor<?x1x4x4xf32>, %w: tensor<3x1x2x2xf32>, %b: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<3xf32>, %t: tensor<3xf32>) -> tensor<?x3x3x3xf32> attributes {no_inline} {
  %0 = graph.conv %x, %w, %b, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x1x4x4xf32>, tensor<3x1x2x2xf32>, tensor<3xf32>) -> tensor<?x3x3x3xf32>
  %1 = graph.batch_norm %0, %m, %v, weight %g, bias %t, eps = 1.0e-5 : (tensor<?x3x3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<?x3x3x3xf32>
  return %1 : tensor<?x3x3x3xf32>
}

func.func private @folded(%x: tensor<?x1x4x4xf32>) attributes {no_inline} {
  %w = graph.constant dense<[[[[1.0, -2.0], [0.5, 1.5]]], [[[2.0, 0.0], [-1.0, 3.0]]], [[[-0.5, 1.0], [2.5, -1.5]]]]> : tensor<3x1x2x2xf32>
  %b = graph.constant dense<[1.0, -2.0, 0.5]> : tensor<3xf32>
  %m = graph.constant dense<[0.5, 1.5, -1.0]> : tensor<3xf32>
  %v = graph.constant dense<[2.0, 0.25, 3.0]> : tensor<3xf32>
  %g = graph.constant dense<[1.5, -0.5, 2.0]> : tensor<3xf32>
  %t = graph.constant dense<[0.25, 3.0, -4.0]> : tensor<3xf32>
  %r = call @of_arguments(%x, %w, %b, %m, %v, %g, %t) : (tensor<?x1x4x4xf32>, tensor<3x1x2x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<?x3x3x3xf32>
  %0 = graph.conv %x, %w, %b, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x1x4x4xf32>, tensor<3x1x2x2xf32>, tensor<3xf32>) -> tensor<?x3x3x3xf32>
  %1 = graph.batch_norm %0, %m, %v, weight %g, bias %t, eps = 1.0e-5 : (tensor<?x3x3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<?x3x3x3xf32>
  check.close %1, %r, rtol = 1.0e-5, atol = 1.0e-5 : tensor<?x3x3x3xf32>, tensor<?x3x3x3xf32>
  return
}

func.func @main(%x: tensor<2x1x4x4xf32>) {
  %0 = tensor.cast %x : tensor<2x1x4x4xf32> to tensor<?x1x4x4xf32>
  call @folded(%0) : (tensor<?x1x4x4xf32>) -> ()
  return
}

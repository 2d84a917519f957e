// The last vector of output columns is not full: where it begins and where its
// last column does says nothing of what lies between.
// RUN: tcopt-run %s --input=random:1 --check=interp

func.func @main(%x: tensor<2x4x7x6xf32>, %w: tensor<6x4x3x2xf32>) -> tensor<2x6x7x9xf32> {
  %r = graph.conv %x, %w, stride = [1, 1], padding = [1, 2], dilation = [1, 1], groups = 1
      : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> tensor<2x6x7x9xf32>
  return %r : tensor<2x6x7x9xf32>
}

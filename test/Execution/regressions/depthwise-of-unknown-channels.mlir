// Padded and grouped, with an unknown number of channels a group.
// RUN: tcopt-run %s --input=random:1 --dim=arg0.1=8 --dim=arg1.1=2 --check=phases

func.func @main(%x: tensor<1x?x8x8xf32>, %w: tensor<4x?x3x3xf32>) -> tensor<1x4x8x8xf32> {
  %r = graph.conv %x, %w, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 4 : (tensor<1x?x8x8xf32>, tensor<4x?x3x3xf32>) -> tensor<1x4x8x8xf32>
  return %r : tensor<1x4x8x8xf32>
}

// Sizes of 1 are put around a number.
// RUN: tcopt-run %s --input=random:1 --check=interp

func.func @main(%x: tensor<7xf32>) -> tensor<1x1xf32> {
  %s = graph.amax %x, dims = [0], keepdim = true : (tensor<7xf32>) -> tensor<1xf32>
  %r = graph.unsqueeze %s, dim = 0 : (tensor<1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

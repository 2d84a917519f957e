// Sums over several loops, whose results an op with inputs changes: terms are read in vectors that do not cross rows.
// RUN: tcopt-run %s --input=random:1 --check=interp
// RUN: tcopt-run %s --input=random:1 --numerics=strict --check=interp

func.func @main(%x: tensor<64x40x6xf32>, %b: tensor<64xf32>, %y: tensor<40x6x30xf32>, %c: tensor<6x30xf32>) -> (tensor<64xf32>, tensor<6x30xf32>) {
  %s = graph.sum %x, dims = [1, 2], keepdim = false : (tensor<64x40x6xf32>) -> tensor<64xf32>
  %r = graph.add %s, %b : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %t = graph.sum %y, dims = [0], keepdim = false : (tensor<40x6x30xf32>) -> tensor<6x30xf32>
  %u = graph.add %t, %c : (tensor<6x30xf32>, tensor<6x30xf32>) -> tensor<6x30xf32>
  return %r, %u : tensor<64xf32>, tensor<6x30xf32>
}

// Core written by hand has no signature; a size that its type leaves open is known.
// RUN: tcopt-run %s --input=random:1 --check=interp

func.func @main(%x: tensor<2x?xf32>, %v: tensor<f32>) -> tensor<?x6xf32> {
  %r = core.pad %x, %v, low = [0, 1], high = [1, 2] : (tensor<2x?xf32>, tensor<f32>) -> tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}

// RUN: tcopt %s --convert-host-to-rt --verify-diagnostics

// All leftovers are reported at once.
func.func @tensors(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{'check.equal' op expected to be gone, or to be on buffers with strides}}
  check.equal %x, %y : tensor<3xf32>, tensor<3xf32>
  // expected-error @+1 {{'graph.print' op expected to be gone}}
  graph.print %x, label = "x" : tensor<3xf32>
  // expected-error @+1 {{'core.add' op expected to be gone}}
  %z = core.add %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %z : tensor<3xf32>
}

#diagonal = affine_map<(i, j) -> (i + j, i)>
func.func @layout(%x: memref<3x3xf32, #diagonal>, %y: memref<3x3xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  // expected-error @+1 {{'graph.print' op expected to be gone, or to be on buffers with strides}}
  graph.print %y, label = "y" : memref<3x3xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  return
}

// Two functions that read the same transposed weight, and one that needs no state.
func.func @scores(%x: tensor<?x3xf32>) -> tensor<?x2xf32> {
  %w = graph.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %e = graph.exp %w : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = graph.linear %x, %e : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<?x2xf32>
  return %y : tensor<?x2xf32>
}
func.func @shift(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %w = graph.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %e = graph.exp %w : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %s = graph.softmax %e, dim = 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = graph.mul %x, %s : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %y : tensor<2x3xf32>
}
func.func @twice(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = graph.add %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}

func.func @main(%x: tensor<?x32xf32> {graph.dims = ["B", 32]}, %w: tensor<32x32xf32>) -> tensor<?x32xf32> {
  %0 = graph.matmul %x, %w : (tensor<?x32xf32>, tensor<32x32xf32>) -> tensor<?x32xf32>
  %1 = graph.softmax %0, dim = 1 : (tensor<?x32xf32>) -> tensor<?x32xf32>
  %2 = graph.sum %1, dims = [0], keepdim = true : (tensor<?x32xf32>) -> tensor<1x32xf32>
  %3 = graph.sub %1, %2 : (tensor<?x32xf32>, tensor<1x32xf32>) -> tensor<?x32xf32>
  return %3 : tensor<?x32xf32>
}

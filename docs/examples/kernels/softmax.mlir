func.func @main(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
  %0 = graph.softmax %x, dim = 1 : (tensor<512x1024xf32>) -> tensor<512x1024xf32>
  return %0 : tensor<512x1024xf32>
}

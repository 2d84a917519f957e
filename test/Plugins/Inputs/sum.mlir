func.func @main(%x: tensor<?x4xf32>) -> tensor<?xf32> {
  %0 = graph.sum %x, dims = [1], keepdim = false : (tensor<?x4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

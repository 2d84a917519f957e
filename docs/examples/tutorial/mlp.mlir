// Two layers: 16 numbers in, 3 probabilities out, for a batch of any size B.
func.func @main(%x: tensor<?x16xf32> {graph.dims = ["B", 16], tcopt.name = "x"},
                %w1: tensor<32x16xf32>, %b1: tensor<32xf32>,
                %w2: tensor<3x32xf32>, %b2: tensor<3xf32>) -> tensor<?x3xf32> {
  %h = graph.linear %x, %w1, %b1
      : (tensor<?x16xf32>, tensor<32x16xf32>, tensor<32xf32>) -> tensor<?x32xf32>
  %a = graph.gelu %h, approximate = none : (tensor<?x32xf32>) -> tensor<?x32xf32>
  %l = graph.linear %a, %w2, %b2
      : (tensor<?x32xf32>, tensor<3x32xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %p = graph.softmax %l, dim = -1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %p : tensor<?x3xf32>
}

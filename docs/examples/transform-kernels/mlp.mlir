// Two linear layers on a batch of any size.
func.func @main(%x: tensor<?x16xf32> {graph.dims = ["B", 16]}, %w: tensor<32x16xf32>, %b: tensor<32xf32>,
                %v: tensor<3x32xf32>, %c: tensor<3xf32>) -> tensor<?x3xf32> {
  %0 = graph.linear %x, %w, %b : (tensor<?x16xf32>, tensor<32x16xf32>, tensor<32xf32>) -> tensor<?x32xf32>
  %1 = graph.gelu %0, approximate = none : (tensor<?x32xf32>) -> tensor<?x32xf32>
  %2 = graph.linear %1, %v, %c : (tensor<?x32xf32>, tensor<3x32xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

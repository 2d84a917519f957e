func.func @main(%a: tensor<?xf32> {graph.dims = ["N"]}, %b: tensor<?xf32> {graph.dims = ["N"]}) -> tensor<?xf32> {
  %0 = graph.exp %a : (tensor<?xf32>) -> tensor<?xf32>
  %1 = graph.add %0, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

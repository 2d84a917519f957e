// Two inputs of one dynamic size, two results.
func.func @main(%x: tensor<?x4xf32> {graph.dims = ["B", 4], tcopt.name = "x"},
                %y: tensor<?x4xf32> {graph.dims = ["B", 4], tcopt.name = "y"})
    -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0 = graph.add %x, %y : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = graph.mul %x, %y : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}

func.func @ids(%i: tensor<2x3xi64> {tcopt.range = [5, 6], tcopt.name = "i"})
    -> tensor<2x3xi64> {
  return %i : tensor<2x3xi64>
}

func.func @small(%w: tensor<64x64xf32> {tcopt.scale = 1.0e-10 : f64})
    -> tensor<f32> {
  %0 = graph.amax %w, dims = [0, 1], keepdim = false : (tensor<64x64xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

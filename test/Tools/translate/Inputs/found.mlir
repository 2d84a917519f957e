// As many ones as the first element says, and a result of a size that is known.
func.func @ones(%n: tensor<1xi64>, %x: tensor<?xf32>) -> (tensor<?x2xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %e = tensor.extract %n[%c0] : tensor<1xi64>
  %size = arith.index_cast %e : i64 to index
  %one = graph.constant dense<1.0> : tensor<f32>
  %f = graph.full %one, sizes = [%size, 2] : (tensor<f32>, index) -> tensor<?x2xf32>
  %y = graph.add %x, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %f, %y : tensor<?x2xf32>, tensor<?xf32>
}

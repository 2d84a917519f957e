// A network of two layers that tells points inside of a circle from points outside of it, and one step of its training. The
// phase autodiff expands grad.vjp; donated parameters are updated in place.

func.func private @logits(%x: tensor<?x2xf32>, %w1: tensor<32x2xf32>, %b1: tensor<32xf32>, %w2: tensor<2x32xf32>,
                          %b2: tensor<2xf32>) -> tensor<?x2xf32> {
  %0 = graph.linear %x, %w1, %b1 : (tensor<?x2xf32>, tensor<32x2xf32>, tensor<32xf32>) -> tensor<?x32xf32>
  %1 = graph.tanh %0 : (tensor<?x32xf32>) -> tensor<?x32xf32>
  %2 = graph.linear %1, %w2, %b2 : (tensor<?x32xf32>, tensor<2x32xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

func.func private @loss(%x: tensor<?x2xf32>, %class: tensor<?xi64>, %w1: tensor<32x2xf32>, %b1: tensor<32xf32>,
                        %w2: tensor<2x32xf32>, %b2: tensor<2xf32>) -> tensor<f32> {
  %0 = call @logits(%x, %w1, %b1, %w2, %b2)
    : (tensor<?x2xf32>, tensor<32x2xf32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %1 = graph.cross_entropy %0, %class, ignore_index = -100, label_smoothing = 0.0, reduction = mean
    : (tensor<?x2xf32>, tensor<?xi64>) -> tensor<f32>
  return %1 : tensor<f32>
}

// The classes of points.
func.func @predict(%x: tensor<?x2xf32> {graph.dims = ["B", 2], tcopt.name = "x"}, %w1: tensor<32x2xf32> {tcopt.name = "w1"},
                   %b1: tensor<32xf32> {tcopt.name = "b1"}, %w2: tensor<2x32xf32> {tcopt.name = "w2"},
                   %b2: tensor<2xf32> {tcopt.name = "b2"}) -> (tensor<?xi64> {tcopt.name = "class"}) {
  %0 = call @logits(%x, %w1, %b1, %w2, %b2)
    : (tensor<?x2xf32>, tensor<32x2xf32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %1 = graph.argmax %0, dim = 1, keepdim = false : (tensor<?x2xf32>) -> tensor<?xi64>
  return %1 : tensor<?xi64>
}

// One step of gradient descent: the loss of a batch, and the parameters after it.
func.func @step(%x: tensor<?x2xf32> {graph.dims = ["B", 2], tcopt.name = "x"},
                %class: tensor<?xi64> {graph.dims = ["B"], tcopt.name = "class"}, %rate: tensor<f32> {tcopt.name = "rate"},
                %w1: tensor<32x2xf32> {tcopt.name = "w1", tcopt.donates = 1},
                %b1: tensor<32xf32> {tcopt.name = "b1", tcopt.donates = 2},
                %w2: tensor<2x32xf32> {tcopt.name = "w2", tcopt.donates = 3},
                %b2: tensor<2xf32> {tcopt.name = "b2", tcopt.donates = 4})
    -> (tensor<f32> {tcopt.name = "loss"}, tensor<32x2xf32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>) {
  %one = graph.constant dense<1.0> : tensor<f32>
  %loss, %g1, %g2, %g3, %g4 = grad.vjp @loss(%x, %class, %w1, %b1, %w2, %b2) cotangents(%one) arguments = [2, 3, 4, 5]
    : (tensor<?x2xf32>, tensor<?xi64>, tensor<32x2xf32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>, tensor<f32>)
    -> (tensor<f32>, tensor<32x2xf32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>)
  %d1 = graph.mul %g1, %rate : (tensor<32x2xf32>, tensor<f32>) -> tensor<32x2xf32>
  %d2 = graph.mul %g2, %rate : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
  %d3 = graph.mul %g3, %rate : (tensor<2x32xf32>, tensor<f32>) -> tensor<2x32xf32>
  %d4 = graph.mul %g4, %rate : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %n1 = graph.sub %w1, %d1 : (tensor<32x2xf32>, tensor<32x2xf32>) -> tensor<32x2xf32>
  %n2 = graph.sub %b1, %d2 : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
  %n3 = graph.sub %w2, %d3 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
  %n4 = graph.sub %b2, %d4 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %loss, %n1, %n2, %n3, %n4 : tensor<f32>, tensor<32x2xf32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>
}

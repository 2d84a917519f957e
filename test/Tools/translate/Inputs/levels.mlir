// In strict numerics levels agree bit for bit: contractions, sums of rows, a softmax, scalar remainders, and a state.
module {
  func.func @mix(%x: tensor<?x37xf32>) -> (tensor<?x45xf32>, tensor<?xf32>) attributes {tcopt.numerics = #tcopt.numerics<strict>} {
    %a = graph.constant dense<[
        [-0.5], [-0.1875], [0.125], [0.4375], [-0.3125], [0.0], [0.3125], [-0.4375], [-0.125], [0.1875], [0.5],
        [-0.25], [0.0625], [0.375], [-0.375], [-0.0625], [0.25], [-0.5], [-0.1875], [0.125], [0.4375], [-0.3125],
        [0.0], [0.3125], [-0.4375], [-0.125], [0.1875], [0.5], [-0.25], [0.0625], [0.375], [-0.375], [-0.0625],
        [0.25], [-0.5], [-0.1875], [0.125], [0.4375], [-0.3125], [0.0], [0.3125], [-0.4375], [-0.125], [0.1875],
        [0.5]]> : tensor<45x1xf32>
    %b = graph.constant dense<[[
        -0.625, -0.25, 0.125, 0.5, -0.5, -0.125, 0.25, 0.625, -0.375, 0.0, 0.375, -0.625, -0.25, 0.125, 0.5,
        -0.5, -0.125, 0.25, 0.625, -0.375, 0.0, 0.375, -0.625, -0.25, 0.125, 0.5, -0.5, -0.125, 0.25, 0.625,
        -0.375, 0.0, 0.375, -0.625, -0.25, 0.125, 0.5]]> : tensor<1x37xf32>
    %w = graph.mul %a, %b : (tensor<45x1xf32>, tensor<1x37xf32>) -> tensor<45x37xf32>
    %e = graph.exp %w : (tensor<45x37xf32>) -> tensor<45x37xf32>
    %y = graph.linear %x, %e : (tensor<?x37xf32>, tensor<45x37xf32>) -> tensor<?x45xf32>
    %z = graph.softmax %y, dim = 1 : (tensor<?x45xf32>) -> tensor<?x45xf32>
    %g = graph.gelu %z, approximate = none : (tensor<?x45xf32>) -> tensor<?x45xf32>
    %s = graph.sum %g, dims = [1], keepdim = false : (tensor<?x45xf32>) -> tensor<?xf32>
    return %g, %s : tensor<?x45xf32>, tensor<?xf32>
  }
}

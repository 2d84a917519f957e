// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// Several index tensors, and dimensions that they share with x. Values: x[i, j] and take_along_dim of PyTorch.

func.func private @points(%x: tensor<2x3x2xf32>, %i: tensor<?xi64>, %j: tensor<?xi64>) -> tensor<?x3xf32> attributes {no_inline} {
  %r = core.gather %x, %i, %j, dims = [2, 0], x_dims = [1], index_dims = [0] : (tensor<2x3x2xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

func.func private @along(%x: tensor<2x3xf32>, %i: tensor<1x4xi32>) -> tensor<1x4xf32> attributes {no_inline} {
  %r = core.gather %x, %i, dims = [1], x_dims = [0], index_dims = [0, 1] : (tensor<2x3xf32>, tensor<1x4xi32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

func.func @main() {
  %x = core.constant dense<[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0], [10.0, 11.0]]]> : tensor<2x3x2xf32>
  %i = core.constant dense<[1, 0]> : tensor<2xi64>
  %j = core.constant dense<[0, 1]> : tensor<2xi64>
  %id = tensor.cast %i : tensor<2xi64> to tensor<?xi64>
  %jd = tensor.cast %j : tensor<2xi64> to tensor<?xi64>
  %p = call @points(%x, %id, %jd) : (tensor<2x3x2xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<?x3xf32>
  %want_p = core.constant dense<[[1.0, 3.0, 5.0], [6.0, 8.0, 10.0]]> : tensor<2x3xf32>
  %ps = tensor.cast %p : tensor<?x3xf32> to tensor<2x3xf32>
  check.equal %ps, %want_p : tensor<2x3xf32>, tensor<2x3xf32>
  %y = core.constant dense<[[0.5, 1.5, 2.5], [3.5, 4.5, 5.5]]> : tensor<2x3xf32>
  %k = core.constant dense<[[2, 0, 2, 1]]> : tensor<1x4xi32>
  %a = call @along(%y, %k) : (tensor<2x3xf32>, tensor<1x4xi32>) -> tensor<1x4xf32>
  %want_a = core.constant dense<[[2.5, 0.5, 2.5, 1.5]]> : tensor<1x4xf32>
  check.equal %a, %want_a : tensor<1x4xf32>, tensor<1x4xf32>
  return
}

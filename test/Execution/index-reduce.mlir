// Slices combined at indices; numbers of PyTorch.
// RUN: tcopt-run %s --entry=values --backend=interp
// RUN: tcopt-run %s --entry=values
// RUN: tcopt-run %s --entry=values --check=phases
// RUN: tcopt-run %s --entry=gradients --backend=interp
// RUN: tcopt-run %s --entry=gradients

func.func @values() {
  %x = graph.constant dense<[[1.00000000e+00, 2.00000000e+00, 3.00000000e+00], [4.00000000e+00, 5.00000000e+00, 6.00000000e+00], [7.00000000e+00, 8.00000000e+00, 9.00000000e+00], [-1.00000000e+00, 0.00000000e+00, 2.00000000e+00]]> : tensor<4x3xf32>
  %i = graph.constant dense<[2, 0, 2]> : tensor<3xi64>
  %s = graph.constant dense<[[1.00000000e+01, -2.50000000e+00, 0x7FC00000], [5.00000000e-01, 8.00000000e+00, -2.50000000e-01], [3.00000000e+00, -4.00000000e+00, 7.00000000e+00]]> : tensor<3x3xf32>
  %is1 = graph.constant dense<[[5.00000000e-01, 1.60000000e+01, -7.50000000e-01], [4.00000000e+00, 5.00000000e+00, 6.00000000e+00], [2.10000000e+02, 8.00000000e+01, 0x7FC00000], [-1.00000000e+00, 0.00000000e+00, 2.00000000e+00]]> : tensor<4x3xf32>
  %r1 = graph.index_reduce %x, %i, %s, dim = 0, reduce = prod, include_self = true : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.close %r1, %is1, rtol = 1.0e-6, atol = 0.0 : tensor<4x3xf32>, tensor<4x3xf32>
  %is2 = graph.constant dense<[[5.00000000e-01, 8.00000000e+00, -2.50000000e-01], [4.00000000e+00, 5.00000000e+00, 6.00000000e+00], [3.00000000e+01, 1.00000000e+01, 0x7FC00000], [-1.00000000e+00, 0.00000000e+00, 2.00000000e+00]]> : tensor<4x3xf32>
  %r2 = graph.index_reduce %x, %i, %s, dim = 0, reduce = prod, include_self = false : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.close %r2, %is2, rtol = 1.0e-6, atol = 0.0 : tensor<4x3xf32>, tensor<4x3xf32>
  %is3 = graph.constant dense<[[7.50000000e-01, 5.00000000e+00, 1.37500000e+00], [4.00000000e+00, 5.00000000e+00, 6.00000000e+00], [6.66666651e+00, 5.00000000e-01, 0x7FC00000], [-1.00000000e+00, 0.00000000e+00, 2.00000000e+00]]> : tensor<4x3xf32>
  %r3 = graph.index_reduce %x, %i, %s, dim = 0, reduce = mean, include_self = true : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.close %r3, %is3, rtol = 1.0e-6, atol = 0.0 : tensor<4x3xf32>, tensor<4x3xf32>
  %is4 = graph.constant dense<[[5.00000000e-01, 8.00000000e+00, -2.50000000e-01], [4.00000000e+00, 5.00000000e+00, 6.00000000e+00], [6.50000000e+00, -3.25000000e+00, 0x7FC00000], [-1.00000000e+00, 0.00000000e+00, 2.00000000e+00]]> : tensor<4x3xf32>
  %r4 = graph.index_reduce %x, %i, %s, dim = 0, reduce = mean, include_self = false : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.close %r4, %is4, rtol = 1.0e-6, atol = 0.0 : tensor<4x3xf32>, tensor<4x3xf32>
  %is5 = graph.constant dense<[[1.00000000e+00, 8.00000000e+00, 3.00000000e+00], [4.00000000e+00, 5.00000000e+00, 6.00000000e+00], [1.00000000e+01, 8.00000000e+00, 0x7FC00000], [-1.00000000e+00, 0.00000000e+00, 2.00000000e+00]]> : tensor<4x3xf32>
  %r5 = graph.index_reduce %x, %i, %s, dim = 0, reduce = amax, include_self = true : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.close %r5, %is5, rtol = 1.0e-6, atol = 0.0 : tensor<4x3xf32>, tensor<4x3xf32>
  %is6 = graph.constant dense<[[5.00000000e-01, 8.00000000e+00, -2.50000000e-01], [4.00000000e+00, 5.00000000e+00, 6.00000000e+00], [1.00000000e+01, -2.50000000e+00, 0x7FC00000], [-1.00000000e+00, 0.00000000e+00, 2.00000000e+00]]> : tensor<4x3xf32>
  %r6 = graph.index_reduce %x, %i, %s, dim = 0, reduce = amax, include_self = false : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.close %r6, %is6, rtol = 1.0e-6, atol = 0.0 : tensor<4x3xf32>, tensor<4x3xf32>
  %is7 = graph.constant dense<[[5.00000000e-01, 2.00000000e+00, -2.50000000e-01], [4.00000000e+00, 5.00000000e+00, 6.00000000e+00], [3.00000000e+00, -4.00000000e+00, 0x7FC00000], [-1.00000000e+00, 0.00000000e+00, 2.00000000e+00]]> : tensor<4x3xf32>
  %r7 = graph.index_reduce %x, %i, %s, dim = 0, reduce = amin, include_self = true : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.close %r7, %is7, rtol = 1.0e-6, atol = 0.0 : tensor<4x3xf32>, tensor<4x3xf32>
  %is8 = graph.constant dense<[[5.00000000e-01, 8.00000000e+00, -2.50000000e-01], [4.00000000e+00, 5.00000000e+00, 6.00000000e+00], [3.00000000e+00, -4.00000000e+00, 0x7FC00000], [-1.00000000e+00, 0.00000000e+00, 2.00000000e+00]]> : tensor<4x3xf32>
  %r8 = graph.index_reduce %x, %i, %s, dim = 0, reduce = amin, include_self = false : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.close %r8, %is8, rtol = 1.0e-6, atol = 0.0 : tensor<4x3xf32>, tensor<4x3xf32>

  // A mean of integers is rounded down, along the last dimension and without updates.
  %xi = graph.constant dense<[[1, -2, 3], [4, -5, -6]]> : tensor<2x3xi64>
  %ii = graph.constant dense<[1, 1]> : tensor<2xi32>
  %si = graph.constant dense<[[-2, 3], [7, -9]]> : tensor<2x2xi64>
  %means = graph.constant dense<[[1, -1, 3], [4, -3, -6]]> : tensor<2x3xi64>
  %m = graph.index_reduce %xi, %ii, %si, dim = -1, reduce = mean, include_self = true : (tensor<2x3xi64>, tensor<2xi32>, tensor<2x2xi64>) -> tensor<2x3xi64>
  check.equal %m, %means : tensor<2x3xi64>, tensor<2x3xi64>
  %none = graph.constant dense<> : tensor<0xi64>
  %nothing = graph.constant dense<> : tensor<0x3xf32>
  %same = graph.index_reduce %x, %none, %nothing, dim = 0, reduce = amax, include_self = false : (tensor<4x3xf32>, tensor<0xi64>, tensor<0x3xf32>) -> tensor<4x3xf32>
  check.equal %same, %x : tensor<4x3xf32>, tensor<4x3xf32>
  return
}

func.func private @reduce1(%x: tensor<3x2xf32>, %i: tensor<3xi64>, %s: tensor<3x2xf32>) -> tensor<3x2xf32> attributes {no_inline} {
  %r = graph.index_reduce %x, %i, %s, dim = 0, reduce = prod, include_self = true : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func private @reduce2(%x: tensor<3x2xf32>, %i: tensor<3xi64>, %s: tensor<3x2xf32>) -> tensor<3x2xf32> attributes {no_inline} {
  %r = graph.index_reduce %x, %i, %s, dim = 0, reduce = prod, include_self = false : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func private @reduce3(%x: tensor<3x2xf32>, %i: tensor<3xi64>, %s: tensor<3x2xf32>) -> tensor<3x2xf32> attributes {no_inline} {
  %r = graph.index_reduce %x, %i, %s, dim = 0, reduce = mean, include_self = true : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func private @reduce4(%x: tensor<3x2xf32>, %i: tensor<3xi64>, %s: tensor<3x2xf32>) -> tensor<3x2xf32> attributes {no_inline} {
  %r = graph.index_reduce %x, %i, %s, dim = 0, reduce = mean, include_self = false : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func private @reduce5(%x: tensor<3x2xf32>, %i: tensor<3xi64>, %s: tensor<3x2xf32>) -> tensor<3x2xf32> attributes {no_inline} {
  %r = graph.index_reduce %x, %i, %s, dim = 0, reduce = amax, include_self = true : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func private @reduce6(%x: tensor<3x2xf32>, %i: tensor<3xi64>, %s: tensor<3x2xf32>) -> tensor<3x2xf32> attributes {no_inline} {
  %r = graph.index_reduce %x, %i, %s, dim = 0, reduce = amax, include_self = false : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

func.func @gradients() {
  %x = graph.constant dense<[[1.00000000e+00, 2.00000000e+00], [0.00000000e+00, 3.00000000e+00], [4.00000000e+00, 5.00000000e+00]]> : tensor<3x2xf32>
  %i = graph.constant dense<[0, 2, 0]> : tensor<3xi64>
  %s = graph.constant dense<[[2.00000000e+00, 0.00000000e+00], [3.00000000e+00, 5.00000000e+00], [2.00000000e+00, -1.00000000e+00]]> : tensor<3x2xf32>
  %ct = graph.constant dense<[[1.00000000e+00, 2.00000000e+00], [3.00000000e+00, 4.00000000e+00], [5.00000000e+00, 6.00000000e+00]]> : tensor<3x2xf32>
  %gx1 = graph.constant dense<[[4.00000000e+00, -0.00000000e+00], [3.00000000e+00, 4.00000000e+00], [1.50000000e+01, 3.00000000e+01]]> : tensor<3x2xf32>
  %gs1 = graph.constant dense<[[2.00000000e+00, -4.00000000e+00], [2.00000000e+01, 3.00000000e+01], [2.00000000e+00, 0.00000000e+00]]> : tensor<3x2xf32>
  %y1, %dx1, %ds1 = grad.vjp @reduce1(%x, %i, %s) cotangents(%ct) : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
  check.close %dx1, %gx1, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  check.close %ds1, %gs1, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  %gx2 = graph.constant dense<[[0.00000000e+00, 0.00000000e+00], [3.00000000e+00, 4.00000000e+00], [0.00000000e+00, 0.00000000e+00]]> : tensor<3x2xf32>
  %gs2 = graph.constant dense<[[2.00000000e+00, -2.00000000e+00], [5.00000000e+00, 6.00000000e+00], [2.00000000e+00, 0.00000000e+00]]> : tensor<3x2xf32>
  %y2, %dx2, %ds2 = grad.vjp @reduce2(%x, %i, %s) cotangents(%ct) : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
  check.close %dx2, %gx2, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  check.close %ds2, %gs2, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  %gx3 = graph.constant dense<[[3.33333343e-01, 6.66666687e-01], [3.00000000e+00, 4.00000000e+00], [2.50000000e+00, 3.00000000e+00]]> : tensor<3x2xf32>
  %gs3 = graph.constant dense<[[3.33333343e-01, 6.66666687e-01], [2.50000000e+00, 3.00000000e+00], [3.33333343e-01, 6.66666687e-01]]> : tensor<3x2xf32>
  %y3, %dx3, %ds3 = grad.vjp @reduce3(%x, %i, %s) cotangents(%ct) : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
  check.close %dx3, %gx3, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  check.close %ds3, %gs3, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  %gx4 = graph.constant dense<[[0.00000000e+00, 0.00000000e+00], [3.00000000e+00, 4.00000000e+00], [0.00000000e+00, 0.00000000e+00]]> : tensor<3x2xf32>
  %gs4 = graph.constant dense<[[5.00000000e-01, 1.00000000e+00], [5.00000000e+00, 6.00000000e+00], [5.00000000e-01, 1.00000000e+00]]> : tensor<3x2xf32>
  %y4, %dx4, %ds4 = grad.vjp @reduce4(%x, %i, %s) cotangents(%ct) : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
  check.close %dx4, %gx4, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  check.close %ds4, %gs4, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  %gx5 = graph.constant dense<[[0.00000000e+00, 2.00000000e+00], [3.00000000e+00, 4.00000000e+00], [5.00000000e+00, 3.00000000e+00]]> : tensor<3x2xf32>
  %gs5 = graph.constant dense<[[5.00000000e-01, 0.00000000e+00], [0.00000000e+00, 3.00000000e+00], [5.00000000e-01, 0.00000000e+00]]> : tensor<3x2xf32>
  %y5, %dx5, %ds5 = grad.vjp @reduce5(%x, %i, %s) cotangents(%ct) : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
  check.close %dx5, %gx5, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  check.close %ds5, %gs5, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  %gx6 = graph.constant dense<[[0.00000000e+00, 0.00000000e+00], [3.00000000e+00, 4.00000000e+00], [0.00000000e+00, 0.00000000e+00]]> : tensor<3x2xf32>
  %gs6 = graph.constant dense<[[5.00000000e-01, 2.00000000e+00], [5.00000000e+00, 3.00000000e+00], [5.00000000e-01, 0.00000000e+00]]> : tensor<3x2xf32>
  %y6, %dx6, %ds6 = grad.vjp @reduce6(%x, %i, %s) cotangents(%ct) : (tensor<3x2xf32>, tensor<3xi64>, tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
  check.close %dx6, %gx6, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  check.close %ds6, %gs6, rtol = 1.0e-6, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  return
}

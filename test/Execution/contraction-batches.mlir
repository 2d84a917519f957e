// Sums of products over batches, which are one product of more terms in fast numerics; expected values are NumPy's einsum.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @sum_f32(%x: tensor<?x5x4xf32>, %y: tensor<?x5x2xf32>) attributes {no_inline} {
  %p = core.contract %x, %y, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1] : (tensor<?x5x4xf32>, tensor<?x5x2xf32>) -> tensor<?x4x2xf32>
  %r = core.reduce add, %p, dims = [0] : (tensor<?x4x2xf32>) -> tensor<4x2xf32>
  %e = core.constant dense<[[0.0, -0.25], [-1.25, 9.5], [2.5, -8.25], [-4.75, 1.25]]> : tensor<4x2xf32>
  check.close %r, %e, rtol = 1.0e-05, atol = 1.0e-05 : tensor<4x2xf32>, tensor<4x2xf32>
  return
}

func.func private @empty_f32(%x: tensor<?x5x4xf32>, %y: tensor<?x5x2xf32>) attributes {no_inline} {
  %p = core.contract %x, %y, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1] : (tensor<?x5x4xf32>, tensor<?x5x2xf32>) -> tensor<?x4x2xf32>
  %r = core.reduce add, %p, dims = [0] : (tensor<?x4x2xf32>) -> tensor<4x2xf32>
  %e = core.constant dense<0.0> : tensor<4x2xf32>
  check.equal %r, %e : tensor<4x2xf32>, tensor<4x2xf32>
  return
}

func.func private @second_f32(%x: tensor<2x?x5x4xf32>, %y: tensor<2x?x5x2xf32>) attributes {no_inline} {
  %p = core.contract %x, %y, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [2], rhs_contract = [2] : (tensor<2x?x5x4xf32>, tensor<2x?x5x2xf32>) -> tensor<2x?x4x2xf32>
  %r = core.reduce add, %p, dims = [1] : (tensor<2x?x4x2xf32>) -> tensor<2x4x2xf32>
  %e = core.constant dense<[[[17.0, -15.0], [-29.0, -10.0], [-24.0, 12.0], [-30.0, -5.0]], [[-27.0, -31.0], [40.0, 64.0], [42.0, 14.0], [-18.0, 38.0]]]> : tensor<2x4x2xf32>
  check.close %r, %e, rtol = 1.0e-05, atol = 1.0e-05 : tensor<2x4x2xf32>, tensor<2x4x2xf32>
  %q = core.contract %x, %y, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [2], rhs_contract = [2] : (tensor<2x?x5x4xf32>, tensor<2x?x5x2xf32>) -> tensor<2x?x4x2xf32>
  %s = core.reduce add, %q, dims = [0, 1] : (tensor<2x?x4x2xf32>) -> tensor<4x2xf32>
  %g = core.constant dense<[[-10.0, -46.0], [11.0, 54.0], [18.0, 26.0], [-48.0, 33.0]]> : tensor<4x2xf32>
  check.close %s, %g, rtol = 1.0e-05, atol = 1.0e-05 : tensor<4x2xf32>, tensor<4x2xf32>
  return
}

func.func private @sum_f64(%x: tensor<?x5x4xf64>, %y: tensor<?x5x2xf64>) attributes {no_inline} {
  %p = core.contract %x, %y, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1] : (tensor<?x5x4xf64>, tensor<?x5x2xf64>) -> tensor<?x4x2xf64>
  %r = core.reduce add, %p, dims = [0] : (tensor<?x4x2xf64>) -> tensor<4x2xf64>
  %e = core.constant dense<[[0.0, -0.25], [-1.25, 9.5], [2.5, -8.25], [-4.75, 1.25]]> : tensor<4x2xf64>
  check.close %r, %e, rtol = 1.0e-12, atol = 1.0e-12 : tensor<4x2xf64>, tensor<4x2xf64>
  return
}

func.func private @empty_f64(%x: tensor<?x5x4xf64>, %y: tensor<?x5x2xf64>) attributes {no_inline} {
  %p = core.contract %x, %y, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1] : (tensor<?x5x4xf64>, tensor<?x5x2xf64>) -> tensor<?x4x2xf64>
  %r = core.reduce add, %p, dims = [0] : (tensor<?x4x2xf64>) -> tensor<4x2xf64>
  %e = core.constant dense<0.0> : tensor<4x2xf64>
  check.equal %r, %e : tensor<4x2xf64>, tensor<4x2xf64>
  return
}

func.func private @second_f64(%x: tensor<2x?x5x4xf64>, %y: tensor<2x?x5x2xf64>) attributes {no_inline} {
  %p = core.contract %x, %y, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [2], rhs_contract = [2] : (tensor<2x?x5x4xf64>, tensor<2x?x5x2xf64>) -> tensor<2x?x4x2xf64>
  %r = core.reduce add, %p, dims = [1] : (tensor<2x?x4x2xf64>) -> tensor<2x4x2xf64>
  %e = core.constant dense<[[[17.0, -15.0], [-29.0, -10.0], [-24.0, 12.0], [-30.0, -5.0]], [[-27.0, -31.0], [40.0, 64.0], [42.0, 14.0], [-18.0, 38.0]]]> : tensor<2x4x2xf64>
  check.close %r, %e, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x4x2xf64>, tensor<2x4x2xf64>
  %q = core.contract %x, %y, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [2], rhs_contract = [2] : (tensor<2x?x5x4xf64>, tensor<2x?x5x2xf64>) -> tensor<2x?x4x2xf64>
  %s = core.reduce add, %q, dims = [0, 1] : (tensor<2x?x4x2xf64>) -> tensor<4x2xf64>
  %g = core.constant dense<[[-10.0, -46.0], [11.0, 54.0], [18.0, 26.0], [-48.0, 33.0]]> : tensor<4x2xf64>
  check.close %s, %g, rtol = 1.0e-12, atol = 1.0e-12 : tensor<4x2xf64>, tensor<4x2xf64>
  return
}

func.func private @integers(%x: tensor<2x?x5x4xi8>, %y: tensor<2x?x5x2xi8>) attributes {no_inline} {
  %p = core.contract %x, %y, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [2], rhs_contract = [2], sum_type = i32 : (tensor<2x?x5x4xi8>, tensor<2x?x5x2xi8>) -> tensor<2x?x4x2xi32>
  %r = core.reduce add, %p, dims = [1] : (tensor<2x?x4x2xi32>) -> tensor<2x4x2xi32>
  %e = core.constant dense<[[[17, -15], [-29, -10], [-24, 12], [-30, -5]], [[-27, -31], [40, 64], [42, 14], [-18, 38]]]> : tensor<2x4x2xi32>
  check.equal %r, %e : tensor<2x4x2xi32>, tensor<2x4x2xi32>
  return
}

func.func @main() {
  %c1 = core.constant dense<[[[0.0, 0.0, 1.0, 2.0], [-2.0, -1.5, 1.5, 2.0], [-1.0, -1.0, 1.5, -0.5], [-1.0, 1.5, -1.0, -0.5], [0.5, 0.0, -2.0, -2.0]], [[1.5, 1.0, 1.5, 0.0], [1.5, -1.0, 0.0, 1.5], [-1.5, -1.0, -1.5, 0.0], [2.0, -1.5, -0.5, -0.5], [2.0, -1.5, 0.0, -1.0]], [[-2.0, 1.0, -2.0, -1.0], [0.0, 0.0, -1.5, 2.0], [1.0, 2.0, -2.0, 1.0], [-1.0, 0.0, 2.0, -1.0], [1.0, -1.5, -1.0, 2.0]]]> : tensor<3x5x4xf32>
  %c2 = tensor.cast %c1 : tensor<3x5x4xf32> to tensor<?x5x4xf32>
  %c3 = core.constant dense<[[[-0.5, 0.0], [-1.0, -1.5], [-0.5, 0.5], [0.0, 1.0], [-0.5, 0.5]], [[1.0, 2.0], [-0.5, -2.0], [1.0, 0.0], [1.5, 0.0], [-0.5, -2.0]], [[0.0, 0.5], [1.0, 1.5], [-1.5, 0.5], [1.5, -1.0], [-0.5, 1.5]]]> : tensor<3x5x2xf32>
  %c4 = tensor.cast %c3 : tensor<3x5x2xf32> to tensor<?x5x2xf32>
  call @sum_f32(%c2, %c4) : (tensor<?x5x4xf32>, tensor<?x5x2xf32>) -> ()
  %z5 = core.constant dense<1.0> : tensor<0x5x4xf32>
  %c6 = tensor.cast %z5 : tensor<0x5x4xf32> to tensor<?x5x4xf32>
  %z7 = core.constant dense<1.0> : tensor<0x5x2xf32>
  %c8 = tensor.cast %z7 : tensor<0x5x2xf32> to tensor<?x5x2xf32>
  call @empty_f32(%c6, %c8) : (tensor<?x5x4xf32>, tensor<?x5x2xf32>) -> ()
  %c9 = core.constant dense<[[[[1.0, 0.0, 2.0, 0.0], [4.0, 2.0, -4.0, -3.0], [0.0, 3.0, -4.0, 2.0], [2.0, 3.0, 3.0, -3.0], [0.0, 3.0, -1.0, -3.0]], [[0.0, -4.0, -3.0, 3.0], [2.0, 3.0, 3.0, 3.0], [-2.0, 0.0, 1.0, -2.0], [4.0, -4.0, 3.0, 1.0], [-2.0, 2.0, -1.0, 3.0]], [[4.0, -2.0, 0.0, -3.0], [2.0, 1.0, 3.0, 3.0], [4.0, 4.0, 4.0, -3.0], [-4.0, 0.0, -1.0, 4.0], [3.0, -1.0, 1.0, 1.0]]], [[[4.0, -4.0, 0.0, 2.0], [0.0, 4.0, 4.0, 3.0], [0.0, 3.0, -4.0, 1.0], [-2.0, -2.0, 2.0, 2.0], [3.0, -3.0, 3.0, 3.0]], [[-2.0, -4.0, 2.0, 3.0], [0.0, -3.0, -3.0, -1.0], [2.0, -2.0, -4.0, 2.0], [2.0, -3.0, 1.0, -1.0], [0.0, -4.0, 1.0, -2.0]], [[0.0, -1.0, 1.0, -4.0], [-1.0, 1.0, 2.0, -1.0], [-4.0, 2.0, 0.0, 1.0], [-3.0, -1.0, 3.0, 3.0], [-2.0, 1.0, -4.0, 3.0]]]]> : tensor<2x3x5x4xf32>
  %c10 = tensor.cast %c9 : tensor<2x3x5x4xf32> to tensor<2x?x5x4xf32>
  %c11 = core.constant dense<[[[[-2.0, -1.0], [4.0, 0.0], [3.0, -3.0], [2.0, 4.0], [-4.0, -2.0]], [[-3.0, -2.0], [-2.0, -4.0], [4.0, -2.0], [4.0, 2.0], [-3.0, 2.0]], [[2.0, -3.0], [-3.0, -1.0], [-4.0, -1.0], [0.0, 1.0], [1.0, 0.0]]], [[[-3.0, 1.0], [0.0, 3.0], [2.0, 2.0], [1.0, -1.0], [-2.0, 0.0]], [[1.0, -1.0], [-3.0, -4.0], [-4.0, -3.0], [-1.0, -2.0], [-3.0, -2.0]], [[2.0, -2.0], [4.0, 1.0], [-3.0, 4.0], [3.0, 2.0], [-3.0, 3.0]]]]> : tensor<2x3x5x2xf32>
  %c12 = tensor.cast %c11 : tensor<2x3x5x2xf32> to tensor<2x?x5x2xf32>
  call @second_f32(%c10, %c12) : (tensor<2x?x5x4xf32>, tensor<2x?x5x2xf32>) -> ()
  %c13 = core.constant dense<[[[0.0, 0.0, 1.0, 2.0], [-2.0, -1.5, 1.5, 2.0], [-1.0, -1.0, 1.5, -0.5], [-1.0, 1.5, -1.0, -0.5], [0.5, 0.0, -2.0, -2.0]], [[1.5, 1.0, 1.5, 0.0], [1.5, -1.0, 0.0, 1.5], [-1.5, -1.0, -1.5, 0.0], [2.0, -1.5, -0.5, -0.5], [2.0, -1.5, 0.0, -1.0]], [[-2.0, 1.0, -2.0, -1.0], [0.0, 0.0, -1.5, 2.0], [1.0, 2.0, -2.0, 1.0], [-1.0, 0.0, 2.0, -1.0], [1.0, -1.5, -1.0, 2.0]]]> : tensor<3x5x4xf64>
  %c14 = tensor.cast %c13 : tensor<3x5x4xf64> to tensor<?x5x4xf64>
  %c15 = core.constant dense<[[[-0.5, 0.0], [-1.0, -1.5], [-0.5, 0.5], [0.0, 1.0], [-0.5, 0.5]], [[1.0, 2.0], [-0.5, -2.0], [1.0, 0.0], [1.5, 0.0], [-0.5, -2.0]], [[0.0, 0.5], [1.0, 1.5], [-1.5, 0.5], [1.5, -1.0], [-0.5, 1.5]]]> : tensor<3x5x2xf64>
  %c16 = tensor.cast %c15 : tensor<3x5x2xf64> to tensor<?x5x2xf64>
  call @sum_f64(%c14, %c16) : (tensor<?x5x4xf64>, tensor<?x5x2xf64>) -> ()
  %z17 = core.constant dense<1.0> : tensor<0x5x4xf64>
  %c18 = tensor.cast %z17 : tensor<0x5x4xf64> to tensor<?x5x4xf64>
  %z19 = core.constant dense<1.0> : tensor<0x5x2xf64>
  %c20 = tensor.cast %z19 : tensor<0x5x2xf64> to tensor<?x5x2xf64>
  call @empty_f64(%c18, %c20) : (tensor<?x5x4xf64>, tensor<?x5x2xf64>) -> ()
  %c21 = core.constant dense<[[[[1.0, 0.0, 2.0, 0.0], [4.0, 2.0, -4.0, -3.0], [0.0, 3.0, -4.0, 2.0], [2.0, 3.0, 3.0, -3.0], [0.0, 3.0, -1.0, -3.0]], [[0.0, -4.0, -3.0, 3.0], [2.0, 3.0, 3.0, 3.0], [-2.0, 0.0, 1.0, -2.0], [4.0, -4.0, 3.0, 1.0], [-2.0, 2.0, -1.0, 3.0]], [[4.0, -2.0, 0.0, -3.0], [2.0, 1.0, 3.0, 3.0], [4.0, 4.0, 4.0, -3.0], [-4.0, 0.0, -1.0, 4.0], [3.0, -1.0, 1.0, 1.0]]], [[[4.0, -4.0, 0.0, 2.0], [0.0, 4.0, 4.0, 3.0], [0.0, 3.0, -4.0, 1.0], [-2.0, -2.0, 2.0, 2.0], [3.0, -3.0, 3.0, 3.0]], [[-2.0, -4.0, 2.0, 3.0], [0.0, -3.0, -3.0, -1.0], [2.0, -2.0, -4.0, 2.0], [2.0, -3.0, 1.0, -1.0], [0.0, -4.0, 1.0, -2.0]], [[0.0, -1.0, 1.0, -4.0], [-1.0, 1.0, 2.0, -1.0], [-4.0, 2.0, 0.0, 1.0], [-3.0, -1.0, 3.0, 3.0], [-2.0, 1.0, -4.0, 3.0]]]]> : tensor<2x3x5x4xf64>
  %c22 = tensor.cast %c21 : tensor<2x3x5x4xf64> to tensor<2x?x5x4xf64>
  %c23 = core.constant dense<[[[[-2.0, -1.0], [4.0, 0.0], [3.0, -3.0], [2.0, 4.0], [-4.0, -2.0]], [[-3.0, -2.0], [-2.0, -4.0], [4.0, -2.0], [4.0, 2.0], [-3.0, 2.0]], [[2.0, -3.0], [-3.0, -1.0], [-4.0, -1.0], [0.0, 1.0], [1.0, 0.0]]], [[[-3.0, 1.0], [0.0, 3.0], [2.0, 2.0], [1.0, -1.0], [-2.0, 0.0]], [[1.0, -1.0], [-3.0, -4.0], [-4.0, -3.0], [-1.0, -2.0], [-3.0, -2.0]], [[2.0, -2.0], [4.0, 1.0], [-3.0, 4.0], [3.0, 2.0], [-3.0, 3.0]]]]> : tensor<2x3x5x2xf64>
  %c24 = tensor.cast %c23 : tensor<2x3x5x2xf64> to tensor<2x?x5x2xf64>
  call @second_f64(%c22, %c24) : (tensor<2x?x5x4xf64>, tensor<2x?x5x2xf64>) -> ()
  %c25 = core.constant dense<[[[[1, 0, 2, 0], [4, 2, -4, -3], [0, 3, -4, 2], [2, 3, 3, -3], [0, 3, -1, -3]], [[0, -4, -3, 3], [2, 3, 3, 3], [-2, 0, 1, -2], [4, -4, 3, 1], [-2, 2, -1, 3]], [[4, -2, 0, -3], [2, 1, 3, 3], [4, 4, 4, -3], [-4, 0, -1, 4], [3, -1, 1, 1]]], [[[4, -4, 0, 2], [0, 4, 4, 3], [0, 3, -4, 1], [-2, -2, 2, 2], [3, -3, 3, 3]], [[-2, -4, 2, 3], [0, -3, -3, -1], [2, -2, -4, 2], [2, -3, 1, -1], [0, -4, 1, -2]], [[0, -1, 1, -4], [-1, 1, 2, -1], [-4, 2, 0, 1], [-3, -1, 3, 3], [-2, 1, -4, 3]]]]> : tensor<2x3x5x4xi8>
  %c26 = tensor.cast %c25 : tensor<2x3x5x4xi8> to tensor<2x?x5x4xi8>
  %c27 = core.constant dense<[[[[-2, -1], [4, 0], [3, -3], [2, 4], [-4, -2]], [[-3, -2], [-2, -4], [4, -2], [4, 2], [-3, 2]], [[2, -3], [-3, -1], [-4, -1], [0, 1], [1, 0]]], [[[-3, 1], [0, 3], [2, 2], [1, -1], [-2, 0]], [[1, -1], [-3, -4], [-4, -3], [-1, -2], [-3, -2]], [[2, -2], [4, 1], [-3, 4], [3, 2], [-3, 3]]]]> : tensor<2x3x5x2xi8>
  %c28 = tensor.cast %c27 : tensor<2x3x5x2xi8> to tensor<2x?x5x2xi8>
  call @integers(%c26, %c28) : (tensor<2x?x5x4xi8>, tensor<2x?x5x2xi8>) -> ()
  return
}

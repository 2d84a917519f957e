// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @gather_f64(%w: tensor<?x2xf64>, %i: tensor<2x?xi32>, %t: tensor<2x?x1xf64>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xf64>, tensor<2x?xi32>) -> tensor<2x2x?x1xf64>
  %e1 = core.constant dense<[[[[1.25], [-1.875], [2.25]], [[-2.375], [-2.375], [1.75]]], [[[-1.25], [0.75], [-0.25]], [[0.25], [0.25], [-0.75]]]]> : tensor<2x2x3x1xf64>
  check.close %r1, %e1, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x2x?x1xf64>, tensor<2x2x3x1xf64>
  return
}

func.func private @gather_f32(%w: tensor<?x2xf32>, %i: tensor<2x?xi64>, %t: tensor<2x?x1xf32>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xf32>, tensor<2x?xi64>) -> tensor<2x2x?x1xf32>
  %e1 = core.constant dense<[[[[1.25], [-1.875], [2.25]], [[-2.375], [-2.375], [1.75]]], [[[-1.25], [0.75], [-0.25]], [[0.25], [0.25], [-0.75]]]]> : tensor<2x2x3x1xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x2x?x1xf32>, tensor<2x2x3x1xf32>
  return
}

func.func private @gather_f16(%w: tensor<?x2xf16>, %i: tensor<2x?xi32>, %t: tensor<2x?x1xf16>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xf16>, tensor<2x?xi32>) -> tensor<2x2x?x1xf16>
  %e1 = core.constant dense<[[[[1.25], [-1.875], [2.25]], [[-2.375], [-2.375], [1.75]]], [[[-1.25], [0.75], [-0.25]], [[0.25], [0.25], [-0.75]]]]> : tensor<2x2x3x1xf16>
  check.close %r1, %e1, rtol = 1.0e-03, atol = 6.0e-08 : tensor<2x2x?x1xf16>, tensor<2x2x3x1xf16>
  return
}

func.func private @gather_bf16(%w: tensor<?x2xbf16>, %i: tensor<2x?xi64>, %t: tensor<2x?x1xbf16>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xbf16>, tensor<2x?xi64>) -> tensor<2x2x?x1xbf16>
  %e1 = core.constant dense<[[[[1.25], [-1.875], [2.25]], [[-2.38], [-2.38], [1.75]]], [[[-1.25], [0.75], [-0.25]], [[0.25], [0.25], [-0.75]]]]> : tensor<2x2x3x1xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 1.0e-40 : tensor<2x2x?x1xbf16>, tensor<2x2x3x1xbf16>
  return
}

func.func private @gather_i64(%w: tensor<?x2xi64>, %i: tensor<2x?xi32>, %t: tensor<2x?x1xi64>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xi64>, tensor<2x?xi32>) -> tensor<2x2x?x1xi64>
  %e1 = core.constant dense<[[[[10], [-15], [18]], [[-19], [-19], [14]]], [[[-10], [6], [-2]], [[2], [2], [-6]]]]> : tensor<2x2x3x1xi64>
  check.equal %r1, %e1 : tensor<2x2x?x1xi64>, tensor<2x2x3x1xi64>
  return
}

func.func private @gather_i32(%w: tensor<?x2xi32>, %i: tensor<2x?xi64>, %t: tensor<2x?x1xi32>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xi32>, tensor<2x?xi64>) -> tensor<2x2x?x1xi32>
  %e1 = core.constant dense<[[[[10], [-15], [18]], [[-19], [-19], [14]]], [[[-10], [6], [-2]], [[2], [2], [-6]]]]> : tensor<2x2x3x1xi32>
  check.equal %r1, %e1 : tensor<2x2x?x1xi32>, tensor<2x2x3x1xi32>
  return
}

func.func private @gather_i16(%w: tensor<?x2xi16>, %i: tensor<2x?xi32>, %t: tensor<2x?x1xi16>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xi16>, tensor<2x?xi32>) -> tensor<2x2x?x1xi16>
  %e1 = core.constant dense<[[[[10], [-15], [18]], [[-19], [-19], [14]]], [[[-10], [6], [-2]], [[2], [2], [-6]]]]> : tensor<2x2x3x1xi16>
  check.equal %r1, %e1 : tensor<2x2x?x1xi16>, tensor<2x2x3x1xi16>
  return
}

func.func private @gather_i8(%w: tensor<?x2xi8>, %i: tensor<2x?xi64>, %t: tensor<2x?x1xi8>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xi8>, tensor<2x?xi64>) -> tensor<2x2x?x1xi8>
  %e1 = core.constant dense<[[[[10], [-15], [18]], [[-19], [-19], [14]]], [[[-10], [6], [-2]], [[2], [2], [-6]]]]> : tensor<2x2x3x1xi8>
  check.equal %r1, %e1 : tensor<2x2x?x1xi8>, tensor<2x2x3x1xi8>
  return
}

func.func private @gather_ui8(%w: tensor<?x2xui8>, %i: tensor<2x?xi32>, %t: tensor<2x?x1xui8>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xui8>, tensor<2x?xi32>) -> tensor<2x2x?x1xui8>
  %e1 = core.constant dense<[[[[10], [15], [18]], [[19], [19], [14]]], [[[10], [6], [2]], [[2], [2], [6]]]]> : tensor<2x2x3x1xui8>
  check.equal %r1, %e1 : tensor<2x2x?x1xui8>, tensor<2x2x3x1xui8>
  return
}

func.func private @gather_i1(%w: tensor<?x2xi1>, %i: tensor<2x?xi64>, %t: tensor<2x?x1xi1>) attributes {no_inline} {
  %r1 = core.gather %t, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<2x?x1xi1>, tensor<2x?xi64>) -> tensor<2x2x?x1xi1>
  %e1 = core.constant dense<[[[[false], [true], [true]], [[false], [false], [false]]], [[[false], [true], [false]], [[false], [false], [true]]]]> : tensor<2x2x3x1xi1>
  check.equal %r1, %e1 : tensor<2x2x?x1xi1>, tensor<2x2x3x1xi1>
  return
}

func.func @main() {
  %gather_f64_w = core.constant dense<[[-1.875, -2.375], [2.25, 1.75], [1.25, 0.75], [0.25, -0.25], [-0.75, -1.25]]> : tensor<5x2xf64>
  %gather_f64_w_d = tensor.cast %gather_f64_w : tensor<5x2xf64> to tensor<?x2xf64>
  %gather_f64_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi32>
  %gather_f64_i_d = tensor.cast %gather_f64_i : tensor<2x3xi32> to tensor<2x?xi32>
  %gather_f64_t = core.constant dense<[[[-1.875], [-2.375], [2.25], [1.75], [1.25]], [[0.75], [0.25], [-0.25], [-0.75], [-1.25]]]> : tensor<2x5x1xf64>
  %gather_f64_t_d = tensor.cast %gather_f64_t : tensor<2x5x1xf64> to tensor<2x?x1xf64>
  call @gather_f64(%gather_f64_w_d, %gather_f64_i_d, %gather_f64_t_d) : (tensor<?x2xf64>, tensor<2x?xi32>, tensor<2x?x1xf64>) -> ()
  %gather_f32_w = core.constant dense<[[-1.875, -2.375], [2.25, 1.75], [1.25, 0.75], [0.25, -0.25], [-0.75, -1.25]]> : tensor<5x2xf32>
  %gather_f32_w_d = tensor.cast %gather_f32_w : tensor<5x2xf32> to tensor<?x2xf32>
  %gather_f32_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi64>
  %gather_f32_i_d = tensor.cast %gather_f32_i : tensor<2x3xi64> to tensor<2x?xi64>
  %gather_f32_t = core.constant dense<[[[-1.875], [-2.375], [2.25], [1.75], [1.25]], [[0.75], [0.25], [-0.25], [-0.75], [-1.25]]]> : tensor<2x5x1xf32>
  %gather_f32_t_d = tensor.cast %gather_f32_t : tensor<2x5x1xf32> to tensor<2x?x1xf32>
  call @gather_f32(%gather_f32_w_d, %gather_f32_i_d, %gather_f32_t_d) : (tensor<?x2xf32>, tensor<2x?xi64>, tensor<2x?x1xf32>) -> ()
  %gather_f16_w = core.constant dense<[[-1.875, -2.375], [2.25, 1.75], [1.25, 0.75], [0.25, -0.25], [-0.75, -1.25]]> : tensor<5x2xf16>
  %gather_f16_w_d = tensor.cast %gather_f16_w : tensor<5x2xf16> to tensor<?x2xf16>
  %gather_f16_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi32>
  %gather_f16_i_d = tensor.cast %gather_f16_i : tensor<2x3xi32> to tensor<2x?xi32>
  %gather_f16_t = core.constant dense<[[[-1.875], [-2.375], [2.25], [1.75], [1.25]], [[0.75], [0.25], [-0.25], [-0.75], [-1.25]]]> : tensor<2x5x1xf16>
  %gather_f16_t_d = tensor.cast %gather_f16_t : tensor<2x5x1xf16> to tensor<2x?x1xf16>
  call @gather_f16(%gather_f16_w_d, %gather_f16_i_d, %gather_f16_t_d) : (tensor<?x2xf16>, tensor<2x?xi32>, tensor<2x?x1xf16>) -> ()
  %gather_bf16_w = core.constant dense<[[-1.875, -2.38], [2.25, 1.75], [1.25, 0.75], [0.25, -0.25], [-0.75, -1.25]]> : tensor<5x2xbf16>
  %gather_bf16_w_d = tensor.cast %gather_bf16_w : tensor<5x2xbf16> to tensor<?x2xbf16>
  %gather_bf16_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi64>
  %gather_bf16_i_d = tensor.cast %gather_bf16_i : tensor<2x3xi64> to tensor<2x?xi64>
  %gather_bf16_t = core.constant dense<[[[-1.875], [-2.38], [2.25], [1.75], [1.25]], [[0.75], [0.25], [-0.25], [-0.75], [-1.25]]]> : tensor<2x5x1xbf16>
  %gather_bf16_t_d = tensor.cast %gather_bf16_t : tensor<2x5x1xbf16> to tensor<2x?x1xbf16>
  call @gather_bf16(%gather_bf16_w_d, %gather_bf16_i_d, %gather_bf16_t_d) : (tensor<?x2xbf16>, tensor<2x?xi64>, tensor<2x?x1xbf16>) -> ()
  %gather_i64_w = core.constant dense<[[-15, -19], [18, 14], [10, 6], [2, -2], [-6, -10]]> : tensor<5x2xi64>
  %gather_i64_w_d = tensor.cast %gather_i64_w : tensor<5x2xi64> to tensor<?x2xi64>
  %gather_i64_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi32>
  %gather_i64_i_d = tensor.cast %gather_i64_i : tensor<2x3xi32> to tensor<2x?xi32>
  %gather_i64_t = core.constant dense<[[[-15], [-19], [18], [14], [10]], [[6], [2], [-2], [-6], [-10]]]> : tensor<2x5x1xi64>
  %gather_i64_t_d = tensor.cast %gather_i64_t : tensor<2x5x1xi64> to tensor<2x?x1xi64>
  call @gather_i64(%gather_i64_w_d, %gather_i64_i_d, %gather_i64_t_d) : (tensor<?x2xi64>, tensor<2x?xi32>, tensor<2x?x1xi64>) -> ()
  %gather_i32_w = core.constant dense<[[-15, -19], [18, 14], [10, 6], [2, -2], [-6, -10]]> : tensor<5x2xi32>
  %gather_i32_w_d = tensor.cast %gather_i32_w : tensor<5x2xi32> to tensor<?x2xi32>
  %gather_i32_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi64>
  %gather_i32_i_d = tensor.cast %gather_i32_i : tensor<2x3xi64> to tensor<2x?xi64>
  %gather_i32_t = core.constant dense<[[[-15], [-19], [18], [14], [10]], [[6], [2], [-2], [-6], [-10]]]> : tensor<2x5x1xi32>
  %gather_i32_t_d = tensor.cast %gather_i32_t : tensor<2x5x1xi32> to tensor<2x?x1xi32>
  call @gather_i32(%gather_i32_w_d, %gather_i32_i_d, %gather_i32_t_d) : (tensor<?x2xi32>, tensor<2x?xi64>, tensor<2x?x1xi32>) -> ()
  %gather_i16_w = core.constant dense<[[-15, -19], [18, 14], [10, 6], [2, -2], [-6, -10]]> : tensor<5x2xi16>
  %gather_i16_w_d = tensor.cast %gather_i16_w : tensor<5x2xi16> to tensor<?x2xi16>
  %gather_i16_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi32>
  %gather_i16_i_d = tensor.cast %gather_i16_i : tensor<2x3xi32> to tensor<2x?xi32>
  %gather_i16_t = core.constant dense<[[[-15], [-19], [18], [14], [10]], [[6], [2], [-2], [-6], [-10]]]> : tensor<2x5x1xi16>
  %gather_i16_t_d = tensor.cast %gather_i16_t : tensor<2x5x1xi16> to tensor<2x?x1xi16>
  call @gather_i16(%gather_i16_w_d, %gather_i16_i_d, %gather_i16_t_d) : (tensor<?x2xi16>, tensor<2x?xi32>, tensor<2x?x1xi16>) -> ()
  %gather_i8_w = core.constant dense<[[-15, -19], [18, 14], [10, 6], [2, -2], [-6, -10]]> : tensor<5x2xi8>
  %gather_i8_w_d = tensor.cast %gather_i8_w : tensor<5x2xi8> to tensor<?x2xi8>
  %gather_i8_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi64>
  %gather_i8_i_d = tensor.cast %gather_i8_i : tensor<2x3xi64> to tensor<2x?xi64>
  %gather_i8_t = core.constant dense<[[[-15], [-19], [18], [14], [10]], [[6], [2], [-2], [-6], [-10]]]> : tensor<2x5x1xi8>
  %gather_i8_t_d = tensor.cast %gather_i8_t : tensor<2x5x1xi8> to tensor<2x?x1xi8>
  call @gather_i8(%gather_i8_w_d, %gather_i8_i_d, %gather_i8_t_d) : (tensor<?x2xi8>, tensor<2x?xi64>, tensor<2x?x1xi8>) -> ()
  %gather_ui8_w = core.constant dense<[[15, 19], [18, 14], [10, 6], [2, 2], [6, 10]]> : tensor<5x2xui8>
  %gather_ui8_w_d = tensor.cast %gather_ui8_w : tensor<5x2xui8> to tensor<?x2xui8>
  %gather_ui8_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi32>
  %gather_ui8_i_d = tensor.cast %gather_ui8_i : tensor<2x3xi32> to tensor<2x?xi32>
  %gather_ui8_t = core.constant dense<[[[15], [19], [18], [14], [10]], [[6], [2], [2], [6], [10]]]> : tensor<2x5x1xui8>
  %gather_ui8_t_d = tensor.cast %gather_ui8_t : tensor<2x5x1xui8> to tensor<2x?x1xui8>
  call @gather_ui8(%gather_ui8_w_d, %gather_ui8_i_d, %gather_ui8_t_d) : (tensor<?x2xui8>, tensor<2x?xi32>, tensor<2x?x1xui8>) -> ()
  %gather_i1_w = core.constant dense<[[true, false], [true, false], [false, true], [false, false], [true, false]]> : tensor<5x2xi1>
  %gather_i1_w_d = tensor.cast %gather_i1_w : tensor<5x2xi1> to tensor<?x2xi1>
  %gather_i1_i = core.constant dense<[[4, 0, 2], [1, 1, 3]]> : tensor<2x3xi64>
  %gather_i1_i_d = tensor.cast %gather_i1_i : tensor<2x3xi64> to tensor<2x?xi64>
  %gather_i1_t = core.constant dense<[[[true], [false], [true], [false], [false]], [[true], [false], [false], [true], [false]]]> : tensor<2x5x1xi1>
  %gather_i1_t_d = tensor.cast %gather_i1_t : tensor<2x5x1xi1> to tensor<2x?x1xi1>
  call @gather_i1(%gather_i1_w_d, %gather_i1_i_d, %gather_i1_t_d) : (tensor<?x2xi1>, tensor<2x?xi64>, tensor<2x?x1xi1>) -> ()
  return
}

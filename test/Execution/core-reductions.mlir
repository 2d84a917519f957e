// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @reduce_f64(%x: tensor<2x?x4xf64>, %z: tensor<?x0xf64>) attributes {no_inline} {
  %r20 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xf64>) -> tensor<?x4xi64>
  %e20 = core.constant dense<[[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1]]> : tensor<3x4xi64>
  check.equal %r20, %e20 : tensor<?x4xi64>, tensor<3x4xi64>
  %r22 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xf64>) -> tensor<?x4xi64>
  %e22 = core.constant dense<[[0, 0, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]]> : tensor<3x4xi64>
  check.equal %r22, %e22 : tensor<?x4xi64>, tensor<3x4xi64>
  %r23 = core.reduce add, %x, dims = [0, 2] : (tensor<2x?x4xf64>) -> tensor<?xf64>
  %e23 = core.constant dense<[6.25, 0.5, -5.25]> : tensor<3xf64>
  check.close %r23, %e23, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<3xf64>
  return
}

func.func private @reduce_f32(%x: tensor<2x?x4xf32>, %z: tensor<?x0xf32>) attributes {no_inline} {
  %r20 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xf32>) -> tensor<?x4xi64>
  %e20 = core.constant dense<[[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1]]> : tensor<3x4xi64>
  check.equal %r20, %e20 : tensor<?x4xi64>, tensor<3x4xi64>
  %r22 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xf32>) -> tensor<?x4xi64>
  %e22 = core.constant dense<[[0, 0, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]]> : tensor<3x4xi64>
  check.equal %r22, %e22 : tensor<?x4xi64>, tensor<3x4xi64>
  %r23 = core.reduce add, %x, dims = [0, 2] : (tensor<2x?x4xf32>) -> tensor<?xf32>
  %e23 = core.constant dense<[6.25, 0.5, -5.25]> : tensor<3xf32>
  check.close %r23, %e23, rtol = 1.0e-05, atol = 1.0e-05 : tensor<?xf32>, tensor<3xf32>
  return
}

func.func private @reduce_f16(%x: tensor<2x?x4xf16>, %z: tensor<?x0xf16>) attributes {no_inline} {
  %r20 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xf16>) -> tensor<?x4xi64>
  %e20 = core.constant dense<[[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1]]> : tensor<3x4xi64>
  check.equal %r20, %e20 : tensor<?x4xi64>, tensor<3x4xi64>
  %r22 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xf16>) -> tensor<?x4xi64>
  %e22 = core.constant dense<[[0, 0, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]]> : tensor<3x4xi64>
  check.equal %r22, %e22 : tensor<?x4xi64>, tensor<3x4xi64>
  %r23 = core.reduce add, %x, dims = [0, 2] : (tensor<2x?x4xf16>) -> tensor<?xf16>
  %e23 = core.constant dense<[6.25, 0.5, -5.25]> : tensor<3xf16>
  check.close %r23, %e23, rtol = 1.0e-03, atol = 1.0e-05 : tensor<?xf16>, tensor<3xf16>
  return
}

func.func private @reduce_bf16(%x: tensor<2x?x4xbf16>, %z: tensor<?x0xbf16>) attributes {no_inline} {
  %r20 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xbf16>) -> tensor<?x4xi64>
  %e20 = core.constant dense<[[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1]]> : tensor<3x4xi64>
  check.equal %r20, %e20 : tensor<?x4xi64>, tensor<3x4xi64>
  %r22 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xbf16>) -> tensor<?x4xi64>
  %e22 = core.constant dense<[[0, 0, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]]> : tensor<3x4xi64>
  check.equal %r22, %e22 : tensor<?x4xi64>, tensor<3x4xi64>
  %r23 = core.reduce add, %x, dims = [0, 2] : (tensor<2x?x4xbf16>) -> tensor<?xbf16>
  %e23 = core.constant dense<[6.25, 0.5, -5.25]> : tensor<3xbf16>
  check.close %r23, %e23, rtol = 8.0e-03, atol = 1.0e-05 : tensor<?xbf16>, tensor<3xbf16>
  return
}

func.func private @reduce_i64(%x: tensor<2x?x4xi64>, %z: tensor<?x0xi64>) attributes {no_inline} {
  %r16 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xi64>) -> tensor<?x4xi64>
  %e16 = core.constant dense<[[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1]]> : tensor<3x4xi64>
  check.equal %r16, %e16 : tensor<?x4xi64>, tensor<3x4xi64>
  %r18 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xi64>) -> tensor<?x4xi64>
  %e18 = core.constant dense<[[0, 0, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]]> : tensor<3x4xi64>
  check.equal %r18, %e18 : tensor<?x4xi64>, tensor<3x4xi64>
  %r19 = core.reduce add, %x, dims = [0, 2] : (tensor<2x?x4xi64>) -> tensor<?xi64>
  %e19 = core.constant dense<[50, 4, -42]> : tensor<3xi64>
  check.equal %r19, %e19 : tensor<?xi64>, tensor<3xi64>
  return
}

func.func private @reduce_i32(%x: tensor<2x?x4xi32>, %z: tensor<?x0xi32>) attributes {no_inline} {
  %r16 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xi32>) -> tensor<?x4xi64>
  %e16 = core.constant dense<[[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1]]> : tensor<3x4xi64>
  check.equal %r16, %e16 : tensor<?x4xi64>, tensor<3x4xi64>
  %r18 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xi32>) -> tensor<?x4xi64>
  %e18 = core.constant dense<[[0, 0, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]]> : tensor<3x4xi64>
  check.equal %r18, %e18 : tensor<?x4xi64>, tensor<3x4xi64>
  %r19 = core.reduce add, %x, dims = [0, 2] : (tensor<2x?x4xi32>) -> tensor<?xi32>
  %e19 = core.constant dense<[50, 4, -42]> : tensor<3xi32>
  check.equal %r19, %e19 : tensor<?xi32>, tensor<3xi32>
  return
}

func.func private @reduce_i16(%x: tensor<2x?x4xi16>, %z: tensor<?x0xi16>) attributes {no_inline} {
  %r16 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xi16>) -> tensor<?x4xi64>
  %e16 = core.constant dense<[[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1]]> : tensor<3x4xi64>
  check.equal %r16, %e16 : tensor<?x4xi64>, tensor<3x4xi64>
  %r18 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xi16>) -> tensor<?x4xi64>
  %e18 = core.constant dense<[[0, 0, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]]> : tensor<3x4xi64>
  check.equal %r18, %e18 : tensor<?x4xi64>, tensor<3x4xi64>
  %r19 = core.reduce add, %x, dims = [0, 2] : (tensor<2x?x4xi16>) -> tensor<?xi16>
  %e19 = core.constant dense<[50, 4, -42]> : tensor<3xi16>
  check.equal %r19, %e19 : tensor<?xi16>, tensor<3xi16>
  return
}

func.func private @reduce_i8(%x: tensor<2x?x4xi8>, %z: tensor<?x0xi8>) attributes {no_inline} {
  %r16 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xi8>) -> tensor<?x4xi64>
  %e16 = core.constant dense<[[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1]]> : tensor<3x4xi64>
  check.equal %r16, %e16 : tensor<?x4xi64>, tensor<3x4xi64>
  %r18 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xi8>) -> tensor<?x4xi64>
  %e18 = core.constant dense<[[0, 0, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]]> : tensor<3x4xi64>
  check.equal %r18, %e18 : tensor<?x4xi64>, tensor<3x4xi64>
  %r19 = core.reduce add, %x, dims = [0, 2] : (tensor<2x?x4xi8>) -> tensor<?xi8>
  %e19 = core.constant dense<[50, 4, -42]> : tensor<3xi8>
  check.equal %r19, %e19 : tensor<?xi8>, tensor<3xi8>
  return
}

func.func private @reduce_ui8(%x: tensor<2x?x4xui8>, %z: tensor<?x0xui8>) attributes {no_inline} {
  %r16 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xui8>) -> tensor<?x4xi64>
  %e16 = core.constant dense<[[1, 0, 0, 0], [0, 0, 1, 1], [1, 1, 1, 0]]> : tensor<3x4xi64>
  check.equal %r16, %e16 : tensor<?x4xi64>, tensor<3x4xi64>
  %r18 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xui8>) -> tensor<?x4xi64>
  %e18 = core.constant dense<[[0, 1, 1, 1], [1, 1, 0, 0], [0, 0, 0, 1]]> : tensor<3x4xi64>
  check.equal %r18, %e18 : tensor<?x4xi64>, tensor<3x4xi64>
  %r19 = core.reduce add, %x, dims = [0, 2] : (tensor<2x?x4xui8>) -> tensor<?xui8>
  %e19 = core.constant dense<[118, 38, 114]> : tensor<3xui8>
  check.equal %r19, %e19 : tensor<?xui8>, tensor<3xui8>
  return
}

func.func private @reduce_i1(%x: tensor<2x?x4xi1>, %z: tensor<?x0xi1>) attributes {no_inline} {
  %r17 = core.arg_reduce maximum, %x, dim = 0 : (tensor<2x?x4xi1>) -> tensor<?x4xi64>
  %e17 = core.constant dense<[[0, 1, 0, 0], [1, 0, 0, 1], [0, 0, 0, 0]]> : tensor<3x4xi64>
  check.equal %r17, %e17 : tensor<?x4xi64>, tensor<3x4xi64>
  %r19 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x?x4xi1>) -> tensor<?x4xi64>
  %e19 = core.constant dense<[[1, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 1]]> : tensor<3x4xi64>
  check.equal %r19, %e19 : tensor<?x4xi64>, tensor<3x4xi64>
  return
}

func.func @main() {
  %reduce_f64_x = core.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf64>
  %reduce_f64_x_d = tensor.cast %reduce_f64_x : tensor<2x3x4xf64> to tensor<2x?x4xf64>
  %reduce_f64_z = core.constant dense<> : tensor<3x0xf64>
  %reduce_f64_z_d = tensor.cast %reduce_f64_z : tensor<3x0xf64> to tensor<?x0xf64>
  call @reduce_f64(%reduce_f64_x_d, %reduce_f64_z_d) : (tensor<2x?x4xf64>, tensor<?x0xf64>) -> ()
  %reduce_f32_x = core.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf32>
  %reduce_f32_x_d = tensor.cast %reduce_f32_x : tensor<2x3x4xf32> to tensor<2x?x4xf32>
  %reduce_f32_z = core.constant dense<> : tensor<3x0xf32>
  %reduce_f32_z_d = tensor.cast %reduce_f32_z : tensor<3x0xf32> to tensor<?x0xf32>
  call @reduce_f32(%reduce_f32_x_d, %reduce_f32_z_d) : (tensor<2x?x4xf32>, tensor<?x0xf32>) -> ()
  %reduce_f16_x = core.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf16>
  %reduce_f16_x_d = tensor.cast %reduce_f16_x : tensor<2x3x4xf16> to tensor<2x?x4xf16>
  %reduce_f16_z = core.constant dense<> : tensor<3x0xf16>
  %reduce_f16_z_d = tensor.cast %reduce_f16_z : tensor<3x0xf16> to tensor<?x0xf16>
  call @reduce_f16(%reduce_f16_x_d, %reduce_f16_z_d) : (tensor<2x?x4xf16>, tensor<?x0xf16>) -> ()
  %reduce_bf16_x = core.constant dense<[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0]]]> : tensor<2x3x4xbf16>
  %reduce_bf16_x_d = tensor.cast %reduce_bf16_x : tensor<2x3x4xbf16> to tensor<2x?x4xbf16>
  %reduce_bf16_z = core.constant dense<> : tensor<3x0xbf16>
  %reduce_bf16_z_d = tensor.cast %reduce_bf16_z : tensor<3x0xbf16> to tensor<?x0xbf16>
  call @reduce_bf16(%reduce_bf16_x_d, %reduce_bf16_z_d) : (tensor<2x?x4xbf16>, tensor<?x0xbf16>) -> ()
  %reduce_i64_x = core.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi64>
  %reduce_i64_x_d = tensor.cast %reduce_i64_x : tensor<2x3x4xi64> to tensor<2x?x4xi64>
  %reduce_i64_z = core.constant dense<> : tensor<3x0xi64>
  %reduce_i64_z_d = tensor.cast %reduce_i64_z : tensor<3x0xi64> to tensor<?x0xi64>
  call @reduce_i64(%reduce_i64_x_d, %reduce_i64_z_d) : (tensor<2x?x4xi64>, tensor<?x0xi64>) -> ()
  %reduce_i32_x = core.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi32>
  %reduce_i32_x_d = tensor.cast %reduce_i32_x : tensor<2x3x4xi32> to tensor<2x?x4xi32>
  %reduce_i32_z = core.constant dense<> : tensor<3x0xi32>
  %reduce_i32_z_d = tensor.cast %reduce_i32_z : tensor<3x0xi32> to tensor<?x0xi32>
  call @reduce_i32(%reduce_i32_x_d, %reduce_i32_z_d) : (tensor<2x?x4xi32>, tensor<?x0xi32>) -> ()
  %reduce_i16_x = core.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi16>
  %reduce_i16_x_d = tensor.cast %reduce_i16_x : tensor<2x3x4xi16> to tensor<2x?x4xi16>
  %reduce_i16_z = core.constant dense<> : tensor<3x0xi16>
  %reduce_i16_z_d = tensor.cast %reduce_i16_z : tensor<3x0xi16> to tensor<?x0xi16>
  call @reduce_i16(%reduce_i16_x_d, %reduce_i16_z_d) : (tensor<2x?x4xi16>, tensor<?x0xi16>) -> ()
  %reduce_i8_x = core.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi8>
  %reduce_i8_x_d = tensor.cast %reduce_i8_x : tensor<2x3x4xi8> to tensor<2x?x4xi8>
  %reduce_i8_z = core.constant dense<> : tensor<3x0xi8>
  %reduce_i8_z_d = tensor.cast %reduce_i8_z : tensor<3x0xi8> to tensor<?x0xi8>
  call @reduce_i8(%reduce_i8_x_d, %reduce_i8_z_d) : (tensor<2x?x4xi8>, tensor<?x0xi8>) -> ()
  %reduce_ui8_x = core.constant dense<[[[15, 19, 18, 14], [10, 6, 2, 2], [6, 10, 14, 18]], [[19, 15, 11, 7], [3, 1, 5, 9], [13, 17, 20, 16]]]> : tensor<2x3x4xui8>
  %reduce_ui8_x_d = tensor.cast %reduce_ui8_x : tensor<2x3x4xui8> to tensor<2x?x4xui8>
  %reduce_ui8_z = core.constant dense<> : tensor<3x0xui8>
  %reduce_ui8_z_d = tensor.cast %reduce_ui8_z : tensor<3x0xui8> to tensor<?x0xui8>
  call @reduce_ui8(%reduce_ui8_x_d, %reduce_ui8_z_d) : (tensor<2x?x4xui8>, tensor<?x0xui8>) -> ()
  %reduce_i1_x = core.constant dense<[[[true, false, true, false], [false, true, false, false], [true, false, false, true]], [[false, true, false, false], [true, false, false, true], [false, false, false, false]]]> : tensor<2x3x4xi1>
  %reduce_i1_x_d = tensor.cast %reduce_i1_x : tensor<2x3x4xi1> to tensor<2x?x4xi1>
  %reduce_i1_z = core.constant dense<> : tensor<3x0xi1>
  %reduce_i1_z_d = tensor.cast %reduce_i1_z : tensor<3x0xi1> to tensor<?x0xi1>
  call @reduce_i1(%reduce_i1_x_d, %reduce_i1_z_d) : (tensor<2x?x4xi1>, tensor<?x0xi1>) -> ()
  return
}

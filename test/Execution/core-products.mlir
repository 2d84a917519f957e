// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @product_f64(%a: tensor<?x4xf64>, %b: tensor<4x2xf64>, %v: tensor<4xf64>, %t: tensor<2x1x?x4xf64>, %u: tensor<2x4x?xf64>, %w: tensor<2x4xf64>, %bias: tensor<2xf64>, %z: tensor<?x0xf64>, %zz: tensor<0x2xf64>) attributes {no_inline} {
  %r9 = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xf64>, tensor<2x4xf64>) -> tensor<?x2xf64>
  %e9 = core.constant dense<[[5.65625, -4.09375], [-4.53125, 3.0], [3.21875, -4.0]]> : tensor<3x2xf64>
  check.close %r9, %e9, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2xf64>, tensor<3x2xf64>
  return
}

func.func private @product_f32(%a: tensor<?x4xf32>, %b: tensor<4x2xf32>, %v: tensor<4xf32>, %t: tensor<2x1x?x4xf32>, %u: tensor<2x4x?xf32>, %w: tensor<2x4xf32>, %bias: tensor<2xf32>, %z: tensor<?x0xf32>, %zz: tensor<0x2xf32>) attributes {no_inline} {
  %r9 = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x2xf32>
  %e9 = core.constant dense<[[5.65625, -4.09375], [-4.53125, 3.0], [3.21875, -4.0]]> : tensor<3x2xf32>
  check.close %r9, %e9, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2xf32>, tensor<3x2xf32>
  return
}

func.func private @product_f16(%a: tensor<?x4xf16>, %b: tensor<4x2xf16>, %v: tensor<4xf16>, %t: tensor<2x1x?x4xf16>, %u: tensor<2x4x?xf16>, %w: tensor<2x4xf16>, %bias: tensor<2xf16>, %z: tensor<?x0xf16>, %zz: tensor<0x2xf16>) attributes {no_inline} {
  %r9 = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xf16>, tensor<2x4xf16>) -> tensor<?x2xf32>
  %e9 = core.constant dense<[[5.65625, -4.09375], [-4.53125, 3.0], [3.21875, -4.0]]> : tensor<3x2xf32>
  check.close %r9, %e9, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2xf32>, tensor<3x2xf32>
  return
}

func.func private @product_bf16(%a: tensor<?x4xbf16>, %b: tensor<4x2xbf16>, %v: tensor<4xbf16>, %t: tensor<2x1x?x4xbf16>, %u: tensor<2x4x?xbf16>, %w: tensor<2x4xbf16>, %bias: tensor<2xbf16>, %z: tensor<?x0xbf16>, %zz: tensor<0x2xbf16>) attributes {no_inline} {
  %r9 = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xbf16>, tensor<2x4xbf16>) -> tensor<?x2xf32>
  %e9 = core.constant dense<[[5.65625, -4.09375], [-4.53125, 3.0], [3.21875, -4.0]]> : tensor<3x2xf32>
  check.close %r9, %e9, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2xf32>, tensor<3x2xf32>
  return
}

func.func private @product_i64(%a: tensor<?x4xi64>, %b: tensor<4x2xi64>, %v: tensor<4xi64>, %t: tensor<2x1x?x4xi64>, %u: tensor<2x4x?xi64>, %w: tensor<2x4xi64>, %bias: tensor<2xi64>, %z: tensor<?x0xi64>, %zz: tensor<0x2xi64>) attributes {no_inline} {
  %r9 = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xi64>, tensor<2x4xi64>) -> tensor<?x2xi64>
  %e9 = core.constant dense<[[362, -262], [-290, 192], [206, -256]]> : tensor<3x2xi64>
  check.equal %r9, %e9 : tensor<?x2xi64>, tensor<3x2xi64>
  return
}

func.func private @product_i32(%a: tensor<?x4xi32>, %b: tensor<4x2xi32>, %v: tensor<4xi32>, %t: tensor<2x1x?x4xi32>, %u: tensor<2x4x?xi32>, %w: tensor<2x4xi32>, %bias: tensor<2xi32>, %z: tensor<?x0xi32>, %zz: tensor<0x2xi32>) attributes {no_inline} {
  %r9 = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xi32>, tensor<2x4xi32>) -> tensor<?x2xi32>
  %e9 = core.constant dense<[[362, -262], [-290, 192], [206, -256]]> : tensor<3x2xi32>
  check.equal %r9, %e9 : tensor<?x2xi32>, tensor<3x2xi32>
  return
}

func.func private @product_i16(%a: tensor<?x4xi16>, %b: tensor<4x2xi16>, %v: tensor<4xi16>, %t: tensor<2x1x?x4xi16>, %u: tensor<2x4x?xi16>, %w: tensor<2x4xi16>, %bias: tensor<2xi16>, %z: tensor<?x0xi16>, %zz: tensor<0x2xi16>) attributes {no_inline} {
  %r9 = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xi16>, tensor<2x4xi16>) -> tensor<?x2xi16>
  %e9 = core.constant dense<[[362, -262], [-290, 192], [206, -256]]> : tensor<3x2xi16>
  check.equal %r9, %e9 : tensor<?x2xi16>, tensor<3x2xi16>
  return
}

func.func private @product_i8(%a: tensor<?x4xi8>, %b: tensor<4x2xi8>, %v: tensor<4xi8>, %t: tensor<2x1x?x4xi8>, %u: tensor<2x4x?xi8>, %w: tensor<2x4xi8>, %bias: tensor<2xi8>, %z: tensor<?x0xi8>, %zz: tensor<0x2xi8>) attributes {no_inline} {
  %r9 = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xi8>, tensor<2x4xi8>) -> tensor<?x2xi8>
  %e9 = core.constant dense<[[106, -6], [-34, -64], [-50, 0]]> : tensor<3x2xi8>
  check.equal %r9, %e9 : tensor<?x2xi8>, tensor<3x2xi8>
  return
}

func.func private @product_ui8(%a: tensor<?x4xui8>, %b: tensor<4x2xui8>, %v: tensor<4xui8>, %t: tensor<2x1x?x4xui8>, %u: tensor<2x4x?xui8>, %w: tensor<2x4xui8>, %bias: tensor<2xui8>, %z: tensor<?x0xui8>, %zz: tensor<0x2xui8>) attributes {no_inline} {
  %r9 = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xui8>, tensor<2x4xui8>) -> tensor<?x2xui8>
  %e9 = core.constant dense<[[58, 214], [34, 196], [50, 0]]> : tensor<3x2xui8>
  check.equal %r9, %e9 : tensor<?x2xui8>, tensor<3x2xui8>
  return
}

func.func @main() {
  %product_f64_a = core.constant dense<[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]> : tensor<3x4xf64>
  %product_f64_a_d = tensor.cast %product_f64_a : tensor<3x4xf64> to tensor<?x4xf64>
  %product_f64_b = core.constant dense<[[-0.5, -1.0], [-1.5, -2.0], [-2.5, 2.125], [1.625, 1.125]]> : tensor<4x2xf64>
  %product_f64_v = core.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xf64>
  %product_f64_t = core.constant dense<[[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]], [[[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]]> : tensor<2x1x3x4xf64>
  %product_f64_t_d = tensor.cast %product_f64_t : tensor<2x1x3x4xf64> to tensor<2x1x?x4xf64>
  %product_f64_u = core.constant dense<[[[2.25, 1.75, 1.25], [0.75, 0.25, -0.25], [-0.75, -1.25, -1.75], [-2.25, 2.375, 1.875]], [[1.375, 0.875, 0.375], [-0.125, -0.625, -1.125], [-1.625, -2.125, 2.5], [2.0, 1.5, 1.0]]]> : tensor<2x4x3xf64>
  %product_f64_u_d = tensor.cast %product_f64_u : tensor<2x4x3xf64> to tensor<2x4x?xf64>
  %product_f64_w = core.constant dense<[[-1.5, -2.0, -2.5, 2.125], [1.625, 1.125, 0.625, 0.125]]> : tensor<2x4xf64>
  %product_f64_bias = core.constant dense<[-0.125, -0.625]> : tensor<2xf64>
  %product_f64_z = core.constant dense<> : tensor<3x0xf64>
  %product_f64_z_d = tensor.cast %product_f64_z : tensor<3x0xf64> to tensor<?x0xf64>
  %product_f64_zz = core.constant dense<> : tensor<0x2xf64>
  call @product_f64(%product_f64_a_d, %product_f64_b, %product_f64_v, %product_f64_t_d, %product_f64_u_d, %product_f64_w, %product_f64_bias, %product_f64_z_d, %product_f64_zz) : (tensor<?x4xf64>, tensor<4x2xf64>, tensor<4xf64>, tensor<2x1x?x4xf64>, tensor<2x4x?xf64>, tensor<2x4xf64>, tensor<2xf64>, tensor<?x0xf64>, tensor<0x2xf64>) -> ()
  %product_f32_a = core.constant dense<[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]> : tensor<3x4xf32>
  %product_f32_a_d = tensor.cast %product_f32_a : tensor<3x4xf32> to tensor<?x4xf32>
  %product_f32_b = core.constant dense<[[-0.5, -1.0], [-1.5, -2.0], [-2.5, 2.125], [1.625, 1.125]]> : tensor<4x2xf32>
  %product_f32_v = core.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xf32>
  %product_f32_t = core.constant dense<[[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]], [[[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]]> : tensor<2x1x3x4xf32>
  %product_f32_t_d = tensor.cast %product_f32_t : tensor<2x1x3x4xf32> to tensor<2x1x?x4xf32>
  %product_f32_u = core.constant dense<[[[2.25, 1.75, 1.25], [0.75, 0.25, -0.25], [-0.75, -1.25, -1.75], [-2.25, 2.375, 1.875]], [[1.375, 0.875, 0.375], [-0.125, -0.625, -1.125], [-1.625, -2.125, 2.5], [2.0, 1.5, 1.0]]]> : tensor<2x4x3xf32>
  %product_f32_u_d = tensor.cast %product_f32_u : tensor<2x4x3xf32> to tensor<2x4x?xf32>
  %product_f32_w = core.constant dense<[[-1.5, -2.0, -2.5, 2.125], [1.625, 1.125, 0.625, 0.125]]> : tensor<2x4xf32>
  %product_f32_bias = core.constant dense<[-0.125, -0.625]> : tensor<2xf32>
  %product_f32_z = core.constant dense<> : tensor<3x0xf32>
  %product_f32_z_d = tensor.cast %product_f32_z : tensor<3x0xf32> to tensor<?x0xf32>
  %product_f32_zz = core.constant dense<> : tensor<0x2xf32>
  call @product_f32(%product_f32_a_d, %product_f32_b, %product_f32_v, %product_f32_t_d, %product_f32_u_d, %product_f32_w, %product_f32_bias, %product_f32_z_d, %product_f32_zz) : (tensor<?x4xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<2x1x?x4xf32>, tensor<2x4x?xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<?x0xf32>, tensor<0x2xf32>) -> ()
  %product_f16_a = core.constant dense<[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]> : tensor<3x4xf16>
  %product_f16_a_d = tensor.cast %product_f16_a : tensor<3x4xf16> to tensor<?x4xf16>
  %product_f16_b = core.constant dense<[[-0.5, -1.0], [-1.5, -2.0], [-2.5, 2.125], [1.625, 1.125]]> : tensor<4x2xf16>
  %product_f16_v = core.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xf16>
  %product_f16_t = core.constant dense<[[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]], [[[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]]> : tensor<2x1x3x4xf16>
  %product_f16_t_d = tensor.cast %product_f16_t : tensor<2x1x3x4xf16> to tensor<2x1x?x4xf16>
  %product_f16_u = core.constant dense<[[[2.25, 1.75, 1.25], [0.75, 0.25, -0.25], [-0.75, -1.25, -1.75], [-2.25, 2.375, 1.875]], [[1.375, 0.875, 0.375], [-0.125, -0.625, -1.125], [-1.625, -2.125, 2.5], [2.0, 1.5, 1.0]]]> : tensor<2x4x3xf16>
  %product_f16_u_d = tensor.cast %product_f16_u : tensor<2x4x3xf16> to tensor<2x4x?xf16>
  %product_f16_w = core.constant dense<[[-1.5, -2.0, -2.5, 2.125], [1.625, 1.125, 0.625, 0.125]]> : tensor<2x4xf16>
  %product_f16_bias = core.constant dense<[-0.125, -0.625]> : tensor<2xf16>
  %product_f16_z = core.constant dense<> : tensor<3x0xf16>
  %product_f16_z_d = tensor.cast %product_f16_z : tensor<3x0xf16> to tensor<?x0xf16>
  %product_f16_zz = core.constant dense<> : tensor<0x2xf16>
  call @product_f16(%product_f16_a_d, %product_f16_b, %product_f16_v, %product_f16_t_d, %product_f16_u_d, %product_f16_w, %product_f16_bias, %product_f16_z_d, %product_f16_zz) : (tensor<?x4xf16>, tensor<4x2xf16>, tensor<4xf16>, tensor<2x1x?x4xf16>, tensor<2x4x?xf16>, tensor<2x4xf16>, tensor<2xf16>, tensor<?x0xf16>, tensor<0x2xf16>) -> ()
  %product_bf16_a = core.constant dense<[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]> : tensor<3x4xbf16>
  %product_bf16_a_d = tensor.cast %product_bf16_a : tensor<3x4xbf16> to tensor<?x4xbf16>
  %product_bf16_b = core.constant dense<[[-0.5, -1.0], [-1.5, -2.0], [-2.5, 2.12], [1.625, 1.125]]> : tensor<4x2xbf16>
  %product_bf16_v = core.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xbf16>
  %product_bf16_t = core.constant dense<[[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]], [[[2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0]]]]> : tensor<2x1x3x4xbf16>
  %product_bf16_t_d = tensor.cast %product_bf16_t : tensor<2x1x3x4xbf16> to tensor<2x1x?x4xbf16>
  %product_bf16_u = core.constant dense<[[[2.25, 1.75, 1.25], [0.75, 0.25, -0.25], [-0.75, -1.25, -1.75], [-2.25, 2.38, 1.875]], [[1.375, 0.875, 0.375], [-0.125, -0.625, -1.125], [-1.625, -2.12, 2.5], [2.0, 1.5, 1.0]]]> : tensor<2x4x3xbf16>
  %product_bf16_u_d = tensor.cast %product_bf16_u : tensor<2x4x3xbf16> to tensor<2x4x?xbf16>
  %product_bf16_w = core.constant dense<[[-1.5, -2.0, -2.5, 2.12], [1.625, 1.125, 0.625, 0.125]]> : tensor<2x4xbf16>
  %product_bf16_bias = core.constant dense<[-0.125, -0.625]> : tensor<2xbf16>
  %product_bf16_z = core.constant dense<> : tensor<3x0xbf16>
  %product_bf16_z_d = tensor.cast %product_bf16_z : tensor<3x0xbf16> to tensor<?x0xbf16>
  %product_bf16_zz = core.constant dense<> : tensor<0x2xbf16>
  call @product_bf16(%product_bf16_a_d, %product_bf16_b, %product_bf16_v, %product_bf16_t_d, %product_bf16_u_d, %product_bf16_w, %product_bf16_bias, %product_bf16_z_d, %product_bf16_zz) : (tensor<?x4xbf16>, tensor<4x2xbf16>, tensor<4xbf16>, tensor<2x1x?x4xbf16>, tensor<2x4x?xbf16>, tensor<2x4xbf16>, tensor<2xbf16>, tensor<?x0xbf16>, tensor<0x2xbf16>) -> ()
  %product_i64_a = core.constant dense<[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]> : tensor<3x4xi64>
  %product_i64_a_d = tensor.cast %product_i64_a : tensor<3x4xi64> to tensor<?x4xi64>
  %product_i64_b = core.constant dense<[[-4, -8], [-12, -16], [-20, 17], [13, 9]]> : tensor<4x2xi64>
  %product_i64_v = core.constant dense<[7, 3, -1, -5]> : tensor<4xi64>
  %product_i64_t = core.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]], [[[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]]> : tensor<2x1x3x4xi64>
  %product_i64_t_d = tensor.cast %product_i64_t : tensor<2x1x3x4xi64> to tensor<2x1x?x4xi64>
  %product_i64_u = core.constant dense<[[[18, 14, 10], [6, 2, -2], [-6, -10, -14], [-18, 19, 15]], [[11, 7, 3], [-1, -5, -9], [-13, -17, 20], [16, 12, 8]]]> : tensor<2x4x3xi64>
  %product_i64_u_d = tensor.cast %product_i64_u : tensor<2x4x3xi64> to tensor<2x4x?xi64>
  %product_i64_w = core.constant dense<[[-12, -16, -20, 17], [13, 9, 5, 1]]> : tensor<2x4xi64>
  %product_i64_bias = core.constant dense<[-1, -5]> : tensor<2xi64>
  %product_i64_z = core.constant dense<> : tensor<3x0xi64>
  %product_i64_z_d = tensor.cast %product_i64_z : tensor<3x0xi64> to tensor<?x0xi64>
  %product_i64_zz = core.constant dense<> : tensor<0x2xi64>
  call @product_i64(%product_i64_a_d, %product_i64_b, %product_i64_v, %product_i64_t_d, %product_i64_u_d, %product_i64_w, %product_i64_bias, %product_i64_z_d, %product_i64_zz) : (tensor<?x4xi64>, tensor<4x2xi64>, tensor<4xi64>, tensor<2x1x?x4xi64>, tensor<2x4x?xi64>, tensor<2x4xi64>, tensor<2xi64>, tensor<?x0xi64>, tensor<0x2xi64>) -> ()
  %product_i32_a = core.constant dense<[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]> : tensor<3x4xi32>
  %product_i32_a_d = tensor.cast %product_i32_a : tensor<3x4xi32> to tensor<?x4xi32>
  %product_i32_b = core.constant dense<[[-4, -8], [-12, -16], [-20, 17], [13, 9]]> : tensor<4x2xi32>
  %product_i32_v = core.constant dense<[7, 3, -1, -5]> : tensor<4xi32>
  %product_i32_t = core.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]], [[[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]]> : tensor<2x1x3x4xi32>
  %product_i32_t_d = tensor.cast %product_i32_t : tensor<2x1x3x4xi32> to tensor<2x1x?x4xi32>
  %product_i32_u = core.constant dense<[[[18, 14, 10], [6, 2, -2], [-6, -10, -14], [-18, 19, 15]], [[11, 7, 3], [-1, -5, -9], [-13, -17, 20], [16, 12, 8]]]> : tensor<2x4x3xi32>
  %product_i32_u_d = tensor.cast %product_i32_u : tensor<2x4x3xi32> to tensor<2x4x?xi32>
  %product_i32_w = core.constant dense<[[-12, -16, -20, 17], [13, 9, 5, 1]]> : tensor<2x4xi32>
  %product_i32_bias = core.constant dense<[-1, -5]> : tensor<2xi32>
  %product_i32_z = core.constant dense<> : tensor<3x0xi32>
  %product_i32_z_d = tensor.cast %product_i32_z : tensor<3x0xi32> to tensor<?x0xi32>
  %product_i32_zz = core.constant dense<> : tensor<0x2xi32>
  call @product_i32(%product_i32_a_d, %product_i32_b, %product_i32_v, %product_i32_t_d, %product_i32_u_d, %product_i32_w, %product_i32_bias, %product_i32_z_d, %product_i32_zz) : (tensor<?x4xi32>, tensor<4x2xi32>, tensor<4xi32>, tensor<2x1x?x4xi32>, tensor<2x4x?xi32>, tensor<2x4xi32>, tensor<2xi32>, tensor<?x0xi32>, tensor<0x2xi32>) -> ()
  %product_i16_a = core.constant dense<[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]> : tensor<3x4xi16>
  %product_i16_a_d = tensor.cast %product_i16_a : tensor<3x4xi16> to tensor<?x4xi16>
  %product_i16_b = core.constant dense<[[-4, -8], [-12, -16], [-20, 17], [13, 9]]> : tensor<4x2xi16>
  %product_i16_v = core.constant dense<[7, 3, -1, -5]> : tensor<4xi16>
  %product_i16_t = core.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]], [[[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]]> : tensor<2x1x3x4xi16>
  %product_i16_t_d = tensor.cast %product_i16_t : tensor<2x1x3x4xi16> to tensor<2x1x?x4xi16>
  %product_i16_u = core.constant dense<[[[18, 14, 10], [6, 2, -2], [-6, -10, -14], [-18, 19, 15]], [[11, 7, 3], [-1, -5, -9], [-13, -17, 20], [16, 12, 8]]]> : tensor<2x4x3xi16>
  %product_i16_u_d = tensor.cast %product_i16_u : tensor<2x4x3xi16> to tensor<2x4x?xi16>
  %product_i16_w = core.constant dense<[[-12, -16, -20, 17], [13, 9, 5, 1]]> : tensor<2x4xi16>
  %product_i16_bias = core.constant dense<[-1, -5]> : tensor<2xi16>
  %product_i16_z = core.constant dense<> : tensor<3x0xi16>
  %product_i16_z_d = tensor.cast %product_i16_z : tensor<3x0xi16> to tensor<?x0xi16>
  %product_i16_zz = core.constant dense<> : tensor<0x2xi16>
  call @product_i16(%product_i16_a_d, %product_i16_b, %product_i16_v, %product_i16_t_d, %product_i16_u_d, %product_i16_w, %product_i16_bias, %product_i16_z_d, %product_i16_zz) : (tensor<?x4xi16>, tensor<4x2xi16>, tensor<4xi16>, tensor<2x1x?x4xi16>, tensor<2x4x?xi16>, tensor<2x4xi16>, tensor<2xi16>, tensor<?x0xi16>, tensor<0x2xi16>) -> ()
  %product_i8_a = core.constant dense<[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]> : tensor<3x4xi8>
  %product_i8_a_d = tensor.cast %product_i8_a : tensor<3x4xi8> to tensor<?x4xi8>
  %product_i8_b = core.constant dense<[[-4, -8], [-12, -16], [-20, 17], [13, 9]]> : tensor<4x2xi8>
  %product_i8_v = core.constant dense<[7, 3, -1, -5]> : tensor<4xi8>
  %product_i8_t = core.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]], [[[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]]> : tensor<2x1x3x4xi8>
  %product_i8_t_d = tensor.cast %product_i8_t : tensor<2x1x3x4xi8> to tensor<2x1x?x4xi8>
  %product_i8_u = core.constant dense<[[[18, 14, 10], [6, 2, -2], [-6, -10, -14], [-18, 19, 15]], [[11, 7, 3], [-1, -5, -9], [-13, -17, 20], [16, 12, 8]]]> : tensor<2x4x3xi8>
  %product_i8_u_d = tensor.cast %product_i8_u : tensor<2x4x3xi8> to tensor<2x4x?xi8>
  %product_i8_w = core.constant dense<[[-12, -16, -20, 17], [13, 9, 5, 1]]> : tensor<2x4xi8>
  %product_i8_bias = core.constant dense<[-1, -5]> : tensor<2xi8>
  %product_i8_z = core.constant dense<> : tensor<3x0xi8>
  %product_i8_z_d = tensor.cast %product_i8_z : tensor<3x0xi8> to tensor<?x0xi8>
  %product_i8_zz = core.constant dense<> : tensor<0x2xi8>
  call @product_i8(%product_i8_a_d, %product_i8_b, %product_i8_v, %product_i8_t_d, %product_i8_u_d, %product_i8_w, %product_i8_bias, %product_i8_z_d, %product_i8_zz) : (tensor<?x4xi8>, tensor<4x2xi8>, tensor<4xi8>, tensor<2x1x?x4xi8>, tensor<2x4x?xi8>, tensor<2x4xi8>, tensor<2xi8>, tensor<?x0xi8>, tensor<0x2xi8>) -> ()
  %product_ui8_a = core.constant dense<[[15, 19, 18, 14], [10, 6, 2, 2], [6, 10, 14, 18]]> : tensor<3x4xui8>
  %product_ui8_a_d = tensor.cast %product_ui8_a : tensor<3x4xui8> to tensor<?x4xui8>
  %product_ui8_b = core.constant dense<[[4, 8], [12, 16], [20, 17], [13, 9]]> : tensor<4x2xui8>
  %product_ui8_v = core.constant dense<[7, 3, 1, 5]> : tensor<4xui8>
  %product_ui8_t = core.constant dense<[[[[15, 19, 18, 14], [10, 6, 2, 2], [6, 10, 14, 18]]], [[[19, 15, 11, 7], [3, 1, 5, 9], [13, 17, 20, 16]]]]> : tensor<2x1x3x4xui8>
  %product_ui8_t_d = tensor.cast %product_ui8_t : tensor<2x1x3x4xui8> to tensor<2x1x?x4xui8>
  %product_ui8_u = core.constant dense<[[[18, 14, 10], [6, 2, 2], [6, 10, 14], [18, 19, 15]], [[11, 7, 3], [1, 5, 9], [13, 17, 20], [16, 12, 8]]]> : tensor<2x4x3xui8>
  %product_ui8_u_d = tensor.cast %product_ui8_u : tensor<2x4x3xui8> to tensor<2x4x?xui8>
  %product_ui8_w = core.constant dense<[[12, 16, 20, 17], [13, 9, 5, 1]]> : tensor<2x4xui8>
  %product_ui8_bias = core.constant dense<[1, 5]> : tensor<2xui8>
  %product_ui8_z = core.constant dense<> : tensor<3x0xui8>
  %product_ui8_z_d = tensor.cast %product_ui8_z : tensor<3x0xui8> to tensor<?x0xui8>
  %product_ui8_zz = core.constant dense<> : tensor<0x2xui8>
  call @product_ui8(%product_ui8_a_d, %product_ui8_b, %product_ui8_v, %product_ui8_t_d, %product_ui8_u_d, %product_ui8_w, %product_ui8_bias, %product_ui8_z_d, %product_ui8_zz) : (tensor<?x4xui8>, tensor<4x2xui8>, tensor<4xui8>, tensor<2x1x?x4xui8>, tensor<2x4x?xui8>, tensor<2x4xui8>, tensor<2xui8>, tensor<?x0xui8>, tensor<0x2xui8>) -> ()
  return
}

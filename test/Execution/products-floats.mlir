// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @product_f64(%a: tensor<?x4xf64>, %b: tensor<4x2xf64>, %v: tensor<4xf64>, %t: tensor<2x1x?x4xf64>, %u: tensor<2x4x?xf64>, %w: tensor<2x4xf64>, %bias: tensor<2xf64>, %z: tensor<?x0xf64>, %zz: tensor<0x2xf64>) attributes {no_inline} {
  %r0 = graph.matmul %a, %b : (tensor<?x4xf64>, tensor<4x2xf64>) -> tensor<?x2xf64>
  %e0 = graph.constant dense<[[1.71875, 13.375], [-2.78125, -2.5], [2.96875, -3.0]]> : tensor<3x2xf64>
  check.close %r0, %e0, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2xf64>, tensor<3x2xf64>
  %r1 = graph.matmul %a, %v : (tensor<?x4xf64>, tensor<4xf64>) -> tensor<?xf64>
  %e1 = graph.constant dense<[-3.90625, 1.5, 0.5]> : tensor<3xf64>
  check.close %r1, %e1, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?xf64>, tensor<3xf64>
  %r2 = graph.matmul %v, %b : (tensor<4xf64>, tensor<4x2xf64>) -> tensor<2xf64>
  %e2 = graph.constant dense<[-1.703125, -2.59375]> : tensor<2xf64>
  check.close %r2, %e2, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2xf64>, tensor<2xf64>
  %r3 = graph.matmul %v, %v : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
  %e3 = graph.constant dense<1.3125> : tensor<f64>
  check.close %r3, %e3, rtol = 1.0e-12, atol = 1.0e-12 : tensor<f64>, tensor<f64>
  %r4 = graph.matmul %t, %b : (tensor<2x1x?x4xf64>, tensor<4x2xf64>) -> tensor<2x1x?x2xf64>
  %e4 = graph.constant dense<[[[[1.71875, 13.375], [-2.78125, -2.5], [2.96875, -3.0]]], [[[-6.015625, -2.21875], [-0.265625, -2.71875], [1.0, 13.4375]]]]> : tensor<2x1x3x2xf64>
  check.close %r4, %e4, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x1x?x2xf64>, tensor<2x1x3x2xf64>
  %r5 = graph.matmul %t, %u : (tensor<2x1x?x4xf64>, tensor<2x4x?xf64>) -> tensor<2x2x?x?xf64>
  %e5 = graph.constant dense<[[[[-11.625, -2.53125, -2.40625], [3.75, 1.46875, 0.46875], [3.75, -4.78125, -1.78125]], [[-2.4375, -2.3125, 9.34375], [0.71875, -0.28125, 0.0], [-2.53125, 0.46875, -5.5]]], [[[3.75, 4.984375, 1.734375], [3.75, -1.265625, -0.515625], [-11.625, -1.75, -2.125]], [[2.546875, -0.703125, 3.09375], [-0.703125, 0.046875, -2.40625], [-2.03125, -2.40625, 10.03125]]]]> : tensor<2x2x3x3xf64>
  check.close %r5, %e5, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x2x?x?xf64>, tensor<2x2x3x3xf64>
  %r6 = graph.matmul %z, %zz : (tensor<?x0xf64>, tensor<0x2xf64>) -> tensor<?x2xf64>
  %e6 = graph.constant dense<[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]> : tensor<3x2xf64>
  check.close %r6, %e6, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2xf64>, tensor<3x2xf64>
  %r7 = graph.linear %a, %w, %bias : (tensor<?x4xf64>, tensor<2x4xf64>, tensor<2xf64>) -> tensor<?x2xf64>
  %e7 = graph.constant dense<[[5.53125, -4.71875], [-4.65625, 2.375], [3.09375, -4.625]]> : tensor<3x2xf64>
  check.close %r7, %e7, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2xf64>, tensor<3x2xf64>
  %r8 = graph.linear %t, %w : (tensor<2x1x?x4xf64>, tensor<2x4xf64>) -> tensor<2x1x?x2xf64>
  %e8 = graph.constant dense<[[[[5.65625, -4.09375], [-4.53125, 3.0], [3.21875, -4.0]]], [[[-8.890625, 6.9375], [-1.140625, -0.0625], [4.6875, -3.21875]]]]> : tensor<2x1x3x2xf64>
  check.close %r8, %e8, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x1x?x2xf64>, tensor<2x1x3x2xf64>
  return
}

func.func private @product_f32(%a: tensor<?x4xf32>, %b: tensor<4x2xf32>, %v: tensor<4xf32>, %t: tensor<2x1x?x4xf32>, %u: tensor<2x4x?xf32>, %w: tensor<2x4xf32>, %bias: tensor<2xf32>, %z: tensor<?x0xf32>, %zz: tensor<0x2xf32>) attributes {no_inline} {
  %r0 = graph.matmul %a, %b : (tensor<?x4xf32>, tensor<4x2xf32>) -> tensor<?x2xf32>
  %e0 = graph.constant dense<[[1.71875, 13.375], [-2.78125, -2.5], [2.96875, -3.0]]> : tensor<3x2xf32>
  check.close %r0, %e0, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2xf32>, tensor<3x2xf32>
  %r1 = graph.matmul %a, %v : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?xf32>
  %e1 = graph.constant dense<[-3.90625, 1.5, 0.5]> : tensor<3xf32>
  check.close %r1, %e1, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?xf32>, tensor<3xf32>
  %r2 = graph.matmul %v, %b : (tensor<4xf32>, tensor<4x2xf32>) -> tensor<2xf32>
  %e2 = graph.constant dense<[-1.703125, -2.59375]> : tensor<2xf32>
  check.close %r2, %e2, rtol = 1.0e-05, atol = 1.0e-04 : tensor<2xf32>, tensor<2xf32>
  %r3 = graph.matmul %v, %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %e3 = graph.constant dense<1.3125> : tensor<f32>
  check.close %r3, %e3, rtol = 1.0e-05, atol = 1.0e-04 : tensor<f32>, tensor<f32>
  %r4 = graph.matmul %t, %b : (tensor<2x1x?x4xf32>, tensor<4x2xf32>) -> tensor<2x1x?x2xf32>
  %e4 = graph.constant dense<[[[[1.71875, 13.375], [-2.78125, -2.5], [2.96875, -3.0]]], [[[-6.015625, -2.21875], [-0.265625, -2.71875], [1.0, 13.4375]]]]> : tensor<2x1x3x2xf32>
  check.close %r4, %e4, rtol = 1.0e-05, atol = 1.0e-04 : tensor<2x1x?x2xf32>, tensor<2x1x3x2xf32>
  %r5 = graph.matmul %t, %u : (tensor<2x1x?x4xf32>, tensor<2x4x?xf32>) -> tensor<2x2x?x?xf32>
  %e5 = graph.constant dense<[[[[-11.625, -2.53125, -2.40625], [3.75, 1.46875, 0.46875], [3.75, -4.78125, -1.78125]], [[-2.4375, -2.3125, 9.34375], [0.71875, -0.28125, 0.0], [-2.53125, 0.46875, -5.5]]], [[[3.75, 4.984375, 1.734375], [3.75, -1.265625, -0.515625], [-11.625, -1.75, -2.125]], [[2.546875, -0.703125, 3.09375], [-0.703125, 0.046875, -2.40625], [-2.03125, -2.40625, 10.03125]]]]> : tensor<2x2x3x3xf32>
  check.close %r5, %e5, rtol = 1.0e-05, atol = 1.0e-04 : tensor<2x2x?x?xf32>, tensor<2x2x3x3xf32>
  %r6 = graph.matmul %z, %zz : (tensor<?x0xf32>, tensor<0x2xf32>) -> tensor<?x2xf32>
  %e6 = graph.constant dense<[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]> : tensor<3x2xf32>
  check.close %r6, %e6, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2xf32>, tensor<3x2xf32>
  %r7 = graph.linear %a, %w, %bias : (tensor<?x4xf32>, tensor<2x4xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %e7 = graph.constant dense<[[5.53125, -4.71875], [-4.65625, 2.375], [3.09375, -4.625]]> : tensor<3x2xf32>
  check.close %r7, %e7, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2xf32>, tensor<3x2xf32>
  %r8 = graph.linear %t, %w : (tensor<2x1x?x4xf32>, tensor<2x4xf32>) -> tensor<2x1x?x2xf32>
  %e8 = graph.constant dense<[[[[5.65625, -4.09375], [-4.53125, 3.0], [3.21875, -4.0]]], [[[-8.890625, 6.9375], [-1.140625, -0.0625], [4.6875, -3.21875]]]]> : tensor<2x1x3x2xf32>
  check.close %r8, %e8, rtol = 1.0e-05, atol = 1.0e-04 : tensor<2x1x?x2xf32>, tensor<2x1x3x2xf32>
  return
}

func.func private @product_f16(%a: tensor<?x4xf16>, %b: tensor<4x2xf16>, %v: tensor<4xf16>, %t: tensor<2x1x?x4xf16>, %u: tensor<2x4x?xf16>, %w: tensor<2x4xf16>, %bias: tensor<2xf16>, %z: tensor<?x0xf16>, %zz: tensor<0x2xf16>) attributes {no_inline} {
  %r0 = graph.matmul %a, %b : (tensor<?x4xf16>, tensor<4x2xf16>) -> tensor<?x2xf16>
  %e0 = graph.constant dense<[[1.719, 13.375], [-2.781, -2.5], [2.969, -3.0]]> : tensor<3x2xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x2xf16>, tensor<3x2xf16>
  %r1 = graph.matmul %a, %v : (tensor<?x4xf16>, tensor<4xf16>) -> tensor<?xf16>
  %e1 = graph.constant dense<[-3.906, 1.5, 0.5]> : tensor<3xf16>
  check.close %r1, %e1, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?xf16>, tensor<3xf16>
  %r2 = graph.matmul %v, %b : (tensor<4xf16>, tensor<4x2xf16>) -> tensor<2xf16>
  %e2 = graph.constant dense<[-1.703, -2.594]> : tensor<2xf16>
  check.close %r2, %e2, rtol = 1.0e-03, atol = 1.0e-04 : tensor<2xf16>, tensor<2xf16>
  %r3 = graph.matmul %v, %v : (tensor<4xf16>, tensor<4xf16>) -> tensor<f16>
  %e3 = graph.constant dense<1.3125> : tensor<f16>
  check.close %r3, %e3, rtol = 1.0e-03, atol = 1.0e-04 : tensor<f16>, tensor<f16>
  %r4 = graph.matmul %t, %b : (tensor<2x1x?x4xf16>, tensor<4x2xf16>) -> tensor<2x1x?x2xf16>
  %e4 = graph.constant dense<[[[[1.719, 13.375], [-2.781, -2.5], [2.969, -3.0]]], [[[-6.016, -2.219], [-0.2656, -2.719], [1.0, 13.44]]]]> : tensor<2x1x3x2xf16>
  check.close %r4, %e4, rtol = 1.0e-03, atol = 1.0e-04 : tensor<2x1x?x2xf16>, tensor<2x1x3x2xf16>
  %r5 = graph.matmul %t, %u : (tensor<2x1x?x4xf16>, tensor<2x4x?xf16>) -> tensor<2x2x?x?xf16>
  %e5 = graph.constant dense<[[[[-11.625, -2.531, -2.406], [3.75, 1.469, 0.4688], [3.75, -4.78, -1.781]], [[-2.438, -2.312, 9.34], [0.7188, -0.2812, 0.0], [-2.531, 0.4688, -5.5]]], [[[3.75, 4.984, 1.734], [3.75, -1.266, -0.5156], [-11.625, -1.75, -2.125]], [[2.547, -0.703, 3.094], [-0.703, 0.04688, -2.406], [-2.031, -2.406, 10.03]]]]> : tensor<2x2x3x3xf16>
  check.close %r5, %e5, rtol = 1.0e-03, atol = 1.0e-04 : tensor<2x2x?x?xf16>, tensor<2x2x3x3xf16>
  %r6 = graph.matmul %z, %zz : (tensor<?x0xf16>, tensor<0x2xf16>) -> tensor<?x2xf16>
  %e6 = graph.constant dense<[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]> : tensor<3x2xf16>
  check.close %r6, %e6, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x2xf16>, tensor<3x2xf16>
  %r7 = graph.linear %a, %w, %bias : (tensor<?x4xf16>, tensor<2x4xf16>, tensor<2xf16>) -> tensor<?x2xf16>
  %e7 = graph.constant dense<[[5.53, -4.72], [-4.656, 2.375], [3.094, -4.625]]> : tensor<3x2xf16>
  check.close %r7, %e7, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x2xf16>, tensor<3x2xf16>
  %r8 = graph.linear %t, %w : (tensor<2x1x?x4xf16>, tensor<2x4xf16>) -> tensor<2x1x?x2xf16>
  %e8 = graph.constant dense<[[[[5.656, -4.094], [-4.53, 3.0], [3.219, -4.0]]], [[[-8.89, 6.938], [-1.141, -0.0625], [4.688, -3.219]]]]> : tensor<2x1x3x2xf16>
  check.close %r8, %e8, rtol = 1.0e-03, atol = 1.0e-04 : tensor<2x1x?x2xf16>, tensor<2x1x3x2xf16>
  return
}

func.func private @product_bf16(%a: tensor<?x4xbf16>, %b: tensor<4x2xbf16>, %v: tensor<4xbf16>, %t: tensor<2x1x?x4xbf16>, %u: tensor<2x4x?xbf16>, %w: tensor<2x4xbf16>, %bias: tensor<2xbf16>, %z: tensor<?x0xbf16>, %zz: tensor<0x2xbf16>) attributes {no_inline} {
  %r0 = graph.matmul %a, %b : (tensor<?x4xbf16>, tensor<4x2xbf16>) -> tensor<?x2xbf16>
  %e0 = graph.constant dense<[[1.72, 13.4], [-2.78, -2.5], [2.97, -3.0]]> : tensor<3x2xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x2xbf16>, tensor<3x2xbf16>
  %r1 = graph.matmul %a, %v : (tensor<?x4xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
  %e1 = graph.constant dense<[-3.9, 1.5, 0.5]> : tensor<3xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?xbf16>, tensor<3xbf16>
  %r2 = graph.matmul %v, %b : (tensor<4xbf16>, tensor<4x2xbf16>) -> tensor<2xbf16>
  %e2 = graph.constant dense<[-1.7, -2.6]> : tensor<2xbf16>
  check.close %r2, %e2, rtol = 8.0e-03, atol = 1.0e-04 : tensor<2xbf16>, tensor<2xbf16>
  %r3 = graph.matmul %v, %v : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<bf16>
  %e3 = graph.constant dense<1.31> : tensor<bf16>
  check.close %r3, %e3, rtol = 8.0e-03, atol = 1.0e-04 : tensor<bf16>, tensor<bf16>
  %r4 = graph.matmul %t, %b : (tensor<2x1x?x4xbf16>, tensor<4x2xbf16>) -> tensor<2x1x?x2xbf16>
  %e4 = graph.constant dense<[[[[1.72, 13.4], [-2.78, -2.5], [2.97, -3.0]]], [[[-6.0, -2.22], [-0.266, -2.72], [1.0, 13.44]]]]> : tensor<2x1x3x2xbf16>
  check.close %r4, %e4, rtol = 8.0e-03, atol = 1.0e-04 : tensor<2x1x?x2xbf16>, tensor<2x1x3x2xbf16>
  %r5 = graph.matmul %t, %u : (tensor<2x1x?x4xbf16>, tensor<2x4x?xbf16>) -> tensor<2x2x?x?xbf16>
  %e5 = graph.constant dense<[[[[-11.6, -2.53, -2.4], [3.75, 1.47, 0.469], [3.75, -4.78, -1.78]], [[-2.44, -2.31, 9.4], [0.72, -0.281, 0.0], [-2.53, 0.469, -5.5]]], [[[3.75, 5.0, 1.734], [3.75, -1.266, -0.516], [-11.6, -1.75, -2.12]], [[2.55, -0.703, 3.1], [-0.703, 0.0469, -2.4], [-2.03, -2.4, 1.0e+01]]]]> : tensor<2x2x3x3xbf16>
  check.close %r5, %e5, rtol = 8.0e-03, atol = 1.0e-04 : tensor<2x2x?x?xbf16>, tensor<2x2x3x3xbf16>
  %r6 = graph.matmul %z, %zz : (tensor<?x0xbf16>, tensor<0x2xbf16>) -> tensor<?x2xbf16>
  %e6 = graph.constant dense<[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]> : tensor<3x2xbf16>
  check.close %r6, %e6, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x2xbf16>, tensor<3x2xbf16>
  %r7 = graph.linear %a, %w, %bias : (tensor<?x4xbf16>, tensor<2x4xbf16>, tensor<2xbf16>) -> tensor<?x2xbf16>
  %e7 = graph.constant dense<[[5.53, -4.72], [-4.66, 2.38], [3.1, -4.62]]> : tensor<3x2xbf16>
  check.close %r7, %e7, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x2xbf16>, tensor<3x2xbf16>
  %r8 = graph.linear %t, %w : (tensor<2x1x?x4xbf16>, tensor<2x4xbf16>) -> tensor<2x1x?x2xbf16>
  %e8 = graph.constant dense<[[[[5.66, -4.1], [-4.53, 3.0], [3.22, -4.0]]], [[[-8.9, 6.94], [-1.14, -0.0625], [4.7, -3.22]]]]> : tensor<2x1x3x2xbf16>
  check.close %r8, %e8, rtol = 8.0e-03, atol = 1.0e-04 : tensor<2x1x?x2xbf16>, tensor<2x1x3x2xbf16>
  return
}

func.func @main() {
  %product_f64_a = graph.constant dense<[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]> : tensor<3x4xf64>
  %product_f64_a_d = tensor.cast %product_f64_a : tensor<3x4xf64> to tensor<?x4xf64>
  %product_f64_b = graph.constant dense<[[-0.5, -1.0], [-1.5, -2.0], [-2.5, 2.125], [1.625, 1.125]]> : tensor<4x2xf64>
  %product_f64_v = graph.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xf64>
  %product_f64_t = graph.constant dense<[[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]], [[[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]]> : tensor<2x1x3x4xf64>
  %product_f64_t_d = tensor.cast %product_f64_t : tensor<2x1x3x4xf64> to tensor<2x1x?x4xf64>
  %product_f64_u = graph.constant dense<[[[2.25, 1.75, 1.25], [0.75, 0.25, -0.25], [-0.75, -1.25, -1.75], [-2.25, 2.375, 1.875]], [[1.375, 0.875, 0.375], [-0.125, -0.625, -1.125], [-1.625, -2.125, 2.5], [2.0, 1.5, 1.0]]]> : tensor<2x4x3xf64>
  %product_f64_u_d = tensor.cast %product_f64_u : tensor<2x4x3xf64> to tensor<2x4x?xf64>
  %product_f64_w = graph.constant dense<[[-1.5, -2.0, -2.5, 2.125], [1.625, 1.125, 0.625, 0.125]]> : tensor<2x4xf64>
  %product_f64_bias = graph.constant dense<[-0.125, -0.625]> : tensor<2xf64>
  %product_f64_z = graph.constant dense<> : tensor<3x0xf64>
  %product_f64_z_d = tensor.cast %product_f64_z : tensor<3x0xf64> to tensor<?x0xf64>
  %product_f64_zz = graph.constant dense<> : tensor<0x2xf64>
  call @product_f64(%product_f64_a_d, %product_f64_b, %product_f64_v, %product_f64_t_d, %product_f64_u_d, %product_f64_w, %product_f64_bias, %product_f64_z_d, %product_f64_zz) : (tensor<?x4xf64>, tensor<4x2xf64>, tensor<4xf64>, tensor<2x1x?x4xf64>, tensor<2x4x?xf64>, tensor<2x4xf64>, tensor<2xf64>, tensor<?x0xf64>, tensor<0x2xf64>) -> ()
  %product_f32_a = graph.constant dense<[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]> : tensor<3x4xf32>
  %product_f32_a_d = tensor.cast %product_f32_a : tensor<3x4xf32> to tensor<?x4xf32>
  %product_f32_b = graph.constant dense<[[-0.5, -1.0], [-1.5, -2.0], [-2.5, 2.125], [1.625, 1.125]]> : tensor<4x2xf32>
  %product_f32_v = graph.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xf32>
  %product_f32_t = graph.constant dense<[[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]], [[[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]]> : tensor<2x1x3x4xf32>
  %product_f32_t_d = tensor.cast %product_f32_t : tensor<2x1x3x4xf32> to tensor<2x1x?x4xf32>
  %product_f32_u = graph.constant dense<[[[2.25, 1.75, 1.25], [0.75, 0.25, -0.25], [-0.75, -1.25, -1.75], [-2.25, 2.375, 1.875]], [[1.375, 0.875, 0.375], [-0.125, -0.625, -1.125], [-1.625, -2.125, 2.5], [2.0, 1.5, 1.0]]]> : tensor<2x4x3xf32>
  %product_f32_u_d = tensor.cast %product_f32_u : tensor<2x4x3xf32> to tensor<2x4x?xf32>
  %product_f32_w = graph.constant dense<[[-1.5, -2.0, -2.5, 2.125], [1.625, 1.125, 0.625, 0.125]]> : tensor<2x4xf32>
  %product_f32_bias = graph.constant dense<[-0.125, -0.625]> : tensor<2xf32>
  %product_f32_z = graph.constant dense<> : tensor<3x0xf32>
  %product_f32_z_d = tensor.cast %product_f32_z : tensor<3x0xf32> to tensor<?x0xf32>
  %product_f32_zz = graph.constant dense<> : tensor<0x2xf32>
  call @product_f32(%product_f32_a_d, %product_f32_b, %product_f32_v, %product_f32_t_d, %product_f32_u_d, %product_f32_w, %product_f32_bias, %product_f32_z_d, %product_f32_zz) : (tensor<?x4xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<2x1x?x4xf32>, tensor<2x4x?xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<?x0xf32>, tensor<0x2xf32>) -> ()
  %product_f16_a = graph.constant dense<[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]> : tensor<3x4xf16>
  %product_f16_a_d = tensor.cast %product_f16_a : tensor<3x4xf16> to tensor<?x4xf16>
  %product_f16_b = graph.constant dense<[[-0.5, -1.0], [-1.5, -2.0], [-2.5, 2.125], [1.625, 1.125]]> : tensor<4x2xf16>
  %product_f16_v = graph.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xf16>
  %product_f16_t = graph.constant dense<[[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]], [[[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]]> : tensor<2x1x3x4xf16>
  %product_f16_t_d = tensor.cast %product_f16_t : tensor<2x1x3x4xf16> to tensor<2x1x?x4xf16>
  %product_f16_u = graph.constant dense<[[[2.25, 1.75, 1.25], [0.75, 0.25, -0.25], [-0.75, -1.25, -1.75], [-2.25, 2.375, 1.875]], [[1.375, 0.875, 0.375], [-0.125, -0.625, -1.125], [-1.625, -2.125, 2.5], [2.0, 1.5, 1.0]]]> : tensor<2x4x3xf16>
  %product_f16_u_d = tensor.cast %product_f16_u : tensor<2x4x3xf16> to tensor<2x4x?xf16>
  %product_f16_w = graph.constant dense<[[-1.5, -2.0, -2.5, 2.125], [1.625, 1.125, 0.625, 0.125]]> : tensor<2x4xf16>
  %product_f16_bias = graph.constant dense<[-0.125, -0.625]> : tensor<2xf16>
  %product_f16_z = graph.constant dense<> : tensor<3x0xf16>
  %product_f16_z_d = tensor.cast %product_f16_z : tensor<3x0xf16> to tensor<?x0xf16>
  %product_f16_zz = graph.constant dense<> : tensor<0x2xf16>
  call @product_f16(%product_f16_a_d, %product_f16_b, %product_f16_v, %product_f16_t_d, %product_f16_u_d, %product_f16_w, %product_f16_bias, %product_f16_z_d, %product_f16_zz) : (tensor<?x4xf16>, tensor<4x2xf16>, tensor<4xf16>, tensor<2x1x?x4xf16>, tensor<2x4x?xf16>, tensor<2x4xf16>, tensor<2xf16>, tensor<?x0xf16>, tensor<0x2xf16>) -> ()
  %product_bf16_a = graph.constant dense<[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]> : tensor<3x4xbf16>
  %product_bf16_a_d = tensor.cast %product_bf16_a : tensor<3x4xbf16> to tensor<?x4xbf16>
  %product_bf16_b = graph.constant dense<[[-0.5, -1.0], [-1.5, -2.0], [-2.5, 2.12], [1.625, 1.125]]> : tensor<4x2xbf16>
  %product_bf16_v = graph.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xbf16>
  %product_bf16_t = graph.constant dense<[[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]]], [[[2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0]]]]> : tensor<2x1x3x4xbf16>
  %product_bf16_t_d = tensor.cast %product_bf16_t : tensor<2x1x3x4xbf16> to tensor<2x1x?x4xbf16>
  %product_bf16_u = graph.constant dense<[[[2.25, 1.75, 1.25], [0.75, 0.25, -0.25], [-0.75, -1.25, -1.75], [-2.25, 2.38, 1.875]], [[1.375, 0.875, 0.375], [-0.125, -0.625, -1.125], [-1.625, -2.12, 2.5], [2.0, 1.5, 1.0]]]> : tensor<2x4x3xbf16>
  %product_bf16_u_d = tensor.cast %product_bf16_u : tensor<2x4x3xbf16> to tensor<2x4x?xbf16>
  %product_bf16_w = graph.constant dense<[[-1.5, -2.0, -2.5, 2.12], [1.625, 1.125, 0.625, 0.125]]> : tensor<2x4xbf16>
  %product_bf16_bias = graph.constant dense<[-0.125, -0.625]> : tensor<2xbf16>
  %product_bf16_z = graph.constant dense<> : tensor<3x0xbf16>
  %product_bf16_z_d = tensor.cast %product_bf16_z : tensor<3x0xbf16> to tensor<?x0xbf16>
  %product_bf16_zz = graph.constant dense<> : tensor<0x2xbf16>
  call @product_bf16(%product_bf16_a_d, %product_bf16_b, %product_bf16_v, %product_bf16_t_d, %product_bf16_u_d, %product_bf16_w, %product_bf16_bias, %product_bf16_z_d, %product_bf16_zz) : (tensor<?x4xbf16>, tensor<4x2xbf16>, tensor<4xbf16>, tensor<2x1x?x4xbf16>, tensor<2x4x?xbf16>, tensor<2x4xbf16>, tensor<2xbf16>, tensor<?x0xbf16>, tensor<0x2xbf16>) -> ()
  return
}

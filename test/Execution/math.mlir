// Special values of elementary functions, and powers of ten. Numbers are PyTorch's.
// RUN: tcopt-run %s --entry=specials --backend=interp
// RUN: tcopt-run %s --entry=specials
// RUN: tcopt-run %s --entry=powers --backend=interp
// RUN: tcopt-run %s --entry=powers

func.func @specials() {
  %c0 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 1.00000000e+00, -1.00000000e+00, 2.00000000e+00, -2.00000000e+00, 5.00000000e-01, 1.00000000e-30, 1.00000000e+02, -1.00000000e+02, 1.00000002e+30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<14xf32>
  %r0 = graph.acos %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c1 = graph.constant dense<[1.57079637e+00, 1.57079637e+00, 0.00000000e+00, 3.14159274e+00, 0xFFC00000, 0xFFC00000, 1.04719758e+00, 1.57079637e+00, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000]> : tensor<14xf32>
  check.close %r0, %c1, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r1 = graph.asin %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c2 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 1.57079637e+00, -1.57079637e+00, 0xFFC00000, 0xFFC00000, 5.23598790e-01, 1.00000000e-30, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<14xf32>
  check.close %r1, %c2, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r2 = graph.atan %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c3 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 7.85398185e-01, -7.85398185e-01, 1.10714877e+00, -1.10714877e+00, 4.63647604e-01, 1.00000000e-30, 1.56079662e+00, -1.56079662e+00, 1.57079637e+00, 1.57079637e+00, -1.57079637e+00, 0x7FC00000]> : tensor<14xf32>
  check.close %r2, %c3, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %c4 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 1.00000000e+00, -1.00000000e+00, 2.00000000e+00, 5.00000000e-01, 1.00000000e-30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<10xf32>
  %r3 = graph.tan %c4 : (tensor<10xf32>) -> tensor<10xf32>
  %c5 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 1.55740774e+00, -1.55740774e+00, -2.18503976e+00, 5.46302497e-01, 1.00000000e-30, 0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<10xf32>
  check.close %r3, %c5, rtol = 1.0e-6, atol = 1.0e-45 : tensor<10xf32>, tensor<10xf32>
  %r4 = graph.sinh %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c6 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 1.17520118e+00, -1.17520118e+00, 3.62686038e+00, -3.62686038e+00, 5.21095276e-01, 1.00000000e-30, 0x7F800000, 0xFF800000, 0x7F800000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<14xf32>
  check.close %r4, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r5 = graph.cosh %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c7 = graph.constant dense<[1.00000000e+00, 1.00000000e+00, 1.54308069e+00, 1.54308069e+00, 3.76219559e+00, 3.76219559e+00, 1.12762594e+00, 1.00000000e+00, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000]> : tensor<14xf32>
  check.close %r5, %c7, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r6 = graph.asinh %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c8 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 8.81373584e-01, -8.81373584e-01, 1.44363546e+00, -1.44363546e+00, 4.81211811e-01, 1.00000000e-30, 5.29834223e+00, -5.29834223e+00, 6.97706985e+01, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<14xf32>
  check.close %r6, %c8, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r7 = graph.acosh %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c9 = graph.constant dense<[0xFFC00000, 0xFFC00000, 0.00000000e+00, 0xFFC00000, 1.31695795e+00, 0xFFC00000, 0xFFC00000, 0xFFC00000, 5.29829216e+00, 0xFFC00000, 6.97706985e+01, 0x7F800000, 0xFFC00000, 0x7FC00000]> : tensor<14xf32>
  check.close %r7, %c9, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r8 = graph.atanh %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c10 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 0x7F800000, 0xFF800000, 0xFFC00000, 0xFFC00000, 5.49306154e-01, 1.00000000e-30, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<14xf32>
  check.close %r8, %c10, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r9 = graph.log10 %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c11 = graph.constant dense<[0xFF800000, 0xFF800000, 0.00000000e+00, 0x7FC00000, 3.01030010e-01, 0x7FC00000, -3.01030010e-01, -3.00000000e+01, 2.00000000e+00, 0x7FC00000, 3.00000000e+01, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<14xf32>
  check.close %r9, %c11, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r10 = graph.entr %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c12 = graph.constant dense<[0.00000000e+00, 0.00000000e+00, -0.00000000e+00, 0xFF800000, -1.38629436e+00, 0xFF800000, 3.46573591e-01, 6.90775520e-29, -4.60517029e+02, 0xFF800000, -6.90775523e+31, 0xFF800000, 0xFF800000, 0x7FC00000]> : tensor<14xf32>
  check.close %r10, %c12, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  return
}

func.func @powers() {
  %c0 = graph.constant dense<[9.99999935e-39, 1.00000001e-10, 1.00000005e-03, 1.00000001e-01, 1.00000000e+00, 1.00000000e+01, 1.00000000e+03, 1.00000000e+10, 9.99999968e+37]> : tensor<9xf32>
  %r0 = graph.log10 %c0 : (tensor<9xf32>) -> tensor<9xf32>
  %c1 = graph.constant dense<[-3.80000000e+01, -1.00000000e+01, -3.00000000e+00, -1.00000000e+00, 0.00000000e+00, 1.00000000e+00, 3.00000000e+00, 1.00000000e+01, 3.80000000e+01]> : tensor<9xf32>
  check.equal %r0, %c1 : tensor<9xf32>, tensor<9xf32>
  %c2 = graph.constant dense<> : tensor<0x3xf32>
  %r1 = graph.acosh %c2 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %r1, %c2, rtol = 1.0e-6, atol = 1.0e-45 : tensor<0x3xf32>, tensor<0x3xf32>
  %c3 = graph.constant dense<1.50000000e+00> : tensor<f32>
  %r2 = graph.sinh %c3 : (tensor<f32>) -> tensor<f32>
  %c4 = graph.constant dense<2.12927938e+00> : tensor<f32>
  check.close %r2, %c4, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  return
}

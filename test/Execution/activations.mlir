// Special values of activation functions, and small shapes. Numbers are PyTorch's.
// RUN: tcopt-run %s --entry=specials --backend=interp
// RUN: tcopt-run %s --entry=specials
// RUN: tcopt-run %s --entry=shapes --backend=interp
// RUN: tcopt-run %s --entry=shapes

func.func @specials() {
  %c0 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 1.00000000e+00, -1.00000000e+00, 3.00000000e+00, -3.00000000e+00, 2.00000000e+01, -2.00000000e+01, 2.00000000e+02, -2.00000000e+02, 1.00000002e+30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<14xf32>
  %r0 = graph.hardsigmoid %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c1 = graph.constant dense<[5.00000000e-01, 5.00000000e-01, 6.66666687e-01, 3.33333343e-01, 1.00000000e+00, 0.00000000e+00, 1.00000000e+00, 0.00000000e+00, 1.00000000e+00, 0.00000000e+00, 1.00000000e+00, 1.00000000e+00, 0.00000000e+00, 0x7FC00000]> : tensor<14xf32>
  check.close %r0, %c1, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r1 = graph.hardswish %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c2 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 6.66666687e-01, -3.33333343e-01, 3.00000000e+00, -0.00000000e+00, 2.00000000e+01, -0.00000000e+00, 2.00000000e+02, -0.00000000e+00, 1.00000002e+30, 0x7F800000, 0xFFC00000, 0x7FC00000]> : tensor<14xf32>
  check.close %r1, %c2, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r2 = graph.logsigmoid %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c3 = graph.constant dense<[-6.93147182e-01, -6.93147182e-01, -3.13261688e-01, -1.31326163e+00, -4.85873520e-02, -3.04858732e+00, -2.06115369e-09, -2.00000000e+01, -0.00000000e+00, -2.00000000e+02, 0.00000000e+00, 0.00000000e+00, 0xFF800000, 0xFFFFFFFF]> : tensor<14xf32>
  check.close %r2, %c3, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r3 = graph.mish %c0 : (tensor<14xf32>) -> tensor<14xf32>
  %c4 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 8.65098417e-01, -3.03401470e-01, 2.98653507e+00, -1.45647466e-01, 2.00000000e+01, -4.12230712e-08, 2.00000000e+02, -0.00000000e+00, 1.00000002e+30, 0x7F800000, 0xFFC00000, 0x7FC00000]> : tensor<14xf32>
  check.close %r3, %c4, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r4 = graph.leaky_relu %c0, negative_slope = 0.0 : (tensor<14xf32>) -> tensor<14xf32>
  %c5 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 1.00000000e+00, -0.00000000e+00, 3.00000000e+00, -0.00000000e+00, 2.00000000e+01, -0.00000000e+00, 2.00000000e+02, -0.00000000e+00, 1.00000002e+30, 0x7F800000, 0xFFC00000, 0x7FC00000]> : tensor<14xf32>
  check.close %r4, %c5, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r5 = graph.elu %c0, alpha = 1.5, scale = 2.0, input_scale = 0.5 : (tensor<14xf32>) -> tensor<14xf32>
  %c6 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 2.00000000e+00, -1.18040800e+00, 6.00000000e+00, -2.33060956e+00, 4.00000000e+01, -2.99986386e+00, 4.00000000e+02, -3.00000000e+00, 2.00000003e+30, 0x7F800000, -3.00000000e+00, 0x7FC00000]> : tensor<14xf32>
  check.close %r5, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r6 = graph.softplus %c0, beta = 2.0, threshold = 20.0 : (tensor<14xf32>) -> tensor<14xf32>
  %c7 = graph.constant dense<[3.46573591e-01, 3.46573591e-01, 1.06346405e+00, 6.34640083e-02, 3.00123787e+00, 1.23784260e-03, 2.00000000e+01, 2.12417707e-18, 2.00000000e+02, 0.00000000e+00, 1.00000002e+30, 0x7F800000, 0.00000000e+00, 0x7FC00000]> : tensor<14xf32>
  check.close %r6, %c7, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r7 = graph.softplus %c0, beta = 1.0, threshold = 1.0e+03 : (tensor<14xf32>) -> tensor<14xf32>
  %c8 = graph.constant dense<[6.93147182e-01, 6.93147182e-01, 1.31326163e+00, 3.13261688e-01, 3.04858732e+00, 4.85873520e-02, 2.00000000e+01, 2.06115369e-09, 2.00000000e+02, 0.00000000e+00, 1.00000002e+30, 0x7F800000, 0.00000000e+00, 0x7FC00000]> : tensor<14xf32>
  check.close %r7, %c8, rtol = 1.0e-6, atol = 1.0e-45 : tensor<14xf32>, tensor<14xf32>
  %r8 = graph.hardtanh %c0, min_val = -1.0, max_val = 1.0 : (tensor<14xf32>) -> tensor<14xf32>
  %c9 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 1.00000000e+00, -1.00000000e+00, 1.00000000e+00, -1.00000000e+00, 1.00000000e+00, -1.00000000e+00, 1.00000000e+00, -1.00000000e+00, 1.00000000e+00, 1.00000000e+00, -1.00000000e+00, 0x7FC00000]> : tensor<14xf32>
  check.equal %r8, %c9 : tensor<14xf32>, tensor<14xf32>
  return
}

func.func @shapes() {
  %c0 = graph.constant dense<[[1.00000000e+00, -2.00000000e+00], [-3.00000000e+00, 0xFF800000]]> : tensor<2x2xf32>
  %c1 = graph.constant dense<[5.00000000e-01, 0.00000000e+00]> : tensor<2xf32>
  %r0 = graph.prelu %c0, %c1 : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %c2 = graph.constant dense<[[1.00000000e+00, -0.00000000e+00], [-1.50000000e+00, 0xFFC00000]]> : tensor<2x2xf32>
  check.close %r0, %c2, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x2xf32>, tensor<2x2xf32>
  %c3 = graph.constant dense<-4.00000000e+00> : tensor<f32>
  %c4 = graph.constant dense<[2.50000000e-01]> : tensor<1xf32>
  %r1 = graph.prelu %c3, %c4 : (tensor<f32>, tensor<1xf32>) -> tensor<f32>
  %c5 = graph.constant dense<-1.00000000e+00> : tensor<f32>
  check.close %r1, %c5, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %c6 = graph.constant dense<> : tensor<0x3xf32>
  %c7 = graph.constant dense<[1.00000000e+00, 2.00000000e+00, 3.00000000e+00]> : tensor<3xf32>
  %r2 = graph.prelu %c6, %c7 : (tensor<0x3xf32>, tensor<3xf32>) -> tensor<0x3xf32>
  check.close %r2, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<0x3xf32>, tensor<0x3xf32>
  %c8 = graph.constant dense<[[1.00000000e+00, 2.00000000e+00, 0.00000000e+00, 0xFF800000], [0x7F800000, 3.00000000e+00, 0xFF800000, 2.00000000e+02]]> : tensor<2x4xf32>
  %r3 = graph.glu %c8, dim = 1 : (tensor<2x4xf32>) -> tensor<2x2xf32>
  %c9 = graph.constant dense<[[5.00000000e-01, 0.00000000e+00], [0xFFC00000, 3.00000000e+00]]> : tensor<2x2xf32>
  check.close %r3, %c9, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x2xf32>, tensor<2x2xf32>
  %c10 = graph.constant dense<> : tensor<3x0xf32>
  %r4 = graph.glu %c10, dim = -1 : (tensor<3x0xf32>) -> tensor<3x0xf32>
  check.close %r4, %c10, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3x0xf32>, tensor<3x0xf32>
  %c11 = graph.constant dense<[-5, 0, 7]> : tensor<3xi64>
  %r5 = graph.hardtanh %c11, min_val = -1.0, max_val = 6.0 : (tensor<3xi64>) -> tensor<3xi64>
  %c12 = graph.constant dense<[-1, 0, 6]> : tensor<3xi64>
  check.equal %r5, %c12 : tensor<3xi64>, tensor<3xi64>
  return
}

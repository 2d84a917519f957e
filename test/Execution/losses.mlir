// Losses of special values, of ignored targets and of nothing. Numbers are PyTorch's.
// RUN: tcopt-run %s --entry=elements --backend=interp
// RUN: tcopt-run %s --entry=elements
// RUN: tcopt-run %s --entry=classes --backend=interp
// RUN: tcopt-run %s --entry=classes

func.func @elements() {
  %c0 = graph.constant dense<[0.00000000e+00, 1.00000000e+00, -2.00000000e+00, 1.00000002e+30, 0x7F800000, 0x7FC00000]> : tensor<6xf32>
  %c1 = graph.constant dense<[0.00000000e+00, 5.00000000e-01, 1.00000000e+00, 0.00000000e+00, 0x7F800000, 0.00000000e+00]> : tensor<6xf32>
  %r0 = graph.mse_loss %c0, %c1, reduction = none : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %c2 = graph.constant dense<[0.00000000e+00, 2.50000000e-01, 9.00000000e+00, 0x7F800000, 0xFFC00000, 0x7FC00000]> : tensor<6xf32>
  check.close %r0, %c2, rtol = 1.0e-6, atol = 1.0e-45 : tensor<6xf32>, tensor<6xf32>
  %r1 = graph.mse_loss %c0, %c1, reduction = sum : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
  %c3 = graph.constant dense<0xFFC00000> : tensor<f32>
  check.close %r1, %c3, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %c4 = graph.constant dense<> : tensor<0x3xf32>
  %c5 = graph.constant dense<[0.00000000e+00, 0.00000000e+00, 0.00000000e+00]> : tensor<3xf32>
  %r2 = graph.mse_loss %c4, %c5, reduction = mean : (tensor<0x3xf32>, tensor<3xf32>) -> tensor<f32>
  %c6 = graph.constant dense<0x7FC00000> : tensor<f32>
  check.close %r2, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r3 = graph.l1_loss %c0, %c1, reduction = none : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %c7 = graph.constant dense<[0.00000000e+00, 5.00000000e-01, 3.00000000e+00, 1.00000002e+30, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.close %r3, %c7, rtol = 1.0e-6, atol = 1.0e-45 : tensor<6xf32>, tensor<6xf32>
  %r4 = graph.l1_loss %c0, %c1, reduction = sum : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
  check.close %r4, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r5 = graph.l1_loss %c4, %c5, reduction = mean : (tensor<0x3xf32>, tensor<3xf32>) -> tensor<f32>
  check.close %r5, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r6 = graph.smooth_l1_loss %c0, %c1, beta = 0.0, reduction = none : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  check.close %r6, %c7, rtol = 1.0e-6, atol = 1.0e-45 : tensor<6xf32>, tensor<6xf32>
  %r7 = graph.smooth_l1_loss %c0, %c1, beta = 0.0, reduction = sum : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
  check.close %r7, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r8 = graph.smooth_l1_loss %c4, %c5, beta = 0.0, reduction = mean : (tensor<0x3xf32>, tensor<3xf32>) -> tensor<f32>
  check.close %r8, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r9 = graph.smooth_l1_loss %c0, %c1, beta = 2.0, reduction = none : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %c8 = graph.constant dense<[0.00000000e+00, 6.25000000e-02, 2.00000000e+00, 1.00000002e+30, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.close %r9, %c8, rtol = 1.0e-6, atol = 1.0e-45 : tensor<6xf32>, tensor<6xf32>
  %r10 = graph.smooth_l1_loss %c0, %c1, beta = 2.0, reduction = sum : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
  check.close %r10, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r11 = graph.smooth_l1_loss %c4, %c5, beta = 2.0, reduction = mean : (tensor<0x3xf32>, tensor<3xf32>) -> tensor<f32>
  check.close %r11, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r12 = graph.huber_loss %c0, %c1, delta = 0.5, reduction = none : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %c9 = graph.constant dense<[0.00000000e+00, 1.25000000e-01, 1.37500000e+00, 5.00000008e+29, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.close %r12, %c9, rtol = 1.0e-6, atol = 1.0e-45 : tensor<6xf32>, tensor<6xf32>
  %r13 = graph.huber_loss %c0, %c1, delta = 0.5, reduction = sum : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
  check.close %r13, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r14 = graph.huber_loss %c4, %c5, delta = 0.5, reduction = mean : (tensor<0x3xf32>, tensor<3xf32>) -> tensor<f32>
  check.close %r14, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r15 = graph.binary_cross_entropy_with_logits %c0, %c1, reduction = none : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %c10 = graph.constant dense<[6.93147182e-01, 8.13261688e-01, 2.12692809e+00, 1.00000002e+30, 0xFF800000, 0xFFFFFFFF]> : tensor<6xf32>
  check.close %r15, %c10, rtol = 1.0e-6, atol = 1.0e-45 : tensor<6xf32>, tensor<6xf32>
  %r16 = graph.binary_cross_entropy_with_logits %c0, %c1, reduction = sum : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
  %c11 = graph.constant dense<0xFFFFFFFF> : tensor<f32>
  check.close %r16, %c11, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r17 = graph.binary_cross_entropy_with_logits %c4, %c5, reduction = mean : (tensor<0x3xf32>, tensor<3xf32>) -> tensor<f32>
  check.close %r17, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %c12 = graph.constant dense<[0xFF800000, 1.00000000e+00, 0x7FC00000, 2.00000000e+00, -1.00000000e+00, 0.00000000e+00]> : tensor<6xf32>
  %c13 = graph.constant dense<[0.00000000e+00, 0.00000000e+00, 0.00000000e+00, 5.00000000e-01, -1.00000000e+00, 0x7F800000]> : tensor<6xf32>
  %r18 = graph.kl_div %c12, %c13, log_target = false, reduction = none : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %c14 = graph.constant dense<[0xFFC00000, 0.00000000e+00, 0x7FC00000, -1.34657359e+00, 0xFFC00000, 0xFFC00000]> : tensor<6xf32>
  check.close %r18, %c14, rtol = 1.0e-6, atol = 1.0e-45 : tensor<6xf32>, tensor<6xf32>
  %r19 = graph.kl_div %c12, %c13, log_target = true, reduction = none : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %c15 = graph.constant dense<[0x7F800000, -1.00000000e+00, 0x7FC00000, -2.47308183e+00, 0.00000000e+00, 0x7F800000]> : tensor<6xf32>
  check.close %r19, %c15, rtol = 1.0e-6, atol = 1.0e-45 : tensor<6xf32>, tensor<6xf32>
  %c16 = graph.constant dense<[0.00000000e+00, 1.00000000e+00, 0.00000000e+00, 1.00000000e+00, 5.00000000e-01]> : tensor<5xf32>
  %c17 = graph.constant dense<[0.00000000e+00, 1.00000000e+00, 1.00000000e+00, 0.00000000e+00, 3.00000012e-01]> : tensor<5xf32>
  %c18 = graph.constant dense<[2.00000000e+00]> : tensor<1xf32>
  %r20 = graph.binary_cross_entropy %c16, %c17, weight %c18, reduction = none : (tensor<5xf32>, tensor<5xf32>, tensor<1xf32>) -> tensor<5xf32>
  %c19 = graph.constant dense<[0.00000000e+00, -0.00000000e+00, 2.00000000e+02, 2.00000000e+02, 1.38629436e+00]> : tensor<5xf32>
  check.close %r20, %c19, rtol = 1.0e-6, atol = 1.0e-45 : tensor<5xf32>, tensor<5xf32>
  %c20 = graph.constant dense<3.00000000e+00> : tensor<f32>
  %c21 = graph.constant dense<1.00000000e+00> : tensor<f32>
  %r21 = graph.mse_loss %c20, %c21, reduction = mean : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %c22 = graph.constant dense<4.00000000e+00> : tensor<f32>
  check.close %r21, %c22, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  return
}

func.func @classes() {
  %c0 = graph.constant dense<[[1.00000000e+00, 2.00000000e+00, 3.00000000e+00], [0.00000000e+00, 0xFF800000, 1.00000000e+00], [0x7FC00000, 1.00000000e+00, 2.00000000e+00]]> : tensor<3x3xf32>
  %c1 = graph.constant dense<[2, 0, -100]> : tensor<3xi64>
  %c2 = graph.constant dense<[1.00000000e+00, 2.00000000e+00, 5.00000000e-01]> : tensor<3xf32>
  %r0 = graph.nll_loss %c0, %c1, weight %c2, ignore_index = -100, reduction = none : (tensor<3x3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<3xf32>
  %c3 = graph.constant dense<[-1.50000000e+00, -0.00000000e+00, 0.00000000e+00]> : tensor<3xf32>
  check.close %r0, %c3, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %r1 = graph.cross_entropy %c0, %c1, ignore_index = -100, label_smoothing = 0.0, reduction = none : (tensor<3x3xf32>, tensor<3xi64>) -> tensor<3xf32>
  %c4 = graph.constant dense<[4.07605946e-01, 1.31326163e+00, 0.00000000e+00]> : tensor<3xf32>
  check.close %r1, %c4, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %r2 = graph.cross_entropy %c0, %c1, weight %c2, ignore_index = -100, label_smoothing = 1.25e-1, reduction = none : (tensor<3x3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<3xf32>
  %c5 = graph.constant dense<[4.04436797e-01, 0x7F800000, 0.00000000e+00]> : tensor<3xf32>
  check.close %r2, %c5, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %c6 = graph.constant dense<[[1.00000000e+00, 2.00000000e+00, 3.00000000e+00], [0.00000000e+00, 0xFF800000, 1.00000000e+00]]> : tensor<2x3xf32>
  %c7 = graph.constant dense<[[2.00000003e-01, 3.00000012e-01, 5.00000000e-01], [1.00000000e+00, 0.00000000e+00, 0.00000000e+00]]> : tensor<2x3xf32>
  %r3 = graph.cross_entropy %c6, %c7, ignore_index = -100, label_smoothing = 1.25e-1, reduction = none : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  %c8 = graph.constant dense<[1.14510596e+00, 0x7F800000]> : tensor<2xf32>
  check.close %r3, %c8, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2xf32>, tensor<2xf32>
  %c9 = graph.constant dense<[-100, -100, -100]> : tensor<3xi64>
  %r4 = graph.nll_loss %c0, %c9, ignore_index = -100, reduction = none : (tensor<3x3xf32>, tensor<3xi64>) -> tensor<3xf32>
  %c10 = graph.constant dense<[0.00000000e+00, 0.00000000e+00, 0.00000000e+00]> : tensor<3xf32>
  check.close %r4, %c10, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %c11 = graph.constant dense<> : tensor<0x3xf32>
  %c12 = graph.constant dense<> : tensor<0xi64>
  %r5 = graph.cross_entropy %c11, %c12, ignore_index = -100, label_smoothing = 1.25e-1, reduction = none : (tensor<0x3xf32>, tensor<0xi64>) -> tensor<0xf32>
  %c13 = graph.constant dense<> : tensor<0xf32>
  check.close %r5, %c13, rtol = 1.0e-6, atol = 1.0e-45 : tensor<0xf32>, tensor<0xf32>
  %r6 = graph.cross_entropy %c11, %c11, ignore_index = -100, label_smoothing = 1.25e-1, reduction = none : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0xf32>
  check.close %r6, %c13, rtol = 1.0e-6, atol = 1.0e-45 : tensor<0xf32>, tensor<0xf32>
  %r7 = graph.nll_loss %c0, %c1, weight %c2, ignore_index = -100, reduction = mean : (tensor<3x3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<f32>
  %c14 = graph.constant dense<-1.00000000e+00> : tensor<f32>
  check.close %r7, %c14, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r8 = graph.cross_entropy %c0, %c1, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<3x3xf32>, tensor<3xi64>) -> tensor<f32>
  %c15 = graph.constant dense<8.60433817e-01> : tensor<f32>
  check.close %r8, %c15, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r9 = graph.cross_entropy %c0, %c1, weight %c2, ignore_index = -100, label_smoothing = 1.25e-1, reduction = mean : (tensor<3x3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<f32>
  %c16 = graph.constant dense<0x7F800000> : tensor<f32>
  check.close %r9, %c16, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r10 = graph.cross_entropy %c6, %c7, ignore_index = -100, label_smoothing = 1.25e-1, reduction = mean : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<f32>
  check.close %r10, %c16, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r11 = graph.nll_loss %c0, %c9, ignore_index = -100, reduction = mean : (tensor<3x3xf32>, tensor<3xi64>) -> tensor<f32>
  %c17 = graph.constant dense<0xFFC00000> : tensor<f32>
  check.close %r11, %c17, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r12 = graph.cross_entropy %c11, %c12, ignore_index = -100, label_smoothing = 1.25e-1, reduction = mean : (tensor<0x3xf32>, tensor<0xi64>) -> tensor<f32>
  %c18 = graph.constant dense<0x7FC00000> : tensor<f32>
  check.close %r12, %c18, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r13 = graph.cross_entropy %c11, %c11, ignore_index = -100, label_smoothing = 1.25e-1, reduction = mean : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<f32>
  check.close %r13, %c17, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r14 = graph.nll_loss %c0, %c1, weight %c2, ignore_index = -100, reduction = sum : (tensor<3x3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<f32>
  %c19 = graph.constant dense<-1.50000000e+00> : tensor<f32>
  check.close %r14, %c19, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r15 = graph.cross_entropy %c0, %c1, ignore_index = -100, label_smoothing = 0.0, reduction = sum : (tensor<3x3xf32>, tensor<3xi64>) -> tensor<f32>
  %c20 = graph.constant dense<1.72086763e+00> : tensor<f32>
  check.close %r15, %c20, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r16 = graph.cross_entropy %c0, %c1, weight %c2, ignore_index = -100, label_smoothing = 1.25e-1, reduction = sum : (tensor<3x3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<f32>
  check.close %r16, %c16, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r17 = graph.cross_entropy %c6, %c7, ignore_index = -100, label_smoothing = 1.25e-1, reduction = sum : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<f32>
  check.close %r17, %c16, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r18 = graph.nll_loss %c0, %c9, ignore_index = -100, reduction = sum : (tensor<3x3xf32>, tensor<3xi64>) -> tensor<f32>
  %c21 = graph.constant dense<0.00000000e+00> : tensor<f32>
  check.close %r18, %c21, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r19 = graph.cross_entropy %c11, %c12, ignore_index = -100, label_smoothing = 1.25e-1, reduction = sum : (tensor<0x3xf32>, tensor<0xi64>) -> tensor<f32>
  check.close %r19, %c21, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r20 = graph.cross_entropy %c11, %c11, ignore_index = -100, label_smoothing = 1.25e-1, reduction = sum : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<f32>
  %c22 = graph.constant dense<-0.00000000e+00> : tensor<f32>
  check.close %r20, %c22, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %c23 = graph.constant dense<[1.00000000e+00, 2.00000000e+00, 3.00000000e+00]> : tensor<3xf32>
  %c24 = graph.constant dense<1> : tensor<i64>
  %r21 = graph.cross_entropy %c23, %c24, ignore_index = -100, label_smoothing = 0.0, reduction = none : (tensor<3xf32>, tensor<i64>) -> tensor<f32>
  %c25 = graph.constant dense<1.40760589e+00> : tensor<f32>
  check.close %r21, %c25, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  return
}

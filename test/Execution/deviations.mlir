// Deviations, norms and extrema of special values and of nothing. Numbers are PyTorch's.
// RUN: tcopt-run %s --entry=deviations --backend=interp
// RUN: tcopt-run %s --entry=deviations
// RUN: tcopt-run %s --entry=extrema --backend=interp
// RUN: tcopt-run %s --entry=extrema

func.func @deviations() {
  %c0 = graph.constant dense<[[1.00000000e+00, 2.00000000e+00, 4.00000000e+00], [1.00000000e+00, 0x7F800000, 0.00000000e+00], [0x7FC00000, 1.00000000e+00, 1.00000000e+00]]> : tensor<3x3xf32>
  %r0 = graph.var %c0, dims = [1], correction = 0.0, keepdim = false : (tensor<3x3xf32>) -> tensor<3xf32>
  %c1 = graph.constant dense<[1.55555558e+00, 0xFFC00000, 0x7FC00000]> : tensor<3xf32>
  check.close %r0, %c1, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %r1 = graph.var %c0, dims = [1], correction = 1.0, keepdim = false : (tensor<3x3xf32>) -> tensor<3xf32>
  %c2 = graph.constant dense<[2.33333325e+00, 0xFFC00000, 0x7FC00000]> : tensor<3xf32>
  check.close %r1, %c2, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %r2 = graph.var %c0, dims = [1], correction = 3.0, keepdim = false : (tensor<3x3xf32>) -> tensor<3xf32>
  %c3 = graph.constant dense<[0x7F800000, 0xFFC00000, 0x7FC00000]> : tensor<3xf32>
  check.close %r2, %c3, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %r3 = graph.var %c0, dims = [1], correction = 4.0, keepdim = false : (tensor<3x3xf32>) -> tensor<3xf32>
  check.close %r3, %c3, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %c4 = graph.constant dense<> : tensor<2x0xf32>
  %r4 = graph.var %c4, dims = [1], correction = 1.0, keepdim = true : (tensor<2x0xf32>) -> tensor<2x1xf32>
  %c5 = graph.constant dense<[[0x7FC00000], [0x7FC00000]]> : tensor<2x1xf32>
  check.close %r4, %c5, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x1xf32>, tensor<2x1xf32>
  %c6 = graph.constant dense<3.00000000e+00> : tensor<f32>
  %r5 = graph.var %c6, dims = [], correction = 0.0, keepdim = false : (tensor<f32>) -> tensor<f32>
  %c7 = graph.constant dense<0.00000000e+00> : tensor<f32>
  check.close %r5, %c7, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r6 = graph.std %c0, dims = [1], correction = 0.0, keepdim = false : (tensor<3x3xf32>) -> tensor<3xf32>
  %c8 = graph.constant dense<[1.24721909e+00, 0xFFC00000, 0x7FC00000]> : tensor<3xf32>
  check.close %r6, %c8, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %r7 = graph.std %c0, dims = [1], correction = 1.0, keepdim = false : (tensor<3x3xf32>) -> tensor<3xf32>
  %c9 = graph.constant dense<[1.52752519e+00, 0xFFC00000, 0x7FC00000]> : tensor<3xf32>
  check.close %r7, %c9, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %r8 = graph.std %c0, dims = [1], correction = 3.0, keepdim = false : (tensor<3x3xf32>) -> tensor<3xf32>
  check.close %r8, %c3, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %r9 = graph.std %c0, dims = [1], correction = 4.0, keepdim = false : (tensor<3x3xf32>) -> tensor<3xf32>
  check.close %r9, %c3, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  %r10 = graph.std %c4, dims = [1], correction = 1.0, keepdim = true : (tensor<2x0xf32>) -> tensor<2x1xf32>
  check.close %r10, %c5, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x1xf32>, tensor<2x1xf32>
  %r11 = graph.std %c6, dims = [], correction = 0.0, keepdim = false : (tensor<f32>) -> tensor<f32>
  check.close %r11, %c7, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %c10 = graph.constant dense<[[0x7F800000, 0xFF800000], [0xFF800000, 0xFF800000], [1.00000000e+03, 1.00000000e+03], [0x7FC00000, 1.00000000e+00], [0x7F800000, 0x7FC00000]]> : tensor<5x2xf32>
  %r12 = graph.logsumexp %c10, dims = [1], keepdim = false : (tensor<5x2xf32>) -> tensor<5xf32>
  %c11 = graph.constant dense<[0x7F800000, 0xFF800000, 1.00069318e+03, 0x7FC00000, 0x7FC00000]> : tensor<5xf32>
  check.close %r12, %c11, rtol = 1.0e-6, atol = 1.0e-45 : tensor<5xf32>, tensor<5xf32>
  %r13 = graph.logsumexp %c4, dims = [1], keepdim = false : (tensor<2x0xf32>) -> tensor<2xf32>
  %c12 = graph.constant dense<[0xFF800000, 0xFF800000]> : tensor<2xf32>
  check.close %r13, %c12, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2xf32>, tensor<2xf32>
  %c13 = graph.constant dense<[[3.00000000e+00, -4.00000000e+00, 0.00000000e+00], [-0.00000000e+00, 0x7FC00000, 1.00000000e+00], [0x7F800000, 1.00000000e+00, 2.00000000e+00], [1.00000002e+30, 1.00000002e+30, 0.00000000e+00]]> : tensor<4x3xf32>
  %r14 = graph.vector_norm %c13, ord = 0.0, dims = [1], keepdim = false : (tensor<4x3xf32>) -> tensor<4xf32>
  %c14 = graph.constant dense<[2.00000000e+00, 2.00000000e+00, 3.00000000e+00, 2.00000000e+00]> : tensor<4xf32>
  check.close %r14, %c14, rtol = 1.0e-6, atol = 1.0e-45 : tensor<4xf32>, tensor<4xf32>
  %r15 = graph.vector_norm %c13, ord = 1.0, dims = [1], keepdim = false : (tensor<4x3xf32>) -> tensor<4xf32>
  %c15 = graph.constant dense<[7.00000000e+00, 0x7FC00000, 0x7F800000, 2.00000003e+30]> : tensor<4xf32>
  check.close %r15, %c15, rtol = 1.0e-6, atol = 1.0e-45 : tensor<4xf32>, tensor<4xf32>
  %r16 = graph.vector_norm %c13, ord = 2.0, dims = [1], keepdim = false : (tensor<4x3xf32>) -> tensor<4xf32>
  %c16 = graph.constant dense<[5.00000000e+00, 0x7FC00000, 0x7F800000, 0x7F800000]> : tensor<4xf32>
  check.close %r16, %c16, rtol = 1.0e-6, atol = 1.0e-45 : tensor<4xf32>, tensor<4xf32>
  %r17 = graph.vector_norm %c13, ord = 3.0, dims = [1], keepdim = false : (tensor<4x3xf32>) -> tensor<4xf32>
  %c17 = graph.constant dense<[4.49794149e+00, 0x7FC00000, 0x7F800000, 0x7F800000]> : tensor<4xf32>
  check.close %r17, %c17, rtol = 1.0e-6, atol = 1.0e-45 : tensor<4xf32>, tensor<4xf32>
  %r18 = graph.vector_norm %c13, ord = -1.0, dims = [1], keepdim = false : (tensor<4x3xf32>) -> tensor<4xf32>
  %c18 = graph.constant dense<[0.00000000e+00, 0x7FC00000, 6.66666687e-01, 0.00000000e+00]> : tensor<4xf32>
  check.close %r18, %c18, rtol = 1.0e-6, atol = 1.0e-45 : tensor<4xf32>, tensor<4xf32>
  %r19 = graph.vector_norm %c13, ord = 0x7FF0000000000000, dims = [1], keepdim = false : (tensor<4x3xf32>) -> tensor<4xf32>
  %c19 = graph.constant dense<[4.00000000e+00, 0x7FC00000, 0x7F800000, 1.00000002e+30]> : tensor<4xf32>
  check.close %r19, %c19, rtol = 1.0e-6, atol = 1.0e-45 : tensor<4xf32>, tensor<4xf32>
  %r20 = graph.vector_norm %c13, ord = 0xFFF0000000000000, dims = [1], keepdim = false : (tensor<4x3xf32>) -> tensor<4xf32>
  %c20 = graph.constant dense<[0.00000000e+00, 0x7FC00000, 1.00000000e+00, 0.00000000e+00]> : tensor<4xf32>
  check.close %r20, %c20, rtol = 1.0e-6, atol = 1.0e-45 : tensor<4xf32>, tensor<4xf32>
  %r21 = graph.vector_norm %c4, ord = 2.0, dims = [1], keepdim = false : (tensor<2x0xf32>) -> tensor<2xf32>
  %c21 = graph.constant dense<[0.00000000e+00, 0.00000000e+00]> : tensor<2xf32>
  check.close %r21, %c21, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2xf32>, tensor<2xf32>
  %c22 = graph.constant dense<-3.00000000e+00> : tensor<f32>
  %r22 = graph.vector_norm %c22, ord = 2.0, dims = [], keepdim = false : (tensor<f32>) -> tensor<f32>
  check.close %r22, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<f32>, tensor<f32>
  %r23 = graph.var %c4, dims = [1], correction = -1.0, keepdim = true : (tensor<2x0xf32>) -> tensor<2x1xf32>
  check.close %r23, %c5, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x1xf32>, tensor<2x1xf32>
  %r24 = graph.std %c0, dims = [1], correction = -1.0, keepdim = false : (tensor<3x3xf32>) -> tensor<3xf32>
  %c24 = graph.constant dense<[1.08012342e+00, 0xFFC00000, 0x7FC00000]> : tensor<3xf32>
  check.close %r24, %c24, rtol = 1.0e-6, atol = 1.0e-45 : tensor<3xf32>, tensor<3xf32>
  return
}

func.func @extrema() {
  %c0 = graph.constant dense<[[1.00000000e+00, 3.00000000e+00, 3.00000000e+00], [0x7FC00000, 5.00000000e+00, 0x7FC00000], [-0.00000000e+00, 0.00000000e+00, -1.00000000e+00], [0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<4x3xf32>
  %r0:2 = graph.max %c0, dim = 1, keepdim = false : (tensor<4x3xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  %c1 = graph.constant dense<[3.00000000e+00, 0x7FC00000, -0.00000000e+00, 0xFF800000]> : tensor<4xf32>
  check.equal %r0#0, %c1 : tensor<4xf32>, tensor<4xf32>
  %c2 = graph.constant dense<[1, 0, 0, 0]> : tensor<4xi64>
  check.equal %r0#1, %c2 : tensor<4xi64>, tensor<4xi64>
  %c3 = graph.constant dense<> : tensor<0x2xf32>
  %r1:2 = graph.max %c3, dim = 1, keepdim = true : (tensor<0x2xf32>) -> (tensor<0x1xf32>, tensor<0x1xi64>)
  %c4 = graph.constant dense<> : tensor<0x1xf32>
  check.equal %r1#0, %c4 : tensor<0x1xf32>, tensor<0x1xf32>
  %c5 = graph.constant dense<> : tensor<0x1xi64>
  check.equal %r1#1, %c5 : tensor<0x1xi64>, tensor<0x1xi64>
  %r2:2 = graph.min %c0, dim = 1, keepdim = false : (tensor<4x3xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  %c6 = graph.constant dense<[1.00000000e+00, 0x7FC00000, -1.00000000e+00, 0xFF800000]> : tensor<4xf32>
  check.equal %r2#0, %c6 : tensor<4xf32>, tensor<4xf32>
  %c7 = graph.constant dense<[0, 0, 2, 0]> : tensor<4xi64>
  check.equal %r2#1, %c7 : tensor<4xi64>, tensor<4xi64>
  %r3:2 = graph.min %c3, dim = 1, keepdim = true : (tensor<0x2xf32>) -> (tensor<0x1xf32>, tensor<0x1xi64>)
  check.equal %r3#0, %c4 : tensor<0x1xf32>, tensor<0x1xf32>
  check.equal %r3#1, %c5 : tensor<0x1xi64>, tensor<0x1xi64>
  return
}

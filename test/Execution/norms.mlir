// Normalizations of infinities, of nothing, and with parts left out. Numbers are PyTorch's.
// RUN: tcopt-run %s --entry=norms --backend=interp
// RUN: tcopt-run %s --entry=norms

func.func @norms() {
  %c0 = graph.constant dense<[[[1.00000000e+00, 2.00000000e+00], [3.00000000e+00, 5.00000000e+00]]]> : tensor<1x2x2xf32>
  %c1 = graph.constant dense<[2.00000000e+00, 5.00000000e-01]> : tensor<2xf32>
  %c2 = graph.constant dense<[3.00000000e+00, -5.00000000e+00]> : tensor<2xf32>
  %r0:3 = graph.batch_norm_train %c0, weight %c1, bias %c2, eps = 1.0e-3 : (tensor<1x2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  %c3 = graph.constant dense<[[[1.00398803e+00, 4.99601173e+00], [-5.49975014e+00, -4.50024986e+00]]]> : tensor<1x2x2xf32>
  check.close %r0#0, %c3, rtol = 1.0e-6, atol = 1.0e-45 : tensor<1x2x2xf32>, tensor<1x2x2xf32>
  %c4 = graph.constant dense<[1.50000000e+00, 4.00000000e+00]> : tensor<2xf32>
  check.close %r0#1, %c4, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2xf32>, tensor<2xf32>
  %c5 = graph.constant dense<[2.50000000e-01, 1.00000000e+00]> : tensor<2xf32>
  check.close %r0#2, %c5, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2xf32>, tensor<2xf32>
  %c6 = graph.constant dense<> : tensor<0x2xf32>
  %r1:3 = graph.batch_norm_train %c6, eps = 1.0e-3 : (tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.close %r1#0, %c6, rtol = 1.0e-6, atol = 1.0e-45 : tensor<0x2xf32>, tensor<0x2xf32>
  %c7 = graph.constant dense<[0x7FC00000, 0x7FC00000]> : tensor<2xf32>
  check.close %r1#1, %c7, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2xf32>, tensor<2xf32>
  check.close %r1#2, %c7, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2xf32>, tensor<2xf32>
  %c8 = graph.constant dense<[[1.00000000e+00, 2.00000000e+00], [3.00000000e+00, 5.00000000e+00]]> : tensor<2x2xf32>
  %c9 = graph.constant dense<[0.00000000e+00, 1.00000000e+00]> : tensor<2xf32>
  %c10 = graph.constant dense<[1.00000000e+00, -4.00000000e+00]> : tensor<2xf32>
  %r2 = graph.batch_norm %c8, %c9, %c10, eps = 0.0 : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %c11 = graph.constant dense<[[1.00000000e+00, 0x7FC00000], [3.00000000e+00, 0x7FC00000]]> : tensor<2x2xf32>
  check.close %r2, %c11, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x2xf32>, tensor<2x2xf32>
  %c12 = graph.constant dense<[[[1.00000000e+00, 2.00000000e+00], [3.00000000e+00, 5.00000000e+00]], [[-1.00000000e+00, 0.00000000e+00], [0x7F800000, 1.00000000e+00]]]> : tensor<2x2x2xf32>
  %r3 = graph.layer_norm %c12, bias %c2, normalized_dims = 1, eps = 1.0e-3 : (tensor<2x2x2xf32>, tensor<2xf32>) -> tensor<2x2x2xf32>
  %c13 = graph.constant dense<[[[2.00199413e+00, -4.00199413e+00], [2.00049973e+00, -4.00049973e+00]], [[2.00199413e+00, -4.00199413e+00], [0xFFC00000, 0xFFC00000]]]> : tensor<2x2x2xf32>
  check.close %r3, %c13, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
  %r4 = graph.layer_norm %c12, weight %c1, normalized_dims = 1, eps = -0.5 : (tensor<2x2x2xf32>, tensor<2xf32>) -> tensor<2x2x2xf32>
  %c14 = graph.constant dense<[[[0xFFC00000, 0xFFC00000], [-2.82842708e+00, 7.07106769e-01]], [[0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000]]]> : tensor<2x2x2xf32>
  check.close %r4, %c14, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
  %r5 = graph.rms_norm %c12, weight %c1, normalized_dims = 1, eps = 1.0e-3 : (tensor<2x2x2xf32>, tensor<2xf32>) -> tensor<2x2x2xf32>
  %c15 = graph.constant dense<[[[1.26465821e+00, 6.32329106e-01], [1.45517099e+00, 6.06321216e-01]], [[-2.82560301e+00, 0.00000000e+00], [0xFFC00000, 0.00000000e+00]]]> : tensor<2x2x2xf32>
  check.close %r5, %c15, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
  %c16 = graph.constant dense<[[0.00000000e+00, 0.00000000e+00, 0.00000000e+00], [0.00000000e+00, 0.00000000e+00, 0.00000000e+00]]> : tensor<2x3xf32>
  %r6 = graph.rms_norm %c16, normalized_dims = 2, eps = 0.0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c17 = graph.constant dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<2x3xf32>
  check.close %r6, %c17, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x3xf32>, tensor<2x3xf32>
  %r7 = graph.group_norm %c12, weight %c1, bias %c2, num_groups = 1, eps = 1.0e-3 : (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2x2xf32>
  %c18 = graph.constant dense<[[[6.34108782e-01, 1.98604667e+00], [-4.91550398e+00, -4.23953485e+00]], [[0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000]]]> : tensor<2x2x2xf32>
  check.close %r7, %c18, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
  %c19 = graph.constant dense<> : tensor<0x4xf32>
  %r8 = graph.group_norm %c19, num_groups = 2, eps = 1.0e-3 : (tensor<0x4xf32>) -> tensor<0x4xf32>
  check.close %r8, %c19, rtol = 1.0e-6, atol = 1.0e-45 : tensor<0x4xf32>, tensor<0x4xf32>
  %r9 = graph.instance_norm %c12, weight %c1, eps = 1.0e-3 : (tensor<2x2x2xf32>, tensor<2xf32>) -> tensor<2x2x2xf32>
  %c20 = graph.constant dense<[[[-1.99601197e+00, 1.99601197e+00], [-4.99750197e-01, 4.99750197e-01]], [[-1.99601197e+00, 1.99601197e+00], [0xFFC00000, 0xFFC00000]]]> : tensor<2x2x2xf32>
  check.close %r9, %c20, rtol = 1.0e-6, atol = 1.0e-45 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @norm_bf16(%x: tensor<?x2x4xbf16>, %w: tensor<4xbf16>, %b: tensor<4xbf16>, %m: tensor<2xbf16>, %v: tensor<2xbf16>, %far: tensor<4x?xbf16>) attributes {no_inline} {
  %r0 = graph.softmax %x, dim = 1 : (tensor<?x2x4xbf16>) -> tensor<?x2x4xbf16>
  %e0 = graph.constant dense<[[[0.042, 0.042, 0.88, 0.88], [0.957, 0.957, 0.119, 0.119]], [[0.042, 0.042, 0.042, 0.042], [0.957, 0.957, 0.957, 0.957]], [[0.88, 0.88, 0.042, 0.042], [0.119, 0.119, 0.957, 0.957]]]> : tensor<3x2x4xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x2x4xbf16>, tensor<3x2x4xbf16>
  %r1 = graph.softmax %x, dim = -1 : (tensor<?x2x4xbf16>) -> tensor<?x2x4xbf16>
  %e1 = graph.constant dense<[[[0.0099, 0.006, 0.613, 0.371], [0.455, 0.275, 0.167, 0.1016]], [[0.455, 0.275, 0.167, 0.1016], [0.455, 0.275, 0.167, 0.1016]], [[0.455, 0.275, 0.167, 0.1016], [0.0099, 0.006, 0.613, 0.371]]]> : tensor<3x2x4xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x2x4xbf16>, tensor<3x2x4xbf16>
  %r2 = graph.softmax %far, dim = 1 : (tensor<4x?xbf16>) -> tensor<4x?xbf16>
  %e2 = graph.constant dense<[[0.5, 0.5, 0.0], [0x7FC0, 0x7FC0, 0x7FC0], [0x7FC0, 0x7FC0, 0x7FC0], [0.0, 0.27, 0.73]]> : tensor<4x3xbf16>
  check.close %r2, %e2, rtol = 8.0e-03, atol = 1.0e-04 : tensor<4x?xbf16>, tensor<4x3xbf16>
  %r3 = graph.log_softmax %x, dim = 1 : (tensor<?x2x4xbf16>) -> tensor<?x2x4xbf16>
  %e3 = graph.constant dense<[[[-3.17, -3.17, -0.127, -0.127], [-0.043, -0.043, -2.12, -2.12]], [[-3.17, -3.17, -3.17, -3.17], [-0.043, -0.043, -0.043, -0.043]], [[-0.127, -0.127, -3.17, -3.17], [-2.12, -2.12, -0.043, -0.043]]]> : tensor<3x2x4xbf16>
  check.close %r3, %e3, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x2x4xbf16>, tensor<3x2x4xbf16>
  %r4 = graph.log_softmax %x, dim = -1 : (tensor<?x2x4xbf16>) -> tensor<?x2x4xbf16>
  %e4 = graph.constant dense<[[[-4.62, -5.12, -0.49, -0.99], [-0.79, -1.29, -1.79, -2.28]], [[-0.79, -1.29, -1.79, -2.28], [-0.79, -1.29, -1.79, -2.28]], [[-0.79, -1.29, -1.79, -2.28], [-4.62, -5.12, -0.49, -0.99]]]> : tensor<3x2x4xbf16>
  check.close %r4, %e4, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x2x4xbf16>, tensor<3x2x4xbf16>
  %r5 = graph.log_softmax %far, dim = 1 : (tensor<4x?xbf16>) -> tensor<4x?xbf16>
  %e5 = graph.constant dense<[[-0.69, -0.69, 0xFF80], [0x7FC0, 0x7FC0, 0x7FC0], [0x7FC0, 0x7FC0, 0x7FC0], [-1.0e+04, -1.31, -0.312]]> : tensor<4x3xbf16>
  check.close %r5, %e5, rtol = 8.0e-03, atol = 1.0e-04 : tensor<4x?xbf16>, tensor<4x3xbf16>
  %r6 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-5 : (tensor<?x2x4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<?x2x4xbf16>
  %e6 = graph.constant dense<[[[1.31, 1.484, -1.8, -2.38], [0.204, -0.0723, 0.547, 2.06]], [[0.204, -0.0723, 0.547, 2.06], [0.204, -0.0723, 0.547, 2.06]], [[0.204, -0.0723, 0.547, 2.06], [1.31, 1.484, -1.8, -2.38]]]> : tensor<3x2x4xbf16>
  check.close %r6, %e6, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x2x4xbf16>, tensor<3x2x4xbf16>
  %r7 = graph.batch_norm %x, %m, %v, weight %v, bias %m, eps = 1.0e-3 : (tensor<?x2x4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<?x2x4xbf16>
  %e7 = graph.constant dense<[[[-2.8, -3.4, 2.25, 1.64], [1.05, 0.336, -0.371, -1.08]], [[-1.42, -2.03, -2.64, -3.27], [2.64, 1.93, 1.22, 0.51]], [[-0.0457, -0.656, -1.27, -1.88], [-3.02, -3.73, 2.81, 2.11]]]> : tensor<3x2x4xbf16>
  check.close %r7, %e7, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x2x4xbf16>, tensor<3x2x4xbf16>
  return
}

func.func private @attention_bf16(%q: tensor<2x3x4xbf16>, %k: tensor<2x?x4xbf16>, %v: tensor<2x?x2xbf16>, %mask: tensor<3x?xi1>) attributes {no_inline} {
  %r0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xbf16>, tensor<2x?x4xbf16>, tensor<2x?x2xbf16>) -> tensor<2x3x2xbf16>
  %e0 = graph.constant dense<[[[-1.19, 1.06], [1.07, 0.652], [0.69, 0.396]], [[1.97, 1.47], [0.424, -0.075], [-0.71, -1.21]]]> : tensor<2x3x2xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 2.0e-05 : tensor<2x3x2xbf16>, tensor<2x3x2xbf16>
  %r1 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = true, scale = 0.25 : (tensor<2x3x4xbf16>, tensor<2x?x4xbf16>, tensor<2x?x2xbf16>) -> tensor<2x3x2xbf16>
  %e1 = graph.constant dense<[[[0.875, 0.375], [0.385, -0.115], [0.55, 0.049]], [[1.0, 0.5], [0.84, 0.34], [-0.0141, -0.516]]]> : tensor<2x3x2xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 2.0e-05 : tensor<2x3x2xbf16>, tensor<2x3x2xbf16>
  %r2 = graph.scaled_dot_product_attention %q, %k, %v, mask %mask, is_causal = false : (tensor<2x3x4xbf16>, tensor<2x?x4xbf16>, tensor<2x?x2xbf16>, tensor<3x?xi1>) -> tensor<2x3x2xbf16>
  %e2 = graph.constant dense<[[[-1.19, 1.06], [0.0, 0.0], [-1.625, 0.69]], [[1.97, 1.47], [0.0, 0.0], [-1.914, -2.4]]]> : tensor<2x3x2xbf16>
  check.close %r2, %e2, rtol = 8.0e-03, atol = 2.0e-05 : tensor<2x3x2xbf16>, tensor<2x3x2xbf16>
  return
}

func.func private @added_bf16(%q: tensor<2x?x4xbf16>, %k: tensor<2x?x4xbf16>, %v: tensor<2x?x2xbf16>, %mask: tensor<1x?xbf16>) attributes {no_inline} {
  %r0 = graph.scaled_dot_product_attention %q, %k, %v, mask %mask, is_causal = false : (tensor<2x?x4xbf16>, tensor<2x?x4xbf16>, tensor<2x?x2xbf16>, tensor<1x?xbf16>) -> tensor<2x?x2xbf16>
  %e0 = graph.constant dense<[[[-0.71, 0.324], [0.496, 0.0576], [0.82, 0.371]], [[1.65, 1.15], [0.688, 0.188], [-0.342, -0.844]]]> : tensor<2x3x2xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 2.0e-05 : tensor<2x?x2xbf16>, tensor<2x3x2xbf16>
  return
}

func.func @main() {
  %norm_bf16_x = graph.constant dense<[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25]], [[-0.75, -1.25, -1.75, -2.25], [2.38, 1.875, 1.375, 0.875]], [[0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0]]]> : tensor<3x2x4xbf16>
  %norm_bf16_x_d = tensor.cast %norm_bf16_x : tensor<3x2x4xbf16> to tensor<?x2x4xbf16>
  %norm_bf16_w = graph.constant dense<[-0.5, -1.0, -1.5, -2.0]> : tensor<4xbf16>
  %norm_bf16_b = graph.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xbf16>
  %norm_bf16_m = graph.constant dense<[2.25, 1.75]> : tensor<2xbf16>
  %norm_bf16_v = graph.constant dense<[1.5, 2.0]> : tensor<2xbf16>
  %norm_bf16_far = graph.constant dense<[[1.0e+04, 1.0e+04, 0xFF80], [0xFF80, 0xFF80, 0xFF80], [0.0, 0x7F80, 0x7FC0], [-1.0e+04, 0.0, 1.0]]> : tensor<4x3xbf16>
  %norm_bf16_far_d = tensor.cast %norm_bf16_far : tensor<4x3xbf16> to tensor<4x?xbf16>
  call @norm_bf16(%norm_bf16_x_d, %norm_bf16_w, %norm_bf16_b, %norm_bf16_m, %norm_bf16_v, %norm_bf16_far_d) : (tensor<?x2x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<4x?xbf16>) -> ()
  %attention_bf16_q = graph.constant dense<[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0]]]> : tensor<2x3x4xbf16>
  %attention_bf16_k = graph.constant dense<[[[-0.5, -1.0, -1.5, -2.0], [-2.5, 2.12, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875], [-1.375, -1.875, -2.38, 2.25], [1.75, 1.25, 0.75, 0.25]], [[-0.25, -0.75, -1.25, -1.75], [-2.25, 2.38, 1.875, 1.375], [0.875, 0.375, -0.125, -0.625], [-1.125, -1.625, -2.12, 2.5], [2.0, 1.5, 1.0, 0.5]]]> : tensor<2x5x4xbf16>
  %attention_bf16_k_d = tensor.cast %attention_bf16_k : tensor<2x5x4xbf16> to tensor<2x?x4xbf16>
  %attention_bf16_v = graph.constant dense<[[[0.875, 0.375], [-0.125, -0.625], [-1.125, -1.625], [-2.12, 2.5], [2.0, 1.5]], [[1.0, 0.5], [0.0, -0.5], [-1.0, -1.5], [-2.0, -2.5], [2.12, 1.625]]]> : tensor<2x5x2xbf16>
  %attention_bf16_v_d = tensor.cast %attention_bf16_v : tensor<2x5x2xbf16> to tensor<2x?x2xbf16>
  %attention_bf16_mask = graph.constant dense<[[true, true, true, true, true], [false, false, false, false, false], [false, false, true, true, true]]> : tensor<3x5xi1>
  %attention_bf16_mask_d = tensor.cast %attention_bf16_mask : tensor<3x5xi1> to tensor<3x?xi1>
  call @attention_bf16(%attention_bf16_q, %attention_bf16_k_d, %attention_bf16_v_d, %attention_bf16_mask_d) : (tensor<2x3x4xbf16>, tensor<2x?x4xbf16>, tensor<2x?x2xbf16>, tensor<3x?xi1>) -> ()
  %added_bf16_q = graph.constant dense<[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0]]]> : tensor<2x3x4xbf16>
  %added_bf16_q_d = tensor.cast %added_bf16_q : tensor<2x3x4xbf16> to tensor<2x?x4xbf16>
  %added_bf16_k = graph.constant dense<[[[-0.5, -1.0, -1.5, -2.0], [-2.5, 2.12, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875], [-1.375, -1.875, -2.38, 2.25], [1.75, 1.25, 0.75, 0.25]], [[-0.25, -0.75, -1.25, -1.75], [-2.25, 2.38, 1.875, 1.375], [0.875, 0.375, -0.125, -0.625], [-1.125, -1.625, -2.12, 2.5], [2.0, 1.5, 1.0, 0.5]]]> : tensor<2x5x4xbf16>
  %added_bf16_k_d = tensor.cast %added_bf16_k : tensor<2x5x4xbf16> to tensor<2x?x4xbf16>
  %added_bf16_v = graph.constant dense<[[[0.875, 0.375], [-0.125, -0.625], [-1.125, -1.625], [-2.12, 2.5], [2.0, 1.5]], [[1.0, 0.5], [0.0, -0.5], [-1.0, -1.5], [-2.0, -2.5], [2.12, 1.625]]]> : tensor<2x5x2xbf16>
  %added_bf16_v_d = tensor.cast %added_bf16_v : tensor<2x5x2xbf16> to tensor<2x?x2xbf16>
  %added_bf16_mask = graph.constant dense<[[2.25, 1.75, 1.25, 0.75, 0.25]]> : tensor<1x5xbf16>
  %added_bf16_mask_d = tensor.cast %added_bf16_mask : tensor<1x5xbf16> to tensor<1x?xbf16>
  call @added_bf16(%added_bf16_q_d, %added_bf16_k_d, %added_bf16_v_d, %added_bf16_mask_d) : (tensor<2x?x4xbf16>, tensor<2x?x4xbf16>, tensor<2x?x2xbf16>, tensor<1x?xbf16>) -> ()
  return
}

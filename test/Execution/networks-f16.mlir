// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @norm_f16(%x: tensor<?x2x4xf16>, %w: tensor<4xf16>, %b: tensor<4xf16>, %m: tensor<2xf16>, %v: tensor<2xf16>, %far: tensor<4x?xf16>) attributes {no_inline} {
  %r0 = graph.softmax %x, dim = 1 : (tensor<?x2x4xf16>) -> tensor<?x2x4xf16>
  %e0 = graph.constant dense<[[[0.04208, 0.04208, 0.881, 0.881], [0.958, 0.958, 0.1192, 0.1192]], [[0.04208, 0.04208, 0.04208, 0.04208], [0.958, 0.958, 0.958, 0.958]], [[0.881, 0.881, 0.04208, 0.04208], [0.1192, 0.1192, 0.958, 0.958]]]> : tensor<3x2x4xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x2x4xf16>, tensor<3x2x4xf16>
  %r1 = graph.softmax %x, dim = -1 : (tensor<?x2x4xf16>) -> tensor<?x2x4xf16>
  %e1 = graph.constant dense<[[[0.0099, 0.006004, 0.613, 0.3716], [0.455, 0.2761, 0.1674, 0.10156]], [[0.455, 0.2761, 0.1674, 0.10156], [0.455, 0.2761, 0.1674, 0.10156]], [[0.455, 0.2761, 0.1674, 0.10156], [0.0099, 0.006004, 0.613, 0.3716]]]> : tensor<3x2x4xf16>
  check.close %r1, %e1, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x2x4xf16>, tensor<3x2x4xf16>
  %r2 = graph.softmax %far, dim = 1 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  %e2 = graph.constant dense<[[0.5, 0.5, 0.0], [0xFE00, 0xFE00, 0xFE00], [0xFFFF, 0xFFFF, 0x7E00], [0.0, 0.269, 0.731]]> : tensor<4x3xf16>
  check.close %r2, %e2, rtol = 1.0e-03, atol = 1.0e-04 : tensor<4x?xf16>, tensor<4x3xf16>
  %r3 = graph.log_softmax %x, dim = 1 : (tensor<?x2x4xf16>) -> tensor<?x2x4xf16>
  %e3 = graph.constant dense<[[[-3.168, -3.168, -0.127, -0.127], [-0.043, -0.043, -2.127, -2.127]], [[-3.168, -3.168, -3.168, -3.168], [-0.043, -0.043, -0.043, -0.043]], [[-0.127, -0.127, -3.168, -3.168], [-2.127, -2.127, -0.043, -0.043]]]> : tensor<3x2x4xf16>
  check.close %r3, %e3, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x2x4xf16>, tensor<3x2x4xf16>
  %r4 = graph.log_softmax %x, dim = -1 : (tensor<?x2x4xf16>) -> tensor<?x2x4xf16>
  %e4 = graph.constant dense<[[[-4.613, -5.113, -0.49, -0.99], [-0.787, -1.287, -1.787, -2.287]], [[-0.787, -1.287, -1.787, -2.287], [-0.787, -1.287, -1.787, -2.287]], [[-0.787, -1.287, -1.787, -2.287], [-4.613, -5.113, -0.49, -0.99]]]> : tensor<3x2x4xf16>
  check.close %r4, %e4, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x2x4xf16>, tensor<3x2x4xf16>
  %r5 = graph.log_softmax %far, dim = 1 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  %e5 = graph.constant dense<[[-0.6934, -0.6934, 0xFC00], [0xFE00, 0xFE00, 0xFE00], [0xFFFF, 0xFFFF, 0x7E00], [-1.0e+04, -1.313, -0.3132]]> : tensor<4x3xf16>
  check.close %r5, %e5, rtol = 1.0e-03, atol = 1.0e-04 : tensor<4x?xf16>, tensor<4x3xf16>
  %r6 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-5 : (tensor<?x2x4xf16>, tensor<4xf16>, tensor<4xf16>) -> tensor<?x2x4xf16>
  %e6 = graph.constant dense<[[[1.312, 1.488, -1.795, -2.37], [0.2042, -0.0722, 0.546, 2.059]], [[0.2042, -0.0722, 0.546, 2.059], [0.2042, -0.0722, 0.546, 2.059]], [[0.2042, -0.0722, 0.546, 2.059], [1.312, 1.488, -1.795, -2.37]]]> : tensor<3x2x4xf16>
  check.close %r6, %e6, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x2x4xf16>, tensor<3x2x4xf16>
  %r7 = graph.batch_norm %x, %m, %v, weight %v, bias %m, eps = 1.0e-3 : (tensor<?x2x4xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> tensor<?x2x4xf16>
  %e7 = graph.constant dense<[[[-2.8, -3.412, 2.25, 1.638], [1.043, 0.3362, -0.3708, -1.078]], [[-1.423, -2.035, -2.646, -3.26], [2.633, 1.927, 1.22, 0.5127]], [[-0.04562, -0.6577, -1.27, -1.882], [-3.021, -3.729, 2.81, 2.104]]]> : tensor<3x2x4xf16>
  check.close %r7, %e7, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x2x4xf16>, tensor<3x2x4xf16>
  return
}

func.func private @attention_f16(%q: tensor<2x3x4xf16>, %k: tensor<2x?x4xf16>, %v: tensor<2x?x2xf16>, %mask: tensor<3x?xi1>) attributes {no_inline} {
  %r0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf16>, tensor<2x?x4xf16>, tensor<2x?x2xf16>) -> tensor<2x3x2xf16>
  %e0 = graph.constant dense<[[[-1.189, 1.0625], [1.074, 0.6504], [0.692, 0.3975]], [[1.97, 1.47], [0.4246, -0.0754], [-0.713, -1.213]]]> : tensor<2x3x2xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 2.0e-05 : tensor<2x3x2xf16>, tensor<2x3x2xf16>
  %r1 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = true, scale = 0.25 : (tensor<2x3x4xf16>, tensor<2x?x4xf16>, tensor<2x?x2xf16>) -> tensor<2x3x2xf16>
  %e1 = graph.constant dense<[[[0.875, 0.375], [0.3848, -0.11523], [0.5493, 0.0491]], [[1.0, 0.5], [0.8394, 0.339], [-0.01411, -0.514]]]> : tensor<2x3x2xf16>
  check.close %r1, %e1, rtol = 1.0e-03, atol = 2.0e-05 : tensor<2x3x2xf16>, tensor<2x3x2xf16>
  %r2 = graph.scaled_dot_product_attention %q, %k, %v, mask %mask, is_causal = false : (tensor<2x3x4xf16>, tensor<2x?x4xf16>, tensor<2x?x2xf16>, tensor<3x?xi1>) -> tensor<2x3x2xf16>
  %e2 = graph.constant dense<[[[-1.189, 1.0625], [0.0, 0.0], [-1.629, 0.6904]], [[1.97, 1.47], [0.0, 0.0], [-1.911, -2.41]]]> : tensor<2x3x2xf16>
  check.close %r2, %e2, rtol = 1.0e-03, atol = 2.0e-05 : tensor<2x3x2xf16>, tensor<2x3x2xf16>
  return
}

func.func private @added_f16(%q: tensor<2x?x4xf16>, %k: tensor<2x?x4xf16>, %v: tensor<2x?x2xf16>, %mask: tensor<1x?xf16>) attributes {no_inline} {
  %r0 = graph.scaled_dot_product_attention %q, %k, %v, mask %mask, is_causal = false : (tensor<2x?x4xf16>, tensor<2x?x4xf16>, tensor<2x?x2xf16>, tensor<1x?xf16>) -> tensor<2x?x2xf16>
  %e0 = graph.constant dense<[[[-0.7124, 0.324], [0.495, 0.05753], [0.822, 0.3704]], [[1.6455, 1.1455], [0.6885, 0.1887], [-0.3418, -0.842]]]> : tensor<2x3x2xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 2.0e-05 : tensor<2x?x2xf16>, tensor<2x3x2xf16>
  return
}

func.func @main() {
  %norm_f16_x = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25]], [[-0.75, -1.25, -1.75, -2.25], [2.375, 1.875, 1.375, 0.875]], [[0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<3x2x4xf16>
  %norm_f16_x_d = tensor.cast %norm_f16_x : tensor<3x2x4xf16> to tensor<?x2x4xf16>
  %norm_f16_w = graph.constant dense<[-0.5, -1.0, -1.5, -2.0]> : tensor<4xf16>
  %norm_f16_b = graph.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xf16>
  %norm_f16_m = graph.constant dense<[2.25, 1.75]> : tensor<2xf16>
  %norm_f16_v = graph.constant dense<[1.5, 2.0]> : tensor<2xf16>
  %norm_f16_far = graph.constant dense<[[1.0e+04, 1.0e+04, 0xFC00], [0xFC00, 0xFC00, 0xFC00], [0.0, 0x7C00, 0x7E00], [-1.0e+04, 0.0, 1.0]]> : tensor<4x3xf16>
  %norm_f16_far_d = tensor.cast %norm_f16_far : tensor<4x3xf16> to tensor<4x?xf16>
  call @norm_f16(%norm_f16_x_d, %norm_f16_w, %norm_f16_b, %norm_f16_m, %norm_f16_v, %norm_f16_far_d) : (tensor<?x2x4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<2xf16>, tensor<2xf16>, tensor<4x?xf16>) -> ()
  %attention_f16_q = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf16>
  %attention_f16_k = graph.constant dense<[[[-0.5, -1.0, -1.5, -2.0], [-2.5, 2.125, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875], [-1.375, -1.875, -2.375, 2.25], [1.75, 1.25, 0.75, 0.25]], [[-0.25, -0.75, -1.25, -1.75], [-2.25, 2.375, 1.875, 1.375], [0.875, 0.375, -0.125, -0.625], [-1.125, -1.625, -2.125, 2.5], [2.0, 1.5, 1.0, 0.5]]]> : tensor<2x5x4xf16>
  %attention_f16_k_d = tensor.cast %attention_f16_k : tensor<2x5x4xf16> to tensor<2x?x4xf16>
  %attention_f16_v = graph.constant dense<[[[0.875, 0.375], [-0.125, -0.625], [-1.125, -1.625], [-2.125, 2.5], [2.0, 1.5]], [[1.0, 0.5], [0.0, -0.5], [-1.0, -1.5], [-2.0, -2.5], [2.125, 1.625]]]> : tensor<2x5x2xf16>
  %attention_f16_v_d = tensor.cast %attention_f16_v : tensor<2x5x2xf16> to tensor<2x?x2xf16>
  %attention_f16_mask = graph.constant dense<[[true, true, true, true, true], [false, false, false, false, false], [false, false, true, true, true]]> : tensor<3x5xi1>
  %attention_f16_mask_d = tensor.cast %attention_f16_mask : tensor<3x5xi1> to tensor<3x?xi1>
  call @attention_f16(%attention_f16_q, %attention_f16_k_d, %attention_f16_v_d, %attention_f16_mask_d) : (tensor<2x3x4xf16>, tensor<2x?x4xf16>, tensor<2x?x2xf16>, tensor<3x?xi1>) -> ()
  %added_f16_q = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf16>
  %added_f16_q_d = tensor.cast %added_f16_q : tensor<2x3x4xf16> to tensor<2x?x4xf16>
  %added_f16_k = graph.constant dense<[[[-0.5, -1.0, -1.5, -2.0], [-2.5, 2.125, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875], [-1.375, -1.875, -2.375, 2.25], [1.75, 1.25, 0.75, 0.25]], [[-0.25, -0.75, -1.25, -1.75], [-2.25, 2.375, 1.875, 1.375], [0.875, 0.375, -0.125, -0.625], [-1.125, -1.625, -2.125, 2.5], [2.0, 1.5, 1.0, 0.5]]]> : tensor<2x5x4xf16>
  %added_f16_k_d = tensor.cast %added_f16_k : tensor<2x5x4xf16> to tensor<2x?x4xf16>
  %added_f16_v = graph.constant dense<[[[0.875, 0.375], [-0.125, -0.625], [-1.125, -1.625], [-2.125, 2.5], [2.0, 1.5]], [[1.0, 0.5], [0.0, -0.5], [-1.0, -1.5], [-2.0, -2.5], [2.125, 1.625]]]> : tensor<2x5x2xf16>
  %added_f16_v_d = tensor.cast %added_f16_v : tensor<2x5x2xf16> to tensor<2x?x2xf16>
  %added_f16_mask = graph.constant dense<[[2.25, 1.75, 1.25, 0.75, 0.25]]> : tensor<1x5xf16>
  %added_f16_mask_d = tensor.cast %added_f16_mask : tensor<1x5xf16> to tensor<1x?xf16>
  call @added_f16(%added_f16_q_d, %added_f16_k_d, %added_f16_v_d, %added_f16_mask_d) : (tensor<2x?x4xf16>, tensor<2x?x4xf16>, tensor<2x?x2xf16>, tensor<1x?xf16>) -> ()
  return
}

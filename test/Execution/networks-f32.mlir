// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @norm_f32(%x: tensor<?x2x4xf32>, %w: tensor<4xf32>, %b: tensor<4xf32>, %m: tensor<2xf32>, %v: tensor<2xf32>, %far: tensor<4x?xf32>) attributes {no_inline} {
  %r0 = graph.softmax %x, dim = 1 : (tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
  %e0 = graph.constant dense<[[[0.042087726, 0.042087726, 0.8807971, 0.8807971], [0.95791227, 0.95791227, 0.11920292, 0.11920292]], [[0.042087726, 0.042087726, 0.042087726, 0.042087726], [0.95791227, 0.95791227, 0.95791227, 0.95791227]], [[0.8807971, 0.8807971, 0.042087726, 0.042087726], [0.11920292, 0.11920292, 0.95791227, 0.95791227]]]> : tensor<3x2x4xf32>
  check.close %r0, %e0, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2x4xf32>, tensor<3x2x4xf32>
  %r1 = graph.softmax %x, dim = -1 : (tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
  %e1 = graph.constant dense<[[[0.009901082, 0.00600531, 0.61255825, 0.37153536], [0.45505422, 0.27600434, 0.1674051, 0.101536326]], [[0.45505422, 0.27600434, 0.1674051, 0.101536326], [0.45505422, 0.27600434, 0.1674051, 0.101536326]], [[0.45505422, 0.27600434, 0.1674051, 0.101536326], [0.009901082, 0.00600531, 0.61255825, 0.37153536]]]> : tensor<3x2x4xf32>
  check.close %r1, %e1, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2x4xf32>, tensor<3x2x4xf32>
  %r2 = graph.softmax %far, dim = 1 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  %e2 = graph.constant dense<[[0.5, 0.5, 0.0], [0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFFFFFFF, 0xFFFFFFFF, 0x7FC00000], [0.0, 0.26894143, 0.7310586]]> : tensor<4x3xf32>
  check.close %r2, %e2, rtol = 1.0e-05, atol = 1.0e-04 : tensor<4x?xf32>, tensor<4x3xf32>
  %r3 = graph.log_softmax %x, dim = 1 : (tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
  %e3 = graph.constant dense<[[[-3.167999, -3.167999, -0.12692802, -0.12692802], [-0.042999078, -0.042999078, -2.126928, -2.126928]], [[-3.167999, -3.167999, -3.167999, -3.167999], [-0.042999078, -0.042999078, -0.042999078, -0.042999078]], [[-0.12692802, -0.12692802, -3.167999, -3.167999], [-2.126928, -2.126928, -0.042999078, -0.042999078]]]> : tensor<3x2x4xf32>
  check.close %r3, %e3, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2x4xf32>, tensor<3x2x4xf32>
  %r4 = graph.log_softmax %x, dim = -1 : (tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
  %e4 = graph.constant dense<[[[-4.6151114, -5.1151114, -0.49011123, -0.99011123], [-0.7873387, -1.2873386, -1.7873386, -2.2873387]], [[-0.7873387, -1.2873386, -1.7873386, -2.2873387], [-0.7873387, -1.2873386, -1.7873386, -2.2873387]], [[-0.7873387, -1.2873386, -1.7873386, -2.2873387], [-4.6151114, -5.1151114, -0.49011123, -0.99011123]]]> : tensor<3x2x4xf32>
  check.close %r4, %e4, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2x4xf32>, tensor<3x2x4xf32>
  %r5 = graph.log_softmax %far, dim = 1 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  %e5 = graph.constant dense<[[-0.6931472, -0.6931472, 0xFF800000], [0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFFFFFFF, 0xFFFFFFFF, 0x7FC00000], [-10001.313, -1.3132616, -0.3132617]]> : tensor<4x3xf32>
  check.close %r5, %e5, rtol = 1.0e-05, atol = 1.0e-04 : tensor<4x?xf32>, tensor<4x3xf32>
  %r6 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-5 : (tensor<?x2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x2x4xf32>
  %e6 = graph.constant dense<[[[1.3112007, 1.4880638, -1.7945958, -2.3698027], [0.20419034, -0.07220644, 0.5458097, 2.0582387]], [[0.20419034, -0.07220644, 0.5458097, 2.0582387], [0.20419034, -0.07220644, 0.5458097, 2.0582387]], [[0.20419034, -0.07220644, 0.5458097, 2.0582387], [1.3112007, 1.4880638, -1.7945958, -2.3698027]]]> : tensor<3x2x4xf32>
  check.close %r6, %e6, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2x4xf32>, tensor<3x2x4xf32>
  %r7 = graph.batch_norm %x, %m, %v, weight %v, bias %m, eps = 1.0e-3 : (tensor<?x2x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<?x2x4xf32>
  %e7 = graph.constant dense<[[[-2.8003895, -3.4125578, 2.25, 1.6378316], [1.04307, 0.33613986, -0.3707902, -1.0777203]], [[-1.4230105, -2.035179, -2.6473472, -3.2595158], [2.6336627, 1.9267325, 1.2198025, 0.5128724]], [[-0.04563155, -0.65779996, -1.2699684, -1.8821368], [-3.0217779, -3.728708, 2.810395, 2.103465]]]> : tensor<3x2x4xf32>
  check.close %r7, %e7, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x2x4xf32>, tensor<3x2x4xf32>
  return
}

func.func private @attention_f32(%q: tensor<2x3x4xf32>, %k: tensor<2x?x4xf32>, %v: tensor<2x?x2xf32>, %mask: tensor<3x?xi1>) attributes {no_inline} {
  %r0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf32>, tensor<2x?x4xf32>, tensor<2x?x2xf32>) -> tensor<2x3x2xf32>
  %e0 = graph.constant dense<[[[-1.1896482, 1.0626664], [1.0741105, 0.6506315], [0.69202983, 0.3974419]], [[1.9692538, 1.4692538], [0.42461762, -0.075382374], [-0.7128658, -1.2128658]]]> : tensor<2x3x2xf32>
  check.close %r0, %e0, rtol = 1.0e-05, atol = 2.0e-05 : tensor<2x3x2xf32>, tensor<2x3x2xf32>
  %r1 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = true, scale = 0.25 : (tensor<2x3x4xf32>, tensor<2x?x4xf32>, tensor<2x?x2xf32>) -> tensor<2x3x2xf32>
  %e1 = graph.constant dense<[[[0.875, 0.375], [0.38476437, -0.11523562], [0.5490945, 0.04909452]], [[1.0, 0.5], [0.8392076, 0.33920756], [-0.0141080255, -0.514108]]]> : tensor<2x3x2xf32>
  check.close %r1, %e1, rtol = 1.0e-05, atol = 2.0e-05 : tensor<2x3x2xf32>, tensor<2x3x2xf32>
  %r2 = graph.scaled_dot_product_attention %q, %k, %v, mask %mask, is_causal = false : (tensor<2x3x4xf32>, tensor<2x?x4xf32>, tensor<2x?x2xf32>, tensor<3x?xi1>) -> tensor<2x3x2xf32>
  %e2 = graph.constant dense<[[[-1.1896482, 1.0626664], [0.0, 0.0], [-1.6284889, 0.6903355]], [[1.9692538, 1.4692538], [0.0, 0.0], [-1.9110608, -2.4110608]]]> : tensor<2x3x2xf32>
  check.close %r2, %e2, rtol = 1.0e-05, atol = 2.0e-05 : tensor<2x3x2xf32>, tensor<2x3x2xf32>
  return
}

func.func private @added_f32(%q: tensor<2x?x4xf32>, %k: tensor<2x?x4xf32>, %v: tensor<2x?x2xf32>, %mask: tensor<1x?xf32>) attributes {no_inline} {
  %r0 = graph.scaled_dot_product_attention %q, %k, %v, mask %mask, is_causal = false : (tensor<2x?x4xf32>, tensor<2x?x4xf32>, tensor<2x?x2xf32>, tensor<1x?xf32>) -> tensor<2x?x2xf32>
  %e0 = graph.constant dense<[[[-0.7123848, 0.32404235], [0.49513644, 0.057513952], [0.82190335, 0.37026787]], [[1.6456517, 1.1456517], [0.68869966, 0.18869963], [-0.34191066, -0.84191066]]]> : tensor<2x3x2xf32>
  check.close %r0, %e0, rtol = 1.0e-05, atol = 2.0e-05 : tensor<2x?x2xf32>, tensor<2x3x2xf32>
  return
}

func.func @main() {
  %norm_f32_x = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25]], [[-0.75, -1.25, -1.75, -2.25], [2.375, 1.875, 1.375, 0.875]], [[0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<3x2x4xf32>
  %norm_f32_x_d = tensor.cast %norm_f32_x : tensor<3x2x4xf32> to tensor<?x2x4xf32>
  %norm_f32_w = graph.constant dense<[-0.5, -1.0, -1.5, -2.0]> : tensor<4xf32>
  %norm_f32_b = graph.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xf32>
  %norm_f32_m = graph.constant dense<[2.25, 1.75]> : tensor<2xf32>
  %norm_f32_v = graph.constant dense<[1.5, 2.0]> : tensor<2xf32>
  %norm_f32_far = graph.constant dense<[[1.0e+04, 1.0e+04, 0xFF800000], [0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0x7F800000, 0x7FC00000], [-1.0e+04, 0.0, 1.0]]> : tensor<4x3xf32>
  %norm_f32_far_d = tensor.cast %norm_f32_far : tensor<4x3xf32> to tensor<4x?xf32>
  call @norm_f32(%norm_f32_x_d, %norm_f32_w, %norm_f32_b, %norm_f32_m, %norm_f32_v, %norm_f32_far_d) : (tensor<?x2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4x?xf32>) -> ()
  %attention_f32_q = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf32>
  %attention_f32_k = graph.constant dense<[[[-0.5, -1.0, -1.5, -2.0], [-2.5, 2.125, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875], [-1.375, -1.875, -2.375, 2.25], [1.75, 1.25, 0.75, 0.25]], [[-0.25, -0.75, -1.25, -1.75], [-2.25, 2.375, 1.875, 1.375], [0.875, 0.375, -0.125, -0.625], [-1.125, -1.625, -2.125, 2.5], [2.0, 1.5, 1.0, 0.5]]]> : tensor<2x5x4xf32>
  %attention_f32_k_d = tensor.cast %attention_f32_k : tensor<2x5x4xf32> to tensor<2x?x4xf32>
  %attention_f32_v = graph.constant dense<[[[0.875, 0.375], [-0.125, -0.625], [-1.125, -1.625], [-2.125, 2.5], [2.0, 1.5]], [[1.0, 0.5], [0.0, -0.5], [-1.0, -1.5], [-2.0, -2.5], [2.125, 1.625]]]> : tensor<2x5x2xf32>
  %attention_f32_v_d = tensor.cast %attention_f32_v : tensor<2x5x2xf32> to tensor<2x?x2xf32>
  %attention_f32_mask = graph.constant dense<[[true, true, true, true, true], [false, false, false, false, false], [false, false, true, true, true]]> : tensor<3x5xi1>
  %attention_f32_mask_d = tensor.cast %attention_f32_mask : tensor<3x5xi1> to tensor<3x?xi1>
  call @attention_f32(%attention_f32_q, %attention_f32_k_d, %attention_f32_v_d, %attention_f32_mask_d) : (tensor<2x3x4xf32>, tensor<2x?x4xf32>, tensor<2x?x2xf32>, tensor<3x?xi1>) -> ()
  %added_f32_q = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf32>
  %added_f32_q_d = tensor.cast %added_f32_q : tensor<2x3x4xf32> to tensor<2x?x4xf32>
  %added_f32_k = graph.constant dense<[[[-0.5, -1.0, -1.5, -2.0], [-2.5, 2.125, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875], [-1.375, -1.875, -2.375, 2.25], [1.75, 1.25, 0.75, 0.25]], [[-0.25, -0.75, -1.25, -1.75], [-2.25, 2.375, 1.875, 1.375], [0.875, 0.375, -0.125, -0.625], [-1.125, -1.625, -2.125, 2.5], [2.0, 1.5, 1.0, 0.5]]]> : tensor<2x5x4xf32>
  %added_f32_k_d = tensor.cast %added_f32_k : tensor<2x5x4xf32> to tensor<2x?x4xf32>
  %added_f32_v = graph.constant dense<[[[0.875, 0.375], [-0.125, -0.625], [-1.125, -1.625], [-2.125, 2.5], [2.0, 1.5]], [[1.0, 0.5], [0.0, -0.5], [-1.0, -1.5], [-2.0, -2.5], [2.125, 1.625]]]> : tensor<2x5x2xf32>
  %added_f32_v_d = tensor.cast %added_f32_v : tensor<2x5x2xf32> to tensor<2x?x2xf32>
  %added_f32_mask = graph.constant dense<[[2.25, 1.75, 1.25, 0.75, 0.25]]> : tensor<1x5xf32>
  %added_f32_mask_d = tensor.cast %added_f32_mask : tensor<1x5xf32> to tensor<1x?xf32>
  call @added_f32(%added_f32_q_d, %added_f32_k_d, %added_f32_v_d, %added_f32_mask_d) : (tensor<2x?x4xf32>, tensor<2x?x4xf32>, tensor<2x?x2xf32>, tensor<1x?xf32>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @norm_f64(%x: tensor<?x2x4xf64>, %w: tensor<4xf64>, %b: tensor<4xf64>, %m: tensor<2xf64>, %v: tensor<2xf64>, %far: tensor<4x?xf64>) attributes {no_inline} {
  %r0 = graph.softmax %x, dim = 1 : (tensor<?x2x4xf64>) -> tensor<?x2x4xf64>
  %e0 = graph.constant dense<[[[0.04208772791561884, 0.04208772791561884, 0.8807970779778823, 0.8807970779778823], [0.9579122720843811, 0.9579122720843811, 0.11920292202211755, 0.11920292202211755]], [[0.04208772791561884, 0.04208772791561884, 0.04208772791561884, 0.04208772791561884], [0.9579122720843811, 0.9579122720843811, 0.9579122720843811, 0.9579122720843811]], [[0.8807970779778823, 0.8807970779778823, 0.04208772791561884, 0.04208772791561884], [0.11920292202211755, 0.11920292202211755, 0.9579122720843811, 0.9579122720843811]]]> : tensor<3x2x4xf64>
  check.close %r0, %e0, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2x4xf64>, tensor<3x2x4xf64>
  %r1 = graph.softmax %x, dim = -1 : (tensor<?x2x4xf64>) -> tensor<?x2x4xf64>
  %e1 = graph.constant dense<[[[0.009901081946770907, 0.006005309765043803, 0.6125582492550836, 0.3715353590331016], [0.45505423392341127, 0.27600434470659363, 0.16740509727844333, 0.1015363240915518]], [[0.45505423392341127, 0.27600434470659363, 0.16740509727844333, 0.1015363240915518], [0.45505423392341127, 0.27600434470659363, 0.16740509727844333, 0.1015363240915518]], [[0.45505423392341127, 0.27600434470659363, 0.16740509727844333, 0.1015363240915518], [0.009901081946770907, 0.006005309765043803, 0.6125582492550836, 0.3715353590331016]]]> : tensor<3x2x4xf64>
  check.close %r1, %e1, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2x4xf64>, tensor<3x2x4xf64>
  %r2 = graph.softmax %far, dim = 1 : (tensor<4x?xf64>) -> tensor<4x?xf64>
  %e2 = graph.constant dense<[[0.5, 0.5, 0.0], [0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000], [0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF, 0x7FF8000000000000], [0.0, 0.26894142136999516, 0.7310585786300049]]> : tensor<4x3xf64>
  check.close %r2, %e2, rtol = 1.0e-12, atol = 1.0e-12 : tensor<4x?xf64>, tensor<4x3xf64>
  %r3 = graph.log_softmax %x, dim = 1 : (tensor<?x2x4xf64>) -> tensor<?x2x4xf64>
  %e3 = graph.constant dense<[[[-3.1679990792290877, -3.1679990792290877, -0.1269280110429726, -0.1269280110429726], [-0.04299907922908785, -0.04299907922908785, -2.1269280110429727, -2.1269280110429727]], [[-3.1679990792290877, -3.1679990792290877, -3.1679990792290877, -3.1679990792290877], [-0.04299907922908785, -0.04299907922908785, -0.04299907922908785, -0.04299907922908785]], [[-0.1269280110429726, -0.1269280110429726, -3.1679990792290877, -3.1679990792290877], [-2.1269280110429727, -2.1269280110429727, -0.04299907922908785, -0.04299907922908785]]]> : tensor<3x2x4xf64>
  check.close %r3, %e3, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2x4xf64>, tensor<3x2x4xf64>
  %r4 = graph.log_softmax %x, dim = -1 : (tensor<?x2x4xf64>) -> tensor<?x2x4xf64>
  %e4 = graph.constant dense<[[[-4.6151112402604255, -5.1151112402604255, -0.49011124026042535, -0.9901112402604253], [-0.7873386716983295, -1.2873386716983295, -1.7873386716983295, -2.2873386716983295]], [[-0.7873386716983295, -1.2873386716983295, -1.7873386716983295, -2.2873386716983295], [-0.7873386716983295, -1.2873386716983295, -1.7873386716983295, -2.2873386716983295]], [[-0.7873386716983295, -1.2873386716983295, -1.7873386716983295, -2.2873386716983295], [-4.6151112402604255, -5.1151112402604255, -0.49011124026042535, -0.9901112402604253]]]> : tensor<3x2x4xf64>
  check.close %r4, %e4, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2x4xf64>, tensor<3x2x4xf64>
  %r5 = graph.log_softmax %far, dim = 1 : (tensor<4x?xf64>) -> tensor<4x?xf64>
  %e5 = graph.constant dense<[[-0.6931471805599453, -0.6931471805599453, 0xFFF0000000000000], [0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000], [0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF, 0x7FF8000000000000], [-10001.31326168752, -1.3132616875182228, -0.31326168751822286]]> : tensor<4x3xf64>
  check.close %r5, %e5, rtol = 1.0e-12, atol = 1.0e-12 : tensor<4x?xf64>, tensor<4x3xf64>
  %r6 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-5 : (tensor<?x2x4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<?x2x4xf64>
  %e6 = graph.constant dense<[[[1.3112007019752672, 1.4880638602127505, -1.7945957903191259, -2.3698028079010682], [0.20419033961876687, -0.0722064402541554, 0.5458096603812331, 2.0582386415249325]], [[0.20419033961876687, -0.0722064402541554, 0.5458096603812331, 2.0582386415249325], [0.20419033961876687, -0.0722064402541554, 0.5458096603812331, 2.0582386415249325]], [[0.20419033961876687, -0.0722064402541554, 0.5458096603812331, 2.0582386415249325], [1.3112007019752672, 1.4880638602127505, -1.7945957903191259, -2.3698028079010682]]]> : tensor<3x2x4xf64>
  check.close %r6, %e6, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2x4xf64>, tensor<3x2x4xf64>
  %r7 = graph.batch_norm %x, %m, %v, weight %v, bias %m, eps = 1.0e-3 : (tensor<?x2x4xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<?x2x4xf64>
  %e7 = graph.constant dense<[[[-2.8003894118367283, -3.4125578253926956, 2.25, 1.637831586444033], [1.0430699292450976, 0.3361398584901953, -0.37079021226470704, -1.0777202830196093]], [[-1.4230104813358024, -2.0351788948917697, -2.6473473084477366, -3.2595157220037034], [2.6336625884436278, 1.9267325176887256, 1.2198024469338231, 0.5128723761789209]], [[-0.04563155083487652, -0.6577999643908437, -1.2699683779468107, -1.8821367915027778], [-3.021777977595591, -3.728708048350493, 2.8103951061323533, 2.103465035377451]]]> : tensor<3x2x4xf64>
  check.close %r7, %e7, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x2x4xf64>, tensor<3x2x4xf64>
  return
}

func.func private @attention_f64(%q: tensor<2x3x4xf64>, %k: tensor<2x?x4xf64>, %v: tensor<2x?x2xf64>, %mask: tensor<3x?xi1>) attributes {no_inline} {
  %r0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false : (tensor<2x3x4xf64>, tensor<2x?x4xf64>, tensor<2x?x2xf64>) -> tensor<2x3x2xf64>
  %e0 = graph.constant dense<[[[-1.1896481590596444, 1.0626663618013534], [1.0741105025019437, 0.6506315023544607], [0.6920298114352567, 0.3974419078109032]], [[1.9692537911119536, 1.4692537911119536], [0.4246176255765584, -0.07538237442344159], [-0.7128658108425489, -1.2128658108425487]]]> : tensor<2x3x2xf64>
  check.close %r0, %e0, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x3x2xf64>, tensor<2x3x2xf64>
  %r1 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = true, scale = 0.25 : (tensor<2x3x4xf64>, tensor<2x?x4xf64>, tensor<2x?x2xf64>) -> tensor<2x3x2xf64>
  %e1 = graph.constant dense<[[[0.875, 0.375], [0.38476438342601593, -0.11523561657398401], [0.5490945209046867, 0.049094520904686606]], [[1.0, 0.5], [0.8392075633860248, 0.33920756338602476], [-0.014108025221842499, -0.5141080252218425]]]> : tensor<2x3x2xf64>
  check.close %r1, %e1, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x3x2xf64>, tensor<2x3x2xf64>
  %r2 = graph.scaled_dot_product_attention %q, %k, %v, mask %mask, is_causal = false : (tensor<2x3x4xf64>, tensor<2x?x4xf64>, tensor<2x?x2xf64>, tensor<3x?xi1>) -> tensor<2x3x2xf64>
  %e2 = graph.constant dense<[[[-1.1896481590596444, 1.0626663618013534], [0.0, 0.0], [-1.62848884715813, 0.6903354888390185]], [[1.9692537911119536, 1.4692537911119536], [0.0, 0.0], [-1.9110607656202196, -2.4110607656202196]]]> : tensor<2x3x2xf64>
  check.close %r2, %e2, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x3x2xf64>, tensor<2x3x2xf64>
  return
}

func.func private @added_f64(%q: tensor<2x?x4xf64>, %k: tensor<2x?x4xf64>, %v: tensor<2x?x2xf64>, %mask: tensor<1x?xf64>) attributes {no_inline} {
  %r0 = graph.scaled_dot_product_attention %q, %k, %v, mask %mask, is_causal = false : (tensor<2x?x4xf64>, tensor<2x?x4xf64>, tensor<2x?x2xf64>, tensor<1x?xf64>) -> tensor<2x?x2xf64>
  %e0 = graph.constant dense<[[[-0.7123848020064598, 0.32404235568367645], [0.4951364435235923, 0.05751395384624042], [0.8219033715422972, 0.37026786283715635]], [[1.6456517122891674, 1.1456517122891674], [0.68869963892096, 0.18869963892095978], [-0.34191065766795126, -0.8419106576679513]]]> : tensor<2x3x2xf64>
  check.close %r0, %e0, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x?x2xf64>, tensor<2x3x2xf64>
  return
}

func.func @main() {
  %norm_f64_x = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25]], [[-0.75, -1.25, -1.75, -2.25], [2.375, 1.875, 1.375, 0.875]], [[0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<3x2x4xf64>
  %norm_f64_x_d = tensor.cast %norm_f64_x : tensor<3x2x4xf64> to tensor<?x2x4xf64>
  %norm_f64_w = graph.constant dense<[-0.5, -1.0, -1.5, -2.0]> : tensor<4xf64>
  %norm_f64_b = graph.constant dense<[0.875, 0.375, -0.125, -0.625]> : tensor<4xf64>
  %norm_f64_m = graph.constant dense<[2.25, 1.75]> : tensor<2xf64>
  %norm_f64_v = graph.constant dense<[1.5, 2.0]> : tensor<2xf64>
  %norm_f64_far = graph.constant dense<[[1.0e+04, 1.0e+04, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0.0, 0x7FF0000000000000, 0x7FF8000000000000], [-1.0e+04, 0.0, 1.0]]> : tensor<4x3xf64>
  %norm_f64_far_d = tensor.cast %norm_f64_far : tensor<4x3xf64> to tensor<4x?xf64>
  call @norm_f64(%norm_f64_x_d, %norm_f64_w, %norm_f64_b, %norm_f64_m, %norm_f64_v, %norm_f64_far_d) : (tensor<?x2x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<2xf64>, tensor<2xf64>, tensor<4x?xf64>) -> ()
  %attention_f64_q = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf64>
  %attention_f64_k = graph.constant dense<[[[-0.5, -1.0, -1.5, -2.0], [-2.5, 2.125, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875], [-1.375, -1.875, -2.375, 2.25], [1.75, 1.25, 0.75, 0.25]], [[-0.25, -0.75, -1.25, -1.75], [-2.25, 2.375, 1.875, 1.375], [0.875, 0.375, -0.125, -0.625], [-1.125, -1.625, -2.125, 2.5], [2.0, 1.5, 1.0, 0.5]]]> : tensor<2x5x4xf64>
  %attention_f64_k_d = tensor.cast %attention_f64_k : tensor<2x5x4xf64> to tensor<2x?x4xf64>
  %attention_f64_v = graph.constant dense<[[[0.875, 0.375], [-0.125, -0.625], [-1.125, -1.625], [-2.125, 2.5], [2.0, 1.5]], [[1.0, 0.5], [0.0, -0.5], [-1.0, -1.5], [-2.0, -2.5], [2.125, 1.625]]]> : tensor<2x5x2xf64>
  %attention_f64_v_d = tensor.cast %attention_f64_v : tensor<2x5x2xf64> to tensor<2x?x2xf64>
  %attention_f64_mask = graph.constant dense<[[true, true, true, true, true], [false, false, false, false, false], [false, false, true, true, true]]> : tensor<3x5xi1>
  %attention_f64_mask_d = tensor.cast %attention_f64_mask : tensor<3x5xi1> to tensor<3x?xi1>
  call @attention_f64(%attention_f64_q, %attention_f64_k_d, %attention_f64_v_d, %attention_f64_mask_d) : (tensor<2x3x4xf64>, tensor<2x?x4xf64>, tensor<2x?x2xf64>, tensor<3x?xi1>) -> ()
  %added_f64_q = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf64>
  %added_f64_q_d = tensor.cast %added_f64_q : tensor<2x3x4xf64> to tensor<2x?x4xf64>
  %added_f64_k = graph.constant dense<[[[-0.5, -1.0, -1.5, -2.0], [-2.5, 2.125, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875], [-1.375, -1.875, -2.375, 2.25], [1.75, 1.25, 0.75, 0.25]], [[-0.25, -0.75, -1.25, -1.75], [-2.25, 2.375, 1.875, 1.375], [0.875, 0.375, -0.125, -0.625], [-1.125, -1.625, -2.125, 2.5], [2.0, 1.5, 1.0, 0.5]]]> : tensor<2x5x4xf64>
  %added_f64_k_d = tensor.cast %added_f64_k : tensor<2x5x4xf64> to tensor<2x?x4xf64>
  %added_f64_v = graph.constant dense<[[[0.875, 0.375], [-0.125, -0.625], [-1.125, -1.625], [-2.125, 2.5], [2.0, 1.5]], [[1.0, 0.5], [0.0, -0.5], [-1.0, -1.5], [-2.0, -2.5], [2.125, 1.625]]]> : tensor<2x5x2xf64>
  %added_f64_v_d = tensor.cast %added_f64_v : tensor<2x5x2xf64> to tensor<2x?x2xf64>
  %added_f64_mask = graph.constant dense<[[2.25, 1.75, 1.25, 0.75, 0.25]]> : tensor<1x5xf64>
  %added_f64_mask_d = tensor.cast %added_f64_mask : tensor<1x5xf64> to tensor<1x?xf64>
  call @added_f64(%added_f64_q_d, %added_f64_k_d, %added_f64_v_d, %added_f64_mask_d) : (tensor<2x?x4xf64>, tensor<2x?x4xf64>, tensor<2x?x2xf64>, tensor<1x?xf64>) -> ()
  return
}

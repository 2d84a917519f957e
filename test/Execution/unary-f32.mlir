// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @unary_f32(%x: tensor<?xf32>) attributes {no_inline} {
  %r0 = graph.exp %x : (tensor<?xf32>) -> tensor<?xf32>
  %e0 = graph.constant dense<[1.0, 1.0, 2.7182817, 0.22313017, 12.182494, 0.64564854, 1.0010005, 9.357623e-14, 0x7F800000, 0.0, 0x7FC00000, 0x7F800000, 1.0, 0x7F800000]> : tensor<14xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r1 = graph.expm1 %x : (tensor<?xf32>) -> tensor<?xf32>
  %e1 = graph.constant dense<[0.0, -0.0, 1.7182819, -0.77686983, 11.182494, -0.35435146, 0.0010005002, -1.0, 0x7F800000, -1.0, 0x7FC00000, 0x7F800000, 1.0e-40, 0x7F800000]> : tensor<14xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r2 = graph.log %x : (tensor<?xf32>) -> tensor<?xf32>
  %e2 = graph.constant dense<[0xFF800000, 0xFF800000, 0.0, 0x7FC00000, 0.91629076, 0x7FC00000, -6.9077554, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 88.72201, -92.10341, 4.4886365]> : tensor<14xf32>
  check.close %r2, %e2, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r3 = graph.log1p %x : (tensor<?xf32>) -> tensor<?xf32>
  %e3 = graph.constant dense<[0.0, -0.0, 0.6931472, 0x7FC00000, 1.2527629, -0.5753642, 0.0009995004, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 88.72201, 1.0e-40, 4.4998097]> : tensor<14xf32>
  check.close %r3, %e3, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r4 = graph.log2 %x : (tensor<?xf32>) -> tensor<?xf32>
  %e4 = graph.constant dense<[0xFF800000, 0xFF800000, 0.0, 0x7FC00000, 1.3219281, 0x7FC00000, -9.965784, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 127.9988, -132.87714, 6.4757333]> : tensor<14xf32>
  check.close %r4, %e4, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r5 = graph.sqrt %x : (tensor<?xf32>) -> tensor<?xf32>
  %e5 = graph.constant dense<[0.0, -0.0, 1.0, 0x7FC00000, 1.5811388, 0x7FC00000, 0.03162278, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 1.8439089e+19, 9.999973e-21, 9.433981]> : tensor<14xf32>
  check.close %r5, %e5, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r6 = graph.rsqrt %x : (tensor<?xf32>) -> tensor<?xf32>
  %e6 = graph.constant dense<[0x7F800000, 0xFF800000, 1.0, 0xFFC00000, 0.6324555, 0xFFC00000, 31.622776, 0xFFC00000, 0.0, 0xFFC00000, 0x7FC00000, 5.423262e-20, 1.0000027e+20, 0.10599979]> : tensor<14xf32>
  check.close %r6, %e6, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r7 = graph.reciprocal %x : (tensor<?xf32>) -> tensor<?xf32>
  %e7 = graph.constant dense<[0x7F800000, 0xFF800000, 1.0, -0.6666667, 0.4, -2.2857144, 999.99994, -0.033333335, 0.0, -0.0, 0x7FC00000, 2.941177e-39, 0x7F800000, 0.011235955]> : tensor<14xf32>
  check.close %r7, %e7, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r8 = graph.sin %x : (tensor<?xf32>) -> tensor<?xf32>
  %e8 = graph.constant dense<[0.0, -0.0, 0.84147096, -0.997495, 0.5984721, -0.42367625, 0.0009999999, 0.9880316, 0xFFC00000, 0xFFC00000, 0x7FC00000, -0.24408488, 1.0e-40, 0.8600694]> : tensor<14xf32>
  check.close %r8, %e8, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r9 = graph.cos %x : (tensor<?xf32>) -> tensor<?xf32>
  %e9 = graph.constant dense<[1.0, 1.0, 0.5403023, 0.0707372, -0.8011436, 0.9058137, 0.9999995, 0.15425146, 0xFFC00000, 0xFFC00000, 0x7FC00000, 0.96975386, 1.0, 0.510177]> : tensor<14xf32>
  check.close %r9, %e9, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r10 = graph.tanh %x : (tensor<?xf32>) -> tensor<?xf32>
  %e10 = graph.constant dense<[0.0, -0.0, 0.7615942, -0.90514827, 0.9866143, -0.41157004, 0.0009999997, -1.0, 1.0, -1.0, 0x7FC00000, 1.0, 1.0e-40, 1.0]> : tensor<14xf32>
  check.close %r10, %e10, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r11 = graph.sigmoid %x : (tensor<?xf32>) -> tensor<?xf32>
  %e11 = graph.constant dense<[0.5, 0.5, 0.7310586, 0.18242553, 0.9241418, 0.39233682, 0.50025, 9.357623e-14, 1.0, 0.0, 0xFFC00000, 1.0, 0.5, 1.0]> : tensor<14xf32>
  check.close %r11, %e11, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r12 = graph.silu %x : (tensor<?xf32>) -> tensor<?xf32>
  %e12 = graph.constant dense<[0.0, -0.0, 0.7310586, -0.27363828, 2.3103545, -0.17164737, 0.00050025, -2.807287e-12, 0x7F800000, 0xFFC00000, 0x7FC00000, 3.4e+38, 5.0e-41, 89.0]> : tensor<14xf32>
  check.close %r12, %e12, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r13 = graph.floor %x : (tensor<?xf32>) -> tensor<?xf32>
  %e13 = graph.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -1.0, 0.0, -3.0e+01, 0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, 0.0, 89.0]> : tensor<14xf32>
  check.equal %r13, %e13 : tensor<?xf32>, tensor<14xf32>
  %r14 = graph.ceil %x : (tensor<?xf32>) -> tensor<?xf32>
  %e14 = graph.constant dense<[0.0, -0.0, 1.0, -1.0, 3.0, -0.0, 1.0, -3.0e+01, 0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, 1.0, 89.0]> : tensor<14xf32>
  check.equal %r14, %e14 : tensor<?xf32>, tensor<14xf32>
  %r15 = graph.round %x : (tensor<?xf32>) -> tensor<?xf32>
  %e15 = graph.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, 0.0, 89.0]> : tensor<14xf32>
  check.equal %r15, %e15 : tensor<?xf32>, tensor<14xf32>
  %r16 = graph.trunc %x : (tensor<?xf32>) -> tensor<?xf32>
  %e16 = graph.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, 0.0, 89.0]> : tensor<14xf32>
  check.equal %r16, %e16 : tensor<?xf32>, tensor<14xf32>
  %r17 = graph.neg %x : (tensor<?xf32>) -> tensor<?xf32>
  %e17 = graph.constant dense<[-0.0, 0.0, -1.0, 1.5, -2.5, 0.4375, -0.001, 3.0e+01, 0xFF800000, 0x7F800000, 0xFFC00000, -3.4e+38, -1.0e-40, -89.0]> : tensor<14xf32>
  check.equal %r17, %e17 : tensor<?xf32>, tensor<14xf32>
  %r18 = graph.abs %x : (tensor<?xf32>) -> tensor<?xf32>
  %e18 = graph.constant dense<[0.0, 0.0, 1.0, 1.5, 2.5, 0.4375, 0.001, 3.0e+01, 0x7F800000, 0x7F800000, 0x7FC00000, 3.4e+38, 1.0e-40, 89.0]> : tensor<14xf32>
  check.equal %r18, %e18 : tensor<?xf32>, tensor<14xf32>
  %r19 = graph.sign %x : (tensor<?xf32>) -> tensor<?xf32>
  %e19 = graph.constant dense<[0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 1.0, 1.0, 1.0]> : tensor<14xf32>
  check.equal %r19, %e19 : tensor<?xf32>, tensor<14xf32>
  %r20 = graph.square %x : (tensor<?xf32>) -> tensor<?xf32>
  %e20 = graph.constant dense<[0.0, 0.0, 1.0, 2.25, 6.25, 0.19140625, 1.0000001e-06, 9.0e+02, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7F800000, 0.0, 7921.0]> : tensor<14xf32>
  check.close %r20, %e20, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r21 = graph.relu %x : (tensor<?xf32>) -> tensor<?xf32>
  %e21 = graph.constant dense<[0.0, -0.0, 1.0, 0.0, 2.5, 0.0, 0.001, 0.0, 0x7F800000, 0.0, 0x7FC00000, 3.4e+38, 1.0e-40, 89.0]> : tensor<14xf32>
  check.equal %r21, %e21 : tensor<?xf32>, tensor<14xf32>
  %r22 = graph.isnan %x : (tensor<?xf32>) -> tensor<?xi1>
  %e22 = graph.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>
  check.equal %r22, %e22 : tensor<?xi1>, tensor<14xi1>
  %r23 = graph.isinf %x : (tensor<?xf32>) -> tensor<?xi1>
  %e23 = graph.constant dense<[false, false, false, false, false, false, false, false, true, true, false, false, false, false]> : tensor<14xi1>
  check.equal %r23, %e23 : tensor<?xi1>, tensor<14xi1>
  %r24 = graph.gelu %x, approximate = none : (tensor<?xf32>) -> tensor<?xf32>
  %e24 = graph.constant dense<[0.0, -0.0, 0.8413448, -0.1002108, 2.4844759, -0.14475754, 0.000500399, -0.0, 0x7F800000, 0xFFC00000, 0x7FC00000, 3.4e+38, 5.0e-41, 89.0]> : tensor<14xf32>
  check.close %r24, %e24, rtol = 2.0e-06, atol = 1.0e-07 : tensor<?xf32>, tensor<14xf32>
  %r25 = graph.gelu %x, approximate = tanh : (tensor<?xf32>) -> tensor<?xf32>
  %e25 = graph.constant dense<[0.0, -0.0, 0.841192, -0.100428425, 2.4849157, -0.14476807, 0.000500399, -0.0, 0x7F800000, 0xFFC00000, 0x7FC00000, 3.4e+38, 5.0e-41, 89.0]> : tensor<14xf32>
  check.close %r25, %e25, rtol = 2.0e-06, atol = 1.0e-07 : tensor<?xf32>, tensor<14xf32>
  %r26 = graph.erf %x : (tensor<?xf32>) -> tensor<?xf32>
  %e26 = graph.constant dense<[0.0, -0.0, 0.8427008, -0.96610516, 0.999593, -0.46389812, 0.0011283788, -1.0, 1.0, -1.0, 0x7FC00000, 1.0, 1.12837e-40, 1.0]> : tensor<14xf32>
  check.close %r26, %e26, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  return
}

func.func @main() {
  %unary_f32_x = graph.constant dense<[0.0, -0.0, 1.0, -1.5, 2.5, -0.4375, 0.001, -3.0e+01, 0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, 1.0e-40, 89.0]> : tensor<14xf32>
  %unary_f32_x_d = tensor.cast %unary_f32_x : tensor<14xf32> to tensor<?xf32>
  call @unary_f32(%unary_f32_x_d) : (tensor<?xf32>) -> ()
  return
}

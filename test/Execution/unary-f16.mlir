// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @unary_f16(%x: tensor<14xf16>) attributes {no_inline} {
  %r0 = graph.exp %x : (tensor<14xf16>) -> tensor<14xf16>
  %e0 = graph.constant dense<[1.0, 1.0, 2.719, 0.2231, 12.18, 0.6455, 1.001, 0.0, 0x7C00, 0.0, 0x7E00, 0x7C00, 1.0, 0x7C00]> : tensor<14xf16>
  check.close %r0, %e0, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r1 = graph.expm1 %x : (tensor<14xf16>) -> tensor<14xf16>
  %e1 = graph.constant dense<[0.0, -0.0, 1.719, -0.777, 11.18, -0.3542, 0.001001, -1.0, 0x7C00, -1.0, 0x7E00, 0x7C00, 6.0e-08, 0x7C00]> : tensor<14xf16>
  check.close %r1, %e1, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r2 = graph.log %x : (tensor<14xf16>) -> tensor<14xf16>
  %e2 = graph.constant dense<[0xFC00, 0xFC00, 0.0, 0x7E00, 0.9165, 0x7E00, -6.906, 0x7E00, 0x7C00, 0x7E00, 0x7E00, 11.09, -16.64, 2.484]> : tensor<14xf16>
  check.close %r2, %e2, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r3 = graph.log1p %x : (tensor<14xf16>) -> tensor<14xf16>
  %e3 = graph.constant dense<[0.0, -0.0, 0.6934, 0x7E00, 1.253, -0.575, 0.000999, 0x7E00, 0x7C00, 0x7E00, 0x7E00, 11.09, 6.0e-08, 2.564]> : tensor<14xf16>
  check.close %r3, %e3, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r4 = graph.log2 %x : (tensor<14xf16>) -> tensor<14xf16>
  %e4 = graph.constant dense<[0xFC00, 0xFC00, 0.0, 0x7E00, 1.322, 0x7E00, -9.97, 0x7E00, 0x7C00, 0x7E00, 0x7E00, 16.0, -24.0, 3.586]> : tensor<14xf16>
  check.close %r4, %e4, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r5 = graph.sqrt %x : (tensor<14xf16>) -> tensor<14xf16>
  %e5 = graph.constant dense<[0.0, -0.0, 1.0, 0x7E00, 1.581, 0x7E00, 0.03162, 0x7E00, 0x7C00, 0x7E00, 0x7E00, 255.9, 0.0002441, 3.465]> : tensor<14xf16>
  check.close %r5, %e5, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r6 = graph.rsqrt %x : (tensor<14xf16>) -> tensor<14xf16>
  %e6 = graph.constant dense<[0x7C00, 0xFC00, 1.0, 0xFE00, 0.6323, 0xFE00, 31.61, 0xFE00, 0.0, 0xFE00, 0x7E00, 0.003906, 4096.0, 0.2886]> : tensor<14xf16>
  check.close %r6, %e6, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r7 = graph.reciprocal %x : (tensor<14xf16>) -> tensor<14xf16>
  %e7 = graph.constant dense<[0x7C00, 0xFC00, 1.0, -0.6665, 0.4, -2.285, 999.5, -0.03333, 0.0, -0.0, 0x7E00, 1.526e-05, 0x7C00, 0.0833]> : tensor<14xf16>
  check.close %r7, %e7, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r8 = graph.sin %x : (tensor<14xf16>) -> tensor<14xf16>
  %e8 = graph.constant dense<[0.0, -0.0, 0.8413, -0.9976, 0.5986, -0.4236, 0.001, 0.988, 0xFE00, 0xFE00, 0x7E00, 0.9756, 6.0e-08, -0.5366]> : tensor<14xf16>
  check.close %r8, %e8, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r9 = graph.cos %x : (tensor<14xf16>) -> tensor<14xf16>
  %e9 = graph.constant dense<[1.0, 1.0, 0.5405, 0.07074, -0.8013, 0.906, 1.0, 0.1543, 0xFE00, 0xFE00, 0x7E00, -0.2206, 1.0, 0.8438]> : tensor<14xf16>
  check.close %r9, %e9, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r10 = graph.tanh %x : (tensor<14xf16>) -> tensor<14xf16>
  %e10 = graph.constant dense<[0.0, -0.0, 0.7617, -0.9053, 0.987, -0.4116, 0.001, -1.0, 1.0, -1.0, 0x7E00, 1.0, 6.0e-08, 1.0]> : tensor<14xf16>
  check.close %r10, %e10, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r11 = graph.sigmoid %x : (tensor<14xf16>) -> tensor<14xf16>
  %e11 = graph.constant dense<[0.5, 0.5, 0.731, 0.1824, 0.9243, 0.3923, 0.5005, 0.0, 1.0, 0.0, 0xFE00, 1.0, 0.5, 1.0]> : tensor<14xf16>
  check.close %r11, %e11, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r12 = graph.silu %x : (tensor<14xf16>) -> tensor<14xf16>
  %e12 = graph.constant dense<[0.0, -0.0, 0.731, -0.2737, 2.31, -0.1716, 0.0005007, -0.0, 0x7C00, 0xFE00, 0x7E00, 6.55e+04, 0.0, 12.0]> : tensor<14xf16>
  check.close %r12, %e12, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r13 = graph.floor %x : (tensor<14xf16>) -> tensor<14xf16>
  %e13 = graph.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -1.0, 0.0, -3.0e+01, 0x7C00, 0xFC00, 0x7E00, 6.55e+04, 0.0, 12.0]> : tensor<14xf16>
  check.equal %r13, %e13 : tensor<14xf16>, tensor<14xf16>
  %r14 = graph.ceil %x : (tensor<14xf16>) -> tensor<14xf16>
  %e14 = graph.constant dense<[0.0, -0.0, 1.0, -1.0, 3.0, -0.0, 1.0, -3.0e+01, 0x7C00, 0xFC00, 0x7E00, 6.55e+04, 1.0, 12.0]> : tensor<14xf16>
  check.equal %r14, %e14 : tensor<14xf16>, tensor<14xf16>
  %r15 = graph.round %x : (tensor<14xf16>) -> tensor<14xf16>
  %e15 = graph.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7C00, 0xFC00, 0x7E00, 6.55e+04, 0.0, 12.0]> : tensor<14xf16>
  check.equal %r15, %e15 : tensor<14xf16>, tensor<14xf16>
  %r16 = graph.trunc %x : (tensor<14xf16>) -> tensor<14xf16>
  %e16 = graph.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7C00, 0xFC00, 0x7E00, 6.55e+04, 0.0, 12.0]> : tensor<14xf16>
  check.equal %r16, %e16 : tensor<14xf16>, tensor<14xf16>
  %r17 = graph.neg %x : (tensor<14xf16>) -> tensor<14xf16>
  %e17 = graph.constant dense<[-0.0, 0.0, -1.0, 1.5, -2.5, 0.4375, -0.001, 3.0e+01, 0xFC00, 0x7C00, 0xFE00, -6.55e+04, -6.0e-08, -12.0]> : tensor<14xf16>
  check.equal %r17, %e17 : tensor<14xf16>, tensor<14xf16>
  %r18 = graph.abs %x : (tensor<14xf16>) -> tensor<14xf16>
  %e18 = graph.constant dense<[0.0, 0.0, 1.0, 1.5, 2.5, 0.4375, 0.001, 3.0e+01, 0x7C00, 0x7C00, 0x7E00, 6.55e+04, 6.0e-08, 12.0]> : tensor<14xf16>
  check.equal %r18, %e18 : tensor<14xf16>, tensor<14xf16>
  %r19 = graph.sign %x : (tensor<14xf16>) -> tensor<14xf16>
  %e19 = graph.constant dense<[0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 1.0, 1.0, 1.0]> : tensor<14xf16>
  check.equal %r19, %e19 : tensor<14xf16>, tensor<14xf16>
  %r20 = graph.square %x : (tensor<14xf16>) -> tensor<14xf16>
  %e20 = graph.constant dense<[0.0, 0.0, 1.0, 2.25, 6.25, 0.1914, 1.0e-06, 9.0e+02, 0x7C00, 0x7C00, 0x7E00, 0x7C00, 0.0, 144.0]> : tensor<14xf16>
  check.close %r20, %e20, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r21 = graph.relu %x : (tensor<14xf16>) -> tensor<14xf16>
  %e21 = graph.constant dense<[0.0, -0.0, 1.0, 0.0, 2.5, 0.0, 0.001, 0.0, 0x7C00, 0.0, 0x7E00, 6.55e+04, 6.0e-08, 12.0]> : tensor<14xf16>
  check.equal %r21, %e21 : tensor<14xf16>, tensor<14xf16>
  %r22 = graph.isnan %x : (tensor<14xf16>) -> tensor<14xi1>
  %e22 = graph.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>
  check.equal %r22, %e22 : tensor<14xi1>, tensor<14xi1>
  %r23 = graph.isinf %x : (tensor<14xf16>) -> tensor<14xi1>
  %e23 = graph.constant dense<[false, false, false, false, false, false, false, false, true, true, false, false, false, false]> : tensor<14xi1>
  check.equal %r23, %e23 : tensor<14xi1>, tensor<14xi1>
  %r24 = graph.gelu %x, approximate = none : (tensor<14xf16>) -> tensor<14xf16>
  %e24 = graph.constant dense<[0.0, -0.0, 0.8413, -0.1002, 2.484, -0.1448, 0.0005007, -0.0, 0x7C00, 0xFE00, 0x7E00, 6.55e+04, 0.0, 12.0]> : tensor<14xf16>
  check.close %r24, %e24, rtol = 2.0e-03, atol = 1.0e-07 : tensor<14xf16>, tensor<14xf16>
  %r25 = graph.gelu %x, approximate = tanh : (tensor<14xf16>) -> tensor<14xf16>
  %e25 = graph.constant dense<[0.0, -0.0, 0.8413, -0.1004, 2.484, -0.1448, 0.0005007, -0.0, 0x7C00, 0xFE00, 0x7E00, 6.55e+04, 0.0, 12.0]> : tensor<14xf16>
  check.close %r25, %e25, rtol = 2.0e-03, atol = 1.0e-07 : tensor<14xf16>, tensor<14xf16>
  %r26 = graph.erf %x : (tensor<14xf16>) -> tensor<14xf16>
  %e26 = graph.constant dense<[0.0, -0.0, 0.843, -0.9663, 0.9995, -0.4639, 0.001129, -1.0, 1.0, -1.0, 0x7E00, 1.0, 6.0e-08, 1.0]> : tensor<14xf16>
  check.close %r26, %e26, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  return
}

func.func @main() {
  %unary_f16_x = graph.constant dense<[0.0, -0.0, 1.0, -1.5, 2.5, -0.4375, 0.001, -3.0e+01, 0x7C00, 0xFC00, 0x7E00, 6.55e+04, 6.0e-08, 12.0]> : tensor<14xf16>
  call @unary_f16(%unary_f16_x) : (tensor<14xf16>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu --target-cpu=native --target-features=-avx512bf16,-avxneconvert
// In `fast`, instructions that round to bf16 take subnormal numbers for zero.
// RUN: sed 's/atol = 1.0e-40/atol = 1.2e-38/' %s | tcopt-run - --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @unary_bf16(%x: tensor<?xbf16>) attributes {no_inline} {
  %r0 = graph.exp %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e0 = graph.constant dense<[1.0, 1.0, 2.72, 0.223, 12.2, 0.645, 1.0, 9.37e-14, 0x7F80, 0.0, 0x7FC0, 0x7F80, 1.0, 0x7F80]> : tensor<14xbf16>
  check.close %r0, %e0, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r1 = graph.expm1 %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e1 = graph.constant dense<[0.0, -0.0, 1.72, -0.777, 11.2, -0.354, 0.001, -1.0, 0x7F80, -1.0, 0x7FC0, 0x7F80, 1.0e-39, 0x7F80]> : tensor<14xbf16>
  check.close %r1, %e1, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r2 = graph.log %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e2 = graph.constant dense<[0xFF80, 0xFF80, 0.0, 0x7FC0, 0.918, 0x7FC0, -6.9, 0x7FC0, 0x7F80, 0x7FC0, 0x7FC0, 88.5, -9.0e+01, 4.5]> : tensor<14xbf16>
  check.close %r2, %e2, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r3 = graph.log1p %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e3 = graph.constant dense<[0.0, -0.0, 0.69, 0x7FC0, 1.25, -0.574, 0.001, 0x7FC0, 0x7F80, 0x7FC0, 0x7FC0, 88.5, 1.0e-39, 4.5]> : tensor<14xbf16>
  check.close %r3, %e3, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r4 = graph.log2 %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e4 = graph.constant dense<[0xFF80, 0xFF80, 0.0, 0x7FC0, 1.32, 0x7FC0, -9.94, 0x7FC0, 0x7F80, 0x7FC0, 0x7FC0, 128.0, -1.3e+02, 6.47]> : tensor<14xbf16>
  check.close %r4, %e4, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r5 = graph.sqrt %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e5 = graph.constant dense<[0.0, -0.0, 1.0, 0x7FC0, 1.58, 0x7FC0, 0.0315, 0x7FC0, 0x7F80, 0x7FC0, 0x7FC0, 1.816e+19, 3.18e-20, 9.44]> : tensor<14xbf16>
  check.close %r5, %e5, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r6 = graph.rsqrt %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e6 = graph.constant dense<[0x7F80, 0xFF80, 1.0, 0x7FC0, 0.633, 0x7FC0, 31.6, 0x7FC0, 0.0, 0x7FC0, 0x7FC0, 5.5e-20, 3.14e+19, 0.106]> : tensor<14xbf16>
  check.close %r6, %e6, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r7 = graph.reciprocal %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e7 = graph.constant dense<[0x7F80, 0xFF80, 1.0, -0.668, 0.4, -2.28, 1.0e+03, -0.0334, 0.0, -0.0, 0x7FC0, 3.0e-39, 0x7F80, 0.0112]> : tensor<14xbf16>
  check.close %r7, %e7, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r8 = graph.sin %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e8 = graph.constant dense<[0.0, -0.0, 0.84, -0.996, 0.598, -0.424, 0.001, 0.99, 0x7FC0, 0x7FC0, 0x7FC0, -0.965, 1.0e-39, 0.86]> : tensor<14xbf16>
  check.close %r8, %e8, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r9 = graph.cos %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e9 = graph.constant dense<[1.0, 1.0, 0.54, 0.071, -0.8, 0.906, 1.0, 0.154, 0x7FC0, 0x7FC0, 0x7FC0, -0.264, 1.0, 0.51]> : tensor<14xbf16>
  check.close %r9, %e9, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r10 = graph.tanh %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e10 = graph.constant dense<[0.0, -0.0, 0.76, -0.906, 0.99, -0.412, 0.001, -1.0, 1.0, -1.0, 0x7FC0, 1.0, 1.0e-39, 1.0]> : tensor<14xbf16>
  check.close %r10, %e10, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r11 = graph.sigmoid %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e11 = graph.constant dense<[0.5, 0.5, 0.73, 0.183, 0.926, 0.393, 0.5, 9.37e-14, 1.0, 0.0, 0x7FC0, 1.0, 0.5, 1.0]> : tensor<14xbf16>
  check.close %r11, %e11, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r12 = graph.silu %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e12 = graph.constant dense<[0.0, -0.0, 0.73, -0.273, 2.31, -0.172, 0.0005, -2.81e-12, 0x7F80, 0x7FC0, 0x7FC0, 3.3e+38, 5.5e-40, 89.0]> : tensor<14xbf16>
  check.close %r12, %e12, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r13 = graph.floor %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e13 = graph.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -1.0, 0.0, -3.0e+01, 0x7F80, 0xFF80, 0x7FC0, 3.3e+38, 0.0, 89.0]> : tensor<14xbf16>
  check.equal %r13, %e13 : tensor<?xbf16>, tensor<14xbf16>
  %r14 = graph.ceil %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e14 = graph.constant dense<[0.0, -0.0, 1.0, -1.0, 3.0, -0.0, 1.0, -3.0e+01, 0x7F80, 0xFF80, 0x7FC0, 3.3e+38, 1.0, 89.0]> : tensor<14xbf16>
  check.equal %r14, %e14 : tensor<?xbf16>, tensor<14xbf16>
  %r15 = graph.round %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e15 = graph.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7F80, 0xFF80, 0x7FC0, 3.3e+38, 0.0, 89.0]> : tensor<14xbf16>
  check.equal %r15, %e15 : tensor<?xbf16>, tensor<14xbf16>
  %r16 = graph.trunc %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e16 = graph.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7F80, 0xFF80, 0x7FC0, 3.3e+38, 0.0, 89.0]> : tensor<14xbf16>
  check.equal %r16, %e16 : tensor<?xbf16>, tensor<14xbf16>
  %r17 = graph.neg %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e17 = graph.constant dense<[-0.0, 0.0, -1.0, 1.5, -2.5, 0.438, -0.001, 3.0e+01, 0xFF80, 0x7F80, 0x7FC0, -3.3e+38, -1.0e-39, -89.0]> : tensor<14xbf16>
  check.equal %r17, %e17 : tensor<?xbf16>, tensor<14xbf16>
  %r18 = graph.abs %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e18 = graph.constant dense<[0.0, 0.0, 1.0, 1.5, 2.5, 0.438, 0.001, 3.0e+01, 0x7F80, 0x7F80, 0x7FC0, 3.3e+38, 1.0e-39, 89.0]> : tensor<14xbf16>
  check.equal %r18, %e18 : tensor<?xbf16>, tensor<14xbf16>
  %r19 = graph.sign %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e19 = graph.constant dense<[0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 1.0, 1.0, 1.0]> : tensor<14xbf16>
  check.equal %r19, %e19 : tensor<?xbf16>, tensor<14xbf16>
  %r20 = graph.square %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e20 = graph.constant dense<[0.0, 0.0, 1.0, 2.25, 6.25, 0.191, 1.0e-06, 9.0e+02, 0x7F80, 0x7F80, 0x7FC0, 0x7F80, 0.0, 7.94e+03]> : tensor<14xbf16>
  check.close %r20, %e20, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r21 = graph.relu %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e21 = graph.constant dense<[0.0, -0.0, 1.0, 0.0, 2.5, 0.0, 0.001, 0.0, 0x7F80, 0.0, 0x7FC0, 3.3e+38, 1.0e-39, 89.0]> : tensor<14xbf16>
  check.equal %r21, %e21 : tensor<?xbf16>, tensor<14xbf16>
  %r22 = graph.isnan %x : (tensor<?xbf16>) -> tensor<?xi1>
  %e22 = graph.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>
  check.equal %r22, %e22 : tensor<?xi1>, tensor<14xi1>
  %r23 = graph.isinf %x : (tensor<?xbf16>) -> tensor<?xi1>
  %e23 = graph.constant dense<[false, false, false, false, false, false, false, false, true, true, false, false, false, false]> : tensor<14xi1>
  check.equal %r23, %e23 : tensor<?xi1>, tensor<14xi1>
  %r24 = graph.gelu %x, approximate = none : (tensor<?xbf16>) -> tensor<?xbf16>
  %e24 = graph.constant dense<[0.0, -0.0, 0.84, -0.1, 2.48, -0.145, 0.0005, -0.0, 0x7F80, 0x7FC0, 0x7FC0, 3.3e+38, 5.5e-40, 89.0]> : tensor<14xbf16>
  check.close %r24, %e24, rtol = 1.6e-02, atol = 1.0e-07 : tensor<?xbf16>, tensor<14xbf16>
  %r25 = graph.gelu %x, approximate = tanh : (tensor<?xbf16>) -> tensor<?xbf16>
  %e25 = graph.constant dense<[0.0, -0.0, 0.84, -0.1006, 2.48, -0.145, 0.0005, -0.0, 0x7F80, 0x7FC0, 0x7FC0, 3.3e+38, 5.5e-40, 89.0]> : tensor<14xbf16>
  check.close %r25, %e25, rtol = 1.6e-02, atol = 1.0e-07 : tensor<?xbf16>, tensor<14xbf16>
  %r26 = graph.erf %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e26 = graph.constant dense<[0.0, -0.0, 0.844, -0.965, 1.0, -0.465, 0.00113, -1.0, 1.0, -1.0, 0x7FC0, 1.0, 1.1e-39, 1.0]> : tensor<14xbf16>
  check.close %r26, %e26, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  return
}

func.func @main() {
  %unary_bf16_x = graph.constant dense<[0.0, -0.0, 1.0, -1.5, 2.5, -0.438, 0.001, -3.0e+01, 0x7F80, 0xFF80, 0x7FC0, 3.3e+38, 1.0e-39, 89.0]> : tensor<14xbf16>
  %unary_bf16_x_d = tensor.cast %unary_bf16_x : tensor<14xbf16> to tensor<?xbf16>
  call @unary_bf16(%unary_bf16_x_d) : (tensor<?xbf16>) -> ()
  return
}

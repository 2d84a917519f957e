// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @binary_bf16(%a: tensor<13xbf16>, %b: tensor<13xbf16>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e0 = graph.constant dense<[9.5, -5.5, 0.0, 0.0, 3.0, 1.0, -1.0, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0xFF80, 0.0]> : tensor<13xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r1 = graph.mul %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e1 = graph.constant dense<[15.0, -15.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0xFF80, -9.0]> : tensor<13xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r2 = graph.sub %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e2 = graph.constant dense<[5.5, -9.5, 0.0, -0.0, -3.0, 1.0, -1.0, 0x7FC0, 0xFF80, 0x7FC0, 0x7FC0, 0x7F80, -6.0]> : tensor<13xbf16>
  check.close %r2, %e2, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r3 = graph.maximum %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e3 = graph.constant dense<[7.5, 2.0, -0.0, 0.0, 3.0, 1.0, -0.0, 0x7F80, 5.0, 0x7FC0, 0x7FC0, 2.0, 3.0]> : tensor<13xbf16>
  check.close %r3, %e3, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r4 = graph.minimum %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e4 = graph.constant dense<[2.0, -7.5, -0.0, 0.0, 0.0, 0.0, -1.0, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0xFF80, -3.0]> : tensor<13xbf16>
  check.close %r4, %e4, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r5 = graph.pow %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e5 = graph.constant dense<[56.2, 56.2, 1.0, 1.0, 0.0, 1.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0.0, -27.0]> : tensor<13xbf16>
  check.close %r5, %e5, rtol = 1.6e-02, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r6 = graph.atan2 %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e6 = graph.constant dense<[1.31, -1.31, 3.14, -0.0, 0.0, 1.57, -1.57, 0.785, -1.57, 0x7FC0, 0x7FC0, 3.14, -0.785]> : tensor<13xbf16>
  check.close %r6, %e6, rtol = 1.6e-02, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r7 = graph.remainder %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e7 = graph.constant dense<[1.5, 0.5, 0x7FC0, 0x7FC0, 0.0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0xFF80, -0.0]> : tensor<13xbf16>
  check.close %r7, %e7, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r8 = graph.fmod %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e8 = graph.constant dense<[1.5, -1.5, 0x7FC0, 0x7FC0, 0.0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 2.0, -0.0]> : tensor<13xbf16>
  check.close %r8, %e8, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r9 = graph.div %a, %b, rounding_mode = none : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e9 = graph.constant dense<[3.75, -3.75, 0x7FC0, 0x7FC0, 0.0, 0x7F80, 0x7F80, 0x7FC0, 0xFF80, 0x7FC0, 0x7FC0, -0.0, -1.0]> : tensor<13xbf16>
  check.close %r9, %e9, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r10 = graph.div %a, %b, rounding_mode = trunc : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e10 = graph.constant dense<[3.0, -3.0, 0x7FC0, 0x7FC0, 0.0, 0x7F80, 0x7F80, 0x7FC0, 0xFF80, 0x7FC0, 0x7FC0, -0.0, -1.0]> : tensor<13xbf16>
  check.close %r10, %e10, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r11 = graph.div %a, %b, rounding_mode = floor : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e11 = graph.constant dense<[3.0, -4.0, 0x7FC0, 0x7FC0, 0.0, 0x7F80, 0x7F80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, -1.0, -1.0]> : tensor<13xbf16>
  check.close %r11, %e11, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r12 = graph.eq %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xi1>
  %e12 = graph.constant dense<[false, false, true, true, false, false, false, true, false, false, false, false, false]> : tensor<13xi1>
  check.equal %r12, %e12 : tensor<13xi1>, tensor<13xi1>
  %r13 = graph.ne %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xi1>
  %e13 = graph.constant dense<[true, true, false, false, true, true, true, false, true, true, true, true, true]> : tensor<13xi1>
  check.equal %r13, %e13 : tensor<13xi1>, tensor<13xi1>
  %r14 = graph.lt %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xi1>
  %e14 = graph.constant dense<[false, true, false, false, true, false, true, false, true, false, false, false, true]> : tensor<13xi1>
  check.equal %r14, %e14 : tensor<13xi1>, tensor<13xi1>
  %r15 = graph.le %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xi1>
  %e15 = graph.constant dense<[false, true, true, true, true, false, true, true, true, false, false, false, true]> : tensor<13xi1>
  check.equal %r15, %e15 : tensor<13xi1>, tensor<13xi1>
  %r16 = graph.gt %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xi1>
  %e16 = graph.constant dense<[true, false, false, false, false, true, false, false, false, false, false, true, false]> : tensor<13xi1>
  check.equal %r16, %e16 : tensor<13xi1>, tensor<13xi1>
  %r17 = graph.ge %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xi1>
  %e17 = graph.constant dense<[true, false, true, true, false, true, false, true, false, false, false, true, false]> : tensor<13xi1>
  check.equal %r17, %e17 : tensor<13xi1>, tensor<13xi1>
  %r18 = graph.clamp %a, %b, %b : (tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e18 = graph.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7F80, 5.0, 0x7FC0, 0x7FC0, 0xFF80, 3.0]> : tensor<13xbf16>
  check.close %r18, %e18, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  return
}

func.func @main() {
  %binary_bf16_a = graph.constant dense<[7.5, -7.5, 0.0, -0.0, 0.0, 1.0, -1.0, 0x7F80, 0xFF80, 0x7FC0, 2.0, 2.0, -3.0]> : tensor<13xbf16>
  %binary_bf16_b = graph.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7F80, 5.0, 1.0, 0x7FC0, 0xFF80, 3.0]> : tensor<13xbf16>
  call @binary_bf16(%binary_bf16_a, %binary_bf16_b) : (tensor<13xbf16>, tensor<13xbf16>) -> ()
  return
}

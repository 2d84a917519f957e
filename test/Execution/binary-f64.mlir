// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @binary_f64(%a: tensor<13xf64>, %b: tensor<13xf64>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e0 = graph.constant dense<[9.5, -5.5, 0.0, 0.0, 3.0, 1.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 0.0]> : tensor<13xf64>
  check.close %r0, %e0, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r1 = graph.mul %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e1 = graph.constant dense<[15.0, -15.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000, -9.0]> : tensor<13xf64>
  check.close %r1, %e1, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r2 = graph.sub %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e2 = graph.constant dense<[5.5, -9.5, 0.0, -0.0, -3.0, 1.0, -1.0, 0xFFF8000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, -6.0]> : tensor<13xf64>
  check.close %r2, %e2, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r3 = graph.maximum %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e3 = graph.constant dense<[7.5, 2.0, -0.0, 0.0, 3.0, 1.0, -0.0, 0x7FF0000000000000, 5.0, 0x7FF8000000000000, 0x7FF8000000000000, 2.0, 3.0]> : tensor<13xf64>
  check.close %r3, %e3, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r4 = graph.minimum %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e4 = graph.constant dense<[2.0, -7.5, -0.0, 0.0, 0.0, 0.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000, -3.0]> : tensor<13xf64>
  check.close %r4, %e4, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r5 = graph.pow %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e5 = graph.constant dense<[56.25, 56.25, 1.0, 1.0, 0.0, 1.0, 1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, -27.0]> : tensor<13xf64>
  check.close %r5, %e5, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r6 = graph.atan2 %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e6 = graph.constant dense<[1.3101939350475555, -1.3101939350475555, 3.141592653589793, -0.0, 0.0, 1.5707963267948966, -1.5707963267948966, 0.7853981633974483, -1.5707963267948966, 0x7FF8000000000000, 0x7FF8000000000000, 3.141592653589793, -0.7853981633974483]> : tensor<13xf64>
  check.close %r6, %e6, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r7 = graph.remainder %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e7 = graph.constant dense<[1.5, 0.5, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFFFFFFFFFFFFFEC, 0xFFF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000, -0.0]> : tensor<13xf64>
  check.close %r7, %e7, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r8 = graph.fmod %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e8 = graph.constant dense<[1.5, -1.5, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFFFFFFFFFFFFFEC, 0xFFF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 2.0, -0.0]> : tensor<13xf64>
  check.close %r8, %e8, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r9 = graph.div %a, %b, rounding_mode = none : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e9 = graph.constant dense<[3.75, -3.75, 0xFFF8000000000000, 0xFFF8000000000000, 0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF8000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, -0.0, -1.0]> : tensor<13xf64>
  check.close %r9, %e9, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r10 = graph.div %a, %b, rounding_mode = trunc : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e10 = graph.constant dense<[3.0, -3.0, 0xFFF8000000000000, 0xFFF8000000000000, 0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF8000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, -0.0, -1.0]> : tensor<13xf64>
  check.close %r10, %e10, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r11 = graph.div %a, %b, rounding_mode = floor : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e11 = graph.constant dense<[3.0, -4.0, 0xFFF8000000000000, 0xFFF8000000000000, 0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFFFFFFFFFFFFFEC, 0xFFF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, -1.0, -1.0]> : tensor<13xf64>
  check.close %r11, %e11, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r12 = graph.eq %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
  %e12 = graph.constant dense<[false, false, true, true, false, false, false, true, false, false, false, false, false]> : tensor<13xi1>
  check.equal %r12, %e12 : tensor<13xi1>, tensor<13xi1>
  %r13 = graph.ne %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
  %e13 = graph.constant dense<[true, true, false, false, true, true, true, false, true, true, true, true, true]> : tensor<13xi1>
  check.equal %r13, %e13 : tensor<13xi1>, tensor<13xi1>
  %r14 = graph.lt %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
  %e14 = graph.constant dense<[false, true, false, false, true, false, true, false, true, false, false, false, true]> : tensor<13xi1>
  check.equal %r14, %e14 : tensor<13xi1>, tensor<13xi1>
  %r15 = graph.le %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
  %e15 = graph.constant dense<[false, true, true, true, true, false, true, true, true, false, false, false, true]> : tensor<13xi1>
  check.equal %r15, %e15 : tensor<13xi1>, tensor<13xi1>
  %r16 = graph.gt %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
  %e16 = graph.constant dense<[true, false, false, false, false, true, false, false, false, false, false, true, false]> : tensor<13xi1>
  check.equal %r16, %e16 : tensor<13xi1>, tensor<13xi1>
  %r17 = graph.ge %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
  %e17 = graph.constant dense<[true, false, true, true, false, true, false, true, false, false, false, true, false]> : tensor<13xi1>
  check.equal %r17, %e17 : tensor<13xi1>, tensor<13xi1>
  %r18 = graph.clamp %a, %b, %b : (tensor<13xf64>, tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e18 = graph.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 5.0, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 3.0]> : tensor<13xf64>
  check.close %r18, %e18, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  return
}

func.func @main() {
  %binary_f64_a = graph.constant dense<[7.5, -7.5, 0.0, -0.0, 0.0, 1.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 2.0, 2.0, -3.0]> : tensor<13xf64>
  %binary_f64_b = graph.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 5.0, 1.0, 0x7FF8000000000000, 0xFFF0000000000000, 3.0]> : tensor<13xf64>
  call @binary_f64(%binary_f64_a, %binary_f64_b) : (tensor<13xf64>, tensor<13xf64>) -> ()
  return
}

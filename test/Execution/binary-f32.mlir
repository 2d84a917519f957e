// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @binary_f32(%a: tensor<?xf32>, %b: tensor<?xf32>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e0 = graph.constant dense<[9.5, -5.5, 0.0, 0.0, 3.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0xFF800000, 0.0]> : tensor<13xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r1 = graph.mul %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e1 = graph.constant dense<[15.0, -15.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0xFF800000, -9.0]> : tensor<13xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r2 = graph.sub %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e2 = graph.constant dense<[5.5, -9.5, 0.0, -0.0, -3.0, 1.0, -1.0, 0xFFC00000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7F800000, -6.0]> : tensor<13xf32>
  check.close %r2, %e2, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r3 = graph.maximum %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e3 = graph.constant dense<[7.5, 2.0, -0.0, 0.0, 3.0, 1.0, -0.0, 0x7F800000, 5.0, 0x7FC00000, 0x7FC00000, 2.0, 3.0]> : tensor<13xf32>
  check.close %r3, %e3, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r4 = graph.minimum %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e4 = graph.constant dense<[2.0, -7.5, -0.0, 0.0, 0.0, 0.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0xFF800000, -3.0]> : tensor<13xf32>
  check.close %r4, %e4, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r5 = graph.pow %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e5 = graph.constant dense<[56.25, 56.25, 1.0, 1.0, 0.0, 1.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0.0, -27.0]> : tensor<13xf32>
  check.close %r5, %e5, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r6 = graph.atan2 %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e6 = graph.constant dense<[1.3101939, -1.3101939, 3.1415927, -0.0, 0.0, 1.5707964, -1.5707964, 0.7853982, -1.5707964, 0x7FC00000, 0x7FC00000, 3.1415927, -0.7853982]> : tensor<13xf32>
  check.close %r6, %e6, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r7 = graph.remainder %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e7 = graph.constant dense<[1.5, 0.5, 0x7FC00000, 0x7FC00000, 0.0, 0x7FC00000, 0x7FC00000, 0xFFFFFFFF, 0xFFC00000, 0x7FC00000, 0x7FC00000, 0xFF800000, -0.0]> : tensor<13xf32>
  check.close %r7, %e7, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r8 = graph.fmod %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e8 = graph.constant dense<[1.5, -1.5, 0x7FC00000, 0x7FC00000, 0.0, 0x7FC00000, 0x7FC00000, 0xFFFFFFFF, 0xFFC00000, 0x7FC00000, 0x7FC00000, 2.0, -0.0]> : tensor<13xf32>
  check.close %r8, %e8, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r9 = graph.div %a, %b, rounding_mode = none : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e9 = graph.constant dense<[3.75, -3.75, 0xFFC00000, 0xFFC00000, 0.0, 0x7F800000, 0x7F800000, 0xFFC00000, 0xFF800000, 0x7FC00000, 0x7FC00000, -0.0, -1.0]> : tensor<13xf32>
  check.close %r9, %e9, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r10 = graph.div %a, %b, rounding_mode = trunc : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e10 = graph.constant dense<[3.0, -3.0, 0xFFC00000, 0xFFC00000, 0.0, 0x7F800000, 0x7F800000, 0xFFC00000, 0xFF800000, 0x7FC00000, 0x7FC00000, -0.0, -1.0]> : tensor<13xf32>
  check.close %r10, %e10, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r11 = graph.div %a, %b, rounding_mode = floor : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e11 = graph.constant dense<[3.0, -4.0, 0xFFC00000, 0xFFC00000, 0.0, 0x7F800000, 0x7F800000, 0xFFFFFFFF, 0xFFC00000, 0x7FC00000, 0x7FC00000, -1.0, -1.0]> : tensor<13xf32>
  check.close %r11, %e11, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r12 = graph.eq %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %e12 = graph.constant dense<[false, false, true, true, false, false, false, true, false, false, false, false, false]> : tensor<13xi1>
  check.equal %r12, %e12 : tensor<?xi1>, tensor<13xi1>
  %r13 = graph.ne %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %e13 = graph.constant dense<[true, true, false, false, true, true, true, false, true, true, true, true, true]> : tensor<13xi1>
  check.equal %r13, %e13 : tensor<?xi1>, tensor<13xi1>
  %r14 = graph.lt %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %e14 = graph.constant dense<[false, true, false, false, true, false, true, false, true, false, false, false, true]> : tensor<13xi1>
  check.equal %r14, %e14 : tensor<?xi1>, tensor<13xi1>
  %r15 = graph.le %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %e15 = graph.constant dense<[false, true, true, true, true, false, true, true, true, false, false, false, true]> : tensor<13xi1>
  check.equal %r15, %e15 : tensor<?xi1>, tensor<13xi1>
  %r16 = graph.gt %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %e16 = graph.constant dense<[true, false, false, false, false, true, false, false, false, false, false, true, false]> : tensor<13xi1>
  check.equal %r16, %e16 : tensor<?xi1>, tensor<13xi1>
  %r17 = graph.ge %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %e17 = graph.constant dense<[true, false, true, true, false, true, false, true, false, false, false, true, false]> : tensor<13xi1>
  check.equal %r17, %e17 : tensor<?xi1>, tensor<13xi1>
  %r18 = graph.clamp %a, %b, %b : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e18 = graph.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7F800000, 5.0, 0x7FC00000, 0x7FC00000, 0xFF800000, 3.0]> : tensor<13xf32>
  check.close %r18, %e18, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  return
}

func.func @main() {
  %binary_f32_a = graph.constant dense<[7.5, -7.5, 0.0, -0.0, 0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 2.0, 2.0, -3.0]> : tensor<13xf32>
  %binary_f32_a_d = tensor.cast %binary_f32_a : tensor<13xf32> to tensor<?xf32>
  %binary_f32_b = graph.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7F800000, 5.0, 1.0, 0x7FC00000, 0xFF800000, 3.0]> : tensor<13xf32>
  %binary_f32_b_d = tensor.cast %binary_f32_b : tensor<13xf32> to tensor<?xf32>
  call @binary_f32(%binary_f32_a_d, %binary_f32_b_d) : (tensor<?xf32>, tensor<?xf32>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @binary_i64(%a: tensor<?xi64>, %b: tensor<?xi64>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e0 = graph.constant dense<[9223372036854775807, -9223372036854775807, 9223372036854775806, -2, 5, -5, 3, 10]> : tensor<8xi64>
  check.equal %r0, %e0 : tensor<?xi64>, tensor<8xi64>
  %r1 = graph.mul %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e1 = graph.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775807, 1, -14, -14, 0, 25]> : tensor<8xi64>
  check.equal %r1, %e1 : tensor<?xi64>, tensor<8xi64>
  %r2 = graph.sub %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e2 = graph.constant dense<[-9223372036854775807, 9223372036854775807, -9223372036854775808, 0, 9, -9, -3, 0]> : tensor<8xi64>
  check.equal %r2, %e2 : tensor<?xi64>, tensor<8xi64>
  %r3 = graph.maximum %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e3 = graph.constant dense<[-1, 1, 9223372036854775807, 9223372036854775807, 7, 2, 3, 5]> : tensor<8xi64>
  check.equal %r3, %e3 : tensor<?xi64>, tensor<8xi64>
  %r4 = graph.minimum %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e4 = graph.constant dense<[-9223372036854775808, -9223372036854775808, -1, 9223372036854775807, -2, -7, 0, 5]> : tensor<8xi64>
  check.equal %r4, %e4 : tensor<?xi64>, tensor<8xi64>
  %r5 = graph.remainder %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e5 = graph.constant dense<[0, 0, 0, 0, -1, 1, 0, 0]> : tensor<8xi64>
  check.equal %r5, %e5 : tensor<?xi64>, tensor<8xi64>
  %r6 = graph.fmod %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e6 = graph.constant dense<[0, 0, 0, 0, 1, -1, 0, 0]> : tensor<8xi64>
  check.equal %r6, %e6 : tensor<?xi64>, tensor<8xi64>
  %r7 = graph.bitwise_and %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e7 = graph.constant dense<[-9223372036854775808, 0, 9223372036854775807, 9223372036854775807, 6, 0, 0, 5]> : tensor<8xi64>
  check.equal %r7, %e7 : tensor<?xi64>, tensor<8xi64>
  %r8 = graph.bitwise_or %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e8 = graph.constant dense<[-1, -9223372036854775807, -1, 9223372036854775807, -1, -5, 3, 5]> : tensor<8xi64>
  check.equal %r8, %e8 : tensor<?xi64>, tensor<8xi64>
  %r9 = graph.bitwise_xor %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e9 = graph.constant dense<[9223372036854775807, -9223372036854775807, -9223372036854775808, 0, -7, -5, 3, 0]> : tensor<8xi64>
  check.equal %r9, %e9 : tensor<?xi64>, tensor<8xi64>
  %r10 = graph.div %a, %b, rounding_mode = trunc : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e10 = graph.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775807, 1, -3, -3, 0, 1]> : tensor<8xi64>
  check.equal %r10, %e10 : tensor<?xi64>, tensor<8xi64>
  %r11 = graph.div %a, %b, rounding_mode = floor : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e11 = graph.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775807, 1, -4, -4, 0, 1]> : tensor<8xi64>
  check.equal %r11, %e11 : tensor<?xi64>, tensor<8xi64>
  %r12 = graph.eq %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
  %e12 = graph.constant dense<[false, false, false, true, false, false, false, true]> : tensor<8xi1>
  check.equal %r12, %e12 : tensor<?xi1>, tensor<8xi1>
  %r13 = graph.ne %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
  %e13 = graph.constant dense<[true, true, true, false, true, true, true, false]> : tensor<8xi1>
  check.equal %r13, %e13 : tensor<?xi1>, tensor<8xi1>
  %r14 = graph.lt %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
  %e14 = graph.constant dense<[true, true, false, false, false, true, true, false]> : tensor<8xi1>
  check.equal %r14, %e14 : tensor<?xi1>, tensor<8xi1>
  %r15 = graph.le %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
  %e15 = graph.constant dense<[true, true, false, true, false, true, true, true]> : tensor<8xi1>
  check.equal %r15, %e15 : tensor<?xi1>, tensor<8xi1>
  %r16 = graph.gt %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
  %e16 = graph.constant dense<[false, false, true, false, true, false, false, false]> : tensor<8xi1>
  check.equal %r16, %e16 : tensor<?xi1>, tensor<8xi1>
  %r17 = graph.ge %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
  %e17 = graph.constant dense<[false, false, true, true, true, false, false, true]> : tensor<8xi1>
  check.equal %r17, %e17 : tensor<?xi1>, tensor<8xi1>
  %r18 = graph.clamp %a, %b, %b : (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e18 = graph.constant dense<[-1, 1, -1, 9223372036854775807, -2, 2, 3, 5]> : tensor<8xi64>
  check.equal %r18, %e18 : tensor<?xi64>, tensor<8xi64>
  return
}

func.func private @binary_i16(%a: tensor<8xi16>, %b: tensor<8xi16>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e0 = graph.constant dense<[32767, -32767, 32766, -2, 5, -5, 3, 10]> : tensor<8xi16>
  check.equal %r0, %e0 : tensor<8xi16>, tensor<8xi16>
  %r1 = graph.mul %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e1 = graph.constant dense<[-32768, -32768, -32767, 1, -14, -14, 0, 25]> : tensor<8xi16>
  check.equal %r1, %e1 : tensor<8xi16>, tensor<8xi16>
  %r2 = graph.sub %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e2 = graph.constant dense<[-32767, 32767, -32768, 0, 9, -9, -3, 0]> : tensor<8xi16>
  check.equal %r2, %e2 : tensor<8xi16>, tensor<8xi16>
  %r3 = graph.maximum %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e3 = graph.constant dense<[-1, 1, 32767, 32767, 7, 2, 3, 5]> : tensor<8xi16>
  check.equal %r3, %e3 : tensor<8xi16>, tensor<8xi16>
  %r4 = graph.minimum %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e4 = graph.constant dense<[-32768, -32768, -1, 32767, -2, -7, 0, 5]> : tensor<8xi16>
  check.equal %r4, %e4 : tensor<8xi16>, tensor<8xi16>
  %r5 = graph.remainder %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e5 = graph.constant dense<[0, 0, 0, 0, -1, 1, 0, 0]> : tensor<8xi16>
  check.equal %r5, %e5 : tensor<8xi16>, tensor<8xi16>
  %r6 = graph.fmod %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e6 = graph.constant dense<[0, 0, 0, 0, 1, -1, 0, 0]> : tensor<8xi16>
  check.equal %r6, %e6 : tensor<8xi16>, tensor<8xi16>
  %r7 = graph.bitwise_and %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e7 = graph.constant dense<[-32768, 0, 32767, 32767, 6, 0, 0, 5]> : tensor<8xi16>
  check.equal %r7, %e7 : tensor<8xi16>, tensor<8xi16>
  %r8 = graph.bitwise_or %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e8 = graph.constant dense<[-1, -32767, -1, 32767, -1, -5, 3, 5]> : tensor<8xi16>
  check.equal %r8, %e8 : tensor<8xi16>, tensor<8xi16>
  %r9 = graph.bitwise_xor %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e9 = graph.constant dense<[32767, -32767, -32768, 0, -7, -5, 3, 0]> : tensor<8xi16>
  check.equal %r9, %e9 : tensor<8xi16>, tensor<8xi16>
  %r10 = graph.div %a, %b, rounding_mode = trunc : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e10 = graph.constant dense<[-32768, -32768, -32767, 1, -3, -3, 0, 1]> : tensor<8xi16>
  check.equal %r10, %e10 : tensor<8xi16>, tensor<8xi16>
  %r11 = graph.div %a, %b, rounding_mode = floor : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e11 = graph.constant dense<[-32768, -32768, -32767, 1, -4, -4, 0, 1]> : tensor<8xi16>
  check.equal %r11, %e11 : tensor<8xi16>, tensor<8xi16>
  %r12 = graph.eq %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi1>
  %e12 = graph.constant dense<[false, false, false, true, false, false, false, true]> : tensor<8xi1>
  check.equal %r12, %e12 : tensor<8xi1>, tensor<8xi1>
  %r13 = graph.ne %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi1>
  %e13 = graph.constant dense<[true, true, true, false, true, true, true, false]> : tensor<8xi1>
  check.equal %r13, %e13 : tensor<8xi1>, tensor<8xi1>
  %r14 = graph.lt %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi1>
  %e14 = graph.constant dense<[true, true, false, false, false, true, true, false]> : tensor<8xi1>
  check.equal %r14, %e14 : tensor<8xi1>, tensor<8xi1>
  %r15 = graph.le %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi1>
  %e15 = graph.constant dense<[true, true, false, true, false, true, true, true]> : tensor<8xi1>
  check.equal %r15, %e15 : tensor<8xi1>, tensor<8xi1>
  %r16 = graph.gt %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi1>
  %e16 = graph.constant dense<[false, false, true, false, true, false, false, false]> : tensor<8xi1>
  check.equal %r16, %e16 : tensor<8xi1>, tensor<8xi1>
  %r17 = graph.ge %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi1>
  %e17 = graph.constant dense<[false, false, true, true, true, false, false, true]> : tensor<8xi1>
  check.equal %r17, %e17 : tensor<8xi1>, tensor<8xi1>
  %r18 = graph.clamp %a, %b, %b : (tensor<8xi16>, tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e18 = graph.constant dense<[-1, 1, -1, 32767, -2, 2, 3, 5]> : tensor<8xi16>
  check.equal %r18, %e18 : tensor<8xi16>, tensor<8xi16>
  return
}

func.func @main() {
  %binary_i64_a = graph.constant dense<[-9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 7, -7, 0, 5]> : tensor<8xi64>
  %binary_i64_a_d = tensor.cast %binary_i64_a : tensor<8xi64> to tensor<?xi64>
  %binary_i64_b = graph.constant dense<[-1, 1, -1, 9223372036854775807, -2, 2, 3, 5]> : tensor<8xi64>
  %binary_i64_b_d = tensor.cast %binary_i64_b : tensor<8xi64> to tensor<?xi64>
  call @binary_i64(%binary_i64_a_d, %binary_i64_b_d) : (tensor<?xi64>, tensor<?xi64>) -> ()
  %binary_i16_a = graph.constant dense<[-32768, -32768, 32767, 32767, 7, -7, 0, 5]> : tensor<8xi16>
  %binary_i16_b = graph.constant dense<[-1, 1, -1, 32767, -2, 2, 3, 5]> : tensor<8xi16>
  call @binary_i16(%binary_i16_a, %binary_i16_b) : (tensor<8xi16>, tensor<8xi16>) -> ()
  return
}

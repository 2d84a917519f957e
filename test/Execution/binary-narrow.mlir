// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @binary_i32(%a: tensor<8xi32>, %b: tensor<8xi32>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e0 = graph.constant dense<[2147483647, -2147483647, 2147483646, -2, 5, -5, 3, 10]> : tensor<8xi32>
  check.equal %r0, %e0 : tensor<8xi32>, tensor<8xi32>
  %r1 = graph.mul %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e1 = graph.constant dense<[-2147483648, -2147483648, -2147483647, 1, -14, -14, 0, 25]> : tensor<8xi32>
  check.equal %r1, %e1 : tensor<8xi32>, tensor<8xi32>
  %r2 = graph.sub %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e2 = graph.constant dense<[-2147483647, 2147483647, -2147483648, 0, 9, -9, -3, 0]> : tensor<8xi32>
  check.equal %r2, %e2 : tensor<8xi32>, tensor<8xi32>
  %r3 = graph.maximum %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e3 = graph.constant dense<[-1, 1, 2147483647, 2147483647, 7, 2, 3, 5]> : tensor<8xi32>
  check.equal %r3, %e3 : tensor<8xi32>, tensor<8xi32>
  %r4 = graph.minimum %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e4 = graph.constant dense<[-2147483648, -2147483648, -1, 2147483647, -2, -7, 0, 5]> : tensor<8xi32>
  check.equal %r4, %e4 : tensor<8xi32>, tensor<8xi32>
  %r5 = graph.remainder %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e5 = graph.constant dense<[0, 0, 0, 0, -1, 1, 0, 0]> : tensor<8xi32>
  check.equal %r5, %e5 : tensor<8xi32>, tensor<8xi32>
  %r6 = graph.fmod %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e6 = graph.constant dense<[0, 0, 0, 0, 1, -1, 0, 0]> : tensor<8xi32>
  check.equal %r6, %e6 : tensor<8xi32>, tensor<8xi32>
  %r7 = graph.bitwise_and %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e7 = graph.constant dense<[-2147483648, 0, 2147483647, 2147483647, 6, 0, 0, 5]> : tensor<8xi32>
  check.equal %r7, %e7 : tensor<8xi32>, tensor<8xi32>
  %r8 = graph.bitwise_or %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e8 = graph.constant dense<[-1, -2147483647, -1, 2147483647, -1, -5, 3, 5]> : tensor<8xi32>
  check.equal %r8, %e8 : tensor<8xi32>, tensor<8xi32>
  %r9 = graph.bitwise_xor %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e9 = graph.constant dense<[2147483647, -2147483647, -2147483648, 0, -7, -5, 3, 0]> : tensor<8xi32>
  check.equal %r9, %e9 : tensor<8xi32>, tensor<8xi32>
  %r10 = graph.div %a, %b, rounding_mode = trunc : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e10 = graph.constant dense<[-2147483648, -2147483648, -2147483647, 1, -3, -3, 0, 1]> : tensor<8xi32>
  check.equal %r10, %e10 : tensor<8xi32>, tensor<8xi32>
  %r11 = graph.div %a, %b, rounding_mode = floor : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e11 = graph.constant dense<[-2147483648, -2147483648, -2147483647, 1, -4, -4, 0, 1]> : tensor<8xi32>
  check.equal %r11, %e11 : tensor<8xi32>, tensor<8xi32>
  %r12 = graph.eq %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %e12 = graph.constant dense<[false, false, false, true, false, false, false, true]> : tensor<8xi1>
  check.equal %r12, %e12 : tensor<8xi1>, tensor<8xi1>
  %r13 = graph.ne %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %e13 = graph.constant dense<[true, true, true, false, true, true, true, false]> : tensor<8xi1>
  check.equal %r13, %e13 : tensor<8xi1>, tensor<8xi1>
  %r14 = graph.lt %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %e14 = graph.constant dense<[true, true, false, false, false, true, true, false]> : tensor<8xi1>
  check.equal %r14, %e14 : tensor<8xi1>, tensor<8xi1>
  %r15 = graph.le %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %e15 = graph.constant dense<[true, true, false, true, false, true, true, true]> : tensor<8xi1>
  check.equal %r15, %e15 : tensor<8xi1>, tensor<8xi1>
  %r16 = graph.gt %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %e16 = graph.constant dense<[false, false, true, false, true, false, false, false]> : tensor<8xi1>
  check.equal %r16, %e16 : tensor<8xi1>, tensor<8xi1>
  %r17 = graph.ge %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %e17 = graph.constant dense<[false, false, true, true, true, false, false, true]> : tensor<8xi1>
  check.equal %r17, %e17 : tensor<8xi1>, tensor<8xi1>
  %r18 = graph.clamp %a, %b, %b : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e18 = graph.constant dense<[-1, 1, -1, 2147483647, -2, 2, 3, 5]> : tensor<8xi32>
  check.equal %r18, %e18 : tensor<8xi32>, tensor<8xi32>
  return
}

func.func private @binary_i8(%a: tensor<8xi8>, %b: tensor<8xi8>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e0 = graph.constant dense<[127, -127, 126, -2, 5, -5, 3, 10]> : tensor<8xi8>
  check.equal %r0, %e0 : tensor<8xi8>, tensor<8xi8>
  %r1 = graph.mul %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e1 = graph.constant dense<[-128, -128, -127, 1, -14, -14, 0, 25]> : tensor<8xi8>
  check.equal %r1, %e1 : tensor<8xi8>, tensor<8xi8>
  %r2 = graph.sub %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e2 = graph.constant dense<[-127, 127, -128, 0, 9, -9, -3, 0]> : tensor<8xi8>
  check.equal %r2, %e2 : tensor<8xi8>, tensor<8xi8>
  %r3 = graph.maximum %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e3 = graph.constant dense<[-1, 1, 127, 127, 7, 2, 3, 5]> : tensor<8xi8>
  check.equal %r3, %e3 : tensor<8xi8>, tensor<8xi8>
  %r4 = graph.minimum %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e4 = graph.constant dense<[-128, -128, -1, 127, -2, -7, 0, 5]> : tensor<8xi8>
  check.equal %r4, %e4 : tensor<8xi8>, tensor<8xi8>
  %r5 = graph.remainder %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e5 = graph.constant dense<[0, 0, 0, 0, -1, 1, 0, 0]> : tensor<8xi8>
  check.equal %r5, %e5 : tensor<8xi8>, tensor<8xi8>
  %r6 = graph.fmod %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e6 = graph.constant dense<[0, 0, 0, 0, 1, -1, 0, 0]> : tensor<8xi8>
  check.equal %r6, %e6 : tensor<8xi8>, tensor<8xi8>
  %r7 = graph.bitwise_and %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e7 = graph.constant dense<[-128, 0, 127, 127, 6, 0, 0, 5]> : tensor<8xi8>
  check.equal %r7, %e7 : tensor<8xi8>, tensor<8xi8>
  %r8 = graph.bitwise_or %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e8 = graph.constant dense<[-1, -127, -1, 127, -1, -5, 3, 5]> : tensor<8xi8>
  check.equal %r8, %e8 : tensor<8xi8>, tensor<8xi8>
  %r9 = graph.bitwise_xor %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e9 = graph.constant dense<[127, -127, -128, 0, -7, -5, 3, 0]> : tensor<8xi8>
  check.equal %r9, %e9 : tensor<8xi8>, tensor<8xi8>
  %r10 = graph.div %a, %b, rounding_mode = trunc : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e10 = graph.constant dense<[-128, -128, -127, 1, -3, -3, 0, 1]> : tensor<8xi8>
  check.equal %r10, %e10 : tensor<8xi8>, tensor<8xi8>
  %r11 = graph.div %a, %b, rounding_mode = floor : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e11 = graph.constant dense<[-128, -128, -127, 1, -4, -4, 0, 1]> : tensor<8xi8>
  check.equal %r11, %e11 : tensor<8xi8>, tensor<8xi8>
  %r12 = graph.eq %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
  %e12 = graph.constant dense<[false, false, false, true, false, false, false, true]> : tensor<8xi1>
  check.equal %r12, %e12 : tensor<8xi1>, tensor<8xi1>
  %r13 = graph.ne %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
  %e13 = graph.constant dense<[true, true, true, false, true, true, true, false]> : tensor<8xi1>
  check.equal %r13, %e13 : tensor<8xi1>, tensor<8xi1>
  %r14 = graph.lt %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
  %e14 = graph.constant dense<[true, true, false, false, false, true, true, false]> : tensor<8xi1>
  check.equal %r14, %e14 : tensor<8xi1>, tensor<8xi1>
  %r15 = graph.le %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
  %e15 = graph.constant dense<[true, true, false, true, false, true, true, true]> : tensor<8xi1>
  check.equal %r15, %e15 : tensor<8xi1>, tensor<8xi1>
  %r16 = graph.gt %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
  %e16 = graph.constant dense<[false, false, true, false, true, false, false, false]> : tensor<8xi1>
  check.equal %r16, %e16 : tensor<8xi1>, tensor<8xi1>
  %r17 = graph.ge %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
  %e17 = graph.constant dense<[false, false, true, true, true, false, false, true]> : tensor<8xi1>
  check.equal %r17, %e17 : tensor<8xi1>, tensor<8xi1>
  %r18 = graph.clamp %a, %b, %b : (tensor<8xi8>, tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e18 = graph.constant dense<[-1, 1, -1, 127, -2, 2, 3, 5]> : tensor<8xi8>
  check.equal %r18, %e18 : tensor<8xi8>, tensor<8xi8>
  return
}

func.func @main() {
  %binary_i32_a = graph.constant dense<[-2147483648, -2147483648, 2147483647, 2147483647, 7, -7, 0, 5]> : tensor<8xi32>
  %binary_i32_b = graph.constant dense<[-1, 1, -1, 2147483647, -2, 2, 3, 5]> : tensor<8xi32>
  call @binary_i32(%binary_i32_a, %binary_i32_b) : (tensor<8xi32>, tensor<8xi32>) -> ()
  %binary_i8_a = graph.constant dense<[-128, -128, 127, 127, 7, -7, 0, 5]> : tensor<8xi8>
  %binary_i8_b = graph.constant dense<[-1, 1, -1, 127, -2, 2, 3, 5]> : tensor<8xi8>
  call @binary_i8(%binary_i8_a, %binary_i8_b) : (tensor<8xi8>, tensor<8xi8>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @binary_f64(%a: tensor<13xf64>, %b: tensor<13xf64>) attributes {no_inline} {
  %r19 = core.add %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e19 = core.constant dense<[9.5, -5.5, 0.0, 0.0, 3.0, 1.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 0.0]> : tensor<13xf64>
  check.close %r19, %e19, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r20 = core.rem %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e20 = core.constant dense<[1.5, -1.5, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFFFFFFFFFFFFFEC, 0xFFF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 2.0, -0.0]> : tensor<13xf64>
  check.close %r20, %e20, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r21 = core.maximum %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e21 = core.constant dense<[7.5, 2.0, -0.0, 0.0, 3.0, 1.0, -0.0, 0x7FF0000000000000, 5.0, 0x7FF8000000000000, 0x7FF8000000000000, 2.0, 3.0]> : tensor<13xf64>
  check.close %r21, %e21, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  %r22 = core.minimum %a, %b : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xf64>
  %e22 = core.constant dense<[2.0, -7.5, -0.0, 0.0, 0.0, 0.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000, -3.0]> : tensor<13xf64>
  check.close %r22, %e22, rtol = 1.0e-13, atol = 4.9e-324 : tensor<13xf64>, tensor<13xf64>
  return
}

func.func private @binary_f32(%a: tensor<?xf32>, %b: tensor<?xf32>) attributes {no_inline} {
  %r19 = core.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e19 = core.constant dense<[9.5, -5.5, 0.0, 0.0, 3.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0xFF800000, 0.0]> : tensor<13xf32>
  check.close %r19, %e19, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r20 = core.rem %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e20 = core.constant dense<[1.5, -1.5, 0x7FC00000, 0x7FC00000, 0.0, 0x7FC00000, 0x7FC00000, 0xFFFFFFFF, 0xFFC00000, 0x7FC00000, 0x7FC00000, 2.0, -0.0]> : tensor<13xf32>
  check.close %r20, %e20, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r21 = core.maximum %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e21 = core.constant dense<[7.5, 2.0, -0.0, 0.0, 3.0, 1.0, -0.0, 0x7F800000, 5.0, 0x7FC00000, 0x7FC00000, 2.0, 3.0]> : tensor<13xf32>
  check.close %r21, %e21, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  %r22 = core.minimum %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e22 = core.constant dense<[2.0, -7.5, -0.0, 0.0, 0.0, 0.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0xFF800000, -3.0]> : tensor<13xf32>
  check.close %r22, %e22, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<13xf32>
  return
}

func.func private @binary_f16(%a: tensor<13xf16>, %b: tensor<13xf16>) attributes {no_inline} {
  %r19 = core.add %a, %b : (tensor<13xf16>, tensor<13xf16>) -> tensor<13xf16>
  %e19 = core.constant dense<[9.5, -5.5, 0.0, 0.0, 3.0, 1.0, -1.0, 0x7C00, 0xFC00, 0x7E00, 0x7E00, 0xFC00, 0.0]> : tensor<13xf16>
  check.close %r19, %e19, rtol = 1.0e-03, atol = 6.0e-08 : tensor<13xf16>, tensor<13xf16>
  %r20 = core.rem %a, %b : (tensor<13xf16>, tensor<13xf16>) -> tensor<13xf16>
  %e20 = core.constant dense<[1.5, -1.5, 0x7E00, 0x7E00, 0.0, 0x7E00, 0x7E00, 0xFFFF, 0xFE00, 0x7E00, 0x7E00, 2.0, -0.0]> : tensor<13xf16>
  check.close %r20, %e20, rtol = 1.0e-03, atol = 6.0e-08 : tensor<13xf16>, tensor<13xf16>
  %r21 = core.maximum %a, %b : (tensor<13xf16>, tensor<13xf16>) -> tensor<13xf16>
  %e21 = core.constant dense<[7.5, 2.0, -0.0, 0.0, 3.0, 1.0, -0.0, 0x7C00, 5.0, 0x7E00, 0x7E00, 2.0, 3.0]> : tensor<13xf16>
  check.close %r21, %e21, rtol = 1.0e-03, atol = 6.0e-08 : tensor<13xf16>, tensor<13xf16>
  %r22 = core.minimum %a, %b : (tensor<13xf16>, tensor<13xf16>) -> tensor<13xf16>
  %e22 = core.constant dense<[2.0, -7.5, -0.0, 0.0, 0.0, 0.0, -1.0, 0x7C00, 0xFC00, 0x7E00, 0x7E00, 0xFC00, -3.0]> : tensor<13xf16>
  check.close %r22, %e22, rtol = 1.0e-03, atol = 6.0e-08 : tensor<13xf16>, tensor<13xf16>
  return
}

func.func private @binary_bf16(%a: tensor<13xbf16>, %b: tensor<13xbf16>) attributes {no_inline} {
  %r19 = core.add %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e19 = core.constant dense<[9.5, -5.5, 0.0, 0.0, 3.0, 1.0, -1.0, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0xFF80, 0.0]> : tensor<13xbf16>
  check.close %r19, %e19, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r20 = core.rem %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e20 = core.constant dense<[1.5, -1.5, 0x7FC0, 0x7FC0, 0.0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 2.0, -0.0]> : tensor<13xbf16>
  check.close %r20, %e20, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r21 = core.maximum %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e21 = core.constant dense<[7.5, 2.0, -0.0, 0.0, 3.0, 1.0, -0.0, 0x7F80, 5.0, 0x7FC0, 0x7FC0, 2.0, 3.0]> : tensor<13xbf16>
  check.close %r21, %e21, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  %r22 = core.minimum %a, %b : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xbf16>
  %e22 = core.constant dense<[2.0, -7.5, -0.0, 0.0, 0.0, 0.0, -1.0, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0xFF80, -3.0]> : tensor<13xbf16>
  check.close %r22, %e22, rtol = 8.0e-03, atol = 1.0e-40 : tensor<13xbf16>, tensor<13xbf16>
  return
}

func.func private @binary_i64(%a: tensor<?xi64>, %b: tensor<?xi64>) attributes {no_inline} {
  %r19 = core.add %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e19 = core.constant dense<[9223372036854775807, -9223372036854775807, 9223372036854775806, -2, 5, -5, 3, 10]> : tensor<8xi64>
  check.equal %r19, %e19 : tensor<?xi64>, tensor<8xi64>
  %r20 = core.rem %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e20 = core.constant dense<[0, 0, 0, 0, 1, -1, 0, 0]> : tensor<8xi64>
  check.equal %r20, %e20 : tensor<?xi64>, tensor<8xi64>
  %r21 = core.maximum %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e21 = core.constant dense<[-1, 1, 9223372036854775807, 9223372036854775807, 7, 2, 3, 5]> : tensor<8xi64>
  check.equal %r21, %e21 : tensor<?xi64>, tensor<8xi64>
  %r22 = core.minimum %a, %b : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %e22 = core.constant dense<[-9223372036854775808, -9223372036854775808, -1, 9223372036854775807, -2, -7, 0, 5]> : tensor<8xi64>
  check.equal %r22, %e22 : tensor<?xi64>, tensor<8xi64>
  return
}

func.func private @binary_i16(%a: tensor<8xi16>, %b: tensor<8xi16>) attributes {no_inline} {
  %r19 = core.add %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e19 = core.constant dense<[32767, -32767, 32766, -2, 5, -5, 3, 10]> : tensor<8xi16>
  check.equal %r19, %e19 : tensor<8xi16>, tensor<8xi16>
  %r20 = core.rem %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e20 = core.constant dense<[0, 0, 0, 0, 1, -1, 0, 0]> : tensor<8xi16>
  check.equal %r20, %e20 : tensor<8xi16>, tensor<8xi16>
  %r21 = core.maximum %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e21 = core.constant dense<[-1, 1, 32767, 32767, 7, 2, 3, 5]> : tensor<8xi16>
  check.equal %r21, %e21 : tensor<8xi16>, tensor<8xi16>
  %r22 = core.minimum %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e22 = core.constant dense<[-32768, -32768, -1, 32767, -2, -7, 0, 5]> : tensor<8xi16>
  check.equal %r22, %e22 : tensor<8xi16>, tensor<8xi16>
  return
}

func.func private @binary_i32(%a: tensor<8xi32>, %b: tensor<8xi32>) attributes {no_inline} {
  %r19 = core.add %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e19 = core.constant dense<[2147483647, -2147483647, 2147483646, -2, 5, -5, 3, 10]> : tensor<8xi32>
  check.equal %r19, %e19 : tensor<8xi32>, tensor<8xi32>
  %r20 = core.rem %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e20 = core.constant dense<[0, 0, 0, 0, 1, -1, 0, 0]> : tensor<8xi32>
  check.equal %r20, %e20 : tensor<8xi32>, tensor<8xi32>
  %r21 = core.maximum %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e21 = core.constant dense<[-1, 1, 2147483647, 2147483647, 7, 2, 3, 5]> : tensor<8xi32>
  check.equal %r21, %e21 : tensor<8xi32>, tensor<8xi32>
  %r22 = core.minimum %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e22 = core.constant dense<[-2147483648, -2147483648, -1, 2147483647, -2, -7, 0, 5]> : tensor<8xi32>
  check.equal %r22, %e22 : tensor<8xi32>, tensor<8xi32>
  return
}

func.func private @binary_i8(%a: tensor<8xi8>, %b: tensor<8xi8>) attributes {no_inline} {
  %r19 = core.add %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e19 = core.constant dense<[127, -127, 126, -2, 5, -5, 3, 10]> : tensor<8xi8>
  check.equal %r19, %e19 : tensor<8xi8>, tensor<8xi8>
  %r20 = core.rem %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e20 = core.constant dense<[0, 0, 0, 0, 1, -1, 0, 0]> : tensor<8xi8>
  check.equal %r20, %e20 : tensor<8xi8>, tensor<8xi8>
  %r21 = core.maximum %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e21 = core.constant dense<[-1, 1, 127, 127, 7, 2, 3, 5]> : tensor<8xi8>
  check.equal %r21, %e21 : tensor<8xi8>, tensor<8xi8>
  %r22 = core.minimum %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e22 = core.constant dense<[-128, -128, -1, 127, -2, -7, 0, 5]> : tensor<8xi8>
  check.equal %r22, %e22 : tensor<8xi8>, tensor<8xi8>
  return
}

func.func private @binary_ui8(%a: tensor<8xui8>, %b: tensor<8xui8>) attributes {no_inline} {
  %r19 = core.add %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e19 = core.constant dense<[255, 1, 254, 254, 9, 251, 3, 10]> : tensor<8xui8>
  check.equal %r19, %e19 : tensor<8xui8>, tensor<8xui8>
  %r20 = core.rem %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e20 = core.constant dense<[0, 0, 0, 0, 1, 1, 0, 0]> : tensor<8xui8>
  check.equal %r20, %e20 : tensor<8xui8>, tensor<8xui8>
  %r21 = core.maximum %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e21 = core.constant dense<[255, 1, 255, 255, 7, 249, 3, 5]> : tensor<8xui8>
  check.equal %r21, %e21 : tensor<8xui8>, tensor<8xui8>
  %r22 = core.minimum %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e22 = core.constant dense<[0, 0, 255, 255, 2, 2, 0, 5]> : tensor<8xui8>
  check.equal %r22, %e22 : tensor<8xui8>, tensor<8xui8>
  return
}

func.func private @binary_i1(%a: tensor<4xi1>, %b: tensor<4xi1>) attributes {no_inline} {
  %r16 = core.and %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e16 = core.constant dense<[true, false, false, false]> : tensor<4xi1>
  check.equal %r16, %e16 : tensor<4xi1>, tensor<4xi1>
  %r17 = core.or %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e17 = core.constant dense<[true, true, true, false]> : tensor<4xi1>
  check.equal %r17, %e17 : tensor<4xi1>, tensor<4xi1>
  %r18 = core.xor %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e18 = core.constant dense<[false, true, true, false]> : tensor<4xi1>
  check.equal %r18, %e18 : tensor<4xi1>, tensor<4xi1>
  return
}

func.func @main() {
  %binary_f64_a = core.constant dense<[7.5, -7.5, 0.0, -0.0, 0.0, 1.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 2.0, 2.0, -3.0]> : tensor<13xf64>
  %binary_f64_b = core.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 5.0, 1.0, 0x7FF8000000000000, 0xFFF0000000000000, 3.0]> : tensor<13xf64>
  call @binary_f64(%binary_f64_a, %binary_f64_b) : (tensor<13xf64>, tensor<13xf64>) -> ()
  %binary_f32_a = core.constant dense<[7.5, -7.5, 0.0, -0.0, 0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 2.0, 2.0, -3.0]> : tensor<13xf32>
  %binary_f32_a_d = tensor.cast %binary_f32_a : tensor<13xf32> to tensor<?xf32>
  %binary_f32_b = core.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7F800000, 5.0, 1.0, 0x7FC00000, 0xFF800000, 3.0]> : tensor<13xf32>
  %binary_f32_b_d = tensor.cast %binary_f32_b : tensor<13xf32> to tensor<?xf32>
  call @binary_f32(%binary_f32_a_d, %binary_f32_b_d) : (tensor<?xf32>, tensor<?xf32>) -> ()
  %binary_f16_a = core.constant dense<[7.5, -7.5, 0.0, -0.0, 0.0, 1.0, -1.0, 0x7C00, 0xFC00, 0x7E00, 2.0, 2.0, -3.0]> : tensor<13xf16>
  %binary_f16_b = core.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7C00, 5.0, 1.0, 0x7E00, 0xFC00, 3.0]> : tensor<13xf16>
  call @binary_f16(%binary_f16_a, %binary_f16_b) : (tensor<13xf16>, tensor<13xf16>) -> ()
  %binary_bf16_a = core.constant dense<[7.5, -7.5, 0.0, -0.0, 0.0, 1.0, -1.0, 0x7F80, 0xFF80, 0x7FC0, 2.0, 2.0, -3.0]> : tensor<13xbf16>
  %binary_bf16_b = core.constant dense<[2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, 0x7F80, 5.0, 1.0, 0x7FC0, 0xFF80, 3.0]> : tensor<13xbf16>
  call @binary_bf16(%binary_bf16_a, %binary_bf16_b) : (tensor<13xbf16>, tensor<13xbf16>) -> ()
  %binary_i64_a = core.constant dense<[-9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 7, -7, 0, 5]> : tensor<8xi64>
  %binary_i64_a_d = tensor.cast %binary_i64_a : tensor<8xi64> to tensor<?xi64>
  %binary_i64_b = core.constant dense<[-1, 1, -1, 9223372036854775807, -2, 2, 3, 5]> : tensor<8xi64>
  %binary_i64_b_d = tensor.cast %binary_i64_b : tensor<8xi64> to tensor<?xi64>
  call @binary_i64(%binary_i64_a_d, %binary_i64_b_d) : (tensor<?xi64>, tensor<?xi64>) -> ()
  %binary_i16_a = core.constant dense<[-32768, -32768, 32767, 32767, 7, -7, 0, 5]> : tensor<8xi16>
  %binary_i16_b = core.constant dense<[-1, 1, -1, 32767, -2, 2, 3, 5]> : tensor<8xi16>
  call @binary_i16(%binary_i16_a, %binary_i16_b) : (tensor<8xi16>, tensor<8xi16>) -> ()
  %binary_i32_a = core.constant dense<[-2147483648, -2147483648, 2147483647, 2147483647, 7, -7, 0, 5]> : tensor<8xi32>
  %binary_i32_b = core.constant dense<[-1, 1, -1, 2147483647, -2, 2, 3, 5]> : tensor<8xi32>
  call @binary_i32(%binary_i32_a, %binary_i32_b) : (tensor<8xi32>, tensor<8xi32>) -> ()
  %binary_i8_a = core.constant dense<[-128, -128, 127, 127, 7, -7, 0, 5]> : tensor<8xi8>
  %binary_i8_b = core.constant dense<[-1, 1, -1, 127, -2, 2, 3, 5]> : tensor<8xi8>
  call @binary_i8(%binary_i8_a, %binary_i8_b) : (tensor<8xi8>, tensor<8xi8>) -> ()
  %binary_ui8_a = core.constant dense<[0, 0, 255, 255, 7, 249, 0, 5]> : tensor<8xui8>
  %binary_ui8_b = core.constant dense<[255, 1, 255, 255, 2, 2, 3, 5]> : tensor<8xui8>
  call @binary_ui8(%binary_ui8_a, %binary_ui8_b) : (tensor<8xui8>, tensor<8xui8>) -> ()
  %binary_i1_a = core.constant dense<[true, true, false, false]> : tensor<4xi1>
  %binary_i1_b = core.constant dense<[true, false, true, false]> : tensor<4xi1>
  call @binary_i1(%binary_i1_a, %binary_i1_b) : (tensor<4xi1>, tensor<4xi1>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @cast_f64(%x: tensor<14xf64>) attributes {no_inline} {
  %r0 = core.convert %x : (tensor<14xf64>) -> tensor<14xf64>
  %e0 = core.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0039062500009095, 1.0004882812509095]> : tensor<14xf64>
  check.equal %r0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

func.func private @cast_f32(%x: tensor<?xf32>) attributes {no_inline} {
  %r1 = core.convert %x : (tensor<?xf32>) -> tensor<?xf32>
  %e1 = core.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<12xf32>
  check.equal %r1, %e1 : tensor<?xf32>, tensor<12xf32>
  return
}

func.func private @cast_f16(%x: tensor<12xf16>) attributes {no_inline} {
  %r2 = core.convert %x : (tensor<12xf16>) -> tensor<12xf16>
  %e2 = core.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<12xf16>
  check.equal %r2, %e2 : tensor<12xf16>, tensor<12xf16>
  return
}

func.func private @cast_bf16(%x: tensor<12xbf16>) attributes {no_inline} {
  %r3 = core.convert %x : (tensor<12xbf16>) -> tensor<12xbf16>
  %e3 = core.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7F80, 0xFF80, 0x7FC0]> : tensor<12xbf16>
  check.equal %r3, %e3 : tensor<12xbf16>, tensor<12xbf16>
  return
}

func.func private @cast_i64(%x: tensor<9xi64>) attributes {no_inline} {
  %r4 = core.convert %x : (tensor<9xi64>) -> tensor<9xi64>
  %e4 = core.constant dense<[-9223372036854775808, -9223372036854775807, -7, -1, 0, 1, 7, 9223372036854775807, 1103806595073]> : tensor<9xi64>
  check.equal %r4, %e4 : tensor<9xi64>, tensor<9xi64>
  return
}

func.func private @cast_i32(%x: tensor<9xi32>) attributes {no_inline} {
  %r5 = core.convert %x : (tensor<9xi32>) -> tensor<9xi32>
  %e5 = core.constant dense<[-2147483648, -2147483647, -7, -1, 0, 1, 7, 2147483647, 16842753]> : tensor<9xi32>
  check.equal %r5, %e5 : tensor<9xi32>, tensor<9xi32>
  return
}

func.func private @cast_i16(%x: tensor<8xi16>) attributes {no_inline} {
  %r6 = core.convert %x : (tensor<8xi16>) -> tensor<8xi16>
  %e6 = core.constant dense<[-32768, -32767, -7, -1, 0, 1, 7, 32767]> : tensor<8xi16>
  check.equal %r6, %e6 : tensor<8xi16>, tensor<8xi16>
  return
}

func.func private @cast_i8(%x: tensor<?xi8>) attributes {no_inline} {
  %r7 = core.convert %x : (tensor<?xi8>) -> tensor<?xi8>
  %e7 = core.constant dense<[-128, -127, -7, -1, 0, 1, 7, 127]> : tensor<8xi8>
  check.equal %r7, %e7 : tensor<?xi8>, tensor<8xi8>
  return
}

func.func private @cast_ui8(%x: tensor<8xui8>) attributes {no_inline} {
  %r8 = core.convert %x : (tensor<8xui8>) -> tensor<8xui8>
  %e8 = core.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xui8>
  check.equal %r8, %e8 : tensor<8xui8>, tensor<8xui8>
  return
}

func.func private @cast_i1(%x: tensor<6xi1>) attributes {no_inline} {
  %r9 = core.convert %x : (tensor<6xi1>) -> tensor<6xi1>
  %e9 = core.constant dense<[true, false, true, false, false, true]> : tensor<6xi1>
  check.equal %r9, %e9 : tensor<6xi1>, tensor<6xi1>
  return
}

func.func @main() {
  %cast_f64_x = core.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0039062500009095, 1.0004882812509095]> : tensor<14xf64>
  call @cast_f64(%cast_f64_x) : (tensor<14xf64>) -> ()
  %cast_f32_x = core.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<12xf32>
  %cast_f32_x_d = tensor.cast %cast_f32_x : tensor<12xf32> to tensor<?xf32>
  call @cast_f32(%cast_f32_x_d) : (tensor<?xf32>) -> ()
  %cast_f16_x = core.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<12xf16>
  call @cast_f16(%cast_f16_x) : (tensor<12xf16>) -> ()
  %cast_bf16_x = core.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7F80, 0xFF80, 0x7FC0]> : tensor<12xbf16>
  call @cast_bf16(%cast_bf16_x) : (tensor<12xbf16>) -> ()
  %cast_i64_x = core.constant dense<[-9223372036854775808, -9223372036854775807, -7, -1, 0, 1, 7, 9223372036854775807, 1103806595073]> : tensor<9xi64>
  call @cast_i64(%cast_i64_x) : (tensor<9xi64>) -> ()
  %cast_i32_x = core.constant dense<[-2147483648, -2147483647, -7, -1, 0, 1, 7, 2147483647, 16842753]> : tensor<9xi32>
  call @cast_i32(%cast_i32_x) : (tensor<9xi32>) -> ()
  %cast_i16_x = core.constant dense<[-32768, -32767, -7, -1, 0, 1, 7, 32767]> : tensor<8xi16>
  call @cast_i16(%cast_i16_x) : (tensor<8xi16>) -> ()
  %cast_i8_x = core.constant dense<[-128, -127, -7, -1, 0, 1, 7, 127]> : tensor<8xi8>
  %cast_i8_x_d = tensor.cast %cast_i8_x : tensor<8xi8> to tensor<?xi8>
  call @cast_i8(%cast_i8_x_d) : (tensor<?xi8>) -> ()
  %cast_ui8_x = core.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xui8>
  call @cast_ui8(%cast_ui8_x) : (tensor<8xui8>) -> ()
  %cast_i1_x = core.constant dense<[true, false, true, false, false, true]> : tensor<6xi1>
  call @cast_i1(%cast_i1_x) : (tensor<6xi1>) -> ()
  return
}

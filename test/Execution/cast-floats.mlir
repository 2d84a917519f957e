// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @cast_f64(%x: tensor<14xf64>) attributes {no_inline} {
  %r1 = graph.cast %x : (tensor<14xf64>) -> tensor<14xf32>
  %e1 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0039062, 1.0004883]> : tensor<14xf32>
  check.equal %r1, %e1 : tensor<14xf32>, tensor<14xf32>
  %r2 = graph.cast %x : (tensor<14xf64>) -> tensor<14xf16>
  %e2 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00, 1.004, 1.0]> : tensor<14xf16>
  check.equal %r2, %e2 : tensor<14xf16>, tensor<14xf16>
  %r3 = graph.cast %x : (tensor<14xf64>) -> tensor<14xbf16>
  %e3 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7F80, 0xFF80, 0x7FC0, 1.0, 1.0]> : tensor<14xbf16>
  check.equal %r3, %e3 : tensor<14xbf16>, tensor<14xbf16>
  %r4 = graph.cast %x : (tensor<14xf64>) -> tensor<14xi64>
  %e4 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 3000000000, -9223372036854775808, 9223372036854775807, -9223372036854775808, 0, 1, 1]> : tensor<14xi64>
  check.equal %r4, %e4 : tensor<14xi64>, tensor<14xi64>
  %r5 = graph.cast %x : (tensor<14xf64>) -> tensor<14xi32>
  %e5 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 2147483647, -2147483648, 2147483647, -2147483648, 0, 1, 1]> : tensor<14xi32>
  check.equal %r5, %e5 : tensor<14xi32>, tensor<14xi32>
  %r6 = graph.cast %x : (tensor<14xf64>) -> tensor<14xi16>
  %e6 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 32767, -32768, 32767, -32768, 0, 1, 1]> : tensor<14xi16>
  check.equal %r6, %e6 : tensor<14xi16>, tensor<14xi16>
  %r7 = graph.cast %x : (tensor<14xf64>) -> tensor<14xi8>
  %e7 = graph.constant dense<[0, 0, 1, -1, 2, 127, -128, 127, -128, 127, -128, 0, 1, 1]> : tensor<14xi8>
  check.equal %r7, %e7 : tensor<14xi8>, tensor<14xi8>
  %r8 = graph.cast %x : (tensor<14xf64>) -> tensor<14xui8>
  %e8 = graph.constant dense<[0, 0, 1, 0, 2, 255, 0, 255, 0, 255, 0, 0, 1, 1]> : tensor<14xui8>
  check.equal %r8, %e8 : tensor<14xui8>, tensor<14xui8>
  %r9 = graph.cast %x : (tensor<14xf64>) -> tensor<14xi1>
  %e9 = graph.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
  check.equal %r9, %e9 : tensor<14xi1>, tensor<14xi1>
  return
}

func.func private @cast_f32(%x: tensor<?xf32>) attributes {no_inline} {
  %r0 = graph.cast %x : (tensor<?xf32>) -> tensor<?xf64>
  %e0 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0000000150474662e+30, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<12xf64>
  check.equal %r0, %e0 : tensor<?xf64>, tensor<12xf64>
  %r2 = graph.cast %x : (tensor<?xf32>) -> tensor<?xf16>
  %e2 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<12xf16>
  check.equal %r2, %e2 : tensor<?xf16>, tensor<12xf16>
  %r3 = graph.cast %x : (tensor<?xf32>) -> tensor<?xbf16>
  %e3 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7F80, 0xFF80, 0xFFFF]> : tensor<12xbf16>
  check.equal %r3, %e3 : tensor<?xbf16>, tensor<12xbf16>
  %r4 = graph.cast %x : (tensor<?xf32>) -> tensor<?xi64>
  %e4 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 3000000000, -9223372036854775808, 9223372036854775807, -9223372036854775808, 0]> : tensor<12xi64>
  check.equal %r4, %e4 : tensor<?xi64>, tensor<12xi64>
  %r5 = graph.cast %x : (tensor<?xf32>) -> tensor<?xi32>
  %e5 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<12xi32>
  check.equal %r5, %e5 : tensor<?xi32>, tensor<12xi32>
  %r6 = graph.cast %x : (tensor<?xf32>) -> tensor<?xi16>
  %e6 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 32767, -32768, 32767, -32768, 0]> : tensor<12xi16>
  check.equal %r6, %e6 : tensor<?xi16>, tensor<12xi16>
  %r7 = graph.cast %x : (tensor<?xf32>) -> tensor<?xi8>
  %e7 = graph.constant dense<[0, 0, 1, -1, 2, 127, -128, 127, -128, 127, -128, 0]> : tensor<12xi8>
  check.equal %r7, %e7 : tensor<?xi8>, tensor<12xi8>
  %r8 = graph.cast %x : (tensor<?xf32>) -> tensor<?xui8>
  %e8 = graph.constant dense<[0, 0, 1, 0, 2, 255, 0, 255, 0, 255, 0, 0]> : tensor<12xui8>
  check.equal %r8, %e8 : tensor<?xui8>, tensor<12xui8>
  %r9 = graph.cast %x : (tensor<?xf32>) -> tensor<?xi1>
  %e9 = graph.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
  check.equal %r9, %e9 : tensor<?xi1>, tensor<12xi1>
  return
}

func.func private @cast_f16(%x: tensor<12xf16>) attributes {no_inline} {
  %r0 = graph.cast %x : (tensor<12xf16>) -> tensor<12xf64>
  %e0 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<12xf64>
  check.equal %r0, %e0 : tensor<12xf64>, tensor<12xf64>
  %r1 = graph.cast %x : (tensor<12xf16>) -> tensor<12xf32>
  %e1 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 0x7F800000, 0xFF800000, 0x7F800000, 0xFF800000, 0x7FFFFFFF]> : tensor<12xf32>
  check.equal %r1, %e1 : tensor<12xf32>, tensor<12xf32>
  %r3 = graph.cast %x : (tensor<12xf16>) -> tensor<12xbf16>
  %e3 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 0x7F80, 0xFF80, 0x7F80, 0xFF80, 0x7FC0]> : tensor<12xbf16>
  check.equal %r3, %e3 : tensor<12xbf16>, tensor<12xbf16>
  %r4 = graph.cast %x : (tensor<12xf16>) -> tensor<12xi64>
  %e4 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 0]> : tensor<12xi64>
  check.equal %r4, %e4 : tensor<12xi64>, tensor<12xi64>
  %r5 = graph.cast %x : (tensor<12xf16>) -> tensor<12xi32>
  %e5 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<12xi32>
  check.equal %r5, %e5 : tensor<12xi32>, tensor<12xi32>
  %r6 = graph.cast %x : (tensor<12xf16>) -> tensor<12xi16>
  %e6 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 32767, -32768, 32767, -32768, 0]> : tensor<12xi16>
  check.equal %r6, %e6 : tensor<12xi16>, tensor<12xi16>
  %r7 = graph.cast %x : (tensor<12xf16>) -> tensor<12xi8>
  %e7 = graph.constant dense<[0, 0, 1, -1, 2, 127, -128, 127, -128, 127, -128, 0]> : tensor<12xi8>
  check.equal %r7, %e7 : tensor<12xi8>, tensor<12xi8>
  %r8 = graph.cast %x : (tensor<12xf16>) -> tensor<12xui8>
  %e8 = graph.constant dense<[0, 0, 1, 0, 2, 255, 0, 255, 0, 255, 0, 0]> : tensor<12xui8>
  check.equal %r8, %e8 : tensor<12xui8>, tensor<12xui8>
  %r9 = graph.cast %x : (tensor<12xf16>) -> tensor<12xi1>
  %e9 = graph.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
  check.equal %r9, %e9 : tensor<12xi1>, tensor<12xi1>
  return
}

func.func private @cast_bf16(%x: tensor<12xbf16>) attributes {no_inline} {
  %r0 = graph.cast %x : (tensor<12xbf16>) -> tensor<12xf64>
  %e0 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3003121664.0, -1.0002555517425873e+30, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<12xf64>
  check.equal %r0, %e0 : tensor<12xf64>, tensor<12xf64>
  %r1 = graph.cast %x : (tensor<12xbf16>) -> tensor<12xf32>
  %e1 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0031217e+09, -1.00025555e+30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<12xf32>
  check.equal %r1, %e1 : tensor<12xf32>, tensor<12xf32>
  %r2 = graph.cast %x : (tensor<12xbf16>) -> tensor<12xf16>
  %e2 = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<12xf16>
  check.equal %r2, %e2 : tensor<12xf16>, tensor<12xf16>
  %r4 = graph.cast %x : (tensor<12xbf16>) -> tensor<12xi64>
  %e4 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 3003121664, -9223372036854775808, 9223372036854775807, -9223372036854775808, 0]> : tensor<12xi64>
  check.equal %r4, %e4 : tensor<12xi64>, tensor<12xi64>
  %r5 = graph.cast %x : (tensor<12xbf16>) -> tensor<12xi32>
  %e5 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<12xi32>
  check.equal %r5, %e5 : tensor<12xi32>, tensor<12xi32>
  %r6 = graph.cast %x : (tensor<12xbf16>) -> tensor<12xi16>
  %e6 = graph.constant dense<[0, 0, 1, -1, 2, 300, -300, 32767, -32768, 32767, -32768, 0]> : tensor<12xi16>
  check.equal %r6, %e6 : tensor<12xi16>, tensor<12xi16>
  %r7 = graph.cast %x : (tensor<12xbf16>) -> tensor<12xi8>
  %e7 = graph.constant dense<[0, 0, 1, -1, 2, 127, -128, 127, -128, 127, -128, 0]> : tensor<12xi8>
  check.equal %r7, %e7 : tensor<12xi8>, tensor<12xi8>
  %r8 = graph.cast %x : (tensor<12xbf16>) -> tensor<12xui8>
  %e8 = graph.constant dense<[0, 0, 1, 0, 2, 255, 0, 255, 0, 255, 0, 0]> : tensor<12xui8>
  check.equal %r8, %e8 : tensor<12xui8>, tensor<12xui8>
  %r9 = graph.cast %x : (tensor<12xbf16>) -> tensor<12xi1>
  %e9 = graph.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
  check.equal %r9, %e9 : tensor<12xi1>, tensor<12xi1>
  return
}

func.func @main() {
  %cast_f64_x = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0039062500009095, 1.0004882812509095]> : tensor<14xf64>
  call @cast_f64(%cast_f64_x) : (tensor<14xf64>) -> ()
  %cast_f32_x = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<12xf32>
  %cast_f32_x_d = tensor.cast %cast_f32_x : tensor<12xf32> to tensor<?xf32>
  call @cast_f32(%cast_f32_x_d) : (tensor<?xf32>) -> ()
  %cast_f16_x = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<12xf16>
  call @cast_f16(%cast_f16_x) : (tensor<12xf16>) -> ()
  %cast_bf16_x = graph.constant dense<[0.0, -0.0, 1.5, -1.5, 2.5, 3.0e+02, -3.0e+02, 3.0e+09, -1.0e+30, 0x7F80, 0xFF80, 0x7FC0]> : tensor<12xbf16>
  call @cast_bf16(%cast_bf16_x) : (tensor<12xbf16>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @cast_i64(%x: tensor<9xi64>) attributes {no_inline} {
  %r0 = graph.cast %x : (tensor<9xi64>) -> tensor<9xf64>
  %e0 = graph.constant dense<[-9.223372036854776e+18, -9.223372036854776e+18, -7.0, -1.0, 0.0, 1.0, 7.0, 9.223372036854776e+18, 1103806595073.0]> : tensor<9xf64>
  check.equal %r0, %e0 : tensor<9xf64>, tensor<9xf64>
  %r1 = graph.cast %x : (tensor<9xi64>) -> tensor<9xf32>
  %e1 = graph.constant dense<[-9.223372e+18, -9.223372e+18, -7.0, -1.0, 0.0, 1.0, 7.0, 9.223372e+18, 1.1038066e+12]> : tensor<9xf32>
  check.equal %r1, %e1 : tensor<9xf32>, tensor<9xf32>
  %r2 = graph.cast %x : (tensor<9xi64>) -> tensor<9xf16>
  %e2 = graph.constant dense<[0xFC00, 0xFC00, -7.0, -1.0, 0.0, 1.0, 7.0, 0x7C00, 0x7C00]> : tensor<9xf16>
  check.equal %r2, %e2 : tensor<9xf16>, tensor<9xf16>
  %r3 = graph.cast %x : (tensor<9xi64>) -> tensor<9xbf16>
  %e3 = graph.constant dense<[-9.22e+18, -9.22e+18, -7.0, -1.0, 0.0, 1.0, 7.0, 9.22e+18, 1.1e+12]> : tensor<9xbf16>
  check.equal %r3, %e3 : tensor<9xbf16>, tensor<9xbf16>
  %r5 = graph.cast %x : (tensor<9xi64>) -> tensor<9xi32>
  %e5 = graph.constant dense<[0, 1, -7, -1, 0, 1, 7, -1, 1]> : tensor<9xi32>
  check.equal %r5, %e5 : tensor<9xi32>, tensor<9xi32>
  %r6 = graph.cast %x : (tensor<9xi64>) -> tensor<9xi16>
  %e6 = graph.constant dense<[0, 1, -7, -1, 0, 1, 7, -1, 1]> : tensor<9xi16>
  check.equal %r6, %e6 : tensor<9xi16>, tensor<9xi16>
  %r7 = graph.cast %x : (tensor<9xi64>) -> tensor<9xi8>
  %e7 = graph.constant dense<[0, 1, -7, -1, 0, 1, 7, -1, 1]> : tensor<9xi8>
  check.equal %r7, %e7 : tensor<9xi8>, tensor<9xi8>
  %r8 = graph.cast %x : (tensor<9xi64>) -> tensor<9xui8>
  %e8 = graph.constant dense<[0, 1, 249, 255, 0, 1, 7, 255, 1]> : tensor<9xui8>
  check.equal %r8, %e8 : tensor<9xui8>, tensor<9xui8>
  %r9 = graph.cast %x : (tensor<9xi64>) -> tensor<9xi1>
  %e9 = graph.constant dense<[true, true, true, true, false, true, true, true, true]> : tensor<9xi1>
  check.equal %r9, %e9 : tensor<9xi1>, tensor<9xi1>
  return
}

func.func private @cast_i32(%x: tensor<9xi32>) attributes {no_inline} {
  %r0 = graph.cast %x : (tensor<9xi32>) -> tensor<9xf64>
  %e0 = graph.constant dense<[-2147483648.0, -2147483647.0, -7.0, -1.0, 0.0, 1.0, 7.0, 2147483647.0, 16842753.0]> : tensor<9xf64>
  check.equal %r0, %e0 : tensor<9xf64>, tensor<9xf64>
  %r1 = graph.cast %x : (tensor<9xi32>) -> tensor<9xf32>
  %e1 = graph.constant dense<[-2.1474836e+09, -2.1474836e+09, -7.0, -1.0, 0.0, 1.0, 7.0, 2.1474836e+09, 16842752.0]> : tensor<9xf32>
  check.equal %r1, %e1 : tensor<9xf32>, tensor<9xf32>
  %r2 = graph.cast %x : (tensor<9xi32>) -> tensor<9xf16>
  %e2 = graph.constant dense<[0xFC00, 0xFC00, -7.0, -1.0, 0.0, 1.0, 7.0, 0x7C00, 0x7C00]> : tensor<9xf16>
  check.equal %r2, %e2 : tensor<9xf16>, tensor<9xf16>
  %r3 = graph.cast %x : (tensor<9xi32>) -> tensor<9xbf16>
  %e3 = graph.constant dense<[-2.15e+09, -2.15e+09, -7.0, -1.0, 0.0, 1.0, 7.0, 2.15e+09, 1.68e+07]> : tensor<9xbf16>
  check.equal %r3, %e3 : tensor<9xbf16>, tensor<9xbf16>
  %r4 = graph.cast %x : (tensor<9xi32>) -> tensor<9xi64>
  %e4 = graph.constant dense<[-2147483648, -2147483647, -7, -1, 0, 1, 7, 2147483647, 16842753]> : tensor<9xi64>
  check.equal %r4, %e4 : tensor<9xi64>, tensor<9xi64>
  %r6 = graph.cast %x : (tensor<9xi32>) -> tensor<9xi16>
  %e6 = graph.constant dense<[0, 1, -7, -1, 0, 1, 7, -1, 1]> : tensor<9xi16>
  check.equal %r6, %e6 : tensor<9xi16>, tensor<9xi16>
  %r7 = graph.cast %x : (tensor<9xi32>) -> tensor<9xi8>
  %e7 = graph.constant dense<[0, 1, -7, -1, 0, 1, 7, -1, 1]> : tensor<9xi8>
  check.equal %r7, %e7 : tensor<9xi8>, tensor<9xi8>
  %r8 = graph.cast %x : (tensor<9xi32>) -> tensor<9xui8>
  %e8 = graph.constant dense<[0, 1, 249, 255, 0, 1, 7, 255, 1]> : tensor<9xui8>
  check.equal %r8, %e8 : tensor<9xui8>, tensor<9xui8>
  %r9 = graph.cast %x : (tensor<9xi32>) -> tensor<9xi1>
  %e9 = graph.constant dense<[true, true, true, true, false, true, true, true, true]> : tensor<9xi1>
  check.equal %r9, %e9 : tensor<9xi1>, tensor<9xi1>
  return
}

func.func private @cast_i16(%x: tensor<8xi16>) attributes {no_inline} {
  %r0 = graph.cast %x : (tensor<8xi16>) -> tensor<8xf64>
  %e0 = graph.constant dense<[-32768.0, -32767.0, -7.0, -1.0, 0.0, 1.0, 7.0, 32767.0]> : tensor<8xf64>
  check.equal %r0, %e0 : tensor<8xf64>, tensor<8xf64>
  %r1 = graph.cast %x : (tensor<8xi16>) -> tensor<8xf32>
  %e1 = graph.constant dense<[-32768.0, -32767.0, -7.0, -1.0, 0.0, 1.0, 7.0, 32767.0]> : tensor<8xf32>
  check.equal %r1, %e1 : tensor<8xf32>, tensor<8xf32>
  %r2 = graph.cast %x : (tensor<8xi16>) -> tensor<8xf16>
  %e2 = graph.constant dense<[-3.277e+04, -3.277e+04, -7.0, -1.0, 0.0, 1.0, 7.0, 3.277e+04]> : tensor<8xf16>
  check.equal %r2, %e2 : tensor<8xf16>, tensor<8xf16>
  %r3 = graph.cast %x : (tensor<8xi16>) -> tensor<8xbf16>
  %e3 = graph.constant dense<[-3.28e+04, -3.28e+04, -7.0, -1.0, 0.0, 1.0, 7.0, 3.28e+04]> : tensor<8xbf16>
  check.equal %r3, %e3 : tensor<8xbf16>, tensor<8xbf16>
  %r4 = graph.cast %x : (tensor<8xi16>) -> tensor<8xi64>
  %e4 = graph.constant dense<[-32768, -32767, -7, -1, 0, 1, 7, 32767]> : tensor<8xi64>
  check.equal %r4, %e4 : tensor<8xi64>, tensor<8xi64>
  %r5 = graph.cast %x : (tensor<8xi16>) -> tensor<8xi32>
  %e5 = graph.constant dense<[-32768, -32767, -7, -1, 0, 1, 7, 32767]> : tensor<8xi32>
  check.equal %r5, %e5 : tensor<8xi32>, tensor<8xi32>
  %r7 = graph.cast %x : (tensor<8xi16>) -> tensor<8xi8>
  %e7 = graph.constant dense<[0, 1, -7, -1, 0, 1, 7, -1]> : tensor<8xi8>
  check.equal %r7, %e7 : tensor<8xi8>, tensor<8xi8>
  %r8 = graph.cast %x : (tensor<8xi16>) -> tensor<8xui8>
  %e8 = graph.constant dense<[0, 1, 249, 255, 0, 1, 7, 255]> : tensor<8xui8>
  check.equal %r8, %e8 : tensor<8xui8>, tensor<8xui8>
  %r9 = graph.cast %x : (tensor<8xi16>) -> tensor<8xi1>
  %e9 = graph.constant dense<[true, true, true, true, false, true, true, true]> : tensor<8xi1>
  check.equal %r9, %e9 : tensor<8xi1>, tensor<8xi1>
  return
}

func.func private @cast_i8(%x: tensor<?xi8>) attributes {no_inline} {
  %r0 = graph.cast %x : (tensor<?xi8>) -> tensor<?xf64>
  %e0 = graph.constant dense<[-128.0, -127.0, -7.0, -1.0, 0.0, 1.0, 7.0, 127.0]> : tensor<8xf64>
  check.equal %r0, %e0 : tensor<?xf64>, tensor<8xf64>
  %r1 = graph.cast %x : (tensor<?xi8>) -> tensor<?xf32>
  %e1 = graph.constant dense<[-128.0, -127.0, -7.0, -1.0, 0.0, 1.0, 7.0, 127.0]> : tensor<8xf32>
  check.equal %r1, %e1 : tensor<?xf32>, tensor<8xf32>
  %r2 = graph.cast %x : (tensor<?xi8>) -> tensor<?xf16>
  %e2 = graph.constant dense<[-128.0, -127.0, -7.0, -1.0, 0.0, 1.0, 7.0, 127.0]> : tensor<8xf16>
  check.equal %r2, %e2 : tensor<?xf16>, tensor<8xf16>
  %r3 = graph.cast %x : (tensor<?xi8>) -> tensor<?xbf16>
  %e3 = graph.constant dense<[-128.0, -127.0, -7.0, -1.0, 0.0, 1.0, 7.0, 127.0]> : tensor<8xbf16>
  check.equal %r3, %e3 : tensor<?xbf16>, tensor<8xbf16>
  %r4 = graph.cast %x : (tensor<?xi8>) -> tensor<?xi64>
  %e4 = graph.constant dense<[-128, -127, -7, -1, 0, 1, 7, 127]> : tensor<8xi64>
  check.equal %r4, %e4 : tensor<?xi64>, tensor<8xi64>
  %r5 = graph.cast %x : (tensor<?xi8>) -> tensor<?xi32>
  %e5 = graph.constant dense<[-128, -127, -7, -1, 0, 1, 7, 127]> : tensor<8xi32>
  check.equal %r5, %e5 : tensor<?xi32>, tensor<8xi32>
  %r6 = graph.cast %x : (tensor<?xi8>) -> tensor<?xi16>
  %e6 = graph.constant dense<[-128, -127, -7, -1, 0, 1, 7, 127]> : tensor<8xi16>
  check.equal %r6, %e6 : tensor<?xi16>, tensor<8xi16>
  %r8 = graph.cast %x : (tensor<?xi8>) -> tensor<?xui8>
  %e8 = graph.constant dense<[128, 129, 249, 255, 0, 1, 7, 127]> : tensor<8xui8>
  check.equal %r8, %e8 : tensor<?xui8>, tensor<8xui8>
  %r9 = graph.cast %x : (tensor<?xi8>) -> tensor<?xi1>
  %e9 = graph.constant dense<[true, true, true, true, false, true, true, true]> : tensor<8xi1>
  check.equal %r9, %e9 : tensor<?xi1>, tensor<8xi1>
  return
}

func.func private @cast_ui8(%x: tensor<8xui8>) attributes {no_inline} {
  %r0 = graph.cast %x : (tensor<8xui8>) -> tensor<8xf64>
  %e0 = graph.constant dense<[0.0, 1.0, 2.0e+02, 2.5e+02, 0.0, 1.0, 7.0, 255.0]> : tensor<8xf64>
  check.equal %r0, %e0 : tensor<8xf64>, tensor<8xf64>
  %r1 = graph.cast %x : (tensor<8xui8>) -> tensor<8xf32>
  %e1 = graph.constant dense<[0.0, 1.0, 2.0e+02, 2.5e+02, 0.0, 1.0, 7.0, 255.0]> : tensor<8xf32>
  check.equal %r1, %e1 : tensor<8xf32>, tensor<8xf32>
  %r2 = graph.cast %x : (tensor<8xui8>) -> tensor<8xf16>
  %e2 = graph.constant dense<[0.0, 1.0, 2.0e+02, 2.5e+02, 0.0, 1.0, 7.0, 255.0]> : tensor<8xf16>
  check.equal %r2, %e2 : tensor<8xf16>, tensor<8xf16>
  %r3 = graph.cast %x : (tensor<8xui8>) -> tensor<8xbf16>
  %e3 = graph.constant dense<[0.0, 1.0, 2.0e+02, 2.5e+02, 0.0, 1.0, 7.0, 255.0]> : tensor<8xbf16>
  check.equal %r3, %e3 : tensor<8xbf16>, tensor<8xbf16>
  %r4 = graph.cast %x : (tensor<8xui8>) -> tensor<8xi64>
  %e4 = graph.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xi64>
  check.equal %r4, %e4 : tensor<8xi64>, tensor<8xi64>
  %r5 = graph.cast %x : (tensor<8xui8>) -> tensor<8xi32>
  %e5 = graph.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xi32>
  check.equal %r5, %e5 : tensor<8xi32>, tensor<8xi32>
  %r6 = graph.cast %x : (tensor<8xui8>) -> tensor<8xi16>
  %e6 = graph.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xi16>
  check.equal %r6, %e6 : tensor<8xi16>, tensor<8xi16>
  %r7 = graph.cast %x : (tensor<8xui8>) -> tensor<8xi8>
  %e7 = graph.constant dense<[0, 1, -56, -6, 0, 1, 7, -1]> : tensor<8xi8>
  check.equal %r7, %e7 : tensor<8xi8>, tensor<8xi8>
  %r9 = graph.cast %x : (tensor<8xui8>) -> tensor<8xi1>
  %e9 = graph.constant dense<[false, true, true, true, false, true, true, true]> : tensor<8xi1>
  check.equal %r9, %e9 : tensor<8xi1>, tensor<8xi1>
  return
}

func.func private @cast_i1(%x: tensor<6xi1>) attributes {no_inline} {
  %r0 = graph.cast %x : (tensor<6xi1>) -> tensor<6xf64>
  %e0 = graph.constant dense<[1.0, 0.0, 1.0, 0.0, 0.0, 1.0]> : tensor<6xf64>
  check.equal %r0, %e0 : tensor<6xf64>, tensor<6xf64>
  %r1 = graph.cast %x : (tensor<6xi1>) -> tensor<6xf32>
  %e1 = graph.constant dense<[1.0, 0.0, 1.0, 0.0, 0.0, 1.0]> : tensor<6xf32>
  check.equal %r1, %e1 : tensor<6xf32>, tensor<6xf32>
  %r2 = graph.cast %x : (tensor<6xi1>) -> tensor<6xf16>
  %e2 = graph.constant dense<[1.0, 0.0, 1.0, 0.0, 0.0, 1.0]> : tensor<6xf16>
  check.equal %r2, %e2 : tensor<6xf16>, tensor<6xf16>
  %r3 = graph.cast %x : (tensor<6xi1>) -> tensor<6xbf16>
  %e3 = graph.constant dense<[1.0, 0.0, 1.0, 0.0, 0.0, 1.0]> : tensor<6xbf16>
  check.equal %r3, %e3 : tensor<6xbf16>, tensor<6xbf16>
  %r4 = graph.cast %x : (tensor<6xi1>) -> tensor<6xi64>
  %e4 = graph.constant dense<[1, 0, 1, 0, 0, 1]> : tensor<6xi64>
  check.equal %r4, %e4 : tensor<6xi64>, tensor<6xi64>
  %r5 = graph.cast %x : (tensor<6xi1>) -> tensor<6xi32>
  %e5 = graph.constant dense<[1, 0, 1, 0, 0, 1]> : tensor<6xi32>
  check.equal %r5, %e5 : tensor<6xi32>, tensor<6xi32>
  %r6 = graph.cast %x : (tensor<6xi1>) -> tensor<6xi16>
  %e6 = graph.constant dense<[1, 0, 1, 0, 0, 1]> : tensor<6xi16>
  check.equal %r6, %e6 : tensor<6xi16>, tensor<6xi16>
  %r7 = graph.cast %x : (tensor<6xi1>) -> tensor<6xi8>
  %e7 = graph.constant dense<[1, 0, 1, 0, 0, 1]> : tensor<6xi8>
  check.equal %r7, %e7 : tensor<6xi8>, tensor<6xi8>
  %r8 = graph.cast %x : (tensor<6xi1>) -> tensor<6xui8>
  %e8 = graph.constant dense<[1, 0, 1, 0, 0, 1]> : tensor<6xui8>
  check.equal %r8, %e8 : tensor<6xui8>, tensor<6xui8>
  return
}

func.func @main() {
  %cast_i64_x = graph.constant dense<[-9223372036854775808, -9223372036854775807, -7, -1, 0, 1, 7, 9223372036854775807, 1103806595073]> : tensor<9xi64>
  call @cast_i64(%cast_i64_x) : (tensor<9xi64>) -> ()
  %cast_i32_x = graph.constant dense<[-2147483648, -2147483647, -7, -1, 0, 1, 7, 2147483647, 16842753]> : tensor<9xi32>
  call @cast_i32(%cast_i32_x) : (tensor<9xi32>) -> ()
  %cast_i16_x = graph.constant dense<[-32768, -32767, -7, -1, 0, 1, 7, 32767]> : tensor<8xi16>
  call @cast_i16(%cast_i16_x) : (tensor<8xi16>) -> ()
  %cast_i8_x = graph.constant dense<[-128, -127, -7, -1, 0, 1, 7, 127]> : tensor<8xi8>
  %cast_i8_x_d = tensor.cast %cast_i8_x : tensor<8xi8> to tensor<?xi8>
  call @cast_i8(%cast_i8_x_d) : (tensor<?xi8>) -> ()
  %cast_ui8_x = graph.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xui8>
  call @cast_ui8(%cast_ui8_x) : (tensor<8xui8>) -> ()
  %cast_i1_x = graph.constant dense<[true, false, true, false, false, true]> : tensor<6xi1>
  call @cast_i1(%cast_i1_x) : (tensor<6xi1>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @shift_i64(%a: tensor<8xi64>, %b: tensor<8xi64>) attributes {no_inline} {
  %r1 = core.shift_left %a, %b : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
  %e1 = core.constant dense<[-9223372036854775808, 2, -9223372036854775808, 0, 0, 4, 0, -8]> : tensor<8xi64>
  check.equal %r1, %e1 : tensor<8xi64>, tensor<8xi64>
  %r3 = core.shift_right %a, %b : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
  %e3 = core.constant dense<[-9223372036854775808, -4611686018427387904, -1, -1, 0, 0, 0, 1152921504606846975]> : tensor<8xi64>
  check.equal %r3, %e3 : tensor<8xi64>, tensor<8xi64>
  return
}

func.func private @shift_i32(%a: tensor<8xi32>, %b: tensor<8xi32>) attributes {no_inline} {
  %r1 = core.shift_left %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e1 = core.constant dense<[-2147483648, 2, -2147483648, 0, 0, 4, 0, -8]> : tensor<8xi32>
  check.equal %r1, %e1 : tensor<8xi32>, tensor<8xi32>
  %r3 = core.shift_right %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e3 = core.constant dense<[-2147483648, -1073741824, -1, -1, 0, 0, 0, 268435455]> : tensor<8xi32>
  check.equal %r3, %e3 : tensor<8xi32>, tensor<8xi32>
  return
}

func.func private @shift_i16(%a: tensor<8xi16>, %b: tensor<8xi16>) attributes {no_inline} {
  %r1 = core.shift_left %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e1 = core.constant dense<[-32768, 2, -32768, 0, 0, 4, 0, -8]> : tensor<8xi16>
  check.equal %r1, %e1 : tensor<8xi16>, tensor<8xi16>
  %r3 = core.shift_right %a, %b : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e3 = core.constant dense<[-32768, -16384, -1, -1, 0, 0, 0, 4095]> : tensor<8xi16>
  check.equal %r3, %e3 : tensor<8xi16>, tensor<8xi16>
  return
}

func.func private @shift_i8(%a: tensor<8xi8>, %b: tensor<8xi8>) attributes {no_inline} {
  %r1 = core.shift_left %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e1 = core.constant dense<[-128, 2, -128, 0, 0, 4, 0, -8]> : tensor<8xi8>
  check.equal %r1, %e1 : tensor<8xi8>, tensor<8xi8>
  %r3 = core.shift_right %a, %b : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e3 = core.constant dense<[-128, -64, -1, -1, 0, 0, 0, 15]> : tensor<8xi8>
  check.equal %r3, %e3 : tensor<8xi8>, tensor<8xi8>
  return
}

func.func private @shift_ui8(%a: tensor<8xui8>, %b: tensor<8xui8>) attributes {no_inline} {
  %r1 = core.shift_left %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e1 = core.constant dense<[0, 2, 0, 0, 0, 4, 0, 248]> : tensor<8xui8>
  check.equal %r1, %e1 : tensor<8xui8>, tensor<8xui8>
  %r3 = core.shift_right %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e3 = core.constant dense<[0, 0, 1, 0, 0, 0, 0, 31]> : tensor<8xui8>
  check.equal %r3, %e3 : tensor<8xui8>, tensor<8xui8>
  return
}

func.func @main() {
  %shift_i64_a = core.constant dense<[-9223372036854775808, -9223372036854775807, -7, -1, 0, 1, 7, 9223372036854775807]> : tensor<8xi64>
  %shift_i64_b = core.constant dense<[0, 1, 63, 64, 67, 2, -1, 3]> : tensor<8xi64>
  call @shift_i64(%shift_i64_a, %shift_i64_b) : (tensor<8xi64>, tensor<8xi64>) -> ()
  %shift_i32_a = core.constant dense<[-2147483648, -2147483647, -7, -1, 0, 1, 7, 2147483647]> : tensor<8xi32>
  %shift_i32_b = core.constant dense<[0, 1, 31, 32, 35, 2, -1, 3]> : tensor<8xi32>
  call @shift_i32(%shift_i32_a, %shift_i32_b) : (tensor<8xi32>, tensor<8xi32>) -> ()
  %shift_i16_a = core.constant dense<[-32768, -32767, -7, -1, 0, 1, 7, 32767]> : tensor<8xi16>
  %shift_i16_b = core.constant dense<[0, 1, 15, 16, 19, 2, -1, 3]> : tensor<8xi16>
  call @shift_i16(%shift_i16_a, %shift_i16_b) : (tensor<8xi16>, tensor<8xi16>) -> ()
  %shift_i8_a = core.constant dense<[-128, -127, -7, -1, 0, 1, 7, 127]> : tensor<8xi8>
  %shift_i8_b = core.constant dense<[0, 1, 7, 8, 11, 2, -1, 3]> : tensor<8xi8>
  call @shift_i8(%shift_i8_a, %shift_i8_b) : (tensor<8xi8>, tensor<8xi8>) -> ()
  %shift_ui8_a = core.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xui8>
  %shift_ui8_b = core.constant dense<[0, 1, 7, 8, 11, 2, 200, 3]> : tensor<8xui8>
  call @shift_ui8(%shift_ui8_a, %shift_ui8_b) : (tensor<8xui8>, tensor<8xui8>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu --target-cpu=native --target-features=-avx512bf16,-avxneconvert
// In `fast`, instructions that round to bf16 take subnormal numbers for zero.
// RUN: sed 's/atol = 1.0e-40/atol = 1.2e-38/' %s | tcopt-run - --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @unary_f64(%x: tensor<14xf64>) attributes {no_inline} {
  %r27 = core.exp %x : (tensor<14xf64>) -> tensor<14xf64>
  %e27 = core.constant dense<[1.0, 1.0, 2.718281828459045, 0.22313016014842982, 12.182493960703473, 0.645648526427892, 1.0010005001667084, 9.357622968840175e-14, 0x7FF0000000000000, 0.0, 0x7FF8000000000000, 0x7FF0000000000000, 1.0, 0x7FF0000000000000]> : tensor<14xf64>
  check.close %r27, %e27, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r28 = core.expm1 %x : (tensor<14xf64>) -> tensor<14xf64>
  %e28 = core.constant dense<[0.0, -0.0, 1.7182818284590453, -0.7768698398515702, 11.182493960703473, -0.35435147357210794, 0.0010005001667083417, -0.9999999999999064, 0x7FF0000000000000, -1.0, 0x7FF8000000000000, 0x7FF0000000000000, 1.0e-310, 0x7FF0000000000000]> : tensor<14xf64>
  check.close %r28, %e28, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r29 = core.log1p %x : (tensor<14xf64>) -> tensor<14xf64>
  %e29 = core.constant dense<[0.0, -0.0, 0.6931471805599453, 0x7FF8000000000000, 1.252762968495368, -0.5753641449035618, 0.0009995003330835331, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 709.7268368932282, 1.00000000000005e-310, 6.621405651764134]> : tensor<14xf64>
  check.close %r29, %e29, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r30 = core.log2 %x : (tensor<14xf64>) -> tensor<14xf64>
  %e30 = core.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0.0, 0x7FF8000000000000, 1.3219280948873624, 0x7FF8000000000000, -9.965784284662087, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 1023.9193879716706, -1029.7977094150824, 9.550746785383243]> : tensor<14xf64>
  check.close %r30, %e30, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r31 = core.tanh %x : (tensor<14xf64>) -> tensor<14xf64>
  %e31 = core.constant dense<[0.0, -0.0, 0.7615941559557649, -0.9051482536448664, 0.9866142981514303, -0.41157005567402244, 0.0009999996666668, -1.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, 1.0e-310, 1.0]> : tensor<14xf64>
  check.close %r31, %e31, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r32 = core.rsqrt %x : (tensor<14xf64>) -> tensor<14xf64>
  %e32 = core.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 1.0, 0xFFF8000000000000, 0.6324555320336759, 0xFFF8000000000000, 31.622776601683796, 0xFFF8000000000000, 0.0, 0xFFF8000000000000, 0x7FF8000000000000, 7.669649888473705e-155, 1.0000000000000014e+155, 0.03651483716701107]> : tensor<14xf64>
  check.close %r32, %e32, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r33 = core.neg %x : (tensor<14xf64>) -> tensor<14xf64>
  %e33 = core.constant dense<[-0.0, 0.0, -1.0, 1.5, -2.5, 0.4375, -0.001, 3.0e+01, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF8000000000000, -1.7e+308, -1.0e-310, -7.5e+02]> : tensor<14xf64>
  check.close %r33, %e33, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r34 = core.floor %x : (tensor<14xf64>) -> tensor<14xf64>
  %e34 = core.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -1.0, 0.0, -3.0e+01, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7e+308, 0.0, 7.5e+02]> : tensor<14xf64>
  check.close %r34, %e34, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r35 = core.round_even %x : (tensor<14xf64>) -> tensor<14xf64>
  %e35 = core.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7e+308, 0.0, 7.5e+02]> : tensor<14xf64>
  check.close %r35, %e35, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  return
}

func.func private @unary_f32(%x: tensor<?xf32>) attributes {no_inline} {
  %r27 = core.exp %x : (tensor<?xf32>) -> tensor<?xf32>
  %e27 = core.constant dense<[1.0, 1.0, 2.7182817, 0.22313017, 12.182494, 0.64564854, 1.0010005, 9.357623e-14, 0x7F800000, 0.0, 0x7FC00000, 0x7F800000, 1.0, 0x7F800000]> : tensor<14xf32>
  check.close %r27, %e27, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r28 = core.expm1 %x : (tensor<?xf32>) -> tensor<?xf32>
  %e28 = core.constant dense<[0.0, -0.0, 1.7182819, -0.77686983, 11.182494, -0.35435146, 0.0010005002, -1.0, 0x7F800000, -1.0, 0x7FC00000, 0x7F800000, 1.0e-40, 0x7F800000]> : tensor<14xf32>
  check.close %r28, %e28, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r29 = core.log1p %x : (tensor<?xf32>) -> tensor<?xf32>
  %e29 = core.constant dense<[0.0, -0.0, 0.6931472, 0x7FC00000, 1.2527629, -0.5753642, 0.0009995004, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 88.72201, 1.0e-40, 4.4998097]> : tensor<14xf32>
  check.close %r29, %e29, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r30 = core.log2 %x : (tensor<?xf32>) -> tensor<?xf32>
  %e30 = core.constant dense<[0xFF800000, 0xFF800000, 0.0, 0x7FC00000, 1.3219281, 0x7FC00000, -9.965784, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 127.9988, -132.87714, 6.4757333]> : tensor<14xf32>
  check.close %r30, %e30, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r31 = core.tanh %x : (tensor<?xf32>) -> tensor<?xf32>
  %e31 = core.constant dense<[0.0, -0.0, 0.7615942, -0.90514827, 0.9866143, -0.41157004, 0.0009999997, -1.0, 1.0, -1.0, 0x7FC00000, 1.0, 1.0e-40, 1.0]> : tensor<14xf32>
  check.close %r31, %e31, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r32 = core.rsqrt %x : (tensor<?xf32>) -> tensor<?xf32>
  %e32 = core.constant dense<[0x7F800000, 0xFF800000, 1.0, 0xFFC00000, 0.6324555, 0xFFC00000, 31.622776, 0xFFC00000, 0.0, 0xFFC00000, 0x7FC00000, 5.423262e-20, 1.0000027e+20, 0.10599979]> : tensor<14xf32>
  check.close %r32, %e32, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r33 = core.neg %x : (tensor<?xf32>) -> tensor<?xf32>
  %e33 = core.constant dense<[-0.0, 0.0, -1.0, 1.5, -2.5, 0.4375, -0.001, 3.0e+01, 0xFF800000, 0x7F800000, 0xFFC00000, -3.4e+38, -1.0e-40, -89.0]> : tensor<14xf32>
  check.close %r33, %e33, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r34 = core.floor %x : (tensor<?xf32>) -> tensor<?xf32>
  %e34 = core.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -1.0, 0.0, -3.0e+01, 0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, 0.0, 89.0]> : tensor<14xf32>
  check.close %r34, %e34, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  %r35 = core.round_even %x : (tensor<?xf32>) -> tensor<?xf32>
  %e35 = core.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, 0.0, 89.0]> : tensor<14xf32>
  check.close %r35, %e35, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<14xf32>
  return
}

func.func private @unary_f16(%x: tensor<14xf16>) attributes {no_inline} {
  %r27 = core.exp %x : (tensor<14xf16>) -> tensor<14xf16>
  %e27 = core.constant dense<[1.0, 1.0, 2.719, 0.2231, 12.18, 0.6455, 1.001, 0.0, 0x7C00, 0.0, 0x7E00, 0x7C00, 1.0, 0x7C00]> : tensor<14xf16>
  check.close %r27, %e27, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r28 = core.expm1 %x : (tensor<14xf16>) -> tensor<14xf16>
  %e28 = core.constant dense<[0.0, -0.0, 1.719, -0.777, 11.18, -0.3542, 0.001001, -1.0, 0x7C00, -1.0, 0x7E00, 0x7C00, 6.0e-08, 0x7C00]> : tensor<14xf16>
  check.close %r28, %e28, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r29 = core.log1p %x : (tensor<14xf16>) -> tensor<14xf16>
  %e29 = core.constant dense<[0.0, -0.0, 0.6934, 0x7E00, 1.253, -0.575, 0.000999, 0x7E00, 0x7C00, 0x7E00, 0x7E00, 11.09, 6.0e-08, 2.564]> : tensor<14xf16>
  check.close %r29, %e29, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r30 = core.log2 %x : (tensor<14xf16>) -> tensor<14xf16>
  %e30 = core.constant dense<[0xFC00, 0xFC00, 0.0, 0x7E00, 1.322, 0x7E00, -9.97, 0x7E00, 0x7C00, 0x7E00, 0x7E00, 16.0, -24.0, 3.586]> : tensor<14xf16>
  check.close %r30, %e30, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r31 = core.tanh %x : (tensor<14xf16>) -> tensor<14xf16>
  %e31 = core.constant dense<[0.0, -0.0, 0.7617, -0.9053, 0.987, -0.4116, 0.001, -1.0, 1.0, -1.0, 0x7E00, 1.0, 6.0e-08, 1.0]> : tensor<14xf16>
  check.close %r31, %e31, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r32 = core.rsqrt %x : (tensor<14xf16>) -> tensor<14xf16>
  %e32 = core.constant dense<[0x7C00, 0xFC00, 1.0, 0xFE00, 0.6323, 0xFE00, 31.61, 0xFE00, 0.0, 0xFE00, 0x7E00, 0.003906, 4096.0, 0.2886]> : tensor<14xf16>
  check.close %r32, %e32, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r33 = core.neg %x : (tensor<14xf16>) -> tensor<14xf16>
  %e33 = core.constant dense<[-0.0, 0.0, -1.0, 1.5, -2.5, 0.4375, -0.001, 3.0e+01, 0xFC00, 0x7C00, 0xFE00, -6.55e+04, -6.0e-08, -12.0]> : tensor<14xf16>
  check.close %r33, %e33, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r34 = core.floor %x : (tensor<14xf16>) -> tensor<14xf16>
  %e34 = core.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -1.0, 0.0, -3.0e+01, 0x7C00, 0xFC00, 0x7E00, 6.55e+04, 0.0, 12.0]> : tensor<14xf16>
  check.close %r34, %e34, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  %r35 = core.round_even %x : (tensor<14xf16>) -> tensor<14xf16>
  %e35 = core.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7C00, 0xFC00, 0x7E00, 6.55e+04, 0.0, 12.0]> : tensor<14xf16>
  check.close %r35, %e35, rtol = 2.0e-03, atol = 6.0e-08 : tensor<14xf16>, tensor<14xf16>
  return
}

func.func private @unary_bf16(%x: tensor<?xbf16>) attributes {no_inline} {
  %r27 = core.exp %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e27 = core.constant dense<[1.0, 1.0, 2.72, 0.223, 12.2, 0.645, 1.0, 9.37e-14, 0x7F80, 0.0, 0x7FC0, 0x7F80, 1.0, 0x7F80]> : tensor<14xbf16>
  check.close %r27, %e27, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r28 = core.expm1 %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e28 = core.constant dense<[0.0, -0.0, 1.72, -0.777, 11.2, -0.354, 0.001, -1.0, 0x7F80, -1.0, 0x7FC0, 0x7F80, 1.0e-39, 0x7F80]> : tensor<14xbf16>
  check.close %r28, %e28, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r29 = core.log1p %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e29 = core.constant dense<[0.0, -0.0, 0.69, 0x7FC0, 1.25, -0.574, 0.001, 0x7FC0, 0x7F80, 0x7FC0, 0x7FC0, 88.5, 1.0e-39, 4.5]> : tensor<14xbf16>
  check.close %r29, %e29, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r30 = core.log2 %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e30 = core.constant dense<[0xFF80, 0xFF80, 0.0, 0x7FC0, 1.32, 0x7FC0, -9.94, 0x7FC0, 0x7F80, 0x7FC0, 0x7FC0, 128.0, -1.3e+02, 6.47]> : tensor<14xbf16>
  check.close %r30, %e30, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r31 = core.tanh %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e31 = core.constant dense<[0.0, -0.0, 0.76, -0.906, 0.99, -0.412, 0.001, -1.0, 1.0, -1.0, 0x7FC0, 1.0, 1.0e-39, 1.0]> : tensor<14xbf16>
  check.close %r31, %e31, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r32 = core.rsqrt %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e32 = core.constant dense<[0x7F80, 0xFF80, 1.0, 0x7FC0, 0.633, 0x7FC0, 31.6, 0x7FC0, 0.0, 0x7FC0, 0x7FC0, 5.5e-20, 3.14e+19, 0.106]> : tensor<14xbf16>
  check.close %r32, %e32, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r33 = core.neg %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e33 = core.constant dense<[-0.0, 0.0, -1.0, 1.5, -2.5, 0.438, -0.001, 3.0e+01, 0xFF80, 0x7F80, 0x7FC0, -3.3e+38, -1.0e-39, -89.0]> : tensor<14xbf16>
  check.close %r33, %e33, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r34 = core.floor %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e34 = core.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -1.0, 0.0, -3.0e+01, 0x7F80, 0xFF80, 0x7FC0, 3.3e+38, 0.0, 89.0]> : tensor<14xbf16>
  check.close %r34, %e34, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  %r35 = core.round_even %x : (tensor<?xbf16>) -> tensor<?xbf16>
  %e35 = core.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7F80, 0xFF80, 0x7FC0, 3.3e+38, 0.0, 89.0]> : tensor<14xbf16>
  check.close %r35, %e35, rtol = 1.6e-02, atol = 1.0e-40 : tensor<?xbf16>, tensor<14xbf16>
  return
}

func.func private @unary_i64(%x: tensor<?xi64>) attributes {no_inline} {
  %r6 = core.not %x : (tensor<?xi64>) -> tensor<?xi64>
  %e6 = core.constant dense<[9223372036854775807, 9223372036854775806, 6, 0, -1, -2, -8, -9223372036854775808]> : tensor<8xi64>
  check.equal %r6, %e6 : tensor<?xi64>, tensor<8xi64>
  return
}

func.func private @unary_i32(%x: tensor<8xi32>) attributes {no_inline} {
  %r6 = core.not %x : (tensor<8xi32>) -> tensor<8xi32>
  %e6 = core.constant dense<[2147483647, 2147483646, 6, 0, -1, -2, -8, -2147483648]> : tensor<8xi32>
  check.equal %r6, %e6 : tensor<8xi32>, tensor<8xi32>
  return
}

func.func private @unary_i16(%x: tensor<8xi16>) attributes {no_inline} {
  %r6 = core.not %x : (tensor<8xi16>) -> tensor<8xi16>
  %e6 = core.constant dense<[32767, 32766, 6, 0, -1, -2, -8, -32768]> : tensor<8xi16>
  check.equal %r6, %e6 : tensor<8xi16>, tensor<8xi16>
  return
}

func.func private @unary_i8(%x: tensor<8xi8>) attributes {no_inline} {
  %r6 = core.not %x : (tensor<8xi8>) -> tensor<8xi8>
  %e6 = core.constant dense<[127, 126, 6, 0, -1, -2, -8, -128]> : tensor<8xi8>
  check.equal %r6, %e6 : tensor<8xi8>, tensor<8xi8>
  return
}

func.func private @unary_ui8(%x: tensor<?xui8>) attributes {no_inline} {
  %r6 = core.not %x : (tensor<?xui8>) -> tensor<?xui8>
  %e6 = core.constant dense<[255, 254, 55, 5, 255, 254, 248, 0]> : tensor<8xui8>
  check.equal %r6, %e6 : tensor<?xui8>, tensor<8xui8>
  return
}

func.func private @unary_i1(%x: tensor<2xi1>) attributes {no_inline} {
  %r2 = core.not %x : (tensor<2xi1>) -> tensor<2xi1>
  %e2 = core.constant dense<[false, true]> : tensor<2xi1>
  check.equal %r2, %e2 : tensor<2xi1>, tensor<2xi1>
  return
}

func.func @main() {
  %unary_f64_x = core.constant dense<[0.0, -0.0, 1.0, -1.5, 2.5, -0.4375, 0.001, -3.0e+01, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7e+308, 1.0e-310, 7.5e+02]> : tensor<14xf64>
  call @unary_f64(%unary_f64_x) : (tensor<14xf64>) -> ()
  %unary_f32_x = core.constant dense<[0.0, -0.0, 1.0, -1.5, 2.5, -0.4375, 0.001, -3.0e+01, 0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, 1.0e-40, 89.0]> : tensor<14xf32>
  %unary_f32_x_d = tensor.cast %unary_f32_x : tensor<14xf32> to tensor<?xf32>
  call @unary_f32(%unary_f32_x_d) : (tensor<?xf32>) -> ()
  %unary_f16_x = core.constant dense<[0.0, -0.0, 1.0, -1.5, 2.5, -0.4375, 0.001, -3.0e+01, 0x7C00, 0xFC00, 0x7E00, 6.55e+04, 6.0e-08, 12.0]> : tensor<14xf16>
  call @unary_f16(%unary_f16_x) : (tensor<14xf16>) -> ()
  %unary_bf16_x = core.constant dense<[0.0, -0.0, 1.0, -1.5, 2.5, -0.438, 0.001, -3.0e+01, 0x7F80, 0xFF80, 0x7FC0, 3.3e+38, 1.0e-39, 89.0]> : tensor<14xbf16>
  %unary_bf16_x_d = tensor.cast %unary_bf16_x : tensor<14xbf16> to tensor<?xbf16>
  call @unary_bf16(%unary_bf16_x_d) : (tensor<?xbf16>) -> ()
  %unary_i64_x = core.constant dense<[-9223372036854775808, -9223372036854775807, -7, -1, 0, 1, 7, 9223372036854775807]> : tensor<8xi64>
  %unary_i64_x_d = tensor.cast %unary_i64_x : tensor<8xi64> to tensor<?xi64>
  call @unary_i64(%unary_i64_x_d) : (tensor<?xi64>) -> ()
  %unary_i32_x = core.constant dense<[-2147483648, -2147483647, -7, -1, 0, 1, 7, 2147483647]> : tensor<8xi32>
  call @unary_i32(%unary_i32_x) : (tensor<8xi32>) -> ()
  %unary_i16_x = core.constant dense<[-32768, -32767, -7, -1, 0, 1, 7, 32767]> : tensor<8xi16>
  call @unary_i16(%unary_i16_x) : (tensor<8xi16>) -> ()
  %unary_i8_x = core.constant dense<[-128, -127, -7, -1, 0, 1, 7, 127]> : tensor<8xi8>
  call @unary_i8(%unary_i8_x) : (tensor<8xi8>) -> ()
  %unary_ui8_x = core.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xui8>
  %unary_ui8_x_d = tensor.cast %unary_ui8_x : tensor<8xui8> to tensor<?xui8>
  call @unary_ui8(%unary_ui8_x_d) : (tensor<?xui8>) -> ()
  %unary_i1_x = core.constant dense<[true, false]> : tensor<2xi1>
  call @unary_i1(%unary_i1_x) : (tensor<2xi1>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @where_f64(%c: tensor<2x1xi1>, %a: tensor<?xf64>, %b: tensor<2x?xf64>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xf64>, tensor<2x?xf64>) -> tensor<2x?xf64>
  %e0 = graph.constant dense<[[-1.875, -2.375, 2.25], [-0.625, -1.125, -1.625]]> : tensor<2x3xf64>
  check.close %r0, %e0, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x?xf64>, tensor<2x3xf64>
  return
}

func.func private @where_f32(%c: tensor<2x1xi1>, %a: tensor<?xf32>, %b: tensor<2x?xf32>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  %e0 = graph.constant dense<[[-1.875, -2.375, 2.25], [-0.625, -1.125, -1.625]]> : tensor<2x3xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x?xf32>, tensor<2x3xf32>
  return
}

func.func private @where_f16(%c: tensor<2x1xi1>, %a: tensor<?xf16>, %b: tensor<2x?xf16>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xf16>, tensor<2x?xf16>) -> tensor<2x?xf16>
  %e0 = graph.constant dense<[[-1.875, -2.375, 2.25], [-0.625, -1.125, -1.625]]> : tensor<2x3xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 6.0e-08 : tensor<2x?xf16>, tensor<2x3xf16>
  return
}

func.func private @where_bf16(%c: tensor<2x1xi1>, %a: tensor<?xbf16>, %b: tensor<2x?xbf16>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xbf16>, tensor<2x?xbf16>) -> tensor<2x?xbf16>
  %e0 = graph.constant dense<[[-1.875, -2.38, 2.25], [-0.625, -1.125, -1.625]]> : tensor<2x3xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 1.0e-40 : tensor<2x?xbf16>, tensor<2x3xbf16>
  return
}

func.func private @where_i64(%c: tensor<2x1xi1>, %a: tensor<?xi64>, %b: tensor<2x?xi64>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xi64>, tensor<2x?xi64>) -> tensor<2x?xi64>
  %e0 = graph.constant dense<[[-15, -19, 18], [-5, -9, -13]]> : tensor<2x3xi64>
  check.equal %r0, %e0 : tensor<2x?xi64>, tensor<2x3xi64>
  return
}

func.func private @where_i32(%c: tensor<2x1xi1>, %a: tensor<?xi32>, %b: tensor<2x?xi32>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xi32>, tensor<2x?xi32>) -> tensor<2x?xi32>
  %e0 = graph.constant dense<[[-15, -19, 18], [-5, -9, -13]]> : tensor<2x3xi32>
  check.equal %r0, %e0 : tensor<2x?xi32>, tensor<2x3xi32>
  return
}

func.func private @where_i16(%c: tensor<2x1xi1>, %a: tensor<?xi16>, %b: tensor<2x?xi16>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xi16>, tensor<2x?xi16>) -> tensor<2x?xi16>
  %e0 = graph.constant dense<[[-15, -19, 18], [-5, -9, -13]]> : tensor<2x3xi16>
  check.equal %r0, %e0 : tensor<2x?xi16>, tensor<2x3xi16>
  return
}

func.func private @where_i8(%c: tensor<2x1xi1>, %a: tensor<?xi8>, %b: tensor<2x?xi8>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xi8>, tensor<2x?xi8>) -> tensor<2x?xi8>
  %e0 = graph.constant dense<[[-15, -19, 18], [-5, -9, -13]]> : tensor<2x3xi8>
  check.equal %r0, %e0 : tensor<2x?xi8>, tensor<2x3xi8>
  return
}

func.func private @where_ui8(%c: tensor<2x1xi1>, %a: tensor<?xui8>, %b: tensor<2x?xui8>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xui8>, tensor<2x?xui8>) -> tensor<2x?xui8>
  %e0 = graph.constant dense<[[15, 19, 18], [5, 9, 13]]> : tensor<2x3xui8>
  check.equal %r0, %e0 : tensor<2x?xui8>, tensor<2x3xui8>
  return
}

func.func private @where_i1(%c: tensor<2x1xi1>, %a: tensor<?xi1>, %b: tensor<2x?xi1>, %d: tensor<2x?xi1>) attributes {no_inline} {
  %r0 = graph.where %c, %a, %b : (tensor<2x1xi1>, tensor<?xi1>, tensor<2x?xi1>) -> tensor<2x?xi1>
  %e0 = graph.constant dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>
  check.equal %r0, %e0 : tensor<2x?xi1>, tensor<2x3xi1>
  return
}

func.func @main() {
  %where_f64_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_f64_a = graph.constant dense<[-1.875, -2.375, 2.25]> : tensor<3xf64>
  %where_f64_a_d = tensor.cast %where_f64_a : tensor<3xf64> to tensor<?xf64>
  %where_f64_b = graph.constant dense<[[0.875, 0.375, -0.125], [-0.625, -1.125, -1.625]]> : tensor<2x3xf64>
  %where_f64_b_d = tensor.cast %where_f64_b : tensor<2x3xf64> to tensor<2x?xf64>
  %where_f64_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_f64_d_d = tensor.cast %where_f64_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_f64(%where_f64_c, %where_f64_a_d, %where_f64_b_d, %where_f64_d_d) : (tensor<2x1xi1>, tensor<?xf64>, tensor<2x?xf64>, tensor<2x?xi1>) -> ()
  %where_f32_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_f32_a = graph.constant dense<[-1.875, -2.375, 2.25]> : tensor<3xf32>
  %where_f32_a_d = tensor.cast %where_f32_a : tensor<3xf32> to tensor<?xf32>
  %where_f32_b = graph.constant dense<[[0.875, 0.375, -0.125], [-0.625, -1.125, -1.625]]> : tensor<2x3xf32>
  %where_f32_b_d = tensor.cast %where_f32_b : tensor<2x3xf32> to tensor<2x?xf32>
  %where_f32_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_f32_d_d = tensor.cast %where_f32_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_f32(%where_f32_c, %where_f32_a_d, %where_f32_b_d, %where_f32_d_d) : (tensor<2x1xi1>, tensor<?xf32>, tensor<2x?xf32>, tensor<2x?xi1>) -> ()
  %where_f16_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_f16_a = graph.constant dense<[-1.875, -2.375, 2.25]> : tensor<3xf16>
  %where_f16_a_d = tensor.cast %where_f16_a : tensor<3xf16> to tensor<?xf16>
  %where_f16_b = graph.constant dense<[[0.875, 0.375, -0.125], [-0.625, -1.125, -1.625]]> : tensor<2x3xf16>
  %where_f16_b_d = tensor.cast %where_f16_b : tensor<2x3xf16> to tensor<2x?xf16>
  %where_f16_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_f16_d_d = tensor.cast %where_f16_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_f16(%where_f16_c, %where_f16_a_d, %where_f16_b_d, %where_f16_d_d) : (tensor<2x1xi1>, tensor<?xf16>, tensor<2x?xf16>, tensor<2x?xi1>) -> ()
  %where_bf16_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_bf16_a = graph.constant dense<[-1.875, -2.38, 2.25]> : tensor<3xbf16>
  %where_bf16_a_d = tensor.cast %where_bf16_a : tensor<3xbf16> to tensor<?xbf16>
  %where_bf16_b = graph.constant dense<[[0.875, 0.375, -0.125], [-0.625, -1.125, -1.625]]> : tensor<2x3xbf16>
  %where_bf16_b_d = tensor.cast %where_bf16_b : tensor<2x3xbf16> to tensor<2x?xbf16>
  %where_bf16_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_bf16_d_d = tensor.cast %where_bf16_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_bf16(%where_bf16_c, %where_bf16_a_d, %where_bf16_b_d, %where_bf16_d_d) : (tensor<2x1xi1>, tensor<?xbf16>, tensor<2x?xbf16>, tensor<2x?xi1>) -> ()
  %where_i64_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_i64_a = graph.constant dense<[-15, -19, 18]> : tensor<3xi64>
  %where_i64_a_d = tensor.cast %where_i64_a : tensor<3xi64> to tensor<?xi64>
  %where_i64_b = graph.constant dense<[[7, 3, -1], [-5, -9, -13]]> : tensor<2x3xi64>
  %where_i64_b_d = tensor.cast %where_i64_b : tensor<2x3xi64> to tensor<2x?xi64>
  %where_i64_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_i64_d_d = tensor.cast %where_i64_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_i64(%where_i64_c, %where_i64_a_d, %where_i64_b_d, %where_i64_d_d) : (tensor<2x1xi1>, tensor<?xi64>, tensor<2x?xi64>, tensor<2x?xi1>) -> ()
  %where_i32_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_i32_a = graph.constant dense<[-15, -19, 18]> : tensor<3xi32>
  %where_i32_a_d = tensor.cast %where_i32_a : tensor<3xi32> to tensor<?xi32>
  %where_i32_b = graph.constant dense<[[7, 3, -1], [-5, -9, -13]]> : tensor<2x3xi32>
  %where_i32_b_d = tensor.cast %where_i32_b : tensor<2x3xi32> to tensor<2x?xi32>
  %where_i32_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_i32_d_d = tensor.cast %where_i32_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_i32(%where_i32_c, %where_i32_a_d, %where_i32_b_d, %where_i32_d_d) : (tensor<2x1xi1>, tensor<?xi32>, tensor<2x?xi32>, tensor<2x?xi1>) -> ()
  %where_i16_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_i16_a = graph.constant dense<[-15, -19, 18]> : tensor<3xi16>
  %where_i16_a_d = tensor.cast %where_i16_a : tensor<3xi16> to tensor<?xi16>
  %where_i16_b = graph.constant dense<[[7, 3, -1], [-5, -9, -13]]> : tensor<2x3xi16>
  %where_i16_b_d = tensor.cast %where_i16_b : tensor<2x3xi16> to tensor<2x?xi16>
  %where_i16_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_i16_d_d = tensor.cast %where_i16_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_i16(%where_i16_c, %where_i16_a_d, %where_i16_b_d, %where_i16_d_d) : (tensor<2x1xi1>, tensor<?xi16>, tensor<2x?xi16>, tensor<2x?xi1>) -> ()
  %where_i8_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_i8_a = graph.constant dense<[-15, -19, 18]> : tensor<3xi8>
  %where_i8_a_d = tensor.cast %where_i8_a : tensor<3xi8> to tensor<?xi8>
  %where_i8_b = graph.constant dense<[[7, 3, -1], [-5, -9, -13]]> : tensor<2x3xi8>
  %where_i8_b_d = tensor.cast %where_i8_b : tensor<2x3xi8> to tensor<2x?xi8>
  %where_i8_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_i8_d_d = tensor.cast %where_i8_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_i8(%where_i8_c, %where_i8_a_d, %where_i8_b_d, %where_i8_d_d) : (tensor<2x1xi1>, tensor<?xi8>, tensor<2x?xi8>, tensor<2x?xi1>) -> ()
  %where_ui8_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_ui8_a = graph.constant dense<[15, 19, 18]> : tensor<3xui8>
  %where_ui8_a_d = tensor.cast %where_ui8_a : tensor<3xui8> to tensor<?xui8>
  %where_ui8_b = graph.constant dense<[[7, 3, 1], [5, 9, 13]]> : tensor<2x3xui8>
  %where_ui8_b_d = tensor.cast %where_ui8_b : tensor<2x3xui8> to tensor<2x?xui8>
  %where_ui8_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_ui8_d_d = tensor.cast %where_ui8_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_ui8(%where_ui8_c, %where_ui8_a_d, %where_ui8_b_d, %where_ui8_d_d) : (tensor<2x1xi1>, tensor<?xui8>, tensor<2x?xui8>, tensor<2x?xi1>) -> ()
  %where_i1_c = graph.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %where_i1_a = graph.constant dense<[true, false, true]> : tensor<3xi1>
  %where_i1_a_d = tensor.cast %where_i1_a : tensor<3xi1> to tensor<?xi1>
  %where_i1_b = graph.constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  %where_i1_b_d = tensor.cast %where_i1_b : tensor<2x3xi1> to tensor<2x?xi1>
  %where_i1_d = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %where_i1_d_d = tensor.cast %where_i1_d : tensor<2x3xi1> to tensor<2x?xi1>
  call @where_i1(%where_i1_c, %where_i1_a_d, %where_i1_b_d, %where_i1_d_d) : (tensor<2x1xi1>, tensor<?xi1>, tensor<2x?xi1>, tensor<2x?xi1>) -> ()
  return
}

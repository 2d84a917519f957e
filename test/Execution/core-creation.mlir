// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @make_f64(%v: tensor<f64>, %start: tensor<f64>, %step: tensor<f64>, %x: tensor<?xf64>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xf64>
  %r4 = core.iota dim = 0, sizes = [2, %d3] : (index) -> tensor<2x?xf64>
  %e4 = core.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf64>
  check.close %r4, %e4, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x?xf64>, tensor<2x3xf64>
  return
}

func.func private @make_f32(%v: tensor<f32>, %start: tensor<f32>, %step: tensor<f32>, %x: tensor<?xf32>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xf32>
  %r4 = core.iota dim = 0, sizes = [2, %d3] : (index) -> tensor<2x?xf32>
  %e4 = core.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf32>
  check.close %r4, %e4, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x?xf32>, tensor<2x3xf32>
  return
}

func.func private @make_f16(%v: tensor<f16>, %start: tensor<f16>, %step: tensor<f16>, %x: tensor<?xf16>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xf16>
  %r4 = core.iota dim = 0, sizes = [2, %d3] : (index) -> tensor<2x?xf16>
  %e4 = core.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf16>
  check.close %r4, %e4, rtol = 1.0e-03, atol = 6.0e-08 : tensor<2x?xf16>, tensor<2x3xf16>
  return
}

func.func private @make_bf16(%v: tensor<bf16>, %start: tensor<bf16>, %step: tensor<bf16>, %x: tensor<?xbf16>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xbf16>
  %r4 = core.iota dim = 0, sizes = [2, %d3] : (index) -> tensor<2x?xbf16>
  %e4 = core.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xbf16>
  check.close %r4, %e4, rtol = 8.0e-03, atol = 1.0e-40 : tensor<2x?xbf16>, tensor<2x3xbf16>
  return
}

func.func private @make_i64(%v: tensor<i64>, %start: tensor<i64>, %step: tensor<i64>, %x: tensor<?xi64>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xi64>
  %r4 = core.iota dim = 0, sizes = [2, %d3] : (index) -> tensor<2x?xi64>
  %e4 = core.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>
  check.equal %r4, %e4 : tensor<2x?xi64>, tensor<2x3xi64>
  return
}

func.func private @make_i32(%v: tensor<i32>, %start: tensor<i32>, %step: tensor<i32>, %x: tensor<?xi32>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xi32>
  %r4 = core.iota dim = 0, sizes = [2, %d3] : (index) -> tensor<2x?xi32>
  %e4 = core.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi32>
  check.equal %r4, %e4 : tensor<2x?xi32>, tensor<2x3xi32>
  return
}

func.func private @make_i16(%v: tensor<i16>, %start: tensor<i16>, %step: tensor<i16>, %x: tensor<?xi16>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xi16>
  %r4 = core.iota dim = 0, sizes = [2, %d3] : (index) -> tensor<2x?xi16>
  %e4 = core.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi16>
  check.equal %r4, %e4 : tensor<2x?xi16>, tensor<2x3xi16>
  return
}

func.func private @make_i8(%v: tensor<i8>, %start: tensor<i8>, %step: tensor<i8>, %x: tensor<?xi8>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xi8>
  %r4 = core.iota dim = 0, sizes = [2, %d3] : (index) -> tensor<2x?xi8>
  %e4 = core.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi8>
  check.equal %r4, %e4 : tensor<2x?xi8>, tensor<2x3xi8>
  return
}

func.func private @make_ui8(%v: tensor<ui8>, %start: tensor<ui8>, %step: tensor<ui8>, %x: tensor<?xui8>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xui8>
  %r4 = core.iota dim = 0, sizes = [2, %d3] : (index) -> tensor<2x?xui8>
  %e4 = core.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xui8>
  check.equal %r4, %e4 : tensor<2x?xui8>, tensor<2x3xui8>
  return
}

func.func @main() {
  %make_f64_v = core.constant dense<2.25> : tensor<f64>
  %make_f64_start = core.constant dense<3.0> : tensor<f64>
  %make_f64_step = core.constant dense<-0.75> : tensor<f64>
  %make_f64_x = core.constant dense<[-1.875, -2.375, 2.25]> : tensor<3xf64>
  %make_f64_x_d = tensor.cast %make_f64_x : tensor<3xf64> to tensor<?xf64>
  call @make_f64(%make_f64_v, %make_f64_start, %make_f64_step, %make_f64_x_d) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<?xf64>) -> ()
  %make_f32_v = core.constant dense<2.25> : tensor<f32>
  %make_f32_start = core.constant dense<3.0> : tensor<f32>
  %make_f32_step = core.constant dense<-0.75> : tensor<f32>
  %make_f32_x = core.constant dense<[-1.875, -2.375, 2.25]> : tensor<3xf32>
  %make_f32_x_d = tensor.cast %make_f32_x : tensor<3xf32> to tensor<?xf32>
  call @make_f32(%make_f32_v, %make_f32_start, %make_f32_step, %make_f32_x_d) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xf32>) -> ()
  %make_f16_v = core.constant dense<2.25> : tensor<f16>
  %make_f16_start = core.constant dense<3.0> : tensor<f16>
  %make_f16_step = core.constant dense<-0.75> : tensor<f16>
  %make_f16_x = core.constant dense<[-1.875, -2.375, 2.25]> : tensor<3xf16>
  %make_f16_x_d = tensor.cast %make_f16_x : tensor<3xf16> to tensor<?xf16>
  call @make_f16(%make_f16_v, %make_f16_start, %make_f16_step, %make_f16_x_d) : (tensor<f16>, tensor<f16>, tensor<f16>, tensor<?xf16>) -> ()
  %make_bf16_v = core.constant dense<2.25> : tensor<bf16>
  %make_bf16_start = core.constant dense<3.0> : tensor<bf16>
  %make_bf16_step = core.constant dense<-0.75> : tensor<bf16>
  %make_bf16_x = core.constant dense<[-1.875, -2.38, 2.25]> : tensor<3xbf16>
  %make_bf16_x_d = tensor.cast %make_bf16_x : tensor<3xbf16> to tensor<?xbf16>
  call @make_bf16(%make_bf16_v, %make_bf16_start, %make_bf16_step, %make_bf16_x_d) : (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<?xbf16>) -> ()
  %make_i64_v = core.constant dense<18> : tensor<i64>
  %make_i64_start = core.constant dense<3> : tensor<i64>
  %make_i64_step = core.constant dense<5> : tensor<i64>
  %make_i64_x = core.constant dense<[-15, -19, 18]> : tensor<3xi64>
  %make_i64_x_d = tensor.cast %make_i64_x : tensor<3xi64> to tensor<?xi64>
  call @make_i64(%make_i64_v, %make_i64_start, %make_i64_step, %make_i64_x_d) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<?xi64>) -> ()
  %make_i32_v = core.constant dense<18> : tensor<i32>
  %make_i32_start = core.constant dense<3> : tensor<i32>
  %make_i32_step = core.constant dense<5> : tensor<i32>
  %make_i32_x = core.constant dense<[-15, -19, 18]> : tensor<3xi32>
  %make_i32_x_d = tensor.cast %make_i32_x : tensor<3xi32> to tensor<?xi32>
  call @make_i32(%make_i32_v, %make_i32_start, %make_i32_step, %make_i32_x_d) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?xi32>) -> ()
  %make_i16_v = core.constant dense<18> : tensor<i16>
  %make_i16_start = core.constant dense<3> : tensor<i16>
  %make_i16_step = core.constant dense<5> : tensor<i16>
  %make_i16_x = core.constant dense<[-15, -19, 18]> : tensor<3xi16>
  %make_i16_x_d = tensor.cast %make_i16_x : tensor<3xi16> to tensor<?xi16>
  call @make_i16(%make_i16_v, %make_i16_start, %make_i16_step, %make_i16_x_d) : (tensor<i16>, tensor<i16>, tensor<i16>, tensor<?xi16>) -> ()
  %make_i8_v = core.constant dense<18> : tensor<i8>
  %make_i8_start = core.constant dense<3> : tensor<i8>
  %make_i8_step = core.constant dense<5> : tensor<i8>
  %make_i8_x = core.constant dense<[-15, -19, 18]> : tensor<3xi8>
  %make_i8_x_d = tensor.cast %make_i8_x : tensor<3xi8> to tensor<?xi8>
  call @make_i8(%make_i8_v, %make_i8_start, %make_i8_step, %make_i8_x_d) : (tensor<i8>, tensor<i8>, tensor<i8>, tensor<?xi8>) -> ()
  %make_ui8_v = core.constant dense<18> : tensor<ui8>
  %make_ui8_start = core.constant dense<3> : tensor<ui8>
  %make_ui8_step = core.constant dense<5> : tensor<ui8>
  %make_ui8_x = core.constant dense<[15, 19, 18]> : tensor<3xui8>
  %make_ui8_x_d = tensor.cast %make_ui8_x : tensor<3xui8> to tensor<?xui8>
  call @make_ui8(%make_ui8_v, %make_ui8_start, %make_ui8_step, %make_ui8_x_d) : (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<?xui8>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @make_f64(%v: tensor<f64>, %start: tensor<f64>, %step: tensor<f64>, %x: tensor<?xf64>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xf64>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<f64>, index) -> tensor<2x?xf64>
  %e0 = graph.constant dense<[[2.25, 2.25, 2.25], [2.25, 2.25, 2.25]]> : tensor<2x3xf64>
  check.close %r0, %e0, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x?xf64>, tensor<2x3xf64>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<f64>) -> tensor<0x4xf64>
  %e1 = graph.constant dense<> : tensor<0x4xf64>
  check.close %r1, %e1, rtol = 1.0e-13, atol = 4.9e-324 : tensor<0x4xf64>, tensor<0x4xf64>
  %r2 = graph.arange %start, %step, sizes = [%d3] : (tensor<f64>, tensor<f64>, index) -> tensor<?xf64>
  %e2 = graph.constant dense<[3.0, 2.25, 1.5]> : tensor<3xf64>
  check.close %r2, %e2, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<3xf64>
  %r3 = graph.arange %start, %step, sizes = [6] : (tensor<f64>, tensor<f64>) -> tensor<6xf64>
  %e3 = graph.constant dense<[3.0, 2.25, 1.5, 0.75, 0.0, -0.75]> : tensor<6xf64>
  check.close %r3, %e3, rtol = 1.0e-13, atol = 4.9e-324 : tensor<6xf64>, tensor<6xf64>
  return
}

func.func private @make_f32(%v: tensor<f32>, %start: tensor<f32>, %step: tensor<f32>, %x: tensor<?xf32>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xf32>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<f32>, index) -> tensor<2x?xf32>
  %e0 = graph.constant dense<[[2.25, 2.25, 2.25], [2.25, 2.25, 2.25]]> : tensor<2x3xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x?xf32>, tensor<2x3xf32>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<f32>) -> tensor<0x4xf32>
  %e1 = graph.constant dense<> : tensor<0x4xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<0x4xf32>, tensor<0x4xf32>
  %r2 = graph.arange %start, %step, sizes = [%d3] : (tensor<f32>, tensor<f32>, index) -> tensor<?xf32>
  %e2 = graph.constant dense<[3.0, 2.25, 1.5]> : tensor<3xf32>
  check.close %r2, %e2, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<3xf32>
  %r3 = graph.arange %start, %step, sizes = [6] : (tensor<f32>, tensor<f32>) -> tensor<6xf32>
  %e3 = graph.constant dense<[3.0, 2.25, 1.5, 0.75, 0.0, -0.75]> : tensor<6xf32>
  check.close %r3, %e3, rtol = 2.0e-06, atol = 1.0e-44 : tensor<6xf32>, tensor<6xf32>
  return
}

func.func private @make_f16(%v: tensor<f16>, %start: tensor<f16>, %step: tensor<f16>, %x: tensor<?xf16>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xf16>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<f16>, index) -> tensor<2x?xf16>
  %e0 = graph.constant dense<[[2.25, 2.25, 2.25], [2.25, 2.25, 2.25]]> : tensor<2x3xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 6.0e-08 : tensor<2x?xf16>, tensor<2x3xf16>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<f16>) -> tensor<0x4xf16>
  %e1 = graph.constant dense<> : tensor<0x4xf16>
  check.close %r1, %e1, rtol = 1.0e-03, atol = 6.0e-08 : tensor<0x4xf16>, tensor<0x4xf16>
  %r2 = graph.arange %start, %step, sizes = [%d3] : (tensor<f16>, tensor<f16>, index) -> tensor<?xf16>
  %e2 = graph.constant dense<[3.0, 2.25, 1.5]> : tensor<3xf16>
  check.close %r2, %e2, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<3xf16>
  %r3 = graph.arange %start, %step, sizes = [6] : (tensor<f16>, tensor<f16>) -> tensor<6xf16>
  %e3 = graph.constant dense<[3.0, 2.25, 1.5, 0.75, 0.0, -0.75]> : tensor<6xf16>
  check.close %r3, %e3, rtol = 1.0e-03, atol = 6.0e-08 : tensor<6xf16>, tensor<6xf16>
  return
}

func.func private @make_bf16(%v: tensor<bf16>, %start: tensor<bf16>, %step: tensor<bf16>, %x: tensor<?xbf16>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xbf16>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<bf16>, index) -> tensor<2x?xbf16>
  %e0 = graph.constant dense<[[2.25, 2.25, 2.25], [2.25, 2.25, 2.25]]> : tensor<2x3xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 1.0e-40 : tensor<2x?xbf16>, tensor<2x3xbf16>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<bf16>) -> tensor<0x4xbf16>
  %e1 = graph.constant dense<> : tensor<0x4xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 1.0e-40 : tensor<0x4xbf16>, tensor<0x4xbf16>
  %r2 = graph.arange %start, %step, sizes = [%d3] : (tensor<bf16>, tensor<bf16>, index) -> tensor<?xbf16>
  %e2 = graph.constant dense<[3.0, 2.25, 1.5]> : tensor<3xbf16>
  check.close %r2, %e2, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<3xbf16>
  %r3 = graph.arange %start, %step, sizes = [6] : (tensor<bf16>, tensor<bf16>) -> tensor<6xbf16>
  %e3 = graph.constant dense<[3.0, 2.25, 1.5, 0.75, 0.0, -0.75]> : tensor<6xbf16>
  check.close %r3, %e3, rtol = 8.0e-03, atol = 1.0e-40 : tensor<6xbf16>, tensor<6xbf16>
  return
}

func.func private @make_i64(%v: tensor<i64>, %start: tensor<i64>, %step: tensor<i64>, %x: tensor<?xi64>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xi64>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<i64>, index) -> tensor<2x?xi64>
  %e0 = graph.constant dense<[[18, 18, 18], [18, 18, 18]]> : tensor<2x3xi64>
  check.equal %r0, %e0 : tensor<2x?xi64>, tensor<2x3xi64>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<i64>) -> tensor<0x4xi64>
  %e1 = graph.constant dense<> : tensor<0x4xi64>
  check.equal %r1, %e1 : tensor<0x4xi64>, tensor<0x4xi64>
  %r2 = graph.arange %start, %step, sizes = [%d3] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %e2 = graph.constant dense<[3, 8, 13]> : tensor<3xi64>
  check.equal %r2, %e2 : tensor<?xi64>, tensor<3xi64>
  %r3 = graph.arange %start, %step, sizes = [6] : (tensor<i64>, tensor<i64>) -> tensor<6xi64>
  %e3 = graph.constant dense<[3, 8, 13, 18, 23, 28]> : tensor<6xi64>
  check.equal %r3, %e3 : tensor<6xi64>, tensor<6xi64>
  return
}

func.func private @make_i32(%v: tensor<i32>, %start: tensor<i32>, %step: tensor<i32>, %x: tensor<?xi32>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xi32>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<i32>, index) -> tensor<2x?xi32>
  %e0 = graph.constant dense<[[18, 18, 18], [18, 18, 18]]> : tensor<2x3xi32>
  check.equal %r0, %e0 : tensor<2x?xi32>, tensor<2x3xi32>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<i32>) -> tensor<0x4xi32>
  %e1 = graph.constant dense<> : tensor<0x4xi32>
  check.equal %r1, %e1 : tensor<0x4xi32>, tensor<0x4xi32>
  %r2 = graph.arange %start, %step, sizes = [%d3] : (tensor<i32>, tensor<i32>, index) -> tensor<?xi32>
  %e2 = graph.constant dense<[3, 8, 13]> : tensor<3xi32>
  check.equal %r2, %e2 : tensor<?xi32>, tensor<3xi32>
  %r3 = graph.arange %start, %step, sizes = [6] : (tensor<i32>, tensor<i32>) -> tensor<6xi32>
  %e3 = graph.constant dense<[3, 8, 13, 18, 23, 28]> : tensor<6xi32>
  check.equal %r3, %e3 : tensor<6xi32>, tensor<6xi32>
  return
}

func.func private @make_i16(%v: tensor<i16>, %start: tensor<i16>, %step: tensor<i16>, %x: tensor<?xi16>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xi16>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<i16>, index) -> tensor<2x?xi16>
  %e0 = graph.constant dense<[[18, 18, 18], [18, 18, 18]]> : tensor<2x3xi16>
  check.equal %r0, %e0 : tensor<2x?xi16>, tensor<2x3xi16>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<i16>) -> tensor<0x4xi16>
  %e1 = graph.constant dense<> : tensor<0x4xi16>
  check.equal %r1, %e1 : tensor<0x4xi16>, tensor<0x4xi16>
  %r2 = graph.arange %start, %step, sizes = [%d3] : (tensor<i16>, tensor<i16>, index) -> tensor<?xi16>
  %e2 = graph.constant dense<[3, 8, 13]> : tensor<3xi16>
  check.equal %r2, %e2 : tensor<?xi16>, tensor<3xi16>
  %r3 = graph.arange %start, %step, sizes = [6] : (tensor<i16>, tensor<i16>) -> tensor<6xi16>
  %e3 = graph.constant dense<[3, 8, 13, 18, 23, 28]> : tensor<6xi16>
  check.equal %r3, %e3 : tensor<6xi16>, tensor<6xi16>
  return
}

func.func private @make_i8(%v: tensor<i8>, %start: tensor<i8>, %step: tensor<i8>, %x: tensor<?xi8>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xi8>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<i8>, index) -> tensor<2x?xi8>
  %e0 = graph.constant dense<[[18, 18, 18], [18, 18, 18]]> : tensor<2x3xi8>
  check.equal %r0, %e0 : tensor<2x?xi8>, tensor<2x3xi8>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<i8>) -> tensor<0x4xi8>
  %e1 = graph.constant dense<> : tensor<0x4xi8>
  check.equal %r1, %e1 : tensor<0x4xi8>, tensor<0x4xi8>
  %r2 = graph.arange %start, %step, sizes = [%d3] : (tensor<i8>, tensor<i8>, index) -> tensor<?xi8>
  %e2 = graph.constant dense<[3, 8, 13]> : tensor<3xi8>
  check.equal %r2, %e2 : tensor<?xi8>, tensor<3xi8>
  %r3 = graph.arange %start, %step, sizes = [6] : (tensor<i8>, tensor<i8>) -> tensor<6xi8>
  %e3 = graph.constant dense<[3, 8, 13, 18, 23, 28]> : tensor<6xi8>
  check.equal %r3, %e3 : tensor<6xi8>, tensor<6xi8>
  return
}

func.func private @make_ui8(%v: tensor<ui8>, %start: tensor<ui8>, %step: tensor<ui8>, %x: tensor<?xui8>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xui8>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<ui8>, index) -> tensor<2x?xui8>
  %e0 = graph.constant dense<[[18, 18, 18], [18, 18, 18]]> : tensor<2x3xui8>
  check.equal %r0, %e0 : tensor<2x?xui8>, tensor<2x3xui8>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<ui8>) -> tensor<0x4xui8>
  %e1 = graph.constant dense<> : tensor<0x4xui8>
  check.equal %r1, %e1 : tensor<0x4xui8>, tensor<0x4xui8>
  %r2 = graph.arange %start, %step, sizes = [%d3] : (tensor<ui8>, tensor<ui8>, index) -> tensor<?xui8>
  %e2 = graph.constant dense<[3, 8, 13]> : tensor<3xui8>
  check.equal %r2, %e2 : tensor<?xui8>, tensor<3xui8>
  %r3 = graph.arange %start, %step, sizes = [6] : (tensor<ui8>, tensor<ui8>) -> tensor<6xui8>
  %e3 = graph.constant dense<[3, 8, 13, 18, 23, 28]> : tensor<6xui8>
  check.equal %r3, %e3 : tensor<6xui8>, tensor<6xui8>
  return
}

func.func private @make_i1(%v: tensor<i1>, %start: tensor<i1>, %step: tensor<i1>, %x: tensor<?xi1>) attributes {no_inline} {
  %i3 = arith.constant 0 : index
  %d3 = tensor.dim %x, %i3 : tensor<?xi1>
  %r0 = graph.full %v, sizes = [2, %d3] : (tensor<i1>, index) -> tensor<2x?xi1>
  %e0 = graph.constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  check.equal %r0, %e0 : tensor<2x?xi1>, tensor<2x3xi1>
  %r1 = graph.full %v, sizes = [0, 4] : (tensor<i1>) -> tensor<0x4xi1>
  %e1 = graph.constant dense<> : tensor<0x4xi1>
  check.equal %r1, %e1 : tensor<0x4xi1>, tensor<0x4xi1>
  return
}

func.func @main() {
  %make_f64_v = graph.constant dense<2.25> : tensor<f64>
  %make_f64_start = graph.constant dense<3.0> : tensor<f64>
  %make_f64_step = graph.constant dense<-0.75> : tensor<f64>
  %make_f64_x = graph.constant dense<[-1.875, -2.375, 2.25]> : tensor<3xf64>
  %make_f64_x_d = tensor.cast %make_f64_x : tensor<3xf64> to tensor<?xf64>
  call @make_f64(%make_f64_v, %make_f64_start, %make_f64_step, %make_f64_x_d) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<?xf64>) -> ()
  %make_f32_v = graph.constant dense<2.25> : tensor<f32>
  %make_f32_start = graph.constant dense<3.0> : tensor<f32>
  %make_f32_step = graph.constant dense<-0.75> : tensor<f32>
  %make_f32_x = graph.constant dense<[-1.875, -2.375, 2.25]> : tensor<3xf32>
  %make_f32_x_d = tensor.cast %make_f32_x : tensor<3xf32> to tensor<?xf32>
  call @make_f32(%make_f32_v, %make_f32_start, %make_f32_step, %make_f32_x_d) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xf32>) -> ()
  %make_f16_v = graph.constant dense<2.25> : tensor<f16>
  %make_f16_start = graph.constant dense<3.0> : tensor<f16>
  %make_f16_step = graph.constant dense<-0.75> : tensor<f16>
  %make_f16_x = graph.constant dense<[-1.875, -2.375, 2.25]> : tensor<3xf16>
  %make_f16_x_d = tensor.cast %make_f16_x : tensor<3xf16> to tensor<?xf16>
  call @make_f16(%make_f16_v, %make_f16_start, %make_f16_step, %make_f16_x_d) : (tensor<f16>, tensor<f16>, tensor<f16>, tensor<?xf16>) -> ()
  %make_bf16_v = graph.constant dense<2.25> : tensor<bf16>
  %make_bf16_start = graph.constant dense<3.0> : tensor<bf16>
  %make_bf16_step = graph.constant dense<-0.75> : tensor<bf16>
  %make_bf16_x = graph.constant dense<[-1.875, -2.38, 2.25]> : tensor<3xbf16>
  %make_bf16_x_d = tensor.cast %make_bf16_x : tensor<3xbf16> to tensor<?xbf16>
  call @make_bf16(%make_bf16_v, %make_bf16_start, %make_bf16_step, %make_bf16_x_d) : (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<?xbf16>) -> ()
  %make_i64_v = graph.constant dense<18> : tensor<i64>
  %make_i64_start = graph.constant dense<3> : tensor<i64>
  %make_i64_step = graph.constant dense<5> : tensor<i64>
  %make_i64_x = graph.constant dense<[-15, -19, 18]> : tensor<3xi64>
  %make_i64_x_d = tensor.cast %make_i64_x : tensor<3xi64> to tensor<?xi64>
  call @make_i64(%make_i64_v, %make_i64_start, %make_i64_step, %make_i64_x_d) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<?xi64>) -> ()
  %make_i32_v = graph.constant dense<18> : tensor<i32>
  %make_i32_start = graph.constant dense<3> : tensor<i32>
  %make_i32_step = graph.constant dense<5> : tensor<i32>
  %make_i32_x = graph.constant dense<[-15, -19, 18]> : tensor<3xi32>
  %make_i32_x_d = tensor.cast %make_i32_x : tensor<3xi32> to tensor<?xi32>
  call @make_i32(%make_i32_v, %make_i32_start, %make_i32_step, %make_i32_x_d) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?xi32>) -> ()
  %make_i16_v = graph.constant dense<18> : tensor<i16>
  %make_i16_start = graph.constant dense<3> : tensor<i16>
  %make_i16_step = graph.constant dense<5> : tensor<i16>
  %make_i16_x = graph.constant dense<[-15, -19, 18]> : tensor<3xi16>
  %make_i16_x_d = tensor.cast %make_i16_x : tensor<3xi16> to tensor<?xi16>
  call @make_i16(%make_i16_v, %make_i16_start, %make_i16_step, %make_i16_x_d) : (tensor<i16>, tensor<i16>, tensor<i16>, tensor<?xi16>) -> ()
  %make_i8_v = graph.constant dense<18> : tensor<i8>
  %make_i8_start = graph.constant dense<3> : tensor<i8>
  %make_i8_step = graph.constant dense<5> : tensor<i8>
  %make_i8_x = graph.constant dense<[-15, -19, 18]> : tensor<3xi8>
  %make_i8_x_d = tensor.cast %make_i8_x : tensor<3xi8> to tensor<?xi8>
  call @make_i8(%make_i8_v, %make_i8_start, %make_i8_step, %make_i8_x_d) : (tensor<i8>, tensor<i8>, tensor<i8>, tensor<?xi8>) -> ()
  %make_ui8_v = graph.constant dense<18> : tensor<ui8>
  %make_ui8_start = graph.constant dense<3> : tensor<ui8>
  %make_ui8_step = graph.constant dense<5> : tensor<ui8>
  %make_ui8_x = graph.constant dense<[15, 19, 18]> : tensor<3xui8>
  %make_ui8_x_d = tensor.cast %make_ui8_x : tensor<3xui8> to tensor<?xui8>
  call @make_ui8(%make_ui8_v, %make_ui8_start, %make_ui8_step, %make_ui8_x_d) : (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<?xui8>) -> ()
  %make_i1_v = graph.constant dense<true> : tensor<i1>
  %make_i1_start = graph.constant dense<true> : tensor<i1>
  %make_i1_step = graph.constant dense<true> : tensor<i1>
  %make_i1_x = graph.constant dense<[true, false, true]> : tensor<3xi1>
  %make_i1_x_d = tensor.cast %make_i1_x : tensor<3xi1> to tensor<?xi1>
  call @make_i1(%make_i1_v, %make_i1_start, %make_i1_step, %make_i1_x_d) : (tensor<i1>, tensor<i1>, tensor<i1>, tensor<?xi1>) -> ()
  return
}

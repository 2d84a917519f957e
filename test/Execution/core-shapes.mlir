// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @shape_f64(%x: tensor<2x?x4xf64>, %y: tensor<?x1xf64>, %n: tensor<f64>, %z: tensor<?x0xf64>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xf64>) -> tensor<2x?x4xf64>
  %e16 = core.constant dense<[[[-0.75, -1.25, -1.75, -2.25], [1.25, 0.75, 0.25, -0.25], [-1.875, -2.375, 2.25, 1.75]], [[-1.625, -2.125, 2.5, 2.0], [0.375, -0.125, -0.625, -1.125], [2.375, 1.875, 1.375, 0.875]]]> : tensor<2x3x4xf64>
  check.close %r16, %e16, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x?x4xf64>, tensor<2x3x4xf64>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xf64>) -> tensor<2x2x2xf64>
  %e17 = core.constant dense<[[[1.25, -0.25], [-0.75, -2.25]], [[0.375, -1.125], [-1.625, 2.0]]]> : tensor<2x2x2xf64>
  check.close %r17, %e17, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x2x2xf64>, tensor<2x2x2xf64>
  return
}

func.func private @shape_f32(%x: tensor<2x?x4xf32>, %y: tensor<?x1xf32>, %n: tensor<f32>, %z: tensor<?x0xf32>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xf32>) -> tensor<2x?x4xf32>
  %e16 = core.constant dense<[[[-0.75, -1.25, -1.75, -2.25], [1.25, 0.75, 0.25, -0.25], [-1.875, -2.375, 2.25, 1.75]], [[-1.625, -2.125, 2.5, 2.0], [0.375, -0.125, -0.625, -1.125], [2.375, 1.875, 1.375, 0.875]]]> : tensor<2x3x4xf32>
  check.close %r16, %e16, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x?x4xf32>, tensor<2x3x4xf32>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xf32>) -> tensor<2x2x2xf32>
  %e17 = core.constant dense<[[[1.25, -0.25], [-0.75, -2.25]], [[0.375, -1.125], [-1.625, 2.0]]]> : tensor<2x2x2xf32>
  check.close %r17, %e17, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
  return
}

func.func private @shape_f16(%x: tensor<2x?x4xf16>, %y: tensor<?x1xf16>, %n: tensor<f16>, %z: tensor<?x0xf16>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xf16>) -> tensor<2x?x4xf16>
  %e16 = core.constant dense<[[[-0.75, -1.25, -1.75, -2.25], [1.25, 0.75, 0.25, -0.25], [-1.875, -2.375, 2.25, 1.75]], [[-1.625, -2.125, 2.5, 2.0], [0.375, -0.125, -0.625, -1.125], [2.375, 1.875, 1.375, 0.875]]]> : tensor<2x3x4xf16>
  check.close %r16, %e16, rtol = 1.0e-03, atol = 6.0e-08 : tensor<2x?x4xf16>, tensor<2x3x4xf16>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xf16>) -> tensor<2x2x2xf16>
  %e17 = core.constant dense<[[[1.25, -0.25], [-0.75, -2.25]], [[0.375, -1.125], [-1.625, 2.0]]]> : tensor<2x2x2xf16>
  check.close %r17, %e17, rtol = 1.0e-03, atol = 6.0e-08 : tensor<2x2x2xf16>, tensor<2x2x2xf16>
  return
}

func.func private @shape_bf16(%x: tensor<2x?x4xbf16>, %y: tensor<?x1xbf16>, %n: tensor<bf16>, %z: tensor<?x0xbf16>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xbf16>) -> tensor<2x?x4xbf16>
  %e16 = core.constant dense<[[[-0.75, -1.25, -1.75, -2.25], [1.25, 0.75, 0.25, -0.25], [-1.875, -2.38, 2.25, 1.75]], [[-1.625, -2.12, 2.5, 2.0], [0.375, -0.125, -0.625, -1.125], [2.38, 1.875, 1.375, 0.875]]]> : tensor<2x3x4xbf16>
  check.close %r16, %e16, rtol = 8.0e-03, atol = 1.0e-40 : tensor<2x?x4xbf16>, tensor<2x3x4xbf16>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xbf16>) -> tensor<2x2x2xbf16>
  %e17 = core.constant dense<[[[1.25, -0.25], [-0.75, -2.25]], [[0.375, -1.125], [-1.625, 2.0]]]> : tensor<2x2x2xbf16>
  check.close %r17, %e17, rtol = 8.0e-03, atol = 1.0e-40 : tensor<2x2x2xbf16>, tensor<2x2x2xbf16>
  return
}

func.func private @shape_i64(%x: tensor<2x?x4xi64>, %y: tensor<?x1xi64>, %n: tensor<i64>, %z: tensor<?x0xi64>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xi64>) -> tensor<2x?x4xi64>
  %e16 = core.constant dense<[[[-6, -10, -14, -18], [10, 6, 2, -2], [-15, -19, 18, 14]], [[-13, -17, 20, 16], [3, -1, -5, -9], [19, 15, 11, 7]]]> : tensor<2x3x4xi64>
  check.equal %r16, %e16 : tensor<2x?x4xi64>, tensor<2x3x4xi64>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xi64>) -> tensor<2x2x2xi64>
  %e17 = core.constant dense<[[[10, -2], [-6, -18]], [[3, -9], [-13, 16]]]> : tensor<2x2x2xi64>
  check.equal %r17, %e17 : tensor<2x2x2xi64>, tensor<2x2x2xi64>
  return
}

func.func private @shape_i32(%x: tensor<2x?x4xi32>, %y: tensor<?x1xi32>, %n: tensor<i32>, %z: tensor<?x0xi32>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xi32>) -> tensor<2x?x4xi32>
  %e16 = core.constant dense<[[[-6, -10, -14, -18], [10, 6, 2, -2], [-15, -19, 18, 14]], [[-13, -17, 20, 16], [3, -1, -5, -9], [19, 15, 11, 7]]]> : tensor<2x3x4xi32>
  check.equal %r16, %e16 : tensor<2x?x4xi32>, tensor<2x3x4xi32>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xi32>) -> tensor<2x2x2xi32>
  %e17 = core.constant dense<[[[10, -2], [-6, -18]], [[3, -9], [-13, 16]]]> : tensor<2x2x2xi32>
  check.equal %r17, %e17 : tensor<2x2x2xi32>, tensor<2x2x2xi32>
  return
}

func.func private @shape_i16(%x: tensor<2x?x4xi16>, %y: tensor<?x1xi16>, %n: tensor<i16>, %z: tensor<?x0xi16>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xi16>) -> tensor<2x?x4xi16>
  %e16 = core.constant dense<[[[-6, -10, -14, -18], [10, 6, 2, -2], [-15, -19, 18, 14]], [[-13, -17, 20, 16], [3, -1, -5, -9], [19, 15, 11, 7]]]> : tensor<2x3x4xi16>
  check.equal %r16, %e16 : tensor<2x?x4xi16>, tensor<2x3x4xi16>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xi16>) -> tensor<2x2x2xi16>
  %e17 = core.constant dense<[[[10, -2], [-6, -18]], [[3, -9], [-13, 16]]]> : tensor<2x2x2xi16>
  check.equal %r17, %e17 : tensor<2x2x2xi16>, tensor<2x2x2xi16>
  return
}

func.func private @shape_i8(%x: tensor<2x?x4xi8>, %y: tensor<?x1xi8>, %n: tensor<i8>, %z: tensor<?x0xi8>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xi8>) -> tensor<2x?x4xi8>
  %e16 = core.constant dense<[[[-6, -10, -14, -18], [10, 6, 2, -2], [-15, -19, 18, 14]], [[-13, -17, 20, 16], [3, -1, -5, -9], [19, 15, 11, 7]]]> : tensor<2x3x4xi8>
  check.equal %r16, %e16 : tensor<2x?x4xi8>, tensor<2x3x4xi8>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xi8>) -> tensor<2x2x2xi8>
  %e17 = core.constant dense<[[[10, -2], [-6, -18]], [[3, -9], [-13, 16]]]> : tensor<2x2x2xi8>
  check.equal %r17, %e17 : tensor<2x2x2xi8>, tensor<2x2x2xi8>
  return
}

func.func private @shape_ui8(%x: tensor<2x?x4xui8>, %y: tensor<?x1xui8>, %n: tensor<ui8>, %z: tensor<?x0xui8>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xui8>) -> tensor<2x?x4xui8>
  %e16 = core.constant dense<[[[6, 10, 14, 18], [10, 6, 2, 2], [15, 19, 18, 14]], [[13, 17, 20, 16], [3, 1, 5, 9], [19, 15, 11, 7]]]> : tensor<2x3x4xui8>
  check.equal %r16, %e16 : tensor<2x?x4xui8>, tensor<2x3x4xui8>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xui8>) -> tensor<2x2x2xui8>
  %e17 = core.constant dense<[[[10, 2], [6, 18]], [[3, 9], [13, 16]]]> : tensor<2x2x2xui8>
  check.equal %r17, %e17 : tensor<2x2x2xui8>, tensor<2x2x2xui8>
  return
}

func.func private @shape_i1(%x: tensor<2x?x4xi1>, %y: tensor<?x1xi1>, %n: tensor<i1>, %z: tensor<?x0xi1>) attributes {no_inline} {
  %r16 = core.reverse %x, dims = [1] : (tensor<2x?x4xi1>) -> tensor<2x?x4xi1>
  %e16 = core.constant dense<[[[true, false, false, true], [false, true, false, false], [true, false, true, false]], [[false, false, false, false], [true, false, false, true], [false, true, false, false]]]> : tensor<2x3x4xi1>
  check.equal %r16, %e16 : tensor<2x?x4xi1>, tensor<2x3x4xi1>
  %r17 = core.slice %x, offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3] : (tensor<2x?x4xi1>) -> tensor<2x2x2xi1>
  %e17 = core.constant dense<[[[false, false], [true, true]], [[true, true], [false, false]]]> : tensor<2x2x2xi1>
  check.equal %r17, %e17 : tensor<2x2x2xi1>, tensor<2x2x2xi1>
  return
}

func.func @main() {
  %shape_f64_x = core.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf64>
  %shape_f64_x_d = tensor.cast %shape_f64_x : tensor<2x3x4xf64> to tensor<2x?x4xf64>
  %shape_f64_y = core.constant dense<[[-1.875], [-2.375], [2.25], [1.75], [1.25]]> : tensor<5x1xf64>
  %shape_f64_y_d = tensor.cast %shape_f64_y : tensor<5x1xf64> to tensor<?x1xf64>
  %shape_f64_n = core.constant dense<-1.875> : tensor<f64>
  %shape_f64_z = core.constant dense<> : tensor<3x0xf64>
  %shape_f64_z_d = tensor.cast %shape_f64_z : tensor<3x0xf64> to tensor<?x0xf64>
  call @shape_f64(%shape_f64_x_d, %shape_f64_y_d, %shape_f64_n, %shape_f64_z_d) : (tensor<2x?x4xf64>, tensor<?x1xf64>, tensor<f64>, tensor<?x0xf64>) -> ()
  %shape_f32_x = core.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf32>
  %shape_f32_x_d = tensor.cast %shape_f32_x : tensor<2x3x4xf32> to tensor<2x?x4xf32>
  %shape_f32_y = core.constant dense<[[-1.875], [-2.375], [2.25], [1.75], [1.25]]> : tensor<5x1xf32>
  %shape_f32_y_d = tensor.cast %shape_f32_y : tensor<5x1xf32> to tensor<?x1xf32>
  %shape_f32_n = core.constant dense<-1.875> : tensor<f32>
  %shape_f32_z = core.constant dense<> : tensor<3x0xf32>
  %shape_f32_z_d = tensor.cast %shape_f32_z : tensor<3x0xf32> to tensor<?x0xf32>
  call @shape_f32(%shape_f32_x_d, %shape_f32_y_d, %shape_f32_n, %shape_f32_z_d) : (tensor<2x?x4xf32>, tensor<?x1xf32>, tensor<f32>, tensor<?x0xf32>) -> ()
  %shape_f16_x = core.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf16>
  %shape_f16_x_d = tensor.cast %shape_f16_x : tensor<2x3x4xf16> to tensor<2x?x4xf16>
  %shape_f16_y = core.constant dense<[[-1.875], [-2.375], [2.25], [1.75], [1.25]]> : tensor<5x1xf16>
  %shape_f16_y_d = tensor.cast %shape_f16_y : tensor<5x1xf16> to tensor<?x1xf16>
  %shape_f16_n = core.constant dense<-1.875> : tensor<f16>
  %shape_f16_z = core.constant dense<> : tensor<3x0xf16>
  %shape_f16_z_d = tensor.cast %shape_f16_z : tensor<3x0xf16> to tensor<?x0xf16>
  call @shape_f16(%shape_f16_x_d, %shape_f16_y_d, %shape_f16_n, %shape_f16_z_d) : (tensor<2x?x4xf16>, tensor<?x1xf16>, tensor<f16>, tensor<?x0xf16>) -> ()
  %shape_bf16_x = core.constant dense<[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0]]]> : tensor<2x3x4xbf16>
  %shape_bf16_x_d = tensor.cast %shape_bf16_x : tensor<2x3x4xbf16> to tensor<2x?x4xbf16>
  %shape_bf16_y = core.constant dense<[[-1.875], [-2.38], [2.25], [1.75], [1.25]]> : tensor<5x1xbf16>
  %shape_bf16_y_d = tensor.cast %shape_bf16_y : tensor<5x1xbf16> to tensor<?x1xbf16>
  %shape_bf16_n = core.constant dense<-1.875> : tensor<bf16>
  %shape_bf16_z = core.constant dense<> : tensor<3x0xbf16>
  %shape_bf16_z_d = tensor.cast %shape_bf16_z : tensor<3x0xbf16> to tensor<?x0xbf16>
  call @shape_bf16(%shape_bf16_x_d, %shape_bf16_y_d, %shape_bf16_n, %shape_bf16_z_d) : (tensor<2x?x4xbf16>, tensor<?x1xbf16>, tensor<bf16>, tensor<?x0xbf16>) -> ()
  %shape_i64_x = core.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi64>
  %shape_i64_x_d = tensor.cast %shape_i64_x : tensor<2x3x4xi64> to tensor<2x?x4xi64>
  %shape_i64_y = core.constant dense<[[-15], [-19], [18], [14], [10]]> : tensor<5x1xi64>
  %shape_i64_y_d = tensor.cast %shape_i64_y : tensor<5x1xi64> to tensor<?x1xi64>
  %shape_i64_n = core.constant dense<-15> : tensor<i64>
  %shape_i64_z = core.constant dense<> : tensor<3x0xi64>
  %shape_i64_z_d = tensor.cast %shape_i64_z : tensor<3x0xi64> to tensor<?x0xi64>
  call @shape_i64(%shape_i64_x_d, %shape_i64_y_d, %shape_i64_n, %shape_i64_z_d) : (tensor<2x?x4xi64>, tensor<?x1xi64>, tensor<i64>, tensor<?x0xi64>) -> ()
  %shape_i32_x = core.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi32>
  %shape_i32_x_d = tensor.cast %shape_i32_x : tensor<2x3x4xi32> to tensor<2x?x4xi32>
  %shape_i32_y = core.constant dense<[[-15], [-19], [18], [14], [10]]> : tensor<5x1xi32>
  %shape_i32_y_d = tensor.cast %shape_i32_y : tensor<5x1xi32> to tensor<?x1xi32>
  %shape_i32_n = core.constant dense<-15> : tensor<i32>
  %shape_i32_z = core.constant dense<> : tensor<3x0xi32>
  %shape_i32_z_d = tensor.cast %shape_i32_z : tensor<3x0xi32> to tensor<?x0xi32>
  call @shape_i32(%shape_i32_x_d, %shape_i32_y_d, %shape_i32_n, %shape_i32_z_d) : (tensor<2x?x4xi32>, tensor<?x1xi32>, tensor<i32>, tensor<?x0xi32>) -> ()
  %shape_i16_x = core.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi16>
  %shape_i16_x_d = tensor.cast %shape_i16_x : tensor<2x3x4xi16> to tensor<2x?x4xi16>
  %shape_i16_y = core.constant dense<[[-15], [-19], [18], [14], [10]]> : tensor<5x1xi16>
  %shape_i16_y_d = tensor.cast %shape_i16_y : tensor<5x1xi16> to tensor<?x1xi16>
  %shape_i16_n = core.constant dense<-15> : tensor<i16>
  %shape_i16_z = core.constant dense<> : tensor<3x0xi16>
  %shape_i16_z_d = tensor.cast %shape_i16_z : tensor<3x0xi16> to tensor<?x0xi16>
  call @shape_i16(%shape_i16_x_d, %shape_i16_y_d, %shape_i16_n, %shape_i16_z_d) : (tensor<2x?x4xi16>, tensor<?x1xi16>, tensor<i16>, tensor<?x0xi16>) -> ()
  %shape_i8_x = core.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi8>
  %shape_i8_x_d = tensor.cast %shape_i8_x : tensor<2x3x4xi8> to tensor<2x?x4xi8>
  %shape_i8_y = core.constant dense<[[-15], [-19], [18], [14], [10]]> : tensor<5x1xi8>
  %shape_i8_y_d = tensor.cast %shape_i8_y : tensor<5x1xi8> to tensor<?x1xi8>
  %shape_i8_n = core.constant dense<-15> : tensor<i8>
  %shape_i8_z = core.constant dense<> : tensor<3x0xi8>
  %shape_i8_z_d = tensor.cast %shape_i8_z : tensor<3x0xi8> to tensor<?x0xi8>
  call @shape_i8(%shape_i8_x_d, %shape_i8_y_d, %shape_i8_n, %shape_i8_z_d) : (tensor<2x?x4xi8>, tensor<?x1xi8>, tensor<i8>, tensor<?x0xi8>) -> ()
  %shape_ui8_x = core.constant dense<[[[15, 19, 18, 14], [10, 6, 2, 2], [6, 10, 14, 18]], [[19, 15, 11, 7], [3, 1, 5, 9], [13, 17, 20, 16]]]> : tensor<2x3x4xui8>
  %shape_ui8_x_d = tensor.cast %shape_ui8_x : tensor<2x3x4xui8> to tensor<2x?x4xui8>
  %shape_ui8_y = core.constant dense<[[15], [19], [18], [14], [10]]> : tensor<5x1xui8>
  %shape_ui8_y_d = tensor.cast %shape_ui8_y : tensor<5x1xui8> to tensor<?x1xui8>
  %shape_ui8_n = core.constant dense<15> : tensor<ui8>
  %shape_ui8_z = core.constant dense<> : tensor<3x0xui8>
  %shape_ui8_z_d = tensor.cast %shape_ui8_z : tensor<3x0xui8> to tensor<?x0xui8>
  call @shape_ui8(%shape_ui8_x_d, %shape_ui8_y_d, %shape_ui8_n, %shape_ui8_z_d) : (tensor<2x?x4xui8>, tensor<?x1xui8>, tensor<ui8>, tensor<?x0xui8>) -> ()
  %shape_i1_x = core.constant dense<[[[true, false, true, false], [false, true, false, false], [true, false, false, true]], [[false, true, false, false], [true, false, false, true], [false, false, false, false]]]> : tensor<2x3x4xi1>
  %shape_i1_x_d = tensor.cast %shape_i1_x : tensor<2x3x4xi1> to tensor<2x?x4xi1>
  %shape_i1_y = core.constant dense<[[true], [false], [true], [false], [false]]> : tensor<5x1xi1>
  %shape_i1_y_d = tensor.cast %shape_i1_y : tensor<5x1xi1> to tensor<?x1xi1>
  %shape_i1_n = core.constant dense<true> : tensor<i1>
  %shape_i1_z = core.constant dense<> : tensor<3x0xi1>
  %shape_i1_z_d = tensor.cast %shape_i1_z : tensor<3x0xi1> to tensor<?x0xi1>
  call @shape_i1(%shape_i1_x_d, %shape_i1_y_d, %shape_i1_n, %shape_i1_z_d) : (tensor<2x?x4xi1>, tensor<?x1xi1>, tensor<i1>, tensor<?x0xi1>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @unary_i64(%x: tensor<?xi64>) attributes {no_inline} {
  %r0 = graph.neg %x : (tensor<?xi64>) -> tensor<?xi64>
  %e0 = graph.constant dense<[-9223372036854775808, 9223372036854775807, 7, 1, 0, -1, -7, -9223372036854775807]> : tensor<8xi64>
  check.equal %r0, %e0 : tensor<?xi64>, tensor<8xi64>
  %r1 = graph.abs %x : (tensor<?xi64>) -> tensor<?xi64>
  %e1 = graph.constant dense<[-9223372036854775808, 9223372036854775807, 7, 1, 0, 1, 7, 9223372036854775807]> : tensor<8xi64>
  check.equal %r1, %e1 : tensor<?xi64>, tensor<8xi64>
  %r2 = graph.sign %x : (tensor<?xi64>) -> tensor<?xi64>
  %e2 = graph.constant dense<[-1, -1, -1, -1, 0, 1, 1, 1]> : tensor<8xi64>
  check.equal %r2, %e2 : tensor<?xi64>, tensor<8xi64>
  %r3 = graph.square %x : (tensor<?xi64>) -> tensor<?xi64>
  %e3 = graph.constant dense<[0, 1, 49, 1, 0, 1, 49, 1]> : tensor<8xi64>
  check.equal %r3, %e3 : tensor<?xi64>, tensor<8xi64>
  %r4 = graph.relu %x : (tensor<?xi64>) -> tensor<?xi64>
  %e4 = graph.constant dense<[0, 0, 0, 0, 0, 1, 7, 9223372036854775807]> : tensor<8xi64>
  check.equal %r4, %e4 : tensor<?xi64>, tensor<8xi64>
  %r5 = graph.bitwise_not %x : (tensor<?xi64>) -> tensor<?xi64>
  %e5 = graph.constant dense<[9223372036854775807, 9223372036854775806, 6, 0, -1, -2, -8, -9223372036854775808]> : tensor<8xi64>
  check.equal %r5, %e5 : tensor<?xi64>, tensor<8xi64>
  return
}

func.func private @unary_i32(%x: tensor<8xi32>) attributes {no_inline} {
  %r0 = graph.neg %x : (tensor<8xi32>) -> tensor<8xi32>
  %e0 = graph.constant dense<[-2147483648, 2147483647, 7, 1, 0, -1, -7, -2147483647]> : tensor<8xi32>
  check.equal %r0, %e0 : tensor<8xi32>, tensor<8xi32>
  %r1 = graph.abs %x : (tensor<8xi32>) -> tensor<8xi32>
  %e1 = graph.constant dense<[-2147483648, 2147483647, 7, 1, 0, 1, 7, 2147483647]> : tensor<8xi32>
  check.equal %r1, %e1 : tensor<8xi32>, tensor<8xi32>
  %r2 = graph.sign %x : (tensor<8xi32>) -> tensor<8xi32>
  %e2 = graph.constant dense<[-1, -1, -1, -1, 0, 1, 1, 1]> : tensor<8xi32>
  check.equal %r2, %e2 : tensor<8xi32>, tensor<8xi32>
  %r3 = graph.square %x : (tensor<8xi32>) -> tensor<8xi32>
  %e3 = graph.constant dense<[0, 1, 49, 1, 0, 1, 49, 1]> : tensor<8xi32>
  check.equal %r3, %e3 : tensor<8xi32>, tensor<8xi32>
  %r4 = graph.relu %x : (tensor<8xi32>) -> tensor<8xi32>
  %e4 = graph.constant dense<[0, 0, 0, 0, 0, 1, 7, 2147483647]> : tensor<8xi32>
  check.equal %r4, %e4 : tensor<8xi32>, tensor<8xi32>
  %r5 = graph.bitwise_not %x : (tensor<8xi32>) -> tensor<8xi32>
  %e5 = graph.constant dense<[2147483647, 2147483646, 6, 0, -1, -2, -8, -2147483648]> : tensor<8xi32>
  check.equal %r5, %e5 : tensor<8xi32>, tensor<8xi32>
  return
}

func.func private @unary_i16(%x: tensor<8xi16>) attributes {no_inline} {
  %r0 = graph.neg %x : (tensor<8xi16>) -> tensor<8xi16>
  %e0 = graph.constant dense<[-32768, 32767, 7, 1, 0, -1, -7, -32767]> : tensor<8xi16>
  check.equal %r0, %e0 : tensor<8xi16>, tensor<8xi16>
  %r1 = graph.abs %x : (tensor<8xi16>) -> tensor<8xi16>
  %e1 = graph.constant dense<[-32768, 32767, 7, 1, 0, 1, 7, 32767]> : tensor<8xi16>
  check.equal %r1, %e1 : tensor<8xi16>, tensor<8xi16>
  %r2 = graph.sign %x : (tensor<8xi16>) -> tensor<8xi16>
  %e2 = graph.constant dense<[-1, -1, -1, -1, 0, 1, 1, 1]> : tensor<8xi16>
  check.equal %r2, %e2 : tensor<8xi16>, tensor<8xi16>
  %r3 = graph.square %x : (tensor<8xi16>) -> tensor<8xi16>
  %e3 = graph.constant dense<[0, 1, 49, 1, 0, 1, 49, 1]> : tensor<8xi16>
  check.equal %r3, %e3 : tensor<8xi16>, tensor<8xi16>
  %r4 = graph.relu %x : (tensor<8xi16>) -> tensor<8xi16>
  %e4 = graph.constant dense<[0, 0, 0, 0, 0, 1, 7, 32767]> : tensor<8xi16>
  check.equal %r4, %e4 : tensor<8xi16>, tensor<8xi16>
  %r5 = graph.bitwise_not %x : (tensor<8xi16>) -> tensor<8xi16>
  %e5 = graph.constant dense<[32767, 32766, 6, 0, -1, -2, -8, -32768]> : tensor<8xi16>
  check.equal %r5, %e5 : tensor<8xi16>, tensor<8xi16>
  return
}

func.func private @unary_i8(%x: tensor<8xi8>) attributes {no_inline} {
  %r0 = graph.neg %x : (tensor<8xi8>) -> tensor<8xi8>
  %e0 = graph.constant dense<[-128, 127, 7, 1, 0, -1, -7, -127]> : tensor<8xi8>
  check.equal %r0, %e0 : tensor<8xi8>, tensor<8xi8>
  %r1 = graph.abs %x : (tensor<8xi8>) -> tensor<8xi8>
  %e1 = graph.constant dense<[-128, 127, 7, 1, 0, 1, 7, 127]> : tensor<8xi8>
  check.equal %r1, %e1 : tensor<8xi8>, tensor<8xi8>
  %r2 = graph.sign %x : (tensor<8xi8>) -> tensor<8xi8>
  %e2 = graph.constant dense<[-1, -1, -1, -1, 0, 1, 1, 1]> : tensor<8xi8>
  check.equal %r2, %e2 : tensor<8xi8>, tensor<8xi8>
  %r3 = graph.square %x : (tensor<8xi8>) -> tensor<8xi8>
  %e3 = graph.constant dense<[0, 1, 49, 1, 0, 1, 49, 1]> : tensor<8xi8>
  check.equal %r3, %e3 : tensor<8xi8>, tensor<8xi8>
  %r4 = graph.relu %x : (tensor<8xi8>) -> tensor<8xi8>
  %e4 = graph.constant dense<[0, 0, 0, 0, 0, 1, 7, 127]> : tensor<8xi8>
  check.equal %r4, %e4 : tensor<8xi8>, tensor<8xi8>
  %r5 = graph.bitwise_not %x : (tensor<8xi8>) -> tensor<8xi8>
  %e5 = graph.constant dense<[127, 126, 6, 0, -1, -2, -8, -128]> : tensor<8xi8>
  check.equal %r5, %e5 : tensor<8xi8>, tensor<8xi8>
  return
}

func.func private @unary_ui8(%x: tensor<?xui8>) attributes {no_inline} {
  %r0 = graph.neg %x : (tensor<?xui8>) -> tensor<?xui8>
  %e0 = graph.constant dense<[0, 255, 56, 6, 0, 255, 249, 1]> : tensor<8xui8>
  check.equal %r0, %e0 : tensor<?xui8>, tensor<8xui8>
  %r1 = graph.abs %x : (tensor<?xui8>) -> tensor<?xui8>
  %e1 = graph.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xui8>
  check.equal %r1, %e1 : tensor<?xui8>, tensor<8xui8>
  %r2 = graph.sign %x : (tensor<?xui8>) -> tensor<?xui8>
  %e2 = graph.constant dense<[0, 1, 1, 1, 0, 1, 1, 1]> : tensor<8xui8>
  check.equal %r2, %e2 : tensor<?xui8>, tensor<8xui8>
  %r3 = graph.square %x : (tensor<?xui8>) -> tensor<?xui8>
  %e3 = graph.constant dense<[0, 1, 64, 36, 0, 1, 49, 1]> : tensor<8xui8>
  check.equal %r3, %e3 : tensor<?xui8>, tensor<8xui8>
  %r4 = graph.relu %x : (tensor<?xui8>) -> tensor<?xui8>
  %e4 = graph.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xui8>
  check.equal %r4, %e4 : tensor<?xui8>, tensor<8xui8>
  %r5 = graph.bitwise_not %x : (tensor<?xui8>) -> tensor<?xui8>
  %e5 = graph.constant dense<[255, 254, 55, 5, 255, 254, 248, 0]> : tensor<8xui8>
  check.equal %r5, %e5 : tensor<?xui8>, tensor<8xui8>
  return
}

func.func private @unary_i1(%x: tensor<2xi1>) attributes {no_inline} {
  %r0 = graph.logical_not %x : (tensor<2xi1>) -> tensor<2xi1>
  %e0 = graph.constant dense<[false, true]> : tensor<2xi1>
  check.equal %r0, %e0 : tensor<2xi1>, tensor<2xi1>
  %r1 = graph.bitwise_not %x : (tensor<2xi1>) -> tensor<2xi1>
  %e1 = graph.constant dense<[false, true]> : tensor<2xi1>
  check.equal %r1, %e1 : tensor<2xi1>, tensor<2xi1>
  return
}

func.func private @number(%x: tensor<f32>) attributes {no_inline} {
  %r0 = graph.neg %x : (tensor<f32>) -> tensor<f32>
  %e0 = graph.constant dense<1.875> : tensor<f32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<f32>, tensor<f32>
  %r1 = graph.tanh %x : (tensor<f32>) -> tensor<f32>
  %e1 = graph.constant dense<-0.95404524> : tensor<f32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<f32>, tensor<f32>
  return
}

func.func private @one(%x: tensor<1xf32>) attributes {no_inline} {
  %r0 = graph.neg %x : (tensor<1xf32>) -> tensor<1xf32>
  %e0 = graph.constant dense<[1.875]> : tensor<1xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<1xf32>, tensor<1xf32>
  %r1 = graph.tanh %x : (tensor<1xf32>) -> tensor<1xf32>
  %e1 = graph.constant dense<[-0.95404524]> : tensor<1xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<1xf32>, tensor<1xf32>
  return
}

func.func private @none(%x: tensor<?x0xf32>) attributes {no_inline} {
  %r0 = graph.neg %x : (tensor<?x0xf32>) -> tensor<?x0xf32>
  %e0 = graph.constant dense<> : tensor<3x0xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x0xf32>, tensor<3x0xf32>
  %r1 = graph.tanh %x : (tensor<?x0xf32>) -> tensor<?x0xf32>
  %e1 = graph.constant dense<> : tensor<3x0xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x0xf32>, tensor<3x0xf32>
  return
}

func.func private @box(%x: tensor<?x3x1xf32>) attributes {no_inline} {
  %r0 = graph.neg %x : (tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
  %e0 = graph.constant dense<[[[1.875], [2.375], [-2.25]], [[-1.75], [-1.25], [-0.75]]]> : tensor<2x3x1xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x3x1xf32>, tensor<2x3x1xf32>
  %r1 = graph.tanh %x : (tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
  %e1 = graph.constant dense<[[[-0.95404524], [-0.982845], [0.9780261]], [[0.94137555], [0.84828365], [0.63514894]]]> : tensor<2x3x1xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x3x1xf32>, tensor<2x3x1xf32>
  return
}

func.func @main() {
  %unary_i64_x = graph.constant dense<[-9223372036854775808, -9223372036854775807, -7, -1, 0, 1, 7, 9223372036854775807]> : tensor<8xi64>
  %unary_i64_x_d = tensor.cast %unary_i64_x : tensor<8xi64> to tensor<?xi64>
  call @unary_i64(%unary_i64_x_d) : (tensor<?xi64>) -> ()
  %unary_i32_x = graph.constant dense<[-2147483648, -2147483647, -7, -1, 0, 1, 7, 2147483647]> : tensor<8xi32>
  call @unary_i32(%unary_i32_x) : (tensor<8xi32>) -> ()
  %unary_i16_x = graph.constant dense<[-32768, -32767, -7, -1, 0, 1, 7, 32767]> : tensor<8xi16>
  call @unary_i16(%unary_i16_x) : (tensor<8xi16>) -> ()
  %unary_i8_x = graph.constant dense<[-128, -127, -7, -1, 0, 1, 7, 127]> : tensor<8xi8>
  call @unary_i8(%unary_i8_x) : (tensor<8xi8>) -> ()
  %unary_ui8_x = graph.constant dense<[0, 1, 200, 250, 0, 1, 7, 255]> : tensor<8xui8>
  %unary_ui8_x_d = tensor.cast %unary_ui8_x : tensor<8xui8> to tensor<?xui8>
  call @unary_ui8(%unary_ui8_x_d) : (tensor<?xui8>) -> ()
  %unary_i1_x = graph.constant dense<[true, false]> : tensor<2xi1>
  call @unary_i1(%unary_i1_x) : (tensor<2xi1>) -> ()
  %number_x = graph.constant dense<-1.875> : tensor<f32>
  call @number(%number_x) : (tensor<f32>) -> ()
  %one_x = graph.constant dense<[-1.875]> : tensor<1xf32>
  call @one(%one_x) : (tensor<1xf32>) -> ()
  %none_x = graph.constant dense<> : tensor<3x0xf32>
  %none_x_d = tensor.cast %none_x : tensor<3x0xf32> to tensor<?x0xf32>
  call @none(%none_x_d) : (tensor<?x0xf32>) -> ()
  %box_x = graph.constant dense<[[[-1.875], [-2.375], [2.25]], [[1.75], [1.25], [0.75]]]> : tensor<2x3x1xf32>
  %box_x_d = tensor.cast %box_x : tensor<2x3x1xf32> to tensor<?x3x1xf32>
  call @box(%box_x_d) : (tensor<?x3x1xf32>) -> ()
  return
}

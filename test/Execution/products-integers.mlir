// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @product_i64(%a: tensor<?x4xi64>, %b: tensor<4x2xi64>, %v: tensor<4xi64>, %t: tensor<2x1x?x4xi64>, %u: tensor<2x4x?xi64>, %w: tensor<2x4xi64>, %bias: tensor<2xi64>, %z: tensor<?x0xi64>, %zz: tensor<0x2xi64>) attributes {no_inline} {
  %r0 = graph.matmul %a, %b : (tensor<?x4xi64>, tensor<4x2xi64>) -> tensor<?x2xi64>
  %e0 = graph.constant dense<[[110, 856], [-178, -160], [190, -192]]> : tensor<3x2xi64>
  check.equal %r0, %e0 : tensor<?x2xi64>, tensor<3x2xi64>
  %r1 = graph.matmul %a, %v : (tensor<?x4xi64>, tensor<4xi64>) -> tensor<?xi64>
  %e1 = graph.constant dense<[-250, 96, 32]> : tensor<3xi64>
  check.equal %r1, %e1 : tensor<?xi64>, tensor<3xi64>
  %r2 = graph.matmul %v, %b : (tensor<4xi64>, tensor<4x2xi64>) -> tensor<2xi64>
  %e2 = graph.constant dense<[-109, -166]> : tensor<2xi64>
  check.equal %r2, %e2 : tensor<2xi64>, tensor<2xi64>
  %r3 = graph.matmul %v, %v : (tensor<4xi64>, tensor<4xi64>) -> tensor<i64>
  %e3 = graph.constant dense<84> : tensor<i64>
  check.equal %r3, %e3 : tensor<i64>, tensor<i64>
  %r4 = graph.matmul %t, %b : (tensor<2x1x?x4xi64>, tensor<4x2xi64>) -> tensor<2x1x?x2xi64>
  %e4 = graph.constant dense<[[[[110, 856], [-178, -160], [190, -192]]], [[[-385, -142], [-17, -174], [64, 860]]]]> : tensor<2x1x3x2xi64>
  check.equal %r4, %e4 : tensor<2x1x?x2xi64>, tensor<2x1x3x2xi64>
  %r5 = graph.matmul %t, %u : (tensor<2x1x?x4xi64>, tensor<2x4x?xi64>) -> tensor<2x2x?x?xi64>
  %e5 = graph.constant dense<[[[[-744, -162, -154], [240, 94, 30], [240, -306, -114]], [[-156, -148, 598], [46, -18, 0], [-162, 30, -352]]], [[[240, 319, 111], [240, -81, -33], [-744, -112, -136]], [[163, -45, 198], [-45, 3, -154], [-130, -154, 642]]]]> : tensor<2x2x3x3xi64>
  check.equal %r5, %e5 : tensor<2x2x?x?xi64>, tensor<2x2x3x3xi64>
  %r6 = graph.matmul %z, %zz : (tensor<?x0xi64>, tensor<0x2xi64>) -> tensor<?x2xi64>
  %e6 = graph.constant dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>
  check.equal %r6, %e6 : tensor<?x2xi64>, tensor<3x2xi64>
  %r7 = graph.linear %a, %w, %bias : (tensor<?x4xi64>, tensor<2x4xi64>, tensor<2xi64>) -> tensor<?x2xi64>
  %e7 = graph.constant dense<[[361, -267], [-291, 187], [205, -261]]> : tensor<3x2xi64>
  check.equal %r7, %e7 : tensor<?x2xi64>, tensor<3x2xi64>
  %r8 = graph.linear %t, %w : (tensor<2x1x?x4xi64>, tensor<2x4xi64>) -> tensor<2x1x?x2xi64>
  %e8 = graph.constant dense<[[[[362, -262], [-290, 192], [206, -256]]], [[[-569, 444], [-73, -4], [300, -206]]]]> : tensor<2x1x3x2xi64>
  check.equal %r8, %e8 : tensor<2x1x?x2xi64>, tensor<2x1x3x2xi64>
  return
}

func.func private @product_i32(%a: tensor<?x4xi32>, %b: tensor<4x2xi32>, %v: tensor<4xi32>, %t: tensor<2x1x?x4xi32>, %u: tensor<2x4x?xi32>, %w: tensor<2x4xi32>, %bias: tensor<2xi32>, %z: tensor<?x0xi32>, %zz: tensor<0x2xi32>) attributes {no_inline} {
  %r0 = graph.matmul %a, %b : (tensor<?x4xi32>, tensor<4x2xi32>) -> tensor<?x2xi32>
  %e0 = graph.constant dense<[[110, 856], [-178, -160], [190, -192]]> : tensor<3x2xi32>
  check.equal %r0, %e0 : tensor<?x2xi32>, tensor<3x2xi32>
  %r1 = graph.matmul %a, %v : (tensor<?x4xi32>, tensor<4xi32>) -> tensor<?xi32>
  %e1 = graph.constant dense<[-250, 96, 32]> : tensor<3xi32>
  check.equal %r1, %e1 : tensor<?xi32>, tensor<3xi32>
  %r2 = graph.matmul %v, %b : (tensor<4xi32>, tensor<4x2xi32>) -> tensor<2xi32>
  %e2 = graph.constant dense<[-109, -166]> : tensor<2xi32>
  check.equal %r2, %e2 : tensor<2xi32>, tensor<2xi32>
  %r3 = graph.matmul %v, %v : (tensor<4xi32>, tensor<4xi32>) -> tensor<i32>
  %e3 = graph.constant dense<84> : tensor<i32>
  check.equal %r3, %e3 : tensor<i32>, tensor<i32>
  %r4 = graph.matmul %t, %b : (tensor<2x1x?x4xi32>, tensor<4x2xi32>) -> tensor<2x1x?x2xi32>
  %e4 = graph.constant dense<[[[[110, 856], [-178, -160], [190, -192]]], [[[-385, -142], [-17, -174], [64, 860]]]]> : tensor<2x1x3x2xi32>
  check.equal %r4, %e4 : tensor<2x1x?x2xi32>, tensor<2x1x3x2xi32>
  %r5 = graph.matmul %t, %u : (tensor<2x1x?x4xi32>, tensor<2x4x?xi32>) -> tensor<2x2x?x?xi32>
  %e5 = graph.constant dense<[[[[-744, -162, -154], [240, 94, 30], [240, -306, -114]], [[-156, -148, 598], [46, -18, 0], [-162, 30, -352]]], [[[240, 319, 111], [240, -81, -33], [-744, -112, -136]], [[163, -45, 198], [-45, 3, -154], [-130, -154, 642]]]]> : tensor<2x2x3x3xi32>
  check.equal %r5, %e5 : tensor<2x2x?x?xi32>, tensor<2x2x3x3xi32>
  %r6 = graph.matmul %z, %zz : (tensor<?x0xi32>, tensor<0x2xi32>) -> tensor<?x2xi32>
  %e6 = graph.constant dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi32>
  check.equal %r6, %e6 : tensor<?x2xi32>, tensor<3x2xi32>
  %r7 = graph.linear %a, %w, %bias : (tensor<?x4xi32>, tensor<2x4xi32>, tensor<2xi32>) -> tensor<?x2xi32>
  %e7 = graph.constant dense<[[361, -267], [-291, 187], [205, -261]]> : tensor<3x2xi32>
  check.equal %r7, %e7 : tensor<?x2xi32>, tensor<3x2xi32>
  %r8 = graph.linear %t, %w : (tensor<2x1x?x4xi32>, tensor<2x4xi32>) -> tensor<2x1x?x2xi32>
  %e8 = graph.constant dense<[[[[362, -262], [-290, 192], [206, -256]]], [[[-569, 444], [-73, -4], [300, -206]]]]> : tensor<2x1x3x2xi32>
  check.equal %r8, %e8 : tensor<2x1x?x2xi32>, tensor<2x1x3x2xi32>
  return
}

func.func private @product_i16(%a: tensor<?x4xi16>, %b: tensor<4x2xi16>, %v: tensor<4xi16>, %t: tensor<2x1x?x4xi16>, %u: tensor<2x4x?xi16>, %w: tensor<2x4xi16>, %bias: tensor<2xi16>, %z: tensor<?x0xi16>, %zz: tensor<0x2xi16>) attributes {no_inline} {
  %r0 = graph.matmul %a, %b : (tensor<?x4xi16>, tensor<4x2xi16>) -> tensor<?x2xi16>
  %e0 = graph.constant dense<[[110, 856], [-178, -160], [190, -192]]> : tensor<3x2xi16>
  check.equal %r0, %e0 : tensor<?x2xi16>, tensor<3x2xi16>
  %r1 = graph.matmul %a, %v : (tensor<?x4xi16>, tensor<4xi16>) -> tensor<?xi16>
  %e1 = graph.constant dense<[-250, 96, 32]> : tensor<3xi16>
  check.equal %r1, %e1 : tensor<?xi16>, tensor<3xi16>
  %r2 = graph.matmul %v, %b : (tensor<4xi16>, tensor<4x2xi16>) -> tensor<2xi16>
  %e2 = graph.constant dense<[-109, -166]> : tensor<2xi16>
  check.equal %r2, %e2 : tensor<2xi16>, tensor<2xi16>
  %r3 = graph.matmul %v, %v : (tensor<4xi16>, tensor<4xi16>) -> tensor<i16>
  %e3 = graph.constant dense<84> : tensor<i16>
  check.equal %r3, %e3 : tensor<i16>, tensor<i16>
  %r4 = graph.matmul %t, %b : (tensor<2x1x?x4xi16>, tensor<4x2xi16>) -> tensor<2x1x?x2xi16>
  %e4 = graph.constant dense<[[[[110, 856], [-178, -160], [190, -192]]], [[[-385, -142], [-17, -174], [64, 860]]]]> : tensor<2x1x3x2xi16>
  check.equal %r4, %e4 : tensor<2x1x?x2xi16>, tensor<2x1x3x2xi16>
  %r5 = graph.matmul %t, %u : (tensor<2x1x?x4xi16>, tensor<2x4x?xi16>) -> tensor<2x2x?x?xi16>
  %e5 = graph.constant dense<[[[[-744, -162, -154], [240, 94, 30], [240, -306, -114]], [[-156, -148, 598], [46, -18, 0], [-162, 30, -352]]], [[[240, 319, 111], [240, -81, -33], [-744, -112, -136]], [[163, -45, 198], [-45, 3, -154], [-130, -154, 642]]]]> : tensor<2x2x3x3xi16>
  check.equal %r5, %e5 : tensor<2x2x?x?xi16>, tensor<2x2x3x3xi16>
  %r6 = graph.matmul %z, %zz : (tensor<?x0xi16>, tensor<0x2xi16>) -> tensor<?x2xi16>
  %e6 = graph.constant dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi16>
  check.equal %r6, %e6 : tensor<?x2xi16>, tensor<3x2xi16>
  %r7 = graph.linear %a, %w, %bias : (tensor<?x4xi16>, tensor<2x4xi16>, tensor<2xi16>) -> tensor<?x2xi16>
  %e7 = graph.constant dense<[[361, -267], [-291, 187], [205, -261]]> : tensor<3x2xi16>
  check.equal %r7, %e7 : tensor<?x2xi16>, tensor<3x2xi16>
  %r8 = graph.linear %t, %w : (tensor<2x1x?x4xi16>, tensor<2x4xi16>) -> tensor<2x1x?x2xi16>
  %e8 = graph.constant dense<[[[[362, -262], [-290, 192], [206, -256]]], [[[-569, 444], [-73, -4], [300, -206]]]]> : tensor<2x1x3x2xi16>
  check.equal %r8, %e8 : tensor<2x1x?x2xi16>, tensor<2x1x3x2xi16>
  return
}

func.func private @product_i8(%a: tensor<?x4xi8>, %b: tensor<4x2xi8>, %v: tensor<4xi8>, %t: tensor<2x1x?x4xi8>, %u: tensor<2x4x?xi8>, %w: tensor<2x4xi8>, %bias: tensor<2xi8>, %z: tensor<?x0xi8>, %zz: tensor<0x2xi8>) attributes {no_inline} {
  %r0 = graph.matmul %a, %b : (tensor<?x4xi8>, tensor<4x2xi8>) -> tensor<?x2xi8>
  %e0 = graph.constant dense<[[110, 88], [78, 96], [-66, 64]]> : tensor<3x2xi8>
  check.equal %r0, %e0 : tensor<?x2xi8>, tensor<3x2xi8>
  %r1 = graph.matmul %a, %v : (tensor<?x4xi8>, tensor<4xi8>) -> tensor<?xi8>
  %e1 = graph.constant dense<[6, 96, 32]> : tensor<3xi8>
  check.equal %r1, %e1 : tensor<?xi8>, tensor<3xi8>
  %r2 = graph.matmul %v, %b : (tensor<4xi8>, tensor<4x2xi8>) -> tensor<2xi8>
  %e2 = graph.constant dense<[-109, 90]> : tensor<2xi8>
  check.equal %r2, %e2 : tensor<2xi8>, tensor<2xi8>
  %r3 = graph.matmul %v, %v : (tensor<4xi8>, tensor<4xi8>) -> tensor<i8>
  %e3 = graph.constant dense<84> : tensor<i8>
  check.equal %r3, %e3 : tensor<i8>, tensor<i8>
  %r4 = graph.matmul %t, %b : (tensor<2x1x?x4xi8>, tensor<4x2xi8>) -> tensor<2x1x?x2xi8>
  %e4 = graph.constant dense<[[[[110, 88], [78, 96], [-66, 64]]], [[[127, 114], [-17, 82], [64, 92]]]]> : tensor<2x1x3x2xi8>
  check.equal %r4, %e4 : tensor<2x1x?x2xi8>, tensor<2x1x3x2xi8>
  %r5 = graph.matmul %t, %u : (tensor<2x1x?x4xi8>, tensor<2x4x?xi8>) -> tensor<2x2x?x?xi8>
  %e5 = graph.constant dense<[[[[24, 94, 102], [-16, 94, 30], [-16, -50, -114]], [[100, 108, 86], [46, -18, 0], [94, 30, -96]]], [[[-16, 63, 111], [-16, -81, -33], [24, -112, 120]], [[-93, -45, -58], [-45, 3, 102], [126, 102, -126]]]]> : tensor<2x2x3x3xi8>
  check.equal %r5, %e5 : tensor<2x2x?x?xi8>, tensor<2x2x3x3xi8>
  %r6 = graph.matmul %z, %zz : (tensor<?x0xi8>, tensor<0x2xi8>) -> tensor<?x2xi8>
  %e6 = graph.constant dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi8>
  check.equal %r6, %e6 : tensor<?x2xi8>, tensor<3x2xi8>
  %r7 = graph.linear %a, %w, %bias : (tensor<?x4xi8>, tensor<2x4xi8>, tensor<2xi8>) -> tensor<?x2xi8>
  %e7 = graph.constant dense<[[105, -11], [-35, -69], [-51, -5]]> : tensor<3x2xi8>
  check.equal %r7, %e7 : tensor<?x2xi8>, tensor<3x2xi8>
  %r8 = graph.linear %t, %w : (tensor<2x1x?x4xi8>, tensor<2x4xi8>) -> tensor<2x1x?x2xi8>
  %e8 = graph.constant dense<[[[[106, -6], [-34, -64], [-50, 0]]], [[[-57, -68], [-73, -4], [44, 50]]]]> : tensor<2x1x3x2xi8>
  check.equal %r8, %e8 : tensor<2x1x?x2xi8>, tensor<2x1x3x2xi8>
  return
}

func.func private @product_ui8(%a: tensor<?x4xui8>, %b: tensor<4x2xui8>, %v: tensor<4xui8>, %t: tensor<2x1x?x4xui8>, %u: tensor<2x4x?xui8>, %w: tensor<2x4xui8>, %bias: tensor<2xui8>, %z: tensor<?x0xui8>, %zz: tensor<0x2xui8>) attributes {no_inline} {
  %r0 = graph.matmul %a, %b : (tensor<?x4xui8>, tensor<4x2xui8>) -> tensor<?x2xui8>
  %e0 = graph.constant dense<[[62, 88], [178, 228], [146, 96]]> : tensor<3x2xui8>
  check.equal %r0, %e0 : tensor<?x2xui8>, tensor<3x2xui8>
  %r1 = graph.matmul %a, %v : (tensor<?x4xui8>, tensor<4xui8>) -> tensor<?xui8>
  %e1 = graph.constant dense<[250, 100, 176]> : tensor<3xui8>
  check.equal %r1, %e1 : tensor<?xui8>, tensor<3xui8>
  %r2 = graph.matmul %v, %b : (tensor<4xui8>, tensor<4x2xui8>) -> tensor<2xui8>
  %e2 = graph.constant dense<[149, 166]> : tensor<2xui8>
  check.equal %r2, %e2 : tensor<2xui8>, tensor<2xui8>
  %r3 = graph.matmul %v, %v : (tensor<4xui8>, tensor<4xui8>) -> tensor<ui8>
  %e3 = graph.constant dense<84> : tensor<ui8>
  check.equal %r3, %e3 : tensor<ui8>, tensor<ui8>
  %r4 = graph.matmul %t, %b : (tensor<2x1x?x4xui8>, tensor<4x2xui8>) -> tensor<2x1x?x2xui8>
  %e4 = graph.constant dense<[[[[62, 88], [178, 228], [146, 96]]], [[[55, 130], [241, 206], [96, 92]]]]> : tensor<2x1x3x2xui8>
  check.equal %r4, %e4 : tensor<2x1x?x2xui8>, tensor<2x1x3x2xui8>
  %r5 = graph.matmul %t, %u : (tensor<2x1x?x4xui8>, tensor<2x4x?xui8>) -> tensor<2x2x?x?xui8>
  %e5 = graph.constant dense<[[[[232, 182, 138], [8, 210, 170], [64, 74, 34]], [[130, 162, 176], [174, 158, 140], [34, 34, 20]]], [[[112, 27, 223], [252, 9, 237], [232, 208, 172]], [[223, 223, 212], [243, 219, 190], [164, 196, 208]]]]> : tensor<2x2x3x3xui8>
  check.equal %r5, %e5 : tensor<2x2x?x?xui8>, tensor<2x2x3x3xui8>
  %r6 = graph.matmul %z, %zz : (tensor<?x0xui8>, tensor<0x2xui8>) -> tensor<?x2xui8>
  %e6 = graph.constant dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xui8>
  check.equal %r6, %e6 : tensor<?x2xui8>, tensor<3x2xui8>
  %r7 = graph.linear %a, %w, %bias : (tensor<?x4xui8>, tensor<2x4xui8>, tensor<2xui8>) -> tensor<?x2xui8>
  %e7 = graph.constant dense<[[59, 219], [35, 201], [51, 5]]> : tensor<3x2xui8>
  check.equal %r7, %e7 : tensor<?x2xui8>, tensor<3x2xui8>
  %r8 = graph.linear %t, %w : (tensor<2x1x?x4xui8>, tensor<2x4xui8>) -> tensor<2x1x?x2xui8>
  %e8 = graph.constant dense<[[[[58, 214], [34, 196], [50, 0]]], [[[39, 188], [49, 82], [76, 182]]]]> : tensor<2x1x3x2xui8>
  check.equal %r8, %e8 : tensor<2x1x?x2xui8>, tensor<2x1x3x2xui8>
  return
}

func.func @main() {
  %product_i64_a = graph.constant dense<[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]> : tensor<3x4xi64>
  %product_i64_a_d = tensor.cast %product_i64_a : tensor<3x4xi64> to tensor<?x4xi64>
  %product_i64_b = graph.constant dense<[[-4, -8], [-12, -16], [-20, 17], [13, 9]]> : tensor<4x2xi64>
  %product_i64_v = graph.constant dense<[7, 3, -1, -5]> : tensor<4xi64>
  %product_i64_t = graph.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]], [[[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]]> : tensor<2x1x3x4xi64>
  %product_i64_t_d = tensor.cast %product_i64_t : tensor<2x1x3x4xi64> to tensor<2x1x?x4xi64>
  %product_i64_u = graph.constant dense<[[[18, 14, 10], [6, 2, -2], [-6, -10, -14], [-18, 19, 15]], [[11, 7, 3], [-1, -5, -9], [-13, -17, 20], [16, 12, 8]]]> : tensor<2x4x3xi64>
  %product_i64_u_d = tensor.cast %product_i64_u : tensor<2x4x3xi64> to tensor<2x4x?xi64>
  %product_i64_w = graph.constant dense<[[-12, -16, -20, 17], [13, 9, 5, 1]]> : tensor<2x4xi64>
  %product_i64_bias = graph.constant dense<[-1, -5]> : tensor<2xi64>
  %product_i64_z = graph.constant dense<> : tensor<3x0xi64>
  %product_i64_z_d = tensor.cast %product_i64_z : tensor<3x0xi64> to tensor<?x0xi64>
  %product_i64_zz = graph.constant dense<> : tensor<0x2xi64>
  call @product_i64(%product_i64_a_d, %product_i64_b, %product_i64_v, %product_i64_t_d, %product_i64_u_d, %product_i64_w, %product_i64_bias, %product_i64_z_d, %product_i64_zz) : (tensor<?x4xi64>, tensor<4x2xi64>, tensor<4xi64>, tensor<2x1x?x4xi64>, tensor<2x4x?xi64>, tensor<2x4xi64>, tensor<2xi64>, tensor<?x0xi64>, tensor<0x2xi64>) -> ()
  %product_i32_a = graph.constant dense<[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]> : tensor<3x4xi32>
  %product_i32_a_d = tensor.cast %product_i32_a : tensor<3x4xi32> to tensor<?x4xi32>
  %product_i32_b = graph.constant dense<[[-4, -8], [-12, -16], [-20, 17], [13, 9]]> : tensor<4x2xi32>
  %product_i32_v = graph.constant dense<[7, 3, -1, -5]> : tensor<4xi32>
  %product_i32_t = graph.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]], [[[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]]> : tensor<2x1x3x4xi32>
  %product_i32_t_d = tensor.cast %product_i32_t : tensor<2x1x3x4xi32> to tensor<2x1x?x4xi32>
  %product_i32_u = graph.constant dense<[[[18, 14, 10], [6, 2, -2], [-6, -10, -14], [-18, 19, 15]], [[11, 7, 3], [-1, -5, -9], [-13, -17, 20], [16, 12, 8]]]> : tensor<2x4x3xi32>
  %product_i32_u_d = tensor.cast %product_i32_u : tensor<2x4x3xi32> to tensor<2x4x?xi32>
  %product_i32_w = graph.constant dense<[[-12, -16, -20, 17], [13, 9, 5, 1]]> : tensor<2x4xi32>
  %product_i32_bias = graph.constant dense<[-1, -5]> : tensor<2xi32>
  %product_i32_z = graph.constant dense<> : tensor<3x0xi32>
  %product_i32_z_d = tensor.cast %product_i32_z : tensor<3x0xi32> to tensor<?x0xi32>
  %product_i32_zz = graph.constant dense<> : tensor<0x2xi32>
  call @product_i32(%product_i32_a_d, %product_i32_b, %product_i32_v, %product_i32_t_d, %product_i32_u_d, %product_i32_w, %product_i32_bias, %product_i32_z_d, %product_i32_zz) : (tensor<?x4xi32>, tensor<4x2xi32>, tensor<4xi32>, tensor<2x1x?x4xi32>, tensor<2x4x?xi32>, tensor<2x4xi32>, tensor<2xi32>, tensor<?x0xi32>, tensor<0x2xi32>) -> ()
  %product_i16_a = graph.constant dense<[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]> : tensor<3x4xi16>
  %product_i16_a_d = tensor.cast %product_i16_a : tensor<3x4xi16> to tensor<?x4xi16>
  %product_i16_b = graph.constant dense<[[-4, -8], [-12, -16], [-20, 17], [13, 9]]> : tensor<4x2xi16>
  %product_i16_v = graph.constant dense<[7, 3, -1, -5]> : tensor<4xi16>
  %product_i16_t = graph.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]], [[[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]]> : tensor<2x1x3x4xi16>
  %product_i16_t_d = tensor.cast %product_i16_t : tensor<2x1x3x4xi16> to tensor<2x1x?x4xi16>
  %product_i16_u = graph.constant dense<[[[18, 14, 10], [6, 2, -2], [-6, -10, -14], [-18, 19, 15]], [[11, 7, 3], [-1, -5, -9], [-13, -17, 20], [16, 12, 8]]]> : tensor<2x4x3xi16>
  %product_i16_u_d = tensor.cast %product_i16_u : tensor<2x4x3xi16> to tensor<2x4x?xi16>
  %product_i16_w = graph.constant dense<[[-12, -16, -20, 17], [13, 9, 5, 1]]> : tensor<2x4xi16>
  %product_i16_bias = graph.constant dense<[-1, -5]> : tensor<2xi16>
  %product_i16_z = graph.constant dense<> : tensor<3x0xi16>
  %product_i16_z_d = tensor.cast %product_i16_z : tensor<3x0xi16> to tensor<?x0xi16>
  %product_i16_zz = graph.constant dense<> : tensor<0x2xi16>
  call @product_i16(%product_i16_a_d, %product_i16_b, %product_i16_v, %product_i16_t_d, %product_i16_u_d, %product_i16_w, %product_i16_bias, %product_i16_z_d, %product_i16_zz) : (tensor<?x4xi16>, tensor<4x2xi16>, tensor<4xi16>, tensor<2x1x?x4xi16>, tensor<2x4x?xi16>, tensor<2x4xi16>, tensor<2xi16>, tensor<?x0xi16>, tensor<0x2xi16>) -> ()
  %product_i8_a = graph.constant dense<[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]> : tensor<3x4xi8>
  %product_i8_a_d = tensor.cast %product_i8_a : tensor<3x4xi8> to tensor<?x4xi8>
  %product_i8_b = graph.constant dense<[[-4, -8], [-12, -16], [-20, 17], [13, 9]]> : tensor<4x2xi8>
  %product_i8_v = graph.constant dense<[7, 3, -1, -5]> : tensor<4xi8>
  %product_i8_t = graph.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]]], [[[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]]> : tensor<2x1x3x4xi8>
  %product_i8_t_d = tensor.cast %product_i8_t : tensor<2x1x3x4xi8> to tensor<2x1x?x4xi8>
  %product_i8_u = graph.constant dense<[[[18, 14, 10], [6, 2, -2], [-6, -10, -14], [-18, 19, 15]], [[11, 7, 3], [-1, -5, -9], [-13, -17, 20], [16, 12, 8]]]> : tensor<2x4x3xi8>
  %product_i8_u_d = tensor.cast %product_i8_u : tensor<2x4x3xi8> to tensor<2x4x?xi8>
  %product_i8_w = graph.constant dense<[[-12, -16, -20, 17], [13, 9, 5, 1]]> : tensor<2x4xi8>
  %product_i8_bias = graph.constant dense<[-1, -5]> : tensor<2xi8>
  %product_i8_z = graph.constant dense<> : tensor<3x0xi8>
  %product_i8_z_d = tensor.cast %product_i8_z : tensor<3x0xi8> to tensor<?x0xi8>
  %product_i8_zz = graph.constant dense<> : tensor<0x2xi8>
  call @product_i8(%product_i8_a_d, %product_i8_b, %product_i8_v, %product_i8_t_d, %product_i8_u_d, %product_i8_w, %product_i8_bias, %product_i8_z_d, %product_i8_zz) : (tensor<?x4xi8>, tensor<4x2xi8>, tensor<4xi8>, tensor<2x1x?x4xi8>, tensor<2x4x?xi8>, tensor<2x4xi8>, tensor<2xi8>, tensor<?x0xi8>, tensor<0x2xi8>) -> ()
  %product_ui8_a = graph.constant dense<[[15, 19, 18, 14], [10, 6, 2, 2], [6, 10, 14, 18]]> : tensor<3x4xui8>
  %product_ui8_a_d = tensor.cast %product_ui8_a : tensor<3x4xui8> to tensor<?x4xui8>
  %product_ui8_b = graph.constant dense<[[4, 8], [12, 16], [20, 17], [13, 9]]> : tensor<4x2xui8>
  %product_ui8_v = graph.constant dense<[7, 3, 1, 5]> : tensor<4xui8>
  %product_ui8_t = graph.constant dense<[[[[15, 19, 18, 14], [10, 6, 2, 2], [6, 10, 14, 18]]], [[[19, 15, 11, 7], [3, 1, 5, 9], [13, 17, 20, 16]]]]> : tensor<2x1x3x4xui8>
  %product_ui8_t_d = tensor.cast %product_ui8_t : tensor<2x1x3x4xui8> to tensor<2x1x?x4xui8>
  %product_ui8_u = graph.constant dense<[[[18, 14, 10], [6, 2, 2], [6, 10, 14], [18, 19, 15]], [[11, 7, 3], [1, 5, 9], [13, 17, 20], [16, 12, 8]]]> : tensor<2x4x3xui8>
  %product_ui8_u_d = tensor.cast %product_ui8_u : tensor<2x4x3xui8> to tensor<2x4x?xui8>
  %product_ui8_w = graph.constant dense<[[12, 16, 20, 17], [13, 9, 5, 1]]> : tensor<2x4xui8>
  %product_ui8_bias = graph.constant dense<[1, 5]> : tensor<2xui8>
  %product_ui8_z = graph.constant dense<> : tensor<3x0xui8>
  %product_ui8_z_d = tensor.cast %product_ui8_z : tensor<3x0xui8> to tensor<?x0xui8>
  %product_ui8_zz = graph.constant dense<> : tensor<0x2xui8>
  call @product_ui8(%product_ui8_a_d, %product_ui8_b, %product_ui8_v, %product_ui8_t_d, %product_ui8_u_d, %product_ui8_w, %product_ui8_bias, %product_ui8_z_d, %product_ui8_zz) : (tensor<?x4xui8>, tensor<4x2xui8>, tensor<4xui8>, tensor<2x1x?x4xui8>, tensor<2x4x?xui8>, tensor<2x4xui8>, tensor<2xui8>, tensor<?x0xui8>, tensor<0x2xui8>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @binary_ui8(%a: tensor<8xui8>, %b: tensor<8xui8>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e0 = graph.constant dense<[255, 1, 254, 254, 9, 251, 3, 10]> : tensor<8xui8>
  check.equal %r0, %e0 : tensor<8xui8>, tensor<8xui8>
  %r1 = graph.mul %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e1 = graph.constant dense<[0, 0, 1, 1, 14, 242, 0, 25]> : tensor<8xui8>
  check.equal %r1, %e1 : tensor<8xui8>, tensor<8xui8>
  %r2 = graph.sub %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e2 = graph.constant dense<[1, 255, 0, 0, 5, 247, 253, 0]> : tensor<8xui8>
  check.equal %r2, %e2 : tensor<8xui8>, tensor<8xui8>
  %r3 = graph.maximum %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e3 = graph.constant dense<[255, 1, 255, 255, 7, 249, 3, 5]> : tensor<8xui8>
  check.equal %r3, %e3 : tensor<8xui8>, tensor<8xui8>
  %r4 = graph.minimum %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e4 = graph.constant dense<[0, 0, 255, 255, 2, 2, 0, 5]> : tensor<8xui8>
  check.equal %r4, %e4 : tensor<8xui8>, tensor<8xui8>
  %r5 = graph.remainder %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e5 = graph.constant dense<[0, 0, 0, 0, 1, 1, 0, 0]> : tensor<8xui8>
  check.equal %r5, %e5 : tensor<8xui8>, tensor<8xui8>
  %r6 = graph.fmod %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e6 = graph.constant dense<[0, 0, 0, 0, 1, 1, 0, 0]> : tensor<8xui8>
  check.equal %r6, %e6 : tensor<8xui8>, tensor<8xui8>
  %r7 = graph.bitwise_and %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e7 = graph.constant dense<[0, 0, 255, 255, 2, 0, 0, 5]> : tensor<8xui8>
  check.equal %r7, %e7 : tensor<8xui8>, tensor<8xui8>
  %r8 = graph.bitwise_or %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e8 = graph.constant dense<[255, 1, 255, 255, 7, 251, 3, 5]> : tensor<8xui8>
  check.equal %r8, %e8 : tensor<8xui8>, tensor<8xui8>
  %r9 = graph.bitwise_xor %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e9 = graph.constant dense<[255, 1, 0, 0, 5, 251, 3, 0]> : tensor<8xui8>
  check.equal %r9, %e9 : tensor<8xui8>, tensor<8xui8>
  %r10 = graph.div %a, %b, rounding_mode = trunc : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e10 = graph.constant dense<[0, 0, 1, 1, 3, 124, 0, 1]> : tensor<8xui8>
  check.equal %r10, %e10 : tensor<8xui8>, tensor<8xui8>
  %r11 = graph.div %a, %b, rounding_mode = floor : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e11 = graph.constant dense<[0, 0, 1, 1, 3, 124, 0, 1]> : tensor<8xui8>
  check.equal %r11, %e11 : tensor<8xui8>, tensor<8xui8>
  %r12 = graph.eq %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
  %e12 = graph.constant dense<[false, false, true, true, false, false, false, true]> : tensor<8xi1>
  check.equal %r12, %e12 : tensor<8xi1>, tensor<8xi1>
  %r13 = graph.ne %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
  %e13 = graph.constant dense<[true, true, false, false, true, true, true, false]> : tensor<8xi1>
  check.equal %r13, %e13 : tensor<8xi1>, tensor<8xi1>
  %r14 = graph.lt %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
  %e14 = graph.constant dense<[true, true, false, false, false, false, true, false]> : tensor<8xi1>
  check.equal %r14, %e14 : tensor<8xi1>, tensor<8xi1>
  %r15 = graph.le %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
  %e15 = graph.constant dense<[true, true, true, true, false, false, true, true]> : tensor<8xi1>
  check.equal %r15, %e15 : tensor<8xi1>, tensor<8xi1>
  %r16 = graph.gt %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
  %e16 = graph.constant dense<[false, false, false, false, true, true, false, false]> : tensor<8xi1>
  check.equal %r16, %e16 : tensor<8xi1>, tensor<8xi1>
  %r17 = graph.ge %a, %b : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
  %e17 = graph.constant dense<[false, false, true, true, true, true, false, true]> : tensor<8xi1>
  check.equal %r17, %e17 : tensor<8xi1>, tensor<8xi1>
  %r18 = graph.clamp %a, %b, %b : (tensor<8xui8>, tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e18 = graph.constant dense<[255, 1, 255, 255, 2, 2, 3, 5]> : tensor<8xui8>
  check.equal %r18, %e18 : tensor<8xui8>, tensor<8xui8>
  return
}

func.func private @binary_i1(%a: tensor<4xi1>, %b: tensor<4xi1>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e0 = graph.constant dense<[true, true, true, false]> : tensor<4xi1>
  check.equal %r0, %e0 : tensor<4xi1>, tensor<4xi1>
  %r1 = graph.mul %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e1 = graph.constant dense<[true, false, false, false]> : tensor<4xi1>
  check.equal %r1, %e1 : tensor<4xi1>, tensor<4xi1>
  %r2 = graph.maximum %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e2 = graph.constant dense<[true, true, true, false]> : tensor<4xi1>
  check.equal %r2, %e2 : tensor<4xi1>, tensor<4xi1>
  %r3 = graph.minimum %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e3 = graph.constant dense<[true, false, false, false]> : tensor<4xi1>
  check.equal %r3, %e3 : tensor<4xi1>, tensor<4xi1>
  %r4 = graph.logical_and %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e4 = graph.constant dense<[true, false, false, false]> : tensor<4xi1>
  check.equal %r4, %e4 : tensor<4xi1>, tensor<4xi1>
  %r5 = graph.logical_or %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e5 = graph.constant dense<[true, true, true, false]> : tensor<4xi1>
  check.equal %r5, %e5 : tensor<4xi1>, tensor<4xi1>
  %r6 = graph.logical_xor %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e6 = graph.constant dense<[false, true, true, false]> : tensor<4xi1>
  check.equal %r6, %e6 : tensor<4xi1>, tensor<4xi1>
  %r7 = graph.bitwise_and %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e7 = graph.constant dense<[true, false, false, false]> : tensor<4xi1>
  check.equal %r7, %e7 : tensor<4xi1>, tensor<4xi1>
  %r8 = graph.bitwise_or %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e8 = graph.constant dense<[true, true, true, false]> : tensor<4xi1>
  check.equal %r8, %e8 : tensor<4xi1>, tensor<4xi1>
  %r9 = graph.bitwise_xor %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e9 = graph.constant dense<[false, true, true, false]> : tensor<4xi1>
  check.equal %r9, %e9 : tensor<4xi1>, tensor<4xi1>
  %r10 = graph.eq %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e10 = graph.constant dense<[true, false, false, true]> : tensor<4xi1>
  check.equal %r10, %e10 : tensor<4xi1>, tensor<4xi1>
  %r11 = graph.ne %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e11 = graph.constant dense<[false, true, true, false]> : tensor<4xi1>
  check.equal %r11, %e11 : tensor<4xi1>, tensor<4xi1>
  %r12 = graph.lt %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e12 = graph.constant dense<[false, false, true, false]> : tensor<4xi1>
  check.equal %r12, %e12 : tensor<4xi1>, tensor<4xi1>
  %r13 = graph.le %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e13 = graph.constant dense<[true, false, true, true]> : tensor<4xi1>
  check.equal %r13, %e13 : tensor<4xi1>, tensor<4xi1>
  %r14 = graph.gt %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e14 = graph.constant dense<[false, true, false, false]> : tensor<4xi1>
  check.equal %r14, %e14 : tensor<4xi1>, tensor<4xi1>
  %r15 = graph.ge %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e15 = graph.constant dense<[true, true, false, true]> : tensor<4xi1>
  check.equal %r15, %e15 : tensor<4xi1>, tensor<4xi1>
  return
}

func.func private @broadcast(%a: tensor<2x1x?xf32>, %b: tensor<4x1xf32>, %n: tensor<f32>, %z: tensor<0x1x1xf32>, %c: tensor<2x1x1xi1>) attributes {no_inline} {
  %r0 = graph.add %a, %b : (tensor<2x1x?xf32>, tensor<4x1xf32>) -> tensor<2x4x?xf32>
  %e0 = graph.constant dense<[[[-2.375, -2.875, 1.75], [-2.875, -3.375, 1.25], [-3.375, -3.875, 0.75], [-3.875, -4.375, 0.25]], [[1.25, 0.75, 0.25], [0.75, 0.25, -0.25], [0.25, -0.25, -0.75], [-0.25, -0.75, -1.25]]]> : tensor<2x4x3xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x4x?xf32>, tensor<2x4x3xf32>
  %r1 = graph.mul %n, %a : (tensor<f32>, tensor<2x1x?xf32>) -> tensor<2x1x?xf32>
  %e1 = graph.constant dense<[[[3.515625, 4.453125, -4.21875]], [[-3.28125, -2.34375, -1.40625]]]> : tensor<2x1x3xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x1x?xf32>, tensor<2x1x3xf32>
  %r2 = graph.where %c, %a, %n : (tensor<2x1x1xi1>, tensor<2x1x?xf32>, tensor<f32>) -> tensor<2x1x?xf32>
  %e2 = graph.constant dense<[[[-1.875, -2.375, 2.25]], [[-1.875, -1.875, -1.875]]]> : tensor<2x1x3xf32>
  check.close %r2, %e2, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x1x?xf32>, tensor<2x1x3xf32>
  %r3 = graph.where %c, %b, %a : (tensor<2x1x1xi1>, tensor<4x1xf32>, tensor<2x1x?xf32>) -> tensor<2x4x?xf32>
  %e3 = graph.constant dense<[[[-0.5, -0.5, -0.5], [-1.0, -1.0, -1.0], [-1.5, -1.5, -1.5], [-2.0, -2.0, -2.0]], [[1.75, 1.25, 0.75], [1.75, 1.25, 0.75], [1.75, 1.25, 0.75], [1.75, 1.25, 0.75]]]> : tensor<2x4x3xf32>
  check.close %r3, %e3, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x4x?xf32>, tensor<2x4x3xf32>
  %r4 = graph.maximum %z, %b : (tensor<0x1x1xf32>, tensor<4x1xf32>) -> tensor<0x4x1xf32>
  %e4 = graph.constant dense<> : tensor<0x4x1xf32>
  check.close %r4, %e4, rtol = 2.0e-06, atol = 1.0e-44 : tensor<0x4x1xf32>, tensor<0x4x1xf32>
  %r5 = graph.clamp %a, %n, %b : (tensor<2x1x?xf32>, tensor<f32>, tensor<4x1xf32>) -> tensor<2x4x?xf32>
  %e5 = graph.constant dense<[[[-1.875, -1.875, -0.5], [-1.875, -1.875, -1.0], [-1.875, -1.875, -1.5], [-2.0, -2.0, -2.0]], [[-0.5, -0.5, -0.5], [-1.0, -1.0, -1.0], [-1.5, -1.5, -1.5], [-2.0, -2.0, -2.0]]]> : tensor<2x4x3xf32>
  check.close %r5, %e5, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x4x?xf32>, tensor<2x4x3xf32>
  return
}

func.func @main() {
  %binary_ui8_a = graph.constant dense<[0, 0, 255, 255, 7, 249, 0, 5]> : tensor<8xui8>
  %binary_ui8_b = graph.constant dense<[255, 1, 255, 255, 2, 2, 3, 5]> : tensor<8xui8>
  call @binary_ui8(%binary_ui8_a, %binary_ui8_b) : (tensor<8xui8>, tensor<8xui8>) -> ()
  %binary_i1_a = graph.constant dense<[true, true, false, false]> : tensor<4xi1>
  %binary_i1_b = graph.constant dense<[true, false, true, false]> : tensor<4xi1>
  call @binary_i1(%binary_i1_a, %binary_i1_b) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %broadcast_a = graph.constant dense<[[[-1.875, -2.375, 2.25]], [[1.75, 1.25, 0.75]]]> : tensor<2x1x3xf32>
  %broadcast_a_d = tensor.cast %broadcast_a : tensor<2x1x3xf32> to tensor<2x1x?xf32>
  %broadcast_b = graph.constant dense<[[-0.5], [-1.0], [-1.5], [-2.0]]> : tensor<4x1xf32>
  %broadcast_n = graph.constant dense<-1.875> : tensor<f32>
  %broadcast_z = graph.constant dense<> : tensor<0x1x1xf32>
  %broadcast_c = graph.constant dense<[[[true]], [[false]]]> : tensor<2x1x1xi1>
  call @broadcast(%broadcast_a_d, %broadcast_b, %broadcast_n, %broadcast_z, %broadcast_c) : (tensor<2x1x?xf32>, tensor<4x1xf32>, tensor<f32>, tensor<0x1x1xf32>, tensor<2x1x1xi1>) -> ()
  return
}

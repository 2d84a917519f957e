// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @reduce_ui8(%x: tensor<2x?x4xui8>, %z: tensor<?x0xui8>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x?x4xui8>) -> tensor<2x4xui8>
  %e0 = graph.constant dense<[[31, 35, 34, 34], [35, 33, 36, 32]]> : tensor<2x4xui8>
  check.equal %r0, %e0 : tensor<2x4xui8>, tensor<2x4xui8>
  %r1 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xui8>) -> tensor<1x?x1xui8>
  %e1 = graph.constant dense<[[[118], [38], [114]]]> : tensor<1x3x1xui8>
  check.equal %r1, %e1 : tensor<1x?x1xui8>, tensor<1x3x1xui8>
  %r2 = graph.sum %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xui8>) -> tensor<ui8>
  %e2 = graph.constant dense<14> : tensor<ui8>
  check.equal %r2, %e2 : tensor<ui8>, tensor<ui8>
  %r3 = graph.sum %z, dims = [-1], keepdim = false : (tensor<?x0xui8>) -> tensor<?xui8>
  %e3 = graph.constant dense<[0, 0, 0]> : tensor<3xui8>
  check.equal %r3, %e3 : tensor<?xui8>, tensor<3xui8>
  %r4 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x?x4xui8>) -> tensor<2x4xui8>
  %e4 = graph.constant dense<[[132, 116, 248, 248], [229, 255, 76, 240]]> : tensor<2x4xui8>
  check.equal %r4, %e4 : tensor<2x4xui8>, tensor<2x4xui8>
  %r5 = graph.prod %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xui8>) -> tensor<1x?x1xui8>
  %e5 = graph.constant dense<[[[44], [144], [0]]]> : tensor<1x3x1xui8>
  check.equal %r5, %e5 : tensor<1x?x1xui8>, tensor<1x3x1xui8>
  %r6 = graph.prod %z, dims = [-1], keepdim = false : (tensor<?x0xui8>) -> tensor<?xui8>
  %e6 = graph.constant dense<[1, 1, 1]> : tensor<3xui8>
  check.equal %r6, %e6 : tensor<?xui8>, tensor<3xui8>
  %r7 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xui8>) -> tensor<2x4xui8>
  %e7 = graph.constant dense<[[15, 19, 18, 18], [19, 17, 20, 16]]> : tensor<2x4xui8>
  check.equal %r7, %e7 : tensor<2x4xui8>, tensor<2x4xui8>
  %r8 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xui8>) -> tensor<1x?x1xui8>
  %e8 = graph.constant dense<[[[19], [10], [20]]]> : tensor<1x3x1xui8>
  check.equal %r8, %e8 : tensor<1x?x1xui8>, tensor<1x3x1xui8>
  %r9 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xui8>) -> tensor<ui8>
  %e9 = graph.constant dense<20> : tensor<ui8>
  check.equal %r9, %e9 : tensor<ui8>, tensor<ui8>
  %r10 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xui8>) -> tensor<?xui8>
  %e10 = graph.constant dense<[0, 0, 0]> : tensor<3xui8>
  check.equal %r10, %e10 : tensor<?xui8>, tensor<3xui8>
  %r11 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xui8>) -> tensor<2x4xui8>
  %e11 = graph.constant dense<[[6, 6, 2, 2], [3, 1, 5, 7]]> : tensor<2x4xui8>
  check.equal %r11, %e11 : tensor<2x4xui8>, tensor<2x4xui8>
  %r12 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xui8>) -> tensor<1x?x1xui8>
  %e12 = graph.constant dense<[[[7], [1], [6]]]> : tensor<1x3x1xui8>
  check.equal %r12, %e12 : tensor<1x?x1xui8>, tensor<1x3x1xui8>
  %r13 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xui8>) -> tensor<ui8>
  %e13 = graph.constant dense<1> : tensor<ui8>
  check.equal %r13, %e13 : tensor<ui8>, tensor<ui8>
  %r14 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xui8>) -> tensor<?xui8>
  %e14 = graph.constant dense<[255, 255, 255]> : tensor<3xui8>
  check.equal %r14, %e14 : tensor<?xui8>, tensor<3xui8>
  %r15 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xui8>) -> tensor<2x?x1xi64>
  %e15 = graph.constant dense<[[[1], [0], [3]], [[0], [3], [2]]]> : tensor<2x3x1xi64>
  check.equal %r15, %e15 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r17 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xui8>) -> tensor<2x?x1xi64>
  %e17 = graph.constant dense<[[[3], [2], [0]], [[3], [1], [0]]]> : tensor<2x3x1xi64>
  check.equal %r17, %e17 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func private @reduce_i1(%x: tensor<2x?x4xi1>, %z: tensor<?x0xi1>) attributes {no_inline} {
  %r0 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xi1>) -> tensor<2x4xi1>
  %e0 = graph.constant dense<[[true, true, true, true], [true, true, false, true]]> : tensor<2x4xi1>
  check.equal %r0, %e0 : tensor<2x4xi1>, tensor<2x4xi1>
  %r1 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi1>) -> tensor<1x?x1xi1>
  %e1 = graph.constant dense<[[[true], [true], [true]]]> : tensor<1x3x1xi1>
  check.equal %r1, %e1 : tensor<1x?x1xi1>, tensor<1x3x1xi1>
  %r2 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi1>) -> tensor<i1>
  %e2 = graph.constant dense<true> : tensor<i1>
  check.equal %r2, %e2 : tensor<i1>, tensor<i1>
  %r3 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xi1>) -> tensor<?xi1>
  %e3 = graph.constant dense<[false, false, false]> : tensor<3xi1>
  check.equal %r3, %e3 : tensor<?xi1>, tensor<3xi1>
  %r4 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xi1>) -> tensor<2x4xi1>
  %e4 = graph.constant dense<[[false, false, false, false], [false, false, false, false]]> : tensor<2x4xi1>
  check.equal %r4, %e4 : tensor<2x4xi1>, tensor<2x4xi1>
  %r5 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi1>) -> tensor<1x?x1xi1>
  %e5 = graph.constant dense<[[[false], [false], [false]]]> : tensor<1x3x1xi1>
  check.equal %r5, %e5 : tensor<1x?x1xi1>, tensor<1x3x1xi1>
  %r6 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi1>) -> tensor<i1>
  %e6 = graph.constant dense<false> : tensor<i1>
  check.equal %r6, %e6 : tensor<i1>, tensor<i1>
  %r7 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xi1>) -> tensor<?xi1>
  %e7 = graph.constant dense<[true, true, true]> : tensor<3xi1>
  check.equal %r7, %e7 : tensor<?xi1>, tensor<3xi1>
  %r8 = graph.any %x, dims = [1], keepdim = false : (tensor<2x?x4xi1>) -> tensor<2x4xi1>
  %e8 = graph.constant dense<[[true, true, true, true], [true, true, false, true]]> : tensor<2x4xi1>
  check.equal %r8, %e8 : tensor<2x4xi1>, tensor<2x4xi1>
  %r9 = graph.any %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi1>) -> tensor<1x?x1xi1>
  %e9 = graph.constant dense<[[[true], [true], [true]]]> : tensor<1x3x1xi1>
  check.equal %r9, %e9 : tensor<1x?x1xi1>, tensor<1x3x1xi1>
  %r10 = graph.any %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi1>) -> tensor<i1>
  %e10 = graph.constant dense<true> : tensor<i1>
  check.equal %r10, %e10 : tensor<i1>, tensor<i1>
  %r11 = graph.any %z, dims = [-1], keepdim = false : (tensor<?x0xi1>) -> tensor<?xi1>
  %e11 = graph.constant dense<[false, false, false]> : tensor<3xi1>
  check.equal %r11, %e11 : tensor<?xi1>, tensor<3xi1>
  %r12 = graph.all %x, dims = [1], keepdim = false : (tensor<2x?x4xi1>) -> tensor<2x4xi1>
  %e12 = graph.constant dense<[[false, false, false, false], [false, false, false, false]]> : tensor<2x4xi1>
  check.equal %r12, %e12 : tensor<2x4xi1>, tensor<2x4xi1>
  %r13 = graph.all %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi1>) -> tensor<1x?x1xi1>
  %e13 = graph.constant dense<[[[false], [false], [false]]]> : tensor<1x3x1xi1>
  check.equal %r13, %e13 : tensor<1x?x1xi1>, tensor<1x3x1xi1>
  %r14 = graph.all %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi1>) -> tensor<i1>
  %e14 = graph.constant dense<false> : tensor<i1>
  check.equal %r14, %e14 : tensor<i1>, tensor<i1>
  %r15 = graph.all %z, dims = [-1], keepdim = false : (tensor<?x0xi1>) -> tensor<?xi1>
  %e15 = graph.constant dense<[true, true, true]> : tensor<3xi1>
  check.equal %r15, %e15 : tensor<?xi1>, tensor<3xi1>
  %r16 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xi1>) -> tensor<2x?x1xi64>
  %e16 = graph.constant dense<[[[0], [1], [0]], [[1], [0], [0]]]> : tensor<2x3x1xi64>
  check.equal %r16, %e16 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r18 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xi1>) -> tensor<2x?x1xi64>
  %e18 = graph.constant dense<[[[1], [0], [1]], [[0], [1], [0]]]> : tensor<2x3x1xi64>
  check.equal %r18, %e18 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func @main() {
  %reduce_ui8_x = graph.constant dense<[[[15, 19, 18, 14], [10, 6, 2, 2], [6, 10, 14, 18]], [[19, 15, 11, 7], [3, 1, 5, 9], [13, 17, 20, 16]]]> : tensor<2x3x4xui8>
  %reduce_ui8_x_d = tensor.cast %reduce_ui8_x : tensor<2x3x4xui8> to tensor<2x?x4xui8>
  %reduce_ui8_z = graph.constant dense<> : tensor<3x0xui8>
  %reduce_ui8_z_d = tensor.cast %reduce_ui8_z : tensor<3x0xui8> to tensor<?x0xui8>
  call @reduce_ui8(%reduce_ui8_x_d, %reduce_ui8_z_d) : (tensor<2x?x4xui8>, tensor<?x0xui8>) -> ()
  %reduce_i1_x = graph.constant dense<[[[true, false, true, false], [false, true, false, false], [true, false, false, true]], [[false, true, false, false], [true, false, false, true], [false, false, false, false]]]> : tensor<2x3x4xi1>
  %reduce_i1_x_d = tensor.cast %reduce_i1_x : tensor<2x3x4xi1> to tensor<2x?x4xi1>
  %reduce_i1_z = graph.constant dense<> : tensor<3x0xi1>
  %reduce_i1_z_d = tensor.cast %reduce_i1_z : tensor<3x0xi1> to tensor<?x0xi1>
  call @reduce_i1(%reduce_i1_x_d, %reduce_i1_z_d) : (tensor<2x?x4xi1>, tensor<?x0xi1>) -> ()
  return
}

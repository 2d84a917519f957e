// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @shape_ui8(%x: tensor<2x?x4xui8>, %y: tensor<?x1xui8>, %n: tensor<ui8>, %z: tensor<?x0xui8>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xui8>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xui8>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xui8>, index) -> tensor<?x8xui8>
  %e0 = graph.constant dense<[[15, 19, 18, 14, 10, 6, 2, 2], [6, 10, 14, 18, 19, 15, 11, 7], [3, 1, 5, 9, 13, 17, 20, 16]]> : tensor<3x8xui8>
  check.equal %r0, %e0 : tensor<?x8xui8>, tensor<3x8xui8>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<ui8>) -> tensor<1x1xui8>
  %e1 = graph.constant dense<[[15]]> : tensor<1x1xui8>
  check.equal %r1, %e1 : tensor<1x1xui8>, tensor<1x1xui8>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xui8>, index) -> tensor<0x?xui8>
  %e2 = graph.constant dense<> : tensor<0x5xui8>
  check.equal %r2, %e2 : tensor<0x?xui8>, tensor<0x5xui8>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xui8>, index, index) -> tensor<?x?x2xui8>
  %e3 = graph.constant dense<[[[15, 15], [19, 19], [18, 18], [14, 14], [10, 10]], [[15, 15], [19, 19], [18, 18], [14, 14], [10, 10]], [[15, 15], [19, 19], [18, 18], [14, 14], [10, 10]]]> : tensor<3x5x2xui8>
  check.equal %r3, %e3 : tensor<?x?x2xui8>, tensor<3x5x2xui8>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<ui8>, index) -> tensor<0x?xui8>
  %e4 = graph.constant dense<> : tensor<0x3xui8>
  check.equal %r4, %e4 : tensor<0x?xui8>, tensor<0x3xui8>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xui8>) -> tensor<4x2x?xui8>
  %e5 = graph.constant dense<[[[15, 10, 6], [19, 3, 13]], [[19, 6, 10], [15, 1, 17]], [[18, 2, 14], [11, 5, 20]], [[14, 2, 18], [7, 9, 16]]]> : tensor<4x2x3xui8>
  check.equal %r5, %e5 : tensor<4x2x?xui8>, tensor<4x2x3xui8>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xui8>) -> tensor<4x?x2xui8>
  %e6 = graph.constant dense<[[[15, 19], [10, 3], [6, 13]], [[19, 15], [6, 1], [10, 17]], [[18, 11], [2, 5], [14, 20]], [[14, 7], [2, 9], [18, 16]]]> : tensor<4x3x2xui8>
  check.equal %r6, %e6 : tensor<4x?x2xui8>, tensor<4x3x2xui8>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xui8>) -> tensor<?x1x1xui8>
  %e7 = graph.constant dense<[[[15]], [[19]], [[18]], [[14]], [[10]]]> : tensor<5x1x1xui8>
  check.equal %r7, %e7 : tensor<?x1x1xui8>, tensor<5x1x1xui8>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xui8>) -> tensor<?xui8>
  %e8 = graph.constant dense<[15, 19, 18, 14, 10]> : tensor<5xui8>
  check.equal %r8, %e8 : tensor<?xui8>, tensor<5xui8>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xui8>) -> tensor<2x?x4xui8>
  %e9 = graph.constant dense<[[[7, 11, 15, 19], [9, 5, 1, 3], [16, 20, 17, 13]], [[14, 18, 19, 15], [2, 2, 6, 10], [18, 14, 10, 6]]]> : tensor<2x3x4xui8>
  check.equal %r9, %e9 : tensor<2x?x4xui8>, tensor<2x3x4xui8>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xui8>) -> tensor<2x?x2xui8>
  %e10 = graph.constant dense<[[[19, 14], [6, 2], [10, 18]], [[15, 7], [1, 9], [17, 16]]]> : tensor<2x3x2xui8>
  check.equal %r10, %e10 : tensor<2x?x2xui8>, tensor<2x3x2xui8>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xui8>) -> tensor<?x1xui8>
  %e11 = graph.constant dense<[[19], [18], [14]]> : tensor<3x1xui8>
  check.equal %r11, %e11 : tensor<?x1xui8>, tensor<3x1xui8>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xui8>) -> tensor<0x1xui8>
  %e12 = graph.constant dense<> : tensor<0x1xui8>
  check.equal %r12, %e12 : tensor<0x1xui8>, tensor<0x1xui8>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xui8>, tensor<2x?x4xui8>) -> tensor<2x?x8xui8>
  %e13 = graph.constant dense<[[[15, 19, 18, 14, 15, 19, 18, 14], [10, 6, 2, 2, 10, 6, 2, 2], [6, 10, 14, 18, 6, 10, 14, 18]], [[19, 15, 11, 7, 19, 15, 11, 7], [3, 1, 5, 9, 3, 1, 5, 9], [13, 17, 20, 16, 13, 17, 20, 16]]]> : tensor<2x3x8xui8>
  check.equal %r13, %e13 : tensor<2x?x8xui8>, tensor<2x3x8xui8>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xui8>, tensor<ui8>) -> tensor<?x4x7xui8>
  %e14 = graph.constant dense<[[[15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 19, 18, 14, 15], [15, 15, 10, 6, 2, 2, 15], [15, 15, 6, 10, 14, 18, 15]], [[15, 15, 15, 15, 15, 15, 15], [15, 15, 19, 15, 11, 7, 15], [15, 15, 3, 1, 5, 9, 15], [15, 15, 13, 17, 20, 16, 15]], [[15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15]]]> : tensor<3x4x7xui8>
  check.equal %r14, %e14 : tensor<?x4x7xui8>, tensor<3x4x7xui8>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xui8>, tensor<ui8>) -> tensor<?x2xui8>
  %e15 = graph.constant dense<[[15, 15], [15, 15], [15, 15]]> : tensor<3x2xui8>
  check.equal %r15, %e15 : tensor<?x2xui8>, tensor<3x2xui8>
  return
}

func.func private @shape_i1(%x: tensor<2x?x4xi1>, %y: tensor<?x1xi1>, %n: tensor<i1>, %z: tensor<?x0xi1>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xi1>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xi1>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xi1>, index) -> tensor<?x8xi1>
  %e0 = graph.constant dense<[[true, false, true, false, false, true, false, false], [true, false, false, true, false, true, false, false], [true, false, false, true, false, false, false, false]]> : tensor<3x8xi1>
  check.equal %r0, %e0 : tensor<?x8xi1>, tensor<3x8xi1>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<i1>) -> tensor<1x1xi1>
  %e1 = graph.constant dense<[[true]]> : tensor<1x1xi1>
  check.equal %r1, %e1 : tensor<1x1xi1>, tensor<1x1xi1>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xi1>, index) -> tensor<0x?xi1>
  %e2 = graph.constant dense<> : tensor<0x5xi1>
  check.equal %r2, %e2 : tensor<0x?xi1>, tensor<0x5xi1>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xi1>, index, index) -> tensor<?x?x2xi1>
  %e3 = graph.constant dense<[[[true, true], [false, false], [true, true], [false, false], [false, false]], [[true, true], [false, false], [true, true], [false, false], [false, false]], [[true, true], [false, false], [true, true], [false, false], [false, false]]]> : tensor<3x5x2xi1>
  check.equal %r3, %e3 : tensor<?x?x2xi1>, tensor<3x5x2xi1>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<i1>, index) -> tensor<0x?xi1>
  %e4 = graph.constant dense<> : tensor<0x3xi1>
  check.equal %r4, %e4 : tensor<0x?xi1>, tensor<0x3xi1>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xi1>) -> tensor<4x2x?xi1>
  %e5 = graph.constant dense<[[[true, false, true], [false, true, false]], [[false, true, false], [true, false, false]], [[true, false, false], [false, false, false]], [[false, false, true], [false, true, false]]]> : tensor<4x2x3xi1>
  check.equal %r5, %e5 : tensor<4x2x?xi1>, tensor<4x2x3xi1>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xi1>) -> tensor<4x?x2xi1>
  %e6 = graph.constant dense<[[[true, false], [false, true], [true, false]], [[false, true], [true, false], [false, false]], [[true, false], [false, false], [false, false]], [[false, false], [false, true], [true, false]]]> : tensor<4x3x2xi1>
  check.equal %r6, %e6 : tensor<4x?x2xi1>, tensor<4x3x2xi1>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xi1>) -> tensor<?x1x1xi1>
  %e7 = graph.constant dense<[[[true]], [[false]], [[true]], [[false]], [[false]]]> : tensor<5x1x1xi1>
  check.equal %r7, %e7 : tensor<?x1x1xi1>, tensor<5x1x1xi1>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xi1>) -> tensor<?xi1>
  %e8 = graph.constant dense<[true, false, true, false, false]> : tensor<5xi1>
  check.equal %r8, %e8 : tensor<?xi1>, tensor<5xi1>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xi1>) -> tensor<2x?x4xi1>
  %e9 = graph.constant dense<[[[false, false, true, false], [true, false, false, true], [false, false, false, false]], [[false, true, false, true], [false, false, true, false], [true, false, false, true]]]> : tensor<2x3x4xi1>
  check.equal %r9, %e9 : tensor<2x?x4xi1>, tensor<2x3x4xi1>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xi1>) -> tensor<2x?x2xi1>
  %e10 = graph.constant dense<[[[false, false], [true, false], [false, true]], [[true, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  check.equal %r10, %e10 : tensor<2x?x2xi1>, tensor<2x3x2xi1>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xi1>) -> tensor<?x1xi1>
  %e11 = graph.constant dense<[[false], [true], [false]]> : tensor<3x1xi1>
  check.equal %r11, %e11 : tensor<?x1xi1>, tensor<3x1xi1>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xi1>) -> tensor<0x1xi1>
  %e12 = graph.constant dense<> : tensor<0x1xi1>
  check.equal %r12, %e12 : tensor<0x1xi1>, tensor<0x1xi1>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xi1>, tensor<2x?x4xi1>) -> tensor<2x?x8xi1>
  %e13 = graph.constant dense<[[[true, false, true, false, true, false, true, false], [false, true, false, false, false, true, false, false], [true, false, false, true, true, false, false, true]], [[false, true, false, false, false, true, false, false], [true, false, false, true, true, false, false, true], [false, false, false, false, false, false, false, false]]]> : tensor<2x3x8xi1>
  check.equal %r13, %e13 : tensor<2x?x8xi1>, tensor<2x3x8xi1>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xi1>, tensor<i1>) -> tensor<?x4x7xi1>
  %e14 = graph.constant dense<[[[true, true, true, true, true, true, true], [true, true, true, false, true, false, true], [true, true, false, true, false, false, true], [true, true, true, false, false, true, true]], [[true, true, true, true, true, true, true], [true, true, false, true, false, false, true], [true, true, true, false, false, true, true], [true, true, false, false, false, false, true]], [[true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true]]]> : tensor<3x4x7xi1>
  check.equal %r14, %e14 : tensor<?x4x7xi1>, tensor<3x4x7xi1>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xi1>, tensor<i1>) -> tensor<?x2xi1>
  %e15 = graph.constant dense<[[true, true], [true, true], [true, true]]> : tensor<3x2xi1>
  check.equal %r15, %e15 : tensor<?x2xi1>, tensor<3x2xi1>
  return
}

func.func @main() {
  %shape_ui8_x = graph.constant dense<[[[15, 19, 18, 14], [10, 6, 2, 2], [6, 10, 14, 18]], [[19, 15, 11, 7], [3, 1, 5, 9], [13, 17, 20, 16]]]> : tensor<2x3x4xui8>
  %shape_ui8_x_d = tensor.cast %shape_ui8_x : tensor<2x3x4xui8> to tensor<2x?x4xui8>
  %shape_ui8_y = graph.constant dense<[[15], [19], [18], [14], [10]]> : tensor<5x1xui8>
  %shape_ui8_y_d = tensor.cast %shape_ui8_y : tensor<5x1xui8> to tensor<?x1xui8>
  %shape_ui8_n = graph.constant dense<15> : tensor<ui8>
  %shape_ui8_z = graph.constant dense<> : tensor<3x0xui8>
  %shape_ui8_z_d = tensor.cast %shape_ui8_z : tensor<3x0xui8> to tensor<?x0xui8>
  call @shape_ui8(%shape_ui8_x_d, %shape_ui8_y_d, %shape_ui8_n, %shape_ui8_z_d) : (tensor<2x?x4xui8>, tensor<?x1xui8>, tensor<ui8>, tensor<?x0xui8>) -> ()
  %shape_i1_x = graph.constant dense<[[[true, false, true, false], [false, true, false, false], [true, false, false, true]], [[false, true, false, false], [true, false, false, true], [false, false, false, false]]]> : tensor<2x3x4xi1>
  %shape_i1_x_d = tensor.cast %shape_i1_x : tensor<2x3x4xi1> to tensor<2x?x4xi1>
  %shape_i1_y = graph.constant dense<[[true], [false], [true], [false], [false]]> : tensor<5x1xi1>
  %shape_i1_y_d = tensor.cast %shape_i1_y : tensor<5x1xi1> to tensor<?x1xi1>
  %shape_i1_n = graph.constant dense<true> : tensor<i1>
  %shape_i1_z = graph.constant dense<> : tensor<3x0xi1>
  %shape_i1_z_d = tensor.cast %shape_i1_z : tensor<3x0xi1> to tensor<?x0xi1>
  call @shape_i1(%shape_i1_x_d, %shape_i1_y_d, %shape_i1_n, %shape_i1_z_d) : (tensor<2x?x4xi1>, tensor<?x1xi1>, tensor<i1>, tensor<?x0xi1>) -> ()
  return
}

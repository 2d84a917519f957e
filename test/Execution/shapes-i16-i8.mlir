// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @shape_i16(%x: tensor<2x?x4xi16>, %y: tensor<?x1xi16>, %n: tensor<i16>, %z: tensor<?x0xi16>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xi16>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xi16>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xi16>, index) -> tensor<?x8xi16>
  %e0 = graph.constant dense<[[-15, -19, 18, 14, 10, 6, 2, -2], [-6, -10, -14, -18, 19, 15, 11, 7], [3, -1, -5, -9, -13, -17, 20, 16]]> : tensor<3x8xi16>
  check.equal %r0, %e0 : tensor<?x8xi16>, tensor<3x8xi16>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<i16>) -> tensor<1x1xi16>
  %e1 = graph.constant dense<[[-15]]> : tensor<1x1xi16>
  check.equal %r1, %e1 : tensor<1x1xi16>, tensor<1x1xi16>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xi16>, index) -> tensor<0x?xi16>
  %e2 = graph.constant dense<> : tensor<0x5xi16>
  check.equal %r2, %e2 : tensor<0x?xi16>, tensor<0x5xi16>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xi16>, index, index) -> tensor<?x?x2xi16>
  %e3 = graph.constant dense<[[[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]], [[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]], [[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]]]> : tensor<3x5x2xi16>
  check.equal %r3, %e3 : tensor<?x?x2xi16>, tensor<3x5x2xi16>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<i16>, index) -> tensor<0x?xi16>
  %e4 = graph.constant dense<> : tensor<0x3xi16>
  check.equal %r4, %e4 : tensor<0x?xi16>, tensor<0x3xi16>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xi16>) -> tensor<4x2x?xi16>
  %e5 = graph.constant dense<[[[-15, 10, -6], [19, 3, -13]], [[-19, 6, -10], [15, -1, -17]], [[18, 2, -14], [11, -5, 20]], [[14, -2, -18], [7, -9, 16]]]> : tensor<4x2x3xi16>
  check.equal %r5, %e5 : tensor<4x2x?xi16>, tensor<4x2x3xi16>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xi16>) -> tensor<4x?x2xi16>
  %e6 = graph.constant dense<[[[-15, 19], [10, 3], [-6, -13]], [[-19, 15], [6, -1], [-10, -17]], [[18, 11], [2, -5], [-14, 20]], [[14, 7], [-2, -9], [-18, 16]]]> : tensor<4x3x2xi16>
  check.equal %r6, %e6 : tensor<4x?x2xi16>, tensor<4x3x2xi16>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xi16>) -> tensor<?x1x1xi16>
  %e7 = graph.constant dense<[[[-15]], [[-19]], [[18]], [[14]], [[10]]]> : tensor<5x1x1xi16>
  check.equal %r7, %e7 : tensor<?x1x1xi16>, tensor<5x1x1xi16>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xi16>) -> tensor<?xi16>
  %e8 = graph.constant dense<[-15, -19, 18, 14, 10]> : tensor<5xi16>
  check.equal %r8, %e8 : tensor<?xi16>, tensor<5xi16>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xi16>) -> tensor<2x?x4xi16>
  %e9 = graph.constant dense<[[[7, 11, 15, 19], [-9, -5, -1, 3], [16, 20, -17, -13]], [[14, 18, -19, -15], [-2, 2, 6, 10], [-18, -14, -10, -6]]]> : tensor<2x3x4xi16>
  check.equal %r9, %e9 : tensor<2x?x4xi16>, tensor<2x3x4xi16>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xi16>) -> tensor<2x?x2xi16>
  %e10 = graph.constant dense<[[[-19, 14], [6, -2], [-10, -18]], [[15, 7], [-1, -9], [-17, 16]]]> : tensor<2x3x2xi16>
  check.equal %r10, %e10 : tensor<2x?x2xi16>, tensor<2x3x2xi16>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xi16>) -> tensor<?x1xi16>
  %e11 = graph.constant dense<[[-19], [18], [14]]> : tensor<3x1xi16>
  check.equal %r11, %e11 : tensor<?x1xi16>, tensor<3x1xi16>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xi16>) -> tensor<0x1xi16>
  %e12 = graph.constant dense<> : tensor<0x1xi16>
  check.equal %r12, %e12 : tensor<0x1xi16>, tensor<0x1xi16>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xi16>, tensor<2x?x4xi16>) -> tensor<2x?x8xi16>
  %e13 = graph.constant dense<[[[-15, -19, 18, 14, -15, -19, 18, 14], [10, 6, 2, -2, 10, 6, 2, -2], [-6, -10, -14, -18, -6, -10, -14, -18]], [[19, 15, 11, 7, 19, 15, 11, 7], [3, -1, -5, -9, 3, -1, -5, -9], [-13, -17, 20, 16, -13, -17, 20, 16]]]> : tensor<2x3x8xi16>
  check.equal %r13, %e13 : tensor<2x?x8xi16>, tensor<2x3x8xi16>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xi16>, tensor<i16>) -> tensor<?x4x7xi16>
  %e14 = graph.constant dense<[[[-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -19, 18, 14, -15], [-15, -15, 10, 6, 2, -2, -15], [-15, -15, -6, -10, -14, -18, -15]], [[-15, -15, -15, -15, -15, -15, -15], [-15, -15, 19, 15, 11, 7, -15], [-15, -15, 3, -1, -5, -9, -15], [-15, -15, -13, -17, 20, 16, -15]], [[-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15]]]> : tensor<3x4x7xi16>
  check.equal %r14, %e14 : tensor<?x4x7xi16>, tensor<3x4x7xi16>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xi16>, tensor<i16>) -> tensor<?x2xi16>
  %e15 = graph.constant dense<[[-15, -15], [-15, -15], [-15, -15]]> : tensor<3x2xi16>
  check.equal %r15, %e15 : tensor<?x2xi16>, tensor<3x2xi16>
  return
}

func.func private @shape_i8(%x: tensor<2x?x4xi8>, %y: tensor<?x1xi8>, %n: tensor<i8>, %z: tensor<?x0xi8>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xi8>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xi8>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xi8>, index) -> tensor<?x8xi8>
  %e0 = graph.constant dense<[[-15, -19, 18, 14, 10, 6, 2, -2], [-6, -10, -14, -18, 19, 15, 11, 7], [3, -1, -5, -9, -13, -17, 20, 16]]> : tensor<3x8xi8>
  check.equal %r0, %e0 : tensor<?x8xi8>, tensor<3x8xi8>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<i8>) -> tensor<1x1xi8>
  %e1 = graph.constant dense<[[-15]]> : tensor<1x1xi8>
  check.equal %r1, %e1 : tensor<1x1xi8>, tensor<1x1xi8>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xi8>, index) -> tensor<0x?xi8>
  %e2 = graph.constant dense<> : tensor<0x5xi8>
  check.equal %r2, %e2 : tensor<0x?xi8>, tensor<0x5xi8>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xi8>, index, index) -> tensor<?x?x2xi8>
  %e3 = graph.constant dense<[[[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]], [[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]], [[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]]]> : tensor<3x5x2xi8>
  check.equal %r3, %e3 : tensor<?x?x2xi8>, tensor<3x5x2xi8>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<i8>, index) -> tensor<0x?xi8>
  %e4 = graph.constant dense<> : tensor<0x3xi8>
  check.equal %r4, %e4 : tensor<0x?xi8>, tensor<0x3xi8>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xi8>) -> tensor<4x2x?xi8>
  %e5 = graph.constant dense<[[[-15, 10, -6], [19, 3, -13]], [[-19, 6, -10], [15, -1, -17]], [[18, 2, -14], [11, -5, 20]], [[14, -2, -18], [7, -9, 16]]]> : tensor<4x2x3xi8>
  check.equal %r5, %e5 : tensor<4x2x?xi8>, tensor<4x2x3xi8>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xi8>) -> tensor<4x?x2xi8>
  %e6 = graph.constant dense<[[[-15, 19], [10, 3], [-6, -13]], [[-19, 15], [6, -1], [-10, -17]], [[18, 11], [2, -5], [-14, 20]], [[14, 7], [-2, -9], [-18, 16]]]> : tensor<4x3x2xi8>
  check.equal %r6, %e6 : tensor<4x?x2xi8>, tensor<4x3x2xi8>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xi8>) -> tensor<?x1x1xi8>
  %e7 = graph.constant dense<[[[-15]], [[-19]], [[18]], [[14]], [[10]]]> : tensor<5x1x1xi8>
  check.equal %r7, %e7 : tensor<?x1x1xi8>, tensor<5x1x1xi8>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xi8>) -> tensor<?xi8>
  %e8 = graph.constant dense<[-15, -19, 18, 14, 10]> : tensor<5xi8>
  check.equal %r8, %e8 : tensor<?xi8>, tensor<5xi8>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xi8>) -> tensor<2x?x4xi8>
  %e9 = graph.constant dense<[[[7, 11, 15, 19], [-9, -5, -1, 3], [16, 20, -17, -13]], [[14, 18, -19, -15], [-2, 2, 6, 10], [-18, -14, -10, -6]]]> : tensor<2x3x4xi8>
  check.equal %r9, %e9 : tensor<2x?x4xi8>, tensor<2x3x4xi8>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xi8>) -> tensor<2x?x2xi8>
  %e10 = graph.constant dense<[[[-19, 14], [6, -2], [-10, -18]], [[15, 7], [-1, -9], [-17, 16]]]> : tensor<2x3x2xi8>
  check.equal %r10, %e10 : tensor<2x?x2xi8>, tensor<2x3x2xi8>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xi8>) -> tensor<?x1xi8>
  %e11 = graph.constant dense<[[-19], [18], [14]]> : tensor<3x1xi8>
  check.equal %r11, %e11 : tensor<?x1xi8>, tensor<3x1xi8>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xi8>) -> tensor<0x1xi8>
  %e12 = graph.constant dense<> : tensor<0x1xi8>
  check.equal %r12, %e12 : tensor<0x1xi8>, tensor<0x1xi8>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xi8>, tensor<2x?x4xi8>) -> tensor<2x?x8xi8>
  %e13 = graph.constant dense<[[[-15, -19, 18, 14, -15, -19, 18, 14], [10, 6, 2, -2, 10, 6, 2, -2], [-6, -10, -14, -18, -6, -10, -14, -18]], [[19, 15, 11, 7, 19, 15, 11, 7], [3, -1, -5, -9, 3, -1, -5, -9], [-13, -17, 20, 16, -13, -17, 20, 16]]]> : tensor<2x3x8xi8>
  check.equal %r13, %e13 : tensor<2x?x8xi8>, tensor<2x3x8xi8>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xi8>, tensor<i8>) -> tensor<?x4x7xi8>
  %e14 = graph.constant dense<[[[-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -19, 18, 14, -15], [-15, -15, 10, 6, 2, -2, -15], [-15, -15, -6, -10, -14, -18, -15]], [[-15, -15, -15, -15, -15, -15, -15], [-15, -15, 19, 15, 11, 7, -15], [-15, -15, 3, -1, -5, -9, -15], [-15, -15, -13, -17, 20, 16, -15]], [[-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15]]]> : tensor<3x4x7xi8>
  check.equal %r14, %e14 : tensor<?x4x7xi8>, tensor<3x4x7xi8>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xi8>, tensor<i8>) -> tensor<?x2xi8>
  %e15 = graph.constant dense<[[-15, -15], [-15, -15], [-15, -15]]> : tensor<3x2xi8>
  check.equal %r15, %e15 : tensor<?x2xi8>, tensor<3x2xi8>
  return
}

func.func @main() {
  %shape_i16_x = graph.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi16>
  %shape_i16_x_d = tensor.cast %shape_i16_x : tensor<2x3x4xi16> to tensor<2x?x4xi16>
  %shape_i16_y = graph.constant dense<[[-15], [-19], [18], [14], [10]]> : tensor<5x1xi16>
  %shape_i16_y_d = tensor.cast %shape_i16_y : tensor<5x1xi16> to tensor<?x1xi16>
  %shape_i16_n = graph.constant dense<-15> : tensor<i16>
  %shape_i16_z = graph.constant dense<> : tensor<3x0xi16>
  %shape_i16_z_d = tensor.cast %shape_i16_z : tensor<3x0xi16> to tensor<?x0xi16>
  call @shape_i16(%shape_i16_x_d, %shape_i16_y_d, %shape_i16_n, %shape_i16_z_d) : (tensor<2x?x4xi16>, tensor<?x1xi16>, tensor<i16>, tensor<?x0xi16>) -> ()
  %shape_i8_x = graph.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi8>
  %shape_i8_x_d = tensor.cast %shape_i8_x : tensor<2x3x4xi8> to tensor<2x?x4xi8>
  %shape_i8_y = graph.constant dense<[[-15], [-19], [18], [14], [10]]> : tensor<5x1xi8>
  %shape_i8_y_d = tensor.cast %shape_i8_y : tensor<5x1xi8> to tensor<?x1xi8>
  %shape_i8_n = graph.constant dense<-15> : tensor<i8>
  %shape_i8_z = graph.constant dense<> : tensor<3x0xi8>
  %shape_i8_z_d = tensor.cast %shape_i8_z : tensor<3x0xi8> to tensor<?x0xi8>
  call @shape_i8(%shape_i8_x_d, %shape_i8_y_d, %shape_i8_n, %shape_i8_z_d) : (tensor<2x?x4xi8>, tensor<?x1xi8>, tensor<i8>, tensor<?x0xi8>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @shape_i64(%x: tensor<2x?x4xi64>, %y: tensor<?x1xi64>, %n: tensor<i64>, %z: tensor<?x0xi64>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xi64>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xi64>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xi64>, index) -> tensor<?x8xi64>
  %e0 = graph.constant dense<[[-15, -19, 18, 14, 10, 6, 2, -2], [-6, -10, -14, -18, 19, 15, 11, 7], [3, -1, -5, -9, -13, -17, 20, 16]]> : tensor<3x8xi64>
  check.equal %r0, %e0 : tensor<?x8xi64>, tensor<3x8xi64>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<i64>) -> tensor<1x1xi64>
  %e1 = graph.constant dense<[[-15]]> : tensor<1x1xi64>
  check.equal %r1, %e1 : tensor<1x1xi64>, tensor<1x1xi64>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xi64>, index) -> tensor<0x?xi64>
  %e2 = graph.constant dense<> : tensor<0x5xi64>
  check.equal %r2, %e2 : tensor<0x?xi64>, tensor<0x5xi64>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xi64>, index, index) -> tensor<?x?x2xi64>
  %e3 = graph.constant dense<[[[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]], [[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]], [[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]]]> : tensor<3x5x2xi64>
  check.equal %r3, %e3 : tensor<?x?x2xi64>, tensor<3x5x2xi64>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<i64>, index) -> tensor<0x?xi64>
  %e4 = graph.constant dense<> : tensor<0x3xi64>
  check.equal %r4, %e4 : tensor<0x?xi64>, tensor<0x3xi64>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xi64>) -> tensor<4x2x?xi64>
  %e5 = graph.constant dense<[[[-15, 10, -6], [19, 3, -13]], [[-19, 6, -10], [15, -1, -17]], [[18, 2, -14], [11, -5, 20]], [[14, -2, -18], [7, -9, 16]]]> : tensor<4x2x3xi64>
  check.equal %r5, %e5 : tensor<4x2x?xi64>, tensor<4x2x3xi64>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xi64>) -> tensor<4x?x2xi64>
  %e6 = graph.constant dense<[[[-15, 19], [10, 3], [-6, -13]], [[-19, 15], [6, -1], [-10, -17]], [[18, 11], [2, -5], [-14, 20]], [[14, 7], [-2, -9], [-18, 16]]]> : tensor<4x3x2xi64>
  check.equal %r6, %e6 : tensor<4x?x2xi64>, tensor<4x3x2xi64>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xi64>) -> tensor<?x1x1xi64>
  %e7 = graph.constant dense<[[[-15]], [[-19]], [[18]], [[14]], [[10]]]> : tensor<5x1x1xi64>
  check.equal %r7, %e7 : tensor<?x1x1xi64>, tensor<5x1x1xi64>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xi64>) -> tensor<?xi64>
  %e8 = graph.constant dense<[-15, -19, 18, 14, 10]> : tensor<5xi64>
  check.equal %r8, %e8 : tensor<?xi64>, tensor<5xi64>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xi64>) -> tensor<2x?x4xi64>
  %e9 = graph.constant dense<[[[7, 11, 15, 19], [-9, -5, -1, 3], [16, 20, -17, -13]], [[14, 18, -19, -15], [-2, 2, 6, 10], [-18, -14, -10, -6]]]> : tensor<2x3x4xi64>
  check.equal %r9, %e9 : tensor<2x?x4xi64>, tensor<2x3x4xi64>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xi64>) -> tensor<2x?x2xi64>
  %e10 = graph.constant dense<[[[-19, 14], [6, -2], [-10, -18]], [[15, 7], [-1, -9], [-17, 16]]]> : tensor<2x3x2xi64>
  check.equal %r10, %e10 : tensor<2x?x2xi64>, tensor<2x3x2xi64>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xi64>) -> tensor<?x1xi64>
  %e11 = graph.constant dense<[[-19], [18], [14]]> : tensor<3x1xi64>
  check.equal %r11, %e11 : tensor<?x1xi64>, tensor<3x1xi64>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xi64>) -> tensor<0x1xi64>
  %e12 = graph.constant dense<> : tensor<0x1xi64>
  check.equal %r12, %e12 : tensor<0x1xi64>, tensor<0x1xi64>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xi64>, tensor<2x?x4xi64>) -> tensor<2x?x8xi64>
  %e13 = graph.constant dense<[[[-15, -19, 18, 14, -15, -19, 18, 14], [10, 6, 2, -2, 10, 6, 2, -2], [-6, -10, -14, -18, -6, -10, -14, -18]], [[19, 15, 11, 7, 19, 15, 11, 7], [3, -1, -5, -9, 3, -1, -5, -9], [-13, -17, 20, 16, -13, -17, 20, 16]]]> : tensor<2x3x8xi64>
  check.equal %r13, %e13 : tensor<2x?x8xi64>, tensor<2x3x8xi64>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xi64>, tensor<i64>) -> tensor<?x4x7xi64>
  %e14 = graph.constant dense<[[[-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -19, 18, 14, -15], [-15, -15, 10, 6, 2, -2, -15], [-15, -15, -6, -10, -14, -18, -15]], [[-15, -15, -15, -15, -15, -15, -15], [-15, -15, 19, 15, 11, 7, -15], [-15, -15, 3, -1, -5, -9, -15], [-15, -15, -13, -17, 20, 16, -15]], [[-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15]]]> : tensor<3x4x7xi64>
  check.equal %r14, %e14 : tensor<?x4x7xi64>, tensor<3x4x7xi64>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xi64>, tensor<i64>) -> tensor<?x2xi64>
  %e15 = graph.constant dense<[[-15, -15], [-15, -15], [-15, -15]]> : tensor<3x2xi64>
  check.equal %r15, %e15 : tensor<?x2xi64>, tensor<3x2xi64>
  return
}

func.func private @shape_i32(%x: tensor<2x?x4xi32>, %y: tensor<?x1xi32>, %n: tensor<i32>, %z: tensor<?x0xi32>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xi32>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xi32>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xi32>, index) -> tensor<?x8xi32>
  %e0 = graph.constant dense<[[-15, -19, 18, 14, 10, 6, 2, -2], [-6, -10, -14, -18, 19, 15, 11, 7], [3, -1, -5, -9, -13, -17, 20, 16]]> : tensor<3x8xi32>
  check.equal %r0, %e0 : tensor<?x8xi32>, tensor<3x8xi32>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<i32>) -> tensor<1x1xi32>
  %e1 = graph.constant dense<[[-15]]> : tensor<1x1xi32>
  check.equal %r1, %e1 : tensor<1x1xi32>, tensor<1x1xi32>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xi32>, index) -> tensor<0x?xi32>
  %e2 = graph.constant dense<> : tensor<0x5xi32>
  check.equal %r2, %e2 : tensor<0x?xi32>, tensor<0x5xi32>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xi32>, index, index) -> tensor<?x?x2xi32>
  %e3 = graph.constant dense<[[[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]], [[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]], [[-15, -15], [-19, -19], [18, 18], [14, 14], [10, 10]]]> : tensor<3x5x2xi32>
  check.equal %r3, %e3 : tensor<?x?x2xi32>, tensor<3x5x2xi32>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<i32>, index) -> tensor<0x?xi32>
  %e4 = graph.constant dense<> : tensor<0x3xi32>
  check.equal %r4, %e4 : tensor<0x?xi32>, tensor<0x3xi32>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xi32>) -> tensor<4x2x?xi32>
  %e5 = graph.constant dense<[[[-15, 10, -6], [19, 3, -13]], [[-19, 6, -10], [15, -1, -17]], [[18, 2, -14], [11, -5, 20]], [[14, -2, -18], [7, -9, 16]]]> : tensor<4x2x3xi32>
  check.equal %r5, %e5 : tensor<4x2x?xi32>, tensor<4x2x3xi32>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xi32>) -> tensor<4x?x2xi32>
  %e6 = graph.constant dense<[[[-15, 19], [10, 3], [-6, -13]], [[-19, 15], [6, -1], [-10, -17]], [[18, 11], [2, -5], [-14, 20]], [[14, 7], [-2, -9], [-18, 16]]]> : tensor<4x3x2xi32>
  check.equal %r6, %e6 : tensor<4x?x2xi32>, tensor<4x3x2xi32>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xi32>) -> tensor<?x1x1xi32>
  %e7 = graph.constant dense<[[[-15]], [[-19]], [[18]], [[14]], [[10]]]> : tensor<5x1x1xi32>
  check.equal %r7, %e7 : tensor<?x1x1xi32>, tensor<5x1x1xi32>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xi32>) -> tensor<?xi32>
  %e8 = graph.constant dense<[-15, -19, 18, 14, 10]> : tensor<5xi32>
  check.equal %r8, %e8 : tensor<?xi32>, tensor<5xi32>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xi32>) -> tensor<2x?x4xi32>
  %e9 = graph.constant dense<[[[7, 11, 15, 19], [-9, -5, -1, 3], [16, 20, -17, -13]], [[14, 18, -19, -15], [-2, 2, 6, 10], [-18, -14, -10, -6]]]> : tensor<2x3x4xi32>
  check.equal %r9, %e9 : tensor<2x?x4xi32>, tensor<2x3x4xi32>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xi32>) -> tensor<2x?x2xi32>
  %e10 = graph.constant dense<[[[-19, 14], [6, -2], [-10, -18]], [[15, 7], [-1, -9], [-17, 16]]]> : tensor<2x3x2xi32>
  check.equal %r10, %e10 : tensor<2x?x2xi32>, tensor<2x3x2xi32>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xi32>) -> tensor<?x1xi32>
  %e11 = graph.constant dense<[[-19], [18], [14]]> : tensor<3x1xi32>
  check.equal %r11, %e11 : tensor<?x1xi32>, tensor<3x1xi32>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xi32>) -> tensor<0x1xi32>
  %e12 = graph.constant dense<> : tensor<0x1xi32>
  check.equal %r12, %e12 : tensor<0x1xi32>, tensor<0x1xi32>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xi32>, tensor<2x?x4xi32>) -> tensor<2x?x8xi32>
  %e13 = graph.constant dense<[[[-15, -19, 18, 14, -15, -19, 18, 14], [10, 6, 2, -2, 10, 6, 2, -2], [-6, -10, -14, -18, -6, -10, -14, -18]], [[19, 15, 11, 7, 19, 15, 11, 7], [3, -1, -5, -9, 3, -1, -5, -9], [-13, -17, 20, 16, -13, -17, 20, 16]]]> : tensor<2x3x8xi32>
  check.equal %r13, %e13 : tensor<2x?x8xi32>, tensor<2x3x8xi32>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xi32>, tensor<i32>) -> tensor<?x4x7xi32>
  %e14 = graph.constant dense<[[[-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -19, 18, 14, -15], [-15, -15, 10, 6, 2, -2, -15], [-15, -15, -6, -10, -14, -18, -15]], [[-15, -15, -15, -15, -15, -15, -15], [-15, -15, 19, 15, 11, 7, -15], [-15, -15, 3, -1, -5, -9, -15], [-15, -15, -13, -17, 20, 16, -15]], [[-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15], [-15, -15, -15, -15, -15, -15, -15]]]> : tensor<3x4x7xi32>
  check.equal %r14, %e14 : tensor<?x4x7xi32>, tensor<3x4x7xi32>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xi32>, tensor<i32>) -> tensor<?x2xi32>
  %e15 = graph.constant dense<[[-15, -15], [-15, -15], [-15, -15]]> : tensor<3x2xi32>
  check.equal %r15, %e15 : tensor<?x2xi32>, tensor<3x2xi32>
  return
}

func.func @main() {
  %shape_i64_x = graph.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi64>
  %shape_i64_x_d = tensor.cast %shape_i64_x : tensor<2x3x4xi64> to tensor<2x?x4xi64>
  %shape_i64_y = graph.constant dense<[[-15], [-19], [18], [14], [10]]> : tensor<5x1xi64>
  %shape_i64_y_d = tensor.cast %shape_i64_y : tensor<5x1xi64> to tensor<?x1xi64>
  %shape_i64_n = graph.constant dense<-15> : tensor<i64>
  %shape_i64_z = graph.constant dense<> : tensor<3x0xi64>
  %shape_i64_z_d = tensor.cast %shape_i64_z : tensor<3x0xi64> to tensor<?x0xi64>
  call @shape_i64(%shape_i64_x_d, %shape_i64_y_d, %shape_i64_n, %shape_i64_z_d) : (tensor<2x?x4xi64>, tensor<?x1xi64>, tensor<i64>, tensor<?x0xi64>) -> ()
  %shape_i32_x = graph.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi32>
  %shape_i32_x_d = tensor.cast %shape_i32_x : tensor<2x3x4xi32> to tensor<2x?x4xi32>
  %shape_i32_y = graph.constant dense<[[-15], [-19], [18], [14], [10]]> : tensor<5x1xi32>
  %shape_i32_y_d = tensor.cast %shape_i32_y : tensor<5x1xi32> to tensor<?x1xi32>
  %shape_i32_n = graph.constant dense<-15> : tensor<i32>
  %shape_i32_z = graph.constant dense<> : tensor<3x0xi32>
  %shape_i32_z_d = tensor.cast %shape_i32_z : tensor<3x0xi32> to tensor<?x0xi32>
  call @shape_i32(%shape_i32_x_d, %shape_i32_y_d, %shape_i32_n, %shape_i32_z_d) : (tensor<2x?x4xi32>, tensor<?x1xi32>, tensor<i32>, tensor<?x0xi32>) -> ()
  return
}

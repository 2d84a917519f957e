// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @shape_f16(%x: tensor<2x?x4xf16>, %y: tensor<?x1xf16>, %n: tensor<f16>, %z: tensor<?x0xf16>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xf16>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xf16>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xf16>, index) -> tensor<?x8xf16>
  %e0 = graph.constant dense<[[-1.875, -2.375, 2.25, 1.75, 1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25, 2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125, -1.625, -2.125, 2.5, 2.0]]> : tensor<3x8xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?x8xf16>, tensor<3x8xf16>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<f16>) -> tensor<1x1xf16>
  %e1 = graph.constant dense<[[-1.875]]> : tensor<1x1xf16>
  check.close %r1, %e1, rtol = 1.0e-03, atol = 6.0e-08 : tensor<1x1xf16>, tensor<1x1xf16>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xf16>, index) -> tensor<0x?xf16>
  %e2 = graph.constant dense<> : tensor<0x5xf16>
  check.close %r2, %e2, rtol = 1.0e-03, atol = 6.0e-08 : tensor<0x?xf16>, tensor<0x5xf16>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xf16>, index, index) -> tensor<?x?x2xf16>
  %e3 = graph.constant dense<[[[-1.875, -1.875], [-2.375, -2.375], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]], [[-1.875, -1.875], [-2.375, -2.375], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]], [[-1.875, -1.875], [-2.375, -2.375], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]]]> : tensor<3x5x2xf16>
  check.close %r3, %e3, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?x?x2xf16>, tensor<3x5x2xf16>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<f16>, index) -> tensor<0x?xf16>
  %e4 = graph.constant dense<> : tensor<0x3xf16>
  check.close %r4, %e4, rtol = 1.0e-03, atol = 6.0e-08 : tensor<0x?xf16>, tensor<0x3xf16>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xf16>) -> tensor<4x2x?xf16>
  %e5 = graph.constant dense<[[[-1.875, 1.25, -0.75], [2.375, 0.375, -1.625]], [[-2.375, 0.75, -1.25], [1.875, -0.125, -2.125]], [[2.25, 0.25, -1.75], [1.375, -0.625, 2.5]], [[1.75, -0.25, -2.25], [0.875, -1.125, 2.0]]]> : tensor<4x2x3xf16>
  check.close %r5, %e5, rtol = 1.0e-03, atol = 6.0e-08 : tensor<4x2x?xf16>, tensor<4x2x3xf16>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xf16>) -> tensor<4x?x2xf16>
  %e6 = graph.constant dense<[[[-1.875, 2.375], [1.25, 0.375], [-0.75, -1.625]], [[-2.375, 1.875], [0.75, -0.125], [-1.25, -2.125]], [[2.25, 1.375], [0.25, -0.625], [-1.75, 2.5]], [[1.75, 0.875], [-0.25, -1.125], [-2.25, 2.0]]]> : tensor<4x3x2xf16>
  check.close %r6, %e6, rtol = 1.0e-03, atol = 6.0e-08 : tensor<4x?x2xf16>, tensor<4x3x2xf16>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xf16>) -> tensor<?x1x1xf16>
  %e7 = graph.constant dense<[[[-1.875]], [[-2.375]], [[2.25]], [[1.75]], [[1.25]]]> : tensor<5x1x1xf16>
  check.close %r7, %e7, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?x1x1xf16>, tensor<5x1x1xf16>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xf16>) -> tensor<?xf16>
  %e8 = graph.constant dense<[-1.875, -2.375, 2.25, 1.75, 1.25]> : tensor<5xf16>
  check.close %r8, %e8, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<5xf16>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xf16>) -> tensor<2x?x4xf16>
  %e9 = graph.constant dense<[[[0.875, 1.375, 1.875, 2.375], [-1.125, -0.625, -0.125, 0.375], [2.0, 2.5, -2.125, -1.625]], [[1.75, 2.25, -2.375, -1.875], [-0.25, 0.25, 0.75, 1.25], [-2.25, -1.75, -1.25, -0.75]]]> : tensor<2x3x4xf16>
  check.close %r9, %e9, rtol = 1.0e-03, atol = 6.0e-08 : tensor<2x?x4xf16>, tensor<2x3x4xf16>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xf16>) -> tensor<2x?x2xf16>
  %e10 = graph.constant dense<[[[-2.375, 1.75], [0.75, -0.25], [-1.25, -2.25]], [[1.875, 0.875], [-0.125, -1.125], [-2.125, 2.0]]]> : tensor<2x3x2xf16>
  check.close %r10, %e10, rtol = 1.0e-03, atol = 6.0e-08 : tensor<2x?x2xf16>, tensor<2x3x2xf16>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xf16>) -> tensor<?x1xf16>
  %e11 = graph.constant dense<[[-2.375], [2.25], [1.75]]> : tensor<3x1xf16>
  check.close %r11, %e11, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?x1xf16>, tensor<3x1xf16>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xf16>) -> tensor<0x1xf16>
  %e12 = graph.constant dense<> : tensor<0x1xf16>
  check.close %r12, %e12, rtol = 1.0e-03, atol = 6.0e-08 : tensor<0x1xf16>, tensor<0x1xf16>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xf16>, tensor<2x?x4xf16>) -> tensor<2x?x8xf16>
  %e13 = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75, -1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25, 1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25, -0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875, 2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125, 0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0, -1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x8xf16>
  check.close %r13, %e13, rtol = 1.0e-03, atol = 6.0e-08 : tensor<2x?x8xf16>, tensor<2x3x8xf16>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xf16>, tensor<f16>) -> tensor<?x4x7xf16>
  %e14 = graph.constant dense<[[[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -2.375, 2.25, 1.75, -1.875], [-1.875, -1.875, 1.25, 0.75, 0.25, -0.25, -1.875], [-1.875, -1.875, -0.75, -1.25, -1.75, -2.25, -1.875]], [[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, 2.375, 1.875, 1.375, 0.875, -1.875], [-1.875, -1.875, 0.375, -0.125, -0.625, -1.125, -1.875], [-1.875, -1.875, -1.625, -2.125, 2.5, 2.0, -1.875]], [[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875]]]> : tensor<3x4x7xf16>
  check.close %r14, %e14, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?x4x7xf16>, tensor<3x4x7xf16>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xf16>, tensor<f16>) -> tensor<?x2xf16>
  %e15 = graph.constant dense<[[-1.875, -1.875], [-1.875, -1.875], [-1.875, -1.875]]> : tensor<3x2xf16>
  check.close %r15, %e15, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?x2xf16>, tensor<3x2xf16>
  return
}

func.func private @shape_bf16(%x: tensor<2x?x4xbf16>, %y: tensor<?x1xbf16>, %n: tensor<bf16>, %z: tensor<?x0xbf16>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xbf16>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xbf16>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xbf16>, index) -> tensor<?x8xbf16>
  %e0 = graph.constant dense<[[-1.875, -2.38, 2.25, 1.75, 1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25, 2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125, -1.625, -2.12, 2.5, 2.0]]> : tensor<3x8xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?x8xbf16>, tensor<3x8xbf16>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<bf16>) -> tensor<1x1xbf16>
  %e1 = graph.constant dense<[[-1.875]]> : tensor<1x1xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 1.0e-40 : tensor<1x1xbf16>, tensor<1x1xbf16>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xbf16>, index) -> tensor<0x?xbf16>
  %e2 = graph.constant dense<> : tensor<0x5xbf16>
  check.close %r2, %e2, rtol = 8.0e-03, atol = 1.0e-40 : tensor<0x?xbf16>, tensor<0x5xbf16>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xbf16>, index, index) -> tensor<?x?x2xbf16>
  %e3 = graph.constant dense<[[[-1.875, -1.875], [-2.38, -2.38], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]], [[-1.875, -1.875], [-2.38, -2.38], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]], [[-1.875, -1.875], [-2.38, -2.38], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]]]> : tensor<3x5x2xbf16>
  check.close %r3, %e3, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?x?x2xbf16>, tensor<3x5x2xbf16>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<bf16>, index) -> tensor<0x?xbf16>
  %e4 = graph.constant dense<> : tensor<0x3xbf16>
  check.close %r4, %e4, rtol = 8.0e-03, atol = 1.0e-40 : tensor<0x?xbf16>, tensor<0x3xbf16>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xbf16>) -> tensor<4x2x?xbf16>
  %e5 = graph.constant dense<[[[-1.875, 1.25, -0.75], [2.38, 0.375, -1.625]], [[-2.38, 0.75, -1.25], [1.875, -0.125, -2.12]], [[2.25, 0.25, -1.75], [1.375, -0.625, 2.5]], [[1.75, -0.25, -2.25], [0.875, -1.125, 2.0]]]> : tensor<4x2x3xbf16>
  check.close %r5, %e5, rtol = 8.0e-03, atol = 1.0e-40 : tensor<4x2x?xbf16>, tensor<4x2x3xbf16>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xbf16>) -> tensor<4x?x2xbf16>
  %e6 = graph.constant dense<[[[-1.875, 2.38], [1.25, 0.375], [-0.75, -1.625]], [[-2.38, 1.875], [0.75, -0.125], [-1.25, -2.12]], [[2.25, 1.375], [0.25, -0.625], [-1.75, 2.5]], [[1.75, 0.875], [-0.25, -1.125], [-2.25, 2.0]]]> : tensor<4x3x2xbf16>
  check.close %r6, %e6, rtol = 8.0e-03, atol = 1.0e-40 : tensor<4x?x2xbf16>, tensor<4x3x2xbf16>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xbf16>) -> tensor<?x1x1xbf16>
  %e7 = graph.constant dense<[[[-1.875]], [[-2.38]], [[2.25]], [[1.75]], [[1.25]]]> : tensor<5x1x1xbf16>
  check.close %r7, %e7, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?x1x1xbf16>, tensor<5x1x1xbf16>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xbf16>) -> tensor<?xbf16>
  %e8 = graph.constant dense<[-1.875, -2.38, 2.25, 1.75, 1.25]> : tensor<5xbf16>
  check.close %r8, %e8, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<5xbf16>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xbf16>) -> tensor<2x?x4xbf16>
  %e9 = graph.constant dense<[[[0.875, 1.375, 1.875, 2.38], [-1.125, -0.625, -0.125, 0.375], [2.0, 2.5, -2.12, -1.625]], [[1.75, 2.25, -2.38, -1.875], [-0.25, 0.25, 0.75, 1.25], [-2.25, -1.75, -1.25, -0.75]]]> : tensor<2x3x4xbf16>
  check.close %r9, %e9, rtol = 8.0e-03, atol = 1.0e-40 : tensor<2x?x4xbf16>, tensor<2x3x4xbf16>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xbf16>) -> tensor<2x?x2xbf16>
  %e10 = graph.constant dense<[[[-2.38, 1.75], [0.75, -0.25], [-1.25, -2.25]], [[1.875, 0.875], [-0.125, -1.125], [-2.12, 2.0]]]> : tensor<2x3x2xbf16>
  check.close %r10, %e10, rtol = 8.0e-03, atol = 1.0e-40 : tensor<2x?x2xbf16>, tensor<2x3x2xbf16>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xbf16>) -> tensor<?x1xbf16>
  %e11 = graph.constant dense<[[-2.38], [2.25], [1.75]]> : tensor<3x1xbf16>
  check.close %r11, %e11, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?x1xbf16>, tensor<3x1xbf16>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xbf16>) -> tensor<0x1xbf16>
  %e12 = graph.constant dense<> : tensor<0x1xbf16>
  check.close %r12, %e12, rtol = 8.0e-03, atol = 1.0e-40 : tensor<0x1xbf16>, tensor<0x1xbf16>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xbf16>, tensor<2x?x4xbf16>) -> tensor<2x?x8xbf16>
  %e13 = graph.constant dense<[[[-1.875, -2.38, 2.25, 1.75, -1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25, 1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25, -0.75, -1.25, -1.75, -2.25]], [[2.38, 1.875, 1.375, 0.875, 2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125, 0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0, -1.625, -2.12, 2.5, 2.0]]]> : tensor<2x3x8xbf16>
  check.close %r13, %e13, rtol = 8.0e-03, atol = 1.0e-40 : tensor<2x?x8xbf16>, tensor<2x3x8xbf16>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xbf16>, tensor<bf16>) -> tensor<?x4x7xbf16>
  %e14 = graph.constant dense<[[[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -2.38, 2.25, 1.75, -1.875], [-1.875, -1.875, 1.25, 0.75, 0.25, -0.25, -1.875], [-1.875, -1.875, -0.75, -1.25, -1.75, -2.25, -1.875]], [[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, 2.38, 1.875, 1.375, 0.875, -1.875], [-1.875, -1.875, 0.375, -0.125, -0.625, -1.125, -1.875], [-1.875, -1.875, -1.625, -2.12, 2.5, 2.0, -1.875]], [[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875]]]> : tensor<3x4x7xbf16>
  check.close %r14, %e14, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?x4x7xbf16>, tensor<3x4x7xbf16>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xbf16>, tensor<bf16>) -> tensor<?x2xbf16>
  %e15 = graph.constant dense<[[-1.875, -1.875], [-1.875, -1.875], [-1.875, -1.875]]> : tensor<3x2xbf16>
  check.close %r15, %e15, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?x2xbf16>, tensor<3x2xbf16>
  return
}

func.func @main() {
  %shape_f16_x = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf16>
  %shape_f16_x_d = tensor.cast %shape_f16_x : tensor<2x3x4xf16> to tensor<2x?x4xf16>
  %shape_f16_y = graph.constant dense<[[-1.875], [-2.375], [2.25], [1.75], [1.25]]> : tensor<5x1xf16>
  %shape_f16_y_d = tensor.cast %shape_f16_y : tensor<5x1xf16> to tensor<?x1xf16>
  %shape_f16_n = graph.constant dense<-1.875> : tensor<f16>
  %shape_f16_z = graph.constant dense<> : tensor<3x0xf16>
  %shape_f16_z_d = tensor.cast %shape_f16_z : tensor<3x0xf16> to tensor<?x0xf16>
  call @shape_f16(%shape_f16_x_d, %shape_f16_y_d, %shape_f16_n, %shape_f16_z_d) : (tensor<2x?x4xf16>, tensor<?x1xf16>, tensor<f16>, tensor<?x0xf16>) -> ()
  %shape_bf16_x = graph.constant dense<[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0]]]> : tensor<2x3x4xbf16>
  %shape_bf16_x_d = tensor.cast %shape_bf16_x : tensor<2x3x4xbf16> to tensor<2x?x4xbf16>
  %shape_bf16_y = graph.constant dense<[[-1.875], [-2.38], [2.25], [1.75], [1.25]]> : tensor<5x1xbf16>
  %shape_bf16_y_d = tensor.cast %shape_bf16_y : tensor<5x1xbf16> to tensor<?x1xbf16>
  %shape_bf16_n = graph.constant dense<-1.875> : tensor<bf16>
  %shape_bf16_z = graph.constant dense<> : tensor<3x0xbf16>
  %shape_bf16_z_d = tensor.cast %shape_bf16_z : tensor<3x0xbf16> to tensor<?x0xbf16>
  call @shape_bf16(%shape_bf16_x_d, %shape_bf16_y_d, %shape_bf16_n, %shape_bf16_z_d) : (tensor<2x?x4xbf16>, tensor<?x1xbf16>, tensor<bf16>, tensor<?x0xbf16>) -> ()
  return
}

// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @shape_f64(%x: tensor<2x?x4xf64>, %y: tensor<?x1xf64>, %n: tensor<f64>, %z: tensor<?x0xf64>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xf64>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xf64>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xf64>, index) -> tensor<?x8xf64>
  %e0 = graph.constant dense<[[-1.875, -2.375, 2.25, 1.75, 1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25, 2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125, -1.625, -2.125, 2.5, 2.0]]> : tensor<3x8xf64>
  check.close %r0, %e0, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?x8xf64>, tensor<3x8xf64>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<f64>) -> tensor<1x1xf64>
  %e1 = graph.constant dense<[[-1.875]]> : tensor<1x1xf64>
  check.close %r1, %e1, rtol = 1.0e-13, atol = 4.9e-324 : tensor<1x1xf64>, tensor<1x1xf64>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xf64>, index) -> tensor<0x?xf64>
  %e2 = graph.constant dense<> : tensor<0x5xf64>
  check.close %r2, %e2, rtol = 1.0e-13, atol = 4.9e-324 : tensor<0x?xf64>, tensor<0x5xf64>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xf64>, index, index) -> tensor<?x?x2xf64>
  %e3 = graph.constant dense<[[[-1.875, -1.875], [-2.375, -2.375], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]], [[-1.875, -1.875], [-2.375, -2.375], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]], [[-1.875, -1.875], [-2.375, -2.375], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]]]> : tensor<3x5x2xf64>
  check.close %r3, %e3, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?x?x2xf64>, tensor<3x5x2xf64>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<f64>, index) -> tensor<0x?xf64>
  %e4 = graph.constant dense<> : tensor<0x3xf64>
  check.close %r4, %e4, rtol = 1.0e-13, atol = 4.9e-324 : tensor<0x?xf64>, tensor<0x3xf64>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xf64>) -> tensor<4x2x?xf64>
  %e5 = graph.constant dense<[[[-1.875, 1.25, -0.75], [2.375, 0.375, -1.625]], [[-2.375, 0.75, -1.25], [1.875, -0.125, -2.125]], [[2.25, 0.25, -1.75], [1.375, -0.625, 2.5]], [[1.75, -0.25, -2.25], [0.875, -1.125, 2.0]]]> : tensor<4x2x3xf64>
  check.close %r5, %e5, rtol = 1.0e-13, atol = 4.9e-324 : tensor<4x2x?xf64>, tensor<4x2x3xf64>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xf64>) -> tensor<4x?x2xf64>
  %e6 = graph.constant dense<[[[-1.875, 2.375], [1.25, 0.375], [-0.75, -1.625]], [[-2.375, 1.875], [0.75, -0.125], [-1.25, -2.125]], [[2.25, 1.375], [0.25, -0.625], [-1.75, 2.5]], [[1.75, 0.875], [-0.25, -1.125], [-2.25, 2.0]]]> : tensor<4x3x2xf64>
  check.close %r6, %e6, rtol = 1.0e-13, atol = 4.9e-324 : tensor<4x?x2xf64>, tensor<4x3x2xf64>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xf64>) -> tensor<?x1x1xf64>
  %e7 = graph.constant dense<[[[-1.875]], [[-2.375]], [[2.25]], [[1.75]], [[1.25]]]> : tensor<5x1x1xf64>
  check.close %r7, %e7, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?x1x1xf64>, tensor<5x1x1xf64>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xf64>) -> tensor<?xf64>
  %e8 = graph.constant dense<[-1.875, -2.375, 2.25, 1.75, 1.25]> : tensor<5xf64>
  check.close %r8, %e8, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<5xf64>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xf64>) -> tensor<2x?x4xf64>
  %e9 = graph.constant dense<[[[0.875, 1.375, 1.875, 2.375], [-1.125, -0.625, -0.125, 0.375], [2.0, 2.5, -2.125, -1.625]], [[1.75, 2.25, -2.375, -1.875], [-0.25, 0.25, 0.75, 1.25], [-2.25, -1.75, -1.25, -0.75]]]> : tensor<2x3x4xf64>
  check.close %r9, %e9, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x?x4xf64>, tensor<2x3x4xf64>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xf64>) -> tensor<2x?x2xf64>
  %e10 = graph.constant dense<[[[-2.375, 1.75], [0.75, -0.25], [-1.25, -2.25]], [[1.875, 0.875], [-0.125, -1.125], [-2.125, 2.0]]]> : tensor<2x3x2xf64>
  check.close %r10, %e10, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x?x2xf64>, tensor<2x3x2xf64>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xf64>) -> tensor<?x1xf64>
  %e11 = graph.constant dense<[[-2.375], [2.25], [1.75]]> : tensor<3x1xf64>
  check.close %r11, %e11, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?x1xf64>, tensor<3x1xf64>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xf64>) -> tensor<0x1xf64>
  %e12 = graph.constant dense<> : tensor<0x1xf64>
  check.close %r12, %e12, rtol = 1.0e-13, atol = 4.9e-324 : tensor<0x1xf64>, tensor<0x1xf64>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xf64>, tensor<2x?x4xf64>) -> tensor<2x?x8xf64>
  %e13 = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75, -1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25, 1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25, -0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875, 2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125, 0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0, -1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x8xf64>
  check.close %r13, %e13, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x?x8xf64>, tensor<2x3x8xf64>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xf64>, tensor<f64>) -> tensor<?x4x7xf64>
  %e14 = graph.constant dense<[[[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -2.375, 2.25, 1.75, -1.875], [-1.875, -1.875, 1.25, 0.75, 0.25, -0.25, -1.875], [-1.875, -1.875, -0.75, -1.25, -1.75, -2.25, -1.875]], [[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, 2.375, 1.875, 1.375, 0.875, -1.875], [-1.875, -1.875, 0.375, -0.125, -0.625, -1.125, -1.875], [-1.875, -1.875, -1.625, -2.125, 2.5, 2.0, -1.875]], [[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875]]]> : tensor<3x4x7xf64>
  check.close %r14, %e14, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?x4x7xf64>, tensor<3x4x7xf64>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xf64>, tensor<f64>) -> tensor<?x2xf64>
  %e15 = graph.constant dense<[[-1.875, -1.875], [-1.875, -1.875], [-1.875, -1.875]]> : tensor<3x2xf64>
  check.close %r15, %e15, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?x2xf64>, tensor<3x2xf64>
  return
}

func.func private @shape_f32(%x: tensor<2x?x4xf32>, %y: tensor<?x1xf32>, %n: tensor<f32>, %z: tensor<?x0xf32>) attributes {no_inline} {
  %i3 = arith.constant 1 : index
  %d3 = tensor.dim %x, %i3 : tensor<2x?x4xf32>
  %i5 = arith.constant 0 : index
  %d5 = tensor.dim %y, %i5 : tensor<?x1xf32>
  %r0 = graph.reshape %x, sizes = [%d3, 8] : (tensor<2x?x4xf32>, index) -> tensor<?x8xf32>
  %e0 = graph.constant dense<[[-1.875, -2.375, 2.25, 1.75, 1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25, 2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125, -1.625, -2.125, 2.5, 2.0]]> : tensor<3x8xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x8xf32>, tensor<3x8xf32>
  %r1 = graph.reshape %n, sizes = [1, 1] : (tensor<f32>) -> tensor<1x1xf32>
  %e1 = graph.constant dense<[[-1.875]]> : tensor<1x1xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<1x1xf32>, tensor<1x1xf32>
  %r2 = graph.reshape %z, sizes = [0, %d5] : (tensor<?x0xf32>, index) -> tensor<0x?xf32>
  %e2 = graph.constant dense<> : tensor<0x5xf32>
  check.close %r2, %e2, rtol = 2.0e-06, atol = 1.0e-44 : tensor<0x?xf32>, tensor<0x5xf32>
  %r3 = graph.expand %y, sizes = [%d3, %d5, 2] : (tensor<?x1xf32>, index, index) -> tensor<?x?x2xf32>
  %e3 = graph.constant dense<[[[-1.875, -1.875], [-2.375, -2.375], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]], [[-1.875, -1.875], [-2.375, -2.375], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]], [[-1.875, -1.875], [-2.375, -2.375], [2.25, 2.25], [1.75, 1.75], [1.25, 1.25]]]> : tensor<3x5x2xf32>
  check.close %r3, %e3, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x?x2xf32>, tensor<3x5x2xf32>
  %r4 = graph.expand %n, sizes = [0, %d3] : (tensor<f32>, index) -> tensor<0x?xf32>
  %e4 = graph.constant dense<> : tensor<0x3xf32>
  check.close %r4, %e4, rtol = 2.0e-06, atol = 1.0e-44 : tensor<0x?xf32>, tensor<0x3xf32>
  %r5 = graph.permute %x, dims = [-1, 0, 1] : (tensor<2x?x4xf32>) -> tensor<4x2x?xf32>
  %e5 = graph.constant dense<[[[-1.875, 1.25, -0.75], [2.375, 0.375, -1.625]], [[-2.375, 0.75, -1.25], [1.875, -0.125, -2.125]], [[2.25, 0.25, -1.75], [1.375, -0.625, 2.5]], [[1.75, -0.25, -2.25], [0.875, -1.125, 2.0]]]> : tensor<4x2x3xf32>
  check.close %r5, %e5, rtol = 2.0e-06, atol = 1.0e-44 : tensor<4x2x?xf32>, tensor<4x2x3xf32>
  %r6 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<2x?x4xf32>) -> tensor<4x?x2xf32>
  %e6 = graph.constant dense<[[[-1.875, 2.375], [1.25, 0.375], [-0.75, -1.625]], [[-2.375, 1.875], [0.75, -0.125], [-1.25, -2.125]], [[2.25, 1.375], [0.25, -0.625], [-1.75, 2.5]], [[1.75, 0.875], [-0.25, -1.125], [-2.25, 2.0]]]> : tensor<4x3x2xf32>
  check.close %r6, %e6, rtol = 2.0e-06, atol = 1.0e-44 : tensor<4x?x2xf32>, tensor<4x3x2xf32>
  %r7 = graph.unsqueeze %y, dim = 1 : (tensor<?x1xf32>) -> tensor<?x1x1xf32>
  %e7 = graph.constant dense<[[[-1.875]], [[-2.375]], [[2.25]], [[1.75]], [[1.25]]]> : tensor<5x1x1xf32>
  check.close %r7, %e7, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x1x1xf32>, tensor<5x1x1xf32>
  %r8 = graph.squeeze %y, dims = [-1] : (tensor<?x1xf32>) -> tensor<?xf32>
  %e8 = graph.constant dense<[-1.875, -2.375, 2.25, 1.75, 1.25]> : tensor<5xf32>
  check.close %r8, %e8, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<5xf32>
  %r9 = graph.flip %x, dims = [0, -1] : (tensor<2x?x4xf32>) -> tensor<2x?x4xf32>
  %e9 = graph.constant dense<[[[0.875, 1.375, 1.875, 2.375], [-1.125, -0.625, -0.125, 0.375], [2.0, 2.5, -2.125, -1.625]], [[1.75, 2.25, -2.375, -1.875], [-0.25, 0.25, 0.75, 1.25], [-2.25, -1.75, -1.25, -0.75]]]> : tensor<2x3x4xf32>
  check.close %r9, %e9, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x?x4xf32>, tensor<2x3x4xf32>
  %r10 = graph.slice %x, dim = 2, start = 1, end = 9223372036854775807, step = 2 : (tensor<2x?x4xf32>) -> tensor<2x?x2xf32>
  %e10 = graph.constant dense<[[[-2.375, 1.75], [0.75, -0.25], [-1.25, -2.25]], [[1.875, 0.875], [-0.125, -1.125], [-2.125, 2.0]]]> : tensor<2x3x2xf32>
  check.close %r10, %e10, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x?x2xf32>, tensor<2x3x2xf32>
  %r11 = graph.slice %y, dim = 0, start = -4, end = -1, step = 1 : (tensor<?x1xf32>) -> tensor<?x1xf32>
  %e11 = graph.constant dense<[[-2.375], [2.25], [1.75]]> : tensor<3x1xf32>
  check.close %r11, %e11, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x1xf32>, tensor<3x1xf32>
  %r12 = graph.slice %y, dim = 0, start = 3, end = 2, step = 1 : (tensor<?x1xf32>) -> tensor<0x1xf32>
  %e12 = graph.constant dense<> : tensor<0x1xf32>
  check.close %r12, %e12, rtol = 2.0e-06, atol = 1.0e-44 : tensor<0x1xf32>, tensor<0x1xf32>
  %r13 = graph.cat %x, %x, dim = -1 : (tensor<2x?x4xf32>, tensor<2x?x4xf32>) -> tensor<2x?x8xf32>
  %e13 = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75, -1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25, 1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25, -0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875, 2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125, 0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0, -1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x8xf32>
  check.close %r13, %e13, rtol = 2.0e-06, atol = 1.0e-44 : tensor<2x?x8xf32>, tensor<2x3x8xf32>
  %r14 = graph.pad %x, %n, low = [0, 1, 2], high = [1, 0, 1] : (tensor<2x?x4xf32>, tensor<f32>) -> tensor<?x4x7xf32>
  %e14 = graph.constant dense<[[[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -2.375, 2.25, 1.75, -1.875], [-1.875, -1.875, 1.25, 0.75, 0.25, -0.25, -1.875], [-1.875, -1.875, -0.75, -1.25, -1.75, -2.25, -1.875]], [[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, 2.375, 1.875, 1.375, 0.875, -1.875], [-1.875, -1.875, 0.375, -0.125, -0.625, -1.125, -1.875], [-1.875, -1.875, -1.625, -2.125, 2.5, 2.0, -1.875]], [[-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875], [-1.875, -1.875, -1.875, -1.875, -1.875, -1.875, -1.875]]]> : tensor<3x4x7xf32>
  check.close %r14, %e14, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x4x7xf32>, tensor<3x4x7xf32>
  %r15 = graph.pad %z, %n, low = [0, 1], high = [0, 1] : (tensor<?x0xf32>, tensor<f32>) -> tensor<?x2xf32>
  %e15 = graph.constant dense<[[-1.875, -1.875], [-1.875, -1.875], [-1.875, -1.875]]> : tensor<3x2xf32>
  check.close %r15, %e15, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x2xf32>, tensor<3x2xf32>
  return
}

func.func @main() {
  %shape_f64_x = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf64>
  %shape_f64_x_d = tensor.cast %shape_f64_x : tensor<2x3x4xf64> to tensor<2x?x4xf64>
  %shape_f64_y = graph.constant dense<[[-1.875], [-2.375], [2.25], [1.75], [1.25]]> : tensor<5x1xf64>
  %shape_f64_y_d = tensor.cast %shape_f64_y : tensor<5x1xf64> to tensor<?x1xf64>
  %shape_f64_n = graph.constant dense<-1.875> : tensor<f64>
  %shape_f64_z = graph.constant dense<> : tensor<3x0xf64>
  %shape_f64_z_d = tensor.cast %shape_f64_z : tensor<3x0xf64> to tensor<?x0xf64>
  call @shape_f64(%shape_f64_x_d, %shape_f64_y_d, %shape_f64_n, %shape_f64_z_d) : (tensor<2x?x4xf64>, tensor<?x1xf64>, tensor<f64>, tensor<?x0xf64>) -> ()
  %shape_f32_x = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf32>
  %shape_f32_x_d = tensor.cast %shape_f32_x : tensor<2x3x4xf32> to tensor<2x?x4xf32>
  %shape_f32_y = graph.constant dense<[[-1.875], [-2.375], [2.25], [1.75], [1.25]]> : tensor<5x1xf32>
  %shape_f32_y_d = tensor.cast %shape_f32_y : tensor<5x1xf32> to tensor<?x1xf32>
  %shape_f32_n = graph.constant dense<-1.875> : tensor<f32>
  %shape_f32_z = graph.constant dense<> : tensor<3x0xf32>
  %shape_f32_z_d = tensor.cast %shape_f32_z : tensor<3x0xf32> to tensor<?x0xf32>
  call @shape_f32(%shape_f32_x_d, %shape_f32_y_d, %shape_f32_n, %shape_f32_z_d) : (tensor<2x?x4xf32>, tensor<?x1xf32>, tensor<f32>, tensor<?x0xf32>) -> ()
  return
}

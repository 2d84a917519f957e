// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @reduce_f64(%x: tensor<2x?x4xf64>, %z: tensor<?x0xf64>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x?x4xf64>) -> tensor<2x4xf64>
  %e0 = graph.constant dense<[[-1.375, -2.875, 0.75, -0.75], [1.125, -0.375, 3.25, 1.75]]> : tensor<2x4xf64>
  check.close %r0, %e0, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x4xf64>, tensor<2x4xf64>
  %r1 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf64>) -> tensor<1x?x1xf64>
  %e1 = graph.constant dense<[[[6.25], [0.5], [-5.25]]]> : tensor<1x3x1xf64>
  check.close %r1, %e1, rtol = 1.0e-13, atol = 4.9e-324 : tensor<1x?x1xf64>, tensor<1x3x1xf64>
  %r2 = graph.sum %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf64>) -> tensor<f64>
  %e2 = graph.constant dense<1.5> : tensor<f64>
  check.close %r2, %e2, rtol = 1.0e-13, atol = 4.9e-324 : tensor<f64>, tensor<f64>
  %r3 = graph.sum %z, dims = [-1], keepdim = false : (tensor<?x0xf64>) -> tensor<?xf64>
  %e3 = graph.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf64>
  check.close %r3, %e3, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<3xf64>
  %r4 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x?x4xf64>) -> tensor<2x4xf64>
  %e4 = graph.constant dense<[[1.7578125, 2.2265625, -0.984375, 0.984375], [-1.447265625, 0.498046875, -2.1484375, -1.96875]]> : tensor<2x4xf64>
  check.close %r4, %e4, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x4xf64>, tensor<2x4xf64>
  %r5 = graph.prod %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf64>) -> tensor<1x?x1xf64>
  %e5 = graph.constant dense<[[[93.94227862358093], [0.0019311904907226562], [63.73443603515625]]]> : tensor<1x3x1xf64>
  check.close %r5, %e5, rtol = 1.0e-13, atol = 4.9e-324 : tensor<1x?x1xf64>, tensor<1x3x1xf64>
  %r6 = graph.prod %z, dims = [-1], keepdim = false : (tensor<?x0xf64>) -> tensor<?xf64>
  %e6 = graph.constant dense<[1.0, 1.0, 1.0]> : tensor<3xf64>
  check.close %r6, %e6, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<3xf64>
  %r7 = graph.mean %x, dims = [1], keepdim = false : (tensor<2x?x4xf64>) -> tensor<2x4xf64>
  %e7 = graph.constant dense<[[-0.4583333333333333, -0.9583333333333334, 0.25, -0.25], [0.375, -0.125, 1.0833333333333333, 0.5833333333333334]]> : tensor<2x4xf64>
  check.close %r7, %e7, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x4xf64>, tensor<2x4xf64>
  %r8 = graph.mean %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf64>) -> tensor<1x?x1xf64>
  %e8 = graph.constant dense<[[[0.78125], [0.0625], [-0.65625]]]> : tensor<1x3x1xf64>
  check.close %r8, %e8, rtol = 1.0e-13, atol = 4.9e-324 : tensor<1x?x1xf64>, tensor<1x3x1xf64>
  %r9 = graph.mean %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf64>) -> tensor<f64>
  %e9 = graph.constant dense<0.0625> : tensor<f64>
  check.close %r9, %e9, rtol = 1.0e-13, atol = 4.9e-324 : tensor<f64>, tensor<f64>
  %r10 = graph.mean %z, dims = [-1], keepdim = false : (tensor<?x0xf64>) -> tensor<?xf64>
  %e10 = graph.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000]> : tensor<3xf64>
  check.close %r10, %e10, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<3xf64>
  %r11 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xf64>) -> tensor<2x4xf64>
  %e11 = graph.constant dense<[[1.25, 0.75, 2.25, 1.75], [2.375, 1.875, 2.5, 2.0]]> : tensor<2x4xf64>
  check.close %r11, %e11, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x4xf64>, tensor<2x4xf64>
  %r12 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf64>) -> tensor<1x?x1xf64>
  %e12 = graph.constant dense<[[[2.375], [1.25], [2.5]]]> : tensor<1x3x1xf64>
  check.close %r12, %e12, rtol = 1.0e-13, atol = 4.9e-324 : tensor<1x?x1xf64>, tensor<1x3x1xf64>
  %r13 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf64>) -> tensor<f64>
  %e13 = graph.constant dense<2.5> : tensor<f64>
  check.close %r13, %e13, rtol = 1.0e-13, atol = 4.9e-324 : tensor<f64>, tensor<f64>
  %r14 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xf64>) -> tensor<?xf64>
  %e14 = graph.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<3xf64>
  check.close %r14, %e14, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<3xf64>
  %r15 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xf64>) -> tensor<2x4xf64>
  %e15 = graph.constant dense<[[-1.875, -2.375, -1.75, -2.25], [-1.625, -2.125, -0.625, -1.125]]> : tensor<2x4xf64>
  check.close %r15, %e15, rtol = 1.0e-13, atol = 4.9e-324 : tensor<2x4xf64>, tensor<2x4xf64>
  %r16 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf64>) -> tensor<1x?x1xf64>
  %e16 = graph.constant dense<[[[-2.375], [-1.125], [-2.25]]]> : tensor<1x3x1xf64>
  check.close %r16, %e16, rtol = 1.0e-13, atol = 4.9e-324 : tensor<1x?x1xf64>, tensor<1x3x1xf64>
  %r17 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf64>) -> tensor<f64>
  %e17 = graph.constant dense<-2.375> : tensor<f64>
  check.close %r17, %e17, rtol = 1.0e-13, atol = 4.9e-324 : tensor<f64>, tensor<f64>
  %r18 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xf64>) -> tensor<?xf64>
  %e18 = graph.constant dense<[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<3xf64>
  check.close %r18, %e18, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<3xf64>
  %r19 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xf64>) -> tensor<2x?x1xi64>
  %e19 = graph.constant dense<[[[2], [0], [0]], [[0], [0], [2]]]> : tensor<2x3x1xi64>
  check.equal %r19, %e19 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r21 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xf64>) -> tensor<2x?x1xi64>
  %e21 = graph.constant dense<[[[1], [3], [3]], [[3], [3], [1]]]> : tensor<2x3x1xi64>
  check.equal %r21, %e21 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func private @reduce_f32(%x: tensor<2x?x4xf32>, %z: tensor<?x0xf32>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x?x4xf32>) -> tensor<2x4xf32>
  %e0 = graph.constant dense<[[-1.375, -2.875, 0.75, -0.75], [1.125, -0.375, 3.25, 1.75]]> : tensor<2x4xf32>
  check.close %r0, %e0, rtol = 1.0e-05, atol = 1.0e-05 : tensor<2x4xf32>, tensor<2x4xf32>
  %r1 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf32>) -> tensor<1x?x1xf32>
  %e1 = graph.constant dense<[[[6.25], [0.5], [-5.25]]]> : tensor<1x3x1xf32>
  check.close %r1, %e1, rtol = 1.0e-05, atol = 1.0e-05 : tensor<1x?x1xf32>, tensor<1x3x1xf32>
  %r2 = graph.sum %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf32>) -> tensor<f32>
  %e2 = graph.constant dense<1.5> : tensor<f32>
  check.close %r2, %e2, rtol = 1.0e-05, atol = 1.0e-05 : tensor<f32>, tensor<f32>
  %r3 = graph.sum %z, dims = [-1], keepdim = false : (tensor<?x0xf32>) -> tensor<?xf32>
  %e3 = graph.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  check.close %r3, %e3, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<3xf32>
  %r4 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x?x4xf32>) -> tensor<2x4xf32>
  %e4 = graph.constant dense<[[1.7578125, 2.2265625, -0.984375, 0.984375], [-1.4472656, 0.49804688, -2.1484375, -1.96875]]> : tensor<2x4xf32>
  check.close %r4, %e4, rtol = 1.0e-05, atol = 1.0e-05 : tensor<2x4xf32>, tensor<2x4xf32>
  %r5 = graph.prod %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf32>) -> tensor<1x?x1xf32>
  %e5 = graph.constant dense<[[[93.942276], [0.0019311905], [63.734436]]]> : tensor<1x3x1xf32>
  check.close %r5, %e5, rtol = 1.0e-05, atol = 1.0e-05 : tensor<1x?x1xf32>, tensor<1x3x1xf32>
  %r6 = graph.prod %z, dims = [-1], keepdim = false : (tensor<?x0xf32>) -> tensor<?xf32>
  %e6 = graph.constant dense<[1.0, 1.0, 1.0]> : tensor<3xf32>
  check.close %r6, %e6, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<3xf32>
  %r7 = graph.mean %x, dims = [1], keepdim = false : (tensor<2x?x4xf32>) -> tensor<2x4xf32>
  %e7 = graph.constant dense<[[-0.45833334, -0.9583333, 0.25, -0.25], [0.375, -0.125, 1.0833334, 0.5833333]]> : tensor<2x4xf32>
  check.close %r7, %e7, rtol = 1.0e-05, atol = 1.0e-05 : tensor<2x4xf32>, tensor<2x4xf32>
  %r8 = graph.mean %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf32>) -> tensor<1x?x1xf32>
  %e8 = graph.constant dense<[[[0.78125], [0.0625], [-0.65625]]]> : tensor<1x3x1xf32>
  check.close %r8, %e8, rtol = 1.0e-05, atol = 1.0e-05 : tensor<1x?x1xf32>, tensor<1x3x1xf32>
  %r9 = graph.mean %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf32>) -> tensor<f32>
  %e9 = graph.constant dense<0.0625> : tensor<f32>
  check.close %r9, %e9, rtol = 1.0e-05, atol = 1.0e-05 : tensor<f32>, tensor<f32>
  %r10 = graph.mean %z, dims = [-1], keepdim = false : (tensor<?x0xf32>) -> tensor<?xf32>
  %e10 = graph.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000]> : tensor<3xf32>
  check.close %r10, %e10, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<3xf32>
  %r11 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xf32>) -> tensor<2x4xf32>
  %e11 = graph.constant dense<[[1.25, 0.75, 2.25, 1.75], [2.375, 1.875, 2.5, 2.0]]> : tensor<2x4xf32>
  check.close %r11, %e11, rtol = 1.0e-05, atol = 1.0e-05 : tensor<2x4xf32>, tensor<2x4xf32>
  %r12 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf32>) -> tensor<1x?x1xf32>
  %e12 = graph.constant dense<[[[2.375], [1.25], [2.5]]]> : tensor<1x3x1xf32>
  check.close %r12, %e12, rtol = 1.0e-05, atol = 1.0e-05 : tensor<1x?x1xf32>, tensor<1x3x1xf32>
  %r13 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf32>) -> tensor<f32>
  %e13 = graph.constant dense<2.5> : tensor<f32>
  check.close %r13, %e13, rtol = 1.0e-05, atol = 1.0e-05 : tensor<f32>, tensor<f32>
  %r14 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xf32>) -> tensor<?xf32>
  %e14 = graph.constant dense<[0xFF800000, 0xFF800000, 0xFF800000]> : tensor<3xf32>
  check.close %r14, %e14, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<3xf32>
  %r15 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xf32>) -> tensor<2x4xf32>
  %e15 = graph.constant dense<[[-1.875, -2.375, -1.75, -2.25], [-1.625, -2.125, -0.625, -1.125]]> : tensor<2x4xf32>
  check.close %r15, %e15, rtol = 1.0e-05, atol = 1.0e-05 : tensor<2x4xf32>, tensor<2x4xf32>
  %r16 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf32>) -> tensor<1x?x1xf32>
  %e16 = graph.constant dense<[[[-2.375], [-1.125], [-2.25]]]> : tensor<1x3x1xf32>
  check.close %r16, %e16, rtol = 1.0e-05, atol = 1.0e-05 : tensor<1x?x1xf32>, tensor<1x3x1xf32>
  %r17 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf32>) -> tensor<f32>
  %e17 = graph.constant dense<-2.375> : tensor<f32>
  check.close %r17, %e17, rtol = 1.0e-05, atol = 1.0e-05 : tensor<f32>, tensor<f32>
  %r18 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xf32>) -> tensor<?xf32>
  %e18 = graph.constant dense<[0x7F800000, 0x7F800000, 0x7F800000]> : tensor<3xf32>
  check.close %r18, %e18, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<3xf32>
  %r19 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xf32>) -> tensor<2x?x1xi64>
  %e19 = graph.constant dense<[[[2], [0], [0]], [[0], [0], [2]]]> : tensor<2x3x1xi64>
  check.equal %r19, %e19 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r21 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xf32>) -> tensor<2x?x1xi64>
  %e21 = graph.constant dense<[[[1], [3], [3]], [[3], [3], [1]]]> : tensor<2x3x1xi64>
  check.equal %r21, %e21 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func @main() {
  %reduce_f64_x = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf64>
  %reduce_f64_x_d = tensor.cast %reduce_f64_x : tensor<2x3x4xf64> to tensor<2x?x4xf64>
  %reduce_f64_z = graph.constant dense<> : tensor<3x0xf64>
  %reduce_f64_z_d = tensor.cast %reduce_f64_z : tensor<3x0xf64> to tensor<?x0xf64>
  call @reduce_f64(%reduce_f64_x_d, %reduce_f64_z_d) : (tensor<2x?x4xf64>, tensor<?x0xf64>) -> ()
  %reduce_f32_x = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf32>
  %reduce_f32_x_d = tensor.cast %reduce_f32_x : tensor<2x3x4xf32> to tensor<2x?x4xf32>
  %reduce_f32_z = graph.constant dense<> : tensor<3x0xf32>
  %reduce_f32_z_d = tensor.cast %reduce_f32_z : tensor<3x0xf32> to tensor<?x0xf32>
  call @reduce_f32(%reduce_f32_x_d, %reduce_f32_z_d) : (tensor<2x?x4xf32>, tensor<?x0xf32>) -> ()
  return
}

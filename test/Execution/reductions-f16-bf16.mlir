// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @reduce_f16(%x: tensor<2x?x4xf16>, %z: tensor<?x0xf16>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x?x4xf16>) -> tensor<2x4xf16>
  %e0 = graph.constant dense<[[-1.375, -2.875, 0.75, -0.75], [1.125, -0.375, 3.25, 1.75]]> : tensor<2x4xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 1.0e-05 : tensor<2x4xf16>, tensor<2x4xf16>
  %r1 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf16>) -> tensor<1x?x1xf16>
  %e1 = graph.constant dense<[[[6.25], [0.5], [-5.25]]]> : tensor<1x3x1xf16>
  check.close %r1, %e1, rtol = 1.0e-03, atol = 1.0e-05 : tensor<1x?x1xf16>, tensor<1x3x1xf16>
  %r2 = graph.sum %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf16>) -> tensor<f16>
  %e2 = graph.constant dense<1.5> : tensor<f16>
  check.close %r2, %e2, rtol = 1.0e-03, atol = 1.0e-05 : tensor<f16>, tensor<f16>
  %r3 = graph.sum %z, dims = [-1], keepdim = false : (tensor<?x0xf16>) -> tensor<?xf16>
  %e3 = graph.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf16>
  check.close %r3, %e3, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<3xf16>
  %r4 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x?x4xf16>) -> tensor<2x4xf16>
  %e4 = graph.constant dense<[[1.758, 2.227, -0.9844, 0.9844], [-1.447, 0.498, -2.148, -1.969]]> : tensor<2x4xf16>
  check.close %r4, %e4, rtol = 1.0e-03, atol = 1.0e-05 : tensor<2x4xf16>, tensor<2x4xf16>
  %r5 = graph.prod %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf16>) -> tensor<1x?x1xf16>
  %e5 = graph.constant dense<[[[93.94], [0.001931], [63.75]]]> : tensor<1x3x1xf16>
  check.close %r5, %e5, rtol = 1.0e-03, atol = 1.0e-05 : tensor<1x?x1xf16>, tensor<1x3x1xf16>
  %r6 = graph.prod %z, dims = [-1], keepdim = false : (tensor<?x0xf16>) -> tensor<?xf16>
  %e6 = graph.constant dense<[1.0, 1.0, 1.0]> : tensor<3xf16>
  check.close %r6, %e6, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<3xf16>
  %r7 = graph.mean %x, dims = [1], keepdim = false : (tensor<2x?x4xf16>) -> tensor<2x4xf16>
  %e7 = graph.constant dense<[[-0.4583, -0.9585, 0.25, -0.25], [0.375, -0.125, 1.083, 0.5835]]> : tensor<2x4xf16>
  check.close %r7, %e7, rtol = 1.0e-03, atol = 1.0e-05 : tensor<2x4xf16>, tensor<2x4xf16>
  %r8 = graph.mean %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf16>) -> tensor<1x?x1xf16>
  %e8 = graph.constant dense<[[[0.7812], [0.0625], [-0.6562]]]> : tensor<1x3x1xf16>
  check.close %r8, %e8, rtol = 1.0e-03, atol = 1.0e-05 : tensor<1x?x1xf16>, tensor<1x3x1xf16>
  %r9 = graph.mean %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf16>) -> tensor<f16>
  %e9 = graph.constant dense<0.0625> : tensor<f16>
  check.close %r9, %e9, rtol = 1.0e-03, atol = 1.0e-05 : tensor<f16>, tensor<f16>
  %r10 = graph.mean %z, dims = [-1], keepdim = false : (tensor<?x0xf16>) -> tensor<?xf16>
  %e10 = graph.constant dense<[0xFE00, 0xFE00, 0xFE00]> : tensor<3xf16>
  check.close %r10, %e10, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<3xf16>
  %r11 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xf16>) -> tensor<2x4xf16>
  %e11 = graph.constant dense<[[1.25, 0.75, 2.25, 1.75], [2.375, 1.875, 2.5, 2.0]]> : tensor<2x4xf16>
  check.close %r11, %e11, rtol = 1.0e-03, atol = 1.0e-05 : tensor<2x4xf16>, tensor<2x4xf16>
  %r12 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf16>) -> tensor<1x?x1xf16>
  %e12 = graph.constant dense<[[[2.375], [1.25], [2.5]]]> : tensor<1x3x1xf16>
  check.close %r12, %e12, rtol = 1.0e-03, atol = 1.0e-05 : tensor<1x?x1xf16>, tensor<1x3x1xf16>
  %r13 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf16>) -> tensor<f16>
  %e13 = graph.constant dense<2.5> : tensor<f16>
  check.close %r13, %e13, rtol = 1.0e-03, atol = 1.0e-05 : tensor<f16>, tensor<f16>
  %r14 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xf16>) -> tensor<?xf16>
  %e14 = graph.constant dense<[0xFC00, 0xFC00, 0xFC00]> : tensor<3xf16>
  check.close %r14, %e14, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<3xf16>
  %r15 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xf16>) -> tensor<2x4xf16>
  %e15 = graph.constant dense<[[-1.875, -2.375, -1.75, -2.25], [-1.625, -2.125, -0.625, -1.125]]> : tensor<2x4xf16>
  check.close %r15, %e15, rtol = 1.0e-03, atol = 1.0e-05 : tensor<2x4xf16>, tensor<2x4xf16>
  %r16 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xf16>) -> tensor<1x?x1xf16>
  %e16 = graph.constant dense<[[[-2.375], [-1.125], [-2.25]]]> : tensor<1x3x1xf16>
  check.close %r16, %e16, rtol = 1.0e-03, atol = 1.0e-05 : tensor<1x?x1xf16>, tensor<1x3x1xf16>
  %r17 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xf16>) -> tensor<f16>
  %e17 = graph.constant dense<-2.375> : tensor<f16>
  check.close %r17, %e17, rtol = 1.0e-03, atol = 1.0e-05 : tensor<f16>, tensor<f16>
  %r18 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xf16>) -> tensor<?xf16>
  %e18 = graph.constant dense<[0x7C00, 0x7C00, 0x7C00]> : tensor<3xf16>
  check.close %r18, %e18, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<3xf16>
  %r19 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xf16>) -> tensor<2x?x1xi64>
  %e19 = graph.constant dense<[[[2], [0], [0]], [[0], [0], [2]]]> : tensor<2x3x1xi64>
  check.equal %r19, %e19 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r21 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xf16>) -> tensor<2x?x1xi64>
  %e21 = graph.constant dense<[[[1], [3], [3]], [[3], [3], [1]]]> : tensor<2x3x1xi64>
  check.equal %r21, %e21 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func private @reduce_bf16(%x: tensor<2x?x4xbf16>, %z: tensor<?x0xbf16>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x?x4xbf16>) -> tensor<2x4xbf16>
  %e0 = graph.constant dense<[[-1.375, -2.88, 0.75, -0.75], [1.125, -0.375, 3.25, 1.75]]> : tensor<2x4xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 1.0e-05 : tensor<2x4xbf16>, tensor<2x4xbf16>
  %r1 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xbf16>) -> tensor<1x?x1xbf16>
  %e1 = graph.constant dense<[[[6.25], [0.5], [-5.25]]]> : tensor<1x3x1xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 1.0e-05 : tensor<1x?x1xbf16>, tensor<1x3x1xbf16>
  %r2 = graph.sum %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xbf16>) -> tensor<bf16>
  %e2 = graph.constant dense<1.5> : tensor<bf16>
  check.close %r2, %e2, rtol = 8.0e-03, atol = 1.0e-05 : tensor<bf16>, tensor<bf16>
  %r3 = graph.sum %z, dims = [-1], keepdim = false : (tensor<?x0xbf16>) -> tensor<?xbf16>
  %e3 = graph.constant dense<[0.0, 0.0, 0.0]> : tensor<3xbf16>
  check.close %r3, %e3, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<3xbf16>
  %r4 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x?x4xbf16>) -> tensor<2x4xbf16>
  %e4 = graph.constant dense<[[1.76, 2.22, -0.984, 0.984], [-1.445, 0.498, -2.16, -1.97]]> : tensor<2x4xbf16>
  check.close %r4, %e4, rtol = 8.0e-03, atol = 1.0e-05 : tensor<2x4xbf16>, tensor<2x4xbf16>
  %r5 = graph.prod %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xbf16>) -> tensor<1x?x1xbf16>
  %e5 = graph.constant dense<[[[94.0], [0.00193], [63.8]]]> : tensor<1x3x1xbf16>
  check.close %r5, %e5, rtol = 8.0e-03, atol = 1.0e-05 : tensor<1x?x1xbf16>, tensor<1x3x1xbf16>
  %r6 = graph.prod %z, dims = [-1], keepdim = false : (tensor<?x0xbf16>) -> tensor<?xbf16>
  %e6 = graph.constant dense<[1.0, 1.0, 1.0]> : tensor<3xbf16>
  check.close %r6, %e6, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<3xbf16>
  %r7 = graph.mean %x, dims = [1], keepdim = false : (tensor<2x?x4xbf16>) -> tensor<2x4xbf16>
  %e7 = graph.constant dense<[[-0.459, -0.957, 0.25, -0.25], [0.375, -0.125, 1.086, 0.582]]> : tensor<2x4xbf16>
  check.close %r7, %e7, rtol = 8.0e-03, atol = 1.0e-05 : tensor<2x4xbf16>, tensor<2x4xbf16>
  %r8 = graph.mean %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xbf16>) -> tensor<1x?x1xbf16>
  %e8 = graph.constant dense<[[[0.78], [0.0625], [-0.656]]]> : tensor<1x3x1xbf16>
  check.close %r8, %e8, rtol = 8.0e-03, atol = 1.0e-05 : tensor<1x?x1xbf16>, tensor<1x3x1xbf16>
  %r9 = graph.mean %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xbf16>) -> tensor<bf16>
  %e9 = graph.constant dense<0.0625> : tensor<bf16>
  check.close %r9, %e9, rtol = 8.0e-03, atol = 1.0e-05 : tensor<bf16>, tensor<bf16>
  %r10 = graph.mean %z, dims = [-1], keepdim = false : (tensor<?x0xbf16>) -> tensor<?xbf16>
  %e10 = graph.constant dense<[0x7FC0, 0x7FC0, 0x7FC0]> : tensor<3xbf16>
  check.close %r10, %e10, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<3xbf16>
  %r11 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xbf16>) -> tensor<2x4xbf16>
  %e11 = graph.constant dense<[[1.25, 0.75, 2.25, 1.75], [2.38, 1.875, 2.5, 2.0]]> : tensor<2x4xbf16>
  check.close %r11, %e11, rtol = 8.0e-03, atol = 1.0e-05 : tensor<2x4xbf16>, tensor<2x4xbf16>
  %r12 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xbf16>) -> tensor<1x?x1xbf16>
  %e12 = graph.constant dense<[[[2.38], [1.25], [2.5]]]> : tensor<1x3x1xbf16>
  check.close %r12, %e12, rtol = 8.0e-03, atol = 1.0e-05 : tensor<1x?x1xbf16>, tensor<1x3x1xbf16>
  %r13 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xbf16>) -> tensor<bf16>
  %e13 = graph.constant dense<2.5> : tensor<bf16>
  check.close %r13, %e13, rtol = 8.0e-03, atol = 1.0e-05 : tensor<bf16>, tensor<bf16>
  %r14 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xbf16>) -> tensor<?xbf16>
  %e14 = graph.constant dense<[0xFF80, 0xFF80, 0xFF80]> : tensor<3xbf16>
  check.close %r14, %e14, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<3xbf16>
  %r15 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xbf16>) -> tensor<2x4xbf16>
  %e15 = graph.constant dense<[[-1.875, -2.38, -1.75, -2.25], [-1.625, -2.12, -0.625, -1.125]]> : tensor<2x4xbf16>
  check.close %r15, %e15, rtol = 8.0e-03, atol = 1.0e-05 : tensor<2x4xbf16>, tensor<2x4xbf16>
  %r16 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xbf16>) -> tensor<1x?x1xbf16>
  %e16 = graph.constant dense<[[[-2.38], [-1.125], [-2.25]]]> : tensor<1x3x1xbf16>
  check.close %r16, %e16, rtol = 8.0e-03, atol = 1.0e-05 : tensor<1x?x1xbf16>, tensor<1x3x1xbf16>
  %r17 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xbf16>) -> tensor<bf16>
  %e17 = graph.constant dense<-2.38> : tensor<bf16>
  check.close %r17, %e17, rtol = 8.0e-03, atol = 1.0e-05 : tensor<bf16>, tensor<bf16>
  %r18 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xbf16>) -> tensor<?xbf16>
  %e18 = graph.constant dense<[0x7F80, 0x7F80, 0x7F80]> : tensor<3xbf16>
  check.close %r18, %e18, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<3xbf16>
  %r19 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xbf16>) -> tensor<2x?x1xi64>
  %e19 = graph.constant dense<[[[2], [0], [0]], [[0], [0], [2]]]> : tensor<2x3x1xi64>
  check.equal %r19, %e19 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r21 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xbf16>) -> tensor<2x?x1xi64>
  %e21 = graph.constant dense<[[[1], [3], [3]], [[3], [3], [1]]]> : tensor<2x3x1xi64>
  check.equal %r21, %e21 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func @main() {
  %reduce_f16_x = graph.constant dense<[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.125, 2.5, 2.0]]]> : tensor<2x3x4xf16>
  %reduce_f16_x_d = tensor.cast %reduce_f16_x : tensor<2x3x4xf16> to tensor<2x?x4xf16>
  %reduce_f16_z = graph.constant dense<> : tensor<3x0xf16>
  %reduce_f16_z_d = tensor.cast %reduce_f16_z : tensor<3x0xf16> to tensor<?x0xf16>
  call @reduce_f16(%reduce_f16_x_d, %reduce_f16_z_d) : (tensor<2x?x4xf16>, tensor<?x0xf16>) -> ()
  %reduce_bf16_x = graph.constant dense<[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25]], [[2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125], [-1.625, -2.12, 2.5, 2.0]]]> : tensor<2x3x4xbf16>
  %reduce_bf16_x_d = tensor.cast %reduce_bf16_x : tensor<2x3x4xbf16> to tensor<2x?x4xbf16>
  %reduce_bf16_z = graph.constant dense<> : tensor<3x0xbf16>
  %reduce_bf16_z_d = tensor.cast %reduce_bf16_z : tensor<3x0xbf16> to tensor<?x0xbf16>
  call @reduce_bf16(%reduce_bf16_x_d, %reduce_bf16_z_d) : (tensor<2x?x4xbf16>, tensor<?x0xbf16>) -> ()
  return
}

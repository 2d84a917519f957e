// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @special_f64(%x: tensor<?x3xf64>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<?x3xf64>) -> tensor<?xf64>
  %e0 = graph.constant dense<[0x7FF8000000000000, 0xFFF8000000000000, 0.0, 0x7FF8000000000000]> : tensor<4xf64>
  check.close %r0, %e0, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<4xf64>
  %r1 = graph.amax %x, dims = [1], keepdim = false : (tensor<?x3xf64>) -> tensor<?xf64>
  %e1 = graph.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, -0.0, 0x7FF8000000000000]> : tensor<4xf64>
  check.close %r1, %e1, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<4xf64>
  %r2 = graph.amin %x, dims = [1], keepdim = false : (tensor<?x3xf64>) -> tensor<?xf64>
  %e2 = graph.constant dense<[0x7FF8000000000000, 0xFFF0000000000000, -0.0, 0x7FF8000000000000]> : tensor<4xf64>
  check.close %r2, %e2, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<4xf64>
  %r3 = graph.prod %x, dims = [1], keepdim = false : (tensor<?x3xf64>) -> tensor<?xf64>
  %e3 = graph.constant dense<[0x7FF8000000000000, 0xFFF0000000000000, 0.0, 0x7FF8000000000000]> : tensor<4xf64>
  check.close %r3, %e3, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<4xf64>
  %r4 = graph.mean %x, dims = [1], keepdim = false : (tensor<?x3xf64>) -> tensor<?xf64>
  %e4 = graph.constant dense<[0x7FF8000000000000, 0xFFF8000000000000, 0.0, 0x7FF8000000000000]> : tensor<4xf64>
  check.close %r4, %e4, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?xf64>, tensor<4xf64>
  %r5 = graph.argmax %x, dim = 1, keepdim = false : (tensor<?x3xf64>) -> tensor<?xi64>
  %e5 = graph.constant dense<[1, 2, 0, 0]> : tensor<4xi64>
  check.equal %r5, %e5 : tensor<?xi64>, tensor<4xi64>
  %r6 = graph.argmin %x, dim = 1, keepdim = false : (tensor<?x3xf64>) -> tensor<?xi64>
  %e6 = graph.constant dense<[1, 0, 0, 0]> : tensor<4xi64>
  check.equal %r6, %e6 : tensor<?xi64>, tensor<4xi64>
  return
}

func.func private @special_f32(%x: tensor<?x3xf32>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<?x3xf32>) -> tensor<?xf32>
  %e0 = graph.constant dense<[0x7FC00000, 0xFFC00000, 0.0, 0x7FC00000]> : tensor<4xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<4xf32>
  %r1 = graph.amax %x, dims = [1], keepdim = false : (tensor<?x3xf32>) -> tensor<?xf32>
  %e1 = graph.constant dense<[0x7FC00000, 0x7F800000, -0.0, 0x7FC00000]> : tensor<4xf32>
  check.close %r1, %e1, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<4xf32>
  %r2 = graph.amin %x, dims = [1], keepdim = false : (tensor<?x3xf32>) -> tensor<?xf32>
  %e2 = graph.constant dense<[0x7FC00000, 0xFF800000, -0.0, 0x7FC00000]> : tensor<4xf32>
  check.close %r2, %e2, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<4xf32>
  %r3 = graph.prod %x, dims = [1], keepdim = false : (tensor<?x3xf32>) -> tensor<?xf32>
  %e3 = graph.constant dense<[0x7FC00000, 0xFF800000, 0.0, 0x7FC00000]> : tensor<4xf32>
  check.close %r3, %e3, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<4xf32>
  %r4 = graph.mean %x, dims = [1], keepdim = false : (tensor<?x3xf32>) -> tensor<?xf32>
  %e4 = graph.constant dense<[0x7FC00000, 0xFFC00000, 0.0, 0x7FC00000]> : tensor<4xf32>
  check.close %r4, %e4, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?xf32>, tensor<4xf32>
  %r5 = graph.argmax %x, dim = 1, keepdim = false : (tensor<?x3xf32>) -> tensor<?xi64>
  %e5 = graph.constant dense<[1, 2, 0, 0]> : tensor<4xi64>
  check.equal %r5, %e5 : tensor<?xi64>, tensor<4xi64>
  %r6 = graph.argmin %x, dim = 1, keepdim = false : (tensor<?x3xf32>) -> tensor<?xi64>
  %e6 = graph.constant dense<[1, 0, 0, 0]> : tensor<4xi64>
  check.equal %r6, %e6 : tensor<?xi64>, tensor<4xi64>
  return
}

func.func private @special_f16(%x: tensor<?x3xf16>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<?x3xf16>) -> tensor<?xf16>
  %e0 = graph.constant dense<[0x7E00, 0xFE00, 0.0, 0x7E00]> : tensor<4xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<4xf16>
  %r1 = graph.amax %x, dims = [1], keepdim = false : (tensor<?x3xf16>) -> tensor<?xf16>
  %e1 = graph.constant dense<[0x7E00, 0x7C00, -0.0, 0x7E00]> : tensor<4xf16>
  check.close %r1, %e1, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<4xf16>
  %r2 = graph.amin %x, dims = [1], keepdim = false : (tensor<?x3xf16>) -> tensor<?xf16>
  %e2 = graph.constant dense<[0x7E00, 0xFC00, -0.0, 0x7E00]> : tensor<4xf16>
  check.close %r2, %e2, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<4xf16>
  %r3 = graph.prod %x, dims = [1], keepdim = false : (tensor<?x3xf16>) -> tensor<?xf16>
  %e3 = graph.constant dense<[0x7E00, 0xFC00, 0.0, 0x7E00]> : tensor<4xf16>
  check.close %r3, %e3, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<4xf16>
  %r4 = graph.mean %x, dims = [1], keepdim = false : (tensor<?x3xf16>) -> tensor<?xf16>
  %e4 = graph.constant dense<[0x7E00, 0xFE00, 0.0, 0x7E00]> : tensor<4xf16>
  check.close %r4, %e4, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?xf16>, tensor<4xf16>
  %r5 = graph.argmax %x, dim = 1, keepdim = false : (tensor<?x3xf16>) -> tensor<?xi64>
  %e5 = graph.constant dense<[1, 2, 0, 0]> : tensor<4xi64>
  check.equal %r5, %e5 : tensor<?xi64>, tensor<4xi64>
  %r6 = graph.argmin %x, dim = 1, keepdim = false : (tensor<?x3xf16>) -> tensor<?xi64>
  %e6 = graph.constant dense<[1, 0, 0, 0]> : tensor<4xi64>
  check.equal %r6, %e6 : tensor<?xi64>, tensor<4xi64>
  return
}

func.func private @special_bf16(%x: tensor<?x3xbf16>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<?x3xbf16>) -> tensor<?xbf16>
  %e0 = graph.constant dense<[0x7FC0, 0x7FC0, 0.0, 0x7FC0]> : tensor<4xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<4xbf16>
  %r1 = graph.amax %x, dims = [1], keepdim = false : (tensor<?x3xbf16>) -> tensor<?xbf16>
  %e1 = graph.constant dense<[0x7FC0, 0x7F80, -0.0, 0x7FC0]> : tensor<4xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<4xbf16>
  %r2 = graph.amin %x, dims = [1], keepdim = false : (tensor<?x3xbf16>) -> tensor<?xbf16>
  %e2 = graph.constant dense<[0x7FC0, 0xFF80, -0.0, 0x7FC0]> : tensor<4xbf16>
  check.close %r2, %e2, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<4xbf16>
  %r3 = graph.prod %x, dims = [1], keepdim = false : (tensor<?x3xbf16>) -> tensor<?xbf16>
  %e3 = graph.constant dense<[0x7FC0, 0xFF80, 0.0, 0x7FC0]> : tensor<4xbf16>
  check.close %r3, %e3, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<4xbf16>
  %r4 = graph.mean %x, dims = [1], keepdim = false : (tensor<?x3xbf16>) -> tensor<?xbf16>
  %e4 = graph.constant dense<[0x7FC0, 0x7FC0, 0.0, 0x7FC0]> : tensor<4xbf16>
  check.close %r4, %e4, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?xbf16>, tensor<4xbf16>
  %r5 = graph.argmax %x, dim = 1, keepdim = false : (tensor<?x3xbf16>) -> tensor<?xi64>
  %e5 = graph.constant dense<[1, 2, 0, 0]> : tensor<4xi64>
  check.equal %r5, %e5 : tensor<?xi64>, tensor<4xi64>
  %r6 = graph.argmin %x, dim = 1, keepdim = false : (tensor<?x3xbf16>) -> tensor<?xi64>
  %e6 = graph.constant dense<[1, 0, 0, 0]> : tensor<4xi64>
  check.equal %r6, %e6 : tensor<?xi64>, tensor<4xi64>
  return
}

func.func @main() {
  %special_f64_x = graph.constant dense<[[1.0, 0x7FF8000000000000, 3.0], [0xFFF0000000000000, 2.0, 0x7FF0000000000000], [-0.0, 0.0, -0.0], [0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000]]> : tensor<4x3xf64>
  %special_f64_x_d = tensor.cast %special_f64_x : tensor<4x3xf64> to tensor<?x3xf64>
  call @special_f64(%special_f64_x_d) : (tensor<?x3xf64>) -> ()
  %special_f32_x = graph.constant dense<[[1.0, 0x7FC00000, 3.0], [0xFF800000, 2.0, 0x7F800000], [-0.0, 0.0, -0.0], [0x7FC00000, 0x7F800000, 0x7FC00000]]> : tensor<4x3xf32>
  %special_f32_x_d = tensor.cast %special_f32_x : tensor<4x3xf32> to tensor<?x3xf32>
  call @special_f32(%special_f32_x_d) : (tensor<?x3xf32>) -> ()
  %special_f16_x = graph.constant dense<[[1.0, 0x7E00, 3.0], [0xFC00, 2.0, 0x7C00], [-0.0, 0.0, -0.0], [0x7E00, 0x7C00, 0x7E00]]> : tensor<4x3xf16>
  %special_f16_x_d = tensor.cast %special_f16_x : tensor<4x3xf16> to tensor<?x3xf16>
  call @special_f16(%special_f16_x_d) : (tensor<?x3xf16>) -> ()
  %special_bf16_x = graph.constant dense<[[1.0, 0x7FC0, 3.0], [0xFF80, 2.0, 0x7F80], [-0.0, 0.0, -0.0], [0x7FC0, 0x7F80, 0x7FC0]]> : tensor<4x3xbf16>
  %special_bf16_x_d = tensor.cast %special_bf16_x : tensor<4x3xbf16> to tensor<?x3xbf16>
  call @special_bf16(%special_bf16_x_d) : (tensor<?x3xbf16>) -> ()
  return
}

// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: tcopt-run %s --backend=cpu --threads=2
// Running sums and extrema: special values, integers that wrap, no elements, rank 0. Values: PyTorch.

func.func private @cumsum_0(%x: tensor<?xf32>) -> tensor<?xf32> attributes {no_inline} {
  %r = graph.cumsum %x, dim = 0 : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @cumsum_1(%x: tensor<3xf16>) -> tensor<3xf16> attributes {no_inline} {
  %r = graph.cumsum %x, dim = -1 : (tensor<3xf16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}
func.func private @cumsum_2(%x: tensor<?xbf16>) -> tensor<?xbf16> attributes {no_inline} {
  %r = graph.cumsum %x, dim = 0 : (tensor<?xbf16>) -> tensor<?xbf16>
  return %r : tensor<?xbf16>
}
func.func private @cumsum_3(%x: tensor<?x?xi8>) -> tensor<?x?xi8> attributes {no_inline} {
  %r = graph.cumsum %x, dim = 0 : (tensor<?x?xi8>) -> tensor<?x?xi8>
  return %r : tensor<?x?xi8>
}
func.func private @cumsum_4(%x: tensor<2x2xui8>) -> tensor<2x2xui8> attributes {no_inline} {
  %r = graph.cumsum %x, dim = 1 : (tensor<2x2xui8>) -> tensor<2x2xui8>
  return %r : tensor<2x2xui8>
}
func.func private @cumsum_5(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {no_inline} {
  %r = graph.cumsum %x, dim = 0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func private @cumsum_6(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {no_inline} {
  %r = graph.cumsum %x, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func private @cumsum_7(%x: tensor<2x0x3xf32>) -> tensor<2x0x3xf32> attributes {no_inline} {
  %r = graph.cumsum %x, dim = 1 : (tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
  return %r : tensor<2x0x3xf32>
}
func.func private @cumsum_8(%x: tensor<f32>) -> tensor<f32> attributes {no_inline} {
  %r = graph.cumsum %x, dim = -1 : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func private @cumprod_9(%x: tensor<?x?xf64>) -> tensor<?x?xf64> attributes {no_inline} {
  %r = graph.cumprod %x, dim = 1 : (tensor<?x?xf64>) -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}
func.func private @cumprod_10(%x: tensor<?x?xf64>) -> tensor<?x?xf64> attributes {no_inline} {
  %r = graph.cumprod %x, dim = 0 : (tensor<?x?xf64>) -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}
func.func private @cumprod_11(%x: tensor<3x2xi64>) -> tensor<3x2xi64> attributes {no_inline} {
  %r = graph.cumprod %x, dim = 0 : (tensor<3x2xi64>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}
func.func private @logcumsumexp_12(%x: tensor<?xf32>) -> tensor<?xf32> attributes {no_inline} {
  %r = graph.logcumsumexp %x, dim = 0 : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @logcumsumexp_13(%x: tensor<?xf32>) -> tensor<?xf32> attributes {no_inline} {
  %r = graph.logcumsumexp %x, dim = 0 : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @logcumsumexp_14(%x: tensor<?xf32>) -> tensor<?xf32> attributes {no_inline} {
  %r = graph.logcumsumexp %x, dim = 0 : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @logcumsumexp_15(%x: tensor<?xf16>) -> tensor<?xf16> attributes {no_inline} {
  %r = graph.logcumsumexp %x, dim = 0 : (tensor<?xf16>) -> tensor<?xf16>
  return %r : tensor<?xf16>
}
func.func private @logcumsumexp_16(%x: tensor<3x2xf64>) -> tensor<3x2xf64> attributes {no_inline} {
  %r = graph.logcumsumexp %x, dim = 0 : (tensor<3x2xf64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func private @cummax_17(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xi64>
}
func.func private @cummin_18(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi64>) attributes {no_inline} {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi64>)
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xi64>
}
func.func private @cummax_19(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xi64>
}
func.func private @cummin_20(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>) attributes {no_inline} {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi64>
}
func.func private @cummax_21(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xi64>
}
func.func private @cummin_22(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi64>) attributes {no_inline} {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi64>
}
func.func private @cummax_23(%x: tensor<?xi1>) -> (tensor<?xi1>, tensor<?xi64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<?xi1>) -> (tensor<?xi1>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xi1>, tensor<?xi64>
}
func.func private @cummin_24(%x: tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi64>) attributes {no_inline} {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xi1>, tensor<3xi64>
}
func.func private @cummax_25(%x: tensor<3x2xui8>) -> (tensor<3x2xui8>, tensor<3x2xi64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<3x2xui8>) -> (tensor<3x2xui8>, tensor<3x2xi64>)
  return %r#0, %r#1 : tensor<3x2xui8>, tensor<3x2xi64>
}
func.func private @cummin_26(%x: tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>) attributes {no_inline} {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xui8>, tensor<?x?xi64>
}
func.func private @cummax_27(%x: tensor<2x2xbf16>) -> (tensor<2x2xbf16>, tensor<2x2xi64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<2x2xbf16>) -> (tensor<2x2xbf16>, tensor<2x2xi64>)
  return %r#0, %r#1 : tensor<2x2xbf16>, tensor<2x2xi64>
}
func.func private @cummin_28(%x: tensor<?x?xbf16>) -> (tensor<?x?xbf16>, tensor<?x?xi64>) attributes {no_inline} {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<?x?xbf16>) -> (tensor<?x?xbf16>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xbf16>, tensor<?x?xi64>
}
func.func private @cummax_29(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}
func.func private @cummin_30(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}
func.func private @cummax_31(%x: tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<0x2xi64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<0x2xi64>)
  return %r#0, %r#1 : tensor<0x2xf32>, tensor<0x2xi64>
}
func.func private @cummin_32(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>) attributes {no_inline} {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xi64>
}

func.func @main() {
  %x0 = graph.constant dense<[1.0, 0xFF800000, 0x7F800000, 2.0]> : tensor<4xf32>
  %d0 = tensor.cast %x0 : tensor<4xf32> to tensor<?xf32>
  %r0 = call @cumsum_0(%d0) : (tensor<?xf32>) -> tensor<?xf32>
  %s0_0 = tensor.cast %r0 : tensor<?xf32> to tensor<4xf32>
  %w0_0 = graph.constant dense<[1.0, 0xFF800000, 0xFFC00000, 0xFFC00000]> : tensor<4xf32>
  check.equal %s0_0, %w0_0 : tensor<4xf32>, tensor<4xf32>
  %x1 = graph.constant dense<[0x7B53, 0x7B53, 0xFB53]> : tensor<3xf16>
  %r1 = call @cumsum_1(%x1) : (tensor<3xf16>) -> tensor<3xf16>
  %w1_0 = graph.constant dense<[0x7B53, 0x7C00, 0x7B53]> : tensor<3xf16>
  check.equal %r1, %w1_0 : tensor<3xf16>, tensor<3xf16>
  %x2 = graph.constant dense<[0x4380, 0x3F80, 0x3F80, 0x3F80, 0x3F80]> : tensor<5xbf16>
  %d2 = tensor.cast %x2 : tensor<5xbf16> to tensor<?xbf16>
  %r2 = call @cumsum_2(%d2) : (tensor<?xbf16>) -> tensor<?xbf16>
  %s2_0 = tensor.cast %r2 : tensor<?xbf16> to tensor<5xbf16>
  %w2_0 = graph.constant dense<[0x4380, 0x4380, 0x4381, 0x4382, 0x4382]> : tensor<5xbf16>
  check.equal %s2_0, %w2_0 : tensor<5xbf16>, tensor<5xbf16>
  %x3 = graph.constant dense<[[100, 100], [100, -100]]> : tensor<2x2xi8>
  %d3 = tensor.cast %x3 : tensor<2x2xi8> to tensor<?x?xi8>
  %r3 = call @cumsum_3(%d3) : (tensor<?x?xi8>) -> tensor<?x?xi8>
  %s3_0 = tensor.cast %r3 : tensor<?x?xi8> to tensor<2x2xi8>
  %w3_0 = graph.constant dense<[[100, 100], [-56, 0]]> : tensor<2x2xi8>
  check.equal %s3_0, %w3_0 : tensor<2x2xi8>, tensor<2x2xi8>
  %x4 = graph.constant dense<[[200, 100], [3, 7]]> : tensor<2x2xui8>
  %r4 = call @cumsum_4(%x4) : (tensor<2x2xui8>) -> tensor<2x2xui8>
  %w4_0 = graph.constant dense<[[200, 44], [3, 10]]> : tensor<2x2xui8>
  check.equal %r4, %w4_0 : tensor<2x2xui8>, tensor<2x2xui8>
  %x5 = graph.constant dense<> : tensor<0x3xf32>
  %d5 = tensor.cast %x5 : tensor<0x3xf32> to tensor<?x?xf32>
  %r5 = call @cumsum_5(%d5) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %s5_0 = tensor.cast %r5 : tensor<?x?xf32> to tensor<0x3xf32>
  %w5_0 = graph.constant dense<> : tensor<0x3xf32>
  check.equal %s5_0, %w5_0 : tensor<0x3xf32>, tensor<0x3xf32>
  %x6 = graph.constant dense<> : tensor<0x3xf32>
  %d6 = tensor.cast %x6 : tensor<0x3xf32> to tensor<?x?xf32>
  %r6 = call @cumsum_6(%d6) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %s6_0 = tensor.cast %r6 : tensor<?x?xf32> to tensor<0x3xf32>
  %w6_0 = graph.constant dense<> : tensor<0x3xf32>
  check.equal %s6_0, %w6_0 : tensor<0x3xf32>, tensor<0x3xf32>
  %x7 = graph.constant dense<> : tensor<2x0x3xf32>
  %r7 = call @cumsum_7(%x7) : (tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
  %w7_0 = graph.constant dense<> : tensor<2x0x3xf32>
  check.equal %r7, %w7_0 : tensor<2x0x3xf32>, tensor<2x0x3xf32>
  %x8 = graph.constant dense<-2.5> : tensor<f32>
  %r8 = call @cumsum_8(%x8) : (tensor<f32>) -> tensor<f32>
  %w8_0 = graph.constant dense<-2.5> : tensor<f32>
  check.equal %r8, %w8_0 : tensor<f32>, tensor<f32>
  %x9 = graph.constant dense<[[0x8000000000000000, 2.0, 0x7FF8000000000000], [3.0, -1.0, 0.0]]> : tensor<2x3xf64>
  %d9 = tensor.cast %x9 : tensor<2x3xf64> to tensor<?x?xf64>
  %r9 = call @cumprod_9(%d9) : (tensor<?x?xf64>) -> tensor<?x?xf64>
  %s9_0 = tensor.cast %r9 : tensor<?x?xf64> to tensor<2x3xf64>
  %w9_0 = graph.constant dense<[[0x8000000000000000, 0x8000000000000000, 0x7FF8000000000000], [3.0, -3.0, 0x8000000000000000]]> : tensor<2x3xf64>
  check.equal %s9_0, %w9_0 : tensor<2x3xf64>, tensor<2x3xf64>
  %x10 = graph.constant dense<[[0x8000000000000000, 2.0, 0x7FF8000000000000], [3.0, -1.0, 0.0]]> : tensor<2x3xf64>
  %d10 = tensor.cast %x10 : tensor<2x3xf64> to tensor<?x?xf64>
  %r10 = call @cumprod_10(%d10) : (tensor<?x?xf64>) -> tensor<?x?xf64>
  %s10_0 = tensor.cast %r10 : tensor<?x?xf64> to tensor<2x3xf64>
  %w10_0 = graph.constant dense<[[0x8000000000000000, 2.0, 0x7FF8000000000000], [0x8000000000000000, -2.0, 0x7FF8000000000000]]> : tensor<2x3xf64>
  check.equal %s10_0, %w10_0 : tensor<2x3xf64>, tensor<2x3xf64>
  %x11 = graph.constant dense<[[2, 3], [1099511627776, 5], [1099511627776, 7]]> : tensor<3x2xi64>
  %r11 = call @cumprod_11(%x11) : (tensor<3x2xi64>) -> tensor<3x2xi64>
  %w11_0 = graph.constant dense<[[2, 3], [2199023255552, 15], [0, 105]]> : tensor<3x2xi64>
  check.equal %r11, %w11_0 : tensor<3x2xi64>, tensor<3x2xi64>
  %x12 = graph.constant dense<[0xFF800000, 0xFF800000, 1.0, 2.0, 0x7F800000]> : tensor<5xf32>
  %d12 = tensor.cast %x12 : tensor<5xf32> to tensor<?xf32>
  %r12 = call @logcumsumexp_12(%d12) : (tensor<?xf32>) -> tensor<?xf32>
  %s12_0 = tensor.cast %r12 : tensor<?xf32> to tensor<5xf32>
  %w12_0 = graph.constant dense<[0xFF800000, 0xFF800000, 1.0, 2.3132617473602295, 0x7F800000]> : tensor<5xf32>
  check.close %s12_0, %w12_0, rtol = 1.0e-6, atol = 1.0e-6 : tensor<5xf32>, tensor<5xf32>
  %x13 = graph.constant dense<[1.0, 0x7FC00000, 1.0]> : tensor<3xf32>
  %d13 = tensor.cast %x13 : tensor<3xf32> to tensor<?xf32>
  %r13 = call @logcumsumexp_13(%d13) : (tensor<?xf32>) -> tensor<?xf32>
  %s13_0 = tensor.cast %r13 : tensor<?xf32> to tensor<3xf32>
  %w13_0 = graph.constant dense<[1.0, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.close %s13_0, %w13_0, rtol = 1.0e-6, atol = 1.0e-6 : tensor<3xf32>, tensor<3xf32>
  %x14 = graph.constant dense<[1000.0, 1000.0, -1000.0, 1.000000015e+30]> : tensor<4xf32>
  %d14 = tensor.cast %x14 : tensor<4xf32> to tensor<?xf32>
  %r14 = call @logcumsumexp_14(%d14) : (tensor<?xf32>) -> tensor<?xf32>
  %s14_0 = tensor.cast %r14 : tensor<?xf32> to tensor<4xf32>
  %w14_0 = graph.constant dense<[1000.0, 1000.6931762695312, 1000.6931762695312, 1.000000015e+30]> : tensor<4xf32>
  check.close %s14_0, %w14_0, rtol = 1.0e-6, atol = 1.0e-6 : tensor<4xf32>, tensor<4xf32>
  %x15 = graph.constant dense<[0x70E2, 0x70E2]> : tensor<2xf16>
  %d15 = tensor.cast %x15 : tensor<2xf16> to tensor<?xf16>
  %r15 = call @logcumsumexp_15(%d15) : (tensor<?xf16>) -> tensor<?xf16>
  %s15_0 = tensor.cast %r15 : tensor<?xf16> to tensor<2xf16>
  %w15_0 = graph.constant dense<[0x70E2, 0x70E2]> : tensor<2xf16>
  check.close %s15_0, %w15_0, rtol = 2.0e-3, atol = 1.0e-6 : tensor<2xf16>, tensor<2xf16>
  %x16 = graph.constant dense<[[0.0, 1.0], [2.0, 3.0], [-5.0, 0xFFF0000000000000]]> : tensor<3x2xf64>
  %r16 = call @logcumsumexp_16(%x16) : (tensor<3x2xf64>) -> tensor<3x2xf64>
  %w16_0 = graph.constant dense<[[0.0, 1.0], [2.1269280110429727, 3.1269280110429727], [2.1277308716348595, 3.1269280110429727]]> : tensor<3x2xf64>
  check.close %r16, %w16_0, rtol = 1.0e-6, atol = 1.0e-6 : tensor<3x2xf64>, tensor<3x2xf64>
  %x17 = graph.constant dense<[3.0, 0x7FC00000, 1.0, 0x7FC00000, 5.0, 0xFF800000, 0x80000000, 0.0]> : tensor<8xf32>
  %d17 = tensor.cast %x17 : tensor<8xf32> to tensor<?xf32>
  %r17:2 = call @cummax_17(%d17) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  %s17_0 = tensor.cast %r17#0 : tensor<?xf32> to tensor<8xf32>
  %w17_0 = graph.constant dense<[3.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>
  check.equal %s17_0, %w17_0 : tensor<8xf32>, tensor<8xf32>
  %s17_1 = tensor.cast %r17#1 : tensor<?xi64> to tensor<8xi64>
  %w17_1 = graph.constant dense<[0, 1, 1, 3, 3, 3, 3, 3]> : tensor<8xi64>
  check.equal %s17_1, %w17_1 : tensor<8xi64>, tensor<8xi64>
  %x18 = graph.constant dense<[3.0, 0x7FC00000, 1.0, 0x7FC00000, 5.0, 0xFF800000, 0x80000000, 0.0]> : tensor<8xf32>
  %r18:2 = call @cummin_18(%x18) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi64>)
  %w18_0 = graph.constant dense<[3.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>
  check.equal %r18#0, %w18_0 : tensor<8xf32>, tensor<8xf32>
  %w18_1 = graph.constant dense<[0, 1, 1, 3, 3, 3, 3, 3]> : tensor<8xi64>
  check.equal %r18#1, %w18_1 : tensor<8xi64>, tensor<8xi64>
  %x19 = graph.constant dense<[0x80000000, 0.0, 0x80000000]> : tensor<3xf32>
  %d19 = tensor.cast %x19 : tensor<3xf32> to tensor<?xf32>
  %r19:2 = call @cummax_19(%d19) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  %s19_0 = tensor.cast %r19#0 : tensor<?xf32> to tensor<3xf32>
  %w19_0 = graph.constant dense<[0x80000000, 0.0, 0x80000000]> : tensor<3xf32>
  check.equal %s19_0, %w19_0 : tensor<3xf32>, tensor<3xf32>
  %s19_1 = tensor.cast %r19#1 : tensor<?xi64> to tensor<3xi64>
  %w19_1 = graph.constant dense<[0, 1, 2]> : tensor<3xi64>
  check.equal %s19_1, %w19_1 : tensor<3xi64>, tensor<3xi64>
  %x20 = graph.constant dense<[0x80000000, 0.0, 0x80000000]> : tensor<3xf32>
  %r20:2 = call @cummin_20(%x20) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  %w20_0 = graph.constant dense<[0x80000000, 0.0, 0x80000000]> : tensor<3xf32>
  check.equal %r20#0, %w20_0 : tensor<3xf32>, tensor<3xf32>
  %w20_1 = graph.constant dense<[0, 1, 2]> : tensor<3xi64>
  check.equal %r20#1, %w20_1 : tensor<3xi64>, tensor<3xi64>
  %x21 = graph.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %d21 = tensor.cast %x21 : tensor<2xf32> to tensor<?xf32>
  %r21:2 = call @cummax_21(%d21) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  %s21_0 = tensor.cast %r21#0 : tensor<?xf32> to tensor<2xf32>
  %w21_0 = graph.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  check.equal %s21_0, %w21_0 : tensor<2xf32>, tensor<2xf32>
  %s21_1 = tensor.cast %r21#1 : tensor<?xi64> to tensor<2xi64>
  %w21_1 = graph.constant dense<[0, 1]> : tensor<2xi64>
  check.equal %s21_1, %w21_1 : tensor<2xi64>, tensor<2xi64>
  %x22 = graph.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %r22:2 = call @cummin_22(%x22) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  %w22_0 = graph.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  check.equal %r22#0, %w22_0 : tensor<2xf32>, tensor<2xf32>
  %w22_1 = graph.constant dense<[0, 1]> : tensor<2xi64>
  check.equal %r22#1, %w22_1 : tensor<2xi64>, tensor<2xi64>
  %x23 = graph.constant dense<[true, false, true]> : tensor<3xi1>
  %d23 = tensor.cast %x23 : tensor<3xi1> to tensor<?xi1>
  %r23:2 = call @cummax_23(%d23) : (tensor<?xi1>) -> (tensor<?xi1>, tensor<?xi64>)
  %s23_0 = tensor.cast %r23#0 : tensor<?xi1> to tensor<3xi1>
  %w23_0 = graph.constant dense<[true, true, true]> : tensor<3xi1>
  check.equal %s23_0, %w23_0 : tensor<3xi1>, tensor<3xi1>
  %s23_1 = tensor.cast %r23#1 : tensor<?xi64> to tensor<3xi64>
  %w23_1 = graph.constant dense<[0, 0, 2]> : tensor<3xi64>
  check.equal %s23_1, %w23_1 : tensor<3xi64>, tensor<3xi64>
  %x24 = graph.constant dense<[true, false, true]> : tensor<3xi1>
  %r24:2 = call @cummin_24(%x24) : (tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi64>)
  %w24_0 = graph.constant dense<[true, false, false]> : tensor<3xi1>
  check.equal %r24#0, %w24_0 : tensor<3xi1>, tensor<3xi1>
  %w24_1 = graph.constant dense<[0, 1, 1]> : tensor<3xi64>
  check.equal %r24#1, %w24_1 : tensor<3xi64>, tensor<3xi64>
  %x25 = graph.constant dense<[[3, 1], [3, 2], [1, 2]]> : tensor<3x2xui8>
  %r25:2 = call @cummax_25(%x25) : (tensor<3x2xui8>) -> (tensor<3x2xui8>, tensor<3x2xi64>)
  %w25_0 = graph.constant dense<[[3, 1], [3, 2], [3, 2]]> : tensor<3x2xui8>
  check.equal %r25#0, %w25_0 : tensor<3x2xui8>, tensor<3x2xui8>
  %w25_1 = graph.constant dense<[[0, 0], [1, 1], [1, 2]]> : tensor<3x2xi64>
  check.equal %r25#1, %w25_1 : tensor<3x2xi64>, tensor<3x2xi64>
  %x26 = graph.constant dense<[[3, 1], [3, 2], [1, 2]]> : tensor<3x2xui8>
  %d26 = tensor.cast %x26 : tensor<3x2xui8> to tensor<?x?xui8>
  %r26:2 = call @cummin_26(%d26) : (tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>)
  %s26_0 = tensor.cast %r26#0 : tensor<?x?xui8> to tensor<3x2xui8>
  %w26_0 = graph.constant dense<[[3, 1], [3, 1], [1, 1]]> : tensor<3x2xui8>
  check.equal %s26_0, %w26_0 : tensor<3x2xui8>, tensor<3x2xui8>
  %s26_1 = tensor.cast %r26#1 : tensor<?x?xi64> to tensor<3x2xi64>
  %w26_1 = graph.constant dense<[[0, 0], [1, 0], [2, 0]]> : tensor<3x2xi64>
  check.equal %s26_1, %w26_1 : tensor<3x2xi64>, tensor<3x2xi64>
  %x27 = graph.constant dense<[[0x3F80, 0x4000], [0x3F80, 0x3F80]]> : tensor<2x2xbf16>
  %r27:2 = call @cummax_27(%x27) : (tensor<2x2xbf16>) -> (tensor<2x2xbf16>, tensor<2x2xi64>)
  %w27_0 = graph.constant dense<[[0x3F80, 0x4000], [0x3F80, 0x4000]]> : tensor<2x2xbf16>
  check.equal %r27#0, %w27_0 : tensor<2x2xbf16>, tensor<2x2xbf16>
  %w27_1 = graph.constant dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>
  check.equal %r27#1, %w27_1 : tensor<2x2xi64>, tensor<2x2xi64>
  %x28 = graph.constant dense<[[0x3F80, 0x4000], [0x3F80, 0x3F80]]> : tensor<2x2xbf16>
  %d28 = tensor.cast %x28 : tensor<2x2xbf16> to tensor<?x?xbf16>
  %r28:2 = call @cummin_28(%d28) : (tensor<?x?xbf16>) -> (tensor<?x?xbf16>, tensor<?x?xi64>)
  %s28_0 = tensor.cast %r28#0 : tensor<?x?xbf16> to tensor<2x2xbf16>
  %w28_0 = graph.constant dense<[[0x3F80, 0x4000], [0x3F80, 0x3F80]]> : tensor<2x2xbf16>
  check.equal %s28_0, %w28_0 : tensor<2x2xbf16>, tensor<2x2xbf16>
  %s28_1 = tensor.cast %r28#1 : tensor<?x?xi64> to tensor<2x2xi64>
  %w28_1 = graph.constant dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>
  check.equal %s28_1, %w28_1 : tensor<2x2xi64>, tensor<2x2xi64>
  %x29 = graph.constant dense<2.0> : tensor<f32>
  %r29:2 = call @cummax_29(%x29) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %w29_0 = graph.constant dense<2.0> : tensor<f32>
  check.equal %r29#0, %w29_0 : tensor<f32>, tensor<f32>
  %w29_1 = graph.constant dense<0> : tensor<i64>
  check.equal %r29#1, %w29_1 : tensor<i64>, tensor<i64>
  %x30 = graph.constant dense<2.0> : tensor<f32>
  %r30:2 = call @cummin_30(%x30) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %w30_0 = graph.constant dense<2.0> : tensor<f32>
  check.equal %r30#0, %w30_0 : tensor<f32>, tensor<f32>
  %w30_1 = graph.constant dense<0> : tensor<i64>
  check.equal %r30#1, %w30_1 : tensor<i64>, tensor<i64>
  %x31 = graph.constant dense<> : tensor<0x2xf32>
  %r31:2 = call @cummax_31(%x31) : (tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<0x2xi64>)
  %w31_0 = graph.constant dense<> : tensor<0x2xf32>
  check.equal %r31#0, %w31_0 : tensor<0x2xf32>, tensor<0x2xf32>
  %w31_1 = graph.constant dense<> : tensor<0x2xi64>
  check.equal %r31#1, %w31_1 : tensor<0x2xi64>, tensor<0x2xi64>
  %x32 = graph.constant dense<> : tensor<0x2xf32>
  %d32 = tensor.cast %x32 : tensor<0x2xf32> to tensor<?x?xf32>
  %r32:2 = call @cummin_32(%d32) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %s32_0 = tensor.cast %r32#0 : tensor<?x?xf32> to tensor<0x2xf32>
  %w32_0 = graph.constant dense<> : tensor<0x2xf32>
  check.equal %s32_0, %w32_0 : tensor<0x2xf32>, tensor<0x2xf32>
  %s32_1 = tensor.cast %r32#1 : tensor<?x?xi64> to tensor<0x2xi64>
  %w32_1 = graph.constant dense<> : tensor<0x2xi64>
  check.equal %s32_1, %w32_1 : tensor<0x2xi64>, tensor<0x2xi64>
  return
}

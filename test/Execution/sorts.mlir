// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: tcopt-run %s --backend=cpu --threads=2
// Order and ranks: special values, ties, no elements, rank 0. Values: PyTorch, sorts being stable.

func.func private @sort_0(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xi64>
}
func.func private @sort_1(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi64>)
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xi64>
}
func.func private @sort_2(%x: tensor<?xi1>) -> (tensor<?xi1>, tensor<?xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<?xi1>) -> (tensor<?xi1>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xi1>, tensor<?xi64>
}
func.func private @sort_3(%x: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xi1>, tensor<4xi64>
}
func.func private @sort_4(%x: tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xui8>, tensor<?x?xi64>
}
func.func private @sort_5(%x: tensor<3x2xui8>) -> (tensor<3x2xui8>, tensor<3x2xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<3x2xui8>) -> (tensor<3x2xui8>, tensor<3x2xi64>)
  return %r#0, %r#1 : tensor<3x2xui8>, tensor<3x2xi64>
}
func.func private @sort_6(%x: tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xi8>, tensor<?x?xi64>
}
func.func private @sort_7(%x: tensor<2x3xi8>) -> (tensor<2x3xi8>, tensor<2x3xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<2x3xi8>) -> (tensor<2x3xi8>, tensor<2x3xi64>)
  return %r#0, %r#1 : tensor<2x3xi8>, tensor<2x3xi64>
}
func.func private @sort_8(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}
func.func private @sort_9(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}
func.func private @sort_10(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xi64>
}
func.func private @sort_11(%x: tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<0x2xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<0x2xi64>)
  return %r#0, %r#1 : tensor<0x2xf32>, tensor<0x2xi64>
}
func.func private @sort_12(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xi64>
}
func.func private @sort_13(%x: tensor<2x0xf32>) -> (tensor<2x0xf32>, tensor<2x0xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<2x0xf32>) -> (tensor<2x0xf32>, tensor<2x0xi64>)
  return %r#0, %r#1 : tensor<2x0xf32>, tensor<2x0xi64>
}
func.func private @sort_14(%x: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<?xf16>) -> (tensor<?xf16>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xf16>, tensor<?xi64>
}
func.func private @sort_15(%x: tensor<4xf16>) -> (tensor<4xf16>, tensor<4xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<4xf16>) -> (tensor<4xf16>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xf16>, tensor<4xi64>
}
func.func private @sort_16(%x: tensor<?xbf16>) -> (tensor<?xbf16>, tensor<?xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<?xbf16>) -> (tensor<?xbf16>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xbf16>, tensor<?xi64>
}
func.func private @sort_17(%x: tensor<5xbf16>) -> (tensor<5xbf16>, tensor<5xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<5xbf16>) -> (tensor<5xbf16>, tensor<5xi64>)
  return %r#0, %r#1 : tensor<5xbf16>, tensor<5xi64>
}
func.func private @sort_18(%x: tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = false : (tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xi64>, tensor<?xi64>
}
func.func private @sort_19(%x: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) attributes {no_inline} {
  %r:2 = graph.sort %x, dim = 0, descending = true : (tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xi64>
}
func.func private @topk_20(%x: tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) attributes {no_inline} {
  %r:2 = graph.topk %x, k = 3, dim = 1, largest = true : (tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return %r#0, %r#1 : tensor<2x3xf32>, tensor<2x3xi64>
}
func.func private @topk_21(%x: tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) attributes {no_inline} {
  %r:2 = graph.topk %x, k = 3, dim = 1, largest = false : (tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return %r#0, %r#1 : tensor<2x3xf32>, tensor<2x3xi64>
}
func.func private @topk_22(%x: tensor<2x4xf32>) -> (tensor<0x4xf32>, tensor<0x4xi64>) attributes {no_inline} {
  %r:2 = graph.topk %x, k = 0, dim = 0, largest = true : (tensor<2x4xf32>) -> (tensor<0x4xf32>, tensor<0x4xi64>)
  return %r#0, %r#1 : tensor<0x4xf32>, tensor<0x4xi64>
}
func.func private @topk_23(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.topk %x, k = 1, dim = 0, largest = true : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}
func.func private @kthvalue_24(%x: tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>) attributes {no_inline} {
  %r:2 = graph.kthvalue %x, k = 2, dim = 1, keepdim = true : (tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return %r#0, %r#1 : tensor<2x1xf32>, tensor<2x1xi64>
}
func.func private @kthvalue_25(%x: tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>) attributes {no_inline} {
  %r:2 = graph.kthvalue %x, k = 2, dim = 1, keepdim = false : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi64>
}
func.func private @kthvalue_26(%x: tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>) attributes {no_inline} {
  %r:2 = graph.kthvalue %x, k = 2, dim = 1, keepdim = true : (tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>)
  return %r#0, %r#1 : tensor<2x1xui8>, tensor<2x1xi64>
}
func.func private @kthvalue_27(%x: tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>) attributes {no_inline} {
  %r:2 = graph.kthvalue %x, k = 2, dim = 1, keepdim = false : (tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xui8>, tensor<2xi64>
}
func.func private @kthvalue_28(%x: tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>) attributes {no_inline} {
  %r:2 = graph.kthvalue %x, k = 4, dim = 1, keepdim = true : (tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return %r#0, %r#1 : tensor<2x1xf32>, tensor<2x1xi64>
}
func.func private @kthvalue_29(%x: tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>) attributes {no_inline} {
  %r:2 = graph.kthvalue %x, k = 4, dim = 1, keepdim = false : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi64>
}
func.func private @kthvalue_30(%x: tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>) attributes {no_inline} {
  %r:2 = graph.kthvalue %x, k = 4, dim = 1, keepdim = true : (tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>)
  return %r#0, %r#1 : tensor<2x1xui8>, tensor<2x1xi64>
}
func.func private @kthvalue_31(%x: tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>) attributes {no_inline} {
  %r:2 = graph.kthvalue %x, k = 4, dim = 1, keepdim = false : (tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xui8>, tensor<2xi64>
}
func.func private @median_32(%x: tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>) attributes {no_inline} {
  %r:2 = graph.median %x, dim = 1, keepdim = true : (tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return %r#0, %r#1 : tensor<2x1xf32>, tensor<2x1xi64>
}
func.func private @median_33(%x: tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>) attributes {no_inline} {
  %r:2 = graph.median %x, dim = 1, keepdim = false : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi64>
}
func.func private @median_34(%x: tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>) attributes {no_inline} {
  %r:2 = graph.median %x, dim = 1, keepdim = true : (tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>)
  return %r#0, %r#1 : tensor<2x1xui8>, tensor<2x1xi64>
}
func.func private @median_35(%x: tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>) attributes {no_inline} {
  %r:2 = graph.median %x, dim = 1, keepdim = false : (tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xui8>, tensor<2xi64>
}
func.func private @mode_36(%x: tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>) attributes {no_inline} {
  %r:2 = graph.mode %x, dim = 1, keepdim = true : (tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return %r#0, %r#1 : tensor<2x1xf32>, tensor<2x1xi64>
}
func.func private @mode_37(%x: tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>) attributes {no_inline} {
  %r:2 = graph.mode %x, dim = 1, keepdim = false : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi64>
}
func.func private @mode_38(%x: tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>) attributes {no_inline} {
  %r:2 = graph.mode %x, dim = 1, keepdim = true : (tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>)
  return %r#0, %r#1 : tensor<2x1xui8>, tensor<2x1xi64>
}
func.func private @mode_39(%x: tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>) attributes {no_inline} {
  %r:2 = graph.mode %x, dim = 1, keepdim = false : (tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xui8>, tensor<2xi64>
}
func.func private @mode_40(%x: tensor<4xi1>) -> (tensor<i1>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.mode %x, dim = 0, keepdim = false : (tensor<4xi1>) -> (tensor<i1>, tensor<i64>)
  return %r#0, %r#1 : tensor<i1>, tensor<i64>
}
func.func private @median_41(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.median %x, dim = 0, keepdim = true : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}
func.func private @mode_42(%x: tensor<i64>) -> (tensor<i64>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.mode %x, dim = 0, keepdim = true : (tensor<i64>) -> (tensor<i64>, tensor<i64>)
  return %r#0, %r#1 : tensor<i64>, tensor<i64>
}
func.func private @kthvalue_43(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.kthvalue %x, k = 1, dim = 0, keepdim = true : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}
func.func private @median_44(%x: tensor<0x3xf32>) -> (tensor<0xf32>, tensor<0xi64>) attributes {no_inline} {
  %r:2 = graph.median %x, dim = 1, keepdim = false : (tensor<0x3xf32>) -> (tensor<0xf32>, tensor<0xi64>)
  return %r#0, %r#1 : tensor<0xf32>, tensor<0xi64>
}
func.func private @mode_45(%x: tensor<0x3xf32>) -> (tensor<0xf32>, tensor<0xi64>) attributes {no_inline} {
  %r:2 = graph.mode %x, dim = 1, keepdim = false : (tensor<0x3xf32>) -> (tensor<0xf32>, tensor<0xi64>)
  return %r#0, %r#1 : tensor<0xf32>, tensor<0xi64>
}

func.func @main() {
  %x0 = graph.constant dense<[3.0, 0x7FC00000, 1.0, 0x7FC00000, 5.0, 0xFF800000, 0x80000000, 0.0]> : tensor<8xf32>
  %d0 = tensor.cast %x0 : tensor<8xf32> to tensor<?xf32>
  %r0:2 = call @sort_0(%d0) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  %s0_0 = tensor.cast %r0#0 : tensor<?xf32> to tensor<8xf32>
  %w0_0 = graph.constant dense<[0xFF800000, 0x80000000, 0.0, 1.0, 3.0, 5.0, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>
  check.equal %s0_0, %w0_0 : tensor<8xf32>, tensor<8xf32>
  %s0_1 = tensor.cast %r0#1 : tensor<?xi64> to tensor<8xi64>
  %w0_1 = graph.constant dense<[5, 6, 7, 2, 0, 4, 1, 3]> : tensor<8xi64>
  check.equal %s0_1, %w0_1 : tensor<8xi64>, tensor<8xi64>
  %x1 = graph.constant dense<[3.0, 0x7FC00000, 1.0, 0x7FC00000, 5.0, 0xFF800000, 0x80000000, 0.0]> : tensor<8xf32>
  %r1:2 = call @sort_1(%x1) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi64>)
  %w1_0 = graph.constant dense<[0x7FC00000, 0x7FC00000, 5.0, 3.0, 1.0, 0x80000000, 0.0, 0xFF800000]> : tensor<8xf32>
  check.equal %r1#0, %w1_0 : tensor<8xf32>, tensor<8xf32>
  %w1_1 = graph.constant dense<[1, 3, 4, 0, 2, 6, 7, 5]> : tensor<8xi64>
  check.equal %r1#1, %w1_1 : tensor<8xi64>, tensor<8xi64>
  %x2 = graph.constant dense<[true, false, true, false]> : tensor<4xi1>
  %d2 = tensor.cast %x2 : tensor<4xi1> to tensor<?xi1>
  %r2:2 = call @sort_2(%d2) : (tensor<?xi1>) -> (tensor<?xi1>, tensor<?xi64>)
  %s2_0 = tensor.cast %r2#0 : tensor<?xi1> to tensor<4xi1>
  %w2_0 = graph.constant dense<[false, false, true, true]> : tensor<4xi1>
  check.equal %s2_0, %w2_0 : tensor<4xi1>, tensor<4xi1>
  %s2_1 = tensor.cast %r2#1 : tensor<?xi64> to tensor<4xi64>
  %w2_1 = graph.constant dense<[1, 3, 0, 2]> : tensor<4xi64>
  check.equal %s2_1, %w2_1 : tensor<4xi64>, tensor<4xi64>
  %x3 = graph.constant dense<[true, false, true, false]> : tensor<4xi1>
  %r3:2 = call @sort_3(%x3) : (tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>)
  %w3_0 = graph.constant dense<[true, true, false, false]> : tensor<4xi1>
  check.equal %r3#0, %w3_0 : tensor<4xi1>, tensor<4xi1>
  %w3_1 = graph.constant dense<[0, 2, 1, 3]> : tensor<4xi64>
  check.equal %r3#1, %w3_1 : tensor<4xi64>, tensor<4xi64>
  %x4 = graph.constant dense<[[200, 3], [100, 3], [255, 0]]> : tensor<3x2xui8>
  %d4 = tensor.cast %x4 : tensor<3x2xui8> to tensor<?x?xui8>
  %r4:2 = call @sort_4(%d4) : (tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>)
  %s4_0 = tensor.cast %r4#0 : tensor<?x?xui8> to tensor<3x2xui8>
  %w4_0 = graph.constant dense<[[100, 0], [200, 3], [255, 3]]> : tensor<3x2xui8>
  check.equal %s4_0, %w4_0 : tensor<3x2xui8>, tensor<3x2xui8>
  %s4_1 = tensor.cast %r4#1 : tensor<?x?xi64> to tensor<3x2xi64>
  %w4_1 = graph.constant dense<[[1, 2], [0, 0], [2, 1]]> : tensor<3x2xi64>
  check.equal %s4_1, %w4_1 : tensor<3x2xi64>, tensor<3x2xi64>
  %x5 = graph.constant dense<[[200, 3], [100, 3], [255, 0]]> : tensor<3x2xui8>
  %r5:2 = call @sort_5(%x5) : (tensor<3x2xui8>) -> (tensor<3x2xui8>, tensor<3x2xi64>)
  %w5_0 = graph.constant dense<[[255, 3], [200, 3], [100, 0]]> : tensor<3x2xui8>
  check.equal %r5#0, %w5_0 : tensor<3x2xui8>, tensor<3x2xui8>
  %w5_1 = graph.constant dense<[[2, 0], [0, 1], [1, 2]]> : tensor<3x2xi64>
  check.equal %r5#1, %w5_1 : tensor<3x2xi64>, tensor<3x2xi64>
  %x6 = graph.constant dense<[[5, 5, -128], [127, 5, 5]]> : tensor<2x3xi8>
  %d6 = tensor.cast %x6 : tensor<2x3xi8> to tensor<?x?xi8>
  %r6:2 = call @sort_6(%d6) : (tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi64>)
  %s6_0 = tensor.cast %r6#0 : tensor<?x?xi8> to tensor<2x3xi8>
  %w6_0 = graph.constant dense<[[5, 5, -128], [127, 5, 5]]> : tensor<2x3xi8>
  check.equal %s6_0, %w6_0 : tensor<2x3xi8>, tensor<2x3xi8>
  %s6_1 = tensor.cast %r6#1 : tensor<?x?xi64> to tensor<2x3xi64>
  %w6_1 = graph.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>
  check.equal %s6_1, %w6_1 : tensor<2x3xi64>, tensor<2x3xi64>
  %x7 = graph.constant dense<[[5, 5, -128], [127, 5, 5]]> : tensor<2x3xi8>
  %r7:2 = call @sort_7(%x7) : (tensor<2x3xi8>) -> (tensor<2x3xi8>, tensor<2x3xi64>)
  %w7_0 = graph.constant dense<[[127, 5, 5], [5, 5, -128]]> : tensor<2x3xi8>
  check.equal %r7#0, %w7_0 : tensor<2x3xi8>, tensor<2x3xi8>
  %w7_1 = graph.constant dense<[[1, 0, 1], [0, 1, 0]]> : tensor<2x3xi64>
  check.equal %r7#1, %w7_1 : tensor<2x3xi64>, tensor<2x3xi64>
  %x8 = graph.constant dense<2.0> : tensor<f32>
  %d8 = tensor.cast %x8 : tensor<f32> to tensor<f32>
  %r8:2 = call @sort_8(%d8) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %s8_0 = tensor.cast %r8#0 : tensor<f32> to tensor<f32>
  %w8_0 = graph.constant dense<2.0> : tensor<f32>
  check.equal %s8_0, %w8_0 : tensor<f32>, tensor<f32>
  %s8_1 = tensor.cast %r8#1 : tensor<i64> to tensor<i64>
  %w8_1 = graph.constant dense<0> : tensor<i64>
  check.equal %s8_1, %w8_1 : tensor<i64>, tensor<i64>
  %x9 = graph.constant dense<2.0> : tensor<f32>
  %r9:2 = call @sort_9(%x9) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %w9_0 = graph.constant dense<2.0> : tensor<f32>
  check.equal %r9#0, %w9_0 : tensor<f32>, tensor<f32>
  %w9_1 = graph.constant dense<0> : tensor<i64>
  check.equal %r9#1, %w9_1 : tensor<i64>, tensor<i64>
  %x10 = graph.constant dense<> : tensor<0x2xf32>
  %d10 = tensor.cast %x10 : tensor<0x2xf32> to tensor<?x?xf32>
  %r10:2 = call @sort_10(%d10) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %s10_0 = tensor.cast %r10#0 : tensor<?x?xf32> to tensor<0x2xf32>
  %w10_0 = graph.constant dense<> : tensor<0x2xf32>
  check.equal %s10_0, %w10_0 : tensor<0x2xf32>, tensor<0x2xf32>
  %s10_1 = tensor.cast %r10#1 : tensor<?x?xi64> to tensor<0x2xi64>
  %w10_1 = graph.constant dense<> : tensor<0x2xi64>
  check.equal %s10_1, %w10_1 : tensor<0x2xi64>, tensor<0x2xi64>
  %x11 = graph.constant dense<> : tensor<0x2xf32>
  %r11:2 = call @sort_11(%x11) : (tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<0x2xi64>)
  %w11_0 = graph.constant dense<> : tensor<0x2xf32>
  check.equal %r11#0, %w11_0 : tensor<0x2xf32>, tensor<0x2xf32>
  %w11_1 = graph.constant dense<> : tensor<0x2xi64>
  check.equal %r11#1, %w11_1 : tensor<0x2xi64>, tensor<0x2xi64>
  %x12 = graph.constant dense<> : tensor<2x0xf32>
  %d12 = tensor.cast %x12 : tensor<2x0xf32> to tensor<?x?xf32>
  %r12:2 = call @sort_12(%d12) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %s12_0 = tensor.cast %r12#0 : tensor<?x?xf32> to tensor<2x0xf32>
  %w12_0 = graph.constant dense<> : tensor<2x0xf32>
  check.equal %s12_0, %w12_0 : tensor<2x0xf32>, tensor<2x0xf32>
  %s12_1 = tensor.cast %r12#1 : tensor<?x?xi64> to tensor<2x0xi64>
  %w12_1 = graph.constant dense<> : tensor<2x0xi64>
  check.equal %s12_1, %w12_1 : tensor<2x0xi64>, tensor<2x0xi64>
  %x13 = graph.constant dense<> : tensor<2x0xf32>
  %r13:2 = call @sort_13(%x13) : (tensor<2x0xf32>) -> (tensor<2x0xf32>, tensor<2x0xi64>)
  %w13_0 = graph.constant dense<> : tensor<2x0xf32>
  check.equal %r13#0, %w13_0 : tensor<2x0xf32>, tensor<2x0xf32>
  %w13_1 = graph.constant dense<> : tensor<2x0xi64>
  check.equal %r13#1, %w13_1 : tensor<2x0xi64>, tensor<2x0xi64>
  %x14 = graph.constant dense<[0x7C00, 0xBC00, 0x7E00, 0x7BFF]> : tensor<4xf16>
  %d14 = tensor.cast %x14 : tensor<4xf16> to tensor<?xf16>
  %r14:2 = call @sort_14(%d14) : (tensor<?xf16>) -> (tensor<?xf16>, tensor<?xi64>)
  %s14_0 = tensor.cast %r14#0 : tensor<?xf16> to tensor<4xf16>
  %w14_0 = graph.constant dense<[0xBC00, 0x7BFF, 0x7C00, 0x7E00]> : tensor<4xf16>
  check.equal %s14_0, %w14_0 : tensor<4xf16>, tensor<4xf16>
  %s14_1 = tensor.cast %r14#1 : tensor<?xi64> to tensor<4xi64>
  %w14_1 = graph.constant dense<[1, 3, 0, 2]> : tensor<4xi64>
  check.equal %s14_1, %w14_1 : tensor<4xi64>, tensor<4xi64>
  %x15 = graph.constant dense<[0x7C00, 0xBC00, 0x7E00, 0x7BFF]> : tensor<4xf16>
  %r15:2 = call @sort_15(%x15) : (tensor<4xf16>) -> (tensor<4xf16>, tensor<4xi64>)
  %w15_0 = graph.constant dense<[0x7E00, 0x7C00, 0x7BFF, 0xBC00]> : tensor<4xf16>
  check.equal %r15#0, %w15_0 : tensor<4xf16>, tensor<4xf16>
  %w15_1 = graph.constant dense<[2, 0, 3, 1]> : tensor<4xi64>
  check.equal %r15#1, %w15_1 : tensor<4xi64>, tensor<4xi64>
  %x16 = graph.constant dense<[0x7F80, 0xBF80, 0x7FC0, 0x8000, 0x0000]> : tensor<5xbf16>
  %d16 = tensor.cast %x16 : tensor<5xbf16> to tensor<?xbf16>
  %r16:2 = call @sort_16(%d16) : (tensor<?xbf16>) -> (tensor<?xbf16>, tensor<?xi64>)
  %s16_0 = tensor.cast %r16#0 : tensor<?xbf16> to tensor<5xbf16>
  %w16_0 = graph.constant dense<[0xBF80, 0x8000, 0x0000, 0x7F80, 0x7FC0]> : tensor<5xbf16>
  check.equal %s16_0, %w16_0 : tensor<5xbf16>, tensor<5xbf16>
  %s16_1 = tensor.cast %r16#1 : tensor<?xi64> to tensor<5xi64>
  %w16_1 = graph.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi64>
  check.equal %s16_1, %w16_1 : tensor<5xi64>, tensor<5xi64>
  %x17 = graph.constant dense<[0x7F80, 0xBF80, 0x7FC0, 0x8000, 0x0000]> : tensor<5xbf16>
  %r17:2 = call @sort_17(%x17) : (tensor<5xbf16>) -> (tensor<5xbf16>, tensor<5xi64>)
  %w17_0 = graph.constant dense<[0x7FC0, 0x7F80, 0x8000, 0x0000, 0xBF80]> : tensor<5xbf16>
  check.equal %r17#0, %w17_0 : tensor<5xbf16>, tensor<5xbf16>
  %w17_1 = graph.constant dense<[2, 0, 3, 4, 1]> : tensor<5xi64>
  check.equal %r17#1, %w17_1 : tensor<5xi64>, tensor<5xi64>
  %x18 = graph.constant dense<[4611686018427387904, -4611686018427387904, 0]> : tensor<3xi64>
  %d18 = tensor.cast %x18 : tensor<3xi64> to tensor<?xi64>
  %r18:2 = call @sort_18(%d18) : (tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>)
  %s18_0 = tensor.cast %r18#0 : tensor<?xi64> to tensor<3xi64>
  %w18_0 = graph.constant dense<[-4611686018427387904, 0, 4611686018427387904]> : tensor<3xi64>
  check.equal %s18_0, %w18_0 : tensor<3xi64>, tensor<3xi64>
  %s18_1 = tensor.cast %r18#1 : tensor<?xi64> to tensor<3xi64>
  %w18_1 = graph.constant dense<[1, 2, 0]> : tensor<3xi64>
  check.equal %s18_1, %w18_1 : tensor<3xi64>, tensor<3xi64>
  %x19 = graph.constant dense<[4611686018427387904, -4611686018427387904, 0]> : tensor<3xi64>
  %r19:2 = call @sort_19(%x19) : (tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>)
  %w19_0 = graph.constant dense<[4611686018427387904, 0, -4611686018427387904]> : tensor<3xi64>
  check.equal %r19#0, %w19_0 : tensor<3xi64>, tensor<3xi64>
  %w19_1 = graph.constant dense<[0, 2, 1]> : tensor<3xi64>
  check.equal %r19#1, %w19_1 : tensor<3xi64>, tensor<3xi64>
  %x20 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 2.0, -7.0]]> : tensor<2x4xf32>
  %r20:2 = call @topk_20(%x20) : (tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  %w20_0 = graph.constant dense<[[0x7FC00000, 4.0, 3.0], [0x7FC00000, 0x7FC00000, 2.0]]> : tensor<2x3xf32>
  check.equal %r20#0, %w20_0 : tensor<2x3xf32>, tensor<2x3xf32>
  %w20_1 = graph.constant dense<[[2, 0, 3], [0, 1, 2]]> : tensor<2x3xi64>
  check.equal %r20#1, %w20_1 : tensor<2x3xi64>, tensor<2x3xi64>
  %x21 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 2.0, -7.0]]> : tensor<2x4xf32>
  %r21:2 = call @topk_21(%x21) : (tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  %w21_0 = graph.constant dense<[[1.0, 3.0, 4.0], [-7.0, 2.0, 0x7FC00000]]> : tensor<2x3xf32>
  check.equal %r21#0, %w21_0 : tensor<2x3xf32>, tensor<2x3xf32>
  %w21_1 = graph.constant dense<[[1, 3, 0], [3, 2, 0]]> : tensor<2x3xi64>
  check.equal %r21#1, %w21_1 : tensor<2x3xi64>, tensor<2x3xi64>
  %x22 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 2.0, -7.0]]> : tensor<2x4xf32>
  %r22:2 = call @topk_22(%x22) : (tensor<2x4xf32>) -> (tensor<0x4xf32>, tensor<0x4xi64>)
  %w22_0 = graph.constant dense<> : tensor<0x4xf32>
  check.equal %r22#0, %w22_0 : tensor<0x4xf32>, tensor<0x4xf32>
  %w22_1 = graph.constant dense<> : tensor<0x4xi64>
  check.equal %r22#1, %w22_1 : tensor<0x4xi64>, tensor<0x4xi64>
  %x23 = graph.constant dense<3.0> : tensor<f32>
  %r23:2 = call @topk_23(%x23) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %w23_0 = graph.constant dense<3.0> : tensor<f32>
  check.equal %r23#0, %w23_0 : tensor<f32>, tensor<f32>
  %w23_1 = graph.constant dense<0> : tensor<i64>
  check.equal %r23#1, %w23_1 : tensor<i64>, tensor<i64>
  %x24 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 2.0, -7.0]]> : tensor<2x4xf32>
  %r24:2 = call @kthvalue_24(%x24) : (tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  %w24_0 = graph.constant dense<[[3.0], [2.0]]> : tensor<2x1xf32>
  check.equal %r24#0, %w24_0 : tensor<2x1xf32>, tensor<2x1xf32>
  %w24_1 = graph.constant dense<[[3], [2]]> : tensor<2x1xi64>
  check.equal %r24#1, %w24_1 : tensor<2x1xi64>, tensor<2x1xi64>
  %x25 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 2.0, -7.0]]> : tensor<2x4xf32>
  %r25:2 = call @kthvalue_25(%x25) : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  %w25_0 = graph.constant dense<[3.0, 2.0]> : tensor<2xf32>
  check.equal %r25#0, %w25_0 : tensor<2xf32>, tensor<2xf32>
  %w25_1 = graph.constant dense<[3, 2]> : tensor<2xi64>
  check.equal %r25#1, %w25_1 : tensor<2xi64>, tensor<2xi64>
  %x26 = graph.constant dense<[[4, 1, 9, 3], [0, 2, 7, 5]]> : tensor<2x4xui8>
  %r26:2 = call @kthvalue_26(%x26) : (tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>)
  %w26_0 = graph.constant dense<[[3], [2]]> : tensor<2x1xui8>
  check.equal %r26#0, %w26_0 : tensor<2x1xui8>, tensor<2x1xui8>
  %w26_1 = graph.constant dense<[[3], [1]]> : tensor<2x1xi64>
  check.equal %r26#1, %w26_1 : tensor<2x1xi64>, tensor<2x1xi64>
  %x27 = graph.constant dense<[[4, 1, 9, 3], [0, 2, 7, 5]]> : tensor<2x4xui8>
  %r27:2 = call @kthvalue_27(%x27) : (tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>)
  %w27_0 = graph.constant dense<[3, 2]> : tensor<2xui8>
  check.equal %r27#0, %w27_0 : tensor<2xui8>, tensor<2xui8>
  %w27_1 = graph.constant dense<[3, 1]> : tensor<2xi64>
  check.equal %r27#1, %w27_1 : tensor<2xi64>, tensor<2xi64>
  %x28 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 2.0, -7.0]]> : tensor<2x4xf32>
  %r28:2 = call @kthvalue_28(%x28) : (tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  %w28_0 = graph.constant dense<[[0x7FC00000], [0x7FC00000]]> : tensor<2x1xf32>
  check.equal %r28#0, %w28_0 : tensor<2x1xf32>, tensor<2x1xf32>
  %w28_1 = graph.constant dense<[[2], [1]]> : tensor<2x1xi64>
  check.equal %r28#1, %w28_1 : tensor<2x1xi64>, tensor<2x1xi64>
  %x29 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 2.0, -7.0]]> : tensor<2x4xf32>
  %r29:2 = call @kthvalue_29(%x29) : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  %w29_0 = graph.constant dense<[0x7FC00000, 0x7FC00000]> : tensor<2xf32>
  check.equal %r29#0, %w29_0 : tensor<2xf32>, tensor<2xf32>
  %w29_1 = graph.constant dense<[2, 1]> : tensor<2xi64>
  check.equal %r29#1, %w29_1 : tensor<2xi64>, tensor<2xi64>
  %x30 = graph.constant dense<[[4, 1, 9, 3], [0, 2, 7, 5]]> : tensor<2x4xui8>
  %r30:2 = call @kthvalue_30(%x30) : (tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>)
  %w30_0 = graph.constant dense<[[9], [7]]> : tensor<2x1xui8>
  check.equal %r30#0, %w30_0 : tensor<2x1xui8>, tensor<2x1xui8>
  %w30_1 = graph.constant dense<[[2], [2]]> : tensor<2x1xi64>
  check.equal %r30#1, %w30_1 : tensor<2x1xi64>, tensor<2x1xi64>
  %x31 = graph.constant dense<[[4, 1, 9, 3], [0, 2, 7, 5]]> : tensor<2x4xui8>
  %r31:2 = call @kthvalue_31(%x31) : (tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>)
  %w31_0 = graph.constant dense<[9, 7]> : tensor<2xui8>
  check.equal %r31#0, %w31_0 : tensor<2xui8>, tensor<2xui8>
  %w31_1 = graph.constant dense<[2, 2]> : tensor<2xi64>
  check.equal %r31#1, %w31_1 : tensor<2xi64>, tensor<2xi64>
  %x32 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 2.0, -7.0]]> : tensor<2x4xf32>
  %r32:2 = call @median_32(%x32) : (tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  %w32_0 = graph.constant dense<[[0x7FC00000], [0x7FC00000]]> : tensor<2x1xf32>
  check.equal %r32#0, %w32_0 : tensor<2x1xf32>, tensor<2x1xf32>
  %w32_1 = graph.constant dense<[[2], [0]]> : tensor<2x1xi64>
  check.equal %r32#1, %w32_1 : tensor<2x1xi64>, tensor<2x1xi64>
  %x33 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 2.0, -7.0]]> : tensor<2x4xf32>
  %r33:2 = call @median_33(%x33) : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  %w33_0 = graph.constant dense<[0x7FC00000, 0x7FC00000]> : tensor<2xf32>
  check.equal %r33#0, %w33_0 : tensor<2xf32>, tensor<2xf32>
  %w33_1 = graph.constant dense<[2, 0]> : tensor<2xi64>
  check.equal %r33#1, %w33_1 : tensor<2xi64>, tensor<2xi64>
  %x34 = graph.constant dense<[[4, 1, 9, 3], [0, 2, 7, 5]]> : tensor<2x4xui8>
  %r34:2 = call @median_34(%x34) : (tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>)
  %w34_0 = graph.constant dense<[[3], [2]]> : tensor<2x1xui8>
  check.equal %r34#0, %w34_0 : tensor<2x1xui8>, tensor<2x1xui8>
  %w34_1 = graph.constant dense<[[3], [1]]> : tensor<2x1xi64>
  check.equal %r34#1, %w34_1 : tensor<2x1xi64>, tensor<2x1xi64>
  %x35 = graph.constant dense<[[4, 1, 9, 3], [0, 2, 7, 5]]> : tensor<2x4xui8>
  %r35:2 = call @median_35(%x35) : (tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>)
  %w35_0 = graph.constant dense<[3, 2]> : tensor<2xui8>
  check.equal %r35#0, %w35_0 : tensor<2xui8>, tensor<2xui8>
  %w35_1 = graph.constant dense<[3, 1]> : tensor<2xi64>
  check.equal %r35#1, %w35_1 : tensor<2xi64>, tensor<2xi64>
  %x36 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 5.0, 2.0, 5.0]]> : tensor<2x4xf32>
  %r36:2 = call @mode_36(%x36) : (tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  %w36_0 = graph.constant dense<[[1.0], [5.0]]> : tensor<2x1xf32>
  check.equal %r36#0, %w36_0 : tensor<2x1xf32>, tensor<2x1xf32>
  %w36_1 = graph.constant dense<[[1], [3]]> : tensor<2x1xi64>
  check.equal %r36#1, %w36_1 : tensor<2x1xi64>, tensor<2x1xi64>
  %x37 = graph.constant dense<[[4.0, 1.0, 0x7FC00000, 3.0], [0x7FC00000, 5.0, 2.0, 5.0]]> : tensor<2x4xf32>
  %r37:2 = call @mode_37(%x37) : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  %w37_0 = graph.constant dense<[1.0, 5.0]> : tensor<2xf32>
  check.equal %r37#0, %w37_0 : tensor<2xf32>, tensor<2xf32>
  %w37_1 = graph.constant dense<[1, 3]> : tensor<2xi64>
  check.equal %r37#1, %w37_1 : tensor<2xi64>, tensor<2xi64>
  %x38 = graph.constant dense<[[4, 1, 9, 3], [0, 2, 2, 0]]> : tensor<2x4xui8>
  %r38:2 = call @mode_38(%x38) : (tensor<2x4xui8>) -> (tensor<2x1xui8>, tensor<2x1xi64>)
  %w38_0 = graph.constant dense<[[1], [0]]> : tensor<2x1xui8>
  check.equal %r38#0, %w38_0 : tensor<2x1xui8>, tensor<2x1xui8>
  %w38_1 = graph.constant dense<[[1], [3]]> : tensor<2x1xi64>
  check.equal %r38#1, %w38_1 : tensor<2x1xi64>, tensor<2x1xi64>
  %x39 = graph.constant dense<[[4, 1, 9, 3], [0, 2, 2, 0]]> : tensor<2x4xui8>
  %r39:2 = call @mode_39(%x39) : (tensor<2x4xui8>) -> (tensor<2xui8>, tensor<2xi64>)
  %w39_0 = graph.constant dense<[1, 0]> : tensor<2xui8>
  check.equal %r39#0, %w39_0 : tensor<2xui8>, tensor<2xui8>
  %w39_1 = graph.constant dense<[1, 3]> : tensor<2xi64>
  check.equal %r39#1, %w39_1 : tensor<2xi64>, tensor<2xi64>
  %x40 = graph.constant dense<[true, false, true, false]> : tensor<4xi1>
  %r40:2 = call @mode_40(%x40) : (tensor<4xi1>) -> (tensor<i1>, tensor<i64>)
  %w40_0 = graph.constant dense<false> : tensor<i1>
  check.equal %r40#0, %w40_0 : tensor<i1>, tensor<i1>
  %w40_1 = graph.constant dense<3> : tensor<i64>
  check.equal %r40#1, %w40_1 : tensor<i64>, tensor<i64>
  %x41 = graph.constant dense<3.0> : tensor<f32>
  %r41:2 = call @median_41(%x41) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %w41_0 = graph.constant dense<3.0> : tensor<f32>
  check.equal %r41#0, %w41_0 : tensor<f32>, tensor<f32>
  %w41_1 = graph.constant dense<0> : tensor<i64>
  check.equal %r41#1, %w41_1 : tensor<i64>, tensor<i64>
  %x42 = graph.constant dense<3> : tensor<i64>
  %r42:2 = call @mode_42(%x42) : (tensor<i64>) -> (tensor<i64>, tensor<i64>)
  %w42_0 = graph.constant dense<3> : tensor<i64>
  check.equal %r42#0, %w42_0 : tensor<i64>, tensor<i64>
  %w42_1 = graph.constant dense<0> : tensor<i64>
  check.equal %r42#1, %w42_1 : tensor<i64>, tensor<i64>
  %x43 = graph.constant dense<3.0> : tensor<f32>
  %r43:2 = call @kthvalue_43(%x43) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %w43_0 = graph.constant dense<3.0> : tensor<f32>
  check.equal %r43#0, %w43_0 : tensor<f32>, tensor<f32>
  %w43_1 = graph.constant dense<0> : tensor<i64>
  check.equal %r43#1, %w43_1 : tensor<i64>, tensor<i64>
  %x44 = graph.constant dense<> : tensor<0x3xf32>
  %r44:2 = call @median_44(%x44) : (tensor<0x3xf32>) -> (tensor<0xf32>, tensor<0xi64>)
  %w44_0 = graph.constant dense<> : tensor<0xf32>
  check.equal %r44#0, %w44_0 : tensor<0xf32>, tensor<0xf32>
  %w44_1 = graph.constant dense<> : tensor<0xi64>
  check.equal %r44#1, %w44_1 : tensor<0xi64>, tensor<0xi64>
  %x45 = graph.constant dense<> : tensor<0x3xf32>
  %r45:2 = call @mode_45(%x45) : (tensor<0x3xf32>) -> (tensor<0xf32>, tensor<0xi64>)
  %w45_0 = graph.constant dense<> : tensor<0xf32>
  check.equal %r45#0, %w45_0 : tensor<0xf32>, tensor<0xf32>
  %w45_1 = graph.constant dense<> : tensor<0xi64>
  check.equal %r45#1, %w45_1 : tensor<0xi64>, tensor<0xi64>
  return
}

// Inferred sizes of convolutions and pools: static ones are constants although the result type does not say them,
// unknown ones are computed.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @conv_plain(
// CHECK: return %c2, %c16, %c6, %c7 : index, index, index, index
func.func @conv_plain(%x: tensor<2x3x8x9xf32>, %w: tensor<16x3x3x3xf32>) -> (index, index, index, index) {
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x3x8x9xf32>, tensor<16x3x3x3xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @conv_padded(
// CHECK: return %c2, %c16, %c8, %c11 : index, index, index, index
func.func @conv_padded(%x: tensor<2x3x8x9xf32>, %w: tensor<16x3x3x3xf32>) -> (index, index, index, index) {
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [1, 2], dilation = [1, 1], groups = 1 : (tensor<2x3x8x9xf32>, tensor<16x3x3x3xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @conv_strided(
// CHECK: return %c2, %c16, %c3, %c3 : index, index, index, index
func.func @conv_strided(%x: tensor<2x3x8x9xf32>, %w: tensor<16x3x3x3xf32>) -> (index, index, index, index) {
  %0 = graph.conv %x, %w, stride = [2, 3], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x3x8x9xf32>, tensor<16x3x3x3xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// 8 - 2 * 2 and 9 - 3 * 2.
// CHECK-LABEL: func.func @conv_dilated(
// CHECK: return %c2, %c16, %c4, %c3 : index, index, index, index
func.func @conv_dilated(%x: tensor<2x3x8x9xf32>, %w: tensor<16x3x3x3xf32>) -> (index, index, index, index) {
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [2, 3], groups = 1 : (tensor<2x3x8x9xf32>, tensor<16x3x3x3xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @conv_all(
// CHECK: return %c2, %c6, %c4, %c6 : index, index, index, index
func.func @conv_all(%x: tensor<2x4x11x13xf32>, %w: tensor<6x2x3x5xf32>) -> (index, index, index, index) {
  %0 = graph.conv %x, %w, stride = [2, 2], padding = [1, 3], dilation = [3, 2], groups = 2 : (tensor<2x4x11x13xf32>, tensor<6x2x3x5xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @conv_one_window(
// CHECK: return %c1, %c1, %c1, %c1 : index, index, index, index
func.func @conv_one_window(%x: tensor<1x1x3x3xf32>, %w: tensor<1x1x3x3xf32>) -> (index, index, index, index) {
  %0 = graph.conv %x, %w, stride = [7, 7], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @conv_no_batch(
// CHECK: return %c0, %c1, %c1, %c1 : index, index, index, index
func.func @conv_no_batch(%x: tensor<0x1x3x3xf32>, %w: tensor<1x1x3x3xf32>) -> (index, index, index, index) {
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<0x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// Sizes as values: only unknown ones are computed.
// CHECK-LABEL: func.func @conv_unknown(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x?x?xf32>, %[[W:.+]]: tensor<16x3x3x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3x?x?xf32>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[X]], %c2 : tensor<?x3x?x?xf32>
// CHECK-NEXT: %[[D3:.+]] = tensor.dim %[[X]], %c3 : tensor<?x3x?x?xf32>
// CHECK-NEXT: %[[V4:.+]] = arith.addi %[[D3]], %c-3 : index
// CHECK-NEXT: %[[V5:.+]] = arith.floordivsi %[[V4]], %c2 : index
// CHECK-NEXT: %[[V6:.+]] = arith.addi %[[V5]], %c1 : index
// CHECK-NEXT: return %[[D1]], %c16, %[[D2]], %[[V6]] : index, index, index, index
func.func @conv_unknown(%x: tensor<?x3x?x?xf32>, %w: tensor<16x3x3x3xf32>) -> (index, index, index, index) {
  %0 = graph.conv %x, %w, stride = [1, 2], padding = [1, 1], dilation = [1, 2], groups = 1 : (tensor<?x3x?x?xf32>, tensor<16x3x3x3xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @conv_unknown_channels(
// CHECK-SAME: %[[X:.+]]: tensor<1x?x8x8xf32>, %[[W:.+]]: tensor<?x?x3x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[W]], %c0 : tensor<?x?x3x3xf32>
// CHECK-NEXT: return %c1, %[[D1]], %c6, %c6 : index, index, index, index
func.func @conv_unknown_channels(%x: tensor<1x?x8x8xf32>, %w: tensor<?x?x3x3xf32>) -> (index, index, index, index) {
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x?x8x8xf32>, tensor<?x?x3x3xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @max_pool_floor(
// CHECK: return %c1, %c3, %c3, %c4 : index, index, index, index
func.func @max_pool_floor(%x: tensor<1x3x7x8xf32>) -> (index, index, index, index) {
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x7x8xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @max_pool_ceil(
// CHECK: return %c1, %c3, %c4, %c4 : index, index, index, index
func.func @max_pool_ceil(%x: tensor<1x3x7x8xf32>) -> (index, index, index, index) {
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<1x3x7x8xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// A window of the first dimension would start in the right padding: dropped.
// CHECK-LABEL: func.func @max_pool_ceil_in_padding(
// CHECK: return %c3, %c2, %c2 : index, index, index
func.func @max_pool_ceil_in_padding(%x: tensor<3x4x5xf32>) -> (index, index, index) {
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [3, 3], padding = [1, 1], dilation = [1, 1], ceil_mode = true : (tensor<3x4x5xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @max_pool_dilated(
// CHECK: return %c1, %c3, %c7, %c1 : index, index, index, index
func.func @max_pool_dilated(%x: tensor<1x3x9x9xf32>) -> (index, index, index, index) {
  %0 = graph.max_pool %x, kernel_size = [3, 3], stride = [1, 2], padding = [1, 0], dilation = [2, 4], ceil_mode = false : (tensor<1x3x9x9xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @max_pool_unknown(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x?x8xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3x?x8xf32>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[X]], %c2 : tensor<?x3x?x8xf32>
// CHECK-NEXT: %[[V3:.+]] = arith.addi %[[D2]], %c-2 : index
// CHECK-NEXT: %[[V4:.+]] = arith.floordivsi %[[V3]], %c2 : index
// CHECK-NEXT: %[[V5:.+]] = arith.addi %[[V4]], %c1 : index
// CHECK-NEXT: return %[[D1]], %c3, %[[V5]], %c4 : index, index, index, index
func.func @max_pool_unknown(%x: tensor<?x3x?x8xf32>) -> (index, index, index, index) {
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x?x8xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @max_pool_unknown_ceil(
// CHECK-SAME: %[[X:.+]]: tensor<1x3x?x8xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c2 : tensor<1x3x?x8xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.addi %[[D1]], %c-2 : index
// CHECK-NEXT: %[[V3:.+]] = arith.floordivsi %[[V2]], %c2 : index
// CHECK-NEXT: %[[V4:.+]] = arith.addi %[[V3]], %c2 : index
// CHECK-NEXT: %[[V5:.+]] = arith.floordivsi %[[D1]], %c2 : index
// CHECK-NEXT: %[[V6:.+]] = arith.addi %[[V5]], %c1 : index
// CHECK-NEXT: %[[V7:.+]] = arith.minsi %[[V4]], %[[V6]] : index
// CHECK-NEXT: return %c1, %c3, %[[V7]], %c5 : index, index, index, index
func.func @max_pool_unknown_ceil(%x: tensor<1x3x?x8xf32>) -> (index, index, index, index) {
  %0 = graph.max_pool %x, kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], dilation = [1, 1], ceil_mode = true : (tensor<1x3x?x8xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @avg_pool(
// CHECK: return %c3, %c5, %c7 : index, index, index
func.func @avg_pool(%x: tensor<3x8x8xf32>) -> (index, index, index) {
  %0 = graph.avg_pool %x, kernel_size = [3, 2], stride = [2, 1], padding = [1, 0], ceil_mode = true, count_include_pad = false : (tensor<3x8x8xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @one_dimension(
// CHECK: return %c3 : index
func.func @one_dimension(%x: tensor<2x4x6xf32>, %w: tensor<3x4x3xf32>) -> index {
  %0 = graph.conv %x, %w, stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<2x4x6xf32>, tensor<3x4x3xf32>) -> tensor<?x?x?xf32>
  %c2 = arith.constant 2 : index
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d2 : index
}

// CHECK-LABEL: func.func @three_dimensions(
// CHECK: return %c1, %c3, %c4 : index, index, index
func.func @three_dimensions(%x: tensor<2x3x6x8xf32>) -> (index, index, index) {
  %0 = graph.avg_pool %x, kernel_size = [3, 2, 2], stride = [1, 2, 2], padding = [0, 0, 0], ceil_mode = false, count_include_pad = true : (tensor<2x3x6x8xf32>) -> tensor<?x?x?x?xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d1, %d2, %d3 : index, index, index
}

// RUN: tcopt %s --pass-pipeline='builtin.module(func.func(cuda-choose-schedule),nest.kernel(cuda-choose-schedule))' | FileCheck %s

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#image = affine_map<(f, y, x, kx, c, ky) -> (c, y + ky, x + kx)>
#filter = affine_map<(f, y, x, kx, c, ky) -> (f, c, ky, kx)>
#conv = affine_map<(f, y, x, kx, c, ky) -> (f, y, x)>

// Tiles that keep all of a GPU busy are as large as registers allow.

// CHECK-LABEL: func @large(
//       CHECK: #cuda.contraction<{{.*}} tile = [128, 128, 16], thread = [8, 8]>
func.func @large(%a: tensor<2048x512xf32>, %b: tensor<512x2048xf32>, %c: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%c : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  return %0 : tensor<2048x2048xf32>
}

// CHECK-LABEL: func @wide_elements(
//       CHECK: #cuda.contraction<{{.*}} tile = [64, 64, 8], thread = [8, 4]>
func.func @wide_elements(%a: tensor<2048x512xf64>, %b: tensor<512x2048xf64>, %c: tensor<2048x2048xf64>) -> tensor<2048x2048xf64> {
  %0 = linalg.matmul ins(%a, %b : tensor<2048x512xf64>, tensor<512x2048xf64>) outs(%c : tensor<2048x2048xf64>) -> tensor<2048x2048xf64>
  return %0 : tensor<2048x2048xf64>
}

// Blocks share the terms of few tiles if these may be reordered.

// CHECK-LABEL: nest.kernel @few_tiles(
//  CHECK-SAME: #cuda.contraction<{{.*}} tile = [32, 32, 32], thread = [4, 4], split = 32>
//  CHECK-SAME: nest.thread_bytes = 524288
nest.kernel @few_tiles(%a: tensor<64x8192xf32>, %b: tensor<8192x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<64x8192xf32>, tensor<8192x64xf32>) outs(%c : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %p = arith.mulf %x, %y fastmath<reassoc> : f32
    %t = arith.addf %s, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  } -> tensor<64x64xf32>
  nest.return %0 : tensor<64x64xf32>
}

// CHECK-LABEL: func @few_tiles_in_order(
//       CHECK: #cuda.contraction<{{.*}} tile = [32, 32, 32], thread = [4, 4]>
func.func @few_tiles_in_order(%a: tensor<64x8192xf32>, %b: tensor<8192x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x8192xf32>, tensor<8192x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// CHECK-LABEL: func @symbolic(
//       CHECK: #cuda.contraction<{{.*}} tile = [128, 128, 16], thread = [8, 8]>
func.func @symbolic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// A convolution. Its terms keep their order, f32's sums are not reassociated.

// CHECK-LABEL: func @windows(
//       CHECK: #cuda.contraction<order = [0, 1, 2, 3, 4, 5], tile = [32, 32, 32], thread = [4, 4]>
func.func @windows(%i: tensor<16x30x30xf32>, %w: tensor<32x16x3x3xf32>, %c: tensor<32x28x28xf32>) -> tensor<32x28x28xf32> {
  %0 = linalg.generic {indexing_maps = [#image, #filter, #conv], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%i, %w : tensor<16x30x30xf32>, tensor<32x16x3x3xf32>) outs(%c : tensor<32x28x28xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %p = arith.mulf %x, %y : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  } -> tensor<32x28x28xf32>
  return %0 : tensor<32x28x28xf32>
}

// A few rows leave most of a tile idle, but read the columns once.

// CHECK-LABEL: func @few_rows(
//       CHECK: #cuda.contraction<{{.*}} tile = [32, 32, 32], thread = [4, 4]>
func.func @few_rows(%a: tensor<8x512xf32>, %b: tensor<512x2048xf32>, %c: tensor<8x2048xf32>) -> tensor<8x2048xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x512xf32>, tensor<512x2048xf32>) outs(%c : tensor<8x2048xf32>) -> tensor<8x2048xf32>
  return %0 : tensor<8x2048xf32>
}

// One row, few columns or terms are for other kinds.

// CHECK-LABEL: func @one_row(
//   CHECK-NOT: contraction
func.func @one_row(%a: tensor<1x512xf32>, %b: tensor<512x2048xf32>, %c: tensor<1x2048xf32>) -> tensor<1x2048xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1x512xf32>, tensor<512x2048xf32>) outs(%c : tensor<1x2048xf32>) -> tensor<1x2048xf32>
  return %0 : tensor<1x2048xf32>
}

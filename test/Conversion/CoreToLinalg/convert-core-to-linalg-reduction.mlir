// Reductions, windows and contractions.
// RUN: tcopt %s --convert-core-to-linalg --split-input-file | FileCheck %s

// CHECK: #[[$ALL:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #[[$KEPT:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func @sum(
// CHECK-SAME:      %[[X:.*]]: tensor<?x4xf32>)
func.func @sum(%x: tensor<?x4xf32>) -> tensor<?xf32> {
  // CHECK: %[[N:.*]] = tensor.dim %[[X]]
  // CHECK: %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?xf32>
  // CHECK: %[[START:.*]] = linalg.fill ins(%cst : f32) outs(%[[E]]
  // CHECK: linalg.generic {indexing_maps = [#[[$ALL]], #[[$KEPT]]], iterator_types = ["parallel", "reduction"]} ins(%[[X]] : {{.*}}) outs(%[[START]]
  // CHECK: ^bb0(%[[V:.*]]: f32, %[[S:.*]]: f32)
  // CHECK: arith.addf %[[S]], %[[V]] fastmath<reassoc,contract>
  %r = core.reduce add, %x, dims = [1] : (tensor<?x4xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func @strict(
// CHECK: arith.addf %{{[^ ]*}}, %{{[^ ]*}} : f32
func.func @strict(%x: tensor<4xf32>) -> tensor<f32> attributes {tcopt.numerics = "strict"} {
  %r = core.reduce add, %x, dims = [0] : (tensor<4xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// CHECK-LABEL: func @neutral(
func.func @neutral(%f: tensor<4xf32>, %i: tensor<4xi32>, %u: tensor<4xui8>, %b: tensor<4xi1>) -> (tensor<f32>, tensor<i32>, tensor<ui8>, tensor<i1>) {
  // CHECK: arith.constant 0xFF800000 : f32
  // CHECK: arith.maximumf
  %0 = core.reduce maximum, %f, dims = [0] : (tensor<4xf32>) -> tensor<f32>
  // CHECK: arith.constant 2147483647 : i32
  // CHECK: arith.minsi
  %1 = core.reduce minimum, %i, dims = [0] : (tensor<4xi32>) -> tensor<i32>
  // CHECK: arith.constant -1 : i8
  // CHECK: arith.minui
  %2 = core.reduce minimum, %u, dims = [0] : (tensor<4xui8>) -> tensor<ui8>
  // CHECK: arith.constant 1 : i8
  // CHECK: arith.andi %{{.*}} : i8
  %3 = core.reduce and, %b, dims = [0] : (tensor<4xi1>) -> tensor<i1>
  return %0, %1, %2, %3 : tensor<f32>, tensor<i32>, tensor<ui8>, tensor<i1>
}

// -----

// CHECK-LABEL: func @arg_max(
func.func @arg_max(%x: tensor<3x4xf32>) -> tensor<3xi64> {
  // CHECK: %[[R:.*]]:2 = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
  // CHECK: ^bb0(%[[V:.*]]: f32, %[[BEST:.*]]: f32, %[[AT:.*]]: i64):
  // CHECK: %[[BEYOND:.*]] = arith.cmpf ogt, %[[V]], %[[BEST]]
  // CHECK: %[[NAN:.*]] = arith.cmpf uno, %[[V]], %[[V]]
  // CHECK: %[[FIRST:.*]] = arith.cmpf ord, %[[BEST]], %[[BEST]]
  // CHECK: %[[AND:.*]] = arith.andi %[[NAN]], %[[FIRST]]
  // CHECK: %[[BETTER:.*]] = arith.ori %[[BEYOND]], %[[AND]]
  // CHECK: linalg.index 1
  // CHECK: arith.select %[[BETTER]], %{{.*}}, %[[AT]] : i64
  // CHECK: return %[[R]]#1
  %r = core.arg_reduce maximum, %x, dim = 1 : (tensor<3x4xf32>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// -----

// Only windows of more than one element have loops.
// Places that may lie around the edges are read under a condition.
// CHECK: #[[$WINDOW:.*]] = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK: #[[$AT:.*]] = affine_map<(d0, d1, d2, d3) -> (d1 * 2 + d3 - 1)>
// CHECK-LABEL: func @max_pool(
// CHECK-SAME:      %[[X:.*]]: tensor<2x?x5xf32>)
func.func @max_pool(%x: tensor<2x?x5xf32>) -> tensor<2x?x5xf32> {
  // CHECK-NOT: tensor.insert_slice
  // CHECK: %[[W:.*]] = tensor.empty() : tensor<3xf32>
  // CHECK: %[[SIZE:.*]] = tensor.dim %[[X]]
  // CHECK: linalg.generic {indexing_maps = [#[[$WINDOW]], #{{.*}}], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[W]] :
  // CHECK: %[[PLACE:.*]] = affine.apply #[[$AT]](
  // CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[PLACE]], %[[SIZE]]
  // CHECK: scf.if %[[INSIDE]]
  // CHECK: tensor.extract %[[X]][%{{.*}}, %[[PLACE]], %{{.*}}]
  // CHECK: arith.maximumf
  %r = core.reduce_window maximum, %x, sizes = [1, 3, 1], strides = [1, 2, 1], low = [0, 1, 0], high = [0, 1, 0], dilations = [1, 1, 1] : (tensor<2x?x5xf32>) -> tensor<2x?x5xf32>
  return %r : tensor<2x?x5xf32>
}

// -----

// A large window reads a padded copy.
// CHECK-LABEL: func @large_window(
func.func @large_window(%x: tensor<4x512xf32>) -> tensor<4x512xf32> {
  // CHECK: %[[PADDED:.*]] = tensor.insert_slice {{.*}}[0, 64] [4, 512] [1, 1]
  // CHECK: linalg.generic {{.*}} ins(%[[PADDED]], %{{.*}} :
  %r = core.reduce_window maximum, %x, sizes = [1, 129], strides = [1, 1], low = [0, 64], high = [0, 64], dilations = [1, 1] : (tensor<4x512xf32>) -> tensor<4x512xf32>
  return %r : tensor<4x512xf32>
}

// -----

// CHECK: #[[$LHS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK: #[[$RHS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK: #[[$SUM:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-LABEL: func @batched_matmul(
func.func @batched_matmul(%a: tensor<?x2x3xf16>, %b: tensor<?x3x4xf16>) -> tensor<?x2x4xf32> {
  // CHECK: linalg.fill ins(%{{.*}} : f32)
  // CHECK: linalg.generic {indexing_maps = [#[[$LHS]], #[[$RHS]], #[[$SUM]]], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
  // CHECK: %[[A:.*]] = arith.extf
  // CHECK: %[[B:.*]] = arith.extf
  // CHECK: %[[P:.*]] = arith.mulf %[[A]], %[[B]] fastmath<contract> : f32
  // CHECK: arith.addf %{{.*}}, %[[P]] fastmath<reassoc,contract> : f32
  %r = core.contract %a, %b, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<?x2x3xf16>, tensor<?x3x4xf16>) -> tensor<?x2x4xf32>
  return %r : tensor<?x2x4xf32>
}

// -----

// CHECK: #[[$X:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4 * 3)>
// CHECK: #[[$W:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
// CHECK: #[[$R:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK-LABEL: func @convolution(
// CHECK-SAME:      %[[X:.*]]: tensor<?x4x9xf32>, %[[W:.*]]: tensor<6x4x2xf32>)
func.func @convolution(%x: tensor<?x4x9xf32>, %w: tensor<6x4x2xf32>) -> tensor<?x6x3xf32> {
  // CHECK-NOT: tensor.insert_slice
  // CHECK: linalg.generic {indexing_maps = [#[[$X]], #[[$W]], #[[$R]]], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[X]], %[[W]] :
  %r = core.convolution %x, %w, strides = [2], low = [0], high = [0], dilations = [3], groups = 1 : (tensor<?x4x9xf32>, tensor<6x4x2xf32>) -> tensor<?x6x3xf32>
  return %r : tensor<?x6x3xf32>
}

// -----

// CHECK: affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d3 + d5)>
// CHECK-LABEL: func @grouped(
func.func @grouped(%x: tensor<1x4x8xf32>, %w: tensor<6x2x3xf32>) -> tensor<1x6x8xf32> {
  // CHECK: %[[X:.+]] = tensor.expand_shape %{{.*}} into tensor<1x2x2x8xf32>
  // CHECK: tensor.expand_shape %{{.*}} into tensor<2x3x2x3xf32>
  // CHECK: tensor.insert_slice %[[X]] into %{{.*}}[0, 0, 0, 1] [1, 2, 2, 8]{{.*}} into tensor<1x2x2x10xf32>
  // CHECK: tensor.collapse_shape %{{.*}} : tensor<1x2x3x8xf32> into tensor<1x6x8xf32>
  %r = core.convolution %x, %w, strides = [1], low = [1], high = [1], dilations = [1], groups = 2 : (tensor<1x4x8xf32>, tensor<6x2x3xf32>) -> tensor<1x6x8xf32>
  return %r : tensor<1x6x8xf32>
}

// -----

// A channel and a small kernel for each output: no padded copy.
// CHECK-LABEL: func @depthwise(
func.func @depthwise(%x: tensor<1x4x8xf32>, %w: tensor<4x1x3xf32>) -> tensor<1x4x8xf32> {
  // CHECK-NOT: tensor.insert_slice
  // CHECK: linalg.generic {{.*}} ins(%{{[a-z0-9_]+}} : tensor<4x1x1x3xf32>)
  // CHECK: scf.if
  // CHECK: arith.mulf
  %r = core.convolution %x, %w, strides = [1], low = [1], high = [1], dilations = [1], groups = 4 : (tensor<1x4x8xf32>, tensor<4x1x3xf32>) -> tensor<1x4x8xf32>
  return %r : tensor<1x4x8xf32>
}

// -----

// The place in the window is kept beside the best element; places outside of x are no candidates.
// CHECK-LABEL: func @arg_reduce_window(
func.func @arg_reduce_window(%x: tensor<?x7xf32>) -> tensor<?x4xi64> {
  // CHECK: linalg.fill ins(%{{.*}} : f32)
  // CHECK: linalg.fill ins(%c-1_i64 : i64)
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]}
  // CHECK: arith.cmpi ult
  // CHECK: scf.if
  // CHECK: linalg.yield %{{.*}}, %{{.*}} : f32, i64
  %r = core.arg_reduce_window maximum, %x, sizes = [1, 3], strides = [1, 2], low = [0, 1], high = [0, 1], dilations = [1, 1] : (tensor<?x7xf32>) -> tensor<?x4xi64>
  return %r : tensor<?x4xi64>
}

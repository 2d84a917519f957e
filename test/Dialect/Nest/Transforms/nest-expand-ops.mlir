// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --nest-expand-ops | FileCheck %s

// An index is checked as soon as it is known, and outside of x nothing happens.
func.func @rows(%x: memref<50x8xf32>, %u: memref<?x8xf32>, %i: memref<?xi64>) {
  nest.scatter ins(%u, %i : memref<?x8xf32>, memref<?xi64>) outs(%x : memref<50x8xf32>)
      dims = [0], x_dims = [1], index_dims = [0], message = "index out of bounds" {
  ^bb0(%new: f32, %old: f32):
    %sum = arith.addf %old, %new : f32
    nest.yield %sum : f32
  }
  return
}

func.func @two_indices(%x: memref<4x5xi32>, %u: memref<3xi32>, %i: memref<3xi32>, %j: memref<3xi32>) {
  nest.scatter ins(%u, %i, %j : memref<3xi32>, memref<3xi32>, memref<3xi32>) outs(%x : memref<4x5xi32>)
      dims = [1, 0], x_dims = [], index_dims = [0] {
  ^bb0(%new: i32, %old: i32):
    nest.yield %new : i32
  }
  return
}

// On tensors it stays.
func.func @tensors(%x: tensor<4xf32>, %u: tensor<f32>, %i: tensor<i64>) -> tensor<4xf32> {
  %r = nest.scatter ins(%u, %i : tensor<f32>, tensor<i64>) outs(%x : tensor<4xf32>)
      dims = [0], x_dims = [], index_dims = [] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Which loops over updates threads share.
// RUN: tcopt %s --nest-lower-to-loops --canonicalize --split-input-file | FileCheck %s

// Each thread runs through all indices, and updates a part of each row.
func.func @rows(%x: memref<50x1024xf32>, %u: memref<?x1024xf32>, %i: memref<?xi64>) {
  nest.scatter ins(%u, %i : memref<?x1024xf32>, memref<?xi64>) outs(%x : memref<50x1024xf32>)
      dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    %sum = arith.addf %old, %new : f32
    nest.yield %sum : f32
  }
  return
}

// -----

// Rows are independent of each other.
func.func @batch(%x: memref<64x50xf32>, %u: memref<64x7xf32>, %i: memref<64x7xi64>) {
  nest.scatter ins(%u, %i : memref<64x7xf32>, memref<64x7xi64>) outs(%x : memref<64x50xf32>)
      dims = [1], x_dims = [0], index_dims = [0, 1] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  return
}

// -----

// Nothing can be shared.
func.func @elements(%x: memref<50xf32>, %u: memref<?xf32>, %i: memref<?xi64>) {
  nest.scatter ins(%u, %i : memref<?xf32>, memref<?xi64>) outs(%x : memref<50xf32>)
      dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  return
}

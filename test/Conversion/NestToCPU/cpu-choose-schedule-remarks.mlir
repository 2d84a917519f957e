// RUN: tcopt %s --cpu-choose-schedule --remark-format=emitRemark --remarks-filter=cpu-choose-schedule 2>&1 | FileCheck %s

// Each sum of products that is not run in register tiles says why.

// CHECK: register-tiles{{.*}}few-rows
func.func @few_rows(%a: memref<2x64xf32>, %b: memref<64x64xf32>, %c: memref<2x64xf32>) {
  linalg.matmul ins(%a, %b : memref<2x64xf32>, memref<64x64xf32>) outs(%c : memref<2x64xf32>)
  return
}

// CHECK: register-tiles{{.*}}few-columns
func.func @few_columns(%a: memref<64x64xi32>, %b: memref<5x64xi32>, %c: memref<64x5xi32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xi32>, memref<5x64xi32>) outs(%c : memref<64x5xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %p = arith.muli %x, %y : i32
    %s = arith.addi %o, %p : i32
    linalg.yield %s : i32
  }
  return
}

// CHECK: register-tiles{{.*}}short-sum
func.func @short_sum(%a: memref<64x4xf32>, %b: memref<4x64xf32>, %c: memref<64x64xf32>) {
  linalg.matmul ins(%a, %b : memref<64x4xf32>, memref<4x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// CHECK: register-tiles{{.*}}contiguous-loop-in-both-inputs
func.func @depthwise(%x: memref<2x10x10x64xf32>, %w: memref<3x3x64xf32>, %y: memref<2x8x8x64xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%x, %w : memref<2x10x10x64xf32>, memref<3x3x64xf32>)
      outs(%y : memref<2x8x8x64xf32>)
  return
}

// CHECK: register-tiles{{.*}}layout
func.func @not_linear(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m mod 8, k)>, affine_map<(m, n, k) -> (k, n)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return
}

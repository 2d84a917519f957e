// Tiles of sums of products that a GPU cannot execute.
// RUN: tcopt %s --cuda-lower-to-loops --split-input-file --verify-diagnostics

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// Sums of threads.

func.func @threads(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>, %d: memref<64x?xf32>, %e: memref<?x64xf32>, %x: memref<4x9xi32>, %y: memref<4xi32>)
    attributes {nest.schedule = #nest.schedules<[
      #cuda.contraction<order = [0, 1], tile = [16, 8, 8], thread = [2, 2]>,
      #cuda.contraction<order = [0, 1, 2], tile = [16, 8, 8], thread = [2, 2], split = 65>,
      #cuda.contraction<order = [0, 1, 2], tile = [16, 8, 8], thread = [2, 2], split = 2>,
      #cuda.contraction<order = [0, 1, 2], tile = [24, 24, 8], thread = [3, 6]>,
      #cuda.contraction<order = [0, 1, 2], tile = [128, 256, 64], thread = [16, 16]>,
      #cuda.contraction<order = [0, 1, 2], tile = [24, 10, 8], thread = [2, 2]>,
      #cuda.contraction<order = [0, 1, 2], tile = [2, 2, 8], thread = [2, 2]>,
      #cuda.contraction<order = [0, 1, 2], tile = [16, 8, 12], thread = [2, 2]>,
      #cuda.contraction<order = [0, 1, 2], tile = [16, 8, 64], thread = [2, 2]>,
      #cuda.contraction<order = [0, 1, 2], tile = [128, 256, 32], thread = [8, 8]>,
      #cuda.contraction<order = [0, 1, 2], tile = [16, 8, 8], thread = [2, 2], split = 4>]>} {
  // expected-error @below {{'linalg.reduce' op expected a sum of products whose columns one input owns, with terms}}
  linalg.reduce {arith.addi} ins(%x : memref<4x9xi32>) outs(%y : memref<4xi32>) dimensions = [1]
  // expected-error @below {{'linalg.generic' op expected at most 64 blocks that share terms, where sizes are known and terms may be reordered}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most 64 blocks that share terms, where sizes are known and terms may be reordered}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected powers of two up to 16 as rows and columns of a thread, and at most 8192 products of it in a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected powers of two up to 16 as rows and columns of a thread, and at most 8192 products of it in a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected rows and columns of threads that make warps}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected rows and columns of threads that make warps}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a tile whose inputs threads read alike}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a tile whose inputs threads read alike}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a tile whose inputs a block has shared memory for but found #cuda.contraction<order = [0, 1, 2], tile = [128, 256, 32], thread = [8, 8]>, which takes 100352 bytes of 49152}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected nest.thread_bytes of the kernel for what blocks pass on but found #cuda.contraction<order = [0, 1, 2], tile = [16, 8, 8], thread = [2, 2], split = 4>, which takes 65536 bytes of 0}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  return
}

// -----

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// A chip without tensor core instructions for bf16.

module attributes {tcopt.target = #tcopt.target<chip = "sm_75">} {
func.func @old(%a: memref<64x64xbf16>, %b: memref<64x64xbf16>, %c: memref<64x64xf32>)
    attributes {nest.schedule = #cuda.mma<order = [0, 1, 2], tile = [32, 32, 32], warp = [16, 16], k = 16, stages = 3>} {
  // expected-error @below {{'linalg.generic' op expected the terms of an instruction that the chip has for the op's products}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  return
}
}

// -----

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// Sums in strict, and products of f32 that are not to be rounded.

module attributes {tcopt.target = #tcopt.target<chip = "sm_90">} {
func.func @strict(%a: memref<64x64xbf16>, %b: memref<64x64xbf16>, %c: memref<64x64xf32>, %d: memref<64x64xf32>, %e: memref<64x64xf32>) attributes {nest.schedule = #nest.schedules<[
      #cuda.mma<order = [0, 1, 2], tile = [32, 32, 32], warp = [16, 16], k = 16, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [32, 32, 16], warp = [16, 16], k = 8, stages = 3>]>, tcopt.numerics = "strict"} {
  // expected-error @below {{'linalg.generic' op expected the terms of an instruction that the chip has for the op's products}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected the terms of an instruction that the chip has for the op's products}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%d, %e : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  return
}
}

// -----

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// Sums of tensor cores.

module attributes {tcopt.target = #tcopt.target<chip = "sm_90">} {
func.func @tensor_cores(%a: memref<64x64xbf16>, %b: memref<64x64xbf16>, %c: memref<64x64xf32>, %d: memref<64x64xf32>, %e: memref<64x64xf32>) attributes {nest.schedule = #nest.schedules<[
      #cuda.mma<order = [0, 1, 2], tile = [32, 32, 32], warp = [16, 16], k = 8, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [96, 32, 32], warp = [48, 16], k = 16, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [32, 32, 48], warp = [16, 16], k = 16, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [32, 32, 8], warp = [16, 16], k = 16, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [32, 32, 32], warp = [8, 16], k = 16, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [16, 32, 16], warp = [16, 16], k = 8, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [128, 128, 32], warp = [128, 128], k = 16, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [16, 256, 32], warp = [16, 256], k = 16, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [32, 32, 64], warp = [32, 32], k = 16, stages = 3>,
      #cuda.mma<order = [0, 1, 2], tile = [128, 256, 64], warp = [64, 64], k = 16, stages = 5>,
      #cuda.mma<order = [0, 1, 2], tile = [32, 32, 32], warp = [16, 16], k = 16, stages = 3, split = 2>]>, tcopt.allow_tf32} {
  // expected-error @below {{'linalg.generic' op expected the terms of an instruction that the chip has for the op's products}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected rows, columns and terms that are powers of two}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected rows, columns and terms that are powers of two}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at least 16 rows and columns of a warp, the terms of an instruction, and, of f32, 32 rows and columns of a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at least 16 rows and columns of a warp, the terms of an instruction, and, of f32, 32 rows and columns of a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at least 16 rows and columns of a warp, the terms of an instruction, and, of f32, 32 rows and columns of a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%d, %e : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most 256 sums of a lane, 8192 products of it in a tile, and 32 runs of 16 bytes of results in a row of a warp}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most 256 sums of a lane, 8192 products of it in a tile, and 32 runs of 16 bytes of results in a row of a warp}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a tile whose inputs threads read alike}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected tiles that a block has shared memory for but found #cuda.mma<order = [0, 1, 2], tile = [128, 256, 64], warp = [64, 64], k = 16, stages = 5>, which takes 245760 bytes of 232448}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected nest.thread_bytes of the kernel for what blocks pass on}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  return
}
}

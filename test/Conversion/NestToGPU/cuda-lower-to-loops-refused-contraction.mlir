// Tiles of sums of products that a GPU cannot execute.
// RUN: tcopt %s --cuda-lower-to-loops --split-input-file --verify-diagnostics

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// Sums of threads.

func.func @threads(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>, %u: memref<64x0xf32>, %v: memref<0x64xf32>, %d: memref<64x?xf32>, %e: memref<?x64xf32>, %x: memref<4x9xi32>, %y: memref<4xi32>) {
  // expected-error @below {{'linalg.reduce' op expected a sum of products whose columns one input owns, with terms}}
  linalg.reduce {arith.addi} ins(%x : memref<4x9xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1], tile = [], parallel = 1, vector = [16, 8, 8, 2, 2, 1] on 32 threads>}
  // expected-error @below {{'linalg.generic' op expected a sum of products whose columns one input owns, with terms}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%u, %v : memref<64x0xf32>, memref<0x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 2, 1] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads to share all loops but the reduced ones}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 1, vector = [16, 8, 8, 2, 2, 1] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a number of threads}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 2, 1]>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected no tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [16, 8, 8], parallel = 2, vector = [16, 8, 8, 2, 2, 1] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a vector of 6 numbers, or of 8 for tensor cores, none of which is 0}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a vector of 6 numbers, or of 8 for tensor cores, none of which is 0}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a vector of 6 numbers, or of 8 for tensor cores, none of which is 0}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 2, 1, 16] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a vector of 6 numbers, or of 8 for tensor cores, none of which is 0}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 0, 1] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a vector of 6 numbers, or of 8 for tensor cores, none of which is 0}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 2, 0] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected rows and columns of a tile that those of its threads or warps divide}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 3, 2, 1] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected as many threads as its tile has}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 2, 1] on 64 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most 64 blocks that share terms, where sizes are known and terms may be reordered}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 2, 65] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most 64 blocks that share terms, where sizes are known and terms may be reordered}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 2, 2] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected powers of two up to 16 as rows and columns of a thread, and at most 8192 products of it in a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [24, 24, 8, 3, 6, 1] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected powers of two up to 16 as rows and columns of a thread, and at most 8192 products of it in a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [128, 256, 64, 16, 16, 1] on 128 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected rows and columns of threads that make warps}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [24, 10, 8, 2, 2, 1] on 60 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected rows and columns of threads that make warps}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [2, 2, 8, 2, 2, 1] on 1 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a tile whose inputs threads read alike}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 12, 2, 2, 1] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a tile whose inputs threads read alike}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 64, 2, 2, 1] on 32 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a tile whose inputs a block has shared memory for but found #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [128, 256, 32, 8, 8, 1] on 512 threads>, which takes 100352 bytes of 49152}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [128, 256, 32, 8, 8, 1] on 512 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected nest.thread_bytes of the kernel for what blocks pass on but found #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 2, 4] on 32 threads>, which takes 65536 bytes of 0}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 8, 8, 2, 2, 4] on 32 threads>} {
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

// Chips that have no such instructions.

module attributes {tcopt.target = #tcopt.target<chip = "sm_75">} {
func.func @old(%a: memref<64x64xbf16>, %b: memref<64x64xbf16>, %c: memref<64x64xf32>) {
  // expected-error @below {{'linalg.generic' op expected the terms of an instruction that the chip has for the op's products}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 32, 16, 16, 1, 16, 3] on 128 threads>} {
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
func.func @strict(%a: memref<64x64xbf16>, %b: memref<64x64xbf16>, %c: memref<64x64xf32>, %d: memref<64x64xf32>, %e: memref<64x64xf32>) attributes {tcopt.numerics = "strict"} {
  // expected-error @below {{'linalg.generic' op expected the terms of an instruction that the chip has for the op's products}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 32, 16, 16, 1, 16, 3] on 128 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected the terms of an instruction that the chip has for the op's products}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%d, %e : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 16, 16, 16, 1, 8, 3] on 128 threads>} {
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
func.func @tensor_cores(%a: memref<64x64xbf16>, %b: memref<64x64xbf16>, %c: memref<64x64xf32>, %d: memref<64x64xf32>, %e: memref<64x64xf32>) attributes {tcopt.allow_tf32} {
  // expected-error @below {{'linalg.generic' op expected the terms of an instruction that the chip has for the op's products}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 32, 16, 16, 1, 8, 3] on 128 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected rows, columns and terms that are powers of two}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [96, 32, 32, 48, 16, 1, 16, 3] on 128 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected rows, columns and terms that are powers of two}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 48, 16, 16, 1, 16, 3] on 128 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at least 16 rows and columns of a warp, the terms of an instruction, and, of f32, 32 rows and columns of a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 8, 16, 16, 1, 16, 3] on 128 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at least 16 rows and columns of a warp, the terms of an instruction, and, of f32, 32 rows and columns of a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 32, 8, 16, 1, 16, 3] on 256 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at least 16 rows and columns of a warp, the terms of an instruction, and, of f32, 32 rows and columns of a tile}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%d, %e : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 32, 16, 16, 16, 1, 8, 3] on 64 threads>} {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %p = arith.mulf %row, %column : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most 256 sums of a lane, 8192 products of it in a tile, and 32 runs of 16 bytes of results in a row of a warp}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [128, 128, 32, 128, 128, 1, 16, 3] on 32 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most 256 sums of a lane, 8192 products of it in a tile, and 32 runs of 16 bytes of results in a row of a warp}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [16, 256, 32, 16, 256, 1, 16, 3] on 32 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected 2 to 8 tiles in shared memory}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 32, 16, 16, 1, 16, 1] on 128 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected 2 to 8 tiles in shared memory}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 32, 16, 16, 1, 16, 100] on 128 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected a tile whose inputs threads read alike}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 64, 32, 32, 1, 16, 3] on 32 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected tiles that a block has shared memory for but found #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [128, 256, 64, 64, 64, 1, 16, 5] on 256 threads>, which takes 245760 bytes of 232448}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [128, 256, 64, 64, 64, 1, 16, 5] on 256 threads>} {
  ^bb0(%row: bf16, %column: bf16, %sum: f32):
    %r = arith.extf %row : bf16 to f32
    %w = arith.extf %column : bf16 to f32
    %p = arith.mulf %r, %w : f32
    %t = arith.addf %sum, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  // expected-error @below {{'linalg.generic' op expected nest.thread_bytes of the kernel for what blocks pass on}}
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [], parallel = 2, vector = [32, 32, 32, 16, 16, 2, 16, 3] on 128 threads>} {
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

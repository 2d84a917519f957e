// Schedules that a GPU cannot execute: each rule of each kind.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" --split-input-file --verify-diagnostics

// All are told at once.

func.func @kinds(%x: memref<4x9xf32>, %m: memref<4x9xf32>, %y: memref<4xf32>, %z: f32) {
  // expected-error @below {{'linalg.copy' op expected a kind of GPUs but found #nest.schedule<kind = columns}}
  linalg.copy {nest.schedule = #nest.schedule<kind = columns, order = [0, 1], tile = [], parallel = 2, vector = [] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a kind of GPUs}}
  linalg.copy {nest.schedule = #nest.schedule<kind = vector_rows, order = [0, 1], tile = [], parallel = 2, vector = [] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a kind of GPUs}}
  linalg.copy {nest.schedule = #nest.schedule<kind = blocks, order = [0, 1], tile = [], parallel = 2, vector = [] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected no variants}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = [] on 256 threads, variants = [#nest.variant<loops = [0], below = 4, schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = []>>]>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected threads to share all loops but found}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 1, vector = [] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a number of threads}}
  linalg.copy {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 2, vector = []>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a kind without reductions}}
  linalg.copy {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [], parallel = 2, vector = [] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected no threads}}
  linalg.copy {nest.schedule = #nest.schedule<kind = loops, order = [], tile = [], parallel = 0, vector = [] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected no vector}}
  linalg.copy {nest.schedule = #nest.schedule<kind = loops, order = [], tile = [], parallel = 0, vector = [4]>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a fill}}
  linalg.copy {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.reduce' op expected an elementwise op}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = epilogue, order = [], tile = [], parallel = 0, vector = []>}
  // expected-error @below {{'linalg.reduce' op expected a kind for reductions}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 1, vector = [] on 256 threads>}
  return
}

// -----

#shifted = affine_map<(d0) -> (d0 + 3)>
#id = affine_map<(d0) -> (d0)>

// Vectors.

func.func @vectors(%x: memref<4x9xf32>, %m: memref<4x9xf32>, %a: memref<8x4x8xf32>, %b: memref<8x4x8xf32>, %c: memref<4x8xf32, strided<[16, 1]>>, %d: memref<4x8xf32, strided<[16, 1]>>, %s: memref<f32>, %r: memref<f32>, %p: memref<64xi1>, %q: memref<64xi1>, %n: memref<64xf32>, %w: memref<68xf32>) {
  // expected-error @below {{'linalg.copy' op expected a vector of a power of two up to 8, and at most 64 elements of a thread}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = [4] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a vector of a power of two up to 8, and at most 64 elements of a thread}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = [4, 1, 1] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a vector of a power of two up to 8, and at most 64 elements of a thread}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = [3, 1] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a vector of a power of two up to 8, and at most 64 elements of a thread}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = [0, 1] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a vector of a power of two up to 8, and at most 64 elements of a thread}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = [4, 0] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a vector of a power of two up to 8, and at most 64 elements of a thread}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = [16, 1] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a vector of a power of two up to 8, and at most 64 elements of a thread}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = [4, 17] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected operands that lie along the last loop, in whole and aligned vectors}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [1, 0], tile = [], parallel = 2, vector = [4, 1] on 256 threads>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected operands that lie along the last loop, in whole and aligned vectors}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 2, 1], tile = [], parallel = 3, vector = [4, 1] on 256 threads>}
      ins(%a : memref<8x4x8xf32>) outs(%b : memref<8x4x8xf32>)
  // expected-error @below {{'linalg.copy' op expected operands that lie along the last loop, in whole and aligned vectors}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0, 1], tile = [], parallel = 2, vector = [4, 1] on 256 threads>}
      ins(%c : memref<4x8xf32, strided<[16, 1]>>) outs(%d : memref<4x8xf32, strided<[16, 1]>>)
  // expected-error @below {{'linalg.copy' op expected operands that lie along the last loop, in whole and aligned vectors}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [], tile = [], parallel = 0, vector = [4, 1] on 256 threads>}
      ins(%s : memref<f32>) outs(%r : memref<f32>)
  // expected-error @below {{'linalg.copy' op expected operands that lie along the last loop, in whole and aligned vectors}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0], tile = [], parallel = 1, vector = [8, 1] on 256 threads>}
      ins(%p : memref<64xi1>) outs(%q : memref<64xi1>)
  // expected-error @below {{'linalg.generic' op expected operands that lie along the last loop, in whole and aligned vectors}}
  linalg.generic {indexing_maps = [#shifted, #id], iterator_types = ["parallel"]} ins(%w : memref<68xf32>) outs(%n : memref<64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = [4, 1] on 256 threads>} {
  ^bb0(%e: f32, %f: f32):
    linalg.yield %e : f32
  }
  return
}

// -----

#t = affine_map<(d0, d1) -> (d1, d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>

// Tiles that are transposed.

func.func @transposes(%x: memref<128x64xf32>, %o: memref<64x128xf32>, %u: memref<?x?xf32>, %v: memref<?x?xf32>, %d: memref<1024x1024xf64>, %e: memref<1024x1024xf64>, %i: memref<128x64xindex>, %j: memref<64x128xindex>) {
  // expected-error @below {{'linalg.generic' op expected elements that are integers or floats}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%i : memref<128x64xindex>) outs(%j : memref<64x128xindex>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 64], parallel = 2, vector = [4] on 128 threads>} {
  ^bb0(%in: index, %out: index):
    linalg.yield %in : index
  }
  // expected-error @below {{'linalg.generic' op expected elements that are integers or floats}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%i : memref<128x64xindex>) outs(%j : memref<64x128xindex>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 2, vector = [2, 1] on 256 threads>} {
  ^bb0(%in: index, %out: index):
    linalg.yield %in : index
  }
  // expected-error @below {{'linalg.generic' op expected one tile of the last two loops alone}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [32, 64], parallel = 2, vector = [] on 256 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected one tile of the last two loops alone}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [0, 64], parallel = 2, vector = [] on 256 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected one tile of the last two loops alone}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 0], parallel = 2, vector = [] on 256 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most one number, up to 8, that divides the tile as its vector}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 64], parallel = 2, vector = [128] on 256 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most one number, up to 8, that divides the tile as its vector}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 64], parallel = 2, vector = [16] on 256 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most one number, up to 8, that divides the tile as its vector}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 64], parallel = 2, vector = [3] on 256 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected at most one number, up to 8, that divides the tile as its vector}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 64], parallel = 2, vector = [4, 1] on 256 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 64], parallel = 2, vector = [4] on 8 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 64], parallel = 2, vector = [4] on 31 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 64], parallel = 2, vector = [4] on 48 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [64, 64], parallel = 2, vector = [] on 32 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [33, 33], parallel = 2, vector = [] on 1024 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected sizes of the last two loops that are multiples of its vector}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%u : memref<?x?xf32>) outs(%v : memref<?x?xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [32, 32], parallel = 2, vector = [4] on 256 threads>} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected tiles that a block has shared memory for but found #nest.schedule<kind = pointwise, order = [0, 1], tile = [128, 128], parallel = 2, vector = [4] on 1024 threads>, which takes 132096 bytes of 49152}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%d : memref<1024x1024xf64>) outs(%e : memref<1024x1024xf64>)
      attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [128, 128], parallel = 2, vector = [4] on 1024 threads>} {
  ^bb0(%in: f64, %out: f64):
    linalg.yield %in : f64
  }
  return
}

// -----

// Sums of a thread each.

func.func @rows(%x: memref<4x9xi32>, %y: memref<4xi32>, %l: memref<4x65xi32>, %u: memref<4x?xi32>) {
  // expected-error @below {{'linalg.reduce' op expected threads to share all loops but the reduced ones}}
  linalg.reduce {arith.addi} ins(%x : memref<4x9xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [], parallel = 0, vector = [] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected threads to share all loops but the reduced ones}}
  linalg.reduce {arith.addi} ins(%x : memref<4x9xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [1, 0], tile = [], parallel = 0, vector = [] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a number of threads}}
  linalg.reduce {arith.addi} ins(%x : memref<4x9xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [], parallel = 1, vector = []>}
  // expected-error @below {{'linalg.reduce' op expected no tile}}
  linalg.reduce {arith.addi} ins(%x : memref<4x9xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [2, 0], parallel = 1, vector = [] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected no vector}}
  linalg.reduce {arith.addi} ins(%x : memref<4x9xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [], parallel = 1, vector = [4] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected no vector}}
  linalg.reduce {arith.addi} ins(%x : memref<4x9xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = unrolled, order = [0, 1], tile = [], parallel = 1, vector = [4, 1] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 terms}}
  linalg.reduce {arith.addi} ins(%l : memref<4x65xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = unrolled, order = [0, 1], tile = [], parallel = 1, vector = [] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 terms}}
  linalg.reduce {arith.addi} ins(%u : memref<4x?xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = unrolled, order = [0, 1], tile = [], parallel = 1, vector = [] on 256 threads>}
  return
}

// -----

// Rows whose terms threads share.

func.func @block_rows(%x: memref<4x512xi32>, %y: memref<4xi32>, %f: memref<4x512xf32>, %g: memref<4xf32>, %u: memref<?x512xi32>, %v: memref<?xi32>, %o: memref<4x510xi32>) {
  // expected-error @below {{'linalg.reduce' op expected a sum by one op, or the best of the terms, that may be regrouped}}
  linalg.reduce {arith.addf} ins(%f : memref<4x512xf32>) outs(%g : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 1] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected threads that are a multiple of 32}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 8, 1] on 8 threads>}
  // expected-error @below {{'linalg.reduce' op expected threads that are a multiple of 32}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 31, 1] on 31 threads>}
  // expected-error @below {{'linalg.reduce' op expected a vector of a power of two up to 8, the threads of a row, and at most 1024 blocks of a row}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 32] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a vector of a power of two up to 8, the threads of a row, and at most 1024 blocks of a row}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [3, 32, 1] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a vector of a power of two up to 8, the threads of a row, and at most 1024 blocks of a row}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 0] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a vector of a power of two up to 8, the threads of a row, and at most 1024 blocks of a row}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 1025] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a power of two up to 32, or all threads of a block, for each row}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 12, 1] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a power of two up to 32, or all threads of a block, for each row}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 64, 1] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected all threads of a block for rows of which there are known many, where blocks share them}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 2] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected all threads of a block for rows of which there are known many, where blocks share them}}
  linalg.reduce {arith.addi} ins(%u : memref<?x512xi32>) outs(%v : memref<?xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 256, 2] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected terms that lie along the last loop, in whole and aligned vectors}}
  linalg.reduce {arith.addi} ins(%o : memref<4x510xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 1] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected no tile}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [2, 0], parallel = 1, vector = [4, 32, 1] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected nest.thread_bytes of the kernel for what blocks pass on but found #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 256, 2] on 256 threads>, which takes 32 bytes of 0}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 256, 2] on 256 threads>}
  return
}

// -----

#term = affine_map<(d0, d1) -> (d1)>
#window = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Windows whose rows begin anywhere have no aligned vectors.

func.func @windows(%x: memref<501xf32>, %w: memref<64xf32>, %y: memref<219xf32>) {
  // expected-error @below {{'linalg.generic' op expected terms that lie along the last loop, in whole and aligned vectors}}
  linalg.generic {indexing_maps = [#window, #term, #row], iterator_types = ["parallel", "reduction"]} ins(%x, %w : memref<501xf32>, memref<64xf32>) outs(%y : memref<219xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 1] on 256 threads>} {
  ^bb0(%e: f32, %g: f32, %f: f32):
    %s = arith.addf %f, %e fastmath<reassoc> : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// Columns whose terms warps share.

func.func @block_columns(%x: memref<512x64xi64>, %y: memref<64xi64>, %u: memref<512x?xi64>, %v: memref<?xi64>) attributes {nest.thread_bytes = 2047 : i64} {
  // expected-error @below {{'linalg.reduce' op expected threads that are a multiple of 32}}
  linalg.reduce {arith.addi} ins(%x : memref<512x64xi64>) outs(%y : memref<64xi64>) dimensions = [0]
      {nest.schedule = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [2, 1] on 48 threads>}
  // expected-error @below {{'linalg.reduce' op expected a vector of a power of two up to 8 columns, and at most 1024 blocks of a column}}
  linalg.reduce {arith.addi} ins(%x : memref<512x64xi64>) outs(%y : memref<64xi64>) dimensions = [0]
      {nest.schedule = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [2] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a vector of a power of two up to 8 columns, and at most 1024 blocks of a column}}
  linalg.reduce {arith.addi} ins(%x : memref<512x64xi64>) outs(%y : memref<64xi64>) dimensions = [0]
      {nest.schedule = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [3, 1] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected a vector of a power of two up to 8 columns, and at most 1024 blocks of a column}}
  linalg.reduce {arith.addi} ins(%x : memref<512x64xi64>) outs(%y : memref<64xi64>) dimensions = [0]
      {nest.schedule = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [2, 2000] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected known sizes of columns that blocks share}}
  linalg.reduce {arith.addi} ins(%u : memref<512x?xi64>) outs(%v : memref<?xi64>) dimensions = [0]
      {nest.schedule = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [1, 2] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected columns that lie along their last loop, in whole and aligned vectors}}
  linalg.reduce {arith.addi} ins(%u : memref<512x?xi64>) outs(%v : memref<?xi64>) dimensions = [0]
      {nest.schedule = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [2, 1] on 256 threads>}
  // expected-error @below {{'linalg.reduce' op expected sums that a block has shared memory for but found #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [8, 1] on 1024 threads>, which takes 65536 bytes of 49152}}
  linalg.reduce {arith.addi} ins(%x : memref<512x64xi64>) outs(%y : memref<64xi64>) dimensions = [0]
      {nest.schedule = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [8, 1] on 1024 threads>}
  // expected-error @below {{'linalg.reduce' op expected nest.thread_bytes of the kernel for what blocks pass on but found #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [2, 4] on 256 threads>, which takes 2048 bytes of 2047}}
  linalg.reduce {arith.addi} ins(%x : memref<512x64xi64>) outs(%y : memref<64xi64>) dimensions = [0]
      {nest.schedule = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [2, 4] on 256 threads>}
  return
}

// -----

// Terms that may not be reordered keep the order of the op's loops.

func.func @order(%x: memref<4x8x8xf32>, %y: memref<4xf32>, %i: memref<4x8x8xi32>, %j: memref<4xi32>) attributes {tcopt.numerics = "strict"} {
  // expected-error @below {{'linalg.reduce' op expected the op's order of reduced loops, as terms may not be reordered}}
  linalg.reduce {arith.addf} ins(%x : memref<4x8x8xf32>) outs(%y : memref<4xf32>) dimensions = [1, 2]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 2, 1], tile = [], parallel = 1, vector = [] on 256 threads>}
  linalg.reduce {arith.addi} ins(%i : memref<4x8x8xi32>) outs(%j : memref<4xi32>) dimensions = [1, 2]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 2, 1], tile = [], parallel = 1, vector = [] on 256 threads>}
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Scans.

func.func @scans(%x: memref<4x99xi32>, %s: memref<4xi32>, %k: memref<4x99xi32>, %y: memref<4xi32>) {
  %z0 = arith.constant 0 : i32
  %z1 = arith.constant 1 : i32
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected kind scan or loops where an output keeps each term}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [], parallel = 1, vector = [] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  // expected-error @below {{'linalg.reduce' op expected an output that keeps each step of a sum}}
  linalg.reduce {arith.addi} ins(%x : memref<4x99xi32>) outs(%y : memref<4xi32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [] on 256 threads>}
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected threads to share all loops but the reduced one}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [1, 0], tile = [], parallel = 0, vector = [] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected a number of threads}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = []>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected no tile}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [2, 0], parallel = 1, vector = [] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z1 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected no vector where runs of terms cannot be combined}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 1] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = [] on 256 threads>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected a fill of kind init that sums start from}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 1] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected a vector of at most 64 elements of a thread, the threads of a row, and at most 1024 blocks of a row}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 32] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected a vector of at most 64 elements of a thread, the threads of a row, and at most 1024 blocks of a row}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [65, 32, 1] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected a vector of at most 64 elements of a thread, the threads of a row, and at most 1024 blocks of a row}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 0] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected 1, 32 or all threads of a block, a multiple of 32, for each row}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 16, 1] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected 1, 32 or all threads of a block, a multiple of 32, for each row}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 64, 1] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected 1, 32 or all threads of a block, a multiple of 32, for each row}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 48, 1] on 48 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected a known number of rows that groups share, and no more groups than a group has threads}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 33] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected nest.thread_bytes of the kernel for what groups pass on but found #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 3] on 256 threads>, which takes 48 bytes of 0}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>)
      attrs = {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 3] on 256 threads>} {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

// An epilogue needs an op that applies it.

func.func @epilogues(%x: memref<64xf32>, %y: memref<64xf32>, %b: memref<64xf32>) {
  // expected-note @below {{the op whose epilogue it is: #nest.schedule<kind = copy}}
  linalg.copy {nest.schedule = #nest.schedule<kind = copy, order = [0], tile = [], parallel = 1, vector = [4, 1] on 256 threads>} ins(%x : memref<64xf32>) outs(%y : memref<64xf32>)
  // expected-error @below {{'linalg.generic' op expected an op before it that applies it to what it stores but found #nest.schedule<kind = epilogue}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<64xf32>) outs(%y : memref<64xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = epilogue, order = [], tile = [], parallel = 0, vector = []>} {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %f, %e : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// Sorts.

func.func @sorts(%x: memref<7x300xf32>, %v: memref<7x300xf32>, %i: memref<7x300xi64>, %p: memref<7x200xf32>, %q: memref<7x200xi64>, %d: memref<7x?xf32>, %e: memref<7x?xf32>, %f: memref<7x?xi64>) {
  // expected-error @below {{'nest.sort' op expected kind rows or block_rows}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = pointwise, order = [], tile = [], parallel = 0, vector = [] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected a number of threads}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = rows, order = [], tile = [], parallel = 0, vector = []>}
  // expected-error @below {{'nest.sort' op expected no vector}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = rows, order = [], tile = [], parallel = 0, vector = [4] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected a vector of a power of two, at least 2, and of a 2 where tiles are merged}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected a vector of a power of two, at least 2, and of a 2 where tiles are merged}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [1] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected a vector of a power of two, at least 2, and of a 2 where tiles are merged}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [300] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected a vector of a power of two, at least 2, and of a 2 where tiles are merged}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [128, 1] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected tiles that a block has shared memory for but found #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [8192] on 256 threads>, which takes 98304 bytes of 49152}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [8192] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected a tile that has a row, or twice what is wanted of it, unless all is wanted}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%p, %q : memref<7x200xf32>, memref<7x200xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [256] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected merged rows of known sizes, longer than a tile}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [512, 2] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected merged rows of known sizes, longer than a tile}}
  nest.sort ins(%d : memref<7x?xf32>) outs(%e, %f : memref<7x?xf32>, memref<7x?xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [128, 2] on 256 threads>}
  // expected-error @below {{'nest.sort' op expected nest.thread_bytes of the kernel for what launches pass on}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
      {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [128, 2] on 256 threads>}
  return
}

// -----

// Updates.

func.func @updates(%u: memref<?x32xf32>, %p: memref<?xi64>, %t: memref<50x32xf32>) {
  // expected-error @below {{'nest.scatter' op expected kind rows, block_rows or pointwise}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = copy, order = [], tile = [], parallel = 0, vector = [] on 256 threads>} {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  // expected-error @below {{'nest.scatter' op expected a number of threads}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = rows, order = [], tile = [], parallel = 0, vector = []>} {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  // expected-error @below {{'nest.scatter' op expected threads that are a multiple of 32}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [8, 4] on 48 threads>} {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  // expected-error @below {{'nest.scatter' op expected a vector of a number of threads that divides those of a block, and a number of blocks}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [32] on 256 threads>} {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  // expected-error @below {{'nest.scatter' op expected a vector of a number of threads that divides those of a block, and a number of blocks}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [48, 4] on 256 threads>} {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  // expected-error @below {{'nest.scatter' op expected a vector of a number of threads that divides those of a block, and a number of blocks}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [32, 0] on 256 threads>} {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  // expected-error @below {{'nest.scatter' op expected threads that a block has shared memory for}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = block_rows, order = [], tile = [], parallel = 0, vector = [32, 4] on 1024 threads>} {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  return
}

// -----

// Updates by atomics.

func.func @atomics(%u: memref<?x32xf32>, %p: memref<?xi64>, %t: memref<50x32xf32>) {
  // expected-error @below {{'nest.scatter' op expected no vector}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = pointwise, order = [], tile = [], parallel = 0, vector = [4] on 256 threads>} {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  // expected-error @below {{'nest.scatter' op expected a body that adds to the element, or takes an extremum or bits of integers, where updates are atomic}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = pointwise, order = [], tile = [], parallel = 0, vector = [] on 256 threads>} {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  return
}

func.func @atomic_bits(%u: memref<?xi1>, %p: memref<?xi64>, %t: memref<50xi1>) {
  // expected-error @below {{'nest.scatter' op expected integers of 8 to 64 bits, f16, bf16, f32 or f64, where updates are atomic}}
  nest.scatter ins(%u, %p : memref<?xi1>, memref<?xi64>) outs(%t : memref<50xi1>) dims = [0], x_dims = [], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = pointwise, order = [], tile = [], parallel = 0, vector = [] on 256 threads>} {
  ^bb0(%new: i1, %old: i1):
    %s = arith.ori %old, %new : i1
    nest.yield %s : i1
  }
  return
}

func.func @atomic_strict(%u: memref<?xf32>, %p: memref<?xi64>, %t: memref<50xf32>) attributes {tcopt.numerics = "strict"} {
  // expected-error @below {{'nest.scatter' op expected sums of floats in one order in strict, not by atomics}}
  nest.scatter ins(%u, %p : memref<?xf32>, memref<?xi64>) outs(%t : memref<50xf32>) dims = [0], x_dims = [], index_dims = [0]
      attributes {nest.schedule = #nest.schedule<kind = pointwise, order = [], tile = [], parallel = 0, vector = [] on 256 threads>} {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  return
}

// Schedules that a CPU cannot execute.
// RUN: tcopt %s --cpu-lower-to-loops --split-input-file --verify-diagnostics

func.func @none(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error @below {{'linalg.copy' op has no schedule; expected the attribute nest.schedule}}
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// All are told at once.

func.func @kinds(%x: memref<4x9xf32>, %y: memref<4xf32>, %m: memref<4x9xf32>, %z: f32) {
  // expected-error @below {{'linalg.copy' op expected reduced loops without tiles but found #nest.schedule<kind = rows}}
  linalg.copy {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [], parallel = 1, vector = []>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.reduce' op expected a kind for reductions but found #nest.schedule<kind = pointwise}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 1, vector = []>}
  // expected-error @below {{'linalg.reduce' op expected reduced loops inside of all others}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [1, 0], tile = [], parallel = 0, vector = []>}
  // expected-error @below {{'linalg.reduce' op expected reduced loops without tiles}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [0, 2], parallel = 1, vector = []>}
  // expected-error @below {{'linalg.reduce' op expected no vector}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [], parallel = 1, vector = [8]>}
  // expected-error @below {{'linalg.reduce' op expected reduced loops right outside of the last one}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = columns, order = [0, 1], tile = [], parallel = 0, vector = [4]>}
  // expected-error @below {{'linalg.reduce' op expected a vector of 1 in [1, 16]}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = columns, order = [1, 0], tile = [], parallel = 0, vector = [17]>}
  // expected-error @below {{'linalg.reduce' op expected a tile of the last loop alone}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = columns, order = [1, 0], tile = [3, 0], parallel = 0, vector = [4]>}
  // expected-error @below {{'linalg.reduce' op expected a sum to one number, whose terms may be reordered}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = blocks, order = [0, 1], tile = [], parallel = 0, vector = [4, 4]>}
  // expected-error @below {{'linalg.reduce' op expected an output that keeps each step of a sum}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = scan, order = [0, 1], tile = [], parallel = 1, vector = [1]>}
  // expected-error @below {{'linalg.reduce' op expected a sum of products whose columns one input owns}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1], tile = [], parallel = 1, vector = [4, 4, 4]>}
  // expected-error @below {{'linalg.reduce' op expected an elementwise op but found #nest.schedule<kind = epilogue}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = epilogue, order = [], tile = [], parallel = 0, vector = []>}
  // expected-error @below {{'linalg.reduce' op expected a fill}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = init, order = [], tile = [], parallel = 0, vector = []>}
  return
}

// -----

func.func @terms(%x: memref<4x65xf32>, %u: memref<4x?xf32>, %y: memref<4xf32>) {
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 terms}}
  linalg.reduce {arith.addf} ins(%x : memref<4x65xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = unrolled, order = [0, 1], tile = [], parallel = 1, vector = []>}
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 terms}}
  linalg.reduce {arith.addf} ins(%u : memref<4x?xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = unrolled, order = [0, 1], tile = [], parallel = 1, vector = []>}
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 terms}}
  linalg.reduce {arith.addf} ins(%x : memref<4x65xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = vector_rows, order = [0, 1], tile = [], parallel = 0, vector = [8]>}
  return
}

// -----

// What the rules of the kind cannot see is seen when it is executed: there is no fill to start from.

func.func @no_fill(%x: memref<9x64xf32>, %y: memref<64xf32>) {
  // expected-error @below {{'linalg.reduce' op expected a reduction of few terms, from fills, of elements that have vectors, for its schedule of kind vector_rows}}
  linalg.reduce {arith.addf} ins(%x : memref<9x64xf32>) outs(%y : memref<64xf32>) dimensions = [0]
      {nest.schedule = #nest.schedule<kind = vector_rows, order = [1, 0], tile = [], parallel = 0, vector = [8]>}
  return
}

// -----

func.func @tiles(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  // expected-error @below {{'linalg.matmul' op expected a vector of 3 in [1, 1024]}}
  linalg.matmul {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [8, 16, 64], parallel = 2, vector = [0, 0, 8]>}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  // expected-error @below {{'linalg.matmul' op expected rows and columns of at most 64 vectors, of a power of two of elements}}
  linalg.matmul {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [256, 256, 64], parallel = 2, vector = [256, 256, 8]>}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  // expected-error @below {{'linalg.matmul' op expected rows and columns of at most 64 vectors, of a power of two of elements}}
  linalg.matmul {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [8, 18, 64], parallel = 2, vector = [8, 18, 6]>}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  // expected-error @below {{'linalg.matmul' op expected an order of batches, rows, columns and terms}}
  linalg.matmul {nest.schedule = #nest.schedule<kind = contraction, order = [1, 0, 2], tile = [16, 8, 64], parallel = 2, vector = [8, 16, 8]>}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  // expected-error @below {{'linalg.matmul' op expected threads to share all loops but the reduced ones}}
  linalg.matmul {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [8, 16, 64], parallel = 1, vector = [8, 16, 8]>}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  // expected-error @below {{'linalg.matmul' op expected tiles of a row, the last column and a term, which are multiples of the register tile}}
  linalg.matmul {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [12, 16, 64], parallel = 2, vector = [8, 16, 8]>}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

func.func @panels(%a: memref<64x64xf32>, %b: memref<64x1024xf32>, %c: memref<64x1024xf32>) {
  // expected-error @below {{'linalg.matmul' op expected panels of at most 262144 bytes}}
  linalg.matmul {nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [8, 1024, 64], parallel = 2, vector = [8, 16, 8]>}
      ins(%a, %b : memref<64x64xf32>, memref<64x1024xf32>) outs(%c : memref<64x1024xf32>)
  return
}

// -----

func.func @width_of_panels(%a: memref<32x64xf32>, %b: memref<3x64x32xf32>, %c: memref<32x96xf32>) {
  // expected-error @below {{'linalg.generic' op expected a register tile as wide as panels of 32}}
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n floordiv 32, k, n mod 32)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"],
                  nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [8, 16, 64], parallel = 2, vector = [8, 16, 8]>}
      ins(%a, %b : memref<32x64xf32>, memref<3x64x32xf32>) outs(%c : memref<32x96xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// Panels with gaps between them are no panels.
func.func @parts_of_panels(%a: memref<32x64xf32>, %b: memref<3x64x32xf32, strided<[4096, 32, 1]>>, %c: memref<32x96xf32>) {
  // expected-error @below {{'linalg.generic' op expected a sum of products whose columns one input owns}}
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n floordiv 32, k, n mod 32)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"],
                  nest.schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [8, 32, 64], parallel = 2, vector = [8, 32, 8]>}
      ins(%a, %b : memref<32x64xf32>, memref<3x64x32xf32, strided<[4096, 32, 1]>>) outs(%c : memref<32x96xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return
}

// -----

func.func @rows_of_no_tile(%x: memref<4x9xf32>, %y: memref<4xf32>) {
  // expected-note @below {{the op whose epilogue it is: #nest.schedule<kind = rows}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 1], tile = [], parallel = 1, vector = []>}
  // expected-error @below {{'linalg.generic' op expected no vector after an op that is no contraction but found #nest.schedule<kind = epilogue}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%y : memref<4xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = epilogue, order = [], tile = [], parallel = 0, vector = [1]>} {
  ^bb0(%s: f32):
    %m = math.tanh %s : f32
    linalg.yield %m : f32
  }
  return
}

// -----

func.func @two_rows(%y: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected a vector of 1 in [1, 1] but found #nest.schedule<kind = epilogue}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%y : memref<4xf32>)
      attrs = {nest.schedule = #nest.schedule<kind = epilogue, order = [], tile = [], parallel = 0, vector = [2]>} {
  ^bb0(%s: f32):
    %m = math.tanh %s : f32
    linalg.yield %m : f32
  }
  return
}

// -----

// Terms that may not be reordered keep the order of the op's loops.

func.func @order(%x: memref<4x8x8xf32>, %y: memref<4xf32>, %i: memref<4x8x8xi32>, %j: memref<4xi32>) {
  // expected-error @below {{'linalg.reduce' op expected the op's order of reduced loops, as terms may not be reordered but found}}
  linalg.reduce {arith.addf} ins(%x : memref<4x8x8xf32>) outs(%y : memref<4xf32>) dimensions = [1, 2]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 2, 1], tile = [], parallel = 1, vector = []>}
  linalg.reduce {arith.addi} ins(%i : memref<4x8x8xi32>) outs(%j : memref<4xi32>) dimensions = [1, 2]
      {nest.schedule = #nest.schedule<kind = rows, order = [0, 2, 1], tile = [], parallel = 1, vector = []>}
  // expected-error @below {{'linalg.reduce' op expected a kind of CPUs}}
  linalg.reduce {arith.addi} ins(%i : memref<4x8x8xi32>) outs(%j : memref<4xi32>) dimensions = [1, 2]
      {nest.schedule = #nest.schedule<kind = block_rows, order = [0, 1, 2], tile = [], parallel = 1, vector = [4, 32, 1] on 256 threads>}
  return
}

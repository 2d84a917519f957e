// Schedules that a CPU cannot execute.
// RUN: tcopt %s --cpu-lower-to-loops --split-input-file --verify-diagnostics

func.func @none(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error @below {{'linalg.copy' op has no schedule; expected the attribute nest.schedule of its kernel}}
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// All errors are reported at once.

func.func @kinds(%x: memref<4x9xf32>, %y: memref<4xf32>, %m: memref<4x9xf32>, %z: f32)
    attributes {nest.schedule = #nest.schedules<[
      #cpu.reduction<order = [0, 1], parallel = 1>,
      #cpu.pointwise<order = [0, 1], parallel = 1>,
      #cpu.reduction<order = [1, 0]>,
      #cpu.columns<order = [0, 1], rows = 4>,
      #cpu.block_sums<order = [0, 1], blocks = 4, terms = 4>,
      #cpu.scan<order = [0, 1], rows = 1>,
      fused,
      fused]>} {
  // expected-error @below {{'linalg.copy' op expected reduced loops without tiles}}
  linalg.copy ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.reduce' op expected a schedule of reductions}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected reduced loops inside of all others}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected reduced loops right outside of the last one}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected a reduction to one element, whose terms may be reordered}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected an output that keeps each step of a reduction}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected an elementwise op}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.role = #nest.role<epilogue>}
  // expected-error @below {{'linalg.reduce' op expected a fill}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.role = #nest.role<init>}
  return
}

// -----

func.func @terms(%x: memref<4x65xf32>, %u: memref<4x?xf32>, %y: memref<4xf32>)
    attributes {nest.schedule = #nest.schedules<[
      #cpu.reduction<order = [0, 1], parallel = 1, unroll = true>,
      #cpu.reduction<order = [0, 1], parallel = 1, unroll = true>,
      #cpu.windows<order = [0, 1], lanes = 8>]>} {
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 elements}}
  linalg.reduce {arith.addf} ins(%x : memref<4x65xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 elements}}
  linalg.reduce {arith.addf} ins(%u : memref<4x?xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 elements}}
  linalg.reduce {arith.addf} ins(%x : memref<4x65xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  return
}

// -----

// The missing fill is found by the emitter, not by the rules of the kind.

func.func @no_fill(%x: memref<9x64xf32>, %y: memref<64xf32>) attributes {nest.schedule = #cpu.windows<order = [1, 0], lanes = 8>} {
  // expected-error @below {{'linalg.reduce' op expected a reduction of few terms, from fills, of elements that have vectors, but found #cpu.windows<}}
  linalg.reduce {arith.addf} ins(%x : memref<9x64xf32>) outs(%y : memref<64xf32>) dimensions = [0]
  return
}

// -----

func.func @tiles(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>)
    attributes {nest.schedule = #cpu.contraction<task = [256, 256, 64], registers = [256, 256], lanes = 8>} {
  // expected-error @below {{'linalg.matmul' op expected a register tile of at most 64 vectors}}
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

func.func @panels(%a: memref<64x64xf32>, %b: memref<64x1024xf32>, %c: memref<64x1024xf32>)
    attributes {nest.schedule = #cpu.contraction<task = [8, 1024, 64], registers = [8, 16], lanes = 8>} {
  // expected-error @below {{'linalg.matmul' op expected panels of at most 262144 bytes}}
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x1024xf32>) outs(%c : memref<64x1024xf32>)
  return
}

// -----

func.func @width_of_panels(%a: memref<32x64xf32>, %b: memref<3x64x32xf32>, %c: memref<32x96xf32>)
    attributes {nest.schedule = #cpu.contraction<task = [8, 16, 64], registers = [8, 16], lanes = 8>} {
  // expected-error @below {{'linalg.generic' op expected a register tile as wide as panels of 32}}
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n floordiv 32, k, n mod 32)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
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
func.func @parts_of_panels(%a: memref<32x64xf32>, %b: memref<3x64x32xf32, strided<[4096, 32, 1]>>, %c: memref<32x96xf32>)
    attributes {nest.schedule = #cpu.contraction<task = [8, 32, 64], registers = [8, 32], lanes = 8>} {
  // expected-error @below {{'linalg.generic' op expected a sum of products whose columns one input owns}}
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n floordiv 32, k, n mod 32)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<32x64xf32>, memref<3x64x32xf32, strided<[4096, 32, 1]>>) outs(%c : memref<32x96xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return
}

// -----

func.func @rows_of_no_epilogue(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>)
    attributes {nest.schedule = #cpu.contraction<task = [8, 16, 64], registers = [8, 16], lanes = 8, epilogue_by_row = true>} {
  // expected-error @below {{'linalg.matmul' op expected an epilogue that is fused, or epilogue_by_row = false, but found #cpu.contraction<}}
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// Terms that may not be reordered keep the order of the op's loops.

func.func @order(%x: memref<4x8x8xf32>, %y: memref<4xf32>, %i: memref<4x8x8xi32>, %j: memref<4xi32>)
    attributes {nest.schedule = #nest.schedules<[
      #cpu.reduction<order = [0, 2, 1], parallel = 1>,
      #cpu.reduction<order = [0, 2, 1], parallel = 1>]>} {
  // expected-error @below {{'linalg.reduce' op expected the op's order of reduced loops, as terms may not be reordered but found}}
  linalg.reduce {arith.addf} ins(%x : memref<4x8x8xf32>) outs(%y : memref<4xf32>) dimensions = [1, 2]
  linalg.reduce {arith.addi} ins(%i : memref<4x8x8xi32>) outs(%j : memref<4xi32>) dimensions = [1, 2]
  return
}

// -----

func.func @of_gpus(%x: memref<4x9xf32>, %m: memref<4x9xf32>)
    attributes {nest.schedule = #nest.schedules<[
      #cuda.pointwise<order = [0, 1], threads = 256>,
      #nest.cases<[<loops = [0], below = 4, schedule = #cuda.vectors<order = [0, 1], width = 1, vectors = 1, threads = 32>>], otherwise = #cpu.pointwise<order = [0, 1]>>]>} {
  // expected-error @below {{'linalg.copy' op expected a schedule of CPUs but found #cuda.pointwise<order = [0, 1], threads = 256>}}
  linalg.copy ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a schedule of CPUs but found #cuda.vectors<}}
  linalg.copy ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  return
}

// -----

func.func @rows_of_a_tiled_loop(%x: memref<4x9xf32>, %y: memref<4xf32>)
    attributes {nest.schedule = #nest.schedules<[
      #cpu.reduction<order = [0, 1], tile = [2, 0], rows = 2>,
      #cpu.columns<order = [0, 1], rows = 4>]>} {
  // expected-error @below {{'linalg.reduce' op expected a loop without a tile whose results are accumulated together but found}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected reduced loops right outside of the last one}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  return
}

// -----

// A fill and an epilogue whose ops are gone.

func.func @alone(%x: memref<64xf32>, %y: memref<64xf32>, %z: f32) attributes {nest.schedule = #nest.schedules<[fused, fused]>} {
  // expected-error @below {{'linalg.fill' op expected a linalg op that starts from the init's value for the entry 'fused' in nest.schedule of its kernel but found none}}
  linalg.fill {nest.role = #nest.role<init>} ins(%z : f32) outs(%x : memref<64xf32>)
  // expected-error @below {{'linalg.abs' op expected a linalg op before the epilogue that applies it to what it stores for the entry 'fused' in nest.schedule of its kernel but found none}}
  linalg.abs {nest.role = #nest.role<epilogue>} ins(%x : memref<64xf32>) outs(%y : memref<64xf32>)
  return
}

// -----

// Another op reads what a fill has written before the op that it is the init of.

func.func @between(%x: memref<4x9xf32>, %c: memref<4xf32>, %y: memref<4xf32>, %z: f32)
    attributes {nest.schedule = #nest.schedules<[fused, #cpu.pointwise<order = [0]>, #cpu.reduction<order = [0, 1]>]>} {
  // expected-error @below {{'linalg.fill' op expected a linalg op that starts from the init's value for the entry 'fused' in nest.schedule of its kernel but found none}}
  linalg.fill {nest.role = #nest.role<init>} ins(%z : f32) outs(%y : memref<4xf32>)
  linalg.copy ins(%y : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  return
}

// -----

// An op after the epilogue's root writes what the epilogue reads.

func.func @hazard(%x: memref<4x9xf32>, %c: memref<4xf32>, %b: memref<4xf32>, %y: memref<4xf32>)
    attributes {nest.schedule = #nest.schedules<[#cpu.reduction<order = [0, 1]>, #cpu.pointwise<order = [0]>, fused]>} {
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  linalg.copy ins(%c : memref<4xf32>) outs(%b : memref<4xf32>)
  // expected-error @below {{'linalg.generic' op expected a linalg op before the epilogue that applies it to what it stores for the entry 'fused' in nest.schedule of its kernel but found none}}
  linalg.generic {nest.role = #nest.role<epilogue>, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%b : memref<4xf32>) outs(%y : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// A copy that no entry covers.

// expected-error @below {{'func.func' op expected schedules of 2 ops in nest.schedule but found 1}}
func.func @more_ops(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>)
    attributes {nest.schedule = #nest.schedules<[#cpu.pointwise<order = [0]>]>} {
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.copy %y, %z : memref<4xf32> to memref<4xf32>
  return
}

// -----

// Slices of one dimension, and one copy without a fill, are not written together.

func.func @slices(%x: memref<2x4xf32>, %y: memref<4x4xf32>, %v: memref<4xf32>, %w: memref<4xf32>)
    attributes {nest.schedule = #nest.schedules<[#cpu.slices, #cpu.slices]>} {
  %part = memref.subview %y[0, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
  // expected-error @below {{'memref.copy' op expected a slice without strides of a tensor of several dimensions, next to another one or after a fused fill, but found #cpu.slices}}
  memref.copy %x, %part : memref<2x4xf32> to memref<2x4xf32, strided<[4, 1]>>
  // expected-error @below {{'memref.copy' op expected a slice without strides of a tensor of several dimensions, next to another one or after a fused fill, but found #cpu.slices}}
  memref.copy %v, %w : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @updates(%x: memref<4xf32>, %y: memref<4xf32>) attributes {nest.schedule = #cpu.scatter} {
  // expected-error @below {{'memref.copy' op expected a nest.scatter for its schedule #cpu.scatter but found memref.copy}}
  memref.copy %x, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// Plain loops need an input that is padded by a copy.

#image = affine_map<(n, o, h, w, c, i, k) -> (n, c, h + i, w + k)>
#weight = affine_map<(n, o, h, w, c, i, k) -> (o, c, i, k)>
#sums = affine_map<(n, o, h, w, c, i, k) -> (n, o, h, w)>

func.func @edges(%x: memref<1x3x8x8xf32>, %w: memref<1x3x3x3xf32>, %o: memref<1x1x8x8xf32>)
    attributes {nest.schedule = #nest.schedules<[fused, #cpu.edges, fused, #cpu.reduction<order = [0, 1, 2, 3, 4, 5, 6], parallel = 3>]>} {
  %zero = arith.constant 0.0 : f32
  %padded = memref.alloc() : memref<1x3x10x10xf32>
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%padded : memref<1x3x10x10xf32>)
  %inner = memref.subview %padded[0, 0, 1, 1] [1, 3, 8, 8] [1, 1, 1, 1]
      : memref<1x3x10x10xf32> to memref<1x3x8x8xf32, strided<[300, 100, 10, 1], offset: 11>>
  // expected-error @below {{'memref.copy' op expected a padding that a #cpu.contraction reads as the input of its columns, of windows with at most 64 places, but found #cpu.edges}}
  memref.copy %x, %inner : memref<1x3x8x8xf32> to memref<1x3x8x8xf32, strided<[300, 100, 10, 1], offset: 11>>
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : memref<1x1x8x8xf32>)
  linalg.generic {indexing_maps = [#image, #weight, #sums],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%padded, %w : memref<1x3x10x10xf32>, memref<1x3x3x3xf32>) outs(%o : memref<1x1x8x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b fastmath<contract> : f32
    %s = arith.addf %c, %p fastmath<reassoc,contract> : f32
    linalg.yield %s : f32
  }
  return
}

// Schedules that a GPU cannot execute: each rule of each kind.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" --split-input-file --verify-diagnostics

// All errors are reported at once.

func.func @kinds(%x: memref<4x9xf32>, %m: memref<4x9xf32>, %y: memref<4xf32>, %z: f32)
    attributes {nest.schedule = #nest.schedules<[
      #cuda.reduction<order = [0, 1], threads = 256>,
      fused,
      fused,
      #cuda.pointwise<order = [0, 1], threads = 256>]>} {
  // expected-error @below {{'linalg.copy' op expected a schedule of elementwise ops}}
  linalg.copy ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a fill}}
  linalg.copy {nest.role = #nest.role<init>}
      ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.reduce' op expected an elementwise op}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      {nest.role = #nest.role<epilogue>}
  // expected-error @below {{'linalg.reduce' op expected a schedule of reductions}}
  linalg.reduce {arith.addf} ins(%x : memref<4x9xf32>) outs(%y : memref<4xf32>) dimensions = [1]
  return
}

// -----

#shifted = affine_map<(d0) -> (d0 + 3)>
#id = affine_map<(d0) -> (d0)>

// Vectors.

func.func @vectors(%x: memref<4x9xf32>, %m: memref<4x9xf32>, %a: memref<8x4x8xf32>, %b: memref<8x4x8xf32>, %c: memref<4x8xf32, strided<[16, 1]>>, %d: memref<4x8xf32, strided<[16, 1]>>, %s: memref<f32>, %r: memref<f32>, %p: memref<64xi1>, %q: memref<64xi1>, %n: memref<64xf32>, %w: memref<68xf32>)
    attributes {nest.schedule = #nest.schedules<[
      #cuda.vectors<order = [0, 1], width = 4, vectors = 17, threads = 256>,
      #cuda.vectors<order = [1, 0], width = 4, vectors = 1, threads = 256>,
      #cuda.vectors<order = [0, 2, 1], width = 4, vectors = 1, threads = 256>,
      #cuda.vectors<order = [0, 1], width = 4, vectors = 1, threads = 256>,
      #cuda.vectors<order = [], width = 4, vectors = 1, threads = 256>,
      #cuda.vectors<order = [0], width = 8, vectors = 1, threads = 256>,
      #cuda.vectors<order = [0], width = 4, vectors = 1, threads = 256>]>} {
  // expected-error @below {{'linalg.copy' op expected at most 64 elements of a thread}}
  linalg.copy ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected operands that are contiguous along the last loop, in whole and aligned vectors}}
  linalg.copy ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected operands that are contiguous along the last loop, in whole and aligned vectors}}
  linalg.copy ins(%a : memref<8x4x8xf32>) outs(%b : memref<8x4x8xf32>)
  // expected-error @below {{'linalg.copy' op expected operands that are contiguous along the last loop, in whole and aligned vectors}}
  linalg.copy ins(%c : memref<4x8xf32, strided<[16, 1]>>) outs(%d : memref<4x8xf32, strided<[16, 1]>>)
  // expected-error @below {{'linalg.copy' op expected operands that are contiguous along the last loop, in whole and aligned vectors}}
  linalg.copy ins(%s : memref<f32>) outs(%r : memref<f32>)
  // expected-error @below {{'linalg.copy' op expected operands that are contiguous along the last loop, in whole and aligned vectors}}
  linalg.copy ins(%p : memref<64xi1>) outs(%q : memref<64xi1>)
  // expected-error @below {{'linalg.generic' op expected operands that are contiguous along the last loop, in whole and aligned vectors}}
  linalg.generic {indexing_maps = [#shifted, #id], iterator_types = ["parallel"]} ins(%w : memref<68xf32>) outs(%n : memref<64xf32>) {
  ^bb0(%e: f32, %f: f32):
    linalg.yield %e : f32
  }
  return
}

// -----

#t = affine_map<(d0, d1) -> (d1, d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>

// Tiles that are transposed.

func.func @transposes(%x: memref<128x64xf32>, %o: memref<64x128xf32>, %u: memref<?x?xf32>, %v: memref<?x?xf32>, %d: memref<1024x1024xf64>, %e: memref<1024x1024xf64>, %i: memref<128x64xindex>, %j: memref<64x128xindex>)
    attributes {nest.schedule = #nest.schedules<[
      #cuda.transpose<order = [0, 1], tile = 64, width = 4, threads = 128>,
      #cuda.vectors<order = [0, 1], width = 2, vectors = 1, threads = 256>,
      #cuda.transpose<order = [0, 1], tile = 64, width = 4, threads = 8>,
      #cuda.transpose<order = [0, 1], tile = 64, width = 4, threads = 31>,
      #cuda.transpose<order = [0, 1], tile = 64, width = 4, threads = 48>,
      #cuda.transpose<order = [0, 1], tile = 64, threads = 32>,
      #cuda.transpose<order = [0, 1], tile = 33, threads = 1024>,
      #cuda.transpose<order = [0, 1], tile = 32, width = 4, threads = 256>,
      #cuda.transpose<order = [0, 1], tile = 128, width = 4, threads = 1024>]>} {
  // expected-error @below {{'linalg.generic' op expected elements that are integers or floats}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%i : memref<128x64xindex>) outs(%j : memref<64x128xindex>) {
  ^bb0(%in: index, %out: index):
    linalg.yield %in : index
  }
  // expected-error @below {{'linalg.generic' op expected elements that are integers or floats}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%i : memref<128x64xindex>) outs(%j : memref<64x128xindex>) {
  ^bb0(%in: index, %out: index):
    linalg.yield %in : index
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected threads that share the rows of a tile alike, with at most 64 elements each}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<128x64xf32>) outs(%o : memref<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected sizes of the last two loops that are multiples of its width}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%u : memref<?x?xf32>) outs(%v : memref<?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // expected-error @below {{'linalg.generic' op expected tiles that a block has shared memory for but found #cuda.transpose<order = [0, 1], tile = 128, width = 4, threads = 1024>, which takes 132096 bytes of 49152}}
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%d : memref<1024x1024xf64>) outs(%e : memref<1024x1024xf64>) {
  ^bb0(%in: f64, %out: f64):
    linalg.yield %in : f64
  }
  return
}

// -----

// Sums of a thread each.

func.func @rows(%x: memref<4x9xi32>, %y: memref<4xi32>, %l: memref<4x65xi32>, %u: memref<4x?xi32>)
    attributes {nest.schedule = #nest.schedules<[
      #cuda.reduction<order = [0, 1], threads = 256, unroll = true>,
      #cuda.reduction<order = [0, 1], threads = 256, unroll = true>]>} {
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 elements that is unrolled}}
  linalg.reduce {arith.addi} ins(%l : memref<4x65xi32>) outs(%y : memref<4xi32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected a reduction of at most 64 elements that is unrolled}}
  linalg.reduce {arith.addi} ins(%u : memref<4x?xi32>) outs(%y : memref<4xi32>) dimensions = [1]
  return
}

// -----

// Rows whose terms threads share.

func.func @block_rows(%x: memref<4x512xi32>, %y: memref<4xi32>, %f: memref<4x512xf32>, %g: memref<4xf32>, %u: memref<?x512xi32>, %v: memref<?xi32>, %o: memref<4x510xi32>)
    attributes {nest.schedule = #nest.schedules<[
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, threads = 256>,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 8, threads = 8>,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 31, threads = 31>,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, blocks = 2, threads = 256>,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 256, blocks = 2, threads = 256>,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, threads = 256>,
      #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 256, blocks = 2, threads = 256>]>} {
  // expected-error @below {{'linalg.reduce' op expected a sum by one op, or the best of the terms, that may be regrouped}}
  linalg.reduce {arith.addf} ins(%f : memref<4x512xf32>) outs(%g : memref<4xf32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected threads that are a multiple of 32}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected threads that are a multiple of 32}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected all threads of a block for rows of which there are known many, where blocks share them}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected all threads of a block for rows of which there are known many, where blocks share them}}
  linalg.reduce {arith.addi} ins(%u : memref<?x512xi32>) outs(%v : memref<?xi32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected terms that are contiguous along the last loop, in whole and aligned vectors}}
  linalg.reduce {arith.addi} ins(%o : memref<4x510xi32>) outs(%y : memref<4xi32>) dimensions = [1]
  // expected-error @below {{'linalg.reduce' op expected nest.thread_bytes of the kernel for what blocks pass on but found #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 256, blocks = 2, threads = 256>, which takes 32 bytes of 0}}
  linalg.reduce {arith.addi} ins(%x : memref<4x512xi32>) outs(%y : memref<4xi32>) dimensions = [1]
  return
}

// -----

#term = affine_map<(d0, d1) -> (d1)>
#window = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Windows whose rows begin anywhere have no aligned vectors.

func.func @windows(%x: memref<501xf32>, %w: memref<64xf32>, %y: memref<219xf32>)
    attributes {nest.schedule = #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, threads = 256>} {
  // expected-error @below {{'linalg.generic' op expected terms that are contiguous along the last loop, in whole and aligned vectors}}
  linalg.generic {indexing_maps = [#window, #term, #row], iterator_types = ["parallel", "reduction"]} ins(%x, %w : memref<501xf32>, memref<64xf32>) outs(%y : memref<219xf32>) {
  ^bb0(%e: f32, %g: f32, %f: f32):
    %s = arith.addf %f, %e fastmath<reassoc> : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// Columns whose terms warps share.

func.func @block_columns(%x: memref<512x64xi64>, %y: memref<64xi64>, %u: memref<512x?xi64>, %v: memref<?xi64>) attributes {nest.schedule = #nest.schedules<[
      #cuda.block_columns<order = [1, 0], width = 2, threads = 48>,
      #cuda.block_columns<order = [1, 0], width = 1, blocks = 2, threads = 256>,
      #cuda.block_columns<order = [1, 0], width = 2, threads = 256>,
      #cuda.block_columns<order = [1, 0], width = 8, threads = 1024>,
      #cuda.block_columns<order = [1, 0], width = 2, blocks = 4, threads = 256>]>, nest.thread_bytes = 2047 : i64} {
  // expected-error @below {{'linalg.reduce' op expected threads that are a multiple of 32}}
  linalg.reduce {arith.addi} ins(%x : memref<512x64xi64>) outs(%y : memref<64xi64>) dimensions = [0]
  // expected-error @below {{'linalg.reduce' op expected known sizes of columns that blocks share}}
  linalg.reduce {arith.addi} ins(%u : memref<512x?xi64>) outs(%v : memref<?xi64>) dimensions = [0]
  // expected-error @below {{'linalg.reduce' op expected columns that are contiguous along their last loop, in whole and aligned vectors}}
  linalg.reduce {arith.addi} ins(%u : memref<512x?xi64>) outs(%v : memref<?xi64>) dimensions = [0]
  // expected-error @below {{'linalg.reduce' op expected sums that a block has shared memory for but found #cuda.block_columns<order = [1, 0], width = 8, threads = 1024>, which takes 65536 bytes of 49152}}
  linalg.reduce {arith.addi} ins(%x : memref<512x64xi64>) outs(%y : memref<64xi64>) dimensions = [0]
  // expected-error @below {{'linalg.reduce' op expected nest.thread_bytes of the kernel for what blocks pass on but found #cuda.block_columns<order = [1, 0], width = 2, blocks = 4, threads = 256>, which takes 2048 bytes of 2047}}
  linalg.reduce {arith.addi} ins(%x : memref<512x64xi64>) outs(%y : memref<64xi64>) dimensions = [0]
  return
}

// -----

// Terms that may not be reordered keep the order of the op's loops.

func.func @order(%x: memref<4x8x8xf32>, %y: memref<4xf32>, %i: memref<4x8x8xi32>, %j: memref<4xi32>) attributes {nest.schedule = #nest.schedules<[
      #cuda.reduction<order = [0, 2, 1], threads = 256>,
      #cuda.reduction<order = [0, 2, 1], threads = 256>]>, tcopt.numerics = "strict"} {
  // expected-error @below {{'linalg.reduce' op expected the op's order of reduced loops, as terms may not be reordered}}
  linalg.reduce {arith.addf} ins(%x : memref<4x8x8xf32>) outs(%y : memref<4xf32>) dimensions = [1, 2]
  linalg.reduce {arith.addi} ins(%i : memref<4x8x8xi32>) outs(%j : memref<4xi32>) dimensions = [1, 2]
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Scans.

func.func @scans(%x: memref<4x99xi32>, %s: memref<4xi32>, %k: memref<4x99xi32>, %y: memref<4xi32>)
    attributes {nest.schedule = #nest.schedules<[
      fused,
      #cuda.reduction<order = [0, 1], threads = 256>,
      #cuda.scan<order = [0, 1], threads = 256>,
      fused,
      #cuda.block_scan<order = [0, 1], items = 4, group = 32, threads = 256>,
      #cuda.pointwise<order = [0], threads = 256>,
      #cuda.block_scan<order = [0, 1], items = 4, group = 32, threads = 256>,
      fused,
      #cuda.block_scan<order = [0, 1], items = 65, group = 32, threads = 256>,
      fused,
      #cuda.block_scan<order = [0, 1], items = 4, group = 48, threads = 48>,
      fused,
      #cuda.block_scan<order = [0, 1], items = 4, group = 32, blocks = 33, threads = 256>,
      fused,
      #cuda.block_scan<order = [0, 1], items = 4, group = 32, blocks = 3, threads = 256>]>} {
  %z0 = arith.constant 0 : i32
  %z1 = arith.constant 1 : i32
  linalg.fill {nest.role = #nest.role<init>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected #cuda.scan, #cuda.block_scan or #nest.loops where an output keeps each step of a reduction}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  // expected-error @below {{'linalg.reduce' op expected an output that keeps each step of a reduction}}
  linalg.reduce {arith.addi} ins(%x : memref<4x99xi32>) outs(%y : memref<4xi32>) dimensions = [1]
  linalg.fill {nest.role = #nest.role<init>} ins(%z1 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected #cuda.scan where runs of elements cannot be combined}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.role = #nest.role<init>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected a fused fill that sums start from}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.role = #nest.role<init>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected at most 64 items of a thread}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.role = #nest.role<init>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected threads that are a multiple of 32 where several scan a row}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.role = #nest.role<init>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected a known number of rows that blocks share, and no more blocks than a group has threads}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  linalg.fill {nest.role = #nest.role<init>} ins(%z0 : i32) outs(%s : memref<4xi32>)
  // expected-error @below {{'linalg.generic' op expected nest.thread_bytes of the kernel for what blocks pass on but found #cuda.block_scan<order = [0, 1], items = 4, group = 32, blocks = 3, threads = 256>, which takes 48 bytes of 0}}
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x99xi32>) outs(%s, %k : memref<4xi32>, memref<4x99xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.addi %b, %a : i32
    linalg.yield %m, %m : i32, i32
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

// An epilogue needs an op that applies it.

func.func @epilogues(%x: memref<64xf32>, %y: memref<64xf32>, %b: memref<64xf32>)
    attributes {nest.schedule = #cuda.vectors<order = [0], width = 4, vectors = 1, threads = 256>} {
  // expected-note @below {{the op whose epilogue it is}}
  linalg.copy ins(%x : memref<64xf32>) outs(%y : memref<64xf32>)
  // expected-error @below {{'linalg.generic' op expected an op before it that applies it to what it stores}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<64xf32>) outs(%y : memref<64xf32>)
      attrs = {nest.role = #nest.role<epilogue>} {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %f, %e : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// Sorts.

func.func @sorts(%x: memref<7x300xf32>, %v: memref<7x300xf32>, %i: memref<7x300xi64>, %p: memref<7x200xf32>, %q: memref<7x200xi64>, %d: memref<7x?xf32>, %e: memref<7x?xf32>, %f: memref<7x?xi64>)
    attributes {nest.schedule = #nest.schedules<[
      #cuda.sort<capacity = 128, threads = 256, merge = true>,
      #cuda.sort<capacity = 8192, threads = 256>,
      #cuda.sort<capacity = 256, threads = 256>,
      #cuda.sort<capacity = 512, threads = 256, merge = true>,
      #cuda.sort<capacity = 128, threads = 256, merge = true>,
      #cuda.sort<capacity = 128, threads = 256, merge = true>]>} {
  // expected-error @below {{'nest.sort' op expected nest.thread_bytes of the kernel for what launches pass on but found #cuda.sort<capacity = 128, threads = 256, merge = true>, which takes 50400 bytes of 0}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
  // expected-error @below {{'nest.sort' op expected tiles that a block has shared memory for but found #cuda.sort<capacity = 8192, threads = 256>, which takes 98304 bytes of 49152}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
  // expected-error @below {{'nest.sort' op expected a tile that has a row, or twice what is wanted of it, unless all is wanted}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%p, %q : memref<7x200xf32>, memref<7x200xi64>) descending = true
  // expected-error @below {{'nest.sort' op expected merged rows of known sizes, longer than a tile}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
  // expected-error @below {{'nest.sort' op expected merged rows of known sizes, longer than a tile}}
  nest.sort ins(%d : memref<7x?xf32>) outs(%e, %f : memref<7x?xf32>, memref<7x?xi64>) descending = true
  // expected-error @below {{'nest.sort' op expected nest.thread_bytes of the kernel for what launches pass on}}
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
  return
}

// -----

// Updates.

func.func @updates(%u: memref<?x32xf32>, %p: memref<?xi64>, %t: memref<50x32xf32>)
    attributes {nest.schedule = #nest.schedules<[
      #cuda.block_scatter<row_threads = 8, blocks = 4, threads = 48>,
      #cuda.block_scatter<row_threads = 32, blocks = 4, threads = 1024>]>} {
  // expected-error @below {{'nest.scatter' op expected threads that are a multiple of 32}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  // expected-error @below {{'nest.scatter' op expected threads that a block has shared memory for}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  return
}

// -----

// Updates by atomics.

func.func @atomics(%u: memref<?x32xf32>, %p: memref<?xi64>, %t: memref<50x32xf32>)
    attributes {nest.schedule = #cuda.atomic_scatter<threads = 256>} {
  // expected-error @below {{'nest.scatter' op expected a body that adds to the element, or takes an extremum or bits of integers, where updates are atomic}}
  nest.scatter ins(%u, %p : memref<?x32xf32>, memref<?xi64>) outs(%t : memref<50x32xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  return
}

func.func @atomic_bits(%u: memref<?xi1>, %p: memref<?xi64>, %t: memref<50xi1>)
    attributes {nest.schedule = #cuda.atomic_scatter<threads = 256>} {
  // expected-error @below {{'nest.scatter' op expected integers of 8 to 64 bits, f16, bf16, f32 or f64, where updates are atomic}}
  nest.scatter ins(%u, %p : memref<?xi1>, memref<?xi64>) outs(%t : memref<50xi1>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: i1, %old: i1):
    %s = arith.ori %old, %new : i1
    nest.yield %s : i1
  }
  return
}

func.func @atomic_strict(%u: memref<?xf32>, %p: memref<?xi64>, %t: memref<50xf32>) attributes {nest.schedule = #cuda.atomic_scatter<threads = 256>, tcopt.numerics = "strict"} {
  // expected-error @below {{'nest.scatter' op expected sums of floats in one order in strict, not by atomics}}
  nest.scatter ins(%u, %p : memref<?xf32>, memref<?xi64>) outs(%t : memref<50xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  }
  return
}

// -----

// Updates and sorts need a schedule.

func.func @without(%u: memref<?x3xf32>, %i: memref<?xi64>, %x: memref<9x3xf32>, %v: memref<7x100xf32>, %w: memref<7x100xf32>, %n: memref<7x100xi64>) {
  // expected-error @below {{'nest.scatter' op has no schedule; expected the attribute nest.schedule of its kernel}}
  nest.scatter ins(%u, %i : memref<?x3xf32>, memref<?xi64>) outs(%x : memref<9x3xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  // expected-error @below {{'nest.sort' op has no schedule; expected the attribute nest.schedule of its kernel}}
  nest.sort ins(%v : memref<7x100xf32>) outs(%w, %n : memref<7x100xf32>, memref<7x100xi64>) descending = true
  return
}

// -----

// Schedules of another target.

func.func @of_cpus(%x: memref<4x9xf32>, %m: memref<4x9xf32>)
    attributes {nest.schedule = #nest.schedules<[
      #cpu.pointwise<order = [0, 1]>,
      #nest.cases<[<loops = [0], below = 4, schedule = #cuda.pointwise<order = [0, 1], threads = 32>>], otherwise = #cuda.pointwise<order = [0, 1], threads = 32>>]>} {
  // expected-error @below {{'linalg.copy' op expected a schedule of GPUs but found #cpu.pointwise<order = [0, 1]>}}
  linalg.copy ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  // expected-error @below {{'linalg.copy' op expected a schedule of GPUs but found #nest.cases<}}
  linalg.copy ins(%x : memref<4x9xf32>) outs(%m : memref<4x9xf32>)
  return
}

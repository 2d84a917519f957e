// RUN: tcopt %s --split-input-file --verify-diagnostics

// -----

func.func private @order() attributes {
  // expected-error @below {{expected order to be a permutation but found array<i64: 1>}}
  s = #cuda.pointwise<order = [1], threads = 256>
}

// -----

func.func private @threads() attributes {
  // expected-error @below {{expected threads in [1, 1024] but found 2048}}
  s = #cuda.pointwise<order = [0, 1], threads = 2048>
}

// -----

func.func private @no_threads() attributes {
  // expected-error @below {{expected threads in [1, 1024] but found 0}}
  s = #cuda.reduction<order = [0, 1], threads = 0>
}

// -----

func.func private @width() attributes {
  // expected-error @below {{expected a power of two up to 8 as width but found 3}}
  s = #cuda.vectors<order = [0], width = 3, vectors = 1, threads = 256>
}

// -----

func.func private @vectors() attributes {
  // expected-error @below {{expected vectors in [1, 1048576] but found 0}}
  s = #cuda.vectors<order = [0], width = 4, vectors = 0, threads = 256>
}

// -----

func.func private @transpose_loops() attributes {
  // expected-error @below {{expected at least two loops of a transpose but found 1}}
  s = #cuda.transpose<order = [0], tile = 32, threads = 256>
}

// -----

func.func private @transpose_width() attributes {
  // expected-error @below {{expected a width up to 8 that divides the tile but found 5}}
  s = #cuda.transpose<order = [0, 1], tile = 32, width = 5, threads = 256>
}

// -----

func.func private @rows() attributes {
  // expected-error @below {{expected rows in [0, 2] but found 3}}
  s = #cuda.block_rows<order = [0, 1], rows = 3, width = 1, group = 32, threads = 256>
}

// -----

func.func private @group() attributes {
  // expected-error @below {{expected a power of two up to 32, or all 256 threads, as group but found 64}}
  s = #cuda.block_rows<order = [0, 1], rows = 1, width = 1, group = 64, threads = 256>
}

// -----

func.func private @blocks() attributes {
  // expected-error @below {{expected blocks in [1, 1024] but found 2000}}
  s = #cuda.block_columns<order = [1, 0], width = 1, blocks = 2000, threads = 256>
}

// -----

func.func private @rows_width() attributes {
  // expected-error @below {{expected a power of two up to 8 as width but found 3}}
  s = #cuda.rows<along = columns, width = 3, group = 32, threads = 256>
}

// -----

func.func private @rows_group() attributes {
  // expected-error @below {{expected a power of two up to 32, or all of the 256 threads as group but found 64}}
  s = #cuda.rows<along = columns, group = 64, threads = 256>
}

// -----

func.func private @rows_aside() attributes {
  // expected-error @below {{expected a divisor of the 256 threads as group but found 3}}
  s = #cuda.rows<along = rows, group = 3, threads = 256>
}

// -----

func.func private @rows_kept() attributes {
  // expected-error @below {{expected kept in [0, 64] but found 65}}
  s = #cuda.rows<along = columns, group = 32, kept = 65, threads = 256>
}

// -----

func.func private @rows_blocks() attributes {
  // expected-error @below {{expected blocks in [0, 4096] but found -1}}
  s = #cuda.rows<along = columns, group = 32, blocks = -1, threads = 256>
}

// -----

func.func private @rows_locals() attributes {
  // expected-error @below {{expected "register", "shared" or "again" as storage of a local but found "row"}}
  s = #cuda.rows<along = columns, group = 32, locals = ["row"], threads = 256>
}

// -----

func.func @rows_of_op(%x: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  // expected-error @below {{expected nest.schedule on a kernel or function, not on an op, but found #cuda.rows<along = columns, group = 32, threads = 256>}}
  %0 = linalg.fill {nest.schedule = #cuda.rows<along = columns, group = 32, threads = 256>} ins(%v : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @scan_group() attributes {
  // expected-error @below {{expected 1, 32 or all 256 threads as group but found 64}}
  s = #cuda.block_scan<order = [0, 1], items = 4, group = 64, threads = 256>
}

// -----

func.func private @items() attributes {
  // expected-error @below {{expected items in [1, 1048576] but found 0}}
  s = #cuda.block_scan<order = [0, 1], items = 0, group = 32, threads = 256>
}

// -----

func.func private @tile() attributes {
  // expected-error @below {{expected 3 sizes as tile but found 2}}
  s = #cuda.contraction<order = [0, 1, 2], tile = [64, 64], thread = [8, 8]>
}

// -----

func.func private @thread() attributes {
  // expected-error @below {{expected sizes as thread that divide those of the tile but found 6 of 64}}
  s = #cuda.contraction<order = [0, 1, 2], tile = [64, 64, 8], thread = [6, 8]>
}

// -----

func.func private @many_threads() attributes {
  // expected-error @below {{expected a tile of at most 1024 threads but found 4096}}
  s = #cuda.contraction<order = [0, 1, 2], tile = [64, 64, 8], thread = [1, 1]>
}

// -----

func.func private @warp() attributes {
  // expected-error @below {{expected sizes as warp that divide those of the tile but found 48 of 128}}
  s = #cuda.mma<order = [0, 1, 2], tile = [128, 128, 32], warp = [64, 48], k = 16, stages = 3>
}

// -----

func.func private @many_warps() attributes {
  // expected-error @below {{expected a tile of at most 1024 threads but found 2048}}
  s = #cuda.mma<order = [0, 1, 2], tile = [128, 128, 32], warp = [16, 16], k = 16, stages = 3>
}

// -----

func.func private @stages() attributes {
  // expected-error @below {{expected stages in [2, 8] but found 1}}
  s = #cuda.mma<order = [0, 1, 2], tile = [128, 128, 32], warp = [64, 64], k = 16, stages = 1>
}

// -----

func.func private @split() attributes {
  // expected-error @below {{expected split in [1, 1048576] but found 0}}
  s = #cuda.mma<order = [0, 1, 2], tile = [128, 128, 32], warp = [64, 64], k = 16, stages = 2, split = 0>
}

// -----

func.func private @row_threads() attributes {
  // expected-error @below {{expected row_threads that divide the 256 threads but found 48}}
  s = #cuda.block_scatter<row_threads = 48, blocks = 4, threads = 256>
}

// -----

func.func private @capacity() attributes {
  // expected-error @below {{expected a power of two as capacity but found 48}}
  s = #cuda.sort<capacity = 48, threads = 256>
}

// -----

module @k {
  nest.kernel @k(%o: tensor<4xf32>, %z: f32) -> tensor<4xf32> attributes {nest.schedule = #cuda.scatter<threads = 256>} {
    // expected-error @below {{'linalg.fill' op expected a schedule of other ops than nest.scatter but found #cuda.scatter<threads = 256>}}
    %0 = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.return %0 : tensor<4xf32>
  }
}

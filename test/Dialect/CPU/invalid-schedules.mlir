// RUN: tcopt %s --split-input-file --verify-diagnostics

// -----

func.func private @order() attributes {
  // expected-error @below {{expected order to be a permutation but found array<i64: 0, 2>}}
  s = #cpu.pointwise<order = [0, 2]>
}

// -----

func.func private @parallel() attributes {
  // expected-error @below {{expected parallel in [0, 2] but found 3}}
  s = #cpu.pointwise<order = [0, 1], parallel = 3>
}

// -----

func.func private @parallel_negative() attributes {
  // expected-error @below {{expected parallel in [0, 2] but found -1}}
  s = #cpu.reduction<order = [0, 1], parallel = -1>
}

// -----

func.func private @tile_count() attributes {
  // expected-error @below {{expected 2 sizes as tile but found 1}}
  s = #cpu.pointwise<order = [0, 1], tile = [4]>
}

// -----

func.func private @tile_size() attributes {
  // expected-error @below {{expected tile in [0, 1048576] but found 1048577}}
  s = #cpu.pointwise<order = [0, 1], tile = [0, 1048577]>
}

// -----

func.func private @rows() attributes {
  // expected-error @below {{expected rows in [1, 16] but found 17}}
  s = #cpu.reduction<order = [0, 1], rows = 17>
}

// -----

func.func private @rows_unrolled() attributes {
  // expected-error @below {{expected rows = 1 with unroll but found 8}}
  s = #cpu.reduction<order = [0, 1], rows = 8, unroll = true>
}

// -----

func.func private @columns() attributes {
  // expected-error @below {{expected columns in [0, 1048576] but found -4}}
  s = #cpu.columns<order = [1, 0], columns = -4, rows = 4>
}

// -----

func.func private @rows_of_columns() attributes {
  // expected-error @below {{expected rows in [1, 16] but found 0}}
  s = #cpu.columns<order = [1, 0], rows = 0>
}

// -----

func.func private @lanes() attributes {
  // expected-error @below {{expected a power of two as lanes but found 12}}
  s = #cpu.windows<order = [0, 1], lanes = 12>
}

// -----

func.func private @many_lanes() attributes {
  // expected-error @below {{expected lanes in [1, 64] but found 128}}
  s = #cpu.windows<order = [0, 1], lanes = 128>
}

// -----

func.func private @blocks() attributes {
  // expected-error @below {{expected blocks in [1, 4096] but found 5000}}
  s = #cpu.block_sums<order = [0], blocks = 5000, terms = 1>
}

// -----

func.func private @terms() attributes {
  // expected-error @below {{expected terms in [1, 1048576] but found 0}}
  s = #cpu.block_sums<order = [0], blocks = 5, terms = 0>
}

// -----

func.func private @scan() attributes {
  // expected-error @below {{expected rows or columns of a scan but found both}}
  s = #cpu.scan<order = [0, 1], rows = 2, columns = 64>
}

// -----

func.func private @task() attributes {
  // expected-error @below {{expected 3 sizes as task but found 2}}
  s = #cpu.contraction<task = [6, 16], registers = [6, 16], lanes = 8>
}

// -----

func.func private @task_rows() attributes {
  // expected-error @below {{expected rows of a task that are a multiple of the 6 of the register tile but found 8}}
  s = #cpu.contraction<task = [8, 16, 4], registers = [6, 16], lanes = 8>
}

// -----

func.func private @task_columns() attributes {
  // expected-error @below {{expected columns of a task that are a multiple of the 16 of the register tile but found 24}}
  s = #cpu.contraction<task = [6, 24, 4], registers = [6, 16], lanes = 8>
}

// -----

func.func private @task_k() attributes {
  // expected-error @below {{expected columns and K of a task in [1, 1048576] but found 0}}
  s = #cpu.contraction<task = [6, 16, 0], registers = [6, 16], lanes = 8>
}

// -----

func.func private @registers() attributes {
  // expected-error @below {{expected registers in [1, 1048576] but found 0}}
  s = #cpu.contraction<task = [6, 16, 4], registers = [0, 16], lanes = 8>
}

// -----

func.func private @registers_lanes() attributes {
  // expected-error @below {{expected columns of the register tile that are a multiple of the 16 lanes but found 8}}
  s = #cpu.contraction<task = [6, 16, 4], registers = [6, 8], lanes = 16>
}

// -----

func.func private @giant() attributes {
  // expected-error @below {{failed to parse CPU_PointwiseAttr parameter 'parallel' which is to be a `int64_t`}}
  // expected-error @below {{integer value too large}}
  s = #cpu.pointwise<order = [0, 1], parallel = 9223372036854775808>
}

// -----

func.func private @missing() attributes {
  // expected-error @below {{struct is missing required parameter: lanes}}
  s = #cpu.windows<order = [0, 1]>
}

// -----

func.func private @unknown_field() attributes {
  // expected-error @below {{duplicate or unknown struct parameter name: width}}
  s = #cpu.pointwise<order = [0, 1], width = 4>
}

// -----

func.func private @rows_lanes() attributes {
  // expected-error @below {{expected a power of two as lanes but found 6}}
  s = #cpu.rows<along = columns, lanes = 6>
}

// -----

func.func private @rows_unroll() attributes {
  // expected-error @below {{expected unroll in [1, 16] but found 0}}
  s = #cpu.rows<along = columns, lanes = 8, unroll = 0>
}

// -----

func.func private @rows_blocks() attributes {
  // expected-error @below {{expected blocks in [0, 4096] but found 5000}}
  s = #cpu.rows<along = columns, lanes = 8, blocks = 5000>
}

// -----

func.func private @rows_locals() attributes {
  // expected-error @below {{expected "row", "again" or a number of columns up to 1048576 as storage of a local but found "shared"}}
  s = #cpu.rows<along = columns, lanes = 8, locals = ["shared"]>
}

// -----

func.func @rows_on_an_op(%z: f32, %o: memref<4xf32>) {
  // expected-error @below {{'linalg.fill' op expected nest.schedule on a kernel or function, not on an op, but found #cpu.rows<along = columns, lanes = 8>}}
  linalg.fill {nest.schedule = #cpu.rows<along = columns, lanes = 8>} ins(%z : f32) outs(%o : memref<4xf32>)
  return
}

// Each kind of schedule of a CPU; fields that are left out are not printed.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --emit-bytecode | tcopt | FileCheck %s

module attributes {
  // CHECK: test.a = #cpu.pointwise<order = [1, 0], parallel = 1, tile = [32, 32]>
  test.a = #cpu.pointwise<tile = [32, 32], order = [1, 0], parallel = 1>,
  // CHECK-SAME: test.b = #cpu.pointwise<order = []>
  test.b = #cpu.pointwise<order = [], parallel = 0>,
  // CHECK-SAME: test.c = #cpu.reduction<order = [0, 1], parallel = 1, rows = 8>
  test.c = #cpu.reduction<order = [0, 1], parallel = 1, rows = 8, unroll = false>,
  // CHECK-SAME: test.d = #cpu.reduction<order = [0, 1], unroll = true>
  test.d = #cpu.reduction<order = [0, 1], unroll = true>,
  // CHECK-SAME: test.e = #cpu.columns<order = [1, 0], columns = 1024, rows = 4>
  test.e = #cpu.columns<order = [1, 0], columns = 1024, rows = 4>,
  // CHECK-SAME: test.f = #cpu.windows<order = [0, 1, 2], parallel = 1, lanes = 8>
  test.f = #cpu.windows<order = [0, 1, 2], parallel = 1, lanes = 8>,
  // CHECK-SAME: test.g = #cpu.block_sums<order = [0], blocks = 256, terms = 16384>
  test.g = #cpu.block_sums<order = [0], blocks = 256, terms = 16384>,
  // CHECK-SAME: test.h = #cpu.scan<order = [0, 1], rows = 3>
  test.h = #cpu.scan<order = [0, 1], rows = 3>,
  // CHECK-SAME: test.i = #cpu.scan<order = [1, 0], columns = 1024>
  test.i = #cpu.scan<order = [1, 0], columns = 1024>,
  // CHECK-SAME: test.j = #cpu.contraction<task = [258, 64, 512], registers = [6, 16], lanes = 8>
  test.j = #cpu.contraction<task = [258, 64, 512], registers = [6, 16], lanes = 8, instruction = fma>,
  // CHECK-SAME: test.k = #cpu.contraction<task = [0, 64, 512], registers = [1, 32], lanes = 16, instruction = dpbf16>
  test.k = #cpu.contraction<task = [0, 64, 512], registers = [1, 32], lanes = 16, instruction = dpbf16>,
  // CHECK-SAME: test.l = #cpu.rows<along = columns, lanes = 8, unroll = 4, locals = ["row", "again"], blocks = 64, streaming = true, prefetch = true>
  test.l = #cpu.rows<along = columns, lanes = 8, unroll = 4, blocks = 64, locals = ["row", "again"], streaming = true, prefetch = true>,
  // CHECK-SAME: test.m = #cpu.rows<along = rows, lanes = 1>
  test.m = #cpu.rows<along = rows, lanes = 1, unroll = 1>
} {}

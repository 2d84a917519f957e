// Each kind of schedule of a GPU; fields that are left out are not printed.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --emit-bytecode | tcopt | FileCheck %s

module attributes {
  // CHECK: test.a = #cuda.pointwise<order = [0, 1], threads = 256>
  test.a = #cuda.pointwise<order = [0, 1], threads = 256>,
  // CHECK-SAME: test.b = #cuda.vectors<order = [0], width = 4, vectors = 2, threads = 256>
  test.b = #cuda.vectors<order = [0], width = 4, vectors = 2, threads = 256>,
  // CHECK-SAME: test.c = #cuda.transpose<order = [0, 2, 1], tile = 32, threads = 256>
  test.c = #cuda.transpose<order = [0, 2, 1], tile = 32, width = 1, threads = 256>,
  // CHECK-SAME: test.d = #cuda.transpose<order = [1, 0], tile = 64, width = 4, threads = 512>
  test.d = #cuda.transpose<order = [1, 0], tile = 64, width = 4, threads = 512>,
  // CHECK-SAME: test.e = #cuda.reduction<order = [0, 1], threads = 256, unroll = true>
  test.e = #cuda.reduction<order = [0, 1], threads = 256, unroll = true>,
  // CHECK-SAME: test.f = #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, threads = 1024>
  test.f = #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, blocks = 1, threads = 1024>,
  // CHECK-SAME: test.g = #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 256, blocks = 8, threads = 256>
  test.g = #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 256, blocks = 8, threads = 256>,
  // CHECK-SAME: test.h = #cuda.block_columns<order = [1, 0], width = 4, blocks = 16, threads = 256>
  test.h = #cuda.block_columns<order = [1, 0], width = 4, blocks = 16, threads = 256>,
  // CHECK-SAME: test.i = #cuda.scan<order = [0, 1], threads = 64>
  test.i = #cuda.scan<order = [0, 1], threads = 64>,
  // CHECK-SAME: test.j = #cuda.block_scan<order = [0, 1], items = 4, group = 256, threads = 256>
  test.j = #cuda.block_scan<order = [0, 1], items = 4, group = 256, threads = 256>,
  // CHECK-SAME: test.k = #cuda.contraction<order = [0, 1, 2], tile = [128, 128, 16], thread = [8, 8]>
  test.k = #cuda.contraction<order = [0, 1, 2], tile = [128, 128, 16], thread = [8, 8], split = 1>,
  // CHECK-SAME: test.l = #cuda.mma<order = [0, 1, 2], tile = [128, 256, 64], warp = [64, 64], k = 16, stages = 3, split = 4>
  test.l = #cuda.mma<order = [0, 1, 2], tile = [128, 256, 64], warp = [64, 64], k = 16, stages = 3, split = 4>,
  // CHECK-SAME: test.m = #cuda.scatter<threads = 256>
  test.m = #cuda.scatter<threads = 256>,
  // CHECK-SAME: test.n = #cuda.atomic_scatter<threads = 256>
  test.n = #cuda.atomic_scatter<threads = 256>,
  // CHECK-SAME: test.o = #cuda.block_scatter<row_threads = 64, blocks = 528, threads = 256>
  test.o = #cuda.block_scatter<row_threads = 64, blocks = 528, threads = 256>,
  // CHECK-SAME: test.p = #cuda.counting_sort<threads = 256>
  test.p = #cuda.counting_sort<threads = 256>,
  // CHECK-SAME: test.q = #cuda.sort<capacity = 2048, threads = 512, merge = true>
  test.q = #cuda.sort<capacity = 2048, threads = 512, merge = true>,
  // CHECK-SAME: test.r = #cuda.rows<along = columns, width = 4, group = 32, kept = 2, locals = ["register", "again"], threads = 256>
  test.r = #cuda.rows<along = columns, width = 4, group = 32, kept = 2, locals = ["register", "again"], blocks = 0, threads = 256>,
  // CHECK-SAME: test.s = #cuda.rows<along = rows, group = 8, locals = ["shared"], blocks = 264, threads = 256>
  test.s = #cuda.rows<along = rows, width = 1, group = 8, kept = 0, locals = ["shared"], blocks = 264, threads = 256>
} {}

// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-choose-rows{vector-bits=512})))" | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-choose-rows{vector-bits=256})))" | FileCheck %s --check-prefix=AVX2

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// The exponential is kept, a row of 4 KB; results of 64 MB are stored past the caches. Four registers of a function are
// computed side by side. Schedules of the ops are gone.
// CHECK-LABEL: nest.kernel @softmax
// CHECK-SAME: nest.schedule = #cpu.rows<along = columns, lanes = 64, locals = ["row"], streaming = true, prefetch = true>
// CHECK-NOT: nest.schedule
// AVX2-LABEL: nest.kernel @softmax
// AVX2-SAME: lanes = 32, locals
module @softmax {
  nest.kernel @softmax(%x: tensor<16384x1024xf32>, %o: tensor<16384x1024xf32>) -> tensor<16384x1024xf32> {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<16384xf32>
    %e = tensor.empty() : tensor<16384x1024xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<16384xf32>) -> tensor<16384xf32>
    %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<16384x1024xf32>) outs(%f : tensor<16384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<16384xf32>
    %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<16384x1024xf32>, tensor<16384xf32>) outs(%e : tensor<16384x1024xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 fastmath<afn> : f32
      linalg.yield %2 : f32
    } -> tensor<16384x1024xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<16384xf32>) -> tensor<16384xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<16384x1024xf32>) outs(%g : tensor<16384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<16384xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<16384x1024xf32>, tensor<16384xf32>) outs(%o : tensor<16384x1024xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<16384x1024xf32>
    nest.return %y : tensor<16384x1024xf32>
  }
}

// A difference is cheaper to compute again; rows of 8 columns are computed many at a time.
// CHECK-LABEL: nest.kernel @short
// CHECK-SAME: nest.schedule = #cpu.rows<along = rows, lanes = 16, locals = ["again"]>
module @short {
  nest.kernel @short(%x: tensor<?x8xf32> {nest.sizes = array<i64: 0>}, %o: tensor<?x8xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?x8xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty(%n) : tensor<?xf32>
    %e = tensor.empty(%n) : tensor<?x8xf32>
    %neg = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.negf %in : f32
      linalg.yield %1 : f32
    } -> tensor<?x8xf32>
    %f = linalg.fill ins(%zero : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%neg : tensor<?x8xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%neg, %sum : tensor<?x8xf32>, tensor<?xf32>) outs(%o : tensor<?x8xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<?x8xf32>
    nest.return %y : tensor<?x8xf32>
  }
}

// A division of integers has no vectors, and one op keeps the schedule of its own kind.
// CHECK-LABEL: nest.kernel @integers
// CHECK-SAME: lanes = 1,
// CHECK-LABEL: nest.kernel @one
// CHECK-NOT: #cpu.rows
module @integers {
  nest.kernel @integers(%x: tensor<64x50xi32>, %o: tensor<64x50xi32>) -> tensor<64x50xi32> {
    %zero = arith.constant 0 : i32
    %v = tensor.empty() : tensor<64xi32>
    %f = linalg.fill ins(%zero : i32) outs(%v : tensor<64xi32>) -> tensor<64xi32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x50xi32>) outs(%f : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.addi %out, %in : i32
      linalg.yield %1 : i32
    } -> tensor<64xi32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<64x50xi32>, tensor<64xi32>) outs(%o : tensor<64x50xi32>) {
    ^bb0(%in: i32, %s: i32, %out: i32):
      %1 = arith.divsi %s, %in : i32
      linalg.yield %1 : i32
    } -> tensor<64x50xi32>
    nest.return %y : tensor<64x50xi32>
  }
}
module @one {
  nest.kernel @one(%x: tensor<64x50xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%o : tensor<64xf32>) -> tensor<64xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x50xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    nest.return %sum : tensor<64xf32>
  }
}

// Rows of unknown length may be short: two registers of the function side by side. A call for each lane has none.
// CHECK-LABEL: nest.kernel @open
// CHECK-SAME: nest.schedule = #cpu.rows<along = columns, lanes = 32, unroll = 2,
// CHECK-LABEL: nest.kernel @exact
// CHECK-SAME: nest.schedule = #cpu.rows<along = columns, lanes = 16, unroll = 4,
module @open {
  nest.kernel @open(%x: tensor<64x?xf32> {nest.sizes = array<i64: 0>}, %o: tensor<64x?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<64x?xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<64xf32>
    %e = tensor.empty(%n) : tensor<64x?xf32>
    %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x?xf32>) outs(%e : tensor<64x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %in fastmath<afn> : f32
      linalg.yield %1 : f32
    } -> tensor<64x?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%v : tensor<64xf32>) -> tensor<64xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<64x?xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<64x?xf32>, tensor<64xf32>) outs(%o : tensor<64x?xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<64x?xf32>
    nest.return %y : tensor<64x?xf32>
  }
}

module @exact {
  nest.kernel @exact(%x: tensor<64x?xf32> {nest.sizes = array<i64: 0>}, %o: tensor<64x?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<64x?xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<64xf32>
    %e = tensor.empty(%n) : tensor<64x?xf32>
    %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x?xf32>) outs(%e : tensor<64x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %in : f32
      linalg.yield %1 : f32
    } -> tensor<64x?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%v : tensor<64xf32>) -> tensor<64xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<64x?xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<64x?xf32>, tensor<64xf32>) outs(%o : tensor<64x?xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<64x?xf32>
    nest.return %y : tensor<64x?xf32>
  }
}

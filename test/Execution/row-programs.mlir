// Kernels of several ops over the same rows, written by hand: sums across rows, one after the other and rounded, several results, sums that start from an argument, strided rows, unknown sizes.
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-choose-rows{vector-bits=256},cpu-state-workspaces)))" -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tcopt-run %t.mlir --input=random:1 --dim N=37 --dim C=45 --check=phases
// RUN: tcopt-run %t.mlir --input=random:2 --dim N=1 --dim C=1 --check=phases
// RUN: tcopt-run %t.mlir --input=random:2 --dim N=0 --dim C=3 --check=phases
// RUN: tcopt-run %t.mlir --input=random:3 --dim N=3 --dim C=0 --check=phases
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-choose-rows{vector-bits=512},cpu-state-workspaces)))" -o %t.512.mlir
// RUN: tcopt-run %t.512.mlir --input=random:4 --dim N=100 --dim C=130 --check=phases
// Threads change no bit.
// RUN: tcopt-run %t.mlir --input=random:5 --dim N=1000 --dim C=70 --threads=1 --output=%t.1
// RUN: tcopt-run %t.mlir --input=random:5 --dim N=1000 --dim C=70 --threads=2 --output=%t.2
// RUN: tcopt-run %t.mlir --input=random:5 --dim N=1000 --dim C=70 --threads=8 --output=%t.8
// RUN: diff -r %t.1 %t.2
// RUN: diff -r %t.1 %t.8

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#one = affine_map<(d0) -> (d0)>
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#outer3 = affine_map<(d0, d1, d2) -> (d0, d2)>

// dx = w dy - mean(w dy), the sum of dy across rows as bf16, the sum of x dy added to an argument, and a total of all elements.
// CHECK-LABEL: nest.kernel @gradient
// CHECK-SAME: nest.schedule = #cpu.rows<along = columns, lanes = 8, unroll = 4, locals = ["again"], blocks = 64, prefetch = true>
module @gradient {
  nest.kernel @gradient(%x: tensor<?x96xf32> {nest.sizes = array<i64: 0>}, %dy: tensor<?x96xf32> {nest.sizes = array<i64: 0>}, %w: tensor<96xf32>, %start: tensor<96xf32>, %dx: tensor<?x96xf32> {nest.sizes = array<i64: 0>}, %db: tensor<96xbf16>, %dw: tensor<96xf32>, %all: tensor<f32>, %n: index) -> (tensor<?x96xf32>, tensor<96xbf16>, tensor<96xf32>, tensor<f32>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %zero = arith.constant 0.0 : f32
    %count = arith.constant 96.0 : f32
    %v = tensor.empty(%n) : tensor<?xf32>
    %e = tensor.empty(%n) : tensor<?x96xf32>
    %c = tensor.empty() : tensor<96xf32>
    %wdy = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%dy, %w : tensor<?x96xf32>, tensor<96xf32>) outs(%e : tensor<?x96xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %1 = arith.mulf %a, %b fastmath<contract> : f32
      linalg.yield %1 : f32
    } -> tensor<?x96xf32>
    %f = linalg.fill ins(%zero : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%wdy : tensor<?x96xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%a: f32, %out: f32):
      %1 = arith.addf %out, %a fastmath<reassoc,contract> : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    %mean = linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%sum : tensor<?xf32>) {
    ^bb0(%out: f32):
      %1 = arith.divf %out, %count : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    %r0 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%wdy, %mean : tensor<?x96xf32>, tensor<?xf32>) outs(%dx : tensor<?x96xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %1 = arith.subf %a, %b fastmath<contract> : f32
      linalg.yield %1 : f32
    } -> tensor<?x96xf32>
    %g = linalg.fill ins(%zero : f32) outs(%c : tensor<96xf32>) -> tensor<96xf32>
    %down = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%dy : tensor<?x96xf32>) outs(%g : tensor<96xf32>) {
    ^bb0(%a: f32, %out: f32):
      %1 = arith.addf %out, %a fastmath<reassoc,contract> : f32
      linalg.yield %1 : f32
    } -> tensor<96xf32>
    %r1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%down : tensor<96xf32>) outs(%db : tensor<96xbf16>) {
    ^bb0(%a: f32, %out: bf16):
      %1 = arith.truncf %a fastmath<afn> : f32 to bf16
      linalg.yield %1 : bf16
    } -> tensor<96xbf16>
    %r2 = linalg.generic {indexing_maps = [#id, #id, #column], iterator_types = ["reduction", "parallel"]} ins(%x, %dy : tensor<?x96xf32>, tensor<?x96xf32>) outs(%start : tensor<96xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %1 = arith.mulf %a, %b fastmath<contract> : f32
      %2 = arith.addf %out, %1 fastmath<reassoc,contract> : f32
      linalg.yield %2 : f32
    } -> tensor<96xf32>
    %h = linalg.fill ins(%zero : f32) outs(%all : tensor<f32>) -> tensor<f32>
    %r3 = linalg.generic {indexing_maps = [#id, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%r0 : tensor<?x96xf32>) outs(%h : tensor<f32>) {
    ^bb0(%a: f32, %out: f32):
      %0 = arith.mulf %a, %a fastmath<contract> : f32
      %1 = arith.addf %out, %0 fastmath<reassoc,contract> : f32
      linalg.yield %1 : f32
    } -> tensor<f32>
    nest.return %r0, %r1, %r2, %r3 : tensor<?x96xf32>, tensor<96xbf16>, tensor<96xf32>, tensor<f32>
  }
}

// A sum of squares and the largest integer of each row, by which the row is scaled; columns of unknown number.
// CHECK-LABEL: nest.kernel @statistics
// CHECK-SAME: nest.schedule = #cpu.rows<along = columns, lanes = 8, {{.*}}prefetch = true
module @statistics {
  nest.kernel @statistics(%x: tensor<?x?xf32> {nest.sizes = array<i64: 0, 1>}, %i: tensor<?x?xi32> {nest.sizes = array<i64: 0, 1>}, %m: tensor<?xi32> {nest.sizes = array<i64: 0>}, %s: tensor<?xf32> {nest.sizes = array<i64: 0>}, %y: tensor<?x?xf16> {nest.sizes = array<i64: 0, 1>}, %n: index, %k: index) -> (tensor<?xi32>, tensor<?xf32>, tensor<?x?xf16>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %zero = arith.constant 0.0 : f32
    %least = arith.constant -2147483648 : i32
    %f = linalg.fill ins(%least : i32) outs(%m : tensor<?xi32>) -> tensor<?xi32>
    %r0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%i : tensor<?x?xi32>) outs(%f : tensor<?xi32>) {
    ^bb0(%a: i32, %out: i32):
      %1 = arith.maxsi %out, %a : i32
      linalg.yield %1 : i32
    } -> tensor<?xi32>
    %g = linalg.fill ins(%zero : f32) outs(%s : tensor<?xf32>) -> tensor<?xf32>
    %r1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x?xf32>) outs(%g : tensor<?xf32>) {
    ^bb0(%a: f32, %out: f32):
      %0 = arith.mulf %a, %a fastmath<contract> : f32
      %1 = arith.addf %out, %0 fastmath<reassoc,contract> : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    %r2 = linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %r0, %r1 : tensor<?x?xf32>, tensor<?xi32>, tensor<?xf32>) outs(%y : tensor<?x?xf16>) {
    ^bb0(%a: f32, %b: i32, %c: f32, %out: f16):
      %0 = arith.sitofp %b : i32 to f32
      %j = linalg.index 1 : index
      %j1 = arith.index_cast %j : index to i32
      %j2 = arith.sitofp %j1 : i32 to f32
      %1 = arith.addf %0, %j2 : f32
      %2 = arith.addf %c, %a : f32
      %3 = arith.addf %1, %2 : f32
      %4 = arith.truncf %3 : f32 to f16
      linalg.yield %4 : f16
    } -> tensor<?x?xf16>
    nest.return %r0, %r1, %r2 : tensor<?xi32>, tensor<?xf32>, tensor<?x?xf16>
  }
}

// A softmax over the middle of three dimensions: rows that are not contiguous, a vector of which is computed at once.
// CHECK-LABEL: nest.kernel @middle
// CHECK-SAME: nest.schedule = #cpu.rows<along = rows, lanes = 32, locals = ["row"]
module @middle {
  nest.kernel @middle(%x: tensor<?x7x?xf32> {nest.sizes = array<i64: 0, 1>}, %y: tensor<?x7x?xf32> {nest.sizes = array<i64: 0, 1>}, %n: index, %k: index) -> tensor<?x7x?xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty(%n, %k) : tensor<?x?xf32>
    %e = tensor.empty(%n, %k) : tensor<?x7x?xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
    %max = linalg.generic {indexing_maps = [#id3, #outer3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%x : tensor<?x7x?xf32>) outs(%f : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<?x?xf32>
    %exp = linalg.generic {indexing_maps = [#id3, #outer3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %max : tensor<?x7x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x7x?xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<?x7x?xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
    %sum = linalg.generic {indexing_maps = [#id3, #outer3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%exp : tensor<?x7x?xf32>) outs(%g : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<?x?xf32>
    %r = linalg.generic {indexing_maps = [#id3, #outer3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%exp, %sum : tensor<?x7x?xf32>, tensor<?x?xf32>) outs(%y : tensor<?x7x?xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<?x7x?xf32>
    nest.return %r : tensor<?x7x?xf32>
  }
}

func.func @main(%x: tensor<?x96xf32>, %dy: tensor<?x96xf32>, %w: tensor<96xf32>, %start: tensor<96xf32>, %a: tensor<?x?xf32>, %i: tensor<?x?xi32>, %b: tensor<?x7x?xf32>) -> (tensor<?x96xf32>, tensor<96xbf16>, tensor<96xf32>, tensor<f32>, tensor<?xi32>, tensor<?xf32>, tensor<?x?xf16>, tensor<?x7x?xf32>) attributes {tcopt.numerics = #tcopt.numerics<fast>, tcopt.signature = #tcopt.signature<(x: f32[N, 96], dy: f32[N, 96], w: f32[96], start: f32[96], a: f32[N, C], i: i32[N, C], b: f32[N, 7, C]) -> (r0: f32[N, 96], r1: bf16[96], r2: f32[96], r3: f32[], r4: i32[N], r5: f32[N], r6: f16[N, C], r7: f32[N, 7, C])>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x96xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %dx = tensor.empty(%n) : tensor<?x96xf32>
  %db = tensor.empty() : tensor<96xbf16>
  %dw = tensor.empty() : tensor<96xf32>
  %all = tensor.empty() : tensor<f32>
  %r:4 = nest.call @gradient ins(%x, %dy, %w, %start : tensor<?x96xf32>, tensor<?x96xf32>, tensor<96xf32>, tensor<96xf32>) outs(%dx, %db, %dw, %all : tensor<?x96xf32>, tensor<96xbf16>, tensor<96xf32>, tensor<f32>) args(%n : index) -> tensor<?x96xf32>, tensor<96xbf16>, tensor<96xf32>, tensor<f32>
  %m = tensor.empty(%n) : tensor<?xi32>
  %s = tensor.empty(%n) : tensor<?xf32>
  %y = tensor.empty(%n, %k) : tensor<?x?xf16>
  %t:3 = nest.call @statistics ins(%a, %i : tensor<?x?xf32>, tensor<?x?xi32>) outs(%m, %s, %y : tensor<?xi32>, tensor<?xf32>, tensor<?x?xf16>) args(%n, %k : index, index) -> tensor<?xi32>, tensor<?xf32>, tensor<?x?xf16>
  %z = tensor.empty(%n, %k) : tensor<?x7x?xf32>
  %u = nest.call @middle ins(%b : tensor<?x7x?xf32>) outs(%z : tensor<?x7x?xf32>) args(%n, %k : index, index) -> tensor<?x7x?xf32>
  return %r#0, %r#1, %r#2, %r#3, %t#0, %t#1, %t#2, %u : tensor<?x96xf32>, tensor<96xbf16>, tensor<96xf32>, tensor<f32>, tensor<?xi32>, tensor<?xf32>, tensor<?x?xf16>, tensor<?x7x?xf32>
}

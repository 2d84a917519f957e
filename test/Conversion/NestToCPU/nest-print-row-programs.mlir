// RUN: tcopt %s --mlir-disable-threading --pass-pipeline="builtin.module(builtin.module(nest.kernel(nest-print-row-programs)))" -o /dev/null | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#one = affine_map<(d0) -> (d0)>
#id4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#rows4 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>

// A loop for the maximum, one for the exponential and its sum, and one for the quotient of both.
// CHECK-LABEL: softmax
// CHECK-NEXT: rows = [d0 = ?]
// CHECK-NEXT: stage -1
// CHECK-NEXT: stage 0
// CHECK-NEXT: loop: 0 reduction over [d1 = 8]
// CHECK-NEXT: stage 1
// CHECK-NEXT: loop: 1 map over [d1 = 8]
// CHECK-NEXT: loop: 2 reduction over [d1 = 8]
// CHECK-NEXT: stage 2
// CHECK-NEXT: loop: 3 map over [d1 = 8] -> result 0
// CHECK-NEXT: local 0: step 1, stages 1 to 2
module @softmax {
  nest.kernel @softmax(%x: tensor<?x8xf32> {nest.sizes = array<i64: 0>}, %o: tensor<?x8xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?x8xf32> {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty(%n) : tensor<?xf32>
    %e = tensor.empty(%n) : tensor<?x8xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
    %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x8xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<?x8xf32>, tensor<?xf32>) outs(%e : tensor<?x8xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<?x8xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<?x8xf32>) outs(%g : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<?x8xf32>, tensor<?xf32>) outs(%o : tensor<?x8xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<?x8xf32>
    nest.return %y : tensor<?x8xf32>
  }
}

// Values that depend on a row's sum alone are computed once a row, and a sum across rows is converted after all rows.
// CHECK-LABEL: scaled
// CHECK-NEXT: rows = [d0 = 16]
// CHECK-NEXT: stage -1
// CHECK-NEXT: stage 0
// CHECK-NEXT: loop: 0 reduction over [d1 = 8]
// CHECK-NEXT: scalar: 1 map
// CHECK-NEXT: stage 1
// CHECK-NEXT: loop: 2 map over [d1 = 8] -> result 0
// CHECK-NEXT: loop: 3 across over [d1 = 8]
// CHECK-NEXT: after all rows
// CHECK-NEXT: loop: 4 map over [d1 = 8] -> result 1
// CHECK-NOT: local
module @scaled {
  nest.kernel @scaled(%x: tensor<16x8xf32>, %o: tensor<16x8xf32>, %c: tensor<8xbf16>) -> (tensor<16x8xf32>, tensor<8xbf16>) {
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<16xf32>
    %w = tensor.empty() : tensor<8xf32>
    %f = linalg.fill ins(%zero : f32) outs(%v : tensor<16xf32>) -> tensor<16xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<16xf32>
    %root = linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%sum : tensor<16xf32>) {
    ^bb0(%out: f32):
      %1 = math.sqrt %out : f32
      linalg.yield %1 : f32
    } -> tensor<16xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %root : tensor<16x8xf32>, tensor<16xf32>) outs(%o : tensor<16x8xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.mulf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<16x8xf32>
    %g = linalg.fill ins(%zero : f32) outs(%w : tensor<8xf32>) -> tensor<8xf32>
    %down = linalg.generic {indexing_maps = [#t, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<16x8xf32>) outs(%g : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<8xf32>
    %d = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%down : tensor<8xf32>) outs(%c : tensor<8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1 = arith.truncf %in : f32 to bf16
      linalg.yield %1 : bf16
    } -> tensor<8xbf16>
    nest.return %y, %d : tensor<16x8xf32>, tensor<8xbf16>
  }
}

// The norm of channels: each position is a row, as the sum keeps the dimensions of positions.
// CHECK-LABEL: channels
// CHECK-NEXT: rows = [d0 = 2, d1 = 5, d2 = ?]
// CHECK: stage 0
// CHECK-NEXT: loop: 0 reduction over [d3 = 3]
// CHECK: stage 1
// CHECK-NEXT: loop: 1 map over [d3 = 3] -> result 0
module @channels {
  nest.kernel @channels(%x: tensor<2x3x5x?xf32> {nest.sizes = array<i64: 0>}, %o: tensor<2x3x5x?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<2x3x5x?xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty(%n) : tensor<2x5x?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%v : tensor<2x5x?xf32>) -> tensor<2x5x?xf32>
    %sum = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x : tensor<2x3x5x?xf32>) outs(%f : tensor<2x5x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<2x5x?xf32>
    %y = linalg.generic {indexing_maps = [#id4, #rows4, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %sum : tensor<2x3x5x?xf32>, tensor<2x5x?xf32>) outs(%o : tensor<2x3x5x?xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<2x3x5x?xf32>
    nest.return %y : tensor<2x3x5x?xf32>
  }
}

// CHECK-LABEL: transposed
// CHECK-NEXT: no row program: linalg.generic: reads a tensor along other dimensions than the ops before
module @transposed {
  nest.kernel @transposed(%x: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %y = linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%o : tensor<8x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %1 = arith.addf %a, %b : f32
      linalg.yield %1 : f32
    } -> tensor<8x8xf32>
    nest.return %y : tensor<8x8xf32>
  }
}

// The sum of all rows is known when all rows are done, and has the order of its terms.
// CHECK-LABEL: again
// CHECK-NEXT: no row program: linalg.generic: reduces rows in an order that is stated
module @again {
  nest.kernel @again(%x: tensor<16x8xf32>, %m: tensor<16xf32>, %o: tensor<16x8xf32>) -> (tensor<16xf32>, tensor<16x8xf32>) {
    %zero = arith.constant 0.0 : f32
    %w = tensor.empty() : tensor<8xf32>
    %row = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<16x8xf32>) outs(%m : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<16xf32>
    %g = linalg.fill ins(%zero : f32) outs(%w : tensor<8xf32>) -> tensor<8xf32>
    %down = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%g : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<8xf32>
    %y = linalg.generic {indexing_maps = [#id, #column, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %down, %row : tensor<16x8xf32>, tensor<8xf32>, tensor<16xf32>) outs(%o : tensor<16x8xf32>) {
    ^bb0(%in: f32, %s: f32, %r: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      %2 = arith.addf %1, %r : f32
      linalg.yield %2 : f32
    } -> tensor<16x8xf32>
    nest.return %row, %y : tensor<16xf32>, tensor<16x8xf32>
  }
}

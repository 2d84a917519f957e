// The pass writes a schedule on each kernel without one; nothing else is changed.
// RUN: tcopt %s --cpu-choose-schedule | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-choose-schedule{vector-bits=512})))" | FileCheck %s --check-prefix=WIDE
// RUN: not tcopt %s --cpu-choose-schedule=vector-bits=96 2>&1 | FileCheck %s --check-prefix=BITS

// BITS: error: expected vector-bits 128, 256 or 512 but found 96

#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: nest.kernel @pointwise(
//  CHECK-SAME: attributes {nest.schedule = #cpu.pointwise<order = [0, 1], parallel = 1>}
module @pointwise {
  nest.kernel @pointwise(%x: tensor<?x3xf32> {nest.sizes = array<i64: 0>},
                         %o: tensor<?x3xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?x3xf32> {
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<?x3xf32>) outs(%o : tensor<?x3xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.negf %a : f32
      linalg.yield %m : f32
    } -> tensor<?x3xf32>
    nest.return %1 : tensor<?x3xf32>
  }
}

// The contraction starts from the fill's value, and applies the bias to its register tile.

// CHECK-LABEL: nest.kernel @contraction(
//  CHECK-SAME: attributes {nest.schedule = #cpu.contraction<task = [258, 32, 512], registers = [6, 16], lanes = 8>}
//  WIDE-LABEL: nest.kernel @contraction(
//   WIDE-SAME: attributes {nest.schedule = #cpu.contraction<task = [256, 32, 512], registers = [8, 32], lanes = 16>}
module @contraction {
  nest.kernel @contraction(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %bias: tensor<512xf32>,
                           %o: tensor<512x512xf32>) -> tensor<512x512xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<512x512xf32>) -> tensor<512x512xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
        outs(%0 : tensor<512x512xf32>) -> tensor<512x512xf32>
    %2 = linalg.generic {nest.role = #nest.role<epilogue>, indexing_maps = [affine_map<(d0, d1) -> (d1)>, #id], iterator_types = ["parallel", "parallel"]}
        ins(%bias : tensor<512xf32>) outs(%1 : tensor<512x512xf32>) {
    ^bb0(%x: f32, %s: f32):
      %m = arith.addf %s, %x : f32
      linalg.yield %m : f32
    } -> tensor<512x512xf32>
    nest.return %2 : tensor<512x512xf32>
  }
}

// A function's code would be repeated for each vector of the tile: it is applied a row at a time.

// CHECK-LABEL: nest.kernel @function(
//  CHECK-SAME: attributes {nest.schedule = #cpu.contraction<{{.*}}, epilogue_by_row = true>}
module @function {
  nest.kernel @function(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %o: tensor<512x512xf32>) -> tensor<512x512xf32> {
    %1 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
        outs(%o : tensor<512x512xf32>) -> tensor<512x512xf32>
    %2 = linalg.generic {nest.role = #nest.role<epilogue>, indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<512x512xf32>) {
    ^bb0(%s: f32):
      %m = math.tanh %s : f32
      linalg.yield %m : f32
    } -> tensor<512x512xf32>
    nest.return %2 : tensor<512x512xf32>
  }
}

// What register tiles cannot read along their columns runs on its own: here each column has another element far away.

// CHECK-LABEL: nest.kernel @transposed_epilogue(
//       CHECK: #cpu.contraction<
//       CHECK: #cpu.pointwise<
module @transposed_epilogue {
  nest.kernel @transposed_epilogue(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %t: tensor<512x512xf32>,
                                   %o: tensor<512x512xf32>) -> tensor<512x512xf32> {
    %1 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
        outs(%o : tensor<512x512xf32>) -> tensor<512x512xf32>
    %2 = linalg.generic {nest.role = #nest.role<epilogue>, indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, #id], iterator_types = ["parallel", "parallel"]}
        ins(%t : tensor<512x512xf32>) outs(%1 : tensor<512x512xf32>) {
    ^bb0(%x: f32, %s: f32):
      %m = arith.addf %s, %x : f32
      linalg.yield %m : f32
    } -> tensor<512x512xf32>
    nest.return %2 : tensor<512x512xf32>
  }
}

// An unknown number of rows may turn out to be small.

// CHECK-LABEL: nest.kernel @few_rows(
//       CHECK: #nest.cases<[<loops = [0], below = 4, schedule = #cpu.columns<order = [0, 2, 1], rows = 4>>], otherwise = #cpu.contraction<
module @few_rows {
  nest.kernel @few_rows(%a: tensor<?x512xf32> {nest.sizes = array<i64: 0>}, %b: tensor<512x512xf32>,
                        %o: tensor<?x512xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?x512xf32> {
    %1 = linalg.matmul ins(%a, %b : tensor<?x512xf32>, tensor<512x512xf32>) outs(%o : tensor<?x512xf32>) -> tensor<?x512xf32>
    nest.return %1 : tensor<?x512xf32>
  }
}

// A sum over the first dimension runs along columns, in tiles.

// CHECK-LABEL: nest.kernel @columns(
//       CHECK: #cpu.columns<order = [0, 1], columns = 1024, rows = 4>
module @columns {
  nest.kernel @columns(%x: tensor<?x?xf32> {nest.sizes = array<i64: 0, 1>},
                       %o: tensor<?xf32> {nest.sizes = array<i64: 1>}, %n: index, %m: index) -> tensor<?xf32> {
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<?x?xf32>) outs(%o : tensor<?xf32>) dimensions = [0]
    nest.return %1 : tensor<?xf32>
  }
}

// Terms in order are a chain, of which several rows are added at once.

// CHECK-LABEL: nest.kernel @rows(
//       CHECK: #cpu.reduction<order = [0, 1], parallel = 1, rows = 8>
module @rows {
  nest.kernel @rows(%x: tensor<64x99xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<64x99xf32>) outs(%o : tensor<64xf32>) dimensions = [1]
    nest.return %1 : tensor<64xf32>
  }
}

// Without a fill to start from, few terms are written out; with one, vectors hold the results.

// CHECK-LABEL: nest.kernel @unrolled(
//       CHECK: #cpu.reduction<order = [1, 0], parallel = 1, unroll = true>
module @unrolled {
  nest.kernel @unrolled(%x: tensor<4x64xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<4x64xf32>) outs(%o : tensor<64xf32>) dimensions = [0]
    nest.return %1 : tensor<64xf32>
  }
}

// CHECK-LABEL: nest.kernel @vector_rows(
//       CHECK: #cpu.windows<order = [0, 2, 1], parallel = 1, lanes = 8>
//  WIDE-LABEL: nest.kernel @vector_rows(
//        WIDE: #cpu.windows<order = [0, 2, 1], parallel = 1, lanes = 16>
module @vector_rows {
  nest.kernel @vector_rows(%x: tensor<9x4x30xf32>, %o: tensor<9x30xf32>) -> tensor<9x30xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<9x30xf32>) -> tensor<9x30xf32>
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<9x4x30xf32>) outs(%0 : tensor<9x30xf32>) dimensions = [1]
    nest.return %1 : tensor<9x30xf32>
  }
}

// Reduced loops are then the innermost, though loops in order would run them outside of the columns.

// CHECK-LABEL: nest.kernel @more_terms(
//       CHECK: #cpu.windows<order = [0, 2, 1], parallel = 1, lanes = 8>
module @more_terms {
  nest.kernel @more_terms(%x: tensor<9x64x512xf32>, %o: tensor<9x512xf32>) -> tensor<9x512xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<9x512xf32>) -> tensor<9x512xf32>
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<9x64x512xf32>) outs(%0 : tensor<9x512xf32>) dimensions = [1]
    nest.return %1 : tensor<9x512xf32>
  }
}

// A long sum to one number, whose terms may be reordered, is made of blocks.

// CHECK-LABEL: nest.kernel @blocks(
//       CHECK: #cpu.block_sums<order = [0], blocks = 256, terms = 16384>
module @blocks {
  nest.kernel @blocks(%x: tensor<1000000xi32>, %o: tensor<i32>) -> tensor<i32> {
    %1 = linalg.reduce {arith.addi} ins(%x : tensor<1000000xi32>) outs(%o : tensor<i32>) dimensions = [0]
    nest.return %1 : tensor<i32>
  }
}

// CHECK-LABEL: nest.kernel @scan(
//       CHECK: #cpu.scan<order = [0, 1], rows = 3>
module @scan {
  nest.kernel @scan(%x: tensor<64x9xf32>, %t: tensor<64xf32>, %o: tensor<64x9xf32>) -> (tensor<64xf32>, tensor<64x9xf32>) {
    %1:2 = linalg.generic {indexing_maps = [#id, affine_map<(d0, d1) -> (d0)>, #id], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x9xf32>) outs(%t, %o : tensor<64xf32>, tensor<64x9xf32>) {
    ^bb0(%a: f32, %s: f32, %e: f32):
      %m = arith.addf %a, %s : f32
      linalg.yield %m, %m : f32, f32
    } -> (tensor<64xf32>, tensor<64x9xf32>)
    nest.return %1#0, %1#1 : tensor<64xf32>, tensor<64x9xf32>
  }
}

// An output with an element for each term cannot be kept.

// CHECK-LABEL: nest.kernel @loops(
//       CHECK: #nest.loops
module @loops {
  nest.kernel @loops(%x: tensor<64x9xf32>, %o: tensor<64x9xf32>) -> tensor<64x9xf32> {
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x9xf32>) outs(%o : tensor<64x9xf32>) {
    ^bb0(%a: f32, %s: f32):
      %m = arith.addf %a, %s : f32
      linalg.yield %m : f32
    } -> tensor<64x9xf32>
    nest.return %1 : tensor<64x9xf32>
  }
}

// A schedule that is there already stays, though it is none that the rules would choose. Attributes stay, too.

// CHECK-LABEL: nest.kernel @stays(
//  CHECK-SAME: nest.schedule = #cpu.pointwise<order = [1, 0], parallel = 2>
module @stays {
  nest.kernel @stays(%x: tensor<4x3xf32>, %o: tensor<4x3xf32>) -> tensor<4x3xf32>
      attributes {nest.schedule = #cpu.pointwise<order = [1, 0], parallel = 2>, tcopt.numerics = "strict"} {
    %1 = linalg.copy ins(%x : tensor<4x3xf32>) outs(%o : tensor<4x3xf32>) -> tensor<4x3xf32>
    nest.return %1 : tensor<4x3xf32>
  }
}

// The loops of a slice are its dimensions.

// CHECK-LABEL: nest.kernel @slices(
//  CHECK-SAME: attributes {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>}
module @slices {
  nest.kernel @slices(%u: tensor<1xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    %1 = tensor.insert_slice %u into %o[%n] [1] [1] : tensor<1xf32> into tensor<4xf32>
    nest.return %1 : tensor<4xf32>
  }
}

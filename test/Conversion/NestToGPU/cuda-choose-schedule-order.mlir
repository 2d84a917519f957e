// Which terms may be reordered, and read as vectors.
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cuda-choose-schedule)))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#transposed = affine_map<(d0, d1) -> (d1, d0)>
#none = affine_map<(d0, d1) -> ()>
#row = affine_map<(d0, d1) -> (d0)>
#term = affine_map<(d0, d1) -> (d1)>
#window = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#aligned = affine_map<(d0, d1) -> (d0 * 4 + d1)>
#cube = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#outer = affine_map<(d0, d1, d2) -> (d0)>
#one = affine_map<(d0) -> (d0)>

// Sums in fast take the contiguous loop last, others do not.

// CHECK-LABEL: nest.kernel @fast(
//       CHECK: #cuda.block_rows<order = [1, 0],
module @fast {
  nest.kernel @fast(%x: tensor<40x30xf32>, %o: tensor<f32>) -> tensor<f32> attributes {tcopt.numerics = "fast"} {
    %1 = linalg.generic {indexing_maps = [#transposed, #none], iterator_types = ["reduction", "reduction"]}
        ins(%x : tensor<40x30xf32>) outs(%o : tensor<f32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %b, %a fastmath<reassoc> : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    nest.return %1 : tensor<f32>
  }
}

// CHECK-LABEL: nest.kernel @strict(
//       CHECK: #cuda.reduction<order = [0, 1],
module @strict {
  nest.kernel @strict(%x: tensor<40x30xf32>, %o: tensor<f32>) -> tensor<f32> attributes {tcopt.numerics = "strict"} {
    %1 = linalg.generic {indexing_maps = [#transposed, #none], iterator_types = ["reduction", "reduction"]}
        ins(%x : tensor<40x30xf32>) outs(%o : tensor<f32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %b, %a : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    nest.return %1 : tensor<f32>
  }
}

// A maximum has no order, strict or not.

// CHECK-LABEL: nest.kernel @maximum(
//       CHECK: #cuda.block_rows<order = [1, 0],
module @maximum {
  nest.kernel @maximum(%x: tensor<40x30xf32>, %o: tensor<f32>) -> tensor<f32> attributes {tcopt.numerics = "strict"} {
    %1 = linalg.generic {indexing_maps = [#transposed, #none], iterator_types = ["reduction", "reduction"]}
        ins(%x : tensor<40x30xf32>) outs(%o : tensor<f32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.maximumf %b, %a : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    nest.return %1 : tensor<f32>
  }
}

// Of equal terms a thread keeps the first one that it meets.

// CHECK-LABEL: nest.kernel @best(
//       CHECK: #cuda.block_rows<order = [0, 1],
module @best {
  nest.kernel @best(%x: tensor<40x30xi32>, %v: tensor<i32>, %p: tensor<i64>) -> (tensor<i32>, tensor<i64>) attributes {tcopt.numerics = "fast"} {
    %1:2 = linalg.generic {indexing_maps = [#transposed, #none, #none], iterator_types = ["reduction", "reduction"]}
        ins(%x : tensor<40x30xi32>) outs(%v, %p : tensor<i32>, tensor<i64>) {
    ^bb0(%a: i32, %b: i32, %i: i64):
      %c = arith.cmpi slt, %a, %b : i32
      %k = linalg.index 0 : index
      %j = arith.index_cast %k : index to i64
      %w = arith.select %c, %a, %b : i32
      %q = arith.select %c, %j, %i : i64
      linalg.yield %w, %q : i32, i64
    } -> (tensor<i32>, tensor<i64>)
    nest.return %1#0, %1#1 : tensor<i32>, tensor<i64>
  }
}

// Every second element is no place where a vector of four may begin.

// CHECK-LABEL: nest.kernel @windows(
//       CHECK: #cuda.block_rows<order = [0, 1], rows = 1, width = 2,
module @windows {
  nest.kernel @windows(%x: tensor<501xf32>, %o: tensor<219xf32>) -> tensor<219xf32> attributes {tcopt.numerics = "fast"} {
    %w = tensor.empty() : tensor<64xf32>
    %1 = linalg.generic {indexing_maps = [#window, #term, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x, %w : tensor<501xf32>, tensor<64xf32>) outs(%o : tensor<219xf32>) {
    ^bb0(%a: f32, %u: f32, %b: f32):
      %m = arith.addf %b, %a fastmath<reassoc> : f32
      linalg.yield %m : f32
    } -> tensor<219xf32>
    nest.return %1 : tensor<219xf32>
  }
}

// CHECK-LABEL: nest.kernel @aligned_windows(
//       CHECK: #cuda.block_rows<order = [0, 1], rows = 1, width = 4,
module @aligned_windows {
  nest.kernel @aligned_windows(%x: tensor<501xf32>, %o: tensor<109xf32>) -> tensor<109xf32> attributes {tcopt.numerics = "fast"} {
    %w = tensor.empty() : tensor<64xf32>
    %1 = linalg.generic {indexing_maps = [#aligned, #term, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x, %w : tensor<501xf32>, tensor<64xf32>) outs(%o : tensor<109xf32>) {
    ^bb0(%a: f32, %u: f32, %b: f32):
      %m = arith.addf %b, %a fastmath<reassoc> : f32
      linalg.yield %m : f32
    } -> tensor<109xf32>
    nest.return %1 : tensor<109xf32>
  }
}

// Both reduced loops are one for an epilogue with inputs too, whose rows are those of the op.

// CHECK-LABEL: nest.kernel @epilogue(
//  CHECK-SAME: attributes {nest.schedule = #cuda.block_rows<order = [0, 1, 2], rows = 1, width = 4,
module @epilogue {
  nest.kernel @epilogue(%x: tensor<64x40x6xf32>, %y: tensor<64xf32>, %o: tensor<64xf32>) -> tensor<64xf32> attributes {tcopt.numerics = "fast"} {
    %1 = linalg.generic {indexing_maps = [#cube, #outer], iterator_types = ["parallel", "reduction", "reduction"]}
        ins(%x : tensor<64x40x6xf32>) outs(%o : tensor<64xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %b, %a fastmath<reassoc> : f32
      linalg.yield %m : f32
    } -> tensor<64xf32>
    %2 = linalg.generic {nest.role = #nest.role<epilogue>, indexing_maps = [#one, #one], iterator_types = ["parallel"]}
        ins(%y : tensor<64xf32>) outs(%1 : tensor<64xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %b, %a : f32
      linalg.yield %m : f32
    } -> tensor<64xf32>
    nest.return %2 : tensor<64xf32>
  }
}

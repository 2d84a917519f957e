// RUN: tcopt %s --cuda-choose-schedule | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// All ops have the same threads for a row, which take the same elements: as many at once as each can. 1024 of f32 for a warp, 8 times 4
// of which a thread keeps.
// CHECK-LABEL: nest.kernel @warps
// CHECK-SAME: #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, kept = 8, threads = 256>,
// CHECK-SAME: #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, kept = 8, threads = 256>
module @warps {
  nest.kernel @warps(%x: tensor<64x1024xf32>, %a: tensor<64xf32>, %b: tensor<64x1024xbf16>)
      -> (tensor<64xf32>, tensor<64x1024xbf16>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x1024xf32>) outs(%a : tensor<64xf32>) attrs = {nest.row_loops = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %out, %in : f32
      linalg.yield %2 : f32
    } -> tensor<64xf32>
    %1 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %0 : tensor<64x1024xf32>, tensor<64xf32>) outs(%b : tensor<64x1024xbf16>) attrs = {nest.row_loops = 1 : i64} {
    ^bb0(%in: f32, %m: f32, %out: bf16):
      %2 = arith.subf %in, %m : f32
      %3 = arith.truncf %2 : f32 to bf16
      linalg.yield %3 : bf16
    } -> tensor<64x1024xbf16>
    nest.return %0, %1 : tensor<64xf32>, tensor<64x1024xbf16>
  }
}

// Few elements for few threads. A block for a longer row, more threads for a very long one, whose last elements are left to a loop; one
// of unknown length is not kept.
// CHECK-LABEL: nest.kernel @few
// CHECK: width = 4, group = 8, kept = 1, threads = 256>
// CHECK-LABEL: nest.kernel @block
// CHECK: width = 4, group = 256, kept = 8, threads = 256>
// CHECK-LABEL: nest.kernel @long
// CHECK: width = 1, group = 1024, kept = 39, threads = 1024>
// CHECK-LABEL: nest.kernel @longest
// CHECK: width = 4, group = 1024, threads = 1024>
// CHECK-LABEL: nest.kernel @unknown
// CHECK: width = 1, group = 256, threads = 256>
module @few {
  nest.kernel @few(%x: tensor<640x32xf32>, %a: tensor<640xf32>) -> tensor<640xf32> {
    %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<640x32xf32>) outs(%a : tensor<640xf32>) attrs = {nest.row_loops = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %out, %in : f32
      linalg.yield %2 : f32
    } -> tensor<640xf32>
    nest.return %0 : tensor<640xf32>
  }
}
module @block {
  nest.kernel @block(%x: tensor<640x8192xf32>, %a: tensor<640xf32>) -> tensor<640xf32> {
    %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<640x8192xf32>) outs(%a : tensor<640xf32>) attrs = {nest.row_loops = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %out, %in : f32
      linalg.yield %2 : f32
    } -> tensor<640xf32>
    nest.return %0 : tensor<640xf32>
  }
}
module @long {
  nest.kernel @long(%x: tensor<640x40001xf32>, %a: tensor<640xf32>) -> tensor<640xf32> {
    %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<640x40001xf32>) outs(%a : tensor<640xf32>) attrs = {nest.row_loops = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %out, %in : f32
      linalg.yield %2 : f32
    } -> tensor<640xf32>
    nest.return %0 : tensor<640xf32>
  }
}
module @longest {
  nest.kernel @longest(%x: tensor<640x80000xf32>, %a: tensor<640xf32>) -> tensor<640xf32> {
    %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<640x80000xf32>) outs(%a : tensor<640xf32>) attrs = {nest.row_loops = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %out, %in : f32
      linalg.yield %2 : f32
    } -> tensor<640xf32>
    nest.return %0 : tensor<640xf32>
  }
}
module @unknown {
  nest.kernel @unknown(%x: tensor<640x?xf32> {nest.sizes = array<i64: 0>}, %a: tensor<640xf32>, %n: index) -> tensor<640xf32> {
    %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<640x?xf32>) outs(%a : tensor<640xf32>) attrs = {nest.row_loops = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %out, %in : f32
      linalg.yield %2 : f32
    } -> tensor<640xf32>
    nest.return %0 : tensor<640xf32>
  }
}

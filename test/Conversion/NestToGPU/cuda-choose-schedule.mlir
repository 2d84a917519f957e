// Each linalg op without a schedule is given one for threads of a GPU; nothing else is changed.
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cuda-choose-schedule)))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#transposed = affine_map<(d0, d1) -> (d1, d0)>

// Contiguous: each thread takes vectors of 16 bytes.

// CHECK-LABEL: nest.kernel @pointwise(
//       CHECK: nest.schedule = #cuda.vectors<order = [0, 1], width = 4, vectors = 1, threads = 256>
module @pointwise {
  nest.kernel @pointwise(%x: tensor<64x128xf32>, %o: tensor<64x128xf32>) -> tensor<64x128xf32> {
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<64x128xf32>) outs(%o : tensor<64x128xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.negf %a : f32
      linalg.yield %m : f32
    } -> tensor<64x128xf32>
    nest.return %1 : tensor<64x128xf32>
  }
}

// Several vectors in flight where there are enough of them.

// CHECK-LABEL: nest.kernel @large(
//       CHECK: #cuda.vectors<order = [0, 1], width = 8, vectors = 2, threads = 256>
module @large {
  nest.kernel @large(%x: tensor<4096x4096xbf16>, %o: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> {
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<4096x4096xbf16>) outs(%o : tensor<4096x4096xbf16>) {
    ^bb0(%a: bf16, %b: bf16):
      linalg.yield %a : bf16
    } -> tensor<4096x4096xbf16>
    nest.return %1 : tensor<4096x4096xbf16>
  }
}

// An operand that lies across goes through shared memory, a tile at a time: of rows of 256 bytes if threads can take several
// neighbours each, in both directions.

// CHECK-LABEL: nest.kernel @transposed(
//       CHECK: #cuda.transpose<order = [0, 1], tile = 64, width = 4, threads = 128>
module @transposed {
  nest.kernel @transposed(%x: tensor<128x64xf32>, %o: tensor<64x128xf32>) -> tensor<64x128xf32> {
    %1 = linalg.generic {indexing_maps = [#transposed, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<128x64xf32>) outs(%o : tensor<64x128xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.negf %a : f32
      linalg.yield %m : f32
    } -> tensor<64x128xf32>
    nest.return %1 : tensor<64x128xf32>
  }
}

// CHECK-LABEL: nest.kernel @transposed_halves(
//       CHECK: #cuda.transpose<order = [0, 1], tile = 128, width = 4, threads = 512>
module @transposed_halves {
  nest.kernel @transposed_halves(%x: tensor<132x256xbf16>, %o: tensor<256x132xbf16>) -> tensor<256x132xbf16> {
    %1 = linalg.generic {indexing_maps = [#transposed, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<132x256xbf16>) outs(%o : tensor<256x132xbf16>) {
    ^bb0(%a: bf16, %b: bf16):
      %m = arith.negf %a : bf16
      linalg.yield %m : bf16
    } -> tensor<256x132xbf16>
    nest.return %1 : tensor<256x132xbf16>
  }
}

// CHECK-LABEL: nest.kernel @transposed_pairs(
//       CHECK: #cuda.transpose<order = [0, 1], tile = 32, width = 2, threads = 128>
module @transposed_pairs {
  nest.kernel @transposed_pairs(%x: tensor<66x98xf64>, %o: tensor<98x66xf64>) -> tensor<98x66xf64> {
    %1 = linalg.generic {indexing_maps = [#transposed, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<66x98xf64>) outs(%o : tensor<98x66xf64>) {
    ^bb0(%a: f64, %b: f64):
      %m = arith.negf %a : f64
      linalg.yield %m : f64
    } -> tensor<98x66xf64>
    nest.return %1 : tensor<98x66xf64>
  }
}

// CHECK-LABEL: nest.kernel @transposed_odd(
//       CHECK: #cuda.transpose<order = [0, 1], tile = 32, threads = 256>
module @transposed_odd {
  nest.kernel @transposed_odd(%x: tensor<127x64xi8>, %o: tensor<64x127xi8>) -> tensor<64x127xi8> {
    %1 = linalg.generic {indexing_maps = [#transposed, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<127x64xi8>) outs(%o : tensor<64x127xi8>) {
    ^bb0(%a: i8, %b: i8):
      %m = arith.addi %a, %a : i8
      linalg.yield %m : i8
    } -> tensor<64x127xi8>
    nest.return %1 : tensor<64x127xi8>
  }
}

// The fill is where sums start. A warp shares the terms of a short row, a block those of a long one; several blocks
// share each of a few rows and pass their sums on in the kernel's workspace.

// CHECK-LABEL: nest.kernel @rows(
//  CHECK-SAME: attributes {nest.schedule = #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, threads = 256>
module @rows {
  nest.kernel @rows(%x: tensor<1024x512xf32>, %o: tensor<1024xf32>) -> tensor<1024xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<1024xf32>) -> tensor<1024xf32>
    %1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<1024x512xf32>) outs(%0 : tensor<1024xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %b, %a fastmath<reassoc> : f32
      linalg.yield %m : f32
    } -> tensor<1024xf32>
    nest.return %1 : tensor<1024xf32>
  }
}

// CHECK-LABEL: nest.kernel @long_rows(
//       CHECK: #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 256, threads = 256>
module @long_rows {
  nest.kernel @long_rows(%x: tensor<1024x4096xf32>, %o: tensor<1024xf32>) -> tensor<1024xf32> {
    %1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<1024x4096xf32>) outs(%o : tensor<1024xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %b, %a fastmath<reassoc> : f32
      linalg.yield %m : f32
    } -> tensor<1024xf32>
    nest.return %1 : tensor<1024xf32>
  }
}

// CHECK-LABEL: nest.kernel @few_rows(
//  CHECK-SAME: #cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 256, blocks = 64, threads = 256>
//  CHECK-SAME: thread_bytes = 512
module @few_rows {
  nest.kernel @few_rows(%x: tensor<2x1048576xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
    %1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<2x1048576xf32>) outs(%o : tensor<2xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %b, %a fastmath<reassoc> : f32
      linalg.yield %m : f32
    } -> tensor<2xf32>
    nest.return %1 : tensor<2xf32>
  }
}

// The lanes of a warp are columns where these are what is contiguous.

// CHECK-LABEL: nest.kernel @columns(
//       CHECK: #cuda.block_columns<order = [1, 0], width = 4, blocks = 8, threads = 256>
module @columns {
  nest.kernel @columns(%x: tensor<1024x512xf32>, %o: tensor<512xf32>) -> tensor<512xf32> {
    %1 = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
        ins(%x : tensor<1024x512xf32>) outs(%o : tensor<512xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %b, %a fastmath<reassoc> : f32
      linalg.yield %m : f32
    } -> tensor<512xf32>
    nest.return %1 : tensor<512xf32>
  }
}

// A thread adds a few terms by itself.

// CHECK-LABEL: nest.kernel @few(
//       CHECK: #cuda.reduction<order = [0, 1], threads = 256, unroll = true>
module @few {
  nest.kernel @few(%x: tensor<1024x4xf32>, %o: tensor<1024xf32>) -> tensor<1024xf32> {
    %1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<1024x4xf32>) outs(%o : tensor<1024xf32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %b, %a fastmath<reassoc> : f32
      linalg.yield %m : f32
    } -> tensor<1024xf32>
    nest.return %1 : tensor<1024xf32>
  }
}

// The epilogue of a product runs where the product's result is stored.

// CHECK-LABEL: nest.kernel @epilogue(
//  CHECK-SAME: nest.schedule = #nest.schedules<[#cuda.contraction<order = [0, 1, 2], tile = [32, 32, 32], thread = [4, 4]>, fused,
//  CHECK-SAME: #cuda.vectors<order = [0, 1],
module @epilogue {
  nest.kernel @epilogue(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %bias: tensor<512xf32>,
                        %o: tensor<512x512xf32>, %p: tensor<512x512xf32>)
      -> (tensor<512x512xf32>, tensor<512x512xf32>) {
    %1 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
        outs(%o : tensor<512x512xf32>) -> tensor<512x512xf32>
    %2 = linalg.generic {nest.role = #nest.role<epilogue>, indexing_maps = [#column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%bias : tensor<512xf32>) outs(%1 : tensor<512x512xf32>) {
    ^bb0(%x: f32, %s: f32):
      %m = arith.addf %s, %x : f32
      linalg.yield %m : f32
    } -> tensor<512x512xf32>
    %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a : tensor<512x512xf32>) outs(%p : tensor<512x512xf32>) {
    ^bb0(%x: f32, %s: f32):
      %m = arith.negf %x : f32
      linalg.yield %m : f32
    } -> tensor<512x512xf32>
    nest.return %2, %3 : tensor<512x512xf32>, tensor<512x512xf32>
  }
}

// Contractions of bf16 by vdpbf16ps, where the CPU is fast at it.
// RUN: tcopt %s --split-input-file --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-choose-bf16-products)))" | FileCheck %s
// RUN: tcopt %s --split-input-file --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-choose-bf16-products)))" --remark-format=emitRemark --remarks-filter=cpu-choose-bf16-products 2>&1 | FileCheck %s --check-prefix=REMARK

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
module attributes {tcopt.target = #tcopt.target<cpu = "znver5", vector_bits = 512>} {
  // Pairs take half of the memory: a task has twice the panels, if there are so
  // many columns.
  // CHECK: nest.kernel @chosen
  // CHECK: #cpu.contraction<task = [64, 64, 512], registers = [8, 32], lanes = 16, instruction = dpbf16>
  // CHECK: #cpu.contraction<task = [64, 64, 512], registers = [8, 32], lanes = 16, instruction = dpbf16>
  // CHECK: #cpu.reduction<
  module @chosen {
    nest.kernel @chosen(%x: tensor<64x512xbf16>, %w: tensor<512x64xbf16>, %o: tensor<64x64xf32>) -> tensor<64x64xf32>
        attributes {nest.schedule = #nest.schedules<[
          #cpu.contraction<task = [64, 32, 512], registers = [8, 32], lanes = 16>,
          #cpu.contraction<task = [64, 64, 512], registers = [8, 32], lanes = 16>,
          #cpu.reduction<order = [0, 1, 2], parallel = 1>]>, tcopt.numerics = #tcopt.numerics<fast>} {
      %0 = linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %w : tensor<64x512xbf16>, tensor<512x64xbf16>) outs(%o : tensor<64x64xf32>) {
      ^bb0(%a: bf16, %b: bf16, %s: f32):
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        %t = arith.addf %s, %p fastmath<reassoc,contract> : f32
        linalg.yield %t : f32
      } -> tensor<64x64xf32>
      // The factors in the other order.
      %1 = linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %w : tensor<64x512xbf16>, tensor<512x64xbf16>) outs(%0 : tensor<64x64xf32>) {
      ^bb0(%a: bf16, %b: bf16, %s: f32):
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %d, %c fastmath<contract> : f32
        %t = arith.addf %p, %s fastmath<reassoc,contract> : f32
        linalg.yield %t : f32
      } -> tensor<64x64xf32>
      %2 = linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %w : tensor<64x512xbf16>, tensor<512x64xbf16>) outs(%1 : tensor<64x64xf32>) {
      ^bb0(%a: bf16, %b: bf16, %s: f32):
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        %t = arith.addf %s, %p fastmath<reassoc,contract> : f32
        linalg.yield %t : f32
      } -> tensor<64x64xf32>
      nest.return %2 : tensor<64x64xf32>
    }
  }

  // An f16 is no bf16, and what is multiplied has to be the element as it is.
  // Each term is rounded by itself in strict.
  // CHECK: nest.kernel @left
  // CHECK-COUNT-2: registers = [8, 32], lanes = 16>
  module @left {
    nest.kernel @left(%x: tensor<64x512xbf16>, %w: tensor<512x64xf16>, %v: tensor<512x64xbf16>, %o: tensor<64x64xf32>) -> tensor<64x64xf32>
        attributes {nest.schedule = #nest.schedules<[
          #cpu.contraction<task = [64, 32, 512], registers = [8, 32], lanes = 16>,
          #cpu.contraction<task = [64, 32, 512], registers = [8, 32], lanes = 16>]>, tcopt.numerics = #tcopt.numerics<fast>} {
      %0 = linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %w : tensor<64x512xbf16>, tensor<512x64xf16>) outs(%o : tensor<64x64xf32>) {
      ^bb0(%a: bf16, %b: f16, %s: f32):
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : f16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        %t = arith.addf %s, %p fastmath<reassoc,contract> : f32
        linalg.yield %t : f32
      } -> tensor<64x64xf32>
      %1 = linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %v : tensor<64x512xbf16>, tensor<512x64xbf16>) outs(%0 : tensor<64x64xf32>) {
      ^bb0(%a: bf16, %b: bf16, %s: f32):
        %c = arith.extf %a : bf16 to f32
        %n = arith.negf %c : f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %n, %d fastmath<contract> : f32
        %t = arith.addf %s, %p fastmath<reassoc,contract> : f32
        linalg.yield %t : f32
      } -> tensor<64x64xf32>
      nest.return %1 : tensor<64x64xf32>
    }
  }

  // CHECK: nest.kernel @strict
  // CHECK: registers = [8, 32], lanes = 16>
  module @strict {
    nest.kernel @strict(%x: tensor<64x512xbf16>, %v: tensor<512x64xbf16>, %o: tensor<64x64xf32>) -> tensor<64x64xf32>
        attributes {nest.schedule = #cpu.contraction<task = [64, 32, 512], registers = [8, 32], lanes = 16>, tcopt.numerics = #tcopt.numerics<strict>} {
      %0 = linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %v : tensor<64x512xbf16>, tensor<512x64xbf16>) outs(%o : tensor<64x64xf32>) {
      ^bb0(%a: bf16, %b: bf16, %s: f32):
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d : f32
        %t = arith.addf %s, %p : f32
        linalg.yield %t : f32
      } -> tensor<64x64xf32>
      nest.return %0 : tensor<64x64xf32>
    }
  }
}

// -----

// A CPU that has the instruction and is not faster by it.
// REMARK: Category:cpu-choose-bf16-products | Reason=cpu{{$}}
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
module attributes {tcopt.target = #tcopt.target<cpu = "cooperlake", vector_bits = 512>} {
  // CHECK: nest.kernel @slow
  // CHECK: registers = [8, 32], lanes = 16>
  module @slow {
    nest.kernel @slow(%x: tensor<64x512xbf16>, %w: tensor<512x64xbf16>, %o: tensor<64x64xf32>) -> tensor<64x64xf32>
        attributes {nest.schedule = #cpu.contraction<task = [64, 32, 512], registers = [8, 32], lanes = 16>, tcopt.numerics = #tcopt.numerics<fast>} {
      %0 = linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %w : tensor<64x512xbf16>, tensor<512x64xbf16>) outs(%o : tensor<64x64xf32>) {
      ^bb0(%a: bf16, %b: bf16, %s: f32):
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        %t = arith.addf %s, %p fastmath<reassoc,contract> : f32
        linalg.yield %t : f32
      } -> tensor<64x64xf32>
      nest.return %0 : tensor<64x64xf32>
    }
  }
}

// A contraction reads around the edges of its padded input, where its panels are packed.
// RUN: tcopt %s --cpu-choose-schedule=vector-bits=256 | FileCheck %s
// RUN: tcopt %s --cpu-choose-schedule=vector-bits=256 --cpu-state-workspaces | FileCheck %s

#image = affine_map<(n, o, h, w, c, i, k) -> (n, c, h + i, w + k)>
#weight = affine_map<(n, o, h, w, c, i, k) -> (o, c, i, k)>
#sums = affine_map<(n, o, h, w, c, i, k) -> (n, o, h, w)>

// CHECK-LABEL: nest.kernel @edges(
//  CHECK-SAME: nest.schedule = #nest.schedules<[fused, #cpu.edges, fused, #cpu.contraction<
module @edges {
  nest.kernel @edges(%x: tensor<1x3x8x8xf32>, %w: tensor<12x3x3x3xf32>, %o: tensor<1x12x8x8xf32>) -> tensor<1x12x8x8xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<1x3x10x10xf32>
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%e : tensor<1x3x10x10xf32>) -> tensor<1x3x10x10xf32>
    %1 = tensor.insert_slice %x into %0[0, 0, 1, 1] [1, 3, 8, 8] [1, 1, 1, 1] {nest.role = #nest.role<root>} : tensor<1x3x8x8xf32> into tensor<1x3x10x10xf32>
    %2 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<1x12x8x8xf32>) -> tensor<1x12x8x8xf32>
    %3 = linalg.generic {indexing_maps = [#image, #weight, #sums], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%1, %w : tensor<1x3x10x10xf32>, tensor<12x3x3x3xf32>) outs(%2 : tensor<1x12x8x8xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %p = arith.mulf %a, %b fastmath<contract> : f32
      %s = arith.addf %c, %p fastmath<reassoc,contract> : f32
      linalg.yield %s : f32
    } -> tensor<1x12x8x8xf32>
    nest.return %3 : tensor<1x12x8x8xf32>
  }
}

// A single row of results has no contraction schedule: the input is padded by a copy.

// CHECK-LABEL: nest.kernel @few(
//  CHECK-SAME: nest.schedule = #nest.schedules<[fused, #cpu.slices, fused,
module @few {
  nest.kernel @few(%x: tensor<1x3x8x8xf32>, %w: tensor<1x3x3x3xf32>, %o: tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<1x3x10x10xf32>
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%e : tensor<1x3x10x10xf32>) -> tensor<1x3x10x10xf32>
    %1 = tensor.insert_slice %x into %0[0, 0, 1, 1] [1, 3, 8, 8] [1, 1, 1, 1] {nest.role = #nest.role<root>} : tensor<1x3x8x8xf32> into tensor<1x3x10x10xf32>
    %2 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %3 = linalg.generic {indexing_maps = [#image, #weight, #sums], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%1, %w : tensor<1x3x10x10xf32>, tensor<1x3x3x3xf32>) outs(%2 : tensor<1x1x8x8xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %p = arith.mulf %a, %b fastmath<contract> : f32
      %s = arith.addf %c, %p fastmath<reassoc,contract> : f32
      linalg.yield %s : f32
    } -> tensor<1x1x8x8xf32>
    nest.return %3 : tensor<1x1x8x8xf32>
  }
}

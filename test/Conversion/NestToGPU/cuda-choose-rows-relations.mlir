// Results over inputs, and kernels that other kinds of schedules run.
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cuda-choose-rows)))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#image = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#channel = affine_map<(d0, d1, d2, d3) -> (d1)>

// The quotient is written where the thread has read the element.
// CHECK-LABEL: nest.kernel @in_place
// CHECK-SAME: (%{{.+}}: tensor<4096x128xf32> {nest.may_alias = array<i64: 0>}, %{{.+}}: tensor<4096x128xf32>)
// CHECK-SAME: nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 1, threads = 256>
module @in_place {
  nest.kernel @in_place(%x: tensor<4096x128xf32>, %o: tensor<4096x128xf32>) -> tensor<4096x128xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<4096xf32>
    %f = linalg.fill ins(%zero : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4096x128xf32>) outs(%f : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<4096x128xf32>, tensor<4096xf32>) outs(%o : tensor<4096x128xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<4096x128xf32>
    nest.return %y : tensor<4096x128xf32>
  }
}

// Threads past the end of a row add the last element to the maximum again, when its own thread may have overwritten it.
// CHECK-LABEL: nest.kernel @overwritten
// CHECK-NOT: nest.may_alias
// CHECK-SAME: nest.schedule = #cuda.rows<
module @overwritten {
  nest.kernel @overwritten(%x: tensor<4096x100xf32>, %o: tensor<4096x100xf32>, %m: tensor<4096xf32>) -> (tensor<4096x100xf32>, tensor<4096xf32>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %zero = arith.constant 0.0 : f32
    %none = arith.constant 0xFF800000 : f32
    %v = tensor.empty() : tensor<4096xf32>
    %f = linalg.fill ins(%zero : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4096x100xf32>) outs(%f : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<4096x100xf32>, tensor<4096xf32>) outs(%o : tensor<4096x100xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<4096x100xf32>
    %g = linalg.fill ins(%none : f32) outs(%m : tensor<4096xf32>) -> tensor<4096xf32>
    %most = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<4096x100xf32>) outs(%g : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    nest.return %y, %most : tensor<4096x100xf32>, tensor<4096xf32>
  }
}

// Rows are channels: neighbouring threads have neighbouring elements of an image, although the weights are contiguous along rows.
// CHECK-LABEL: nest.kernel @channels
// CHECK-SAME: nest.schedule = #cuda.rows<along = columns,
module @channels {
  nest.kernel @channels(%x: tensor<8x64x16x16xf32>, %w: tensor<64xf32>, %b: tensor<64xf32>, %o: tensor<8x64x16x16xf32>, %m: tensor<64xf32>) -> (tensor<8x64x16x16xf32>, tensor<64xf32>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%m : tensor<64xf32>) -> tensor<64xf32>
    %sum = linalg.generic {indexing_maps = [#image, #channel], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%x : tensor<8x64x16x16xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    %y = linalg.generic {indexing_maps = [#image, #channel, #channel, #channel, #image], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %sum, %w, %b : tensor<8x64x16x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<8x64x16x16xf32>) {
    ^bb0(%in: f32, %s: f32, %scale: f32, %shift: f32, %out: f32):
      %1 = arith.subf %in, %s : f32
      %2 = arith.mulf %1, %scale : f32
      %3 = arith.addf %2, %shift : f32
      linalg.yield %3 : f32
    } -> tensor<8x64x16x16xf32>
    nest.return %y, %sum : tensor<8x64x16x16xf32>, tensor<64xf32>
  }
}

// A product that is rounded: its tensor cores read each element once for many results.
// CHECK-LABEL: nest.kernel @product
// CHECK-NOT: nest.schedule
module @product {
  nest.kernel @product(%a: tensor<64x64xbf16>, %b: tensor<64x64xbf16>, %o: tensor<64x64xbf16>) -> tensor<64x64xbf16> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<64x64xf32>
    %f = linalg.fill ins(%zero : f32) outs(%v : tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%f : tensor<64x64xf32>) {
    ^bb0(%in: bf16, %other: bf16, %out: f32):
      %1 = arith.extf %in : bf16 to f32
      %2 = arith.extf %other : bf16 to f32
      %3 = arith.mulf %1, %2 fastmath<contract> : f32
      %4 = arith.addf %out, %3 fastmath<reassoc, contract> : f32
      linalg.yield %4 : f32
    } -> tensor<64x64xf32>
    %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%sum : tensor<64x64xf32>) outs(%o : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1 = arith.truncf %in : f32 to bf16
      linalg.yield %1 : bf16
    } -> tensor<64x64xbf16>
    nest.return %r : tensor<64x64xbf16>
  }
}

// RUN: tcopt %s --split-input-file --pass-pipeline="builtin.module(func.func(cpu-mark-nonpositive))" | FileCheck %s

#x = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// Elements of a row and their maximum.
// CHECK-LABEL: func.func @softmax
func.func @softmax(%x: tensor<4x8xf32>, %init: tensor<4xf32>, %out: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %m = linalg.generic {indexing_maps = [#x, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%in: f32, %o: f32):
    %1 = arith.maximumf %o, %in : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  // CHECK: math.exp %{{.*}} fastmath<afn> {tcopt.nonpositive} : f32
  %e = linalg.generic {indexing_maps = [#x, #row, #x], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<4x8xf32>, tensor<4xf32>) outs(%out : tensor<4x8xf32>) {
  ^bb0(%in: f32, %in_0: f32, %o: f32):
    %1 = arith.subf %in, %in_0 : f32
    %2 = math.exp %1 fastmath<afn> : f32
    linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %e : tensor<4x8xf32>
}

// -----

#x = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Both ops compute the term.
// CHECK-LABEL: func.func @masked
func.func @masked(%x: tensor<4x8xbf16>, %mask: tensor<4x8xi1>, %init: tensor<4xf32>, %out: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %low = arith.constant -1.0e30 : f32
  %m = linalg.generic {indexing_maps = [#x, #x, #row], iterator_types = ["parallel", "reduction"]} ins(%x, %mask : tensor<4x8xbf16>, tensor<4x8xi1>) outs(%init : tensor<4xf32>) {
  ^bb0(%in: bf16, %keep: i1, %o: f32):
    %1 = arith.extf %in : bf16 to f32
    %2 = arith.select %keep, %1, %low : f32
    %3 = arith.maximumf %2, %o : f32
    linalg.yield %3 : f32
  } -> tensor<4xf32>
  // CHECK: math.exp %{{.*}} {tcopt.nonpositive} : f32
  %e = linalg.generic {indexing_maps = [#row, #x, #x, #x], iterator_types = ["parallel", "parallel"]} ins(%m, %x, %mask : tensor<4xf32>, tensor<4x8xbf16>, tensor<4x8xi1>) outs(%out : tensor<4x8xf32>) {
  ^bb0(%in_0: f32, %in: bf16, %keep: i1, %o: f32):
    %1 = arith.extf %in : bf16 to f32
    %2 = arith.select %keep, %1, %low : f32
    %3 = arith.subf %2, %in_0 : f32
    %4 = math.exp %3 : f32
    linalg.yield %4 : f32
  } -> tensor<4x8xf32>
  return %e : tensor<4x8xf32>
}

// -----

#x = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// The maximum of other elements, the least element, another tensor, a term that
// differs, a sum.
// CHECK-LABEL: func.func @others
// CHECK-NOT: tcopt.nonpositive
func.func @others(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %init: tensor<8xf32>, %out: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %m = linalg.generic {indexing_maps = [#x, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x8xf32>) outs(%init : tensor<8xf32>) {
  ^bb0(%in: f32, %o: f32):
    %1 = arith.maximumf %o, %in : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %least = linalg.generic {indexing_maps = [#x, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x8xf32>) outs(%init : tensor<8xf32>) {
  ^bb0(%in: f32, %o: f32):
    %1 = arith.minimumf %o, %in : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %columns = linalg.generic {indexing_maps = [#x, #column, #x], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<8x8xf32>, tensor<8xf32>) outs(%out : tensor<8x8xf32>) {
  ^bb0(%in: f32, %in_0: f32, %o: f32):
    %1 = arith.subf %in, %in_0 : f32
    %2 = math.exp %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8x8xf32>
  %transposed = linalg.generic {indexing_maps = [#t, #row, #x], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<8x8xf32>, tensor<8xf32>) outs(%out : tensor<8x8xf32>) {
  ^bb0(%in: f32, %in_0: f32, %o: f32):
    %1 = arith.subf %in, %in_0 : f32
    %2 = math.exp %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8x8xf32>
  %ofLeast = linalg.generic {indexing_maps = [#x, #row, #x], iterator_types = ["parallel", "parallel"]} ins(%x, %least : tensor<8x8xf32>, tensor<8xf32>) outs(%out : tensor<8x8xf32>) {
  ^bb0(%in: f32, %in_0: f32, %o: f32):
    %1 = arith.subf %in, %in_0 : f32
    %2 = math.exp %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8x8xf32>
  %another = linalg.generic {indexing_maps = [#x, #row, #x], iterator_types = ["parallel", "parallel"]} ins(%y, %m : tensor<8x8xf32>, tensor<8xf32>) outs(%out : tensor<8x8xf32>) {
  ^bb0(%in: f32, %in_0: f32, %o: f32):
    %1 = arith.subf %in, %in_0 : f32
    %2 = math.exp %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8x8xf32>
  %scaled = linalg.generic {indexing_maps = [#x, #row, #x], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<8x8xf32>, tensor<8xf32>) outs(%out : tensor<8x8xf32>) {
  ^bb0(%in: f32, %in_0: f32, %o: f32):
    %0 = arith.addf %in, %in : f32
    %1 = arith.subf %0, %in_0 : f32
    %2 = math.exp %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8x8xf32>
  %sum = linalg.generic {indexing_maps = [#x, #row, #x], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<8x8xf32>, tensor<8xf32>) outs(%out : tensor<8x8xf32>) {
  ^bb0(%in: f32, %in_0: f32, %o: f32):
    %1 = arith.addf %in, %in_0 : f32
    %2 = math.exp %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8x8xf32>
  return %columns, %transposed, %ofLeast, %another, %scaled, %sum : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

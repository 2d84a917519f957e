// RUN: tcopt %s --nest-choose-schedule --split-input-file | FileCheck %s
// RUN: tcopt %s --nest-choose-schedule=vector-bits=512 --split-input-file | FileCheck %s --check-prefix=WIDE

// CHECK-LABEL: func @pointwise(
//       CHECK: schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 1, vector = []>
func.func @pointwise(%x: tensor<?x3xf32>, %init: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %r = nest.kernel outs(%o = %init : tensor<?x3xf32>) {
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                         iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<?x3xf32>) outs(%o : tensor<?x3xf32>) {
    ^bb0(%a: f32, %b: f32):
      %n = arith.negf %a : f32
      linalg.yield %n : f32
    } -> tensor<?x3xf32>
    nest.yield %1 : tensor<?x3xf32>
  } -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// -----

// The fill is not the main op; the contraction is.

// CHECK-LABEL: func @contraction(
//       CHECK: schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [258, 16, 512], parallel = 2, vector = [6, 16]>
//  WIDE-LABEL: func @contraction(
//        WIDE: schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [256, 32, 512], parallel = 2, vector = [8, 32]>
func.func @contraction(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %init: tensor<512x512xf32>)
    -> tensor<512x512xf32> {
  %zero = arith.constant 0.0 : f32
  %r = nest.kernel outs(%o = %init : tensor<512x512xf32>) {
    %0 = linalg.fill ins(%zero : f32) outs(%o : tensor<512x512xf32>) -> tensor<512x512xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
        outs(%0 : tensor<512x512xf32>) -> tensor<512x512xf32>
    nest.yield %1 : tensor<512x512xf32>
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}

// -----

// A sum over the first dimension runs along columns, in tiles.

// CHECK-LABEL: func @columns(
//       CHECK: schedule = #nest.schedule<kind = reduction, order = [0, 1], tile = [0, 1024], parallel = 0, vector = []>
func.func @columns(%x: tensor<?x?xf32>, %init: tensor<?xf32>) -> tensor<?xf32> {
  %r = nest.kernel outs(%o = %init : tensor<?xf32>) {
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<?x?xf32>) outs(%o : tensor<?xf32>) dimensions = [0]
    nest.yield %1 : tensor<?xf32>
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A schedule that is there already stays; a kernel of no op is a copy.

// CHECK-LABEL: func @stays(
//       CHECK: schedule = #nest.schedule<kind = copy, order = [1, 0], tile = [], parallel = 2, vector = []>
//       CHECK: schedule = #nest.schedule<kind = copy, order = [], tile = [], parallel = 0, vector = []>
func.func @stays(%x: tensor<4x3xf32>, %init: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %r = nest.kernel outs(%o = %init : tensor<4x3xf32>)
      schedule = #nest.schedule<kind = copy, order = [1, 0], tile = [], parallel = 2, vector = []> {
    %1 = linalg.copy ins(%x : tensor<4x3xf32>) outs(%o : tensor<4x3xf32>) -> tensor<4x3xf32>
    nest.yield %1 : tensor<4x3xf32>
  } -> tensor<4x3xf32>
  %s = nest.kernel outs(%o = %init : tensor<4x3xf32>) {
    nest.yield %o : tensor<4x3xf32>
  } -> tensor<4x3xf32>
  return %r, %s : tensor<4x3xf32>, tensor<4x3xf32>
}

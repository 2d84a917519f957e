// The schedule of a kernel that has none follows from its main op.
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(nest-choose-schedule)))" | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(nest-choose-schedule{vector-bits=512})))" | FileCheck %s --check-prefix=WIDE

#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: module @pointwise
// CHECK-NEXT: nest.kernel @pointwise({{.*}} schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [], parallel = 1, vector = []> {
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

// The fill is not the main op; the contraction is.

// CHECK-LABEL: module @contraction
// CHECK-NEXT: nest.kernel @contraction({{.*}} schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [258, 16, 512], parallel = 2, vector = [6, 16]> {
//  WIDE-LABEL: module @contraction
//  WIDE-NEXT: nest.kernel @contraction({{.*}} schedule = #nest.schedule<kind = contraction, order = [0, 1, 2], tile = [256, 32, 512], parallel = 2, vector = [8, 32]> {
module @contraction {
  nest.kernel @contraction(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %o: tensor<512x512xf32>)
      -> tensor<512x512xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%o : tensor<512x512xf32>) -> tensor<512x512xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
        outs(%0 : tensor<512x512xf32>) -> tensor<512x512xf32>
    nest.return %1 : tensor<512x512xf32>
  }
}

// A sum over the first dimension runs along columns, in tiles.

// CHECK-LABEL: module @columns
// CHECK-NEXT: nest.kernel @columns({{.*}} schedule = #nest.schedule<kind = reduction, order = [0, 1], tile = [0, 1024], parallel = 0, vector = []> {
module @columns {
  nest.kernel @columns(%x: tensor<?x?xf32> {nest.sizes = array<i64: 0, 1>},
                       %o: tensor<?xf32> {nest.sizes = array<i64: 1>}, %n: index, %m: index) -> tensor<?xf32> {
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<?x?xf32>) outs(%o : tensor<?xf32>) dimensions = [0]
    nest.return %1 : tensor<?xf32>
  }
}

// A schedule that is there already stays, though it is none that the rules would choose. Attributes stay, too.

// CHECK-LABEL: module @stays
// CHECK-NEXT: nest.kernel @stays({{.*}} schedule = #nest.schedule<kind = copy, order = [1, 0], tile = [], parallel = 2, vector = []> attributes {tcopt.numerics = "strict"} {
module @stays {
  nest.kernel @stays(%x: tensor<4x3xf32>, %o: tensor<4x3xf32>) -> tensor<4x3xf32>
      schedule = #nest.schedule<kind = copy, order = [1, 0], tile = [], parallel = 2, vector = []>
      attributes {tcopt.numerics = "strict"} {
    %1 = linalg.copy ins(%x : tensor<4x3xf32>) outs(%o : tensor<4x3xf32>) -> tensor<4x3xf32>
    nest.return %1 : tensor<4x3xf32>
  }
}

// A kernel of no op with loops is a copy: it moves slices or does nothing.

// CHECK-LABEL: module @slices
// CHECK-NEXT: nest.kernel @slices({{.*}} schedule = #nest.schedule<kind = copy, order = [], tile = [], parallel = 0, vector = []> {
module @slices {
  nest.kernel @slices(%u: tensor<1xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    %1 = tensor.insert_slice %u into %o[%n] [1] [1] : tensor<1xf32> into tensor<4xf32>
    nest.return %1 : tensor<4xf32>
  }
}

// CHECK-LABEL: module @nothing
// CHECK-NEXT: nest.kernel @nothing() schedule = #nest.schedule<kind = copy, order = [], tile = [], parallel = 0, vector = []> {
module @nothing {
  nest.kernel @nothing() {
    nest.return
  }
}

// Updates by index where a module allows atomics.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-choose-schedule))" | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-choose-schedule))" --remarks-filter=cuda-choose-schedule -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: sed s/tcopt.allow_atomics// %s | tcopt - --pass-pipeline="builtin.module(func.func(cuda-choose-schedule))" --remarks-filter=cuda-choose-schedule 2>&1 | FileCheck %s --check-prefix=ORDERED
// ORDERED-NOT: #cuda.atomic_scatter
// ORDERED-NOT: not-atomic

module attributes {tcopt.allow_atomics} {

// A thread for each update, where one would have more than a few.

// CHECK-LABEL: func.func @updates(
//  CHECK-SAME: nest.schedule = #nest.schedules<[#cuda.scatter<threads = 256>, #cuda.atomic_scatter<threads = 256>, #cuda.atomic_scatter<threads = 256>]>
func.func @updates(%few: tensor<4x50xf32>, %i: tensor<4xi64>, %many: tensor<?x50xf32>, %j: tensor<?xi64>, %n: tensor<?xi16>, %x: tensor<1000x50xf32>, %y: tensor<40xi16>) -> (tensor<1000x50xf32>, tensor<40xi16>) {
  %1 = nest.scatter ins(%few, %i : tensor<4x50xf32>, tensor<4xi64>) outs(%x : tensor<1000x50xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  } -> tensor<1000x50xf32>
  %2 = nest.scatter ins(%many, %j : tensor<?x50xf32>, tensor<?xi64>) outs(%1 : tensor<1000x50xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %new, %old : f32
    nest.yield %s : f32
  } -> tensor<1000x50xf32>
  %3 = nest.scatter ins(%n, %j : tensor<?xi16>, tensor<?xi64>) outs(%y : tensor<40xi16>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: i16, %old: i16):
    %s = arith.minui %old, %new : i16
    nest.yield %s : i16
  } -> tensor<40xi16>
  return %2, %3 : tensor<1000x50xf32>, tensor<40xi16>
}

// What no atomic computes keeps its order: the last update, a product, a body that reads the old element twice.

// CHECK-LABEL: func.func @ordered(
// CHECK-COUNT-3: #cuda.block_scatter<
// REMARK-COUNT-3: remark: [Missed] not-atomic | Category:cuda-choose-schedule{{.*}}Reason="the body does more than add to the element, or take an extremum or bits of integers"
func.func @ordered(%u: tensor<?xf32>, %n: tensor<?xi32>, %j: tensor<?xi64>, %x: tensor<1000xf32>, %y: tensor<40xi32>) -> (tensor<1000xf32>, tensor<40xi32>) {
  %1 = nest.scatter ins(%u, %j : tensor<?xf32>, tensor<?xi64>) outs(%x : tensor<1000xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<1000xf32>
  %2 = nest.scatter ins(%u, %j : tensor<?xf32>, tensor<?xi64>) outs(%1 : tensor<1000xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    %s = arith.mulf %old, %new : f32
    nest.yield %s : f32
  } -> tensor<1000xf32>
  %3 = nest.scatter ins(%n, %j : tensor<?xi32>, tensor<?xi64>) outs(%y : tensor<40xi32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: i32, %old: i32):
    %d = arith.muli %old, %new : i32
    %s = arith.addi %old, %d : i32
    nest.yield %s : i32
  } -> tensor<40xi32>
  return %2, %3 : tensor<1000xf32>, tensor<40xi32>
}

// CHECK-LABEL: func.func @bits(
//       CHECK: #cuda.block_scatter<
// REMARK: not-atomic {{.*}}Reason="elements have no atomics"
func.func @bits(%u: tensor<?xi1>, %j: tensor<?xi64>, %x: tensor<40xi1>) -> tensor<40xi1> {
  %1 = nest.scatter ins(%u, %j : tensor<?xi1>, tensor<?xi64>) outs(%x : tensor<40xi1>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: i1, %old: i1):
    %s = arith.ori %old, %new : i1
    nest.yield %s : i1
  } -> tensor<40xi1>
  return %1 : tensor<40xi1>
}

// Sums of integers have no order.

// CHECK-LABEL: func.func @strict(
//       CHECK: #cuda.block_scatter<
//       CHECK: #cuda.atomic_scatter<
// REMARK: not-atomic {{.*}}Reason="sums of floats have one order in strict"
// REMARK-NOT: remark
func.func @strict(%u: tensor<?xf32>, %n: tensor<?xi64>, %j: tensor<?xi64>, %x: tensor<40xf32>, %y: tensor<40xi64>) -> (tensor<40xf32>, tensor<40xi64>) attributes {tcopt.numerics = "strict"} {
  %1 = nest.scatter ins(%u, %j : tensor<?xf32>, tensor<?xi64>) outs(%x : tensor<40xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    nest.yield %s : f32
  } -> tensor<40xf32>
  %2 = nest.scatter ins(%n, %j : tensor<?xi64>, tensor<?xi64>) outs(%y : tensor<40xi64>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: i64, %old: i64):
    %s = arith.addi %old, %new : i64
    nest.yield %s : i64
  } -> tensor<40xi64>
  return %1, %2 : tensor<40xf32>, tensor<40xi64>
}

}

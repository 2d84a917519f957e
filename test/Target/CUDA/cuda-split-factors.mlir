// A product of f32 and a converted bf16 becomes two products of bf16, and their sum.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-split-factors))" --split-input-file | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-split-factors))" --split-input-file -o /dev/null --remarks-filter=cuda-split-factors 2>&1 | FileCheck %s --check-prefix=REMARK

// CHECK-LABEL: func.func @attention(
// CHECK-SAME: %[[P:.*]]: tensor<64x?xf32>, %[[V:.*]]: tensor<?x32xbf16>
// CHECK: %[[HIGH:.*]] = core.convert %[[P]] : (tensor<64x?xf32>) -> tensor<64x?xbf16>
// CHECK: %[[WIDE:.*]] = core.convert %[[HIGH]] : (tensor<64x?xbf16>) -> tensor<64x?xf32>
// CHECK: %[[REST:.*]] = core.sub %[[P]], %[[WIDE]]
// CHECK: %[[SIZE:.*]] = core.abs %[[WIDE]]
// CHECK: %[[INFINITE:.*]] = core.compare eq, %[[SIZE]]
// CHECK: %[[KEPT:.*]] = core.select %[[INFINITE]], %{{.*}}, %[[REST]]
// CHECK: %[[LOW:.*]] = core.convert %[[KEPT]] : (tensor<64x?xf32>) -> tensor<64x?xbf16>
// CHECK: %[[LARGE:.*]] = core.contract %[[HIGH]], %[[V]]{{.*}}: (tensor<64x?xbf16>, tensor<?x32xbf16>) -> tensor<64x32xf32>
// CHECK: %[[SMALL:.*]] = core.contract %[[LOW]], %[[V]]
// CHECK: %[[SUM:.*]] = core.add %[[LARGE]], %[[SMALL]]
// CHECK: return %[[SUM]]
func.func @attention(%p: tensor<64x?xf32>, %v: tensor<?x32xbf16>) -> tensor<64x32xf32> {
  %w = core.convert %v : (tensor<?x32xbf16>) -> tensor<?x32xf32>
  %0 = core.contract %p, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<64x?xf32>, tensor<?x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}

// -----

// The other factor is moved between its conversion and the product; batches are not rows.
// CHECK-LABEL: func.func @moved(
// CHECK-SAME: %[[P:.*]]: tensor<4x64x128xf32>, %[[V:.*]]: tensor<4x32x128xbf16>
// CHECK: %[[MOVED:.*]] = core.transpose %[[V]], dims = [0, 2, 1] : (tensor<4x32x128xbf16>) -> tensor<4x128x32xbf16>
// CHECK: core.contract %{{.*}}, %[[MOVED]]
// CHECK: core.contract %{{.*}}, %[[MOVED]]
func.func @moved(%p: tensor<4x64x128xf32>, %v: tensor<4x32x128xbf16>) -> tensor<4x64x32xf32> {
  %w = core.convert %v : (tensor<4x32x128xbf16>) -> tensor<4x32x128xf32>
  %t = core.transpose %w, dims = [0, 2, 1] : (tensor<4x32x128xf32>) -> tensor<4x128x32xf32>
  %0 = core.contract %p, %t, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<4x64x128xf32>, tensor<4x128x32xf32>) -> tensor<4x64x32xf32>
  return %0 : tensor<4x64x32xf32>
}

// -----

// Both are f32, or the other one an f16, whose range is smaller, or both were converted: nothing is split. Few columns are not
// worth it.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: core.sub
func.func @others(%p: tensor<64x?xf32>, %v: tensor<?x32xf32>, %h: tensor<?x32xf16>, %few: tensor<?x8xbf16>, %b: tensor<64x?xbf16>, %c: tensor<?x32xbf16>)
    -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x8xf32>, tensor<64x32xf32>) {
  %0 = core.contract %p, %v, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<64x?xf32>, tensor<?x32xf32>) -> tensor<64x32xf32>
  %wide = core.convert %h : (tensor<?x32xf16>) -> tensor<?x32xf32>
  %1 = core.contract %p, %wide, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<64x?xf32>, tensor<?x32xf32>) -> tensor<64x32xf32>
  %columns = core.convert %few : (tensor<?x8xbf16>) -> tensor<?x8xf32>
  %2 = core.contract %p, %columns, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<64x?xf32>, tensor<?x8xf32>) -> tensor<64x8xf32>
  %first = core.convert %b : (tensor<64x?xbf16>) -> tensor<64x?xf32>
  %second = core.convert %c : (tensor<?x32xbf16>) -> tensor<?x32xf32>
  %3 = core.contract %first, %second, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<64x?xf32>, tensor<?x32xf32>) -> tensor<64x32xf32>
  return %0, %1, %2, %3 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x8xf32>, tensor<64x32xf32>
}

// -----

// CHECK-LABEL: func.func @strict(
// CHECK-NOT: core.sub
// REMARK: remark: {{.*}}not-split{{.*}}strict numerics
func.func @strict(%p: tensor<64x?xf32>, %v: tensor<?x32xbf16>) -> tensor<64x32xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
  %w = core.convert %v : (tensor<?x32xbf16>) -> tensor<?x32xf32>
  %0 = core.contract %p, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<64x?xf32>, tensor<?x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}

// RUN: tcopt %s --convert-core-to-linalg --canonicalize --cse | FileCheck %s

// The number of an element is added to the offset; ten rounds multiply.
// CHECK-LABEL: func.func @philox(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[O:.+]]: tensor<i64>, %[[N:.+]]: index)
// CHECK: linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "parallel"]
// CHECK-SAME: ins(%[[S]], %[[O]] : tensor<i64>, tensor<i64>)
// CHECK: linalg.index 0
// CHECK: linalg.index 1
// CHECK-COUNT-20: arith.xori
// CHECK: arith.shli
// CHECK: arith.ori
// CHECK: linalg.yield
func.func @philox(%s: tensor<i64>, %o: tensor<i64>, %n: index) -> tensor<?x3xi64> {
  %0 = core.philox %s, %o, sizes = [%n, 3] : (tensor<i64>, tensor<i64>, index) -> tensor<?x3xi64>
  return %0 : tensor<?x3xi64>
}

// CHECK-LABEL: func.func @sum_of_bytes(
// CHECK: linalg.generic
// CHECK: arith.extsi %{{.*}} : i8 to i32
// CHECK: arith.extsi %{{.*}} : i8 to i32
// CHECK: arith.muli %{{.*}} : i32
func.func @sum_of_bytes(%a: tensor<?x3xi8>, %b: tensor<3x4xi8>) -> tensor<?x4xi32> {
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], sum_type = i32 : (tensor<?x3xi8>, tensor<3x4xi8>) -> tensor<?x4xi32>
  return %0 : tensor<?x4xi32>
}

// CHECK-LABEL: func.func @sum_of_unsigned_bytes(
// CHECK: arith.extui %{{.*}} : i8 to i32
func.func @sum_of_unsigned_bytes(%x: tensor<?x4x8xui8>, %w: tensor<6x4x3xui8>) -> tensor<?x6x6xi32> {
  %0 = core.convolution %x, %w, strides = [1], low = [0], high = [0], dilations = [1], groups = 1, sum_type = i32 : (tensor<?x4x8xui8>, tensor<6x4x3xui8>) -> tensor<?x6x6xi32>
  return %0 : tensor<?x6x6xi32>
}

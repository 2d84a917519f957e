// Round trips of random bits, and of sums of 8-bit integers.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @philox(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[O:.+]]: tensor<i64>, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = core.philox %[[S]], %[[O]], sizes = [%[[N]], 3] : (tensor<i64>, tensor<i64>, index) -> tensor<?x3xi64>
// CHECK-NEXT: %{{.*}} = core.philox %[[S]], %[[O]], sizes = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT: %{{.*}} = core.philox %[[S]], %[[O]], sizes = [0, 2] : (tensor<i64>, tensor<i64>) -> tensor<0x2xi64>
func.func @philox(%s: tensor<i64>, %o: tensor<i64>, %n: index) {
  %0 = core.philox %s, %o, sizes = [%n, 3] : (tensor<i64>, tensor<i64>, index) -> tensor<?x3xi64>
  %1 = core.philox %s, %o, sizes = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
  %2 = core.philox %s, %o, sizes = [0, 2] : (tensor<i64>, tensor<i64>) -> tensor<0x2xi64>
  return
}

// CHECK-LABEL: func.func @sum_type(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xi8>, %[[B:.+]]: tensor<3x4xi8>, %[[X:.+]]: tensor<?x4x8xui8>, %[[W:.+]]: tensor<6x4x3xui8>)
// CHECK-NEXT: %{{.*}} = core.contract %[[A]], %[[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], sum_type = i32 : (tensor<?x3xi8>, tensor<3x4xi8>) -> tensor<?x4xi32>
// CHECK-NEXT: %{{.*}} = core.convolution %[[X]], %[[W]], strides = [1], low = [0], high = [0], dilations = [1], groups = 1, sum_type = i32 : (tensor<?x4x8xui8>, tensor<6x4x3xui8>) -> tensor<?x6x6xi32>
func.func @sum_type(%a: tensor<?x3xi8>, %b: tensor<3x4xi8>, %x: tensor<?x4x8xui8>, %w: tensor<6x4x3xui8>) {
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], sum_type = i32 : (tensor<?x3xi8>, tensor<3x4xi8>) -> tensor<?x4xi32>
  %1 = core.convolution %x, %w, strides = [1], low = [0], high = [0], dilations = [1], groups = 1, sum_type = i32 : (tensor<?x4x8xui8>, tensor<6x4x3xui8>) -> tensor<?x6x6xi32>
  return
}

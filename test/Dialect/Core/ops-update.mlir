// Round trips of parts replaced and of bits read as another type.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @update_slice(
// CHECK-SAME: %[[X:.+]]: tensor<?x8xf32>, %[[V:.+]]: tensor<?x2xf32>, %[[O:.+]]: index, %[[S:.+]]: tensor<i1>)
// CHECK-NEXT: %{{.*}} = core.update_slice %[[X]], %[[V]], offsets = [0, %[[O]]], strides = [1, 2] : (tensor<?x8xf32>, tensor<?x2xf32>, index) -> tensor<?x8xf32>
// CHECK-NEXT: %{{.*}} = core.update_slice %[[X]], %[[V]], offsets = [3, 6], strides = [1, 1] : (tensor<?x8xf32>, tensor<?x2xf32>) -> tensor<?x8xf32>
// CHECK-NEXT: %{{.*}} = core.update_slice %[[S]], %[[S]], offsets = [], strides = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
func.func @update_slice(%x: tensor<?x8xf32>, %v: tensor<?x2xf32>, %o: index, %s: tensor<i1>) {
  %0 = core.update_slice %x, %v, offsets = [0, %o], strides = [1, 2] : (tensor<?x8xf32>, tensor<?x2xf32>, index) -> tensor<?x8xf32>
  %1 = core.update_slice %x, %v, offsets = [3, 6], strides = [1, 1] : (tensor<?x8xf32>, tensor<?x2xf32>) -> tensor<?x8xf32>
  %2 = core.update_slice %s, %s, offsets = [], strides = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}

// CHECK-LABEL: func.func @bitcast(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<bf16>, %[[I:.+]]: tensor<2xui8>)
// CHECK-NEXT: %{{.*}} = core.bitcast %[[X]] : (tensor<?x3xf32>) -> tensor<?x3xi32>
// CHECK-NEXT: %{{.*}} = core.bitcast %[[B]] : (tensor<bf16>) -> tensor<f16>
// CHECK-NEXT: %{{.*}} = core.bitcast %[[I]] : (tensor<2xui8>) -> tensor<2xi8>
func.func @bitcast(%x: tensor<?x3xf32>, %b: tensor<bf16>, %i: tensor<2xui8>) {
  %0 = core.bitcast %x : (tensor<?x3xf32>) -> tensor<?x3xi32>
  %1 = core.bitcast %b : (tensor<bf16>) -> tensor<f16>
  %2 = core.bitcast %i : (tensor<2xui8>) -> tensor<2xi8>
  return
}

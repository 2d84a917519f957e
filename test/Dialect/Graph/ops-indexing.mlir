// Round trips of operators that read elements at places that tensors give.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[X:.+]]: tensor<?x8xf32>, %[[I:.+]]: tensor<?x3xi64>, %[[S:.+]]: tensor<ui8>, %[[J:.+]]: tensor<i32>, %[[U:.+]]: tensor<*xi1>)
// CHECK-NEXT: %{{.*}} = graph.gather %[[X]], %[[I]], dim = 1 : (tensor<?x8xf32>, tensor<?x3xi64>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.gather %[[X]], %[[I]], dim = -1 : (tensor<?x8xf32>, tensor<?x3xi64>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.gather %[[S]], %[[J]], dim = -1 : (tensor<ui8>, tensor<i32>) -> tensor<ui8>
// CHECK-NEXT: %{{.*}} = graph.gather %[[U]], %[[I]], dim = 5 : (tensor<*xi1>, tensor<?x3xi64>) -> tensor<*xi1>
func.func @gather(
    %x: tensor<?x8xf32>, %i: tensor<?x3xi64>, %s: tensor<ui8>, %j: tensor<i32>, %u: tensor<*xi1>) {
  %0 = graph.gather %x, %i, dim = 1 : (tensor<?x8xf32>, tensor<?x3xi64>) -> tensor<?x3xf32>
  %1 = graph.gather %x, %i, dim = -1 : (tensor<?x8xf32>, tensor<?x3xi64>) -> tensor<?x3xf32>
  %2 = graph.gather %s, %j, dim = -1 : (tensor<ui8>, tensor<i32>) -> tensor<ui8>
  %3 = graph.gather %u, %i, dim = 5 : (tensor<*xi1>, tensor<?x3xi64>) -> tensor<*xi1>
  return
}

// CHECK-LABEL: func.func @index(
// CHECK-SAME: %[[X:.+]]: tensor<4x?x8xf16>, %[[I:.+]]: tensor<5x1xi64>, %[[J:.+]]: tensor<2xi32>, %[[U:.+]]: tensor<*xf16>)
// CHECK-NEXT: %{{.*}} = graph.index %[[X]], %[[I]], %[[J]], dims = [0, 1] : (tensor<4x?x8xf16>, tensor<5x1xi64>, tensor<2xi32>) -> tensor<5x2x8xf16>
// CHECK-NEXT: %{{.*}} = graph.index %[[X]], %[[I]], %[[J]], dims = [0, 2] : (tensor<4x?x8xf16>, tensor<5x1xi64>, tensor<2xi32>) -> tensor<5x2x?xf16>
// CHECK-NEXT: %{{.*}} = graph.index %[[X]], %[[J]], dims = [2] : (tensor<4x?x8xf16>, tensor<2xi32>) -> tensor<4x?x2xf16>
// CHECK-NEXT: %{{.*}} = graph.index %[[U]], %[[J]], dims = [2] : (tensor<*xf16>, tensor<2xi32>) -> tensor<*xf16>
func.func @index(
    %x: tensor<4x?x8xf16>, %i: tensor<5x1xi64>, %j: tensor<2xi32>, %u: tensor<*xf16>) {
  %0 = graph.index %x, %i, %j, dims = [0, 1] : (tensor<4x?x8xf16>, tensor<5x1xi64>, tensor<2xi32>) -> tensor<5x2x8xf16>
  %1 = graph.index %x, %i, %j, dims = [0, 2] : (tensor<4x?x8xf16>, tensor<5x1xi64>, tensor<2xi32>) -> tensor<5x2x?xf16>
  %2 = graph.index %x, %j, dims = [2] : (tensor<4x?x8xf16>, tensor<2xi32>) -> tensor<4x?x2xf16>
  %3 = graph.index %u, %j, dims = [2] : (tensor<*xf16>, tensor<2xi32>) -> tensor<*xf16>
  return
}

// CHECK-LABEL: func.func @index_select(
// CHECK-SAME: %[[X:.+]]: tensor<?x8xi1>, %[[I:.+]]: tensor<3xi64>, %[[S:.+]]: tensor<i32>, %[[U:.+]]: tensor<*xi1>)
// CHECK-NEXT: %{{.*}} = graph.index_select %[[X]], %[[I]], dim = 1 : (tensor<?x8xi1>, tensor<3xi64>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.index_select %[[X]], %[[S]], dim = -2 : (tensor<?x8xi1>, tensor<i32>) -> tensor<1x8xi1>
// CHECK-NEXT: %{{.*}} = graph.index_select %[[U]], %[[I]], dim = 4 : (tensor<*xi1>, tensor<3xi64>) -> tensor<*xi1>
func.func @index_select(%x: tensor<?x8xi1>, %i: tensor<3xi64>, %s: tensor<i32>, %u: tensor<*xi1>) {
  %0 = graph.index_select %x, %i, dim = 1 : (tensor<?x8xi1>, tensor<3xi64>) -> tensor<?x3xi1>
  %1 = graph.index_select %x, %s, dim = -2 : (tensor<?x8xi1>, tensor<i32>) -> tensor<1x8xi1>
  %2 = graph.index_select %u, %i, dim = 4 : (tensor<*xi1>, tensor<3xi64>) -> tensor<*xi1>
  return
}

// CHECK-LABEL: func.func @masked_fill(
// CHECK-SAME: %[[X:.+]]: tensor<?x8xf32>, %[[M:.+]]: tensor<2x?x1xi1>, %[[V:.+]]: tensor<f32>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.masked_fill %[[X]], %[[M]], %[[V]] : (tensor<?x8xf32>, tensor<2x?x1xi1>, tensor<f32>) -> tensor<2x?x8xf32>
// CHECK-NEXT: %{{.*}} = graph.masked_fill %[[U]], %[[M]], %[[V]] : (tensor<*xf32>, tensor<2x?x1xi1>, tensor<f32>) -> tensor<*xf32>
func.func @masked_fill(%x: tensor<?x8xf32>, %m: tensor<2x?x1xi1>, %v: tensor<f32>, %u: tensor<*xf32>) {
  %0 = graph.masked_fill %x, %m, %v : (tensor<?x8xf32>, tensor<2x?x1xi1>, tensor<f32>) -> tensor<2x?x8xf32>
  %1 = graph.masked_fill %u, %m, %v : (tensor<*xf32>, tensor<2x?x1xi1>, tensor<f32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @searchsorted(
// CHECK-SAME: %[[S:.+]]: tensor<?xf32>, %[[V:.+]]: tensor<3x?xf32>, %[[B:.+]]: tensor<3x7xf32>, %[[Z:.+]]: tensor<f32>)
// CHECK-NEXT: %{{.*}} = graph.searchsorted %[[S]], %[[V]], right = false : (tensor<?xf32>, tensor<3x?xf32>) -> tensor<3x?xi64>
// CHECK-NEXT: %{{.*}} = graph.searchsorted %[[B]], %[[V]], right = true : (tensor<3x7xf32>, tensor<3x?xf32>) -> tensor<3x?xi64>
// CHECK-NEXT: %{{.*}} = graph.searchsorted %[[S]], %[[Z]], right = false : (tensor<?xf32>, tensor<f32>) -> tensor<i64>
func.func @searchsorted(%s: tensor<?xf32>, %v: tensor<3x?xf32>, %b: tensor<3x7xf32>, %z: tensor<f32>) {
  %0 = graph.searchsorted %s, %v, right = false : (tensor<?xf32>, tensor<3x?xf32>) -> tensor<3x?xi64>
  %1 = graph.searchsorted %b, %v, right = true : (tensor<3x7xf32>, tensor<3x?xf32>) -> tensor<3x?xi64>
  %2 = graph.searchsorted %s, %z, right = false : (tensor<?xf32>, tensor<f32>) -> tensor<i64>
  return
}

// Round trips of updates at given places.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @along(
// CHECK-SAME: %[[X:.+]]: tensor<?x5xf32>, %[[I:.+]]: tensor<?x3xi64>, %[[S:.+]]: tensor<?x4xf32>)
// CHECK-NEXT: %{{.*}} = graph.scatter %[[X]], %[[I]], %[[S]], dim = 1 : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x4xf32>) -> tensor<?x5xf32>
// CHECK-NEXT: %{{.*}} = graph.scatter_add %[[X]], %[[I]], %[[S]], dim = -1 : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x4xf32>) -> tensor<?x5xf32>
// CHECK-NEXT: %{{.*}} = graph.scatter_reduce %[[X]], %[[I]], %[[S]], dim = 1, reduce = amax, include_self = true : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x4xf32>) -> tensor<?x5xf32>
// CHECK-NEXT: %{{.*}} = graph.scatter_reduce %[[X]], %[[I]], %[[S]], dim = 1, reduce = mean, include_self = false : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x4xf32>) -> tensor<*xf32>
func.func @along(%x: tensor<?x5xf32>, %i: tensor<?x3xi64>, %s: tensor<?x4xf32>) {
  %0 = graph.scatter %x, %i, %s, dim = 1 : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x4xf32>) -> tensor<?x5xf32>
  %1 = graph.scatter_add %x, %i, %s, dim = -1 : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x4xf32>) -> tensor<?x5xf32>
  %2 = graph.scatter_reduce %x, %i, %s, dim = 1, reduce = amax, include_self = true : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x4xf32>) -> tensor<?x5xf32>
  %3 = graph.scatter_reduce %x, %i, %s, dim = 1, reduce = mean, include_self = false : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x4xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[X:.+]]: tensor<5x?xi1>, %[[I:.+]]: tensor<3xi32>, %[[S:.+]]: tensor<3x?xi1>, %[[J:.+]]: tensor<i64>, %[[T:.+]]: tensor<1x?xi1>)
// CHECK-NEXT: %{{.*}} = graph.index_add %[[X]], %[[I]], %[[S]], dim = 0 : (tensor<5x?xi1>, tensor<3xi32>, tensor<3x?xi1>) -> tensor<5x?xi1>
// CHECK-NEXT: %{{.*}} = graph.index_copy %[[X]], %[[J]], %[[T]], dim = -2 : (tensor<5x?xi1>, tensor<i64>, tensor<1x?xi1>) -> tensor<5x?xi1>
// CHECK-NEXT: %{{.*}} = graph.index_reduce %[[X]], %[[I]], %[[S]], dim = -2, reduce = amin, include_self = false : (tensor<5x?xi1>, tensor<3xi32>, tensor<3x?xi1>) -> tensor<5x?xi1>
func.func @slices(%x: tensor<5x?xi1>, %i: tensor<3xi32>, %s: tensor<3x?xi1>, %j: tensor<i64>, %t: tensor<1x?xi1>) {
  %0 = graph.index_add %x, %i, %s, dim = 0 : (tensor<5x?xi1>, tensor<3xi32>, tensor<3x?xi1>) -> tensor<5x?xi1>
  %1 = graph.index_copy %x, %j, %t, dim = -2 : (tensor<5x?xi1>, tensor<i64>, tensor<1x?xi1>) -> tensor<5x?xi1>
  %2 = graph.index_reduce %x, %i, %s, dim = -2, reduce = amin, include_self = false : (tensor<5x?xi1>, tensor<3xi32>, tensor<3x?xi1>) -> tensor<5x?xi1>
  return
}

// CHECK-LABEL: func.func @put(
// CHECK-SAME: %[[X:.+]]: tensor<5x6x?xbf16>, %[[V:.+]]: tensor<?xbf16>, %[[I:.+]]: tensor<3xi64>, %[[J:.+]]: tensor<2x1xi64>, %[[S:.+]]: tensor<bf16>)
// CHECK-NEXT: %{{.*}} = graph.index_put %[[X]], %[[V]], %[[I]], %[[J]], dims = [0, 1], accumulate = true : (tensor<5x6x?xbf16>, tensor<?xbf16>, tensor<3xi64>, tensor<2x1xi64>) -> tensor<5x6x?xbf16>
// CHECK-NEXT: %{{.*}} = graph.index_put %[[X]], %[[S]], %[[I]], dims = [2], accumulate = false : (tensor<5x6x?xbf16>, tensor<bf16>, tensor<3xi64>) -> tensor<5x6x?xbf16>
func.func @put(%x: tensor<5x6x?xbf16>, %v: tensor<?xbf16>, %i: tensor<3xi64>, %j: tensor<2x1xi64>, %s: tensor<bf16>) {
  %0 = graph.index_put %x, %v, %i, %j, dims = [0, 1], accumulate = true : (tensor<5x6x?xbf16>, tensor<?xbf16>, tensor<3xi64>, tensor<2x1xi64>) -> tensor<5x6x?xbf16>
  %1 = graph.index_put %x, %s, %i, dims = [2], accumulate = false : (tensor<5x6x?xbf16>, tensor<bf16>, tensor<3xi64>) -> tensor<5x6x?xbf16>
  return
}

// CHECK-LABEL: func.func @masked(
// CHECK-SAME: %[[X:.+]]: tensor<?x4xi8>, %[[M:.+]]: tensor<4xi1>, %[[S:.+]]: tensor<3x?xi8>)
// CHECK-NEXT: %{{.*}} = graph.masked_scatter %[[X]], %[[M]], %[[S]] : (tensor<?x4xi8>, tensor<4xi1>, tensor<3x?xi8>) -> tensor<?x4xi8>
func.func @masked(%x: tensor<?x4xi8>, %m: tensor<4xi1>, %s: tensor<3x?xi8>) {
  %0 = graph.masked_scatter %x, %m, %s : (tensor<?x4xi8>, tensor<4xi1>, tensor<3x?xi8>) -> tensor<?x4xi8>
  return
}

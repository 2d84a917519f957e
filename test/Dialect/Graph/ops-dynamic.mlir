// Round trips of operators whose results have sizes that follow from values.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @nonzero(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[S:.+]]: tensor<i1>, %[[U:.+]]: tensor<*xui8>)
// CHECK-NEXT: %{{.*}} = graph.nonzero %[[X]] : (tensor<?x3xf32>) -> tensor<?x2xi64>
// CHECK-NEXT: %{{.*}} = graph.nonzero %[[S]] : (tensor<i1>) -> tensor<?x0xi64>
// CHECK-NEXT: %{{.*}} = graph.nonzero %[[U]] : (tensor<*xui8>) -> tensor<?x?xi64>
func.func @nonzero(%x: tensor<?x3xf32>, %s: tensor<i1>, %u: tensor<*xui8>) {
  %0 = graph.nonzero %x : (tensor<?x3xf32>) -> tensor<?x2xi64>
  %1 = graph.nonzero %s : (tensor<i1>) -> tensor<?x0xi64>
  %2 = graph.nonzero %u : (tensor<*xui8>) -> tensor<?x?xi64>
  return
}

// CHECK-LABEL: func.func @masked_select(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xbf16>, %[[M:.+]]: tensor<3xi1>, %[[U:.+]]: tensor<*xi1>)
// CHECK-NEXT: %{{.*}} = graph.masked_select %[[X]], %[[M]] : (tensor<?x3xbf16>, tensor<3xi1>) -> tensor<?xbf16>
// CHECK-NEXT: %{{.*}} = graph.masked_select %[[X]], %[[U]] : (tensor<?x3xbf16>, tensor<*xi1>) -> tensor<?xbf16>
// CHECK-NEXT: %{{.*}} = graph.masked_select %[[M]], %[[M]] : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
func.func @masked_select(%x: tensor<?x3xbf16>, %m: tensor<3xi1>, %u: tensor<*xi1>) {
  %0 = graph.masked_select %x, %m : (tensor<?x3xbf16>, tensor<3xi1>) -> tensor<?xbf16>
  %1 = graph.masked_select %x, %u : (tensor<?x3xbf16>, tensor<*xi1>) -> tensor<?xbf16>
  %2 = graph.masked_select %m, %m : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  return
}

// CHECK-LABEL: func.func @unique(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf16>, %[[U:.+]]: tensor<*xi1>)
// CHECK-NEXT: %{{.*}} = graph.unique %[[X]] : (tensor<?x3xf16>) -> (tensor<?xf16>, tensor<?x3xi64>, tensor<?xi64>)
// CHECK-NEXT: %{{.*}} = graph.unique %[[X]], dim = -1 : (tensor<?x3xf16>) -> (tensor<?x?xf16>, tensor<3xi64>, tensor<?xi64>)
// CHECK-NEXT: %{{.*}} = graph.unique %[[U]], dim = 0 : (tensor<*xi1>) -> (tensor<*xi1>, tensor<?xi64>, tensor<?xi64>)
// CHECK-NEXT: %{{.*}} = graph.unique_consecutive %[[U]] : (tensor<*xi1>) -> (tensor<?xi1>, tensor<*xi64>, tensor<?xi64>)
// CHECK-NEXT: %{{.*}} = graph.unique_consecutive %[[X]], dim = 0 : (tensor<?x3xf16>) -> (tensor<?x3xf16>, tensor<?xi64>, tensor<?xi64>)
func.func @unique(%x: tensor<?x3xf16>, %u: tensor<*xi1>) {
  %0:3 = graph.unique %x : (tensor<?x3xf16>) -> (tensor<?xf16>, tensor<?x3xi64>, tensor<?xi64>)
  %1:3 = graph.unique %x, dim = -1 : (tensor<?x3xf16>) -> (tensor<?x?xf16>, tensor<3xi64>, tensor<?xi64>)
  %2:3 = graph.unique %u, dim = 0 : (tensor<*xi1>) -> (tensor<*xi1>, tensor<?xi64>, tensor<?xi64>)
  %3:3 = graph.unique_consecutive %u : (tensor<*xi1>) -> (tensor<?xi1>, tensor<*xi64>, tensor<?xi64>)
  %4:3 = graph.unique_consecutive %x, dim = 0 : (tensor<?x3xf16>) -> (tensor<?x3xf16>, tensor<?xi64>, tensor<?xi64>)
  return
}

// CHECK-LABEL: func.func @repeat_interleave(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xi8>, %[[N:.+]]: tensor<3xi32>, %[[U:.+]]: tensor<*xi64>)
// CHECK-NEXT: %{{.*}} = graph.repeat_interleave %[[X]], %[[N]], dim = 1 : (tensor<?x3xi8>, tensor<3xi32>) -> tensor<?x?xi8>
// CHECK-NEXT: %{{.*}} = graph.repeat_interleave %[[U]], %[[U]], dim = -1 : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
func.func @repeat_interleave(%x: tensor<?x3xi8>, %n: tensor<3xi32>, %u: tensor<*xi64>) {
  %0 = graph.repeat_interleave %x, %n, dim = 1 : (tensor<?x3xi8>, tensor<3xi32>) -> tensor<?x?xi8>
  %1 = graph.repeat_interleave %u, %u, dim = -1 : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  return
}

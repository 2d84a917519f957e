// Inferred sizes of updates at given places: those of x. What the sizes of others must be is required.
// RUN: tcopt %s --graph-infer-shapes | FileCheck %s
// RUN: tcopt %s --graph-insert-requires | FileCheck %s --check-prefix=REQUIRE

// CHECK-LABEL: func.func @static(
// CHECK: graph.scatter {{.*}} -> tensor<4x5xf32>
// CHECK: graph.index_put {{.*}} -> tensor<4x5xf32>
func.func @static(%x: tensor<4x5xf32>, %i: tensor<2x3xi64>, %s: tensor<2x3xf32>) -> tensor<*xf32> {
  %0 = graph.scatter %x, %i, %s, dim = 0 : (tensor<4x5xf32>, tensor<2x3xi64>, tensor<2x3xf32>) -> tensor<*xf32>
  %1 = graph.index_put %0, %s, %i, %i, dims = [0, 1], accumulate = true : (tensor<*xf32>, tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK: graph.scatter_add {{.*}} -> tensor<?x5xf32>
// REQUIRE-LABEL: func.func @dynamic(
// REQUIRE: core.require {{.*}}index must not be larger than src in dimension 0 (C3)
// REQUIRE: core.require {{.*}}index must not be larger than x in dimension 0 (C4)
func.func @dynamic(%x: tensor<?x5xf32>, %i: tensor<?x3xi64>, %s: tensor<?x3xf32>) -> tensor<?x?xf32> {
  %0 = graph.scatter_add %x, %i, %s, dim = 1 : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @slices(
// CHECK: graph.index_copy {{.*}} -> tensor<?x5xf32>
// REQUIRE-LABEL: func.func @slices(
// REQUIRE: core.require {{.*}}size of source must agree (C4)
func.func @slices(%x: tensor<?x5xf32>, %i: tensor<?xi64>, %s: tensor<?x5xf32>) -> tensor<?x?xf32> {
  %0 = graph.index_copy %x, %i, %s, dim = 0 : (tensor<?x5xf32>, tensor<?xi64>, tensor<?x5xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @put(
// CHECK: graph.index_put {{.*}} -> tensor<?x5xf32>
// REQUIRE-LABEL: func.func @put(
// REQUIRE: core.require {{.*}}size of values must agree (C3)
func.func @put(%x: tensor<?x5xf32>, %i: tensor<?xi64>, %s: tensor<?x5xf32>) -> tensor<?x?xf32> {
  %0 = graph.index_put %x, %s, %i, dims = [0], accumulate = false : (tensor<?x5xf32>, tensor<?x5xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @unranked(
// CHECK: graph.scatter_reduce {{.*}} -> tensor<4xf32>
// CHECK: graph.index_add {{.*}} -> tensor<*xf32>
func.func @unranked(%x: tensor<4xf32>, %u: tensor<*xf32>, %i: tensor<*xi64>) -> tensor<*xf32> {
  %0 = graph.scatter_reduce %x, %i, %u, dim = 0, reduce = amin, include_self = true : (tensor<4xf32>, tensor<*xi64>, tensor<*xf32>) -> tensor<?xf32>
  %1 = graph.index_add %u, %i, %0, dim = 0 : (tensor<*xf32>, tensor<*xi64>, tensor<?xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// CHECK-LABEL: func.func @masked(
// CHECK: graph.masked_scatter {{.*}} -> tensor<2x?xf32>
// CHECK: graph.masked_scatter {{.*}} -> tensor<*xf32>
// REQUIRE-LABEL: func.func @masked(
// REQUIRE: core.require {{.*}}graph.masked_scatter
func.func @masked(%x: tensor<?xf32>, %m: tensor<2x?xi1>, %u: tensor<*xf32>) -> tensor<*xf32> {
  %0 = graph.masked_scatter %x, %m, %u : (tensor<?xf32>, tensor<2x?xi1>, tensor<*xf32>) -> tensor<?x?xf32>
  %1 = graph.masked_scatter %u, %m, %0 : (tensor<*xf32>, tensor<2x?xi1>, tensor<?x?xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

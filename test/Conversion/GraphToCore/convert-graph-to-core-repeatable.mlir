// A repeatable dimension is not compared at run time if it is static or its size is the requested value.
// RUN: tcopt %s --convert-graph-to-core --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @known(
// CHECK-NOT: core.gather
// CHECK: core.broadcast {{.*}} : (tensor<1x3xf32>) -> tensor<4x3xf32>
func.func @known(%x: tensor<1x3xf32>) -> tensor<4x3xf32> {
  %0 = graph.expand %x, sizes = [4, 3], repeatable = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @unknown(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>, %[[N:.*]]: index)
// CHECK: %[[D:.*]] = tensor.dim %[[X]]
// CHECK: %[[ONE:.*]] = arith.cmpi eq, %[[D]], %c1
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[D]], %[[N]]
// CHECK: %[[FITS:.*]] = arith.ori %[[ONE]], %[[SAME]]
// CHECK: core.require %[[FITS]], "graph.expand: sizes must be 1 or those asked for"
// CHECK: core.gather
func.func @unknown(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = graph.expand %x, sizes = [%n], repeatable = [0] : (tensor<?xf32>, index) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Inferred sizes of losses.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @losses(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<3x1xf32>,
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<?x4xi64>) -> (index, index, index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3x4xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3x4xf32>
// CHECK-NEXT:    return [[DIM]], [[C3]], [[DIM_0]], [[C4]] : index, index, index, index
// CHECK-NEXT:  }
func.func @losses(%x: tensor<?x3x4xf32>, %y: tensor<3x1xf32>, %t: tensor<?x4xi64>) -> (index, index, index, index) {
  %0 = graph.mse_loss %x, %y, reduction = none : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<?x?x?xf32>
  %1 = graph.nll_loss %x, %t, ignore_index = 0, reduction = none : (tensor<?x3x4xf32>, tensor<?x4xi64>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %1, %c0 : tensor<?x?xf32>
  %d3 = tensor.dim %1, %c1 : tensor<?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

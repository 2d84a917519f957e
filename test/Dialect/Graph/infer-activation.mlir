// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Inferred sizes of activation functions.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @glu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?xf32>) -> (index, index, index) {
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x8xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[Y]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.floordivsi [[DIM_0]], [[C2]] : index
// CHECK-NEXT:    return [[DIM]], [[C4]], [[V0]] : index, index, index
// CHECK-NEXT:  }
func.func @glu(%x: tensor<?x8xf32>, %y: tensor<?xf32>) -> (index, index, index) {
  %0 = graph.glu %x, dim = -1 : (tensor<?x8xf32>) -> tensor<?x?xf32>
  %1 = graph.glu %y, dim = 0 : (tensor<?xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %d2 = tensor.dim %1, %c0 : tensor<?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @prelu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<?xf32>) -> (index, index) {
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    return [[DIM]], [[C3]] : index, index
// CHECK-NEXT:  }
func.func @prelu(%x: tensor<?x3xf32>, %w: tensor<?xf32>) -> (index, index) {
  %0 = graph.prelu %x, %w : (tensor<?x3xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @elu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (index, index) {
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    return [[DIM]], [[C3]] : index, index
// CHECK-NEXT:  }
func.func @elu(%x: tensor<?x3xf32>) -> (index, index) {
  %0 = graph.elu %x, alpha = 1.0, scale = 1.0, input_scale = 1.0 : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

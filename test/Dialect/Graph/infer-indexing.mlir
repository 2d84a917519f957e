// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Inferred sizes of elements at places that tensors give.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @gather(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?x?xi64>) -> (index, index) {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[I]], [[C0]] : tensor<?x?xi64>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[I]], [[C1]] : tensor<?x?xi64>
// CHECK-NEXT:    return [[DIM]], [[DIM_0]] : index, index
// CHECK-NEXT:  }
func.func @gather(%x: tensor<?x8xf32>, %i: tensor<?x?xi64>) -> (index, index) {
  %0 = graph.gather %x, %i, dim = 1 : (tensor<?x8xf32>, tensor<?x?xi64>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @index_apart(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x?x8xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?x1xi64>,
// CHECK-SAME:    [[J:%[^ ,:]+]]: tensor<2xi64>) -> (index, index, index) {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[I]], [[C0]] : tensor<?x1xi64>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<4x?x8xf32>
// CHECK-NEXT:    return [[DIM]], [[C2]], [[DIM_0]] : index, index, index
// CHECK-NEXT:  }
func.func @index_apart(%x: tensor<4x?x8xf32>, %i: tensor<?x1xi64>, %j: tensor<2xi64>) -> (index, index, index) {
  %0 = graph.index %x, %i, %j, dims = [0, 2] : (tensor<4x?x8xf32>, tensor<?x1xi64>, tensor<2xi64>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @index_together(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4x8xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?xi64>) -> (index, index) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4x8xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[I]], [[C0]] : tensor<?xi64>
// CHECK-NEXT:    return [[DIM]], [[DIM_0]] : index, index
// CHECK-NEXT:  }
func.func @index_together(%x: tensor<?x4x8xf32>, %i: tensor<?xi64>) -> (index, index) {
  %0 = graph.index %x, %i, %i, dims = [1, 2] : (tensor<?x4x8xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @index_select(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?xi64>) -> (index, index) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x8xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[I]], [[C0]] : tensor<?xi64>
// CHECK-NEXT:    return [[DIM]], [[DIM_0]] : index, index
// CHECK-NEXT:  }
func.func @index_select(%x: tensor<?x8xf32>, %i: tensor<?xi64>) -> (index, index) {
  %0 = graph.index_select %x, %i, dim = -1 : (tensor<?x8xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @masked_fill(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x1xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<3x1x?xi1>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>) -> (index, index, index) {
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x1xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[M]], [[C2]] : tensor<3x1x?xi1>
// CHECK-NEXT:    return [[C3]], [[DIM]], [[DIM_0]] : index, index, index
// CHECK-NEXT:  }
func.func @masked_fill(%x: tensor<?x1xf32>, %m: tensor<3x1x?xi1>, %v: tensor<f32>) -> (index, index, index) {
  %0 = graph.masked_fill %x, %m, %v : (tensor<?x1xf32>, tensor<3x1x?xi1>, tensor<f32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @searchsorted(
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<3x?xf32>) -> (index, index) {
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V]], [[C1]] : tensor<3x?xf32>
// CHECK-NEXT:    return [[C3]], [[DIM]] : index, index
// CHECK-NEXT:  }
func.func @searchsorted(%s: tensor<?xf32>, %v: tensor<3x?xf32>) -> (index, index) {
  %0 = graph.searchsorted %s, %v, right = false : (tensor<?xf32>, tensor<3x?xf32>) -> tensor<?x?xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi64>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi64>
  return %d0, %d1 : index, index
}

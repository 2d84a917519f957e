// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Inferred sizes of normalizations.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @batch_norm_train(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?x3xf16>) -> (index, index, index) {
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<?x?x3xf16>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<?x?x3xf16>
// CHECK-NEXT:    return [[C3]], [[DIM]], [[DIM_0]] : index, index, index
// CHECK-NEXT:  }
func.func @batch_norm_train(%x: tensor<?x?x3xf16>) -> (index, index, index) {
  %0, %1, %2 = graph.batch_norm_train %x, eps = 1.0e-5 : (tensor<?x?x3xf16>) -> (tensor<?x?x?xf16>, tensor<?xf32>, tensor<?xf32>)
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c2 : tensor<?x?x?xf16>
  %d1 = tensor.dim %1, %c0 : tensor<?xf32>
  %d2 = tensor.dim %2, %c0 : tensor<?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @group_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> (index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    return [[DIM]], [[C4]] : index, index
// CHECK-NEXT:  }
func.func @group_norm(%x: tensor<?x4xf32>) -> (index, index) {
  %0 = graph.group_norm %x, num_groups = 2, eps = 1.0e-5 : (tensor<?x4xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @rms_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> (index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    return [[DIM]], [[C4]] : index, index
// CHECK-NEXT:  }
func.func @rms_norm(%x: tensor<?x4xf32>) -> (index, index) {
  %0 = graph.rms_norm %x, normalized_dims = 1, eps = 1.0e-5 : (tensor<?x4xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @instance_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x?xf32>) -> (index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C2]] : tensor<2x4x?xf32>
// CHECK-NEXT:    return [[C4]], [[DIM]] : index, index
// CHECK-NEXT:  }
func.func @instance_norm(%x: tensor<2x4x?xf32>) -> (index, index) {
  %0 = graph.instance_norm %x, eps = 1.0e-5 : (tensor<2x4x?xf32>) -> tensor<?x?x?xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1 : index, index
}

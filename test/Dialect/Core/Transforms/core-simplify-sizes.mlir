// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

// The size of what is computed is arithmetic on the sizes of operands.
// CHECK-LABEL: func.func @dims(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?x3xf32>) -> index {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[Y]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM]], [[DIM_0]] : index
// CHECK-NEXT:    return [[V0]] : index
// CHECK-NEXT:  }
func.func @dims(%x: tensor<?x3xf32>, %y: tensor<?x3xf32>) -> index {
  %c0 = arith.constant 0 : index
  %a = core.exp %x : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %b = core.concatenate %a, %y, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %d = tensor.dim %b, %c0 : tensor<?x3xf32>
  return %d : index
}

// Constant sizes get into types, and the types of users follow.
// CHECK-LABEL: func.func @constant_sizes(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [2, 4] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [1] : (tensor<2x4xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[CAST:%[^ ,:]+]] = tensor.cast [[V1]] : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V]], dims = [], sizes = [4] : (tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[CAST_0:%[^ ,:]+]] = tensor.cast [[V2]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.iota dim = 0, sizes = [4] : () -> tensor<4xi32>
// CHECK-NEXT:    [[CAST_1:%[^ ,:]+]] = tensor.cast [[V3]] : tensor<4xi32> to tensor<?xi32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.slice [[X]], offsets = [2], sizes = [4], strides = [1] : (tensor<8xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[CAST_2:%[^ ,:]+]] = tensor.cast [[V4]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:    return [[CAST]], [[CAST_0]], [[CAST_1]], [[CAST_2]] : tensor<?xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>
// CHECK-NEXT:  }
func.func @constant_sizes(%x: tensor<8xf32>, %v: tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %a = core.reshape %x, sizes = [%c2, %c4] : (tensor<8xf32>, index, index) -> tensor<?x?xf32>
  %b = core.reduce add, %a, dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %c = core.broadcast %v, dims = [], sizes = [%c4] : (tensor<f32>, index) -> tensor<?xf32>
  %d = core.iota dim = 0, sizes = [%c4] : (index) -> tensor<?xi32>
  %e = core.slice %x, offsets = [%c2], sizes = [%c4], strides = [1] : (tensor<8xf32>, index, index) -> tensor<?xf32>
  return %b, %c, %d, %e : tensor<?xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>
}

// So do the types of an op with two results.
// CHECK-LABEL: func.func @two_results(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> (tensor<?xf32>, tensor<?xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[X]], dim = 0, descending = false : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
// CHECK-NEXT:    [[CAST:%[^ ,:]+]] = tensor.cast [[VALUES]] : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:    [[CAST_0:%[^ ,:]+]] = tensor.cast [[INDICES]] : tensor<3xi64> to tensor<?xi64>
// CHECK-NEXT:    return [[CAST]], [[CAST_0]] : tensor<?xf32>, tensor<?xi64>
// CHECK-NEXT:  }
func.func @two_results(%x: tensor<3xf32>) -> (tensor<?xf32>, tensor<?xi64>) {
  %c = tensor.cast %x : tensor<3xf32> to tensor<?xf32>
  %v, %i = core.sort %c, dim = 0, descending = false : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %v, %i : tensor<?xf32>, tensor<?xi64>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @sort(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[X]], dim = 1, descending = true : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<?x3xf32>, tensor<?x3xi64>
// CHECK-NEXT:  }
func.func @sort(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
  %r:2 = graph.sort %x, dim = -1, descending = true : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  return %r#0, %r#1 : tensor<?x3xf32>, tensor<?x3xi64>
}

// CHECK-LABEL: func.func @sort_scalar(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [1] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[V0]], dim = 0, descending = true : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1xi64>)
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[VALUES]], sizes = [] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reshape [[INDICES]], sizes = [] : (tensor<1xi64>) -> tensor<i64>
// CHECK-NEXT:    return [[V1]], [[V2]] : tensor<f32>, tensor<i64>
// CHECK-NEXT:  }
func.func @sort_scalar(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
  %r:2 = graph.sort %x, dim = -1, descending = true : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}

// CHECK-LABEL: func.func @topk(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[X]], dim = 0, descending = false, limit = 2 : (tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<2x3xf32>, tensor<2x3xi64>
// CHECK-NEXT:  }
func.func @topk(%x: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
  %r:2 = graph.topk %x, k = 2, dim = 0, largest = false : (tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return %r#0, %r#1 : tensor<2x3xf32>, tensor<2x3xi64>
}

// CHECK-LABEL: func.func @kthvalue(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[X]], dim = 1, descending = false, limit = 2 : (tensor<?x3xf32>) -> (tensor<?x2xf32>, tensor<?x2xi64>)
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[VALUES]], [[C0]] : tensor<?x2xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[VALUES]], offsets = [0, 1], sizes = {{\[}}[[DIM]], 1], strides = [1, 1] : (tensor<?x2xf32>, index) -> tensor<?x1xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[INDICES]], [[C0_0]] : tensor<?x2xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[INDICES]], offsets = [0, 1], sizes = {{\[}}[[DIM_1]], 1], strides = [1, 1] : (tensor<?x2xi64>, index) -> tensor<?x1xi64>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[X]], [[C0_2]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reshape [[V0]], sizes = {{\[}}[[DIM_3]]] : (tensor<?x1xf32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reshape [[V1]], sizes = {{\[}}[[DIM_3]]] : (tensor<?x1xi64>, index) -> tensor<?xi64>
// CHECK-NEXT:    return [[V2]], [[V3]] : tensor<?xf32>, tensor<?xi64>
// CHECK-NEXT:  }
func.func @kthvalue(%x: tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?xi64>) {
  %r:2 = graph.kthvalue %x, k = 2, dim = 1, keepdim = false : (tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xi64>
}

// CHECK-LABEL: func.func @median(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[X]], dim = 0, descending = false : (tensor<?x3xi32>) -> (tensor<?x3xi32>, tensor<?x3xi64>)
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xi32>
// CHECK-NEXT:    [[C_1:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM]], [[C_1]] : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.shrui [[V0]], [[C1]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.slice [[INDICES]], offsets = {{\[}}[[V1]], 0], sizes = [1, 3], strides = [1, 1] : (tensor<?x3xi64>, index) -> tensor<1x3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.slice [[VALUES]], offsets = {{\[}}[[V1]], 0], sizes = [1, 3], strides = [1, 1] : (tensor<?x3xi32>, index) -> tensor<1x3xi32>
// CHECK-NEXT:    return [[V3]], [[V2]] : tensor<1x3xi32>, tensor<1x3xi64>
// CHECK-NEXT:  }
func.func @median(%x: tensor<?x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi64>) {
  %r:2 = graph.median %x, dim = 0, keepdim = true : (tensor<?x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi64>)
  return %r#0, %r#1 : tensor<1x3xi32>, tensor<1x3xi64>
}

// CHECK-LABEL: func.func @median_float(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x3xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[X]], dim = 0, descending = false : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xi64>)
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[INDICES]], offsets = [1, 0], sizes = [1, 3], strides = [1, 1] : (tensor<4x3xi64>) -> tensor<1x3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[VALUES]], offsets = [1, 0], sizes = [1, 3], strides = [1, 1] : (tensor<4x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.arg_reduce maximum, [[X]], dim = 0 : (tensor<4x3xf32>) -> tensor<3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reshape [[V2]], sizes = [1, 3] : (tensor<3xi64>) -> tensor<1x3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.gather [[X]], [[V3]], dims = [0], x_dims = [1], index_dims = [0, 1] : (tensor<4x3xf32>, tensor<1x3xi64>) -> tensor<1x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.compare ne, [[V4]], [[V4]] : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.select [[V5]], [[V3]], [[V0]] : (tensor<1x3xi1>, tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.select [[V5]], [[V4]], [[V1]] : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.reshape [[V7]], sizes = [3] : (tensor<1x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.reshape [[V6]], sizes = [3] : (tensor<1x3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    return [[V8]], [[V9]] : tensor<3xf32>, tensor<3xi64>
// CHECK-NEXT:  }
func.func @median_float(%x: tensor<4x3xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
  %r:2 = graph.median %x, dim = 0, keepdim = false : (tensor<4x3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi64>
}

// CHECK-LABEL: func.func @mode(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[X]], dim = 0, descending = false : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = {{\[}}[[DIM]], 3] : (index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[VALUES]], [[C0_0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[C_1:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.addi [[DIM_1]], [[C_1]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.slice [[VALUES]], offsets = [1, 0], sizes = {{\[}}[[V1]], 3], strides = [1, 1] : (tensor<?x3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.slice [[VALUES]], offsets = [0, 0], sizes = {{\[}}[[V1]], 3], strides = [1, 1] : (tensor<?x3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.compare ne, [[V2]], [[V3]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<true> : tensor<1x3xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.concatenate [[V5]], [[V4]], dim = 0 : (tensor<1x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V6]], [[C0_2]] : tensor<?x3xi1>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [], sizes = {{\[}}[[DIM_3]], 3] : (tensor<i64>, index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.select [[V6]], [[V0]], [[V8]] : (tensor<?x3xi1>, tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.scan maximum, [[V9]], dim = 0 : (tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.sub [[V0]], [[V10]] : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.arg_reduce maximum, [[V11]], dim = 0 : (tensor<?x3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.reshape [[V12]], sizes = [1, 3] : (tensor<3xi64>) -> tensor<1x3xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.gather [[VALUES]], [[V13]], dims = [0], x_dims = [1], index_dims = [0, 1] : (tensor<?x3xf32>, tensor<1x3xi64>) -> tensor<1x3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.gather [[INDICES]], [[V13]], dims = [0], x_dims = [1], index_dims = [0, 1] : (tensor<?x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.reshape [[V14]], sizes = [3] : (tensor<1x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.reshape [[V15]], sizes = [3] : (tensor<1x3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    return [[V16]], [[V17]] : tensor<3xf32>, tensor<3xi64>
// CHECK-NEXT:  }
func.func @mode(%x: tensor<?x3xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
  %r:2 = graph.mode %x, dim = 0, keepdim = false : (tensor<?x3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi64>
}

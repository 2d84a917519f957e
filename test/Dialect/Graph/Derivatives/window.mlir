// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --grad-make-vjp=function=diagonal --grad-make-vjp=function=strided --grad-make-vjp=function=unfold --grad-make-vjp=function=columns --grad-make-vjp=function=open_columns | FileCheck %s

// CHECK-LABEL: func.func @diagonal(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.diagonal [[X]], offset = -1, dim1 = 0, dim2 = -1 : (tensor<3x4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4x?xf32>
// CHECK-NEXT:  }
func.func @diagonal(%x: tensor<3x4x?xf32>) -> tensor<4x?xf32> {
  %y = graph.diagonal %x, offset = -1, dim1 = 0, dim2 = -1 : (tensor<3x4x?xf32>) -> tensor<4x?xf32>
  return %y : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @diagonal_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3x4x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<4x?xf32> {tcopt.name = "ct_result0"}) -> (tensor<4x?xf32>, tensor<3x4x?xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.diagonal [[ARG0]], offset = -1, dim1 = 0, dim2 = -1 : (tensor<3x4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C1]] : tensor<4x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.arange [[V2]], [[V1]], sizes = {{\[}}[[DIM]]] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.arange [[V4]], [[V1]], sizes = {{\[}}[[DIM]]] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C2]] : tensor<3x4x?xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.full [[V6]], sizes = [3, 4, [[DIM_0]]] : (tensor<f32>, index) -> tensor<3x4x?xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.permute [[V7]], dims = [1, 0, 2] : (tensor<3x4x?xf32>) -> tensor<4x3x?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.index_put [[V8]], [[ARG1]], [[V3]], [[V5]], dims = [1, 2], accumulate = false : (tensor<4x3x?xf32>, tensor<4x?xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<4x3x?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.permute [[V9]], dims = [1, 0, 2] : (tensor<4x3x?xf32>) -> tensor<3x4x?xf32>
// CHECK-NEXT:    return [[V0]], [[V10]] : tensor<4x?xf32>, tensor<3x4x?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @strided(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.as_strided [[X]], sizes = [3, 2], strides = [1, 2], storage_offset = 1 : (tensor<2x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3x2xf32>
// CHECK-NEXT:  }
func.func @strided(%x: tensor<2x4xf32>) -> tensor<3x2xf32> {
  // The op itself says where the elements came from.
  %y = graph.as_strided %x, sizes = [3, 2], strides = [1, 2], storage_offset = 1 : (tensor<2x4xf32>) -> tensor<3x2xf32>
  return %y : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @strided_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x2xf32> {tcopt.name = "ct_result0"}) -> (tensor<3x2xf32>, tensor<2x4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.as_strided [[ARG0]], sizes = [3, 2], strides = [1, 2], storage_offset = 1 : (tensor<2x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.arange [[V1]], [[V2]], sizes = [8] : (tensor<i64>, tensor<i64>) -> tensor<8xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.as_strided [[V3]], sizes = [3, 2], strides = [1, 2], storage_offset = 1 : (tensor<8xi64>) -> tensor<3x2xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.full [[V5]], sizes = [8] : (tensor<f32>) -> tensor<8xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.reshape [[V4]], sizes = [6] : (tensor<3x2xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.reshape [[ARG1]], sizes = [6] : (tensor<3x2xf32>) -> tensor<6xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.index_add [[V6]], [[V7]], [[V8]], dim = 0 : (tensor<8xf32>, tensor<6xi64>, tensor<6xf32>) -> tensor<8xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.reshape [[V9]], sizes = [2, 4] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    return [[V0]], [[V10]] : tensor<3x2xf32>, tensor<2x4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @unfold(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<7x5xf32>) -> tensor<3x5x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.unfold [[X]], dim = 0, size = 3, step = 2 : (tensor<7x5xf32>) -> tensor<3x5x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3x5x3xf32>
// CHECK-NEXT:  }
func.func @unfold(%x: tensor<7x5xf32>) -> tensor<3x5x3xf32> {
  %y = graph.unfold %x, dim = 0, size = 3, step = 2 : (tensor<7x5xf32>) -> tensor<3x5x3xf32>
  return %y : tensor<3x5x3xf32>
}

// CHECK-LABEL: func.func @unfold_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<7x5xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x5x3xf32> {tcopt.name = "ct_result0"}) -> (tensor<3x5x3xf32>, tensor<7x5xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.unfold [[ARG0]], dim = 0, size = 3, step = 2 : (tensor<7x5xf32>) -> tensor<3x5x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.arange [[V1]], [[V2]], sizes = [7] : (tensor<i64>, tensor<i64>) -> tensor<7xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.unfold [[V3]], dim = 0, size = 3, step = 2 : (tensor<7xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.full [[V5]], sizes = [7, 5] : (tensor<f32>) -> tensor<7x5xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.reshape [[V4]], sizes = [9] : (tensor<3x3xi64>) -> tensor<9xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.permute [[ARG1]], dims = [0, 2, 1] : (tensor<3x5x3xf32>) -> tensor<3x3x5xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.reshape [[V8]], sizes = [9, 5] : (tensor<3x3x5xf32>) -> tensor<9x5xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.index_add [[V6]], [[V7]], [[V9]], dim = 0 : (tensor<7x5xf32>, tensor<9xi64>, tensor<9x5xf32>) -> tensor<7x5xf32>
// CHECK-NEXT:    return [[V0]], [[V10]] : tensor<3x5x3xf32>, tensor<7x5xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @columns(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4x4xf32>) -> tensor<?x12x15xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.im2col [[X]], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<?x3x4x4xf32>) -> tensor<?x12x15xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x12x15xf32>
// CHECK-NEXT:  }
func.func @columns(%x: tensor<?x3x4x4xf32>) -> tensor<?x12x15xf32> {
  %y = graph.im2col %x, kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1]
    : (tensor<?x3x4x4xf32>) -> tensor<?x12x15xf32>
  return %y : tensor<?x12x15xf32>
}

// CHECK-LABEL: func.func @columns_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x3x4x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x12x15xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x12x15xf32>, tensor<?x3x4x4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.im2col [[ARG0]], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<?x3x4x4xf32>) -> tensor<?x12x15xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.col2im [[ARG1]], output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<?x12x15xf32>) -> tensor<?x3x4x4xf32>
// CHECK-NEXT:    return [[V0]], [[V1]] : tensor<?x12x15xf32>, tensor<?x3x4x4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @open_columns(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x?x4xf32>) -> tensor<12x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.im2col [[X]], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<3x?x4xf32>) -> tensor<12x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<12x?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @open_columns_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3x?x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<12x?xf32> {tcopt.name = "ct_result0"}) -> (tensor<12x?xf32>, tensor<3x?x4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.im2col [[ARG0]], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<3x?x4xf32>) -> tensor<12x?xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C1]] : tensor<3x?x4xf32>
// CHECK-NEXT:    [[C12:%[^ ,:]+]] = arith.constant 12 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.muli [[DIM]], [[C12]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.arange [[V2]], [[V2]], sizes = {{\[}}[[V1]]] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.reshape [[V3]], sizes = [3, [[DIM]], 4] : (tensor<?xi64>, index) -> tensor<3x?x4xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.im2col [[V4]], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<3x?x4xi64>) -> tensor<12x?xi64>
// CHECK-NEXT:    [[C1_0:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = arith.addi [[V1]], [[C1_0]] : index
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.full [[V7]], sizes = {{\[}}[[V6]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[C1_1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_2:%[^ ,:]+]] = tensor.dim [[V5]], [[C1_1]] : tensor<12x?xi64>
// CHECK-NEXT:    [[C12_3:%[^ ,:]+]] = arith.constant 12 : index
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = arith.muli [[DIM_2]], [[C12_3]] : index
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.reshape [[V5]], sizes = {{\[}}[[V9]]] : (tensor<12x?xi64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[C1_4:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[ARG1]], [[C1_4]] : tensor<12x?xf32>
// CHECK-NEXT:    [[C12_6:%[^ ,:]+]] = arith.constant 12 : index
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = arith.muli [[DIM_5]], [[C12_6]] : index
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.reshape [[ARG1]], sizes = {{\[}}[[V11]]] : (tensor<12x?xf32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.index_add [[V8]], [[V10]], [[V12]], dim = 0 : (tensor<?xf32>, tensor<?xi64>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.narrow [[V13]], [[V2]], sizes = {{\[}}[[V1]]], dim = 0 : (tensor<?xf32>, tensor<i64>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.reshape [[V14]], sizes = [3, [[DIM]], 4] : (tensor<?xf32>, index) -> tensor<3x?x4xf32>
// CHECK-NEXT:    return [[V0]], [[V15]] : tensor<12x?xf32>, tensor<3x?x4xf32>
// CHECK-NEXT:  }
func.func @open_columns(%x: tensor<3x?x4xf32>) -> tensor<12x?xf32> {
  // graph.col2im makes images of static sizes alone.
  %y = graph.im2col %x, kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1]
    : (tensor<3x?x4xf32>) -> tensor<12x?xf32>
  return %y : tensor<12x?xf32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --grad-make-vjp=function=max --grad-make-jvp=function=max --grad-make-vjp=function=back --grad-make-vjp=function=avg --grad-make-vjp=function=open | FileCheck %s

// CHECK-LABEL: func.func @max(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_pool [[X]], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x3x4x4xf32>
// CHECK-NEXT:  }
func.func @max(%x: tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32> {
  // The maximum is looked for again, this time with its place.
  %y = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false
    : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
  return %y : tensor<?x3x4x4xf32>
}

// CHECK-LABEL: func.func @max_jvp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x3x8x8xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x3x8x8xf32> {tcopt.name = "tangent_arg0"}) -> (tensor<?x3x4x4xf32>, tensor<?x3x4x4xf32> {tcopt.name = "tangent_result0"}) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_pool [[ARG0]], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.max_pool_with_indices [[ARG0]], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x8x8xf32>) -> (tensor<?x3x4x4xf32>, tensor<?x3x4x4xi64>)
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG1]], [[C0]] : tensor<?x3x8x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.reshape [[ARG1]], sizes = {{\[}}[[DIM]], 3, 64] : (tensor<?x3x8x8xf32>, index) -> tensor<?x3x64xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[INDICES]], [[C0_0]] : tensor<?x3x4x4xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.reshape [[INDICES]], sizes = {{\[}}[[DIM_1]], 3, 16] : (tensor<?x3x4x4xi64>, index) -> tensor<?x3x16xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.gather [[V1]], [[V2]], dim = 2 : (tensor<?x3x64xf32>, tensor<?x3x16xi64>) -> tensor<?x3x16xf32>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[INDICES]], [[C0_2]] : tensor<?x3x4x4xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.reshape [[V3]], sizes = {{\[}}[[DIM_3]], 3, 4, 4] : (tensor<?x3x16xf32>, index) -> tensor<?x3x4x4xf32>
// CHECK-NEXT:    return [[V0]], [[V4]] : tensor<?x3x4x4xf32>, tensor<?x3x4x4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @max_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x3x8x8xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x3x4x4xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x3x4x4xf32>, tensor<?x3x8x8xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_pool [[ARG0]], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.max_pool_with_indices [[ARG0]], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x8x8xf32>) -> (tensor<?x3x4x4xf32>, tensor<?x3x4x4xi64>)
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.max_pool_backward [[ARG1]], [[INDICES]], sizes = [8, 8] : (tensor<?x3x4x4xf32>, tensor<?x3x4x4xi64>) -> tensor<?x3x8x8xf32>
// CHECK-NEXT:    return [[V0]], [[V1]] : tensor<?x3x4x4xf32>, tensor<?x3x8x8xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @back(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3x4xi64>) -> tensor<3x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_pool_backward [[G]], [[I]], sizes = [8] : (tensor<3x4xf32>, tensor<3x4xi64>) -> tensor<3x8xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3x8xf32>
// CHECK-NEXT:  }
func.func @back(%g: tensor<3x4xf32>, %i: tensor<3x4xi64>) -> tensor<3x8xf32> {
  // The second derivative takes the elements at the same places.
  %y = graph.max_pool_backward %g, %i, sizes = [8] : (tensor<3x4xf32>, tensor<3x4xi64>) -> tensor<3x8xf32>
  return %y : tensor<3x8xf32>
}

// CHECK-LABEL: func.func @back_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x4xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3x8xf32> {tcopt.name = "ct_result0"}) -> (tensor<3x8xf32>, tensor<3x4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_pool_backward [[ARG0]], [[ARG1]], sizes = [8] : (tensor<3x4xf32>, tensor<3x4xi64>) -> tensor<3x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.gather [[ARG2]], [[ARG1]], dim = 1 : (tensor<3x8xf32>, tensor<3x4xi64>) -> tensor<3x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.reshape [[V1]], sizes = [3, 4] : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    return [[V0]], [[V2]] : tensor<3x8xf32>, tensor<3x4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @avg(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x?xf32>) -> tensor<2x3x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.avg_pool [[X]], kernel_size = [2], stride = [1], padding = [1], ceil_mode = false, count_include_pad = false : (tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3x?xf32>
// CHECK-NEXT:  }
func.func @avg(%x: tensor<2x3x?xf32>) -> tensor<2x3x?xf32> {
  %y = graph.avg_pool %x, kernel_size = [2], stride = [1], padding = [1], ceil_mode = false, count_include_pad = false
    : (tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
  return %y : tensor<2x3x?xf32>
}

// CHECK-LABEL: func.func @avg_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x3x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2x3x?xf32> {tcopt.name = "ct_result0"}) -> (tensor<2x3x?xf32>, tensor<2x3x?xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.avg_pool [[ARG0]], kernel_size = [2], stride = [1], padding = [1], ceil_mode = false, count_include_pad = false : (tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C2]] : tensor<2x3x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.avg_pool_backward [[ARG1]], sizes = {{\[}}[[DIM]]], kernel_size = [2], stride = [1], padding = [1], ceil_mode = false, count_include_pad = false : (tensor<2x3x?xf32>, index) -> tensor<2x3x?xf32>
// CHECK-NEXT:    return [[V0]], [[V1]] : tensor<2x3x?xf32>, tensor<2x3x?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @open(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x3x?xf32>) -> tensor<2x3x7xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.adaptive_avg_pool_backward [[G]], sizes = [7] : (tensor<2x3x?xf32>) -> tensor<2x3x7xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3x7xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @open_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x3x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2x3x7xf32> {tcopt.name = "ct_result0"}) -> (tensor<2x3x7xf32>, tensor<2x3x?xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.adaptive_avg_pool_backward [[ARG0]], sizes = [7] : (tensor<2x3x?xf32>) -> tensor<2x3x7xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C2]] : tensor<2x3x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<7> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V2]] : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.arange [[V3]], [[V4]], sizes = [7] : (tensor<i64>, tensor<i64>) -> tensor<7xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.unsqueeze [[V5]], dim = 1 : (tensor<7xi64>) -> tensor<7x1xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.arange [[V7]], [[V8]], sizes = {{\[}}[[DIM]]] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.mul [[V9]], [[V1]] : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.div [[V10]], [[FROM_ELEMENTS]], rounding_mode = floor : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.add [[V9]], [[V12]] : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.mul [[V13]], [[V1]] : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.sub [[FROM_ELEMENTS]], [[V15]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.add [[V14]], [[V16]] : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.div [[V17]], [[FROM_ELEMENTS]], rounding_mode = floor : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = graph.ge [[V6]], [[V11]] : (tensor<7x1xi64>, tensor<?xi64>) -> tensor<7x?xi1>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = graph.lt [[V6]], [[V18]] : (tensor<7x1xi64>, tensor<?xi64>) -> tensor<7x?xi1>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = graph.logical_and [[V19]], [[V20]] : (tensor<7x?xi1>, tensor<7x?xi1>) -> tensor<7x?xi1>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = graph.cast [[V21]] : (tensor<7x?xi1>) -> tensor<7x?xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = graph.sub [[V18]], [[V11]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = graph.cast [[V23]] : (tensor<?xi64>) -> tensor<?xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = graph.div [[V22]], [[V24]], rounding_mode = none : (tensor<7x?xf32>, tensor<?xf32>) -> tensor<7x?xf32>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = graph.transpose [[ARG1]], dim0 = 2, dim1 = 2 : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = graph.matmul [[V26]], [[V25]] : (tensor<2x3x7xf32>, tensor<7x?xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = graph.transpose [[V27]], dim0 = 2, dim1 = 2 : (tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    return [[V0]], [[V28]] : tensor<2x3x7xf32>, tensor<2x3x?xf32>
// CHECK-NEXT:  }
func.func @open(%g: tensor<2x3x?xf32>) -> tensor<2x3x7xf32> {
  // Of an unknown number of windows the mean is a product with a matrix.
  %y = graph.adaptive_avg_pool_backward %g, sizes = [7] : (tensor<2x3x?xf32>) -> tensor<2x3x7xf32>
  return %y : tensor<2x3x7xf32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Derivatives of orders: elements go back to where they were.
// RUN: tcopt %s --grad-make-vjp=function=sort --grad-make-vjp=function=median --grad-make-jvp=function=median | FileCheck %s

// CHECK-LABEL: func.func @sort(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.sort [[X]], dim = 1, descending = false : (tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xi64>)
// CHECK-NEXT:    return [[VALUES]] : tensor<2x?xf32>
// CHECK-NEXT:  }
func.func @sort(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0, %1 = graph.sort %x, dim = 1, descending = false : (tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xi64>)
  return %0 : tensor<2x?xf32>
}

// CHECK-LABEL: func.func @sort_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2x?xf32> {tcopt.name = "ct_result0"}) -> (tensor<2x?xf32>, tensor<2x?xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.sort [[ARG0]], dim = 1, descending = false : (tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xi64>)
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C1]] : tensor<2x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.full [[V0]], sizes = [2, [[DIM]]] : (tensor<f32>, index) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.scatter_add [[V1]], [[INDICES]], [[ARG1]], dim = 1 : (tensor<2x?xf32>, tensor<2x?xi64>, tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    return [[VALUES]], [[V2]] : tensor<2x?xf32>, tensor<2x?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @median(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x5xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.median [[X]], dim = -1, keepdim = false : (tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xi64>)
// CHECK-NEXT:    return [[VALUES]] : tensor<2xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @median_jvp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x5xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2x5xf32> {tcopt.name = "tangent_arg0"}) -> (tensor<2xf32>, tensor<2xf32> {tcopt.name = "tangent_result0"}) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.median [[ARG0]], dim = -1, keepdim = false : (tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xi64>)
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.reshape [[INDICES]], sizes = [2, 1] : (tensor<2xi64>) -> tensor<2x1xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.gather [[ARG1]], [[V0]], dim = -1 : (tensor<2x5xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.reshape [[V1]], sizes = [2] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[VALUES]], [[V2]] : tensor<2xf32>, tensor<2xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @median_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x5xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2xf32> {tcopt.name = "ct_result0"}) -> (tensor<2xf32>, tensor<2x5xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.median [[ARG0]], dim = -1, keepdim = false : (tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xi64>)
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.reshape [[ARG1]], sizes = [2, 1] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.reshape [[INDICES]], sizes = [2, 1] : (tensor<2xi64>) -> tensor<2x1xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.full [[V2]], sizes = [2, 5] : (tensor<f32>) -> tensor<2x5xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.scatter_add [[V3]], [[V1]], [[V0]], dim = -1 : (tensor<2x5xf32>, tensor<2x1xi64>, tensor<2x1xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:    return [[VALUES]], [[V4]] : tensor<2xf32>, tensor<2x5xf32>
// CHECK-NEXT:  }
func.func @median(%x: tensor<2x5xf32>) -> tensor<2xf32> {
  %0, %1 = graph.median %x, dim = -1, keepdim = false : (tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return %0 : tensor<2xf32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of scans: products are divided by nothing. A known size takes a step
// for each power of two below it.
// RUN: tcopt %s --grad-make-vjp=function=cumsum --grad-make-vjp=function=cumprod --grad-make-jvp=function=cummax | FileCheck %s

// CHECK-LABEL: func.func @cumsum(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.cumsum [[X]], dim = 1 : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x?xf32>
// CHECK-NEXT:  }
func.func @cumsum(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = graph.cumsum %x, dim = 1 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// CHECK-LABEL: func.func @cumsum_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2x?xf32> {tcopt.name = "ct_result0"}) -> (tensor<2x?xf32>, tensor<2x?xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.cumsum [[ARG0]], dim = 1 : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.flip [[ARG1]], dims = [1] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.cumsum [[V1]], dim = 1 : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.flip [[V2]], dims = [1] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    return [[V0]], [[V3]] : tensor<2x?xf32>, tensor<2x?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @cumprod(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.cumprod [[X]], dim = 0 : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @cumprod(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = graph.cumprod %x, dim = 0 : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @cumprod_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "ct_result0"}) -> (tensor<3xf32>, tensor<3xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.cumprod [[ARG0]], dim = 0 : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.pad [[ARG0]], [[V1]], low = [1], high = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.slice [[V2]], dim = 0, start = 0, end = -1, step = 1 : (tensor<4xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.cumprod [[V3]], dim = 0 : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.pad [[ARG0]], [[V5]], low = [0], high = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.slice [[V6]], dim = 0, start = 1, end = 9223372036854775807, step = 1 : (tensor<4xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.pad [[ARG1]], [[V8]], low = [0], high = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.slice [[V9]], dim = 0, start = 1, end = 9223372036854775807, step = 1 : (tensor<4xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.mul [[V7]], [[V10]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.add [[ARG1]], [[V11]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.pad [[V7]], [[V13]], low = [0], high = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.slice [[V14]], dim = 0, start = 1, end = 9223372036854775807, step = 1 : (tensor<4xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.mul [[V7]], [[V15]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.pad [[V12]], [[V17]], low = [0], high = [2] : (tensor<3xf32>, tensor<f32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = graph.slice [[V18]], dim = 0, start = 2, end = 9223372036854775807, step = 1 : (tensor<5xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = graph.mul [[V16]], [[V19]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = graph.add [[V12]], [[V20]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = graph.pad [[V16]], [[V22]], low = [0], high = [2] : (tensor<3xf32>, tensor<f32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = graph.slice [[V23]], dim = 0, start = 2, end = 9223372036854775807, step = 1 : (tensor<5xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = graph.mul [[V16]], [[V24]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = graph.mul [[V4]], [[V21]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]], [[V26]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @cummax(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.cummax [[X]], dim = 0 : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
// CHECK-NEXT:    return [[VALUES]] : tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @cummax_jvp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg0"}) -> (tensor<3xf32>, tensor<3xf32> {tcopt.name = "tangent_result0"}) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.cummax [[ARG0]], dim = 0 : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.gather [[ARG1]], [[INDICES]], dim = 0 : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    return [[VALUES]], [[V0]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @cummax(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0, %1 = graph.cummax %x, dim = 0 : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  return %0 : tensor<3xf32>
}

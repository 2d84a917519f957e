// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of attention, with heads of keys and values that are shared.
// RUN: tcopt %s --grad-make-vjp=function=causal --grad-make-vjp=function=mask --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @causal(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<?x4x3x8xbf16>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<?x2x5x8xbf16>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.scaled_dot_product_attention [[Q]], [[K]], [[V]], enable_gqa = true, is_causal = true : (tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<?x4x3x8xbf16>
// CHECK-NEXT:  }
func.func @causal(%q: tensor<?x4x3x8xbf16>, %k: tensor<?x2x5x8xbf16>, %v: tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16> {
  %y = graph.scaled_dot_product_attention %q, %k, %v, enable_gqa = true, is_causal = true : (tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16>
  return %y : tensor<?x4x3x8xbf16>
}

// CHECK-LABEL: func.func @causal_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x4x3x8xbf16>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x2x5x8xbf16>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<?x2x5x8xbf16>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<?x4x3x8xbf16> {tcopt.name = "ct_result0"}) -> (tensor<?x4x3x8xbf16>, tensor<?x4x3x8xbf16> {tcopt.name = "grad_arg0"}, tensor<?x2x5x8xbf16> {tcopt.name = "grad_arg1"}, tensor<?x2x5x8xbf16> {tcopt.name = "grad_arg2"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<0.353553385> : tensor<f32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.scaled_dot_product_attention [[ARG0]], [[ARG1]], [[ARG2]], enable_gqa = true, is_causal = true : (tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>) -> tensor<?x4x3x8xbf16>
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG1]], [[C0]] : tensor<?x2x5x8xbf16>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[ARG2]], [[C0]] : tensor<?x2x5x8xbf16>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.unsqueeze [[ARG1]], dim = 2 : (tensor<?x2x5x8xbf16>) -> tensor<?x2x1x5x8xbf16>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.expand [[V5]], sizes = {{\[}}[[DIM]], 2, 2, 5, 8] : (tensor<?x2x1x5x8xbf16>, index) -> tensor<?x2x2x5x8xbf16>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.reshape [[V6]], sizes = {{\[}}[[DIM]], 4, 5, 8] : (tensor<?x2x2x5x8xbf16>, index) -> tensor<?x4x5x8xbf16>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.unsqueeze [[ARG2]], dim = 2 : (tensor<?x2x5x8xbf16>) -> tensor<?x2x1x5x8xbf16>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.expand [[V8]], sizes = {{\[}}[[DIM_0]], 2, 2, 5, 8] : (tensor<?x2x1x5x8xbf16>, index) -> tensor<?x2x2x5x8xbf16>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.reshape [[V9]], sizes = {{\[}}[[DIM_0]], 4, 5, 8] : (tensor<?x2x2x5x8xbf16>, index) -> tensor<?x4x5x8xbf16>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.cast [[ARG0]] : (tensor<?x4x3x8xbf16>) -> tensor<?x4x3x8xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.cast [[V7]] : (tensor<?x4x5x8xbf16>) -> tensor<?x4x5x8xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.transpose [[V12]], dim0 = -2, dim1 = -1 : (tensor<?x4x5x8xf32>) -> tensor<?x4x8x5xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.matmul [[V11]], [[V13]] : (tensor<?x4x3x8xf32>, tensor<?x4x8x5xf32>) -> tensor<?x4x3x5xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.mul [[V14]], [[V3]] : (tensor<?x4x3x5xf32>, tensor<f32>) -> tensor<?x4x3x5xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.arange [[V2]], [[V1]], sizes = [3] : (tensor<i64>, tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.unsqueeze [[V16]], dim = 1 : (tensor<3xi64>) -> tensor<3x1xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.arange [[V2]], [[V1]], sizes = [5] : (tensor<i64>, tensor<i64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = graph.le [[V18]], [[V17]] : (tensor<5xi64>, tensor<3x1xi64>) -> tensor<3x5xi1>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = graph.where [[V19]], [[V15]], [[V0]] : (tensor<3x5xi1>, tensor<?x4x3x5xf32>, tensor<f32>) -> tensor<?x4x3x5xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = graph.softmax [[V20]], dim = 3 : (tensor<?x4x3x5xf32>) -> tensor<?x4x3x5xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = graph.cast [[V21]] : (tensor<?x4x3x5xf32>) -> tensor<?x4x3x5xbf16>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = graph.transpose [[V22]], dim0 = -2, dim1 = -1 : (tensor<?x4x3x5xbf16>) -> tensor<?x4x5x3xbf16>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = graph.matmul [[V23]], [[ARG3]] : (tensor<?x4x5x3xbf16>, tensor<?x4x3x8xbf16>) -> tensor<?x4x5x8xbf16>
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V24]], [[C0]] : tensor<?x4x5x8xbf16>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = graph.reshape [[V24]], sizes = {{\[}}[[DIM_1]], 2, 2, 5, 8] : (tensor<?x4x5x8xbf16>, index) -> tensor<?x2x2x5x8xbf16>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = graph.sum [[V25]], dims = [2], keepdim = false : (tensor<?x2x2x5x8xbf16>) -> tensor<?x2x5x8xbf16>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = graph.cast [[ARG3]] : (tensor<?x4x3x8xbf16>) -> tensor<?x4x3x8xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = graph.cast [[V10]] : (tensor<?x4x5x8xbf16>) -> tensor<?x4x5x8xf32>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = graph.transpose [[V28]], dim0 = -2, dim1 = -1 : (tensor<?x4x5x8xf32>) -> tensor<?x4x8x5xf32>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = graph.matmul [[V27]], [[V29]] : (tensor<?x4x3x8xf32>, tensor<?x4x8x5xf32>) -> tensor<?x4x3x5xf32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = graph.mul [[V21]], [[V30]] : (tensor<?x4x3x5xf32>, tensor<?x4x3x5xf32>) -> tensor<?x4x3x5xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = graph.sum [[V31]], dims = [-1], keepdim = true : (tensor<?x4x3x5xf32>) -> tensor<?x4x3x1xf32>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = graph.sub [[V30]], [[V32]] : (tensor<?x4x3x5xf32>, tensor<?x4x3x1xf32>) -> tensor<?x4x3x5xf32>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = graph.mul [[V21]], [[V33]] : (tensor<?x4x3x5xf32>, tensor<?x4x3x5xf32>) -> tensor<?x4x3x5xf32>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = graph.mul [[V34]], [[V3]] : (tensor<?x4x3x5xf32>, tensor<f32>) -> tensor<?x4x3x5xf32>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = graph.cast [[V35]] : (tensor<?x4x3x5xf32>) -> tensor<?x4x3x5xbf16>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = graph.matmul [[V36]], [[V7]] : (tensor<?x4x3x5xbf16>, tensor<?x4x5x8xbf16>) -> tensor<?x4x3x8xbf16>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = graph.transpose [[V36]], dim0 = -2, dim1 = -1 : (tensor<?x4x3x5xbf16>) -> tensor<?x4x5x3xbf16>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = graph.matmul [[V38]], [[ARG0]] : (tensor<?x4x5x3xbf16>, tensor<?x4x3x8xbf16>) -> tensor<?x4x5x8xbf16>
// CHECK-NEXT:    [[DIM_2:%[^ ,:]+]] = tensor.dim [[V39]], [[C0]] : tensor<?x4x5x8xbf16>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = graph.reshape [[V39]], sizes = {{\[}}[[DIM_2]], 2, 2, 5, 8] : (tensor<?x4x5x8xbf16>, index) -> tensor<?x2x2x5x8xbf16>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = graph.sum [[V40]], dims = [2], keepdim = false : (tensor<?x2x2x5x8xbf16>) -> tensor<?x2x5x8xbf16>
// CHECK-NEXT:    return [[V4]], [[V37]], [[V41]], [[V26]] : tensor<?x4x3x8xbf16>, tensor<?x4x3x8xbf16>, tensor<?x2x5x8xbf16>, tensor<?x2x5x8xbf16>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @mask(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<4x3x8xf32>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<4x5x8xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<4x5x8xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<3x5xf32>) -> tensor<4x3x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.scaled_dot_product_attention [[Q]], [[K]], [[V]], mask [[M]], is_causal = false : (tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4x3x8xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @mask_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4x3x8xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<4x5x8xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<4x5x8xf32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<4x3x8xf32> {tcopt.name = "ct_result0"}) -> (tensor<4x3x8xf32>, tensor<4x3x8xf32> {tcopt.name = "grad_arg0"}, tensor<4x5x8xf32> {tcopt.name = "grad_arg1"}, tensor<4x5x8xf32> {tcopt.name = "grad_arg2"}, tensor<3x5xf32> {tcopt.name = "grad_arg3"}) attributes {grad.joint = array<i64: 4, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<0.353553385> : tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.scaled_dot_product_attention [[ARG0]], [[ARG1]], [[ARG2]], mask [[ARG3]], is_causal = false : (tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.transpose [[ARG1]], dim0 = -2, dim1 = -1 : (tensor<4x5x8xf32>) -> tensor<4x8x5xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.matmul [[ARG0]], [[V4]] : (tensor<4x3x8xf32>, tensor<4x8x5xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.mul [[V5]], [[V2]] : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.add [[V6]], [[ARG3]] : (tensor<4x3x5xf32>, tensor<3x5xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.amax [[V7]], dims = [2], keepdim = true : (tensor<4x3x5xf32>) -> tensor<4x3x1xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.eq [[V8]], [[V1]] : (tensor<4x3x1xf32>, tensor<f32>) -> tensor<4x3x1xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.where [[V9]], [[V0]], [[V7]] : (tensor<4x3x1xi1>, tensor<f32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.softmax [[V10]], dim = 2 : (tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.where [[V9]], [[V0]], [[V11]] : (tensor<4x3x1xi1>, tensor<f32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.transpose [[V12]], dim0 = -2, dim1 = -1 : (tensor<4x3x5xf32>) -> tensor<4x5x3xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.matmul [[V13]], [[ARG4]] : (tensor<4x5x3xf32>, tensor<4x3x8xf32>) -> tensor<4x5x8xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.transpose [[ARG2]], dim0 = -2, dim1 = -1 : (tensor<4x5x8xf32>) -> tensor<4x8x5xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.matmul [[ARG4]], [[V15]] : (tensor<4x3x8xf32>, tensor<4x8x5xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.mul [[V12]], [[V16]] : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.sum [[V17]], dims = [-1], keepdim = true : (tensor<4x3x5xf32>) -> tensor<4x3x1xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = graph.sub [[V16]], [[V18]] : (tensor<4x3x5xf32>, tensor<4x3x1xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = graph.mul [[V12]], [[V19]] : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = graph.sum [[V20]], dims = [0], keepdim = false : (tensor<4x3x5xf32>) -> tensor<3x5xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = graph.mul [[V20]], [[V2]] : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = graph.matmul [[V22]], [[ARG1]] : (tensor<4x3x5xf32>, tensor<4x5x8xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = graph.transpose [[V22]], dim0 = -2, dim1 = -1 : (tensor<4x3x5xf32>) -> tensor<4x5x3xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = graph.matmul [[V24]], [[ARG0]] : (tensor<4x5x3xf32>, tensor<4x3x8xf32>) -> tensor<4x5x8xf32>
// CHECK-NEXT:    return [[V3]], [[V23]], [[V25]], [[V14]], [[V21]] : tensor<4x3x8xf32>, tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @mask(%q: tensor<4x3x8xf32>, %k: tensor<4x5x8xf32>, %v: tensor<4x5x8xf32>, %m: tensor<3x5xf32>) -> tensor<4x3x8xf32> {
  %y = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false : (tensor<4x3x8xf32>, tensor<4x5x8xf32>, tensor<4x5x8xf32>, tensor<3x5xf32>) -> tensor<4x3x8xf32>
  return %y : tensor<4x3x8xf32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of norms and softmax: statistics are computed again, or are results already.
// RUN: tcopt %s --grad-make-vjp=function=softmax --grad-make-vjp=function=layer_norm --grad-make-vjp=function=batch_norm_train --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x10xf16>) -> tensor<?x10xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.softmax [[X]], dim = -1 : (tensor<?x10xf16>) -> tensor<?x10xf16>
// CHECK-NEXT:    return [[V0]] : tensor<?x10xf16>
// CHECK-NEXT:  }
func.func @softmax(%x: tensor<?x10xf16>) -> tensor<?x10xf16> {
  %y = graph.softmax %x, dim = -1 : (tensor<?x10xf16>) -> tensor<?x10xf16>
  return %y : tensor<?x10xf16>
}

// CHECK-LABEL: func.func @softmax_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x10xf16>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x10xf16> {tcopt.name = "ct_result0"}) -> (tensor<?x10xf16>, tensor<?x10xf16> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.softmax [[ARG0]], dim = -1 : (tensor<?x10xf16>) -> tensor<?x10xf16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.cast [[V0]] : (tensor<?x10xf16>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.cast [[ARG1]] : (tensor<?x10xf16>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.mul [[V2]], [[V1]] : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.sum [[V3]], dims = [-1], keepdim = true : (tensor<?x10xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.mul [[V1]], [[V4]] : (tensor<?x10xf32>, tensor<?x1xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.sub [[V3]], [[V5]] : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.cast [[V6]] : (tensor<?x10xf32>) -> tensor<?x10xf16>
// CHECK-NEXT:    return [[V0]], [[V7]] : tensor<?x10xf16>, tensor<?x10xf16>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @layer_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<8xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.layer_norm [[X]], weight [[W]],  bias [[B]], normalized_dims = 1, eps = 1.000000e-05 : (tensor<?x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x8xf32>
// CHECK-NEXT:  }
func.func @layer_norm(%x: tensor<?x8xf32>, %w: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<?x8xf32> {
  %y = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-5 : (tensor<?x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @layer_norm_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<?x8xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x8xf32>, tensor<?x8xf32> {tcopt.name = "grad_arg0"}, tensor<8xf32> {tcopt.name = "grad_arg1"}, tensor<8xf32> {tcopt.name = "grad_arg2"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<9.99999974E-6> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.layer_norm [[ARG0]], weight [[ARG1]],  bias [[ARG2]], normalized_dims = 1, eps = 1.000000e-05 : (tensor<?x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.mean [[ARG0]], dims = [1], keepdim = true : (tensor<?x8xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.sub [[ARG0]], [[V2]] : (tensor<?x8xf32>, tensor<?x1xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.square [[V3]] : (tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.mean [[V4]], dims = [1], keepdim = true : (tensor<?x8xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.add [[V5]], [[V0]] : (tensor<?x1xf32>, tensor<f32>) -> tensor<?x1xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.rsqrt [[V6]] : (tensor<?x1xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.mul [[V3]], [[V7]] : (tensor<?x8xf32>, tensor<?x1xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.mul [[ARG3]], [[V8]] : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.sum [[V9]], dims = [0], keepdim = false : (tensor<?x8xf32>) -> tensor<8xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.sum [[ARG3]], dims = [0], keepdim = false : (tensor<?x8xf32>) -> tensor<8xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.mul [[ARG3]], [[ARG1]] : (tensor<?x8xf32>, tensor<8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.mean [[V12]], dims = [1], keepdim = true : (tensor<?x8xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.sub [[V12]], [[V13]] : (tensor<?x8xf32>, tensor<?x1xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.mul [[V12]], [[V8]] : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.mean [[V15]], dims = [1], keepdim = true : (tensor<?x8xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.mul [[V8]], [[V16]] : (tensor<?x8xf32>, tensor<?x1xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.sub [[V14]], [[V17]] : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = graph.mul [[V7]], [[V18]] : (tensor<?x1xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    return [[V1]], [[V19]], [[V10]], [[V11]] : tensor<?x8xf32>, tensor<?x8xf32>, tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @batch_norm_train(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x3x8xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>) -> tensor<4x3x8xf32> {
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]], [[MEAN:%[^ ,:]+]], [[VAR:%[^ ,:]+]] = graph.batch_norm_train [[X]], weight [[W]],  eps = 1.000000e-05 : (tensor<4x3x8xf32>, tensor<3xf32>) -> (tensor<4x3x8xf32>, tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    return [[RESULT]] : tensor<4x3x8xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @batch_norm_train_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4x3x8xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<4x3x8xf32> {tcopt.name = "ct_result0"}) -> (tensor<4x3x8xf32>, tensor<4x3x8xf32> {tcopt.name = "grad_arg0"}, tensor<3xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<3.200000e+01> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<9.99999974E-6> : tensor<f32>
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]], [[MEAN:%[^ ,:]+]], [[VAR:%[^ ,:]+]] = graph.batch_norm_train [[ARG0]], weight [[ARG1]],  eps = 1.000000e-05 : (tensor<4x3x8xf32>, tensor<3xf32>) -> (tensor<4x3x8xf32>, tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.reshape [[MEAN]], sizes = [3, 1] : (tensor<3xf32>) -> tensor<3x1xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.sub [[ARG0]], [[V2]] : (tensor<4x3x8xf32>, tensor<3x1xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.add [[VAR]], [[V1]] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.rsqrt [[V4]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.reshape [[V5]], sizes = [3, 1] : (tensor<3xf32>) -> tensor<3x1xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.mul [[V3]], [[V6]] : (tensor<4x3x8xf32>, tensor<3x1xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.sum [[ARG2]], dims = [0, 2], keepdim = true : (tensor<4x3x8xf32>) -> tensor<1x3x1xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.mul [[ARG2]], [[V7]] : (tensor<4x3x8xf32>, tensor<4x3x8xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.sum [[V9]], dims = [0, 2], keepdim = true : (tensor<4x3x8xf32>) -> tensor<1x3x1xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.reshape [[V10]], sizes = [3] : (tensor<1x3x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.reshape [[ARG1]], sizes = [3, 1] : (tensor<3xf32>) -> tensor<3x1xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.mul [[V6]], [[V12]] : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.div [[V8]], [[V0]], rounding_mode = none : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x3x1xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.sub [[ARG2]], [[V14]] : (tensor<4x3x8xf32>, tensor<1x3x1xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.div [[V10]], [[V0]], rounding_mode = none : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x3x1xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.mul [[V7]], [[V16]] : (tensor<4x3x8xf32>, tensor<1x3x1xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.sub [[V15]], [[V17]] : (tensor<4x3x8xf32>, tensor<4x3x8xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = graph.mul [[V13]], [[V18]] : (tensor<3x1xf32>, tensor<4x3x8xf32>) -> tensor<4x3x8xf32>
// CHECK-NEXT:    return [[RESULT]], [[V19]], [[V11]] : tensor<4x3x8xf32>, tensor<4x3x8xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @batch_norm_train(%x: tensor<4x3x8xf32>, %w: tensor<3xf32>) -> tensor<4x3x8xf32> {
  %y, %m, %v = graph.batch_norm_train %x, weight %w, eps = 1.0e-5 : (tensor<4x3x8xf32>, tensor<3xf32>) -> (tensor<4x3x8xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y : tensor<4x3x8xf32>
}

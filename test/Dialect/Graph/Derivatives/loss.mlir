// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of losses: of classes the probabilities minus the targets, of elements without a tensor of cotangents.
// RUN: tcopt %s --grad-make-vjp=function=cross_entropy --grad-make-vjp=function=mse_loss --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @cross_entropy(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x10xf32>,
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<?xi64>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.cross_entropy [[X]], [[T]], ignore_index = -100, label_smoothing = 0.000000e+00, reduction = mean : (tensor<?x10xf32>, tensor<?xi64>) -> tensor<f32>
// CHECK-NEXT:    return [[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @cross_entropy(%x: tensor<?x10xf32>, %t: tensor<?xi64>) -> tensor<f32> {
  %l = graph.cross_entropy %x, %t, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<?x10xf32>, tensor<?xi64>) -> tensor<f32>
  return %l : tensor<f32>
}

// CHECK-LABEL: func.func @cross_entropy_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x10xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<f32> {tcopt.name = "ct_result0"}) -> (tensor<f32>, tensor<?x10xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<-100> : tensor<i64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.cross_entropy [[ARG0]], [[ARG1]], ignore_index = -100, label_smoothing = 0.000000e+00, reduction = mean : (tensor<?x10xf32>, tensor<?xi64>) -> tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.unsqueeze [[ARG1]], dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.ne [[V5]], [[V3]] : (tensor<?x1xi64>, tensor<i64>) -> tensor<?x1xi1>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.arange [[V2]], [[V1]], sizes = [10] : (tensor<i64>, tensor<i64>) -> tensor<10xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.reshape [[V7]], sizes = [1, 10] : (tensor<10xi64>) -> tensor<1x10xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.eq [[V5]], [[V8]] : (tensor<?x1xi64>, tensor<1x10xi64>) -> tensor<?x10xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.cast [[V6]] : (tensor<?x1xi1>) -> tensor<?x1xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.sum [[V10]], dims = [0, 1], keepdim = false : (tensor<?x1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.div [[ARG2]], [[V11]], rounding_mode = none : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.cast [[V9]] : (tensor<?x10xi1>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.where [[V6]], [[V12]], [[V0]] : (tensor<?x1xi1>, tensor<f32>, tensor<f32>) -> tensor<?x1xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.softmax [[ARG0]], dim = 1 : (tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.sub [[V15]], [[V13]] : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.mul [[V14]], [[V16]] : (tensor<?x1xf32>, tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    return [[V4]], [[V17]] : tensor<f32>, tensor<?x10xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @mse_loss(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x10xf32>,
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<?x10xf32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mse_loss [[X]], [[T]], reduction = sum : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V0]] : tensor<f32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @mse_loss_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x10xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x10xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<f32> {tcopt.name = "ct_result0"}) -> (tensor<f32>, tensor<?x10xf32> {tcopt.name = "grad_arg0"}, tensor<?x10xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.mse_loss [[ARG0]], [[ARG1]], reduction = sum : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.sub [[ARG0]], [[ARG1]] : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.mul [[V2]], [[V0]] : (tensor<?x10xf32>, tensor<f32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.mul [[ARG2]], [[V3]] : (tensor<f32>, tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.neg [[V4]] : (tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    return [[V1]], [[V4]], [[V5]] : tensor<f32>, tensor<?x10xf32>, tensor<?x10xf32>
// CHECK-NEXT:  }
func.func @mse_loss(%x: tensor<?x10xf32>, %t: tensor<?x10xf32>) -> tensor<f32> {
  %l = graph.mse_loss %x, %t, reduction = sum : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<f32>
  return %l : tensor<f32>
}

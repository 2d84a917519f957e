// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of the numbers that tensors are made of.
// RUN: tcopt %s --grad-make-vjp=function=full --grad-make-vjp=function=arange | FileCheck %s

// CHECK-LABEL: func.func @full(
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.full [[V]], sizes = {{\[}}[[N]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @full(%v: tensor<f32>, %n: index) -> tensor<?x3xf32> {
  %0 = graph.full %v, sizes = [%n, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @full_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: index,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x3xf32>, tensor<f32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.full [[ARG0]], sizes = {{\[}}[[ARG1]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.sum [[ARG2]], dims = [0, 1], keepdim = false : (tensor<?x3xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V0]], [[V1]] : tensor<?x3xf32>, tensor<f32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @arange(
// CHECK-SAME:    [[START:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[STEP:%[^ ,:]+]]: tensor<f32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.arange [[START]], [[STEP]], sizes = [4] : (tensor<f32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @arange_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<4xf32> {tcopt.name = "ct_result0"}) -> (tensor<4xf32>, tensor<f32> {tcopt.name = "grad_arg0"}, tensor<f32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.arange [[ARG0]], [[ARG1]], sizes = [4] : (tensor<f32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.sum [[ARG2]], dims = [0], keepdim = false : (tensor<4xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.arange [[V2]], [[V3]], sizes = [4] : (tensor<f32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.mul [[ARG2]], [[V4]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.sum [[V5]], dims = [0], keepdim = false : (tensor<4xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V0]], [[V1]], [[V6]] : tensor<4xf32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @arange(%start: tensor<f32>, %step: tensor<f32>) -> tensor<4xf32> {
  %0 = graph.arange %start, %step, sizes = [4] : (tensor<f32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of results whose sizes follow from values.
// RUN: tcopt %s --grad-make-vjp=function=select --grad-make-vjp=function=repeat | FileCheck %s

// CHECK-LABEL: func.func @select(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<4xi1>) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.masked_select [[X]], [[M]] : (tensor<3x4xf32>, tensor<4xi1>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @select(%x: tensor<3x4xf32>, %m: tensor<4xi1>) -> tensor<?xf32> {
  %0 = graph.masked_select %x, %m : (tensor<3x4xf32>, tensor<4xi1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @select_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<?xf32> {tcopt.name = "ct_result0"}) -> (tensor<?xf32>, tensor<3x4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.masked_select [[ARG0]], [[ARG1]] : (tensor<3x4xf32>, tensor<4xi1>) -> tensor<?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.full [[V1]], sizes = [3, 4] : (tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.masked_scatter [[V2]], [[ARG1]], [[ARG2]] : (tensor<3x4xf32>, tensor<4xi1>, tensor<?xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    return [[V0]], [[V3]] : tensor<?xf32>, tensor<3x4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @repeat(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<3xi64>) -> tensor<?x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.repeat_interleave [[X]], [[N]], dim = 0 : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<?x4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @repeat_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<?x4xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x4xf32>, tensor<3x4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.repeat_interleave [[ARG0]], [[ARG1]], dim = 0 : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.arange [[V1]], [[V2]], sizes = [3] : (tensor<i64>, tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.repeat_interleave [[V3]], [[ARG1]], dim = 0 : (tensor<3xi64>, tensor<3xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.full [[V5]], sizes = [3, 4] : (tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.index_add [[V6]], [[V4]], [[ARG2]], dim = 0 : (tensor<3x4xf32>, tensor<?xi64>, tensor<?x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    return [[V0]], [[V7]] : tensor<?x4xf32>, tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @repeat(%x: tensor<3x4xf32>, %n: tensor<3xi64>) -> tensor<?x4xf32> {
  %0 = graph.repeat_interleave %x, %n, dim = 0 : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

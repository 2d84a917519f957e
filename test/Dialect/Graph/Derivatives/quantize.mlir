// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of scales.
// RUN: tcopt %s --grad-make-vjp=function=dequantize | FileCheck %s

// CHECK-LABEL: func.func @dequantize(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<2x3xi8>,
// CHECK-SAME:    [[SCALES:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ZEROS:%[^ ,:]+]]: tensor<3xi64>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.dequantize [[Q]], [[SCALES]], [[ZEROS]], axis = 1 : (tensor<2x3xi8>, tensor<3xf32>, tensor<3xi64>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @dequantize_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x3xi8>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<2x3xf32> {tcopt.name = "ct_result0"}) -> (tensor<2x3xf32>, tensor<3xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.dequantize [[ARG0]], [[ARG1]], [[ARG2]], axis = 1 : (tensor<2x3xi8>, tensor<3xf32>, tensor<3xi64>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.reshape [[ARG2]], sizes = [1, 3] : (tensor<3xi64>) -> tensor<1x3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.cast [[V1]] : (tensor<1x3xi64>) -> tensor<1x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.cast [[ARG0]] : (tensor<2x3xi8>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.sub [[V3]], [[V2]] : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.mul [[ARG3]], [[V4]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.sum [[V5]], dims = [0], keepdim = false : (tensor<2x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]], [[V6]] : tensor<2x3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @dequantize(%q: tensor<2x3xi8>, %scales: tensor<3xf32>, %zeros: tensor<3xi64>) -> tensor<2x3xf32> {
  %0 = graph.dequantize %q, %scales, %zeros, axis = 1 : (tensor<2x3xi8>, tensor<3xf32>, tensor<3xi64>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

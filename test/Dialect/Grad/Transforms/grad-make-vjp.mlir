// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients beside a function: of broadcast operands, of arguments that nothing depends on, with respect to chosen ones, and
// of gradients.
// RUN: tcopt %s --grad-make-vjp | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(grad-make-vjp{arguments=1})" | FileCheck %s --check-prefix=ONE
// RUN: tcopt %s --grad-make-vjp --grad-make-vjp=function=main_vjp | FileCheck %s --check-prefix=TWICE

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"},
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[UNUSED:%[^ ,:]+]]: tensor<2xf64>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<i64>) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.add [[X]], [[B]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.tanh [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V1]], [[N]] : tensor<?x3xf32>, tensor<i64>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @main_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"},
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<2xf64>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "ct_y"}) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>, tensor<?x3xf32> {tcopt.name = "grad_x"}, tensor<3xf32> {tcopt.name = "grad_arg1"}, tensor<2xf64> {tcopt.name = "grad_arg2"}) attributes {grad.joint = array<i64: 4, 2>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.add [[ARG0]], [[ARG1]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.tanh [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.square [[V1]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.sub [[V3]], [[V2]] : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.mul [[ARG4]], [[V4]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.sum [[V5]], dims = [0], keepdim = false : (tensor<?x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.full [[V7]], sizes = [2] : (tensor<f64>) -> tensor<2xf64>
// CHECK-NEXT:    return [[V1]], [[ARG3]], [[V5]], [[V6]], [[V8]] : tensor<?x3xf32>, tensor<i64>, tensor<?x3xf32>, tensor<3xf32>, tensor<2xf64>
// CHECK-NEXT:  }
// ONE-LABEL: func.func @main(
// ONE-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"},
// ONE-SAME:    [[B:%[^ ,:]+]]: tensor<3xf32>,
// ONE-SAME:    [[UNUSED:%[^ ,:]+]]: tensor<2xf64>,
// ONE-SAME:    [[N:%[^ ,:]+]]: tensor<i64>) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>) {
// ONE-NEXT:    [[V0:%[^ ,:]+]] = graph.add [[X]], [[B]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// ONE-NEXT:    [[V1:%[^ ,:]+]] = graph.tanh [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// ONE-NEXT:    return [[V1]], [[N]] : tensor<?x3xf32>, tensor<i64>
// ONE-NEXT:  }
// ONE-LABEL: func.func @main_vjp(
// ONE-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"},
// ONE-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// ONE-SAME:    [[ARG2:%[^ ,:]+]]: tensor<2xf64>,
// ONE-SAME:    [[ARG3:%[^ ,:]+]]: tensor<i64>,
// ONE-SAME:    [[ARG4:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "ct_y"}) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>, tensor<3xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 4, 2>} {
// ONE-NEXT:    [[V0:%[^ ,:]+]] = graph.add [[ARG0]], [[ARG1]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// ONE-NEXT:    [[V1:%[^ ,:]+]] = graph.tanh [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// ONE-NEXT:    [[V2:%[^ ,:]+]] = graph.square [[V1]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// ONE-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// ONE-NEXT:    [[V4:%[^ ,:]+]] = graph.sub [[V3]], [[V2]] : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// ONE-NEXT:    [[V5:%[^ ,:]+]] = graph.mul [[ARG4]], [[V4]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// ONE-NEXT:    [[V6:%[^ ,:]+]] = graph.sum [[V5]], dims = [0], keepdim = false : (tensor<?x3xf32>) -> tensor<3xf32>
// ONE-NEXT:    return [[V1]], [[ARG3]], [[V6]] : tensor<?x3xf32>, tensor<i64>, tensor<3xf32>
// ONE-NEXT:  }
// TWICE-LABEL: func.func @main(
// TWICE-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"},
// TWICE-SAME:    [[B:%[^ ,:]+]]: tensor<3xf32>,
// TWICE-SAME:    [[UNUSED:%[^ ,:]+]]: tensor<2xf64>,
// TWICE-SAME:    [[N:%[^ ,:]+]]: tensor<i64>) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>) {
// TWICE-NEXT:    [[V0:%[^ ,:]+]] = graph.add [[X]], [[B]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V1:%[^ ,:]+]] = graph.tanh [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    return [[V1]], [[N]] : tensor<?x3xf32>, tensor<i64>
// TWICE-NEXT:  }
// TWICE-LABEL: func.func @main_vjp(
// TWICE-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"},
// TWICE-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// TWICE-SAME:    [[ARG2:%[^ ,:]+]]: tensor<2xf64>,
// TWICE-SAME:    [[ARG3:%[^ ,:]+]]: tensor<i64>,
// TWICE-SAME:    [[ARG4:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "ct_y"}) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>, tensor<?x3xf32> {tcopt.name = "grad_x"}, tensor<3xf32> {tcopt.name = "grad_arg1"}, tensor<2xf64> {tcopt.name = "grad_arg2"}) attributes {grad.joint = array<i64: 4, 2>} {
// TWICE-NEXT:    [[V0:%[^ ,:]+]] = graph.add [[ARG0]], [[ARG1]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V1:%[^ ,:]+]] = graph.tanh [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V2:%[^ ,:]+]] = graph.square [[V1]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// TWICE-NEXT:    [[V4:%[^ ,:]+]] = graph.sub [[V3]], [[V2]] : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V5:%[^ ,:]+]] = graph.mul [[ARG4]], [[V4]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V6:%[^ ,:]+]] = graph.sum [[V5]], dims = [0], keepdim = false : (tensor<?x3xf32>) -> tensor<3xf32>
// TWICE-NEXT:    [[V7:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f64>
// TWICE-NEXT:    [[V8:%[^ ,:]+]] = graph.full [[V7]], sizes = [2] : (tensor<f64>) -> tensor<2xf64>
// TWICE-NEXT:    return [[V1]], [[ARG3]], [[V5]], [[V6]], [[V8]] : tensor<?x3xf32>, tensor<i64>, tensor<?x3xf32>, tensor<3xf32>, tensor<2xf64>
// TWICE-NEXT:  }
// TWICE-LABEL: func.func @main_vjp_vjp(
// TWICE-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"},
// TWICE-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// TWICE-SAME:    [[ARG2:%[^ ,:]+]]: tensor<2xf64>,
// TWICE-SAME:    [[ARG3:%[^ ,:]+]]: tensor<i64>,
// TWICE-SAME:    [[ARG4:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "ct_y"},
// TWICE-SAME:    [[ARG5:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "ct_y_2"},
// TWICE-SAME:    [[ARG6:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "ct_grad_x"},
// TWICE-SAME:    [[ARG7:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "ct_grad_arg1"},
// TWICE-SAME:    [[ARG8:%[^ ,:]+]]: tensor<2xf64> {tcopt.name = "ct_grad_arg2"}) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>, tensor<?x3xf32> {tcopt.name = "grad_x"}, tensor<3xf32> {tcopt.name = "grad_arg1"}, tensor<2xf64> {tcopt.name = "grad_arg2"}, tensor<?x3xf32> {tcopt.name = "grad_x_2"}, tensor<3xf32> {tcopt.name = "grad_arg1_2"}, tensor<2xf64> {tcopt.name = "grad_arg2_2"}, tensor<?x3xf32> {tcopt.name = "grad_ct_y"}) attributes {grad.joint = array<i64: 5, 5>} {
// TWICE-NEXT:    [[V0:%[^ ,:]+]] = graph.add [[ARG0]], [[ARG1]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V1:%[^ ,:]+]] = graph.tanh [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V2:%[^ ,:]+]] = graph.square [[V1]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// TWICE-NEXT:    [[V4:%[^ ,:]+]] = graph.sub [[V3]], [[V2]] : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V5:%[^ ,:]+]] = graph.mul [[ARG4]], [[V4]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V6:%[^ ,:]+]] = graph.sum [[V5]], dims = [0], keepdim = false : (tensor<?x3xf32>) -> tensor<3xf32>
// TWICE-NEXT:    [[V7:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f64>
// TWICE-NEXT:    [[V8:%[^ ,:]+]] = graph.full [[V7]], sizes = [2] : (tensor<f64>) -> tensor<2xf64>
// TWICE-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// TWICE-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V5]], [[C0]] : tensor<?x3xf32>
// TWICE-NEXT:    [[V9:%[^ ,:]+]] = graph.reshape [[ARG7]], sizes = [1, 3] : (tensor<3xf32>) -> tensor<1x3xf32>
// TWICE-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// TWICE-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V5]], [[C0_0]] : tensor<?x3xf32>
// TWICE-NEXT:    [[V10:%[^ ,:]+]] = graph.expand [[V9]], sizes = {{\[}}[[DIM_1]], 3] : (tensor<1x3xf32>, index) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V11:%[^ ,:]+]] = graph.add [[ARG6]], [[V10]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V12:%[^ ,:]+]] = graph.mul [[V11]], [[V4]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V13:%[^ ,:]+]] = graph.mul [[V11]], [[ARG4]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V14:%[^ ,:]+]] = graph.neg [[V13]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V15:%[^ ,:]+]] = graph.constant dense<2.000000e+00> : tensor<f32>
// TWICE-NEXT:    [[V16:%[^ ,:]+]] = graph.mul [[V15]], [[V1]] : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V17:%[^ ,:]+]] = graph.mul [[V14]], [[V16]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V18:%[^ ,:]+]] = graph.add [[ARG5]], [[V17]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V19:%[^ ,:]+]] = graph.square [[V1]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V20:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// TWICE-NEXT:    [[V21:%[^ ,:]+]] = graph.sub [[V20]], [[V19]] : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V22:%[^ ,:]+]] = graph.mul [[V18]], [[V21]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// TWICE-NEXT:    [[V23:%[^ ,:]+]] = graph.sum [[V22]], dims = [0], keepdim = false : (tensor<?x3xf32>) -> tensor<3xf32>
// TWICE-NEXT:    [[V24:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f64>
// TWICE-NEXT:    [[V25:%[^ ,:]+]] = graph.full [[V24]], sizes = [2] : (tensor<f64>) -> tensor<2xf64>
// TWICE-NEXT:    return [[V1]], [[ARG3]], [[V5]], [[V6]], [[V8]], [[V22]], [[V23]], [[V25]], [[V12]] : tensor<?x3xf32>, tensor<i64>, tensor<?x3xf32>, tensor<3xf32>, tensor<2xf64>, tensor<?x3xf32>, tensor<3xf32>, tensor<2xf64>, tensor<?x3xf32>
// TWICE-NEXT:  }
func.func @main(%x: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"}, %b: tensor<3xf32>, %unused: tensor<2xf64>, %n: tensor<i64>)
    -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>) {
  %0 = graph.add %x, %b : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %1 = graph.tanh %0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1, %n : tensor<?x3xf32>, tensor<i64>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Ops that ask for derivatives become calls; a function that is called twice is differentiated once, and what differentiates
// others is differentiated after these.
// RUN: tcopt %s --grad-expand | FileCheck %s
// RUN: tcopt-run %s --backend=interp --input=random:1 --check=phases

// CHECK-LABEL: func.func private @block(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[X]], [[W]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.sin [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func private @block(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %0 = graph.mul %x, %w : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %1 = graph.sin %0 : (tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: func.func private @block_jvp_only_0_1(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg0"},
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg1"}) -> (tensor<3xf32> {tcopt.name = "tangent_result0"}) attributes {grad.derivative = "block_jvp_only_0_1"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[ARG0]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.mul [[ARG2]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.mul [[ARG3]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.add [[V1]], [[V2]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.sin [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.cos [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.mul [[V3]], [[V5]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V6]] : tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @block_jvp_only_1(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg1"}) -> (tensor<3xf32> {tcopt.name = "tangent_result0"}) attributes {grad.derivative = "block_jvp_only_1"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[ARG0]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.mul [[ARG2]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.sin [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.cos [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.mul [[V1]], [[V3]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V4]] : tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @block_vjp_only_0_1(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "ct_result0"}) -> (tensor<3xf32> {tcopt.name = "grad_arg0"}, tensor<3xf32> {tcopt.name = "grad_arg1"}) attributes {grad.derivative = "block_vjp_only_0_1", grad.primal = "block"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[ARG0]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.sin [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.cos [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.mul [[ARG2]], [[V2]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.mul [[V3]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.mul [[V3]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V4]], [[V5]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @block_vjp_only_0_1_jvp_only_1_2(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "ct_result0"},
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg1"},
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_ct_result0"}) -> (tensor<3xf32> {tcopt.name = "tangent_grad_arg0"}, tensor<3xf32> {tcopt.name = "tangent_grad_arg1"}) attributes {grad.derivative = "block_vjp_only_0_1_jvp_only_1_2"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[ARG0]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.mul [[ARG3]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.sin [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.cos [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.neg [[V1]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.sin [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.mul [[V4]], [[V5]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.mul [[ARG2]], [[V3]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.mul [[ARG4]], [[V3]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.mul [[V6]], [[ARG2]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.add [[V8]], [[V9]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.mul [[V7]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.mul [[V10]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.mul [[ARG3]], [[V7]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.add [[V12]], [[V13]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.mul [[V7]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.mul [[V10]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V14]], [[V16]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @block_vjp_only_0_1_jvp_only_0_1(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "ct_result0"},
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg0"},
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg1"}) -> (tensor<3xf32> {tcopt.name = "tangent_grad_arg0"}, tensor<3xf32> {tcopt.name = "tangent_grad_arg1"}) attributes {grad.derivative = "block_vjp_only_0_1_jvp_only_0_1"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[ARG0]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.mul [[ARG3]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.mul [[ARG4]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.add [[V1]], [[V2]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.sin [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.cos [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.neg [[V3]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.sin [[V0]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.mul [[V6]], [[V7]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.mul [[ARG2]], [[V5]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.mul [[V8]], [[ARG2]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.mul [[V9]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.mul [[V10]], [[ARG1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.mul [[ARG4]], [[V9]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.add [[V12]], [[V13]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.mul [[V9]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.mul [[V10]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.mul [[ARG3]], [[V9]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.add [[V16]], [[V17]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V14]], [[V18]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @loss(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = call @block([[X]], [[W]]) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = call @block([[V0]], [[W]]) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.sum [[V1]], dims = [0], keepdim = false : (tensor<3xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V2]] : tensor<f32>
// CHECK-NEXT:  }
func.func private @loss(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<f32> {
  %0 = call @block(%x, %w) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %1 = call @block(%0, %w) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %2 = graph.sum %1, dims = [0], keepdim = false : (tensor<3xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}

// CHECK-LABEL: func.func private @loss_vjp_0_1(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<f32> {tcopt.name = "ct_result0"}) -> (tensor<f32>, tensor<3xf32> {tcopt.name = "grad_arg0"}, tensor<3xf32> {tcopt.name = "grad_arg1"}) attributes {grad.derivative = "loss_vjp_0_1", grad.joint = array<i64: 2, 1>, grad.primal = "loss"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = call @block([[ARG0]], [[ARG1]]) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = call @block([[V0]], [[ARG1]]) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.sum [[V1]], dims = [0], keepdim = false : (tensor<3xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.reshape [[ARG2]], sizes = [1] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.expand [[V3]], sizes = [3] : (tensor<1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]]:2 = call @block_vjp_only_0_1([[V0]], [[ARG1]], [[V4]]) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    [[V6:%[^ ,:]+]]:2 = call @block_vjp_only_0_1([[ARG0]], [[ARG1]], [[V5]]#0) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.add [[V5]]#1, [[V6]]#1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V2]], [[V6]]#0, [[V7]] : tensor<f32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @loss_vjp_0_1_jvp_only_1(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<f32> {tcopt.name = "ct_result0"},
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg1"}) -> (tensor<f32> {tcopt.name = "tangent_result0"}, tensor<3xf32> {tcopt.name = "tangent_grad_arg0"}, tensor<3xf32> {tcopt.name = "tangent_grad_arg1"}) attributes {grad.derivative = "loss_vjp_0_1_jvp_only_1"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = call @block([[ARG0]], [[ARG1]]) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = call @block_jvp_only_1([[ARG0]], [[ARG1]], [[ARG3]]) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = call @block([[V0]], [[ARG1]]) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = call @block_jvp_only_0_1([[V0]], [[ARG1]], [[V1]], [[ARG3]]) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.sum [[V2]], dims = [0], keepdim = false : (tensor<3xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.sum [[V3]], dims = [0], keepdim = false : (tensor<3xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.reshape [[ARG2]], sizes = [1] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.expand [[V6]], sizes = [3] : (tensor<1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]]:2 = call @block_vjp_only_0_1([[V0]], [[ARG1]], [[V7]]) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    [[V9:%[^ ,:]+]]:2 = call @block_vjp_only_0_1_jvp_only_0_1([[V0]], [[ARG1]], [[V7]], [[V1]], [[ARG3]]) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    [[V10:%[^ ,:]+]]:2 = call @block_vjp_only_0_1([[ARG0]], [[ARG1]], [[V8]]#0) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    [[V11:%[^ ,:]+]]:2 = call @block_vjp_only_0_1_jvp_only_1_2([[ARG0]], [[ARG1]], [[V8]]#0, [[ARG3]], [[V9]]#0) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.add [[V8]]#1, [[V10]]#1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.add [[V9]]#1, [[V11]]#1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V5]], [[V11]]#0, [[V13]] : tensor<f32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @gradient(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]]:3 = call @loss_vjp_0_1([[X]], [[W]], [[V0]]) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    return [[V1]]#2 : tensor<3xf32>
// CHECK-NEXT:  }
func.func private @gradient(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %one = graph.constant dense<1.0> : tensor<f32>
  %0:3 = grad.vjp @loss(%x, %w) cotangents(%one) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>)
  return %0#2 : tensor<3xf32>
}

// A product of the Hessian with a vector.
// CHECK-LABEL: func.func private @gradient_jvp_1(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg1"}) -> (tensor<3xf32>, tensor<3xf32> {tcopt.name = "tangent_result0"}) attributes {grad.derivative = "gradient_jvp_1"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]]:3 = call @loss_vjp_0_1([[ARG0]], [[ARG1]], [[V0]]) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    [[V2:%[^ ,:]+]]:3 = call @loss_vjp_0_1_jvp_only_1([[ARG0]], [[ARG1]], [[V0]], [[ARG2]]) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    return [[V1]]#2, [[V2]]#2 : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @main(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]]:2 = call @gradient_jvp_1([[X]], [[W]], [[V]]) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:    return [[V0]]#0, [[V0]]#1 : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @main(%x: tensor<3xf32>, %w: tensor<3xf32>, %v: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:2 = grad.jvp @gradient(%x, %w) tangents(%v) arguments = [1] : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
}

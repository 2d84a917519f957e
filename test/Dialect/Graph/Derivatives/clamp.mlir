// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Bounds that are numbers: nothing comes through where they are reached, and an infinite one is none. Bounds that are tensors
// share the derivative.
// RUN: tcopt %s --grad-make-vjp=function=numbers --grad-make-vjp=function=below --grad-make-vjp=function=above --grad-make-vjp="function=tensors arguments=0" | FileCheck %s

// CHECK-LABEL: func.func @numbers(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.clamp [[X]], [[V0]], [[V1]], exclusive : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @numbers(%x: tensor<4xf32>) -> tensor<4xf32> {
  %lo = graph.constant dense<0.0> : tensor<f32>
  %hi = graph.constant dense<6.0> : tensor<f32>
  %0 = graph.clamp %x, %lo, %hi, exclusive : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @numbers_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<4xf32> {tcopt.name = "ct_result0"}) -> (tensor<4xf32>, tensor<4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.clamp [[ARG0]], [[V0]], [[V1]], exclusive : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.gt [[ARG0]], [[V0]] : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.lt [[ARG0]], [[V1]] : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.logical_and [[V3]], [[V4]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.where [[V5]], [[ARG1]], [[V6]] : (tensor<4xi1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V2]], [[V7]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @below(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.clamp [[X]], [[V0]], [[V1]], exclusive : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @below(%x: tensor<4xf32>) -> tensor<4xf32> {
  %lo = graph.constant dense<0xFF800000> : tensor<f32>
  %hi = graph.constant dense<6.0> : tensor<f32>
  %0 = graph.clamp %x, %lo, %hi, exclusive : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @below_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<4xf32> {tcopt.name = "ct_result0"}) -> (tensor<4xf32>, tensor<4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.clamp [[ARG0]], [[V0]], [[V1]], exclusive : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.lt [[ARG0]], [[V1]] : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.where [[V3]], [[ARG1]], [[V4]] : (tensor<4xi1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V2]], [[V5]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @above(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0x7C00> : tensor<f16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.clamp [[X]], [[V0]], [[V1]], exclusive : (tensor<4xf16>, tensor<f16>, tensor<f16>) -> tensor<4xf16>
// CHECK-NEXT:    return [[V2]] : tensor<4xf16>
// CHECK-NEXT:  }
func.func @above(%x: tensor<4xf16>) -> tensor<4xf16> {
  %lo = graph.constant dense<0.0> : tensor<f16>
  %hi = graph.constant dense<0x7C00> : tensor<f16>
  %0 = graph.clamp %x, %lo, %hi, exclusive : (tensor<4xf16>, tensor<f16>, tensor<f16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

// CHECK-LABEL: func.func @above_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<4xf16> {tcopt.name = "ct_result0"}) -> (tensor<4xf16>, tensor<4xf16> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0x7C00> : tensor<f16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.clamp [[ARG0]], [[V0]], [[V1]], exclusive : (tensor<4xf16>, tensor<f16>, tensor<f16>) -> tensor<4xf16>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.cast [[ARG0]] : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.cast [[V0]] : (tensor<f16>) -> tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.cast [[V1]] : (tensor<f16>) -> tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.cast [[V2]] : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.cast [[ARG1]] : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.gt [[V3]], [[V4]] : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.where [[V8]], [[V7]], [[V9]] : (tensor<4xi1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.cast [[V10]] : (tensor<4xf32>) -> tensor<4xf16>
// CHECK-NEXT:    return [[V2]], [[V11]] : tensor<4xf16>, tensor<4xf16>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @tensors(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[LO:%[^ ,:]+]]: tensor<f32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0x7F800000> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.clamp [[X]], [[LO]], [[V0]] : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @tensors_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<4xf32> {tcopt.name = "ct_result0"}) -> (tensor<4xf32>, tensor<4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0x7F800000> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.clamp [[ARG0]], [[ARG1]], [[V0]] : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.eq [[ARG0]], [[ARG1]] : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.lt [[ARG1]], [[V0]] : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.logical_and [[V2]], [[V3]] : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.eq [[ARG0]], [[V0]] : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.lt [[ARG1]], [[V0]] : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.logical_and [[V5]], [[V6]] : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.logical_or [[V4]], [[V7]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.lt [[ARG0]], [[ARG1]] : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.gt [[ARG0]], [[V0]] : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.logical_or [[V9]], [[V10]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.mul [[V12]], [[ARG2]] : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.where [[V8]], [[V13]], [[ARG2]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.where [[V11]], [[V15]], [[V14]] : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]], [[V16]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @tensors(%x: tensor<4xf32>, %lo: tensor<f32>) -> tensor<4xf32> {
  %hi = graph.constant dense<0x7F800000> : tensor<f32>
  %0 = graph.clamp %x, %lo, %hi : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

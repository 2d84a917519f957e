// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @sigmoid(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.neg [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.exp [[V0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.div [[V4]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V5]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @sigmoid(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.sigmoid %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @sigmoid_bf16(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<4xbf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.neg [[V0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.exp [[V1]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.add [[V2]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.div [[V5]], [[V4]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.convert [[V6]] : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK-NEXT:    return [[V7]] : tensor<4xbf16>
// CHECK-NEXT:  }
func.func @sigmoid_bf16(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %r = graph.sigmoid %x : (tensor<4xbf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// CHECK-LABEL: func.func @silu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.neg [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.exp [[V0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.div [[X]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V4]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @silu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.silu %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_none(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<0.707106769> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[X]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.erf [[V3]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.add [[V4]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V1]], [[V6]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V7]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @gelu_none(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.gelu %x, approximate = none : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_tanh(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.mul [[X]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[V0]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<4.471500e-02> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.add [[X]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<0.797884583> : tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V4]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.mul [[X]], [[V7]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.tanh [[V6]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.add [[V9]], [[V10]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.mul [[V8]], [[V11]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V12]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @gelu_tanh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.gelu %x, approximate = tanh : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[X]], [[V1]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[X]], [[C0_0]] : tensor<?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0.707106769> : tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.mul [[X]], [[V4]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.erf [[V5]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V6]], [[C0_2]] : tensor<?xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [], sizes = {{\[}}[[DIM_3]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.add [[V6]], [[V8]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V2]], [[V9]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V10]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @gelu_dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = graph.gelu %x, approximate = none : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Deviations, norms and extrema with indices.
// RUN: tcopt --convert-graph-to-core %s | FileCheck %s

// CHECK-LABEL: func.func @var(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[X]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.div [[V1]], [[V2]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [0], sizes = [2, 3] : (tensor<2xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.sub [[X]], [[V4]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V5]], [[V5]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.reduce add, [[V6]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.sub [[V0]], [[V8]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.maximum [[V9]], [[V10]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.broadcast [[V11]], dims = [], sizes = [2] : (tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.div [[V7]], [[V12]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[V13]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @var(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %r = graph.var %x, dims = [1], correction = 1.0, keepdim = false : (tensor<2x3xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @std_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xbf16>) -> tensor<1x3xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?x3xbf16>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V1]] : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [0] : (tensor<?x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V2]], dims = [], sizes = [3] : (tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.div [[V3]], [[V4]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [1], sizes = {{\[}}[[DIM_1]], 3] : (tensor<3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.sub [[V0]], [[V6]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.mul [[V7]], [[V7]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.reduce add, [[V8]], dims = [0] : (tensor<?x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.sub [[V2]], [[V10]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.maximum [[V11]], [[V12]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[V13]], dims = [], sizes = [3] : (tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.div [[V9]], [[V14]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.reshape [[V15]], sizes = [1, 3] : (tensor<3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.sqrt [[V16]] : (tensor<1x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.convert [[V17]] : (tensor<1x3xf32>) -> tensor<1x3xbf16>
// CHECK-NEXT:    return [[V18]] : tensor<1x3xbf16>
// CHECK-NEXT:  }
func.func @std_dynamic(%x: tensor<?x3xbf16>) -> tensor<1x3xbf16> {
  %r = graph.std %x, dims = [0], correction = 1.0, keepdim = true : (tensor<?x3xbf16>) -> tensor<1x3xbf16>
  return %r : tensor<1x3xbf16>
}

// CHECK-LABEL: func.func @logsumexp(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x1xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce maximum, [[X]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.abs [[V0]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<0x7F800000> : tensor<2xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.compare eq, [[V1]], [[V2]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.select [[V3]], [[V4]], [[V0]] : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [0], sizes = [2, 3] : (tensor<2xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.sub [[X]], [[V6]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.exp [[V7]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.reduce add, [[V8]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.log [[V9]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.add [[V10]], [[V5]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.reshape [[V11]], sizes = [2, 1] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:    return [[V12]] : tensor<2x1xf32>
// CHECK-NEXT:  }
func.func @logsumexp(%x: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = graph.logsumexp %x, dims = [1], keepdim = true : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}

// CHECK-LABEL: func.func @norm_0(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.compare ne, [[X]], [[V0]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.convert [[V1]] : (tensor<2x3xi1>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reduce add, [[V2]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[V3]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @norm_0(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %r = graph.vector_norm %x, ord = 0.0, dims = [1], keepdim = false : (tensor<2x3xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @norm_1(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[V1]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @norm_1(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %r = graph.vector_norm %x, ord = 1.0, dims = [1], keepdim = false : (tensor<2x3xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @norm_2(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf16>) -> tensor<f16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?x3xf16>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[V0]], [[V0]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reduce add, [[V1]], dims = [0, 1] : (tensor<?x3xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.sqrt [[V2]] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.convert [[V3]] : (tensor<f32>) -> tensor<f16>
// CHECK-NEXT:    return [[V4]] : tensor<f16>
// CHECK-NEXT:  }
func.func @norm_2(%x: tensor<?x3xf16>) -> tensor<f16> {
  %r = graph.vector_norm %x, ord = 2.0, dims = [0, 1], keepdim = false : (tensor<?x3xf16>) -> tensor<f16>
  return %r : tensor<f16>
}

// CHECK-LABEL: func.func @norm_3(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x1xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.pow [[V0]], [[V1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reduce add, [[V2]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.reshape [[V3]], sizes = [2, 1] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<0.333333343> : tensor<2x1xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.pow [[V4]], [[V5]] : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:    return [[V6]] : tensor<2x1xf32>
// CHECK-NEXT:  }
func.func @norm_3(%x: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = graph.vector_norm %x, ord = 3.0, dims = [1], keepdim = true : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}

// CHECK-LABEL: func.func @norm_largest(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce maximum, [[V0]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[V1]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @norm_largest(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %r = graph.vector_norm %x, ord = 0x7FF0000000000000, dims = [1], keepdim = false : (tensor<2x3xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @norm_smallest(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce minimum, [[V0]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[V1]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @norm_smallest(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %r = graph.vector_norm %x, ord = 0xFFF0000000000000, dims = [1], keepdim = false : (tensor<2x3xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @max(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xbf16>) -> (tensor<?xbf16>, tensor<?xi64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.arg_reduce maximum, [[X]], dim = 1 : (tensor<?x3xbf16>) -> tensor<?xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.gather [[X]], [[V0]], dims = [1], x_dims = [0], index_dims = [0] : (tensor<?x3xbf16>, tensor<?xi64>) -> tensor<?xbf16>
// CHECK-NEXT:    return [[V1]], [[V0]] : tensor<?xbf16>, tensor<?xi64>
// CHECK-NEXT:  }
func.func @max(%x: tensor<?x3xbf16>) -> (tensor<?xbf16>, tensor<?xi64>) {
  %v, %i = graph.max %x, dim = -1, keepdim = false : (tensor<?x3xbf16>) -> (tensor<?xbf16>, tensor<?xi64>)
  return %v, %i : tensor<?xbf16>, tensor<?xi64>
}

// CHECK-LABEL: func.func @min_keeping(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xi1>) -> (tensor<1x3xi1>, tensor<1x3xi64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.arg_reduce minimum, [[X]], dim = 0 : (tensor<2x3xi1>) -> tensor<3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.gather [[X]], [[V0]], dims = [0], x_dims = [0], index_dims = [0] : (tensor<2x3xi1>, tensor<3xi64>) -> tensor<3xi1>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reshape [[V1]], sizes = [1, 3] : (tensor<3xi1>) -> tensor<1x3xi1>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reshape [[V0]], sizes = [1, 3] : (tensor<3xi64>) -> tensor<1x3xi64>
// CHECK-NEXT:    return [[V2]], [[V3]] : tensor<1x3xi1>, tensor<1x3xi64>
// CHECK-NEXT:  }
func.func @min_keeping(%x: tensor<2x3xi1>) -> (tensor<1x3xi1>, tensor<1x3xi64>) {
  %v, %i = graph.min %x, dim = 0, keepdim = true : (tensor<2x3xi1>) -> (tensor<1x3xi1>, tensor<1x3xi64>)
  return %v, %i : tensor<1x3xi1>, tensor<1x3xi64>
}

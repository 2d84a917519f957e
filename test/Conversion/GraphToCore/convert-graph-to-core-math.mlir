// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Elementary functions.
// RUN: tcopt --convert-graph-to-core %s | FileCheck %s

// CHECK-LABEL: func.func @acos(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.sub [[V0]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[X]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V1]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.sqrt [[V4]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.atan2 [[V5]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V6]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @acos(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.acos %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @asin(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.sub [[V0]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[X]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V1]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.sqrt [[V4]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.atan2 [[X]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V6]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @asin(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.asin %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @atan(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.atan2 [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @atan(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.atan %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @tan(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.sin [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.cos [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.div [[V0]], [[V1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @tan(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.tan %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @sinh(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.expm1 [[V0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.div [[V1]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.add [[V1]], [[V4]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V5]], [[V6]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<8.800000e+01> : tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.compare le, [[V0]], [[V8]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<8.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.sub [[V0]], [[V10]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.exp [[V11]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<1490.479> : tensor<4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.mul [[V12]], [[V13]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.select [[V9]], [[V7]], [[V14]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.compare lt, [[X]], [[V16]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.neg [[V15]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.select [[V17]], [[V18]], [[V15]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.compare eq, [[X]], [[V20]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.select [[V21]], [[X]], [[V19]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V22]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @sinh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.sinh %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @cosh(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.exp [[V0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.div [[V4]], [[V1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.add [[V3]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<8.800000e+01> : tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.compare le, [[V0]], [[V7]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<8.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.sub [[V0]], [[V9]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.exp [[V10]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<1490.479> : tensor<4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.mul [[V11]], [[V12]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.select [[V8]], [[V6]], [[V13]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V14]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @cosh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.cosh %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @asinh(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[V0]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.sqrt [[V3]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.add [[V4]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.div [[V1]], [[V6]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.add [[V0]], [[V7]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.log1p [[V8]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<1.638400e+04> : tensor<4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.compare gt, [[V0]], [[V10]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.log [[V0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<0.693147182> : tensor<4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.add [[V12]], [[V13]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.select [[V11]], [[V14]], [[V9]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.compare lt, [[X]], [[V16]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.neg [[V15]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.select [[V17]], [[V18]], [[V15]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.compare eq, [[X]], [[V20]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.select [[V21]], [[X]], [[V19]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V22]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @asinh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.asinh %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @acosh(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.sub [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V1]], [[V1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.add [[V3]], [[V4]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.sqrt [[V5]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.add [[V1]], [[V6]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.log1p [[V7]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<1.638400e+04> : tensor<4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.compare gt, [[X]], [[V9]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.log [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<0.693147182> : tensor<4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.add [[V11]], [[V12]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.select [[V10]], [[V13]], [[V8]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.compare lt, [[X]], [[V15]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<0x7FC00000> : tensor<4xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.select [[V16]], [[V17]], [[V14]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V18]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @acosh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.acosh %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @atanh(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[V0]], [[V1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.sub [[V3]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.div [[V2]], [[V4]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.log1p [[V5]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.mul [[V6]], [[V7]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.compare lt, [[X]], [[V9]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.neg [[V8]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.select [[V10]], [[V11]], [[V8]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.compare eq, [[X]], [[V13]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.select [[V14]], [[X]], [[V12]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V15]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @atanh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.atanh %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @log10(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.log [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.434294492> : tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[V0]], [[V1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.round_even [[V2]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.abs [[V3]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<1.1920929E-7> : tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V4]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.sub [[V2]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.abs [[V7]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.compare le, [[V8]], [[V6]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.select [[V9]], [[V3]], [[V2]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V10]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @log10(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.log10 %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @acos_bf16(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xbf16>) -> tensor<?xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?xbf16>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.sub [[V2]], [[V0]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_0]] : tensor<?xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.add [[V0]], [[V5]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V3]], [[V6]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.sqrt [[V7]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.atan2 [[V8]], [[V0]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.convert [[V9]] : (tensor<?xf32>) -> tensor<?xbf16>
// CHECK-NEXT:    return [[V10]] : tensor<?xbf16>
// CHECK-NEXT:  }
func.func @acos_bf16(%x: tensor<?xbf16>) -> tensor<?xbf16> {
  %r = graph.acos %x : (tensor<?xbf16>) -> tensor<?xbf16>
  return %r : tensor<?xbf16>
}

// CHECK-LABEL: func.func @sinh_f64(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf64>) -> tensor<2xf64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.expm1 [[V0]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2xf64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V1]], [[V2]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.div [[V1]], [[V3]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.add [[V1]], [[V4]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<2xf64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V5]], [[V6]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<7.090000e+02> : tensor<2xf64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.compare le, [[V0]], [[V8]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<8.000000e+00> : tensor<2xf64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.sub [[V0]], [[V10]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.exp [[V11]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<1490.4789935208642> : tensor<2xf64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.mul [[V12]], [[V13]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.select [[V9]], [[V7]], [[V14]] : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.compare lt, [[X]], [[V16]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.neg [[V15]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.select [[V17]], [[V18]], [[V15]] : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.compare eq, [[X]], [[V20]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.select [[V21]], [[X]], [[V19]] : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    return [[V22]] : tensor<2xf64>
// CHECK-NEXT:  }
func.func @sinh_f64(%x: tensor<2xf64>) -> tensor<2xf64> {
  %r = graph.sinh %x : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

// CHECK-LABEL: func.func @entr(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.compare lt, [[V0]], [[V1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.compare eq, [[V0]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.neg [[V0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.log [[V0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V5]], [[V6]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.select [[V4]], [[V8]], [[V7]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.select [[V2]], [[V10]], [[V9]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.convert [[V11]] : (tensor<4xf32>) -> tensor<4xf16>
// CHECK-NEXT:    return [[V12]] : tensor<4xf16>
// CHECK-NEXT:  }
func.func @entr(%x: tensor<4xf16>) -> tensor<4xf16> {
  %r = graph.entr %x : (tensor<4xf16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

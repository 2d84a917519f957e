// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @div(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:    [[V0:%.*]] = core.div [[X]], [[Y]] : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
// CHECK-NEXT:    return [[V0]] : tensor<4xf16>
// CHECK-NEXT:  }
func.func @div(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xf16> {
  %r = graph.div %x, %y, rounding_mode = none : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// CHECK-LABEL: func.func @div_trunc(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xbf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xbf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.convert [[Y]] : (tensor<4xbf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%.*]] = core.div [[V0]], [[V1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V4:%.*]] = core.compare  lt, [[V2]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V5:%.*]] = core.ceil [[V2]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%.*]] = core.floor [[V2]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%.*]] = core.select [[V4]], [[V5]], [[V6]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V8:%.*]] = core.convert [[V7]] : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK-NEXT:    return [[V8]] : tensor<4xbf16>
// CHECK-NEXT:  }
func.func @div_trunc(%x: tensor<4xbf16>, %y: tensor<4xbf16>) -> tensor<4xbf16> {
  %r = graph.div %x, %y, rounding_mode = trunc : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// CHECK-LABEL: func.func @div_floor(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.div [[X]], [[Y]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.rem [[X]], [[Y]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%.*]] = core.sub [[X]], [[V1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%.*]] = core.div [[V2]], [[Y]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V5:%.*]] = core.compare  lt, [[V1]], [[V4]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V6:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V7:%.*]] = core.compare  lt, [[Y]], [[V6]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V8:%.*]] = core.xor [[V5]], [[V7]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V9:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V10:%.*]] = core.compare  ne, [[V1]], [[V9]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V11:%.*]] = core.and [[V10]], [[V8]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V12:%.*]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V13:%.*]] = core.sub [[V3]], [[V12]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V14:%.*]] = core.select [[V11]], [[V13]], [[V3]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V15:%.*]] = core.floor [[V14]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V16:%.*]] = core.sub [[V14]], [[V15]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V17:%.*]] = core.constant dense<5.000000e-01> : tensor<4xf32>
// CHECK-NEXT:    [[V18:%.*]] = core.compare  gt, [[V16]], [[V17]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V19:%.*]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V20:%.*]] = core.add [[V15]], [[V19]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V21:%.*]] = core.select [[V18]], [[V20]], [[V15]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V22:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V23:%.*]] = core.compare  eq, [[V14]], [[V22]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V24:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V25:%.*]] = core.mul [[V0]], [[V24]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V26:%.*]] = core.select [[V23]], [[V25]], [[V21]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V27:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V28:%.*]] = core.compare  eq, [[Y]], [[V27]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V29:%.*]] = core.select [[V28]], [[V0]], [[V26]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V29]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @div_floor(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.div %x, %y, rounding_mode = floor : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @div_trunc_int(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:    [[V0:%.*]] = core.div [[X]], [[Y]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return [[V0]] : tensor<4xi32>
// CHECK-NEXT:  }
func.func @div_trunc_int(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.div %x, %y, rounding_mode = trunc : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @div_floor_int(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:    [[V0:%.*]] = core.div [[X]], [[Y]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V1:%.*]] = core.rem [[X]], [[Y]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V2:%.*]] = core.constant dense<0> : tensor<4xi64>
// CHECK-NEXT:    [[V3:%.*]] = core.compare  lt, [[V1]], [[V2]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
// CHECK-NEXT:    [[V4:%.*]] = core.constant dense<0> : tensor<4xi64>
// CHECK-NEXT:    [[V5:%.*]] = core.compare  lt, [[Y]], [[V4]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
// CHECK-NEXT:    [[V6:%.*]] = core.xor [[V3]], [[V5]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V7:%.*]] = core.constant dense<0> : tensor<4xi64>
// CHECK-NEXT:    [[V8:%.*]] = core.compare  ne, [[V1]], [[V7]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
// CHECK-NEXT:    [[V9:%.*]] = core.and [[V8]], [[V6]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V10:%.*]] = core.constant dense<1> : tensor<4xi64>
// CHECK-NEXT:    [[V11:%.*]] = core.sub [[V0]], [[V10]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V12:%.*]] = core.select [[V9]], [[V11]], [[V0]] : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    return [[V12]] : tensor<4xi64>
// CHECK-NEXT:  }
func.func @div_floor_int(%x: tensor<4xi64>, %y: tensor<4xi64>) -> tensor<4xi64> {
  %r = graph.div %x, %y, rounding_mode = floor : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// CHECK-LABEL: func.func @div_floor_unsigned(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:    [[V0:%.*]] = core.div [[X]], [[Y]] : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT:    return [[V0]] : tensor<4xui8>
// CHECK-NEXT:  }
func.func @div_floor_unsigned(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %r = graph.div %x, %y, rounding_mode = floor : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// CHECK-LABEL: func.func @remainder(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[Y]] : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.convert [[X]] : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%.*]] = core.rem [[V1]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V4:%.*]] = core.compare  lt, [[V2]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V5:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V6:%.*]] = core.compare  lt, [[V0]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V7:%.*]] = core.xor [[V4]], [[V6]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V8:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V9:%.*]] = core.compare  ne, [[V2]], [[V8]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V10:%.*]] = core.and [[V9]], [[V7]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V11:%.*]] = core.add [[V2]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V12:%.*]] = core.select [[V10]], [[V11]], [[V2]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V13:%.*]] = core.convert [[V12]] : (tensor<4xf32>) -> tensor<4xf16>
// CHECK-NEXT:    return [[V13]] : tensor<4xf16>
// CHECK-NEXT:  }
func.func @remainder(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xf16> {
  %r = graph.remainder %x, %y : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// CHECK-LABEL: func.func @remainder_int(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:    [[V0:%.*]] = core.rem [[X]], [[Y]] : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:    [[V1:%.*]] = core.constant dense<0> : tensor<4xi8>
// CHECK-NEXT:    [[V2:%.*]] = core.compare  lt, [[V0]], [[V1]] : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
// CHECK-NEXT:    [[V3:%.*]] = core.constant dense<0> : tensor<4xi8>
// CHECK-NEXT:    [[V4:%.*]] = core.compare  lt, [[Y]], [[V3]] : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
// CHECK-NEXT:    [[V5:%.*]] = core.xor [[V2]], [[V4]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V6:%.*]] = core.constant dense<0> : tensor<4xi8>
// CHECK-NEXT:    [[V7:%.*]] = core.compare  ne, [[V0]], [[V6]] : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
// CHECK-NEXT:    [[V8:%.*]] = core.and [[V7]], [[V5]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V9:%.*]] = core.add [[V0]], [[Y]] : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:    [[V10:%.*]] = core.select [[V8]], [[V9]], [[V0]] : (tensor<4xi1>, tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:    return [[V10]] : tensor<4xi8>
// CHECK-NEXT:  }
func.func @remainder_int(%x: tensor<4xi8>, %y: tensor<4xi8>) -> tensor<4xi8> {
  %r = graph.remainder %x, %y : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// CHECK-LABEL: func.func @remainder_unsigned(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:    [[V0:%.*]] = core.rem [[X]], [[Y]] : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT:    return [[V0]] : tensor<4xui8>
// CHECK-NEXT:  }
func.func @remainder_unsigned(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %r = graph.remainder %x, %y : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// CHECK-LABEL: func.func @fmod(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.rem [[X]], [[Y]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @fmod(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.fmod %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

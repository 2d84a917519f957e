// NOTE: checks written by tcopt-update-checks --only='func.func|core\.'; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @exp(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.exp [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @exp(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.expm1 [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @expm1(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.expm1 %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @log(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.log [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @log(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.log %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.log1p [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @log1p(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.log1p %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @log2(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.log2 [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @log2(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.log2 %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @sqrt(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.sqrt [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @sqrt(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.sqrt %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.rsqrt [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @rsqrt(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.rsqrt %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @sin(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.sin [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @sin(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.sin %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @cos(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.cos [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @cos(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.cos %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.tanh [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @tanh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.tanh %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @erf(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.erf [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @erf(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.erf %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @floor(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.floor [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @floor(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.floor %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @ceil(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.ceil [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @ceil(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.ceil %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @round(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.round_even [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @round(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.round %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @neg(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.neg [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @neg(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.neg %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @abs(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.abs [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @abs(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.abs %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @sign(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.sign [[X]] : (tensor<4xf32>) -> tensor<4xf32>
func.func @sign(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.sign %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @reciprocal(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK:         [[V1:%.*]] = core.div [[V0]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
func.func @reciprocal(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.reciprocal %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @square(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.mul [[X]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
func.func @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.square %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @relu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK:         [[V1:%.*]] = core.maximum [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
func.func @relu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.relu %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @trunc(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK:         [[V1:%.*]] = core.compare  lt, [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK:         [[V2:%.*]] = core.ceil [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK:         [[V3:%.*]] = core.floor [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK:         [[V4:%.*]] = core.select [[V1]], [[V2]], [[V3]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
func.func @trunc(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.trunc %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @neg_ui8(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK:         [[V0:%.*]] = core.neg [[X]] : (tensor<4xui8>) -> tensor<4xui8>
func.func @neg_ui8(%x: tensor<4xui8>) -> tensor<4xui8> {
  %r = graph.neg %x : (tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// CHECK-LABEL: func.func @square_i16(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi16>) -> tensor<4xi16> {
// CHECK:         [[V0:%.*]] = core.mul [[X]], [[X]] : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
func.func @square_i16(%x: tensor<4xi16>) -> tensor<4xi16> {
  %r = graph.square %x : (tensor<4xi16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// CHECK-LABEL: func.func @relu_i8(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK:         [[V0:%.*]] = core.constant dense<0> : tensor<4xi8>
// CHECK:         [[V1:%.*]] = core.maximum [[X]], [[V0]] : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
func.func @relu_i8(%x: tensor<4xi8>) -> tensor<4xi8> {
  %r = graph.relu %x : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// CHECK-LABEL: func.func @logical_not(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.not [[X]] : (tensor<4xi1>) -> tensor<4xi1>
func.func @logical_not(%x: tensor<4xi1>) -> tensor<4xi1> {
  %r = graph.logical_not %x : (tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @bitwise_not(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK:         [[V0:%.*]] = core.not [[X]] : (tensor<4xi32>) -> tensor<4xi32>
func.func @bitwise_not(%x: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.bitwise_not %x : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @isnan(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xbf16>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.compare  ne, [[X]], [[X]] : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
func.func @isnan(%x: tensor<4xbf16>) -> tensor<4xi1> {
  %r = graph.isnan %x : (tensor<4xbf16>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @isinf(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf64>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.abs [[X]] : (tensor<4xf64>) -> tensor<4xf64>
// CHECK:         [[V1:%.*]] = core.constant dense<0x7FF0000000000000> : tensor<4xf64>
// CHECK:         [[V2:%.*]] = core.compare  eq, [[V0]], [[V1]] : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
func.func @isinf(%x: tensor<4xf64>) -> tensor<4xi1> {
  %r = graph.isinf %x : (tensor<4xf64>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @cast_float(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf16> {
// CHECK:         [[V0:%.*]] = core.convert [[X]] : (tensor<4xf32>) -> tensor<4xf16>
func.func @cast_float(%x: tensor<4xf32>) -> tensor<4xf16> {
  %r = graph.cast %x : (tensor<4xf32>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// CHECK-LABEL: func.func @cast_bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xui8> {
// CHECK:         [[V0:%.*]] = core.convert [[X]] : (tensor<4xi1>) -> tensor<4xui8>
func.func @cast_bool(%x: tensor<4xi1>) -> tensor<4xui8> {
  %r = graph.cast %x : (tensor<4xi1>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// NOTE: checks written by tcopt-update-checks --only='func.func|core\.'; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @add(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK:         [[V0:%.*]] = core.add [[X]], [[Y]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
func.func @add(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.add %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @sub(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK:         [[V0:%.*]] = core.sub [[X]], [[Y]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
func.func @sub(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.sub %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @mul(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK:         [[V0:%.*]] = core.mul [[X]], [[Y]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
func.func @mul(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.mul %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @maximum(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK:         [[V0:%.*]] = core.maximum [[X]], [[Y]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
func.func @maximum(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.maximum %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @minimum(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK:         [[V0:%.*]] = core.minimum [[X]], [[Y]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
func.func @minimum(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.minimum %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @pow(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK:         [[V0:%.*]] = core.pow [[X]], [[Y]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
func.func @pow(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.pow %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @atan2(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.atan2 [[X]], [[Y]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
func.func @atan2(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.atan2 %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @add_bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.or [[X]], [[Y]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
func.func @add_bool(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %r = graph.add %x, %y : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @mul_bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.and [[X]], [[Y]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
func.func @mul_bool(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %r = graph.mul %x, %y : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @maximum_bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.or [[X]], [[Y]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
func.func @maximum_bool(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %r = graph.maximum %x, %y : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @minimum_bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.and [[X]], [[Y]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
func.func @minimum_bool(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %r = graph.minimum %x, %y : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @logical_and(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.and [[X]], [[Y]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
func.func @logical_and(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %r = graph.logical_and %x, %y : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @logical_or(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.or [[X]], [[Y]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
func.func @logical_or(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %r = graph.logical_or %x, %y : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @logical_xor(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.xor [[X]], [[Y]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
func.func @logical_xor(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %r = graph.logical_xor %x, %y : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @bitwise_and(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK:         [[V0:%.*]] = core.and [[X]], [[Y]] : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
func.func @bitwise_and(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %r = graph.bitwise_and %x, %y : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// CHECK-LABEL: func.func @bitwise_or(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK:         [[V0:%.*]] = core.or [[X]], [[Y]] : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
func.func @bitwise_or(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %r = graph.bitwise_or %x, %y : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// CHECK-LABEL: func.func @bitwise_xor(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK:         [[V0:%.*]] = core.xor [[X]], [[Y]] : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
func.func @bitwise_xor(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %r = graph.bitwise_xor %x, %y : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// CHECK-LABEL: func.func @bitwise_left_shift(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK:         [[V0:%.*]] = core.shift_left [[X]], [[Y]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
func.func @bitwise_left_shift(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.bitwise_left_shift %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @bitwise_right_shift(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK:         [[V0:%.*]] = core.shift_right [[X]], [[Y]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
func.func @bitwise_right_shift(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.bitwise_right_shift %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @eq(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.compare  eq, [[X]], [[Y]] : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
func.func @eq(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xi1> {
  %r = graph.eq %x, %y : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @ne(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.compare  ne, [[X]], [[Y]] : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
func.func @ne(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xi1> {
  %r = graph.ne %x, %y : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @lt(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.compare  lt, [[X]], [[Y]] : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
func.func @lt(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xi1> {
  %r = graph.lt %x, %y : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @le(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.compare  le, [[X]], [[Y]] : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
func.func @le(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xi1> {
  %r = graph.le %x, %y : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @gt(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.compare  gt, [[X]], [[Y]] : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
func.func @gt(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xi1> {
  %r = graph.gt %x, %y : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @ge(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xi1> {
// CHECK:         [[V0:%.*]] = core.compare  ge, [[X]], [[Y]] : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
func.func @ge(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xi1> {
  %r = graph.ge %x, %y : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @where(
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<4x1xi1>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x3xf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<f16>) -> tensor<4x3xf16> {
// CHECK:         [[V0:%.*]] = core.broadcast [[C]], dims = [0, 1], sizes = [4, 3] : (tensor<4x1xi1>) -> tensor<4x3xi1>
// CHECK:         [[V1:%.*]] = core.broadcast [[Y]], dims = [], sizes = [4, 3] : (tensor<f16>) -> tensor<4x3xf16>
// CHECK:         [[V2:%.*]] = core.select [[V0]], [[X]], [[V1]] : (tensor<4x3xi1>, tensor<4x3xf16>, tensor<4x3xf16>) -> tensor<4x3xf16>
func.func @where(%c: tensor<4x1xi1>, %x: tensor<4x3xf16>, %y: tensor<f16>) -> tensor<4x3xf16> {
  %r = graph.where %c, %x, %y : (tensor<4x1xi1>, tensor<4x3xf16>, tensor<f16>) -> tensor<4x3xf16>
  return %r : tensor<4x3xf16>
}

// CHECK-LABEL: func.func @clamp(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[LO:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[HI:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         [[V0:%.*]] = core.broadcast [[LO]], dims = [], sizes = [4] : (tensor<f32>) -> tensor<4xf32>
// CHECK:         [[V1:%.*]] = core.maximum [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK:         [[V2:%.*]] = core.minimum [[V1]], [[HI]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
func.func @clamp(%x: tensor<4xf32>, %lo: tensor<f32>, %hi: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.clamp %x, %lo, %hi : (tensor<4xf32>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

// CHECK-LABEL: func.func @there_and_back(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:    return [[X]] : tensor<4xbf16>
// CHECK-NEXT:  }
func.func @there_and_back(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %a = core.convert %x : (tensor<4xbf16>) -> tensor<4xf32>
  %b = core.convert %a : (tensor<4xf32>) -> tensor<4xbf16>
  return %b : tensor<4xbf16>
}

// CHECK-LABEL: func.func @wider(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xf64> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xf16>) -> tensor<4xf64>
// CHECK-NEXT:    return [[V0]] : tensor<4xf64>
// CHECK-NEXT:  }
func.func @wider(%x: tensor<4xf16>) -> tensor<4xf64> {
  %a = core.convert %x : (tensor<4xf16>) -> tensor<4xf32>
  %b = core.convert %a : (tensor<4xf32>) -> tensor<4xf64>
  return %b : tensor<4xf64>
}

// Rounds.
// CHECK-LABEL: func.func @narrower_first(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xf32>) -> tensor<4xf16>
// CHECK-NEXT:    [[V1:%.*]] = core.convert [[V0]] : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @narrower_first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = core.convert %x : (tensor<4xf32>) -> tensor<4xf16>
  %b = core.convert %a : (tensor<4xf16>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// CHECK-LABEL: func.func @float_to_int(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xi8> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xf16>) -> tensor<4xi8>
// CHECK-NEXT:    return [[V0]] : tensor<4xi8>
// CHECK-NEXT:  }
func.func @float_to_int(%x: tensor<4xf16>) -> tensor<4xi8> {
  %a = core.convert %x : (tensor<4xf16>) -> tensor<4xf32>
  %b = core.convert %a : (tensor<4xf32>) -> tensor<4xi8>
  return %b : tensor<4xi8>
}

// CHECK-LABEL: func.func @ints(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>) -> tensor<4xui8> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xi8>) -> tensor<4xui8>
// CHECK-NEXT:    return [[V0]] : tensor<4xui8>
// CHECK-NEXT:  }
func.func @ints(%x: tensor<4xi8>) -> tensor<4xui8> {
  %a = core.convert %x : (tensor<4xi8>) -> tensor<4xi32>
  %b = core.convert %a : (tensor<4xi32>) -> tensor<4xui8>
  return %b : tensor<4xui8>
}

// The float saturates where the integer wraps.
// CHECK-LABEL: func.func @int_by_float(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>) -> tensor<4xui8> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xi8>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.convert [[V0]] : (tensor<4xf32>) -> tensor<4xui8>
// CHECK-NEXT:    return [[V1]] : tensor<4xui8>
// CHECK-NEXT:  }
func.func @int_by_float(%x: tensor<4xi8>) -> tensor<4xui8> {
  %a = core.convert %x : (tensor<4xi8>) -> tensor<4xf32>
  %b = core.convert %a : (tensor<4xf32>) -> tensor<4xui8>
  return %b : tensor<4xui8>
}

// CHECK-LABEL: func.func @int_by_float_and_back(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi16>) -> tensor<4xi16> {
// CHECK-NEXT:    return [[X]] : tensor<4xi16>
// CHECK-NEXT:  }
func.func @int_by_float_and_back(%x: tensor<4xi16>) -> tensor<4xi16> {
  %a = core.convert %x : (tensor<4xi16>) -> tensor<4xf32>
  %b = core.convert %a : (tensor<4xf32>) -> tensor<4xi16>
  return %b : tensor<4xi16>
}

// 24 bits hold no i32.
// CHECK-LABEL: func.func @int_by_narrow_float(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xi32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.convert [[V0]] : (tensor<4xf32>) -> tensor<4xi32>
// CHECK-NEXT:    return [[V1]] : tensor<4xi32>
// CHECK-NEXT:  }
func.func @int_by_narrow_float(%x: tensor<4xi32>) -> tensor<4xi32> {
  %a = core.convert %x : (tensor<4xi32>) -> tensor<4xf32>
  %b = core.convert %a : (tensor<4xf32>) -> tensor<4xi32>
  return %b : tensor<4xi32>
}

// CHECK-LABEL: func.func @bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xi1>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @bool(%x: tensor<4xi1>) -> tensor<4xf32> {
  %a = core.convert %x : (tensor<4xi1>) -> tensor<4xui8>
  %b = core.convert %a : (tensor<4xui8>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// 200 is no i8.
// CHECK-LABEL: func.func @unsigned_to_signed(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xi32> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xui8>) -> tensor<4xi8>
// CHECK-NEXT:    [[V1:%.*]] = core.convert [[V0]] : (tensor<4xi8>) -> tensor<4xi32>
// CHECK-NEXT:    return [[V1]] : tensor<4xi32>
// CHECK-NEXT:  }
func.func @unsigned_to_signed(%x: tensor<4xui8>) -> tensor<4xi32> {
  %a = core.convert %x : (tensor<4xui8>) -> tensor<4xi8>
  %b = core.convert %a : (tensor<4xi8>) -> tensor<4xi32>
  return %b : tensor<4xi32>
}

// Loses all but whether it is zero.
// CHECK-LABEL: func.func @to_bool_first(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xi32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V1:%.*]] = core.convert [[V0]] : (tensor<4xi1>) -> tensor<4xi32>
// CHECK-NEXT:    return [[V1]] : tensor<4xi32>
// CHECK-NEXT:  }
func.func @to_bool_first(%x: tensor<4xi32>) -> tensor<4xi32> {
  %a = core.convert %x : (tensor<4xi32>) -> tensor<4xi1>
  %b = core.convert %a : (tensor<4xi1>) -> tensor<4xi32>
  return %b : tensor<4xi32>
}

// Fewer bits.
// CHECK-LABEL: func.func @f16_is_no_bf16(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<4xf16>) -> tensor<4xbf16>
// CHECK-NEXT:    [[V1:%.*]] = core.convert [[V0]] : (tensor<4xbf16>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @f16_is_no_bf16(%x: tensor<4xf16>) -> tensor<4xf32> {
  %a = core.convert %x : (tensor<4xf16>) -> tensor<4xbf16>
  %b = core.convert %a : (tensor<4xbf16>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

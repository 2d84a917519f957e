// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

// CHECK-LABEL: func.func @mul_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    return [[X]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @mul_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = core.constant dense<1.0> : tensor<4xf32>
  %r = core.mul %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @one_mul(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:    return [[X]] : tensor<4xui8>
// CHECK-NEXT:  }
func.func @one_mul(%x: tensor<4xui8>) -> tensor<4xui8> {
  %c = core.constant dense<1> : tensor<4xui8>
  %r = core.mul %c, %x : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// CHECK-LABEL: func.func @add_negative_zero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:    return [[X]] : tensor<4xbf16>
// CHECK-NEXT:  }
func.func @add_negative_zero(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %c = core.constant dense<-0.0> : tensor<4xbf16>
  %r = core.add %x, %c : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// Bounds that are none; of integers there is no such one.
// CHECK-LABEL: func.func @no_bounds(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:    return [[X]] : tensor<4xf16>
// CHECK-NEXT:  }
func.func @no_bounds(%x: tensor<4xf16>) -> tensor<4xf16> {
  %lo = core.constant dense<0xFC00> : tensor<4xf16>
  %hi = core.constant dense<0x7C00> : tensor<4xf16>
  %a = core.maximum %x, %lo : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  %r = core.minimum %hi, %a : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// CHECK-LABEL: func.func @wrong_bounds(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.minimum [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @wrong_bounds(%x: tensor<4xf32>) -> tensor<4xf32> {
  %lo = core.constant dense<0xFF800000> : tensor<4xf32>
  %r = core.minimum %x, %lo : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -0 + 0 is 0: not an identity.
// CHECK-LABEL: func.func @add_zero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.add [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @add_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = core.constant dense<0.0> : tensor<4xf32>
  %r = core.add %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @add_int_zero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:    return [[X]] : tensor<4xi32>
// CHECK-NEXT:  }
func.func @add_int_zero(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = core.constant dense<0> : tensor<4xi32>
  %r = core.add %x, %c : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @sub_zero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    return [[X]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @sub_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = core.constant dense<0.0> : tensor<4xf32>
  %r = core.sub %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -0 - -0 is 0: not an identity.
// CHECK-LABEL: func.func @sub_negative_zero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<-0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.sub [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @sub_negative_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = core.constant dense<-0.0> : tensor<4xf32>
  %r = core.sub %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Not the same as x.
// CHECK-LABEL: func.func @zero_sub(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<0> : tensor<4xi32>
// CHECK-NEXT:    [[V1:%.*]] = core.sub [[V0]], [[X]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return [[V1]] : tensor<4xi32>
// CHECK-NEXT:  }
func.func @zero_sub(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = core.constant dense<0> : tensor<4xi32>
  %r = core.sub %c, %x : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @div_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:    return [[X]] : tensor<4xf64>
// CHECK-NEXT:  }
func.func @div_one(%x: tensor<4xf64>) -> tensor<4xf64> {
  %c = core.constant dense<1.0> : tensor<4xf64>
  %r = core.div %x, %c : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: func.func @div_four(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<2.500000e-01> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.mul [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @div_four(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = core.constant dense<4.0> : tensor<4xf32>
  %r = core.div %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// The reciprocal is not exact.
// CHECK-LABEL: func.func @div_three(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<3.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.div [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @div_three(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = core.constant dense<3.0> : tensor<4xf32>
  %r = core.div %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @div_four_int(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<4> : tensor<4xi32>
// CHECK-NEXT:    [[V1:%.*]] = core.div [[X]], [[V0]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return [[V1]] : tensor<4xi32>
// CHECK-NEXT:  }
func.func @div_four_int(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = core.constant dense<4> : tensor<4xi32>
  %r = core.div %x, %c : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @and_true(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:    return [[X]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @and_true(%x: tensor<4xi1>) -> tensor<4xi1> {
  %c = core.constant dense<true> : tensor<4xi1>
  %r = core.and %x, %c : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @and_false(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<false> : tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @and_false(%x: tensor<4xi1>) -> tensor<4xi1> {
  %c = core.constant dense<false> : tensor<4xi1>
  %r = core.and %x, %c : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @or_zero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi16>) -> tensor<4xi16> {
// CHECK-NEXT:    return [[X]] : tensor<4xi16>
// CHECK-NEXT:  }
func.func @or_zero(%x: tensor<4xi16>) -> tensor<4xi16> {
  %c = core.constant dense<0> : tensor<4xi16>
  %r = core.or %x, %c : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// CHECK-LABEL: func.func @or_ones(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi16>) -> tensor<4xi16> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<-1> : tensor<4xi16>
// CHECK-NEXT:    return [[V0]] : tensor<4xi16>
// CHECK-NEXT:  }
func.func @or_ones(%x: tensor<4xi16>) -> tensor<4xi16> {
  %c = core.constant dense<-1> : tensor<4xi16>
  %r = core.or %x, %c : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// CHECK-LABEL: func.func @xor_zero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:    return [[X]] : tensor<4xi8>
// CHECK-NEXT:  }
func.func @xor_zero(%x: tensor<4xi8>) -> tensor<4xi8> {
  %c = core.constant dense<0> : tensor<4xi8>
  %r = core.xor %x, %c : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// CHECK-LABEL: func.func @mul_int_zero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<0> : tensor<4xi64>
// CHECK-NEXT:    return [[V0]] : tensor<4xi64>
// CHECK-NEXT:  }
func.func @mul_int_zero(%x: tensor<4xi64>) -> tensor<4xi64> {
  %c = core.constant dense<0> : tensor<4xi64>
  %r = core.mul %x, %c : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// NaN and infinities are not zero.
// CHECK-LABEL: func.func @mul_float_zero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.mul [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @mul_float_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = core.constant dense<0.0> : tensor<4xf32>
  %r = core.mul %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @mul_one_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[N:%.*]]: index) -> tensor<?xf32> {
// CHECK-NEXT:    return [[X]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @mul_one_dynamic(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c = core.constant dense<1.0> : tensor<f32>
  %b = core.broadcast %c, dims = [], sizes = [%n] : (tensor<f32>, index) -> tensor<?xf32>
  %r = core.mul %x, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @div_two_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[N:%.*]]: index) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:    [[V1:%.*]] = core.broadcast [[V0]], dims = [], sizes = {{\[}}[[N]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V2:%.*]] = core.mul [[X]], [[V1]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V2]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @div_two_dynamic(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c = core.constant dense<2.0> : tensor<f32>
  %b = core.broadcast %c, dims = [], sizes = [%n] : (tensor<f32>, index) -> tensor<?xf32>
  %r = core.div %x, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @pairs_and_twins(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
// CHECK-NEXT:    return [[X]], [[X]], [[X]] : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
// CHECK-NEXT:  }
func.func @pairs_and_twins(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = core.neg %x : (tensor<4xi32>) -> tensor<4xi32>
  %b = core.neg %a : (tensor<4xi32>) -> tensor<4xi32>
  %c = core.not %x : (tensor<4xi32>) -> tensor<4xi32>
  %d = core.not %c : (tensor<4xi32>) -> tensor<4xi32>
  %e = core.maximum %x, %x : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %f = core.and %e, %e : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %b, %d, %f : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @select(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    return [[X]], [[Y]], [[Y]] : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @select(%x: tensor<4xf32>, %y: tensor<4xf32>, %c: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %t = core.constant dense<true> : tensor<4xi1>
  %f = core.constant dense<false> : tensor<4xi1>
  %a = core.select %t, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = core.select %f, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %d = core.select %c, %y, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a, %b, %d : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @require(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    return [[X]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @require(%x: tensor<4xf32>) -> tensor<4xf32> {
  %t = arith.constant true
  core.require %t, "holds"
  return %x : tensor<4xf32>
}

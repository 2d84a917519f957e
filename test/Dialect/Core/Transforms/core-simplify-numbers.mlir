// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

// CHECK-LABEL: func.func @clamp_twice(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.maximum [[X]], [[V0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @clamp_twice(%x: tensor<3xf32>) -> tensor<3xf32> {
  %a = core.constant dense<1.0> : tensor<3xf32>
  %b = core.constant dense<2.0> : tensor<3xf32>
  %y = core.maximum %x, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %z = core.maximum %y, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %z : tensor<3xf32>
}

// CHECK-LABEL: func.func @at_most(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xi8>) -> tensor<3xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<-3> : tensor<3xi8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.minimum [[X]], [[V0]] : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
// CHECK-NEXT:    return [[V1]] : tensor<3xi8>
// CHECK-NEXT:  }
func.func @at_most(%x: tensor<3xi8>) -> tensor<3xi8> {
  %a = core.constant dense<5> : tensor<3xi8>
  %b = core.constant dense<-3> : tensor<3xi8>
  %y = core.minimum %x, %a : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  %z = core.minimum %y, %b : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return %z : tensor<3xi8>
}

// CHECK-LABEL: func.func @add_integers(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xi8>) -> tensor<3xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<-56> : tensor<3xi8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.add [[X]], [[V0]] : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
// CHECK-NEXT:    return [[V1]] : tensor<3xi8>
// CHECK-NEXT:  }
func.func @add_integers(%x: tensor<3xi8>) -> tensor<3xi8> {
  %a = core.constant dense<100> : tensor<3xi8>
  %b = core.constant dense<100> : tensor<3xi8>
  %y = core.add %x, %a : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  %z = core.add %y, %b : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return %z : tensor<3xi8>
}

// CHECK-LABEL: func.func @mul_integers(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xui8>) -> tensor<3xui8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<188> : tensor<3xui8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[X]], [[V0]] : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
// CHECK-NEXT:    return [[V1]] : tensor<3xui8>
// CHECK-NEXT:  }
func.func @mul_integers(%x: tensor<3xui8>) -> tensor<3xui8> {
  %a = core.constant dense<100> : tensor<3xui8>
  %b = core.constant dense<7> : tensor<3xui8>
  %y = core.mul %x, %a : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  %z = core.mul %y, %b : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  return %z : tensor<3xui8>
}

// CHECK-LABEL: func.func @bits(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xi16>) -> tensor<3xi16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<8> : tensor<3xi16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.and [[X]], [[V0]] : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi16>
// CHECK-NEXT:    return [[V1]] : tensor<3xi16>
// CHECK-NEXT:  }
func.func @bits(%x: tensor<3xi16>) -> tensor<3xi16> {
  %a = core.constant dense<12> : tensor<3xi16>
  %b = core.constant dense<10> : tensor<3xi16>
  %y = core.and %x, %a : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi16>
  %z = core.and %y, %b : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi16>
  return %z : tensor<3xi16>
}

// CHECK-LABEL: func.func @bits_or(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xi16>) -> tensor<3xi16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<15> : tensor<3xi16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.or [[X]], [[V0]] : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi16>
// CHECK-NEXT:    return [[V1]] : tensor<3xi16>
// CHECK-NEXT:  }
func.func @bits_or(%x: tensor<3xi16>) -> tensor<3xi16> {
  %a = core.constant dense<12> : tensor<3xi16>
  %b = core.constant dense<3> : tensor<3xi16>
  %y = core.or %x, %a : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi16>
  %z = core.or %y, %b : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi16>
  return %z : tensor<3xi16>
}

// CHECK-LABEL: func.func @bits_xor(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xi32>) -> tensor<3xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<6> : tensor<3xi32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.xor [[X]], [[V0]] : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return [[V1]] : tensor<3xi32>
// CHECK-NEXT:  }
func.func @bits_xor(%x: tensor<3xi32>) -> tensor<3xi32> {
  %a = core.constant dense<12> : tensor<3xi32>
  %b = core.constant dense<10> : tensor<3xi32>
  %y = core.xor %x, %a : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  %z = core.xor %y, %b : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %z : tensor<3xi32>
}

// Rounds twice, which programs rely on that add and take away a large number.
// CHECK-LABEL: func.func @add_floats_strict(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = "strict"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.add [[X]], [[V0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V2]], [[V1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V3]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @add_floats_strict(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = "strict"} {
  %a = core.constant dense<1.0> : tensor<3xf32>
  %b = core.constant dense<2.0> : tensor<3xf32>
  %y = core.add %x, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %z = core.add %y, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %z : tensor<3xf32>
}

// CHECK-LABEL: func.func @add_floats_fast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.add [[X]], [[V0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V2]], [[V1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V3]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @add_floats_fast(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = "fast"} {
  %a = core.constant dense<1.0> : tensor<3xf32>
  %b = core.constant dense<2.0> : tensor<3xf32>
  %y = core.add %x, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %z = core.add %y, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %z : tensor<3xf32>
}

// CHECK-LABEL: func.func @mul_floats_fast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<1.000000e-01> : tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[X]], [[V0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[V2]], [[V1]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V3]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @mul_floats_fast(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = "fast"} {
  %a = core.constant dense<3.0> : tensor<3xf32>
  %b = core.constant dense<0.1> : tensor<3xf32>
  %y = core.mul %x, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %z = core.mul %y, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %z : tensor<3xf32>
}

// CHECK-LABEL: func.func @abs_of_abs(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @abs_of_abs(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = core.abs %x : (tensor<4xf32>) -> tensor<4xf32>
  %b = core.abs %a : (tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// CHECK-LABEL: func.func @abs_of_neg(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:    return [[V0]] : tensor<4xi8>
// CHECK-NEXT:  }
func.func @abs_of_neg(%x: tensor<4xi8>) -> tensor<4xi8> {
  %a = core.neg %x : (tensor<4xi8>) -> tensor<4xi8>
  %b = core.abs %a : (tensor<4xi8>) -> tensor<4xi8>
  return %b : tensor<4xi8>
}

// CHECK-LABEL: func.func @square_strict(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "strict"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.pow [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @square_strict(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "strict"} {
  %two = core.constant dense<2.0> : tensor<4xf32>
  %b = core.pow %x, %two : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// CHECK-LABEL: func.func @square_fast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.mul [[X]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @square_fast(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "fast"} {
  %two = core.constant dense<2.0> : tensor<4xf32>
  %b = core.pow %x, %two : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// CHECK-LABEL: func.func @cube_fast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.mul [[X]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[V0]], [[X]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @cube_fast(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "fast"} {
  %three = core.constant dense<3.0> : tensor<4xf32>
  %b = core.pow %x, %three : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// CHECK-LABEL: func.func @cube_strict(
// CHECK:         core.pow
func.func @cube_strict(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "strict"} {
  %three = core.constant dense<3.0> : tensor<4xf32>
  %b = core.pow %x, %three : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// Wraps.
// CHECK-LABEL: func.func @abs_of_neg_unsigned(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.neg [[X]] : (tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.abs [[V0]] : (tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT:    return [[V1]] : tensor<4xui8>
// CHECK-NEXT:  }
func.func @abs_of_neg_unsigned(%x: tensor<4xui8>) -> tensor<4xui8> {
  %a = core.neg %x : (tensor<4xui8>) -> tensor<4xui8>
  %b = core.abs %a : (tensor<4xui8>) -> tensor<4xui8>
  return %b : tensor<4xui8>
}

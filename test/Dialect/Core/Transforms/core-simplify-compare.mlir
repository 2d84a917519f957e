// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

// CHECK-LABEL: func.func @not_eq(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.compare ne, [[A]], [[B]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @not_eq(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  %c = core.compare eq, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

// CHECK-LABEL: func.func @not_ne(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4xf16>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.compare eq, [[A]], [[B]] : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @not_ne(%a: tensor<4xf16>, %b: tensor<4xf16>) -> tensor<4xi1> {
  %c = core.compare ne, %a, %b : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

// CHECK-LABEL: func.func @not_lt(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.compare ge, [[A]], [[B]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @not_lt(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi1> {
  %c = core.compare lt, %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

// CHECK-LABEL: func.func @not_le(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.compare gt, [[A]], [[B]] : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @not_le(%a: tensor<4xui8>, %b: tensor<4xui8>) -> tensor<4xi1> {
  %c = core.compare le, %a, %b : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

// CHECK-LABEL: func.func @not_gt(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.compare le, [[A]], [[B]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @not_gt(%a: tensor<4xi1>, %b: tensor<4xi1>) -> tensor<4xi1> {
  %c = core.compare gt, %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

// CHECK-LABEL: func.func @not_ge(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4xi64>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.compare lt, [[A]], [[B]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @not_ge(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi1> {
  %c = core.compare ge, %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

// With NaN neither holds.
// CHECK-LABEL: func.func @not_lt_of_floats(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.compare lt, [[A]], [[B]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.not [[V0]] : (tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    return [[V1]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @not_lt_of_floats(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  %c = core.compare lt, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

// CHECK-LABEL: func.func @equals_itself(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xi32>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<true> : tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @equals_itself(%a: tensor<4xi32>) -> tensor<4xi1> {
  %c = core.compare eq, %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

// CHECK-LABEL: func.func @below_itself(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xi8>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<false> : tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @below_itself(%a: tensor<4xi8>) -> tensor<4xi1> {
  %c = core.compare lt, %a, %a : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

// CHECK-LABEL: func.func @at_least_itself(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xui8>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<true> : tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @at_least_itself(%a: tensor<4xui8>) -> tensor<4xi1> {
  %c = core.compare ge, %a, %a : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

// CHECK-LABEL: func.func @differs_from_itself(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xi16>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<false> : tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @differs_from_itself(%a: tensor<4xi16>) -> tensor<4xi1> {
  %c = core.compare ne, %a, %a : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

// NaN does not.
// CHECK-LABEL: func.func @float_equals_itself(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.compare eq, [[A]], [[A]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @float_equals_itself(%a: tensor<4xf32>) -> tensor<4xi1> {
  %c = core.compare eq, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

// CHECK-LABEL: func.func @select_by_not(
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<?xi1>,
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.select [[C]], [[B]], [[A]] : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @select_by_not(%c: tensor<?xi1>, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %n = core.not %c : (tensor<?xi1>) -> tensor<?xi1>
  %r = core.select %n, %a, %b : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

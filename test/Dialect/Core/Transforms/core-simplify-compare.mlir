// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

func.func @not_eq(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  %c = core.compare eq, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

func.func @not_ne(%a: tensor<4xf16>, %b: tensor<4xf16>) -> tensor<4xi1> {
  %c = core.compare ne, %a, %b : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

func.func @not_lt(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi1> {
  %c = core.compare lt, %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

func.func @not_le(%a: tensor<4xui8>, %b: tensor<4xui8>) -> tensor<4xi1> {
  %c = core.compare le, %a, %b : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

func.func @not_gt(%a: tensor<4xi1>, %b: tensor<4xi1>) -> tensor<4xi1> {
  %c = core.compare gt, %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

func.func @not_ge(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi1> {
  %c = core.compare ge, %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

// With NaN neither holds.
func.func @not_lt_of_floats(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  %c = core.compare lt, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %n = core.not %c : (tensor<4xi1>) -> tensor<4xi1>
  return %n : tensor<4xi1>
}

func.func @equals_itself(%a: tensor<4xi32>) -> tensor<4xi1> {
  %c = core.compare eq, %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

func.func @below_itself(%a: tensor<4xi8>) -> tensor<4xi1> {
  %c = core.compare lt, %a, %a : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

func.func @at_least_itself(%a: tensor<4xui8>) -> tensor<4xi1> {
  %c = core.compare ge, %a, %a : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

func.func @differs_from_itself(%a: tensor<4xi16>) -> tensor<4xi1> {
  %c = core.compare ne, %a, %a : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

// NaN does not.
func.func @float_equals_itself(%a: tensor<4xf32>) -> tensor<4xi1> {
  %c = core.compare eq, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}

func.func @select_by_not(%c: tensor<?xi1>, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %n = core.not %c : (tensor<?xi1>) -> tensor<?xi1>
  %r = core.select %n, %a, %b : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

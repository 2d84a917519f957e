// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

// CHECK-LABEL: func.func @maxima(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x?x4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce maximum, [[X]], dims = [0, 1] : (tensor<2x?x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @maxima(%x: tensor<2x?x4xf32>) -> tensor<4xf32> {
  %a = core.reduce maximum, %x, dims = [0] : (tensor<2x?x4xf32>) -> tensor<?x4xf32>
  %b = core.reduce maximum, %a, dims = [0] : (tensor<?x4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// CHECK-LABEL: func.func @sums_of_integers(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x?x4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [0, 1] : (tensor<2x?x4xi8>) -> tensor<4xi8>
// CHECK-NEXT:    return [[V0]] : tensor<4xi8>
// CHECK-NEXT:  }
func.func @sums_of_integers(%x: tensor<2x?x4xi8>) -> tensor<4xi8> {
  %a = core.reduce add, %x, dims = [0] : (tensor<2x?x4xi8>) -> tensor<?x4xi8>
  %b = core.reduce add, %a, dims = [0] : (tensor<?x4xi8>) -> tensor<4xi8>
  return %b : tensor<4xi8>
}

// Rounds in another order.
// CHECK-LABEL: func.func @sums_strict(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x?x4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "strict"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [0] : (tensor<2x?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [0] : (tensor<?x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @sums_strict(%x: tensor<2x?x4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "strict"} {
  %a = core.reduce add, %x, dims = [0] : (tensor<2x?x4xf32>) -> tensor<?x4xf32>
  %b = core.reduce add, %a, dims = [0] : (tensor<?x4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// Short sums round less than a long one, whose terms are small beside what is
// there already.
// CHECK-LABEL: func.func @sums_fast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x?x4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [0] : (tensor<2x?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [0] : (tensor<?x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @sums_fast(%x: tensor<2x?x4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "fast"} {
  %a = core.reduce add, %x, dims = [0] : (tensor<2x?x4xf32>) -> tensor<?x4xf32>
  %b = core.reduce add, %a, dims = [0] : (tensor<?x4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// CHECK-LABEL: func.func @disjunctions(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x?x4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce or, [[X]], dims = [0, 1] : (tensor<2x?x4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<4xi1>
// CHECK-NEXT:  }
func.func @disjunctions(%x: tensor<2x?x4xi1>) -> tensor<4xi1> {
  %a = core.reduce or, %x, dims = [0] : (tensor<2x?x4xi1>) -> tensor<?x4xi1>
  %b = core.reduce or, %a, dims = [0] : (tensor<?x4xi1>) -> tensor<4xi1>
  return %b : tensor<4xi1>
}

// CHECK-LABEL: func.func @two_kinds(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce maximum, [[X]], dims = [0] : (tensor<2x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce minimum, [[V0]], dims = [0] : (tensor<3xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V1]] : tensor<f32>
// CHECK-NEXT:  }
func.func @two_kinds(%x: tensor<2x3xf32>) -> tensor<f32> {
  %a = core.reduce maximum, %x, dims = [0] : (tensor<2x3xf32>) -> tensor<3xf32>
  %b = core.reduce minimum, %a, dims = [0] : (tensor<3xf32>) -> tensor<f32>
  return %b : tensor<f32>
}

// CHECK-LABEL: func.func @maximum_of_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x1x1xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [3] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @maximum_of_one(%x: tensor<3x1x1xf32>) -> tensor<3xf32> {
  %a = core.reduce maximum, %x, dims = [1, 2] : (tensor<3x1x1xf32>) -> tensor<3xf32>
  return %a : tensor<3xf32>
}

// CHECK-LABEL: func.func @sum_of_one_integer(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x1x1xi32>) -> tensor<3xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [3] : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return [[V0]] : tensor<3xi32>
// CHECK-NEXT:  }
func.func @sum_of_one_integer(%x: tensor<3x1x1xi32>) -> tensor<3xi32> {
  %a = core.reduce add, %x, dims = [1, 2] : (tensor<3x1x1xi32>) -> tensor<3xi32>
  return %a : tensor<3xi32>
}

// CHECK-LABEL: func.func @product_of_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x1x1xf64>) -> tensor<3xf64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [3] : (tensor<3x1x1xf64>) -> tensor<3xf64>
// CHECK-NEXT:    return [[V0]] : tensor<3xf64>
// CHECK-NEXT:  }
func.func @product_of_one(%x: tensor<3x1x1xf64>) -> tensor<3xf64> {
  %a = core.reduce mul, %x, dims = [1, 2] : (tensor<3x1x1xf64>) -> tensor<3xf64>
  return %a : tensor<3xf64>
}

// -0 becomes 0.
// CHECK-LABEL: func.func @sum_of_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x1x1xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [1, 2] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @sum_of_one(%x: tensor<3x1x1xf32>) -> tensor<3xf32> {
  %a = core.reduce add, %x, dims = [1, 2] : (tensor<3x1x1xf32>) -> tensor<3xf32>
  return %a : tensor<3xf32>
}

// -0 becomes 0.
// CHECK-LABEL: func.func @sum_of_nothing(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]], [[X]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @sum_of_nothing(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %a = core.reduce add, %x, dims = [] : (tensor<3xf32>) -> tensor<3xf32>
  %b = core.reduce maximum, %x, dims = [] : (tensor<3xf32>) -> tensor<3xf32>
  return %a, %b : tensor<3xf32>, tensor<3xf32>
}

// Sums of 16 bits are rounded in between.
// CHECK-LABEL: func.func @sums_of_halves(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf16>) -> tensor<f16> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [0] : (tensor<2x3xf16>) -> tensor<3xf16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [0] : (tensor<3xf16>) -> tensor<f16>
// CHECK-NEXT:    return [[V1]] : tensor<f16>
// CHECK-NEXT:  }
func.func @sums_of_halves(%x: tensor<2x3xf16>) -> tensor<f16> attributes {tcopt.numerics = "fast"} {
  %a = core.reduce add, %x, dims = [0] : (tensor<2x3xf16>) -> tensor<3xf16>
  %b = core.reduce add, %a, dims = [0] : (tensor<3xf16>) -> tensor<f16>
  return %b : tensor<f16>
}

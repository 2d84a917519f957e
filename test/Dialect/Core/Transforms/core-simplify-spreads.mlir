// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

// CHECK-LABEL: func.func @sum_of_repeated(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<1xf32>) -> tensor<f32> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<1.000000e+03> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reshape [[X]], sizes = [] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.add [[V3]], [[V2]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.mul [[V4]], [[V1]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.add [[V5]], [[V0]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    return [[V6]] : tensor<f32>
// CHECK-NEXT:  }
func.func @sum_of_repeated(%x: tensor<1xf32>) -> tensor<f32> attributes {tcopt.numerics = "fast"} {
  %two = core.constant dense<2.0> : tensor<1000xf32>
  %e = core.broadcast %x, dims = [0], sizes = [1000] : (tensor<1xf32>) -> tensor<1000xf32>
  %s = core.add %e, %two : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xf32>
  %r = core.reduce add, %s, dims = [0] : (tensor<1000xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// In strict functions the sum is kept, because the product rounds differently.
// CHECK-LABEL: func.func @sum_strict(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<f32>) -> tensor<f32> attributes {tcopt.numerics = "strict"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[X]], dims = [], sizes = [1000] : (tensor<f32>) -> tensor<1000xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [0] : (tensor<1000xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V1]] : tensor<f32>
// CHECK-NEXT:  }
func.func @sum_strict(%x: tensor<f32>) -> tensor<f32> attributes {tcopt.numerics = "strict"} {
  %e = core.broadcast %x, dims = [], sizes = [1000] : (tensor<f32>) -> tensor<1000xf32>
  %r = core.reduce add, %e, dims = [0] : (tensor<1000xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// Sums of integers, and of small whole floats, are exact.
// CHECK-LABEL: func.func @exact_strict(
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<i64>) -> (tensor<f32>, tensor<i64>) attributes {tcopt.numerics = "strict"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<2.000000e+03> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<2147483648> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[N]], [[V1]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    return [[V0]], [[V2]] : tensor<f32>, tensor<i64>
// CHECK-NEXT:  }
func.func @exact_strict(%n: tensor<i64>) -> (tensor<f32>, tensor<i64>) attributes {tcopt.numerics = "strict"} {
  %two = core.constant dense<2.0> : tensor<1000xf32>
  %r = core.reduce add, %two, dims = [0] : (tensor<1000xf32>) -> tensor<f32>
  %e = core.broadcast %n, dims = [], sizes = [2147483648] : (tensor<i64>) -> tensor<2147483648xi64>
  %s = core.reduce add, %e, dims = [0] : (tensor<2147483648xi64>) -> tensor<i64>
  return %r, %s : tensor<f32>, tensor<i64>
}

// CHECK-LABEL: func.func @maximum_of_rows(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x1xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = "strict"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [3] : (tensor<3x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[V0]], [[Y]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @maximum_of_rows(%x: tensor<3x1xf32>, %y: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = "strict"} {
  %e = core.broadcast %x, dims = [0, 1], sizes = [3, 5] : (tensor<3x1xf32>) -> tensor<3x5xf32>
  %f = core.broadcast %y, dims = [0], sizes = [3, 5] : (tensor<3xf32>) -> tensor<3x5xf32>
  %s = core.mul %e, %f : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r = core.reduce maximum, %s, dims = [1] : (tensor<3x5xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// The terms of a sum are elements of %x and differ.
// CHECK-LABEL: func.func @not_the_same(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[X]], dims = [1], sizes = [3, 5] : (tensor<5xf32>) -> tensor<3x5xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [1] : (tensor<3x5xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @not_the_same(%x: tensor<5xf32>) -> tensor<3xf32> {
  %e = core.broadcast %x, dims = [1], sizes = [3, 5] : (tensor<5xf32>) -> tensor<3x5xf32>
  %r = core.reduce add, %e, dims = [1] : (tensor<3x5xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// The maximum of an empty dimension is -inf, and a dynamic dimension may be empty.
// CHECK-LABEL: func.func @no_terms(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[X]], dims = [], sizes = [0] : (tensor<f32>) -> tensor<0xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce maximum, [[V0]], dims = [0] : (tensor<0xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[X]], dims = [], sizes = {{\[}}[[N]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reduce maximum, [[V2]], dims = [0] : (tensor<?xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V1]], [[V3]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @no_terms(%x: tensor<f32>, %n: index) -> (tensor<f32>, tensor<f32>) {
  %e = core.broadcast %x, dims = [], sizes = [0] : (tensor<f32>) -> tensor<0xf32>
  %r = core.reduce maximum, %e, dims = [0] : (tensor<0xf32>) -> tensor<f32>
  %f = core.broadcast %x, dims = [], sizes = [%n] : (tensor<f32>, index) -> tensor<?xf32>
  %s = core.reduce maximum, %f, dims = [0] : (tensor<?xf32>) -> tensor<f32>
  return %r, %s : tensor<f32>, tensor<f32>
}

// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

func.func @maxima(%x: tensor<2x?x4xf32>) -> tensor<4xf32> {
  %a = core.reduce maximum, %x, dims = [0] : (tensor<2x?x4xf32>) -> tensor<?x4xf32>
  %b = core.reduce maximum, %a, dims = [0] : (tensor<?x4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

func.func @sums_of_integers(%x: tensor<2x?x4xi8>) -> tensor<4xi8> {
  %a = core.reduce add, %x, dims = [0] : (tensor<2x?x4xi8>) -> tensor<?x4xi8>
  %b = core.reduce add, %a, dims = [0] : (tensor<?x4xi8>) -> tensor<4xi8>
  return %b : tensor<4xi8>
}

// Rounds in another order.
func.func @sums_strict(%x: tensor<2x?x4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "strict"} {
  %a = core.reduce add, %x, dims = [0] : (tensor<2x?x4xf32>) -> tensor<?x4xf32>
  %b = core.reduce add, %a, dims = [0] : (tensor<?x4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

func.func @sums_fast(%x: tensor<2x?x4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = "fast"} {
  %a = core.reduce add, %x, dims = [0] : (tensor<2x?x4xf32>) -> tensor<?x4xf32>
  %b = core.reduce add, %a, dims = [0] : (tensor<?x4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

func.func @disjunctions(%x: tensor<2x?x4xi1>) -> tensor<4xi1> {
  %a = core.reduce or, %x, dims = [0] : (tensor<2x?x4xi1>) -> tensor<?x4xi1>
  %b = core.reduce or, %a, dims = [0] : (tensor<?x4xi1>) -> tensor<4xi1>
  return %b : tensor<4xi1>
}

func.func @two_kinds(%x: tensor<2x3xf32>) -> tensor<f32> {
  %a = core.reduce maximum, %x, dims = [0] : (tensor<2x3xf32>) -> tensor<3xf32>
  %b = core.reduce minimum, %a, dims = [0] : (tensor<3xf32>) -> tensor<f32>
  return %b : tensor<f32>
}

func.func @maximum_of_one(%x: tensor<3x1x1xf32>) -> tensor<3xf32> {
  %a = core.reduce maximum, %x, dims = [1, 2] : (tensor<3x1x1xf32>) -> tensor<3xf32>
  return %a : tensor<3xf32>
}

func.func @sum_of_one_integer(%x: tensor<3x1x1xi32>) -> tensor<3xi32> {
  %a = core.reduce add, %x, dims = [1, 2] : (tensor<3x1x1xi32>) -> tensor<3xi32>
  return %a : tensor<3xi32>
}

func.func @product_of_one(%x: tensor<3x1x1xf64>) -> tensor<3xf64> {
  %a = core.reduce mul, %x, dims = [1, 2] : (tensor<3x1x1xf64>) -> tensor<3xf64>
  return %a : tensor<3xf64>
}

// -0 becomes 0.
func.func @sum_of_one(%x: tensor<3x1x1xf32>) -> tensor<3xf32> {
  %a = core.reduce add, %x, dims = [1, 2] : (tensor<3x1x1xf32>) -> tensor<3xf32>
  return %a : tensor<3xf32>
}

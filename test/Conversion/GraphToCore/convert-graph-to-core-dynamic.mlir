// NOTE: checks written by tcopt-update-checks --only='func.func|core\.'; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

func.func @nonzero(%x: tensor<?x3xf32>) -> tensor<?x2xi64> {
  %r = graph.nonzero %x : (tensor<?x3xf32>) -> tensor<?x2xi64>
  return %r : tensor<?x2xi64>
}

func.func @nonzero_scalar(%x: tensor<i1>) -> tensor<?x0xi64> {
  %r = graph.nonzero %x : (tensor<i1>) -> tensor<?x0xi64>
  return %r : tensor<?x0xi64>
}

func.func @masked_select(%x: tensor<?x3xf16>, %m: tensor<3xi1>) -> tensor<?xf16> {
  %r = graph.masked_select %x, %m : (tensor<?x3xf16>, tensor<3xi1>) -> tensor<?xf16>
  return %r : tensor<?xf16>
}

func.func @unique(%x: tensor<2x3xi8>) -> (tensor<?xi8>, tensor<2x3xi64>, tensor<?xi64>) {
  %v, %i, %n = graph.unique %x : (tensor<2x3xi8>) -> (tensor<?xi8>, tensor<2x3xi64>, tensor<?xi64>)
  return %v, %i, %n : tensor<?xi8>, tensor<2x3xi64>, tensor<?xi64>
}

func.func @unique_parts(%x: tensor<2x3x4xf32>) -> (tensor<2x?x4xf32>, tensor<3xi64>, tensor<?xi64>) {
  %v, %i, %n = graph.unique %x, dim = 1 : (tensor<2x3x4xf32>) -> (tensor<2x?x4xf32>, tensor<3xi64>, tensor<?xi64>)
  return %v, %i, %n : tensor<2x?x4xf32>, tensor<3xi64>, tensor<?xi64>
}

func.func @unique_consecutive(%x: tensor<5xf32>) -> (tensor<?xf32>, tensor<5xi64>, tensor<?xi64>) {
  %v, %i, %n = graph.unique_consecutive %x : (tensor<5xf32>) -> (tensor<?xf32>, tensor<5xi64>, tensor<?xi64>)
  return %v, %i, %n : tensor<?xf32>, tensor<5xi64>, tensor<?xi64>
}

func.func @repeat_interleave(%x: tensor<4x?xf32>, %n: tensor<4xi32>) -> tensor<?x?xf32> {
  %r = graph.repeat_interleave %x, %n, dim = 0 : (tensor<4x?xf32>, tensor<4xi32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

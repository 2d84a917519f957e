// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-core-to-linalg | FileCheck %s

func.func @scan(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %r = core.scan add, %x, dim = 0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

func.func @scan_bits(%x: tensor<4xi1>) -> tensor<4xi1> {
  %r = core.scan or, %x, dim = 0 : (tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @log_add_exp(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = core.scan log_add_exp, %x, dim = 1 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @sort(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
  %r:2 = core.sort %x, dim = 1, descending = false : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  return %r#0, %r#1 : tensor<?x3xf32>, tensor<?x3xi64>
}

func.func @sort_columns(%x: tensor<?x3xui8>) -> (tensor<2x3xui8>, tensor<2x3xi64>) {
  %r:2 = core.sort %x, dim = 0, descending = true, limit = 2 : (tensor<?x3xui8>) -> (tensor<2x3xui8>, tensor<2x3xi64>)
  return %r#0, %r#1 : tensor<2x3xui8>, tensor<2x3xi64>
}

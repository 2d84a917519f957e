// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Updates: the element type and the kind are seen in the body only.
// RUN: tcopt %s --convert-core-to-linalg --split-input-file | FileCheck %s

func.func @rows(%x: tensor<50x8xf32>, %u: tensor<?x8xf32>, %i: tensor<?xi64>) -> tensor<50x8xf32> {
  %r = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<50x8xf32>, tensor<?x8xf32>, tensor<?xi64>) -> tensor<50x8xf32>
  return %r : tensor<50x8xf32>
}

// -----

func.func @replaced(%x: tensor<4xbf16>, %u: tensor<3xbf16>, %i: tensor<3xi32>) -> tensor<4xbf16> {
  %r = core.scatter update, %x, %u, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<4xbf16>, tensor<3xbf16>, tensor<3xi32>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// -----

func.func @unsigned(%x: tensor<4xui8>, %u: tensor<3xui8>, %i: tensor<3xi64>) -> tensor<4xui8> {
  %r = core.scatter maximum, %x, %u, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<4xui8>, tensor<3xui8>, tensor<3xi64>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// -----

func.func @booleans(%x: tensor<4x5xi1>, %u: tensor<3xi1>, %i: tensor<3xi64>, %j: tensor<3xi64>) -> tensor<4x5xi1> {
  %r = core.scatter or, %x, %u, %i, %j, dims = [1, 0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<4x5xi1>, tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}

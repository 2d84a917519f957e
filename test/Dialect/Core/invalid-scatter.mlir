// RUN: tcopt --verify-diagnostics --split-input-file %s

func.func @none(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>) {
  // expected-error @below {{'core.scatter' op expected one of dims for each of the index tensors, at least one, but found 0 for 0 (C1)}}
  %0 = core.scatter add, %x, %u, dims = [], x_dims = [0, 1], index_dims = [], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @range(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected a dimension in [0, 2) but found 2 (C1)}}
  %0 = core.scatter add, %x, %u, %i, dims = [2], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3x8xf32>, tensor<3xi64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @x_dims(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected 1 entries of x_dims but found 0 (C2)}}
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3x8xf32>, tensor<3xi64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_dims(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected 1 entries of index_dims but found 0 (C2)}}
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3x8xf32>, tensor<3xi64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @gap(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected x_dims and index_dims to name each dimension from the first to the last (C3)}}
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [2], index_dims = [0], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3x8xf32>, tensor<3xi64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @rank(%x: tensor<5x8xf32>, %u: tensor<3xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected updates of rank 2 but found rank 1 (C3)}}
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3xf32>, tensor<3xi64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_types(%x: tensor<5x8xf32>, %u: tensor<3xf32>, %i: tensor<3xi64>, %j: tensor<3xi32>) {
  // expected-error @below {{'core.scatter' op expected index tensors of one element type (C4)}}
  %0 = core.scatter add, %x, %u, %i, %j, dims = [0, 1], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3xf32>, tensor<3xi64>, tensor<3xi32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_sizes(%x: tensor<5x8xf32>, %u: tensor<4x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected size 3 of updates along dimension 0 but found 4 (C5)}}
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<3xi64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @x_sizes(%x: tensor<5x8xf32>, %u: tensor<3x9xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected updates of size 8 or less along dimension 1 but found 9 (C5)}}
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3x9xf32>, tensor<3xi64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @batch(%x: tensor<5x8xf32>, %u: tensor<6x2xf32>, %i: tensor<6x2xi64>) {
  // expected-error @below {{'core.scatter' op expected indices of size 5 or less along dimension 0 but found 6 (C5)}}
  %0 = core.scatter add, %x, %u, %i, dims = [1], x_dims = [0], index_dims = [0, 1], out_of_bounds = drop : (tensor<5x8xf32>, tensor<6x2xf32>, tensor<6x2xi64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @bits_of_floats(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected integers or Booleans for and but found 'f32' (C6)}}
  %0 = core.scatter and, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3x8xf32>, tensor<3xi64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @sum_of_booleans(%x: tensor<5x8xi1>, %u: tensor<3x8xi1>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected numbers for add but found 'i1' (C6)}}
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<5x8xi1>, tensor<3x8xi1>, tensor<3xi64>) -> tensor<5x8xi1>
  return
}

// -----

func.func @element_types(%x: tensor<5x8xf32>, %u: tensor<3x8xf16>, %i: tensor<3xi64>) {
  // expected-error @below {{'core.scatter' op expected updates of the element type of x but found f16 (C7)}}
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<5x8xf32>, tensor<3x8xf16>, tensor<3xi64>) -> tensor<5x8xf32>
  return
}

// RUN: tcopt --verify-diagnostics --split-input-file %s

func.func @none(%x: tensor<5x8xf32>) {
  // expected-error @below {{'core.gather' op expected one of dims for each of the index tensors, at least one, but found 0 for 0 (C1)}}
  %0 = core.gather %x, dims = [], x_dims = [0, 1], index_dims = [] : (tensor<5x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @too_many_dims(%x: tensor<5x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected one of dims for each of the index tensors, at least one, but found 2 for 1 (C1)}}
  %0 = core.gather %x, %i, dims = [0, 1], x_dims = [], index_dims = [0] : (tensor<5x8xf32>, tensor<4xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @range(%x: tensor<5x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected a dimension in [0, 2) but found 2 (C1)}}
  %0 = core.gather %x, %i, dims = [2], x_dims = [0], index_dims = [1] : (tensor<5x8xf32>, tensor<4xi64>) -> tensor<5x4xf32>
  return
}

// -----

func.func @negative(%x: tensor<5x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected a dimension in [0, 2) but found -1 (C1)}}
  %0 = core.gather %x, %i, dims = [-1], x_dims = [0], index_dims = [1] : (tensor<5x8xf32>, tensor<4xi64>) -> tensor<5x4xf32>
  return
}

// -----

func.func @rank_0(%x: tensor<f32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [], index_dims = [0] : (tensor<f32>, tensor<4xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @twice(%x: tensor<5x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected distinct dims but found 1 twice (C1)}}
  %0 = core.gather %x, %i, %i, dims = [1, 1], x_dims = [0], index_dims = [1] : (tensor<5x8xf32>, tensor<4xi64>, tensor<4xi64>) -> tensor<5x4xf32>
  return
}

// -----

func.func @few_x_dims(%x: tensor<5x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected 1 entries of x_dims but found 0 (C2)}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [], index_dims = [0] : (tensor<5x8xf32>, tensor<4xi64>) -> tensor<4x8xf32>
  return
}

// -----

func.func @many_index_dims(%x: tensor<5x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected 1 entries of index_dims but found 2 (C2)}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [1], index_dims = [0, 1] : (tensor<5x8xf32>, tensor<4xi64>) -> tensor<4x8xf32>
  return
}

// -----

func.func @order(%x: tensor<5x8x2xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected increasing x_dims (C2)}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [2, 1], index_dims = [0] : (tensor<5x8x2xf32>, tensor<4xi64>) -> tensor<4x8x2xf32>
  return
}

// -----

func.func @repeated(%x: tensor<5xf32>, %i: tensor<4x4xi64>) {
  // expected-error @below {{'core.gather' op expected increasing index_dims (C2)}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [], index_dims = [0, 0] : (tensor<5xf32>, tensor<4x4xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @gap(%x: tensor<5x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected x_dims and index_dims to name each dimension from the first to the last (C3)}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [2], index_dims = [0] : (tensor<5x8xf32>, tensor<4xi64>) -> tensor<4x8xf32>
  return
}

// -----

func.func @below(%x: tensor<5x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected x_dims and index_dims to name each dimension from the first to the last (C3)}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [-1], index_dims = [0] : (tensor<5x8xf32>, tensor<4xi64>) -> tensor<4x8xf32>
  return
}

// -----

func.func @two_types(%x: tensor<5x8xf32>, %i: tensor<4xi64>, %j: tensor<4xi32>) {
  // expected-error @below {{'core.gather' op expected index tensors of one element type (C4)}}
  %0 = core.gather %x, %i, %j, dims = [0, 1], x_dims = [], index_dims = [0] : (tensor<5x8xf32>, tensor<4xi64>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @two_ranks(%x: tensor<5x8xf32>, %i: tensor<4xi64>, %j: tensor<4x1xi64>) {
  // expected-error @below {{'core.gather' op expected index tensors of one shape (C4)}}
  %0 = core.gather %x, %i, %j, dims = [0, 1], x_dims = [], index_dims = [0] : (tensor<5x8xf32>, tensor<4xi64>, tensor<4x1xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @two_sizes(%x: tensor<5x8xf32>, %i: tensor<4xi64>, %j: tensor<3xi64>) {
  // expected-error @below {{'core.gather' op expected size 4 of index tensors but found 3 (C4)}}
  %0 = core.gather %x, %i, %j, dims = [0, 1], x_dims = [], index_dims = [0] : (tensor<5x8xf32>, tensor<4xi64>, tensor<3xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @batch(%x: tensor<5x8xf32>, %i: tensor<6x4xi64>) {
  // expected-error @below {{'core.gather' op expected indices of size 5 or less along dimension 0 but found 6 (C5)}}
  %0 = core.gather %x, %i, dims = [1], x_dims = [0], index_dims = [0, 1] : (tensor<5x8xf32>, tensor<6x4xi64>) -> tensor<6x4xf32>
  return
}

// -----

func.func @indices(%x: tensor<5xf32>, %i: tensor<4xui8>) {
  // expected-error @below {{'core.gather' op operand #1 must be variadic of ranked tensor of i64 or i32, but got 'tensor<4xui8>'}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [], index_dims = [0] : (tensor<5xf32>, tensor<4xui8>) -> tensor<4xf32>
  return
}

// -----

func.func @result(%x: tensor<5x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected a result of type 'tensor<4x8xf32>' but found 'tensor<5x4xf32>'}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [1], index_dims = [0] : (tensor<5x8xf32>, tensor<4xi64>) -> tensor<5x4xf32>
  return
}

// -----

func.func @result_type(%x: tensor<5xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{'core.gather' op expected a result of type 'tensor<4xf32>' but found 'tensor<4xi64>'}}
  %0 = core.gather %x, %i, dims = [0], x_dims = [], index_dims = [0] : (tensor<5xf32>, tensor<4xi64>) -> tensor<4xi64>
  return
}

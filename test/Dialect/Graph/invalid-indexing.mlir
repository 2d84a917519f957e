// Places that tensors give: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @gather_dim(%x: tensor<2x3xf32>, %i: tensor<2x3xi64>) {
  // expected-error @below {{'graph.gather' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.gather %x, %i, dim = 2 : (tensor<2x3xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @gather_dim_of_scalar(%x: tensor<f32>, %i: tensor<i64>) {
  // expected-error @below {{'graph.gather' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.gather %x, %i, dim = 1 : (tensor<f32>, tensor<i64>) -> tensor<f32>
  return
}

// -----

func.func @gather_rank(%x: tensor<2x3xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'graph.gather' op expected index of rank 2 but found rank 1 (C2)}}
  %0 = graph.gather %x, %i, dim = 0 : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<3xf32>
  return
}

// -----

func.func @gather_size(%x: tensor<2x3xf32>, %i: tensor<9x4xi64>) {
  // expected-error @below {{'graph.gather' op expected an index of size 3 or less in dimension 1 but found 4 (C3)}}
  %0 = graph.gather %x, %i, dim = 0 : (tensor<2x3xf32>, tensor<9x4xi64>) -> tensor<9x4xf32>
  return
}

// -----

func.func @gather_element_type(%x: tensor<2xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.gather' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf64>'}}
  %0 = graph.gather %x, %i, dim = 0 : (tensor<2xf32>, tensor<2xi64>) -> tensor<2xf64>
  return
}

// -----

func.func @gather_index_type(%x: tensor<2xf32>, %i: tensor<2xi8>) {
  // expected-error @below {{'graph.gather' op operand #1 must be tensor of i64 or i32, but got 'tensor<2xi8>'}}
  %0 = graph.gather %x, %i, dim = 0 : (tensor<2xf32>, tensor<2xi8>) -> tensor<2xf32>
  return
}

// -----

func.func @index_count(%x: tensor<2x3xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.index' op expected one of dims for each of the index tensors, at least one, but found 2 for 1 (C1)}}
  %0 = graph.index %x, %i, dims = [0, 1] : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @index_order(%x: tensor<2x3xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.index' op expected increasing dims in [0, 2) but found 0 (C1)}}
  %0 = graph.index %x, %i, %i, dims = [1, 0] : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @index_range(%x: tensor<2x3xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.index' op expected increasing dims in [0, 2) but found 2 (C1)}}
  %0 = graph.index %x, %i, dims = [2] : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @index_broadcast(%x: tensor<2x3xf32>, %i: tensor<2xi64>, %j: tensor<3xi64>) {
  // expected-error @below {{'graph.index' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #1 but found 3 (C2)}}
  %0 = graph.index %x, %i, %j, dims = [0, 1] : (tensor<2x3xf32>, tensor<2xi64>, tensor<3xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @index_result(%x: tensor<2x3xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.index' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<2x3xf64>'}}
  %0 = graph.index %x, %i, dims = [0] : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x3xf64>
  return
}

// -----

func.func @index_select_dim(%x: tensor<f32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.index_select' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = graph.index_select %x, %i, dim = 0 : (tensor<f32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @index_select_rank(%x: tensor<2xf32>, %i: tensor<2x2xi64>) {
  // expected-error @below {{'graph.index_select' op expected an index of rank 0 or 1 but found rank 2 (C2)}}
  %0 = graph.index_select %x, %i, dim = 0 : (tensor<2xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
  return
}

// -----

func.func @index_select_element_type(%x: tensor<2xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'graph.index_select' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xi32>'}}
  %0 = graph.index_select %x, %i, dim = 0 : (tensor<2xf32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

func.func @masked_fill_value(%x: tensor<2xf32>, %m: tensor<2xi1>, %v: tensor<1xf32>) {
  // expected-error @below {{'graph.masked_fill' op expected value of rank 0 but found rank 1 (C1)}}
  %0 = graph.masked_fill %x, %m, %v : (tensor<2xf32>, tensor<2xi1>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @masked_fill_broadcast(%x: tensor<2xf32>, %m: tensor<3xi1>, %v: tensor<f32>) {
  // expected-error @below {{'graph.masked_fill' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #1 but found 3 (C2)}}
  %0 = graph.masked_fill %x, %m, %v : (tensor<2xf32>, tensor<3xi1>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @masked_fill_element_type(%x: tensor<2xf32>, %m: tensor<2xi1>, %v: tensor<f64>) {
  // expected-error @below {{'graph.masked_fill' op failed to verify that all of {x, value, result} have same element type}}
  %0 = graph.masked_fill %x, %m, %v : (tensor<2xf32>, tensor<2xi1>, tensor<f64>) -> tensor<2xf32>
  return
}

// -----

func.func @searchsorted_rank(%s: tensor<f32>, %v: tensor<2xf32>) {
  // expected-error @below {{'graph.searchsorted' op expected sorted of rank 1 or 1 but found rank 0 (C1)}}
  %0 = graph.searchsorted %s, %v, right = true : (tensor<f32>, tensor<2xf32>) -> tensor<2xi64>
  return
}

// -----

func.func @searchsorted_ranks(%s: tensor<2x3xf32>, %v: tensor<2xf32>) {
  // expected-error @below {{'graph.searchsorted' op expected sorted of rank 1 or 1 but found rank 2 (C1)}}
  %0 = graph.searchsorted %s, %v, right = true : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2xi64>
  return
}

// -----

func.func @searchsorted_rows(%s: tensor<2x3xf32>, %v: tensor<4x5xf32>) {
  // expected-error @below {{'graph.searchsorted' op expected size 4 of sorted but found 2 (C2)}}
  %0 = graph.searchsorted %s, %v, right = true : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<4x5xi64>
  return
}

// -----

func.func @searchsorted_element_types(%s: tensor<3xf32>, %v: tensor<5xf64>) {
  // expected-error @below {{'graph.searchsorted' op failed to verify that all of {sorted, values} have same element type}}
  %0 = graph.searchsorted %s, %v, right = true : (tensor<3xf32>, tensor<5xf64>) -> tensor<5xi64>
  return
}

// RUN: tcopt --verify-diagnostics --split-input-file %s

func.func @scatter_dim(%x: tensor<5x8xf32>, %i: tensor<4x3xi64>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.scatter %x, %i, %s, dim = 2 : (tensor<5x8xf32>, tensor<4x3xi64>, tensor<4x3xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_rank(%x: tensor<5x8xf32>, %i: tensor<4xi64>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter' op expected index and src of rank 2 but found ranks 1 and 2 (C2)}}
  %0 = graph.scatter %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<4xi64>, tensor<4x3xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_src(%x: tensor<5x8xf32>, %i: tensor<4x3xi64>, %s: tensor<4x2xf32>) {
  // expected-error @below {{'graph.scatter' op expected index of size 2 or less in dimension 1, as src has, but found 3 (C3)}}
  %0 = graph.scatter %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<4x3xi64>, tensor<4x2xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_index(%x: tensor<5x2xf32>, %i: tensor<4x3xi64>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter' op expected index of size 2 or less in dimension 1, as x has, but found 3 (C4)}}
  %0 = graph.scatter %x, %i, %s, dim = 0 : (tensor<5x2xf32>, tensor<4x3xi64>, tensor<4x3xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @scatter_type(%x: tensor<5x8xf32>, %i: tensor<4x3xi64>, %s: tensor<4x3xf64>) {
  // expected-error @below {{'graph.scatter' op expected updates of element type f32 but found f64 (C5)}}
  %0 = graph.scatter %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<4x3xi64>, tensor<4x3xf64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_add_dim(%x: tensor<5x8xf32>, %i: tensor<4x3xi64>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter_add' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.scatter_add %x, %i, %s, dim = 2 : (tensor<5x8xf32>, tensor<4x3xi64>, tensor<4x3xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_add_rank(%x: tensor<5x8xf32>, %i: tensor<4xi64>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter_add' op expected index and src of rank 2 but found ranks 1 and 2 (C2)}}
  %0 = graph.scatter_add %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<4xi64>, tensor<4x3xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_add_src(%x: tensor<5x8xf32>, %i: tensor<4x3xi64>, %s: tensor<4x2xf32>) {
  // expected-error @below {{'graph.scatter_add' op expected index of size 2 or less in dimension 1, as src has, but found 3 (C3)}}
  %0 = graph.scatter_add %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<4x3xi64>, tensor<4x2xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_add_index(%x: tensor<5x2xf32>, %i: tensor<4x3xi64>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter_add' op expected index of size 2 or less in dimension 1, as x has, but found 3 (C4)}}
  %0 = graph.scatter_add %x, %i, %s, dim = 0 : (tensor<5x2xf32>, tensor<4x3xi64>, tensor<4x3xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @scatter_add_type(%x: tensor<5x8xf32>, %i: tensor<4x3xi64>, %s: tensor<4x3xf64>) {
  // expected-error @below {{'graph.scatter_add' op expected updates of element type f32 but found f64 (C5)}}
  %0 = graph.scatter_add %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<4x3xi64>, tensor<4x3xf64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_reduce_dim(%x: tensor<5x8xf32>, %i: tensor<4x3xi64>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter_reduce' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.scatter_reduce %x, %i, %s, dim = 2, reduce = sum, include_self = true : (tensor<5x8xf32>, tensor<4x3xi64>, tensor<4x3xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_reduce_rank(%x: tensor<5x8xf32>, %i: tensor<4xi64>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter_reduce' op expected index and src of rank 2 but found ranks 1 and 2 (C2)}}
  %0 = graph.scatter_reduce %x, %i, %s, dim = 0, reduce = sum, include_self = true : (tensor<5x8xf32>, tensor<4xi64>, tensor<4x3xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_reduce_src(%x: tensor<5x8xf32>, %i: tensor<4x3xi64>, %s: tensor<4x2xf32>) {
  // expected-error @below {{'graph.scatter_reduce' op expected index of size 2 or less in dimension 1, as src has, but found 3 (C3)}}
  %0 = graph.scatter_reduce %x, %i, %s, dim = 0, reduce = sum, include_self = true : (tensor<5x8xf32>, tensor<4x3xi64>, tensor<4x2xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_reduce_index(%x: tensor<5x2xf32>, %i: tensor<4x3xi64>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter_reduce' op expected index of size 2 or less in dimension 1, as x has, but found 3 (C4)}}
  %0 = graph.scatter_reduce %x, %i, %s, dim = 0, reduce = sum, include_self = true : (tensor<5x2xf32>, tensor<4x3xi64>, tensor<4x3xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @scatter_reduce_type(%x: tensor<5x8xf32>, %i: tensor<4x3xi64>, %s: tensor<4x3xf64>) {
  // expected-error @below {{'graph.scatter_reduce' op expected updates of element type f32 but found f64 (C5)}}
  %0 = graph.scatter_reduce %x, %i, %s, dim = 0, reduce = sum, include_self = true : (tensor<5x8xf32>, tensor<4x3xi64>, tensor<4x3xf64>) -> tensor<5x8xf32>
  return
}

// -----

func.func @dim_of_scalar(%x: tensor<f32>, %i: tensor<i64>, %s: tensor<f32>) {
  // expected-error @below {{'graph.scatter' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.scatter %x, %i, %s, dim = 1 : (tensor<f32>, tensor<i64>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @mean_of_booleans(%x: tensor<5xi1>, %i: tensor<4xi64>, %s: tensor<4xi1>) {
  // expected-error @below {{'graph.scatter_reduce' op expected numbers for mean but found i1 (C6)}}
  %0 = graph.scatter_reduce %x, %i, %s, dim = 0, reduce = mean, include_self = true : (tensor<5xi1>, tensor<4xi64>, tensor<4xi1>) -> tensor<5xi1>
  return
}

// -----

func.func @float_index(%x: tensor<5x8xf32>, %i: tensor<4x3xf32>, %s: tensor<4x3xf32>) {
  // expected-error @below {{'graph.scatter' op operand #1 must be tensor of i64 or i32, but got 'tensor<4x3xf32>'}}
  %0 = graph.scatter %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_add_dim(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<3x8xf32>) {
  // expected-error @below {{'graph.index_add' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0 = graph.index_add %x, %i, %s, dim = -3 : (tensor<5x8xf32>, tensor<3xi64>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_add_rank(%x: tensor<5x8xf32>, %i: tensor<3x1xi64>, %s: tensor<3x8xf32>) {
  // expected-error @below {{'graph.index_add' op expected source of rank 2 and index of rank 0 or 1 but found ranks 2 and 2 (C2)}}
  %0 = graph.index_add %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<3x1xi64>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_add_sizes(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<3x7xf32>) {
  // expected-error @below {{'graph.index_add' op expected size 8 of source but found 7 (C3)}}
  %0 = graph.index_add %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<3xi64>, tensor<3x7xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_add_count(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<4x8xf32>) {
  // expected-error @below {{'graph.index_add' op expected size 3 of source but found 4 (C4)}}
  %0 = graph.index_add %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<3xi64>, tensor<4x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_add_type(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<3x8xi32>) {
  // expected-error @below {{'graph.index_add' op expected updates of element type f32 but found i32 (C5)}}
  %0 = graph.index_add %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<3xi64>, tensor<3x8xi32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_copy_dim(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<3x8xf32>) {
  // expected-error @below {{'graph.index_copy' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0 = graph.index_copy %x, %i, %s, dim = -3 : (tensor<5x8xf32>, tensor<3xi64>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_copy_rank(%x: tensor<5x8xf32>, %i: tensor<3x1xi64>, %s: tensor<3x8xf32>) {
  // expected-error @below {{'graph.index_copy' op expected source of rank 2 and index of rank 0 or 1 but found ranks 2 and 2 (C2)}}
  %0 = graph.index_copy %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<3x1xi64>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_copy_sizes(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<3x7xf32>) {
  // expected-error @below {{'graph.index_copy' op expected size 8 of source but found 7 (C3)}}
  %0 = graph.index_copy %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<3xi64>, tensor<3x7xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_copy_count(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<4x8xf32>) {
  // expected-error @below {{'graph.index_copy' op expected size 3 of source but found 4 (C4)}}
  %0 = graph.index_copy %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<3xi64>, tensor<4x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_copy_type(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<3x8xi32>) {
  // expected-error @below {{'graph.index_copy' op expected updates of element type f32 but found i32 (C5)}}
  %0 = graph.index_copy %x, %i, %s, dim = 0 : (tensor<5x8xf32>, tensor<3xi64>, tensor<3x8xi32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_reduce_dim(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<3x8xf32>) {
  // expected-error @below {{'graph.index_reduce' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0 = graph.index_reduce %x, %i, %s, dim = -3, reduce = prod, include_self = true : (tensor<5x8xf32>, tensor<3xi64>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_reduce_rank(%x: tensor<5x8xf32>, %i: tensor<3x1xi64>, %s: tensor<3x8xf32>) {
  // expected-error @below {{'graph.index_reduce' op expected source of rank 2 and index of rank 0 or 1 but found ranks 2 and 2 (C2)}}
  %0 = graph.index_reduce %x, %i, %s, dim = 0, reduce = prod, include_self = true : (tensor<5x8xf32>, tensor<3x1xi64>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_reduce_sizes(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<3x7xf32>) {
  // expected-error @below {{'graph.index_reduce' op expected size 8 of source but found 7 (C3)}}
  %0 = graph.index_reduce %x, %i, %s, dim = 0, reduce = prod, include_self = true : (tensor<5x8xf32>, tensor<3xi64>, tensor<3x7xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_reduce_count(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<4x8xf32>) {
  // expected-error @below {{'graph.index_reduce' op expected size 3 of source but found 4 (C4)}}
  %0 = graph.index_reduce %x, %i, %s, dim = 0, reduce = prod, include_self = true : (tensor<5x8xf32>, tensor<3xi64>, tensor<4x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_reduce_type(%x: tensor<5x8xf32>, %i: tensor<3xi64>, %s: tensor<3x8xi32>) {
  // expected-error @below {{'graph.index_reduce' op expected updates of element type f32 but found i32 (C5)}}
  %0 = graph.index_reduce %x, %i, %s, dim = 0, reduce = prod, include_self = true : (tensor<5x8xf32>, tensor<3xi64>, tensor<3x8xi32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @index_reduce_mean(%x: tensor<5x8xi1>, %i: tensor<3xi64>, %s: tensor<3x8xi1>) {
  // expected-error @below {{'graph.index_reduce' op expected numbers for mean but found i1 (C6)}}
  %0 = graph.index_reduce %x, %i, %s, dim = 0, reduce = mean, include_self = true : (tensor<5x8xi1>, tensor<3xi64>, tensor<3x8xi1>) -> tensor<5x8xi1>
  return
}

// -----

func.func @index_of_scalar(%x: tensor<f32>, %i: tensor<2xi64>, %s: tensor<f32>) {
  // expected-error @below {{'graph.index_add' op expected size 1 of index but found 2 (C4)}}
  %0 = graph.index_add %x, %i, %s, dim = 0 : (tensor<f32>, tensor<2xi64>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @put_no_indices(%x: tensor<5x6x7xf32>, %v: tensor<f32>) {
  // expected-error @below {{'graph.index_put' op expected one of dims for each of the index tensors, at least one, but found 0 for 0 (C1)}}
  %0 = graph.index_put %x, %v, dims = [], accumulate = false : (tensor<5x6x7xf32>, tensor<f32>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @put_dims(%x: tensor<5x6x7xf32>, %v: tensor<f32>, %i: tensor<3xi64>) {
  // expected-error @below {{'graph.index_put' op expected one of dims for each of the index tensors, at least one, but found 2 for 1 (C1)}}
  %0 = graph.index_put %x, %v, %i, dims = [0, 1], accumulate = false : (tensor<5x6x7xf32>, tensor<f32>, tensor<3xi64>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @put_order(%x: tensor<5x6x7xf32>, %v: tensor<f32>, %i: tensor<3xi64>, %j: tensor<3xi64>) {
  // expected-error @below {{'graph.index_put' op expected increasing dims in [0, 3) (C1)}}
  %0 = graph.index_put %x, %v, %i, %j, dims = [1, 0], accumulate = false : (tensor<5x6x7xf32>, tensor<f32>, tensor<3xi64>, tensor<3xi64>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @put_negative(%x: tensor<5x6x7xf32>, %v: tensor<f32>, %i: tensor<3xi64>) {
  // expected-error @below {{'graph.index_put' op expected increasing dims in [0, 3) (C1)}}
  %0 = graph.index_put %x, %v, %i, dims = [-1], accumulate = false : (tensor<5x6x7xf32>, tensor<f32>, tensor<3xi64>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @put_range(%x: tensor<5x6x7xf32>, %v: tensor<f32>, %i: tensor<3xi64>) {
  // expected-error @below {{'graph.index_put' op expected increasing dims in [0, 3) (C1)}}
  %0 = graph.index_put %x, %v, %i, dims = [3], accumulate = false : (tensor<5x6x7xf32>, tensor<f32>, tensor<3xi64>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @put_broadcast(%x: tensor<5x6x7xf32>, %v: tensor<f32>, %i: tensor<3xi64>, %j: tensor<4xi64>) {
  // expected-error @below {{'graph.index_put' op operands do not broadcast: expected size 3 or 1 in dimension 0 of operand #1 but found 4 (C2)}}
  %0 = graph.index_put %x, %v, %i, %j, dims = [0, 1], accumulate = false : (tensor<5x6x7xf32>, tensor<f32>, tensor<3xi64>, tensor<4xi64>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @put_values(%x: tensor<5x6x7xf32>, %v: tensor<3x6x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'graph.index_put' op expected size 7 of values but found 8 (C3)}}
  %0 = graph.index_put %x, %v, %i, dims = [0], accumulate = false : (tensor<5x6x7xf32>, tensor<3x6x8xf32>, tensor<3xi64>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @put_values_rank(%x: tensor<5x6x7xf32>, %v: tensor<1x3x6x7xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'graph.index_put' op expected values of rank 3 or less but found rank 4 (C3)}}
  %0 = graph.index_put %x, %v, %i, dims = [0], accumulate = false : (tensor<5x6x7xf32>, tensor<1x3x6x7xf32>, tensor<3xi64>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @put_type(%x: tensor<5x6x7xf32>, %v: tensor<i1>, %i: tensor<3xi64>) {
  // expected-error @below {{'graph.index_put' op expected updates of element type f32 but found i1 (C4)}}
  %0 = graph.index_put %x, %v, %i, dims = [0], accumulate = false : (tensor<5x6x7xf32>, tensor<i1>, tensor<3xi64>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @put_index_types(%x: tensor<5x6x7xf32>, %v: tensor<f32>, %i: tensor<3xi64>, %j: tensor<3xi32>) {
  // expected-error @below {{'graph.index_put' op expected index tensors of one element type (C5)}}
  %0 = graph.index_put %x, %v, %i, %j, dims = [0, 1], accumulate = false : (tensor<5x6x7xf32>, tensor<f32>, tensor<3xi64>, tensor<3xi32>) -> tensor<5x6x7xf32>
  return
}

// -----

func.func @masked_type(%x: tensor<4xf32>, %m: tensor<4xi1>, %s: tensor<4xf16>) {
  // expected-error @below {{'graph.masked_scatter' op expected updates of element type f32 but found f16 (C1)}}
  %0 = graph.masked_scatter %x, %m, %s : (tensor<4xf32>, tensor<4xi1>, tensor<4xf16>) -> tensor<4xf32>
  return
}

// -----

func.func @masked_mask(%x: tensor<4xf32>, %m: tensor<4xi8>) {
  // expected-error @below {{'graph.masked_scatter' op operand #1 must be tensor of i1, but got 'tensor<4xi8>'}}
  %0 = graph.masked_scatter %x, %m, %x : (tensor<4xf32>, tensor<4xi8>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @masked_broadcast(%x: tensor<2x4xf32>, %m: tensor<3xi1>) {
  // expected-error @below {{'graph.masked_scatter' op operands do not broadcast: expected size 4 or 1 in dimension 1 of operand #1 but found 3 (C2)}}
  %0 = graph.masked_scatter %x, %m, %x : (tensor<2x4xf32>, tensor<3xi1>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

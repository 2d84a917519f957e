// What operators whose results have sizes that follow from values do not take.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @nonzero_type(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.nonzero' op expected a result of type 'tensor<?x2xi64>' but found 'tensor<?x2xi32>'}}
  %0 = graph.nonzero %x : (tensor<2x3xf32>) -> tensor<?x2xi32>
  return
}

// -----

func.func @nonzero_rank(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.nonzero' op expected a result of type 'tensor<?x2xi64>' but found 'tensor<?x3xi64>'}}
  %0 = graph.nonzero %x : (tensor<2x3xf32>) -> tensor<?x3xi64>
  return
}

// -----

func.func @nonzero_complex(%x: tensor<2xcomplex<f32>>) {
  // expected-error @below {{'graph.nonzero' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1}}
  %0 = graph.nonzero %x : (tensor<2xcomplex<f32>>) -> tensor<?x1xi64>
  return
}

// -----

func.func @masked_select_mask(%x: tensor<2x3xf32>, %m: tensor<3xi8>) {
  // expected-error @below {{'graph.masked_select' op operand #1 must be tensor of i1, but got 'tensor<3xi8>'}}
  %0 = graph.masked_select %x, %m : (tensor<2x3xf32>, tensor<3xi8>) -> tensor<?xf32>
  return
}

// -----

func.func @masked_select_type(%x: tensor<2x3xf32>, %m: tensor<3xi1>) {
  // expected-error @below {{'graph.masked_select' op expected a result of type 'tensor<?xf32>' but found 'tensor<?xf64>'}}
  %0 = graph.masked_select %x, %m : (tensor<2x3xf32>, tensor<3xi1>) -> tensor<?xf64>
  return
}

// -----

func.func @masked_select_broadcast(%x: tensor<2x3xf32>, %m: tensor<2xi1>) {
  // expected-error @below {{'graph.masked_select' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 2 (C2)}}
  %0 = graph.masked_select %x, %m : (tensor<2x3xf32>, tensor<2xi1>) -> tensor<?xf32>
  return
}

// -----

func.func @unique_type(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.unique' op expected a result of type 'tensor<2x3xi64>' but found 'tensor<2x3xi32>'}}
  %0:3 = graph.unique %x : (tensor<2x3xf32>) -> (tensor<?xf32>, tensor<2x3xi32>, tensor<?xi64>)
  return
}

// -----

func.func @unique_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.unique' op expected a dimension in [-2, 2) but found 2 (C2)}}
  %0:3 = graph.unique %x, dim = 2 : (tensor<2x3xf32>) -> (tensor<?xf32>, tensor<2x3xi64>, tensor<?xi64>)
  return
}

// -----

func.func @unique_scalar(%x: tensor<f32>) {
  // expected-error @below {{'graph.unique' op expected a dimension in [0, 0) but found 0 (C2)}}
  %0:3 = graph.unique %x, dim = 0 : (tensor<f32>) -> (tensor<?xf32>, tensor<?xi64>, tensor<?xi64>)
  return
}

// -----

func.func @unique_consecutive_type(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.unique_consecutive' op expected a result of type 'tensor<2x?xf32>' but found 'tensor<?xf32>'}}
  %0:3 = graph.unique_consecutive %x, dim = 1 : (tensor<2x3xf32>) -> (tensor<?xf32>, tensor<3xi64>, tensor<?xi64>)
  return
}

// -----

func.func @unique_consecutive_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.unique_consecutive' op expected a dimension in [-2, 2) but found -3 (C2)}}
  %0:3 = graph.unique_consecutive %x, dim = -3 : (tensor<2x3xf32>) -> (tensor<?xf32>, tensor<2x3xi64>, tensor<?xi64>)
  return
}

// -----

func.func @repeat_type(%x: tensor<2x3xf32>, %n: tensor<2xi64>) {
  // expected-error @below {{'graph.repeat_interleave' op expected a result of type 'tensor<?x3xf32>' but found 'tensor<?x4xf32>'}}
  %0 = graph.repeat_interleave %x, %n, dim = 0 : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  return
}

// -----

func.func @repeat_numbers(%x: tensor<2x3xf32>, %n: tensor<2xf32>) {
  // expected-error @below {{'graph.repeat_interleave' op operand #1 must be tensor of i64 or i32, but got 'tensor<2xf32>'}}
  %0 = graph.repeat_interleave %x, %n, dim = 0 : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<?x3xf32>
  return
}

// -----

func.func @repeat_dim(%x: tensor<2x3xf32>, %n: tensor<2xi64>) {
  // expected-error @below {{'graph.repeat_interleave' op expected a dimension in [-2, 2) but found 5 (C2)}}
  %0 = graph.repeat_interleave %x, %n, dim = 5 : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  return
}

// -----

func.func @repeat_rank(%x: tensor<2x3xf32>, %n: tensor<2x1xi64>) {
  // expected-error @below {{'graph.repeat_interleave' op expected repeats of rank 1 but found rank 2 (C3)}}
  %0 = graph.repeat_interleave %x, %n, dim = 0 : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<?x3xf32>
  return
}

// -----

func.func @repeat_size(%x: tensor<2x3xf32>, %n: tensor<2xi64>) {
  // expected-error @below {{'graph.repeat_interleave' op expected size 3 of repeats but found 2 (C3)}}
  %0 = graph.repeat_interleave %x, %n, dim = 1 : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

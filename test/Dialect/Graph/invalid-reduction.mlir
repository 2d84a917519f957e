// Reductions refuse dimensions that are not there (C1) or named twice (C2) and other element types (C3).
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @sum_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.sum' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.sum %x, dims = [2], keepdim = false : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @sum_twice(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.sum' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.sum %x, dims = [1, -1], keepdim = false : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @sum_element_type(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.sum' op requires the same element type for all operands and results}}
  %0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x3xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @prod_range(%x: tensor<2x3xi32>) {
  // expected-error @below {{'graph.prod' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.prod %x, dims = [2], keepdim = false : (tensor<2x3xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @prod_twice(%x: tensor<2x3xi32>) {
  // expected-error @below {{'graph.prod' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.prod %x, dims = [1, -1], keepdim = false : (tensor<2x3xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @prod_element_type(%x: tensor<2x3xi32>) {
  // expected-error @below {{'graph.prod' op requires the same element type for all operands and results}}
  %0 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x3xi32>) -> tensor<2xi16>
  return
}

// -----

func.func @mean_range(%x: tensor<2x3xf16>) {
  // expected-error @below {{'graph.mean' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.mean %x, dims = [2], keepdim = false : (tensor<2x3xf16>) -> tensor<2xf16>
  return
}

// -----

func.func @mean_twice(%x: tensor<2x3xf16>) {
  // expected-error @below {{'graph.mean' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.mean %x, dims = [1, -1], keepdim = false : (tensor<2x3xf16>) -> tensor<2xf16>
  return
}

// -----

func.func @mean_element_type(%x: tensor<2x3xf16>) {
  // expected-error @below {{'graph.mean' op requires the same element type for all operands and results}}
  %0 = graph.mean %x, dims = [1], keepdim = false : (tensor<2x3xf16>) -> tensor<2xf64>
  return
}

// -----

func.func @amax_range(%x: tensor<2x3xi8>) {
  // expected-error @below {{'graph.amax' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.amax %x, dims = [2], keepdim = false : (tensor<2x3xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @amax_twice(%x: tensor<2x3xi8>) {
  // expected-error @below {{'graph.amax' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.amax %x, dims = [1, -1], keepdim = false : (tensor<2x3xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @amax_element_type(%x: tensor<2x3xi8>) {
  // expected-error @below {{'graph.amax' op requires the same element type for all operands and results}}
  %0 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x3xi8>) -> tensor<2xi16>
  return
}

// -----

func.func @amin_range(%x: tensor<2x3xui8>) {
  // expected-error @below {{'graph.amin' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.amin %x, dims = [2], keepdim = false : (tensor<2x3xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @amin_twice(%x: tensor<2x3xui8>) {
  // expected-error @below {{'graph.amin' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.amin %x, dims = [1, -1], keepdim = false : (tensor<2x3xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @amin_element_type(%x: tensor<2x3xui8>) {
  // expected-error @below {{'graph.amin' op requires the same element type for all operands and results}}
  %0 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x3xui8>) -> tensor<2xi16>
  return
}

// -----

func.func @any_range(%x: tensor<2x3xi1>) {
  // expected-error @below {{'graph.any' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.any %x, dims = [2], keepdim = false : (tensor<2x3xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @any_twice(%x: tensor<2x3xi1>) {
  // expected-error @below {{'graph.any' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.any %x, dims = [1, -1], keepdim = false : (tensor<2x3xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @any_element_type(%x: tensor<2x3xi1>) {
  // expected-error @below {{'graph.any' op result #0 must be tensor of i1, but got 'tensor<2xi16>'}}
  %0 = graph.any %x, dims = [1], keepdim = false : (tensor<2x3xi1>) -> tensor<2xi16>
  return
}

// -----

func.func @all_range(%x: tensor<2x3xi1>) {
  // expected-error @below {{'graph.all' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.all %x, dims = [2], keepdim = false : (tensor<2x3xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @all_twice(%x: tensor<2x3xi1>) {
  // expected-error @below {{'graph.all' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.all %x, dims = [1, -1], keepdim = false : (tensor<2x3xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @all_element_type(%x: tensor<2x3xi1>) {
  // expected-error @below {{'graph.all' op result #0 must be tensor of i1, but got 'tensor<2xi16>'}}
  %0 = graph.all %x, dims = [1], keepdim = false : (tensor<2x3xi1>) -> tensor<2xi16>
  return
}

// -----

func.func @below_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.sum' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0 = graph.sum %x, dims = [-3], keepdim = false : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @rank_0(%x: tensor<f32>) {
  // expected-error @below {{'graph.sum' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = graph.sum %x, dims = [0], keepdim = false : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @least_dim(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.sum' op expected a dimension in [-1, 1) but found -9223372036854775808 (C1)}}
  %0 = graph.sum %x, dims = [-9223372036854775808], keepdim = true : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @greatest_dim(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.sum' op expected a dimension in [-1, 1) but found 9223372036854775807 (C1)}}
  %0 = graph.sum %x, dims = [9223372036854775807], keepdim = true : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @keepdim_shape(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.sum' op expected a result of type 'tensor<2x1xf32>' but found 'tensor<2xf32>'}}
  %0 = graph.sum %x, dims = [1], keepdim = true : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @no_keepdim_shape(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.amax' op expected a result of type 'tensor<2xf32>' but found 'tensor<2x1xf32>'}}
  %0 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @mean_of_integers(%x: tensor<2x3xi32>) {
  // expected-error @below {{'graph.mean' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2x3xi32>'}}
  %0 = graph.mean %x, dims = [1], keepdim = false : (tensor<2x3xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @sum_of_booleans(%x: tensor<2x3xi1>) {
  // expected-error @below {{'graph.sum' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2x3xi1>'}}
  %0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x3xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @any_of_numbers(%x: tensor<2x3xi8>) {
  // expected-error @below {{'graph.any' op operand #0 must be tensor of i1, but got 'tensor<2x3xi8>'}}
  %0 = graph.any %x, dims = [1], keepdim = false : (tensor<2x3xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @prod_of_booleans(%x: tensor<2xi1>) {
  // expected-error @below {{'graph.prod' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi1>'}}
  %0 = graph.prod %x, dims = [0], keepdim = false : (tensor<2xi1>) -> tensor<i1>
  return
}

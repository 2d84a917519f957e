// Parts, sums and unit dimensions of tensors: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @unsqueeze_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.unsqueeze' op expected a dimension in [-3, 3) but found 3 (C1)}}
  %0 = graph.unsqueeze %x, dim = 3 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  return
}

// -----

func.func @unsqueeze_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.unsqueeze' op expected a result of type 'tensor<1x2x3xf32>' but found 'tensor<2x1x3xf32>'}}
  %0 = graph.unsqueeze %x, dim = 0 : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
  return
}

// -----

func.func @squeeze_range(%x: tensor<2x1xf32>) {
  // expected-error @below {{'graph.squeeze' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.squeeze %x, dims = [2] : (tensor<2x1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @squeeze_twice(%x: tensor<2x1xf32>) {
  // expected-error @below {{'graph.squeeze' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.squeeze %x, dims = [1, -1] : (tensor<2x1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @squeeze_size(%x: tensor<2x1xf32>) {
  // expected-error @below {{'graph.squeeze' op expected size 1 of dimension 0 but found 2 (C3)}}
  %0 = graph.squeeze %x, dims = [0] : (tensor<2x1xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @squeeze_unknown_size(%x: tensor<?x1xf32>) {
  // expected-error @below {{'graph.squeeze' op expected size 1 of dimension 0 but found an unknown size (C3)}}
  %0 = graph.squeeze %x, dims = [0] : (tensor<?x1xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @squeeze_empty(%x: tensor<0xf32>) {
  // expected-error @below {{'graph.squeeze' op expected size 1 of dimension 0 but found 0 (C3)}}
  %0 = graph.squeeze %x, dims = [0] : (tensor<0xf32>) -> tensor<f32>
  return
}

// -----

func.func @squeeze_result(%x: tensor<1x1x2xf32>) {
  // expected-error @below {{'graph.squeeze' op expected a result of type 'tensor<1x2xf32>' but found 'tensor<2xf32>'}}
  %0 = graph.squeeze %x, dims = [0] : (tensor<1x1x2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @slice_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.slice' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.slice %x, dim = 2, start = 0, end = 1, step = 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @slice_step_0(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.slice' op expected a positive step but found 0 (C2)}}
  %0 = graph.slice %x, dim = 0, start = 0, end = 1, step = 0 : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @slice_step_negative(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.slice' op expected a positive step but found -1 (C2)}}
  %0 = graph.slice %x, dim = 0, start = 1, end = 0, step = -1 : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @slice_step_least(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.slice' op expected a positive step but found -9223372036854775808 (C2)}}
  %0 = graph.slice %x, dim = 0, start = 1, end = 0, step = -9223372036854775808 : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @slice_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.slice' op expected a result of type 'tensor<1x3xf32>' but found 'tensor<2x3xf32>'}}
  %0 = graph.slice %x, dim = 0, start = -1, end = 2, step = 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @slice_result_empty(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.slice' op expected a result of type 'tensor<0x3xf32>' but found 'tensor<1x3xf32>'}}
  %0 = graph.slice %x, dim = 0, start = 2, end = 1, step = 1 : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @slice_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'graph.slice' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = graph.slice %x, dim = 0, start = 0, end = 1, step = 1 : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @slice_great_step(%x: tensor<5xf32>) {
  // expected-error @below {{'graph.slice' op expected a result of type 'tensor<1xf32>' but found 'tensor<0xf32>'}}
  %0 = graph.slice %x, dim = 0, start = 0, end = 9223372036854775807, step = 9223372036854775807 : (tensor<5xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @cat_range(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error @below {{'graph.cat' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.cat %a, %b, dim = 2 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @cat_nothing() {
  // expected-error @below {{'graph.cat' op expected 1 or more operands, but found 0}}
  %0 = "graph.cat"() {dim = 0 : i64} : () -> tensor<2xf32>
  return
}

// -----

func.func @cat_ranks(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.cat' op expected inputs of rank 2 but found rank 1 (C2)}}
  %0 = graph.cat %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @cat_sizes(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @below {{'graph.cat' op expected size 3 of inputs but found 4 (C3)}}
  %0 = graph.cat %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @cat_later_size(%a: tensor<2x?xf32>, %b: tensor<2x4xf32>, %c: tensor<2x5xf32>) {
  // expected-error @below {{'graph.cat' op expected size 4 of inputs but found 5 (C3)}}
  %0 = graph.cat %a, %b, %c, dim = 0 : (tensor<2x?xf32>, tensor<2x4xf32>, tensor<2x5xf32>) -> tensor<6x4xf32>
  return
}

// -----

func.func @cat_element_types(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @below {{'graph.cat' op requires the same element type for all operands and results}}
  %0 = graph.cat %a, %b, dim = 0 : (tensor<2xf32>, tensor<2xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @cat_result(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.cat' op expected a result of type 'tensor<4xf32>' but found 'tensor<2xf32>'}}
  %0 = graph.cat %a, %b, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @cat_overflow(%a: tensor<9223372036854775806xi8>, %b: tensor<9223372036854775806xi8>) {
  // expected-error @below {{'graph.cat' op expected result sizes in [0, 2^63 - 1)}}
  %0 = graph.cat %a, %b, dim = 0 : (tensor<9223372036854775806xi8>, tensor<9223372036854775806xi8>) -> tensor<?xi8>
  return
}

// -----

func.func @cat_rank_0(%a: tensor<f32>) {
  // expected-error @below {{'graph.cat' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = graph.cat %a, dim = 0 : (tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @cat_no_dim(%a: tensor<2xf32>) {
  // expected-error @below {{expected ','}}
  %0 = graph.cat %a : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @flip_range(%x: tensor<2x1xf32>) {
  // expected-error @below {{'graph.flip' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.flip %x, dims = [2] : (tensor<2x1xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @flip_twice(%x: tensor<2x1xf32>) {
  // expected-error @below {{'graph.flip' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.flip %x, dims = [1, 1] : (tensor<2x1xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @flip_result(%x: tensor<2x1xf32>) {
  // expected-error @below {{'graph.flip' op expected a result of type 'tensor<2x1xf32>' but found 'tensor<1x2xf32>'}}
  %0 = graph.flip %x, dims = [0] : (tensor<2x1xf32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @pad_low(%x: tensor<2x3xf32>, %v: tensor<f32>) {
  // expected-error @below {{'graph.pad' op expected 2 entries in low but found 1 (C1)}}
  %0 = graph.pad %x, %v, low = [1], high = [1, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @pad_high(%x: tensor<2x3xf32>, %v: tensor<f32>) {
  // expected-error @below {{'graph.pad' op expected 2 entries in high but found 0 (C1)}}
  %0 = graph.pad %x, %v, low = [1, 1], high = [] : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @pad_giant(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @below {{'graph.pad' op expected entries of low of at most 1099511627776 but found 4611686018427387904 (C1)}}
  %0 = graph.pad %x, %v, low = [4611686018427387904], high = [4611686018427387904] : (tensor<2xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @pad_value_rank(%x: tensor<2xf32>, %v: tensor<1xf32>) {
  // expected-error @below {{'graph.pad' op expected value of rank 0 but found rank 1 (C2)}}
  %0 = graph.pad %x, %v, low = [0], high = [0] : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_value_type(%x: tensor<2xf32>, %v: tensor<f64>) {
  // expected-error @below {{'graph.pad' op failed to verify that all of {x, value, result} have same element type}}
  %0 = graph.pad %x, %v, low = [0], high = [0] : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_result(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @below {{'graph.pad' op expected a result of type 'tensor<3xf32>' but found 'tensor<2xf32>'}}
  %0 = graph.pad %x, %v, low = [1], high = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_overflow(%x: tensor<9223372036854775806xf32>, %v: tensor<f32>) {
  // expected-error @below {{'graph.pad' op expected result sizes in [0, 2^63 - 1)}}
  %0 = graph.pad %x, %v, low = [1], high = [1] : (tensor<9223372036854775806xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// Reductions: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @reduce_add(%x: tensor<2xi1>) {
  // expected-error @below {{'core.reduce' op expected numbers for add but found 'i1' (C3)}}
  %0 = core.reduce add, %x, dims = [0] : (tensor<2xi1>) -> tensor<i1>
  return
}

// -----

func.func @reduce_mul(%x: tensor<2xi1>) {
  // expected-error @below {{'core.reduce' op expected numbers for mul but found 'i1' (C3)}}
  %0 = core.reduce mul, %x, dims = [0] : (tensor<2xi1>) -> tensor<i1>
  return
}

// -----

func.func @reduce_maximum(%x: tensor<2xi1>) {
  // expected-error @below {{'core.reduce' op expected numbers for maximum but found 'i1' (C3)}}
  %0 = core.reduce maximum, %x, dims = [0] : (tensor<2xi1>) -> tensor<i1>
  return
}

// -----

func.func @reduce_minimum(%x: tensor<2xi1>) {
  // expected-error @below {{'core.reduce' op expected numbers for minimum but found 'i1' (C3)}}
  %0 = core.reduce minimum, %x, dims = [0] : (tensor<2xi1>) -> tensor<i1>
  return
}

// -----

func.func @reduce_and(%x: tensor<2xf32>) {
  // expected-error @below {{'core.reduce' op expected integers or Booleans for and but found 'f32' (C3)}}
  %0 = core.reduce and, %x, dims = [0] : (tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_or(%x: tensor<2xbf16>) {
  // expected-error @below {{'core.reduce' op expected integers or Booleans for or but found 'bf16' (C3)}}
  %0 = core.reduce or, %x, dims = [0] : (tensor<2xbf16>) -> tensor<bf16>
  return
}

// -----

func.func @reduce_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.reduce' op expected a dimension in [0, 2) but found 2 (C1)}}
  %0 = core.reduce add, %x, dims = [2] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_negative(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.reduce' op expected a dimension in [0, 2) but found -1 (C1)}}
  %0 = core.reduce add, %x, dims = [-1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_twice(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.reduce' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = core.reduce add, %x, dims = [1, 1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.reduce' op expected a result of type 'tensor<3xf32>' but found 'tensor<2xf32>'}}
  %0 = core.reduce add, %x, dims = [0] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_wider(%x: tensor<2xf16>) {
  // expected-error @below {{'core.reduce' op requires the same element type for all operands and results}}
  %0 = core.reduce add, %x, dims = [0] : (tensor<2xf16>) -> tensor<f32>
  return
}

// -----

func.func @reduce_kind(%x: tensor<2xf32>) {
  // expected-error @below {{custom op 'core.reduce' expected one of add, mul, maximum, minimum, and, or but found 'mean'}}
  %0 = core.reduce mean, %x, dims = [0] : (tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @arg_reduce_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.arg_reduce' op expected a dimension in [0, 2) but found 2 (C1)}}
  %0 = core.arg_reduce maximum, %x, dim = 2 : (tensor<2x3xf32>) -> tensor<2xi64>
  return
}

// -----

func.func @arg_reduce_negative(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.arg_reduce' op expected a dimension in [0, 2) but found -1 (C1)}}
  %0 = core.arg_reduce maximum, %x, dim = -1 : (tensor<2x3xf32>) -> tensor<2xi64>
  return
}

// -----

func.func @arg_reduce_empty(%x: tensor<0x3xf32>) {
  // expected-error @below {{'core.arg_reduce' op expected a dimension that is not empty (C2)}}
  %0 = core.arg_reduce minimum, %x, dim = 0 : (tensor<0x3xf32>) -> tensor<3xi64>
  return
}

// -----

func.func @arg_reduce_type(%x: tensor<2xf32>) {
  // expected-error @below {{'core.arg_reduce' op result #0 must be ranked tensor of i64, but got 'tensor<i32>'}}
  %0 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2xf32>) -> tensor<i32>
  return
}

// -----

func.func @arg_reduce_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.arg_reduce' op expected a result of type 'tensor<3xi64>' but found 'tensor<2xi64>'}}
  %0 = core.arg_reduce minimum, %x, dim = 0 : (tensor<2x3xf32>) -> tensor<2xi64>
  return
}

// -----

func.func @arg_reduce_kind(%x: tensor<2xf32>) {
  // expected-error @below {{custom op 'core.arg_reduce' expected one of maximum, minimum but found 'add'}}
  %0 = core.arg_reduce add, %x, dim = 0 : (tensor<2xf32>) -> tensor<i64>
  return
}

// -----

func.func @window_sizes_length(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected 2 entries in sizes but found 1 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_strides_length(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected 2 entries in strides but found 0 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_low_length(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected 2 entries in low but found 3 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_high_length(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected 2 entries in high but found 1 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_dilations_length(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected 2 entries in dilations but found 1 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_size_0(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected entries of sizes of at least 1 but found 0 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [0, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_stride_0(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected entries of strides of at least 1 but found 0 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 0], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_low_negative(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected entries of low of at least 0 but found -1 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [-1, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_high_negative(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected entries of high of at least 0 but found -1 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0, -1], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_dilation_0(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected entries of dilations of at least 1 but found 0 (C1)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [0, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_giant(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected a window of at most 4 elements but found 4611686018427387904 (C2)}}
  %0 = core.reduce_window maximum, %x, sizes = [1099511627776, 1], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1099511627776, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_too_large(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected a window of at most 4 elements but found 5 (C2)}}
  %0 = core.reduce_window maximum, %x, sizes = [5, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_dilated_too_large(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected a window of at most 4 elements but found 5 (C2)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [4, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_booleans(%x: tensor<4x4xi1>) {
  // expected-error @below {{'core.reduce_window' op expected numbers for maximum but found 'i1' (C3)}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xi1>) -> tensor<3x3xi1>
  return
}

// -----

func.func @window_or_floats(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected integers or Booleans for or but found 'f32' (C3)}}
  %0 = core.reduce_window or, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @window_result(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op expected a result of type 'tensor<3x3xf32>' but found 'tensor<4x3xf32>'}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @window_type(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.reduce_window' op requires the same element type for all operands and results}}
  %0 = core.reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xf64>
  return
}

// -----

func.func @arg_window_sizes(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.arg_reduce_window' op expected 2 entries in sizes but found 1 (C1)}}
  %0 = core.arg_reduce_window maximum, %x, sizes = [2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xi64>
  return
}

// -----

func.func @arg_window_low(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.arg_reduce_window' op expected entries of low of at least 0 but found -1 (C1)}}
  %0 = core.arg_reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, -1], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xi64>
  return
}

// -----

func.func @arg_window_fits(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.arg_reduce_window' op expected a window of at most 4 elements but found 5 (C2)}}
  %0 = core.arg_reduce_window maximum, %x, sizes = [5, 1], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xi64>
  return
}

// -----

func.func @arg_window_type(%x: tensor<4x4xf32>) {
  // expected-error @below {{'core.arg_reduce_window' op result #0 must be ranked tensor of i64, but got 'tensor<3x3xi32>'}}
  %0 = core.arg_reduce_window maximum, %x, sizes = [2, 2], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<4x4xf32>) -> tensor<3x3xi32>
  return
}

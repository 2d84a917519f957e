// Pooling: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @max_rank(%x: tensor<8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected x of rank 3 or 4 but found rank 2 (C1)}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<8x8xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @max_rank_5(%x: tensor<1x1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected x of rank 3 or 4 but found rank 5 (C1)}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x1x3x8x8xf32>) -> tensor<1x1x3x4x4xf32>
  return
}

// -----

func.func @max_kernel_length(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected 1 entries in stride but found 2 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_kernel_zero(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected entries of kernel_size of at least 1 but found 0 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [2, 0], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_stride_zero(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected entries of stride of at least 1 but found 0 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [0, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_stride_length(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected 2 entries in stride but found 0 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_padding_negative(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected entries of padding of at least 0 but found -1 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [-1, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_padding_too_large(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected padding of at most 1 but found 2 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 2], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_too_large(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected a window of at most 8 elements but found 9 (C3)}}
  %0 = graph.max_pool %x, kernel_size = [9, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_giant(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected entries of kernel_size of at most 1099511627776 but found 4611686018427387904 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [4611686018427387904, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_result(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected a result of type 'tensor<1x3x4x4xf32>' but found 'tensor<1x3x4x5xf32>'}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x5xf32>
  return
}

// -----

func.func @max_ceil_mode(%x: tensor<1x3x7x7xf32>) {
  // expected-error @below {{'graph.max_pool' op expected a result of type 'tensor<1x3x4x4xf32>' but found 'tensor<1x3x3x3xf32>'}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<1x3x7x7xf32>) -> tensor<1x3x3x3xf32>
  return
}

// -----

func.func @max_element_type(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op requires the same element type for all operands and results}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf64>
  return
}

// -----

func.func @avg_rank(%x: tensor<8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected x of rank 3 or 4 but found rank 2 (C1)}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<8x8xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @avg_rank_5(%x: tensor<1x1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected x of rank 3 or 4 but found rank 5 (C1)}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x1x3x8x8xf32>) -> tensor<1x1x3x4x4xf32>
  return
}

// -----

func.func @avg_kernel_length(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected 1 entries in stride but found 2 (C2)}}
  %0 = graph.avg_pool %x, kernel_size = [2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @avg_kernel_zero(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected entries of kernel_size of at least 1 but found 0 (C2)}}
  %0 = graph.avg_pool %x, kernel_size = [2, 0], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @avg_stride_zero(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected entries of stride of at least 1 but found 0 (C2)}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [0, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @avg_stride_length(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected 2 entries in stride but found 0 (C2)}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @avg_padding_negative(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected entries of padding of at least 0 but found -1 (C2)}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [-1, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @avg_padding_too_large(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected padding of at most 1 but found 2 (C2)}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 2], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @avg_too_large(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected a window of at most 8 elements but found 9 (C3)}}
  %0 = graph.avg_pool %x, kernel_size = [9, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @avg_giant(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected entries of kernel_size of at most 1099511627776 but found 4611686018427387904 (C2)}}
  %0 = graph.avg_pool %x, kernel_size = [4611686018427387904, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @avg_result(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected a result of type 'tensor<1x3x4x4xf32>' but found 'tensor<1x3x4x5xf32>'}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x5xf32>
  return
}

// -----

func.func @avg_ceil_mode(%x: tensor<1x3x7x7xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected a result of type 'tensor<1x3x4x4xf32>' but found 'tensor<1x3x3x3xf32>'}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = true, count_include_pad = true : (tensor<1x3x7x7xf32>) -> tensor<1x3x3x3xf32>
  return
}

// -----

func.func @avg_element_type(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op requires the same element type for all operands and results}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf64>
  return
}

// -----

func.func @max_dilation_zero(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected entries of dilation of at least 1 but found 0 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [0, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_dilation_too_large(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool' op expected a window of at most 8 elements but found 9 (C3)}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 8], ceil_mode = false : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @max_all_giant(%x: tensor<1x?x?xi8>) {
  // expected-error @below {{'graph.max_pool' op expected entries of stride of at most 1099511627776 but found 1099511627777 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [1099511627776, 1099511627776], stride = [1099511627777, 1], padding = [0, 0], dilation = [1099511627776, 1099511627776], ceil_mode = false : (tensor<1x?x?xi8>) -> tensor<1x?x?xi8>
  return
}

// -----

func.func @max_booleans(%x: tensor<1x3x8x8xi1>) {
  // expected-error @below {{'graph.max_pool' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<1x3x8x8xi1>'}}
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xi1>) -> tensor<1x3x4x4xi1>
  return
}

// -----

func.func @max_no_kernel(%x: tensor<1x3xf32>) {
  // expected-error @below {{'graph.max_pool' op expected 1 to 3 entries in kernel_size but found 0 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [], stride = [], padding = [], dilation = [], ceil_mode = false : (tensor<1x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @max_four_dims(%x: tensor<3x4x4x4x4xf32>) {
  // expected-error @below {{'graph.max_pool' op expected 1 to 3 entries in kernel_size but found 4 (C2)}}
  %0 = graph.max_pool %x, kernel_size = [1, 1, 1, 1], stride = [1, 1, 1, 1], padding = [0, 0, 0, 0], dilation = [1, 1, 1, 1], ceil_mode = false : (tensor<3x4x4x4x4xf32>) -> tensor<3x4x4x4x4xf32>
  return
}

// -----

func.func @avg_divisor_zero(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.avg_pool' op expected a divisor_override that is not 0 (C4)}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true, divisor_override = 0 : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

func.func @avg_booleans(%x: tensor<1x3x8x8xi1>) {
  // expected-error @below {{'graph.avg_pool' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<1x3x8x8xi1>'}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x8x8xi1>) -> tensor<1x3x4x4xi1>
  return
}

// -----

func.func @avg_no_count(%x: tensor<1x2x2xf32>) {
  // expected-error @below {{expected ','}}
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false : (tensor<1x2x2xf32>) -> tensor<1x1x1xf32>
  return
}

// Convolutions: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @conv_x_rank(%x: tensor<4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected x of rank 4 but found rank 3 (C1)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_weight_rank(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3xf32>) {
  // expected-error @below {{'graph.conv' op expected weight of rank 4 but found rank 3 (C1)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_bias_rank(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>, %b: tensor<6x1xf32>) {
  // expected-error @below {{'graph.conv' op expected bias of rank 1 but found rank 2 (C1)}}
  %0 = graph.conv %x, %w, %b, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>, tensor<6x1xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_stride_length(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected 1 entries in padding but found 2 (C2)}}
  %0 = graph.conv %x, %w, stride = [1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_stride_zero(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected entries of stride of at least 1 but found 0 (C2)}}
  %0 = graph.conv %x, %w, stride = [1, 0], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_padding_negative(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected entries of padding of at least 0 but found -1 (C2)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [-1, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_padding_length(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected 2 entries in padding but found 4 (C2)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [1, 1, 1, 1], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_dilation_zero(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected entries of dilation of at least 1 but found 0 (C2)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [0, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_dilation_giant(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected entries of dilation of at most 1099511627776 but found 4611686018427387904 (C2)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [4611686018427387904, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_stride_giant(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected entries of stride of at most 1099511627776 but found 9223372036854775807 (C2)}}
  %0 = graph.conv %x, %w, stride = [9223372036854775807, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_groups_zero(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected groups that divide the channels but found 0 (C3)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 0 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_groups_negative(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected groups that divide the channels but found -1 (C3)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = -1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_groups_in(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected groups that divide the channels but found 3 (C3)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 3 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_groups_out(%x: tensor<1x4x8x8xf32>, %w: tensor<6x1x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected groups that divide the channels but found 4 (C3)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 4 : (tensor<1x4x8x8xf32>, tensor<6x1x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_groups_least(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected groups that divide the channels but found -9223372036854775808 (C3)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = -9223372036854775808 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_channels(%x: tensor<1x4x8x8xf32>, %w: tensor<6x3x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected size 4 of weight's second dimension but found 3 (C4)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x3x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_group_channels(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected size 2 of weight's second dimension but found 4 (C4)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 2 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_bias_size(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>, %b: tensor<4xf32>) {
  // expected-error @below {{'graph.conv' op expected size 6 of bias but found 4 (C5)}}
  %0 = graph.conv %x, %w, %b, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>, tensor<4xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_too_large(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x9x3xf32>) {
  // expected-error @below {{'graph.conv' op expected a window of at most 8 elements but found 9 (C6)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x9x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_dilated_too_large(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected a window of at most 8 elements but found 9 (C6)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 4], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_empty_kernel(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x0x3xf32>) {
  // expected-error @below {{'graph.conv' op expected a window that is not empty (C6)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x0x3xf32>) -> tensor<1x6x9x6xf32>
  return
}

// -----

func.func @conv_unknown_kernel(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x?x3xf32>) {
  // expected-error @below {{'graph.conv' op expected a weight with known kernel sizes (C6)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x?x3xf32>) -> tensor<1x6x?x6xf32>
  return
}

// -----

func.func @conv_giant_kernel(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x9223372036854775806x3xf32>) {
  // expected-error @below {{'graph.conv' op expected a window of at most 8 elements but found 4611686018427387904 (C6)}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1099511627776, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x9223372036854775806x3xf32>) -> tensor<1x6x?x6xf32>
  return
}

// -----

func.func @conv_element_types(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf64>) {
  // expected-error @below {{'graph.conv' op requires the same element type for all operands and results}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf64>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_result(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'graph.conv' op expected a result of type 'tensor<1x6x6x6xf32>' but found 'tensor<1x6x8x8xf32>'}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x8x8xf32>
  return
}

// -----

func.func @conv_wider_result(%x: tensor<1x4x8x8xf16>, %w: tensor<6x4x3x3xf16>) {
  // expected-error @below {{'graph.conv' op requires the same element type for all operands and results}}
  %0 = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x4x8x8xf16>, tensor<6x4x3x3xf16>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @conv_no_spatial(%x: tensor<1x4xf32>, %w: tensor<6x4xf32>) {
  // expected-error @below {{'graph.conv' op expected 1 to 3 entries in stride but found 0 (C2)}}
  %0 = graph.conv %x, %w, stride = [], padding = [], dilation = [], groups = 1 : (tensor<1x4xf32>, tensor<6x4xf32>) -> tensor<1x6xf32>
  return
}

// -----

func.func @conv_four_spatial(%x: tensor<1x1x4x4x4x4xf32>, %w: tensor<1x1x1x1x1x1xf32>) {
  // expected-error @below {{'graph.conv' op expected 1 to 3 entries in stride but found 4 (C2)}}
  %0 = graph.conv %x, %w, stride = [1, 1, 1, 1], padding = [0, 0, 0, 0], dilation = [1, 1, 1, 1], groups = 1 : (tensor<1x1x4x4x4x4xf32>, tensor<1x1x1x1x1x1xf32>) -> tensor<1x1x4x4x4x4xf32>
  return
}

// -----

func.func @conv1d_of_images(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3xf32>) {
  // expected-error @below {{'graph.conv' op expected x of rank 3 but found rank 4 (C1)}}
  %0 = graph.conv %x, %w, stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3xf32>) -> tensor<1x6x6xf32>
  return
}

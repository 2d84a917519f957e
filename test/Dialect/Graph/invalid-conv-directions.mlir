// Convolutions in other directions: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @transpose_x_rank(%x: tensor<4x5xf32>, %w: tensor<4x3x3xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected x of rank 3 but found rank 2 (C1)}}
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<4x5xf32>, tensor<4x3x3xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_weight_rank(%x: tensor<1x4x5xf32>, %w: tensor<4x3xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected weight of rank 3 but found rank 2 (C1)}}
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<1x4x5xf32>, tensor<4x3xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_stride(%x: tensor<1x4x5xf32>, %w: tensor<4x3x3xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected entries of stride of at least 1 but found 0 (C2)}}
  %0 = graph.conv_transpose %x, %w, stride = [0], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<1x4x5xf32>, tensor<4x3x3xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_output_padding_length(%x: tensor<1x4x5xf32>, %w: tensor<4x3x3xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected 1 entries in output_padding but found 2 (C2)}}
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [0, 0], dilation = [1], groups = 1 : (tensor<1x4x5xf32>, tensor<4x3x3xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_groups(%x: tensor<1x4x5xf32>, %w: tensor<4x3x3xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected groups that divide the channels but found 3 (C3)}}
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 3 : (tensor<1x4x5xf32>, tensor<4x3x3xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_channels(%x: tensor<1x4x5xf32>, %w: tensor<2x3x3xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected size 4 of weight's first dimension but found 2 (C4)}}
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<1x4x5xf32>, tensor<2x3x3xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_bias(%x: tensor<1x4x5xf32>, %w: tensor<4x3x3xf32>, %b: tensor<4xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected size 3 of bias but found 4 (C5)}}
  %0 = graph.conv_transpose %x, %w, %b, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<1x4x5xf32>, tensor<4x3x3xf32>, tensor<4xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_unknown_kernel(%x: tensor<1x4x5xf32>, %w: tensor<4x3x?xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected a weight with known kernel sizes that are not 0 (C6)}}
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<1x4x5xf32>, tensor<4x3x?xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_empty(%x: tensor<1x4x0xf32>, %w: tensor<4x3x3xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected spatial dimensions that are not empty (C6)}}
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<1x4x0xf32>, tensor<4x3x3xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_no_result(%x: tensor<1x4x5xf32>, %w: tensor<4x3x3xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected spatial dimensions that are not empty (C6)}}
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [9], output_padding = [1], dilation = [1], groups = 1 : (tensor<1x4x5xf32>, tensor<4x3x3xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @transpose_output_padding(%x: tensor<1x4x5xf32>, %w: tensor<4x3x3xf32>) {
  // expected-error @below {{'graph.conv_transpose' op expected output_padding below 2 but found 2 (C7)}}
  %0 = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [2], dilation = [1], groups = 1 : (tensor<1x4x5xf32>, tensor<4x3x3xf32>) -> tensor<1x3x10xf32>
  return
}

// -----

func.func @input_grad_rank(%g: tensor<4x3xf32>, %w: tensor<4x2x3xf32>) {
  // expected-error @below {{'graph.conv_input_grad' op expected grad of rank 3 but found rank 2 (C1)}}
  %0 = graph.conv_input_grad %g, %w, sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<4x3xf32>, tensor<4x2x3xf32>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @input_grad_sizes(%g: tensor<1x4x3xf32>, %w: tensor<4x2x3xf32>) {
  // expected-error @below {{'graph.conv_input_grad' op expected 1 sizes but found 2 (C2)}}
  %0 = graph.conv_input_grad %g, %w, sizes = [6, 6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x4x3xf32>, tensor<4x2x3xf32>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @input_grad_groups(%g: tensor<1x4x3xf32>, %w: tensor<4x2x3xf32>) {
  // expected-error @below {{'graph.conv_input_grad' op expected groups that divide the channels but found 3 (C3)}}
  %0 = graph.conv_input_grad %g, %w, sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 3 : (tensor<1x4x3xf32>, tensor<4x2x3xf32>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @input_grad_channels(%g: tensor<1x4x3xf32>, %w: tensor<2x2x3xf32>) {
  // expected-error @below {{'graph.conv_input_grad' op expected size 4 of weight's first dimension but found 2 (C4)}}
  %0 = graph.conv_input_grad %g, %w, sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x4x3xf32>, tensor<2x2x3xf32>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @input_grad_negative(%g: tensor<1x4x3xf32>, %w: tensor<4x2x3xf32>) {
  // expected-error @below {{'graph.conv_input_grad' op expected sizes that are not negative but found -1 (C5)}}
  %0 = graph.conv_input_grad %g, %w, sizes = [-1], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x4x3xf32>, tensor<4x2x3xf32>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @input_grad_kernel(%g: tensor<1x4x3xf32>, %w: tensor<4x2x?xf32>) {
  // expected-error @below {{'graph.conv_input_grad' op expected a weight with known kernel sizes that are not 0 (C6)}}
  %0 = graph.conv_input_grad %g, %w, sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x4x3xf32>, tensor<4x2x?xf32>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @input_grad_no_window(%g: tensor<1x4x3xf32>, %w: tensor<4x2x3xf32>) {
  // expected-error @below {{'graph.conv_input_grad' op expected a window of at most 2 elements but found 3 (C6)}}
  %0 = graph.conv_input_grad %g, %w, sizes = [0], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x4x3xf32>, tensor<4x2x3xf32>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @input_grad_windows(%g: tensor<1x4x3xf32>, %w: tensor<4x2x3xf32>) {
  // expected-error @below {{'graph.conv_input_grad' op expected size 4 of a dimension of grad but found 3 (C7)}}
  %0 = graph.conv_input_grad %g, %w, sizes = [7], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x4x3xf32>, tensor<4x2x3xf32>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @input_grad_types(%g: tensor<1x4x3xf32>, %w: tensor<4x2x3xf64>) {
  // expected-error @below {{'graph.conv_input_grad' op expected operands of one element type (C8)}}
  %0 = graph.conv_input_grad %g, %w, sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x4x3xf32>, tensor<4x2x3xf64>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @weight_grad_rank(%x: tensor<2x6xf32>, %g: tensor<1x4x3xf32>) {
  // expected-error @below {{'graph.conv_weight_grad' op expected x of rank 3 but found rank 2 (C1)}}
  %0 = graph.conv_weight_grad %x, %g, kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<2x6xf32>, tensor<1x4x3xf32>) -> tensor<4x2x3xf32>
  return
}

// -----

func.func @weight_grad_batch(%x: tensor<2x2x6xf32>, %g: tensor<1x4x3xf32>) {
  // expected-error @below {{'graph.conv_weight_grad' op expected size 2 of grad's first dimension but found 1 (C1)}}
  %0 = graph.conv_weight_grad %x, %g, kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<2x2x6xf32>, tensor<1x4x3xf32>) -> tensor<4x2x3xf32>
  return
}

// -----

func.func @weight_grad_kernel(%x: tensor<1x2x6xf32>, %g: tensor<1x4x3xf32>) {
  // expected-error @below {{'graph.conv_weight_grad' op expected entries of kernel_size of at least 1 but found 0 (C2)}}
  %0 = graph.conv_weight_grad %x, %g, kernel_size = [0], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x2x6xf32>, tensor<1x4x3xf32>) -> tensor<4x2x3xf32>
  return
}

// -----

func.func @weight_grad_groups(%x: tensor<1x2x6xf32>, %g: tensor<1x4x3xf32>) {
  // expected-error @below {{'graph.conv_weight_grad' op expected groups that divide the channels but found 4 (C3)}}
  %0 = graph.conv_weight_grad %x, %g, kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 4 : (tensor<1x2x6xf32>, tensor<1x4x3xf32>) -> tensor<4x2x3xf32>
  return
}

// -----

func.func @weight_grad_fits(%x: tensor<1x2x6xf32>, %g: tensor<1x4x3xf32>) {
  // expected-error @below {{'graph.conv_weight_grad' op expected a window of at most 8 elements but found 9 (C4)}}
  %0 = graph.conv_weight_grad %x, %g, kernel_size = [9], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x2x6xf32>, tensor<1x4x3xf32>) -> tensor<4x2x3xf32>
  return
}

// -----

func.func @weight_grad_windows(%x: tensor<1x2x6xf32>, %g: tensor<1x4x3xf32>) {
  // expected-error @below {{'graph.conv_weight_grad' op expected size 4 of a dimension of grad but found 3 (C5)}}
  %0 = graph.conv_weight_grad %x, %g, kernel_size = [2], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<1x2x6xf32>, tensor<1x4x3xf32>) -> tensor<4x2x3xf32>
  return
}

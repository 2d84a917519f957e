// Elements moved round, repeated, replaced or overlapped: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @roll_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.roll' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.roll %x, shifts = [1], dims = [2] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @roll_shifts(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.roll' op expected 2 shifts but found 1 (C2)}}
  %0 = graph.roll %x, shifts = [1], dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @roll_flat(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.roll' op expected 1 shifts but found 0 (C2)}}
  %0 = graph.roll %x, shifts = [], dims = [] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @tril_rank(%x: tensor<3xf32>) {
  // expected-error @below {{'graph.tril' op expected x of rank 2 or more but found rank 1 (C1)}}
  %0 = graph.tril %x, diagonal = 0 : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @triu_rank(%x: tensor<f32>) {
  // expected-error @below {{'graph.triu' op expected x of rank 2 or more but found rank 0 (C1)}}
  %0 = graph.triu %x, diagonal = 0 : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @repeat_few(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.repeat' op expected at least 2 repeats but found 1 (C1)}}
  %0 = graph.repeat %x, repeats = [2] : (tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @repeat_negative(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.repeat' op expected entries of repeats of at least 0 but found -1 (C2)}}
  %0 = graph.repeat %x, repeats = [-1] : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @repeat_many(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.repeat' op expected entries of repeats of at most 140737488355328 but found 9223372036854775807 (C2)}}
  %0 = graph.repeat %x, repeats = [9223372036854775807] : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @narrow_dim(%x: tensor<2xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.narrow' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.narrow %x, %s, sizes = [1], dim = 1 : (tensor<2xf32>, tensor<i64>) -> tensor<1xf32>
  return
}

// -----

func.func @narrow_start(%x: tensor<2xf32>, %s: tensor<1xi64>) {
  // expected-error @below {{'graph.narrow' op expected start of rank 0 but found rank 1 (C2)}}
  %0 = graph.narrow %x, %s, sizes = [1], dim = 0 : (tensor<2xf32>, tensor<1xi64>) -> tensor<1xf32>
  return
}

// -----

func.func @narrow_sizes(%x: tensor<2xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.narrow' op expected one size but found 2 (C3)}}
  %0 = graph.narrow %x, %s, sizes = [1, 1], dim = 0 : (tensor<2xf32>, tensor<i64>) -> tensor<1xf32>
  return
}

// -----

func.func @narrow_large(%x: tensor<2xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.narrow' op expected a size of at most 2 but found 3 (C3)}}
  %0 = graph.narrow %x, %s, sizes = [3], dim = 0 : (tensor<2xf32>, tensor<i64>) -> tensor<3xf32>
  return
}

// -----

func.func @narrow_negative(%x: tensor<2xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.narrow' op expected sizes that are not negative but found -3 (C3)}}
  %0 = graph.narrow %x, %s, sizes = [-3], dim = 0 : (tensor<2xf32>, tensor<i64>) -> tensor<3xf32>
  return
}

// -----

func.func @narrow_value(%x: tensor<2xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.narrow' op expected 1 size operands but found 0 (C3)}}
  %0 = "graph.narrow"(%x, %s) {static_sizes = array<i64: -9223372036854775808>, dim = 0 : i64} : (tensor<2xf32>, tensor<i64>) -> tensor<?xf32>
  return
}

// -----

func.func @narrow_type(%x: tensor<2xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.narrow' op expected a result of type 'tensor<1xf32>' but found 'tensor<1xi32>'}}
  %0 = graph.narrow %x, %s, sizes = [1], dim = 0 : (tensor<2xf32>, tensor<i64>) -> tensor<1xi32>
  return
}

// -----

func.func @slice_scatter_dim(%x: tensor<4xf32>, %u: tensor<2xf32>) {
  // expected-error @below {{'graph.slice_scatter' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.slice_scatter %x, %u, dim = 1, start = 0, end = 2, step = 1 : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_scatter_step(%x: tensor<4xf32>, %u: tensor<2xf32>) {
  // expected-error @below {{'graph.slice_scatter' op expected a positive step but found 0 (C2)}}
  %0 = graph.slice_scatter %x, %u, dim = 0, start = 0, end = 2, step = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_scatter_size(%x: tensor<4xf32>, %u: tensor<3xf32>) {
  // expected-error @below {{'graph.slice_scatter' op expected size 2 of src but found 3 (C3)}}
  %0 = graph.slice_scatter %x, %u, dim = 0, start = 0, end = 2, step = 1 : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_scatter_rank(%x: tensor<4xf32>, %u: tensor<2x1xf32>) {
  // expected-error @below {{'graph.slice_scatter' op expected src of rank 1 but found rank 2 (C3)}}
  %0 = graph.slice_scatter %x, %u, dim = 0, start = 0, end = 2, step = 1 : (tensor<4xf32>, tensor<2x1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_scatter_type(%x: tensor<4xf32>, %u: tensor<2xf64>) {
  // expected-error @below {{'graph.slice_scatter' op failed to verify that all of {x, src, result} have same element type}}
  %0 = graph.slice_scatter %x, %u, dim = 0, start = 0, end = 2, step = 1 : (tensor<4xf32>, tensor<2xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @select_scatter_dim(%x: tensor<4xf32>, %u: tensor<f32>) {
  // expected-error @below {{'graph.select_scatter' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.select_scatter %x, %u, dim = 1, index = 0 : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_scatter_index(%x: tensor<4xf32>, %u: tensor<f32>) {
  // expected-error @below {{'graph.select_scatter' op expected an index in [-4, 4) but found 4 (C2)}}
  %0 = graph.select_scatter %x, %u, dim = 0, index = 4 : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_scatter_least(%x: tensor<4xf32>, %u: tensor<f32>) {
  // expected-error @below {{'graph.select_scatter' op expected an index in [-4, 4) but found -9223372036854775808 (C2)}}
  %0 = graph.select_scatter %x, %u, dim = 0, index = -9223372036854775808 : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_scatter_size(%x: tensor<4x3xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'graph.select_scatter' op expected size 3 of src but found 4 (C3)}}
  %0 = graph.select_scatter %x, %u, dim = 0, index = 1 : (tensor<4x3xf32>, tensor<4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @select_scatter_type(%x: tensor<4xf32>, %u: tensor<f64>) {
  // expected-error @below {{'graph.select_scatter' op requires the same element type for all operands and results}}
  %0 = graph.select_scatter %x, %u, dim = 0, index = 1 : (tensor<4xf32>, tensor<f64>) -> tensor<4xf32>
  return
}

// -----

func.func @bitcast_dtype(%x: tensor<4xi8>) {
  // expected-error @below {{'graph.bitcast' op expected a dtype of numbers but found index (C1)}}
  %0 = graph.bitcast %x, dtype = index : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @bitcast_width(%x: tensor<4xf32>) {
  // expected-error @below {{'graph.bitcast' op expected a dtype of 32 bits but found one of 64 (C2)}}
  %0 = graph.bitcast %x, dtype = i64 : (tensor<4xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bitcast_result(%x: tensor<4xf32>) {
  // expected-error @below {{'graph.bitcast' op expected a result of type 'tensor<4xi32>' but found 'tensor<4xf32>'}}
  %0 = graph.bitcast %x, dtype = i32 : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad_crop(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @below {{'graph.pad' op expected to take away at most 4 elements but found 5 (C3)}}
  %0 = graph.pad %x, %v, low = [-3], high = [-2] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @reflection_pad_list(%x: tensor<4xf32>) {
  // expected-error @below {{'graph.reflection_pad' op expected 1 entries in high but found 0 (C1)}}
  %0 = graph.reflection_pad %x, low = [0], high = [] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reflection_pad_negative(%x: tensor<4xf32>) {
  // expected-error @below {{'graph.reflection_pad' op expected entries of high of at least 0 but found -1 (C1)}}
  %0 = graph.reflection_pad %x, low = [0], high = [-1] : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @reflection_pad_room(%x: tensor<4xf32>) {
  // expected-error @below {{'graph.reflection_pad' op expected at least 5 elements in dimension 0 but found 4 (C2)}}
  %0 = graph.reflection_pad %x, low = [0], high = [4] : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @replication_pad_list(%x: tensor<4xf32>) {
  // expected-error @below {{'graph.replication_pad' op expected entries of low of at least 0 but found -1 (C1)}}
  %0 = graph.replication_pad %x, low = [-1], high = [0] : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @replication_pad_empty(%x: tensor<0xf32>) {
  // expected-error @below {{'graph.replication_pad' op expected at least 1 elements in dimension 0 but found 0 (C2)}}
  %0 = graph.replication_pad %x, low = [1], high = [0] : (tensor<0xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @replication_pad_type(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.replication_pad' op expected a result of type 'tensor<3xf32>' but found 'tensor<3xf64>'}}
  %0 = graph.replication_pad %x, low = [1], high = [0] : (tensor<2xf32>) -> tensor<3xf64>
  return
}

// -----

func.func @circular_pad_list(%x: tensor<4xf32>) {
  // expected-error @below {{'graph.circular_pad' op expected entries of low of at most 1099511627776 but found 9223372036854775807 (C1)}}
  %0 = graph.circular_pad %x, low = [9223372036854775807], high = [0] : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @circular_pad_room(%x: tensor<4xf32>) {
  // expected-error @below {{'graph.circular_pad' op expected at least 5 elements in dimension 0 but found 4 (C2)}}
  %0 = graph.circular_pad %x, low = [5], high = [0] : (tensor<4xf32>) -> tensor<9xf32>
  return
}

// -----

func.func @diagonal_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.diagonal' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.diagonal %x, offset = 0, dim1 = 0, dim2 = 2 : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @diagonal_twice(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.diagonal' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = graph.diagonal %x, offset = 0, dim1 = 1, dim2 = -1 : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @diagonal_type(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.diagonal' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xi32>'}}
  %0 = graph.diagonal %x, offset = 0, dim1 = 0, dim2 = 1 : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @as_strided_lists(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.as_strided' op expected 1 entries in strides but found 0 (C1)}}
  %0 = graph.as_strided %x, sizes = [2], strides = [], storage_offset = 0 : (tensor<6xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @as_strided_size(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.as_strided' op expected entries of sizes of at least 0 but found -2 (C2)}}
  %0 = graph.as_strided %x, sizes = [-2], strides = [1], storage_offset = 0 : (tensor<6xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @as_strided_offset(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.as_strided' op expected entries of storage_offset of at least 0 but found -1 (C2)}}
  %0 = graph.as_strided %x, sizes = [2], strides = [1], storage_offset = -1 : (tensor<6xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @as_strided_outside(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.as_strided' op expected at most 6 elements of x to be needed but found 7 (C3)}}
  %0 = graph.as_strided %x, sizes = [2, 3], strides = [3, 1], storage_offset = 1 : (tensor<6xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @as_strided_overflow(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.as_strided' op expected at most 6 elements of x to be needed but found 9223372036854775807 (C3)}}
  %0 = graph.as_strided %x, sizes = [1099511627776, 1099511627776], strides = [1099511627776, 1099511627776], storage_offset = 0 : (tensor<6xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @as_strided_type(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.as_strided' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf64>'}}
  %0 = graph.as_strided %x, sizes = [2], strides = [1], storage_offset = 0 : (tensor<6xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @unfold_dim(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.unfold' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.unfold %x, dim = 1, size = 2, step = 1 : (tensor<6xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @unfold_step(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.unfold' op expected a size that is not negative and a positive step but found 2 and 0 (C2)}}
  %0 = graph.unfold %x, dim = 0, size = 2, step = 0 : (tensor<6xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @unfold_size(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.unfold' op expected a size of at most 6 but found 7 (C3)}}
  %0 = graph.unfold %x, dim = 0, size = 7, step = 1 : (tensor<6xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @unfold_type(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.unfold' op expected a result of type 'tensor<5x2xf32>' but found 'tensor<5x2xi8>'}}
  %0 = graph.unfold %x, dim = 0, size = 2, step = 1 : (tensor<6xf32>) -> tensor<5x2xi8>
  return
}

// -----

func.func @col2im_rank(%x: tensor<12xf32>) {
  // expected-error @below {{'graph.col2im' op expected x of rank 2 or 3 but found rank 1 (C1)}}
  %0 = graph.col2im %x, output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<12xf32>) -> tensor<3x4x4xf32>
  return
}

// -----

func.func @col2im_size(%x: tensor<12x9xf32>) {
  // expected-error @below {{'graph.col2im' op expected entries of output_size of at least 1 but found 0 (C2)}}
  %0 = graph.col2im %x, output_size = [4, 0], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<12x9xf32>) -> tensor<3x4x4xf32>
  return
}

// -----

func.func @col2im_list(%x: tensor<12x9xf32>) {
  // expected-error @below {{'graph.col2im' op expected 2 entries in dilation but found 1 (C2)}}
  %0 = graph.col2im %x, output_size = [4, 4], kernel_size = [2, 2], dilation = [1], padding = [0, 0], stride = [1, 1] : (tensor<12x9xf32>) -> tensor<3x4x4xf32>
  return
}

// -----

func.func @col2im_window(%x: tensor<12x9xf32>) {
  // expected-error @below {{'graph.col2im' op expected a window of at most 4 elements but found 6 (C3)}}
  %0 = graph.col2im %x, output_size = [4, 4], kernel_size = [2, 6], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<12x9xf32>) -> tensor<3x4x4xf32>
  return
}

// -----

func.func @col2im_columns(%x: tensor<12x8xf32>) {
  // expected-error @below {{'graph.col2im' op expected size 9 of the columns but found 8 (C3)}}
  %0 = graph.col2im %x, output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<12x8xf32>) -> tensor<3x4x4xf32>
  return
}

// -----

func.func @col2im_rows(%x: tensor<13x9xf32>) {
  // expected-error @below {{'graph.col2im' op expected rows divisible by 4 but found 13 (C4)}}
  %0 = graph.col2im %x, output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<13x9xf32>) -> tensor<3x4x4xf32>
  return
}

// -----

func.func @col2im_type(%x: tensor<12x9xf32>) {
  // expected-error @below {{'graph.col2im' op expected a result of type 'tensor<3x4x4xf32>' but found 'tensor<3x4x4xf64>'}}
  %0 = graph.col2im %x, output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<12x9xf32>) -> tensor<3x4x4xf64>
  return
}

// -----

func.func @im2col_rank(%x: tensor<6x6xf32>) {
  // expected-error @below {{'graph.im2col' op expected x of rank 3 or 4 but found rank 2 (C1)}}
  %0 = graph.im2col %x, kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<6x6xf32>) -> tensor<4x25xf32>
  return
}

// -----

func.func @im2col_list(%x: tensor<1x6x6xf32>) {
  // expected-error @below {{'graph.im2col' op expected 2 entries in kernel_size but found 1 (C2)}}
  %0 = graph.im2col %x, kernel_size = [2], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<1x6x6xf32>) -> tensor<4x25xf32>
  return
}

// -----

func.func @im2col_stride(%x: tensor<1x6x6xf32>) {
  // expected-error @below {{'graph.im2col' op expected entries of stride of at least 1 but found 0 (C2)}}
  %0 = graph.im2col %x, kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 0] : (tensor<1x6x6xf32>) -> tensor<4x25xf32>
  return
}

// -----

func.func @im2col_window(%x: tensor<1x6x6xf32>) {
  // expected-error @below {{'graph.im2col' op expected a window of at most 6 elements but found 7 (C3)}}
  %0 = graph.im2col %x, kernel_size = [2, 7], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<1x6x6xf32>) -> tensor<4x25xf32>
  return
}

// -----

func.func @im2col_type(%x: tensor<1x6x6xf32>) {
  // expected-error @below {{'graph.im2col' op expected a result of type 'tensor<4x25xf32>' but found 'tensor<4x25xf64>'}}
  %0 = graph.im2col %x, kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<1x6x6xf32>) -> tensor<4x25xf64>
  return
}

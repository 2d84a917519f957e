// Rejections of ops with index operands: constants and operands that contradict each other, and invalid constants.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @slice_start(%x: tensor<4xf32>, %n: index) {
  // expected-error @below {{'graph.slice' op expected a static_start of -9223372036854775808 beside an operand but found 1 (C3)}}
  %0 = "graph.slice"(%x, %n) {operandSegmentSizes = array<i32: 1, 1, 0>, dim = 0 : i64, static_start = 1 : i64, static_end = 2 : i64, step = 1 : i64} : (tensor<4xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @slice_end(%x: tensor<4xf32>, %n: index) {
  // expected-error @below {{'graph.slice' op expected a static_end of -9223372036854775808 beside an operand but found 2 (C3)}}
  %0 = "graph.slice"(%x, %n) {operandSegmentSizes = array<i32: 1, 0, 1>, dim = 0 : i64, static_start = 1 : i64, static_end = 2 : i64, step = 1 : i64} : (tensor<4xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @slice_dim(%x: tensor<4xf32>, %n: index) {
  // expected-error @below {{'graph.slice' op expected a dimension in [-1, 1) but found 1 (C1)}}
  %0 = graph.slice %x, dim = 1, start = %n, end = 2, step = 1 : (tensor<4xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @slice_step(%x: tensor<4xf32>, %n: index) {
  // expected-error @below {{'graph.slice' op expected a positive step but found 0 (C2)}}
  %0 = graph.slice %x, dim = 0, start = 0, end = %n, step = 0 : (tensor<4xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @slice_result(%x: tensor<4x3xf32>, %n: index) {
  // expected-error @below {{'graph.slice' op expected a result of type 'tensor<?x3xf32>' but found 'tensor<?x2xf32>'}}
  %0 = graph.slice %x, dim = 0, start = 0, end = %n, step = 1 : (tensor<4x3xf32>, index) -> tensor<?x2xf32>
  return
}

// -----

func.func @slice_scatter_start(%x: tensor<4xf32>, %u: tensor<2xf32>, %n: index) {
  // expected-error @below {{'graph.slice_scatter' op expected a static_start of -9223372036854775808 beside an operand but found 0 (C5)}}
  %0 = "graph.slice_scatter"(%x, %u, %n) {operandSegmentSizes = array<i32: 1, 1, 1, 0>, dim = 0 : i64, static_start = 0 : i64, static_end = 2 : i64, step = 1 : i64} : (tensor<4xf32>, tensor<2xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @slice_scatter_size(%x: tensor<4x3xf32>, %u: tensor<2x2xf32>, %n: index) {
  // expected-error @below {{'graph.slice_scatter' op expected size 3 of src but found 2 (C3)}}
  %0 = graph.slice_scatter %x, %u, dim = 0, start = 0, end = %n, step = 1 : (tensor<4x3xf32>, tensor<2x2xf32>, index) -> tensor<4x3xf32>
  return
}

// -----

func.func @pad_low(%x: tensor<4xf32>, %v: tensor<f32>, %n: index) {
  // expected-error @below {{'graph.pad' op expected 0 size operands but found 1 (C4)}}
  %0 = "graph.pad"(%x, %v, %n) {operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_low = array<i64: 1>, static_high = array<i64: 0>} : (tensor<4xf32>, tensor<f32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @pad_high(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @below {{'graph.pad' op expected 1 size operands but found 0 (C4)}}
  %0 = "graph.pad"(%x, %v) {operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_low = array<i64: 1>, static_high = array<i64: -9223372036854775808>} : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @pad_list(%x: tensor<4xf32>, %v: tensor<f32>, %n: index) {
  // expected-error @below {{'graph.pad' op expected 1 entries in low but found 2 (C1)}}
  %0 = graph.pad %x, %v, low = [%n, 0], high = [0] : (tensor<4xf32>, tensor<f32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @pad_crop(%x: tensor<4xf32>, %v: tensor<f32>, %n: index) {
  // expected-error @below {{'graph.pad' op expected to take away at most 4 elements but found 5 (C3)}}
  %0 = graph.pad %x, %v, low = [-5], high = [%n] : (tensor<4xf32>, tensor<f32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @repeat_operands(%x: tensor<2xf32>, %n: index) {
  // expected-error @below {{'graph.repeat' op expected 0 size operands but found 1 (C3)}}
  %0 = "graph.repeat"(%x, %n) {static_repeats = array<i64: 2>} : (tensor<2xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @repeat_few(%x: tensor<2x3xf32>, %n: index) {
  // expected-error @below {{'graph.repeat' op expected at least 2 repeats but found 1 (C1)}}
  %0 = graph.repeat %x, repeats = [%n] : (tensor<2x3xf32>, index) -> tensor<?x?xf32>
  return
}

// -----

func.func @repeat_negative(%x: tensor<2xf32>, %n: index) {
  // expected-error @below {{'graph.repeat' op expected entries of repeats of at least 0 but found -2 (C2)}}
  %0 = graph.repeat %x, repeats = [%n, -2] : (tensor<2xf32>, index) -> tensor<?x?xf32>
  return
}

// -----

func.func @as_strided_sizes(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'graph.as_strided' op expected 0 size operands but found 1 (C5)}}
  %0 = "graph.as_strided"(%x, %n) {operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>, static_storage_offset = 0 : i64} : (tensor<6xf32>, index) -> tensor<2xf32>
  return
}

// -----

func.func @as_strided_strides(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'graph.as_strided' op expected 0 size operands but found 1 (C5)}}
  %0 = "graph.as_strided"(%x, %n) {operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>, static_storage_offset = 0 : i64} : (tensor<6xf32>, index) -> tensor<2xf32>
  return
}

// -----

func.func @as_strided_offset(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'graph.as_strided' op expected a static_storage_offset of -9223372036854775808 beside an operand but found 0 (C6)}}
  %0 = "graph.as_strided"(%x, %n) {operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>, static_storage_offset = 0 : i64} : (tensor<6xf32>, index) -> tensor<2xf32>
  return
}

// -----

func.func @as_strided_least_offset(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.as_strided' op expected entries of storage_offset of at least 0 but found -9223372036854775808 (C2)}}
  %0 = graph.as_strided %x, sizes = [2], strides = [1], storage_offset = -9223372036854775808 : (tensor<6xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @as_strided_lists(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'graph.as_strided' op expected 2 entries in strides but found 1 (C1)}}
  %0 = graph.as_strided %x, sizes = [2, %n], strides = [1], storage_offset = 0 : (tensor<6xf32>, index) -> tensor<2x?xf32>
  return
}

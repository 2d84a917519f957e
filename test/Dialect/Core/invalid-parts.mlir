// Parts and sums of tensors: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @slice_offsets_length(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected 2 offsets and sizes (C1)}}
  %0 = core.slice %x, offsets = [0], sizes = [1, 1], strides = [1, 1] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_sizes_length(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected 2 offsets and sizes (C1)}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [1], strides = [1, 1] : (tensor<2x3xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @slice_strides_length(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected 2 entries in strides but found 1 (C3)}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [1, 1], strides = [1] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_values(%x: tensor<2xf32>, %n: index) {
  // expected-error @below {{'core.slice' op expected 0 size operands but found 1 (C2)}}
  %0 = "core.slice"(%x, %n) {operandSegmentSizes = array<i32: 1, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>, index) -> tensor<1xf32>
  return
}

// -----

func.func @slice_segments(%x: tensor<2xf32>, %n: index) {
  // expected-error @below {{'core.slice' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = "core.slice"(%x, %n) {operandSegmentSizes = array<i32: 1, 2, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>, index) -> tensor<1xf32>
  return
}

// -----

func.func @slice_negative_segment(%x: tensor<2xf32>) {
  // expected-error @below {{'core.slice' op 'operandSegmentSizes' attribute cannot have negative elements}}
  %0 = "core.slice"(%x) {operandSegmentSizes = array<i32: 1, -1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @slice_stride_0(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected entries of strides of at least 1 but found 0 (C3)}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [1, 1], strides = [1, 0] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_stride_negative(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected entries of strides of at least 1 but found -1 (C3)}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [1, 1], strides = [-1, 1] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_stride_giant(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected entries of strides of at most 140737488355328 but found 9223372036854775807 (C3)}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [1, 1], strides = [1, 9223372036854775807] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_size_negative(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected sizes that are not negative but found -1 (C3)}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [-1, 1], strides = [1, 1] : (tensor<2x3xf32>) -> tensor<?x1xf32>
  return
}

// -----

func.func @slice_offset_negative(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected a part inside of dimension 0 of size 2 but found offset -1 and size 1 (C4)}}
  %0 = core.slice %x, offsets = [-1, 0], sizes = [1, 1], strides = [1, 1] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_offset_outside(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected a part inside of dimension 0 of size 2 but found offset 2 and size 1 (C4)}}
  %0 = core.slice %x, offsets = [2, 0], sizes = [1, 1], strides = [1, 1] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_size_outside(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected a part inside of dimension 1 of size 3 but found offset 1 and size 3 (C4)}}
  %0 = core.slice %x, offsets = [0, 1], sizes = [1, 3], strides = [1, 1] : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @slice_strided_outside(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected a part inside of dimension 1 of size 3 but found offset 0 and size 2 (C4)}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [1, 2], strides = [1, 3] : (tensor<2x3xf32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @slice_offset_greatest(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected a part inside of dimension 0 of size 2 but found offset 9223372036854775807 and size 1 (C4)}}
  %0 = core.slice %x, offsets = [9223372036854775807, 0], sizes = [1, 1], strides = [1, 1] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_size_greatest(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected a part inside of dimension 0 of size 2 but found offset 0 and size 9223372036854775806 (C4)}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [9223372036854775806, 1], strides = [1, 1] : (tensor<2x3xf32>) -> tensor<?x1xf32>
  return
}

// -----

func.func @slice_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.slice' op expected a result of type 'tensor<1x1xf32>' but found 'tensor<2x1xf32>'}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [1, 1], strides = [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @slice_of_empty(%x: tensor<0x3xf32>) {
  // expected-error @below {{'core.slice' op expected a part inside of dimension 0 of size 0 but found offset 0 and size 1 (C4)}}
  %0 = core.slice %x, offsets = [0, 0], sizes = [1, 1], strides = [1, 1] : (tensor<0x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @pad_low(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @below {{'core.pad' op expected 1 entries in low but found 0 (C1)}}
  %0 = core.pad %x, %v, low = [], high = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_high(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @below {{'core.pad' op expected 1 entries in high but found 2 (C1)}}
  %0 = core.pad %x, %v, low = [0], high = [0, 0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_negative(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @below {{'core.pad' op expected entries of high of at least 0 but found -1 (C1)}}
  %0 = core.pad %x, %v, low = [0], high = [-1] : (tensor<2xf32>, tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @pad_value_rank(%x: tensor<2xf32>, %v: tensor<1xf32>) {
  // expected-error @below {{'core.pad' op expected value of rank 0 but found rank 1 (C2)}}
  %0 = core.pad %x, %v, low = [0], high = [0] : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_value_type(%x: tensor<2xf32>, %v: tensor<f16>) {
  // expected-error @below {{'core.pad' op requires the same element type for all operands and results}}
  %0 = core.pad %x, %v, low = [0], high = [0] : (tensor<2xf32>, tensor<f16>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_result(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @below {{'core.pad' op expected a result of type 'tensor<5xf32>' but found 'tensor<4xf32>'}}
  %0 = core.pad %x, %v, low = [0], high = [3] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @concatenate_range(%a: tensor<2xf32>) {
  // expected-error @below {{'core.concatenate' op expected a dimension in [0, 1) but found 1 (C1)}}
  %0 = core.concatenate %a, dim = 1 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @concatenate_negative(%a: tensor<2xf32>) {
  // expected-error @below {{'core.concatenate' op expected a dimension in [0, 1) but found -1 (C1)}}
  %0 = core.concatenate %a, dim = -1 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @concatenate_nothing() {
  // expected-error @below {{'core.concatenate' op expected 1 or more operands, but found 0}}
  %0 = "core.concatenate"() {dim = 0 : i64} : () -> tensor<2xf32>
  return
}

// -----

func.func @concatenate_ranks(%a: tensor<2xf32>, %b: tensor<2x1xf32>) {
  // expected-error @below {{'core.concatenate' op expected inputs of rank 1 but found rank 2 (C2)}}
  %0 = core.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<2x1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @concatenate_sizes(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @below {{'core.concatenate' op expected size 3 of inputs but found 4 (C3)}}
  %0 = core.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @concatenate_result(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error @below {{'core.concatenate' op expected a result of type 'tensor<4x3xf32>' but found 'tensor<5x3xf32>'}}
  %0 = core.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @concatenate_types(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'core.concatenate' op requires the same element type for all operands and results}}
  %0 = core.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

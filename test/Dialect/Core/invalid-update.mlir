// Parts replaced and bits read as another type: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @update_slice_offsets(%x: tensor<4x8xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{'core.update_slice' op expected 2 offsets but found 1 (C1)}}
  %0 = core.update_slice %x, %u, offsets = [0], strides = [1, 1] : (tensor<4x8xf32>, tensor<4x2xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @update_slice_rank(%x: tensor<4x8xf32>, %u: tensor<2xf32>) {
  // expected-error @below {{'core.update_slice' op expected updates of rank 2 but found rank 1 (C1)}}
  %0 = core.update_slice %x, %u, offsets = [0, 0], strides = [1, 1] : (tensor<4x8xf32>, tensor<2xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @update_slice_values(%x: tensor<4xf32>, %u: tensor<2xf32>) {
  // expected-error @below {{'core.update_slice' op expected 1 size operands but found 0 (C2)}}
  %0 = "core.update_slice"(%x, %u) {static_offsets = array<i64: -9223372036854775808>, strides = array<i64: 1>} : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @update_slice_stride(%x: tensor<4xf32>, %u: tensor<2xf32>) {
  // expected-error @below {{'core.update_slice' op expected entries of strides of at least 1 but found 0 (C3)}}
  %0 = core.update_slice %x, %u, offsets = [0], strides = [0] : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @update_slice_outside(%x: tensor<4xf32>, %u: tensor<2xf32>) {
  // expected-error @below {{'core.update_slice' op expected a part inside of dimension 0 of size 4 but found offset 2 and size 2 (C4)}}
  %0 = core.update_slice %x, %u, offsets = [2], strides = [2] : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @update_slice_negative(%x: tensor<4xf32>, %u: tensor<?xf32>) {
  // expected-error @below {{'core.update_slice' op expected a part inside of dimension 0 of size 4 but found offset -1 and size -9223372036854775808 (C4)}}
  %0 = core.update_slice %x, %u, offsets = [-1], strides = [1] : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @update_slice_type(%x: tensor<4xf32>, %u: tensor<2xf64>) {
  // expected-error @below {{'core.update_slice' op failed to verify that all of {x, updates, result} have same element type}}
  %0 = core.update_slice %x, %u, offsets = [0], strides = [1] : (tensor<4xf32>, tensor<2xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @bitcast_shape(%x: tensor<4xf32>) {
  // expected-error @below {{'core.bitcast' op all non-scalar operands/results must have the same shape and base type}}
  %0 = core.bitcast %x : (tensor<4xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @bitcast_width(%x: tensor<4xf32>) {
  // expected-error @below {{'core.bitcast' op expected an element type of 32 bits but found one of 64 (C2)}}
  %0 = core.bitcast %x : (tensor<4xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bitcast_bool(%x: tensor<4xi1>) {
  // expected-error @below {{'core.bitcast' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<4xi1>'}}
  %0 = core.bitcast %x : (tensor<4xi1>) -> tensor<4xi8>
  return
}

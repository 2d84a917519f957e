// Changes of shape and order: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @broadcast_dims_length(%x: tensor<3xf32>) {
  // expected-error @below {{'core.broadcast' op expected one entry of dims for each dimension of x (C1)}}
  %0 = core.broadcast %x, dims = [], sizes = [2, 3] : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @broadcast_dims_range(%x: tensor<3xf32>) {
  // expected-error @below {{'core.broadcast' op expected increasing dims in [0, 2) but found 2 (C1)}}
  %0 = core.broadcast %x, dims = [2], sizes = [2, 3] : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @broadcast_dims_negative(%x: tensor<3xf32>) {
  // expected-error @below {{'core.broadcast' op expected increasing dims in [0, 2) but found -1 (C1)}}
  %0 = core.broadcast %x, dims = [-1], sizes = [2, 3] : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @broadcast_dims_order(%x: tensor<3x2xf32>) {
  // expected-error @below {{'core.broadcast' op expected increasing dims in [0, 2) but found 0 (C1)}}
  %0 = core.broadcast %x, dims = [1, 0], sizes = [2, 3] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @broadcast_dims_twice(%x: tensor<3x3xf32>) {
  // expected-error @below {{'core.broadcast' op expected increasing dims in [0, 2) but found 1 (C1)}}
  %0 = core.broadcast %x, dims = [1, 1], sizes = [2, 3] : (tensor<3x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @broadcast_dims_greatest(%x: tensor<2xf32>) {
  // expected-error @below {{'core.broadcast' op expected increasing dims in [0, 1) but found 9223372036854775807 (C1)}}
  %0 = core.broadcast %x, dims = [9223372036854775807], sizes = [2] : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @broadcast_values(%x: tensor<3xf32>) {
  // expected-error @below {{'core.broadcast' op expected 1 size operands but found 0 (C2)}}
  %0 = "core.broadcast"(%x) {dims = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>} : (tensor<3xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @broadcast_size(%x: tensor<3xf32>) {
  // expected-error @below {{'core.broadcast' op expected size 3 but found 4 (C3)}}
  %0 = core.broadcast %x, dims = [1], sizes = [2, 4] : (tensor<3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_negative(%x: tensor<3xf32>) {
  // expected-error @below {{'core.broadcast' op expected sizes that are not negative but found -2 (C4)}}
  %0 = core.broadcast %x, dims = [1], sizes = [-2, 3] : (tensor<3xf32>) -> tensor<?x3xf32>
  return
}

// -----

func.func @broadcast_result(%x: tensor<3xf32>) {
  // expected-error @below {{'core.broadcast' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<3x3xf32>'}}
  %0 = core.broadcast %x, dims = [1], sizes = [2, 3] : (tensor<3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @reshape_values(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'core.reshape' op expected 0 size operands but found 1 (C1)}}
  %0 = "core.reshape"(%x, %n) {static_sizes = array<i64: 6>} : (tensor<6xf32>, index) -> tensor<6xf32>
  return
}

// -----

func.func @reshape_elements(%x: tensor<6xf32>) {
  // expected-error @below {{'core.reshape' op expected 6 elements but found 7 (C2)}}
  %0 = core.reshape %x, sizes = [7] : (tensor<6xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @reshape_overflow(%x: tensor<3037000500x3037000500x4xf32>) {
  // expected-error @below {{'core.reshape' op expected fewer than 2^63 elements (C2)}}
  %0 = core.reshape %x, sizes = [4] : (tensor<3037000500x3037000500x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reshape_wraps_to_zero(%x: tensor<4294967296x4294967296xf32>) {
  // expected-error @below {{'core.reshape' op expected fewer than 2^63 elements (C2)}}
  %0 = core.reshape %x, sizes = [0] : (tensor<4294967296x4294967296xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @reshape_negative(%x: tensor<6xf32>) {
  // expected-error @below {{'core.reshape' op expected sizes that are not negative but found -1 (C3)}}
  %0 = core.reshape %x, sizes = [-1, -6] : (tensor<6xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @reshape_unranked(%x: tensor<6xf32>) {
  // expected-error @below {{'core.reshape' op result #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<*xf32>'}}
  %0 = core.reshape %x, sizes = [6] : (tensor<6xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @reshape_type(%x: tensor<6xf32>) {
  // expected-error @below {{'core.reshape' op expected a result of type 'tensor<6xf32>' but found 'tensor<6xi32>'}}
  %0 = core.reshape %x, sizes = [6] : (tensor<6xf32>) -> tensor<6xi32>
  return
}

// -----

func.func @transpose_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.transpose' op expected a dimension in [0, 2) but found 2 (C1)}}
  %0 = core.transpose %x, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_negative(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.transpose' op expected a dimension in [0, 2) but found -1 (C1)}}
  %0 = core.transpose %x, dims = [0, -1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_twice(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.transpose' op expected distinct dimensions but found 0 twice (C2)}}
  %0 = core.transpose %x, dims = [0, 0] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @transpose_too_few(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.transpose' op expected 2 dimensions but found 1 (C2)}}
  %0 = core.transpose %x, dims = [0] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @transpose_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.transpose' op expected a result of type 'tensor<3x2xf32>' but found 'tensor<2x3xf32>'}}
  %0 = core.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @reverse_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.reverse' op expected a dimension in [0, 2) but found 2 (C1)}}
  %0 = core.reverse %x, dims = [2] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @reverse_negative(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.reverse' op expected a dimension in [0, 2) but found -1 (C1)}}
  %0 = core.reverse %x, dims = [-1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @reverse_twice(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.reverse' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = core.reverse %x, dims = [1, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @reverse_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.reverse' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<3x2xf32>'}}
  %0 = core.reverse %x, dims = [1] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @barrier_size(%x: tensor<?x3xf32>) {
  // expected-error @below {{'core.barrier' op expected a result of type 'tensor<?x3xf32>' but found 'tensor<?x4xf32>'}}
  %0 = core.barrier %x : (tensor<?x3xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @barrier_unranked(%x: tensor<*xf32>) {
  // expected-error @below {{operand #0 must be ranked tensor}}
  %0 = core.barrier %x : (tensor<*xf32>) -> tensor<*xf32>
  return
}

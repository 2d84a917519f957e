// Changes of shape refuse what their descriptions number.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @reshape_too_few_values(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.reshape' op expected 1 size operands but found 0 (C1)}}
  %0 = "graph.reshape"(%x) {static_sizes = array<i64: -9223372036854775808>} : (tensor<6xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @reshape_too_many_values(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'graph.reshape' op expected 0 size operands but found 1 (C1)}}
  %0 = "graph.reshape"(%x, %n) {static_sizes = array<i64: 6>} : (tensor<6xf32>, index) -> tensor<6xf32>
  return
}

// -----

func.func @reshape_negative(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.reshape' op expected sizes that are not negative but found -2 (C2)}}
  %0 = graph.reshape %x, sizes = [-2, -3] : (tensor<6xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @reshape_elements(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.reshape' op expected 6 elements but found 7 (C3)}}
  %0 = graph.reshape %x, sizes = [7] : (tensor<6xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @reshape_empty(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.reshape' op expected 6 elements but found 0 (C3)}}
  %0 = graph.reshape %x, sizes = [0] : (tensor<6xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @reshape_scalar(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.reshape' op expected 2 elements but found 1 (C3)}}
  %0 = graph.reshape %x, sizes = [] : (tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @reshape_overflow(%x: tensor<4294967296x4294967296xf32>) {
  // expected-error @below {{'graph.reshape' op expected fewer than 2^63 elements (C3)}}
  %0 = graph.reshape %x, sizes = [0] : (tensor<4294967296x4294967296xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @reshape_overflow_to(%x: tensor<4xf32>) {
  // expected-error @below {{'graph.reshape' op expected fewer than 2^63 elements (C3)}}
  %0 = graph.reshape %x, sizes = [3037000500, 3037000500, 4] : (tensor<4xf32>) -> tensor<3037000500x3037000500x4xf32>
  return
}

// -----

func.func @reshape_result(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.reshape' op expected a result of type 'tensor<3x2xf32>' but found 'tensor<2x3xf32>'}}
  %0 = graph.reshape %x, sizes = [3, 2] : (tensor<6xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @reshape_element_type(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.reshape' op expected a result of type 'tensor<3x2xf32>' but found 'tensor<3x2xf64>'}}
  %0 = graph.reshape %x, sizes = [3, 2] : (tensor<6xf32>) -> tensor<3x2xf64>
  return
}

// -----

func.func @reshape_index_type(%x: tensor<6xf32>, %n: i64) {
  // expected-error @below {{'graph.reshape' op operand #1 must be variadic of index, but got 'i64'}}
  %0 = graph.reshape %x, sizes = [%n] : (tensor<6xf32>, i64) -> tensor<?xf32>
  return
}

// -----

func.func @reshape_no_list(%x: tensor<6xf32>) {
  // expected-error @below {{expected ','}}
  %0 = graph.reshape %x : (tensor<6xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @reshape_old_list(%x: tensor<?xf32>, %n: index) {
  // expected-error @below {{expected '='}}
  %0 = graph.reshape %x, sizes(%n) : (tensor<?xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @reshape_list_missing(%x: tensor<6xf32>) {
  // expected-error @below {{'graph.reshape' op requires attribute 'static_sizes'}}
  %0 = "graph.reshape"(%x) : (tensor<6xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @reshape_greatest(%x: tensor<?xf32>) {
  // expected-error @below {{'graph.reshape' op expected result sizes in [0, 2^63 - 1)}}
  %0 = graph.reshape %x, sizes = [9223372036854775807] : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @expand_values(%x: tensor<1xf32>, %n: index) {
  // expected-error @below {{'graph.expand' op expected 0 size operands but found 1 (C1)}}
  %0 = "graph.expand"(%x, %n) {static_sizes = array<i64: 6>} : (tensor<1xf32>, index) -> tensor<6xf32>
  return
}

// -----

func.func @expand_negative(%x: tensor<1xf32>) {
  // expected-error @below {{'graph.expand' op expected sizes that are not negative but found -1 (C2)}}
  %0 = graph.expand %x, sizes = [-1] : (tensor<1xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @expand_size(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.expand' op expected size 3 but found 4 (C3)}}
  %0 = graph.expand %x, sizes = [2, 4] : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @expand_rank(%x: tensor<2x2xf32>) {
  // expected-error @below {{'graph.expand' op expected at least 2 sizes but found 1 (C3)}}
  %0 = graph.expand %x, sizes = [2] : (tensor<2x2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @expand_result(%x: tensor<1x3xf32>) {
  // expected-error @below {{'graph.expand' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<3x3xf32>'}}
  %0 = graph.expand %x, sizes = [2, 3] : (tensor<1x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @expand_to_empty(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.expand' op expected size 2 but found 0 (C3)}}
  %0 = graph.expand %x, sizes = [0] : (tensor<2xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @expand_repeatable_range(%x: tensor<?xf32>) {
  // expected-error @below {{'graph.expand' op expected increasing dimensions in [0, 1) as repeatable but found 1 (C4)}}
  %0 = graph.expand %x, sizes = [2, 2], repeatable = [1] : (tensor<?xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @expand_repeatable_order(%x: tensor<?x?xf32>) {
  // expected-error @below {{'graph.expand' op expected increasing dimensions in [0, 2) as repeatable but found 0 (C4)}}
  %0 = graph.expand %x, sizes = [2, 2], repeatable = [0, 0] : (tensor<?x?xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @permute_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.permute' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.permute %x, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @permute_twice(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.permute' op expected distinct dimensions but found 0 twice (C2)}}
  %0 = graph.permute %x, dims = [0, -2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @permute_too_few(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.permute' op expected 2 dimensions but found 1 (C2)}}
  %0 = graph.permute %x, dims = [1] : (tensor<2x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @permute_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.permute' op expected a result of type 'tensor<3x2xf32>' but found 'tensor<2x3xf32>'}}
  %0 = graph.permute %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_dim0(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.transpose' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0 = graph.transpose %x, dim0 = 2, dim1 = 0 : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @transpose_dim1(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.transpose' op expected a dimension in [-2, 2) but found -3 (C1)}}
  %0 = graph.transpose %x, dim0 = 0, dim1 = -3 : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @transpose_result(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.transpose' op expected a result of type 'tensor<3x2xf32>' but found 'tensor<2x3xf32>'}}
  %0 = graph.transpose %x, dim0 = 0, dim1 = 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'graph.transpose' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0 = graph.transpose %x, dim0 = 0, dim1 = 0 : (tensor<f32>) -> tensor<f32>
  return
}

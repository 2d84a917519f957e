// Contractions and convolutions: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @contract_batch_lengths(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error @below {{'core.contract' op expected 1 paired dimensions but found 0 (C1)}}
  %0 = core.contract %a, %b, lhs_batch = [0], rhs_batch = [], lhs_contract = [], rhs_contract = [] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
  return
}

// -----

func.func @contract_contract_lengths(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @below {{'core.contract' op expected 1 paired dimensions but found 0 (C1)}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @contract_range(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @below {{'core.contract' op expected a dimension in [0, 2) but found 2 (C1)}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [2], rhs_contract = [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @contract_rhs_range(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @below {{'core.contract' op expected a dimension in [0, 2) but found 2 (C1)}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [2] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @contract_negative(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @below {{'core.contract' op expected a dimension in [0, 2) but found -1 (C1)}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [-1], rhs_contract = [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @contract_twice(%a: tensor<3x3xf32>, %b: tensor<3x3xf32>) {
  // expected-error @below {{'core.contract' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [1, 1], rhs_contract = [0, 1] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @contract_batch_and_contract(%a: tensor<3x3xf32>, %b: tensor<3x3xf32>) {
  // expected-error @below {{'core.contract' op expected distinct dimensions but found 1 twice (C2)}}
  %0 = core.contract %a, %b, lhs_batch = [1], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @contract_sizes(%a: tensor<2x3xf32>, %b: tensor<4x2xf32>) {
  // expected-error @below {{'core.contract' op expected size 3 of a paired dimension but found 4 (C3)}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<2x3xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @contract_batch_sizes(%a: tensor<2x3xf32>, %b: tensor<3x3xf32>) {
  // expected-error @below {{'core.contract' op expected size 2 of a paired dimension but found 3 (C3)}}
  %0 = core.contract %a, %b, lhs_batch = [0], rhs_batch = [0], lhs_contract = [], rhs_contract = [] : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3x3xf32>
  return
}

// -----

func.func @contract_types(%a: tensor<3xf32>, %b: tensor<3xf16>) {
  // expected-error @below {{'core.contract' op requires the same element type for all operands}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0] : (tensor<3xf32>, tensor<3xf16>) -> tensor<f32>
  return
}

// -----

func.func @contract_narrow_result(%a: tensor<3xf16>, %b: tensor<3xf16>) {
  // expected-error @below {{'core.contract' op expected a result of type 'tensor<f32>' but found 'tensor<f16>'}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0] : (tensor<3xf16>, tensor<3xf16>) -> tensor<f16>
  return
}

// -----

func.func @contract_wide_result(%a: tensor<3xi8>, %b: tensor<3xi8>) {
  // expected-error @below {{'core.contract' op expected a result of type 'tensor<i8>' but found 'tensor<i32>'}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0] : (tensor<3xi8>, tensor<3xi8>) -> tensor<i32>
  return
}

// -----

func.func @contract_result(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  // expected-error @below {{'core.contract' op expected a result of type 'tensor<2x4xf32>' but found 'tensor<4x2xf32>'}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @contract_booleans(%a: tensor<3xi1>, %b: tensor<3xi1>) {
  // expected-error @below {{'core.contract' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<3xi1>'}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0] : (tensor<3xi1>, tensor<3xi1>) -> tensor<i1>
  return
}

// -----

func.func @contract_unranked(%a: tensor<*xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'core.contract' op operand #0 must be ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<*xf32>'}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0] : (tensor<*xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @convolution_x_rank(%x: tensor<4x8xf32>, %w: tensor<6x4xf32>) {
  // expected-error @below {{'core.convolution' op expected x and weight of one rank, 3 or more (C1)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<4x8xf32>, tensor<6x4xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @convolution_ranks(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3xf32>) {
  // expected-error @below {{'core.convolution' op expected x and weight of one rank, 3 or more (C1)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_strides(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected 2 entries in strides but found 1 (C2)}}
  %0 = core.convolution %x, %w, strides = [1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_stride_0(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected entries of strides of at least 1 but found 0 (C2)}}
  %0 = core.convolution %x, %w, strides = [1, 0], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_low(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected 2 entries in low but found 1 (C2)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_low_negative(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected entries of low of at least 0 but found -1 (C2)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, -1], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_high(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected 2 entries in high but found 3 (C2)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_high_negative(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected entries of high of at least 0 but found -1 (C2)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [-1, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_dilations(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected 2 entries in dilations but found 0 (C2)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_dilation_0(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected entries of dilations of at least 1 but found 0 (C2)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 0], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_groups_0(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected groups that divide the channels but found 0 (C3)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 0 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_groups_c(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected groups that divide the channels but found 3 (C3)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 3 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_groups_o(%x: tensor<1x4x8x8xf32>, %w: tensor<6x1x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected groups that divide the channels but found 4 (C3)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 4 : (tensor<1x4x8x8xf32>, tensor<6x1x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_channels(%x: tensor<1x4x8x8xf32>, %w: tensor<6x2x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected size 4 of weight's second dimension but found 2 (C4)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x2x3x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_too_large(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x9x3xf32>) {
  // expected-error @below {{'core.convolution' op expected a window of at most 8 elements but found 9 (C5)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x9x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_empty_kernel(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x0xf32>) {
  // expected-error @below {{'core.convolution' op expected a window that is not empty (C5)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x0xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_unknown_kernel(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x?x3xf32>) {
  // expected-error @below {{'core.convolution' op expected a weight with known kernel sizes (C5)}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x?x3xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_types(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf16>) {
  // expected-error @below {{'core.convolution' op requires the same element type for all operands}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf16>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @convolution_narrow_result(%x: tensor<1x4x8x8xbf16>, %w: tensor<6x4x3x3xbf16>) {
  // expected-error @below {{'core.convolution' op expected a result of type 'tensor<1x6x6x6xf32>' but found 'tensor<1x6x6x6xbf16>'}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xbf16>, tensor<6x4x3x3xbf16>) -> tensor<1x6x6x6xbf16>
  return
}

// -----

func.func @convolution_result(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) {
  // expected-error @below {{'core.convolution' op expected a result of type 'tensor<1x6x6x6xf32>' but found 'tensor<1x6x8x8xf32>'}}
  %0 = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x8x8xf32>
  return
}

// -----

func.func @contract_sum_type(%a: tensor<2x3xi8>, %b: tensor<3x2xi8>) {
  // expected-error @below {{'core.contract' op expected a sum_type of i32 for operands of i8 or ui8 (C5)}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], sum_type = i64 : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi64>
  return
}

// -----

func.func @contract_sum_of_i16(%a: tensor<2x3xi16>, %b: tensor<3x2xi16>) {
  // expected-error @below {{'core.contract' op expected a sum_type of i32 for operands of i8 or ui8 (C5)}}
  %0 = core.contract %a, %b, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], sum_type = i32 : (tensor<2x3xi16>, tensor<3x2xi16>) -> tensor<2x2xi32>
  return
}

// -----

func.func @convolution_sum_type(%x: tensor<1x4x8xf32>, %w: tensor<6x4x3xf32>) {
  // expected-error @below {{'core.convolution' op expected a sum_type of i32 for operands of i8 or ui8 (C7)}}
  %0 = core.convolution %x, %w, strides = [1], low = [0], high = [0], dilations = [1], groups = 1, sum_type = i32 : (tensor<1x4x8xf32>, tensor<6x4x3xf32>) -> tensor<1x6x6xi32>
  return
}

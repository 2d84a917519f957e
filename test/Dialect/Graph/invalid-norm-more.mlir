// Normalizations of the batch, of groups and by the root mean square: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @train_rank(%x: tensor<4xf32>, %w: tensor<4xf32>) {
  // expected-error @below {{'graph.batch_norm_train' op expected x of rank 2 or more but found rank 1 (C1)}}
  %0, %1, %2 = graph.batch_norm_train %x, weight %w, eps = 1.0e-05 : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @train_weight(%x: tensor<2x4xf32>, %w: tensor<3xf32>) {
  // expected-error @below {{'graph.batch_norm_train' op expected size 4 of weight but found 3 (C2)}}
  %0, %1, %2 = graph.batch_norm_train %x, weight %w, eps = 1.0e-05 : (tensor<2x4xf32>, tensor<3xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @train_weight_rank(%x: tensor<2x4xf32>, %w: tensor<2x4xf32>) {
  // expected-error @below {{'graph.batch_norm_train' op expected weight of rank 1 but found rank 2 (C2)}}
  %0, %1, %2 = graph.batch_norm_train %x, weight %w, eps = 1.0e-05 : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @train_element_types(%x: tensor<2x4xf32>, %w: tensor<4xf16>) {
  // expected-error @below {{'graph.batch_norm_train' op requires the same element type for all operands}}
  %0, %1, %2 = graph.batch_norm_train %x, weight %w, eps = 1.0e-05 : (tensor<2x4xf32>, tensor<4xf16>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @train_statistics(%x: tensor<2x4xf16>, %w: tensor<4xf16>) {
  // expected-error @below {{'graph.batch_norm_train' op expected a result of type 'tensor<4xf32>' but found 'tensor<4xf16>'}}
  %0, %1, %2 = graph.batch_norm_train %x, weight %w, eps = 1.0e-05 : (tensor<2x4xf16>, tensor<4xf16>) -> (tensor<2x4xf16>, tensor<4xf16>, tensor<4xf16>)
  return
}

// -----

func.func @train_eps(%x: tensor<2x4xf32>, %w: tensor<4xf32>) {
  // expected-error @below {{'graph.batch_norm_train' op expected eps that is a number (C4)}}
  %0, %1, %2 = graph.batch_norm_train %x, weight %w, eps = 0x7FF8000000000000 : (tensor<2x4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @group_rank(%x: tensor<4xf32>, %w: tensor<4xf32>) {
  // expected-error @below {{'graph.group_norm' op expected x of rank 2 or more but found rank 1 (C1)}}
  %0 = graph.group_norm %x, weight %w, num_groups = 2, eps = 1.0e-05 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @group_none(%x: tensor<2x4xf32>, %w: tensor<4xf32>) {
  // expected-error @below {{'graph.group_norm' op expected num_groups from 1 to 2^40 but found 0 (C2)}}
  %0 = graph.group_norm %x, weight %w, num_groups = 0, eps = 1.0e-05 : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @group_count(%x: tensor<2x4xf32>, %w: tensor<4xf32>) {
  // expected-error @below {{'graph.group_norm' op expected num_groups that divides 4 but found 3 (C2)}}
  %0 = graph.group_norm %x, weight %w, num_groups = 3, eps = 1.0e-05 : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @group_weight(%x: tensor<2x4xf32>, %w: tensor<3xf32>) {
  // expected-error @below {{'graph.group_norm' op expected size 4 of weight but found 3 (C3)}}
  %0 = graph.group_norm %x, weight %w, num_groups = 2, eps = 1.0e-05 : (tensor<2x4xf32>, tensor<3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @group_element_types(%x: tensor<2x4xf32>, %w: tensor<4xf64>) {
  // expected-error @below {{'graph.group_norm' op requires the same element type for all operands and results}}
  %0 = graph.group_norm %x, weight %w, num_groups = 2, eps = 1.0e-05 : (tensor<2x4xf32>, tensor<4xf64>) -> tensor<2x4xf32>
  return
}

// -----

func.func @group_eps(%x: tensor<2x4xf32>, %w: tensor<4xf32>) {
  // expected-error @below {{'graph.group_norm' op expected eps that is a number (C5)}}
  %0 = graph.group_norm %x, weight %w, num_groups = 2, eps = 0x7FF8000000000000 : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @instance_rank(%x: tensor<2x4xf32>, %w: tensor<4xf32>) {
  // expected-error @below {{'graph.instance_norm' op expected x of rank 3 or more but found rank 2 (C1)}}
  %0 = graph.instance_norm %x, bias %w, eps = 0.0 : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @instance_bias(%x: tensor<2x4x3xf32>, %w: tensor<3xf32>) {
  // expected-error @below {{'graph.instance_norm' op expected size 4 of bias but found 3 (C2)}}
  %0 = graph.instance_norm %x, bias %w, eps = 0.0 : (tensor<2x4x3xf32>, tensor<3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @instance_eps(%x: tensor<2x4x3xf32>) {
  // expected-error @below {{'graph.instance_norm' op expected eps that is a number (C4)}}
  %0 = graph.instance_norm %x, eps = 0x7FF8000000000000 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @instance_integers(%x: tensor<2x4x3xi32>) {
  // expected-error @below {{'graph.instance_norm' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2x4x3xi32>'}}
  %0 = graph.instance_norm %x, eps = 0.5 : (tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  return
}

// -----

func.func @rms_dims(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.rms_norm' op expected normalized_dims in [1, 2] but found 3 (C1)}}
  %0 = graph.rms_norm %x, normalized_dims = 3, eps = 0.0 : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @rms_weight_rank(%x: tensor<2x4xf32>, %w: tensor<2x4xf32>) {
  // expected-error @below {{'graph.rms_norm' op expected weight of rank 1 but found rank 2 (C2)}}
  %0 = graph.rms_norm %x, weight %w, normalized_dims = 1, eps = 0.0 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @rms_weight(%x: tensor<2x4xf32>, %w: tensor<3xf32>) {
  // expected-error @below {{'graph.rms_norm' op expected size 4 of weight but found 3 (C2)}}
  %0 = graph.rms_norm %x, weight %w, normalized_dims = 1, eps = 0.0 : (tensor<2x4xf32>, tensor<3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @rms_eps(%x: tensor<2x4xf32>) {
  // expected-error @below {{'graph.rms_norm' op expected eps that is a number (C4)}}
  %0 = graph.rms_norm %x, normalized_dims = 1, eps = 0x7FF8000000000000 : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

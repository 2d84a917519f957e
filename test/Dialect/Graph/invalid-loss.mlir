// Losses of elements: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @mse_loss_shapes(%x: tensor<2x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{'graph.mse_loss' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.mse_loss %x, %y, reduction = mean : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @l1_loss_shapes(%x: tensor<2x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{'graph.l1_loss' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.l1_loss %x, %y, reduction = mean : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @smooth_l1_loss_shapes(%x: tensor<2x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{'graph.smooth_l1_loss' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.smooth_l1_loss %x, %y, beta = 1.000000e+00, reduction = mean : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @huber_loss_shapes(%x: tensor<2x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{'graph.huber_loss' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.huber_loss %x, %y, delta = 5.000000e-01, reduction = mean : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @kl_div_shapes(%x: tensor<2x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{'graph.kl_div' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.kl_div %x, %y, log_target = true, reduction = mean : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @binary_cross_entropy_shapes(%x: tensor<2x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{'graph.binary_cross_entropy' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.binary_cross_entropy %x, %y, reduction = mean : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @binary_cross_entropy_with_logits_shapes(%x: tensor<2x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{'graph.binary_cross_entropy_with_logits' op operands do not broadcast: expected size 3 or 1 in dimension 1 of operand #1 but found 4 (C2)}}
  %0 = graph.binary_cross_entropy_with_logits %x, %y, reduction = mean : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @mse_loss_element_types(%x: tensor<2x3xf32>, %y: tensor<3xf16>) {
  // expected-error @below {{'graph.mse_loss' op requires the same element type for all operands and results}}
  %0 = graph.mse_loss %x, %y, reduction = mean : (tensor<2x3xf32>, tensor<3xf16>) -> tensor<f32>
  return
}

// -----

func.func @l1_loss_integers(%x: tensor<3xi32>) {
  // expected-error @below {{'graph.l1_loss' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<3xi32>'}}
  %0 = graph.l1_loss %x, %x, reduction = mean : (tensor<3xi32>, tensor<3xi32>) -> tensor<i32>
  return
}

// -----

func.func @mse_loss_result(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) {
  // expected-error @below {{'graph.mse_loss' op expected a result of type 'tensor<f32>' but found 'tensor<2x3xf32>'}}
  %0 = graph.mse_loss %x, %y, reduction = sum : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @smooth_l1_loss_beta(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) {
  // expected-error @below {{'graph.smooth_l1_loss' op expected beta that is not negative (C3)}}
  %0 = graph.smooth_l1_loss %x, %y, beta = -1.0, reduction = mean : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @smooth_l1_loss_nan(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) {
  // expected-error @below {{'graph.smooth_l1_loss' op expected beta that is not negative (C3)}}
  %0 = graph.smooth_l1_loss %x, %y, beta = 0x7FF8000000000000, reduction = mean : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @huber_loss_delta(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) {
  // expected-error @below {{'graph.huber_loss' op expected delta that is positive (C3)}}
  %0 = graph.huber_loss %x, %y, delta = 0.0, reduction = mean : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<f32>
  return
}

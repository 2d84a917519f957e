// Losses of classes: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @nll_loss_rank(%x: tensor<f32>, %t: tensor<i64>) {
  // expected-error @below {{'graph.nll_loss' op expected x of rank 1 or more but found rank 0 (C1)}}
  %0 = graph.nll_loss %x, %t, ignore_index = -100, reduction = mean : (tensor<f32>, tensor<i64>) -> tensor<f32>
  return
}

// -----

func.func @nll_loss_target_rank(%x: tensor<2x3xf32>, %t: tensor<2x1xi64>) {
  // expected-error @below {{'graph.nll_loss' op expected target of rank 1 but found rank 2 (C2)}}
  %0 = graph.nll_loss %x, %t, ignore_index = -100, reduction = mean : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<f32>
  return
}

// -----

func.func @nll_loss_target(%x: tensor<2x3x4xf32>, %t: tensor<2x3xi64>) {
  // expected-error @below {{'graph.nll_loss' op expected size 4 of target but found 3 (C2)}}
  %0 = graph.nll_loss %x, %t, ignore_index = -100, reduction = mean : (tensor<2x3x4xf32>, tensor<2x3xi64>) -> tensor<f32>
  return
}

// -----

func.func @nll_loss_weight_rank(%x: tensor<2x3xf32>, %t: tensor<2xi64>, %w: tensor<3x1xf32>) {
  // expected-error @below {{'graph.nll_loss' op expected weight of rank 1 but found rank 2 (C3)}}
  %0 = graph.nll_loss %x, %t, weight %w, ignore_index = -100, reduction = mean : (tensor<2x3xf32>, tensor<2xi64>, tensor<3x1xf32>) -> tensor<f32>
  return
}

// -----

func.func @nll_loss_weight(%x: tensor<2x3xf32>, %t: tensor<2xi64>, %w: tensor<2xf32>) {
  // expected-error @below {{'graph.nll_loss' op expected size 3 of weight but found 2 (C3)}}
  %0 = graph.nll_loss %x, %t, weight %w, ignore_index = -100, reduction = mean : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @nll_loss_weight_type(%x: tensor<2x3xf32>, %t: tensor<2xi64>, %w: tensor<3xf16>) {
  // expected-error @below {{'graph.nll_loss' op expected weight of the element type of x (C4)}}
  %0 = graph.nll_loss %x, %t, weight %w, ignore_index = -100, reduction = mean : (tensor<2x3xf32>, tensor<2xi64>, tensor<3xf16>) -> tensor<f32>
  return
}

// -----

func.func @nll_loss_result(%x: tensor<2x3xf32>, %t: tensor<2xi64>) {
  // expected-error @below {{'graph.nll_loss' op expected a result of type 'tensor<2xf32>' but found 'tensor<3xf32>'}}
  %0 = graph.nll_loss %x, %t, ignore_index = -100, reduction = none : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<3xf32>
  return
}

// -----

func.func @cross_entropy_rank(%x: tensor<f32>, %t: tensor<i64>) {
  // expected-error @below {{'graph.cross_entropy' op expected x of rank 1 or more but found rank 0 (C1)}}
  %0 = graph.cross_entropy %x, %t, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<f32>, tensor<i64>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_target_rank(%x: tensor<2x3xf32>, %t: tensor<2x1xi64>) {
  // expected-error @below {{'graph.cross_entropy' op expected target of rank 1 but found rank 2 (C2)}}
  %0 = graph.cross_entropy %x, %t, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_target(%x: tensor<2x3x4xf32>, %t: tensor<2x3xi64>) {
  // expected-error @below {{'graph.cross_entropy' op expected size 4 of target but found 3 (C2)}}
  %0 = graph.cross_entropy %x, %t, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<2x3x4xf32>, tensor<2x3xi64>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_weight_rank(%x: tensor<2x3xf32>, %t: tensor<2xi64>, %w: tensor<3x1xf32>) {
  // expected-error @below {{'graph.cross_entropy' op expected weight of rank 1 but found rank 2 (C3)}}
  %0 = graph.cross_entropy %x, %t, weight %w, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<2x3xf32>, tensor<2xi64>, tensor<3x1xf32>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_weight(%x: tensor<2x3xf32>, %t: tensor<2xi64>, %w: tensor<2xf32>) {
  // expected-error @below {{'graph.cross_entropy' op expected size 3 of weight but found 2 (C3)}}
  %0 = graph.cross_entropy %x, %t, weight %w, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_weight_type(%x: tensor<2x3xf32>, %t: tensor<2xi64>, %w: tensor<3xf16>) {
  // expected-error @below {{'graph.cross_entropy' op expected weight of the element type of x (C4)}}
  %0 = graph.cross_entropy %x, %t, weight %w, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<2x3xf32>, tensor<2xi64>, tensor<3xf16>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_result(%x: tensor<2x3xf32>, %t: tensor<2xi64>) {
  // expected-error @below {{'graph.cross_entropy' op expected a result of type 'tensor<2xf32>' but found 'tensor<3xf32>'}}
  %0 = graph.cross_entropy %x, %t, ignore_index = -100, label_smoothing = 0.0, reduction = none : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<3xf32>
  return
}

// -----

func.func @nll_loss_target_type(%x: tensor<2x3xf32>, %t: tensor<2xi8>) {
  // expected-error @below {{'graph.nll_loss' op operand #1 must be tensor of i64 or i32, but got 'tensor<2xi8>'}}
  %0 = graph.nll_loss %x, %t, ignore_index = -100, reduction = mean : (tensor<2x3xf32>, tensor<2xi8>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_probabilities(%x: tensor<2x3xf32>, %t: tensor<2x4xf32>) {
  // expected-error @below {{'graph.cross_entropy' op expected size 3 of target but found 4 (C2)}}
  %0 = graph.cross_entropy %x, %t, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_probabilities_rank(%x: tensor<2x3xf32>, %t: tensor<2xf32>) {
  // expected-error @below {{'graph.cross_entropy' op expected target of rank 2 but found rank 1 (C2)}}
  %0 = graph.cross_entropy %x, %t, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_probabilities_type(%x: tensor<2x3xf32>, %t: tensor<2x3xf16>) {
  // expected-error @below {{'graph.cross_entropy' op expected probabilities of the element type of x (C4)}}
  %0 = graph.cross_entropy %x, %t, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<2x3xf32>, tensor<2x3xf16>) -> tensor<f32>
  return
}

// -----

func.func @cross_entropy_smoothing(%x: tensor<2x3xf32>, %t: tensor<2xi64>) {
  // expected-error @below {{'graph.cross_entropy' op expected label_smoothing in [0, 1] (C5)}}
  %0 = graph.cross_entropy %x, %t, ignore_index = -100, label_smoothing = 1.5, reduction = mean : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<f32>
  return
}

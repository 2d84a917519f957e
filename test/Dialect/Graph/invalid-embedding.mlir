// Bags of rows and the gradient of a table: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @weight_rank(%w: tensor<4x3x2xf32>, %i: tensor<5xi64>, %o: tensor<2xi64>) {
  // expected-error @below {{'graph.embedding_bag' op expected weight of rank 2 but found rank 3 (C1)}}
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3x2xf32>, tensor<5xi64>, tensor<2xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @indices_rank(%w: tensor<4x3xf32>, %i: tensor<5x1xi64>, %o: tensor<2xi64>) {
  // expected-error @below {{'graph.embedding_bag' op expected indices of rank 1 but found rank 2 (C1)}}
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5x1xi64>, tensor<2xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @offsets_rank(%w: tensor<4x3xf32>, %i: tensor<5xi64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.embedding_bag' op expected offsets of rank 1 but found rank 0 (C1)}}
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<i64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @scales_rank(%w: tensor<4x3xf32>, %i: tensor<5xi64>, %o: tensor<2xi64>, %s: tensor<5x1xf32>) {
  // expected-error @below {{'graph.embedding_bag' op expected per_sample_weights of rank 1 but found rank 2 (C1)}}
  %0 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<2xi64>, tensor<5x1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @offsets_type(%w: tensor<4x3xf32>, %i: tensor<5xi64>, %o: tensor<2xi32>) {
  // expected-error @below {{'graph.embedding_bag' op expected indices and offsets of one element type (C2)}}
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @scales_type(%w: tensor<4x3xf32>, %i: tensor<5xi64>, %o: tensor<2xi64>, %s: tensor<5xf16>) {
  // expected-error @below {{'graph.embedding_bag' op expected per_sample_weights of the element type of weight, and mode = sum (C3)}}
  %0 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<2xi64>, tensor<5xf16>) -> tensor<2x3xf32>
  return
}

// -----

func.func @scales_of_mean(%w: tensor<4x3xf32>, %i: tensor<5xi64>, %o: tensor<2xi64>, %s: tensor<5xf32>) {
  // expected-error @below {{'graph.embedding_bag' op expected per_sample_weights of the element type of weight, and mode = sum (C3)}}
  %0 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, mode = mean, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<2xi64>, tensor<5xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @scales_size(%w: tensor<4x3xf32>, %i: tensor<5xi64>, %o: tensor<2xi64>, %s: tensor<4xf32>) {
  // expected-error @below {{'graph.embedding_bag' op expected size 5 of per_sample_weights but found 4 (C3)}}
  %0 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<2xi64>, tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @no_offset(%w: tensor<4x3xf32>, %i: tensor<5xi64>, %o: tensor<0xi64>) {
  // expected-error @below {{'graph.embedding_bag' op expected an offset with include_last_offset (C4)}}
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = true : (tensor<4x3xf32>, tensor<5xi64>, tensor<0xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @type(%w: tensor<4x3xf32>, %i: tensor<5xi64>, %o: tensor<2xi64>) {
  // expected-error @below {{'graph.embedding_bag' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<2x3xf16>'}}
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<2xi64>) -> tensor<2x3xf16>
  return
}

// -----

func.func @grad_rank(%g: tensor<5xf32>, %i: tensor<5xi64>) {
  // expected-error @below {{'graph.embedding_backward' op expected grad of rank 2 but found 1 (C1)}}
  %0 = graph.embedding_backward %g, %i, num_weights = 4, scale_grad_by_freq = false : (tensor<5xf32>, tensor<5xi64>) -> tensor<4x3xf32>
  return
}

// -----

func.func @grad_size(%g: tensor<6x3xf32>, %i: tensor<5xi64>) {
  // expected-error @below {{'graph.embedding_backward' op expected size 5 of a dimension of grad but found 6 (C1)}}
  %0 = graph.embedding_backward %g, %i, num_weights = 4, scale_grad_by_freq = false : (tensor<6x3xf32>, tensor<5xi64>) -> tensor<4x3xf32>
  return
}

// -----

func.func @negative(%g: tensor<5x3xf32>, %i: tensor<5xi64>) {
  // expected-error @below {{'graph.embedding_backward' op expected num_weights that is not negative and padding_idx below it (C2)}}
  %0 = graph.embedding_backward %g, %i, num_weights = -4, scale_grad_by_freq = false : (tensor<5x3xf32>, tensor<5xi64>) -> tensor<4x3xf32>
  return
}

// -----

func.func @padding(%g: tensor<5x3xf32>, %i: tensor<5xi64>) {
  // expected-error @below {{'graph.embedding_backward' op expected num_weights that is not negative and padding_idx below it (C2)}}
  %0 = graph.embedding_backward %g, %i, num_weights = 4, padding_idx = 4, scale_grad_by_freq = false : (tensor<5x3xf32>, tensor<5xi64>) -> tensor<4x3xf32>
  return
}

// -----

func.func @negative_padding(%g: tensor<5x3xf32>, %i: tensor<5xi64>) {
  // expected-error @below {{'graph.embedding_backward' op expected num_weights that is not negative and padding_idx below it (C2)}}
  %0 = graph.embedding_backward %g, %i, num_weights = 4, padding_idx = -1, scale_grad_by_freq = false : (tensor<5x3xf32>, tensor<5xi64>) -> tensor<4x3xf32>
  return
}

// -----

func.func @bag_padding(%w: tensor<4x3xf32>, %i: tensor<5xi64>) {
  // expected-error @below {{'graph.embedding_bag' op expected padding_idx in [0, 4) but found 4 (C6)}}
  %0 = graph.embedding_bag %w, %i, %i, padding_idx = 4, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<5xi64>) -> tensor<5x3xf32>
  return
}

// -----

func.func @bag_negative_padding(%w: tensor<?x3xf32>, %i: tensor<5xi64>) {
  // expected-error @below {{'graph.embedding_bag' op expected padding_idx in [0, 140737488355328) but found -1 (C6)}}
  %0 = graph.embedding_bag %w, %i, %i, padding_idx = -1, mode = sum, include_last_offset = false : (tensor<?x3xf32>, tensor<5xi64>, tensor<5xi64>) -> tensor<5x3xf32>
  return
}

// -----

func.func @padding_of_rows(%w: tensor<4x3xf32>, %i: tensor<5xi64>) {
  // expected-error @below {{'graph.embedding' op expected padding_idx in [0, 4) but found 4 (C3)}}
  %0 = graph.embedding %w, %i, padding_idx = 4 : (tensor<4x3xf32>, tensor<5xi64>) -> tensor<5x3xf32>
  return
}

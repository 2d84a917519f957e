// RUN: tcopt --verify-diagnostics --split-input-file %s

func.func @result(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'nest.scatter' op expected 1 results but found 0 (C1)}}
  nest.scatter ins(%u, %i : tensor<3x8xf32>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  return
}

// -----

func.func @mixed(%x: tensor<5x8xf32>, %u: memref<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'nest.scatter' op expected only tensors or only buffers (C2)}}
  %r = nest.scatter ins(%u, %i : memref<3x8xf32>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<5x8xf32>
  return
}

// -----

func.func @few_dims(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'nest.scatter' op expected a dimension of init for each of 1 index tensors, at least one, but found  (C3)}}
  %r = nest.scatter ins(%u, %i : tensor<3x8xf32>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<5x8xf32>
  return
}

// -----

func.func @far_dims(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'nest.scatter' op expected a dimension of init for each of 1 index tensors, at least one, but found 2 (C3)}}
  %r = nest.scatter ins(%u, %i : tensor<3x8xf32>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [2], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<5x8xf32>
  return
}

// -----

func.func @same_dims(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>, %j: tensor<3xi64>) {
  // expected-error @below {{'nest.scatter' op expected a dimension of init for each of 2 index tensors, at least one, but found 0, 0 (C3)}}
  %r = nest.scatter ins(%u, %i, %j : tensor<3x8xf32>, tensor<3xi64>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [0, 0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<5x8xf32>
  return
}

// -----

func.func @far_x_dims(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'nest.scatter' op expected distinct dimensions of updates but found 7 (C4)}}
  %r = nest.scatter ins(%u, %i : tensor<3x8xf32>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [0], x_dims = [7], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<5x8xf32>
  return
}

// -----

func.func @few_index_dims(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'nest.scatter' op expected x_dims and index_dims to name all dimensions of init, index tensors and updates (C4)}}
  %r = nest.scatter ins(%u, %i : tensor<3x8xf32>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [0], x_dims = [1], index_dims = [] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<5x8xf32>
  return
}

// -----

func.func @arguments(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'nest.scatter' op expected body arguments of types 'f32' and 'f32' (C5)}}
  %r = nest.scatter ins(%u, %i : tensor<3x8xf32>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32):
    nest.yield %new : f32
  } -> tensor<5x8xf32>
  return
}

// -----

func.func @yield(%x: tensor<5x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'nest.scatter' op expected the body to yield one value of type 'f32' (C5)}}
  %r = nest.scatter ins(%u, %i : tensor<3x8xf32>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new, %old : f32, f32
  } -> tensor<5x8xf32>
  return
}

// -----

module @schedule {
  nest.kernel @schedule(%u: tensor<3x8xf32>, %i: tensor<3xi64>, %x: tensor<5x8xf32>) -> tensor<5x8xf32>
      attributes {nest.schedule = #cpu.reduction<order = [0]>} {
    // expected-error @below {{'nest.scatter' op expected a linalg op for a schedule of loops but found nest.scatter}}
    %r = nest.scatter ins(%u, %i : tensor<3x8xf32>, tensor<3xi64>) outs(%x : tensor<5x8xf32>) dims = [0], x_dims = [1], index_dims = [0] {
    ^bb0(%new: f32, %old: f32):
      nest.yield %new : f32
    } -> tensor<5x8xf32>
    nest.return %r : tensor<5x8xf32>
  }
}

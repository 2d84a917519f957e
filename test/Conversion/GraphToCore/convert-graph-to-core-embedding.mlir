// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

func.func @sum(%w: tensor<4x3xf32>, %i: tensor<?xi64>, %o: tensor<2xi64>, %s: tensor<?xf32>) -> tensor<2x3xf32> {
  %0 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, padding_idx = 3, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<?xi64>, tensor<2xi64>, tensor<?xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @mean(%w: tensor<4x3xbf16>, %i: tensor<5xi32>, %o: tensor<3xi32>) -> tensor<2x3xbf16> {
  %0 = graph.embedding_bag %w, %i, %o, mode = mean, include_last_offset = true : (tensor<4x3xbf16>, tensor<5xi32>, tensor<3xi32>) -> tensor<2x3xbf16>
  return %0 : tensor<2x3xbf16>
}

func.func @backward(%g: tensor<?x3xf16>, %i: tensor<?xi64>) -> tensor<4x3xf16> {
  %0 = graph.embedding_backward %g, %i, num_weights = 4, padding_idx = 3, scale_grad_by_freq = true : (tensor<?x3xf16>, tensor<?xi64>) -> tensor<4x3xf16>
  return %0 : tensor<4x3xf16>
}

// Round trips of bags of rows and of the gradient of a table.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @embedding_bag(
// CHECK-SAME: %[[W:.+]]: tensor<10x3xf32>, %[[I:.+]]: tensor<?xi64>, %[[O:.+]]: tensor<5xi64>, %[[S:.+]]: tensor<?xf32>, %[[U:.+]]: tensor<*xf16>)
// CHECK-NEXT: %{{.*}} = graph.embedding_bag %[[W]], %[[I]], %[[O]], mode = mean, include_last_offset = false : (tensor<10x3xf32>, tensor<?xi64>, tensor<5xi64>) -> tensor<5x3xf32>
// CHECK-NEXT: %{{.*}} = graph.embedding_bag %[[W]], %[[I]], %[[O]], per_sample_weights %[[S]], padding_idx = 0, mode = sum, include_last_offset = true : (tensor<10x3xf32>, tensor<?xi64>, tensor<5xi64>, tensor<?xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: %{{.*}} = graph.embedding_bag %[[U]], %[[I]], %[[O]], mode = max, include_last_offset = true : (tensor<*xf16>, tensor<?xi64>, tensor<5xi64>) -> tensor<*xf16>
func.func @embedding_bag(%w: tensor<10x3xf32>, %i: tensor<?xi64>, %o: tensor<5xi64>, %s: tensor<?xf32>, %u: tensor<*xf16>) {
  %0 = graph.embedding_bag %w, %i, %o, mode = mean, include_last_offset = false : (tensor<10x3xf32>, tensor<?xi64>, tensor<5xi64>) -> tensor<5x3xf32>
  %1 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, padding_idx = 0, mode = sum, include_last_offset = true : (tensor<10x3xf32>, tensor<?xi64>, tensor<5xi64>, tensor<?xf32>) -> tensor<4x3xf32>
  %2 = graph.embedding_bag %u, %i, %o, mode = max, include_last_offset = true : (tensor<*xf16>, tensor<?xi64>, tensor<5xi64>) -> tensor<*xf16>
  return
}

// CHECK-LABEL: func.func @embedding_backward(
// CHECK-SAME: %[[G:.+]]: tensor<?x5x3xbf16>, %[[I:.+]]: tensor<?x5xi32>, %[[U:.+]]: tensor<*xf64>)
// CHECK-NEXT: %{{.*}} = graph.embedding_backward %[[G]], %[[I]], num_weights = 10, scale_grad_by_freq = false : (tensor<?x5x3xbf16>, tensor<?x5xi32>) -> tensor<10x3xbf16>
// CHECK-NEXT: %{{.*}} = graph.embedding_backward %[[U]], %[[I]], num_weights = 2, padding_idx = 1, scale_grad_by_freq = true : (tensor<*xf64>, tensor<?x5xi32>) -> tensor<*xf64>
func.func @embedding_backward(%g: tensor<?x5x3xbf16>, %i: tensor<?x5xi32>, %u: tensor<*xf64>) {
  %0 = graph.embedding_backward %g, %i, num_weights = 10, scale_grad_by_freq = false : (tensor<?x5x3xbf16>, tensor<?x5xi32>) -> tensor<10x3xbf16>
  %1 = graph.embedding_backward %u, %i, num_weights = 2, padding_idx = 1, scale_grad_by_freq = true : (tensor<*xf64>, tensor<?x5xi32>) -> tensor<*xf64>
  return
}

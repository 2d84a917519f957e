// Round trips of attention with shared heads and dropout.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @attention(
// CHECK-SAME: %[[Q:.+]]: tensor<?x4x3x8xf32>, %[[K:.+]]: tensor<?x2x5x8xf32>, %[[M:.+]]: tensor<3x5xi1>, %[[S:.+]]: tensor<i64>, %[[O:.+]]: tensor<i64>)
// CHECK-NEXT: %{{.*}} = graph.scaled_dot_product_attention %[[Q]], %[[K]], %[[K]], enable_gqa = true, is_causal = true : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>) -> tensor<?x4x3x8xf32>
// CHECK-NEXT: %{{.*}} = graph.scaled_dot_product_attention %[[Q]], %[[K]], %[[K]], mask %[[M]], seed %[[S]], offset %[[O]], enable_gqa = true, dropout = 1.000000e-01, is_causal = false, scale = 2.500000e-01 : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<3x5xi1>, tensor<i64>, tensor<i64>) -> tensor<?x4x3x8xf32>
// CHECK-NEXT: %{{.*}} = graph.scaled_dot_product_attention %[[Q]], %[[Q]], %[[Q]], seed %[[S]], offset %[[O]], dropout = 1.000000e+00, is_causal = false : (tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<i64>, tensor<i64>) -> tensor<?x4x3x8xf32>
func.func @attention(%q: tensor<?x4x3x8xf32>, %k: tensor<?x2x5x8xf32>, %m: tensor<3x5xi1>, %s: tensor<i64>, %o: tensor<i64>) {
  %0 = graph.scaled_dot_product_attention %q, %k, %k, enable_gqa = true, is_causal = true : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>) -> tensor<?x4x3x8xf32>
  %1 = graph.scaled_dot_product_attention %q, %k, %k, mask %m, seed %s, offset %o, enable_gqa = true, dropout = 1.000000e-01, is_causal = false, scale = 2.500000e-01 : (tensor<?x4x3x8xf32>, tensor<?x2x5x8xf32>, tensor<?x2x5x8xf32>, tensor<3x5xi1>, tensor<i64>, tensor<i64>) -> tensor<?x4x3x8xf32>
  %2 = graph.scaled_dot_product_attention %q, %q, %q, seed %s, offset %o, dropout = 1.000000e+00, is_causal = false : (tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<?x4x3x8xf32>, tensor<i64>, tensor<i64>) -> tensor<?x4x3x8xf32>
  return
}

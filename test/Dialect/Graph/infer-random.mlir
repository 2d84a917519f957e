// Inferred sizes of random numbers and of quantised tensors.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @rand(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[N:.+]]: index)
// CHECK: return %[[N]], %c3 : index, index
func.func @rand(%s: tensor<i64>, %n: index) -> (index, index) {
  %0 = graph.rand %s, %s, sizes = [%n, 3], dtype = f32 : (tensor<i64>, tensor<i64>, index) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @randn(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[N:.+]]: index)
// CHECK: return %c2, %[[N]] : index, index
func.func @randn(%s: tensor<i64>, %n: index) -> (index, index) {
  %0 = graph.randn %s, %s, sizes = [2, %n], dtype = f64 : (tensor<i64>, tensor<i64>, index) -> tensor<?x?xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf64>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf64>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @randint(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[N:.+]]: index)
// CHECK: return %[[N]] : index
func.func @randint(%s: tensor<i64>, %n: index) -> (index) {
  %0 = graph.randint %s, %s, sizes = [%n], low = 0, high = 2, dtype = i8 : (tensor<i64>, tensor<i64>, index) -> tensor<?xi8>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xi8>
  return %d0 : index
}

// CHECK-LABEL: func.func @bernoulli(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[P:.+]]: tensor<?x3xf32>)
// CHECK: %[[N:.+]] = tensor.dim %[[P]], %c0
// CHECK: return %[[N]], %c3 : index, index
func.func @bernoulli(%s: tensor<i64>, %p: tensor<?x3xf32>) -> (index, index) {
  %0 = graph.bernoulli %p, %s, %s : (tensor<?x3xf32>, tensor<i64>, tensor<i64>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @dropout(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[N:.+]] = tensor.dim %[[X]], %c0
// CHECK: return %[[N]], %c3 : index, index
func.func @dropout(%s: tensor<i64>, %x: tensor<?x3xf32>) -> (index, index) {
  %0:2 = graph.dropout %x, %s, %s, p = 0.5 : (tensor<?x3xf32>, tensor<i64>, tensor<i64>) -> (tensor<?x?xf32>, tensor<?x?xi1>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0#0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0#0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @quantize(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[S:.+]]: tensor<f32>, %[[Z:.+]]: tensor<i64>)
// CHECK: %[[N:.+]] = tensor.dim %[[X]], %c0
// CHECK: return %[[N]], %c3 : index, index
func.func @quantize(%x: tensor<?x3xf32>, %s: tensor<f32>, %z: tensor<i64>) -> (index, index) {
  %0 = graph.quantize %x, %s, %z, quant_min = 0, quant_max = 9, dtype = i8 : (tensor<?x3xf32>, tensor<f32>, tensor<i64>) -> tensor<?x?xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi8>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi8>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @dequantize(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xi8>, %[[S:.+]]: tensor<f32>, %[[Z:.+]]: tensor<i64>)
// CHECK: %[[N:.+]] = tensor.dim %[[X]], %c0
// CHECK: return %[[N]], %c3 : index, index
func.func @dequantize(%x: tensor<?x3xi8>, %s: tensor<f32>, %z: tensor<i64>) -> (index, index) {
  %0 = graph.dequantize %x, %s, %z : (tensor<?x3xi8>, tensor<f32>, tensor<i64>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @order(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[N:.+]]: index, %[[P:.+]]: tensor<?x?xf32>)
// CHECK: %[[R:.+]] = tensor.dim %[[P]], %c0
// CHECK: return %[[N]], %[[R]], %c2 : index, index, index
func.func @order(%s: tensor<i64>, %n: index, %p: tensor<?x?xf32>) -> (index, index, index) {
  %0 = graph.randperm %s, %s, sizes = [%n] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %1 = graph.multinomial %p, %s, %s, num_samples = 2, replacement = false : (tensor<?x?xf32>, tensor<i64>, tensor<i64>) -> tensor<?x?xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xi64>
  %d1 = tensor.dim %1, %c0 : tensor<?x?xi64>
  %d2 = tensor.dim %1, %c1 : tensor<?x?xi64>
  return %d0, %d1, %d2 : index, index, index
}

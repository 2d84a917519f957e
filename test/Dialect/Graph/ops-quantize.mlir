// Round trips of quantised tensors.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @quantize(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[S:.+]]: tensor<f32>, %[[Z:.+]]: tensor<i64>, %[[C:.+]]: tensor<3xf32>, %[[D:.+]]: tensor<3xi32>, %[[U:.+]]: tensor<*xf16>)
// CHECK-NEXT: %{{.*}} = graph.quantize %[[X]], %[[S]], %[[Z]], quant_min = -128, quant_max = 127, dtype = i8 : (tensor<?x3xf32>, tensor<f32>, tensor<i64>) -> tensor<?x3xi8>
// CHECK-NEXT: %{{.*}} = graph.quantize %[[X]], %[[C]], %[[D]], axis = -1, quant_min = 0, quant_max = 255, dtype = ui8 : (tensor<?x3xf32>, tensor<3xf32>, tensor<3xi32>) -> tensor<?x3xui8>
// CHECK-NEXT: %{{.*}} = graph.quantize %[[U]], %[[S]], %[[Z]], quant_min = 0, quant_max = 1, dtype = i32 : (tensor<*xf16>, tensor<f32>, tensor<i64>) -> tensor<*xi32>
func.func @quantize(%x: tensor<?x3xf32>, %s: tensor<f32>, %z: tensor<i64>, %c: tensor<3xf32>, %d: tensor<3xi32>, %u: tensor<*xf16>) {
  %0 = graph.quantize %x, %s, %z, quant_min = -128, quant_max = 127, dtype = i8 : (tensor<?x3xf32>, tensor<f32>, tensor<i64>) -> tensor<?x3xi8>
  %1 = graph.quantize %x, %c, %d, axis = -1, quant_min = 0, quant_max = 255, dtype = ui8 : (tensor<?x3xf32>, tensor<3xf32>, tensor<3xi32>) -> tensor<?x3xui8>
  %2 = graph.quantize %u, %s, %z, quant_min = 0, quant_max = 1, dtype = i32 : (tensor<*xf16>, tensor<f32>, tensor<i64>) -> tensor<*xi32>
  return
}

// CHECK-LABEL: func.func @dequantize(
// CHECK-SAME: %[[Q:.+]]: tensor<?x3xi8>, %[[S:.+]]: tensor<bf16>, %[[Z:.+]]: tensor<i8>, %[[C:.+]]: tensor<3xf64>, %[[D:.+]]: tensor<3xi64>)
// CHECK-NEXT: %{{.*}} = graph.dequantize %[[Q]], %[[S]], %[[Z]] : (tensor<?x3xi8>, tensor<bf16>, tensor<i8>) -> tensor<?x3xbf16>
// CHECK-NEXT: %{{.*}} = graph.dequantize %[[Q]], %[[C]], %[[D]], axis = 1 : (tensor<?x3xi8>, tensor<3xf64>, tensor<3xi64>) -> tensor<?x3xf64>
func.func @dequantize(%q: tensor<?x3xi8>, %s: tensor<bf16>, %z: tensor<i8>, %c: tensor<3xf64>, %d: tensor<3xi64>) {
  %0 = graph.dequantize %q, %s, %z : (tensor<?x3xi8>, tensor<bf16>, tensor<i8>) -> tensor<?x3xbf16>
  %1 = graph.dequantize %q, %c, %d, axis = 1 : (tensor<?x3xi8>, tensor<3xf64>, tensor<3xi64>) -> tensor<?x3xf64>
  return
}

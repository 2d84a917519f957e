// Round trips of unary operators.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// Every operator on floats; static, unknown and empty sizes, rank 0, no rank.
// CHECK-LABEL: func.func @float_unary(
// CHECK-SAME: %[[X0:.+]]: tensor<?x3xf32>, %[[X1:.+]]: tensor<2xf64>, %[[X2:.+]]: tensor<f16>, %[[X3:.+]]: tensor<*xf32>, %[[X4:.+]]: tensor<0x4xbf16>)
// CHECK-NEXT: %{{.*}} = graph.exp %[[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.expm1 %[[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT: %{{.*}} = graph.log %[[X2]] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT: %{{.*}} = graph.log1p %[[X3]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT: %{{.*}} = graph.log2 %[[X4]] : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
// CHECK-NEXT: %{{.*}} = graph.sqrt %[[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.rsqrt %[[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT: %{{.*}} = graph.reciprocal %[[X2]] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT: %{{.*}} = graph.sin %[[X3]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT: %{{.*}} = graph.cos %[[X4]] : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
// CHECK-NEXT: %{{.*}} = graph.tanh %[[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.erf %[[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT: %{{.*}} = graph.sigmoid %[[X2]] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT: %{{.*}} = graph.silu %[[X3]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT: %{{.*}} = graph.floor %[[X4]] : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
// CHECK-NEXT: %{{.*}} = graph.ceil %[[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.round %[[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT: %{{.*}} = graph.trunc %[[X2]] : (tensor<f16>) -> tensor<f16>
func.func @float_unary(
    %x0: tensor<?x3xf32>, %x1: tensor<2xf64>, %x2: tensor<f16>, %x3: tensor<*xf32>,
    %x4: tensor<0x4xbf16>) {
  %0 = graph.exp %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = graph.expm1 %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %2 = graph.log %x2 : (tensor<f16>) -> tensor<f16>
  %3 = graph.log1p %x3 : (tensor<*xf32>) -> tensor<*xf32>
  %4 = graph.log2 %x4 : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
  %5 = graph.sqrt %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %6 = graph.rsqrt %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %7 = graph.reciprocal %x2 : (tensor<f16>) -> tensor<f16>
  %8 = graph.sin %x3 : (tensor<*xf32>) -> tensor<*xf32>
  %9 = graph.cos %x4 : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
  %10 = graph.tanh %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %11 = graph.erf %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %12 = graph.sigmoid %x2 : (tensor<f16>) -> tensor<f16>
  %13 = graph.silu %x3 : (tensor<*xf32>) -> tensor<*xf32>
  %14 = graph.floor %x4 : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
  %15 = graph.ceil %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %16 = graph.round %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %17 = graph.trunc %x2 : (tensor<f16>) -> tensor<f16>
  return
}

// CHECK-LABEL: func.func @numeric_unary(
// CHECK-SAME: %[[X0:.+]]: tensor<2xi8>, %[[X1:.+]]: tensor<?xi16>, %[[X2:.+]]: tensor<3xf16>, %[[X3:.+]]: tensor<ui8>, %[[X4:.+]]: tensor<4x?xbf16>, %[[X5:.+]]: tensor<2xi1>, %[[X6:.+]]: tensor<2xi1>, %[[X7:.+]]: tensor<2xi64>)
// CHECK-NEXT: %{{.*}} = graph.neg %[[X0]] : (tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT: %{{.*}} = graph.abs %[[X1]] : (tensor<?xi16>) -> tensor<?xi16>
// CHECK-NEXT: %{{.*}} = graph.sign %[[X2]] : (tensor<3xf16>) -> tensor<3xf16>
// CHECK-NEXT: %{{.*}} = graph.square %[[X3]] : (tensor<ui8>) -> tensor<ui8>
// CHECK-NEXT: %{{.*}} = graph.relu %[[X4]] : (tensor<4x?xbf16>) -> tensor<4x?xbf16>
// CHECK-NEXT: %{{.*}} = graph.logical_not %[[X5]] : (tensor<2xi1>) -> tensor<2xi1>
// CHECK-NEXT: %{{.*}} = graph.bitwise_not %[[X6]] : (tensor<2xi1>) -> tensor<2xi1>
// CHECK-NEXT: %{{.*}} = graph.bitwise_not %[[X7]] : (tensor<2xi64>) -> tensor<2xi64>
func.func @numeric_unary(
    %x0: tensor<2xi8>, %x1: tensor<?xi16>, %x2: tensor<3xf16>, %x3: tensor<ui8>,
    %x4: tensor<4x?xbf16>, %x5: tensor<2xi1>, %x6: tensor<2xi1>, %x7: tensor<2xi64>) {
  %0 = graph.neg %x0 : (tensor<2xi8>) -> tensor<2xi8>
  %1 = graph.abs %x1 : (tensor<?xi16>) -> tensor<?xi16>
  %2 = graph.sign %x2 : (tensor<3xf16>) -> tensor<3xf16>
  %3 = graph.square %x3 : (tensor<ui8>) -> tensor<ui8>
  %4 = graph.relu %x4 : (tensor<4x?xbf16>) -> tensor<4x?xbf16>
  %5 = graph.logical_not %x5 : (tensor<2xi1>) -> tensor<2xi1>
  %6 = graph.bitwise_not %x6 : (tensor<2xi1>) -> tensor<2xi1>
  %7 = graph.bitwise_not %x7 : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// CHECK-LABEL: func.func @gelu(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK-NEXT: %{{.*}} = graph.gelu %[[X]], approximate = none : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.gelu %[[X]], approximate = tanh : (tensor<?x3xf32>) -> tensor<?x3xf32>
func.func @gelu(%x: tensor<?x3xf32>) {
  %0 = graph.gelu %x, approximate = none : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = graph.gelu %x, approximate = tanh : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: func.func @float_tests(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[Y:.+]]: tensor<bf16>)
// CHECK-NEXT: %{{.*}} = graph.isnan %[[X]] : (tensor<?x3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.isinf %[[Y]] : (tensor<bf16>) -> tensor<i1>
func.func @float_tests(%x: tensor<?x3xf32>, %y: tensor<bf16>) {
  %0 = graph.isnan %x : (tensor<?x3xf32>) -> tensor<?x3xi1>
  %1 = graph.isinf %y : (tensor<bf16>) -> tensor<i1>
  return
}

// A result type may say less, or more, than is inferred.
// CHECK-LABEL: func.func @less_precise_result(
// CHECK-SAME: %[[X:.+]]: tensor<2x3xf32>, %[[Y:.+]]: tensor<?x3xf32>)
// CHECK-NEXT: %{{.*}} = graph.exp %[[X]] : (tensor<2x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.exp %[[Y]] : (tensor<?x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %{{.*}} = graph.softmax %[[X]], dim = 0 : (tensor<2x3xf32>) -> tensor<*xf32>
func.func @less_precise_result(%x: tensor<2x3xf32>, %y: tensor<?x3xf32>) {
  %0 = graph.exp %x : (tensor<2x3xf32>) -> tensor<?x3xf32>
  %1 = graph.exp %y : (tensor<?x3xf32>) -> tensor<2x3xf32>
  %2 = graph.softmax %x, dim = 0 : (tensor<2x3xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @discardable_attribute(
// CHECK-SAME: %[[X:.+]]: tensor<2xf32>)
// CHECK-NEXT: %{{.*}} = graph.neg %[[X]] {note = "kept"} : (tensor<2xf32>) -> tensor<2xf32>
func.func @discardable_attribute(%x: tensor<2xf32>) {
  %0 = graph.neg %x {note = "kept"} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

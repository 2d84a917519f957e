// Round trips of calls of user-defined ops.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @custom_call(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<4xi1>, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = graph.custom_call "mylib::scale"(%[[X]]) sizes(%[[N]]) attributes = {factor = 2.000000e+00 : f64} : (tensor<?x3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.custom_call "f"() : () -> tensor<f64>
// CHECK-NEXT: %{{.*}}:2 = graph.custom_call "a::b_2::c"(%[[X]], %[[B]]) sizes(%[[N]], %[[N]]) attributes = {mode = "fast", n = -3 : i64} {note = 1 : i32} : (tensor<?x3xf32>, tensor<4xi1>, index, index) -> (tensor<?x2x?xui8>, tensor<4xbf16>)
func.func @custom_call(%x: tensor<?x3xf32>, %b: tensor<4xi1>, %n: index) {
  %0 = graph.custom_call "mylib::scale"(%x) sizes(%n) attributes = {factor = 2.0 : f64} : (tensor<?x3xf32>, index) -> tensor<?x3xf32>
  %1 = graph.custom_call "f"() : () -> tensor<f64>
  %2:2 = graph.custom_call "a::b_2::c"(%x, %b) sizes(%n, %n) attributes = {mode = "fast", n = -3} {note = 1 : i32} : (tensor<?x3xf32>, tensor<4xi1>, index, index) -> (tensor<?x2x?xui8>, tensor<4xbf16>)
  return
}

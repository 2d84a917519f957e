// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: %decode < %t.onnx | FileCheck %s
// RUN: tcopt-translate %t.onnx | FileCheck %s --check-prefix=BACK

// Names of arguments and results, symbols of sizes; guards are gone.
// CHECK: producer_name: "tcopt"
// CHECK: op_type: "Add"
// CHECK: op_type: "Softmax"
// CHECK: attribute {
// CHECK-NEXT: name: "axis"
// CHECK-NEXT: i: -1
// CHECK: input {
// CHECK-NEXT: name: "x"
// CHECK: dim_param: "B"
// CHECK: output {
// CHECK-NEXT: name: "result0"
// CHECK: version: 20

// BACK-LABEL: func.func @main
// BACK-SAME: %arg0: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"}
// BACK-SAME: %arg1: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "y"}
// BACK: %[[S:.*]] = graph.add %arg0, %arg1
// BACK: %[[R:.*]] = graph.softmax %[[S]], dim = 1
// BACK: return %[[R]]
func.func @main(%x: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"},
                %y: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "y"}) -> tensor<?x3xf32> {
  %0 = graph.add %x, %y : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = graph.softmax %0, dim = -1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

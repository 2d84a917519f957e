// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: tcopt-translate %t.onnx | FileCheck %s

// Arguments and results keep their names, which nothing between them gets, though it would be called so.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %arg0: tensor<2xf32> {tcopt.name = "add_0"}
// CHECK-SAME: %arg1: tensor<2xf32> {tcopt.name = "add_1"}
// CHECK-SAME: {tcopt.name = "mul_2"}
// CHECK: %[[S:.*]] = graph.add %arg0, %arg1
// CHECK: %[[P:.*]] = graph.mul %[[S]], %[[S]]
// CHECK: return %[[P]]
func.func @main(%x: tensor<2xf32> {tcopt.name = "add_0"}, %y: tensor<2xf32> {tcopt.name = "add_1"})
    -> (tensor<2xf32> {tcopt.name = "mul_2"}) {
  %0 = graph.add %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = graph.mul %0, %0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

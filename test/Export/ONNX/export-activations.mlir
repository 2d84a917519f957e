// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: %decode < %t.onnx | FileCheck %s
// RUN: rm -rf %t.out && tcopt-run %s --input=random:3 --dim B=7 --backend=interp --output=%t.out
// RUN: tcopt-run %t.onnx --input=random:3 --dim B=7 --backend=interp --rtol=1e-5 --atol=1e-6 --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy --expect=%t.out/3.npy
// RUN: sed 's/input_scale = 0.25/input_scale = -0.25/' %s > %t.negative.mlir
// RUN: not tcopt-translate %t.negative.mlir --export-onnx -o %t.negative.onnx 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// ONNX has three operators for scales of elu; others scale Elu's operand and result.
// CHECK: op_type: "Elu"
// CHECK: op_type: "Selu"
// CHECK: op_type: "Celu"
// CHECK: op_type: "Mul"
// CHECK: op_type: "Elu"
// CHECK: op_type: "Mul"

// NEGATIVE: note: 'graph.elu': an input_scale that is not positive has no counterpart
func.func @main(%x: tensor<?x5xf32> {graph.dims = ["B", 5]})
    -> (tensor<?x5xf32>, tensor<?x5xf32>, tensor<?x5xf32>, tensor<?x5xf32>) {
  %0 = graph.elu %x, alpha = 1.5, scale = 1.0, input_scale = 1.0 : (tensor<?x5xf32>) -> tensor<?x5xf32>
  %1 = graph.elu %x, alpha = 1.5, scale = 2.0, input_scale = 1.0 : (tensor<?x5xf32>) -> tensor<?x5xf32>
  %2 = graph.elu %x, alpha = 2.0, scale = 1.0, input_scale = 0.5 : (tensor<?x5xf32>) -> tensor<?x5xf32>
  %3 = graph.elu %x, alpha = 1.5, scale = 2.0, input_scale = 0.25 : (tensor<?x5xf32>) -> tensor<?x5xf32>
  return %0, %1, %2, %3 : tensor<?x5xf32>, tensor<?x5xf32>, tensor<?x5xf32>, tensor<?x5xf32>
}

// RUN: tcopt --plugin=%plugin --convert-axpy-to-nest %s | FileCheck %s

// CHECK-LABEL: func.func @axpy(
// CHECK-SAME: %[[A:.*]]: tensor<?x64xf32>, %[[X:.*]]: tensor<?x64xf32>, %[[Y:.*]]: tensor<?x64xf32>
// CHECK: %[[N:.*]] = tensor.dim %[[X]]
// CHECK: %[[OUT:.*]] = tensor.empty(%[[N]])
// CHECK: nest.extern "axpy_f32" ins(%[[A]], %[[X]], %[[Y]] : {{.*}}) outs(%[[OUT]] : tensor<?x64xf32>)
func.func @axpy(%a: tensor<?x64xf32>, %x: tensor<?x64xf32>, %y: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %r = axpy.axpy %a, %x, %y : tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}

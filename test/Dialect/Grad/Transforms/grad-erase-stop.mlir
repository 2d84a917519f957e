// RUN: tcopt %s --grad-erase-stop | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:.*]]: tensor<3xf32>)
// CHECK-NOT: grad.stop
// CHECK: return %[[X]]
func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = grad.stop %x : tensor<3xf32>
  %1 = grad.stop %0 : tensor<3xf32>
  return %1 : tensor<3xf32>
}

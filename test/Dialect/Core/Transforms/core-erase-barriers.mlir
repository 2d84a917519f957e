// RUN: tcopt %s --core-erase-barriers | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:[^:]+]]: tensor<3xf32>,
// CHECK-NEXT: return %[[X]]
func.func @f(%x: tensor<3xf32>, %t: tensor<f32>) -> tensor<3xf32> {
  %0 = core.barrier %x after %t : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = core.barrier %0 : (tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// Users keep the type that they have.
// CHECK-LABEL: func.func @less_precise(
// CHECK-SAME: %[[X:[^:]+]]: tensor<3xf32>)
// CHECK-NEXT: %[[Y:.+]] = tensor.cast %[[X]] : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[Y]]
func.func @less_precise(%x: tensor<3xf32>) -> tensor<?xf32> {
  %0 = core.barrier %x : (tensor<3xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

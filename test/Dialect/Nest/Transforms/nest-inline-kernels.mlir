// RUN: tcopt %s --nest-inline-kernels | FileCheck %s

// CHECK-LABEL: func.func @kernel
// CHECK-SAME: (%[[Z:.*]]: f32, %[[B:.*]]: memref<4xf32>)
// CHECK-NEXT: linalg.fill ins(%[[Z]] : f32) outs(%[[B]] : memref<4xf32>)
// CHECK-NEXT: return
func.func @kernel(%z: f32, %b: memref<4xf32>) {
  nest.kernel outs(%o = %b : memref<4xf32>) {
    linalg.fill ins(%z : f32) outs(%o : memref<4xf32>)
  }
  return
}

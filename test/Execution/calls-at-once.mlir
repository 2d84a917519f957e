// Kernels that are called for many small tensors at once, on one thread and on several.
// RUN: tcopt-run %s --input=random:1 --check=phases
// RUN: env OMP_NUM_THREADS=3 tcopt-run %s --input=random:1 --check=phases
// RUN: tcopt %s --tcopt-compile="stop-after=plan-memory" | FileCheck %s

// CHECK-LABEL: func.func @main(
// CHECK: nest.call_each @{{.*}}, count = 6, grain = 4
// CHECK-NOT: nest.call
func.func @main(%x0: tensor<5000xf32>, %x1: tensor<5000xf32>, %x2: tensor<5000xf32>, %x3: tensor<5000xf32>, %x4: tensor<5000xf32>, %x5: tensor<5000xf32>, %s: tensor<f32>) -> (tensor<5000xf32>, tensor<5000xf32>, tensor<5000xf32>, tensor<5000xf32>, tensor<5000xf32>, tensor<5000xf32>) {
  %a0 = graph.mul %x0, %s : (tensor<5000xf32>, tensor<f32>) -> tensor<5000xf32>
  %b0 = graph.exp %a0 : (tensor<5000xf32>) -> tensor<5000xf32>
  %a1 = graph.mul %x1, %s : (tensor<5000xf32>, tensor<f32>) -> tensor<5000xf32>
  %b1 = graph.exp %a1 : (tensor<5000xf32>) -> tensor<5000xf32>
  %a2 = graph.mul %x2, %s : (tensor<5000xf32>, tensor<f32>) -> tensor<5000xf32>
  %b2 = graph.exp %a2 : (tensor<5000xf32>) -> tensor<5000xf32>
  %a3 = graph.mul %x3, %s : (tensor<5000xf32>, tensor<f32>) -> tensor<5000xf32>
  %b3 = graph.exp %a3 : (tensor<5000xf32>) -> tensor<5000xf32>
  %a4 = graph.mul %x4, %s : (tensor<5000xf32>, tensor<f32>) -> tensor<5000xf32>
  %b4 = graph.exp %a4 : (tensor<5000xf32>) -> tensor<5000xf32>
  %a5 = graph.mul %x5, %s : (tensor<5000xf32>, tensor<f32>) -> tensor<5000xf32>
  %b5 = graph.exp %a5 : (tensor<5000xf32>) -> tensor<5000xf32>
  return %b0, %b1, %b2, %b3, %b4, %b5 : tensor<5000xf32>, tensor<5000xf32>, tensor<5000xf32>, tensor<5000xf32>, tensor<5000xf32>, tensor<5000xf32>
}

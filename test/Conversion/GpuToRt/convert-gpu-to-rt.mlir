// Modules with their code become images, launches calls of the runtime.
// RUN: tcopt %s --convert-gpu-to-rt | FileCheck %s

//   CHECK-NOT: gpu.container_module
//       CHECK: rt.image @k_gpu = "code"
//   CHECK-NOT: gpu.module
module attributes {gpu.container_module} {
  gpu.module @k_gpu attributes {rt.image = "code"} {
    gpu.func @k(%x: memref<f32>, %n: index) kernel {
      gpu.return
    }
    gpu.func @fails(%x: memref<f32>, %word: !llvm.ptr, %first: i64) kernel {
      gpu.return
    }
  }

  // CHECK-LABEL: func.func @k(
  //  CHECK-SAME: %[[X:[a-z0-9]+]]: memref<f32>, %[[N:[a-z0-9]+]]: index
  //       CHECK: rt.launch "k" of @k_gpu grid(%[[N]], %[[C1:.*]], %[[C1]]) block(%[[C256:.*]], %[[C1]], %[[C1]]) args(%[[X]], %[[N]] : memref<f32>, index)
  // The runtime passes what failures are written to.
  //       CHECK: rt.launch "fails" of @k_gpu {{.*}} args(%[[X]] : memref<f32>) failures = {{\[\[}}3 : i32, "no"]]
  //       CHECK: rt.launch "k" of @k_gpu {{.*}} shared = 65536 args(
  func.func @k(%x: memref<f32>, %n: index) {
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    gpu.launch_func @k_gpu::@k blocks in (%n, %c1, %c1) threads in (%c256, %c1, %c1) args(%x : memref<f32>, %n : index)
    %word = llvm.mlir.zero : !llvm.ptr
    %first = arith.constant 0 : i64
    gpu.launch_func @k_gpu::@fails blocks in (%n, %c1, %c1) threads in (%c256, %c1, %c1)
        args(%x : memref<f32>, %word : !llvm.ptr, %first : i64) {rt.failures = [[3 : i32, "no"]]}
    %bytes = arith.constant 65536 : i32
    gpu.launch_func @k_gpu::@k blocks in (%n, %c1, %c1) threads in (%c256, %c1, %c1) dynamic_shared_memory_size %bytes args(%x : memref<f32>, %n : index)
    return
  }
}

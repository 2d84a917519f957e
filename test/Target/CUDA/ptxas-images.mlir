// NVIDIA's assembler makes an ELF file of a kernel; tools pass its name on.
// RUN: tcopt %s --cuda-serialize-kernels="chip=sm_90 ptxas=ptxas" | FileCheck %s
// CHECK: gpu.module @m attributes {rt.image = "\7FELF
// REQUIRES: ptxas

gpu.module @m {
  llvm.func @k(%p: !llvm.ptr, %x: f32) attributes {gpu.kernel, nvvm.kernel} {
    llvm.store %x, %p : f32, !llvm.ptr
    llvm.return
  }
}

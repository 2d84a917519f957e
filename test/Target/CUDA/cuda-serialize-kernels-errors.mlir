// RUN: not tcopt %s --cuda-serialize-kernels=chip=sm_80 --split-input-file --mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s
// RUN: not tcopt %s --cuda-serialize-kernels=chip=sm_1 --split-input-file --mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s --check-prefix=CHIP

// CHIP: error: unknown chip 'sm_1'

// CHECK: error: a kernel calls 'sinf', which is not defined: no library is linked to kernels
gpu.module @external {
  llvm.func @sinf(f32) -> f32
  llvm.func @k(%p: !llvm.ptr, %x: f32) attributes {gpu.kernel, nvvm.kernel} {
    %y = llvm.call @sinf(%x) : (f32) -> f32
    llvm.store %y, %p : f32, !llvm.ptr
    llvm.return
  }
}

// -----

// The code generator would have to call a library.
// CHECK: error: a kernel calls 'llvm.exp.f32', which is not defined
gpu.module @intrinsic {
  llvm.func @k(%p: !llvm.ptr, %x: f32) attributes {gpu.kernel, nvvm.kernel} {
    %y = llvm.intr.exp(%x) : (f32) -> f32
    llvm.store %y, %p : f32, !llvm.ptr
    llvm.return
  }
}

// -----

// CHECK: error: cannot translate the kernel module 'other' to LLVM IR
gpu.module @other {
  func.func @f() {
    return
  }
}

// The image for the emulator: a shared object, from the same modules as PTX.
// RUN: tcopt %s --cuda-serialize-kernels="chip=emulated text" -o /dev/null > %t.so
// RUN: %llvm/bin/llvm-readelf --dyn-symbols %t.so | FileCheck %s
// RUN: %llvm/bin/llvm-readelf -x .rodata %t.so | FileCheck %s --check-prefix=INFO

// CHECK-DAG: UND tcopt_emulated_barrier_all
// CHECK-DAG: UND tcopt_emulated_self
// CHECK-DAG: FUNC GLOBAL DEFAULT {{.*}} k
// CHECK-DAG: OBJECT GLOBAL DEFAULT {{.*}} k_info
// CHECK-NOT: buffer

// 256 bytes of shared memory, threads that wait, at most 64 of them, no atomics,
// 227 KB of shared memory on the chip, two parameters of 8 and 4 bytes.
// INFO: 00010000 01000000 40000000 00000000
// INFO-NEXT: 008c0300 02000000 08000000 04000000

gpu.module @m {
  llvm.mlir.global internal @buffer() {addr_space = 3 : i32} : !llvm.array<64 x f32>
  llvm.func @k(%p: !llvm.ptr, %x: f32) attributes {gpu.kernel, nvvm.kernel, nvvm.maxntid = array<i32: 64, 1, 1>} {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %b = llvm.mlir.addressof @buffer : !llvm.ptr<3>
    %q = llvm.getelementptr %b[0, %t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, !llvm.array<64 x f32>
    llvm.store %x, %q : f32, !llvm.ptr<3>
    nvvm.barrier0
    %v = llvm.load %b : !llvm.ptr<3> -> f32
    llvm.store %v, %p : f32, !llvm.ptr
    llvm.return
  }
}

// Atomics of all types reach PTX that assembles, without an order of other accesses.
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm | FileCheck %s --check-prefix=NVVM
// NVVM: llvm.atomicrmw fadd %{{.*}}, %{{.*}} syncscope("device") monotonic : !llvm.ptr, f16
// NVVM: llvm.atomicrmw fadd %{{.*}}, %{{.*}} syncscope("device") monotonic : !llvm.ptr, bf16
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_70 text" -o /dev/null > %t.70.ptx
// RUN: ptxas -arch=sm_75 %t.70.ptx -o /dev/null
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_80 text" -o /dev/null > %t.80.ptx
// RUN: ptxas -arch=sm_80 %t.80.ptx -o /dev/null
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_90 text" -o /dev/null > %t.90.ptx
// RUN: ptxas -arch=sm_90 %t.90.ptx -o /dev/null
// RUN: FileCheck %s --input-file %t.90.ptx
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=emulated text" -o /dev/null
// REQUIRES: ptxas

// No order of other accesses.
// CHECK-NOT: fence
// CHECK-NOT: membar
// CHECK: .entry addf_f16(
// CHECK: atom.global.add.noftz.f16
// CHECK: .entry addf_bf16(
// CHECK: atom.global.add.noftz.bf16
// CHECK: .entry addf_f32(
// CHECK: atom.global.add.f32
// CHECK: .entry addf_f64(
// CHECK: atom.global.add.f64
// CHECK: .entry addi_i8(
// CHECK: atom.relaxed.gpu.global.cas.b32
// CHECK: .entry addi_i16(
// CHECK: atom.relaxed.gpu.global.cas.b32
// CHECK: .entry addi_i32(
// CHECK: atom.global.add.u32
// CHECK: .entry addi_i64(
// CHECK: atom.global.add.u64
// CHECK: .entry maxs_i64(
// CHECK: atom.global.max.s64
// CHECK: .entry minu_i32(
// CHECK: atom.global.min.u32
// CHECK: .entry xori_i8(
// CHECK: atom.global.xor.b32
// CHECK-NOT: fence
// CHECK-NOT: membar

gpu.module @m {
  gpu.func @addf_f16(%x: memref<f16>, %y: memref<f16>) kernel {
    %v = memref.load %y[] : memref<f16>
    %r = memref.atomic_rmw addf %v, %x[] : (f16, memref<f16>) -> f16
    gpu.return
  }
  gpu.func @addf_bf16(%x: memref<bf16>, %y: memref<bf16>) kernel {
    %v = memref.load %y[] : memref<bf16>
    %r = memref.atomic_rmw addf %v, %x[] : (bf16, memref<bf16>) -> bf16
    gpu.return
  }
  gpu.func @addf_f32(%x: memref<f32>, %y: memref<f32>) kernel {
    %v = memref.load %y[] : memref<f32>
    %r = memref.atomic_rmw addf %v, %x[] : (f32, memref<f32>) -> f32
    gpu.return
  }
  gpu.func @addf_f64(%x: memref<f64>, %y: memref<f64>) kernel {
    %v = memref.load %y[] : memref<f64>
    %r = memref.atomic_rmw addf %v, %x[] : (f64, memref<f64>) -> f64
    gpu.return
  }
  gpu.func @addi_i8(%x: memref<i8>, %y: memref<i8>) kernel {
    %v = memref.load %y[] : memref<i8>
    %r = memref.atomic_rmw addi %v, %x[] : (i8, memref<i8>) -> i8
    gpu.return
  }
  gpu.func @addi_i16(%x: memref<i16>, %y: memref<i16>) kernel {
    %v = memref.load %y[] : memref<i16>
    %r = memref.atomic_rmw addi %v, %x[] : (i16, memref<i16>) -> i16
    gpu.return
  }
  gpu.func @addi_i32(%x: memref<i32>, %y: memref<i32>) kernel {
    %v = memref.load %y[] : memref<i32>
    %r = memref.atomic_rmw addi %v, %x[] : (i32, memref<i32>) -> i32
    gpu.return
  }
  gpu.func @addi_i64(%x: memref<i64>, %y: memref<i64>) kernel {
    %v = memref.load %y[] : memref<i64>
    %r = memref.atomic_rmw addi %v, %x[] : (i64, memref<i64>) -> i64
    gpu.return
  }
  gpu.func @maxs_i8(%x: memref<i8>, %y: memref<i8>) kernel {
    %v = memref.load %y[] : memref<i8>
    %r = memref.atomic_rmw maxs %v, %x[] : (i8, memref<i8>) -> i8
    gpu.return
  }
  gpu.func @maxs_i16(%x: memref<i16>, %y: memref<i16>) kernel {
    %v = memref.load %y[] : memref<i16>
    %r = memref.atomic_rmw maxs %v, %x[] : (i16, memref<i16>) -> i16
    gpu.return
  }
  gpu.func @maxs_i32(%x: memref<i32>, %y: memref<i32>) kernel {
    %v = memref.load %y[] : memref<i32>
    %r = memref.atomic_rmw maxs %v, %x[] : (i32, memref<i32>) -> i32
    gpu.return
  }
  gpu.func @maxs_i64(%x: memref<i64>, %y: memref<i64>) kernel {
    %v = memref.load %y[] : memref<i64>
    %r = memref.atomic_rmw maxs %v, %x[] : (i64, memref<i64>) -> i64
    gpu.return
  }
  gpu.func @mins_i8(%x: memref<i8>, %y: memref<i8>) kernel {
    %v = memref.load %y[] : memref<i8>
    %r = memref.atomic_rmw mins %v, %x[] : (i8, memref<i8>) -> i8
    gpu.return
  }
  gpu.func @mins_i16(%x: memref<i16>, %y: memref<i16>) kernel {
    %v = memref.load %y[] : memref<i16>
    %r = memref.atomic_rmw mins %v, %x[] : (i16, memref<i16>) -> i16
    gpu.return
  }
  gpu.func @mins_i32(%x: memref<i32>, %y: memref<i32>) kernel {
    %v = memref.load %y[] : memref<i32>
    %r = memref.atomic_rmw mins %v, %x[] : (i32, memref<i32>) -> i32
    gpu.return
  }
  gpu.func @mins_i64(%x: memref<i64>, %y: memref<i64>) kernel {
    %v = memref.load %y[] : memref<i64>
    %r = memref.atomic_rmw mins %v, %x[] : (i64, memref<i64>) -> i64
    gpu.return
  }
  gpu.func @maxu_i8(%x: memref<i8>, %y: memref<i8>) kernel {
    %v = memref.load %y[] : memref<i8>
    %r = memref.atomic_rmw maxu %v, %x[] : (i8, memref<i8>) -> i8
    gpu.return
  }
  gpu.func @maxu_i16(%x: memref<i16>, %y: memref<i16>) kernel {
    %v = memref.load %y[] : memref<i16>
    %r = memref.atomic_rmw maxu %v, %x[] : (i16, memref<i16>) -> i16
    gpu.return
  }
  gpu.func @maxu_i32(%x: memref<i32>, %y: memref<i32>) kernel {
    %v = memref.load %y[] : memref<i32>
    %r = memref.atomic_rmw maxu %v, %x[] : (i32, memref<i32>) -> i32
    gpu.return
  }
  gpu.func @maxu_i64(%x: memref<i64>, %y: memref<i64>) kernel {
    %v = memref.load %y[] : memref<i64>
    %r = memref.atomic_rmw maxu %v, %x[] : (i64, memref<i64>) -> i64
    gpu.return
  }
  gpu.func @minu_i8(%x: memref<i8>, %y: memref<i8>) kernel {
    %v = memref.load %y[] : memref<i8>
    %r = memref.atomic_rmw minu %v, %x[] : (i8, memref<i8>) -> i8
    gpu.return
  }
  gpu.func @minu_i16(%x: memref<i16>, %y: memref<i16>) kernel {
    %v = memref.load %y[] : memref<i16>
    %r = memref.atomic_rmw minu %v, %x[] : (i16, memref<i16>) -> i16
    gpu.return
  }
  gpu.func @minu_i32(%x: memref<i32>, %y: memref<i32>) kernel {
    %v = memref.load %y[] : memref<i32>
    %r = memref.atomic_rmw minu %v, %x[] : (i32, memref<i32>) -> i32
    gpu.return
  }
  gpu.func @minu_i64(%x: memref<i64>, %y: memref<i64>) kernel {
    %v = memref.load %y[] : memref<i64>
    %r = memref.atomic_rmw minu %v, %x[] : (i64, memref<i64>) -> i64
    gpu.return
  }
  gpu.func @andi_i8(%x: memref<i8>, %y: memref<i8>) kernel {
    %v = memref.load %y[] : memref<i8>
    %r = memref.atomic_rmw andi %v, %x[] : (i8, memref<i8>) -> i8
    gpu.return
  }
  gpu.func @andi_i16(%x: memref<i16>, %y: memref<i16>) kernel {
    %v = memref.load %y[] : memref<i16>
    %r = memref.atomic_rmw andi %v, %x[] : (i16, memref<i16>) -> i16
    gpu.return
  }
  gpu.func @andi_i32(%x: memref<i32>, %y: memref<i32>) kernel {
    %v = memref.load %y[] : memref<i32>
    %r = memref.atomic_rmw andi %v, %x[] : (i32, memref<i32>) -> i32
    gpu.return
  }
  gpu.func @andi_i64(%x: memref<i64>, %y: memref<i64>) kernel {
    %v = memref.load %y[] : memref<i64>
    %r = memref.atomic_rmw andi %v, %x[] : (i64, memref<i64>) -> i64
    gpu.return
  }
  gpu.func @ori_i8(%x: memref<i8>, %y: memref<i8>) kernel {
    %v = memref.load %y[] : memref<i8>
    %r = memref.atomic_rmw ori %v, %x[] : (i8, memref<i8>) -> i8
    gpu.return
  }
  gpu.func @ori_i16(%x: memref<i16>, %y: memref<i16>) kernel {
    %v = memref.load %y[] : memref<i16>
    %r = memref.atomic_rmw ori %v, %x[] : (i16, memref<i16>) -> i16
    gpu.return
  }
  gpu.func @ori_i32(%x: memref<i32>, %y: memref<i32>) kernel {
    %v = memref.load %y[] : memref<i32>
    %r = memref.atomic_rmw ori %v, %x[] : (i32, memref<i32>) -> i32
    gpu.return
  }
  gpu.func @ori_i64(%x: memref<i64>, %y: memref<i64>) kernel {
    %v = memref.load %y[] : memref<i64>
    %r = memref.atomic_rmw ori %v, %x[] : (i64, memref<i64>) -> i64
    gpu.return
  }
  gpu.func @xori_i8(%x: memref<i8>, %y: memref<i8>) kernel {
    %v = memref.load %y[] : memref<i8>
    %r = memref.atomic_rmw xori %v, %x[] : (i8, memref<i8>) -> i8
    gpu.return
  }
  gpu.func @xori_i16(%x: memref<i16>, %y: memref<i16>) kernel {
    %v = memref.load %y[] : memref<i16>
    %r = memref.atomic_rmw xori %v, %x[] : (i16, memref<i16>) -> i16
    gpu.return
  }
  gpu.func @xori_i32(%x: memref<i32>, %y: memref<i32>) kernel {
    %v = memref.load %y[] : memref<i32>
    %r = memref.atomic_rmw xori %v, %x[] : (i32, memref<i32>) -> i32
    gpu.return
  }
  gpu.func @xori_i64(%x: memref<i64>, %y: memref<i64>) kernel {
    %v = memref.load %y[] : memref<i64>
    %r = memref.atomic_rmw xori %v, %x[] : (i64, memref<i64>) -> i64
    gpu.return
  }
}

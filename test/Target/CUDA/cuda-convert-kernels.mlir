// RUN: tcopt %s --cuda-convert-kernels | FileCheck %s

gpu.module @m {
  // Intrinsics and not libdevice; attributes of arguments stay.
  // CHECK-LABEL: llvm.func @functions
  // CHECK-SAME: %{{.*}}: !llvm.ptr {llvm.align = 64 : i64, llvm.noalias}
  // CHECK-SAME: attributes {gpu.kernel, gpu.known_block_size = array<i32: 128, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 128, 1, 1>}
  // CHECK: nvvm.read.ptx.sreg.tid.x
  // CHECK: llvm.intr.fabs
  // CHECK: llvm.intr.maxnum
  // CHECK: llvm.intr.sqrt
  // CHECK-NOT: __nv_
  gpu.func @functions(%x: memref<f32> {llvm.noalias, llvm.align = 64 : i64}, %n: index) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %t = gpu.thread_id x
    %b = memref.reinterpret_cast %x to offset: [0], sizes: [%n], strides: [1] : memref<f32> to memref<?xf32>
    %v = memref.load %b[%t] : memref<?xf32>
    %a = math.absf %v : f32
    %m = arith.maxnumf %a, %v : f32
    %s = math.sqrt %m : f32
    memref.store %s, %b[%t] : memref<?xf32>
    gpu.return
  }

  // Instructions that approximate what is rounded further.
  // CHECK-LABEL: llvm.func @rounded
  // CHECK: llvm.call_intrinsic "llvm.nvvm.ex2.approx"(%{{.*}}) : (f32) -> f32
  // CHECK: llvm.call_intrinsic "llvm.nvvm.div.full"(%{{.*}}, %{{.*}}) : (f32, f32) -> f32
  // CHECK: llvm.fdiv
  gpu.func @rounded(%x: memref<f32>) kernel {
    %v = memref.load %x[] : memref<f32>
    %a = math.exp2 %v fastmath<afn> {tcopt.rounded_to = bf16} : f32
    %b = arith.divf %v, %a {tcopt.rounded_to = bf16} : f32
    %c = arith.divf %v, %b : f32
    memref.store %c, %x[] : memref<f32>
    gpu.return
  }

  // Atomics order no other accesses.
  // CHECK-LABEL: llvm.func @atomics
  // CHECK: %[[P:.*]] = llvm.getelementptr
  // CHECK: llvm.atomicrmw fadd %[[P]], %{{.*}} syncscope("device") monotonic : !llvm.ptr, f32
  // CHECK: llvm.atomicrmw umin %{{.*}}, %{{.*}} syncscope("device") monotonic : !llvm.ptr, i64
  gpu.func @atomics(%x: memref<8xf32>, %y: memref<i64>, %v: f32, %n: i64, %i: index) kernel {
    %a = memref.atomic_rmw addf %v, %x[%i] : (f32, memref<8xf32>) -> f32
    %b = memref.atomic_rmw minu %n, %y[] : (i64, memref<i64>) -> i64
    gpu.return
  }

  // CHECK-LABEL: llvm.func @reductions
  // CHECK-COUNT-5: nvvm.shfl.sync
  // CHECK-NOT: gpu.subgroup_reduce
  gpu.func @reductions(%x: memref<f32>) kernel {
    %v = memref.load %x[] : memref<f32>
    %s = gpu.subgroup_reduce add %v : (f32) -> f32
    memref.store %s, %x[] : memref<f32>
    gpu.return
  }
}

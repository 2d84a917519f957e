// Kernels on buffers, from scf, memref, vector, arith, math and gpu to PTX.
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_80 text" -o /dev/null | FileCheck %s

gpu.module @m {
  // Vectors are read and written at once.
  // CHECK-LABEL: .entry double(
  // CHECK-NEXT: .param .u64 .ptr .align 64
  // CHECK: ld.global{{.*}}.v4.b32
  // CHECK-COUNT-4: add.rn.f32
  // CHECK: st.global.v4.b32
  gpu.func @double(%x: memref<f32> {llvm.noalias, llvm.align = 64 : i64}, %y: memref<f32> {llvm.noalias, llvm.align = 64 : i64}, %n: index) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %a = memref.reinterpret_cast %x to offset: [0], sizes: [%n], strides: [1] : memref<f32> to memref<?xf32>
    %b = memref.reinterpret_cast %y to offset: [0], sizes: [%n], strides: [1] : memref<f32> to memref<?xf32>
    %block = gpu.block_id x
    %thread = gpu.thread_id x
    %i = affine.apply affine_map<(b, t) -> (512 * b + 4 * t)>(%block, %thread)
    %inside = arith.cmpi slt, %i, %n : index
    scf.if %inside {
      %v = vector.load %a[%i] : memref<?xf32>, vector<4xf32>
      %w = arith.addf %v, %v : vector<4xf32>
      vector.store %w, %b[%i] : memref<?xf32>, vector<4xf32>
    }
    gpu.return
  }

  // CHECK-LABEL: .entry bf16(
  // CHECK: ld.global.b16
  // CHECK: shl.b32
  // CHECK: mul.rn.f32
  // CHECK: cvt.rn.bf16.f32
  // CHECK: st.global.b16
  gpu.func @bf16(%x: memref<bf16>) kernel {
    %v = memref.load %x[] : memref<bf16>
    %w = arith.mulf %v, %v : bf16
    memref.store %w, %x[] : memref<bf16>
    gpu.return
  }

  // The table of angles is a constant of the module.
  // CHECK-LABEL: .entry angles(
  // CHECK: tcopt_$_two_over_pi
  gpu.func @angles(%x: memref<4xf32>) kernel {
    %c0 = arith.constant 0 : index
    %v = vector.load %x[%c0] : memref<4xf32>, vector<4xf32>
    %w = math.sin %v : vector<4xf32>
    vector.store %w, %x[%c0] : memref<4xf32>, vector<4xf32>
    gpu.return
  }

  // CHECK-LABEL: .entry shared(
  // CHECK: st.shared.b32
  // CHECK: bar.sync 0
  // CHECK: ld.shared.v4.b32
  gpu.func @shared(%x: memref<64xf32>, %y: memref<64xf32>) workgroup(%s: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xf32>
    memref.store %v, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %c0 = arith.constant 0 : index
    %w = vector.load %s[%c0] : memref<64xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    vector.store %w, %y[%c0] : memref<64xf32>, vector<4xf32>
    gpu.return
  }
}

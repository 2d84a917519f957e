// RUN: tcopt %s --pass-pipeline="builtin.module(gpu.module(cuda-pack-roundings))" --split-input-file | FileCheck %s

module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", vector_bits = 256, chip = "sm_80">} {
  gpu.module @m {
    // The rounded number itself is used, too.
    // CHECK-LABEL: gpu.func @packed
    // CHECK: %[[X:.*]] = memref.load
    // CHECK: %[[R:.*]] = arith.truncf %[[X]] : f32 to bf16
    // CHECK: %[[P:.*]] = llvm.call_intrinsic "llvm.nvvm.ff2bf16x2.rn"(%[[X]], %{{.*}}) : (f32, f32) -> vector<2xbf16>
    // CHECK: %[[Y:.*]] = llvm.bitcast %[[P]] : vector<2xbf16> to f32
    // CHECK: memref.store %[[Y]]
    // CHECK: memref.store %[[R]]
    gpu.func @packed(%x: memref<f32>, %y: memref<bf16>) kernel {
      %v = memref.load %x[] : memref<f32>
      %r = arith.truncf %v : f32 to bf16
      %w = arith.extf %r : bf16 to f32
      memref.store %w, %x[] : memref<f32>
      memref.store %r, %y[] : memref<bf16>
      gpu.return
    }

    // f16 has no instruction for it, nor do other ways to round.
    // CHECK-LABEL: gpu.func @others
    // CHECK-NOT: call_intrinsic
    // CHECK: gpu.return
    gpu.func @others(%x: memref<f32>) kernel {
      %v = memref.load %x[] : memref<f32>
      %r = arith.truncf %v : f32 to f16
      %w = arith.extf %r : f16 to f32
      %s = arith.truncf %w toward_zero : f32 to bf16
      %y = arith.extf %s : bf16 to f32
      memref.store %y, %x[] : memref<f32>
      gpu.return
    }
  }
}

// -----

module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", vector_bits = 256, chip = "sm_75">} {
  gpu.module @m {
    // CHECK-LABEL: gpu.func @older
    // CHECK-NOT: call_intrinsic
    // CHECK: gpu.return
    gpu.func @older(%x: memref<f32>) kernel {
      %v = memref.load %x[] : memref<f32>
      %r = arith.truncf %v : f32 to bf16
      %w = arith.extf %r : bf16 to f32
      memref.store %w, %x[] : memref<f32>
      gpu.return
    }
  }
}

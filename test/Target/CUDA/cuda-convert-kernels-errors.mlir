// RUN: tcopt %s --cuda-convert-kernels --verify-diagnostics

gpu.module @m {
  // expected-error @+1 {{failed to legalize operation 'gpu.func'}}
  gpu.func @dynamic(%x: memref<?xf32>) kernel {
    gpu.return
  }
}

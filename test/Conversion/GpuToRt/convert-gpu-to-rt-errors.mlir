// RUN: tcopt %s --convert-gpu-to-rt --split-input-file --verify-diagnostics

module attributes {gpu.container_module} {
  // expected-error @+1 {{expected the code of its kernels as 'rt.image'}}
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m attributes {rt.image = "code"} {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @f(%n: index, %bytes: i32) {
    // expected-error @+1 {{expected a constant size of shared memory, no clusters and no tokens}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %bytes
    return
  }
}

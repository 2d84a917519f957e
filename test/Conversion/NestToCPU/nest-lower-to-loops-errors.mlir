// Kernels are given all memory that they need.
// RUN: tcopt %s --nest-choose-schedule --nest-lower-to-loops --split-input-file --verify-diagnostics

func.func @kernel(%x: memref<4xf32>)
    attributes {llvm.bareptr} {
  // expected-error @below {{'memref.alloc' op allocates memory within a kernel; expected what the kernel computes to need none but its arguments}}
  %a = memref.alloc() : memref<4xf32>
  linalg.copy ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

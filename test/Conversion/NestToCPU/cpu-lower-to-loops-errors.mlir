// Kernels are given all memory that they need.
// RUN: tcopt %s --cpu-choose-schedule --cpu-lower-to-loops --split-input-file --verify-diagnostics

func.func @kernel(%x: memref<4xf32>)
    attributes {llvm.bareptr} {
  // expected-error @below {{'memref.alloc' op allocates memory within a kernel; expected what the kernel computes to need none but its arguments}}
  %a = memref.alloc() : memref<4xf32>
  linalg.copy ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

// Panels that are too large for a stack need the kernel's memory for threads.
func.func @panels(%a: memref<32x512xf32>, %b: memref<512x512xf32>, %o: memref<32x512xf32>)
    attributes {nest.schedule = #cpu.contraction<task = [32, 256, 128], registers = [4, 16], lanes = 8>, llvm.bareptr} {
  // expected-error @below {{'linalg.matmul' op expected a kernel that states nest.thread_bytes of at least 133504 for the panels of its schedule (cpu-state-workspaces)}}
  linalg.matmul ins(%a, %b : memref<32x512xf32>, memref<512x512xf32>) outs(%o : memref<32x512xf32>)
  return
}

// -----

func.func @fewer_bytes(%a: memref<32x512xf32>, %b: memref<512x512xf32>, %o: memref<32x512xf32>, %w: memref<i8>)
    attributes {nest.schedule = #cpu.contraction<task = [32, 256, 128], registers = [4, 16], lanes = 8>, llvm.bareptr, nest.thread_bytes = 133503 : i64} {
  // expected-error @below {{'linalg.matmul' op expected a kernel that states nest.thread_bytes of at least 133504 for the panels of its schedule (cpu-state-workspaces)}}
  linalg.matmul ins(%a, %b : memref<32x512xf32>, memref<512x512xf32>) outs(%o : memref<32x512xf32>)
  return
}

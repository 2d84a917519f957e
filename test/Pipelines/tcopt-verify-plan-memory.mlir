// What holds after phase plan-memory: host functions have no tensors, buffers have places, and calls write apart.
// RUN: tcopt %s --tcopt-verify-plan-memory --split-input-file --verify-diagnostics | FileCheck %s

// Kernels stay on tensors.
// CHECK: func.func @ok
module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>} {
    %1 = linalg.abs ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.return %1 : tensor<4xf32>
  }
}
func.func @ok(%x: memref<4xf32>, %out: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = mem.arena slots = [128, 64], lower_bound = 32
  %b = mem.view %a, slot = 0, offset = 0, lifetime = [0, 3] : memref<4xf32>
  %c = mem.view %a, slot = 1, offset = 0, lifetime = [0, 3] : memref<4xf32>
  %d = mem.view %a, slot = 0, offset = 64, lifetime = [0, 3] : memref<4xf32>
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  nest.call @k ins(%b : memref<4xf32>) outs(%c : memref<4xf32>)
  nest.call @k ins(%b : memref<4xf32>) outs(%d : memref<4xf32>)
  scf.for %i = %c0 to %n step %c1 {
    nest.call @k ins(%c : memref<4xf32>) outs(%out : memref<4xf32>)
  }
  return
}

// -----

func.func @allocates(%x: memref<4xf32>) {
  // expected-error @below {{'memref.alloc' op is a buffer without a place in an arena (contract of phase 'plan-memory')}}
  %a = memref.alloc() : memref<4xf32>
  // expected-error @below {{'memref.dealloc' op is a buffer without a place in an arena (contract of phase 'plan-memory')}}
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

func.func @tensors(%x: memref<4xf32>) {
  // expected-error @below {{'tensor.empty' op has a tensor (contract of phase 'plan-memory')}}
  %t = tensor.empty() : tensor<4xf32>
  return
}

// -----

// Kernels compute, on buffers as on tensors.
func.func @computes(%x: memref<4xf32>, %u: memref<2xf32>, %i: memref<2xi64>, %z: f32) {
  // expected-error @below {{'linalg.fill' op is not allowed (contract of phase 'plan-memory')}}
  linalg.fill ins(%z : f32) outs(%x : memref<4xf32>)
  // expected-error @below {{'nest.scatter' op computes outside of a kernel (contract of phase 'plan-memory')}}
  nest.scatter ins(%u, %i : memref<2xf32>, memref<2xi64>) outs(%x : memref<4xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  // expected-error @below {{'nest.sort' op computes outside of a kernel (contract of phase 'plan-memory')}}
  nest.sort ins(%u : memref<2xf32>) outs(%u, %i : memref<2xf32>, memref<2xi64>) descending = true
  return
}

// -----

func.func @loops(%n: index) {
  // expected-error @below {{'scf.parallel' op is not allowed outside of a kernel (contract of phase 'plan-memory')}}
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    scf.reduce
  }
  // expected-error @below {{'gpu.barrier' op is not allowed (contract of phase 'plan-memory')}}
  gpu.barrier
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @two {
  nest.kernel @two(%o: tensor<4xf32>, %p: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    nest.return %o, %p : tensor<4xf32>, tensor<4xf32>
  }
}
module @none {
  nest.kernel @none(%a: tensor<0xf32>, %o: tensor<0xf32>) -> tensor<0xf32> {
    nest.return %o : tensor<0xf32>
  }
}

// What a call writes is no other operand, by whatever name.
func.func @overlaps(%x: memref<4xf32>, %y: memref<2x2xf32>, %b: memref<4xi8>) {
  // expected-error @below {{'nest.call' op writes a buffer that is another operand too (contract of phase 'plan-memory')}}
  nest.call @k ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  // expected-error @below {{'nest.call' op writes a buffer that is another operand too (contract of phase 'plan-memory')}}
  nest.call @two outs(%x, %x : memref<4xf32>, memref<4xf32>)
  %v = memref.collapse_shape %y [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  %w = memref.reinterpret_cast %y to offset: [0], sizes: [4], strides: [1] : memref<2x2xf32> to memref<4xf32>
  // expected-error @below {{'nest.call' op writes a buffer that is another operand too (contract of phase 'plan-memory')}}
  nest.call @k ins(%v : memref<4xf32>) outs(%w : memref<4xf32>)
  %a = mem.arena slots = [64], lower_bound = 16
  %c = mem.view %a, slot = 0, offset = 0, lifetime = [0, 3] : memref<4xf32>
  %d = mem.view %a, slot = 0, offset = 0, lifetime = [4, 5] : memref<4xf32>
  // expected-error @below {{'nest.call' op writes a buffer that is another operand too (contract of phase 'plan-memory')}}
  nest.call @k ins(%c : memref<4xf32>) outs(%d : memref<4xf32>)
  // A buffer without elements overlaps nothing.
  %e = mem.view %a, slot = 0, offset = 0, lifetime = [0, 3] : memref<0xf32>
  %f = mem.view %a, slot = 0, offset = 0, lifetime = [0, 3] : memref<0xf32>
  nest.call @none ins(%e : memref<0xf32>) outs(%f : memref<0xf32>)
  return
}

// -----

// Threads have the memory that their kernel states, and nobody else has it.
module @panels {
  nest.kernel @panels(%o: tensor<128xi8>) -> tensor<128xi8> attributes {nest.thread_bytes = 128 : i64} {
    nest.return %o : tensor<128xi8>
  }
}
func.func @workspaces(%o: memref<128xi8>, %w: memref<1x128xi8>) {
  nest.call @panels outs(%o : memref<128xi8>) workspace(%w : memref<1x128xi8>)
  // expected-error @below {{'nest.call' op has no workspace for the kernel's threads (contract of phase 'plan-memory')}}
  nest.call @panels outs(%o : memref<128xi8>)
  %v = memref.collapse_shape %w [[0, 1]] : memref<1x128xi8> into memref<128xi8>
  // expected-error @below {{'nest.call' op writes a buffer that is another operand too (contract of phase 'plan-memory')}}
  nest.call @panels outs(%v : memref<128xi8>) workspace(%w : memref<1x128xi8>)
  return
}

// -----

// The state is what its init function writes.
func.func private @state.init(%o: memref<2xf32>) attributes {nest.state_layout = [tensor<2xf32>]} {
  return
}
func.func @good(%s: memref<2xf32> {nest.state = 0 : index}, %o: memref<2xf32>) {
  return
}
// expected-error @below {{'func.func' op has an argument that is no tensor of the state (contract of phase 'plan-memory')}}
func.func @type(%s: memref<2xf16> {nest.state = 0 : index}) {
  return
}

// -----

func.func private @updates(%x: memref<4xf32> {tcopt.donates = 0 : i64}, %y: memref<4xf32>) {
  return
}

// What a callee updates is no other operand either.
func.func @calls(%x: memref<4xf32>, %y: memref<4xf32>) {
  func.call @updates(%x, %y) : (memref<4xf32>, memref<4xf32>) -> ()
  // expected-error @below {{'func.call' op passes a buffer that the callee updates as another operand too (contract of phase 'plan-memory')}}
  func.call @updates(%x, %x) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

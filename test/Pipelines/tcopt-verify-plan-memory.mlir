// RUN: tcopt %s --tcopt-verify-plan-memory --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: func.func @ok
func.func @ok(%x: memref<4xf32>) {
  %a = mem.arena slots = [64], lower_bound = 16
  %b = mem.view %a, slot = 0, offset = 0, lifetime = [0, 3] : memref<4xf32>
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @bad(%x: memref<4xf32>) {
  // expected-error @+1 {{'memref.alloc' op is a buffer without a place in an arena (contract of phase 'plan-memory')}}
  %a = memref.alloc() : memref<4xf32>
  // expected-error @+1 {{'tensor.empty' op has a tensor (contract of phase 'plan-memory')}}
  %t = tensor.empty() : tensor<4xf32>
  return
}

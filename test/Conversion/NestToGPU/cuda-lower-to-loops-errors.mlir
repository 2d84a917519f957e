// What the lowering refuses, and what it remarks on.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" --split-input-file --verify-diagnostics

#id = affine_map<(d0) -> (d0)>

func.func @no_schedule(%x: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op has no schedule; expected the attribute nest.schedule}}
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%x : memref<4xf32>) {
  ^bb0(%a: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

// One thread writes the element and what it decides is known on the device only.
func.func @host_needs(%n: memref<index>, %x: memref<64xf32>) attributes {nest.schedule = #cuda.pointwise<order = [0], threads = 64>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %c1, %n[] : memref<index>
  // expected-error @+1 {{computes on the device what the host needs}}
  %count = memref.load %n[] : memref<index>
  scf.for %i = %c0 to %count step %c1 {
    linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%x : memref<64xf32>) {
    ^bb0(%a: f32):
      linalg.yield %a : f32
    }
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

// What an op leaves for the next one is in memory of the caller's.
func.func @own_buffer(%x: memref<64xf32>) attributes {nest.schedule = #cuda.pointwise<order = [0], threads = 64>} {
  // expected-error @+1 {{'memref.alloc' op expected no buffer of a kernel's own that its threads use but found one}}
  %own = memref.alloc() : memref<64xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<64xf32>) outs(%own : memref<64xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

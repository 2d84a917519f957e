// What holds after phase fuse: host functions call kernels, which have schedules, and compute nothing themselves.
// RUN: tcopt %s --tcopt-verify-fuse --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: func.func @ok
module @fill {
  nest.kernel @fill(%o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index, %z: f32) -> tensor<?xf32>
      attributes {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>} {
    %f = linalg.fill ins(%z : f32) outs(%o : tensor<?xf32>) -> tensor<?xf32>
    nest.return %f : tensor<?xf32>
  }
}
func.func @ok(%z: f32, %x: tensor<?xf32>, %c: i1) -> tensor<?x1xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  %e = tensor.empty(%m) : tensor<?xf32>
  %r = nest.call @fill outs(%e : tensor<?xf32>) args(%m, %z : index, f32) -> tensor<?xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%p = %r) -> tensor<?xf32> {
    %t = scf.if %c -> tensor<?xf32> {
      %u = nest.extern "f" outs(%p : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %u : tensor<?xf32>
    } else {
      scf.yield %p : tensor<?xf32>
    }
    scf.yield %t : tensor<?xf32>
  }
  %y = tensor.expand_shape %s [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %y : tensor<?x1xf32>
}

// -----

// Ops of kernels have schedules. What they compute is not looked at here.
module @no_schedule {
  nest.kernel @no_schedule(%o: tensor<4xf32>, %z: f32) -> tensor<4xf32> {
    // expected-error @below {{'linalg.fill' op has no schedule (contract of phase 'fuse')}}
    %f = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.return %f : tensor<4xf32>
  }
}

// -----

func.func @computes(%z: f32, %e: tensor<4xf32>, %u: tensor<2xf32>, %i: tensor<2xi64>) {
  // expected-error @below {{'linalg.fill' op is not allowed (contract of phase 'fuse')}}
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-error @below {{'nest.group' op computes outside of a kernel (contract of phase 'fuse')}}
  %g = nest.group outs(%o = %f : tensor<4xf32>) {
    nest.yield %o : tensor<4xf32>
  } -> tensor<4xf32>
  // expected-error @below {{'nest.scatter' op computes outside of a kernel (contract of phase 'fuse')}}
  %s = nest.scatter ins(%u, %i : tensor<2xf32>, tensor<2xi64>) outs(%e : tensor<4xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<4xf32>
  // expected-error @below {{'nest.sort' op computes outside of a kernel (contract of phase 'fuse')}}
  %r:2 = nest.sort ins(%u : tensor<2xf32>) outs(%u, %i : tensor<2xf32>, tensor<2xi64>) descending = true
      -> tensor<2xf32>, tensor<2xi64>
  // expected-error @below {{'arith.addf' op computes on tensors (contract of phase 'fuse')}}
  %h = arith.addf %e, %e : tensor<4xf32>
  return
}

// -----

// Slices and values of tensors are moved by kernels.
func.func @moves(%x: tensor<4xf32>, %z: f32, %i: index) {
  // expected-error @below {{'tensor.extract_slice' op is not allowed outside of a kernel (contract of phase 'fuse')}}
  %0 = tensor.extract_slice %x[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  // expected-error @below {{'tensor.insert' op is not allowed outside of a kernel (contract of phase 'fuse')}}
  %1 = tensor.insert %z into %x[%i] : tensor<4xf32>
  // These move numbers.
  %2 = tensor.extract %x[%i] : tensor<4xf32>
  %3 = tensor.from_elements %2 : tensor<1xf32>
  return
}

// -----

// Loops of the host run one iteration after the other, on the host.
func.func @loops(%n: index, %c: i1) {
  // expected-error @below {{'scf.parallel' op is not allowed outside of a kernel (contract of phase 'fuse')}}
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    scf.reduce
  }
  // expected-error @below {{'gpu.barrier' op is not allowed (contract of phase 'fuse')}}
  gpu.barrier
  // expected-error @below {{'scf.execute_region' op is not allowed outside of a kernel (contract of phase 'fuse')}}
  scf.execute_region {
    scf.yield
  }
  // expected-error @below {{'affine.for' op is not allowed outside of a kernel (contract of phase 'fuse')}}
  affine.for %i = 0 to 4 {
  }
  return
}

// -----

// Memory is planned later, and Booleans in memory are bytes.
func.func @memory(%b: memref<4xf32>) {
  // expected-error @below {{'memref.alloc' op is not allowed (contract of phase 'fuse')}}
  %m = memref.alloc() : memref<4xf32>
  // expected-error @below {{'tensor.empty' op has a result of Booleans (contract of phase 'fuse')}}
  %e = tensor.empty() : tensor<4xi1>
  return
}

// -----

// The state is what its init function returns.
// expected-error @below {{'func.func' op computes other tensors than its nest.state_layout says (contract of phase 'fuse')}}
func.func private @state.init() -> tensor<3xf32> attributes {nest.state_layout = [tensor<2xf32>]} {
  %c = arith.constant dense<1.0> : tensor<3xf32>
  return %c : tensor<3xf32>
}
// expected-error @below {{'func.func' op is a second init function (contract of phase 'fuse')}}
func.func private @again() -> tensor<2xf32> attributes {nest.state_layout = [tensor<2xf32>]} {
  %c = arith.constant dense<1.0> : tensor<2xf32>
  return %c : tensor<2xf32>
}
func.func @good(%s: tensor<2xf32> {nest.state = 0 : index}) attributes {tcopt.signature = {inputs = [], results = []}} {
  return
}
// expected-error @below {{'func.func' op has an argument that is no tensor of the state (contract of phase 'fuse')}}
func.func @shape(%s: tensor<3xf32> {nest.state = 0 : index}) attributes {tcopt.signature = {inputs = [], results = []}} {
  return
}
// expected-error @below {{'func.func' op has an argument that is no tensor of the state (contract of phase 'fuse')}}
func.func @number(%s: tensor<2xf32> {nest.state = 1 : index}) attributes {tcopt.signature = {inputs = [], results = []}} {
  return
}

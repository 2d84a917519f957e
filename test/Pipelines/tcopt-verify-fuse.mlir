// RUN: tcopt %s --tcopt-verify-fuse --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: func.func @ok
func.func @ok(%z: f32, %e: tensor<4xf32>) -> tensor<4xf32> {
  %r = nest.kernel outs(%o = %e : tensor<4xf32>) schedule = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = []> {
    %f = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.yield %f : tensor<4xf32>
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @bad(%z: f32, %e: tensor<4xf32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'linalg.fill' op is not allowed (contract of phase 'fuse')}}
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{'nest.kernel' op has no schedule (contract of phase 'fuse')}}
  %r = nest.kernel outs(%o = %f : tensor<4xf32>) {
    %g = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.yield %g : tensor<4xf32>
  } -> tensor<4xf32>
  // expected-error @+1 {{'tensor.empty' op has a result of Booleans (contract of phase 'fuse')}}
  %b = tensor.empty() : tensor<4xi1>
  return %r : tensor<4xf32>
}

// RUN: tcopt %s --tcopt-verify-autodiff --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: func.func @ok
func.func @ok(%x: tensor<?xf32>) -> tensor<?xf32> attributes {tcopt.signature = {inputs = [], results = []}} {
  %0 = graph.exp %x : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func private @bad(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{'grad.stop' op is not allowed (contract of phase 'autodiff')}}
  %0 = grad.stop %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}

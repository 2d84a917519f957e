// RUN: tcopt %s --tcopt-verify-decompose --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: func.func @ok
func.func @ok(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = core.exp %x : (tensor<?xf32>) -> tensor<?xf32>
  graph.print %0, label = "x" : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @bad(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{'graph.exp' op is not allowed (contract of phase 'decompose')}}
  %0 = graph.exp %x : (tensor<3xf32>) -> tensor<3xf32>
  // expected-error @+1 {{'math.exp' op is not allowed (contract of phase 'decompose')}}
  %1 = math.exp %0 : tensor<3xf32>
  return %1 : tensor<3xf32>
}

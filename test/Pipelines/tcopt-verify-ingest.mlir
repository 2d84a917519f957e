// RUN: tcopt %s --tcopt-verify-ingest --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: func.func @ok
func.func @ok(%x: tensor<?xf32>) -> tensor<?xf32> attributes {tcopt.signature = {inputs = [], results = []}} {
  %0 = graph.exp %x : (tensor<?xf32>) -> tensor<?xf32>
  graph.print %0, label = "x" : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// All violations are reported.
// expected-error @+1 {{'func.func' op has no tcopt.signature (contract of phase 'ingest')}}
func.func @bad(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'graph.exp' op has a result of unknown rank (contract of phase 'ingest')}}
  %0 = graph.exp %x : (tensor<*xf32>) -> tensor<*xf32>
  // expected-error @+1 {{stands for the unknown operator 'aten.fft'}}
  %1 = graph.opaque "aten.fft"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  // expected-error @+1 {{'graph.opaque' op stands for the unknown operator 'aten.ifft'}}
  %2 = graph.opaque "aten.ifft"(%1) : (tensor<*xf32>) -> tensor<*xf32>
  // What has no rank because of them is not reported.
  %3 = graph.exp %2 : (tensor<*xf32>) -> tensor<*xf32>
  return %3 : tensor<*xf32>
}

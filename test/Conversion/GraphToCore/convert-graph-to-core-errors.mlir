// RUN: tcopt %s --convert-graph-to-core --verify-diagnostics --split-input-file

// All leftover ops are reported, each at its place.
func.func @opaque(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{'graph.opaque' op has no rule that rewrites it to core}}
  %a = graph.opaque "aten.one"(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %b = graph.exp %a : (tensor<3xf32>) -> tensor<3xf32>
  // expected-error @+1 {{'graph.opaque' op has no rule that rewrites it to core}}
  %c = graph.opaque "aten.two"(%b) : (tensor<3xf32>) -> tensor<3xf32>
  return %c : tensor<3xf32>
}

// -----

func.func @unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'graph.exp' op expected ranked tensors}}
  %a = graph.exp %x : (tensor<*xf32>) -> tensor<*xf32>
  return %a : tensor<*xf32>
}

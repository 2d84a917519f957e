// RUN: tcopt %s --graph-infer-shapes --verify-diagnostics --split-input-file

// Errors that only more precise types show, all at once.
func.func @contradiction(%x: tensor<2xf32>, %y: tensor<3xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %a = graph.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<*xf32>
  // expected-error @+1 {{'graph.add' op operands do not broadcast}}
  %b = graph.add %a, %y : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  // expected-error @+1 {{'graph.matmul' op expected size 2}}
  %c = graph.matmul %a, %y : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  return %b, %c : tensor<*xf32>, tensor<*xf32>
}

// -----

func.func @declared(%x: tensor<2xf32>) -> tensor<3xf32> {
  %a = graph.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<*xf32>
  // expected-error @+1 {{'graph.mul' op expected type 'tensor<2xf32>' but found 'tensor<3xf32>'}}
  %b = graph.mul %a, %a : (tensor<*xf32>, tensor<*xf32>) -> tensor<3xf32>
  return %b : tensor<3xf32>
}

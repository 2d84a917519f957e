// RUN: tcopt %s --grad-expand --split-input-file --verify-diagnostics

func.func private @declared(tensor<3xf32>) -> tensor<3xf32>

func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @below {{'grad.vjp' op expected a callee with a body}}
  %0:2 = grad.vjp @declared(%x) cotangents(%x) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}

// -----

// expected-error @below {{differentiates itself}}
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0:2 = grad.vjp @main(%x) cotangents(%x) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}

// RUN: tcopt %s --grad-partition=function=main --split-input-file --verify-diagnostics

// expected-error @below {{expected a function 'main' that grad-make-vjp has made}}
module {
  func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    return %x : tensor<3xf32>
  }
}

// -----

// expected-error @below {{expected one block, and numbers of its own arguments and results in grad.joint, but found 5 and 9}}
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> attributes {grad.joint = array<i64: 5, 9>} {
  return %x : tensor<3xf32>
}

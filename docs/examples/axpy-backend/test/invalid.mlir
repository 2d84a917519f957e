// RUN: tcopt --plugin=%plugin %s --verify-diagnostics

func.func @doubles(%a: tensor<4xf64>) {
  // expected-error @below {{operand #0 must be ranked tensor of 32-bit float values}}
  %r = "axpy.axpy"(%a, %a, %a) : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return
}

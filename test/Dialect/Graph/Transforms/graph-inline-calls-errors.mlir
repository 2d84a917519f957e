// RUN: tcopt %s --graph-inline-calls --verify-diagnostics --split-input-file

// Each cycle is reported.
func.func private @self(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{recursive call of 'self' cannot be compiled}}
  %a = call @self(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %a : tensor<2xf32>
}

func.func private @one(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = call @two(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %a : tensor<2xf32>
}

func.func private @two(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{recursive call of 'one' cannot be compiled}}
  %a = call @one(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %a : tensor<2xf32>
}

// RUN: tcopt %s --graph-attach-signature --verify-diagnostics

func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32> {tcopt.device = "cuda:0"}) {
  // expected-error @below {{sends a result to 'cpu', which is stated to lie on "cuda:0"}}
  %0 = graph.to_device %x, device = "cpu" : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// RUN: tcopt %s --tcopt-compile=target=cpu --verify-diagnostics

// Sizes that are too large are found where they become known.
func.func @main() -> tensor<?x?xf32> {
  %n = arith.constant 4294967296 : index
  %v = graph.constant dense<1.0> : tensor<f32>
  // expected-error @below {{expected a tensor of at most 2^47 bytes but found 'tensor<4294967296x4294967296xf32>'}}
  %0 = graph.full %v, sizes = [%n, %n] : (tensor<f32>, index, index) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

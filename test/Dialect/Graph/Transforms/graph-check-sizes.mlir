// RUN: tcopt %s --graph-check-sizes --verify-diagnostics --split-input-file --allow-unregistered-dialect

// What fits is left alone, to the last byte: 2^47 of them.
func.func @fits(%x: tensor<140737488355328xi8>, %y: tensor<?x3xbf16>, %z: tensor<0x9223372036854775807x4xf64>) {
  return
}

// -----

// All errors at once.
// expected-error @+1 {{expected a tensor of at most 2^47 bytes but found 'tensor<140737488355329xi8>'}}
func.func @too_large(%x: tensor<140737488355329xi8>) -> tensor<4294967296x4294967296xf32> {
  %v = graph.constant dense<1.0> : tensor<f32>
  // expected-error @+1 {{expected a tensor of at most 2^47 bytes but found 'tensor<4294967296x4294967296xf32>'}}
  %r = graph.full %v, sizes = [4294967296, 4294967296] : (tensor<f32>) -> tensor<4294967296x4294967296xf32>
  return %r : tensor<4294967296x4294967296xf32>
}

// -----

// Static sizes alone are too many, whatever the other one is.
// expected-error @+1 {{expected a tensor of at most 2^47 bytes but found 'tensor<?x140737488355328xf32>'}}
func.func @unknown(%x: tensor<?x140737488355328xf32>) {
  return
}

// -----

// expected-error @+1 {{expected a tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1 but found 'tensor<2xi4>'}}
func.func @types(%x: tensor<2xi4>) {
  // expected-error @+1 {{but found 'tensor<2xcomplex<f32>>'}}
  %a = "test.op"() : () -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @nested(%c: i1, %v: tensor<f32>) {
  scf.if %c {
    // expected-error @+1 {{expected a tensor of at most 2^47 bytes}}
    %r = graph.full %v, sizes = [1099511627776, 1099511627776] : (tensor<f32>) -> tensor<1099511627776x1099511627776xf32>
  }
  return
}

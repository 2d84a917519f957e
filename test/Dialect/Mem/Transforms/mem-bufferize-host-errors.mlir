// What host functions cannot have when their tensors become buffers.
// RUN: tcopt %s --mem-bufferize-host --split-input-file --verify-diagnostics

func.func @computes(%x: tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  // expected-error @below {{'linalg.generic' op cannot be put on buffers: expected a kernel, a library call or a view in a host function}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @slices(%x: tensor<4xf32>) {
  // expected-error @below {{'tensor.extract_slice' op cannot be put on buffers: expected a kernel, a library call or a view in a host function}}
  %0 = tensor.extract_slice %x[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

func.func @group(%x: tensor<4xf32>) {
  // expected-error @below {{'nest.group' op cannot be put on buffers: expected a kernel, a library call or a view in a host function}}
  %0 = nest.group outs(%o = %x : tensor<4xf32>) {
    nest.yield %o : tensor<4xf32>
  } -> tensor<4xf32>
  return
}

// -----

// In a branch of a loop, too.
func.func @nested(%x: tensor<4xf32>, %c: i1, %n: index) {
  scf.for %i = %n to %n step %n {
    scf.if %c {
      // expected-error @below {{'tensor.insert_slice' op cannot be put on buffers: expected a kernel, a library call or a view in a host function}}
      %0 = tensor.insert_slice %x into %x[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

// Results have a destination; mem-pass-destinations has seen to it.
func.func private @callee(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
func.func @no_destination(%x: tensor<4xf32>) {
  // expected-error @below {{'func.call' op expected a destination for each result}}
  %0:3 = call @callee(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

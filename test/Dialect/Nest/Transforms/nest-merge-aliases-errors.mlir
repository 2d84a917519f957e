// Calls in place that a kernel does not allow.
// RUN: tcopt %s --nest-merge-aliases --split-input-file --verify-diagnostics

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    %1 = linalg.abs ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.return %1 : tensor<4xf32>
  }
}
func.func @not_stated(%a: memref<4xf32>) {
  // expected-error @below {{'nest.call' op writes result 0 over input 0, which the kernel does not allow}}
  nest.call @k ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#id = affine_map<(d0) -> (d0)>
module @k {
  nest.kernel @k(%a: tensor<4xf32> {nest.may_alias = array<i64: 0>}, %b: tensor<4xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>)
      -> (tensor<4xf32>, tensor<4xf32>) {
    %1:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
        ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
      linalg.yield %x, %y : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    nest.return %1#0, %1#1 : tensor<4xf32>, tensor<4xf32>
  }
}
func.func @other_result(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  // expected-error @below {{'nest.call' op writes result 1 over input 0, which the kernel does not allow}}
  nest.call @k ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c, %a : memref<4xf32>, memref<4xf32>)
  return
}

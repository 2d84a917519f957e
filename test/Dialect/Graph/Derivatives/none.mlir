// Ops between operand and result that have no derivative.
// RUN: tcopt %s --split-input-file --verify-diagnostics --grad-make-vjp=function=f

func.func @f(%x: tensor<4xf32>) -> tensor<?xf32> {
  // expected-error @below {{'graph.unique' op is not differentiable: its values stand for several elements each}}
  %0, %1, %2 = graph.unique %x : (tensor<4xf32>) -> (tensor<?xf32>, tensor<4xi64>, tensor<?xi64>)
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'graph.custom_call' op is not differentiable: a user-defined op has no derivative rule}}
  %0 = graph.custom_call "mylib::scale"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'graph.opaque' op is not differentiable: nothing is known of it}}
  %0 = graph.opaque "aten.fft_rfft"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

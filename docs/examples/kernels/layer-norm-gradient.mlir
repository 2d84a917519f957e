func.func private @norm(%x: tensor<512x1024xf32>, %w: tensor<1024xf32>, %b: tensor<1024xf32>) -> tensor<512x1024xf32> {
  %0 = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05
    : (tensor<512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<512x1024xf32>
  return %0 : tensor<512x1024xf32>
}

func.func @main(%x: tensor<512x1024xf32>, %w: tensor<1024xf32>, %b: tensor<1024xf32>, %dy: tensor<512x1024xf32>)
    -> (tensor<512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) {
  %y, %dx, %dw, %db = grad.vjp @norm(%x, %w, %b) cotangents(%dy)
    : (tensor<512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<512x1024xf32>)
    -> (tensor<512x1024xf32>, tensor<512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>)
  return %dx, %dw, %db : tensor<512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>
}

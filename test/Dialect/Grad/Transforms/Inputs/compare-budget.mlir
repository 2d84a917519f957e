  func.func @compare(%x: tensor<?x64xf64> {graph.dims = ["B", 64]}, %w1: tensor<128x64xf64>, %w2: tensor<64x128xf64>) {
    %one = graph.constant dense<1.5> : tensor<f64>
    %f = call @main_forward(%x, %w1, %w2) : (tensor<?x64xf64>, tensor<128x64xf64>, tensor<64x128xf64>) -> tensor<f64>
    %b:3 = call @main_backward(%x, %w1, %w2, %one) : (tensor<?x64xf64>, tensor<128x64xf64>, tensor<64x128xf64>, tensor<f64>) -> (tensor<?x64xf64>, tensor<128x64xf64>, tensor<64x128xf64>)
    %v:4 = call @same_vjp(%x, %w1, %w2, %one) : (tensor<?x64xf64>, tensor<128x64xf64>, tensor<64x128xf64>, tensor<f64>) -> (tensor<f64>, tensor<?x64xf64>, tensor<128x64xf64>, tensor<64x128xf64>)
    check.close %f, %v#0, rtol = 1.0e-12, atol = 1.0e-15 : tensor<f64>, tensor<f64>
    check.close %b#0, %v#1, rtol = 1.0e-12, atol = 1.0e-15 : tensor<?x64xf64>, tensor<?x64xf64>
    check.close %b#1, %v#2, rtol = 1.0e-12, atol = 1.0e-15 : tensor<128x64xf64>, tensor<128x64xf64>
    check.close %b#2, %v#3, rtol = 1.0e-12, atol = 1.0e-15 : tensor<64x128xf64>, tensor<64x128xf64>
    return
  }
}

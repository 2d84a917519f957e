  func.func @compare(%x: tensor<?x64xf64> {graph.dims = ["B", 64]}, %w: tensor<64x64xf64>, %v: tensor<64x64xf64>) {
    %one = graph.constant dense<1.5> : tensor<f64>
    %f:7 = call @main_forward(%x, %w, %v) : (tensor<?x64xf64>, tensor<64x64xf64>, tensor<64x64xf64>) -> (tensor<f64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>)
    %b:3 = call @main_backward(%x, %w, %v, %f#1, %f#2, %f#3, %f#4, %f#5, %f#6, %one) : (tensor<?x64xf64>, tensor<64x64xf64>, tensor<64x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<?x64xf64>, tensor<f64>) -> (tensor<?x64xf64>, tensor<64x64xf64>, tensor<64x64xf64>)
    %j:4 = call @same_vjp(%x, %w, %v, %one) : (tensor<?x64xf64>, tensor<64x64xf64>, tensor<64x64xf64>, tensor<f64>) -> (tensor<f64>, tensor<?x64xf64>, tensor<64x64xf64>, tensor<64x64xf64>)
    check.close %f#0, %j#0, rtol = 1.0e-12, atol = 1.0e-15 : tensor<f64>, tensor<f64>
    check.close %b#0, %j#1, rtol = 1.0e-12, atol = 1.0e-15 : tensor<?x64xf64>, tensor<?x64xf64>
    check.close %b#1, %j#2, rtol = 1.0e-12, atol = 1.0e-15 : tensor<64x64xf64>, tensor<64x64xf64>
    check.close %b#2, %j#3, rtol = 1.0e-12, atol = 1.0e-15 : tensor<64x64xf64>, tensor<64x64xf64>
    return
  }
}

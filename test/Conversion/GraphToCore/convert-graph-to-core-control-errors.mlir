// What is stacked has sizes that follow from sizes outside of the loop.
// RUN: tcopt %s --convert-graph-to-core --verify-diagnostics

func.func @scan_data_dependent(%x: tensor<5xi64>) -> tensor<5x?xf32> {
  // expected-error @below {{'graph.scan' op expected sizes of what is stacked that follow from sizes outside of the loop (C7)}}
  %r = graph.scan () over (%a = %x), dim = 0, reverse = false : (tensor<5xi64>) -> tensor<5x?xf32> {
    %one = graph.constant dense<1.0> : tensor<f32>
    %n = tensor.extract %a[] : tensor<i64>
    %size = arith.index_cast %n : i64 to index
    %y = graph.full %one, sizes = [%size] : (tensor<f32>, index) -> tensor<?xf32>
    graph.yield %y : tensor<?xf32>
  }
  return %r : tensor<5x?xf32>
}

// A block that is repeated is one function; it is called with its own results.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu

func.func private @layer(%x: tensor<?x4xf32>, %w: tensor<4x4xf32>) -> tensor<?x4xf32> attributes {no_inline} {
  %h = graph.linear %x, %w : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %r = graph.relu %h : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %y = graph.add %r, %x : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}

func.func private @two(%x: tensor<?x4xf32>) -> (tensor<?xf32>, tensor<?x4xi1>) attributes {no_inline} {
  %s = graph.sum %x, dims = [1], keepdim = false : (tensor<?x4xf32>) -> tensor<?xf32>
  %z = graph.constant dense<0.5> : tensor<f32>
  %p = graph.gt %x, %z : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xi1>
  return %s, %p : tensor<?xf32>, tensor<?x4xi1>
}

// An argument is returned as it came.
func.func private @same(%x: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) attributes {no_inline} {
  return %x, %x : tensor<?x4xf32>, tensor<?x4xf32>
}

func.func @main() {
  %w = graph.constant dense<[[0.0, 1.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [0.0, 0.0, -1.0, 0.0], [0.0, 0.0, 0.0, 2.0]]> : tensor<4x4xf32>
  %c = graph.constant dense<[[1.0, 2.0, 3.0, 4.0], [-1.0, 0.0, 1.0, 0.5]]> : tensor<2x4xf32>
  %x = tensor.cast %c : tensor<2x4xf32> to tensor<?x4xf32>
  %0 = call @layer(%x, %w) : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %1 = call @layer(%0, %w) : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %e1 = graph.constant dense<[[6.0, 6.0, 3.0, 36.0], [-1.0, 0.0, 1.0, 4.5]]> : tensor<2x4xf32>
  check.equal %1, %e1 : tensor<?x4xf32>, tensor<2x4xf32>
  %2:2 = call @two(%1) : (tensor<?x4xf32>) -> (tensor<?xf32>, tensor<?x4xi1>)
  %e2 = graph.constant dense<[51.0, 4.5]> : tensor<2xf32>
  check.equal %2#0, %e2 : tensor<?xf32>, tensor<2xf32>
  %e3 = graph.constant dense<[[true, true, true, true], [false, false, true, true]]> : tensor<2x4xi1>
  check.equal %2#1, %e3 : tensor<?x4xi1>, tensor<2x4xi1>
  %3:2 = call @same(%x) : (tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>)
  %4 = graph.add %3#0, %3#1 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %e4 = graph.constant dense<[[2.0, 4.0, 6.0, 8.0], [-2.0, 0.0, 2.0, 1.0]]> : tensor<2x4xf32>
  check.equal %4, %e4 : tensor<?x4xf32>, tensor<2x4xf32>
  check.equal %x, %c : tensor<?x4xf32>, tensor<2x4xf32>
  return
}

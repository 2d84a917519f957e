// Places of largest elements, and the ways back: NaN, equal elements, edges, no elements. Values are PyTorch's, save that
// of several NaN the first one counts.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s
// RUN: tcopt-run %s --check=phases

func.func private @places(%x: tensor<1x7xf32>) attributes {no_inline} {
  %v, %i = graph.max_pool_with_indices %x, kernel_size = [3], stride = [2], padding = [1], dilation = [1], ceil_mode = false : (tensor<1x7xf32>) -> (tensor<1x4xf32>, tensor<1x4xi64>)
  %w = graph.constant dense<[[0xFF800000, 0x7FC00000, 0x7FC00000, 2.0]]> : tensor<1x4xf32>
  %j = graph.constant dense<[[0, 3, 3, 5]]> : tensor<1x4xi64>
  check.equal %v, %w : tensor<1x4xf32>, tensor<1x4xf32>
  check.equal %i, %j : tensor<1x4xi64>, tensor<1x4xi64>
  %a, %b = graph.adaptive_max_pool %x, output_size = [3] : (tensor<1x7xf32>) -> (tensor<1x3xf32>, tensor<1x3xi64>)
  %c = graph.constant dense<[[1.0, 0x7FC00000, 0x7FC00000]]> : tensor<1x3xf32>
  %d = graph.constant dense<[[2, 3, 4]]> : tensor<1x3xi64>
  check.equal %a, %c : tensor<1x3xf32>, tensor<1x3xf32>
  check.equal %b, %d : tensor<1x3xi64>, tensor<1x3xi64>
  return
}

// An infinite element meets only the taps that reach it.
func.func private @transposed(%x: tensor<1x1x3xf32>) attributes {no_inline} {
  %w = graph.constant dense<[[[1.0, 0.0, -1.0]]]> : tensor<1x1x3xf32>
  %y = graph.conv_transpose %x, %w, stride = [2], padding = [0], output_padding = [1], dilation = [1], groups = 1 : (tensor<1x1x3xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
  %e = graph.constant dense<[[[0x7F800000, 0x7FC00000, 0xFF800000, 0.0, 3.0, 0.0, -4.0, 0.0]]]> : tensor<1x1x8xf32>
  check.equal %y, %e : tensor<1x1x8xf32>, tensor<1x1x8xf32>
  return
}

func.func private @none(%x: tensor<?x2x4x4xf32>) attributes {no_inline} {
  %a = graph.adaptive_avg_pool %x, output_size = [3, 1] : (tensor<?x2x4x4xf32>) -> tensor<?x2x3x1xf32>
  %b = graph.interpolate %a, sizes = [5, 2], mode = linear, align_corners = false : (tensor<?x2x3x1xf32>) -> tensor<?x2x5x2xf32>
  %v, %i = graph.max_pool_with_indices %b, kernel_size = [2, 2], stride = [1, 1], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x2x5x2xf32>) -> (tensor<?x2x4x1xf32>, tensor<?x2x4x1xi64>)
  %g = graph.max_pool_backward %v, %i, sizes = [5, 2] : (tensor<?x2x4x1xf32>, tensor<?x2x4x1xi64>) -> tensor<?x2x5x2xf32>
  %e = graph.constant dense<> : tensor<0x2x5x2xf32>
  %f = tensor.cast %e : tensor<0x2x5x2xf32> to tensor<?x2x5x2xf32>
  check.equal %g, %f : tensor<?x2x5x2xf32>, tensor<?x2x5x2xf32>
  return
}

func.func @main() {
  %x = graph.constant dense<[[0xFF800000, 0xFF800000, 1.0, 0x7FC00000, 0x7FC00000, 2.0, 2.0]]> : tensor<1x7xf32>
  call @places(%x) : (tensor<1x7xf32>) -> ()
  %t = graph.constant dense<[[[0x7F800000, 1.0, 4.0]]]> : tensor<1x1x3xf32>
  call @transposed(%t) : (tensor<1x1x3xf32>) -> ()
  %none = graph.constant dense<> : tensor<0x2x4x4xf32>
  %z = tensor.cast %none : tensor<0x2x4x4xf32> to tensor<?x2x4x4xf32>
  call @none(%z) : (tensor<?x2x4x4xf32>) -> ()
  return
}

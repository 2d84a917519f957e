// The largest element of windows: a NaN is one, and of two zeros the positive
// one is, as the reciprocals show. Rows of 18 end in a vector that overlaps.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu

func.func private @windows(%x: tensor<1x1x1x20xf32>, %high: tensor<1x1x1x18xf32>) attributes {no_inline, tcopt.numerics = "strict"} {
  %0 = graph.max_pool %x, kernel_size = [1, 3], stride = [1, 1], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x1x1x20xf32>) -> tensor<1x1x1x18xf32>
  %1 = graph.reciprocal %0 : (tensor<1x1x1x18xf32>) -> tensor<1x1x1x18xf32>
  check.equal %1, %high : tensor<1x1x1x18xf32>, tensor<1x1x1x18xf32>
  return
}

// Around the edges of a padded row as well.
func.func private @padded(%x: tensor<1x1x1x20xf32>, %high: tensor<1x1x1x20xf32>) attributes {no_inline, tcopt.numerics = "strict"} {
  %0 = graph.max_pool %x, kernel_size = [1, 3], stride = [1, 1], padding = [0, 1], dilation = [1, 1], ceil_mode = false : (tensor<1x1x1x20xf32>) -> tensor<1x1x1x20xf32>
  %1 = graph.reciprocal %0 : (tensor<1x1x1x20xf32>) -> tensor<1x1x1x20xf32>
  check.equal %1, %high : tensor<1x1x1x20xf32>, tensor<1x1x1x20xf32>
  return
}

func.func @main() {
  %x = graph.constant dense<[[[[-0.0, -0.0, -0.0, 0x7FC00000, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]]]]> : tensor<1x1x1x20xf32>
  %a = graph.constant dense<[[[[0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]]]> : tensor<1x1x1x18xf32>
  %b = graph.constant dense<[[[[0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]]]> : tensor<1x1x1x20xf32>
  call @windows(%x, %a) : (tensor<1x1x1x20xf32>, tensor<1x1x1x18xf32>) -> ()
  call @padded(%x, %b) : (tensor<1x1x1x20xf32>, tensor<1x1x1x20xf32>) -> ()
  return
}

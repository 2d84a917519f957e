// Rows of attention whose scores are all -Inf, without a mask, give zeros; NaN stays.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s
// RUN: tcopt-run %s --check=phases

func.func @main() {
  %q = graph.constant dense<[[0xFF800000], [1.0], [0x7FC00000]]> : tensor<3x1xf32>
  %k = graph.constant dense<[[1.0], [1.0]]> : tensor<2x1xf32>
  %v = graph.constant dense<[[3.0], [5.0]]> : tensor<2x1xf32>
  %0 = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false
      : (tensor<3x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<3x1xf32>
  %want = graph.constant dense<[[0.0], [4.0], [0x7FC00000]]> : tensor<3x1xf32>
  check.equal %0, %want : tensor<3x1xf32>, tensor<3x1xf32>
  return
}

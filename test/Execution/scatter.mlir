// Special values, duplicates, wrapping and no updates; numbers of PyTorch.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s
// RUN: tcopt-run %s --check=phases

func.func @main() {
  %x = graph.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %i = graph.constant dense<[[0, 2, 2], [1, 1, 1]]> : tensor<2x3xi64>
  %s = graph.constant dense<[[10.0, 0x7FC00000, 30.0], [-0.0, 0x7F800000, 7.0]]> : tensor<2x3xf32>

  %last = graph.scatter %x, %i, %s, dim = 1 : (tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %last_is = graph.constant dense<[[10.0, 2.0, 30.0], [4.0, 7.0, 6.0]]> : tensor<2x3xf32>
  check.equal %last, %last_is : tensor<2x3xf32>, tensor<2x3xf32>
  %sum = graph.scatter_add %x, %i, %s, dim = 1 : (tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %sum_is = graph.constant dense<[[11.0, 2.0, 0x7FC00000], [4.0, 0x7F800000, 6.0]]> : tensor<2x3xf32>
  check.equal %sum, %sum_is : tensor<2x3xf32>, tensor<2x3xf32>
  %amax = graph.scatter_reduce %x, %i, %s, dim = 1, reduce = amax, include_self = false : (tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %amax_is = graph.constant dense<[[10.0, 2.0, 0x7FC00000], [4.0, 0x7F800000, 6.0]]> : tensor<2x3xf32>
  check.equal %amax, %amax_is : tensor<2x3xf32>, tensor<2x3xf32>
  %amin = graph.scatter_reduce %x, %i, %s, dim = 1, reduce = amin, include_self = true : (tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %amin_is = graph.constant dense<[[1.0, 2.0, 0x7FC00000], [4.0, -0.0, 6.0]]> : tensor<2x3xf32>
  check.equal %amin, %amin_is : tensor<2x3xf32>, tensor<2x3xf32>
  %mean = graph.scatter_reduce %x, %i, %s, dim = 1, reduce = mean, include_self = false : (tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %mean_is = graph.constant dense<[[10.0, 2.0, 0x7FC00000], [4.0, 0x7F800000, 6.0]]> : tensor<2x3xf32>
  check.equal %mean, %mean_is : tensor<2x3xf32>, tensor<2x3xf32>
  %prod = graph.scatter_reduce %x, %i, %s, dim = 1, reduce = prod, include_self = false : (tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %prod_is = graph.constant dense<[[10.0, 2.0, 0x7FC00000], [4.0, 0x7FC00000, 6.0]]> : tensor<2x3xf32>
  check.equal %prod, %prod_is : tensor<2x3xf32>, tensor<2x3xf32>

  // A mean of integers is rounded down, after a sum that wraps.
  %bytes = graph.constant dense<[-7, 5, 100]> : tensor<3xi8>
  %places = graph.constant dense<[0, 0, 2]> : tensor<3xi64>
  %more = graph.constant dense<[2, -3, 100]> : tensor<3xi8>
  %with = graph.scatter_reduce %bytes, %places, %more, dim = 0, reduce = mean, include_self = true : (tensor<3xi8>, tensor<3xi64>, tensor<3xi8>) -> tensor<3xi8>
  %with_is = graph.constant dense<[-3, 5, -28]> : tensor<3xi8>
  check.equal %with, %with_is : tensor<3xi8>, tensor<3xi8>
  %without = graph.scatter_reduce %bytes, %places, %more, dim = 0, reduce = mean, include_self = false : (tensor<3xi8>, tensor<3xi64>, tensor<3xi8>) -> tensor<3xi8>
  %without_is = graph.constant dense<[-1, 5, 100]> : tensor<3xi8>
  check.equal %without, %without_is : tensor<3xi8>, tensor<3xi8>
  %flags = graph.constant dense<[true, false, true]> : tensor<3xi1>
  %others = graph.constant dense<[false, true, true]> : tensor<3xi1>
  %all = graph.scatter_reduce %flags, %places, %others, dim = 0, reduce = prod, include_self = true : (tensor<3xi1>, tensor<3xi64>, tensor<3xi1>) -> tensor<3xi1>
  %all_is = graph.constant dense<[false, false, true]> : tensor<3xi1>
  check.equal %all, %all_is : tensor<3xi1>, tensor<3xi1>

  // Rounded once: each step would round back to 256.
  %h = graph.constant dense<256.0> : tensor<1xbf16>
  %ones = graph.constant dense<1.0> : tensor<4xbf16>
  %zeros = graph.constant dense<0> : tensor<4xi64>
  %once = graph.scatter_add %h, %zeros, %ones, dim = 0 : (tensor<1xbf16>, tensor<4xi64>, tensor<4xbf16>) -> tensor<1xbf16>
  %once_is = graph.constant dense<260.0> : tensor<1xbf16>
  check.equal %once, %once_is : tensor<1xbf16>, tensor<1xbf16>

  // Negative indices; index tensors beside each other and apart.
  %cube = graph.constant dense<0.0> : tensor<2x2x3xf32>
  %rows = graph.constant dense<[0, -1]> : tensor<2xi64>
  %columns = graph.constant dense<[[1], [-2]]> : tensor<2x1xi64>
  %v = graph.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %put = graph.index_put %cube, %v, %rows, %columns, dims = [0, 1], accumulate = true : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<2xi64>, tensor<2x1xi64>) -> tensor<2x2x3xf32>
  %put_is = graph.constant dense<[[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]], [[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]]> : tensor<2x2x3xf32>
  check.equal %put, %put_is : tensor<2x2x3xf32>, tensor<2x2x3xf32>
  %w = graph.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %apart = graph.index_put %cube, %w, %rows, %columns, dims = [0, 2], accumulate = false : (tensor<2x2x3xf32>, tensor<2xf32>, tensor<2xi64>, tensor<2x1xi64>) -> tensor<2x2x3xf32>
  %apart_is = graph.constant dense<[[[0.0, 1.0, 0.0], [0.0, 2.0, 0.0]], [[0.0, 1.0, 0.0], [0.0, 2.0, 0.0]]]> : tensor<2x2x3xf32>
  check.equal %apart, %apart_is : tensor<2x2x3xf32>, tensor<2x2x3xf32>

  // No updates, and the last of two slices.
  %none = graph.constant dense<> : tensor<0xi64>
  %nothing = graph.constant dense<> : tensor<0xf32>
  %same = graph.scatter_reduce %v, %none, %nothing, dim = 0, reduce = mean, include_self = false : (tensor<3xf32>, tensor<0xi64>, tensor<0xf32>) -> tensor<3xf32>
  check.equal %same, %v : tensor<3xf32>, tensor<3xf32>
  %twice = graph.constant dense<1> : tensor<2xi64>
  %back = graph.flip %x, dims = [0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %copied = graph.index_copy %x, %twice, %back, dim = 0 : (tensor<2x3xf32>, tensor<2xi64>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %copied_is = graph.constant dense<[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
  check.equal %copied, %copied_is : tensor<2x3xf32>, tensor<2x3xf32>

  // The mask makes rows; what is left of the source stays unused.
  %row = graph.constant dense<[1.0, -0.0, 0x7FC00000]> : tensor<3xf32>
  %mask = graph.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  %source = graph.constant dense<[[10.0, 20.0], [30.0, 40.0]]> : tensor<2x2xf32>
  %masked = graph.masked_scatter %row, %mask, %source : (tensor<3xf32>, tensor<2x3xi1>, tensor<2x2xf32>) -> tensor<2x3xf32>
  %masked_is = graph.constant dense<[[10.0, -0.0, 20.0], [1.0, -0.0, 30.0]]> : tensor<2x3xf32>
  check.equal %masked, %masked_is : tensor<2x3xf32>, tensor<2x3xf32>
  %no = graph.constant dense<false> : tensor<i1>
  %kept = graph.masked_scatter %v, %no, %nothing : (tensor<3xf32>, tensor<i1>, tensor<0xf32>) -> tensor<3xf32>
  check.equal %kept, %v : tensor<3xf32>, tensor<3xf32>
  return
}

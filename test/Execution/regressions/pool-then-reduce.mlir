// Windows of one element, and then the largest along a dimension: a sum of one
// term is not merged into its reader, whose terms would add up.
// RUN: tcopt-run %s --input=random:1 --dim B=5 --check=interp

func.func @main(%x: tensor<?x6x6x2xf32> {graph.dims = ["B", 6, 6, 2]}) -> tensor<?x6x2xf32> {
  %p = graph.avg_pool %x, kernel_size = [1, 1], stride = [1, 1], padding = [0, 0], ceil_mode = false, count_include_pad = false
      : (tensor<?x6x6x2xf32>) -> tensor<?x6x6x2xf32>
  %r = graph.amax %p, dims = [1], keepdim = false : (tensor<?x6x6x2xf32>) -> tensor<?x6x2xf32>
  return %r : tensor<?x6x2xf32>
}

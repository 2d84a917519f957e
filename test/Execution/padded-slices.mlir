// Slices with strides, padded: the stride of a dimension of size 1 means nothing.
// RUN: tcopt-run %s --input=random:1 --check=interp --dim=B=1 --dim=N=4
// RUN: tcopt-run %s --input=random:2 --check=passes --dim=B=3 --dim=N=5
// RUN: tcopt-run %s --input=random:3 --check=interp --dim=B=2 --dim=N=1

func.func @main(%x: tensor<?x?x1xf32> {graph.dims = ["B", "N", 1]})
    -> (tensor<?x?x1xf32>, tensor<?x?x1xf32>, tensor<?x?x1xf32>) {
  %last = graph.slice %x, dim = 2, start = 0, end = 2, step = 2 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
  %rows = graph.slice %x, dim = 1, start = 0, end = 9223372036854775807, step = 3
      : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
  %value = graph.constant dense<1.5> : tensor<f32>
  %a = graph.pad %last, %value, low = [2, 0, 0], high = [1, 1, 0] : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
  %b = graph.pad %rows, %value, low = [0, 1, 0], high = [2, 0, 0] : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
  return %a, %b, %last : tensor<?x?x1xf32>, tensor<?x?x1xf32>, tensor<?x?x1xf32>
}

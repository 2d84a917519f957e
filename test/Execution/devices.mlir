// Tensors that are sent to devices within a program: all of it runs on one.
// RUN: tcopt-run %s --input=random:1 --check=phases
// RUN: tcopt-run %s --backend=interp --input=random:1 --dim N=3

func.func @main(%x: tensor<?x4xf32> {graph.dims = ["N", 4]}, %i: tensor<?xi64> {graph.dims = ["N"]}, %p: tensor<i1>) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?xi64>, tensor<?x4xf32>) {
  %0 = graph.tanh %x : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = graph.to_device %0, device = "cpu" : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = graph.exp %1 : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = graph.to_device %2, device = "cuda:0" : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %4 = graph.add %3, %0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %5 = graph.to_device %i, device = "cpu" : (tensor<?xi64>) -> tensor<?xi64>
  %6 = graph.where %p, %4, %0 : (tensor<i1>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1, %4, %5, %6 : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?xi64>, tensor<?x4xf32>
}

// One value is returned twice, and parts of it.
// RUN: tcopt-run %s --input=random:1 --check=interp
// RUN: tcopt-run %s --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=sums --input=random:1 --check=interp

func.func @main(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x4xf32>, tensor<4x8xf32>, tensor<32xf32>, tensor<4x8xf32>) {
  %1 = graph.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = graph.slice %1, dim = 1, start = 2, end = 6, step = 1 : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %3 = graph.reshape %1, sizes = [32] : (tensor<4x8xf32>) -> tensor<32xf32>
  return %1, %2, %1, %3, %x : tensor<4x8xf32>, tensor<4x4xf32>, tensor<4x8xf32>, tensor<32xf32>, tensor<4x8xf32>
}

func.func @sums(%x: tensor<?xf64>) -> (tensor<f64>, tensor<f64>) {
  %1 = graph.sum %x, dims = [0], keepdim = false : (tensor<?xf64>) -> tensor<f64>
  %2 = graph.sum %x, dims = [0], keepdim = false : (tensor<?xf64>) -> tensor<f64>
  return %1, %2 : tensor<f64>, tensor<f64>
}

// User-defined ops with kernels of a library: all phases, both numbers, sizes that vary, and control flow.
// RUN: tcopt-run %s --library=%plugins/libkernels.so --input=random:1 --check=phases
// RUN: tcopt-run %s --library=%plugins/libkernels.so --input=random:1 --dim N=7 --check=interp --verify-memory-plan
// RUN: tcopt-run %s --library=%plugins/libkernels.so --backend=interp --input=random:1

func.func @values() {
  %x = graph.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %t = graph.transpose %x, dim0 = 0, dim1 = 1 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %y = graph.custom_call "test::scale"(%t) attributes = {factor = 2} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %expected = graph.constant dense<[[2.0, 6.0], [4.0, 8.0]]> : tensor<2x2xf32>
  check.equal %y, %expected : tensor<2x2xf32>, tensor<2x2xf32>
  return
}

func.func @bytes() {
  %x = graph.constant dense<[3, 200, 100, 255]> : tensor<4xui8>
  %n = arith.constant 2 : index
  %found, %places = graph.custom_call "test::find"(%x) sizes(%n) attributes = {limit = 150} : (tensor<4xui8>, index) -> (tensor<4xi1>, tensor<?xi64>)
  %less:2 = graph.custom_call "test::find"(%x) sizes(%n) attributes = {limit = 150, mode = "less"} : (tensor<4xui8>, index) -> (tensor<4xi1>, tensor<?xi64>)
  %all = graph.logical_or %found, %less#0 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %true = graph.constant dense<true> : tensor<4xi1>
  %expected = graph.constant dense<[1, 3]> : tensor<2xi64>
  %cast = tensor.cast %places : tensor<?xi64> to tensor<2xi64>
  check.equal %all, %true : tensor<4xi1>, tensor<4xi1>
  check.equal %cast, %expected : tensor<2xi64>, tensor<2xi64>
  return
}

func.func @main(%x: tensor<?x6xf32> {graph.dims = ["N", 6]}) -> (tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x3xf32>) {
  call @values() : () -> ()
  call @bytes() : () -> ()
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %relu = graph.relu %x : (tensor<?x6xf32>) -> tensor<?x6xf32>
  %0 = graph.custom_call "test::scale"(%relu) sizes(%n) attributes = {factor = 0.5 : f64} : (tensor<?x6xf32>, index) -> tensor<?x6xf32>
  // Strides on both sides of the call.
  %half = graph.slice %0, dim = 1, start = 0, end = 6, step = 2 : (tensor<?x6xf32>) -> tensor<?x3xf32>
  %1 = graph.custom_call "test::scale"(%half) sizes(%n) attributes = {factor = 3.0 : f64} : (tensor<?x3xf32>, index) -> tensor<?x3xf32>
  %both = graph.cat %1, %half, dim = 1 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x6xf32>
  %sum = graph.sum %x, dims = [0, 1], keepdim = false : (tensor<?x6xf32>) -> tensor<f32>
  %zero = graph.constant dense<0.0> : tensor<f32>
  %p = graph.gt %sum, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %2 = graph.cond %p : (tensor<i1>) -> tensor<?x6xf32> {
    %3 = graph.custom_call "test::scale"(%0) sizes(%n) attributes = {factor = 4} : (tensor<?x6xf32>, index) -> tensor<?x6xf32>
    graph.yield %3 : tensor<?x6xf32>
  } else {
    graph.yield %x : tensor<?x6xf32>
  }
  return %both, %2, %1 : tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x3xf32>
}

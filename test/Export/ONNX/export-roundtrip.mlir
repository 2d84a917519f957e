// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: rm -rf %t.out && tcopt-run %s --input=random:3 --dim B=4 --backend=interp --output=%t.out
// RUN: tcopt-run %t.onnx --input=random:3 --dim B=4 --backend=interp --rtol=1e-5 --atol=1e-6 --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy

// What is exported computes the same when it is imported again: compositions, open sizes, branches and loops.
// Where several nodes stand for one op, each rounds: hence the tolerance of some roundings of f32.
func.func @main(%x: tensor<?x6xf32> {graph.dims = ["B", 6]}, %w: tensor<5x6xf32>, %b: tensor<5xf32>)
    -> (tensor<?x5xf32>, tensor<?x2x3xf32>, tensor<f32>) {
  %0 = graph.linear %x, %w, %b : (tensor<?x6xf32>, tensor<5x6xf32>, tensor<5xf32>) -> tensor<?x5xf32>
  %1 = graph.silu %0 : (tensor<?x5xf32>) -> tensor<?x5xf32>
  %2 = graph.rms_norm %1, normalized_dims = 1, eps = 1.0e-5 : (tensor<?x5xf32>) -> tensor<?x5xf32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %3 = graph.reshape %x, sizes = [%n, 2, 3] : (tensor<?x6xf32>, index) -> tensor<?x2x3xf32>
  %4 = graph.flip %3, dims = [1, 2] : (tensor<?x2x3xf32>) -> tensor<?x2x3xf32>
  %5 = graph.sum %x, dims = [0, 1], keepdim = false : (tensor<?x6xf32>) -> tensor<f32>
  %zero = graph.constant dense<0.0> : tensor<f32>
  %p = graph.gt %5, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %6 = graph.cond %p : (tensor<i1>) -> tensor<f32> {
    %y = graph.sqrt %5 : (tensor<f32>) -> tensor<f32>
    graph.yield %y : tensor<f32>
  } else {
    graph.yield %5 : tensor<f32>
  }
  %7 = graph.scan (%h = %6) over (%r = %4), dim = 0, reverse = true
      : (tensor<f32>, tensor<?x2x3xf32>) -> tensor<f32> {
    %m = graph.mean %r, dims = [0, 1], keepdim = false : (tensor<2x3xf32>) -> tensor<f32>
    %s = graph.sub %m, %h : (tensor<f32>, tensor<f32>) -> tensor<f32>
    graph.yield %s : tensor<f32>
  }
  return %2, %4, %7 : tensor<?x5xf32>, tensor<?x2x3xf32>, tensor<f32>
}

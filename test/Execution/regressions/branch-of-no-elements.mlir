// One branch hands on an argument, the other one has no elements to compute.
// RUN: tcopt-run %s --input=random:1 --check=phases
// RUN: tcopt-run %s --input=random:2 --check=phases

func.func @main(%p: tensor<i1>, %x: tensor<1xi64>, %y: tensor<0xi64>) -> tensor<0xi64> {
  %r = graph.cond %p : (tensor<i1>) -> tensor<0xi64> {
    %s = graph.slice %x, dim = 0, start = -5, end = -3, step = 1 : (tensor<1xi64>) -> tensor<0xi64>
    graph.yield %s : tensor<0xi64>
  } else {
    graph.yield %y : tensor<0xi64>
  }
  return %r : tensor<0xi64>
}

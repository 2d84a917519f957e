// Found by tools/dev/random_graphs.py: a slice without elements of a slice begins behind the end.
// RUN: tcopt-run %s --input=random:2001682 --dim=B2001682=3 --threads=1 --check=phases

module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<?x1x9x8xf32> {graph.dims = ["B2001682", 1, 9, 8]}, %arg2: tensor<?x1xi1>) -> tensor<?x2xi1> attributes {tcopt.numerics = "strict"} {
    %0 = graph.slice %arg2, dim = 1, start = -1, end = 4, step = 3 : (tensor<?x1xi1>) -> tensor<?x1xi1>
    %1 = graph.pad %0, %arg0, low = [0, -1], high = [0, 2] : (tensor<?x1xi1>, tensor<i1>) -> tensor<?x2xi1>
    return %1 : tensor<?x2xi1>
  }
}

// Found by tools/dev/random_graphs.py: exit status 1: 34-1.mlir:6:12: error: 'memref.alloc' op allocates memory within a kernel; expected what the kernel computes to need none but its arguments
// RUN: tcopt-run %s --input=random:34 --dim=B34=0 --threads=2 --check=phases

module {
  func.func @main(%arg0: tensor<?x4x4x3xi16> {graph.dims = ["B34", 4, 4, 3]}, %arg1: tensor<?x4x4x0xi64> {graph.dims = ["B34", 4, 4, 0]}, %arg2: tensor<?x4x4x0xi16> {graph.dims = ["B34", 4, 4, 0]}) -> tensor<?x4x4x3xi16> attributes {tcopt.numerics = "strict"} {
    %0 = graph.scatter_add %arg0, %arg1, %arg2, dim = 3 : (tensor<?x4x4x3xi16>, tensor<?x4x4x0xi64>, tensor<?x4x4x0xi16>) -> tensor<?x4x4x3xi16>
    return %0 : tensor<?x4x4x3xi16>
  }
}

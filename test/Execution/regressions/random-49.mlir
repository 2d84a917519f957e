// Found by tools/dev/random_graphs.py: exit status 1: 49-1.mlir:12:13: error: 'memref.alloc' op allocates memory within a kernel; expected what the kernel computes to need none but its arguments
// RUN: tcopt-run %s --input=random:49 --dim=B49=6 --threads=1 --check=phases

module {
  func.func @main(%arg0: tensor<?x4x4x8xf16> {graph.dims = ["B49", 4, 4, 8]}, %arg1: tensor<?x4x4x0xi32> {graph.dims = ["B49", 4, 4, 0]}, %arg2: tensor<?x4x4x0xi64> {graph.dims = ["B49", 4, 4, 0]}) -> tensor<?x4x4x1xi64> attributes {tcopt.numerics = "fast"} {
    %values, %indices = graph.adaptive_max_pool %arg0, output_size = [4, 1] : (tensor<?x4x4x8xf16>) -> (tensor<?x4x4x1xf16>, tensor<?x4x4x1xi64>)
    %0 = graph.scatter_reduce %indices, %arg1, %arg2, dim = 3, reduce = amax, include_self = false : (tensor<?x4x4x1xi64>, tensor<?x4x4x0xi32>, tensor<?x4x4x0xi64>) -> tensor<?x4x4x1xi64>
    return %0 : tensor<?x4x4x1xi64>
  }
}

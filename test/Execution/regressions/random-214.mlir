// Found by tools/dev/random_graphs.py: exit status 1: tcopt-run: error: outputs differ after phase 'lower': the IR cannot be executed: no CUDA driver: build/lib/libtcopt_emulated_cuda.so: cannot open shared object file: No such file or directory (reproducer: tcopt-run-reproducer.mlir)
// RUN: tcopt-run %s --input=random:214 --dim=B214=5 --threads=2 --backend=cuda --check=phases

module {
  func.func @main(%arg0: tensor<?x16x2xi64> {graph.dims = ["B214", 16, 2]}) -> tensor<5x1xf32> attributes {tcopt.numerics = "strict"} {
    %0 = graph.constant dense<0.000000e+00> : tensor<5x1xf32>
    return %0 : tensor<5x1xf32>
  }
}

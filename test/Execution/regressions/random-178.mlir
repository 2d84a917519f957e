// Found by tools/dev/random_graphs.py: exit status 1: tcopt-run: error: outputs differ after phase 'lower': the IR cannot be executed: no CUDA driver: build/lib/libtcopt_emulated_cuda.so: cannot open shared object file: No such file or directory (reproducer: tcopt-run-reproducer.mlir)
// RUN: tcopt-run %s --input=random:178 --threads=2 --backend=cuda --check=phases

module {
  func.func @main() -> tensor<3xi64> attributes {tcopt.numerics = "fast"} {
    %0 = graph.constant dense<0> : tensor<3xi64>
    return %0 : tensor<3xi64>
  }
}

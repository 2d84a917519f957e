// Found by tools/dev/random_graphs.py: exit status 1: 46-1.mlir:7:12: error: 'memref.alloc' op allocates memory within a kernel; expected what the kernel computes to need none but its arguments
// RUN: tcopt-run %s --input=random:46 --threads=1 --check=phases

module {
  func.func @main(%arg0: tensor<6x4x9x8xbf16>) -> tensor<6x4x9x14xbf16> attributes {tcopt.numerics = "fast"} {
    %0 = graph.avg_pool_backward %arg0, sizes = [9, 14], kernel_size = [1, 2], stride = [1, 2], padding = [0, 1], ceil_mode = false, count_include_pad = false : (tensor<6x4x9x8xbf16>) -> tensor<6x4x9x14xbf16>
    return %0 : tensor<6x4x9x14xbf16>
  }
}

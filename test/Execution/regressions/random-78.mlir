// Found by tools/dev/random_graphs.py: exit status 1: 78-1.mlir:5:12: error: 'memref.alloc' op allocates memory within a kernel; expected what the kernel computes to need none but its arguments
// RUN: tcopt-run %s --input=random:78 --threads=2 --check=phases

module {
  func.func @main(%arg0: tensor<1x8xf32>, %arg1: tensor<i1>, %arg2: tensor<1x2x9x3xi64>, %arg3: tensor<8xf32>, %arg4: tensor<1xi32>) -> tensor<1xf32> attributes {tcopt.numerics = "fast"} {
    %0 = graph.cross_entropy %arg0, %arg4, ignore_index = -100, label_smoothing = 0.000000e+00, reduction = none : (tensor<1x8xf32>, tensor<1xi32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}

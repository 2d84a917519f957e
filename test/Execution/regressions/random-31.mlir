// Found by tools/dev/random_graphs.py: exit status 1: 31-1.mlir:13:13: error: 'func.func' op expected schedules of 17 ops in nest.schedule but found 14
// RUN: tcopt-run %s --input=random:31 --dim=B31=1 --threads=2 --check=phases

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<1x3x1xi32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>, %arg6: tensor<?x2x5x8xf32> {graph.dims = ["B31", 2, 5, 8]}, %arg7: tensor<?x2x1x8xf32>, %arg8: tensor<?x4xf32>) -> (tensor<?x2x1x8xf32>, tensor<f32>, tensor<i1>, tensor<1x3x1xi32>, tensor<1x3xi32>, tensor<?x2xf32>, tensor<?x4xf32>, tensor<?x2xf32>) attributes {tcopt.numerics = "strict"} {
    %0 = graph.constant dense<false> : tensor<i1>
    %1 = graph.glu %arg8, dim = 1 : (tensor<?x4xf32>) -> tensor<?x2xf32>
    %2 = graph.constant dense<0> : tensor<1x3xi32>
    %3 = graph.layer_norm %arg8, weight %arg2,  bias %arg3, normalized_dims = 1, eps = 1.000000e-05 : (tensor<?x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %4 = graph.layer_norm %1, weight %arg4,  bias %arg5, normalized_dims = 1, eps = 1.000000e-05 : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
    return %arg7, %arg0, %0, %arg1, %2, %1, %3, %4 : tensor<?x2x1x8xf32>, tensor<f32>, tensor<i1>, tensor<1x3x1xi32>, tensor<1x3xi32>, tensor<?x2xf32>, tensor<?x4xf32>, tensor<?x2xf32>
  }
}

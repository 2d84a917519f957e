// Found by tools/dev/random_graphs.py: exit status 1: 38-1.mlir:26:13: error: 'func.func' op expected schedules of 7 ops in nest.schedule but found 6
// RUN: tcopt-run %s --input=random:38 --dim=B38=6 --threads=2 --check=phases

module {
  func.func @main(%arg0: tensor<?xf32> {graph.dims = ["B38"]}, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<?x2xf32> attributes {tcopt.numerics = "fast"} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = graph.constant dense<0.000000e+00> : tensor<f32>
    %1 = graph.full %0, sizes = [%dim, 2] : (tensor<f32>, index) -> tensor<?x2xf32>
    %2 = graph.layer_norm %1, weight %arg1,  bias %arg2, normalized_dims = 1, eps = 1.000000e-05 : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
    return %2 : tensor<?x2xf32>
  }
}

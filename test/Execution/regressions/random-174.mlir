// Found by tools/dev/random_graphs.py: exit status 1: 174-1.mlir:28:34: error: operand #0 does not dominate this use
// RUN: tcopt-run %s --input=random:174 --threads=2 --check=phases

module {
  func.func @main(%arg0: tensor<8x1xi64>) -> tensor<?xi64> attributes {tcopt.numerics = "strict"} {
    %values, %inverse, %counts = graph.unique_consecutive %arg0, dim = -1 : (tensor<8x1xi64>) -> (tensor<8x?xi64>, tensor<1xi64>, tensor<?xi64>)
    return %counts : tensor<?xi64>
  }
}

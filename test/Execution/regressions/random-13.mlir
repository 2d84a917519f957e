// Found by tools/dev/random_graphs.py: exit status 1: <unknown>:0: error: 'core.constant' op expected 1 ops whose results group 3 returns but found 0
// RUN: tcopt-run %s --input=random:13 --dim=B13=2 --threads=2 --check=phases

module {
  func.func @main(%arg0: tensor<?x4x1x3xbf16> {graph.dims = ["B13", 4, 1, 3]}, %arg1: tensor<5x1xf32>) -> tensor<0x1xf32> attributes {tcopt.numerics = "strict"} {
    %0 = graph.constant dense<0> : tensor<1xi32>
    %1 = graph.constant dense<0> : tensor<1xi32>
    %2 = graph.embedding_bag %arg1, %1, %0, padding_idx = 3, mode = max, include_last_offset = true : (tensor<5x1xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<0x1xf32>
    return %2 : tensor<0x1xf32>
  }
}

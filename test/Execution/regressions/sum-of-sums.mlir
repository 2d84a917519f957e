// One sum of 5,100 equal terms is off by far more than the two sums are: it was made of both.
// RUN: tcopt-run %s --dim=N=300 --input=zeros --check=phases

func.func @main(%x: tensor<?x17x3xf32> {graph.dims = ["N", 17, 3]}) -> tensor<3xf32> attributes {tcopt.numerics = "fast"} {
  %c = graph.constant dense<2.0941> : tensor<f32>
  %a = graph.add %x, %c : (tensor<?x17x3xf32>, tensor<f32>) -> tensor<?x17x3xf32>
  %s = graph.sum %a, dims = [0], keepdim = false : (tensor<?x17x3xf32>) -> tensor<17x3xf32>
  %m = graph.mean %s, dims = [0], keepdim = false : (tensor<17x3xf32>) -> tensor<3xf32>
  return %m : tensor<3xf32>
}

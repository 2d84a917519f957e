// No elements, and sizes of which some are unknown.
// RUN: tcopt-run %s --input=zeros --dim N=4 --check=interp

func.func @main(%z: tensor<?x0xf32> {graph.dims = ["N", 0]}) -> (tensor<0x?xf32>, tensor<?x0x2xf32>) {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : index
  %n = tensor.dim %z, %c0 : tensor<?x0xf32>
  %a = graph.reshape %z, sizes = [0, %five] : (tensor<?x0xf32>, index) -> tensor<0x?xf32>
  %b = graph.reshape %z, sizes = [%n, 0, 2] : (tensor<?x0xf32>, index) -> tensor<?x0x2xf32>
  return %a, %b : tensor<0x?xf32>, tensor<?x0x2xf32>
}

// Tensors that are read across: tiles that are whole and that are not, sizes that vectors of 4, 2 and 1 elements divide,
// and ones that are known only when the program runs.
// RUN: tcopt-run %s --input=random:1 --dim=N=70 --dim=M=33 --backend=cpu --check=interp
// RUN: tcopt-run %s --input=random:1 --dim=N=1 --dim=M=130 --backend=cpu --numerics=strict --check=interp

func.func @main(%whole: tensor<128x192xf32>, %fours: tensor<2x132x68xbf16>, %twos: tensor<66x98xf64>, %ones: tensor<67x65xi8>, %b: tensor<65x67xi8>,
                %open: tensor<?x?xf16> {graph.dims = ["N", "M"]}, %y: tensor<?x?xf16> {graph.dims = ["M", "N"]})
    -> (tensor<192x128xf32>, tensor<68x2x132xbf16>, tensor<98x66xf64>, tensor<65x67xi8>, tensor<?x?xf16>) {
  %r0 = graph.permute %whole, dims = [1, 0] : (tensor<128x192xf32>) -> tensor<192x128xf32>
  %p1 = graph.permute %fours, dims = [2, 0, 1] : (tensor<2x132x68xbf16>) -> tensor<68x2x132xbf16>
  %r1 = graph.exp %p1 : (tensor<68x2x132xbf16>) -> tensor<68x2x132xbf16>
  %p2 = graph.permute %twos, dims = [1, 0] : (tensor<66x98xf64>) -> tensor<98x66xf64>
  %r2 = graph.add %p2, %p2 : (tensor<98x66xf64>, tensor<98x66xf64>) -> tensor<98x66xf64>
  %p3 = graph.permute %ones, dims = [1, 0] : (tensor<67x65xi8>) -> tensor<65x67xi8>
  %r3 = graph.add %p3, %b : (tensor<65x67xi8>, tensor<65x67xi8>) -> tensor<65x67xi8>
  %p4 = graph.permute %open, dims = [1, 0] : (tensor<?x?xf16>) -> tensor<?x?xf16>
  %r4 = graph.mul %p4, %y : (tensor<?x?xf16>, tensor<?x?xf16>) -> tensor<?x?xf16>
  return %r0, %r1, %r2, %r3, %r4 : tensor<192x128xf32>, tensor<68x2x132xbf16>, tensor<98x66xf64>, tensor<65x67xi8>, tensor<?x?xf16>
}

// After fuse nothing is left of this but a view, which the interpreter does not
// know: the check of phases has to run compiled code from there on.
// RUN: tcopt-run %s --input=random:166 --dim=N=2 --check=phases

func.func @main(%x: tensor<?x17x4xf32> {graph.dims = ["N", 17, 4]}) -> tensor<?x68xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x17x4xf32>
  %0 = graph.reshape %x, sizes = [%n, 68] : (tensor<?x17x4xf32>, index) -> tensor<?x68xf32>
  return %0 : tensor<?x68xf32>
}

// RUN: tcopt-run %s --input=random:1 --dim=B=3 --check=phases
// A tensor from which loops start is needed after them, also by a view, and twice by one of them.
func.func @main(%x: tensor<?x4xf32> {graph.dims = ["B", 4]}) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x2x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %a = graph.softmax %x, dim = 1 : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %v = graph.reshape %a, sizes = [%n, 2, 2] : (tensor<?x4xf32>, index) -> tensor<?x2x2xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%b = %a, %c = %a) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
    %d = graph.sub %b, %c : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %t = graph.tanh %d : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %m = graph.maximum %d, %c : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    scf.yield %t, %m : tensor<?x4xf32>, tensor<?x4xf32>
  }
  return %r#0, %r#1, %v : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x2x2xf32>
}

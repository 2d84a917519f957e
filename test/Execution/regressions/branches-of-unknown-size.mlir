// A loop on threads reads what branches return in a size that is not known.
// RUN: tcopt-run %s --input=random:1 --check=phases

func.func @main(%x: tensor<?xf32>, %p: tensor<i1>) -> (tensor<?xf32>) {
  %c = tensor.extract %p[] : tensor<i1>
  %one = graph.constant dense<1.0> : tensor<f32>
  %r = scf.if %c -> tensor<?xf32> {
    %g = graph.add %x, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
    scf.yield %g : tensor<?xf32>
  } else {
    %g = graph.mul %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %g : tensor<?xf32>
  }
  %s = graph.exp %r : (tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// What branches hand on may be in a buffer that the same iteration overwrites.
// RUN: tcopt-run %s --input=random:1 --dim N=4 --dim M=4 --dim K=1 --check=phases
func.func @main(%x: tensor<?xf32> {graph.dims = ["N"]}, %y: tensor<?xf32> {graph.dims = ["N"]}, %u: tensor<?xf32> {graph.dims = ["N"]}, %m: tensor<?xf32> {graph.dims = ["M"]}, %f: tensor<?xf32> {graph.dims = ["K"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant -1000.0 : f32
  %n = tensor.dim %f, %c0 : tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (tensor<?xf32>, tensor<?xf32>) {
    %v = tensor.extract %f[%i] : tensor<?xf32>
    %c = arith.cmpf ogt, %v, %z : f32
    %s = scf.if %c -> tensor<?xf32> {
      scf.yield %p : tensor<?xf32>
    } else {
      %e = graph.exp %m : (tensor<?xf32>) -> tensor<?xf32>
      scf.yield %e : tensor<?xf32>
    }
    scf.yield %u, %s : tensor<?xf32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}

// An iteration gives back the memory of what it computed in sizes of its own.
// RUN: tcopt-run %s --input=zeros --json | FileCheck %s --check-prefix=PEAK
// RUN: tcopt-run %s --input=random:1 --check=phases

// PEAK: "peak_bytes":{{[0-9][0-9][0-9][0-9][0-9]?[0-9]?}}}

func.func @main(%x: tensor<3xi64> {tcopt.range = [0, 20000]}) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %z = graph.constant dense<0.0> : tensor<f32>
  %m0 = graph.constant dense<[10000, 2, 3]> : tensor<3xi64>
  %k = graph.maximum %x, %m0 : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z, %kk = %k) -> (tensor<f32>, tensor<3xi64>) {
    %e = tensor.extract %kk[%c0] : tensor<3xi64>
    %m = arith.index_cast %e : i64 to index
    %f = graph.full %z, sizes = [%m] : (tensor<f32>, index) -> tensor<?xf32>
    %g = graph.flip %f, dims = [0] : (tensor<?xf32>) -> tensor<?xf32>
    %s = graph.sum %g, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
    %t = graph.add %a, %s : (tensor<f32>, tensor<f32>) -> tensor<f32>
    scf.yield %t, %kk : tensor<f32>, tensor<3xi64>
  }
  return %r#0 : tensor<f32>
}

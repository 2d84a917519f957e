// A cache that one branch updates and the other keeps stays in one buffer: nothing is copied in the loop.
// RUN: tcopt %s --tcopt-compile=stop-after=plan-memory | FileCheck %s
// RUN: tcopt-run %s --input=random:1 --check=phases
// CHECK-LABEL: func.func @main(
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: {{^    [}]}}
func.func @main(%x: tensor<4096x64xf32>, %u: tensor<1x64xf32>, %f: tensor<8xi64>) -> tensor<4096x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i64
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%p = %x) -> tensor<4096x64xf32> {
    %v = tensor.extract %f[%i] : tensor<8xi64>
    %c = arith.cmpi sgt, %v, %z : i64
    %s = scf.if %c -> tensor<4096x64xf32> {
      %y = graph.slice_scatter %p, %u, dim = 0, start = 3, end = 4, step = 1 : (tensor<4096x64xf32>, tensor<1x64xf32>) -> tensor<4096x64xf32>
      scf.yield %y : tensor<4096x64xf32>
    } else {
      scf.yield %p : tensor<4096x64xf32>
    }
    scf.yield %s : tensor<4096x64xf32>
  }
  return %r : tensor<4096x64xf32>
}

// 2^32 times 2^32 is not 0, though 64 bits hold no more of it: a tensor of no elements has not that many.
// RUN: not tcopt-run %s --input=zeros --dim E=0 --dim N=4294967296 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --input=zeros --dim E=0 --dim N=4294967296 --backend=interp 2>&1 | FileCheck %s --check-prefix=INTERP
// RUN: not tcopt-run %s --entry=rows --input=zeros --dim E=0 --dim N=4611686018427387904 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=cube --input=zeros --dim E=0 --dim N=4194304 2>&1 | FileCheck %s
// RUN: tcopt-run %s --input=random:1 --dim E=9 --dim N=3 --check=interp
// RUN: tcopt-run %s --entry=rows --input=random:1 --dim E=12 --dim N=3 --check=interp
// RUN: tcopt-run %s --entry=cube --input=random:1 --dim E=8 --dim N=2 --check=interp
// RUN: tcopt-run %s --entry=cube --input=random:1 --dim E=0 --dim N=0 --check=interp

// CHECK: error: {{.*}}graph.reshape: product of the sizes must equal the number of elements
// INTERP: error: {{.*}}more elements than 64 bits can count
func.func @main(%x: tensor<?xf32> {graph.dims = ["E"]}, %like: tensor<?x0xf32> {graph.dims = ["N", 0]}) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %like, %c0 : tensor<?x0xf32>
  %r = graph.reshape %x, sizes = [%n, %n] : (tensor<?xf32>, index, index) -> tensor<?x?xf32>
  %s = graph.sum %r, dims = [0, 1], keepdim = false : (tensor<?x?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func @rows(%x: tensor<?xf32> {graph.dims = ["E"]}, %like: tensor<?x0xf32> {graph.dims = ["N", 0]}) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %like, %c0 : tensor<?x0xf32>
  %r = graph.reshape %x, sizes = [%n, 4] : (tensor<?xf32>, index) -> tensor<?x4xf32>
  %s = graph.sum %r, dims = [0, 1], keepdim = false : (tensor<?x4xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func @cube(%x: tensor<?xf32> {graph.dims = ["E"]}, %like: tensor<?x0xf32> {graph.dims = ["N", 0]}) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %like, %c0 : tensor<?x0xf32>
  %r = graph.reshape %x, sizes = [%n, %n, %n] : (tensor<?xf32>, index, index, index) -> tensor<?x?x?xf32>
  %s = graph.sum %r, dims = [0, 1, 2], keepdim = false : (tensor<?x?x?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}

// The program can be run between all passes that make kernels: planned and formed groups of core by the interpreter, groups of linalg
// and kernels by the reference lowering. A padded copy, Booleans and a symbolic size are among them.
// RUN: tcopt-run %s --input=random:1 --dim N=5 --output=%t.o
// RUN: tcopt %s --tcopt-compile=stop-after=decompose --core-expand-moves --resolve-ranked-shaped-type-result-dims --core-choose-groups -o %t.chosen.mlir
// RUN: tcopt %t.chosen.mlir --nest-form-groups -o %t.formed.mlir
// RUN: tcopt %t.formed.mlir --convert-core-to-linalg --canonicalize -o %t.converted.mlir
// RUN: tcopt %t.converted.mlir --nest-merge-elementwise --canonicalize -o %t.merged.mlir
// RUN: tcopt %t.merged.mlir --nest-outline-kernels --core-erase-barriers -o %t.outlined.mlir
// RUN: FileCheck %s --input-file=%t.formed.mlir
// CHECK: nest.group
// CHECK: core.exp
// RUN: tcopt-run %t.chosen.mlir --backend=interp --input=random:1 --dim N=5 --expect=%t.o/0.npy --expect=%t.o/1.npy --expect=%t.o/2.npy
// RUN: tcopt-run %t.formed.mlir --backend=interp --input=random:1 --dim N=5 --expect=%t.o/0.npy --expect=%t.o/1.npy --expect=%t.o/2.npy
// RUN: tcopt-run %t.formed.mlir --backend=reference --input=random:1 --dim N=5 --expect=%t.o/0.npy --expect=%t.o/1.npy --expect=%t.o/2.npy
// RUN: tcopt-run %t.converted.mlir --backend=reference --input=random:1 --dim N=5 --expect=%t.o/0.npy --expect=%t.o/1.npy --expect=%t.o/2.npy
// RUN: tcopt-run %t.merged.mlir --backend=reference --input=random:1 --dim N=5 --expect=%t.o/0.npy --expect=%t.o/1.npy --expect=%t.o/2.npy
// RUN: tcopt-run %t.outlined.mlir --backend=reference --input=random:1 --dim N=5 --expect=%t.o/0.npy --expect=%t.o/1.npy --expect=%t.o/2.npy

func.func @main(%x: tensor<?x6xf32> {graph.dims = ["N", 6]}, %w: tensor<6x4xf32>, %b: tensor<4xf32>, %i: tensor<1x2x6x6xf32>, %k: tensor<3x2x3x3xf32>)
    -> (tensor<?x4xf32>, tensor<?x6xi1>, tensor<1x3x6x6xf32>) {
  %0 = graph.softmax %x, dim = 1 : (tensor<?x6xf32>) -> tensor<?x6xf32>
  %1 = graph.matmul %0, %w : (tensor<?x6xf32>, tensor<6x4xf32>) -> tensor<?x4xf32>
  %2 = graph.add %1, %b : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  %3 = graph.gelu %2, approximate = none : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %4 = graph.gt %0, %x : (tensor<?x6xf32>, tensor<?x6xf32>) -> tensor<?x6xi1>
  %5 = graph.conv %i, %k, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x2x6x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x6x6xf32>
  return %3, %4, %5 : tensor<?x4xf32>, tensor<?x6xi1>, tensor<1x3x6x6xf32>
}

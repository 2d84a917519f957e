// Rows of bytes that lie across memory are in vectors of as many rows as a schedule may state.
// RUN: tcopt-run %s --input=random:1 --check=phases
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=skylake-avx512" | FileCheck %s
// CHECK: #cpu.rows<along = rows, lanes = 64

func.func @main(%x: tensor<3x5x300xi8>) -> tensor<3x5x300xi8> {
  %0 = graph.amax %x, dims = [1], keepdim = true : (tensor<3x5x300xi8>) -> tensor<3x1x300xi8>
  %1 = graph.minimum %x, %0 : (tensor<3x5x300xi8>, tensor<3x1x300xi8>) -> tensor<3x5x300xi8>
  return %1 : tensor<3x5x300xi8>
}

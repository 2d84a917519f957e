// The next rows are prefetched where vectors are along rows, 9 of which are no whole number of vectors.
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" | sed 's/#cpu.rows<[^>]*>/#cpu.rows<along = rows, lanes = 4, locals = ["row"], prefetch = true>/' > %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tcopt-run %t.mlir --input=random:3 --check=phases

// CHECK: nest.kernel @softmax_0
// CHECK-SAME: #cpu.rows<along = rows, lanes = 4, locals = ["row"], prefetch = true>
func.func @main(%x: tensor<9x50xf32>) -> tensor<9x50xf32> {
  %r = graph.softmax %x, dim = 1 : (tensor<9x50xf32>) -> tensor<9x50xf32>
  return %r : tensor<9x50xf32>
}

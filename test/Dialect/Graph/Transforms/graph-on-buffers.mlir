// Passes of ingest refuse functions of later phases.
// RUN: not tcopt %s --graph-attach-signature 2>&1 | FileCheck %s
// RUN: not tcopt %s --pass-pipeline="builtin.module(func.func(graph-insert-requires))" 2>&1 | FileCheck %s
// CHECK: error: 'func.func' op expected tensors as arguments but found 'memref<?xf32>': the function is on buffers already
func.func @main(%x: memref<?xf32> {graph.dims = ["N"]}, %y: memref<?xf32>) {
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  return
}

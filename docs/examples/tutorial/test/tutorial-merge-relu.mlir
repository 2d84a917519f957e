// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --plugin=%plugin --tutorial-merge-relu | FileCheck %s

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x16xf32> {graph.dims = ["B", 16]}) -> tensor<?x16xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.relu [[X]] : (tensor<?x16xf32>) -> tensor<?x16xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x16xf32>
// CHECK-NEXT:  }
func.func @main(%x: tensor<?x16xf32> {graph.dims = ["B", 16]}) -> tensor<?x16xf32> {
  %0 = graph.relu %x : (tensor<?x16xf32>) -> tensor<?x16xf32>
  %1 = graph.relu %0 : (tensor<?x16xf32>) -> tensor<?x16xf32>
  return %1 : tensor<?x16xf32>
}

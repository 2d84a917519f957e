// Run-time checks of index operands. A slice has none, because its bounds are limited to the size.
// RUN: tcopt %s --graph-insert-requires | FileCheck %s

// CHECK-LABEL: func.func @slice(
// CHECK-NOT: core.require
// CHECK: graph.slice
// CHECK-NOT: core.require
// CHECK: return
func.func @slice(%x: tensor<?xf32>, %a: index, %b: index) -> tensor<?xf32> {
  %r = graph.slice %x, dim = 0, start = %a, end = %b, step = 2 : (tensor<?xf32>, index, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @slice_scatter(
// CHECK: core.require %{{.*}}, "graph.slice_scatter: size of src must agree (C3)"
// CHECK-NEXT: graph.slice_scatter
func.func @slice_scatter(%x: tensor<?xf32>, %u: tensor<?xf32>, %a: index) -> tensor<?xf32> {
  %r = graph.slice_scatter %x, %u, dim = 0, start = %a, end = 9223372036854775807, step = 1 : (tensor<?xf32>, tensor<?xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// Checks compare the size plus the dynamic amount, and the size of the result, with 0.
// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[X:.+]]: tensor<?xf32>, %[[V:.+]]: tensor<f32>, %[[N:.+]]: index)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %{{.*}} : tensor<?xf32>
// CHECK: %[[S:.+]] = arith.addi %[[D]], %[[N]] : index
// CHECK: %[[H:.+]] = arith.cmpi sge, %[[S]], %{{.*}} : index
// CHECK-NEXT: core.require %[[H]], "graph.pad: no more can be taken away than there is (C3)"
// CHECK: core.require %{{.*}}, "graph.pad: no more can be taken away than there is (C3)"
// CHECK-NEXT: graph.pad
func.func @pad(%x: tensor<?xf32>, %v: tensor<f32>, %n: index) -> tensor<?xf32> {
  %r = graph.pad %x, %v, low = [%n], high = [1] : (tensor<?xf32>, tensor<f32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @repeat(
// CHECK: core.require %{{.*}}, "graph.repeat: entries of repeats must not be negative (C2)"
// CHECK: core.require %{{.*}}, "graph.repeat: result sizes must be less than 2^63 - 1"
// CHECK: graph.repeat
func.func @repeat(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %r = graph.repeat %x, repeats = [%n] : (tensor<?xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @as_strided(
// CHECK: core.require %{{.*}}, "graph.as_strided: entries of sizes must not be negative (C2)"
// CHECK: core.require %{{.*}}, "graph.as_strided: entries of strides must not be negative (C2)"
// CHECK: core.require %{{.*}}, "graph.as_strided: entries of storage_offset must not be negative (C2)"
// CHECK: core.require %{{.*}}, "graph.as_strided: elements must lie inside of x (C3)"
// CHECK: graph.as_strided
func.func @as_strided(%x: tensor<?xf32>, %n: index, %s: index, %o: index) -> tensor<?x2xf32> {
  %r = graph.as_strided %x, sizes = [%n, 2], strides = [%s, 1], storage_offset = %o : (tensor<?xf32>, index, index, index) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// The element of an argument is a size of another one.
// CHECK-LABEL: func.func @element(
// CHECK-DAG: %[[B:.+]] = tensor.dim %arg0
// CHECK: %[[ELEMENT:.+]] = tensor.extract %arg1[]
// CHECK: %[[FOUND:.+]] = arith.index_cast %[[ELEMENT]]
// CHECK: %[[SAME:.+]] = arith.cmpi eq, %[[FOUND]]
// CHECK: core.require %[[SAME]], "argument #1 must be 2 * B"
func.func @element(%x: tensor<?xf32> {graph.dims = ["B"]}, %n: tensor<i64> {graph.value = #tcopt.size<2 * B>}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// The first element determines a size of no dimension.
// CHECK-LABEL: func.func @unknown(
// CHECK: core.require %{{.*}}, "argument #0 must be N, which must not be negative"
// CHECK: core.require %{{.*}}, "argument #1 must be N"
// CHECK: core.require %{{.*}}, "argument #2 must be N + 1"
func.func @unknown(%n: tensor<i64> {graph.value = "N"}, %m: tensor<i64> {graph.value = "N"}, %k: tensor<i64> {graph.value = #tcopt.size<N + 1>}) -> tensor<i64> {
  return %n : tensor<i64>
}

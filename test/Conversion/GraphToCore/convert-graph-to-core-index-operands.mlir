// Decompositions with index operands.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[A:.+]]: index, %[[B:.+]]: index)
// CHECK: %[[R:.+]] = core.slice %[[X]], offsets = [0, %{{.+}}], sizes = [%{{.+}}, %{{.+}}], strides = [1, 2] : (tensor<?x3xf32>, index, index, index) -> tensor<?x?xf32>
// CHECK-NEXT: return %[[R]]
func.func @slice(%x: tensor<?x3xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %r = graph.slice %x, dim = -1, start = %a, end = %b, step = 2 : (tensor<?x3xf32>, index, index) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @slice_to(
// CHECK: core.slice %{{.+}}, offsets = [0], sizes = [%{{.+}}], strides = [1] : (tensor<?xf32>, index) -> tensor<?xf32>
func.func @slice_to(%x: tensor<?xf32>, %b: index) -> tensor<?xf32> {
  %r = graph.slice %x, dim = 0, start = 0, end = %b, step = 1 : (tensor<?xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @slice_scatter(
// CHECK-SAME: %[[X:.+]]: tensor<?xf32>, %[[U:.+]]: tensor<?xf32>, %[[A:.+]]: index)
// CHECK: core.update_slice %[[X]], %[[U]], offsets = [%{{.+}}], strides = [1] : (tensor<?xf32>, tensor<?xf32>, index) -> tensor<?xf32>
func.func @slice_scatter(%x: tensor<?xf32>, %u: tensor<?xf32>, %a: index) -> tensor<?xf32> {
  %r = graph.slice_scatter %x, %u, dim = 0, start = %a, end = 9223372036854775807, step = 1 : (tensor<?xf32>, tensor<?xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// Constant amounts are one core.pad; a dimension with a dynamic amount is a concatenation.
// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[X:.+]]: tensor<2x3xf32>, %[[V:.+]]: tensor<f32>, %[[N:.+]]: index)
// CHECK: %[[S:.+]] = core.slice %[[X]], offsets = [0, %{{.+}}], sizes = [2, %{{.+}}], strides = [1, 1] : (tensor<2x3xf32>, index, index) -> tensor<2x?xf32>
// CHECK: %[[P:.+]] = core.pad %[[S]], %[[V]], low = [1, 0], high = [0, 0] : (tensor<2x?xf32>, tensor<f32>) -> tensor<3x?xf32>
// CHECK: %[[L:.+]] = core.broadcast %[[V]], dims = [], sizes = [3, %{{.+}}] : (tensor<f32>, index) -> tensor<3x?xf32>
// CHECK: %[[H:.+]] = core.broadcast %[[V]], dims = [], sizes = [3, 2] : (tensor<f32>) -> tensor<3x2xf32>
// CHECK: core.concatenate %[[L]], %[[P]], %[[H]], dim = 1 : (tensor<3x?xf32>, tensor<3x?xf32>, tensor<3x2xf32>) -> tensor<3x?xf32>
func.func @pad(%x: tensor<2x3xf32>, %v: tensor<f32>, %n: index) -> tensor<3x?xf32> {
  %r = graph.pad %x, %v, low = [1, %n], high = [0, 2] : (tensor<2x3xf32>, tensor<f32>, index) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}

// CHECK-LABEL: func.func @pad_end(
// CHECK-SAME: %[[X:.+]]: tensor<?xf32>, %[[V:.+]]: tensor<f32>, %[[N:.+]]: index)
// CHECK-NOT: core.pad
// CHECK: %[[S:.+]] = core.slice %[[X]], offsets = [0], sizes = [%{{.+}}], strides = [1] : (tensor<?xf32>, index) -> tensor<?xf32>
// CHECK: %[[H:.+]] = core.broadcast %[[V]], dims = [], sizes = [%{{.+}}] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK: core.concatenate %[[S]], %[[H]], dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
func.func @pad_end(%x: tensor<?xf32>, %v: tensor<f32>, %n: index) -> tensor<?xf32> {
  %r = graph.pad %x, %v, low = [0], high = [%n] : (tensor<?xf32>, tensor<f32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @repeat(
// CHECK-SAME: %[[X:.+]]: tensor<4xf32>, %[[N:.+]]: index, %[[M:.+]]: index)
// CHECK: %[[B:.+]] = core.broadcast %[[X]], dims = [2], sizes = [%[[N]], %[[M]], 4] : (tensor<4xf32>, index, index) -> tensor<?x?x4xf32>
// CHECK: core.reshape %[[B]], sizes = [%[[N]], %{{.+}}] : (tensor<?x?x4xf32>, index, index) -> tensor<?x?xf32>
func.func @repeat(%x: tensor<4xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %r = graph.repeat %x, repeats = [%n, %m] : (tensor<4xf32>, index, index) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @as_strided(
// CHECK-SAME: %[[X:.+]]: tensor<6xf32>, %[[N:.+]]: index, %[[S:.+]]: index, %[[O:.+]]: index)
// CHECK: core.iota dim = 0, sizes = [%[[N]], 2] : (index) -> tensor<?x2xi64>
// CHECK: arith.index_cast %[[S]] : index to i64
// CHECK: core.mul
// CHECK: core.iota dim = 1, sizes = [%[[N]], 2] : (index) -> tensor<?x2xi64>
// CHECK: arith.index_cast %[[O]] : index to i64
// CHECK: core.gather %[[X]], %{{.+}}, dims = [0]
func.func @as_strided(%x: tensor<6xf32>, %n: index, %s: index, %o: index) -> tensor<?x2xf32> {
  %r = graph.as_strided %x, sizes = [%n, 2], strides = [%s, 1], storage_offset = %o : (tensor<6xf32>, index, index, index) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

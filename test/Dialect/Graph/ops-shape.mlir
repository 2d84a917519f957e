// Round trips of operators that move elements.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[X:.+]]: tensor<?x8x8xf32>, %[[B:.+]]: index, %[[T:.+]]: tensor<2x3xi1>, %[[S:.+]]: tensor<f32>, %[[O:.+]]: tensor<1x1xui8>, %[[Z:.+]]: tensor<3x0xf16>, %[[U:.+]]: tensor<*xbf16>)
// CHECK-NEXT: %{{.*}} = graph.reshape %[[X]], sizes = [%[[B]], 64] : (tensor<?x8x8xf32>, index) -> tensor<?x64xf32>
// CHECK-NEXT: %{{.*}} = graph.reshape %[[T]], sizes = [3, 2] : (tensor<2x3xi1>) -> tensor<3x2xi1>
// CHECK-NEXT: %{{.*}} = graph.reshape %[[S]], sizes = [1, 1] : (tensor<f32>) -> tensor<1x1xf32>
// CHECK-NEXT: %{{.*}} = graph.reshape %[[O]], sizes = [] : (tensor<1x1xui8>) -> tensor<ui8>
// CHECK-NEXT: %{{.*}} = graph.reshape %[[Z]], sizes = [0, 7] : (tensor<3x0xf16>) -> tensor<0x7xf16>
// CHECK-NEXT: %{{.*}} = graph.reshape %[[U]], sizes = [%[[B]], %[[B]]] : (tensor<*xbf16>, index, index) -> tensor<?x?xbf16>
func.func @reshape(
    %x: tensor<?x8x8xf32>, %b: index, %t: tensor<2x3xi1>, %s: tensor<f32>, %o: tensor<1x1xui8>,
    %z: tensor<3x0xf16>, %u: tensor<*xbf16>) {
  %0 = graph.reshape %x, sizes = [%b, 64] : (tensor<?x8x8xf32>, index) -> tensor<?x64xf32>
  %1 = graph.reshape %t, sizes = [3, 2] : (tensor<2x3xi1>) -> tensor<3x2xi1>
  %2 = graph.reshape %s, sizes = [1, 1] : (tensor<f32>) -> tensor<1x1xf32>
  %3 = graph.reshape %o, sizes = [] : (tensor<1x1xui8>) -> tensor<ui8>
  %4 = graph.reshape %z, sizes = [0, 7] : (tensor<3x0xf16>) -> tensor<0x7xf16>
  %5 = graph.reshape %u, sizes = [%b, %b] : (tensor<*xbf16>, index, index) -> tensor<?x?xbf16>
  return
}

// CHECK-LABEL: func.func @expand(
// CHECK-SAME: %[[X:.+]]: tensor<1x3xf32>, %[[B:.+]]: index, %[[S:.+]]: tensor<i64>, %[[D:.+]]: tensor<?xf32>)
// CHECK-NEXT: %{{.*}} = graph.expand %[[X]], sizes = [%[[B]], 3] : (tensor<1x3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.expand %[[S]], sizes = [2, 2] : (tensor<i64>) -> tensor<2x2xi64>
// CHECK-NEXT: %{{.*}} = graph.expand %[[D]], sizes = [4, %[[B]]] : (tensor<?xf32>, index) -> tensor<4x?xf32>
// CHECK-NEXT: %{{.*}} = graph.expand %[[D]], sizes = [4, %[[B]]], repeatable = [0] : (tensor<?xf32>, index) -> tensor<4x?xf32>
func.func @expand(%x: tensor<1x3xf32>, %b: index, %s: tensor<i64>, %d: tensor<?xf32>) {
  %0 = graph.expand %x, sizes = [%b, 3] : (tensor<1x3xf32>, index) -> tensor<?x3xf32>
  %1 = graph.expand %s, sizes = [2, 2] : (tensor<i64>) -> tensor<2x2xi64>
  %2 = graph.expand %d, sizes = [4, %b] : (tensor<?xf32>, index) -> tensor<4x?xf32>
  %3 = graph.expand %d, sizes = [4, %b], repeatable = [0] : (tensor<?xf32>, index) -> tensor<4x?xf32>
  return
}

// CHECK-LABEL: func.func @order(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x4xf32>, %[[S:.+]]: tensor<i1>, %[[U:.+]]: tensor<*xi8>)
// CHECK-NEXT: %{{.*}} = graph.permute %[[X]], dims = [0, 2, 1] : (tensor<?x3x4xf32>) -> tensor<?x4x3xf32>
// CHECK-NEXT: %{{.*}} = graph.permute %[[X]], dims = [-1, 0, -2] : (tensor<?x3x4xf32>) -> tensor<4x?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.permute %[[S]], dims = [] : (tensor<i1>) -> tensor<i1>
// CHECK-NEXT: %{{.*}} = graph.transpose %[[X]], dim0 = 1, dim1 = -1 : (tensor<?x3x4xf32>) -> tensor<?x4x3xf32>
// CHECK-NEXT: %{{.*}} = graph.transpose %[[X]], dim0 = 0, dim1 = 0 : (tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT: %{{.*}} = graph.transpose %[[U]], dim0 = 7, dim1 = 9 : (tensor<*xi8>) -> tensor<*xi8>
// CHECK-NEXT: %{{.*}} = graph.flip %[[X]], dims = [1, -1] : (tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT: %{{.*}} = graph.flip %[[S]], dims = [] : (tensor<i1>) -> tensor<i1>
func.func @order(%x: tensor<?x3x4xf32>, %s: tensor<i1>, %u: tensor<*xi8>) {
  %0 = graph.permute %x, dims = [0, 2, 1] : (tensor<?x3x4xf32>) -> tensor<?x4x3xf32>
  %1 = graph.permute %x, dims = [-1, 0, -2] : (tensor<?x3x4xf32>) -> tensor<4x?x3xf32>
  %2 = graph.permute %s, dims = [] : (tensor<i1>) -> tensor<i1>
  %3 = graph.transpose %x, dim0 = 1, dim1 = -1 : (tensor<?x3x4xf32>) -> tensor<?x4x3xf32>
  %4 = graph.transpose %x, dim0 = 0, dim1 = 0 : (tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
  %5 = graph.transpose %u, dim0 = 7, dim1 = 9 : (tensor<*xi8>) -> tensor<*xi8>
  %6 = graph.flip %x, dims = [1, -1] : (tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
  %7 = graph.flip %s, dims = [] : (tensor<i1>) -> tensor<i1>
  return
}

// CHECK-LABEL: func.func @unit_dimensions(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[S:.+]]: tensor<i16>, %[[Y:.+]]: tensor<?x1x3xf32>, %[[O:.+]]: tensor<1x1xi64>)
// CHECK-NEXT: %{{.*}} = graph.unsqueeze %[[X]], dim = 1 : (tensor<?x3xf32>) -> tensor<?x1x3xf32>
// CHECK-NEXT: %{{.*}} = graph.unsqueeze %[[X]], dim = -1 : (tensor<?x3xf32>) -> tensor<?x3x1xf32>
// CHECK-NEXT: %{{.*}} = graph.unsqueeze %[[S]], dim = 0 : (tensor<i16>) -> tensor<1xi16>
// CHECK-NEXT: %{{.*}} = graph.squeeze %[[Y]], dims = [1] : (tensor<?x1x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.squeeze %[[O]], dims = [0, -1] : (tensor<1x1xi64>) -> tensor<i64>
// CHECK-NEXT: %{{.*}} = graph.squeeze %[[Y]], dims = [] : (tensor<?x1x3xf32>) -> tensor<?x1x3xf32>
func.func @unit_dimensions(
    %x: tensor<?x3xf32>, %s: tensor<i16>, %y: tensor<?x1x3xf32>, %o: tensor<1x1xi64>) {
  %0 = graph.unsqueeze %x, dim = 1 : (tensor<?x3xf32>) -> tensor<?x1x3xf32>
  %1 = graph.unsqueeze %x, dim = -1 : (tensor<?x3xf32>) -> tensor<?x3x1xf32>
  %2 = graph.unsqueeze %s, dim = 0 : (tensor<i16>) -> tensor<1xi16>
  %3 = graph.squeeze %y, dims = [1] : (tensor<?x1x3xf32>) -> tensor<?x3xf32>
  %4 = graph.squeeze %o, dims = [0, -1] : (tensor<1x1xi64>) -> tensor<i64>
  %5 = graph.squeeze %y, dims = [] : (tensor<?x1x3xf32>) -> tensor<?x1x3xf32>
  return
}

// Ends are limited to the dimension, and count from its end where negative.
// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK-NEXT: %{{.*}} = graph.slice %[[X]], dim = 1, start = 0, end = 2, step = 1 : (tensor<?x3xf32>) -> tensor<?x2xf32>
// CHECK-NEXT: %{{.*}} = graph.slice %[[X]], dim = -1, start = -2, end = 9223372036854775807, step = 1 : (tensor<?x3xf32>) -> tensor<?x2xf32>
// CHECK-NEXT: %{{.*}} = graph.slice %[[X]], dim = 0, start = 1, end = -1, step = 2 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.slice %[[X]], dim = 1, start = 2, end = 1, step = 1 : (tensor<?x3xf32>) -> tensor<?x0xf32>
// CHECK-NEXT: %{{.*}} = graph.slice %[[X]], dim = 1, start = -9223372036854775808, end = 9, step = 9223372036854775807 : (tensor<?x3xf32>) -> tensor<?x1xf32>
func.func @slice(%x: tensor<?x3xf32>) {
  %0 = graph.slice %x, dim = 1, start = 0, end = 2, step = 1 : (tensor<?x3xf32>) -> tensor<?x2xf32>
  %1 = graph.slice %x, dim = -1, start = -2, end = 9223372036854775807, step = 1 : (tensor<?x3xf32>) -> tensor<?x2xf32>
  %2 = graph.slice %x, dim = 0, start = 1, end = -1, step = 2 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %3 = graph.slice %x, dim = 1, start = 2, end = 1, step = 1 : (tensor<?x3xf32>) -> tensor<?x0xf32>
  %4 = graph.slice %x, dim = 1, start = -9223372036854775808, end = 9, step = 9223372036854775807 : (tensor<?x3xf32>) -> tensor<?x1xf32>
  return
}

// CHECK-LABEL: func.func @cat(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<?x4xf32>, %[[C:.+]]: tensor<2xi1>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.cat %[[A]], %[[B]], dim = 1 : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>
// CHECK-NEXT: %{{.*}} = graph.cat %[[A]], dim = -2 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.cat %[[C]], %[[C]], %[[C]], dim = 0 : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<6xi1>
// CHECK-NEXT: %{{.*}} = graph.cat %[[U]], %[[A]], dim = 0 : (tensor<*xf32>, tensor<?x3xf32>) -> tensor<*xf32>
func.func @cat(%a: tensor<?x3xf32>, %b: tensor<?x4xf32>, %c: tensor<2xi1>, %u: tensor<*xf32>) {
  %0 = graph.cat %a, %b, dim = 1 : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>
  %1 = graph.cat %a, dim = -2 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = graph.cat %c, %c, %c, dim = 0 : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<6xi1>
  %3 = graph.cat %u, %a, dim = 0 : (tensor<*xf32>, tensor<?x3xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[V:.+]]: tensor<f32>, %[[S:.+]]: tensor<f32>)
// CHECK-NEXT: %{{.*}} = graph.pad %[[X]], %[[V]], low = [0, 1], high = [0, 2] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x6xf32>
// CHECK-NEXT: %{{.*}} = graph.pad %[[S]], %[[V]], low = [], high = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
func.func @pad(%x: tensor<?x3xf32>, %v: tensor<f32>, %s: tensor<f32>) {
  %0 = graph.pad %x, %v, low = [0, 1], high = [0, 2] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x6xf32>
  %1 = graph.pad %s, %v, low = [], high = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @slice_operands(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[A:.+]]: index, %[[B:.+]]: index, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.slice %[[X]], dim = 1, start = %[[A]], end = %[[B]], step = 1 : (tensor<?x3xf32>, index, index) -> tensor<?x?xf32>
// CHECK-NEXT: %{{.*}} = graph.slice %[[X]], dim = 0, start = -1, end = %[[B]], step = 2 : (tensor<?x3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.slice %[[X]], dim = 1, start = %[[A]], end = -9223372036854775808, step = 1 : (tensor<?x3xf32>, index) -> tensor<?x?xf32>
// CHECK-NEXT: %{{.*}} = graph.slice %[[U]], dim = 1, start = %[[A]], end = 2, step = 1 : (tensor<*xf32>, index) -> tensor<*xf32>
func.func @slice_operands(%x: tensor<?x3xf32>, %a: index, %b: index, %u: tensor<*xf32>) {
  %0 = graph.slice %x, dim = 1, start = %a, end = %b, step = 1 : (tensor<?x3xf32>, index, index) -> tensor<?x?xf32>
  %1 = graph.slice %x, dim = 0, start = -1, end = %b, step = 2 : (tensor<?x3xf32>, index) -> tensor<?x3xf32>
  %2 = graph.slice %x, dim = 1, start = %a, end = -9223372036854775808, step = 1 : (tensor<?x3xf32>, index) -> tensor<?x?xf32>
  %3 = graph.slice %u, dim = 1, start = %a, end = 2, step = 1 : (tensor<*xf32>, index) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @pad_operands(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[V:.+]]: tensor<f32>, %[[A:.+]]: index, %[[B:.+]]: index)
// CHECK-NEXT: %{{.*}} = graph.pad %[[X]], %[[V]], low = [0, %[[A]]], high = [%[[B]], -1] : (tensor<?x3xf32>, tensor<f32>, index, index) -> tensor<?x?xf32>
// CHECK-NEXT: %{{.*}} = graph.pad %[[X]], %[[V]], low = [0, 1], high = [0, %[[B]]] : (tensor<?x3xf32>, tensor<f32>, index) -> tensor<?x?xf32>
func.func @pad_operands(%x: tensor<?x3xf32>, %v: tensor<f32>, %a: index, %b: index) {
  %0 = graph.pad %x, %v, low = [0, %a], high = [%b, -1] : (tensor<?x3xf32>, tensor<f32>, index, index) -> tensor<?x?xf32>
  %1 = graph.pad %x, %v, low = [0, 1], high = [0, %b] : (tensor<?x3xf32>, tensor<f32>, index) -> tensor<?x?xf32>
  return
}

// Round trips of operators that move elements round, repeat, replace or overlap them.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @roll(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[S:.+]]: tensor<i1>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.roll %[[X]], shifts = [1, -2], dims = [0, -1] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.roll %[[X]], shifts = [7], dims = [] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.roll %[[S]], shifts = [7], dims = [] : (tensor<i1>) -> tensor<i1>
// CHECK-NEXT: %{{.*}} = graph.roll %[[U]], shifts = [7], dims = [4] : (tensor<*xf32>) -> tensor<*xf32>
func.func @roll(%x: tensor<?x3xf32>, %s: tensor<i1>, %u: tensor<*xf32>) {
  %0 = graph.roll %x, shifts = [1, -2], dims = [0, -1] : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = graph.roll %x, shifts = [7], dims = [] : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = graph.roll %s, shifts = [7], dims = [] : (tensor<i1>) -> tensor<i1>
  %3 = graph.roll %u, shifts = [7], dims = [4] : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @triangles(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[U:.+]]: tensor<*xi1>)
// CHECK-NEXT: %{{.*}} = graph.tril %[[X]], diagonal = -1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.triu %[[U]], diagonal = 2 : (tensor<*xi1>) -> tensor<*xi1>
func.func @triangles(%x: tensor<?x3xf32>, %u: tensor<*xi1>) {
  %0 = graph.tril %x, diagonal = -1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = graph.triu %u, diagonal = 2 : (tensor<*xi1>) -> tensor<*xi1>
  return
}

// CHECK-LABEL: func.func @repeat(
// CHECK-SAME: %[[X:.+]]: tensor<?x4xf32>, %[[S:.+]]: tensor<i1>, %[[U:.+]]: tensor<*xi1>)
// CHECK-NEXT: %{{.*}} = graph.repeat %[[X]], repeats = [2, 1, 3] : (tensor<?x4xf32>) -> tensor<2x?x12xf32>
// CHECK-NEXT: %{{.*}} = graph.repeat %[[X]], repeats = [0, 1] : (tensor<?x4xf32>) -> tensor<0x4xf32>
// CHECK-NEXT: %{{.*}} = graph.repeat %[[S]], repeats = [] : (tensor<i1>) -> tensor<i1>
// CHECK-NEXT: %{{.*}} = graph.repeat %[[U]], repeats = [2] : (tensor<*xi1>) -> tensor<*xi1>
func.func @repeat(%x: tensor<?x4xf32>, %s: tensor<i1>, %u: tensor<*xi1>) {
  %0 = graph.repeat %x, repeats = [2, 1, 3] : (tensor<?x4xf32>) -> tensor<2x?x12xf32>
  %1 = graph.repeat %x, repeats = [0, 1] : (tensor<?x4xf32>) -> tensor<0x4xf32>
  %2 = graph.repeat %s, repeats = [] : (tensor<i1>) -> tensor<i1>
  %3 = graph.repeat %u, repeats = [2] : (tensor<*xi1>) -> tensor<*xi1>
  return
}

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[S:.+]]: tensor<i64>, %[[T:.+]]: tensor<i32>, %[[N:.+]]: index, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.narrow %[[X]], %[[S]], sizes = [2], dim = 1 : (tensor<?x3xf32>, tensor<i64>) -> tensor<?x2xf32>
// CHECK-NEXT: %{{.*}} = graph.narrow %[[X]], %[[T]], sizes = [%[[N]]], dim = -2 : (tensor<?x3xf32>, tensor<i32>, index) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.narrow %[[U]], %[[T]], sizes = [%[[N]]], dim = 3 : (tensor<*xf32>, tensor<i32>, index) -> tensor<*xf32>
func.func @narrow(
    %x: tensor<?x3xf32>, %s: tensor<i64>, %t: tensor<i32>, %n: index, %u: tensor<*xf32>) {
  %0 = graph.narrow %x, %s, sizes = [2], dim = 1 : (tensor<?x3xf32>, tensor<i64>) -> tensor<?x2xf32>
  %1 = graph.narrow %x, %t, sizes = [%n], dim = -2 : (tensor<?x3xf32>, tensor<i32>, index) -> tensor<?x3xf32>
  %2 = graph.narrow %u, %t, sizes = [%n], dim = 3 : (tensor<*xf32>, tensor<i32>, index) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @replaced(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[P:.+]]: tensor<?x2xf32>, %[[Q:.+]]: tensor<?xf32>)
// CHECK-NEXT: %{{.*}} = graph.slice_scatter %[[X]], %[[P]], dim = 1, start = 0, end = -1, step = 1 : (tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.select_scatter %[[X]], %[[Q]], dim = -1, index = -3 : (tensor<?x3xf32>, tensor<?xf32>) -> tensor<?x3xf32>
func.func @replaced(%x: tensor<?x3xf32>, %p: tensor<?x2xf32>, %q: tensor<?xf32>) {
  %0 = graph.slice_scatter %x, %p, dim = 1, start = 0, end = -1, step = 1 : (tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<?x3xf32>
  %1 = graph.select_scatter %x, %q, dim = -1, index = -3 : (tensor<?x3xf32>, tensor<?xf32>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: func.func @bitcast(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<bf16>, %[[U:.+]]: tensor<*xui8>)
// CHECK-NEXT: %{{.*}} = graph.bitcast %[[X]], dtype = i32 : (tensor<?x3xf32>) -> tensor<?x3xi32>
// CHECK-NEXT: %{{.*}} = graph.bitcast %[[B]], dtype = i16 : (tensor<bf16>) -> tensor<i16>
// CHECK-NEXT: %{{.*}} = graph.bitcast %[[U]], dtype = i8 : (tensor<*xui8>) -> tensor<*xi8>
func.func @bitcast(%x: tensor<?x3xf32>, %b: tensor<bf16>, %u: tensor<*xui8>) {
  %0 = graph.bitcast %x, dtype = i32 : (tensor<?x3xf32>) -> tensor<?x3xi32>
  %1 = graph.bitcast %b, dtype = i16 : (tensor<bf16>) -> tensor<i16>
  %2 = graph.bitcast %u, dtype = i8 : (tensor<*xui8>) -> tensor<*xi8>
  return
}

// CHECK-LABEL: func.func @padding(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[S:.+]]: tensor<f16>, %[[U:.+]]: tensor<*xf32>, %[[V:.+]]: tensor<f32>)
// CHECK-NEXT: %{{.*}} = graph.pad %[[X]], %[[V]], low = [-1, 2], high = [2, -3] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x2xf32>
// CHECK-NEXT: %{{.*}} = graph.reflection_pad %[[X]], low = [0, 1], high = [0, 2] : (tensor<?x3xf32>) -> tensor<?x6xf32>
// CHECK-NEXT: %{{.*}} = graph.replication_pad %[[S]], low = [], high = [] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT: %{{.*}} = graph.circular_pad %[[U]], low = [0, 1], high = [0, 2] : (tensor<*xf32>) -> tensor<*xf32>
func.func @padding(%x: tensor<?x3xf32>, %s: tensor<f16>, %u: tensor<*xf32>, %v: tensor<f32>) {
  %0 = graph.pad %x, %v, low = [-1, 2], high = [2, -3] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x2xf32>
  %1 = graph.reflection_pad %x, low = [0, 1], high = [0, 2] : (tensor<?x3xf32>) -> tensor<?x6xf32>
  %2 = graph.replication_pad %s, low = [], high = [] : (tensor<f16>) -> tensor<f16>
  %3 = graph.circular_pad %u, low = [0, 1], high = [0, 2] : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @columns(
// CHECK-SAME: %[[X:.+]]: tensor<?x12x15xf32>, %[[Y:.+]]: tensor<8x?xi32>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.col2im %[[X]], output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<?x12x15xf32>) -> tensor<?x3x4x4xf32>
// CHECK-NEXT: %{{.*}} = graph.col2im %[[Y]], output_size = [4, 4], kernel_size = [2, 2], dilation = [2, 1], padding = [0, 0], stride = [1, 2] : (tensor<8x?xi32>) -> tensor<2x4x4xi32>
// CHECK-NEXT: %{{.*}} = graph.col2im %[[U]], output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<*xf32>) -> tensor<*xf32>
func.func @columns(%x: tensor<?x12x15xf32>, %y: tensor<8x?xi32>, %u: tensor<*xf32>) {
  %0 = graph.col2im %x, output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<?x12x15xf32>) -> tensor<?x3x4x4xf32>
  %1 = graph.col2im %y, output_size = [4, 4], kernel_size = [2, 2], dilation = [2, 1], padding = [0, 0], stride = [1, 2] : (tensor<8x?xi32>) -> tensor<2x4x4xi32>
  %2 = graph.col2im %u, output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @windows(
// CHECK-SAME: %[[X:.+]]: tensor<3x?x4xf32>, %[[Y:.+]]: tensor<2x4xf32>, %[[Z:.+]]: tensor<?x3x4x4xf32>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.diagonal %[[X]], offset = 1, dim1 = 0, dim2 = -1 : (tensor<3x?x4xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.diagonal %[[Y]], offset = -9223372036854775808, dim1 = 0, dim2 = 1 : (tensor<2x4xf32>) -> tensor<0xf32>
// CHECK-NEXT: %{{.*}} = graph.as_strided %[[Y]], sizes = [3, 2], strides = [1, 2], storage_offset = 1 : (tensor<2x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: %{{.*}} = graph.as_strided %[[U]], sizes = [], strides = [], storage_offset = 0 : (tensor<*xf32>) -> tensor<f32>
// CHECK-NEXT: %{{.*}} = graph.unfold %[[X]], dim = 2, size = 3, step = 2 : (tensor<3x?x4xf32>) -> tensor<3x?x1x3xf32>
// CHECK-NEXT: %{{.*}} = graph.im2col %[[Z]], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<?x3x4x4xf32>) -> tensor<?x12x15xf32>
func.func @windows(
    %x: tensor<3x?x4xf32>, %y: tensor<2x4xf32>, %z: tensor<?x3x4x4xf32>, %u: tensor<*xf32>) {
  %0 = graph.diagonal %x, offset = 1, dim1 = 0, dim2 = -1 : (tensor<3x?x4xf32>) -> tensor<?x3xf32>
  %1 = graph.diagonal %y, offset = -9223372036854775808, dim1 = 0, dim2 = 1 : (tensor<2x4xf32>) -> tensor<0xf32>
  %2 = graph.as_strided %y, sizes = [3, 2], strides = [1, 2], storage_offset = 1 : (tensor<2x4xf32>) -> tensor<3x2xf32>
  %3 = graph.as_strided %u, sizes = [], strides = [], storage_offset = 0 : (tensor<*xf32>) -> tensor<f32>
  %4 = graph.unfold %x, dim = 2, size = 3, step = 2 : (tensor<3x?x4xf32>) -> tensor<3x?x1x3xf32>
  %5 = graph.im2col %z, kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<?x3x4x4xf32>) -> tensor<?x12x15xf32>
  return
}

// CHECK-LABEL: func.func @index_operands(
// CHECK-SAME: %[[X:.+]]: tensor<?x4xf32>, %[[P:.+]]: tensor<?x?xf32>, %[[A:.+]]: index, %[[B:.+]]: index, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.repeat %[[X]], repeats = [2, 1, %[[A]]] : (tensor<?x4xf32>, index) -> tensor<2x?x?xf32>
// CHECK-NEXT: %{{.*}} = graph.repeat %[[U]], repeats = [%[[A]], %[[B]]] : (tensor<*xf32>, index, index) -> tensor<*xf32>
// CHECK-NEXT: %{{.*}} = graph.slice_scatter %[[X]], %[[P]], dim = 1, start = %[[A]], end = %[[B]], step = 2 : (tensor<?x4xf32>, tensor<?x?xf32>, index, index) -> tensor<?x4xf32>
// CHECK-NEXT: %{{.*}} = graph.slice_scatter %[[X]], %[[P]], dim = 1, start = 1, end = %[[B]], step = 1 : (tensor<?x4xf32>, tensor<?x?xf32>, index) -> tensor<?x4xf32>
// CHECK-NEXT: %{{.*}} = graph.as_strided %[[X]], sizes = [3, %[[A]]], strides = [%[[B]], 2], storage_offset = %[[A]] : (tensor<?x4xf32>, index, index, index) -> tensor<3x?xf32>
// CHECK-NEXT: %{{.*}} = graph.as_strided %[[U]], sizes = [3], strides = [1], storage_offset = %[[B]] : (tensor<*xf32>, index) -> tensor<3xf32>
func.func @index_operands(%x: tensor<?x4xf32>, %p: tensor<?x?xf32>, %a: index, %b: index, %u: tensor<*xf32>) {
  %0 = graph.repeat %x, repeats = [2, 1, %a] : (tensor<?x4xf32>, index) -> tensor<2x?x?xf32>
  %1 = graph.repeat %u, repeats = [%a, %b] : (tensor<*xf32>, index, index) -> tensor<*xf32>
  %2 = graph.slice_scatter %x, %p, dim = 1, start = %a, end = %b, step = 2 : (tensor<?x4xf32>, tensor<?x?xf32>, index, index) -> tensor<?x4xf32>
  %3 = graph.slice_scatter %x, %p, dim = 1, start = 1, end = %b, step = 1 : (tensor<?x4xf32>, tensor<?x?xf32>, index) -> tensor<?x4xf32>
  %4 = graph.as_strided %x, sizes = [3, %a], strides = [%b, 2], storage_offset = %a : (tensor<?x4xf32>, index, index, index) -> tensor<3x?xf32>
  %5 = graph.as_strided %u, sizes = [3], strides = [1], storage_offset = %b : (tensor<*xf32>, index) -> tensor<3xf32>
  return
}

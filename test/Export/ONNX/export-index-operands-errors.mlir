// RUN: not tcopt-translate %s --export-onnx -o %t.onnx 2>&1 | FileCheck %s

// CHECK: note: 'graph.as_strided': expected constant sizes, strides and storage_offset
func.func @main(%x: tensor<6xf32>, %count: tensor<i64>) -> tensor<2xf32> {
  %e = tensor.extract %count[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %0 = graph.as_strided %x, sizes = [2], strides = [%n], storage_offset = 0 : (tensor<6xf32>, index) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

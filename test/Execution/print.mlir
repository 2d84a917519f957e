// RUN: tcopt-run %s --backend=interp > %t.interp
// RUN: tcopt-run %s --backend=cpu > %t.cpu
// RUN: FileCheck %s < %t.interp
// RUN: FileCheck %s < %t.cpu
// RUN: diff %t.interp %t.cpu

// CHECK: floats
// CHECK-SAME: 3xf32
// CHECK-SAME: 1.5
// CHECK: bytes
// CHECK: 255
// CHECK: truth
// CHECK: true
// CHECK: number
// CHECK: -7
func.func @main() {
  %f = graph.constant dense<[1.5, -0.0, 0x7F800000]> : tensor<3xf32>
  %x = tensor.cast %f : tensor<3xf32> to tensor<?xf32>
  graph.print %x, label = "floats" : tensor<?xf32>
  %u = graph.constant dense<[[0, 255]]> : tensor<1x2xui8>
  graph.print %u, label = "bytes" : tensor<1x2xui8>
  %b = graph.constant dense<[true, false]> : tensor<2xi1>
  graph.print %b, label = "truth" : tensor<2xi1>
  %h = graph.constant dense<[1.0, 0.5]> : tensor<2xbf16>
  graph.print %h, label = "half" : tensor<2xbf16>
  %n = graph.constant dense<-7> : tensor<i64>
  graph.print %n, label = "number" : tensor<i64>
  %z = graph.constant dense<> : tensor<0x2xf32>
  graph.print %z, label = "none" : tensor<0x2xf32>
  return
}

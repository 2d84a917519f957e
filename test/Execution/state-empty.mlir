// What has no elements is no state: a program that has nothing else to keep has none.
// RUN: tcopt-run %s --input=zeros --json | FileCheck %s
// RUN: tcopt-translate %s --emit=object -o %t.o

// CHECK: "ok":true
func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<0x5xf32>) {
  %0 = graph.constant dense<0> : tensor<i64>
  %1 = graph.constant dense<1> : tensor<i64>
  %none = graph.arange %0, %1, sizes = [0] : (tensor<i64>, tensor<i64>) -> tensor<0xi64>
  %five = graph.arange %0, %1, sizes = [5] : (tensor<i64>, tensor<i64>) -> tensor<5xi64>
  %column = graph.unsqueeze %none, dim = 1 : (tensor<0xi64>) -> tensor<0x1xi64>
  %same = graph.eq %column, %five : (tensor<0x1xi64>, tensor<5xi64>) -> tensor<0x5xi1>
  %r = graph.cast %same : (tensor<0x5xi1>) -> tensor<0x5xf32>
  %s = graph.sin %r : (tensor<0x5xf32>) -> tensor<0x5xf32>
  return %x, %s : tensor<3xf32>, tensor<0x5xf32>
}

// A convolution of groups has a result of rank 5 in its kernel. The epilogue reads a broadcast of a dimension of size 1, which is expanded
// to that rank, in the same kernel.
// RUN: tcopt %s --tcopt-compile=stop-after=fuse | FileCheck %s
// RUN: tcopt-run %s --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=open --input=random:2 --dim N=3 --dim H=9 --check=phases
// CHECK: nest.kernel @{{.*}}conv
// CHECK-NOT: role<root>
// CHECK: nest.role = #nest.role<root>
// CHECK-NOT: role<root>
// CHECK: nest.role = #nest.role<epilogue>
func.func @main(%x: tensor<1x2x9x6xf64>, %w: tensor<2x1x3x2xf64>, %g: tensor<1x4x4xf64>, %s: tensor<2xf64>) -> tensor<1x2x4x4xf64> {
  %0 = graph.unsqueeze %g, dim = 1 : (tensor<1x4x4xf64>) -> tensor<1x1x4x4xf64>
  %1 = graph.reshape %s, sizes = [1, 2, 1, 1] : (tensor<2xf64>) -> tensor<1x2x1x1xf64>
  %2 = graph.mul %0, %1 : (tensor<1x1x4x4xf64>, tensor<1x2x1x1xf64>) -> tensor<1x2x4x4xf64>
  %3 = graph.conv %x, %w, stride = [2, 2], padding = [0, 1], dilation = [1, 1], groups = 2 : (tensor<1x2x9x6xf64>, tensor<2x1x3x2xf64>) -> tensor<1x2x4x4xf64>
  %4 = graph.add %2, %3 : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
  return %4 : tensor<1x2x4x4xf64>
}

func.func @open(%x: tensor<?x4x?x6xf32> {graph.dims = ["N", 4, "H", 6]}, %w: tensor<4x2x3x3xf32>, %g: tensor<?x1x?x6xf32> {graph.dims = ["N", 1, "H", 6]}, %s: tensor<1x4x1x6xf32>) -> tensor<?x4x?x6xf32> {
  %2 = graph.mul %g, %s : (tensor<?x1x?x6xf32>, tensor<1x4x1x6xf32>) -> tensor<?x4x?x6xf32>
  %3 = graph.conv %x, %w, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 2 : (tensor<?x4x?x6xf32>, tensor<4x2x3x3xf32>) -> tensor<?x4x?x6xf32>
  %4 = graph.add %2, %3 : (tensor<?x4x?x6xf32>, tensor<?x4x?x6xf32>) -> tensor<?x4x?x6xf32>
  return %4 : tensor<?x4x?x6xf32>
}

// A place outside of the plane is an error at run time.
// RUN: not tcopt-run %s 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --backend=interp 2>&1 | FileCheck %s

// CHECK: error: {{.*}}index
func.func @main() -> tensor<1x3xf32> {
  %x = graph.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %i = graph.constant dense<[[0, 3]]> : tensor<1x2xi64>
  %y = graph.max_unpool %x, %i, sizes = [3] : (tensor<1x2xf32>, tensor<1x2xi64>) -> tensor<1x3xf32>
  return %y : tensor<1x3xf32>
}

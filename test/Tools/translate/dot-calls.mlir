// Edges lead to calls of kernels and into ops whose regions use a tensor; calls name what they call.
// RUN: tcopt-translate %s --to-dot | FileCheck %s

// CHECK: label="main"
// CHECK: n[[X:[0-9]+]] [label="arg0"
// CHECK: n[[IF:[0-9]+]] [label="scf.if"
// CHECK-DAG: n[[X]] -> n[[IF]]
// CHECK: n[[CALL:[0-9]+]] [label="func.call @f"
// CHECK-DAG: n[[IF]] -> n[[CALL]]
func.func private @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @main(%x: tensor<2xf32>, %c: i1) -> tensor<2xf32> {
  %0 = scf.if %c -> tensor<2xf32> {
    %1 = graph.exp %x : (tensor<2xf32>) -> tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  } else {
    scf.yield %x : tensor<2xf32>
  }
  %2 = func.call @f(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

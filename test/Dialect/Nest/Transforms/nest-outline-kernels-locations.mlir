// A kernel is where the ops are that it was made from; of equal ones the first three, and their number.
// RUN: tcopt %s --core-choose-groups --nest-form-groups --convert-core-to-linalg --nest-merge-elementwise --nest-outline-kernels \
// RUN:   --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: module @{{[a-z_0-9]+}} {
// CHECK: nest.kernel @[[K_MAIN:[a-z_0-9]+]](
// CHECK: } loc(fused<4 : i64>[fused<"core.exp">["{{.*}}":11:8], fused<"core.exp">["{{.*}}":12:8], fused<"core.exp">["{{.*}}":13:8]])
// CHECK-LABEL: module @{{[a-z_0-9]+}} {
// CHECK: } loc(fused[fused<"core.sin">["{{.*}}":15:8], fused<"core.tanh">["{{.*}}":16:8]])
func.func @main(%x: tensor<9xf32>, %y: tensor<9xf32>, %z: tensor<9xf32>, %w: tensor<9xf32>, %v: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) {
  %0 = core.exp %x : (tensor<9xf32>) -> tensor<9xf32>
  %1 = core.exp %y : (tensor<9xf32>) -> tensor<9xf32>
  %2 = core.exp %z : (tensor<9xf32>) -> tensor<9xf32>
  %3 = core.exp %w : (tensor<9xf32>) -> tensor<9xf32>
  %4 = core.sin %v : (tensor<9xf32>) -> tensor<9xf32>
  %5 = core.tanh %4 : (tensor<9xf32>) -> tensor<9xf32>
  return %0, %1, %2, %3, %5 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
}

// RUN: tcopt --plugin=%plugin --convert-core-to-axpy %s | FileCheck %s

!t = tensor<8xf32>

// CHECK-LABEL: func.func @sum_of_product(
// CHECK-SAME: %[[A:.*]]: tensor<8xf32>, %[[X:.*]]: tensor<8xf32>, %[[Y:.*]]: tensor<8xf32>
// CHECK-NEXT: axpy.axpy %[[A]], %[[X]], %[[Y]]
func.func @sum_of_product(%a: !t, %x: !t, %y: !t) -> !t {
  %0 = core.mul %a, %x : (!t, !t) -> !t
  %1 = core.add %y, %0 : (!t, !t) -> !t
  return %1 : !t
}

// The product is needed besides.
// CHECK-LABEL: func.func @product_used_twice(
// CHECK-NOT: axpy.axpy
func.func @product_used_twice(%a: !t, %x: !t, %y: !t) -> (!t, !t) {
  %0 = core.mul %a, %x : (!t, !t) -> !t
  %1 = core.add %0, %y : (!t, !t) -> !t
  return %0, %1 : !t, !t
}

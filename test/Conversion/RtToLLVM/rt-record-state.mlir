// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(rt-record-state))" | FileCheck %s

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %{{.*}}: memref<8xf32>, %{{.*}}: memref<8xf32>, %{{.*}}: memref<4xf32>) attributes {nest.state_arguments = array<i64: 2, 0>}
func.func @main(%x: memref<8xf32>, %w: memref<8xf32> {nest.state = 2 : index}, %v: memref<4xf32> {nest.state = 0 : index}) {
  return
}

// CHECK-LABEL: func.func @none(
// CHECK-NOT: nest.state
func.func @none(%x: memref<8xf32>) {
  return
}

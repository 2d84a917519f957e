// Calls move to where they lower the most bytes that are live at once.
// RUN: tcopt %s --pass-pipeline='builtin.module(func.func(nest-order-calls))' | FileCheck %s

module @spread {
  nest.kernel @spread(%x: tensor<8xf32>, %y: tensor<4096xf32>) -> tensor<4096xf32> {
    nest.return %y : tensor<4096xf32>
  }
}
module @sum {
  nest.kernel @sum(%x: tensor<4096xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
    nest.return %y : tensor<8xf32>
  }
}

// The first call runs later, its allocation and the view of it too.
// CHECK-LABEL: func.func @later(
// CHECK-NEXT: %[[B:.*]] = memref.alloc() : memref<4096xf32>
// CHECK-NEXT: nest.call @spread ins(%arg0
// CHECK-NEXT: nest.call @sum ins(%[[B]]
// CHECK-NEXT: %[[A:.*]] = memref.alloc() : memref<64x64xf32>
// CHECK-NEXT: %[[V:.*]] = memref.collapse_shape %[[A]]
// CHECK-NEXT: nest.call @spread ins(%arg0 : memref<8xf32>) outs(%[[V]]
// CHECK-NEXT: nest.call @sum ins(%[[V]]
// CHECK-NEXT: return
func.func @later(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  %a = memref.alloc() : memref<64x64xf32>
  %v = memref.collapse_shape %a [[0, 1]] : memref<64x64xf32> into memref<4096xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%v : memref<4096xf32>)
  %b = memref.alloc() : memref<4096xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%b : memref<4096xf32>)
  nest.call @sum ins(%b : memref<4096xf32>) outs(%y : memref<8xf32>)
  nest.call @sum ins(%v : memref<4096xf32>) outs(%z : memref<8xf32>)
  return
}

// A call that may fail stays; the last call, which reads what it writes, runs earlier.
// CHECK-LABEL: func.func @earlier(
// CHECK: nest.call @spread {{.*}} fails
// CHECK-NEXT: nest.call @sum ins(%{{.*}}) outs(%arg2
// CHECK: nest.call @spread ins(%arg0 : memref<8xf32>) outs(%{{[^ ]*}} : memref<4096xf32>){{$}}
// CHECK-NEXT: nest.call @sum ins(%{{.*}}) outs(%arg1
func.func @earlier(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  %a = memref.alloc() : memref<4096xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%a : memref<4096xf32>) fails
  %b = memref.alloc() : memref<4096xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%b : memref<4096xf32>)
  nest.call @sum ins(%b : memref<4096xf32>) outs(%y : memref<8xf32>)
  nest.call @sum ins(%a : memref<4096xf32>) outs(%z : memref<8xf32>)
  return
}

// A donated argument is written after all that may fail: mem-mark-failures. Here the sum of %a would run first.
// CHECK-LABEL: func.func @donated(
// CHECK: nest.call @spread {{.*}} fails
// CHECK: nest.call @spread {{.*}} fails
// CHECK-NEXT: nest.call @sum ins(%{{.*}}) outs(%arg1
// CHECK-NEXT: nest.call @sum ins(%{{.*}}) outs(%arg2
func.func @donated(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32> {tcopt.donates = 0 : i64}) {
  %a = memref.alloc() : memref<4096xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%a : memref<4096xf32>) fails
  %b = memref.alloc() : memref<4096xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%b : memref<4096xf32>) fails
  nest.call @sum ins(%b : memref<4096xf32>) outs(%y : memref<8xf32>)
  nest.call @sum ins(%a : memref<4096xf32>) outs(%z : memref<8xf32>)
  return
}

// The other sum writes what the first call reads.
// CHECK-LABEL: func.func @holds(
// CHECK: nest.call @spread ins(%arg0 : memref<8xf32>) outs(%[[A:.*]] :
// CHECK: nest.call @spread ins(%arg0 : memref<8xf32>) outs(%[[B:.*]] :
// CHECK-NEXT: nest.call @sum ins(%[[B]]
// CHECK-NEXT: nest.call @sum ins(%[[A]]
func.func @holds(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  %a = memref.alloc() : memref<4096xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%a : memref<4096xf32>)
  %b = memref.alloc() : memref<4096xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%b : memref<4096xf32>)
  nest.call @sum ins(%b : memref<4096xf32>) outs(%x : memref<8xf32>)
  nest.call @sum ins(%a : memref<4096xf32>) outs(%x : memref<8xf32>)
  return
}

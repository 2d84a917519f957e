// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(rt-hoist-allocas))" --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @loop
// CHECK-NEXT: %[[A:.*]] = memref.alloca() : memref<16xf32>
// CHECK-NEXT: %[[B:.*]] = memref.alloca() {alignment = 64 : i64} : memref<4xf32>
// CHECK: ^bb1:
// CHECK-NEXT: memref.alloca(%{{.*}}) : memref<?xf32>
// CHECK: "test.use"(%[[A]], %[[B]], %{{.*}})
func.func @loop(%c: i1, %n: index) {
  cf.br ^loop
^loop:
  %a = memref.alloca() : memref<16xf32>
  %b = memref.alloca() {alignment = 64 : i64} : memref<4xf32>
  %d = memref.alloca(%n) : memref<?xf32>
  "test.use"(%a, %b, %d) : (memref<16xf32>, memref<4xf32>, memref<?xf32>) -> ()
  cf.cond_br %c, ^loop, ^end
^end:
  return
}

func.func private @declared()

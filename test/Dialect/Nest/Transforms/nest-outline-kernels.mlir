// RUN: tcopt %s --nest-outline-kernels | FileCheck %s

#id = affine_map<(d0) -> (d0)>
#s = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = []>

// Kernels that compute the same are one function; constants are made inside.

// CHECK: func.func private @main_kernel(%[[O:.*]]: memref<?xf32>, %[[A:.*]]: memref<?xf32>)
// CHECK-SAME: nest.schedule = #nest.schedule<kind = pointwise
// CHECK-SAME: tcopt.numerics = "strict"
// CHECK: %[[C:.*]] = arith.constant 2.000000e+00
// CHECK: linalg.generic {{.*}} ins(%[[A]] : memref<?xf32>) outs(%[[O]] : memref<?xf32>)
// CHECK: arith.mulf %{{.*}}, %[[C]]
// CHECK: return
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[X:.*]]: memref<?xf32>, %[[Y:.*]]: memref<?xf32>)
// CHECK: rt.profile_begin "main_kernel"
// CHECK-NEXT: call @main_kernel(%[[Y]], %[[X]])
// CHECK-NEXT: rt.profile_end "main_kernel"
// CHECK: call @main_kernel(%[[X]], %[[Y]])
// An input that is written over is one argument.
// CHECK: call @main_kernel_0(%[[X]])
func.func @main(%x: memref<?xf32>, %y: memref<?xf32>) attributes {tcopt.numerics = "strict"} {
  %c = arith.constant 2.0 : f32
  nest.kernel outs(%o = %y : memref<?xf32>) schedule = #s {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<?xf32>) outs(%o : memref<?xf32>) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.mulf %a, %c : f32
      linalg.yield %1 : f32
    }
  }
  nest.kernel outs(%o = %x : memref<?xf32>) schedule = #s {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%y : memref<?xf32>) outs(%o : memref<?xf32>) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.mulf %a, %c : f32
      linalg.yield %1 : f32
    }
  }
  nest.kernel outs(%o = %x : memref<?xf32>) schedule = #s {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<?xf32>) outs(%o : memref<?xf32>) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.mulf %a, %c : f32
      linalg.yield %1 : f32
    }
  }
  return
}

// A unit as plain loops: each op writes to memory of its own, and no schedule is obeyed.
// RUN: tcopt %s --tcopt-kernel-reference | FileCheck %s
// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[X:.*]]: memref<f32> {{.*}}, %[[O:.*]]: memref<f32> {{.*}}, %[[N:.*]]: index
// CHECK: %[[OUT:.*]] = memref.reinterpret_cast %[[O]]
// CHECK: %[[A:.*]] = rt.arena_begin
// CHECK: %[[FIRST:.*]] = memref.view %[[A]]
// CHECK: scf.for
// CHECK: memref.store %{{.*}}, %[[FIRST]]
// CHECK: %[[B:.*]] = rt.arena_begin
// CHECK: %[[SECOND:.*]] = memref.view %[[B]]
// CHECK: memref.copy %[[FIRST]], %[[SECOND]]
// CHECK: scf.for
// CHECK: memref.store %{{.*}}, %[[SECOND]]
// CHECK: memref.copy %[[SECOND]], %[[OUT]]
// CHECK: rt.arena_end %[[B]]
// CHECK: rt.arena_end %[[A]]
module @k {
  nest.kernel @k(%x: tensor<?xf32> {nest.sizes = array<i64: 0>}, %o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index)
      -> tensor<?xf32> attributes {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>} {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%x : tensor<?xf32>) outs(%o : tensor<?xf32>) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.negf %a : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%x : tensor<?xf32>) outs(%0 : tensor<?xf32>)
        attrs = {nest.role = #nest.role<epilogue>} {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.addf %a, %b : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    nest.return %1 : tensor<?xf32>
  }
}

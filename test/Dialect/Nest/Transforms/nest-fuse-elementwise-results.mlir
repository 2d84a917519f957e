// Both results of a producer are read by one reader alone, as x and -x by SiLU of bf16: all is one loop.
// RUN: tcopt %s --nest-fuse-elementwise | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @silu
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<?xbf16>
//      CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<?xbf16>) outs(%{{.*}} : tensor<?xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16, %{{.*}}: bf16)
// CHECK-NEXT: %[[W:.*]] = arith.extf %[[IN]]
// CHECK-NEXT: %[[N:.*]] = arith.negf %[[W]]
// CHECK-NEXT: %[[E:.*]] = math.exp %[[N]]
// CHECK-NEXT: %[[Q:.*]] = arith.divf %[[W]], %[[E]]
// CHECK-NEXT: arith.truncf %[[Q]]
//  CHECK-NOT: linalg.generic
func.func @silu(%x: tensor<?xbf16>, %e: tensor<?xf32>, %r: tensor<?xbf16>) -> tensor<?xbf16> {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x : tensor<?xbf16>) outs(%e, %e : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%a: bf16, %o: f32, %p: f32):
    %1 = arith.extf %a : bf16 to f32
    %2 = arith.negf %1 : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  %3 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%0#0, %0#1 : tensor<?xf32>, tensor<?xf32>) outs(%r : tensor<?xbf16>) {
  ^bb0(%a: f32, %b: f32, %o: bf16):
    %4 = math.exp %b : f32
    %5 = arith.divf %a, %4 : f32
    %6 = arith.truncf %5 : f32 to bf16
    linalg.yield %6 : bf16
  } -> tensor<?xbf16>
  return %3 : tensor<?xbf16>
}

// The reader takes one result by two operands.
// CHECK-LABEL: func.func @twice
// CHECK-COUNT-1: linalg.generic
//  CHECK-NOT: linalg.generic
func.func @twice(%x: tensor<?xf32>, %e: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%e, %e : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32, %p: f32):
    %1 = math.exp %a : f32
    %2 = arith.negf %1 : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  %3 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%0#0, %0#0 : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %4 = arith.mulf %a, %b : f32
    linalg.yield %4 : f32
  } -> tensor<?xf32>
  return %3, %0#1 : tensor<?xf32>, tensor<?xf32>
}

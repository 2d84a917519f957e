// Each computation is put into a group, with what belongs to it.
// RUN: tcopt %s --nest-form-groups --canonicalize --split-input-file | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>

// A reduction takes the fill of its init along.

// CHECK-LABEL: func.func @reduction
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[R:.*]] = nest.group outs(%[[O:.*]] = %[[E]] : tensor<4xf32>) {
// CHECK:   %[[F:.*]] = linalg.fill {nest.role = #nest.role<init>} ins(%{{.*}} : f32) outs(%[[O]] : tensor<4xf32>)
// CHECK:   %[[G:.*]] = linalg.generic {{.*}} outs(%[[F]] : tensor<4xf32>)
// CHECK:   nest.yield %[[G]] : tensor<4xf32>
// CHECK: } -> tensor<4xf32>
// CHECK: return %[[R]]
func.func @reduction(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#id, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// An elementwise op that alone reads a reduction changes its result in place.

// CHECK-LABEL: func.func @epilogue
// CHECK-SAME: (%{{.*}}: tensor<4x8xf32>, %[[B:.*]]: tensor<4xf32>)
// CHECK: nest.group
// CHECK:   %[[G:.*]] = linalg.generic {{.*}}"reduction"
// CHECK:   %[[H:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<4xf32>) outs(%[[G]] : tensor<4xf32>)
// CHECK:   ^bb0(%[[IN:.*]]: f32, %[[OUT:.*]]: f32):
// CHECK:     arith.mulf %[[OUT]], %[[IN]]
// CHECK:   nest.yield %[[H]] : tensor<4xf32>
// CHECK-NOT: nest.group
func.func @epilogue(%x: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %e2 = tensor.empty() : tensor<4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%r, %b : tensor<4xf32>, tensor<4xf32>) outs(%e2 : tensor<4xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.mulf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %m : tensor<4xf32>
}

// -----

// A chain of insert_slice is one group.

// CHECK-LABEL: func.func @concatenate
// CHECK-SAME: (%[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<3xf32>)
// CHECK: nest.group
// CHECK:   %[[I:.*]] = tensor.insert_slice %[[A]]
// CHECK:   %[[J:.*]] = tensor.insert_slice %[[B]] into %[[I]]
// CHECK:   nest.yield %[[J]]
// CHECK-NOT: nest.group
func.func @concatenate(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = tensor.insert_slice %a into %e[0] [2] [1] : tensor<2xf32> into tensor<5xf32>
  %1 = tensor.insert_slice %b into %0[2] [3] [1] : tensor<3xf32> into tensor<5xf32>
  return %1 : tensor<5xf32>
}

// -----

// A slice that is returned is copied by a group of its own.

// CHECK-LABEL: func.func @slice
// CHECK: nest.group
// CHECK:   %[[S:.*]] = tensor.extract_slice
// CHECK:   linalg.copy ins(%[[S]]
func.func @slice(%x: tensor<4x8xf32>) -> tensor<2x4xf32> {
  %0 = tensor.extract_slice %x[1, 1] [2, 4] [1, 2] : tensor<4x8xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// What is a group already stays as it is.

// CHECK-LABEL: func.func @group
// CHECK-COUNT-1: nest.group
// CHECK-NOT: nest.group
func.func @group(%z: f32, %e: tensor<4xf32>) -> tensor<4xf32> {
  %r = nest.group outs(%o = %e : tensor<4xf32>) {
    %f = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.yield %f : tensor<4xf32>
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// A large constant of one value is filled, a small one is data.
// CHECK-LABEL: func.func @constants(
// CHECK-DAG: %[[SMALL:.*]] = arith.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[FILLED:.*]] = nest.group outs(%[[OUT:[^ ]*]] = %{{.*}} : tensor<64x64xf32>)
// CHECK:   linalg.fill ins(%[[ONE]] : f32) outs(%[[OUT]] : tensor<64x64xf32>)
// CHECK: return %[[FILLED]], %[[SMALL]]
func.func @constants() -> (tensor<64x64xf32>, tensor<4xf32>) {
  %0 = arith.constant dense<1.0> : tensor<64x64xf32>
  %1 = arith.constant dense<2.0> : tensor<4xf32>
  return %0, %1 : tensor<64x64xf32>, tensor<4xf32>
}

// -----

// A sort has two destinations.

// CHECK-LABEL: func.func @sort(
// CHECK-SAME: %[[X:.*]]: tensor<4x5xf32>)
// CHECK: %[[R:.*]]:2 = nest.group outs(%[[V:[^ ]*]] = %{{.*}} : tensor<4x3xf32>, %[[I:[^ ]*]] = %{{.*}} : tensor<4x3xi64>) {
// CHECK-NEXT: %[[S:.*]]:2 = nest.sort ins(%[[X]] : tensor<4x5xf32>) outs(%[[V]], %[[I]] : tensor<4x3xf32>, tensor<4x3xi64>)
// CHECK-NEXT: nest.yield %[[S]]#0, %[[S]]#1
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @sort(%x: tensor<4x5xf32>) -> (tensor<4x3xf32>, tensor<4x3xi64>) {
  %v = tensor.empty() : tensor<4x3xf32>
  %i = tensor.empty() : tensor<4x3xi64>
  %r:2 = nest.sort ins(%x : tensor<4x5xf32>) outs(%v, %i : tensor<4x3xf32>, tensor<4x3xi64>) descending = true
      -> tensor<4x3xf32>, tensor<4x3xi64>
  return %r#0, %r#1 : tensor<4x3xf32>, tensor<4x3xi64>
}

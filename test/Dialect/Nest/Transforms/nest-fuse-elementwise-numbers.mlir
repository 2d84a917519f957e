// RUN: tcopt %s --nest-fuse-elementwise --split-input-file | FileCheck %s

#none = affine_map<(d0) -> ()>
#id = affine_map<(d0) -> (d0)>

// Each reader takes the number, and no tensor of it is made.

// CHECK-LABEL: func.func @several_readers
// CHECK-SAME: (%[[N:.*]]: tensor<f64>, %[[X:[^:]*]]: tensor<8xf32>, %[[E:[^:]*]]: tensor<8xf32>)
// CHECK: %[[A:.*]] = linalg.generic
// CHECK-SAME: ins(%[[N]], %[[X]] : tensor<f64>, tensor<8xf32>)
// CHECK: arith.truncf
// CHECK-NEXT: arith.mulf
// CHECK: %[[B:.*]] = linalg.generic
// CHECK-SAME: ins(%[[N]], %[[X]] : tensor<f64>, tensor<8xf32>)
// CHECK: arith.truncf
// CHECK-NEXT: arith.addf
// CHECK: return %[[A]], %[[B]]
func.func @several_readers(%n: tensor<f64>, %x: tensor<8xf32>, %e: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel"]} ins(%n : tensor<f64>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f64, %o: f32):
    %3 = arith.truncf %a : f64 to f32
    linalg.yield %3 : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%0, %x : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = arith.mulf %a, %b : f32
    linalg.yield %3 : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%0, %x : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = arith.addf %a, %b : f32
    linalg.yield %3 : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// -----

#none = affine_map<(d0) -> ()>
#id = affine_map<(d0) -> (d0)>

// A tensor that is returned is made, and computed once.

// CHECK-LABEL: func.func @returned
// CHECK: %[[T:.*]] = linalg.generic
// CHECK-SAME: ins(%{{.*}} : tensor<f32>)
// CHECK-NOT: linalg.generic
// CHECK: return %[[T]], %[[T]]
func.func @returned(%n: tensor<f32>, %e: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel"]} ins(%n : tensor<f32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0, %0 : tensor<8xf32>, tensor<8xf32>
}

// -----

#none = affine_map<(d0) -> ()>
#id = affine_map<(d0) -> (d0)>

// Expensive arithmetic is not repeated.

// CHECK-LABEL: func.func @expensive
// CHECK-COUNT-1: math.exp
// CHECK-NOT: math.exp
// CHECK: return
func.func @expensive(%n: tensor<f32>, %x: tensor<8xf32>, %e: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel"]} ins(%n : tensor<f32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %3 = math.exp %a : f32
    linalg.yield %3 : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%0, %x : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = arith.mulf %a, %b : f32
    linalg.yield %3 : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%0, %x : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = arith.addf %a, %b : f32
    linalg.yield %3 : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

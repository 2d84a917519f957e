// A product of f32 and bf16 becomes two of bf16, the second of which starts from the first; the conversion of the other factor
// may be an op before.
// RUN: tcopt %s --cuda-split-factors --split-input-file | FileCheck %s
// RUN: tcopt %s --cuda-split-factors --split-input-file -o /dev/null --remarks-filter=cuda-split-factors 2>&1 | FileCheck %s --check-prefix=REMARK

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @attention
// CHECK-SAME: (%[[P:[a-z0-9]+]]: tensor<64x?xf32>, %[[V:[a-z0-9]+]]: tensor<?x32xbf16>
//      CHECK: %[[PARTS:.*]]:2 = linalg.generic {{.*}} ins(%[[P]] : tensor<64x?xf32>) outs({{.*}} : tensor<64x?xbf16>, tensor<64x?xbf16>)
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: f32
// CHECK-NEXT: %[[HIGH:.*]] = arith.truncf %[[X]] : f32 to bf16
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[HIGH]]
// CHECK-NEXT: %[[REST:.*]] = arith.subf %[[X]], %[[WIDE]]
//      CHECK: %[[KEPT:.*]] = arith.select %{{.*}}, %{{.*}}, %[[REST]]
// CHECK-NEXT: %[[LOW:.*]] = arith.truncf %[[KEPT]]
// CHECK-NEXT: linalg.yield %[[HIGH]], %[[LOW]]
//      CHECK: %[[LARGE:.*]] = linalg.generic {{.*}} ins(%[[PARTS]]#0, %{{.*}} : tensor<64x?xbf16>, tensor<?x32xf32>) outs(%[[ZERO:.*]] :
//      CHECK: arith.extf
//      CHECK: linalg.generic {{.*}} ins(%[[PARTS]]#1, %{{.*}} : tensor<64x?xbf16>, tensor<?x32xf32>) outs(%[[LARGE]] :
//  CHECK-NOT: linalg.generic
func.func @attention(%p: tensor<64x?xf32>, %v: tensor<?x32xbf16>, %zero: tensor<64x32xf32>, %e: tensor<?x32xf32>) -> tensor<64x32xf32> {
  %w = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%v : tensor<?x32xbf16>) outs(%e : tensor<?x32xf32>) {
  ^bb0(%x: bf16, %o: f32):
    %1 = arith.extf %x : bf16 to f32
    linalg.yield %1 : f32
  } -> tensor<?x32xf32>
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %w : tensor<64x?xf32>, tensor<?x32xf32>) outs(%zero : tensor<64x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %o, %1 fastmath<reassoc> : f32
    linalg.yield %2 : f32
  } -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}

// -----

// Both are f32, or the other one an f16, whose range is smaller: nothing is split. Few columns are not worth it.

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @others
// CHECK-NOT: truncf
func.func @others(%p: tensor<64x?xf32>, %v: tensor<?x32xf32>, %h: tensor<?x32xf16>, %few: tensor<?x8xbf16>, %zero: tensor<64x32xf32>, %zeros: tensor<64x8xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x8xf32>) {
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %v : tensor<64x?xf32>, tensor<?x32xf32>) outs(%zero : tensor<64x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %3 = arith.mulf %x, %y : f32
    %4 = arith.addf %o, %3 fastmath<reassoc> : f32
    linalg.yield %4 : f32
  } -> tensor<64x32xf32>
  %1 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %h : tensor<64x?xf32>, tensor<?x32xf16>) outs(%zero : tensor<64x32xf32>) {
  ^bb0(%x: f32, %y: f16, %o: f32):
    %w = arith.extf %y : f16 to f32
    %3 = arith.mulf %x, %w : f32
    %4 = arith.addf %o, %3 fastmath<reassoc> : f32
    linalg.yield %4 : f32
  } -> tensor<64x32xf32>
  %2 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %few : tensor<64x?xf32>, tensor<?x8xbf16>) outs(%zeros : tensor<64x8xf32>) {
  ^bb0(%x: f32, %y: bf16, %o: f32):
    %w = arith.extf %y : bf16 to f32
    %3 = arith.mulf %x, %w : f32
    %4 = arith.addf %o, %3 fastmath<reassoc> : f32
    linalg.yield %4 : f32
  } -> tensor<64x8xf32>
  return %0, %1, %2 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x8xf32>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @strict
// CHECK-NOT: truncf
// REMARK: remark: {{.*}}not-split{{.*}}strict numerics
func.func @strict(%p: tensor<64x?xf32>, %v: tensor<?x32xbf16>, %zero: tensor<64x32xf32>) -> tensor<64x32xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %v : tensor<64x?xf32>, tensor<?x32xbf16>) outs(%zero : tensor<64x32xf32>) {
  ^bb0(%x: f32, %y: bf16, %o: f32):
    %w = arith.extf %y : bf16 to f32
    %1 = arith.mulf %x, %w : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}

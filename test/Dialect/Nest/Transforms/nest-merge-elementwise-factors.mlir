// A contraction of a group reads its factors as they were before a transpose or a conversion; nothing else is merged into it.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(nest-merge-elementwise))" --split-input-file | FileCheck %s

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// CHECK-DAG: #[[A:.*]] = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-DAG: #[[B:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[C:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @factors(
// CHECK-SAME: %[[P:.*]]: tensor<32x64xf32>, %[[V:.*]]: tensor<32x16xbf16>
// CHECK: nest.group
// CHECK: linalg.fill
// CHECK-NEXT: linalg.generic {indexing_maps = [#[[A]], #[[B]], #[[C]]]
// CHECK-SAME: ins(%[[P]], %[[V]] : tensor<32x64xf32>, tensor<32x16xbf16>)
// CHECK: arith.extf
// CHECK-NOT: linalg.generic
func.func @factors(%p: tensor<32x64xf32>, %v: tensor<32x16xbf16>) -> tensor<64x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x16xf32>
  %r = nest.group outs(%o = %e : tensor<64x16xf32>) {
    %e0 = tensor.empty() : tensor<64x32xf32>
    %0 = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<32x64xf32>) outs(%e0 : tensor<64x32xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
    } -> tensor<64x32xf32>
    %e1 = tensor.empty() : tensor<32x16xf32>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%v : tensor<32x16xbf16>) outs(%e1 : tensor<32x16xf32>) {
    ^bb0(%x: bf16, %y: f32):
      %w = arith.extf %x : bf16 to f32
      linalg.yield %w : f32
    } -> tensor<32x16xf32>
    %e2 = tensor.empty() : tensor<64x16xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %2 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%0, %1 : tensor<64x32xf32>, tensor<32x16xf32>) outs(%f : tensor<64x16xf32>) {
    ^bb0(%x: f32, %y: f32, %s: f32):
      %m = arith.mulf %x, %y : f32
      %n = arith.addf %s, %m : f32
      linalg.yield %n : f32
    } -> tensor<64x16xf32>
    nest.yield %2 : tensor<64x16xf32>
  } -> tensor<64x16xf32>
  return %r : tensor<64x16xf32>
}

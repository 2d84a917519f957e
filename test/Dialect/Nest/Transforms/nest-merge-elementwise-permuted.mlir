// A reduction whose result is only transposed writes it where the transpose would.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(nest-merge-elementwise))" --split-input-file | FileCheck %s

#a = affine_map<(b, m, n, k) -> (b, m, k)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#t = affine_map<(d0, d1, d2) -> (d2, d0, d1)>

// CHECK-DAG: #[[A:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-DAG: #[[B:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-DAG: #[[C:.*]] = affine_map<(d0, d1, d2, d3) -> (d1, d2, d0)>
// CHECK-LABEL: func.func @permuted(
// CHECK: nest.group outs(%[[O:.*]] = %{{.*}} : tensor<64x16x4xf32>)
// CHECK: %[[F:.*]] = linalg.fill {{.*}} outs(%[[O]] : tensor<64x16x4xf32>)
// CHECK-NEXT: %[[R:.*]] = linalg.generic {indexing_maps = [#[[A]], #[[B]], #[[C]]]
// CHECK-SAME: outs(%[[F]] : tensor<64x16x4xf32>)
// CHECK: nest.yield %[[R]]
func.func @permuted(%p: tensor<4x64x32xf32>, %v: tensor<4x32x16xf32>) -> tensor<64x16x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x16x4xf32>
  %r = nest.group outs(%o = %e : tensor<64x16x4xf32>) {
    %e0 = tensor.empty() : tensor<4x64x16xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x64x16xf32>) -> tensor<4x64x16xf32>
    %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%p, %v : tensor<4x64x32xf32>, tensor<4x32x16xf32>) outs(%f : tensor<4x64x16xf32>) {
    ^bb0(%x: f32, %y: f32, %s: f32):
      %m = arith.mulf %x, %y : f32
      %n = arith.addf %s, %m : f32
      linalg.yield %n : f32
    } -> tensor<4x64x16xf32>
    %e1 = tensor.empty() : tensor<64x16x4xf32>
    %1 = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<4x64x16xf32>) outs(%e1 : tensor<64x16x4xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
    } -> tensor<64x16x4xf32>
    nest.yield %1 : tensor<64x16x4xf32>
  } -> tensor<64x16x4xf32>
  return %r : tensor<64x16x4xf32>
}

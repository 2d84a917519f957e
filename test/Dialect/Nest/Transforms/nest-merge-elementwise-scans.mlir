// The only reader of a scan is merged into the scan.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(nest-merge-elementwise))" --split-input-file | FileCheck %s

#x = affine_map<(d0, d1) -> (d0, d1)>
#v = affine_map<(d0, d1) -> (d1)>

// CHECK-LABEL: func.func @converted(
// CHECK-SAME: %[[X:.*]]: tensor<64x32xf16>, %[[W:.*]]: tensor<32xf32>)
// CHECK: nest.group
// CHECK-COUNT-1: linalg.generic
// CHECK-SAME: iterator_types = ["reduction", "parallel"]} ins(%[[X]], %[[W]] : tensor<64x32xf16>, tensor<32xf32>) outs(%{{.*}}, %{{.*}} : tensor<32xf32>, tensor<64x32xf16>)
// CHECK: ^bb0(%[[A:.*]]: f16, %[[S:.*]]: f32, %[[C:.*]]: f32, %{{.*}}: f16):
// CHECK: %[[E:.*]] = arith.extf %[[A]] : f16 to f32
// CHECK: %[[N:.*]] = arith.addf %[[C]], %[[E]] : f32
// CHECK: %[[M:.*]] = arith.mulf %[[N]], %[[S]] : f32
// CHECK: %[[H:.*]] = arith.truncf %[[M]] : f32 to f16
// CHECK: linalg.yield %[[N]], %[[H]] : f32, f16
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @converted(%x: tensor<64x32xf16>, %w: tensor<32xf32>) -> tensor<64x32xf16> {
  %zero = arith.constant 0.0 : f32
  %o = tensor.empty() : tensor<64x32xf16>
  %r = nest.group outs(%out = %o : tensor<64x32xf16>) {
    %e0 = tensor.empty() : tensor<32xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e0 : tensor<32xf32>) -> tensor<32xf32>
    %e1 = tensor.empty() : tensor<64x32xf32>
    %s:2 = linalg.generic {indexing_maps = [#x, #v, #x], iterator_types = ["reduction", "parallel"]}
        ins(%x : tensor<64x32xf16>) outs(%f, %e1 : tensor<32xf32>, tensor<64x32xf32>) {
    ^bb0(%a: f16, %c: f32, %t: f32):
      %0 = arith.extf %a : f16 to f32
      %1 = arith.addf %c, %0 : f32
      linalg.yield %1, %1 : f32, f32
    } -> (tensor<32xf32>, tensor<64x32xf32>)
    %e2 = tensor.empty() : tensor<64x32xf32>
    %m = linalg.generic {indexing_maps = [#x, #v, #x], iterator_types = ["parallel", "parallel"]}
        ins(%s#1, %w : tensor<64x32xf32>, tensor<32xf32>) outs(%e2 : tensor<64x32xf32>) {
    ^bb0(%a: f32, %b: f32, %t: f32):
      %0 = arith.mulf %a, %b : f32
      linalg.yield %0 : f32
    } -> tensor<64x32xf32>
    %n = linalg.generic {indexing_maps = [#x, #x], iterator_types = ["parallel", "parallel"]}
        ins(%m : tensor<64x32xf32>) outs(%out : tensor<64x32xf16>) {
    ^bb0(%a: f32, %t: f16):
      %0 = arith.truncf %a : f32 to f16
      linalg.yield %0 : f16
    } -> tensor<64x32xf16>
    nest.yield %n : tensor<64x32xf16>
  } -> tensor<64x32xf16>
  return %r : tensor<64x32xf16>
}

// -----

#x = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#v = affine_map<(d0, d1) -> (d1)>

// Two readers, and a reader of other elements, are not merged.
// CHECK-LABEL: func.func @kept(
// CHECK: nest.group
// CHECK-COUNT-3: linalg.generic
// CHECK: return
func.func @kept(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %o = tensor.empty() : tensor<64x64xf32>
  %p = tensor.empty() : tensor<64x64xf32>
  %r:2 = nest.group outs(%out = %o : tensor<64x64xf32>, %second = %p : tensor<64x64xf32>) {
    %e0 = tensor.empty() : tensor<64xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e0 : tensor<64xf32>) -> tensor<64xf32>
    %e1 = tensor.empty() : tensor<64x64xf32>
    %s:2 = linalg.generic {indexing_maps = [#x, #v, #x], iterator_types = ["reduction", "parallel"]}
        ins(%x : tensor<64x64xf32>) outs(%f, %e1 : tensor<64xf32>, tensor<64x64xf32>) {
    ^bb0(%a: f32, %c: f32, %t: f32):
      %1 = arith.addf %c, %a : f32
      linalg.yield %1, %1 : f32, f32
    } -> (tensor<64xf32>, tensor<64x64xf32>)
    %m = linalg.generic {indexing_maps = [#t, #x], iterator_types = ["parallel", "parallel"]}
        ins(%s#1 : tensor<64x64xf32>) outs(%out : tensor<64x64xf32>) {
    ^bb0(%a: f32, %t: f32):
      %0 = arith.negf %a : f32
      linalg.yield %0 : f32
    } -> tensor<64x64xf32>
    %n = linalg.generic {indexing_maps = [#x, #x], iterator_types = ["parallel", "parallel"]}
        ins(%s#1 : tensor<64x64xf32>) outs(%second : tensor<64x64xf32>) {
    ^bb0(%a: f32, %t: f32):
      %0 = math.absf %a : f32
      linalg.yield %0 : f32
    } -> tensor<64x64xf32>
    nest.yield %m, %n : tensor<64x64xf32>, tensor<64x64xf32>
  } -> (tensor<64x64xf32>, tensor<64x64xf32>)
  return %r#0, %r#1 : tensor<64x64xf32>, tensor<64x64xf32>
}

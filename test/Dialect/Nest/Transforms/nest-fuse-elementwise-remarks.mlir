// Each reason is given once for an op that is left, however often the patterns have asked.
// RUN: tcopt %s --nest-fuse-elementwise --remarks-filter=fusion -o /dev/null 2>&1 | FileCheck %s

// CHECK: mlir:[[#@LINE+16]]:{{.*}} not-fused
// CHECK-SAME: Producer="linalg.generic nest-fuse-elementwise-remarks.mlir:[[#@LINE+9]]", Reason=several-uses
// CHECK: mlir:[[#@LINE+19]]:{{.*}} not-fused
// CHECK-SAME: Producer="linalg.generic nest-fuse-elementwise-remarks.mlir:[[#@LINE+7]]", Reason=several-uses
// CHECK-NOT: not-fused

#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
func.func @chain(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<f32>) {
  %e = tensor.empty() : tensor<64xf32>
  %twice = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  %z = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]} ins(%twice : tensor<64xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.sin %a : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%1 : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.cos %a : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  %3 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%twice, %2 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  // It is read before the loop that could compute it, too.
  return %3, %sum : tensor<64xf32>, tensor<f32>
}

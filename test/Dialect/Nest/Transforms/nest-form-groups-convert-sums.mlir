// What is summed as f32 and rounded once is one group where the target keeps sums in registers.
// RUN: tcopt %s --nest-form-groups="convert-sums" --split-input-file | FileCheck %s
// RUN: tcopt %s --nest-form-groups --split-input-file | FileCheck %s --check-prefix=APART

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>

// CHECK-LABEL: func.func @linear(
//  CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x8xbf16>, %[[B:[a-z0-9]+]]: tensor<8x4xbf16>, %[[BIAS:[a-z0-9]+]]: tensor<4xbf16>, %[[M:[a-z0-9]+]]: index
//       CHECK: nest.group outs(%[[O:[^ ]+]] = %{{.*}} : tensor<?x4xbf16>)
//       CHECK:   %[[SUMS:.*]] = tensor.empty(%[[M]]) : tensor<?x4xf32>
//       CHECK:   %[[ZERO:.*]] = linalg.fill {{.*}} outs(%[[SUMS]]
//       CHECK:   %[[P:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] {{.*}} outs(%[[ZERO]]
//       CHECK:   %[[R:.*]] = linalg.generic {{.*}} ins(%[[P]], %[[BIAS]] {{.*}} outs(%[[O]]
//       CHECK:   nest.yield %[[R]]
//   CHECK-NOT: nest.group
// APART-LABEL: func.func @linear(
// APART-COUNT-2: nest.group
func.func @linear(%a: tensor<?x8xbf16>, %b: tensor<8x4xbf16>, %bias: tensor<4xbf16>, %m: index) -> tensor<?x4xbf16> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m) : tensor<?x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %p = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<?x8xbf16>, tensor<8x4xbf16>) outs(%f : tensor<?x4xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %u = arith.extf %x : bf16 to f32
    %v = arith.extf %y : bf16 to f32
    %q = arith.mulf %u, %v : f32
    %t = arith.addf %s, %q : f32
    linalg.yield %t : f32
  } -> tensor<?x4xf32>
  %o = tensor.empty(%m) : tensor<?x4xbf16>
  %r = linalg.generic {indexing_maps = [#id, #n, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %bias : tensor<?x4xf32>, tensor<4xbf16>) outs(%o : tensor<?x4xbf16>) {
  ^bb0(%x: f32, %y: bf16, %s: bf16):
    %v = arith.extf %y : bf16 to f32
    %t = arith.addf %x, %v : f32
    %w = arith.truncf %t : f32 to bf16
    linalg.yield %w : bf16
  } -> tensor<?x4xbf16>
  return %r : tensor<?x4xbf16>
}

// -----

// Sums that something else reads, too, are in memory.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: func.func @read_twice(
// CHECK-COUNT-2: nest.group
// APART-LABEL: func.func @read_twice(
// APART-COUNT-2: nest.group
func.func @read_twice(%a: tensor<4x8xf16>, %b: tensor<8x4xf16>) -> (tensor<4x4xf32>, tensor<4x4xf16>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xf16>, tensor<8x4xf16>) outs(%f : tensor<4x4xf32>) {
  ^bb0(%x: f16, %y: f16, %s: f32):
    %u = arith.extf %x : f16 to f32
    %v = arith.extf %y : f16 to f32
    %q = arith.mulf %u, %v : f32
    %t = arith.addf %s, %q : f32
    linalg.yield %t : f32
  } -> tensor<4x4xf32>
  %o = tensor.empty() : tensor<4x4xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<4x4xf32>) outs(%o : tensor<4x4xf16>) {
  ^bb0(%x: f32, %s: f16):
    %w = arith.truncf %x : f32 to f16
    linalg.yield %w : f16
  } -> tensor<4x4xf16>
  return %p, %r : tensor<4x4xf32>, tensor<4x4xf16>
}

// -----

// Sums of rows, and what is made of them.

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
#m = affine_map<(m) -> (m)>

// CHECK-LABEL: func.func @mean(
//       CHECK: nest.group outs(%[[O:[^ ]+]] = %{{.*}} : tensor<?xf16>)
//       CHECK:   %[[S:.*]] = linalg.generic {{.*}}"reduction"]
//       CHECK:   linalg.generic {{.*}} ins(%[[S]] : tensor<?xf32>) outs(%[[O]] : tensor<?xf16>)
//   CHECK-NOT: nest.group
// APART-LABEL: func.func @mean(
// APART-COUNT-2: nest.group
func.func @mean(%x: tensor<?x64xf16>, %n: index) -> tensor<?xf16> {
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.015625 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x64xf16>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %t = arith.addf %o, %w : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %g = tensor.empty(%n) : tensor<?xf16>
  %r = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%s : tensor<?xf32>) outs(%g : tensor<?xf16>) {
  ^bb0(%a: f32, %o: f16):
    %t = arith.mulf %a, %scale : f32
    %w = arith.truncf %t : f32 to f16
    linalg.yield %w : f16
  } -> tensor<?xf16>
  return %r : tensor<?xf16>
}

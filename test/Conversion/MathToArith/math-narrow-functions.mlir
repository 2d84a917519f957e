// RUN: tcopt %s --math-narrow-functions | FileCheck %s
// RUN: tcopt %s --math-narrow-functions --convert-math-to-arith | FileCheck %s --check-prefix=ARITH

// CHECK-LABEL: func @sigmoid(
// CHECK: math.exp %{{.*}} fastmath<afn> {tcopt.rounded_to = bf16} : f32
// CHECK: arith.divf %{{.*}}, %{{.*}} {tcopt.rounded_to = bf16} : f32
// ARITH-LABEL: func @sigmoid(
// ARITH: %[[SCALED:.*]] = arith.mulf %{{.*}}, %{{.*}} fastmath<contract> : f32
// ARITH-NEXT: math.exp2 %[[SCALED]] fastmath<contract,afn> {tcopt.rounded_to = bf16} : f32
// ARITH: arith.divf %{{.*}}, %{{.*}} {tcopt.rounded_to = bf16} : f32
func.func @sigmoid(%x: f32) -> bf16 {
  %one = arith.constant 1.0 : f32
  %n = arith.negf %x : f32
  %e = math.exp %n fastmath<afn> : f32
  %s = arith.addf %e, %one : f32
  %q = arith.divf %one, %s : f32
  %y = arith.truncf %q : f32 to bf16
  return %y : bf16
}

// Sums that would cancel are replaced; of f16 and bf16 the former needs more.
// CHECK-LABEL: func @gelu(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[N:.*]] = arith.negf %[[X]] : f32
// CHECK: %[[E:.*]] = math.erfc %[[N]] fastmath<afn> {tcopt.rounded_to = f16} : f32
// CHECK: arith.mulf %[[E]], %[[X]] : f32
// ARITH-LABEL: func @gelu(
// ARITH-COUNT-1: math.exp2
// ARITH: arith.select
func.func @gelu(%x: f32) -> (bf16, f16) {
  %one = arith.constant 1.0 : f32
  %e = math.erf %x fastmath<afn> : f32
  %s = arith.addf %e, %one : f32
  %y = arith.mulf %s, %x : f32
  %a = arith.truncf %y : f32 to bf16
  %b = arith.truncf %y : f32 to f16
  return %a, %b : bf16, f16
}

// CHECK-LABEL: func @gelu_tanh(
// CHECK: %[[E:.*]] = math.exp %{{.*}} fastmath<afn> {tcopt.rounded_to = bf16} : f32
// CHECK: %[[S:.*]] = arith.addf %[[E]], %{{.*}} : f32
// CHECK: arith.divf %{{.*}}, %[[S]] {tcopt.rounded_to = bf16} : f32
func.func @gelu_tanh(%x: f32) -> bf16 {
  %one = arith.constant 1.0 : f32
  %e = math.tanh %x fastmath<afn> : f32
  %s = arith.addf %e, %one : f32
  %y = arith.mulf %s, %x : f32
  %a = arith.truncf %y : f32 to bf16
  return %a : bf16
}

// CHECK-LABEL: func @tanh(
// CHECK: math.tanh %{{.*}} fastmath<afn> {tcopt.rounded_to = f16} : f32
// ARITH-LABEL: func @tanh(
// ARITH: math.exp2 {{.*}} {tcopt.rounded_to = f16}
// ARITH: arith.divf {{.*}} {tcopt.rounded_to = f16}
// ARITH: math.copysign
func.func @tanh(%x: f32, %c: i1) -> f16 {
  %t = math.tanh %x fastmath<afn> : f32
  %n = arith.negf %t : f32
  %s = arith.select %c, %t, %n : f32
  %y = arith.truncf %s : f32 to f16
  return %y : f16
}

// All of f32 matters: without the flag, where something else uses the result, in a difference,
// and for the precision of f64.
// CHECK-LABEL: func @all_matters(
// CHECK-NOT: tcopt.rounded_to
// CHECK: return
func.func @all_matters(%x: f32, %y: f64) -> (bf16, f32, bf16, bf16, bf16, bf16) {
  %one = arith.constant 1.0 : f32
  %strict = math.tanh %x : f32
  %0 = arith.truncf %strict : f32 to bf16
  %used = math.tanh %x fastmath<afn> : f32
  %1 = arith.truncf %used : f32 to bf16
  %small = math.exp %x fastmath<afn> : f32
  %difference = arith.subf %small, %one : f32
  %2 = arith.truncf %difference : f32 to bf16
  %logarithm = math.exp %x fastmath<afn> : f32
  %sum = arith.addf %logarithm, %x : f32
  %3 = arith.truncf %sum : f32 to bf16
  %wide = math.tanh %y fastmath<afn> : f64
  %4 = arith.truncf %wide : f64 to bf16
  return %0, %used, %1, %2, %3, %4 : bf16, f32, bf16, bf16, bf16, bf16
}

// A softmax: the sum begins with 0, and the quotients are rounded.
// CHECK-LABEL: func @softmax(
// CHECK: math.exp %{{.*}} fastmath<afn> {tcopt.rounded_to = bf16} : f32
// CHECK: arith.divf %{{.*}} {tcopt.rounded_to = bf16} : f32
#rows = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#element = affine_map<(d0) -> (d0)>
func.func @softmax(%x: tensor<4x8xf32>, %y: tensor<4x8xbf16>) -> tensor<4x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x8xf32>
  %ofRows = tensor.empty() : tensor<4xf32>
  %e = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    %0 = math.exp %a fastmath<afn> : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%ofRows : tensor<4xf32>) -> tensor<4xf32>
  %s = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]}
      ins(%e : tensor<4x8xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %0 = arith.addf %out, %a : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %q = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%e, %s : tensor<4x8xf32>, tensor<4xf32>) outs(%y : tensor<4x8xbf16>) {
  ^bb0(%a: f32, %b: f32, %out: bf16):
    %0 = arith.divf %a, %b : f32
    %1 = arith.truncf %0 : f32 to bf16
    linalg.yield %1 : bf16
  } -> tensor<4x8xbf16>
  return %q : tensor<4x8xbf16>
}

// A sum that is a result, one that begins with a number that may cancel, and a sum of differences.
// CHECK-LABEL: func @sums(
// CHECK-NOT: tcopt.rounded_to
// CHECK: return
func.func @sums(%x: tensor<4x8xf32>, %init: tensor<4xf32>, %y: tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xbf16>, tensor<4xbf16>) {
  %zero = arith.constant 0.0 : f32
  %ofRows = tensor.empty() : tensor<4xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%ofRows : tensor<4xf32>) -> tensor<4xf32>
  %a:2 = linalg.generic {indexing_maps = [#rows, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%zeros, %init : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32, %other: f32):
    %0 = math.exp %in fastmath<afn> : f32
    %1 = arith.addf %out, %0 : f32
    %2 = math.exp %1 fastmath<afn> : f32
    %3 = arith.addf %other, %2 : f32
    linalg.yield %1, %3 : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  %b = linalg.generic {indexing_maps = [#element, #element], iterator_types = ["parallel"]}
      ins(%a#1 : tensor<4xf32>) outs(%y : tensor<4xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %0 = arith.truncf %in : f32 to bf16
    linalg.yield %0 : bf16
  } -> tensor<4xbf16>
  %s = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in fastmath<afn> : f32
    %1 = arith.negf %0 : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  %c = linalg.generic {indexing_maps = [#element, #element], iterator_types = ["parallel"]}
      ins(%s : tensor<4xf32>) outs(%y : tensor<4xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %0 = arith.truncf %in : f32 to bf16
    linalg.yield %0 : bf16
  } -> tensor<4xbf16>
  return %a#0, %b, %c : tensor<4xf32>, tensor<4xbf16>, tensor<4xbf16>
}

// With recompute, what a reduction and others read is computed by each reader, also where it is the end of a chain that is
// read by such readers alone.
// RUN: tcopt %s --nest-fuse-elementwise="recompute=64" --split-input-file | FileCheck %s
// RUN: tcopt %s --nest-fuse-elementwise --split-input-file | FileCheck %s --check-prefix=STORED

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// exp(x - max) of softmax is in the sum, and in the quotient.

// CHECK-LABEL: func.func @softmax
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<?x?xf32>, %[[MAX:[a-z0-9]+]]: tensor<?xf32>
//      CHECK: %[[SUM:.*]] = linalg.generic {{.*}}"reduction"]} ins(%[[X]], %[[MAX]] :
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.subf
// CHECK-NEXT: math.exp
// CHECK-NEXT: arith.addf
//      CHECK: linalg.generic {{.*}} ins(%[[X]], %[[MAX]], %[[SUM]] :
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.subf
// CHECK-NEXT: math.exp
// CHECK-NEXT: arith.divf
//  CHECK-NOT: linalg.generic

// STORED-LABEL: func.func @softmax
// STORED-COUNT-3: linalg.generic
func.func @softmax(%x: tensor<?x?xf32>, %max: tensor<?xf32>, %e: tensor<?x?xf32>, %zero: tensor<?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %1 = arith.subf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %3 = math.exp %a : f32
    linalg.yield %3 : f32
  } -> tensor<?x?xf32>
  %4 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<?x?xf32>) outs(%zero : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %5 = arith.addf %o, %a : f32
    linalg.yield %5 : f32
  } -> tensor<?xf32>
  %6 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %7 = arith.divf %a, %b : f32
    linalg.yield %7 : f32
  } -> tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}

// -----

// A reader that takes it twice has one copy.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @squares
//      CHECK: linalg.generic {{.*}}"reduction"]}
//      CHECK: arith.extf
//  CHECK-NOT: arith.extf
//      CHECK: arith.mulf
//      CHECK: arith.addf
//      CHECK: linalg.generic
//      CHECK: arith.extf
//      CHECK: arith.divf
func.func @squares(%x: tensor<?x?xbf16>, %e: tensor<?x?xf32>, %zero: tensor<?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x?xbf16>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %1 = arith.extf %a : bf16 to f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = arith.mulf %a, %b : f32
    linalg.yield %3 : f32
  } -> tensor<?x?xf32>
  %4 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<?x?xf32>) outs(%zero : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %5 = arith.addf %o, %a : f32
    linalg.yield %5 : f32
  } -> tensor<?xf32>
  %6 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %4 : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %7 = arith.divf %a, %b : f32
    linalg.yield %7 : f32
  } -> tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}

// -----

// A contraction reads what is only converted or permuted as it was, with an op of its own where others read it as well.

#id = affine_map<(d0, d1) -> (d0, d1)>
#across = affine_map<(d0, d1) -> (d1, d0)>
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @factors
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<64x32xf32>, %[[W:[a-z0-9]+]]: tensor<64x32xbf16>
// CHECK: linalg.generic {{.*}}"reduction"]} ins(%[[X]], %[[W]] : tensor<64x32xf32>, tensor<64x32xbf16>)
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.extf
// CHECK-NEXT: arith.mulf
func.func @factors(%x: tensor<64x32xf32>, %w: tensor<64x32xbf16>, %e: tensor<32x64xf32>, %zero: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<32x64xf32>) {
  %0 = linalg.generic {indexing_maps = [#across, #id], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<64x32xbf16>) outs(%e : tensor<32x64xf32>) {
  ^bb0(%v: bf16, %o: f32):
    %2 = arith.extf %v : bf16 to f32
    linalg.yield %2 : f32
  } -> tensor<32x64xf32>
  %1 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %0 : tensor<64x32xf32>, tensor<32x64xf32>) outs(%zero : tensor<64x64xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %2 = arith.mulf %u, %v : f32
    %3 = arith.addf %o, %2 fastmath<reassoc> : f32
    linalg.yield %3 : f32
  } -> tensor<64x64xf32>
  return %1, %0 : tensor<64x64xf32>, tensor<32x64xf32>
}

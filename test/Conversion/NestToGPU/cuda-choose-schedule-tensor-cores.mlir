// RUN: sed s/CHIP/sm_90/ %s | tcopt - --cuda-choose-schedule | FileCheck %s
// RUN: sed s/CHIP/sm_75/ %s | tcopt - --cuda-choose-schedule --remarks-filter=.* 2>&1 | FileCheck %s --check-prefix=OLD

// OLD-NOT: , 16, 3] on
// OLD-NOT: , 32] on

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

module attributes {tcopt.target = #tcopt.target<chip = "CHIP">} {
  // CHECK-LABEL: func @bf16(
  //       CHECK: #cuda.mma<{{.*}} tile = [128, 256, 64], warp = [64, 64], k = 16, stages = 3>
  //   SMALL-LABEL: func @bf16(
  //         SMALL: #cuda.mma<{{.*}} tile = [128, 256, 32], warp = [64, 64], k = 16, stages = 4>
  func.func @bf16(%a: tensor<2048x512xbf16>, %b: tensor<512x2048xbf16>, %c: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
    %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<2048x512xbf16>, tensor<512x2048xbf16>) outs(%c : tensor<2048x2048xf32>) {
    ^bb0(%x: bf16, %y: bf16, %s: f32):
      %u = arith.extf %x : bf16 to f32
      %v = arith.extf %y : bf16 to f32
      %p = arith.mulf %u, %v fastmath<reassoc> : f32
      %t = arith.addf %s, %p fastmath<reassoc> : f32
      linalg.yield %t : f32
    } -> tensor<2048x2048xf32>
    return %0 : tensor<2048x2048xf32>
  }

  // Rows of which 16 bytes may not be aligned go through registers, of which
  // smaller tiles leave more. Sizes that are not known are taken for large ones.

  // CHECK-LABEL: func @odd(
  //       CHECK: #cuda.mma<{{.*}} tile = [128, 128, 32], warp = [64, 32], k = 16, stages = 3>
  func.func @odd(%a: tensor<?x513xbf16>, %b: tensor<513x?xbf16>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<?x513xbf16>, tensor<513x?xbf16>) outs(%c : tensor<?x?xf32>) {
    ^bb0(%x: bf16, %y: bf16, %s: f32):
      %u = arith.extf %x : bf16 to f32
      %v = arith.extf %y : bf16 to f32
      %p = arith.mulf %u, %v fastmath<reassoc> : f32
      %t = arith.addf %s, %p fastmath<reassoc> : f32
      linalg.yield %t : f32
    } -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }

  // CHECK-LABEL: func @rows_not_known(
  //       CHECK: #cuda.mma<{{.*}} tile = [128, 256, 64], warp = [64, 64], k = 16, stages = 3>
  func.func @rows_not_known(%a: tensor<?x512xbf16>, %b: tensor<512x2048xbf16>, %c: tensor<?x2048xf32>) -> tensor<?x2048xf32> {
    %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<?x512xbf16>, tensor<512x2048xbf16>) outs(%c : tensor<?x2048xf32>) {
    ^bb0(%x: bf16, %y: bf16, %s: f32):
      %u = arith.extf %x : bf16 to f32
      %v = arith.extf %y : bf16 to f32
      %p = arith.mulf %u, %v fastmath<reassoc> : f32
      %t = arith.addf %s, %p fastmath<reassoc> : f32
      linalg.yield %t : f32
    } -> tensor<?x2048xf32>
    return %0 : tensor<?x2048xf32>
  }

  // Tensor cores add in an order of their own.

  // CHECK-LABEL: func @bf16_in_order(
  //       CHECK: #cuda.contraction<{{.*}} tile = [128, 128, 16], thread = [8, 8]>
  func.func @bf16_in_order(%a: tensor<2048x512xbf16>, %b: tensor<512x2048xbf16>, %c: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<2048x512xbf16>, tensor<512x2048xbf16>) outs(%c : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    return %0 : tensor<2048x2048xf32>
  }

  // Sums of integers are exact.

  // CHECK-LABEL: func @i8_strict(
  //       CHECK: #cuda.mma<{{.*}} tile = [128, 128, 64], warp = [64, 32], k = 32, stages = 3>
  func.func @i8_strict(%a: tensor<2048x512xi8>, %b: tensor<512x2048xi8>, %c: tensor<2048x2048xi32>) -> tensor<2048x2048xi32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
    %0 = linalg.matmul ins(%a, %b : tensor<2048x512xi8>, tensor<512x2048xi8>) outs(%c : tensor<2048x2048xi32>) -> tensor<2048x2048xi32>
    return %0 : tensor<2048x2048xi32>
  }

  // f32 is not rounded to fewer bits.

  // CHECK-LABEL: func @f32(
  //       CHECK: #cuda.contraction<{{.*}} tile = [128, 128, 16], thread = [8, 8]>
  func.func @f32(%a: tensor<2048x512xf32>, %b: tensor<512x2048xf32>, %c: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%c : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    return %0 : tensor<2048x2048xf32>
  }

  // Unless the numerics allow it.

  // CHECK-LABEL: func @tf32(
  //       CHECK: #cuda.mma<{{.*}} tile = [128, 256, 32], warp = [64, 64], k = 8, stages = 3>
  func.func @tf32(%a: tensor<2048x512xf32>, %b: tensor<512x2048xf32>, %c: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> attributes {tcopt.allow_tf32} {
    %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%c : tensor<2048x2048xf32>) {
    ^bb0(%x: f32, %y: f32, %s: f32):
      %p = arith.mulf %x, %y fastmath<reassoc> : f32
      %t = arith.addf %s, %p fastmath<reassoc> : f32
      linalg.yield %t : f32
    } -> tensor<2048x2048xf32>
    return %0 : tensor<2048x2048xf32>
  }
}

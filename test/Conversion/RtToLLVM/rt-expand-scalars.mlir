// RUN: tcopt %s --rt-expand-scalars | FileCheck %s

// CHECK-DAG: func.func private @tanhf(f32) -> f32
// CHECK-DAG: func.func private @expm1(f64) -> f64
// LLVM is not told what they compute, or it would vectorize loops around them.
// CHECK-DAG: func.func private @expf(f32) -> f32 attributes {llvm.readnone, passthrough = ["nobuiltin", "nounwind", "willreturn"]}
// CHECK-DAG: func.func private @fmodf(f32, f32) -> f32 attributes {llvm.readnone, passthrough = ["nobuiltin", "nounwind", "willreturn"]}
// CHECK-DAG: func.func private @fmod(f64, f64) -> f64 attributes {llvm.readnone,
// CHECK-DAG: func.func private @tcopt_rt_f64_to_bf16(f64) -> i16

// CHECK-LABEL: @libm
func.func @libm(%x: f32, %y: f64) -> (f32, f64) {
  // CHECK: call @tanhf(%{{.*}}) : (f32) -> f32
  %a = math.tanh %x : f32
  // Accurate near 0, as exp(x) - 1 is not.
  // CHECK: call @expm1(%{{.*}}) : (f64) -> f64
  %b = math.expm1 %y : f64
  return %a, %b : f32, f64
}

// CHECK-LABEL: @libm_of_intrinsics
func.func @libm_of_intrinsics(%x: f32, %y: f64) -> (f32, f32, f64) {
  // CHECK: call @expf(
  %a = math.exp %x : f32
  // CHECK: call @fmodf(
  %b = arith.remf %x, %a : f32
  // CHECK: call @fmod(
  %c = arith.remf %y, %y : f64
  return %a, %b, %c : f32, f32, f64
}

// What has an instruction is left.
// CHECK-LABEL: @left
func.func @left(%x: f32, %v: vector<4xf32>) -> (f32, f32, vector<4xf32>) {
  // CHECK: math.sqrt
  %a = math.sqrt %x : f32
  // CHECK: math.floor
  %b = math.floor %x : f32
  // CHECK: math.roundeven
  %c = math.roundeven %v : vector<4xf32>
  return %a, %b, %c : f32, f32, vector<4xf32>
}

// CHECK-LABEL: @vectors
// CHECK-COUNT-2: call @tanhf
// CHECK-NOT: math.tanh
func.func @vectors(%v: vector<2xf32>) -> vector<2xf32> {
  %a = math.tanh %v : vector<2xf32>
  return %a : vector<2xf32>
}

// CHECK-LABEL: @half
// CHECK: %[[W:.*]] = arith.extf %{{.*}} : f16 to f32
// CHECK: %[[T:.*]] = call @tanhf(%[[W]])
// CHECK: %[[S:.*]] = math.sqrt %{{.*}} : f32
// CHECK: arith.truncf %[[S]] {{.*}}: f32 to f16
func.func @half(%x: f16) -> f16 {
  %a = math.tanh %x : f16
  %b = math.sqrt %a : f16
  return %b : f16
}

// The upper half of an f32. To the nearest, ties to even; a NaN keeps the upper
// part of its payload and gets the quiet bit.
// CHECK-LABEL: @bf16(
// CHECK-SAME: %[[X:.*]]: bf16, %[[Y:.*]]: f32)
// CHECK: %[[B:.*]] = arith.bitcast %[[X]] : bf16 to i16
// CHECK: %[[W:.*]] = arith.extui %[[B]] : i16 to i32
// CHECK: %[[S:.*]] = arith.shli %[[W]], %{{.*}} : i32
// CHECK: %[[E:.*]] = arith.bitcast %[[S]] : i32 to f32
// CHECK: %[[BITS:.*]] = arith.bitcast %[[Y]] : f32 to i32
// CHECK: %[[UPPER:.*]] = arith.shrui %[[BITS]], %{{.*}} : i32
// CHECK: %[[QUIET:.*]] = arith.ori %[[UPPER]], %c64_i32
// CHECK: %[[NAN:.*]] = arith.cmpf uno, %[[Y]], %[[Y]] : f32
// CHECK: %[[ODD:.*]] = arith.andi %[[UPPER]], %c1_i32
// CHECK: %[[HALF:.*]] = arith.addi %[[ODD]], %c32767_i32
// CHECK: %[[SUM:.*]] = arith.addi %[[BITS]], %[[HALF]]
// CHECK: %[[ROUND:.*]] = arith.shrui %[[SUM]], %{{.*}}
// CHECK: %[[R:.*]] = arith.select %[[NAN]], %[[QUIET]], %[[ROUND]]
// CHECK: %[[LOW:.*]] = arith.trunci %[[R]] : i32 to i16
// CHECK: %[[N:.*]] = arith.bitcast %[[LOW]] : i16 to bf16
// CHECK: return %[[E]], %[[N]]
func.func @bf16(%x: bf16, %y: f32) -> (f32, bf16) {
  %a = arith.extf %x : bf16 to f32
  %b = arith.truncf %y : f32 to bf16
  return %a, %b : f32, bf16
}

// CHECK-LABEL: @bf16_vectors(
// CHECK: arith.extui %{{.*}} : vector<2x8xi16> to vector<2x8xi32>
// CHECK: arith.bitcast %{{.*}} : vector<2x8xi32> to vector<2x8xf32>
// CHECK: arith.cmpf uno, {{.*}} : vector<16xf32>
// CHECK: arith.bitcast %{{.*}} : vector<16xi16> to vector<16xbf16>
func.func @bf16_vectors(%x: vector<2x8xbf16>, %y: vector<16xf32>) -> (vector<2x8xf32>, vector<16xbf16>) {
  %a = arith.extf %x : vector<2x8xbf16> to vector<2x8xf32>
  %b = arith.truncf %y fastmath<afn> : vector<16xf32> to vector<16xbf16>
  return %a, %b : vector<2x8xf32>, vector<16xbf16>
}

// CHECK-LABEL: @bf16_and_f64
// CHECK: arith.extf %{{.*}} : f32 to f64
// CHECK: %[[R:.*]] = call @tcopt_rt_f64_to_bf16
// CHECK: arith.bitcast %[[R]] : i16 to bf16
// CHECK-COUNT-2: call @tcopt_rt_f64_to_bf16
// CHECK: vector.from_elements {{.*}} : vector<2xbf16>
func.func @bf16_and_f64(%x: bf16, %y: f64, %z: vector<2xf64>) -> (f64, bf16, vector<2xbf16>) {
  %a = arith.extf %x : bf16 to f64
  %b = arith.truncf %y : f64 to bf16
  %c = arith.truncf %z : vector<2xf64> to vector<2xbf16>
  return %a, %b, %c : f64, bf16, vector<2xbf16>
}

// CHECK-LABEL: @division
// CHECK-NOT: arith.ceildivsi
// CHECK-NOT: arith.floordivsi
// CHECK: return
func.func @division(%x: index, %y: index) -> (index, index) {
  %a = arith.ceildivsi %x, %y : index
  %b = arith.floordivsi %x, %y : index
  return %a, %b : index, index
}

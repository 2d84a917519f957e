// RUN: tcopt %s --convert-math-to-arith --split-input-file | FileCheck %s

// Arithmetic without a branch or a call; what it adds and multiplies may be
// contracted.
// CHECK-LABEL: @exponentials
// CHECK-NOT: {{math.(exp|expm1|tanh|erf)|scf|call|cf\.}}
// CHECK: arith.mulf {{.*}} fastmath<contract> : f32
// CHECK: return
func.func @exponentials(%x: f32) -> f32 {
  %a = math.exp %x fastmath<afn> : f32
  %b = math.expm1 %a fastmath<afn> : f32
  %c = math.tanh %b fastmath<afn> : f32
  %d = math.erf %c fastmath<afn> : f32
  return %d : f32
}

// Twice scaled by a power of 2: once by 2^(k + 64), which is a normal number.
// CHECK-LABEL: @nonpositive
// CHECK: arith.constant 5.42101086E-20 : f32
// CHECK-NOT: {{math.exp|shrsi}}
// CHECK: return
func.func @nonpositive(%x: f32) -> f32 {
  %a = math.exp %x fastmath<afn> {tcopt.nonpositive} : f32
  return %a : f32
}

// CHECK-LABEL: @logarithms
// CHECK-NOT: {{math.log|scf|call|cf\.}}
// CHECK: return
func.func @logarithms(%x: f32) -> f32 {
  %a = math.log %x fastmath<afn> : f32
  %b = math.log1p %a fastmath<afn> : f32
  %c = math.log2 %b fastmath<afn> : f32
  return %c : f32
}

// In f64, converted once.
// CHECK-LABEL: @powers_and_angles
// CHECK-COUNT-2: arith.extf {{.*}} : f32 to f64
// CHECK-NOT: {{math.(powf|atan2)|scf|call|cf\.}}
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: return
func.func @powers_and_angles(%x: f32, %y: f32) -> f32 {
  %a = math.powf %x, %y fastmath<afn> : f32
  %b = math.atan2 %a, %y fastmath<afn> : f32
  return %b : f32
}

// -----

// One table for both.
// CHECK: memref.global "private" constant @tcopt.two_over_pi : memref<28xi32> = dense<[0, 162, 41721,
// CHECK-NOT: memref.global
// CHECK-LABEL: @waves
// CHECK-NOT: math.{{sin|cos}}
// CHECK: return
func.func @waves(%x: f32) -> f32 {
  %a = math.sin %x fastmath<afn> : f32
  %b = math.cos %a fastmath<afn> : f32
  return %b : f32
}

// -----

// CHECK-NOT: memref.global
// CHECK-LABEL: @left
func.func @left(%x: f32, %y: f64, %z: vector<2x[4]xf32>) -> (f32, f64, vector<2x[4]xf32>, f32, f32) {
  // Without the flag:
  // CHECK-NEXT: math.sin %{{.*}} : f32
  %a = math.sin %x : f32
  // Of other types:
  // CHECK-NEXT: math.exp %{{.*}} fastmath<afn> : f64
  %b = math.exp %y fastmath<afn> : f64
  // CHECK-NEXT: math.exp %{{.*}} fastmath<afn> : vector<2x[4]xf32>
  %c = math.exp %z fastmath<afn> : vector<2x[4]xf32>
  // Not in the list, or no function at all:
  // CHECK-NEXT: math.sqrt
  %d = math.sqrt %x fastmath<afn> : f32
  // CHECK-NEXT: arith.divf
  %e = arith.divf %x, %d fastmath<afn> : f32
  // CHECK-NEXT: return
  return %a, %b, %c, %d, %e : f32, f64, vector<2x[4]xf32>, f32, f32
}

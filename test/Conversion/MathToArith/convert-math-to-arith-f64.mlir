// In kernels, functions of f64 become arithmetic, too, of which nothing is
// contracted.
// RUN: tcopt %s --convert-math-to-arith=all --split-input-file | FileCheck %s --implicit-check-not=fastmath --implicit-check-not="math.{{exp|log|sin|cos|tan|asin|acos|atan|erf|powf|cbrt}}"

// x = k ln 2 + r, whose k is rounded by a large number.
// CHECK-LABEL: func @exp(
// CHECK-SAME: %[[X:.*]]: f64)
// CHECK: arith.cmpf ogt, %[[X]], %{{.*}} : f64
// CHECK: arith.mulf %{{.*}}, %{{.*}} : f64
// CHECK: arith.constant 0x4338000000000000 : f64
// CHECK: math.fma
// CHECK: arith.shli %{{.*}} : i64
// CHECK: arith.mulf %{{.*}}, %{{.*}} : f64
// CHECK: return %{{.*}} : f64
func.func @exp(%x: f64) -> f64 {
  %0 = math.exp %x : f64
  return %0 : f64
}

// CHECK-LABEL: func @exponentials(
func.func @exponentials(%x: f64) -> (f64, f64, f64, f64, f64) {
  %0 = math.exp2 %x : f64
  %1 = math.expm1 %x : f64
  %2 = math.sinh %x : f64
  %3 = math.cosh %x : f64
  %4 = math.tanh %x fastmath<afn> : f64
  return %0, %1, %2, %3, %4 : f64, f64, f64, f64, f64
}

// The exponent of x, and its mantissa between sqrt(1/2) and sqrt(2).
// CHECK-LABEL: func @log(
// CHECK-DAG: arith.constant 4604544271217802189 : i64
// CHECK: arith.shrsi %{{.*}} : i64
// CHECK: arith.divf
// CHECK: arith.sitofp %{{.*}} : i64 to f64
// CHECK-NOT: arith.divf
// CHECK: return
func.func @log(%x: f64) -> f64 {
  %0 = math.log %x : f64
  return %0 : f64
}

// CHECK-LABEL: func @logarithms(
func.func @logarithms(%x: f64) -> (f64, f64, f64, f64, f64, f64) {
  %0 = math.log2 %x : f64
  %1 = math.log10 %x : f64
  %2 = math.log1p %x : f64
  %3 = math.asinh %x : f64
  %4 = math.acosh %x : f64
  %5 = math.atanh %x : f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}

// CHECK-LABEL: func @others(
func.func @others(%x: f64, %y: f64) -> (f64, f64, f64, f64) {
  %0 = math.erf %x : f64
  %1 = math.erfc %x : f64
  %2 = math.powf %x, %y : f64
  %3 = math.cbrt %x : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// CHECK-LABEL: func @inverses(
func.func @inverses(%x: f64, %y: f64) -> (f64, f64, f64, f64) {
  %0 = math.asin %x : f64
  %1 = math.acos %x : f64
  %2 = math.atan %x : f64
  %3 = math.atan2 %x, %y : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// CHECK-LABEL: func @vectors(
// CHECK: math.fma {{.*}} : vector<2x4xf64>
func.func @vectors(%x: vector<2x4xf64>) -> vector<2x4xf64> {
  %0 = math.exp %x : vector<2x4xf64>
  return %0 : vector<2x4xf64>
}

// -----

// 192 bits of 2/pi, of which a word starts at each eighth bit.
// CHECK: memref.global "private" constant @tcopt.two_over_pi_f64 : memref<146xi64> = dense<"0x0000000000000000A200000000000000F9A20000
// CHECK-NOT: memref.global
// CHECK-LABEL: func @waves(
// CHECK-COUNT-3: memref.load
// CHECK-NOT: memref.load
// CHECK: arith.mului_extended
// CHECK: return
func.func @waves(%x: f64) -> f64 {
  %0 = math.sin %x : f64
  return %0 : f64
}

// CHECK-LABEL: func @cos_and_tan(
func.func @cos_and_tan(%x: f64) -> (f64, f64) {
  %0 = math.cos %x : f64
  %1 = math.tan %x : f64
  return %0, %1 : f64, f64
}

// CHECK-LABEL: func @vectors(
// CHECK-COUNT-3: vector.gather {{.*}} : memref<146xi64>, vector<8xi64>, vector<8xi1>, vector<8xi64> into vector<8xi64>
func.func @vectors(%x: vector<2x4xf64>) -> vector<2x4xf64> {
  %0 = math.cos %x : vector<2x4xf64>
  return %0 : vector<2x4xf64>
}

// -----

// Functions of f32 that have no formula of f32.
// CHECK-NOT: memref.global
// CHECK-LABEL: func @f32(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: arith.extf %[[X]] : f32 to f64
// CHECK: %[[Y:.*]] = arith.truncf %{{.*}} : f64 to f32
// CHECK-NEXT: return %[[Y]] : f32
func.func @f32(%x: f32) -> f32 {
  %0 = math.sinh %x : f32
  return %0 : f32
}

// -----

// CHECK: memref.global "private" constant @tcopt.two_over_pi_f64
// CHECK-LABEL: func @tan(
func.func @tan(%x: f32) -> f32 {
  %0 = math.tan %x : f32
  return %0 : f32
}

// Functions of vectors, of whatever shape: the same arithmetic on vectors.
// RUN: tcopt %s --convert-math-to-arith | FileCheck %s
// RUN: tcopt %s --convert-math-to-arith | FileCheck %s --check-prefix=NONE --implicit-check-not="math.{{exp|tanh|log|sin|cos|erf|atan2|powf}}"
// NONE: module

// CHECK-LABEL: func @exp(
// CHECK-SAME: %[[X:.*]]: vector<2x4xf32>)
// CHECK: arith.mulf {{.*}} : vector<2x4xf32>
// CHECK: arith.bitcast {{.*}} : vector<2x4xf32> to vector<2x4xi32>
// CHECK: arith.constant dense<127> : vector<2x4xi32>
// CHECK: arith.bitcast {{.*}} : vector<2x4xi32> to vector<2x4xf32>
func.func @exp(%x: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = math.exp %x fastmath<afn> : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func @scalable(
// CHECK: arith.select {{.*}} : vector<[4]xi1>, vector<[4]xf32>
func.func @scalable(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.tanh %x fastmath<afn> : vector<[4]xf32>
  %1 = math.sin %0 fastmath<afn> : vector<[4]xf32>
  return %1 : vector<[4]xf32>
}

// The table of sin and cos is read by a gather in one dimension.
// CHECK-LABEL: func @cos(
// CHECK: %[[AT:.*]] = vector.shape_cast %{{.*}} : vector<2x4xi32> to vector<8xi32>
// CHECK: %[[WORDS:.*]] = vector.gather %{{.*}}[%{{.*}}] [%[[AT]]], %{{.*}}, %{{.*}} : memref<{{.*}}xi32>, vector<8xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
// CHECK: vector.shape_cast %[[WORDS]] : vector<8xi32> to vector<2x4xi32>
func.func @cos(%x: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = math.cos %x fastmath<afn> : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func @rest(
func.func @rest(%x: vector<1xf32>, %y: vector<f32>) -> (vector<1xf32>, vector<f32>) {
  %0 = math.powf %x, %x fastmath<afn> : vector<1xf32>
  %1 = math.log1p %0 fastmath<afn> : vector<1xf32>
  %2 = math.erf %y fastmath<afn> : vector<f32>
  %3 = math.atan2 %2, %y fastmath<afn> : vector<f32>
  %4 = math.cos %3 fastmath<afn> : vector<f32>
  return %1, %4 : vector<1xf32>, vector<f32>
}

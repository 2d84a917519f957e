// Conversions of element types.
// RUN: tcopt %s --convert-core-to-linalg | FileCheck %s

// Out of range gives the nearest integer, NaN gives 0.
// CHECK-LABEL: func @saturate(
func.func @saturate(%x: tensor<3xf32>) -> tensor<3xi8> {
  // CHECK: ^bb0(%[[X:.*]]: f32
  // CHECK: %[[ABOVE:.*]] = arith.cmpf ogt, %[[X]], %[[LOW:.*]] : f32
  // CHECK: %[[UP:.*]] = arith.select %[[ABOVE]], %[[X]], %[[LOW]]
  // CHECK: %[[BELOW:.*]] = arith.cmpf olt, %[[UP]], %[[TOP:.*]] : f32
  // CHECK: %[[IN:.*]] = arith.select %[[BELOW]], %[[UP]], %[[TOP]]
  // CHECK: %[[I:.*]] = arith.fptosi %[[IN]] : f32 to i8
  // CHECK: %[[NUMBER:.*]] = arith.cmpf ord, %[[X]], %[[X]]
  // CHECK: %[[R:.*]] = arith.select %[[NUMBER]], %[[I]], %c0_i8
  // CHECK: linalg.yield %[[R]]
  %r = core.convert %x : (tensor<3xf32>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// No f32 is the greatest i32: what is beyond the last float below it gives that.
// CHECK-LABEL: func @saturate_wide(
func.func @saturate_wide(%x: tensor<3xf32>) -> tensor<3xi32> {
  // CHECK: ^bb0(%[[X:.*]]: f32
  // CHECK: %[[END:.*]] = arith.constant 2.14748365E+9 : f32
  // CHECK: %[[OVER:.*]] = arith.cmpf oge, %[[X]], %[[END]]
  // CHECK: arith.select %[[OVER]], %c2147483647_i32, %{{.*}} : i32
  %r = core.convert %x : (tensor<3xf32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// CHECK-LABEL: func @to_unsigned(
// CHECK: arith.fptoui %{{.*}} : f32 to i8
func.func @to_unsigned(%x: tensor<3xf32>) -> tensor<3xui8> {
  %r = core.convert %x : (tensor<3xf32>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// CHECK-LABEL: func @from_unsigned(
func.func @from_unsigned(%x: tensor<3xui8>) -> (tensor<3xf32>, tensor<3xi32>) {
  // CHECK: arith.uitofp %{{.*}} : i8 to f32
  %0 = core.convert %x : (tensor<3xui8>) -> tensor<3xf32>
  // CHECK: arith.extui %{{.*}} : i8 to i32
  %1 = core.convert %x : (tensor<3xui8>) -> tensor<3xi32>
  return %0, %1 : tensor<3xf32>, tensor<3xi32>
}

// One type in memory.
// CHECK-LABEL: func @same_bits(
// CHECK-SAME:      %[[X:.*]]: tensor<3xi8>)
// CHECK: return %[[X]]
func.func @same_bits(%x: tensor<3xui8>) -> tensor<3xi8> {
  %r = core.convert %x : (tensor<3xui8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// CHECK-LABEL: func @to_bool(
func.func @to_bool(%x: tensor<3xf32>, %i: tensor<3xi8>) -> (tensor<3xi1>, tensor<3xi1>) {
  // CHECK: arith.cmpf une
  %0 = core.convert %x : (tensor<3xf32>) -> tensor<3xi1>
  // CHECK: %[[B:.*]] = arith.cmpi ne
  // CHECK: arith.extui %[[B]] : i1 to i8
  %1 = core.convert %i : (tensor<3xi8>) -> tensor<3xi1>
  return %0, %1 : tensor<3xi1>, tensor<3xi1>
}

// As PyTorch does, and one conversion less than rounding once would take.
// CHECK-LABEL: func @double_to_half(
func.func @double_to_half(%x: tensor<3xf64>) -> tensor<3xf16> {
  // CHECK: %[[SINGLE:.*]] = arith.truncf %{{.*}} : f64 to f32
  // CHECK-NEXT: arith.truncf %[[SINGLE]] : f32 to f16
  %r = core.convert %x : (tensor<3xf64>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// CHECK-LABEL: func @long_to_bfloat(
func.func @long_to_bfloat(%x: tensor<3xi64>) -> tensor<3xbf16> {
  // CHECK: arith.sitofp %{{.*}} : i64 to f32
  // CHECK: arith.truncf %{{.*}} fastmath<afn> : f32 to bf16
  %r = core.convert %x : (tensor<3xi64>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// Round trips of core's primitives of one element at a time.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// Static, unknown and empty sizes, rank 0.
// CHECK-LABEL: func.func @float_unary(
// CHECK-SAME: %[[X0:.+]]: tensor<?x3xf32>, %[[X1:.+]]: tensor<2xf64>, %[[X2:.+]]: tensor<f16>, %[[X3:.+]]: tensor<?x?xf32>, %[[X4:.+]]: tensor<0x4xbf16>)
// CHECK-NEXT: %{{.*}} = core.exp %[[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = core.expm1 %[[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT: %{{.*}} = core.log %[[X2]] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT: %{{.*}} = core.log1p %[[X3]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: %{{.*}} = core.sin %[[X4]] : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
// CHECK-NEXT: %{{.*}} = core.cos %[[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = core.tanh %[[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT: %{{.*}} = core.erf %[[X2]] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT: %{{.*}} = core.sqrt %[[X3]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: %{{.*}} = core.rsqrt %[[X4]] : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
// CHECK-NEXT: %{{.*}} = core.floor %[[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = core.ceil %[[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT: %{{.*}} = core.round_even %[[X2]] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT: %{{.*}} = core.log2 %[[X3]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
func.func @float_unary(
    %x0: tensor<?x3xf32>, %x1: tensor<2xf64>, %x2: tensor<f16>, %x3: tensor<?x?xf32>,
    %x4: tensor<0x4xbf16>) {
  %0 = core.exp %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = core.expm1 %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %2 = core.log %x2 : (tensor<f16>) -> tensor<f16>
  %3 = core.log1p %x3 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = core.sin %x4 : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
  %5 = core.cos %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %6 = core.tanh %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %7 = core.erf %x2 : (tensor<f16>) -> tensor<f16>
  %8 = core.sqrt %x3 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %9 = core.rsqrt %x4 : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
  %10 = core.floor %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %11 = core.ceil %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %12 = core.round_even %x2 : (tensor<f16>) -> tensor<f16>
  %13 = core.log2 %x3 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @numeric_unary(
// CHECK-SAME: %[[I8:.+]]: tensor<2x?xi8>, %[[I16:.+]]: tensor<2x?xi16>, %[[F16:.+]]: tensor<2x?xf16>, %[[I1:.+]]: tensor<2x?xi1>, %[[UI8:.+]]: tensor<2x?xui8>, %[[BF16:.+]]: tensor<2x?xbf16>)
// CHECK-NEXT: %{{.*}} = core.neg %[[I8]] : (tensor<2x?xi8>) -> tensor<2x?xi8>
// CHECK-NEXT: %{{.*}} = core.abs %[[I16]] : (tensor<2x?xi16>) -> tensor<2x?xi16>
// CHECK-NEXT: %{{.*}} = core.sign %[[F16]] : (tensor<2x?xf16>) -> tensor<2x?xf16>
// CHECK-NEXT: %{{.*}} = core.not %[[I1]] : (tensor<2x?xi1>) -> tensor<2x?xi1>
// CHECK-NEXT: %{{.*}} = core.not %[[UI8]] : (tensor<2x?xui8>) -> tensor<2x?xui8>
// CHECK-NEXT: %{{.*}} = core.neg %[[BF16]] : (tensor<2x?xbf16>) -> tensor<2x?xbf16>
func.func @numeric_unary(
    %i8: tensor<2x?xi8>, %i16: tensor<2x?xi16>, %f16: tensor<2x?xf16>, %i1: tensor<2x?xi1>,
    %ui8: tensor<2x?xui8>, %bf16: tensor<2x?xbf16>) {
  %0 = core.neg %i8 : (tensor<2x?xi8>) -> tensor<2x?xi8>
  %1 = core.abs %i16 : (tensor<2x?xi16>) -> tensor<2x?xi16>
  %2 = core.sign %f16 : (tensor<2x?xf16>) -> tensor<2x?xf16>
  %3 = core.not %i1 : (tensor<2x?xi1>) -> tensor<2x?xi1>
  %4 = core.not %ui8 : (tensor<2x?xui8>) -> tensor<2x?xui8>
  %5 = core.neg %bf16 : (tensor<2x?xbf16>) -> tensor<2x?xbf16>
  return
}

// Each of the ten element types.
// CHECK-LABEL: func.func @every_type(
// CHECK-SAME: %[[F64:.+]]: tensor<2xf64>, %[[F32:.+]]: tensor<2xf32>, %[[F16:.+]]: tensor<2xf16>, %[[BF16:.+]]: tensor<2xbf16>, %[[I64:.+]]: tensor<2xi64>, %[[I32:.+]]: tensor<2xi32>, %[[I16:.+]]: tensor<2xi16>, %[[I8:.+]]: tensor<2xi8>, %[[UI8:.+]]: tensor<2xui8>, %[[I1:.+]]: tensor<2xi1>)
// CHECK-NEXT: %{{.*}} = core.maximum %[[F64]], %[[F64]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT: %{{.*}} = core.maximum %[[F32]], %[[F32]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %{{.*}} = core.maximum %[[F16]], %[[F16]] : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
// CHECK-NEXT: %{{.*}} = core.maximum %[[BF16]], %[[BF16]] : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
// CHECK-NEXT: %{{.*}} = core.maximum %[[I64]], %[[I64]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT: %{{.*}} = core.maximum %[[I32]], %[[I32]] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: %{{.*}} = core.maximum %[[I16]], %[[I16]] : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
// CHECK-NEXT: %{{.*}} = core.maximum %[[I8]], %[[I8]] : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT: %{{.*}} = core.maximum %[[UI8]], %[[UI8]] : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT: %{{.*}} = core.and %[[I1]], %[[I1]] : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
func.func @every_type(
    %f64: tensor<2xf64>, %f32: tensor<2xf32>, %f16: tensor<2xf16>, %bf16: tensor<2xbf16>,
    %i64: tensor<2xi64>, %i32: tensor<2xi32>, %i16: tensor<2xi16>, %i8: tensor<2xi8>,
    %ui8: tensor<2xui8>, %i1: tensor<2xi1>) {
  %0 = core.maximum %f64, %f64 : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  %1 = core.maximum %f32, %f32 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = core.maximum %f16, %f16 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %3 = core.maximum %bf16, %bf16 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %4 = core.maximum %i64, %i64 : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  %5 = core.maximum %i32, %i32 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %6 = core.maximum %i16, %i16 : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
  %7 = core.maximum %i8, %i8 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %8 = core.maximum %ui8, %ui8 : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  %9 = core.and %i1, %i1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// CHECK-LABEL: func.func @binary(
// CHECK-SAME: %[[AF32:.+]]: tensor<?x3xf32>, %[[BF32:.+]]: tensor<2x?xf32>, %[[AUI8:.+]]: tensor<?x3xui8>, %[[BUI8:.+]]: tensor<2x?xui8>, %[[AI64:.+]]: tensor<?x3xi64>, %[[BI64:.+]]: tensor<2x?xi64>, %[[AI32:.+]]: tensor<?x3xi32>, %[[BI32:.+]]: tensor<2x?xi32>, %[[AF16:.+]]: tensor<?x3xf16>, %[[BF16:.+]]: tensor<2x?xf16>, %[[AF64:.+]]: tensor<?x3xf64>, %[[BF64:.+]]: tensor<2x?xf64>, %[[AI8:.+]]: tensor<?x3xi8>, %[[BI8:.+]]: tensor<2x?xi8>, %[[ABF16:.+]]: tensor<?x3xbf16>, %[[BBF16:.+]]: tensor<2x?xbf16>)
// CHECK-NEXT: %{{.*}} = core.add %[[AF32]], %[[BF32]] : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %{{.*}} = core.sub %[[AUI8]], %[[BUI8]] : (tensor<?x3xui8>, tensor<2x?xui8>) -> tensor<2x3xui8>
// CHECK-NEXT: %{{.*}} = core.mul %[[AI64]], %[[BI64]] : (tensor<?x3xi64>, tensor<2x?xi64>) -> tensor<2x3xi64>
// CHECK-NEXT: %{{.*}} = core.div %[[AI32]], %[[BI32]] : (tensor<?x3xi32>, tensor<2x?xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: %{{.*}} = core.rem %[[AF16]], %[[BF16]] : (tensor<?x3xf16>, tensor<2x?xf16>) -> tensor<2x3xf16>
// CHECK-NEXT: %{{.*}} = core.pow %[[AF64]], %[[BF64]] : (tensor<?x3xf64>, tensor<2x?xf64>) -> tensor<2x3xf64>
// CHECK-NEXT: %{{.*}} = core.maximum %[[AI8]], %[[BI8]] : (tensor<?x3xi8>, tensor<2x?xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: %{{.*}} = core.minimum %[[ABF16]], %[[BBF16]] : (tensor<?x3xbf16>, tensor<2x?xbf16>) -> tensor<2x3xbf16>
// CHECK-NEXT: %{{.*}} = core.atan2 %[[AF32]], %[[BF32]] : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<2x3xf32>
func.func @binary(
    %af32: tensor<?x3xf32>, %bf32: tensor<2x?xf32>, %aui8: tensor<?x3xui8>,
    %bui8: tensor<2x?xui8>, %ai64: tensor<?x3xi64>, %bi64: tensor<2x?xi64>,
    %ai32: tensor<?x3xi32>, %bi32: tensor<2x?xi32>, %af16: tensor<?x3xf16>,
    %bf16: tensor<2x?xf16>, %af64: tensor<?x3xf64>, %bf64: tensor<2x?xf64>,
    %ai8: tensor<?x3xi8>, %bi8: tensor<2x?xi8>, %abf16: tensor<?x3xbf16>,
    %bbf16: tensor<2x?xbf16>) {
  %0 = core.add %af32, %bf32 : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<2x3xf32>
  %1 = core.sub %aui8, %bui8 : (tensor<?x3xui8>, tensor<2x?xui8>) -> tensor<2x3xui8>
  %2 = core.mul %ai64, %bi64 : (tensor<?x3xi64>, tensor<2x?xi64>) -> tensor<2x3xi64>
  %3 = core.div %ai32, %bi32 : (tensor<?x3xi32>, tensor<2x?xi32>) -> tensor<2x3xi32>
  %4 = core.rem %af16, %bf16 : (tensor<?x3xf16>, tensor<2x?xf16>) -> tensor<2x3xf16>
  %5 = core.pow %af64, %bf64 : (tensor<?x3xf64>, tensor<2x?xf64>) -> tensor<2x3xf64>
  %6 = core.maximum %ai8, %bi8 : (tensor<?x3xi8>, tensor<2x?xi8>) -> tensor<2x3xi8>
  %7 = core.minimum %abf16, %bbf16 : (tensor<?x3xbf16>, tensor<2x?xbf16>) -> tensor<2x3xbf16>
  %8 = core.atan2 %af32, %bf32 : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[I1:.+]]: tensor<i1>, %[[I64:.+]]: tensor<i64>, %[[UI8:.+]]: tensor<ui8>, %[[I16:.+]]: tensor<i16>)
// CHECK-NEXT: %{{.*}} = core.and %[[I1]], %[[I1]] : (tensor<i1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT: %{{.*}} = core.or %[[I64]], %[[I64]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT: %{{.*}} = core.xor %[[UI8]], %[[UI8]] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
// CHECK-NEXT: %{{.*}} = core.shift_left %[[I16]], %[[I16]] : (tensor<i16>, tensor<i16>) -> tensor<i16>
// CHECK-NEXT: %{{.*}} = core.shift_right %[[UI8]], %[[UI8]] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
func.func @bits(%i1: tensor<i1>, %i64: tensor<i64>, %ui8: tensor<ui8>, %i16: tensor<i16>) {
  %0 = core.and %i1, %i1 : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %1 = core.or %i64, %i64 : (tensor<i64>, tensor<i64>) -> tensor<i64>
  %2 = core.xor %ui8, %ui8 : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  %3 = core.shift_left %i16, %i16 : (tensor<i16>, tensor<i16>) -> tensor<i16>
  %4 = core.shift_right %ui8, %ui8 : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return
}

// CHECK-LABEL: func.func @compare(
// CHECK-SAME: %[[I1:.+]]: tensor<?x3xi1>, %[[F32:.+]]: tensor<?x3xf32>, %[[UI8:.+]]: tensor<?x3xui8>, %[[I64:.+]]: tensor<?x3xi64>, %[[F64:.+]]: tensor<?x3xf64>, %[[BF16:.+]]: tensor<?x3xbf16>)
// CHECK-NEXT: %{{.*}} = core.compare eq, %[[I1]], %[[I1]] : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = core.compare ne, %[[F32]], %[[F32]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = core.compare lt, %[[UI8]], %[[UI8]] : (tensor<?x3xui8>, tensor<?x3xui8>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = core.compare le, %[[I64]], %[[I64]] : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = core.compare gt, %[[F64]], %[[F64]] : (tensor<?x3xf64>, tensor<?x3xf64>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = core.compare ge, %[[BF16]], %[[BF16]] : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
func.func @compare(
    %i1: tensor<?x3xi1>, %f32: tensor<?x3xf32>, %ui8: tensor<?x3xui8>, %i64: tensor<?x3xi64>,
    %f64: tensor<?x3xf64>, %bf16: tensor<?x3xbf16>) {
  %0 = core.compare eq, %i1, %i1 : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
  %1 = core.compare ne, %f32, %f32 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
  %2 = core.compare lt, %ui8, %ui8 : (tensor<?x3xui8>, tensor<?x3xui8>) -> tensor<?x3xi1>
  %3 = core.compare le, %i64, %i64 : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi1>
  %4 = core.compare gt, %f64, %f64 : (tensor<?x3xf64>, tensor<?x3xf64>) -> tensor<?x3xi1>
  %5 = core.compare ge, %bf16, %bf16 : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
  return
}

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[C:.+]]: tensor<?x3xi1>, %[[X:.+]]: tensor<?x3xf32>, %[[S:.+]]: tensor<i1>)
// CHECK-NEXT: %{{.*}} = core.select %[[C]], %[[X]], %[[X]] : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = core.select %[[S]], %[[S]], %[[S]] : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
func.func @select(%c: tensor<?x3xi1>, %x: tensor<?x3xf32>, %s: tensor<i1>) {
  %0 = core.select %c, %x, %x : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = core.select %s, %s, %s : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}

// Between any two of the types.
// CHECK-LABEL: func.func @convert(
// CHECK-SAME: %[[XF64:.+]]: tensor<?x3xf64>, %[[XF32:.+]]: tensor<?x3xf32>, %[[XF16:.+]]: tensor<?x3xf16>, %[[XBF16:.+]]: tensor<?x3xbf16>, %[[XI64:.+]]: tensor<?x3xi64>, %[[XI32:.+]]: tensor<?x3xi32>, %[[XI16:.+]]: tensor<?x3xi16>, %[[XI8:.+]]: tensor<?x3xi8>, %[[XUI8:.+]]: tensor<?x3xui8>, %[[XI1:.+]]: tensor<?x3xi1>)
// CHECK-NEXT: %{{.*}} = core.convert %[[XF64]] : (tensor<?x3xf64>) -> tensor<?x3xbf16>
// CHECK-NEXT: %{{.*}} = core.convert %[[XF32]] : (tensor<?x3xf32>) -> tensor<?x3xi64>
// CHECK-NEXT: %{{.*}} = core.convert %[[XF16]] : (tensor<?x3xf16>) -> tensor<?x3xi32>
// CHECK-NEXT: %{{.*}} = core.convert %[[XBF16]] : (tensor<?x3xbf16>) -> tensor<?x3xi16>
// CHECK-NEXT: %{{.*}} = core.convert %[[XI64]] : (tensor<?x3xi64>) -> tensor<?x3xi8>
// CHECK-NEXT: %{{.*}} = core.convert %[[XI32]] : (tensor<?x3xi32>) -> tensor<?x3xui8>
// CHECK-NEXT: %{{.*}} = core.convert %[[XI16]] : (tensor<?x3xi16>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = core.convert %[[XI8]] : (tensor<?x3xi8>) -> tensor<?x3xf64>
// CHECK-NEXT: %{{.*}} = core.convert %[[XUI8]] : (tensor<?x3xui8>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = core.convert %[[XI1]] : (tensor<?x3xi1>) -> tensor<?x3xf16>
func.func @convert(
    %xf64: tensor<?x3xf64>, %xf32: tensor<?x3xf32>, %xf16: tensor<?x3xf16>,
    %xbf16: tensor<?x3xbf16>, %xi64: tensor<?x3xi64>, %xi32: tensor<?x3xi32>,
    %xi16: tensor<?x3xi16>, %xi8: tensor<?x3xi8>, %xui8: tensor<?x3xui8>, %xi1: tensor<?x3xi1>) {
  %0 = core.convert %xf64 : (tensor<?x3xf64>) -> tensor<?x3xbf16>
  %1 = core.convert %xf32 : (tensor<?x3xf32>) -> tensor<?x3xi64>
  %2 = core.convert %xf16 : (tensor<?x3xf16>) -> tensor<?x3xi32>
  %3 = core.convert %xbf16 : (tensor<?x3xbf16>) -> tensor<?x3xi16>
  %4 = core.convert %xi64 : (tensor<?x3xi64>) -> tensor<?x3xi8>
  %5 = core.convert %xi32 : (tensor<?x3xi32>) -> tensor<?x3xui8>
  %6 = core.convert %xi16 : (tensor<?x3xi16>) -> tensor<?x3xi1>
  %7 = core.convert %xi8 : (tensor<?x3xi8>) -> tensor<?x3xf64>
  %8 = core.convert %xui8 : (tensor<?x3xui8>) -> tensor<?x3xf32>
  %9 = core.convert %xi1 : (tensor<?x3xi1>) -> tensor<?x3xf16>
  return
}

// Round trips of operators on several tensors, element by element.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// Sizes are aligned at the last dimension; 1 broadcasts, an unknown size does not.
// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[A:.+]]: tensor<?x1x3xf32>, %[[B:.+]]: tensor<2x1xf32>, %[[S:.+]]: tensor<f32>, %[[D:.+]]: tensor<?xf32>, %[[E:.+]]: tensor<?xf32>, %[[F:.+]]: tensor<3xf32>, %[[O:.+]]: tensor<1xf32>, %[[Z:.+]]: tensor<0xf32>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.add %[[A]], %[[B]] : (tensor<?x1x3xf32>, tensor<2x1xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT: %{{.*}} = graph.sub %[[S]], %[[A]] : (tensor<f32>, tensor<?x1x3xf32>) -> tensor<?x1x3xf32>
// CHECK-NEXT: %{{.*}} = graph.mul %[[D]], %[[E]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %{{.*}} = graph.mul %[[D]], %[[F]] : (tensor<?xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT: %{{.*}} = graph.mul %[[O]], %[[Z]] : (tensor<1xf32>, tensor<0xf32>) -> tensor<0xf32>
// CHECK-NEXT: %{{.*}} = graph.mul %[[U]], %[[F]] : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
func.func @broadcast(
    %a: tensor<?x1x3xf32>, %b: tensor<2x1xf32>, %s: tensor<f32>, %d: tensor<?xf32>,
    %e: tensor<?xf32>, %f: tensor<3xf32>, %o: tensor<1xf32>, %z: tensor<0xf32>,
    %u: tensor<*xf32>) {
  %0 = graph.add %a, %b : (tensor<?x1x3xf32>, tensor<2x1xf32>) -> tensor<?x2x3xf32>
  %1 = graph.sub %s, %a : (tensor<f32>, tensor<?x1x3xf32>) -> tensor<?x1x3xf32>
  %2 = graph.mul %d, %e : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %3 = graph.mul %d, %f : (tensor<?xf32>, tensor<3xf32>) -> tensor<3xf32>
  %4 = graph.mul %o, %z : (tensor<1xf32>, tensor<0xf32>) -> tensor<0xf32>
  %5 = graph.mul %u, %f : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  return
}

// Each of the ten element types.
// CHECK-LABEL: func.func @every_type(
// CHECK-SAME: %[[F64:.+]]: tensor<2xf64>, %[[F32:.+]]: tensor<2xf32>, %[[F16:.+]]: tensor<2xf16>, %[[BF16:.+]]: tensor<2xbf16>, %[[I64:.+]]: tensor<2xi64>, %[[I32:.+]]: tensor<2xi32>, %[[I16:.+]]: tensor<2xi16>, %[[I8:.+]]: tensor<2xi8>, %[[UI8:.+]]: tensor<2xui8>, %[[I1:.+]]: tensor<2xi1>)
// CHECK-NEXT: %{{.*}} = graph.add %[[F64]], %[[F64]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT: %{{.*}} = graph.add %[[F32]], %[[F32]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %{{.*}} = graph.add %[[F16]], %[[F16]] : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
// CHECK-NEXT: %{{.*}} = graph.add %[[BF16]], %[[BF16]] : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
// CHECK-NEXT: %{{.*}} = graph.add %[[I64]], %[[I64]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT: %{{.*}} = graph.add %[[I32]], %[[I32]] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: %{{.*}} = graph.add %[[I16]], %[[I16]] : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
// CHECK-NEXT: %{{.*}} = graph.add %[[I8]], %[[I8]] : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT: %{{.*}} = graph.add %[[UI8]], %[[UI8]] : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT: %{{.*}} = graph.add %[[I1]], %[[I1]] : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
func.func @every_type(
    %f64: tensor<2xf64>, %f32: tensor<2xf32>, %f16: tensor<2xf16>, %bf16: tensor<2xbf16>,
    %i64: tensor<2xi64>, %i32: tensor<2xi32>, %i16: tensor<2xi16>, %i8: tensor<2xi8>,
    %ui8: tensor<2xui8>, %i1: tensor<2xi1>) {
  %0 = graph.add %f64, %f64 : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  %1 = graph.add %f32, %f32 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = graph.add %f16, %f16 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %3 = graph.add %bf16, %bf16 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %4 = graph.add %i64, %i64 : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  %5 = graph.add %i32, %i32 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %6 = graph.add %i16, %i16 : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
  %7 = graph.add %i8, %i8 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %8 = graph.add %ui8, %ui8 : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  %9 = graph.add %i1, %i1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// CHECK-LABEL: func.func @arithmetic(
// CHECK-SAME: %[[UI8:.+]]: tensor<?x3xui8>, %[[I1:.+]]: tensor<?x3xi1>, %[[F16:.+]]: tensor<?x3xf16>, %[[BF16:.+]]: tensor<?x3xbf16>, %[[I16:.+]]: tensor<?x3xi16>, %[[F64:.+]]: tensor<?x3xf64>, %[[I8:.+]]: tensor<?x3xi8>, %[[F32:.+]]: tensor<?x3xf32>)
// CHECK-NEXT: %{{.*}} = graph.sub %[[UI8]], %[[UI8]] : (tensor<?x3xui8>, tensor<?x3xui8>) -> tensor<?x3xui8>
// CHECK-NEXT: %{{.*}} = graph.mul %[[I1]], %[[I1]] : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.maximum %[[F16]], %[[F16]] : (tensor<?x3xf16>, tensor<?x3xf16>) -> tensor<?x3xf16>
// CHECK-NEXT: %{{.*}} = graph.minimum %[[BF16]], %[[BF16]] : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
// CHECK-NEXT: %{{.*}} = graph.pow %[[I16]], %[[I16]] : (tensor<?x3xi16>, tensor<?x3xi16>) -> tensor<?x3xi16>
// CHECK-NEXT: %{{.*}} = graph.atan2 %[[F64]], %[[F64]] : (tensor<?x3xf64>, tensor<?x3xf64>) -> tensor<?x3xf64>
// CHECK-NEXT: %{{.*}} = graph.remainder %[[I8]], %[[I8]] : (tensor<?x3xi8>, tensor<?x3xi8>) -> tensor<?x3xi8>
// CHECK-NEXT: %{{.*}} = graph.fmod %[[F32]], %[[F32]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
func.func @arithmetic(
    %ui8: tensor<?x3xui8>, %i1: tensor<?x3xi1>, %f16: tensor<?x3xf16>, %bf16: tensor<?x3xbf16>,
    %i16: tensor<?x3xi16>, %f64: tensor<?x3xf64>, %i8: tensor<?x3xi8>, %f32: tensor<?x3xf32>) {
  %0 = graph.sub %ui8, %ui8 : (tensor<?x3xui8>, tensor<?x3xui8>) -> tensor<?x3xui8>
  %1 = graph.mul %i1, %i1 : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
  %2 = graph.maximum %f16, %f16 : (tensor<?x3xf16>, tensor<?x3xf16>) -> tensor<?x3xf16>
  %3 = graph.minimum %bf16, %bf16 : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %4 = graph.pow %i16, %i16 : (tensor<?x3xi16>, tensor<?x3xi16>) -> tensor<?x3xi16>
  %5 = graph.atan2 %f64, %f64 : (tensor<?x3xf64>, tensor<?x3xf64>) -> tensor<?x3xf64>
  %6 = graph.remainder %i8, %i8 : (tensor<?x3xi8>, tensor<?x3xi8>) -> tensor<?x3xi8>
  %7 = graph.fmod %f32, %f32 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[I1:.+]]: tensor<?x3xi1>, %[[I64:.+]]: tensor<?x3xi64>, %[[UI8:.+]]: tensor<?x3xui8>, %[[I32:.+]]: tensor<?x3xi32>)
// CHECK-NEXT: %{{.*}} = graph.logical_and %[[I1]], %[[I1]] : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.logical_or %[[I1]], %[[I1]] : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.logical_xor %[[I1]], %[[I1]] : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.bitwise_and %[[I64]], %[[I64]] : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT: %{{.*}} = graph.bitwise_or %[[I1]], %[[I1]] : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.bitwise_xor %[[UI8]], %[[UI8]] : (tensor<?x3xui8>, tensor<?x3xui8>) -> tensor<?x3xui8>
// CHECK-NEXT: %{{.*}} = graph.bitwise_left_shift %[[I32]], %[[I32]] : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
// CHECK-NEXT: %{{.*}} = graph.bitwise_right_shift %[[UI8]], %[[UI8]] : (tensor<?x3xui8>, tensor<?x3xui8>) -> tensor<?x3xui8>
func.func @bits(
    %i1: tensor<?x3xi1>, %i64: tensor<?x3xi64>, %ui8: tensor<?x3xui8>, %i32: tensor<?x3xi32>) {
  %0 = graph.logical_and %i1, %i1 : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
  %1 = graph.logical_or %i1, %i1 : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
  %2 = graph.logical_xor %i1, %i1 : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
  %3 = graph.bitwise_and %i64, %i64 : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
  %4 = graph.bitwise_or %i1, %i1 : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
  %5 = graph.bitwise_xor %ui8, %ui8 : (tensor<?x3xui8>, tensor<?x3xui8>) -> tensor<?x3xui8>
  %6 = graph.bitwise_left_shift %i32, %i32 : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %7 = graph.bitwise_right_shift %ui8, %ui8 : (tensor<?x3xui8>, tensor<?x3xui8>) -> tensor<?x3xui8>
  return
}

// CHECK-LABEL: func.func @div(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<3xf32>, %[[C:.+]]: tensor<2xi32>)
// CHECK-NEXT: %{{.*}} = graph.div %[[A]], %[[B]], rounding_mode = none : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.div %[[A]], %[[B]], rounding_mode = trunc : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.div %[[C]], %[[C]], rounding_mode = floor : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: %{{.*}} = graph.div %[[C]], %[[C]], rounding_mode = trunc : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
func.func @div(%a: tensor<?x3xf32>, %b: tensor<3xf32>, %c: tensor<2xi32>) {
  %0 = graph.div %a, %b, rounding_mode = none : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %1 = graph.div %a, %b, rounding_mode = trunc : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %2 = graph.div %c, %c, rounding_mode = floor : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = graph.div %c, %c, rounding_mode = trunc : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// CHECK-LABEL: func.func @compare(
// CHECK-SAME: %[[I1:.+]]: tensor<?x3xi1>, %[[YI1:.+]]: tensor<3xi1>, %[[F32:.+]]: tensor<?x3xf32>, %[[YF32:.+]]: tensor<3xf32>, %[[UI8:.+]]: tensor<?x3xui8>, %[[YUI8:.+]]: tensor<3xui8>, %[[I64:.+]]: tensor<?x3xi64>, %[[YI64:.+]]: tensor<3xi64>, %[[BF16:.+]]: tensor<?x3xbf16>, %[[YBF16:.+]]: tensor<3xbf16>, %[[I8:.+]]: tensor<?x3xi8>, %[[YI8:.+]]: tensor<3xi8>)
// CHECK-NEXT: %{{.*}} = graph.eq %[[I1]], %[[YI1]] : (tensor<?x3xi1>, tensor<3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.ne %[[F32]], %[[YF32]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.lt %[[UI8]], %[[YUI8]] : (tensor<?x3xui8>, tensor<3xui8>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.le %[[I64]], %[[YI64]] : (tensor<?x3xi64>, tensor<3xi64>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.gt %[[BF16]], %[[YBF16]] : (tensor<?x3xbf16>, tensor<3xbf16>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.ge %[[I8]], %[[YI8]] : (tensor<?x3xi8>, tensor<3xi8>) -> tensor<?x3xi1>
func.func @compare(
    %i1: tensor<?x3xi1>, %yi1: tensor<3xi1>, %f32: tensor<?x3xf32>, %yf32: tensor<3xf32>,
    %ui8: tensor<?x3xui8>, %yui8: tensor<3xui8>, %i64: tensor<?x3xi64>, %yi64: tensor<3xi64>,
    %bf16: tensor<?x3xbf16>, %ybf16: tensor<3xbf16>, %i8: tensor<?x3xi8>, %yi8: tensor<3xi8>) {
  %0 = graph.eq %i1, %yi1 : (tensor<?x3xi1>, tensor<3xi1>) -> tensor<?x3xi1>
  %1 = graph.ne %f32, %yf32 : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xi1>
  %2 = graph.lt %ui8, %yui8 : (tensor<?x3xui8>, tensor<3xui8>) -> tensor<?x3xi1>
  %3 = graph.le %i64, %yi64 : (tensor<?x3xi64>, tensor<3xi64>) -> tensor<?x3xi1>
  %4 = graph.gt %bf16, %ybf16 : (tensor<?x3xbf16>, tensor<3xbf16>) -> tensor<?x3xi1>
  %5 = graph.ge %i8, %yi8 : (tensor<?x3xi8>, tensor<3xi8>) -> tensor<?x3xi1>
  return
}

// CHECK-LABEL: func.func @where(
// CHECK-SAME: %[[C:.+]]: tensor<?x1xi1>, %[[X:.+]]: tensor<?x3xf32>, %[[Y:.+]]: tensor<3xf32>, %[[S:.+]]: tensor<i1>, %[[I:.+]]: tensor<i1>)
// CHECK-NEXT: %{{.*}} = graph.where %[[C]], %[[X]], %[[Y]] : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.where %[[S]], %[[I]], %[[I]] : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
func.func @where(
    %c: tensor<?x1xi1>, %x: tensor<?x3xf32>, %y: tensor<3xf32>, %s: tensor<i1>, %i: tensor<i1>) {
  %0 = graph.where %c, %x, %y : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %1 = graph.where %s, %i, %i : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}

// CHECK-LABEL: func.func @clamp(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xi32>, %[[LO:.+]]: tensor<i32>, %[[HI:.+]]: tensor<i32>, %[[N:.+]]: tensor<f16>, %[[R:.+]]: tensor<2xf16>)
// CHECK-NEXT: %{{.*}} = graph.clamp %[[X]], %[[LO]], %[[HI]] : (tensor<?x3xi32>, tensor<i32>, tensor<i32>) -> tensor<?x3xi32>
// CHECK-NEXT: %{{.*}} = graph.clamp %[[N]], %[[R]], %[[R]], exclusive : (tensor<f16>, tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
func.func @clamp(
    %x: tensor<?x3xi32>, %lo: tensor<i32>, %hi: tensor<i32>, %n: tensor<f16>,
    %r: tensor<2xf16>) {
  %0 = graph.clamp %x, %lo, %hi : (tensor<?x3xi32>, tensor<i32>, tensor<i32>) -> tensor<?x3xi32>
  %1 = graph.clamp %n, %r, %r, exclusive : (tensor<f16>, tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  return
}

// Between any two of the types.
// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[XF64:.+]]: tensor<?x3xf64>, %[[XF32:.+]]: tensor<?x3xf32>, %[[XF16:.+]]: tensor<?x3xf16>, %[[XBF16:.+]]: tensor<?x3xbf16>, %[[XI64:.+]]: tensor<?x3xi64>, %[[XI32:.+]]: tensor<?x3xi32>, %[[XI16:.+]]: tensor<?x3xi16>, %[[XI8:.+]]: tensor<?x3xi8>, %[[XUI8:.+]]: tensor<?x3xui8>, %[[XI1:.+]]: tensor<?x3xi1>, %[[U:.+]]: tensor<*xf32>, %[[S:.+]]: tensor<f32>)
// CHECK-NEXT: %{{.*}} = graph.cast %[[XF64]] : (tensor<?x3xf64>) -> tensor<?x3xbf16>
// CHECK-NEXT: %{{.*}} = graph.cast %[[XF32]] : (tensor<?x3xf32>) -> tensor<?x3xi64>
// CHECK-NEXT: %{{.*}} = graph.cast %[[XF16]] : (tensor<?x3xf16>) -> tensor<?x3xi32>
// CHECK-NEXT: %{{.*}} = graph.cast %[[XBF16]] : (tensor<?x3xbf16>) -> tensor<?x3xi16>
// CHECK-NEXT: %{{.*}} = graph.cast %[[XI64]] : (tensor<?x3xi64>) -> tensor<?x3xi8>
// CHECK-NEXT: %{{.*}} = graph.cast %[[XI32]] : (tensor<?x3xi32>) -> tensor<?x3xui8>
// CHECK-NEXT: %{{.*}} = graph.cast %[[XI16]] : (tensor<?x3xi16>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = graph.cast %[[XI8]] : (tensor<?x3xi8>) -> tensor<?x3xf64>
// CHECK-NEXT: %{{.*}} = graph.cast %[[XUI8]] : (tensor<?x3xui8>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.cast %[[XI1]] : (tensor<?x3xi1>) -> tensor<?x3xf16>
// CHECK-NEXT: %{{.*}} = graph.cast %[[U]] : (tensor<*xf32>) -> tensor<*xi8>
// CHECK-NEXT: %{{.*}} = graph.cast %[[S]] : (tensor<f32>) -> tensor<f32>
func.func @cast(
    %xf64: tensor<?x3xf64>, %xf32: tensor<?x3xf32>, %xf16: tensor<?x3xf16>,
    %xbf16: tensor<?x3xbf16>, %xi64: tensor<?x3xi64>, %xi32: tensor<?x3xi32>,
    %xi16: tensor<?x3xi16>, %xi8: tensor<?x3xi8>, %xui8: tensor<?x3xui8>, %xi1: tensor<?x3xi1>,
    %u: tensor<*xf32>, %s: tensor<f32>) {
  %0 = graph.cast %xf64 : (tensor<?x3xf64>) -> tensor<?x3xbf16>
  %1 = graph.cast %xf32 : (tensor<?x3xf32>) -> tensor<?x3xi64>
  %2 = graph.cast %xf16 : (tensor<?x3xf16>) -> tensor<?x3xi32>
  %3 = graph.cast %xbf16 : (tensor<?x3xbf16>) -> tensor<?x3xi16>
  %4 = graph.cast %xi64 : (tensor<?x3xi64>) -> tensor<?x3xi8>
  %5 = graph.cast %xi32 : (tensor<?x3xi32>) -> tensor<?x3xui8>
  %6 = graph.cast %xi16 : (tensor<?x3xi16>) -> tensor<?x3xi1>
  %7 = graph.cast %xi8 : (tensor<?x3xi8>) -> tensor<?x3xf64>
  %8 = graph.cast %xui8 : (tensor<?x3xui8>) -> tensor<?x3xf32>
  %9 = graph.cast %xi1 : (tensor<?x3xi1>) -> tensor<?x3xf16>
  %10 = graph.cast %u : (tensor<*xf32>) -> tensor<*xi8>
  %11 = graph.cast %s : (tensor<f32>) -> tensor<f32>
  return
}

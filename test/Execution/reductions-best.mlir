// The best of many terms, shared by threads, blocks and launches: of equal ones the first, of NaNs the first.
// RUN: tcopt-run %s --input=random:1 --dim N=3 --dim C=5001 --check=interp
// RUN: tcopt-run %s --input=random:1 --dim N=3 --dim C=5001 --numerics=strict --check=interp
// RUN: tcopt-run %s --input=random:2 --dim N=70 --dim C=33 --check=interp
// RUN: tcopt-run %s --entry=static --input=random:3 --check=interp
// RUN: tcopt-run %s --entry=none --input=random:3 --dim N=0 --check=interp

func.func @main(%x: tensor<?x?xf32> {graph.dims = ["N", "C"]}) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<1x?xi64>, tensor<?xi64>, tensor<?x1xi64>, tensor<?xf32>, tensor<?xi64>) {
  %f16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xf16>
  %r0 = graph.argmax %f16, dim = 1, keepdim = false : (tensor<?x?xf16>) -> tensor<?xi64>
  %r1 = graph.argmin %f16, dim = 0, keepdim = false : (tensor<?x?xf16>) -> tensor<?xi64>
  %bf16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  %r2 = graph.argmax %bf16, dim = 1, keepdim = false : (tensor<?x?xbf16>) -> tensor<?xi64>
  %r3 = graph.argmin %bf16, dim = 0, keepdim = false : (tensor<?x?xbf16>) -> tensor<?xi64>
  %f64 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xf64>
  %r4 = graph.argmax %f64, dim = 1, keepdim = false : (tensor<?x?xf64>) -> tensor<?xi64>
  %r5 = graph.argmin %f64, dim = 0, keepdim = false : (tensor<?x?xf64>) -> tensor<?xi64>
  %i8 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi8>
  %r6 = graph.argmax %i8, dim = 1, keepdim = false : (tensor<?x?xi8>) -> tensor<?xi64>
  %r7 = graph.argmin %i8, dim = 0, keepdim = false : (tensor<?x?xi8>) -> tensor<?xi64>
  %i16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi16>
  %r8 = graph.argmax %i16, dim = 1, keepdim = false : (tensor<?x?xi16>) -> tensor<?xi64>
  %r9 = graph.argmin %i16, dim = 0, keepdim = false : (tensor<?x?xi16>) -> tensor<?xi64>
  %i32 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi32>
  %r10 = graph.argmax %i32, dim = 1, keepdim = false : (tensor<?x?xi32>) -> tensor<?xi64>
  %r11 = graph.argmin %i32, dim = 0, keepdim = false : (tensor<?x?xi32>) -> tensor<?xi64>
  %i64 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi64>
  %r12 = graph.argmax %i64, dim = 1, keepdim = false : (tensor<?x?xi64>) -> tensor<?xi64>
  %r13 = graph.argmin %i64, dim = 0, keepdim = false : (tensor<?x?xi64>) -> tensor<?xi64>
  %ui8 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xui8>
  %r14 = graph.argmax %ui8, dim = 1, keepdim = false : (tensor<?x?xui8>) -> tensor<?xi64>
  %r15 = graph.argmin %ui8, dim = 0, keepdim = false : (tensor<?x?xui8>) -> tensor<?xi64>
  %i1 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi1>
  %r16 = graph.argmax %i1, dim = 1, keepdim = false : (tensor<?x?xi1>) -> tensor<?xi64>
  %r17 = graph.argmin %i1, dim = 0, keepdim = false : (tensor<?x?xi1>) -> tensor<?xi64>
  %nans = graph.log %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r18 = graph.argmax %nans, dim = 0, keepdim = false : (tensor<?x?xf32>) -> tensor<?xi64>
  %r19 = graph.argmax %x, dim = 0, keepdim = true : (tensor<?x?xf32>) -> tensor<1x?xi64>
  %r20 = graph.argmin %nans, dim = 1, keepdim = false : (tensor<?x?xf32>) -> tensor<?xi64>
  %r21 = graph.argmin %x, dim = 1, keepdim = true : (tensor<?x?xf32>) -> tensor<?x1xi64>
  %p:2 = graph.max %x, dim = 1, keepdim = false : (tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %p#0, %p#1 : tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<1x?xi64>, tensor<?xi64>, tensor<?x1xi64>, tensor<?xf32>, tensor<?xi64>
}

// Blocks share a long row, and columns of few: they leave what they have found in memory.
func.func @static(%x: tensor<200000xf32>, %y: tensor<3000x40xf32>, %z: tensor<40x3000xf32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi64>, tensor<40xi64>, tensor<40xi64>, tensor<40xi64>, tensor<3000xi64>, tensor<3000xi64>, tensor<3000xi64>, tensor<3000xi64>, tensor<40xi64>, tensor<40xi64>, tensor<40xi64>, tensor<40xi64>, tensor<i64>, tensor<40xi64>) {
  %r0 = graph.argmin %x, dim = 0, keepdim = false : (tensor<200000xf32>) -> tensor<i64>
  %c1 = graph.cast %x : (tensor<200000xf32>) -> tensor<200000xbf16>
  %r1 = graph.argmax %c1, dim = 0, keepdim = false : (tensor<200000xbf16>) -> tensor<i64>
  %c2 = graph.cast %x : (tensor<200000xf32>) -> tensor<200000xi8>
  %r2 = graph.argmin %c2, dim = 0, keepdim = false : (tensor<200000xi8>) -> tensor<i64>
  %c3 = graph.cast %x : (tensor<200000xf32>) -> tensor<200000xi64>
  %r3 = graph.argmax %c3, dim = 0, keepdim = false : (tensor<200000xi64>) -> tensor<i64>
  %r4 = graph.argmin %y, dim = 0, keepdim = false : (tensor<3000x40xf32>) -> tensor<40xi64>
  %c5 = graph.cast %y : (tensor<3000x40xf32>) -> tensor<3000x40xbf16>
  %r5 = graph.argmax %c5, dim = 0, keepdim = false : (tensor<3000x40xbf16>) -> tensor<40xi64>
  %c6 = graph.cast %y : (tensor<3000x40xf32>) -> tensor<3000x40xi8>
  %r6 = graph.argmin %c6, dim = 0, keepdim = false : (tensor<3000x40xi8>) -> tensor<40xi64>
  %c7 = graph.cast %y : (tensor<3000x40xf32>) -> tensor<3000x40xi64>
  %r7 = graph.argmax %c7, dim = 0, keepdim = false : (tensor<3000x40xi64>) -> tensor<40xi64>
  %r8 = graph.argmin %y, dim = 1, keepdim = false : (tensor<3000x40xf32>) -> tensor<3000xi64>
  %c9 = graph.cast %y : (tensor<3000x40xf32>) -> tensor<3000x40xbf16>
  %r9 = graph.argmax %c9, dim = 1, keepdim = false : (tensor<3000x40xbf16>) -> tensor<3000xi64>
  %c10 = graph.cast %y : (tensor<3000x40xf32>) -> tensor<3000x40xi8>
  %r10 = graph.argmin %c10, dim = 1, keepdim = false : (tensor<3000x40xi8>) -> tensor<3000xi64>
  %c11 = graph.cast %y : (tensor<3000x40xf32>) -> tensor<3000x40xi64>
  %r11 = graph.argmax %c11, dim = 1, keepdim = false : (tensor<3000x40xi64>) -> tensor<3000xi64>
  %r12 = graph.argmin %z, dim = 1, keepdim = false : (tensor<40x3000xf32>) -> tensor<40xi64>
  %c13 = graph.cast %z : (tensor<40x3000xf32>) -> tensor<40x3000xbf16>
  %r13 = graph.argmax %c13, dim = 1, keepdim = false : (tensor<40x3000xbf16>) -> tensor<40xi64>
  %c14 = graph.cast %z : (tensor<40x3000xf32>) -> tensor<40x3000xi8>
  %r14 = graph.argmin %c14, dim = 1, keepdim = false : (tensor<40x3000xi8>) -> tensor<40xi64>
  %c15 = graph.cast %z : (tensor<40x3000xf32>) -> tensor<40x3000xi64>
  %r15 = graph.argmax %c15, dim = 1, keepdim = false : (tensor<40x3000xi64>) -> tensor<40xi64>
  %n16 = graph.log %x : (tensor<200000xf32>) -> tensor<200000xf32>
  %r16 = graph.argmax %n16, dim = 0, keepdim = false : (tensor<200000xf32>) -> tensor<i64>
  %n17 = graph.log %z : (tensor<40x3000xf32>) -> tensor<40x3000xf32>
  %r17 = graph.argmax %n17, dim = 1, keepdim = false : (tensor<40x3000xf32>) -> tensor<40xi64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi64>, tensor<40xi64>, tensor<40xi64>, tensor<40xi64>, tensor<3000xi64>, tensor<3000xi64>, tensor<3000xi64>, tensor<3000xi64>, tensor<40xi64>, tensor<40xi64>, tensor<40xi64>, tensor<40xi64>, tensor<i64>, tensor<40xi64>
}

// No rows.
func.func @none(%x: tensor<?x40xf32> {graph.dims = ["N", 40]}) -> tensor<?xi64> {
  %r = graph.argmax %x, dim = 1, keepdim = false : (tensor<?x40xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

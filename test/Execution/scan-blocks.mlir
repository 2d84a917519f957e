// Running sums that threads share: of rows, of columns, of one long row, and of sizes that are not known.
// RUN: tcopt-run %s --input=random:1 --dim N=3 --dim C=3001 --check=interp
// RUN: tcopt-run %s --input=random:1 --dim N=5 --dim C=2 --check=interp
// RUN: tcopt-run %s --input=random:1 --dim N=2 --dim C=1500 --numerics=strict --check=interp
// RUN: tcopt-run %s --input=random:1 --dim N=0 --dim C=40 --check=interp
// RUN: tcopt-run %s --entry=static --input=random:2 --check=interp
// RUN: tcopt-run %s --entry=static --input=random:2 --numerics=strict --check=interp
// RUN: tcopt-run %s --entry=narrow --input=random:4 --dim N=3 --dim C=2300 --check=interp
// RUN: tcopt-run %s --entry=narrow --input=random:4 --dim N=3 --dim C=300 --numerics=strict --check=interp
// RUN: tcopt-run %s --entry=one --input=random:3 --dim L=50001 --check=interp
// RUN: tcopt-run %s --entry=one --input=random:3 --dim L=7 --check=interp

func.func @main(%x: tensor<?x?xf32> {graph.dims = ["N", "C"]}) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xi64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xi16>, tensor<?x?xi64>, tensor<?x?xi16>, tensor<?x?xi64>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi64>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xui8>, tensor<?x?xi64>, tensor<?x?xui8>, tensor<?x?xi64>, tensor<?x?xbf16>, tensor<?x?xi64>, tensor<?x?xbf16>, tensor<?x?xi64>, tensor<?x?xf16>, tensor<?x?xi64>, tensor<?x?xf16>, tensor<?x?xi64>, tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>) {
  %r0 = graph.cumsum %x, dim = 0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r1:2 = graph.cummax %x, dim = 0 : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %r2 = graph.cumsum %x, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r3:2 = graph.cummax %x, dim = 1 : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %x4f64 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xf64>
  %r4 = graph.cumsum %x4f64, dim = 0 : (tensor<?x?xf64>) -> tensor<?x?xf64>
  %r5:2 = graph.cummax %x4f64, dim = 0 : (tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xi64>)
  %r6 = graph.cumsum %x4f64, dim = 1 : (tensor<?x?xf64>) -> tensor<?x?xf64>
  %r7:2 = graph.cummax %x4f64, dim = 1 : (tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xi64>)
  %x8i8 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi8>
  %r8:2 = graph.cummin %x8i8, dim = 0 : (tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi64>)
  %r9:2 = graph.cummax %x8i8, dim = 1 : (tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi64>)
  %x10i16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi16>
  %r10:2 = graph.cummin %x10i16, dim = 0 : (tensor<?x?xi16>) -> (tensor<?x?xi16>, tensor<?x?xi64>)
  %r11:2 = graph.cummax %x10i16, dim = 1 : (tensor<?x?xi16>) -> (tensor<?x?xi16>, tensor<?x?xi64>)
  %x12i32 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi32>
  %r12 = graph.cumsum %x12i32, dim = 0 : (tensor<?x?xi32>) -> tensor<?x?xi32>
  %r13:2 = graph.cummax %x12i32, dim = 0 : (tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi64>)
  %r14 = graph.cumsum %x12i32, dim = 1 : (tensor<?x?xi32>) -> tensor<?x?xi32>
  %r15:2 = graph.cummax %x12i32, dim = 1 : (tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi64>)
  %x16i64 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi64>
  %r16 = graph.cumsum %x16i64, dim = 0 : (tensor<?x?xi64>) -> tensor<?x?xi64>
  %r17:2 = graph.cummax %x16i64, dim = 0 : (tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>)
  %r18 = graph.cumsum %x16i64, dim = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
  %r19:2 = graph.cummax %x16i64, dim = 1 : (tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>)
  %x20ui8 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xui8>
  %r20:2 = graph.cummin %x20ui8, dim = 0 : (tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>)
  %r21:2 = graph.cummax %x20ui8, dim = 1 : (tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>)
  %x22bf16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  %r22:2 = graph.cummin %x22bf16, dim = 0 : (tensor<?x?xbf16>) -> (tensor<?x?xbf16>, tensor<?x?xi64>)
  %r23:2 = graph.cummax %x22bf16, dim = 1 : (tensor<?x?xbf16>) -> (tensor<?x?xbf16>, tensor<?x?xi64>)
  %x24f16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xf16>
  %r24:2 = graph.cummin %x24f16, dim = 0 : (tensor<?x?xf16>) -> (tensor<?x?xf16>, tensor<?x?xi64>)
  %r25:2 = graph.cummax %x24f16, dim = 1 : (tensor<?x?xf16>) -> (tensor<?x?xf16>, tensor<?x?xi64>)
  %x26i1 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi1>
  %r26:2 = graph.cummin %x26i1, dim = 0 : (tensor<?x?xi1>) -> (tensor<?x?xi1>, tensor<?x?xi64>)
  %r27:2 = graph.cummax %x26i1, dim = 1 : (tensor<?x?xi1>) -> (tensor<?x?xi1>, tensor<?x?xi64>)
  %log28 = graph.log %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r28:2 = graph.cummin %log28, dim = 0 : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %r29:2 = graph.cummin %log28, dim = 1 : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  return %r0, %r1#0, %r1#1, %r2, %r3#0, %r3#1, %r4, %r5#0, %r5#1, %r6, %r7#0, %r7#1, %r8#0, %r8#1, %r9#0, %r9#1, %r10#0, %r10#1, %r11#0, %r11#1, %r12, %r13#0, %r13#1, %r14, %r15#0, %r15#1, %r16, %r17#0, %r17#1, %r18, %r19#0, %r19#1, %r20#0, %r20#1, %r21#0, %r21#1, %r22#0, %r22#1, %r23#0, %r23#1, %r24#0, %r24#1, %r25#0, %r25#1, %r26#0, %r26#1, %r27#0, %r27#1, %r28#0, %r28#1, %r29#0, %r29#1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xi64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xi16>, tensor<?x?xi64>, tensor<?x?xi16>, tensor<?x?xi64>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi64>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xui8>, tensor<?x?xi64>, tensor<?x?xui8>, tensor<?x?xi64>, tensor<?x?xbf16>, tensor<?x?xi64>, tensor<?x?xbf16>, tensor<?x?xi64>, tensor<?x?xf16>, tensor<?x?xi64>, tensor<?x?xf16>, tensor<?x?xi64>, tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>
}

// A warp for a row; blocks, and several of them, for longer ones; threads for parts of columns.
func.func @static(%x: tensor<40x100xf32>, %y: tensor<3x9000xf32>, %z: tensor<3000x20xf32>) -> (tensor<40x100xf32>, tensor<40x100xf32>, tensor<40x100xi64>, tensor<40x100xi64>, tensor<40x100xi64>, tensor<40x100xi64>, tensor<40x100xbf16>, tensor<40x100xi64>, tensor<40x100xi1>, tensor<40x100xi64>, tensor<40x100xf32>, tensor<40x100xi64>, tensor<3x9000xf32>, tensor<3x9000xf32>, tensor<3x9000xi64>, tensor<3x9000xi64>, tensor<3x9000xi64>, tensor<3x9000xi64>, tensor<3x9000xbf16>, tensor<3x9000xi64>, tensor<3x9000xi1>, tensor<3x9000xi64>, tensor<3x9000xf32>, tensor<3x9000xi64>, tensor<3000x20xf32>, tensor<3000x20xf32>, tensor<3000x20xi64>, tensor<3000x20xi64>, tensor<3000x20xi64>, tensor<3000x20xi64>, tensor<3000x20xbf16>, tensor<3000x20xi64>, tensor<3000x20xi1>, tensor<3000x20xi64>, tensor<3000x20xf32>, tensor<3000x20xi64>) {
  %r0 = graph.cumsum %x, dim = 1 : (tensor<40x100xf32>) -> tensor<40x100xf32>
  %r1:2 = graph.cummax %x, dim = 1 : (tensor<40x100xf32>) -> (tensor<40x100xf32>, tensor<40x100xi64>)
  %x2i64 = graph.cast %x : (tensor<40x100xf32>) -> tensor<40x100xi64>
  %r2 = graph.cumsum %x2i64, dim = 1 : (tensor<40x100xi64>) -> tensor<40x100xi64>
  %r3:2 = graph.cummax %x2i64, dim = 1 : (tensor<40x100xi64>) -> (tensor<40x100xi64>, tensor<40x100xi64>)
  %x4bf16 = graph.cast %x : (tensor<40x100xf32>) -> tensor<40x100xbf16>
  %r4:2 = graph.cummin %x4bf16, dim = 1 : (tensor<40x100xbf16>) -> (tensor<40x100xbf16>, tensor<40x100xi64>)
  %x5i1 = graph.cast %x : (tensor<40x100xf32>) -> tensor<40x100xi1>
  %r5:2 = graph.cummax %x5i1, dim = 1 : (tensor<40x100xi1>) -> (tensor<40x100xi1>, tensor<40x100xi64>)
  %log6 = graph.log %x : (tensor<40x100xf32>) -> tensor<40x100xf32>
  %r6:2 = graph.cummin %log6, dim = 1 : (tensor<40x100xf32>) -> (tensor<40x100xf32>, tensor<40x100xi64>)
  %r7 = graph.cumsum %y, dim = 1 : (tensor<3x9000xf32>) -> tensor<3x9000xf32>
  %r8:2 = graph.cummin %y, dim = 1 : (tensor<3x9000xf32>) -> (tensor<3x9000xf32>, tensor<3x9000xi64>)
  %y9i64 = graph.cast %y : (tensor<3x9000xf32>) -> tensor<3x9000xi64>
  %r9 = graph.cumsum %y9i64, dim = 1 : (tensor<3x9000xi64>) -> tensor<3x9000xi64>
  %r10:2 = graph.cummin %y9i64, dim = 1 : (tensor<3x9000xi64>) -> (tensor<3x9000xi64>, tensor<3x9000xi64>)
  %y11bf16 = graph.cast %y : (tensor<3x9000xf32>) -> tensor<3x9000xbf16>
  %r11:2 = graph.cummax %y11bf16, dim = 1 : (tensor<3x9000xbf16>) -> (tensor<3x9000xbf16>, tensor<3x9000xi64>)
  %y12i1 = graph.cast %y : (tensor<3x9000xf32>) -> tensor<3x9000xi1>
  %r12:2 = graph.cummin %y12i1, dim = 1 : (tensor<3x9000xi1>) -> (tensor<3x9000xi1>, tensor<3x9000xi64>)
  %log13 = graph.log %y : (tensor<3x9000xf32>) -> tensor<3x9000xf32>
  %r13:2 = graph.cummin %log13, dim = 1 : (tensor<3x9000xf32>) -> (tensor<3x9000xf32>, tensor<3x9000xi64>)
  %r14 = graph.cumsum %z, dim = 0 : (tensor<3000x20xf32>) -> tensor<3000x20xf32>
  %r15:2 = graph.cummax %z, dim = 0 : (tensor<3000x20xf32>) -> (tensor<3000x20xf32>, tensor<3000x20xi64>)
  %z16i64 = graph.cast %z : (tensor<3000x20xf32>) -> tensor<3000x20xi64>
  %r16 = graph.cumsum %z16i64, dim = 0 : (tensor<3000x20xi64>) -> tensor<3000x20xi64>
  %r17:2 = graph.cummax %z16i64, dim = 0 : (tensor<3000x20xi64>) -> (tensor<3000x20xi64>, tensor<3000x20xi64>)
  %z18bf16 = graph.cast %z : (tensor<3000x20xf32>) -> tensor<3000x20xbf16>
  %r18:2 = graph.cummin %z18bf16, dim = 0 : (tensor<3000x20xbf16>) -> (tensor<3000x20xbf16>, tensor<3000x20xi64>)
  %z19i1 = graph.cast %z : (tensor<3000x20xf32>) -> tensor<3000x20xi1>
  %r19:2 = graph.cummax %z19i1, dim = 0 : (tensor<3000x20xi1>) -> (tensor<3000x20xi1>, tensor<3000x20xi64>)
  %log20 = graph.log %z : (tensor<3000x20xf32>) -> tensor<3000x20xf32>
  %r20:2 = graph.cummin %log20, dim = 0 : (tensor<3000x20xf32>) -> (tensor<3000x20xf32>, tensor<3000x20xi64>)
  return %r0, %r1#0, %r1#1, %r2, %r3#0, %r3#1, %r4#0, %r4#1, %r5#0, %r5#1, %r6#0, %r6#1, %r7, %r8#0, %r8#1, %r9, %r10#0, %r10#1, %r11#0, %r11#1, %r12#0, %r12#1, %r13#0, %r13#1, %r14, %r15#0, %r15#1, %r16, %r17#0, %r17#1, %r18#0, %r18#1, %r19#0, %r19#1, %r20#0, %r20#1 : tensor<40x100xf32>, tensor<40x100xf32>, tensor<40x100xi64>, tensor<40x100xi64>, tensor<40x100xi64>, tensor<40x100xi64>, tensor<40x100xbf16>, tensor<40x100xi64>, tensor<40x100xi1>, tensor<40x100xi64>, tensor<40x100xf32>, tensor<40x100xi64>, tensor<3x9000xf32>, tensor<3x9000xf32>, tensor<3x9000xi64>, tensor<3x9000xi64>, tensor<3x9000xi64>, tensor<3x9000xi64>, tensor<3x9000xbf16>, tensor<3x9000xi64>, tensor<3x9000xi1>, tensor<3x9000xi64>, tensor<3x9000xf32>, tensor<3x9000xi64>, tensor<3000x20xf32>, tensor<3000x20xf32>, tensor<3000x20xi64>, tensor<3000x20xi64>, tensor<3000x20xi64>, tensor<3000x20xi64>, tensor<3000x20xbf16>, tensor<3000x20xi64>, tensor<3000x20xi1>, tensor<3000x20xi64>, tensor<3000x20xf32>, tensor<3000x20xi64>
}

func.func @one(%x: tensor<?xf32> {graph.dims = ["L"]}) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xbf16>, tensor<?xi64>, tensor<?xi1>, tensor<?xi64>, tensor<?xf32>, tensor<?xi64>) {
  %r0 = graph.cumsum %x, dim = 0 : (tensor<?xf32>) -> tensor<?xf32>
  %r1:2 = graph.cummax %x, dim = 0 : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  %x2i64 = graph.cast %x : (tensor<?xf32>) -> tensor<?xi64>
  %r2 = graph.cumsum %x2i64, dim = 0 : (tensor<?xi64>) -> tensor<?xi64>
  %r3:2 = graph.cummax %x2i64, dim = 0 : (tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>)
  %x4bf16 = graph.cast %x : (tensor<?xf32>) -> tensor<?xbf16>
  %r4:2 = graph.cummin %x4bf16, dim = 0 : (tensor<?xbf16>) -> (tensor<?xbf16>, tensor<?xi64>)
  %x5i1 = graph.cast %x : (tensor<?xf32>) -> tensor<?xi1>
  %r5:2 = graph.cummax %x5i1, dim = 0 : (tensor<?xi1>) -> (tensor<?xi1>, tensor<?xi64>)
  %log6 = graph.log %x : (tensor<?xf32>) -> tensor<?xf32>
  %r6:2 = graph.cummin %log6, dim = 0 : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %r0, %r1#0, %r1#1, %r2, %r3#0, %r3#1, %r4#0, %r4#1, %r5#0, %r5#1, %r6#0, %r6#1 : tensor<?xf32>, tensor<?xf32>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xbf16>, tensor<?xi64>, tensor<?xi1>, tensor<?xi64>, tensor<?xf32>, tensor<?xi64>
}

// Sums that are stored in fewer bits than they are carried, and sums of exponentials.
func.func @narrow(%x: tensor<?x?xf32> {graph.dims = ["N", "C"]}) -> (tensor<?x?xbf16>, tensor<?x?xf16>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %b = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  %sb = graph.cumsum %b, dim = 1 : (tensor<?x?xbf16>) -> tensor<?x?xbf16>
  %h = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xf16>
  %sh = graph.cumsum %h, dim = 1 : (tensor<?x?xf16>) -> tensor<?x?xf16>
  %l = graph.logcumsumexp %x, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %k = graph.logcumsumexp %x, dim = 0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = graph.cumsum %x, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %t = graph.mul %s, %x : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = graph.cumprod %x, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %sb, %sh, %l, %k, %t, %p : tensor<?x?xbf16>, tensor<?x?xf16>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// Rows that a block sorts in its memory, the first elements of longer rows, and longer ones of which tiles are merged.
// RUN: tcopt-run %s --input=random:1 --dim N=3 --dim C=1001 --check=interp
// RUN: tcopt-run %s --input=random:1 --dim N=3 --dim C=12 --check=interp
// RUN: tcopt-run %s --input=random:1 --dim N=0 --dim C=12 --check=interp
// RUN: tcopt-run %s --entry=long --input=random:2 --dim C=5000 --check=interp
// RUN: tcopt-run %s --entry=static --input=random:2 --check=interp
// RUN: tcopt-run %s --entry=merged --input=random:3 --check=interp

func.func @main(%x: tensor<?x?xf32> {graph.dims = ["N", "C"]}) -> (tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf64>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xi16>, tensor<?x?xi64>, tensor<?x?xi32>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xui8>, tensor<?x?xi64>, tensor<?x?xbf16>, tensor<?x?xi64>, tensor<?x?xf16>, tensor<?x?xi64>, tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>) {
  %r0:2 = graph.sort %x, dim = 1, descending = false : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %x1f64 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xf64>
  %r1:2 = graph.sort %x1f64, dim = 1, descending = true : (tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xi64>)
  %x2i8 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi8>
  %r2:2 = graph.sort %x2i8, dim = 1, descending = false : (tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi64>)
  %x3i16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi16>
  %r3:2 = graph.sort %x3i16, dim = 1, descending = true : (tensor<?x?xi16>) -> (tensor<?x?xi16>, tensor<?x?xi64>)
  %x4i32 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi32>
  %r4:2 = graph.sort %x4i32, dim = 1, descending = false : (tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi64>)
  %x5i64 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi64>
  %r5:2 = graph.sort %x5i64, dim = 1, descending = true : (tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>)
  %x6ui8 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xui8>
  %r6:2 = graph.sort %x6ui8, dim = 1, descending = false : (tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>)
  %x7bf16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  %r7:2 = graph.sort %x7bf16, dim = 1, descending = true : (tensor<?x?xbf16>) -> (tensor<?x?xbf16>, tensor<?x?xi64>)
  %x8f16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xf16>
  %r8:2 = graph.sort %x8f16, dim = 1, descending = false : (tensor<?x?xf16>) -> (tensor<?x?xf16>, tensor<?x?xi64>)
  %x9i1 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi1>
  %r9:2 = graph.sort %x9i1, dim = 1, descending = true : (tensor<?x?xi1>) -> (tensor<?x?xi1>, tensor<?x?xi64>)
  %log10 = graph.log %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r10:2 = graph.sort %log10, dim = 1, descending = true : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %r11:2 = graph.sort %x, dim = 0, descending = true : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %x12i8 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi8>
  %r12:2 = graph.sort %x12i8, dim = 0, descending = false : (tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi64>)
  %log13 = graph.log %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r13:2 = graph.sort %log13, dim = 0, descending = true : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  return %r0#0, %r0#1, %r1#0, %r1#1, %r2#0, %r2#1, %r3#0, %r3#1, %r4#0, %r4#1, %r5#0, %r5#1, %r6#0, %r6#1, %r7#0, %r7#1, %r8#0, %r8#1, %r9#0, %r9#1, %r10#0, %r10#1, %r11#0, %r11#1, %r12#0, %r12#1, %r13#0, %r13#1 : tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf64>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xi16>, tensor<?x?xi64>, tensor<?x?xi32>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xui8>, tensor<?x?xi64>, tensor<?x?xbf16>, tensor<?x?xi64>, tensor<?x?xf16>, tensor<?x?xi64>, tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>
}

func.func @long(%x: tensor<2x?xf32> {graph.dims = [2, "C"]}) -> (tensor<2x?xf32>, tensor<2x?xi64>, tensor<2x?xf64>, tensor<2x?xi64>, tensor<2x?xf32>, tensor<2x?xi64>, tensor<2x5xf32>, tensor<2x5xi64>, tensor<2x5xi8>, tensor<2x5xi64>, tensor<2x5xi64>, tensor<2x5xi64>, tensor<2x5xf16>, tensor<2x5xi64>) {
  %r0:2 = graph.sort %x, dim = 1, descending = false : (tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xi64>)
  %x1f64 = graph.cast %x : (tensor<2x?xf32>) -> tensor<2x?xf64>
  %r1:2 = graph.sort %x1f64, dim = 1, descending = true : (tensor<2x?xf64>) -> (tensor<2x?xf64>, tensor<2x?xi64>)
  %log2 = graph.log %x : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %r2:2 = graph.sort %log2, dim = 1, descending = true : (tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xi64>)
  %r3:2 = graph.topk %x, k = 5, dim = 1, largest = true : (tensor<2x?xf32>) -> (tensor<2x5xf32>, tensor<2x5xi64>)
  %x4i8 = graph.cast %x : (tensor<2x?xf32>) -> tensor<2x?xi8>
  %r4:2 = graph.topk %x4i8, k = 5, dim = 1, largest = false : (tensor<2x?xi8>) -> (tensor<2x5xi8>, tensor<2x5xi64>)
  %x5i64 = graph.cast %x : (tensor<2x?xf32>) -> tensor<2x?xi64>
  %r5:2 = graph.topk %x5i64, k = 5, dim = 1, largest = true : (tensor<2x?xi64>) -> (tensor<2x5xi64>, tensor<2x5xi64>)
  %x6f16 = graph.cast %x : (tensor<2x?xf32>) -> tensor<2x?xf16>
  %r6:2 = graph.topk %x6f16, k = 5, dim = 1, largest = false : (tensor<2x?xf16>) -> (tensor<2x5xf16>, tensor<2x5xi64>)
  return %r0#0, %r0#1, %r1#0, %r1#1, %r2#0, %r2#1, %r3#0, %r3#1, %r4#0, %r4#1, %r5#0, %r5#1, %r6#0, %r6#1 : tensor<2x?xf32>, tensor<2x?xi64>, tensor<2x?xf64>, tensor<2x?xi64>, tensor<2x?xf32>, tensor<2x?xi64>, tensor<2x5xf32>, tensor<2x5xi64>, tensor<2x5xi8>, tensor<2x5xi64>, tensor<2x5xi64>, tensor<2x5xi64>, tensor<2x5xf16>, tensor<2x5xi64>
}

func.func @static(%x: tensor<5x700xf32>, %y: tensor<2x4500xf32>) -> (tensor<5x700xf32>, tensor<5x700xi64>, tensor<5x700xi64>, tensor<5x700xi64>, tensor<5x700xi8>, tensor<5x700xi64>, tensor<5x700xf32>, tensor<5x700xi64>, tensor<5x700xf32>, tensor<5x700xi64>, tensor<2x1000xf32>, tensor<2x1000xi64>, tensor<2x1000xi8>, tensor<2x1000xi64>, tensor<2x7xi64>, tensor<2x7xi64>) {
  %r0:2 = graph.sort %x, dim = 1, descending = false : (tensor<5x700xf32>) -> (tensor<5x700xf32>, tensor<5x700xi64>)
  %x1i64 = graph.cast %x : (tensor<5x700xf32>) -> tensor<5x700xi64>
  %r1:2 = graph.sort %x1i64, dim = 1, descending = true : (tensor<5x700xi64>) -> (tensor<5x700xi64>, tensor<5x700xi64>)
  %x2i8 = graph.cast %x : (tensor<5x700xf32>) -> tensor<5x700xi8>
  %r2:2 = graph.sort %x2i8, dim = 1, descending = false : (tensor<5x700xi8>) -> (tensor<5x700xi8>, tensor<5x700xi64>)
  %log3 = graph.log %x : (tensor<5x700xf32>) -> tensor<5x700xf32>
  %r3:2 = graph.sort %log3, dim = 1, descending = true : (tensor<5x700xf32>) -> (tensor<5x700xf32>, tensor<5x700xi64>)
  %r4:2 = graph.topk %x, k = 700, dim = 1, largest = false : (tensor<5x700xf32>) -> (tensor<5x700xf32>, tensor<5x700xi64>)
  %r5:2 = graph.topk %y, k = 1000, dim = 1, largest = true : (tensor<2x4500xf32>) -> (tensor<2x1000xf32>, tensor<2x1000xi64>)
  %y6i8 = graph.cast %y : (tensor<2x4500xf32>) -> tensor<2x4500xi8>
  %r6:2 = graph.topk %y6i8, k = 1000, dim = 1, largest = false : (tensor<2x4500xi8>) -> (tensor<2x1000xi8>, tensor<2x1000xi64>)
  %y7i64 = graph.cast %y : (tensor<2x4500xf32>) -> tensor<2x4500xi64>
  %r7:2 = graph.topk %y7i64, k = 7, dim = 1, largest = true : (tensor<2x4500xi64>) -> (tensor<2x7xi64>, tensor<2x7xi64>)
  return %r0#0, %r0#1, %r1#0, %r1#1, %r2#0, %r2#1, %r3#0, %r3#1, %r4#0, %r4#1, %r5#0, %r5#1, %r6#0, %r6#1, %r7#0, %r7#1 : tensor<5x700xf32>, tensor<5x700xi64>, tensor<5x700xi64>, tensor<5x700xi64>, tensor<5x700xi8>, tensor<5x700xi64>, tensor<5x700xf32>, tensor<5x700xi64>, tensor<5x700xf32>, tensor<5x700xi64>, tensor<2x1000xf32>, tensor<2x1000xi64>, tensor<2x1000xi8>, tensor<2x1000xi64>, tensor<2x7xi64>, tensor<2x7xi64>
}

func.func @merged(%x: tensor<2x9001xf32>) -> (tensor<2x9001xf32>, tensor<2x9001xi64>, tensor<2x9001xf16>, tensor<2x9001xi64>, tensor<2x9001xi8>, tensor<2x9001xi64>, tensor<2x9001xi64>, tensor<2x9001xi64>, tensor<2x9001xf64>, tensor<2x9001xi64>, tensor<2x3000xf32>, tensor<2x3000xi64>) {
  %r0:2 = graph.sort %x, dim = 1, descending = false : (tensor<2x9001xf32>) -> (tensor<2x9001xf32>, tensor<2x9001xi64>)
  %xf16 = graph.cast %x : (tensor<2x9001xf32>) -> tensor<2x9001xf16>
  %r1:2 = graph.sort %xf16, dim = 1, descending = true : (tensor<2x9001xf16>) -> (tensor<2x9001xf16>, tensor<2x9001xi64>)
  %xi8 = graph.cast %x : (tensor<2x9001xf32>) -> tensor<2x9001xi8>
  %r2:2 = graph.sort %xi8, dim = 1, descending = false : (tensor<2x9001xi8>) -> (tensor<2x9001xi8>, tensor<2x9001xi64>)
  %xi64 = graph.cast %x : (tensor<2x9001xf32>) -> tensor<2x9001xi64>
  %r3:2 = graph.sort %xi64, dim = 1, descending = true : (tensor<2x9001xi64>) -> (tensor<2x9001xi64>, tensor<2x9001xi64>)
  %xf64 = graph.cast %x : (tensor<2x9001xf32>) -> tensor<2x9001xf64>
  %r4:2 = graph.sort %xf64, dim = 1, descending = false : (tensor<2x9001xf64>) -> (tensor<2x9001xf64>, tensor<2x9001xi64>)
  %nan = graph.log %x : (tensor<2x9001xf32>) -> tensor<2x9001xf32>
  %s:2 = graph.topk %nan, k = 3000, dim = 1, largest = true : (tensor<2x9001xf32>) -> (tensor<2x3000xf32>, tensor<2x3000xi64>)
  return %r0#0, %r0#1, %r1#0, %r1#1, %r2#0, %r2#1, %r3#0, %r3#1, %r4#0, %r4#1, %s#0, %s#1 : tensor<2x9001xf32>, tensor<2x9001xi64>, tensor<2x9001xf16>, tensor<2x9001xi64>, tensor<2x9001xi8>, tensor<2x9001xi64>, tensor<2x9001xi64>, tensor<2x9001xi64>, tensor<2x9001xf64>, tensor<2x9001xi64>, tensor<2x3000xf32>, tensor<2x3000xi64>
}

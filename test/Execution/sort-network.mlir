// Rows of unknown length that are longer than what a block sorts in its memory, and many of their first elements.
// RUN: tcopt-run %s --input=random:1 --dim N=2 --dim C=20001 --check=interp
// RUN: tcopt-run %s --input=random:2 --dim N=3 --dim C=8192 --check=interp
// RUN: tcopt-run %s --input=random:3 --dim N=1 --dim C=4097 --check=interp
// RUN: tcopt-run %s --entry=first --input=random:4 --dim C=9000 --check=interp
// RUN: tcopt-run %s --entry=first --input=random:4 --dim C=3000 --check=interp
// RUN: tcopt-run %s --entry=middle --input=random:5 --dim N=2 --dim C=4500 --check=interp

func.func @main(%x: tensor<?x?xf32> {graph.dims = ["N", "C"]}) -> (tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf64>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xui8>, tensor<?x?xi64>, tensor<?x?xbf16>, tensor<?x?xi64>, tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>) {
  %r0:2 = graph.sort %x, dim = 1, descending = false : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %f64 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xf64>
  %r1:2 = graph.sort %f64, dim = 1, descending = true : (tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xi64>)
  %i8 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi8>
  %r2:2 = graph.sort %i8, dim = 1, descending = false : (tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi64>)
  %ui8 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xui8>
  %r3:2 = graph.sort %ui8, dim = 1, descending = true : (tensor<?x?xui8>) -> (tensor<?x?xui8>, tensor<?x?xi64>)
  %bf16 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  %r4:2 = graph.sort %bf16, dim = 1, descending = true : (tensor<?x?xbf16>) -> (tensor<?x?xbf16>, tensor<?x?xi64>)
  %i1 = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xi1>
  %r5:2 = graph.sort %i1, dim = 1, descending = true : (tensor<?x?xi1>) -> (tensor<?x?xi1>, tensor<?x?xi64>)
  // Half of it is NaN.
  %log = graph.log %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r6:2 = graph.sort %log, dim = 1, descending = true : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  return %r0#0, %r0#1, %r1#0, %r1#1, %r2#0, %r2#1, %r3#0, %r3#1, %r4#0, %r4#1, %r5#0, %r5#1, %r6#0, %r6#1 : tensor<?x?xf32>, tensor<?x?xi64>, tensor<?x?xf64>, tensor<?x?xi64>, tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xui8>, tensor<?x?xi64>, tensor<?x?xbf16>, tensor<?x?xi64>, tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xf32>, tensor<?x?xi64>
}

func.func @first(%x: tensor<2x?xf32> {graph.dims = [2, "C"]}) -> (tensor<2x2500xf32>, tensor<2x2500xi64>, tensor<2x2500xf32>) {
  %r:2 = graph.topk %x, k = 2500, dim = 1, largest = true : (tensor<2x?xf32>) -> (tensor<2x2500xf32>, tensor<2x2500xi64>)
  %s = graph.mul %r#0, %r#0 : (tensor<2x2500xf32>, tensor<2x2500xf32>) -> tensor<2x2500xf32>
  return %r#0, %r#1, %s : tensor<2x2500xf32>, tensor<2x2500xi64>, tensor<2x2500xf32>
}

func.func @middle(%x: tensor<?x?x3xf32> {graph.dims = ["N", "C", 3]}) -> (tensor<?x?x3xf32>, tensor<?x?x3xi64>) {
  %r:2 = graph.sort %x, dim = 1, descending = true : (tensor<?x?x3xf32>) -> (tensor<?x?x3xf32>, tensor<?x?x3xi64>)
  return %r#0, %r#1 : tensor<?x?x3xf32>, tensor<?x?x3xi64>
}

// Elementwise ops that read a running sum are computed in its kernel: conversions, other operands, several ops, columns and rows.
// RUN: tcopt-run %s --input=random:1 --dim N=5 --dim C=2300 --check=interp
// RUN: tcopt-run %s --input=random:2 --dim N=300 --dim C=3 --check=interp
// RUN: tcopt-run %s --input=random:3 --dim N=1 --dim C=1 --check=interp
// RUN: tcopt-run %s --input=random:3 --dim N=0 --dim C=4 --check=interp
// RUN: tcopt-run %s --input=random:1 --dim N=40 --dim C=70 --numerics=strict --check=interp
// RUN: tcopt-run %s --entry=static --input=random:4 --check=interp
// RUN: tcopt-run %s --entry=static --input=random:4 --numerics=strict --check=interp
// RUN: tcopt-run %s --entry=apart --input=random:5 --dim N=9 --dim C=33 --check=interp

!t = tensor<?x?xf32>
!h = tensor<?x?xf16>
func.func @main(%x: !t {graph.dims = ["N", "C"]}, %y: !t {graph.dims = ["N", "C"]}, %v: tensor<?xf32> {graph.dims = ["C"]}) -> (!h, !h, !t, !t, tensor<?x?xi64>, tensor<?x?xi1>) {
  %h = graph.cast %x : (!t) -> !h
  %0 = graph.cumsum %h, dim = 0 : (!h) -> !h
  %1 = graph.cumsum %h, dim = 1 : (!h) -> !h
  %s = graph.cumsum %x, dim = 0 : (!t) -> !t
  %m = graph.mul %s, %y : (!t, !t) -> !t
  %2 = graph.add %m, %v : (!t, tensor<?xf32>) -> !t
  %p = graph.cumsum %y, dim = 1 : (!t) -> !t
  %q = graph.mul %p, %p : (!t, !t) -> !t
  %3 = graph.sub %v, %q : (tensor<?xf32>, !t) -> !t
  %g = graph.gt %x, %y : (!t, !t) -> tensor<?x?xi1>
  %b = graph.cast %g : (tensor<?x?xi1>) -> tensor<?x?xi64>
  %4 = graph.cumsum %b, dim = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
  %c = graph.cumsum %b, dim = 0 : (tensor<?x?xi64>) -> tensor<?x?xi64>
  %5 = graph.gt %c, %4 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi1>
  return %0, %1, %2, %3, %4, %5 : !h, !h, !t, !t, tensor<?x?xi64>, tensor<?x?xi1>
}

func.func @static(%x: tensor<70x40xbf16>, %y: tensor<40xf32>) -> (tensor<70x40xbf16>, tensor<70x40xbf16>, tensor<70x40xf64>, tensor<70x40xf32>) {
  %0 = graph.cumsum %x, dim = 0 : (tensor<70x40xbf16>) -> tensor<70x40xbf16>
  %1 = graph.cumprod %x, dim = 1 : (tensor<70x40xbf16>) -> tensor<70x40xbf16>
  %w = graph.cast %x : (tensor<70x40xbf16>) -> tensor<70x40xf64>
  %s = graph.cumsum %w, dim = 1 : (tensor<70x40xf64>) -> tensor<70x40xf64>
  %2 = graph.neg %s : (tensor<70x40xf64>) -> tensor<70x40xf64>
  %f = graph.cast %x : (tensor<70x40xbf16>) -> tensor<70x40xf32>
  %c = graph.cumsum %f, dim = 0 : (tensor<70x40xf32>) -> tensor<70x40xf32>
  %3 = graph.mul %c, %y : (tensor<70x40xf32>, tensor<40xf32>) -> tensor<70x40xf32>
  return %0, %1, %2, %3 : tensor<70x40xbf16>, tensor<70x40xbf16>, tensor<70x40xf64>, tensor<70x40xf32>
}

// Kernels of their own: a sum that is also returned, an expensive reader, a reader of other elements.
func.func @apart(%x: !t {graph.dims = ["N", "C"]}) -> (!t, !t, !t, tensor<?x?xf32>) {
  %0 = graph.cumsum %x, dim = 0 : (!t) -> !t
  %1 = graph.neg %0 : (!t) -> !t
  %s = graph.cumsum %x, dim = 1 : (!t) -> !t
  %2 = graph.sin %s : (!t) -> !t
  %p = graph.cumsum %x, dim = 0 : (!t) -> !t
  %3 = graph.transpose %p, dim0 = 0, dim1 = 1 : (!t) -> tensor<?x?xf32>
  return %0, %1, %2, %3 : !t, !t, !t, tensor<?x?xf32>
}

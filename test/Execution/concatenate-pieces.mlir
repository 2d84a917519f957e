// Concatenations in one kernel with the producers of their pieces and with their readers, which are computed piece by
// piece.
// RUN: tcopt-run %s --entry=rotary --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=rotary --input=random:1 --check=passes
// RUN: tcopt-run %s --entry=rotary --input=nonfinite:2 --check=interp --numerics=strict
// RUN: tcopt-run %s --entry=rotary_open --input=random:3 --check=interp --dim=B=2 --dim=L=5
// RUN: tcopt-run %s --entry=rotary_open --input=random:3 --check=passes --dim=B=2 --dim=L=5
// RUN: tcopt-run %s --entry=rotary_open --input=random:4 --check=interp --dim=B=2 --dim=L=0
// RUN: tcopt-run %s --entry=open_pieces --input=random:5 --check=interp --dim=N=3 --dim=M=6
// RUN: tcopt-run %s --entry=open_pieces --input=random:5 --check=passes --dim=N=3 --dim=M=6
// RUN: tcopt-run %s --entry=open_pieces --input=random:6 --check=interp --dim=N=0 --dim=M=6
// RUN: tcopt-run %s --entry=open_pieces --input=random:7 --check=interp --dim=N=3 --dim=M=0
// RUN: tcopt-run %s --entry=ends --input=random:8 --check=interp
// RUN: tcopt-run %s --entry=bools --input=random:15 --check=interp
// RUN: tcopt-run %s --entry=bf16 --input=random:16 --check=interp

func.func @rotary(%q: tensor<2x9x64xf32>, %k: tensor<2x9x32xf32>, %cos: tensor<9x16xf32>, %sin: tensor<9x16xf32>)
    -> (tensor<2x4x9x16xf32>, tensor<2x2x9x16xf32>) {
  %qr = graph.reshape %q, sizes = [2, 9, 4, 16] : (tensor<2x9x64xf32>) -> tensor<2x9x4x16xf32>
  %qt = graph.permute %qr, dims = [0, 2, 1, 3] : (tensor<2x9x4x16xf32>) -> tensor<2x4x9x16xf32>
  %kr = graph.reshape %k, sizes = [2, 9, 2, 16] : (tensor<2x9x32xf32>) -> tensor<2x9x2x16xf32>
  %kt = graph.permute %kr, dims = [0, 2, 1, 3] : (tensor<2x9x2x16xf32>) -> tensor<2x2x9x16xf32>
  %q1 = graph.slice %qt, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x4x9x16xf32>) -> tensor<2x4x9x8xf32>
  %q2 = graph.slice %qt, dim = 3, start = 8, end = 16, step = 1 : (tensor<2x4x9x16xf32>) -> tensor<2x4x9x8xf32>
  %qn = graph.neg %q2 : (tensor<2x4x9x8xf32>) -> tensor<2x4x9x8xf32>
  %qh = graph.cat %qn, %q1, dim = 3 : (tensor<2x4x9x8xf32>, tensor<2x4x9x8xf32>) -> tensor<2x4x9x16xf32>
  %qc = graph.mul %qt, %cos : (tensor<2x4x9x16xf32>, tensor<9x16xf32>) -> tensor<2x4x9x16xf32>
  %qs = graph.mul %qh, %sin : (tensor<2x4x9x16xf32>, tensor<9x16xf32>) -> tensor<2x4x9x16xf32>
  %qo = graph.add %qc, %qs : (tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>) -> tensor<2x4x9x16xf32>
  %k1 = graph.slice %kt, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x2x9x16xf32>) -> tensor<2x2x9x8xf32>
  %k2 = graph.slice %kt, dim = 3, start = 8, end = 16, step = 1 : (tensor<2x2x9x16xf32>) -> tensor<2x2x9x8xf32>
  %kn = graph.neg %k2 : (tensor<2x2x9x8xf32>) -> tensor<2x2x9x8xf32>
  %kh = graph.cat %kn, %k1, dim = 3 : (tensor<2x2x9x8xf32>, tensor<2x2x9x8xf32>) -> tensor<2x2x9x16xf32>
  %kc = graph.mul %kt, %cos : (tensor<2x2x9x16xf32>, tensor<9x16xf32>) -> tensor<2x2x9x16xf32>
  %ks = graph.mul %kh, %sin : (tensor<2x2x9x16xf32>, tensor<9x16xf32>) -> tensor<2x2x9x16xf32>
  %ko = graph.add %kc, %ks : (tensor<2x2x9x16xf32>, tensor<2x2x9x16xf32>) -> tensor<2x2x9x16xf32>
  return %qo, %ko : tensor<2x4x9x16xf32>, tensor<2x2x9x16xf32>
}

func.func @rotary_open(%q: tensor<?x?x4x16xf32> {graph.dims = ["B", "L", 4, 16]}, %cos: tensor<?x16xf32> {graph.dims = ["L", 16]},
    %sin: tensor<?x16xf32> {graph.dims = ["L", 16]}) -> tensor<?x4x?x16xf32> {
  %qt = graph.permute %q, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
  %q1 = graph.slice %qt, dim = 3, start = 0, end = 8, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
  %q2 = graph.slice %qt, dim = 3, start = 8, end = 16, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
  %qn = graph.neg %q2 : (tensor<?x4x?x8xf32>) -> tensor<?x4x?x8xf32>
  %qh = graph.cat %qn, %q1, dim = 3 : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>) -> tensor<?x4x?x16xf32>
  %qc = graph.mul %qt, %cos : (tensor<?x4x?x16xf32>, tensor<?x16xf32>) -> tensor<?x4x?x16xf32>
  %qs = graph.mul %qh, %sin : (tensor<?x4x?x16xf32>, tensor<?x16xf32>) -> tensor<?x4x?x16xf32>
  %qo = graph.add %qc, %qs : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
  return %qo : tensor<?x4x?x16xf32>
}

func.func @open_pieces(%a: tensor<5x?xf32> {graph.dims = [5, "N"]}, %b: tensor<5x?xf32> {graph.dims = [5, "M"]}, %s: tensor<5x1xf32>)
    -> tensor<?x5xf32> {
  %e = graph.exp %a : (tensor<5x?xf32>) -> tensor<5x?xf32>
  %c = graph.cat %e, %b, dim = 1 : (tensor<5x?xf32>, tensor<5x?xf32>) -> tensor<5x?xf32>
  %m = graph.mul %c, %s : (tensor<5x?xf32>, tensor<5x1xf32>) -> tensor<5x?xf32>
  %r = graph.relu %m : (tensor<5x?xf32>) -> tensor<5x?xf32>
  %t = graph.permute %r, dims = [1, 0] : (tensor<5x?xf32>) -> tensor<?x5xf32>
  %n = graph.neg %t : (tensor<?x5xf32>) -> tensor<?x5xf32>
  return %n : tensor<?x5xf32>
}

func.func @ends(%a: tensor<7x3xf32>, %b: tensor<7x5xf32>, %c: tensor<7x1xf32>) -> tensor<7x9xf32> {
  %n = graph.neg %b : (tensor<7x5xf32>) -> tensor<7x5xf32>
  %r = graph.cat %a, %n, %c, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>, tensor<7x1xf32>) -> tensor<7x9xf32>
  return %r : tensor<7x9xf32>
}

func.func @bools(%a: tensor<6x3xf32>, %b: tensor<6x5xf32>, %x: tensor<6x8xf32>) -> (tensor<6x8xi1>, tensor<6x8xf32>) {
  %p = graph.gt %a, %a : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
  %s = graph.sum %x, dims = [1], keepdim = true : (tensor<6x8xf32>) -> tensor<6x1xf32>
  %q = graph.gt %b, %s : (tensor<6x5xf32>, tensor<6x1xf32>) -> tensor<6x5xi1>
  %c = graph.cat %p, %q, dim = 1 : (tensor<6x3xi1>, tensor<6x5xi1>) -> tensor<6x8xi1>
  %n = graph.logical_not %c : (tensor<6x8xi1>) -> tensor<6x8xi1>
  %r = graph.where %n, %x, %s : (tensor<6x8xi1>, tensor<6x8xf32>, tensor<6x1xf32>) -> tensor<6x8xf32>
  return %n, %r : tensor<6x8xi1>, tensor<6x8xf32>
}

func.func @bf16(%a: tensor<33x16xbf16>, %b: tensor<33x24xbf16>, %s: tensor<40xbf16>) -> tensor<33x40xf32> {
  %n = graph.neg %a : (tensor<33x16xbf16>) -> tensor<33x16xbf16>
  %c = graph.cat %n, %b, dim = 1 : (tensor<33x16xbf16>, tensor<33x24xbf16>) -> tensor<33x40xbf16>
  %m = graph.mul %c, %s : (tensor<33x40xbf16>, tensor<40xbf16>) -> tensor<33x40xbf16>
  %r = graph.cast %m : (tensor<33x40xbf16>) -> tensor<33x40xf32>
  return %r : tensor<33x40xf32>
}

// Products of factors that are repeated along batches, as of attention whose heads share keys and values, and of factors that are
// scaled once they have been moved.
// RUN: tcopt-run %s --entry=heads --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=heads --input=random:2 --check=phases
// RUN: tcopt-run %s --entry=one_head --input=random:3 --check=interp
// RUN: tcopt-run %s --entry=outer --input=random:4 --check=interp
// RUN: tcopt-run %s --entry=left --input=random:5 --check=interp
// RUN: tcopt-run %s --entry=both --input=random:6 --check=interp
// RUN: tcopt-run %s --entry=open --input=random:7 --check=interp --dim=B=2 --dim=L=7
// RUN: tcopt-run %s --entry=open --input=random:8 --check=interp --dim=B=2 --dim=L=0
// RUN: tcopt-run %s --entry=bf16 --input=random:9 --check=interp
// RUN: tcopt-run %s --entry=integers --input=random:10 --check=interp
// RUN: tcopt-run %s --entry=scaled --input=random:11 --check=interp
// RUN: tcopt-run %s --entry=scaled --input=nonfinite:12 --check=interp
// RUN: tcopt-run %s --entry=scaled --input=random:13 --check=interp --numerics=strict

func.func @heads(%q: tensor<2x9x6x16xf32>, %k: tensor<2x9x2x16xf32>, %v: tensor<2x9x2x16xf32>, %mask: tensor<2x1x9x9xf32>) -> tensor<2x9x96xf32> {
  %scale = core.constant dense<0.25> : tensor<2x6x16x9xf32>
  %qt = core.transpose %q, dims = [0, 2, 1, 3] : (tensor<2x9x6x16xf32>) -> tensor<2x6x9x16xf32>
  %kt = core.transpose %k, dims = [0, 2, 1, 3] : (tensor<2x9x2x16xf32>) -> tensor<2x2x9x16xf32>
  %ks = core.mul %kt, %kt : (tensor<2x2x9x16xf32>, tensor<2x2x9x16xf32>) -> tensor<2x2x9x16xf32>
  %vt = core.transpose %v, dims = [0, 2, 1, 3] : (tensor<2x9x2x16xf32>) -> tensor<2x2x9x16xf32>
  %ke = core.broadcast %ks, dims = [0, 1, 3, 4], sizes = [2, 2, 3, 9, 16] : (tensor<2x2x9x16xf32>) -> tensor<2x2x3x9x16xf32>
  %ve = core.broadcast %vt, dims = [0, 1, 3, 4], sizes = [2, 2, 3, 9, 16] : (tensor<2x2x9x16xf32>) -> tensor<2x2x3x9x16xf32>
  %kr = core.reshape %ke, sizes = [12, 9, 16] : (tensor<2x2x3x9x16xf32>) -> tensor<12x9x16xf32>
  %kp = core.transpose %kr, dims = [0, 2, 1] : (tensor<12x9x16xf32>) -> tensor<12x16x9xf32>
  %kh = core.reshape %kp, sizes = [2, 6, 16, 9] : (tensor<12x16x9xf32>) -> tensor<2x6x16x9xf32>
  %kx = core.mul %kh, %scale : (tensor<2x6x16x9xf32>, tensor<2x6x16x9xf32>) -> tensor<2x6x16x9xf32>
  %vh = core.reshape %ve, sizes = [2, 6, 9, 16] : (tensor<2x2x3x9x16xf32>) -> tensor<2x6x9x16xf32>
  %s = core.contract %qt, %kx, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
      : (tensor<2x6x9x16xf32>, tensor<2x6x16x9xf32>) -> tensor<2x6x9x9xf32>
  %m = core.broadcast %mask, dims = [0, 1, 2, 3], sizes = [2, 6, 9, 9] : (tensor<2x1x9x9xf32>) -> tensor<2x6x9x9xf32>
  %a = core.add %s, %m : (tensor<2x6x9x9xf32>, tensor<2x6x9x9xf32>) -> tensor<2x6x9x9xf32>
  %t = core.tanh %a : (tensor<2x6x9x9xf32>) -> tensor<2x6x9x9xf32>
  %o = core.contract %t, %vh, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
      : (tensor<2x6x9x9xf32>, tensor<2x6x9x16xf32>) -> tensor<2x6x9x16xf32>
  %ot = core.transpose %o, dims = [0, 2, 1, 3] : (tensor<2x6x9x16xf32>) -> tensor<2x9x6x16xf32>
  %r = core.reshape %ot, sizes = [2, 9, 96] : (tensor<2x9x6x16xf32>) -> tensor<2x9x96xf32>
  return %r : tensor<2x9x96xf32>
}

func.func @one_head(%p: tensor<2x4x5x12xf32>, %v: tensor<2x1x12x16xf32>) -> tensor<2x5x64xf32> {
  %e = core.broadcast %v, dims = [0, 1, 2, 3], sizes = [2, 4, 12, 16] : (tensor<2x1x12x16xf32>) -> tensor<2x4x12x16xf32>
  %s = core.contract %p, %e, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
      : (tensor<2x4x5x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x5x16xf32>
  %t = core.transpose %s, dims = [0, 2, 1, 3] : (tensor<2x4x5x16xf32>) -> tensor<2x5x4x16xf32>
  %r = core.reshape %t, sizes = [2, 5, 64] : (tensor<2x5x4x16xf32>) -> tensor<2x5x64xf32>
  return %r : tensor<2x5x64xf32>
}

func.func @outer(%q: tensor<6x5x16xf32>, %k: tensor<2x7x16xf32>, %bias: tensor<6x1x7xf32>) -> tensor<6x5x7xf32> {
  %e = core.broadcast %k, dims = [1, 2, 3], sizes = [3, 2, 7, 16] : (tensor<2x7x16xf32>) -> tensor<3x2x7x16xf32>
  %h = core.reshape %e, sizes = [6, 7, 16] : (tensor<3x2x7x16xf32>) -> tensor<6x7x16xf32>
  %s = core.contract %q, %h, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [2]
      : (tensor<6x5x16xf32>, tensor<6x7x16xf32>) -> tensor<6x5x7xf32>
  %b = core.broadcast %bias, dims = [0, 1, 2], sizes = [6, 5, 7] : (tensor<6x1x7xf32>) -> tensor<6x5x7xf32>
  %r = core.add %s, %b : (tensor<6x5x7xf32>, tensor<6x5x7xf32>) -> tensor<6x5x7xf32>
  return %r : tensor<6x5x7xf32>
}

func.func @left(%a: tensor<5x16xf32>, %x: tensor<3x16x7xf32>) -> tensor<3x5x7xf32> {
  %e = core.broadcast %a, dims = [1, 2], sizes = [3, 5, 16] : (tensor<5x16xf32>) -> tensor<3x5x16xf32>
  %s = core.contract %e, %x, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]
      : (tensor<3x5x16xf32>, tensor<3x16x7xf32>) -> tensor<3x5x7xf32>
  %r = core.exp %s : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  return %r : tensor<3x5x7xf32>
}

func.func @both(%a: tensor<2x5x16xf32>, %x: tensor<3x16x7xf32>) -> tensor<6x5x7xf32> {
  %e = core.broadcast %a, dims = [1, 2, 3], sizes = [3, 2, 5, 16] : (tensor<2x5x16xf32>) -> tensor<3x2x5x16xf32>
  %f = core.reshape %e, sizes = [6, 5, 16] : (tensor<3x2x5x16xf32>) -> tensor<6x5x16xf32>
  %g = core.broadcast %x, dims = [0, 2, 3], sizes = [3, 2, 16, 7] : (tensor<3x16x7xf32>) -> tensor<3x2x16x7xf32>
  %h = core.reshape %g, sizes = [6, 16, 7] : (tensor<3x2x16x7xf32>) -> tensor<6x16x7xf32>
  %s = core.contract %f, %h, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]
      : (tensor<6x5x16xf32>, tensor<6x16x7xf32>) -> tensor<6x5x7xf32>
  return %s : tensor<6x5x7xf32>
}

func.func @open(%q: tensor<?x6x?x16xf32> {graph.dims = ["B", 6, "L", 16]}, %k: tensor<?x2x?x16xf32> {graph.dims = ["B", 2, "L", 16]}) -> tensor<?x6x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %b = tensor.dim %k, %c0 : tensor<?x2x?x16xf32>
  %l = tensor.dim %k, %c2 : tensor<?x2x?x16xf32>
  %e = core.broadcast %k, dims = [0, 1, 3, 4], sizes = [%b, 2, 3, %l, 16] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x3x?x16xf32>
  %h = core.reshape %e, sizes = [%b, 6, %l, 16] : (tensor<?x2x3x?x16xf32>, index, index) -> tensor<?x6x?x16xf32>
  %s = core.contract %q, %h, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [3]
      : (tensor<?x6x?x16xf32>, tensor<?x6x?x16xf32>) -> tensor<?x6x?x?xf32>
  return %s : tensor<?x6x?x?xf32>
}

func.func @bf16(%p: tensor<2x6x32x48xbf16>, %v: tensor<2x48x2x16xbf16>) -> tensor<2x32x6x16xf32> {
  %vt = core.transpose %v, dims = [0, 2, 1, 3] : (tensor<2x48x2x16xbf16>) -> tensor<2x2x48x16xbf16>
  %e = core.broadcast %vt, dims = [0, 1, 3, 4], sizes = [2, 2, 3, 48, 16] : (tensor<2x2x48x16xbf16>) -> tensor<2x2x3x48x16xbf16>
  %h = core.reshape %e, sizes = [2, 6, 48, 16] : (tensor<2x2x3x48x16xbf16>) -> tensor<2x6x48x16xbf16>
  %s = core.contract %p, %h, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
      : (tensor<2x6x32x48xbf16>, tensor<2x6x48x16xbf16>) -> tensor<2x6x32x16xf32>
  %t = core.transpose %s, dims = [0, 2, 1, 3] : (tensor<2x6x32x16xf32>) -> tensor<2x32x6x16xf32>
  return %t : tensor<2x32x6x16xf32>
}

func.func @integers(%p: tensor<6x4x5xi32>, %v: tensor<2x5x3xi32>) -> tensor<6x4x3xi32> {
  %e = core.broadcast %v, dims = [0, 2, 3], sizes = [2, 3, 5, 3] : (tensor<2x5x3xi32>) -> tensor<2x3x5x3xi32>
  %h = core.reshape %e, sizes = [6, 5, 3] : (tensor<2x3x5x3xi32>) -> tensor<6x5x3xi32>
  %s = core.contract %p, %h, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]
      : (tensor<6x4x5xi32>, tensor<6x5x3xi32>) -> tensor<6x4x3xi32>
  return %s : tensor<6x4x3xi32>
}

func.func @scaled(%x: tensor<24x64xf32>, %w: tensor<64x64xf32>, %k: tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32> {
  %third = core.constant dense<0.333333> : tensor<2x4x12x16xf32>
  %p = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
  %r = core.reshape %p, sizes = [2, 12, 4, 16] : (tensor<24x64xf32>) -> tensor<2x12x4x16xf32>
  %t = core.transpose %r, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
  %m = core.mul %t, %third : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
  %s = core.contract %m, %k, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
      : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
  return %s : tensor<2x4x12x12xf32>
}

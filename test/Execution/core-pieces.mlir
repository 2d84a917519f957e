// Concatenations in one kernel with the producers of their pieces and with their readers, which are computed piece by
// piece, and concatenations for which that is not possible.
// RUN: tcopt-run %s --entry=places --input=random:9 --check=interp
// RUN: tcopt-run %s --entry=numbers --input=random:10 --check=interp
// RUN: tcopt-run %s --entry=numbers --input=random:10 --check=passes
// RUN: tcopt-run %s --entry=repeated --input=random:11 --check=interp
// RUN: tcopt-run %s --entry=returned --input=random:12 --check=interp
// RUN: tcopt-run %s --entry=nested --input=random:13 --check=interp
// RUN: tcopt-run %s --entry=two --input=random:14 --check=interp
// RUN: tcopt-run %s --entry=integers --input=random:17 --check=interp
// RUN: tcopt-run %s --entry=in_place --input=random:18 --check=interp
// RUN: tcopt-run %s --entry=sliced_inside --input=random:19 --check=interp
// RUN: tcopt-run %s --entry=random --input=random:21 --check=interp
// RUN: tcopt-run %s --entry=empty --input=random:20 --check=interp
// RUN: tcopt-run %s --entry=updated --input=random:22 --check=interp
// RUN: tcopt-run %s --entry=shared --input=random:23 --check=interp
// RUN: tcopt-run %s --entry=shared --input=random:24 --check=passes
// RUN: tcopt-run %s --entry=costly --input=random:25 --check=interp

// An op that depends on indices cannot be computed for a piece alone.
func.func @places(%a: tensor<7x3xf32>, %b: tensor<7x5xf32>) -> tensor<7x8xf32> {
  %n = core.neg %b : (tensor<7x5xf32>) -> tensor<7x5xf32>
  %c = core.concatenate %a, %n, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>) -> tensor<7x8xf32>
  %i = core.iota dim = 0, sizes = [8] : () -> tensor<8xf32>
  %e = core.broadcast %i, dims = [1], sizes = [7, 8] : (tensor<8xf32>) -> tensor<7x8xf32>
  %r = core.mul %c, %e : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}

func.func @numbers(%a: tensor<3x6xf32>, %b: tensor<4x6xf32>, %s: tensor<6xf32>, %v: tensor<7xf32>) -> tensor<7x6xf32> {
  %half = core.constant dense<0.3> : tensor<7x6xf32>
  %c = core.concatenate %a, %b, dim = 0 : (tensor<3x6xf32>, tensor<4x6xf32>) -> tensor<7x6xf32>
  %m = core.mul %c, %half : (tensor<7x6xf32>, tensor<7x6xf32>) -> tensor<7x6xf32>
  %e = core.broadcast %s, dims = [1], sizes = [7, 6] : (tensor<6xf32>) -> tensor<7x6xf32>
  %f = core.exp %e : (tensor<7x6xf32>) -> tensor<7x6xf32>
  %n = core.add %m, %f : (tensor<7x6xf32>, tensor<7x6xf32>) -> tensor<7x6xf32>
  %g = core.broadcast %v, dims = [0], sizes = [7, 6] : (tensor<7xf32>) -> tensor<7x6xf32>
  %r = core.sub %n, %g : (tensor<7x6xf32>, tensor<7x6xf32>) -> tensor<7x6xf32>
  return %r : tensor<7x6xf32>
}

// The concatenation is repeated along other dimensions.
func.func @repeated(%a: tensor<3xf32>, %b: tensor<4xf32>, %x: tensor<2x5x7xf32>) -> tensor<2x5x7xf32> {
  %n = core.neg %a : (tensor<3xf32>) -> tensor<3xf32>
  %c = core.concatenate %n, %b, dim = 0 : (tensor<3xf32>, tensor<4xf32>) -> tensor<7xf32>
  %e = core.broadcast %c, dims = [2], sizes = [2, 5, 7] : (tensor<7xf32>) -> tensor<2x5x7xf32>
  %r = core.mul %e, %x : (tensor<2x5x7xf32>, tensor<2x5x7xf32>) -> tensor<2x5x7xf32>
  return %r : tensor<2x5x7xf32>
}

// Pieces and the concatenation are results, too.
func.func @returned(%a: tensor<7x3xf32>, %b: tensor<7x5xf32>) -> (tensor<7x3xf32>, tensor<7x8xf32>, tensor<7x8xf32>) {
  %n = core.neg %a : (tensor<7x3xf32>) -> tensor<7x3xf32>
  %c = core.concatenate %n, %b, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>) -> tensor<7x8xf32>
  %r = core.exp %c : (tensor<7x8xf32>) -> tensor<7x8xf32>
  return %n, %c, %r : tensor<7x3xf32>, tensor<7x8xf32>, tensor<7x8xf32>
}

func.func @nested(%a: tensor<7x3xf32>, %b: tensor<7x5xf32>, %d: tensor<7x8xf32>) -> tensor<14x8xf32> {
  %n = core.neg %a : (tensor<7x3xf32>) -> tensor<7x3xf32>
  %c = core.concatenate %n, %b, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>) -> tensor<7x8xf32>
  %e = core.abs %c : (tensor<7x8xf32>) -> tensor<7x8xf32>
  %f = core.concatenate %e, %d, dim = 0 : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<14x8xf32>
  %r = core.neg %f : (tensor<14x8xf32>) -> tensor<14x8xf32>
  return %r : tensor<14x8xf32>
}

// Pieces of two concatenations meet.
func.func @two(%a: tensor<7x3xf32>, %b: tensor<7x5xf32>) -> tensor<7x8xf32> {
  %c = core.concatenate %a, %b, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>) -> tensor<7x8xf32>
  %d = core.concatenate %b, %a, dim = 1 : (tensor<7x5xf32>, tensor<7x3xf32>) -> tensor<7x8xf32>
  %r = core.mul %c, %d : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}

// A division may fail, and does not here.
func.func @integers(%a: tensor<5x4xi32>, %b: tensor<3x4xi32>) -> tensor<8x4xi32> {
  %seven = core.constant dense<7> : tensor<8x4xi32>
  %n = core.neg %a : (tensor<5x4xi32>) -> tensor<5x4xi32>
  %c = core.concatenate %n, %b, dim = 0 : (tensor<5x4xi32>, tensor<3x4xi32>) -> tensor<8x4xi32>
  %d = core.div %c, %seven : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  %r = core.mul %d, %c : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}

// Both loops read halves of a tensor that may be overwritten.
func.func @in_place(%x: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %e = core.exp %x : (tensor<64x16xf32>) -> tensor<64x16xf32>
  %s = core.reduce add, %e, dims = [0] : (tensor<64x16xf32>) -> tensor<16xf32>
  %w = core.broadcast %s, dims = [1], sizes = [64, 16] : (tensor<16xf32>) -> tensor<64x16xf32>
  %a = core.slice %e, offsets = [0, 0], sizes = [64, 8], strides = [1, 1] : (tensor<64x16xf32>) -> tensor<64x8xf32>
  %b = core.slice %e, offsets = [0, 8], sizes = [64, 8], strides = [1, 1] : (tensor<64x16xf32>) -> tensor<64x8xf32>
  %n = core.neg %b : (tensor<64x8xf32>) -> tensor<64x8xf32>
  %c = core.concatenate %n, %a, dim = 1 : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x16xf32>
  %m = core.mul %c, %w : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  %r = core.add %m, %e : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  return %r : tensor<64x16xf32>
}

// A computed value is sliced, and its slices are concatenated in another order.
func.func @sliced_inside(%x: tensor<6x16xf32>, %y: tensor<6x16xf32>) -> tensor<6x16xf32> {
  %e = core.mul %x, %y : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
  %a = core.slice %e, offsets = [0, 0], sizes = [6, 8], strides = [1, 1] : (tensor<6x16xf32>) -> tensor<6x8xf32>
  %b = core.slice %e, offsets = [0, 8], sizes = [6, 8], strides = [1, 1] : (tensor<6x16xf32>) -> tensor<6x8xf32>
  %c = core.concatenate %b, %a, dim = 1 : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
  %r = core.add %c, %e : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
  return %r : tensor<6x16xf32>
}

func.func @random(%a: tensor<5xi64>) -> tensor<9x4xi64> {
  %seed = core.constant dense<7> : tensor<i64>
  %offset = core.constant dense<3> : tensor<i64>
  %x = core.philox %seed, %offset, sizes = [9, 4] : (tensor<i64>, tensor<i64>) -> tensor<9x4xi64>
  %b = core.broadcast %a, dims = [0], sizes = [5, 4] : (tensor<5xi64>) -> tensor<5x4xi64>
  %n = core.neg %b : (tensor<5x4xi64>) -> tensor<5x4xi64>
  %m = core.slice %b, offsets = [1, 0], sizes = [4, 4], strides = [1, 1] : (tensor<5x4xi64>) -> tensor<4x4xi64>
  %c = core.concatenate %n, %m, dim = 0 : (tensor<5x4xi64>, tensor<4x4xi64>) -> tensor<9x4xi64>
  %r = core.add %c, %x : (tensor<9x4xi64>, tensor<9x4xi64>) -> tensor<9x4xi64>
  return %r : tensor<9x4xi64>
}

func.func @empty(%a: tensor<7x0xf32>, %b: tensor<7x5xf32>) -> tensor<7x5xf32> {
  %n = core.neg %a : (tensor<7x0xf32>) -> tensor<7x0xf32>
  %e = core.exp %b : (tensor<7x5xf32>) -> tensor<7x5xf32>
  %c = core.concatenate %n, %e, dim = 1 : (tensor<7x0xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
  %r = core.neg %c : (tensor<7x5xf32>) -> tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}

// An update writes a single slice.
func.func @updated(%x: tensor<7x8xf32>, %a: tensor<7x3xf32>) -> tensor<7x8xf32> {
  %n = core.neg %a : (tensor<7x3xf32>) -> tensor<7x3xf32>
  %e = core.exp %x : (tensor<7x8xf32>) -> tensor<7x8xf32>
  %u = core.update_slice %e, %n, offsets = [0, 2], strides = [1, 1] : (tensor<7x8xf32>, tensor<7x3xf32>) -> tensor<7x8xf32>
  return %u : tensor<7x8xf32>
}

// Pieces that several pieces, concatenations and results are computed from.
func.func @shared(%a: tensor<7x4xf32>, %b: tensor<7x4xf32>, %s: tensor<7xf32>)
    -> (tensor<7x8xf32>, tensor<7x8xf32>, tensor<7x8xf32>, tensor<8x7xf32>) {
  %n = core.neg %a : (tensor<7x4xf32>) -> tensor<7x4xf32>
  %m = core.mul %n, %b : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
  %c = core.concatenate %m, %m, dim = 1 : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x8xf32>
  %d = core.concatenate %n, %m, dim = 1 : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x8xf32>
  %e = core.broadcast %s, dims = [0], sizes = [7, 8] : (tensor<7xf32>) -> tensor<7x8xf32>
  %p = core.mul %c, %e : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xf32>
  %q = core.sub %c, %e : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xf32>
  %r = core.mul %d, %d : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xf32>
  %t = core.transpose %q, dims = [1, 0] : (tensor<7x8xf32>) -> tensor<8x7xf32>
  %u = core.neg %t : (tensor<8x7xf32>) -> tensor<8x7xf32>
  return %c, %p, %r, %u : tensor<7x8xf32>, tensor<7x8xf32>, tensor<7x8xf32>, tensor<8x7xf32>
}

func.func @costly(%a: tensor<7x4xf32>, %b: tensor<7x4xf32>) -> (tensor<7x8xf32>, tensor<7x8xf32>) {
  %n = core.exp %a : (tensor<7x4xf32>) -> tensor<7x4xf32>
  %c = core.concatenate %n, %b, dim = 1 : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x8xf32>
  %d = core.concatenate %b, %n, dim = 1 : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x8xf32>
  %p = core.tanh %c : (tensor<7x8xf32>) -> tensor<7x8xf32>
  %q = core.mul %p, %p : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xf32>
  return %q, %d : tensor<7x8xf32>, tensor<7x8xf32>
}

// Updates by index that blocks share: each block has some of the places, and updates of one place keep their order.
// RUN: tcopt-run %s --input=random:1 --dim N=1500 --dim D=70 --check=interp
// RUN: tcopt-run %s --input=random:1 --dim N=500 --dim D=0 --check=interp
// RUN: tcopt-run %s --entry=types --input=random:2 --dim N=1100 --check=interp
// RUN: tcopt-run %s --entry=static --input=random:3 --check=interp
// RUN: tcopt-run %s --entry=static --input=random:3 --numerics=strict --check=interp

func.func private @index(%f: tensor<?xf32> {graph.dims = ["N"]}, %size: tensor<i64>) -> tensor<?xi64> {
  %k = graph.constant dense<1.0e+04> : tensor<f32>
  %m = graph.mul %f, %k : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %a = graph.abs %m : (tensor<?xf32>) -> tensor<?xf32>
  %c = graph.cast %a : (tensor<?xf32>) -> tensor<?xi64>
  %r = graph.remainder %c, %size : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// Rows of a length that is not known, places that are far apart, and both.
func.func @main(%x: tensor<?x?xf32> {graph.dims = ["N", "D"]}, %u: tensor<?x?xf32> {graph.dims = ["N", "D"]}, %f: tensor<?xf32> {graph.dims = ["N"]}, %s: tensor<?x?xf32> {graph.dims = ["D", "N"]}) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %three = graph.constant dense<3> : tensor<i64>
  %i = func.call @index(%f, %three) : (tensor<?xf32>, tensor<i64>) -> tensor<?xi64>
  %rows = graph.index_put %x, %u, %i, dims = [0], accumulate = true : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  %n = graph.constant dense<500> : tensor<i64>
  %j = func.call @index(%f, %n) : (tensor<?xf32>, tensor<i64>) -> tensor<?xi64>
  %last = graph.index_put %x, %u, %j, dims = [0], accumulate = false : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  %columns = graph.index_put %s, %s, %j, dims = [1], accumulate = true : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  %one = graph.index_put %f, %f, %j, dims = [0], accumulate = true : (tensor<?xf32>, tensor<?xf32>, tensor<?xi64>) -> tensor<?xf32>
  return %rows, %last, %columns, %one : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>
}

// Every element type, with a row of a few elements, and without.
func.func @types(%x: tensor<40x5xf32>, %u: tensor<?x5xf32> {graph.dims = ["N", 5]}, %f: tensor<?xf32> {graph.dims = ["N"]}) -> (tensor<40x5xf32>, tensor<40xf32>, tensor<40x5xf16>, tensor<40xf16>, tensor<40x5xbf16>, tensor<40xbf16>, tensor<40x5xf64>, tensor<40xf64>, tensor<40x5xi8>, tensor<40xi8>, tensor<40x5xi16>, tensor<40xi16>, tensor<40x5xi32>, tensor<40xi32>, tensor<40x5xi64>, tensor<40xi64>, tensor<40x5xui8>, tensor<40xui8>) {
  %n = graph.constant dense<40> : tensor<i64>
  %i = func.call @index(%f, %n) : (tensor<?xf32>, tensor<i64>) -> tensor<?xi64>
  %xf32 = graph.cast %x : (tensor<40x5xf32>) -> tensor<40x5xf32>
  %uf32 = graph.cast %u : (tensor<?x5xf32>) -> tensor<?x5xf32>
  %addf32 = graph.index_put %xf32, %uf32, %i, dims = [0], accumulate = true : (tensor<40x5xf32>, tensor<?x5xf32>, tensor<?xi64>) -> tensor<40x5xf32>
  %yf32 = graph.amax %xf32, dims = [1], keepdim = false : (tensor<40x5xf32>) -> tensor<40xf32>
  %vf32 = graph.amax %uf32, dims = [1], keepdim = false : (tensor<?x5xf32>) -> tensor<?xf32>
  %mulf32 = graph.scatter_reduce %yf32, %i, %vf32, dim = 0, reduce = prod, include_self = true : (tensor<40xf32>, tensor<?xi64>, tensor<?xf32>) -> tensor<40xf32>
  %xf16 = graph.cast %x : (tensor<40x5xf32>) -> tensor<40x5xf16>
  %uf16 = graph.cast %u : (tensor<?x5xf32>) -> tensor<?x5xf16>
  %addf16 = graph.index_put %xf16, %uf16, %i, dims = [0], accumulate = true : (tensor<40x5xf16>, tensor<?x5xf16>, tensor<?xi64>) -> tensor<40x5xf16>
  %yf16 = graph.amax %xf16, dims = [1], keepdim = false : (tensor<40x5xf16>) -> tensor<40xf16>
  %vf16 = graph.amax %uf16, dims = [1], keepdim = false : (tensor<?x5xf16>) -> tensor<?xf16>
  %maximumf16 = graph.scatter_reduce %yf16, %i, %vf16, dim = 0, reduce = amax, include_self = true : (tensor<40xf16>, tensor<?xi64>, tensor<?xf16>) -> tensor<40xf16>
  %xbf16 = graph.cast %x : (tensor<40x5xf32>) -> tensor<40x5xbf16>
  %ubf16 = graph.cast %u : (tensor<?x5xf32>) -> tensor<?x5xbf16>
  %addbf16 = graph.index_put %xbf16, %ubf16, %i, dims = [0], accumulate = true : (tensor<40x5xbf16>, tensor<?x5xbf16>, tensor<?xi64>) -> tensor<40x5xbf16>
  %ybf16 = graph.amax %xbf16, dims = [1], keepdim = false : (tensor<40x5xbf16>) -> tensor<40xbf16>
  %vbf16 = graph.amax %ubf16, dims = [1], keepdim = false : (tensor<?x5xbf16>) -> tensor<?xbf16>
  %maximumbf16 = graph.scatter_reduce %ybf16, %i, %vbf16, dim = 0, reduce = amax, include_self = true : (tensor<40xbf16>, tensor<?xi64>, tensor<?xbf16>) -> tensor<40xbf16>
  %xf64 = graph.cast %x : (tensor<40x5xf32>) -> tensor<40x5xf64>
  %uf64 = graph.cast %u : (tensor<?x5xf32>) -> tensor<?x5xf64>
  %addf64 = graph.index_put %xf64, %uf64, %i, dims = [0], accumulate = true : (tensor<40x5xf64>, tensor<?x5xf64>, tensor<?xi64>) -> tensor<40x5xf64>
  %yf64 = graph.amax %xf64, dims = [1], keepdim = false : (tensor<40x5xf64>) -> tensor<40xf64>
  %vf64 = graph.amax %uf64, dims = [1], keepdim = false : (tensor<?x5xf64>) -> tensor<?xf64>
  %maximumf64 = graph.scatter_reduce %yf64, %i, %vf64, dim = 0, reduce = amax, include_self = true : (tensor<40xf64>, tensor<?xi64>, tensor<?xf64>) -> tensor<40xf64>
  %xi8 = graph.cast %x : (tensor<40x5xf32>) -> tensor<40x5xi8>
  %ui8 = graph.cast %u : (tensor<?x5xf32>) -> tensor<?x5xi8>
  %addi8 = graph.index_put %xi8, %ui8, %i, dims = [0], accumulate = true : (tensor<40x5xi8>, tensor<?x5xi8>, tensor<?xi64>) -> tensor<40x5xi8>
  %yi8 = graph.amax %xi8, dims = [1], keepdim = false : (tensor<40x5xi8>) -> tensor<40xi8>
  %vi8 = graph.amax %ui8, dims = [1], keepdim = false : (tensor<?x5xi8>) -> tensor<?xi8>
  %maximumi8 = graph.scatter_reduce %yi8, %i, %vi8, dim = 0, reduce = amax, include_self = true : (tensor<40xi8>, tensor<?xi64>, tensor<?xi8>) -> tensor<40xi8>
  %xi16 = graph.cast %x : (tensor<40x5xf32>) -> tensor<40x5xi16>
  %ui16 = graph.cast %u : (tensor<?x5xf32>) -> tensor<?x5xi16>
  %addi16 = graph.index_put %xi16, %ui16, %i, dims = [0], accumulate = true : (tensor<40x5xi16>, tensor<?x5xi16>, tensor<?xi64>) -> tensor<40x5xi16>
  %yi16 = graph.amax %xi16, dims = [1], keepdim = false : (tensor<40x5xi16>) -> tensor<40xi16>
  %vi16 = graph.amax %ui16, dims = [1], keepdim = false : (tensor<?x5xi16>) -> tensor<?xi16>
  %maximumi16 = graph.scatter_reduce %yi16, %i, %vi16, dim = 0, reduce = amax, include_self = true : (tensor<40xi16>, tensor<?xi64>, tensor<?xi16>) -> tensor<40xi16>
  %xi32 = graph.cast %x : (tensor<40x5xf32>) -> tensor<40x5xi32>
  %ui32 = graph.cast %u : (tensor<?x5xf32>) -> tensor<?x5xi32>
  %addi32 = graph.index_put %xi32, %ui32, %i, dims = [0], accumulate = true : (tensor<40x5xi32>, tensor<?x5xi32>, tensor<?xi64>) -> tensor<40x5xi32>
  %yi32 = graph.amax %xi32, dims = [1], keepdim = false : (tensor<40x5xi32>) -> tensor<40xi32>
  %vi32 = graph.amax %ui32, dims = [1], keepdim = false : (tensor<?x5xi32>) -> tensor<?xi32>
  %muli32 = graph.scatter_reduce %yi32, %i, %vi32, dim = 0, reduce = prod, include_self = true : (tensor<40xi32>, tensor<?xi64>, tensor<?xi32>) -> tensor<40xi32>
  %xi64 = graph.cast %x : (tensor<40x5xf32>) -> tensor<40x5xi64>
  %ui64 = graph.cast %u : (tensor<?x5xf32>) -> tensor<?x5xi64>
  %addi64 = graph.index_put %xi64, %ui64, %i, dims = [0], accumulate = true : (tensor<40x5xi64>, tensor<?x5xi64>, tensor<?xi64>) -> tensor<40x5xi64>
  %yi64 = graph.amax %xi64, dims = [1], keepdim = false : (tensor<40x5xi64>) -> tensor<40xi64>
  %vi64 = graph.amax %ui64, dims = [1], keepdim = false : (tensor<?x5xi64>) -> tensor<?xi64>
  %maximumi64 = graph.scatter_reduce %yi64, %i, %vi64, dim = 0, reduce = amax, include_self = true : (tensor<40xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<40xi64>
  %xui8 = graph.cast %x : (tensor<40x5xf32>) -> tensor<40x5xui8>
  %uui8 = graph.cast %u : (tensor<?x5xf32>) -> tensor<?x5xui8>
  %addui8 = graph.index_put %xui8, %uui8, %i, dims = [0], accumulate = true : (tensor<40x5xui8>, tensor<?x5xui8>, tensor<?xi64>) -> tensor<40x5xui8>
  %yui8 = graph.amax %xui8, dims = [1], keepdim = false : (tensor<40x5xui8>) -> tensor<40xui8>
  %vui8 = graph.amax %uui8, dims = [1], keepdim = false : (tensor<?x5xui8>) -> tensor<?xui8>
  %maximumui8 = graph.scatter_reduce %yui8, %i, %vui8, dim = 0, reduce = amax, include_self = true : (tensor<40xui8>, tensor<?xi64>, tensor<?xui8>) -> tensor<40xui8>
  return %addf32, %mulf32, %addf16, %maximumf16, %addbf16, %maximumbf16, %addf64, %maximumf64, %addi8, %maximumi8, %addi16, %maximumi16, %addi32, %muli32, %addi64, %maximumi64, %addui8, %maximumui8 : tensor<40x5xf32>, tensor<40xf32>, tensor<40x5xf16>, tensor<40xf16>, tensor<40x5xbf16>, tensor<40xbf16>, tensor<40x5xf64>, tensor<40xf64>, tensor<40x5xi8>, tensor<40xi8>, tensor<40x5xi16>, tensor<40xi16>, tensor<40x5xi32>, tensor<40xi32>, tensor<40x5xi64>, tensor<40xi64>, tensor<40x5xui8>, tensor<40xui8>
}

// The gradient of an embedding, updates along a dimension, and pairs of indices.
func.func @static(%g: tensor<2000x96xf32>, %f: tensor<2000xf32>, %x: tensor<6x3000xf32>, %i: tensor<6x3000xf32>, %c: tensor<50x60x4xf32>) -> (tensor<700x96xf32>, tensor<6x3000xf32>, tensor<50x60x4xf32>) {
  %n = graph.constant dense<700> : tensor<i64>
  %k = graph.constant dense<1.0e+04> : tensor<f32>
  %m = graph.mul %f, %k : (tensor<2000xf32>, tensor<f32>) -> tensor<2000xf32>
  %a = graph.abs %m : (tensor<2000xf32>) -> tensor<2000xf32>
  %p = graph.cast %a : (tensor<2000xf32>) -> tensor<2000xi64>
  %r = graph.remainder %p, %n : (tensor<2000xi64>, tensor<i64>) -> tensor<2000xi64>
  %e = graph.embedding_backward %g, %r, num_weights = 700, scale_grad_by_freq = false : (tensor<2000x96xf32>, tensor<2000xi64>) -> tensor<700x96xf32>
  %im = graph.mul %i, %k : (tensor<6x3000xf32>, tensor<f32>) -> tensor<6x3000xf32>
  %ia = graph.abs %im : (tensor<6x3000xf32>) -> tensor<6x3000xf32>
  %ip = graph.cast %ia : (tensor<6x3000xf32>) -> tensor<6x3000xi64>
  %ir = graph.remainder %ip, %n : (tensor<6x3000xi64>, tensor<i64>) -> tensor<6x3000xi64>
  %along = graph.scatter_add %x, %ir, %i, dim = 1 : (tensor<6x3000xf32>, tensor<6x3000xi64>, tensor<6x3000xf32>) -> tensor<6x3000xf32>
  %fifty = graph.constant dense<50> : tensor<i64>
  %q = graph.remainder %p, %fifty : (tensor<2000xi64>, tensor<i64>) -> tensor<2000xi64>
  %minus = graph.neg %q : (tensor<2000xi64>) -> tensor<2000xi64>
  %v = graph.slice %g, dim = 1, start = 0, end = 4, step = 1 : (tensor<2000x96xf32>) -> tensor<2000x4xf32>
  %put = graph.index_put %c, %v, %q, %minus, dims = [0, 1], accumulate = true : (tensor<50x60x4xf32>, tensor<2000x4xf32>, tensor<2000xi64>, tensor<2000xi64>) -> tensor<50x60x4xf32>
  return %e, %along, %put : tensor<700x96xf32>, tensor<6x3000xf32>, tensor<50x60x4xf32>
}

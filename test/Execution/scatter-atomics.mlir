// Updates by index with atomics, many of them to each place. Elements are small integers, of which sums are exact in any order.
// RUN: tcopt-run %s --allow-atomics --input=random:1 --dim N=600 --check=interp
// RUN: tcopt-run %s --allow-atomics --input=random:1 --dim N=0 --check=interp
// RUN: tcopt-run %s --entry=sums --allow-atomics --input=random:2 --dim N=700 --check=interp
// RUN: tcopt-run %s --entry=sums --allow-atomics --numerics=strict --input=random:2 --dim N=700 --check=interp

func.func private @index(%f: tensor<?xf32> {graph.dims = ["N"]}, %size: tensor<i64>) -> tensor<?xi64> {
  %k = graph.constant dense<1.0e+04> : tensor<f32>
  %m = graph.mul %f, %k : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %a = graph.abs %m : (tensor<?xf32>) -> tensor<?xf32>
  %c = graph.cast %a : (tensor<?xf32>) -> tensor<?xi64>
  %r = graph.remainder %c, %size : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

func.func @main(%x: tensor<4x5xf32>, %u: tensor<?x5xf32> {graph.dims = ["N", 5]}, %f: tensor<?xf32> {graph.dims = ["N"]}) -> (tensor<4x5xf32>, tensor<4x5xf16>, tensor<4x5xbf16>, tensor<4x5xf64>, tensor<4x5xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4x5xi16>, tensor<4xi16>, tensor<4xi16>, tensor<4x5xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4x5xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4x5xui8>, tensor<4xui8>, tensor<4xui8>) {
  %three = graph.constant dense<3> : tensor<i64>
  %i = func.call @index(%f, %three) : (tensor<?xf32>, tensor<i64>) -> tensor<?xi64>
  %xt = graph.trunc %x : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %ut = graph.trunc %u : (tensor<?x5xf32>) -> tensor<?x5xf32>
  %xf32 = graph.cast %xt : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %uf32 = graph.cast %ut : (tensor<?x5xf32>) -> tensor<?x5xf32>
  %addf32 = graph.index_put %xf32, %uf32, %i, dims = [0], accumulate = true : (tensor<4x5xf32>, tensor<?x5xf32>, tensor<?xi64>) -> tensor<4x5xf32>
  %xf16 = graph.cast %xt : (tensor<4x5xf32>) -> tensor<4x5xf16>
  %uf16 = graph.cast %ut : (tensor<?x5xf32>) -> tensor<?x5xf16>
  %addf16 = graph.index_put %xf16, %uf16, %i, dims = [0], accumulate = true : (tensor<4x5xf16>, tensor<?x5xf16>, tensor<?xi64>) -> tensor<4x5xf16>
  %xbf16 = graph.cast %xt : (tensor<4x5xf32>) -> tensor<4x5xbf16>
  %ubf16 = graph.cast %ut : (tensor<?x5xf32>) -> tensor<?x5xbf16>
  %addbf16 = graph.index_put %xbf16, %ubf16, %i, dims = [0], accumulate = true : (tensor<4x5xbf16>, tensor<?x5xbf16>, tensor<?xi64>) -> tensor<4x5xbf16>
  %xf64 = graph.cast %xt : (tensor<4x5xf32>) -> tensor<4x5xf64>
  %uf64 = graph.cast %ut : (tensor<?x5xf32>) -> tensor<?x5xf64>
  %addf64 = graph.index_put %xf64, %uf64, %i, dims = [0], accumulate = true : (tensor<4x5xf64>, tensor<?x5xf64>, tensor<?xi64>) -> tensor<4x5xf64>
  %xi8 = graph.cast %xt : (tensor<4x5xf32>) -> tensor<4x5xi8>
  %ui8 = graph.cast %ut : (tensor<?x5xf32>) -> tensor<?x5xi8>
  %addi8 = graph.index_put %xi8, %ui8, %i, dims = [0], accumulate = true : (tensor<4x5xi8>, tensor<?x5xi8>, tensor<?xi64>) -> tensor<4x5xi8>
  %amax_x_i8 = graph.amax %xi8, dims = [1], keepdim = false : (tensor<4x5xi8>) -> tensor<4xi8>
  %amax_u_i8 = graph.amax %ui8, dims = [1], keepdim = false : (tensor<?x5xi8>) -> tensor<?xi8>
  %amaxi8 = graph.scatter_reduce %amax_x_i8, %i, %amax_u_i8, dim = 0, reduce = amax, include_self = true : (tensor<4xi8>, tensor<?xi64>, tensor<?xi8>) -> tensor<4xi8>
  %amin_x_i8 = graph.amax %xi8, dims = [1], keepdim = false : (tensor<4x5xi8>) -> tensor<4xi8>
  %amin_u_i8 = graph.amax %ui8, dims = [1], keepdim = false : (tensor<?x5xi8>) -> tensor<?xi8>
  %amini8 = graph.scatter_reduce %amin_x_i8, %i, %amin_u_i8, dim = 0, reduce = amin, include_self = true : (tensor<4xi8>, tensor<?xi64>, tensor<?xi8>) -> tensor<4xi8>
  %xi16 = graph.cast %xt : (tensor<4x5xf32>) -> tensor<4x5xi16>
  %ui16 = graph.cast %ut : (tensor<?x5xf32>) -> tensor<?x5xi16>
  %addi16 = graph.index_put %xi16, %ui16, %i, dims = [0], accumulate = true : (tensor<4x5xi16>, tensor<?x5xi16>, tensor<?xi64>) -> tensor<4x5xi16>
  %amax_x_i16 = graph.amax %xi16, dims = [1], keepdim = false : (tensor<4x5xi16>) -> tensor<4xi16>
  %amax_u_i16 = graph.amax %ui16, dims = [1], keepdim = false : (tensor<?x5xi16>) -> tensor<?xi16>
  %amaxi16 = graph.scatter_reduce %amax_x_i16, %i, %amax_u_i16, dim = 0, reduce = amax, include_self = true : (tensor<4xi16>, tensor<?xi64>, tensor<?xi16>) -> tensor<4xi16>
  %amin_x_i16 = graph.amax %xi16, dims = [1], keepdim = false : (tensor<4x5xi16>) -> tensor<4xi16>
  %amin_u_i16 = graph.amax %ui16, dims = [1], keepdim = false : (tensor<?x5xi16>) -> tensor<?xi16>
  %amini16 = graph.scatter_reduce %amin_x_i16, %i, %amin_u_i16, dim = 0, reduce = amin, include_self = true : (tensor<4xi16>, tensor<?xi64>, tensor<?xi16>) -> tensor<4xi16>
  %xi32 = graph.cast %xt : (tensor<4x5xf32>) -> tensor<4x5xi32>
  %ui32 = graph.cast %ut : (tensor<?x5xf32>) -> tensor<?x5xi32>
  %addi32 = graph.index_put %xi32, %ui32, %i, dims = [0], accumulate = true : (tensor<4x5xi32>, tensor<?x5xi32>, tensor<?xi64>) -> tensor<4x5xi32>
  %amax_x_i32 = graph.amax %xi32, dims = [1], keepdim = false : (tensor<4x5xi32>) -> tensor<4xi32>
  %amax_u_i32 = graph.amax %ui32, dims = [1], keepdim = false : (tensor<?x5xi32>) -> tensor<?xi32>
  %amaxi32 = graph.scatter_reduce %amax_x_i32, %i, %amax_u_i32, dim = 0, reduce = amax, include_self = true : (tensor<4xi32>, tensor<?xi64>, tensor<?xi32>) -> tensor<4xi32>
  %amin_x_i32 = graph.amax %xi32, dims = [1], keepdim = false : (tensor<4x5xi32>) -> tensor<4xi32>
  %amin_u_i32 = graph.amax %ui32, dims = [1], keepdim = false : (tensor<?x5xi32>) -> tensor<?xi32>
  %amini32 = graph.scatter_reduce %amin_x_i32, %i, %amin_u_i32, dim = 0, reduce = amin, include_self = true : (tensor<4xi32>, tensor<?xi64>, tensor<?xi32>) -> tensor<4xi32>
  %xi64 = graph.cast %xt : (tensor<4x5xf32>) -> tensor<4x5xi64>
  %ui64 = graph.cast %ut : (tensor<?x5xf32>) -> tensor<?x5xi64>
  %addi64 = graph.index_put %xi64, %ui64, %i, dims = [0], accumulate = true : (tensor<4x5xi64>, tensor<?x5xi64>, tensor<?xi64>) -> tensor<4x5xi64>
  %amax_x_i64 = graph.amax %xi64, dims = [1], keepdim = false : (tensor<4x5xi64>) -> tensor<4xi64>
  %amax_u_i64 = graph.amax %ui64, dims = [1], keepdim = false : (tensor<?x5xi64>) -> tensor<?xi64>
  %amaxi64 = graph.scatter_reduce %amax_x_i64, %i, %amax_u_i64, dim = 0, reduce = amax, include_self = true : (tensor<4xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<4xi64>
  %amin_x_i64 = graph.amax %xi64, dims = [1], keepdim = false : (tensor<4x5xi64>) -> tensor<4xi64>
  %amin_u_i64 = graph.amax %ui64, dims = [1], keepdim = false : (tensor<?x5xi64>) -> tensor<?xi64>
  %amini64 = graph.scatter_reduce %amin_x_i64, %i, %amin_u_i64, dim = 0, reduce = amin, include_self = true : (tensor<4xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<4xi64>
  %xui8 = graph.cast %xt : (tensor<4x5xf32>) -> tensor<4x5xui8>
  %uui8 = graph.cast %ut : (tensor<?x5xf32>) -> tensor<?x5xui8>
  %addui8 = graph.index_put %xui8, %uui8, %i, dims = [0], accumulate = true : (tensor<4x5xui8>, tensor<?x5xui8>, tensor<?xi64>) -> tensor<4x5xui8>
  %amax_x_ui8 = graph.amax %xui8, dims = [1], keepdim = false : (tensor<4x5xui8>) -> tensor<4xui8>
  %amax_u_ui8 = graph.amax %uui8, dims = [1], keepdim = false : (tensor<?x5xui8>) -> tensor<?xui8>
  %amaxui8 = graph.scatter_reduce %amax_x_ui8, %i, %amax_u_ui8, dim = 0, reduce = amax, include_self = true : (tensor<4xui8>, tensor<?xi64>, tensor<?xui8>) -> tensor<4xui8>
  %amin_x_ui8 = graph.amax %xui8, dims = [1], keepdim = false : (tensor<4x5xui8>) -> tensor<4xui8>
  %amin_u_ui8 = graph.amax %uui8, dims = [1], keepdim = false : (tensor<?x5xui8>) -> tensor<?xui8>
  %aminui8 = graph.scatter_reduce %amin_x_ui8, %i, %amin_u_ui8, dim = 0, reduce = amin, include_self = true : (tensor<4xui8>, tensor<?xi64>, tensor<?xui8>) -> tensor<4xui8>
  return %addf32, %addf16, %addbf16, %addf64, %addi8, %amaxi8, %amini8, %addi16, %amaxi16, %amini16, %addi32, %amaxi32, %amini32, %addi64, %amaxi64, %amini64, %addui8, %amaxui8, %aminui8 : tensor<4x5xf32>, tensor<4x5xf16>, tensor<4x5xbf16>, tensor<4x5xf64>, tensor<4x5xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4x5xi16>, tensor<4xi16>, tensor<4xi16>, tensor<4x5xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4x5xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4x5xui8>, tensor<4xui8>, tensor<4xui8>
}

// Sums that are rounded, of f32 and f64: rows, columns, and pairs of indices.
func.func @sums(%x: tensor<30x7xf32>, %u: tensor<?x7xf32> {graph.dims = ["N", 7]}, %f: tensor<?xf32> {graph.dims = ["N"]}, %s: tensor<7x?xf32> {graph.dims = [7, "N"]}, %p: tensor<40x50xf32>) -> (tensor<30x7xf32>, tensor<7x?xf32>, tensor<40x50xf32>, tensor<30x7xf64>) {
  %n = graph.constant dense<30> : tensor<i64>
  %i = func.call @index(%f, %n) : (tensor<?xf32>, tensor<i64>) -> tensor<?xi64>
  %rows = graph.index_put %x, %u, %i, dims = [0], accumulate = true : (tensor<30x7xf32>, tensor<?x7xf32>, tensor<?xi64>) -> tensor<30x7xf32>
  %columns = graph.index_put %s, %s, %i, dims = [1], accumulate = true : (tensor<7x?xf32>, tensor<7x?xf32>, tensor<?xi64>) -> tensor<7x?xf32>
  %minus = graph.neg %i : (tensor<?xi64>) -> tensor<?xi64>
  %pairs = graph.index_put %p, %f, %i, %minus, dims = [0, 1], accumulate = true : (tensor<40x50xf32>, tensor<?xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<40x50xf32>
  %y = graph.cast %x : (tensor<30x7xf32>) -> tensor<30x7xf64>
  %v = graph.cast %u : (tensor<?x7xf32>) -> tensor<?x7xf64>
  %wide = graph.index_put %y, %v, %i, dims = [0], accumulate = true : (tensor<30x7xf64>, tensor<?x7xf64>, tensor<?xi64>) -> tensor<30x7xf64>
  return %rows, %columns, %pairs, %wide : tensor<30x7xf32>, tensor<7x?xf32>, tensor<40x50xf32>, tensor<30x7xf64>
}

// The attributes as text and as bytecode: what is read back prints as it was.
// RUN: tcopt %s | tcopt | FileCheck %s
// RUN: tcopt %s --emit-bytecode | tcopt | FileCheck %s

// CHECK-LABEL: func.func @signature()
// CHECK-SAME: tcopt.signature = #tcopt.signature<(x: f32[B, 4], "the mask": i1[], n: i64[?] {range = [0, 9]},
// CHECK-SAME: w: bf16[3, "4 heads"] {scale = 5.000000e-01 : f64}) -> (y: ui8[B, *]),
// CHECK-SAME: symbols = [B {min = 2, max = 64, multiple = 4}, "4 heads" {max = 8}, free]>
func.func @signature() attributes {
    tcopt.signature = #tcopt.signature<(x: f32[B, 4], "the mask": i1[], n: i64[?] {range = [0, 9]},
                                        w: bf16[3, "4 heads"] {scale = 0.5}) -> (y: ui8[B, *]),
                                       symbols = [B {multiple = 4, min = 2, max = 64}, "4 heads" {max = 8}, free]>} {
  return
}

// CHECK-LABEL: func.func @empty()
// CHECK-SAME: #tcopt.signature<() -> ()>
func.func @empty() attributes {tcopt.signature = #tcopt.signature<() -> ()>} {
  return
}

// CHECK-LABEL: func.func @donated()
// CHECK-SAME: cache: f32[B, 8] {device = "cuda:0", donates = 1 : i64, layout = array<i64: 1, 0>, path = ["layers", 0, "k"]})
// CHECK-SAME: -> (y: f32[B], new: f32[?, 8] {device = "cuda:0", layout = array<i64: 1, 0>})
func.func @donated() attributes {
    tcopt.signature = #tcopt.signature<
      (cache: f32[B, 8] {donates = 1, layout = array<i64: 1, 0>, device = "cuda:0", path = ["layers", 0, "k"]})
      -> (y: f32[B], new: f32[?, 8] {layout = array<i64: 1, 0>, device = "cuda:0"})>} {
  return
}

// CHECK-LABEL: func.func @strict
// CHECK-SAME: %{{.*}}: tensor<4xf32> {tcopt.device = "cuda:0", tcopt.donates = 0 : i64, tcopt.layout = array<i64: 0>,
// CHECK-SAME: tcopt.name = "x", tcopt.path = ["p", 1], tcopt.range = [0, 3], tcopt.scale = 2.0
// CHECK-SAME: -> (tensor<4xf32> {tcopt.name = "y", tcopt.path = ["out"]})
// CHECK-SAME: tcopt.numerics = #tcopt.numerics<strict>
func.func @strict(%x: tensor<4xf32> {tcopt.name = "x", tcopt.range = [0, 3], tcopt.scale = 2.0, tcopt.donates = 0,
                                     tcopt.layout = array<i64: 0>, tcopt.device = "cuda:0", tcopt.path = ["p", 1]})
    -> (tensor<4xf32> {tcopt.name = "y", tcopt.path = ["out"]}) attributes {tcopt.numerics = #tcopt.numerics<strict>} {
  return %x : tensor<4xf32>
}

// CHECK-LABEL: func.func private @part
// CHECK-SAME: tcopt.backend = #tcopt.backend<axpy>, tcopt.numerics = #tcopt.numerics<fast>
func.func private @part() attributes {tcopt.backend = #tcopt.backend<axpy>, tcopt.numerics = #tcopt.numerics<fast>} {
  return
}

// CHECK-LABEL: func.func private @alone
// CHECK-SAME: b = #tcopt.backend<"a b">, s = #tcopt.symbol<B {max = 8}>, t = #tcopt.tensor<x: f16[2]>,
// CHECK-SAME: z = [#tcopt.size<4>, #tcopt.size<B>, #tcopt.size<?>, #tcopt.size<*>]
func.func private @alone() attributes {b = #tcopt.backend<"a b">, t = #tcopt.tensor<x: f16[2]>, s = #tcopt.symbol<B {max = 8}>,
    z = [#tcopt.size<4>, #tcopt.size<B>, #tcopt.size<?>, #tcopt.size<*>]} {
  return
}

// RUN: tcopt %s --graph-attach-signature | FileCheck %s
// RUN: tcopt %s --graph-attach-signature=only-missing | FileCheck %s --check-prefix=KEPT

// CHECK-LABEL: func.func @main
// CHECK-SAME: tcopt.signature = #tcopt.signature<(x: f32[B, 3], arg1: ui8[]) -> (result0: i1[B, 4, 3], y: f32[max(-min(B, 1) + min(B, 9), 0)])>
// CHECK-NOT: tensor.dim
func.func @main(%x: tensor<?x3xf32> {graph.dims = ["B", 3], tcopt.name = "x"}, %n: tensor<ui8>)
    -> (tensor<?x4x3xi1>, tensor<?xf32> {tcopt.name = "y"}) {
  %u = graph.unsqueeze %x, dim = 1 : (tensor<?x3xf32>) -> tensor<?x1x3xf32>
  %z = graph.constant dense<0.0> : tensor<4x1xf32>
  %r = graph.gt %u, %z : (tensor<?x1x3xf32>, tensor<4x1xf32>) -> tensor<?x4x3xi1>
  %s = graph.slice %x, dim = 0, start = 1, end = 9, step = 1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %y = graph.sum %s, dims = [1], keepdim = false : (tensor<?x3xf32>) -> tensor<?xf32>
  return %r, %y : tensor<?x4x3xi1>, tensor<?xf32>
}

// CHECK-LABEL: func.func @shared
// CHECK-SAME: -> (result0: bf16[N])>
func.func @shared(%x: tensor<?xbf16> {graph.dims = ["N"]}, %y: tensor<?xbf16> {graph.dims = ["N"]}) -> tensor<?xbf16> {
  %r = graph.neg %y : (tensor<?xbf16>) -> tensor<?xbf16>
  return %r : tensor<?xbf16>
}

// Only entries have a signature.
// CHECK: func.func private @private(%{{.*}}: tensor<2xf32>) -> tensor<2xf32> {
func.func private @private(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// Sizes that the program asks for are traced as well.
// CHECK-LABEL: func.func @asked_for
// CHECK-SAME: -> (result0: f32[B, 64])>
func.func @asked_for(%x: tensor<?x8x8xf32> {graph.dims = ["B", 8, 8]}) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x8x8xf32>
  %y = graph.reshape %x, sizes = [%b, 64] : (tensor<?x8x8xf32>, index) -> tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}

// A signature that is there is made anew, unless only missing ones are asked for.
// CHECK-LABEL: func.func @signed
// CHECK-SAME: tcopt.signature = #tcopt.signature<(arg0: f32[2]) -> 
// KEPT-LABEL: func.func @signed
// KEPT-SAME: inputs = [{dims = [2], dtype = "f32", name = "x"}]
func.func @signed(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tcopt.signature = {
    inputs = [{dims = [2], dtype = "f32", name = "x"}], results = [{dims = [2], dtype = "f32", name = "y"}]}} {
  return %x : tensor<2xf32>
}

// A size that the type leaves open is one of the entry's, though it is known.
// CHECK-LABEL: func.func @open
// CHECK-SAME: -> (result0: f32[?])>
func.func @open(%x: tensor<2xf32>) -> tensor<?xf32> {
  %r = tensor.cast %x : tensor<2xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// What random inputs are drawn from stays the same in later phases.
// CHECK-LABEL: func.func @drawn
// CHECK-SAME: tcopt.signature = #tcopt.signature<(arg0: i32[2] {range = [0, 9]}, arg1: f32[2] {scale = 1.000000e-01 : f64}) -> 
func.func @drawn(%i: tensor<2xi32> {tcopt.range = [0, 9]}, %x: tensor<2xf32> {tcopt.scale = 0.1}) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// So does the result whose memory an argument is.
// CHECK-LABEL: func.func @donates
// CHECK-SAME: #tcopt.signature<(arg0: f32[2], arg1: f32[2] {donates = 0 : i64}) -> (result0: f32[2])>
func.func @donates(%x: tensor<2xf32>, %y: tensor<2xf32> {tcopt.donates = 0}) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// A result that is sent to a device is there, also where it is stated; others are wherever the caller wants.
// CHECK-LABEL: func.func @sent
// CHECK-SAME: -> (result0: f32[2] {device = "cpu"}, result1: f32[2], result2: f32[2] {device = "cuda:0"})>
func.func @sent(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32> {tcopt.device = "cuda:0"}) {
  %0 = graph.to_device %x, device = "cpu" : (tensor<2xf32>) -> tensor<2xf32>
  %1 = graph.relu %0 : (tensor<2xf32>) -> tensor<2xf32>
  %2 = graph.to_device %x, device = "cuda:0" : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// Sizes of results are expressions of the names of sizes.
// CHECK-LABEL: func.func @expressions
// CHECK-SAME: #tcopt.signature<(arg0: f32[B, 2 * B + 1], arg1: f32[N]) ->
// CHECK-SAME: (result0: f32[3 * B + 1], result1: f32[2 * B * B + B, N], result2: f32[(N + 1) floordiv 2])>
func.func @expressions(%x: tensor<?x?xf32> {graph.dims = ["B", #tcopt.size<2 * B + 1>]}, %y: tensor<?xf32> {graph.dims = ["N"]})
    -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %a = graph.sum %x, dims = [1], keepdim = false : (tensor<?x?xf32>) -> tensor<?xf32>
  %b = graph.sum %x, dims = [0], keepdim = false : (tensor<?x?xf32>) -> tensor<?xf32>
  %c = graph.cat %a, %b, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %x, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?xf32>
  %n = arith.muli %d1, %d0 : index
  %f = graph.reshape %x, sizes = [%n] : (tensor<?x?xf32>, index) -> tensor<?xf32>
  %u = graph.unsqueeze %f, dim = 1 : (tensor<?xf32>) -> tensor<?x1xf32>
  %m = graph.mul %u, %y : (tensor<?x1xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %s = graph.slice %y, dim = 0, start = 0, end = 9223372036854775807, step = 2 : (tensor<?xf32>) -> tensor<?xf32>
  return %c, %m, %s : tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>
}

// Sizes of results of calls follow from those of the arguments.
func.func private @twice(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %y = graph.cat %x, %x, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}
// CHECK-LABEL: func.func @calls
// CHECK-SAME: -> (result0: f32[2 * B, 3], result1: f32[4 * B, 3], result2: f32[?, 3])>
func.func @calls(%x: tensor<?x3xf32> {graph.dims = ["B", 3]}) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) {
  %y = func.call @twice(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %z = func.call @twice(%y) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %w = func.call @outside(%y) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %y, %z, %w : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}
func.func private @outside(tensor<?x3xf32>) -> tensor<?x3xf32>

// CHECK-LABEL: func.func @recursive
// CHECK-SAME: -> (result0: f32[?])>
func.func @recursive(%x: tensor<?xf32> {graph.dims = ["B"]}) -> tensor<?xf32> {
  %y = func.call @mutual(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
func.func private @mutual(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = func.call @recursive(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}

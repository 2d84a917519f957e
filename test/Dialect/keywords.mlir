// One space stands before a keyword, as before everything else.
// RUN: tcopt %s | FileCheck %s --strict-whitespace
// RUN: tcopt %s --verify-roundtrip -o /dev/null

// CHECK: #cpu.contraction<task = [6, 16, 4], registers = [6, 16], lanes = 8, instruction = dpbf16>
// CHECK: = core.compare lt, %arg0
// CHECK: = core.reduce and, %arg1, dims
// CHECK: = core.arg_reduce minimum, %arg0, dim
// CHECK: = core.reduce_window add, %arg0, sizes
// CHECK: = graph.gelu %arg0, approximate = tanh : (
// CHECK: = graph.div %arg0, %arg0, rounding_mode = floor : (
// CHECK: rt.fail %arg2, code = check_failed, "m"
func.func @keywords(%x: tensor<4xf32>, %i: tensor<4xi32>, %c: i1) attributes {
    s = #cpu.contraction<task = [6, 16, 4], registers = [6, 16], lanes = 8, instruction = dpbf16>} {
  %0 = core.compare lt, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = core.reduce and, %i, dims = [0] : (tensor<4xi32>) -> tensor<i32>
  %2 = core.arg_reduce minimum, %x, dim = 0 : (tensor<4xf32>) -> tensor<i64>
  %3 = core.reduce_window add, %x, sizes = [2], strides = [2], low = [0], high = [0], dilations = [1]
      : (tensor<4xf32>) -> tensor<2xf32>
  %4 = graph.gelu %x, approximate = tanh : (tensor<4xf32>) -> tensor<4xf32>
  %5 = graph.div %x, %x, rounding_mode = floor : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  rt.fail %c, code = check_failed, "m"
  return
}

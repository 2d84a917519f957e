// Concatenations in one kernel with the producers of their pieces and with their readers, on both targets.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(core-choose-groups{target=cpu}))" | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(core-choose-groups{target=cuda}))" | FileCheck %s

module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", vector_bits = 256, chip = "sm_90">} {
  // A rotary embedding is one kernel.
  // CHECK-LABEL: @rotary
  // CHECK-SAME:  nest.plan = [#nest.planned<group = 0, kind = pointwise, members = {{[0-9]+}}, returned = 1, ns = {{[0-9]+}}>]
  func.func @rotary(%x: tensor<2x12x4x16xf32>, %cos: tensor<12x16xf32>, %sin: tensor<12x16xf32>) -> tensor<2x4x12x16xf32> {
    %t = core.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %c = core.broadcast %cos, dims = [2, 3], sizes = [2, 4, 12, 16] : (tensor<12x16xf32>) -> tensor<2x4x12x16xf32>
    %m = core.mul %t, %c : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %a = core.slice %x, offsets = [0, 0, 0, 0], sizes = [2, 12, 4, 8], strides = [1, 1, 1, 1] : (tensor<2x12x4x16xf32>) -> tensor<2x12x4x8xf32>
    %b = core.slice %x, offsets = [0, 0, 0, 8], sizes = [2, 12, 4, 8], strides = [1, 1, 1, 1] : (tensor<2x12x4x16xf32>) -> tensor<2x12x4x8xf32>
    %n = core.neg %b : (tensor<2x12x4x8xf32>) -> tensor<2x12x4x8xf32>
    %j = core.concatenate %n, %a, dim = 3 : (tensor<2x12x4x8xf32>, tensor<2x12x4x8xf32>) -> tensor<2x12x4x16xf32>
    %u = core.transpose %j, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %s = core.broadcast %sin, dims = [2, 3], sizes = [2, 4, 12, 16] : (tensor<12x16xf32>) -> tensor<2x4x12x16xf32>
    %p = core.mul %u, %s : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %r = core.add %m, %p : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    return %r : tensor<2x4x12x16xf32>
  }

  // A reduction reads the concatenation from memory.
  // CHECK-LABEL: @reduced
  // CHECK-SAME:  group = 1,
  func.func @reduced(%a: tensor<64x8xf32>, %b: tensor<64x8xf32>) -> tensor<64xf32> {
    %n = core.neg %b : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %j = core.concatenate %n, %a, dim = 1 : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x16xf32>
    %r = core.reduce add, %j, dims = [1] : (tensor<64x16xf32>) -> tensor<64xf32>
    return %r : tensor<64xf32>
  }

  // An op that depends on indices is not computed for a piece.
  // CHECK-LABEL: @places
  // CHECK-SAME:  group = 1,
  func.func @places(%a: tensor<64x8xi32>, %b: tensor<64x8xi32>) -> tensor<64x16xi32> {
    %j = core.concatenate %a, %b, dim = 1 : (tensor<64x8xi32>, tensor<64x8xi32>) -> tensor<64x16xi32>
    %i = core.iota dim = 0, sizes = [16] : () -> tensor<16xi32>
    %e = core.broadcast %i, dims = [1], sizes = [64, 16] : (tensor<16xi32>) -> tensor<64x16xi32>
    %r = core.add %j, %e : (tensor<64x16xi32>, tensor<64x16xi32>) -> tensor<64x16xi32>
    return %r : tensor<64x16xi32>
  }

  // A slice of a broadcast reads memory, even if another reader evaluates the broadcast.
  // CHECK-LABEL: @stored_map
  // CHECK-SAME:  group = 1,
  // CHECK:       core.broadcast {{.*}}owner = false
  func.func @stored_map(%a: tensor<5xf32>) -> tensor<9x4xf32> {
    %b = core.broadcast %a, dims = [0], sizes = [5, 4] : (tensor<5xf32>) -> tensor<5x4xf32>
    %n = core.neg %b : (tensor<5x4xf32>) -> tensor<5x4xf32>
    %m = core.slice %b, offsets = [1, 0], sizes = [4, 4], strides = [1, 1] : (tensor<5x4xf32>) -> tensor<4x4xf32>
    %c = core.concatenate %n, %m, dim = 0 : (tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<9x4xf32>
    return %c : tensor<9x4xf32>
  }
}

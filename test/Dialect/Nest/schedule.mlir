// Schedules that are not of one target.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --emit-bytecode | tcopt | FileCheck %s

// CHECK: test.cases = #nest.cases<[<loops = [0, 1], below = 4, schedule = #cpu.reduction<order = [0, 1, 2]>>, <loops = [2], below = 8, schedule = #cpu.columns<order = [0, 2, 1], rows = 4>>], otherwise = #cpu.contraction<task = [8, 32, 64], registers = [8, 32], lanes = 16>>
// CHECK-SAME: test.library = #cpu.library, test.loops = #nest.loops
// CHECK-SAME: test.roles = [#nest.role<init>, #nest.role<prologue>, #nest.role<root>, #nest.role<epilogue>, #nest.role<row>]
// CHECK-SAME: test.scatter = #cpu.scatter, test.several = #nest.schedules<[fused, #cpu.contraction<task = [8, 32, 64], registers = [8, 32], lanes = 16, epilogue_by_row = true>, fused, #nest.loops]>, test.slices = #cpu.slices
module attributes {
  test.roles = [#nest.role<init>, #nest.role<prologue>, #nest.role<root>, #nest.role<epilogue>, #nest.role<row>],
  test.library = #cpu.library,
  test.scatter = #cpu.scatter,
  test.slices = #cpu.slices,
  test.several = #nest.schedules<[fused, #cpu.contraction<task = [8, 32, 64], registers = [8, 32], lanes = 16, epilogue_by_row = true>, fused, #nest.loops]>,
  test.loops = #nest.loops,
  test.cases = #nest.cases<[<loops = [0, 1], below = 4, schedule = #cpu.reduction<order = [0, 1, 2]>>,
                            <loops = [2], below = 8, schedule = #cpu.columns<order = [0, 2, 1], rows = 4>>],
                           otherwise = #cpu.contraction<task = [8, 32, 64], registers = [8, 32], lanes = 16>>
} {}

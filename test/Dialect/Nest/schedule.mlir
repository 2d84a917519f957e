// Schedules that are not of one target.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --emit-bytecode | tcopt | FileCheck %s

// CHECK: test.cases = #nest.cases<[<loops = [0, 1], below = 4, schedule = #cpu.reduction<order = [0, 1, 2]>>, <loops = [2], below = 8, schedule = #cpu.columns<order = [0, 2, 1], rows = 4>>], otherwise = #cpu.contraction<task = [8, 32, 64], registers = [8, 32], lanes = 16>>
// CHECK-SAME: test.epilogue = #nest.epilogue, test.epilogue_by_row = #nest.epilogue<by_row = true>
// CHECK-SAME: test.init = #nest.init, test.loops = #nest.loops
// CHECK-SAME: test.roles = [#nest.role<init>, #nest.role<prologue>, #nest.role<root>, #nest.role<epilogue>, #nest.role<row>]
module attributes {
  test.roles = [#nest.role<init>, #nest.role<prologue>, #nest.role<root>, #nest.role<epilogue>, #nest.role<row>],
  test.init = #nest.init,
  test.epilogue = #nest.epilogue,
  test.epilogue_by_row = #nest.epilogue<by_row = true>,
  test.loops = #nest.loops,
  test.cases = #nest.cases<[<loops = [0, 1], below = 4, schedule = #cpu.reduction<order = [0, 1, 2]>>,
                            <loops = [2], below = 8, schedule = #cpu.columns<order = [0, 2, 1], rows = 4>>],
                           otherwise = #cpu.contraction<task = [8, 32, 64], registers = [8, 32], lanes = 16>>
} {}

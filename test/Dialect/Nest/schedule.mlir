// Schedules of a GPU state how many threads run a block.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --emit-bytecode | tcopt | FileCheck %s

// CHECK: test.a = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = [4, 2] on 256 threads>
// CHECK-SAME: test.b = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 1] on 1024 threads, variants = [<loops = [0, 1], below = 4, schedule = <kind = rows, order = [0, 1], tile = [], parallel = 1, vector = [] on 32 threads>>]>
// CHECK-SAME: test.c = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [4, 1]>
module attributes {
  test.a = #nest.schedule<kind = pointwise, order = [0], tile = [], parallel = 1, vector = [4, 2] on 256 threads>,
  test.b = #nest.schedule<kind = block_rows, order = [0, 1], tile = [], parallel = 1, vector = [4, 32, 1] on 1024 threads,
                          variants = [<loops = [0, 1], below = 4, schedule = <kind = rows, order = [0, 1], tile = [], parallel = 1, vector = [] on 32 threads>>]>,
  // No threads are those of a CPU, and are not printed.
  test.c = #nest.schedule<kind = block_columns, order = [1, 0], tile = [], parallel = 1, vector = [4, 1] on 0 threads>
} {}

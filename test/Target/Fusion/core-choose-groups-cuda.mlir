// Plans for a GPU: factors of products, epilogues of another type, values that are cheap to compute again.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(core-choose-groups{target=cuda}))" | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(core-choose-groups{target=cpu}))" | FileCheck %s --check-prefix=CPU

module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", vector_bits = 256, chip = "sm_90">} {
  // A product reads a transposed factor in its order, and converts one to a wider type.
  // CHECK-LABEL: @factors
  // CHECK-SAME:  nest.plan = [#nest.planned<group = 0, kind = contraction, members = 3, returned = 1,
  // CHECK:       core.transpose {{.*}} {nest.members = [#nest.member<group = 0, role = map>]}
  // CHECK:       core.convert {{.*}} {nest.members = [#nest.member<group = 0, role = prologue>]}
  // CHECK:       core.contract {{.*}} {nest.members = [#nest.member<group = 0, role = root>]}
  // CPU-LABEL:   @factors
  // CPU-SAME:    kind = pointwise, members = 1, {{.*}}kind = contraction, members = 2,
  func.func @factors(%a: tensor<4x64x8x32xf32>, %b: tensor<4x8x32x48xbf16>) -> tensor<4x8x64x48xf32> {
    %0 = core.transpose %a, dims = [0, 2, 1, 3] : (tensor<4x64x8x32xf32>) -> tensor<4x8x64x32xf32>
    %1 = core.convert %b : (tensor<4x8x32x48xbf16>) -> tensor<4x8x32x48xf32>
    %2 = core.contract %0, %1, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
        : (tensor<4x8x64x32xf32>, tensor<4x8x32x48xf32>) -> tensor<4x8x64x48xf32>
    return %2 : tensor<4x8x64x48xf32>
  }

  // The results of other producers are read from memory: a broadcast and an exponential.
  // CHECK-LABEL: @producers
  // CHECK-SAME:  kind = move, members = 1,
  // CHECK-SAME:  kind = pointwise, members = 1,
  // CHECK-SAME:  kind = contraction, members = 1,
  func.func @producers(%a: tensor<8x32xf32>, %b: tensor<4x32x48xf32>) -> tensor<4x8x48xf32> {
    %0 = core.broadcast %a, dims = [1, 2], sizes = [4, 8, 32] : (tensor<8x32xf32>) -> tensor<4x8x32xf32>
    %1 = core.exp %b : (tensor<4x32x48xf32>) -> tensor<4x32x48xf32>
    %2 = core.contract %0, %1, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]
        : (tensor<4x8x32xf32>, tensor<4x32x48xf32>) -> tensor<4x8x48xf32>
    return %2 : tensor<4x8x48xf32>
  }

  // The heads of an attention are stored side by side, in the order of the transpose.
  // CHECK-LABEL: @permuted
  // CHECK-SAME:  nest.plan = [#nest.planned<group = 0, kind = contraction, members = 2, returned = 1,
  // CHECK:       core.transpose {{.*}} {nest.members = [#nest.member<group = 0, role = epilogue>]}
  // CPU-LABEL:   @permuted
  // CPU-SAME:    kind = contraction, members = 2,
  func.func @permuted(%a: tensor<4x8x64x32xf32>, %b: tensor<4x8x32x16xf32>) -> tensor<4x64x128xf32> {
    %0 = core.contract %a, %b, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
        : (tensor<4x8x64x32xf32>, tensor<4x8x32x16xf32>) -> tensor<4x8x64x16xf32>
    %1 = core.transpose %0, dims = [0, 2, 1, 3] : (tensor<4x8x64x16xf32>) -> tensor<4x64x8x16xf32>
    %2 = core.reshape %1, sizes = [4, 64, 128] : (tensor<4x64x8x16xf32>) -> tensor<4x64x128xf32>
    return %2 : tensor<4x64x128xf32>
  }

  // Sums in f32 are stored as bf16.
  // CHECK-LABEL: @converted
  // CHECK-SAME:  nest.plan = [#nest.planned<group = 0, kind = contraction, members = 3, returned = 1,
  // CPU-LABEL:   @converted
  // CPU-SAME:    kind = contraction, members = 2,
  // CPU-SAME:    kind = pointwise, members = 1,
  func.func @converted(%x: tensor<64x32xbf16>, %w: tensor<32x16xbf16>) -> tensor<64x16xbf16> {
    %0 = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
        : (tensor<64x32xbf16>, tensor<32x16xbf16>) -> tensor<64x16xf32>
    %1 = core.tanh %0 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %2 = core.convert %1 : (tensor<64x16xf32>) -> tensor<64x16xbf16>
    return %2 : tensor<64x16xbf16>
  }

  // A sum without terms is a fill, which converts nothing.
  // CHECK-LABEL: @nothing
  // CHECK-SAME:  kind = contraction, members = 1,
  // CHECK-SAME:  kind = pointwise, members = 1,
  func.func @nothing(%x: tensor<64x0xbf16>, %w: tensor<0x16xbf16>) -> tensor<64x16xbf16> {
    %0 = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
        : (tensor<64x0xbf16>, tensor<0x16xbf16>) -> tensor<64x16xf32>
    %1 = core.convert %0 : (tensor<64x16xf32>) -> tensor<64x16xbf16>
    return %1 : tensor<64x16xbf16>
  }

  // A square root that is spread to rows is computed for each element, which takes less time than a launch for short rows alone.
  // CHECK-LABEL: @spread
  // CHECK-SAME:  members = 3,
  // CHECK-LABEL: @far_spread
  // CHECK-SAME:  kind = pointwise, members = 1,
  // CHECK-SAME:  kind = pointwise, members = 2,
  func.func @spread(%x: tensor<64xf32>, %y: tensor<64x512xf32>) -> tensor<64x512xf32> {
    %0 = core.sqrt %x : (tensor<64xf32>) -> tensor<64xf32>
    %1 = core.broadcast %0, dims = [0], sizes = [64, 512] : (tensor<64xf32>) -> tensor<64x512xf32>
    %2 = core.mul %y, %1 : (tensor<64x512xf32>, tensor<64x512xf32>) -> tensor<64x512xf32>
    return %2 : tensor<64x512xf32>
  }
  func.func @far_spread(%x: tensor<64xf32>, %y: tensor<64x262144xf32>) -> tensor<64x262144xf32> {
    %0 = core.sqrt %x : (tensor<64xf32>) -> tensor<64xf32>
    %1 = core.broadcast %0, dims = [0], sizes = [64, 262144] : (tensor<64xf32>) -> tensor<64x262144xf32>
    %2 = core.mul %y, %1 : (tensor<64x262144xf32>, tensor<64x262144xf32>) -> tensor<64x262144xf32>
    return %2 : tensor<64x262144xf32>
  }

  // Two sums that share no loop evaluate a math function each: it takes less time than its value in memory.
  // CHECK-LABEL: @again
  // CHECK:       core.exp {{.*}} {nest.members = [#nest.member<group = 0, role = row>, #nest.member<group = 1, role = row, owner = false>]}
  // CPU-LABEL:   @again
  // CPU:         core.exp {{.*}} {nest.members = [#nest.member<group = 0, role = {{[a-z]+}}>]}
  func.func @again(%x: tensor<4096x4096xf32>) -> (tensor<4096xf32>, tensor<4096xf32>) {
    %0 = core.exp %x : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %1 = core.reduce add, %0, dims = [0] : (tensor<4096x4096xf32>) -> tensor<4096xf32>
    %2 = core.reduce add, %0, dims = [1] : (tensor<4096x4096xf32>) -> tensor<4096xf32>
    return %1, %2 : tensor<4096xf32>, tensor<4096xf32>
  }
}

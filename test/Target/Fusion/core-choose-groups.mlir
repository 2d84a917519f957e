// Plans of groups: an epilogue, a value that two groups evaluate, a plan by hand that is kept, and why ops are apart.
// RUN: tcopt %s --core-choose-groups | FileCheck %s
// A plan that was made is a plan by hand for the next run, which changes nothing.
// RUN: tcopt %s --core-choose-groups -o %t.once.mlir && tcopt %t.once.mlir --core-choose-groups | diff - %t.once.mlir
// RUN: tcopt %s --core-choose-groups --remarks-filter=fusion -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY

module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", vector_bits = 256>} {
  // CHECK-LABEL: @linear
  // CHECK-SAME:  nest.plan = [#nest.planned<group = 0, kind = contraction, members = 3, returned = 1, ns = {{[0-9]+}}>]
  // CHECK:       core.contract {{.*}} {nest.members = [#nest.member<group = 0, role = root>]}
  // CHECK-NEXT:  core.broadcast {{.*}} {nest.members = [#nest.member<group = 0, role = map>]}
  // CHECK-NEXT:  core.add {{.*}} {nest.members = [#nest.member<group = 0, role = epilogue>]}
  func.func @linear(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>, %b: tensor<16xf32>) -> tensor<64x16xf32> {
    %0 = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
        : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    %1 = core.broadcast %b, dims = [1], sizes = [64, 16] : (tensor<16xf32>) -> tensor<64x16xf32>
    %2 = core.add %0, %1 : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    return %2 : tensor<64x16xf32>
  }

  // A product evaluates no producer: its operand is read from memory.
  // CHECK-LABEL: @prologue
  // CHECK-SAME:  #nest.planned<group = 0, kind = pointwise, members = 1, returned = 1,
  // CHECK-SAME:  #nest.planned<group = 1, kind = contraction, members = 1, returned = 1,
  // WHY: core-choose-groups.mlir:[[# @LINE + 3]]:10: remark: [Missed] not-fused | Category:fusion | Function=prologue | Bytes=8192, Nanoseconds={{[0-9]+}}, Producer="core.exp core-choose-groups.mlir:[[# @LINE + 2]]", Reason="model:producers of a contraction or of windows"
  func.func @prologue(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>) -> tensor<64x16xf32> {
    %0 = core.exp %x : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %1 = core.contract %0, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
        : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }

  // The value of a pad is a constant of its kernel, and no kernel stores it.
  // CHECK-LABEL: @padded
  // CHECK-SAME:  nest.plan = [#nest.planned<group = 0, kind = move, members = 2, returned = 1,
  // CHECK:       core.constant {{.*}}nest.members = [#nest.member<group = 0, role = map>]
  func.func @padded(%x: tensor<64x32xf32>) -> tensor<66x32xf32> {
    %zero = core.constant dense<0.0> : tensor<f32>
    %0 = core.pad %x, %zero, low = [1, 0], high = [1, 0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<66x32xf32>
    return %0 : tensor<66x32xf32>
  }

  // Each sum keeps what the other one reduces: these are two kernels, of which the first one stores what both read.
  // CHECK-LABEL: @sums
  // CHECK-SAME:  nest.plan = [#nest.planned<group = 0, kind = rows, members = 2, returned = 2,
  // CHECK-SAME:  #nest.planned<group = 1, kind = columns, members = 1, returned = 1,
  func.func @sums(%x: tensor<512x512xf32>, %y: tensor<512x512xf32>) -> (tensor<512xf32>, tensor<512xf32>) {
    %0 = core.add %x, %y : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %1 = core.reduce add, %0, dims = [0] : (tensor<512x512xf32>) -> tensor<512xf32>
    %2 = core.reduce add, %0, dims = [1] : (tensor<512x512xf32>) -> tensor<512xf32>
    return %1, %2 : tensor<512xf32>, tensor<512xf32>
  }

  // The order of strict sums is stated: a column is summed row by row.
  // CHECK-LABEL: @twice
  // CHECK-SAME:  nest.plan = [#nest.planned<group = 0, kind = rows, members = 2, returned = 2,
  // CHECK-SAME:  #nest.planned<group = 1, kind = rows, members = 1, returned = 1,
  func.func @twice(%x: tensor<512x512xf32>, %y: tensor<512x512xf32>) -> (tensor<512xf32>, tensor<512xf32>)
      attributes {tcopt.numerics = #tcopt.numerics<strict>} {
    %0 = core.add %x, %y : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %1 = core.reduce add, %0, dims = [0] : (tensor<512x512xf32>) -> tensor<512xf32>
    %2 = core.reduce add, %0, dims = [1] : (tensor<512x512xf32>) -> tensor<512xf32>
    return %1, %2 : tensor<512xf32>, tensor<512xf32>
  }

  // A plan by hand stays, and the other ops are planned around it.
  // CHECK-LABEL: @by_hand
  // CHECK-SAME:  nest.plan = [#nest.planned<group = 7, kind = pointwise, members = 1, returned = 1>, #nest.planned<group = 8, kind = pointwise, members = 2, returned = 1,
  // CHECK:       core.exp {{.*}} {nest.members = [#nest.member<group = 7, role = root>]}
  // CHECK-NEXT:  core.neg {{.*}} {nest.members = [#nest.member<group = 8, role = {{[a-z]+}}>]}
  // CHECK-NEXT:  core.abs {{.*}} {nest.members = [#nest.member<group = 8, role = root>]}
  func.func @by_hand(%x: tensor<8xf32>) -> tensor<8xf32>
      attributes {nest.plan = [#nest.planned<group = 7, kind = pointwise, members = 1, returned = 1>]} {
    %0 = core.exp %x {nest.members = [#nest.member<group = 7, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
    %1 = core.neg %0 : (tensor<8xf32>) -> tensor<8xf32>
    %2 = core.abs %1 : (tensor<8xf32>) -> tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}

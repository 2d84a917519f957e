// Why two ops are apart: the reason of their edge, the edges of the path between them, or that they are together. Ops are named as in
// remarks and in the table of --tcopt-log=fusion.
// RUN: tcopt %s --core-choose-groups "--core-explain-fusion=ops=core.exp#0,core.contract" 2>&1 -o /dev/null | FileCheck %s --check-prefix=EDGE
// EDGE: core-explain-fusion.mlir:28:8: remark: core.exp#0 (core-explain-fusion.mlir:27) and core.contract#0 (core-explain-fusion.mlir:28) are apart: model:producers of a contraction or of windows
// RUN: tcopt %s --core-choose-groups "--core-explain-fusion=ops=contract,add" 2>&1 -o /dev/null | FileCheck %s --check-prefix=TOGETHER
// TOGETHER: remark: core.contract#0 ({{.*}}) and core.add#0 ({{.*}}) are together in group 1 of kind contraction
// RUN: tcopt %s --core-choose-groups "--core-explain-fusion=ops={core.exp core-explain-fusion.mlir:27,core-explain-fusion.mlir:31}" 2>&1 -o /dev/null | FileCheck %s --check-prefix=PATH
// PATH: core-explain-fusion.mlir:31:8: remark: core.exp#0 ({{.*}}) and core.reduce#0 ({{.*}}) are apart: 3 edges between them are not fused
// PATH: note: core.exp#0 ({{.*}}) -> core.contract#0 ({{.*}}): model:producers of a contraction or of windows
// PATH: note: core.reshape#0 ({{.*}}) -> core.reduce#0 ({{.*}}): effects

// An unknown name is an error that lists the names of ops.
// RUN: not tcopt %s --core-choose-groups "--core-explain-fusion=ops=core.exp,softmax" 2>&1 -o /dev/null | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: expected an op that a kernel computes but found 'softmax'
// UNKNOWN: note: ops: core.exp#0 (core-explain-fusion.mlir:27), core.contract#0
// RUN: not tcopt %s --core-choose-groups "--core-explain-fusion=ops=core.exp" 2>&1 -o /dev/null | FileCheck %s --check-prefix=ONE
// ONE: error: expected two ops as A,B but found 'core.exp'
// RUN: not tcopt %s --core-choose-groups "--core-explain-fusion=ops=core.exp,core.neg" 2>&1 -o /dev/null | FileCheck %s --check-prefix=BLOCKS
// BLOCKS: error: expected two ops of one block but found 'core.exp' and 'core.neg', between which control moves





module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", vector_bits = 256>} {
  func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>, %b: tensor<64x16xf32>) -> (tensor<64x16xf32>, tensor<1024xf32>, tensor<f32>) {
  %0 = core.exp %x : (tensor<64x32xf32>) -> tensor<64x32xf32>
  %1 = core.contract %0, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
  %2 = core.add %1, %b : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  %3 = core.reshape %2, sizes = [1024] : (tensor<64x16xf32>) -> tensor<1024xf32>
  %4 = core.reduce add, %3, dims = [0] : (tensor<1024xf32>) -> tensor<f32>
    return %2, %3, %4 : tensor<64x16xf32>, tensor<1024xf32>, tensor<f32>
  }
  func.func @other(%x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = core.neg %x : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

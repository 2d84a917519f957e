// RUN: tcopt %s --cpu-pack-panels=min-bytes=64 --remark-format=emitRemark --remarks-filter=state 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#o = affine_map<(m, n, k) -> (m, n)>

// CHECK-DAG: #[[WIDE:.+]] = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
// CHECK-DAG: #[[TALL:.+]] = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// CHECK-DAG: #[[PANELS:.+]] = affine_map<(d0, d1, d2) -> (d1 floordiv 4, d2, d1 mod 4)>

// Terms by columns: panels of four columns. The calls of @main and @other have one kernel that packs.
// CHECK:      module @[[PACK:[a-z0-9_]+]] {
// CHECK-NEXT:   nest.kernel @[[PACK]](%[[X:.+]]: tensor<4x2x4xf32>, %[[Y:.+]]: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#[[WIDE]], #{{.+}}], {{.*}}ins(%[[X]] {{.*}}outs(%[[Y]]
// CHECK:      nest.kernel @plain(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<2x4x4xf32>, %{{.+}}: tensor<8x8xf32>)
// CHECK:        linalg.fill {nest.role = #nest.role<init>
// CHECK-NOT:    nest.schedule
// CHECK:        linalg.generic {indexing_maps = [#{{.+}}, #[[PANELS]], #{{.+}}]
// CHECK-NOT:    nest.schedule
// CHECK:        nest.return
module @plain {
  nest.kernel @plain(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> attributes {nest.schedule = #cpu.contraction<task = [8, 4, 4], registers = [4, 4], lanes = 4>, tcopt.numerics = #tcopt.numerics<fast>} {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    nest.return %1 : tensor<8x8xf32>
  }
}

// Columns by terms: transposed on the way.
// CHECK:      linalg.generic {indexing_maps = [#[[TALL]], #{{.+}}]
// CHECK:      nest.kernel @transposed(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<2x4x4xf32>,
// CHECK:        linalg.generic {indexing_maps = [#{{.+}}, #[[PANELS]], #{{.+}}]
module @transposed {
  nest.kernel @transposed(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32>
      attributes {nest.schedule = #cpu.contraction<task = [8, 4, 4], registers = [4, 4], lanes = 4>} {
    %1 = linalg.generic {indexing_maps = [#a, #bt, #o], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x8xf32>) {
    ^bb0(%x: f32, %y: f32, %s: f32):
      %p = arith.mulf %x, %y : f32
      %t = arith.addf %s, %p : f32
      linalg.yield %t : f32
    } -> tensor<8x8xf32>
    nest.return %1 : tensor<8x8xf32>
  }
}

// What is no constant at some call, and what the kernel cannot have so.
// CHECK: nest.kernel @mixed(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<4x8xf32>,
// REMARK-DAG: not-packed{{.*}}calls
module @mixed {
  nest.kernel @mixed(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32>
      attributes {nest.schedule = #cpu.contraction<task = [8, 4, 4], registers = [4, 4], lanes = 4>} {
    %1 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
    nest.return %1 : tensor<8x8xf32>
  }
}
// CHECK: nest.kernel @ragged(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<4x8xf32>,
// REMARK-DAG: not-packed{{.*}}columns
module @ragged {
  nest.kernel @ragged(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32>
      attributes {nest.schedule = #cpu.contraction<task = [8, 16, 4], registers = [4, 16], lanes = 4>} {
    %1 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
    nest.return %1 : tensor<8x8xf32>
  }
}
// CHECK: nest.kernel @varying(%{{.+}}, %{{.+}}: tensor<4x8xf32>,
// REMARK-DAG: not-packed{{.*}}cases
module @varying {
  nest.kernel @varying(%a: tensor<?x4xf32> {nest.sizes = array<i64: 0>}, %b: tensor<4x8xf32>, %o: tensor<?x8xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?x8xf32>
      attributes {nest.schedule = #nest.cases<[<loops = [0], below = 2, schedule = #cpu.columns<order = [0, 2, 1], rows = 1>>], otherwise = #cpu.contraction<task = [8, 4, 4], registers = [4, 4], lanes = 4>>} {
    %1 = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x8xf32>) outs(%o : tensor<?x8xf32>) -> tensor<?x8xf32>
    nest.return %1 : tensor<?x8xf32>
  }
}
// CHECK: nest.kernel @read_twice(%{{.+}}: tensor<4x4xf32>, %{{.+}}: tensor<4x4xf32>) -> tensor<4x4xf32>
// REMARK-DAG: not-packed{{.*}}layout
module @read_twice {
  nest.kernel @read_twice(%b: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32>
      attributes {nest.schedule = #cpu.contraction<task = [4, 4, 4], registers = [4, 4], lanes = 4>} {
    %1 = linalg.matmul ins(%b, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
    nest.return %1 : tensor<4x4xf32>
  }
}
// CHECK: nest.kernel @converted(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<4x8xf16>,
// REMARK-DAG: not-packed{{.*}}converted
module @converted {
  nest.kernel @converted(%a: tensor<8x4xf32>, %b: tensor<4x8xf16>, %o: tensor<8x8xf32>) -> tensor<8x8xf32>
      attributes {nest.schedule = #cpu.contraction<task = [8, 4, 4], registers = [4, 4], lanes = 4>} {
    %1 = linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<8x4xf32>, tensor<4x8xf16>) outs(%o : tensor<8x8xf32>) {
    ^bb0(%x: f32, %h: f16, %s: f32):
      %y = arith.extf %h : f16 to f32
      %p = arith.mulf %x, %y : f32
      %t = arith.addf %s, %p : f32
      linalg.yield %t : f32
    } -> tensor<8x8xf32>
    nest.return %1 : tensor<8x8xf32>
  }
}
// CHECK: nest.kernel @small(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<4x2xf32>,
// REMARK-DAG: not-packed{{.*}}small
module @small {
  nest.kernel @small(%a: tensor<8x4xf32>, %b: tensor<4x2xf32>, %o: tensor<8x2xf32>) -> tensor<8x2xf32>
      attributes {nest.schedule = #cpu.contraction<task = [8, 2, 4], registers = [4, 2], lanes = 2>} {
    %1 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x2xf32>) outs(%o : tensor<8x2xf32>) -> tensor<8x2xf32>
    nest.return %1 : tensor<8x2xf32>
  }
}
// CHECK: nest.kernel @computed(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<4x8xf32>,
// REMARK-DAG: not-packed{{.*}}computed
module @computed {
  nest.kernel @computed(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32>
      attributes {nest.schedule = #cpu.contraction<task = [8, 4, 4], registers = [4, 4], lanes = 4>} {
    %1 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
    nest.return %1 : tensor<8x8xf32>
  }
}

// Both of two matrices; what is written over is no input; what no target accepts as a schedule stays for its check.
// CHECK: nest.kernel @two(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<2x4x4xf32>, %{{.+}}: tensor<2x4x4xf32>,
module @two {
  nest.kernel @two(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32>
      attributes {nest.schedule = #nest.schedules<[
        #cpu.contraction<task = [8, 4, 4], registers = [4, 4], lanes = 4>,
        #cpu.contraction<task = [8, 4, 4], registers = [4, 4], lanes = 4>]>} {
    %1 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = linalg.matmul ins(%a, %c : tensor<8x4xf32>, tensor<4x8xf32>) outs(%1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    nest.return %2 : tensor<8x8xf32>
  }
}
// CHECK: nest.kernel @init(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<4x8xf32>) -> tensor<4x8xf32>
module @init {
  nest.kernel @init(%a: tensor<8x4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32>
      attributes {nest.schedule = #cpu.contraction<task = [8, 4, 4], registers = [4, 4], lanes = 4>} {
    %e = tensor.empty() : tensor<8x8xf32>
    %1 = linalg.matmul ins(%a, %o : tensor<8x4xf32>, tensor<4x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    nest.return %o : tensor<4x8xf32>
  }
}
// CHECK: nest.kernel @no_register_tile(%{{.+}}: tensor<8x4xf32>, %{{.+}}: tensor<4x8xf32>,
module @no_register_tile {
  nest.kernel @no_register_tile(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32>
      attributes {nest.schedule = #cpu.reduction<order = [0, 1, 2], parallel = 2>} {
    %1 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
    nest.return %1 : tensor<8x8xf32>
  }
}

// An argument that is a constant at all calls.
// CHECK-LABEL: func.func private @layer(
//       CHECK:   %[[E:.+]] = tensor.expand_shape %arg1 {{\[\[}}0], [1, 2]] {{.*}} : tensor<4x8xf32> into tensor<4x2x4xf32>
//       CHECK:   %[[I:.+]] = tensor.empty() : tensor<2x4x4xf32>
//       CHECK:   %[[P:.+]] = nest.call @[[PACK]] ins(%[[E]] : tensor<4x2x4xf32>) outs(%[[I]] : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
//       CHECK:   nest.call @plain ins(%arg0, %[[P]] : tensor<8x4xf32>, tensor<2x4x4xf32>)
func.func private @layer(%a: tensor<8x4xf32>, %w: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %0 = tensor.empty() : tensor<8x8xf32>
  %1 = nest.call @plain ins(%a, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// A matrix that two calls read is packed once.
// CHECK-LABEL: func.func @main(
//       CHECK:   nest.call @[[PACK]]
//       CHECK:   nest.call @plain
//   CHECK-NOT:   nest.call @[[PACK]]
//       CHECK:   nest.call @plain
func.func @main(%a: tensor<8x4xf32>, %given: tensor<4x8xf32>, %n: tensor<?x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %w = arith.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<4x8xf32>
  %0 = tensor.empty() : tensor<8x8xf32>
  %1 = nest.call @plain ins(%a, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = nest.call @plain ins(%a, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = nest.call @mixed ins(%a, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = nest.call @mixed ins(%a, %given : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %size = tensor.dim %n, %c0 : tensor<?x4xf32>
  %5 = tensor.empty(%size) : tensor<?x8xf32>
  %6 = nest.call @varying ins(%n, %w : tensor<?x4xf32>, tensor<4x8xf32>) outs(%5 : tensor<?x8xf32>) args(%size : index) -> tensor<?x8xf32>
  return %1, %2, %3, %4, %6 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<?x8xf32>
}

func.func @other(%a: tensor<8x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x4xf32>, tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x8xf32>) {
  %w = arith.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<4x8xf32>
  %t = arith.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<8x4xf32>
  %h = arith.constant dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D004E404E804EC04E004F404F804FC04F"> : tensor<4x8xf16>
  %q = arith.constant dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D004E404E804EC04E004F404F804FC04F"> : tensor<4x4xf32>
  %s = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %z = arith.constant dense<2.0> : tensor<4x8xf32>
  %0 = tensor.empty() : tensor<8x8xf32>
  %1 = func.call @layer(%a, %w) : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %2 = nest.call @transposed ins(%a, %t : tensor<8x4xf32>, tensor<8x4xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = nest.call @ragged ins(%a, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = tensor.empty() : tensor<4x4xf32>
  %5 = nest.call @read_twice ins(%q : tensor<4x4xf32>) outs(%4 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %6 = nest.call @converted ins(%a, %h : tensor<8x4xf32>, tensor<4x8xf16>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %7 = tensor.empty() : tensor<8x2xf32>
  %8 = nest.call @small ins(%a, %s : tensor<8x4xf32>, tensor<4x2xf32>) outs(%7 : tensor<8x2xf32>) -> tensor<8x2xf32>
  %9 = nest.call @computed ins(%a, %z : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1, %2, %3, %5, %6, %8, %9 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x4xf32>, tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x8xf32>
}

func.func @more(%a: tensor<8x4xf32>) -> (tensor<8x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) {
  %w = arith.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<4x8xf32>
  %0 = tensor.empty() : tensor<8x8xf32>
  %1 = nest.call @two ins(%a, %w, %w : tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = nest.call @init ins(%a : tensor<8x4xf32>) outs(%w : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = nest.call @no_register_tile ins(%a, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1, %2, %3 : tensor<8x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>
}

// Instructions and registers of contractions. The module of kernels alone is made PTX.
// RUN: tcopt %s --pass-pipeline='builtin.module(func.func(cuda-lower-to-loops),cuda-outline-launches,canonicalize,cse)' | sed -n '/^  gpu.module/,/^  }/p' > %t.mlir
// RUN: tcopt %t.mlir --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_90 text" -o /dev/null > %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: ptxas -arch=sm_90 -v %t.ptx -o /dev/null 2>&1 | FileCheck %s --check-prefix=REGISTERS
// REQUIRES: ptxas

// REGISTERS-NOT: error
//     REGISTERS: Compiling entry function 'bf16'
//     REGISTERS: 0 bytes spill stores, 0 bytes spill loads
//     REGISTERS: Used 2{{[345][0-9]}} registers
//     REGISTERS: Compiling entry function 'f32'
//     REGISTERS: 0 bytes spill stores, 0 bytes spill loads

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

module attributes {tcopt.target = #tcopt.target<chip = "sm_90">} {
//        CHECK-NOT: .local
//            CHECK: .entry f32(
//            CHECK: $L__BB0_1:
//  CHECK-COUNT-4:   ld.global.nc.v4.b32
// CHECK-COUNT-64:   ld.shared.v4.b32
//            CHECK:   bar.sync
//            CHECK:   bra
// CHECK-COUNT-16: st.global.v4.b32
func.func @f32(%a: memref<1024x512xf32>, %b: memref<512x1024xf32>, %c: memref<1024x1024xf32>)
    attributes {nest.schedule = #cuda.contraction<order = [0, 1, 2], tile = [128, 128, 16], thread = [8, 8]>} {
  linalg.matmul ins(%a, %b : memref<1024x512xf32>, memref<512x1024xf32>) outs(%c : memref<1024x1024xf32>)
  return
}

//           CHECK: .entry bf16(
//           CHECK: .minnctapersm 1
//           CHECK: $L__BB1_1:
// CHECK-COUNT-12:  cp.async.cg.shared.global
//           CHECK:   cp.async.commit_group
//           CHECK:   ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16
//           CHECK:   ldmatrix.sync.aligned.m8n8.x4.shared.b16
//           CHECK:   mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
//           CHECK:   cp.async.wait_group 1
//           CHECK:   bar.sync
//           CHECK:   bra
//           CHECK: st.shared.v2.b32
//           CHECK: bar.warp.sync
//           CHECK: st.global.v4.b32
func.func @bf16(%a: memref<1024x512xbf16>, %b: memref<512x1024xbf16>, %c: memref<1024x1024xf32>)
    attributes {nest.schedule = #cuda.mma<order = [0, 1, 2], tile = [128, 256, 64], warp = [64, 64], k = 16, stages = 3>} {
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<1024x512xbf16>, memref<512x1024xbf16>) outs(%c : memref<1024x1024xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %u = arith.extf %x : bf16 to f32
    %v = arith.extf %y : bf16 to f32
    %p = arith.mulf %u, %v : f32
    %t = arith.addf %s, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  return
}
}

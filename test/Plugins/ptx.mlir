// A target that is no CPU: a pointwise kernel becomes PTX text through the target's hooks.
// RUN: tcopt --plugin=%plugins/ptx.so %s --tcopt-compile="target=ptx stop-after=plan-memory" -o %t.plan.mlir
// RUN: FileCheck %s --input-file=%t.plan.mlir --check-prefix=PLAN
// PLAN: module attributes {tcopt.target = #tcopt.target<triple = "nvptx64-nvidia-cuda", cpu = "sm_80">}
// PLAN: nest.schedule = #cuda.pointwise<order = [0, 1], threads = 256>

// RUN: sed -n '/^#map/p; /^  module @/,/^  }/p' %t.plan.mlir > %t.unit.mlir
// RUN: tcopt --plugin=%plugins/ptx.so %t.unit.mlir --tcopt-kernel-ptx -o %t.llvm.mlir
// RUN: mlir-translate --mlir-to-llvmir %t.llvm.mlir | llc -mtriple=nvptx64-nvidia-cuda -mcpu=sm_80 | FileCheck %s
// CHECK: .target sm_80
// CHECK: .visible .entry [[NAME:[a-z0-9_]+]](
// CHECK-DAG: mov.u32 %r{{[0-9]+}}, %ctaid.x
// CHECK-DAG: mov.u32 %r{{[0-9]+}}, %ntid.x
// CHECK-DAG: mov.u32 %r{{[0-9]+}}, %tid.x
// A thread without an element does nothing.
// CHECK: setp.{{[a-z]+}}.{{[us]}}64 [[NONE:%p[0-9]+]],
// CHECK: @[[NONE]] bra [[END:\$[A-Za-z0-9_]+]]
// CHECK: ld.global{{.*}}32
// CHECK: ld.global{{.*}}32
// CHECK: fma.rn.f32
// CHECK: st.global{{.*}}32
// CHECK: [[END]]:
// CHECK: ret;

// Options of a target are its own, and its host functions need more than this one has.
// RUN: not tcopt --plugin=%plugins/ptx.so %s --tcopt-compile="target=ptx target-cpu=haswell" 2>&1 | FileCheck %s --check-prefix=CHIP
// CHIP: error: expected a chip sm_NN but found 'haswell'
// RUN: not tcopt --plugin=%plugins/ptx.so %s --tcopt-compile="target=ptx" 2>&1 | FileCheck %s --check-prefix=HOST
// HOST: error: the target 'ptx' makes kernels alone
// RUN: not tcopt --plugin=%plugins/ptx.so %S/Inputs/sum.mlir --tcopt-compile="target=ptx" 2>&1 | FileCheck %s --check-prefix=SUM
// SUM: error: 'nest.kernel' op expected one pointwise op for the target 'ptx'
func.func @main(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = graph.mul %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = graph.add %0, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

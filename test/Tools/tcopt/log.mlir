// RUN: tcopt --tcopt-compile=stop-after=plan-memory --tcopt-log=phases %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=PHASES
// PHASES: phase          ops in   ops out         ms
// PHASES-NEXT: ingest
// PHASES-NEXT: autodiff
// PHASES-NEXT: decompose
// PHASES-NEXT: fuse
// PHASES-NEXT: plan-memory

// RUN: tcopt --tcopt-compile=stop-after=fuse --tcopt-log=graph,schedule %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=IR
// IR: // after phase ingest
// IR: graph.exp
// IR: // after phase autodiff
// IR: schedule: #cpu.pointwise<

// RUN: tcopt --tcopt-compile="stop-after=fuse backends=interp" --tcopt-log=fusion %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=FUSION
// FUSION: log.mlir":[[#]]:8): partition: not-taken: main, core.exp: no backend of 'interp' takes it

// RUN: tcopt --tcopt-compile= --tcopt-log=output_code %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=CODE
// CODE: // after phase lower
// CODE: llvm.func

// RUN: tcopt --tcopt-compile= --tcopt-log=all %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALL
// ALL: // after phase ingest
// ALL: // after phase lower

// RUN: not tcopt --tcopt-log=phases,nonesuch %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: tcopt: error: unknown log channel 'nonesuch'; expected all, phases, graph, fusion, schedule, memory, output_code

// RUN: tcopt --pass-pipeline="builtin.module(grad-make-vjp,grad-partition{memory-budget=0.5})" --tcopt-log=autodiff %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=AUTODIFF
// AUTODIFF: log.mlir":[[#]]:1): grad-partition: curve: main_vjp, Percent=100, Bytes=0, Flops=128
// AUTODIFF: log.mlir":[[#]]:8): grad-partition: recomputed: main_vjp, cheap, Op=graph.exp, Bytes=256, Flops=64
// AUTODIFF: log.mlir":[[#]]:1): grad-partition: total: main_vjp, UsedBytes=512, SavedBytes=0, RecomputedFlops=128, Flops=320

// RUN: not tcopt --tcopt-log=memory --remarks-filter=memory %s 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: tcopt: error: --tcopt-log=fusion,memory,autodiff and --remarks-... exclude each other

func.func @main(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = graph.exp %x : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = graph.sin %0 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// --explain-fusion reports why two operators are in different kernels, and --tcopt-log=fusion prints the plan with the names of ops.
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" --explain-fusion=relu,matmul -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY
// RUN: tcopt-run %s --target-cpu=x86-64 --explain-fusion=relu,matmul --input=random:1 2>&1 | FileCheck %s --check-prefix=WHY
// WHY: explain-fusion.mlir:[[#]]:{{[0-9]+}}: remark: core.maximum#0 (graph.relu explain-fusion.mlir:[[#]]) and core.contract#0 (graph.matmul explain-fusion.mlir:[[#]]) are apart: model:producers of a contraction or of windows
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" --explain-fusion=matmul,core.add#0 -o /dev/null 2>&1 | FileCheck %s --check-prefix=TOGETHER
// TOGETHER: are together in group 1 of kind contraction
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" --tcopt-log=fusion -o /dev/null 2>&1 | FileCheck %s --check-prefix=TABLE
// TABLE:      fusion: plan: main
// TABLE-NEXT: {{^}}  group  kind                  bytes         ns  members
// TABLE-NEXT: {{^}}      0  pointwise {{ *[0-9]+ +[0-9]+}}  {{.*}}root core.maximum#0 (graph.relu explain-fusion.mlir:[[#]])
// TABLE-NEXT: {{^}}      1  contraction {{ *[0-9]+ +[0-9]+}}  root core.contract#0 (graph.matmul explain-fusion.mlir:[[#]]), epilogue core.add#0 (graph.add explain-fusion.mlir:[[#]])
// TABLE-NEXT: {{^}}  apart {{ *}}bytes {{ *}}ns  reason
// TABLE-NEXT: {{^}}  core.maximum#0 -> core.contract#0 {{ *[0-9]+ +[0-9]+}}  model:producers of a contraction or of windows
// RUN: not tcopt %s --explain-fusion=a,b 2>&1 | FileCheck %s --check-prefix=COMPILE
// COMPILE: tcopt: error: --explain-fusion: there is no --tcopt-compile
// RUN: not tcopt-run %s --explain-fusion=relu,softmax --input=random:1 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: expected an op that a kernel computes but found 'softmax'

func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>, %b: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %0 = graph.relu %x : (tensor<64x32xf32>) -> tensor<64x32xf32>
  %1 = graph.matmul %0, %w : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
  %2 = graph.add %1, %b : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  return %2 : tensor<64x16xf32>
}

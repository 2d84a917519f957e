// RUN: tcopt %s --tcopt-test-wrong-answer | FileCheck %s
// RUN: not tcopt-run %s --input=random:1 --check=phases --slot=after-ingest:tcopt-test-wrong-answer 2>&1 | FileCheck %s --check-prefix=INGEST
// RUN: not tcopt-run %s --input=random:1 --check=phases --slot=after-autodiff:tcopt-test-wrong-answer 2>&1 | FileCheck %s --check-prefix=AUTODIFF
// RUN: not tcopt-run %s --input=random:1 --check=phases --slot=after-decompose:tcopt-test-wrong-answer 2>&1 | FileCheck %s --check-prefix=DECOMPOSE
// RUN: not tcopt-run %s --input=random:1 --check=phases --slot=after-fuse:tcopt-test-wrong-answer 2>&1 | FileCheck %s --check-prefix=FUSE
// RUN: not tcopt-run %s --input=random:1 --check=phases --slot=after-plan-memory:tcopt-test-wrong-answer 2>&1 | FileCheck %s --check-prefix=PLAN
// RUN: not tcopt-run %s --input=random:1 --check=phases --slot=before-target:tcopt-test-wrong-answer 2>&1 | FileCheck %s --check-prefix=LOWER
// RUN: not tcopt-run %s --input=random:1 --check=passes --slot=after-decompose:tcopt-test-wrong-answer 2>&1 | FileCheck %s --check-prefix=PASS

// INGEST: outputs differ after phase 'ingest'
// AUTODIFF: outputs differ after phase 'autodiff'
// DECOMPOSE: outputs differ after phase 'decompose'
// FUSE: outputs differ after phase 'fuse'
// PLAN: outputs differ after phase 'plan-memory'
// LOWER: outputs differ after phase 'lower'
// PASS: outputs differ after pass 'tcopt-test-wrong-answer' of phase 'decompose'

// CHECK: graph.linear
// CHECK: graph.sub
func.func @main(%x: tensor<?x4xf32> {graph.dims = ["B", 4]}, %w: tensor<3x4xf32>, %b: tensor<3xf32>, %c: tensor<3xf32>) -> tensor<?x3xf32> {
  %0 = graph.linear %x, %w, %b : (tensor<?x4xf32>, tensor<3x4xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %1 = graph.add %0, %c : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %2 = graph.tanh %1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

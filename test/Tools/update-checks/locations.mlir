// Checks omit paths and lines of locations, because added checks move lines: they hold for a copy of the file, too.
// RUN: split-file %s %t
// RUN: tcopt-update-checks %t/test.mlir
// RUN: FileCheck %s --check-prefix=WROTE --input-file=%t/test.mlir --implicit-check-not='#loc' --implicit-check-not='test.mlir'
// RUN: tcopt-update-checks --check %t/test.mlir
// RUN: mkdir -p %t/other && cp %t/test.mlir %t/other/moved.mlir
// RUN: tcopt %t/other/moved.mlir --mlir-print-debuginfo | FileCheck %t/other/moved.mlir
// RUN: sed 's/--mlir-print-debuginfo/& --mlir-pretty-debuginfo/' %t/test.mlir > %t/pretty.mlir
// RUN: not tcopt-update-checks %t/pretty.mlir 2>&1 | FileCheck %s --check-prefix=PRETTY

// PRETTY: error: not updated: --mlir-pretty-debuginfo prints locations that cannot be told from the program
// RUN: sed 's/= graph.relu %%x/= graph.abs %%x/' %t/test.mlir > %t/changed.mlir
// RUN: tcopt %t/changed.mlir --mlir-print-debuginfo | not FileCheck %t/test.mlir

// WROTE:      // CHECK-LABEL: func.func @f(
// WROTE-NEXT{LITERAL}: tensor<2xf32> loc({{[^,]*}}),
// WROTE-NEXT{LITERAL}: tensor<2xf32> loc({{[^,]*}},{{[^,]*}})) -> tensor<2xf32> {
// WROTE-NEXT: // CHECK-NEXT:    {{.*}} = graph.relu {{.*}} : (tensor<2xf32>) -> tensor<2xf32>{{$}}
// END.

//--- test.mlir
// RUN: tcopt %s --mlir-print-debuginfo | FileCheck %s

func.func @f(%x: tensor<2xf32> loc("first"), %y: tensor<2xf32> loc(fused["a, b)", "c"])) -> tensor<2xf32> {
  %r = graph.relu %x : (tensor<2xf32>) -> tensor<2xf32> loc(callsite("inner" at "outer"))
  %s = graph.add %r, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %s : tensor<2xf32>
}

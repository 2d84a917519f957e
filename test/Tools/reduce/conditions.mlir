// What makes a command fail is kept: the op, without what comes before and after it.
// RUN: tcopt-reduce %s "--fails=not grep -q graph.sin" -o - | FileCheck %s --check-prefix=FAILS
// RUN: tcopt-reduce %s "--fails=not grep -q graph.sin %%s" -o - | FileCheck %s --check-prefix=FAILS
// FAILS: func.func @main(%[[X:[^:]*]]: tensor<?x4xf32>{{.*}}) -> tensor<?x4xf32>
// FAILS-NEXT: %[[R:.*]] = graph.sin %[[X]]
// FAILS-NEXT: return %[[R]]
// FAILS-NOT: func.func

// A pass that makes exponentials wrong: only they are kept.
// RUN: tcopt-reduce %s --differs --plugin=%plugins/toy.so -o - \
// RUN:   "--run-options=--input=random:1 '--slot=after-decompose:func.func(toy-break)'" | FileCheck %s --check-prefix=DIFFERS
// DIFFERS: func.func @main(%[[X:.*]]: tensor<?x4xf32>
// DIFFERS-NEXT: %[[R:.*]] = graph.exp %[[X]]
// DIFFERS-NEXT: return %[[R]]

// Everything takes longer than no time at all.
// RUN: tcopt-reduce %s --slower-than=0 -o - | FileCheck %s --check-prefix=SLOWER
// SLOWER: func.func @main(%[[X:.*]]: tensor<?x4xf32>
// SLOWER-NEXT: return %[[X]]

// RUN: not tcopt-reduce %s --fails=true -o - 2>&1 | FileCheck %s --check-prefix=NOT
// NOT: {{^}}tcopt-reduce: error: the program does not fulfil the condition
// RUN: not tcopt-reduce %s --fails=true --differs 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: tcopt-reduce: error: --fails, --differs and --slower-than exclude each other
// RUN: not tcopt-reduce %s --slower-than=soon 2>&1 | FileCheck %s --check-prefix=SOON
// SOON: tcopt-reduce: error: --slower-than: expected milliseconds but found 'soon'
// RUN: tcopt-reduce %s --differs --print-script | FileCheck %s --check-prefix=SCRIPT
// SCRIPT: #!/bin/sh
// SCRIPT: tcopt-run' "$1" --input=random:1 --check=phases 2>&1 | grep -q 'outputs differ'

func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.neg %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<?x4xf32> {graph.dims = ["B", 4]}, %y: tensor<?x4xf32> {graph.dims = ["B", 4]}) -> tensor<?x4xf32> {
  %0 = graph.exp %x : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = graph.add %0, %y : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = graph.sin %1 : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = graph.mul %2, %0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %4 = graph.tanh %3 : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
}

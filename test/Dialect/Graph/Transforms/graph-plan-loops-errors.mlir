// RUN: not tcopt %s --pass-pipeline="builtin.module(func.func(graph-plan-loops{memory-budget=half}))" 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not tcopt %s --tcopt-compile="memory-budget=1.5" 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: not tcopt-run %s --memory-budget=8 2>&1 | FileCheck %s --check-prefix=TOOL

// WORD: error: expected a number in [0, 1] or an amount such as 64MiB as memory budget but found 'half'
// ABOVE: error: expected a number in [0, 1] or an amount such as 64MiB as memory-budget but found '1.5'
// TOOL: error: --memory-budget: expected a number in [0, 1] or an amount such as 64MiB but found '8'
func.func @main() {
  return
}

// Parts of a program by a plugin, the rest by cpu: every phase gives the interpreter's answer.
// RUN: tcopt-run --plugin=%plugins/toy.so --backend=toy %s --input=random:1 --check=phases 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=LEFT --input-file=%t.err
// RUN: tcopt-run --plugin=%plugins/toy.so --backend=toy %s --input=random:1 --check=interp --verify-memory-plan | FileCheck %s
// CHECK: result 0: 3x64xf32
// LEFT: remark: backends 'toy' take 2 of 3 core ops of 'main'; the target gets the others

// RUN: not tcopt-run --backend=toy %s --input=random:1 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: unknown backend 'toy' (known: cpu, cuda, interp)

// A wrong pass of a plugin is found.
// RUN: not tcopt-run --plugin=%plugins/toy.so "--slot=after-decompose:func.func(toy-break)" %s --input=random:1 --check=phases 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WRONG
// WRONG: outputs differ
func.func @main(%x: tensor<?x64xf32> {graph.dims = ["B", 64]}) -> tensor<?x64xf32> {
  %0 = graph.exp %x : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %1 = graph.add %0, %x : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
  %2 = graph.exp %1 : (tensor<?x64xf32>) -> tensor<?x64xf32>
  return %2 : tensor<?x64xf32>
}

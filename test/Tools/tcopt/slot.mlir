// RUN: tcopt --tcopt-compile=stop-after=ingest --slot=after-ingest:symbol-dce --slot after-ingest:cse,canonicalize \
// RUN:   --dump-pass-pipeline %s -o /dev/null 2>&1 | FileCheck %s

// CHECK: symbol-dce,
// CHECK-NEXT: cse,
// CHECK-NEXT: canonicalize{{.*}}
// CHECK-NEXT: tcopt-verify-ingest

// RUN: not tcopt --tcopt-compile= --slot=nowhere:cse %s 2>&1 | FileCheck %s --check-prefix=SLOT
// SLOT: tcopt: error: --slot: expected a slot as --list-slots prints them but found 'nowhere'
// RUN: not tcopt --tcopt-compile= --slot=after-ingest %s 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: tcopt: error: --slot: expected a pipeline for slot 'after-ingest'
// RUN: not tcopt --tcopt-compile= "--slot=after-ingest:func.func(cse" %s 2>&1 | FileCheck %s --check-prefix=BRACKETS
// RUN: not tcopt-run %s "--slot=after-ingest:func.func(cse" --input=zeros 2>&1 | FileCheck %s --check-prefix=RUN-BRACKETS
// RUN: not tcopt-run %s "--slot=after-ingest:cse{x=1}" --input=zeros 2>&1 | FileCheck %s --check-prefix=RUN-OPTION
// BRACKETS: tcopt: error: --slot: unbalanced brackets in 'after-ingest:func.func(cse'
// RUN-BRACKETS: error: cannot read the pipeline 'func.func(cse' of slot 'after-ingest': {{.*}}unbalanced parentheses
// RUN-OPTION: error: cannot read the pipeline 'cse{x=1}' of slot 'after-ingest': {{.*}}no such option x
// RUN: not tcopt --slot=after-ingest:cse %s 2>&1 | FileCheck %s --check-prefix=COMPILE
// COMPILE: tcopt: error: --slot: there is no --tcopt-compile
// RUN: not tcopt --tcopt-compile= --slot=after-ingest:nothing %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: cannot read the pipeline 'nothing' of slot 'after-ingest': {{.*}}'nothing' does not refer to a registered pass or pass pipeline
// RUN: not tcopt %t.none.mlir 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: tcopt: error: cannot open input file

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

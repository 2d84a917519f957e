// What cannot be updated is refused in one line, and left as it was.
// RUN: split-file %s %t && chmod +x %t/fake-opt && rm -rf %t.before && cp -r %t %t.before
// RUN: not tcopt-update-checks --bin=%t %t/fails.mlir 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: not tcopt-update-checks --bin=%t %t/none.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not tcopt-update-checks --bin=%t %t/unknown.mlir 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not tcopt-update-checks --bin=%t %t/empty.mlir 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not tcopt-update-checks --bin=%t %t/missing.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: diff -r %t.before %t

// FAILS: fails.mlir: error: not updated: the RUN line of line 1 ended with status 3: input:1:1: error: cannot parse
// NONE: none.mlir: error: not updated: it has no RUN line that ends in FileCheck
// UNKNOWN: unknown.mlir: error: not updated: the substitution '%nonesuch' is not known; give it as --sub nonesuch=VALUE
// EMPTY: empty.mlir: error: not updated: the RUN line of line 1 prints no function
// MISSING: missing.mlir: error: not updated: {{.*}}No such file
// END.

//--- fake-opt
#!/bin/sh
echo 'note: something' >&2
echo 'input:1:1: error: cannot parse' >&2
exit 3
//--- fails.mlir
// RUN: fake-opt %s | FileCheck %s
// CHECK: old
//--- none.mlir
// RUN: fake-opt %s
//--- unknown.mlir
// RUN: true %nonesuch | FileCheck %s
//--- empty.mlir
// RUN: true | FileCheck %s

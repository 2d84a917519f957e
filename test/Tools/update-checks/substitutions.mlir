// What a suite of one's own substitutes is given to the tool.
// RUN: split-file %s %t && chmod +x %t/fake-opt
// RUN: not tcopt-update-checks --bin=%t %t/test.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not tcopt-update-checks --bin=%t --sub plugin=there %t/test.mlir 2>&1 | FileCheck %s --check-prefix=SECOND
// RUN: tcopt-update-checks --bin=%t --sub plugin=there.so --sub '{name}=f=g' %t/test.mlir
// RUN: FileCheck %s --check-prefix=WROTE --input-file=%t/test.mlir
// RUN: not tcopt-update-checks --bin=%t --sub plugin %t/test.mlir 2>&1 | FileCheck %s --check-prefix=VALUE

// MISSING: test.mlir: error: not updated: the substitution '%plugin' is not known; give it as --sub plugin=VALUE
// SECOND: test.mlir: error: not updated: the substitution '%{name}' is not known; give it as --sub {name}=VALUE
// WROTE: fake-opt --plugin=%plugin %{name} | FileCheck %s
// WROTE: // CHECK-NEXT: {{ *}}"plugin=there.so f=g"()
// VALUE: error: --sub plugin is not NAME=VALUE
// END.

//--- fake-opt
#!/bin/sh
cat <<IR
module {
  func.func @f() {
    "${1#--} $2"() : () -> ()
    return
  }
}
IR
//--- test.mlir
// RUN: fake-opt --plugin=%plugin %{name} | FileCheck %s

func.func @f() {
  return
}

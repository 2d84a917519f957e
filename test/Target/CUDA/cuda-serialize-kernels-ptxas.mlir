// The image is what a program makes of the PTX, here a script in place of NVIDIA's.
// RUN: rm -rf %t && split-file %s %t && chmod +x %t/*.sh && mkdir %t/tmp
// RUN: env TMPDIR=%t/tmp tcopt %t/kernels.mlir --cuda-serialize-kernels="chip=sm_90a ptxas=%t/assembler.sh" | FileCheck %s
// RUN: env TMPDIR=%t/tmp PATH=%t:/usr/bin:/bin %bin/tcopt %t/kernels.mlir --cuda-serialize-kernels="chip=sm_90a ptxas=assembler.sh" | FileCheck %s
// CHECK: gpu.module @m attributes {rt.image = "code for -arch=sm_90a of .entry second("}
// CHECK-NEXT: }

// DEFINE: %{fails} = env TMPDIR=%t/tmp not tcopt %t/kernels.mlir --mlir-print-op-on-diagnostic=false
// RUN: %{fails} --cuda-serialize-kernels="chip=sm_80 ptxas=%t/refuses.sh" 2>&1 | FileCheck %s --check-prefix=REFUSES
// REFUSES: kernels.mlir:2:3: error: cannot compile 'first', 'second': '{{.*}}refuses.sh' ended with status 3: ptxas: out of registers
// REFUSES-NEXT: ptxas fatal: no luck
// RUN: %{fails} --cuda-serialize-kernels="chip=sm_80 ptxas=%t/stops.sh" 2>&1 | FileCheck %s --check-prefix=STOPS
// STOPS: error: cannot compile 'first', 'second': '{{.*}}stops.sh' was stopped
// RUN: %{fails} --cuda-serialize-kernels="chip=sm_80 ptxas=%t/idle.sh" 2>&1 | FileCheck %s --check-prefix=IDLE
// IDLE: error: cannot compile 'first', 'second': '{{.*}}idle.sh' has made no code
// RUN: %{fails} --cuda-serialize-kernels="chip=sm_80 ptxas=%t/none.sh" 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: cannot compile 'first', 'second': cannot run '{{.*}}none.sh': {{.*}}No such file or directory
// RUN: %{fails} --cuda-serialize-kernels="chip=sm_80 ptxas=no-such-assembler" 2>&1 | FileCheck %s --check-prefix=PATH
// PATH: error: cannot compile 'first', 'second': cannot find the program 'no-such-assembler': No such file or directory
// RUN: %{fails} --cuda-serialize-kernels="chip=emulated ptxas=%t/assembler.sh" 2>&1 | FileCheck %s --check-prefix=CHIP
// CHIP: error: cannot compile 'first', 'second': ptxas makes code for chips such as sm_90, not for 'emulated'
// RUN: %{fails} --cuda-serialize-kernels="chip=sm_80 text ptxas=%t/assembler.sh" 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: error: expected 'text' or 'ptxas' but found both

// No file is left behind.
// RUN: ls -A %t/tmp | count 0

//--- kernels.mlir
gpu.module @m {
  llvm.func @first() attributes {gpu.kernel, nvvm.kernel} {
    llvm.return
  }
  llvm.func @second() attributes {gpu.kernel, nvvm.kernel} {
    llvm.return
  }
}

//--- assembler.sh
#!/bin/sh
# -arch=CHIP -o CUBIN PTX
printf 'code for %s of %s' "$1" "$(grep -o '.entry second(' "$4")" > "$3"

//--- refuses.sh
#!/bin/sh
echo "ptxas: out of registers"
echo "ptxas fatal: no luck" >&2
exit 3

//--- stops.sh
#!/bin/sh
kill -9 $$

//--- idle.sh
#!/bin/sh
exit 0

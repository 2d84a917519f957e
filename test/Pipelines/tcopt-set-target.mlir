// What code is made for: stated by options, kept if it is stated, else that of this machine.
// RUN: tcopt %s --tcopt-set-target="cpu=haswell" | FileCheck %s --check-prefix=HASWELL
// RUN: tcopt %s --tcopt-set-target="cpu=haswell vector-bits=128 features=-fma,+sse4a" | FileCheck %s --check-prefix=NARROW
// RUN: tcopt %s --tcopt-set-target="cpu=skylake-avx512" | FileCheck %s --check-prefix=WIDE
// RUN: tcopt %s --tcopt-set-target="cpu=x86-64" | tcopt --tcopt-set-target | FileCheck %s --check-prefix=KEPT
// RUN: tcopt %s --tcopt-set-target="cpu=haswell features=+sse4a" | tcopt --tcopt-set-target="vector-bits=128" | FileCheck %s --check-prefix=BITS128
// RUN: tcopt %s --tcopt-set-target="cpu=haswell features=+sse4a" | tcopt --tcopt-set-target="cpu=skylake-avx512" | FileCheck %s --check-prefix=WIDE
// RUN: tcopt %s --tcopt-set-target | FileCheck %s --check-prefix=HOST
// BITS128: cpu = "haswell", features = "+sse4a", vector_bits = 128>
// HASWELL: module attributes {tcopt.target = #tcopt.target<triple = "x86_64-{{[^"]*}}", cpu = "haswell", vector_bits = 256>}
// NARROW: cpu = "haswell", features = "-fma,+sse4a", vector_bits = 128>
// WIDE: cpu = "skylake-avx512", vector_bits = 512>
// KEPT: cpu = "x86-64", vector_bits = 128>
// HOST: #tcopt.target<triple = "{{[^"]+}}", cpu = "{{[^"]+}}"

// The chip of a GPU is the backend's, and so is the CPU that runs the host's code.
// RUN: tcopt %s --tcopt-set-target="backend=cuda chip=sm_90a cpu=haswell" | FileCheck %s --check-prefix=CHIP
// RUN: tcopt %s --tcopt-set-target="backend=cuda chip=sm_80 cpu=haswell" | tcopt --tcopt-set-target="backend=cuda chip=sm_90a" | FileCheck %s --check-prefix=CHIP
// RUN: tcopt %s --tcopt-set-target="backend=cuda chip=sm_90a cpu=haswell" | tcopt --tcopt-set-target="backend=cuda vector-bits=256" | FileCheck %s --check-prefix=CHIP
// RUN: tcopt %s --tcopt-set-target="backend=cuda" | FileCheck %s --check-prefix=ANY-CHIP
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt %s --tcopt-set-target="backend=cuda chip=native" | FileCheck %s --check-prefix=EMULATED
// CHIP: cpu = "haswell", vector_bits = 256, chip = "sm_90a">
// ANY-CHIP: chip = "{{sm_[0-9]+|emulated}}">
// EMULATED: chip = "emulated">
// RUN: not tcopt %s --tcopt-set-target="backend=cuda chip=sm_1" 2>&1 | FileCheck %s --check-prefix=NO-CHIP
// NO-CHIP: error: unknown chip 'sm_1'; expected one such as sm_80 or sm_90
// The module is not printed.
// NO-CHIP-NOT: {{.}}

// RUN: not tcopt %s --tcopt-set-target="cpu=nonesuch" 2>&1 | FileCheck %s --check-prefix=CPU
// CPU: error: unknown cpu 'nonesuch'
// RUN: not tcopt %s --tcopt-set-target="cpu=haswell features=+nonesuch" 2>&1 | FileCheck %s --check-prefix=FEATURE
// FEATURE: error: unknown feature '+nonesuch'
// RUN: not tcopt %s --tcopt-set-target="vector-bits=96" 2>&1 | FileCheck %s --check-prefix=BITS
// RUN: not tcopt %s --tcopt-compile="vector-bits=96" 2>&1 | FileCheck %s --check-prefix=OPTION-BITS
// OPTION-BITS: error: expected 0, 128, 256 or 512 as vector-bits but found '96'
// BITS: error: (M1) expected vector-bits 128, 256 or 512 but found 96
// RUN: not tcopt %s --tcopt-set-target="backend=nonesuch" 2>&1 | FileCheck %s --check-prefix=BACKEND
// BACKEND: error: expected a known backend but found 'nonesuch'

// RUN: tcopt %s --tcopt-set-target="backend=cuda chip=sm_80 allow-host-ops" | FileCheck %s --check-prefix=ALLOW
// ALLOW: module attributes {tcopt.allow_host_ops, tcopt.target
// RUN: tcopt %s --tcopt-set-target="backend=cuda chip=sm_80 allow-atomics" | FileCheck %s --check-prefix=ATOMICS
// ATOMICS: module attributes {tcopt.allow_atomics, tcopt.target

// Phases read what the first one stated: schedules have tiles of the target.
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=skylake-avx512" | FileCheck %s --check-prefix=TILE512
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" | FileCheck %s --check-prefix=TILE256
// TILE512: registers = [8, 32], lanes = 16
// TILE256: registers = [6, 16], lanes = 8
func.func @main(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = graph.matmul %x, %y : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}

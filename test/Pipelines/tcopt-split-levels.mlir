// A program for each level of instructions, which states its target.
// RUN: tcopt %s --tcopt-split-levels="levels=x86-64-v2+haswell+x86-64-v4" | FileCheck %s
// RUN: tcopt %s --tcopt-split-levels="levels=x86-64-v3" | FileCheck %s --check-prefix=ONE

// CHECK: module {
// CHECK-NEXT: module attributes {tcopt.target = #tcopt.target<triple = "x86_64-{{[^"]*}}", cpu = "x86-64-v2", vector_bits = 128>, test.keeps = 1 : i64} {
// CHECK-NEXT: func.func @main(
// CHECK: module attributes {tcopt.target = #tcopt.target<triple = "x86_64-{{[^"]*}}", cpu = "haswell", vector_bits = 256>, test.keeps = 1 : i64} {
// CHECK-NEXT: func.func @main(
// CHECK: module attributes {tcopt.target = #tcopt.target<triple = "x86_64-{{[^"]*}}", cpu = "x86-64-v4", vector_bits = 512>, test.keeps = 1 : i64} {
// CHECK-NEXT: func.func @main(
// ONE: cpu = "x86-64-v3"
// ONE-NOT: cpu =

// Each phase after it runs on each level by itself: a contraction has tiles of its own.
// RUN: tcopt %s --pass-pipeline="builtin.module(tcopt-split-levels{levels=x86-64-v3+x86-64-v4},builtin.module(tcopt-compile{stop-after=fuse}))" | FileCheck %s --check-prefix=TILES
// TILES: registers = [6, 16], lanes = 8
// TILES: registers = [8, 32], lanes = 16

// RUN: not tcopt %s --tcopt-split-levels 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: expected levels=CPU+CPU, from the lowest to the highest
// RUN: not tcopt %s --tcopt-split-levels="levels=x86-64-v3+nonesuch" 2>&1 | FileCheck %s --check-prefix=CPU
// CPU: error: unknown cpu 'nonesuch'
// RUN: not tcopt %s --tcopt-split-levels="levels=x86-64-v4+x86-64-v3" 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: code for 'x86-64-v4' would never be taken: 'x86-64-v3', which comes after it, needs no more
// RUN: not tcopt %s --tcopt-split-levels="levels=x86-64-v3+x86-64-v3" 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: code for 'x86-64-v3' would never be taken: 'x86-64-v3', which comes after it, needs no more
// RUN: not tcopt %s --tcopt-split-levels="levels=x86-64-v3+diamondrapids" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: code for the cpu 'diamondrapids' may hold instructions of '{{[a-z0-9.]+}}', for which the runtime cannot ask a machine

module attributes {test.keeps = 1 : i64, tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "znver4", vector_bits = 512>} {
  func.func @main(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>) -> tensor<256x256xf32> {
    %0 = graph.matmul %x, %y : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    return %0 : tensor<256x256xf32>
  }
}

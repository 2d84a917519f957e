// Targets of modules as text, bytecode and dictionaries.
// RUN: tcopt %s | tcopt | FileCheck %s
// RUN: tcopt %s --emit-bytecode | tcopt | FileCheck %s
// RUN: tcopt %s --convert-tcopt-to-builtin | FileCheck %s --check-prefix=BUILTIN
// RUN: tcopt %s --convert-tcopt-to-builtin | tcopt --tcopt-set-target | FileCheck %s --check-prefix=BACK

// CHECK: module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", features = "+sse4a,-fma",
// CHECK-SAME: vector_bits = 256, chip = "sm_90">}
// BUILTIN: module attributes {tcopt.target = {chip = "sm_90", cpu = "haswell", features = "+sse4a,-fma", triple = "x86_64-pc-linux-gnu", vector_bits = 256 : i64}}
// BACK: module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", features = "+sse4a,-fma",
// BACK-SAME: vector_bits = 256, chip = "sm_90">}
module attributes {tcopt.target = #tcopt.target<vector_bits = 256, cpu = "haswell", triple = "x86_64-pc-linux-gnu",
    features = "+sse4a,-fma", chip = "sm_90">} {
  // CHECK: module @gpu attributes {tcopt.target = #tcopt.target<chip = "sm_80">}
  module @gpu attributes {tcopt.target = #tcopt.target<chip = "sm_80">} {
  }
}

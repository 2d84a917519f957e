// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-state-workspaces)))" | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-state-workspaces)))" | tcopt --pass-pipeline="builtin.module(builtin.module(nest.kernel(cpu-state-workspaces)))" | FileCheck %s

// Panels of 64 KB are on the stack.
// CHECK: nest.kernel @small({{.*}}) -> tensor<512x512xf32> attributes {nest.schedule = #cpu.contraction<{{[^>]*}}>} {
module @small {
  nest.kernel @small(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %o: tensor<512x512xf32>) -> tensor<512x512xf32>
      attributes {nest.schedule = #cpu.contraction<task = [258, 32, 512], registers = [6, 16], lanes = 8>, nest.thread_bytes = 4096 : i64} {
    %1 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>) outs(%o : tensor<512x512xf32>) -> tensor<512x512xf32>
    nest.return %1 : tensor<512x512xf32>
  }
}

// Panels of 256 columns and 128 terms, two tables of terms, one of columns.
// CHECK: nest.kernel @large({{.*}} attributes {nest.schedule = {{.*}}, nest.thread_bytes = 133504 : i64} {
module @large {
  nest.kernel @large(%a: tensor<32x512xf32>, %b: tensor<512x512xf32>, %o: tensor<32x512xf32>) -> tensor<32x512xf32>
      attributes {nest.schedule = #cpu.contraction<task = [32, 256, 128], registers = [4, 16], lanes = 8>} {
    %1 = linalg.matmul ins(%a, %b : tensor<32x512xf32>, tensor<512x512xf32>) outs(%o : tensor<32x512xf32>) -> tensor<32x512xf32>
    nest.return %1 : tensor<32x512xf32>
  }
}

// A tile that is longer than the loop needs no more than the loop.
// CHECK: nest.kernel @short({{.*}}) -> tensor<32x512xf32> attributes {nest.schedule = #cpu.contraction<{{[^>]*}}>} {
module @short {
  nest.kernel @short(%a: tensor<32x24xf32>, %b: tensor<24x512xf32>, %o: tensor<32x512xf32>) -> tensor<32x512xf32>
      attributes {nest.schedule = #cpu.contraction<task = [32, 256, 128], registers = [4, 16], lanes = 8>} {
    %1 = linalg.matmul ins(%a, %b : tensor<32x24xf32>, tensor<24x512xf32>) outs(%o : tensor<32x512xf32>) -> tensor<32x512xf32>
    nest.return %1 : tensor<32x512xf32>
  }
}

// The workspaces of variants are included; an element of the sums has two bytes.
// CHECK: nest.kernel @variant({{.*}} attributes {nest.schedule = {{.*}}, nest.thread_bytes = 133376 : i64} {
module @variant {
  nest.kernel @variant(%a: tensor<?x512xf16> {nest.sizes = array<i64: 0>}, %b: tensor<512x512xf16>, %o: tensor<?x512xf16> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?x512xf16>
      attributes {nest.schedule = #nest.cases<[<loops = [0], below = 64, schedule = #cpu.contraction<task = [32, 512, 128], registers = [4, 16], lanes = 8>>], otherwise = #cpu.contraction<task = [4, 16, 64], registers = [4, 16], lanes = 8>>} {
    %1 = linalg.matmul ins(%a, %b : tensor<?x512xf16>, tensor<512x512xf16>) outs(%o : tensor<?x512xf16>) -> tensor<?x512xf16>
    nest.return %1 : tensor<?x512xf16>
  }
}

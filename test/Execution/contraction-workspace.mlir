// Panels that are too large for a stack lie in the workspace: threads with stacks of 128 KB compute what they need 128 KB
// of panels for. Calls take turns in it, and callees have it from their callers.
// RUN: tcopt-run %s --entry=thin --input=random:1 --check=phases
// RUN: env OMP_STACKSIZE=128k tcopt-run %s --entry=thin --input=random:1 --threads=3 --verify-memory-plan --json | FileCheck %s
// RUN: env OMP_STACKSIZE=128k tcopt-run %s --entry=called --input=random:1 --threads=3 --check=phases
// RUN: tcopt-run %s --entry=called --input=random:1 --threads=1 --verify-memory-plan

// CHECK: "ok":true
func.func @thin(%a: tensor<32x300xf32>, %b: tensor<300x8192xf32>, %c: tensor<32x300xf32>) -> (tensor<32x8192xf32>, tensor<32x8192xf32>) {
  %r = graph.matmul %a, %b : (tensor<32x300xf32>, tensor<300x8192xf32>) -> tensor<32x8192xf32>
  %s = graph.matmul %c, %b : (tensor<32x300xf32>, tensor<300x8192xf32>) -> tensor<32x8192xf32>
  return %r, %s : tensor<32x8192xf32>, tensor<32x8192xf32>
}

func.func private @layer(%a: tensor<?x300xf32>, %b: tensor<300x8192xf32>) -> tensor<?x8192xf32> attributes {no_inline} {
  %r = graph.matmul %a, %b : (tensor<?x300xf32>, tensor<300x8192xf32>) -> tensor<?x8192xf32>
  %t = graph.flip %r, dims = [1] : (tensor<?x8192xf32>) -> tensor<?x8192xf32>
  return %t : tensor<?x8192xf32>
}
func.func private @fixed(%a: tensor<32x300xf32>, %b: tensor<300x8192xf32>) -> tensor<32x8192xf32> attributes {no_inline} {
  %r = graph.matmul %a, %b : (tensor<32x300xf32>, tensor<300x8192xf32>) -> tensor<32x8192xf32>
  %t = graph.flip %r, dims = [1] : (tensor<32x8192xf32>) -> tensor<32x8192xf32>
  return %t : tensor<32x8192xf32>
}
func.func @called(%a: tensor<32x300xf32>, %b: tensor<300x8192xf32>) -> (tensor<32x8192xf32>, tensor<?x8192xf32>) {
  %0 = call @fixed(%a, %b) : (tensor<32x300xf32>, tensor<300x8192xf32>) -> tensor<32x8192xf32>
  %d = tensor.cast %a : tensor<32x300xf32> to tensor<?x300xf32>
  %1 = call @layer(%d, %b) : (tensor<?x300xf32>, tensor<300x8192xf32>) -> tensor<?x8192xf32>
  return %0, %1 : tensor<32x8192xf32>, tensor<?x8192xf32>
}

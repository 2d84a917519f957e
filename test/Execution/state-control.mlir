// What constants decide within loops, branches and callees is computed before them.
// RUN: tcopt-run %s --input=random:1 --dim B=3 --check=phases
// RUN: tcopt %s --tcopt-compile=stop-after=fuse -o %t.mlir && tcopt-run %t.mlir --input=random:1 --dim B=3 --check=phases
// RUN: tcopt-run %t.mlir --input=random:1 --dim B=3 --verify-memory-plan --json | FileCheck %s --check-prefix=MEMORY
// RUN: FileCheck %s --input-file=%t.mlir

// Three callers' weights, of which two are equal, and one of the loop.
// CHECK: nest.state_layout = [tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>]
// CHECK-LABEL: func.func @main(
// CHECK-COUNT-4: nest.state =

// Three tensors of 64 bytes, and what a call needs, whose size is not known.
// MEMORY: "peak_bytes":{{[2-9][0-9][0-9]+}},"lower_bound_bytes":192

func.func private @block(%x: tensor<?x4xf32>, %w: tensor<4x4xf32>) -> tensor<?x4xf32> attributes {no_inline} {
  %e = graph.exp %w : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %y = graph.linear %x, %e : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %z = graph.tanh %y : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %z : tensor<?x4xf32>
}

func.func @main(%x: tensor<?x4xf32> {graph.dims = ["B", 4]}, %flag: tensor<i1>) -> tensor<?x4xf32> {
  %a = graph.constant dense<[[1., 2., 3., 4.], [-5., 6., -7., 8.], [0.5, 1.5, 2.5, -3.5], [0., 1., -1., 2.]]> : tensor<4x4xf32>
  %b = graph.constant dense<[[2., 1., 0., 4.], [-5., 5., -2., 1.], [0.5, 1.5, 1.5, -3.5], [0., 1., -1., 3.]]> : tensor<4x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = func.call @block(%x, %a) : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %1 = func.call @block(%0, %b) : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %2 = func.call @block(%1, %a) : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %2) -> tensor<?x4xf32> {
    %c = tensor.extract %flag[] : tensor<i1>
    %r = scf.if %c -> tensor<?x4xf32> {
      %e = graph.sigmoid %b : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %t = graph.matmul %s, %e : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
      scf.yield %t : tensor<?x4xf32>
    } else {
      scf.yield %s : tensor<?x4xf32>
    }
    scf.yield %r : tensor<?x4xf32>
  }
  return %3 : tensor<?x4xf32>
}

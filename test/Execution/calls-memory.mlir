// What callees compute with lies in the memory of their callers: calls and what
// else is computed take turns, in loops and branches too.
// RUN: tcopt-run %s --entry=turns --input=random:1 --verify-memory-plan --json | FileCheck %s --check-prefix=TURNS
// RUN: tcopt-run %s --entry=turns --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=loop --input=random:1 --verify-memory-plan --json | FileCheck %s --check-prefix=LOOP
// RUN: tcopt-run %s --entry=loop --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=dynamic --input=random:1 --dim N=5 --dim M=3 --verify-memory-plan
// RUN: tcopt-run %s --entry=dynamic --input=random:1 --dim N=5 --dim M=3 --check=phases
// RUN: tcopt-run %s --entry=dynamic --input=random:1 --dim N=0 --dim M=1 --check=phases
// RUN: tcopt-run %s --entry=found --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=found --input=random:1 --verify-memory-plan

// All calls of @block use the same 4 MB, and no large buffer of @turns is live during a call. The peak includes
// the result.
// TURNS: "peak_bytes":4194624,"lower_bound_bytes":4194496}
func.func private @block(%x: tensor<16xf32>) -> tensor<16xf32> attributes {no_inline} {
  %r = graph.reshape %x, sizes = [16, 1] : (tensor<16xf32>) -> tensor<16x1xf32>
  %b = graph.expand %r, sizes = [16, 65536] : (tensor<16x1xf32>) -> tensor<16x65536xf32>
  %c = graph.cumsum %b, dim = 1 : (tensor<16x65536xf32>) -> tensor<16x65536xf32>
  %f = graph.flip %c, dims = [1] : (tensor<16x65536xf32>) -> tensor<16x65536xf32>
  %m = graph.amax %f, dims = [1], keepdim = false : (tensor<16x65536xf32>) -> tensor<16xf32>
  %t = graph.tanh %m : (tensor<16xf32>) -> tensor<16xf32>
  return %t : tensor<16xf32>
}
func.func @turns(%x: tensor<16xf32>) -> tensor<16xf32> {
  %0 = call @block(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %r = graph.reshape %0, sizes = [16, 1] : (tensor<16xf32>) -> tensor<16x1xf32>
  %b = graph.expand %r, sizes = [16, 65536] : (tensor<16x1xf32>) -> tensor<16x65536xf32>
  %c = graph.cumsum %b, dim = 1 : (tensor<16x65536xf32>) -> tensor<16x65536xf32>
  %m = graph.amax %c, dims = [1], keepdim = false : (tensor<16x65536xf32>) -> tensor<16xf32>
  %1 = call @block(%m) : (tensor<16xf32>) -> tensor<16xf32>
  %2 = call @block(%1) : (tensor<16xf32>) -> tensor<16xf32>
  return %2 : tensor<16xf32>
}

// LOOP: "peak_bytes":4194560,"lower_bound_bytes":4194432}
func.func private @outer(%x: tensor<16xf32>) -> tensor<16xf32> attributes {no_inline} {
  %0 = call @block(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %1 = graph.add %0, %x : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}
func.func @loop(%x: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> (tensor<16xf32>) {
    %0 = func.call @outer(%h) : (tensor<16xf32>) -> tensor<16xf32>
    %c = arith.cmpi slt, %i, %c2 : index
    %1 = scf.if %c -> (tensor<16xf32>) {
      %2 = func.call @block(%0) : (tensor<16xf32>) -> tensor<16xf32>
      scf.yield %2 : tensor<16xf32>
    } else {
      %2 = func.call @outer(%0) : (tensor<16xf32>) -> tensor<16xf32>
      scf.yield %2 : tensor<16xf32>
    }
    scf.yield %1 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// Sizes of arguments, of views of them and of what other calls return.
func.func private @rows(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {no_inline} {
  %s = graph.softmax %x, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = graph.cumsum %s, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %f = graph.flip %c, dims = [0, 1] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %t = graph.transpose %f, dim0 = 0, dim1 = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %t : tensor<?x?xf32>
}
func.func private @twice(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {no_inline} {
  %0 = call @rows(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = graph.cat %0, %0, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = call @rows(%1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @dynamic(%x: tensor<?x?xf32> {graph.dims = ["N", "M"]}, %p: tensor<i1>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = call @twice(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = call @rows(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = tensor.extract %p[] : tensor<i1>
  %2 = scf.if %c -> (tensor<?x?xf32>) {
    %4 = func.call @twice(%1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %4 : tensor<?x?xf32>
  } else {
    scf.yield %0 : tensor<?x?xf32>
  }
  %3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %2) -> (tensor<?x?xf32>) {
    %4 = func.call @rows(%h) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %5 = func.call @rows(%4) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %5 : tensor<?x?xf32>
  }
  return %3 : tensor<?x?xf32>
}

// Sizes that are found by computing.
func.func @found(%x: tensor<20xf32>) -> tensor<f32> {
  %z = graph.constant dense<0.0> : tensor<f32>
  %b = graph.gt %x, %z : (tensor<20xf32>, tensor<f32>) -> tensor<20xi1>
  %n = graph.nonzero %b : (tensor<20xi1>) -> tensor<?x1xi64>
  %f = graph.cast %n : (tensor<?x1xi64>) -> tensor<?x1xf32>
  %d = tensor.cast %f : tensor<?x1xf32> to tensor<?x?xf32>
  %0 = call @twice(%d) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = graph.sum %0, dims = [0, 1], keepdim = false : (tensor<?x?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}

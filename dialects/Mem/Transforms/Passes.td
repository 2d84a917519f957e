//===- Passes.td - destinations and arenas ---------------------*- tablegen -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_PASSES_TD
#define TCOPT_MEM_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def PassDestinationsPass : Pass<"mem-pass-destinations", "::mlir::ModuleOp"> {
  let summary = "let callers own the results of functions";
  let description = [{
    Gives each function one argument for each tensor result, into which the
    result is written. Sizes that only the function knows come from a function
    `<name>.shapes`, which computes the unknown sizes of its results from the
    unknown sizes of its arguments; callers allocate with it. A result of a public
    function whose size follows from values is given by `mem.give_result` instead,
    and `tcopt.signature` states its size as `"*"`; calls of such a function are an
    error.

    A result in the memory of a donated argument (`tcopt.donates`) gets no
    argument: its destination is that one. Such results are written last. A call
    of a function with donated arguments states for each result the operand that
    the callee updates (`mem.donors`, -1 for none).

    Before:
    ```mlir
    func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
      %r = ...
      return %r : tensor<?xf32>
    }
    ```
    After:
    ```mlir
    func.func private @f.shapes(%n: index) -> index {
      return %n : index
    }
    func.func @f(%x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
      %r = ...
      %m = bufferization.materialize_in_destination %r in %out
      return %m : tensor<?xf32>
    }
    ```
  }];
  let statistics = [
    Statistic<"numDestinations", "num-destinations", "Results that became arguments">,
    Statistic<"numDonated", "num-donated", "Results in the memory of an argument">,
    Statistic<"numGiven", "num-given", "Results that are given at the end"> ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect",
                           "::tcopt::core::CoreDialect",
                           "::tcopt::mem::MemDialect",
                           "::mlir::tensor::TensorDialect"];
}

def BufferizeHostPass : Pass<"mem-bufferize-host", "::mlir::ModuleOp"> {
  let summary = "put the tensors of host functions into buffers";
  let description = [{
    Turns tensors of functions into buffers and results into buffers of the
    caller, to which `mem-pass-destinations` has made them. Tensors that are not
    live at the same time share a buffer where that saves a copy or where a
    kernel may write its result over an input (`nest.may_alias`): a result is
    written over what it changes if that is not needed any more, what a loop
    carries stays in one buffer, and what is returned is computed where the
    caller wants it. A donated argument (`tcopt.donates`) is the buffer of its
    result, so that an update of it is made in place, unless what it held is read
    later. Elsewhere there are copies, as `memref.copy`; the remark `not-donated`
    says why an update is copied to its argument (`read-later`, `other-sizes`,
    or `not-updated` where it comes from another argument or a constant). Kernels stay
    on tensors. Cost: near-linear in the number of ops.

    Where a kernel's result has a buffer of its own though an input has its type,
    a remark `not-reused` says why: `read-later`, `other-indices`.

    Before:
    ```mlir
    func.func @f(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %r = nest.call @k ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
      %m = bufferization.materialize_in_destination %r in %out
      return %m : tensor<8xf32>
    }
    ```
    After:
    ```mlir
    func.func @f(%x: memref<8xf32>, %out: memref<8xf32>) {
      nest.call @k ins(%x : memref<8xf32>) outs(%out : memref<8xf32>)
      return
    }
    ```
  }];
  let statistics = [
    Statistic<"numBuffers", "num-buffers", "Buffers that were allocated">,
    Statistic<"numCopies", "num-copies", "Tensors that are copied">
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::tcopt::core::CoreDialect",
                           "::tcopt::nest::NestDialect"];
}

def PlanArenasPass : Pass<"mem-plan-arenas", "::mlir::ModuleOp"> {
  let summary = "give each buffer a place in an arena";
  let description = [{
    Replaces the allocations of a function by views of one arena, so that
    buffers that are not live at the same time share bytes. Sizes that are not
    known become slots of their own, shared by buffers of equal size. A buffer
    within a loop or a branch is live there alone.

    A private function gets the memory of its arena from its callers, as its last
    argument: a buffer of theirs that is live during the call. Callees are planned
    first. Its bytes are a number or follow from sizes of its arguments; where they
    do not, the function opens its arena itself, and so do functions that call
    themselves and entries that are called. A remark `own-arena` at the call says
    why: `other-sizes`, `recursive`, `entry`.

    A call of a kernel that states `nest.thread_bytes` gets a workspace with a row
    for each thread.

    Before:
    ```mlir
    %b = memref.alloc() : memref<8xf32>
    ```
    After:
    ```mlir
    %a = mem.arena slots = [64], lower_bound = 64
    %b = mem.view %a, slot = 0, offset = 0, lifetime = [0, 2] : memref<8xf32>
    ```
  }];
  let statistics = [
    Statistic<"numBuffers", "num-buffers", "Buffers that got a place">,
    Statistic<"numPassed", "num-passed", "Calls that pass memory">,
    Statistic<"numWorkspaces", "num-workspaces",
              "Calls of kernels that pass memory for threads">,
    Statistic<"numArenaBytes", "num-arena-bytes", "Bytes of static slots">,
    Statistic<"numBoundBytes", "num-bound-bytes",
              "Bytes that any plan needs for buffers of static size"> ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::tcopt::mem::MemDialect"];
}

def PlaceApartPass : Pass<"mem-place-apart", "::mlir::func::FuncOp"> {
  let summary = "give each buffer an arena of its own";
  let description = [{
    For the reference lowering, whose memory must not depend on a plan: each
    allocation becomes a view of an arena that holds nothing else. An arena is
    closed at the end of its block (`convert-mem-to-memref`).

    Before:
    ```mlir
    %b = memref.alloc(%n) : memref<?x4xf32>
    ```
    After:
    ```mlir
    %bytes = mem.bytes %n, element_bytes = 16
    %a = mem.arena slots = [%bytes], lower_bound = 0
    %b = mem.view %a, slot = 0, offset = 0, lifetime = [0, 0], sizes(%n) : memref<?x4xf32>
    ```
  }];
  let statistics = [
    Statistic<"numBuffers", "num-buffers", "Buffers that got an arena">
  ];
  let dependentDialects = ["::tcopt::mem::MemDialect"];
}

def MarkFailuresPass : Pass<"mem-mark-failures", "::mlir::ModuleOp"> {
  let summary = "mark functions that fail before they write to arguments";
  let description = [{
    A public function in which values may make a kernel fail gets
    `tcopt.fails_before_writes` if all that may fail runs before the first write
    to a donated argument (`tcopt.donates`), in callees too: after an error its
    arguments hold what they held, so that a caller may donate them and still find
    the wrong value. What fails and what writes in one loop or branch counts as
    a late failure. For others a remark `fails-late` at the first write says
    `written-earlier`. Cost: near-linear in the number of ops.

    Before:
    ```mlir
    func.func @f(%x: memref<8xi64>, %w: memref<8xf32> {tcopt.donates = 0 : i64}) {
      nest.call @gather ins(%x : memref<8xi64>) outs(%b : memref<8xf32>) fails
      nest.call @update ins(%b : memref<8xf32>) outs(%w : memref<8xf32>)
      return
    }
    ```
    After:
    ```mlir
    func.func @f(...) attributes {tcopt.fails_before_writes} {
      ...
    }
    ```
  }];
  let statistics = [
    Statistic<"numMarked", "num-marked", "Functions that are marked">
  ];
}

#endif // TCOPT_MEM_TRANSFORMS_PASSES_TD

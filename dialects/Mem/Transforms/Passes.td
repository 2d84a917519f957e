//===- Passes.td - destinations and arenas ---------------------*- tablegen -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_PASSES_TD
#define TCOPT_MEM_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def CarryInPlacePass : Pass<"mem-carry-in-place"> {
  let summary = "let each tensor that a loop carries stay in one buffer";
  let description = [{
    At the end of an iteration of `scf.for` or `scf.while`, writes each tensor that
    is handed on to where the iteration got it from. Tensors that change places are
    copied first. Sizes that may differ are guarded by `core.require`. The condition
    of `scf.while` hands on all that it got.

    Before:
    ```mlir
    scf.for ... iter_args(%p = %x) -> tensor<8xf32> {
      %y = ...
      scf.yield %y : tensor<8xf32>
    }
    ```
    After:
    ```mlir
    scf.for ... iter_args(%p = %x) -> tensor<8xf32> {
      %y = ...
      %m = bufferization.materialize_in_destination %y in %p
      scf.yield %m : tensor<8xf32>
    }
    ```
  }];
  let statistics = [
    Statistic<"numCarried", "num-carried", "Tensors that are written in place"> ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect",
                           "::tcopt::core::CoreDialect"];
}

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
    Statistic<"numGiven", "num-given", "Results that are given at the end"> ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect",
                           "::tcopt::mem::MemDialect",
                           "::mlir::tensor::TensorDialect"];
}

def AvoidConflictsPass : Pass<"mem-avoid-conflicts", "::mlir::ModuleOp"> {
  let summary = "copy what bufferization takes for an unavoidable conflict";
  let description = [{
    Upstream's analysis copies a tensor that an op would overwrite too early, but
    refuses programs in which branches or loops hand on one tensor at two places
    and it sees no order without a conflict. As long as it refuses an op, copies
    what the op may overwrite or hand on. A kernel that only writes gets a tensor of
    its own instead. Programs without control flow are not looked at.

    Before:
    ```mlir
    %s = arith.select %c, %a, %b : tensor<8xf32>
    ```
    After:
    ```mlir
    %s = scf.if %c -> tensor<8xf32> {
      %x = bufferization.alloc_tensor() copy(%a) : tensor<8xf32>
      scf.yield %x : tensor<8xf32>
    } else {
      %y = bufferization.alloc_tensor() copy(%b) : tensor<8xf32>
      scf.yield %y : tensor<8xf32>
    }
    ```
  }];
  let statistics = [
    Statistic<"numCopied", "num-copied", "Tensors that were copied"> ];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DropResultsPass : Pass<"mem-drop-results", "::mlir::ModuleOp"> {
  let summary = "functions return nothing";
  let description = [{
    After bufferization each result of a function is one of its arguments, into
    which it was written. The results go; calls use the buffers that they passed.

    Before:
    ```mlir
    func.func @f(%x: memref<8xf32>, %out: memref<8xf32>) -> memref<8xf32> {
      return %out : memref<8xf32>
    }
    ```
    After:
    ```mlir
    func.func @f(%x: memref<8xf32>, %out: memref<8xf32>) {
      return
    }
    ```
  }];
  let statistics = [
    Statistic<"numDropped", "num-dropped", "Results that were removed">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def ReuseBuffersPass : Pass<"mem-reuse-buffers", "::mlir::func::FuncOp"> {
  let summary = "write a kernel's result over an input that dies";
  let description = [{
    Where a kernel writes a new buffer element by element and reads another of
    the same type at the same places, and nothing reads that one later, the
    kernel writes over it. Declined reuse is a remark: `read-later`,
    `other-places`, `other-type`.

    Before:
    ```mlir
    %b = memref.alloc() : memref<8xf32>
    nest.kernel outs(%o = %b : memref<8xf32>) { /* reads %a */ }
    ```
    After:
    ```mlir
    nest.kernel outs(%o = %a : memref<8xf32>) { /* reads %a */ }
    ```
  }];
  let statistics = [
    Statistic<"numReused", "num-reused", "Buffers that were not needed"> ];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def PlanArenasPass : Pass<"mem-plan-arenas", "::mlir::func::FuncOp"> {
  let summary = "give each buffer a place in an arena";
  let description = [{
    Replaces the allocations of a function by views of one arena, so that
    buffers that are not live at the same time share bytes. Sizes that are not
    known become slots of their own, shared by buffers of equal size.

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
    Statistic<"numArenaBytes", "num-arena-bytes", "Bytes of static slots">,
    Statistic<"numBoundBytes", "num-bound-bytes",
              "Bytes that any plan needs for buffers of static size"> ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::tcopt::mem::MemDialect"];
}

#endif // TCOPT_MEM_TRANSFORMS_PASSES_TD

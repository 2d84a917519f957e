//===- Passes.td - kernels are formed and outlined -------------*- tablegen -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_PASSES_TD
#define TCOPT_NEST_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def MergeElementwisePass : Pass<"nest-merge-elementwise", "::mlir::func::FuncOp"> {
  let summary = "merge the elementwise ops of each group";
  let description = [{
    Computes elementwise ops of a group inside of the ops of the group that read them:
    the plan has decided what a kernel computes, and this pass decides nothing about
    cost. A value that several readers of the same loops read is computed with the
    first of them, which then has several results; a reader with more loops evaluates
    it by itself. An elementwise op on the result of a reduction updates it in place;
    one that alone reads the result of a scan is computed in the scan's loop, which
    stores its result.
    Scalars and views of captured tensors move before the group, views of results behind
    it, and each result is written over the group's init. Ops get their roles
    (`nest.role`).

    Before:
    ```mlir
    %r = nest.group outs(%o = %init : tensor<8xf32>) {
      %1 = linalg.generic ... ins(%x) outs(%a) { math.exp }
      %2 = linalg.generic ... ins(%1, %y) outs(%b) { arith.addf }
      nest.yield %2
    }
    ```
    After:
    ```mlir
    %r = nest.group outs(%o = %init : tensor<8xf32>) {
      %2 = linalg.generic ... ins(%x, %y) outs(%o) { math.exp, arith.addf }
      nest.yield %2
    }
    ```
  }];
  let statistics = [Statistic<"numMerged", "num-merged", "Producers that were merged">];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ExpandOpsPass : Pass<"nest-expand-ops", "::mlir::func::FuncOp"> {
  let summary = "rewrite the computing ops of nest to plain loops";
  let description = [{
    For the reference lowering: each `nest.scatter` on buffers becomes loops over
    its updates, in row-major order. Runs after kernels were replaced by their
    bodies.

    Before:
    ```mlir
    nest.scatter ins(%u, %i : memref<?xf32>, memref<?xi64>) outs(%x : memref<9xf32>)
        dims = [0], x_dims = [], index_dims = [0] {
    ^bb0(%new: f32, %old: f32):
      %sum = arith.addf %old, %new : f32
      nest.yield %sum : f32
    }
    ```
    After:
    ```mlir
    scf.for %r = %c0 to %size step %c1 {
      %i64 = memref.load %i[%r] : memref<?xi64>
      %place = arith.index_cast %i64 : i64 to index
      %outside = arith.cmpi uge, %place, %c9 : index
      %inside = arith.xori %outside, %true : i1
      scf.if %inside {
        %new = memref.load %u[%r] : memref<?xf32>
        %old = memref.load %x[%place] : memref<9xf32>
        %sum = arith.addf %old, %new : f32
        memref.store %sum, %x[%place] : memref<9xf32>
      }
    }
    ```
  }];
  let statistics = [Statistic<"numExpanded", "num-ops-expanded",
                              "Number of ops rewritten">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::tcopt::rt::RtDialect"];
}

def LowerSortPass : Pass<"nest-lower-sort", "::mlir::func::FuncOp"> {
  let summary = "sort by calls of the runtime";
  let description = [{
    For targets whose memory the runtime can reach: each `nest.sort` on buffers
    becomes a call of the runtime's function for its order.

    Before:
    ```mlir
    nest.sort ins(%x : memref<?xf32>)
        outs(%v, %i : memref<?xf32>, memref<?xi64>) descending = false
    ```
    After:
    ```mlir
    nest.extern "tcopt_rt_sort_ascending" ins(%x : memref<?xf32>)
        outs(%v, %i : memref<?xf32>, memref<?xi64>)
    ```
  }];
  let statistics = [
    Statistic<"numSorts", "num-sorts", "Sorts that became calls">
  ];
}

def OutlineKernelsPass : Pass<"nest-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "make each group a kernel";
  let description = [{
    Moves the body of each `nest.group` into a `nest.kernel` in a unit of its own,
    a nested module, and calls it. Groups that compute the same on operands of the
    same types become one kernel. Unknown sizes become scalars, one for sizes that
    are the same value, and inputs over which results may be written are marked
    (`nest.may_alias`).

    A kernel is named after the source ops of its members (or, without a source,
    after these themselves), in order and each once, with a number:
    `layer_norm_gelu_0`. If the names of all ops have more than 36 characters, the
    name consists of the first ops and the kind of the group:
    `add_mul_exp_sub_div_pointwise_0`.
    Names are valid in C, unique in the module, have at most 64 characters, and
    depend on the module alone.

    Before:
    ```mlir
    func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %r = nest.group outs(%o = %e : tensor<8xf32>) {
        %1 = linalg.generic ... ins(%a : tensor<8xf32>) outs(%o : tensor<8xf32>)
        nest.yield %1 : tensor<8xf32>
      } -> tensor<8xf32>
    ```
    After:
    ```mlir
    module @exp_0 {
      nest.kernel @exp_0(%a: tensor<8xf32> {nest.may_alias = array<i64: 0>},
                               %o: tensor<8xf32>) -> tensor<8xf32> {
        %1 = linalg.generic ... ins(%a : tensor<8xf32>) outs(%o : tensor<8xf32>)
        nest.return %1 : tensor<8xf32>
      }
    }
    func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %r = nest.call @exp_0 ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>)
          -> tensor<8xf32>
    ```
  }];
  let statistics = [
    Statistic<"numCalls", "num-calls", "Groups that became calls">,
    Statistic<"numKernels", "num-kernels", "Kernels that they became">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::tcopt::nest::NestDialect"];
}

def HoistInvariantsPass : Pass<"nest-hoist-invariants", "::mlir::ModuleOp"> {
  let summary = "take calls of kernels out of loops";
  let description = [{
    Moves calls of kernels that do the same in each iteration, with the views that
    they read, in front of the loop. The loop may run no time at all, so that only
    calls are moved that are safe by themselves: on operands of static size, of
    kernels that read nothing outside of these, do not fail and divide by no zero.

    Before:
    ```mlir
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %t = nest.call @exp ins(%w : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
      ...
    ```
    After:
    ```mlir
    %e = tensor.empty() : tensor<8xf32>
    %t = nest.call @exp ins(%w : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<8xf32> {
      ...
    ```
  }];
  let statistics = [Statistic<"numCalls", "num-calls", "Calls that left a loop">];
}

def FormStatePass : Pass<"nest-form-state", "::mlir::ModuleOp"> {
  let summary = "compute once what constants alone decide";
  let description = [{
    Moves calls of kernels whose operands follow from constants to a private
    function, the *init function* (`nest.state_layout`), which runs once before the
    program does. Its results are the state of the program. Public functions take
    the tensors that they read as arguments (`nest.state`), after their own; equal
    ones of different functions are one tensor. What a private function computes
    from arguments that are such at all its calls is computed by its callers, and
    arguments that were needed only for it are removed; so the blocks of a network
    that call one function each get their own transposed weights.

    Calls that may fail, results of unknown size, library calls and control flow
    stay, and so do kernels that might read outside of their operands, or divide by
    zero: a branch or a guard may see to it that they do not run. Views, constants
    and empty tensors are copied to where they are needed.
    A remark `not-in-state` says why the result of an early call stays:

    - `cheap`: the kernel writes more than 4 KB from next to nothing (64 bytes),
      by fewer than 8 cheap scalar ops an element: a fill, positions, the broadcast
      of a number. Reading the result costs as much.
    - `result`: the function returns what a copy or a cheap kernel computes. It
      would have to be copied.
    - `empty`: it has no elements.
    - `expands`: it is larger than `max-expansion` times the constants that it is
      computed from and `extra-bytes`.

    The constants stay part of the program, as read-only data. Those that only the
    init function reads are touched no more after it. With `constants` these are all
    that kernels, loops or called functions read.

    Before:
    ```mlir
    func.func @main(%x: tensor<1x8xf32>) -> tensor<1x4xf32> {
      %w = arith.constant dense<...> : tensor<4x8xf32>
      %e = tensor.empty() : tensor<8x4xf32>
      %t = nest.call @transpose ins(%w : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
      %o = tensor.empty() : tensor<1x4xf32>
      %r = nest.call @dot ins(%x, %t : ...) outs(%o : tensor<1x4xf32>) -> tensor<1x4xf32>
      return %r : tensor<1x4xf32>
    }
    ```
    After:
    ```mlir
    func.func private @state.init() -> tensor<8x4xf32> attributes {nest.state_layout = [tensor<8x4xf32>]} {
      %w = arith.constant dense<...> : tensor<4x8xf32>
      %e = tensor.empty() : tensor<8x4xf32>
      %t = nest.call @transpose ins(%w : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
      return %t : tensor<8x4xf32>
    }
    func.func @main(%x: tensor<1x8xf32>, %t: tensor<8x4xf32> {nest.state = 0 : index}) -> tensor<1x4xf32> {
      %o = tensor.empty() : tensor<1x4xf32>
      %r = nest.call @dot ins(%x, %t : ...) outs(%o : tensor<1x4xf32>) -> tensor<1x4xf32>
      return %r : tensor<1x4xf32>
    }
    ```
  }];
  let options = [
    Option<"maxExpansion", "max-expansion", "int64_t", /*default=*/"4",
           "Bytes of a result for each byte of the constants that it is made "
           "from. The default admits i8 weights that become f32.">,
    Option<"extraBytes", "extra-bytes", "int64_t", /*default=*/"1048576",
           "Bytes that a result may take besides, as tables of sines do.">,
    Option<"constants", "constants", "bool", /*default=*/"false",
           "Constants that kernels read are part of the state: for targets whose "
           "kernels do not reach the host's memory.">
  ];
  let statistics = [
    Statistic<"numMoved", "num-moved", "Values that functions no longer compute">,
    Statistic<"numTensors", "num-tensors", "Tensors of the state">,
    Statistic<"numDeclined", "num-declined", "Early calls that stay">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::tensor::TensorDialect"];
}

def MergeAliasesPass : Pass<"nest-merge-aliases", "::mlir::ModuleOp"> {
  let summary = "use kernels that change an argument where calls are in place";
  let description = [{
    Where a call on buffers writes a result over an input, calls a variant of the
    kernel that has one argument for both, so that no two arguments of a kernel
    overlap. Kernels without calls are removed.

    Before:
    ```mlir
    nest.call @k ins(%b : memref<8xf32>) outs(%b : memref<8xf32>)
    ```
    After:
    ```mlir
    nest.call @k_in_place outs(%b : memref<8xf32>)
    ```
  }];
  let statistics = [
    Statistic<"numCalls", "num-calls", "Calls in place">,
    Statistic<"numVariants", "num-variants", "Kernels that were made for them">
  ];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
}

def OrderCallsPass : Pass<"nest-order-calls", "::mlir::func::FuncOp"> {
  let summary = "move calls to where they lower the peak of memory";
  let description = [{
    A group of ops runs where its last member was, so that its inputs, and results
    that later ops read, may be live for longer than needed. A call that
    cannot fail and needs no workspace runs later or earlier, as far as other ops
    that use the same buffers allow it, if fewer bytes are then live at the most, or
    at fewer ops. Allocations and views move to their first users.
    A write to a donated argument never moves across a call that may fail. An
    unknown size counts as 64. Cost: the number of ops for each call that is tried; that number
    is limited.

    Before:
    ```mlir
    %a = memref.alloc() : memref<4096xf32>
    nest.call @spread ins(%x : memref<8xf32>) outs(%a : memref<4096xf32>)
    %b = memref.alloc() : memref<4096xf32>
    nest.call @spread ins(%y : memref<8xf32>) outs(%b : memref<4096xf32>)
    nest.call @sum ins(%b : memref<4096xf32>) outs(%y : memref<8xf32>)
    nest.call @sum ins(%a : memref<4096xf32>) outs(%x : memref<8xf32>)
    ```
    After:
    ```mlir
    %b = memref.alloc() : memref<4096xf32>
    nest.call @spread ins(%y : memref<8xf32>) outs(%b : memref<4096xf32>)
    nest.call @sum ins(%b : memref<4096xf32>) outs(%y : memref<8xf32>)
    %a = memref.alloc() : memref<4096xf32>
    nest.call @spread ins(%x : memref<8xf32>) outs(%a : memref<4096xf32>)
    nest.call @sum ins(%a : memref<4096xf32>) outs(%x : memref<8xf32>)
    ```
  }];
  let statistics = [
    Statistic<"numMoves", "num-moves", "Calls that are moved">
  ];
}

def BatchCallsPass : Pass<"nest-batch-calls", "::mlir::ModuleOp"> {
  let summary = "make short calls of a kernel for many operands at once";
  let description = [{
    Gathers calls of a kernel that do not need each other, as an optimizer's step
    has for parameters of one shape, into one `nest.call_each`. Calls run later than
    they did, as far as what they write and read allows it and no more bytes are
    live at once than before (an unknown size counts as 64); calls that are not
    gathered stay where they are. A remark `not-batched` at a call of a kernel that
    has several says why: `large` (more than `max-work` iterations: threads share
    each call), `size-unknown`, `kernel` (it may fail, or needs memory for
    threads), `needs-others` (other ops are between it and each other call, or the
    buffers of calls would be live for longer and raise the peak).
    Cost: near-linear in the number of ops.

    Before:
    ```mlir
    nest.call @k ins(%a : memref<8xf32>) outs(%x : memref<8xf32>)
    nest.call @k ins(%b : memref<8xf32>) outs(%y : memref<8xf32>)
    ```
    After:
    ```mlir
    nest.call_each @k, count = 2, grain = 2048
        ins(%a, %b : memref<8xf32>, memref<8xf32>)
        outs(%x, %y : memref<8xf32>, memref<8xf32>)
    ```
  }];
  let options = [
    Option<"maxWork", "max-work", "int64_t", /*default=*/"16384",
           "Most iterations of a call's loops: the work for which a thread is "
           "worth it, as where a loop is cut for threads (chunkWork).">,
    Option<"maxCalls", "max-calls", "int64_t", /*default=*/"256",
           "Most calls at once: their operands are on the stack.">
  ];
  let statistics = [
    Statistic<"numBatches", "num-batches", "Batches of calls">,
    Statistic<"numCalls", "num-calls", "Calls in batches">
  ];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
}

def BufferizeKernelPass : Pass<"nest-bufferize-kernel", "::mlir::ModuleOp"> {
  let summary = "make a unit's kernel a function on buffers";
  let description = [{
    Runs on a unit: its `nest.kernel` becomes a `func.func` that takes a pointer
    for each tensor, without aliases and aligned to 64 bytes, the scalars, and a
    pointer to memory for threads if it states `nest.thread_bytes`. Its body stays on tensors, which stand for these buffers; one-shot
    bufferization comes next.

    Before:
    ```mlir
    nest.kernel @k(%a: tensor<8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
      %1 = linalg.generic ... ins(%a : tensor<8xf32>) outs(%o : tensor<8xf32>)
      nest.return %1 : tensor<8xf32>
    }
    ```
    After:
    ```mlir
    func.func @k(%a: memref<f32>, %o: memref<f32>) attributes {llvm.bareptr} {
      %ab = memref.reinterpret_cast %a ... to memref<8xf32>
      %at = bufferization.to_tensor %ab restrict
      ...
      %1 = linalg.generic ... ins(%at : tensor<8xf32>) outs(%ot : tensor<8xf32>)
      bufferization.materialize_in_destination %1 in restrict writable %ob
      return
    }
    ```
  }];
  let statistics = [
    Statistic<"numKernels", "num-kernels", "Kernels that became functions">
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect"];
}

def LowerCallsPass : Pass<"nest-lower-calls", "::mlir::ModuleOp"> {
  let summary = "call kernels as functions";
  let description = [{
    Runs on buffers: each `nest.call` becomes a call of the function that its
    kernel will be, which is declared here, between marks of a profile; where the
    kernel may fail, the call has `rt.may_fail`. Units lose their names, as the functions have them. Each `nest.extern` gets such
    marks, too. A kernel that states `nest.thread_bytes` is passed the workspace;
    if some call has none, the kernel states nothing any more. `nest.call_each`
    becomes `rt.call_each` of all operands, in the order of the calls; or, with
    `operands-at-once`, calls of functions that make several of the calls. These are
    of copies of the unit, whose kernel has `nest.calls`, the number of calls.

    Before:
    ```mlir
    nest.call @k ins(%a : memref<?xf32>) outs(%b : memref<?xf32>) args(%n : index)
    ```
    After:
    ```mlir
    func.func private @k(memref<f32>, memref<f32>, index)
        attributes {llvm.bareptr, rt.takes_context}

    rt.profile_begin "k"
    call @k(%a0, %b0, %n) : (memref<f32>, memref<f32>, index) -> ()
    rt.profile_end "k"
    ```
  }];
  let options = [
    Option<"inOrder", "in-order", "bool", /*default=*/"false",
           "Make the calls of a nest.call_each one after the other: kernels of "
           "the reference lowering open arenas, which threads cannot do at once.">,
    Option<"operandsAtOnce", "operands-at-once", "int64_t", /*default=*/"0",
           "How many operands functions take that make several calls of a "
           "nest.call_each; 0 makes none.">
  ];
  let statistics = [Statistic<"numCalls", "num-calls", "Calls that were lowered">];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect",
                           "::tcopt::rt::RtDialect"];
}

def OutlineParallelLoopsPass
    : Pass<"nest-outline-parallel-loops", "::mlir::ModuleOp"> {
  let summary = "run parallel loops through the runtime";
  let description = [{
    Moves the body of each one-dimensional `scf.parallel` into a private function
    that runs a range [begin, end) of it, and calls that through
    `rt.parallel_for` with the grain of the attribute `nest.grain` (1 if there
    is none). Buffers become bare pointers, aligned to 64 bytes and without
    aliases, with their sizes as arguments. `memref.alloca` and the lease of a
    thread slot (`rt.slot_begin`, `rt.slot_end`) are for the range as a whole. A
    loop that is known to have no more iterations than its grain, and leases no
    slot, stays where it is, as `scf.for`.

    Before:
    ```mlir
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      %v = memref.load %a[%i] : memref<?xf32>
      memref.store %v, %b[%i] : memref<?xf32>
    } {nest.grain = 16384 : i64}
    ```
    After:
    ```mlir
    rt.parallel_for @k_body(%a0, %b0, %n), count = %n, grain = %c16384
        : memref<f32>, memref<f32>, index
    ```
  }];
  let statistics = [
    Statistic<"numLoops", "num-loops", "Loops that were outlined">,
    Statistic<"numInPlace", "num-in-place", "Loops that stay where they are">
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect", "::tcopt::rt::RtDialect"];
}

#endif // TCOPT_NEST_TRANSFORMS_PASSES_TD

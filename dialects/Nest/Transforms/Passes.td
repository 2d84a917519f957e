//===- Passes.td - kernels are formed and outlined -------------*- tablegen -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_PASSES_TD
#define TCOPT_NEST_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def FuseElementwisePass : Pass<"nest-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "merge chains of elementwise linalg ops";
  let description = [{
    Computes an elementwise producer inside of its only consumer, unless that
    would repeat work: a producer with expensive arithmetic is not merged into a
    consumer that reads its elements more than once, and contractions take no
    producers at all. Declined merges are remarks at the consumer: `several-uses`,
    `repeats-work`, `contraction`, `reads-output`, `kernel-size`, each with the
    producer (`Producer=graph.exp model.mlir:2`).

    A merge is also declined (`kernel-size`) if the merged op would exceed
    `max-ops` or `max-inputs`. Beyond them a kernel is slower than two: a long
    chain of dependent ops leaves the processor no independent work, and LLVM's
    time for a body of math functions grows with its square. The limits also
    make the time of this pass linear in the number of ops.

    A tensor whose elements are all one number, cheap to compute from scalars, is
    merged into each of its readers. A producer that others read as well is merged
    into a reader of the same loops that comes before the others: one loop then
    computes both, as of an optimizer's step the moments and the parameter. Not
    where one of them can change a reduction's result where it lies, nor where the
    producer alone follows from constants.

    With `recompute` an op that a reduction and others read is computed by each of
    them, where all of them can take it and read no more than they did: of softmax
    the exponentials are never stored. So is what only spreads a tensor. And
    contractions read what is only permuted or extended before them as it was: they
    have tiles of it in the layout and the type that they need. A slice that
    `tensor.expand_shape` splits becomes one of the tensor that is split, which kernels
    read without a copy.

    Cheap arithmetic on the terms of a scan, such as a conversion, is computed
    inside of the scan if nothing else reads these. An elementwise op that reads
    another op's result through `tensor.expand_shape` runs before the dimensions
    are put back, where all that it reads allows it: of a layer that folds batch
    and length into rows, bias and activation can then be the product's epilogue.

    Before:
    ```mlir
    %1 = linalg.generic ... ins(%x) { math.exp }
    %2 = linalg.generic ... ins(%1, %y) { arith.addf }
    ```
    After:
    ```mlir
    %2 = linalg.generic ... ins(%x, %y) { math.exp, arith.addf }
    ```
  }];
  let options = [
    Option<"maxOps", "max-ops", "int64_t", /*default=*/"256",
           "Largest cost of a merged op's body, in cheap scalar ops. The "
           "default admits a random generator (some 130 ops) and what reads it, "
           "the largest bodies of ordinary programs.">,
    Option<"expensiveCost", "expensive-cost", "int64_t", /*default=*/"16",
           "Cost of a math function or division. The default admits 16 of "
           "them: longer chains take more time to compile and to run, as the "
           "arithmetic outweighs the traffic that a merge saves.">,
    Option<"maxInputs", "max-inputs", "int64_t", /*default=*/"16",
           "Largest number of distinct inputs of a merged op. Loops that read "
           "32 arrays were measured to be twice as slow as two that read 16.">,
    Option<"recompute", "recompute", "int64_t", /*default=*/"0",
           "Largest cost of an op that each of its readers computes anew, where "
           "one of them is a reduction: for GPUs, whose arithmetic is cheaper "
           "than their memory">
  ];
  let statistics = [Statistic<"numFused", "num-fused", "Producers that were merged">];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def MergeElementwisePass : Pass<"nest-merge-elementwise", "::mlir::func::FuncOp"> {
  let summary = "merge the elementwise ops of each group";
  let description = [{
    Computes elementwise ops of a group inside of the ops of the group that read them:
    the plan has decided what a kernel computes, and this pass decides nothing about
    cost. A value that several readers of the same loops read is computed with the
    first of them, which then has several results; a reader with more loops evaluates
    it by itself. An elementwise op on the result of a reduction changes it in place.
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

def CUDASplitFactorsPass : Pass<"cuda-split-factors", "::mlir::func::FuncOp"> {
  let summary = "multiply f32 by bf16 as two products of bf16";
  let description = [{
    For targets that multiply numbers of 16 bits much faster than others. In a sum
    of products of an f32 and a bf16 the former becomes two bf16, its rounding and
    what that leaves out: of 24 bits 16 are kept, and products are added in f32. A
    program in strict numerics keeps its products, with the remark `not-split`, and
    so do ops of few rows, columns or terms.

    Before:
    ```mlir
    %s = linalg.generic ... ins(%p, %v : tensor<?x?xf32>, tensor<?x?xbf16>)
        outs(%zero) { extf; mulf; addf }
    ```
    After:
    ```mlir
    %h, %l = linalg.generic ... ins(%p) { truncf, truncf of the rest }
    %a = linalg.generic ... ins(%h, %v) outs(%zero) { extf; extf; mulf; addf }
    %s = linalg.generic ... ins(%l, %v) outs(%a) { extf; extf; mulf; addf }
    ```
  }];
  let statistics = [Statistic<"numSplit", "num-split", "Products that became two">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect"];
}

def CUDASortWholeRowsPass : Pass<"cuda-sort-whole-rows", "::mlir::func::FuncOp"> {
  let summary = "sort all elements of long rows of which many are wanted";
  let description = [{
    For targets that sort in the memory of the results. A sort that keeps the first
    elements of each row alone, and too many of them for what is at hand otherwise,
    sorts the row, and a slice takes them. Rows are left as they are, with the remark
    `not-whole`, where `few-wanted` or where sizes are `known-and-few`.

    Before:
    ```mlir
    %v, %i = nest.sort ins(%x : tensor<?xf32>)
        outs(%a, %b : tensor<3000xf32>, tensor<3000xi64>) descending = true
    ```
    After:
    ```mlir
    %w, %j = nest.sort ins(%x : tensor<?xf32>)
        outs(%c, %d : tensor<?xf32>, tensor<?xi64>) descending = true
    %v = tensor.extract_slice %w[0] [3000] [1]
    %i = tensor.extract_slice %j[0] [3000] [1]
    ```
  }];
  let options = [
    Option<"mostWanted", "most-wanted", "int64_t", /*default=*/"1024",
           "Most elements of a row that are kept without the others">,
    Option<"mostElements", "most-elements", "int64_t", /*default=*/"16777216",
           "Most elements of a tensor of known sizes that is left as it is">
  ];
  let statistics = [Statistic<"numWhole", "num-whole", "Sorts of rows instead of their first elements">];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def FormGroupsPass : Pass<"nest-form-groups", "::mlir::func::FuncOp"> {
  let summary = "put each computation into a group";
  let description = [{
    Wraps each linalg op, with the fill of its init, and each chain of
    tensor.insert_slice into one `nest.group`, which will be a kernel. Slices that
    a group reads are taken inside of it; a slice that something else reads
    becomes a group that copies it, and a large constant of one value a group
    that fills. Each group writes a destination of its own, and a fill that several
    ops accumulate in is repeated for each of them. An elementwise op that
    is the only reader of a reduction, element for element, changes the
    reduction's result in place and shares its group. With `convert-sums` one that
    converts the result of a reduction, which starts from a fill, to another type
    shares its group, too: what is summed is then a tensor inside of it, which the
    target keeps in registers. The ops of a group of several ops get the attribute
    `nest.role`: a fill or copy that another op starts from is an `init`, an
    elementwise op that may be applied to each element before it is stored an
    `epilogue`, all others are a `root`.

    Before:
    ```mlir
    %e = tensor.empty(%n) : tensor<?xf32>
    %r = linalg.generic ... ins(%x) outs(%e) { ... }
    ```
    After:
    ```mlir
    %e = tensor.empty(%n) : tensor<?xf32>
    %r = nest.group outs(%o = %e : tensor<?xf32>) {
      %1 = linalg.generic ... ins(%x) outs(%o) { ... }
      nest.yield %1 : tensor<?xf32>
    } -> tensor<?xf32>
    ```
  }];
  let options = [
    Option<"convertSums", "convert-sums", "bool", "false",
           "Elementwise ops that convert a reduction's result share its group">
  ];
  let statistics = [
    Statistic<"numGroups", "num-groups", "Groups that were formed">,
    Statistic<"numInPlace", "num-in-place",
              "Elementwise ops that change a reduction's result in place">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::tcopt::nest::NestDialect"];
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
    module @main_kernel {
      nest.kernel @main_kernel(%a: tensor<8xf32> {nest.may_alias = array<i64: 0>},
                               %o: tensor<8xf32>) -> tensor<8xf32> {
        %1 = linalg.generic ... ins(%a : tensor<8xf32>) outs(%o : tensor<8xf32>)
        nest.return %1 : tensor<8xf32>
      }
    }
    func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %r = nest.call @main_kernel ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>)
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

def BatchCallsPass : Pass<"nest-batch-calls", "::mlir::ModuleOp"> {
  let summary = "make short calls of a kernel for many operands at once";
  let description = [{
    Gathers calls of a kernel that do not need each other, as an optimizer's step
    has for parameters of one shape, into one `nest.call_each`. Calls run later than
    they did, as far as what they write and read allows it; calls that are not
    gathered stay where they are. A remark `not-batched` at a call of a kernel that
    has several says why: `large` (more than `max-work` iterations: threads share
    each call), `size-unknown`, `kernel` (it may fail, or needs memory for
    threads), `needs-others` (other ops are between it and each other call).
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

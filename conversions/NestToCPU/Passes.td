//===- Passes.td - kernels to loops ----------------------------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_PASSES_TD
#define TCOPT_CONVERSION_NESTTOCPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def CPUChooseSchedule : Pass<"cpu-choose-schedule"> {
  let summary = "Choose how the loops of linalg ops are run on a CPU";
  let description = [{
    Writes the attribute `nest.schedule` of each kernel below that has none: for each
    op a schedule of the dialect `cpu` or `#nest.cases` for sizes that are known when
    the kernel runs. Fills and epilogues (`nest.role`) are fused where the loops of
    their op allow it, and have a schedule of their own elsewhere. The rules are
    `KernelCost`. Results that a kernel returns as it reads them become copies first;
    nothing else is changed. Runs on kernels at the end of phase fuse; it works on
    functions on tensors or buffers as well.

    Before:

    ```mlir
    nest.kernel @k(...) -> tensor<512x512xf32> {
      %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<512x512xf32>)
      %1 = linalg.matmul {nest.role = #nest.role<root>} ins(%a, %b : ...) outs(%0 : tensor<512x512xf32>)
    ```

    After:

    ```mlir
    nest.kernel @k(...) -> tensor<512x512xf32>
        attributes {nest.schedule = #cpu.contraction<task = [258, 32, 512], registers = [6, 16], lanes = 8>} {
    ```

    Remarks of this category name the op and a reason where a faster kind was
    declined: `contiguous-loop-in-both-inputs`, `few-rows`, `few-columns`,
    `short-sum` and `layout` for register tiles, `output-of-terms` for all.
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "int64_t", /*default=*/"0",
           "Bits of the target's vectors (128, 256 or 512); 0 selects the "
           "bits in `tcopt.target`, or 256 without it.">,
    Option<"replace", "replace", "bool", /*default=*/"false",
           "Chooses anew for kernels that have a schedule of their ops.">
  ];
  let statistics = [
    Statistic<"numChosen", "num-schedules-chosen", "Number of schedules written">,
    Statistic<"numTiled", "num-contractions-tiled",
              "Number of schedules with a register tile">
  ];
  let dependentDialects = ["::tcopt::cpu::CPUDialect"];
}

def CPUPackPanels : Pass<"cpu-pack-panels", "::mlir::ModuleOp"> {
  let summary = "Lay constant matrices out in panels, as contractions read them";
  let description = [{
    A contraction copies the columns of its second operand into panels, as wide
    as its register tile, before it reads them. Where that operand is a matrix
    which follows from constants at all calls, the host puts it in panels and the
    kernel reads them in place, through a map of its own; `nest-form-state` moves
    what the host does then to the init function. The changed op and the kernel
    that packs have no schedule: those passes run again.

    Before:

    ```mlir
    module @k { nest.kernel @k(%a: tensor<32x64xf32>, %b: tensor<64x96xf32>, ...)
        attributes {nest.schedule = #cpu.contraction<task = [36, 32, 64], registers = [6, 16], lanes = 8>} {
      linalg.matmul ins(%a, %b ...) } }
    func.func @main(%a: tensor<32x64xf32>) -> tensor<32x96xf32> {
      %w = arith.constant dense_resource<w> : tensor<64x96xf32>
      %y = nest.call @k ins(%a, %w ...)
    ```

    After:

    ```mlir
    #panels = affine_map<(m, n, k) -> (n floordiv 16, k, n mod 16)>
    module @pack { nest.kernel @pack(%w: tensor<64x6x16xf32>, ...) -> tensor<6x64x16xf32> { ... } }
    module @k { nest.kernel @k(%a: tensor<32x64xf32>, %b: tensor<6x64x16xf32>, ...) {
      linalg.generic {indexing_maps = [..., #panels, ...]} ins(%a, %b ...) } }
    func.func @main(%a: tensor<32x64xf32>) -> tensor<32x96xf32> {
      %w = arith.constant dense_resource<w> : tensor<64x96xf32>
      %e = tensor.expand_shape %w [[0], [1, 2]] : tensor<64x96xf32> into tensor<64x6x16xf32>
      %p = nest.call @pack ins(%e ...)
      %y = nest.call @k ins(%a, %p ...)
    ```

    Remarks (`not-packed`, category `state`) say why a constant operand of a
    contraction stays as it is: `cases` (the number of rows decides at run
    time how the kernel is run), `columns` (their number is not a multiple of the
    panels' width), `converted` (its elements are converted while they are
    packed), `layout` (it is no plain matrix, or something else reads it, too),
    `calls` (other calls pass what is no constant), `small` (below `min-bytes`),
    `computed` (it is made from fewer bytes than it has).
  }];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", "65536",
           "bytes of the smallest matrix that is packed">
  ];
  let statistics = [
    Statistic<"numPacked", "num-packed", "Number of operands in panels">
  ];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def CPUStateWorkspaces : Pass<"cpu-state-workspaces", "::tcopt::nest::KernelOp"> {
  let summary = "State the memory that a kernel's threads need";
  let description = [{
    Writes `nest.thread_bytes` on a kernel of which a task needs more memory than
    fits a thread's stack (96 KB): packed panels and tables of contractions, as
    the schedules say. What a kernel stated before is removed: the pass runs again
    where schedules have been changed.

    Before:

    ```mlir
    nest.kernel @k(...) attributes {nest.schedule = #cpu.contraction<task = [6, 512, 64], registers = [6, 16], lanes = 8>} {
    ```

    After:

    ```mlir
    nest.kernel @k(...) attributes {nest.schedule = #cpu.contraction<task = [6, 512, 64], registers = [6, 16], lanes = 8>, nest.thread_bytes = 132224 : i64} {
    ```
  }];
  let statistics = [
    Statistic<"numStated", "num-stated", "Number of kernels that need a workspace">
  ];
}

def CPULowerToLoops : Pass<"cpu-lower-to-loops", "::mlir::func::FuncOp"> {
  let summary = "Rewrite linalg ops on buffers to loops for a CPU";
  let description = [{
    Rewrites each linalg op on buffers (and `memref.copy`) to scalar ops inside
    of loops, at most one of which, the outermost, is an `scf.parallel`: a range
    that threads share in chunks of at least `nest.grain` iterations. Runs after
    bufferization, in the function that a kernel has become; the pass that
    outlines the parallel loops comes next and has to put `memref.alloca`s of
    their bodies in the entry block of the new function.

    The attribute `nest.schedule` of the function states how each op is run. What
    cannot be executed is an error at the op, and so are an op without a schedule and
    a fused op that no other one runs. All errors are reported before anything is
    changed.

    - Pointwise ops, copies: the output's contiguous loop is the innermost one
      and left to LLVM to vectorize. Loops over which all operands are contiguous
      are one loop. Transposes run in square tiles.
    - Copies into slices of one buffer with `#cpu.slices` (a concatenation, a padding)
      run together, row by row; a fill around a copy becomes fills of the edges.
    - Reductions: along rows in registers; along columns in the output's buffer,
      a tile of columns at a time, four rows at once; short ones are inlined.
      Windows and other reductions of few terms are computed a vector of results
      at a time, the last vector of a row overlapping the one before it. In fast
      mode a sum to one number is made of sums of fixed blocks. An order
      of terms never depends on the number of threads.
    - Scans, where an output keeps each step of a sum that another one carries:
      along rows in a register, along columns in the other output's buffer, a
      tile of columns at a time. Terms keep their order.
    - Sums of products: a panel of the input that owns the output's contiguous
      loop is packed, then multiplied by register tiles. Convolutions are the
      same, with offsets from tables.

    A fused `linalg.fill` with the role `init` is folded into the loops of the op that
    accumulates in its output. A fused elementwise op with the role `epilogue` is
    folded into the loops of the op whose output it updates in place, before the
    output is stored.

    Before:

    ```mlir
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : memref<?x64xf32>) outs(%y : memref<?x64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %n = arith.negf %a : f32
      linalg.yield %n : f32
    }
    ```

    After:

    ```mlir
    %fx = memref.collapse_shape %x [[0, 1]] : memref<?x64xf32> into memref<?xf32>
    %fy = memref.collapse_shape %y [[0, 1]] : memref<?x64xf32> into memref<?xf32>
    scf.parallel (%i) = (%c0) to (%size) step (%c1) {
      %a = memref.load %fx[%i] : memref<?xf32>
      %n = arith.negf %a : f32
      memref.store %n, %fy[%i] : memref<?xf32>
    } {nest.grain = 16384 : i64}
    ```
  }];
  let statistics = [
    Statistic<"numLowered", "num-ops-lowered", "Number of ops rewritten">,
    Statistic<"numTiled", "num-contractions-tiled",
              "Number of contractions run in register tiles">,
    Statistic<"numFillsFolded", "num-fills-folded",
              "Number of fills folded into the loops after them">,
    Statistic<"numEpilogues", "num-epilogues",
              "Number of elementwise ops applied before a result is stored">,
    Statistic<"numAssembled", "num-buffers-assembled",
              "Number of buffers whose parts were written together">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::memref::MemRefDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
    "::tcopt::cpu::CPUDialect", "::tcopt::rt::RtDialect"
  ];
}

def CPUSplitGroups : Pass<"cpu-split-groups", "::mlir::func::FuncOp"> {
  let summary = "Split groups that no schedule is for";
  let description = [{
    A group in which an op reads what another one reduces runs as a row program. Where the merged
    ops make up none, or none that `cpu-choose-rows` has a schedule for, each op becomes a group with its
    fill and epilogues. So does a padding whose reader cannot read around edges
    (`#cpu.edges`). A remark (`split`) has the reason.

    Before:

    ```mlir
    %r = nest.group outs(%o) { sum over rows; what reads the sum in another order }
    ```

    After:

    ```mlir
    %s = nest.group outs(%e) { sum over rows }
    %r = nest.group outs(%o) { what reads the sum in another order }
    ```
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "int64_t", /*default=*/"0",
           "Bits of the target's vectors (128, 256 or 512); 0 selects the "
           "bits in `tcopt.target`, or 256 without it.">
  ];
  let statistics = [
    Statistic<"numSplit", "num-split", "Groups that were split">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect", "::tcopt::cpu::CPUDialect", "::tcopt::nest::NestDialect"];
}

def CPUChooseRows : Pass<"cpu-choose-rows", "::tcopt::nest::KernelOp"> {
  let summary = "Choose how kernels of several ops over the same rows run on a CPU";
  let description = [{
    Writes the schedule `#cpu.rows` on a kernel whose ops form a row program of
    several loops (nest-print-row-programs prints it) and removes the schedules of
    its ops.

    A vector along columns is a register, and the body of a loop has four. Where an
    elementary function becomes arithmetic, one vector has four registers (two, for rows
    of unknown length), so that its steps are computed side by side.

    Before:

    ```mlir
    nest.kernel @k(%x: tensor<64x512xf32>, %o: tensor<64x512xf32>) -> tensor<64x512xf32> {
      ... a maximum, an exponential, a sum, a division ...
    ```

    After:

    ```mlir
    nest.kernel @k(...) attributes {nest.schedule = #cpu.rows<along = columns,
        lanes = 64, locals = ["row"], prefetch = true>} {
    ```
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "int64_t", /*default=*/"0",
           "Bits of the target's vectors (128, 256 or 512); 0 selects the "
           "bits in `tcopt.target`, or 256 without it.">
  ];
  let statistics = [
    Statistic<"numChosen", "num-schedules-chosen", "Number of kernels scheduled">
  ];
  let dependentDialects = ["::tcopt::cpu::CPUDialect"];
}

def CPUMarkNonpositive : Pass<"cpu-mark-nonpositive", "::mlir::func::FuncOp"> {
  let summary = "Mark exponentials of numbers that are at most 0";
  let description = [{
    `exp(x - m)`, where `m` is the maximum of `x` over some loops of the same kernel, is at
    most 1. The pass writes `tcopt.nonpositive` to the `math.exp` if it is of f32, and
    convert-math-to-arith then multiplies by a single power of 2 instead of two.
    `x` may be an element of a tensor or a term that both ops compute.

    Before:

    ```mlir
    %m = linalg.generic ... ins(%x) outs(%fill) { %1 = arith.maximumf %out, %in ... }
    %e = linalg.generic ... ins(%x, %m) outs(...) { %1 = arith.subf %in, %in_0 ...
      %2 = math.exp %1 fastmath<afn> : f32 ... }
    ```

    After:

    ```mlir
    %e = linalg.generic ... ins(%x, %m) outs(...) { %1 = arith.subf %in, %in_0 ...
      %2 = math.exp %1 fastmath<afn> {tcopt.nonpositive} : f32 ... }
    ```
  }];
  let statistics = [Statistic<"numMarked", "exponentials-marked",
                              "Number of exponentials that were marked">];
}

def CPULowerRows : Pass<"cpu-lower-rows", "::mlir::func::FuncOp"> {
  let summary = "Rewrite kernels of ops over the same rows to loops for a CPU";
  let description = [{
    Replaces the ops on tensors of a function with the schedule `#cpu.rows` by loops on the
    buffers of its boundary. Runs after nest-bufferize-kernel and before upstream's
    bufferization, which finds no tensors: the result of one op for the next is a
    value in a register or a row on the stack of the task, never a buffer.

    Threads share the rows. A row is computed by one loop over its columns for each
    stage. Sums of floats keep their order unless they allow reassociation.

    Before:

    ```mlir
    %t = bufferization.to_tensor %x : memref<64x512xf32> to tensor<64x512xf32>
    %m = linalg.generic ... ins(%t : tensor<64x512xf32>) outs(%f : tensor<64xf32>)
    %e = linalg.generic ... ins(%t, %m : ...) outs(...)
    bufferization.materialize_in_destination %e in restrict writable %y
    ```

    After:

    ```mlir
    scf.parallel (%r) = (%c0) to (%c64) step (%c1) {
      %m = scf.for %i = %c0 to %c512 step %c64 iter_args(...) { vector.load ... }
      scf.for %i = %c0 to %c512 step %c64 { vector.load ... vector.store ... }
    }
    ```
  }];
  let statistics = [
    Statistic<"numLowered", "num-kernels-lowered", "Number of kernels rewritten">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
    "::tcopt::rt::RtDialect"
  ];
}

def NestPrintRowPrograms : Pass<"nest-print-row-programs", "::tcopt::nest::KernelOp"> {
  let summary = "Print the row program of each kernel";
  let description = [{
    Prints, for tests, the stages that a kernel's ops have over the same rows, or why
    they are no row program. Changes nothing.

    ```mlir
    nest.kernel @softmax(...) { ... }
    ```

    prints

    ```
    softmax
    rows = [d0 = 64]
    stage 0
      loop: 0 reduction over [d1 = 512]
    ...
    ```
  }];
  let statistics = [
    Statistic<"numPrograms", "num-programs", "Number of row programs">
  ];
}

#endif // TCOPT_CONVERSION_NESTTOCPU_PASSES_TD

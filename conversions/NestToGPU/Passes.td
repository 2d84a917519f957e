//===- Passes.td - kernels to launches on a GPU ----------------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_PASSES_TD
#define TCOPT_CONVERSION_NESTTOGPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def CUDAShareRows : Pass<"cuda-share-rows", "::mlir::func::FuncOp"> {
  let summary = "put groups that follow each other row by row into one kernel";
  let description = [{
    A group that reads the reductions of rows joins the group that computes them,
    where nothing passes from one row to another: softmax, norms and their
    gradients. The kernel's blocks then have some rows each, which stay in the
    caches from the first op to the last one. Ops of such a kernel have
    `nest.row_loops`, how many of their loops, the first ones, are rows.

    Groups stay apart where results are needed before, where a reduction is not one
    that threads share in whole rows (`cuda-choose-schedule`), or where
    elements that are written do not lie along the last loop; remarks
    (`not-in-rows`, `used-between`) say which.

    Before:
    ```mlir
    %max = nest.group outs(%i = %0 : tensor<?xf32>) { ... linalg.generic ... }
    %r = nest.group outs(%j = %1 : tensor<?x8xf32>) {
      linalg.generic {...} ins(%x, %max : tensor<?x8xf32>, tensor<?xf32>) ...
    ```
    After:
    ```mlir
    %max, %r = nest.group outs(%i = %0, %j = %1 : ...) {
      %2 = linalg.generic ... attrs = {nest.row_loops = 1 : i64}
      %3 = linalg.generic {...} ins(%x, %2 : tensor<?x8xf32>, tensor<?xf32>) ...
          attrs = {nest.row_loops = 1 : i64}
    ```
  }];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
  let statistics = [Statistic<"numJoined", "groups-joined",
                              "Number of groups that joined another one">];
}

def CUDAChooseSchedule : Pass<"cuda-choose-schedule"> {
  let summary = "choose how a GPU runs the loops of ops";
  let description = [{
    Gives each linalg op without a `nest.schedule` one that a GPU can execute: which
    loops its threads share, and how many threads a block has. Nothing is changed
    but attributes.

    - `copy`, `pointwise`: a thread for each element; or, with `vector` of an
      element count and another one, for so many elements at once, so many times.
      With tiles of the last two loops, inputs that lie along the first of them are
      transposed through shared memory.
    - `rows`, `unrolled`: a thread for each result, which adds its terms.
    - `block_rows` with `nest.row_loops`: the first loops are rows, whose elements
      the same threads compute in each such op of the kernel.
    - `block_rows`, `block_columns`: a warp or a block adds the terms of a row, or a
      block those of columns that lie side by side, if the terms may be shared:
      sums by one op, and the best term with its index. Several blocks share a row
      or columns through the kernel's workspace where these are few and long.
    - `contraction`: blocks sum tiles of products' sums, with the inputs' tiles in
      shared memory. Several blocks share a tile's terms, through the kernel's
      workspace, where there are few tiles of many terms and the terms may be
      reordered. Products of two f16 or bf16 that are summed as f32 in fast
      numerics, of two i8 that are summed as i32, and of two f32 where
      `tcopt.allow_tf32` says so, are for tensor cores if the target's chip is sm_80
      or later; else there is a remark `no-tensor-cores`. The numbers of `vector` are the rows, columns and terms of a block's tile, the rows
      and columns of a thread's sums, or a warp's, blocks that share a tile, terms of
      an instruction of tensor cores and tiles that shared memory has at once.
    - `scan`: a thread for each row, or, with `vector`, a warp, a block or several of
      them, if runs of terms can be combined. Sums of floats are in `fast` only.
    - `loops`: one thread runs all loops in order.
    - `init`, `epilogue`: as on a CPU.

    Reduced loops keep the op's order where terms may not be reordered; else that of
    contiguous terms comes last.

    `nest.scatter` gets a schedule, too: with `rows` a thread runs through all indices
    for each index of the dimensions along which updates have different places; with
    `block_rows` blocks share the places, and each applies the updates of its own
    ones in order. Where a module around the op has `tcopt.allow_atomics`, it is
    `pointwise`: a thread applies each update with an atomic, if one computes what
    the body does, else there is a remark `not-atomic`. `nest.sort` gets one, too: with `rows` a thread for each element
    counts those before it; with `block_rows` a block sorts a row, if it fits into
    its memory or few of its elements are wanted, or tiles of a row, which further
    launches merge, through the kernel's workspace or, if its size is not known or
    too large, where the results are.

    Before:
    ```mlir
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%x : tensor<?xf32>) outs(%0 : tensor<?xf32>) {...}
    ```
    After:
    ```mlir
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%x : tensor<?xf32>) outs(%0 : tensor<?xf32>)
        attrs = {nest.schedule = #nest.schedule<kind = pointwise, order = [0],
          tile = [], parallel = 1, vector = [] on 256 threads>} {...}
    ```
  }];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
  let statistics = [Statistic<"numChosen", "schedules-chosen",
                              "Number of ops that got a schedule">];
}

def CUDALowerToLoops : Pass<"cuda-lower-to-loops", "::mlir::func::FuncOp"> {
  let summary = "turn ops on buffers into loops that threads of a GPU share";
  let description = [{
    Checks the schedules of a kernel's ops on buffers first, and reports each that a
    GPU cannot execute, at its op. Then it executes them: each op becomes an
    `scf.parallel` over one range, `nest.threads` of whose iterations make a block.
    What is left outside of such loops and reads or writes buffers becomes a loop of
    one iteration; what only decides control flow that has loops in it is read on
    the host (`rt.device_load`), with a remark `host-read`. Loops of neighbouring ops
    with `nest.row_loops` become one, in which a block waits between them.

    Before:
    ```mlir
    linalg.generic {...} ins(%x : memref<?x8xf32>) outs(%y : memref<?x8xf32>)
        attrs = {nest.schedule = #nest.schedule<kind = pointwise, ...>} {...}
    ```
    After:
    ```mlir
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      %v = memref.load %x[%a, %b] : memref<?x8xf32>
      ...
    } {nest.threads = 256}
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::gpu::GPUDialect", "::mlir::math::MathDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::nvgpu::NVGPUDialect", "::mlir::NVVM::NVVMDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
    "::tcopt::rt::RtDialect"];
  let statistics = [
    Statistic<"numLowered", "ops-lowered", "Number of ops that became loops">,
    Statistic<"numJoined", "loops-joined",
              "Number of loops that joined the one before, of the same rows">,
    Statistic<"numSerial", "serial-loops", "Number of loops of one thread">,
    Statistic<"numHostReads", "host-reads", "Number of elements that the host reads">
  ];
}

def CUDARepeatCalls : Pass<"cuda-repeat-calls", "::mlir::func::FuncOp"> {
  let summary = "make several calls of a kernel in one launch";
  let description = [{
    A function with `nest.calls` gets the arguments of so many calls, one after the
    other. Where all that it does is one loop of a known size, the loop runs over
    the iterations of all calls, which choose their call's arguments: updates of
    many small tensors are one launch. Else what it does is there once for each
    call.

    Before:
    ```mlir
    func.func @k(%x: memref<f32>) attributes {nest.calls = 2 : i64} {
      %b = memref.reinterpret_cast %x ...
      scf.parallel (%i) = (%c0) to (%c64) step (%c1) { ... %b[%i] ... }
    ```
    After:
    ```mlir
    func.func @k(%x0: memref<f32>, %x1: memref<f32>) {
      scf.parallel (%i) = (%c0) to (%c128) step (%c1) {
        %call = arith.divui %i, %c64
        %j = arith.remui %i, %c64
        %x = scf.index_switch %call ... { yields %x0 or %x1 }
        %b = memref.reinterpret_cast %x ...
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
  let statistics = [
    Statistic<"numLoops", "loops", "Number of loops that run for several calls">,
    Statistic<"numCopies", "copies", "Number of copies of what functions do">
  ];
}

def CUDAGuardWrites : Pass<"cuda-guard-writes", "::mlir::ModuleOp"> {
  let summary = "keep kernels from writing to arguments after a failure";
  let description = [{
    A device goes on after a kernel has failed. In a function that
    `tcopt.fails_before_writes`, kernels that write to donated arguments get
    `nest.guarded`: they do nothing then, and the arguments hold what they held.
    Where something else than a kernel writes to such an argument, the function loses
    `tcopt.fails_before_writes`, with a remark `unguarded` there.

    Before:
    ```mlir
    module @update { nest.kernel @update(...) {...} }
    func.func @f(%w: memref<8xf32> {tcopt.donates = 0 : i64})
        attributes {tcopt.fails_before_writes} {
      nest.call @update outs(%w : memref<8xf32>)
    ```
    After:
    ```mlir
    module @update { nest.kernel @update(...) attributes {nest.guarded} {...} }
    ```
  }];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
  let statistics = [
    Statistic<"numGuarded", "kernels-guarded", "Number of kernels that are guarded">
  ];
}

def CUDAOutlineLaunches : Pass<"cuda-outline-launches", "::mlir::ModuleOp"> {
  let summary = "turn shared loops into kernels of a GPU and their launches";
  let description = [{
    Each outermost `scf.parallel` of a function with `nest.threads` becomes a
    `gpu.func` in a `gpu.module`, an iteration a thread, and is launched in its
    place. Buffers are passed as pointers, with their unknown sizes; constants,
    views, and what is computed from elements of buffers alone is computed again by
    each thread.

    A block's memory is the kernel's if all of it is at most 48 KB, else the launch's
    (`dynamic_shared_memory_size`).

    What `rt.fail` reports is found by its number among `rt.failures` of the kernel,
    which takes a word to write it to as its last two arguments. The word has the
    host's address of another one behind it, which the first failure is written to,
    too. A kernel of a function with `nest.guarded` takes the same arguments, and
    does nothing where the word is not 0.

    Before:
    ```mlir
    func.func @k(%x: memref<f32>, %n: index) {
      %b = memref.reinterpret_cast %x to offset: [0], sizes: [%n], strides: [1]
      scf.parallel (%i) = (%c0) to (%n) step (%c1) { ... } {nest.threads = 256}
    ```
    After:
    ```mlir
    gpu.module @k_gpu {
      gpu.func @k(%x: memref<f32>, %n: index) kernel { ... }
    }
    func.func @k(%x: memref<f32>, %n: index) {
      gpu.launch_func @k_gpu::@k blocks in (%g, %c1, %c1)
          threads in (%c256, %c1, %c1) args(%x : memref<f32>, %n : index)
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::LLVM::LLVMDialect"];
  let statistics = [Statistic<"numKernels", "kernels", "Number of kernels">];
}

#endif // TCOPT_CONVERSION_NESTTOGPU_PASSES_TD

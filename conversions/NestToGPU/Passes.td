//===- Passes.td - kernels to launches on a GPU ----------------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_PASSES_TD
#define TCOPT_CONVERSION_NESTTOGPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def CUDAChooseSchedule : Pass<"cuda-choose-schedule"> {
  let summary = "choose how a GPU runs the loops of ops";
  let description = [{
    Writes a `nest.schedule` that a GPU can execute on each kernel that has none: a
    schedule for each op. Fills and epilogues (`nest.role`) are fused where the
    schedule of their op allows it. Nothing else is changed but `nest.thread_bytes` of
    the kernel, and results that a kernel returns as it reads them, which become
    copies. The fields of schedules are documented in the dialect `cuda`.

    - Elementwise ops: `#cuda.vectors` if operands are contiguous along the last loop,
      `#cuda.transpose` if some are along another one, else `#cuda.pointwise`.
    - Reductions: `#cuda.block_rows` or `#cuda.block_columns` if threads may share
      them (sums by one op, and the best element with its index), else
      `#cuda.reduction`. Several blocks share a row or columns that are few and long.
    - Sums of products: `#cuda.mma` or `#cuda.contraction`. Several blocks share the K
      dimension if there are few tiles and terms may be reordered. Products of two
      f16 or bf16 that are summed as f32 in fast numerics, of two i8 that are summed
      as i32, and of two f32 with `tcopt.allow_tf32` use tensor cores if the chip of
      the target has them; else there is a remark `no-tensor-cores`.
    - Scans: `#cuda.block_scan` if runs of elements can be combined (sums of floats in
      `fast` only), else `#cuda.scan`.
    - `nest.scatter`: `#cuda.scatter`, `#cuda.block_scatter`, or, if a module around
      it has `tcopt.allow_atomics`, `#cuda.atomic_scatter`; a body that no atomic
      computes is a remark `not-atomic`.
    - `nest.sort`: `#cuda.counting_sort` for short rows, else `#cuda.sort`.
    - Slices that are copied: `#cuda.pointwise`.
    - An op of which an output has an element for each step of a reduction and that
      is no scan: `#nest.loops`.

    Reduced loops keep the op's order where terms may not be reordered; else that of
    contiguous terms comes last.

    Before:
    ```mlir
    nest.kernel @k(%x: tensor<?xf32>, %0: tensor<?xf32>, ...) -> tensor<?xf32> {
      %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
          ins(%x : tensor<?xf32>) outs(%0 : tensor<?xf32>) {...}
    ```
    After:
    ```mlir
    nest.kernel @k(%x: tensor<?xf32>, %0: tensor<?xf32>, ...) -> tensor<?xf32>
        attributes {nest.schedule = #cuda.pointwise<order = [0], threads = 256>} {
      %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
          ins(%x : tensor<?xf32>) outs(%0 : tensor<?xf32>) {...}
    ```
  }];
  let options = [
    Option<"replace", "replace", "bool", /*default=*/"false",
           "Chooses anew for kernels that have a schedule of their ops.">
  ];
  let dependentDialects = ["::tcopt::cuda::CUDADialect"];
  let statistics = [Statistic<"numChosen", "schedules-chosen",
                              "Number of ops that got a schedule">];
}

def CUDASplitGroups : Pass<"cuda-split-groups", "::mlir::func::FuncOp"> {
  let summary = "Split groups that no schedule is for";
  let description = [{
    A group in which an op reads what another one reduces runs as a row program. Where the merged
    ops make up none, or none that `cuda-choose-rows` has a schedule for, each op becomes a group with its
    fill and epilogues. A remark (`split`) has the reason.

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
  let statistics = [
    Statistic<"numSplit", "num-split", "Groups that were split">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect", "::tcopt::cuda::CUDADialect", "::tcopt::nest::NestDialect"];
}

def CUDAChooseRows : Pass<"cuda-choose-rows", "::tcopt::nest::KernelOp"> {
  let summary = "Choose how kernels of several ops over the same rows run on a GPU";
  let description = [{
    Writes the schedule `#cuda.rows` on a kernel whose ops form a row program of
    several loops (nest-print-row-programs prints it) and removes the schedules of
    its ops. The chip is that of `tcopt.target`.

    - A warp, or a part of one, has a row of up to 64 elements a thread (fewer if
      several tensors are read); a block has a longer one.
    - Rows of known length are kept in registers if each thread has at most 64
      elements of them. Longer local tensors are kept in shared memory.
    - Threads have neighbouring rows if tensors are contiguous along those.
    - Sums across rows are made of those of as many blocks as the chip runs at once.

    Before:

    ```mlir
    nest.kernel @k(%x: tensor<64x512xf32>, %o: tensor<64x512xf32>) -> tensor<64x512xf32> {
      ... a maximum, an exponential, a sum, a division ...
    ```

    After:

    ```mlir
    nest.kernel @k(...) attributes {nest.schedule = #cuda.rows<along = columns, width = 4,
        group = 32, kept = 4, locals = ["register"], threads = 256>} {
    ```
  }];
  let statistics = [
    Statistic<"numChosen", "num-schedules-chosen", "Number of kernels scheduled">
  ];
  let dependentDialects = ["::tcopt::cuda::CUDADialect"];
}

def CUDALowerRows : Pass<"cuda-lower-rows", "::mlir::func::FuncOp"> {
  let summary = "Rewrite kernels of ops over the same rows to loops over blocks";
  let description = [{
    Replaces the ops on tensors of a function with the schedule `#cuda.rows` by
    `scf.parallel` loops over blocks on the buffers of its boundary. Runs after
    nest-bufferize-kernel and before upstream's bufferization, which finds no
    tensors: what one op computes for the next is a value of a thread, or an element
    of shared memory.

    The threads of a group share a row. Reductions of a row are combined by shuffles
    within a warp and by shared memory within a block, sums across rows by a second
    loop.

    Before:

    ```mlir
    %t = bufferization.to_tensor %x : memref<64x512xf32> to tensor<64x512xf32>
    %m = linalg.generic ... ins(%t : tensor<64x512xf32>) outs(%f : tensor<64xf32>)
    %e = linalg.generic ... ins(%t, %m : ...) outs(...)
    bufferization.materialize_in_destination %e in restrict writable %y
    ```

    After:

    ```mlir
    scf.parallel (%block) = (%c0) to (%c8) step (%c1) {
      %v = vector.load %x[...] : memref<32768xf32>, vector<4xf32>
      %m = gpu.shuffle xor ...
      vector.store ...
    } {nest.blocks, nest.threads = 256}
    ```
  }];
  let statistics = [
    Statistic<"numLowered", "num-kernels-lowered", "Number of kernels rewritten">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
    "::mlir::memref::MemRefDialect", "::mlir::NVVM::NVVMDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
}

def CUDALowerToLoops : Pass<"cuda-lower-to-loops", "::mlir::func::FuncOp"> {
  let summary = "turn ops on buffers into loops that threads of a GPU share";
  let description = [{
    Checks the function's schedules of its ops on buffers first, and reports each that
    a GPU cannot execute, and each fused op that no other one runs, at its op. Then it executes them: each op becomes an
    `scf.parallel` over one range, `nest.threads` of whose iterations make a block.
    Other code that reads or writes buffers becomes a loop of
    one iteration; elements that only control flow around loops depends on are read on
    the host (`rt.device_load`), with a remark `host-read`.

    Before:
    ```mlir
    func.func @k(...) attributes {nest.schedule = #cuda.pointwise<order = [0, 1], threads = 256>} {
      linalg.generic {...} ins(%x : memref<?x8xf32>) outs(%y : memref<?x8xf32>) {...}
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
    "::tcopt::cuda::CUDADialect", "::tcopt::rt::RtDialect"];
  let statistics = [
    Statistic<"numLowered", "ops-lowered", "Number of ops that became loops">,
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
    Statistic<"numCopies", "copies", "Number of copies of the bodies of functions">
  ];
}

def CUDAGuardWrites : Pass<"cuda-guard-writes", "::mlir::ModuleOp"> {
  let summary = "keep kernels from writing to arguments after a failure";
  let description = [{
    A device continues after a kernel has failed. In a function with
    `tcopt.fails_before_writes`, kernels that write to donated arguments get
    `nest.guarded`: after a failure they do nothing, and the arguments keep their
    elements. If an op other than a kernel call writes to a donated argument, the
    function loses `tcopt.fails_before_writes`, with a remark `unguarded` at the op.

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
  let dependentDialects = ["::tcopt::cuda::CUDADialect", "::tcopt::nest::NestDialect"];
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

    `rt.fail` reports the number of a failure among `rt.failures` of the kernel, which
    has the word for it as its last two arguments. The word has the
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

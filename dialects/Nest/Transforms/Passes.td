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
    producers at all. Declined merges are remarks: `several-uses`,
    `repeats-work`, `contraction`, `reads-output`, `kernel-size`.

    A merge is also declined (`kernel-size`) if the merged op would exceed
    `max-ops` or `max-inputs`. Beyond them a kernel is slower than two: a long
    chain of dependent ops leaves the processor no independent work, and LLVM's
    time for a body of math functions grows with its square. The limits also
    make the time of this pass linear in the number of ops.

    Cheap arithmetic on the terms of a scan, such as a conversion, is computed
    inside of the scan if nothing else reads these.

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
           "32 arrays were measured to be twice as slow as two that read 16.">
  ];
  let statistics = [Statistic<"numFused", "num-fused", "Producers that were merged">];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FormKernelsPass : Pass<"nest-form-kernels", "::mlir::func::FuncOp"> {
  let summary = "put each computation into a kernel";
  let description = [{
    Wraps each linalg op, with the fill of its init, and each chain of
    tensor.insert_slice into one `nest.kernel`. Slices that a kernel reads are
    taken inside of it; a slice that something else reads becomes a kernel that
    copies it, and a large constant of one value a kernel that fills. Each kernel
    writes a destination of its own. An elementwise op that is the only reader
    of a reduction, element for element, changes the reduction's result in place
    and shares its kernel. A `nest.scatter` changes a copy, which its kernel
    makes, unless nothing else reads the tensor.

    Before:
    ```mlir
    %e = tensor.empty(%n) : tensor<?xf32>
    %r = linalg.generic ... ins(%x) outs(%e) { ... }
    ```
    After:
    ```mlir
    %e = tensor.empty(%n) : tensor<?xf32>
    %r = nest.kernel outs(%o = %e : tensor<?xf32>) {
      %1 = linalg.generic ... ins(%x) outs(%o) { ... }
      nest.yield %1 : tensor<?xf32>
    } -> tensor<?xf32>
    ```
  }];
  let statistics = [
    Statistic<"numKernels", "num-kernels", "Kernels that were formed">,
    Statistic<"numInPlace", "num-in-place",
              "Elementwise ops that change a reduction's result in place">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::tcopt::nest::NestDialect"];
}

def ChooseSchedulePass : Pass<"nest-choose-schedule", "::mlir::func::FuncOp"> {
  let summary = "choose how the loops of kernels are run";
  let description = [{
    Writes the `schedule` of each `nest.kernel` that has none: the strategy, loop
    order, tiles and shared loops of its main op, which is its contraction, else
    its last reduction, else its last op. The rules are `KernelCost`; nothing
    else is changed. Runs at the end of phase fuse.

    Before:

    ```mlir
    %r = nest.kernel outs(%o = %init : tensor<?x3xf32>) {
      %1 = linalg.generic ... outs(%o : tensor<?x3xf32>)
    ```

    After:

    ```mlir
    %r = nest.kernel outs(%o = %init : tensor<?x3xf32>)
        schedule = #nest.schedule<kind = pointwise, order = [0, 1], tile = [],
                                  parallel = 1, vector = []> {
      %1 = linalg.generic ... outs(%o : tensor<?x3xf32>)
    ```
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "int64_t", /*default=*/"256",
           "Bits of the target's vectors (128, 256 or 512), for register tiles. "
           "The default is what nearly all x86-64 hosts have.">
  ];
  let statistics = [
    Statistic<"numChosen", "num-schedules-chosen", "Number of schedules written">,
    Statistic<"numTiled", "num-contractions-tiled",
              "Number of schedules with a register tile">
  ];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
}

def InlineKernelsPass : Pass<"nest-inline-kernels", "::mlir::func::FuncOp"> {
  let summary = "replace kernels by their bodies";
  let description = [{
    For the reference lowering, which runs kernels as plain loops: the body of
    each `nest.kernel` on buffers takes its place.

    Before:
    ```mlir
    nest.kernel outs(%o = %b : memref<?xf32>) {
      linalg.fill ins(%c : f32) outs(%o : memref<?xf32>)
    }
    ```
    After:
    ```mlir
    linalg.fill ins(%c : f32) outs(%b : memref<?xf32>)
    ```
  }];
  let statistics = [
    Statistic<"numKernels", "num-kernels", "Kernels that were replaced">
  ];
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
  let summary = "make each kernel a function";
  let description = [{
    Moves the body of each `nest.kernel` on buffers into a private function with
    the attribute `nest.schedule` and calls it. Kernels that compute the same on
    operands of the same types become one function.

    Before:
    ```mlir
    nest.kernel outs(%o = %b : memref<?xf32>) schedule = #s {
      linalg.generic ... ins(%a : memref<?xf32>) outs(%o : memref<?xf32>)
    }
    ```
    After:
    ```mlir
    func.func private @main_kernel_0(%b: memref<?xf32>, %a: memref<?xf32>)
        attributes {nest.schedule = #s} {
      linalg.generic ... ins(%a : memref<?xf32>) outs(%b : memref<?xf32>)
      return
    }
    rt.profile_begin "main_kernel_0"
    func.call @main_kernel_0(%b, %a)
    rt.profile_end "main_kernel_0"
    ```
  }];
  let statistics = [
    Statistic<"numKernels", "num-kernels", "Kernels that were outlined">,
    Statistic<"numFunctions", "num-functions", "Functions that they became">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect", "::tcopt::rt::RtDialect"];
}

def OutlineParallelLoopsPass
    : Pass<"nest-outline-parallel-loops", "::mlir::ModuleOp"> {
  let summary = "run parallel loops through the runtime";
  let description = [{
    Moves the body of each one-dimensional `scf.parallel` into a private function
    that runs a range [begin, end) of it, and calls that through
    `rt.parallel_for` with the grain of the attribute `nest.grain` (1 if there
    is none). Buffers become bare pointers, aligned to 64 bytes and without
    aliases, with their sizes as arguments.

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
  let statistics = [Statistic<"numLoops", "num-loops", "Loops that were outlined">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect", "::tcopt::rt::RtDialect"];
}

#endif // TCOPT_NEST_TRANSFORMS_PASSES_TD

//===- Passes.td - kernel modules of GPUs ----------------------*- tablegen -*-===//

#ifndef TCOPT_TARGET_CUDA_PASSES_TD
#define TCOPT_TARGET_CUDA_PASSES_TD

include "mlir/Pass/PassBase.td"

def CUDASortWholeRowsPass : Pass<"cuda-sort-whole-rows", "::mlir::func::FuncOp"> {
  let summary = "sort whole rows instead of their many first elements";
  let description = [{
    Kernels for GPUs sort in the memory of the results. A sort that keeps only the
    first elements of each row, but too many for shared memory, becomes a sort of
    whole rows and a slice of its results. Other sorts are not changed, with the
    remark `not-whole` and the reason `few-wanted` or `known-and-few`.

    Before:
    ```mlir
    %v, %i = core.sort %x, dim = 0, descending = true, limit = 3000
        : (tensor<?xf32>) -> (tensor<3000xf32>, tensor<3000xi64>)
    ```
    After:
    ```mlir
    %w, %j = core.sort %x, dim = 0, descending = true : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
    %v = core.slice %w, offsets = [0], sizes = [3000], strides = [1]
    %i = core.slice %j, offsets = [0], sizes = [3000], strides = [1]
    ```
  }];
  let options = [
    Option<"mostWanted", "most-wanted", "int64_t", /*default=*/"1024",
           "Most elements of a row that are kept without the others">,
    Option<"mostElements", "most-elements", "int64_t", /*default=*/"16777216",
           "Most elements of a tensor of static sizes that is not changed">
  ];
  let statistics = [Statistic<"numWhole", "num-whole", "Sorts of rows instead of their first elements">];
  let dependentDialects = ["::tcopt::core::CoreDialect", "::mlir::tensor::TensorDialect"];
}

def CUDASplitFactorsPass : Pass<"cuda-split-factors", "::mlir::func::FuncOp"> {
  let summary = "multiply f32 by bf16 as two products of bf16";
  let description = [{
    Splits the f32 factor of a product with a bf16 factor that was converted to f32
    into two bf16: its rounding and the remainder. Together they have 16 of its 24
    bits, and both products are added in f32. Applies to GPUs with tensor cores, which
    multiply 16-bit numbers much faster than f32. Functions in strict numerics, and
    products of few rows, columns or summed elements, are not changed, with the remark
    `not-split`.

    Before:
    ```mlir
    %w = core.convert %v : (tensor<?x?xbf16>) -> tensor<?x?xf32>
    %s = core.contract %p, %w ... : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    ```
    After:
    ```mlir
    %h = core.convert %p : (tensor<?x?xf32>) -> tensor<?x?xbf16>
    %l = ... // p - h, which is 0 where h is infinite
    %a = core.contract %h, %v ... : (tensor<?x?xbf16>, tensor<?x?xbf16>) -> tensor<?x?xf32>
    %b = core.contract %l, %v ... : (tensor<?x?xbf16>, tensor<?x?xbf16>) -> tensor<?x?xf32>
    %s = core.add %a, %b
    ```
  }];
  let statistics = [Statistic<"numSplit", "num-split", "Products that became two">];
  let dependentDialects = ["::tcopt::core::CoreDialect", "::mlir::tensor::TensorDialect"];
}

def CUDANumberMemorySpacesPass : Pass<"cuda-number-memory-spaces", "::mlir::gpu::GPUModuleOp"> {
  let summary = "replace memory spaces of gpu by LLVM's numbers";
  let description = [{
    Upstream's conversions of vectors and buffers to llvm run before that of kernels,
    and do not support the memory spaces of `gpu`. This pass replaces `workgroup` by 3,
    and `global` and `private` by the default memory space, from which LLVM infers them.

    Before:

    ```mlir
    %v = vector.load %b[%i] : memref<64xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    ```

    After:

    ```mlir
    %v = vector.load %b[%i] : memref<64xf32, 3>, vector<4xf32>
    ```
  }];
  let statistics = [Statistic<"numOps", "ops",
                              "Number of ops with types in these memory spaces">];
}

def CUDAPackRoundingsPass : Pass<"cuda-pack-roundings", "::mlir::gpu::GPUModuleOp"> {
  let summary = "round f32 to bf16 and extend it by one instruction";
  let description = [{
    Fused ops on bf16 round between each other. The instruction that rounds a number
    and 0 to a pair of bf16 yields the bits of the rounded number as f32, so that
    extending it needs no instruction. LLVM would use an instruction for one number and
    a shift. Chips from sm_80 on support it.

    Before:

    ```mlir
    %r = arith.truncf %x : f32 to bf16
    %y = arith.extf %r : bf16 to f32
    ```

    After:

    ```mlir
    %p = llvm.call_intrinsic "llvm.nvvm.ff2bf16x2.rn"(%x, %zero) : (f32, f32) -> vector<2xbf16>
    %y = llvm.bitcast %p : vector<2xbf16> to f32
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [Statistic<"numPacked", "roundings-packed",
                              "Number of roundings that became an instruction">];
}

def CUDAConvertKernelsPass : Pass<"cuda-convert-kernels", "::mlir::gpu::GPUModuleOp"> {
  let summary = "convert kernels to llvm and nvvm without calls of a library";
  let description = [{
    Lowers kernels as upstream's `convert-gpu-to-nvvm`, with 64-bit indices and buffers
    as bare pointers, except that `math` and `arith` become LLVM's intrinsics instead of
    calls of libdevice, and `gpu.all_reduce` and `gpu.subgroup_reduce` become shuffles.
    Attributes of arguments are kept. `math.exp2` and `arith.divf` with
    `tcopt.rounded_to` become approximate instructions. `memref.atomic_rmw` has device
    scope and does not order other accesses.

    Arguments of kernels are scalars and buffers of static shape, such as a buffer of
    rank 0, which `memref.reinterpret_cast` converts to a buffer of any size.

    Before:

    ```mlir
    gpu.func @k(%x: memref<f32> {llvm.noalias}) kernel {
      %i = gpu.thread_id x
      %v = memref.load %x[] : memref<f32>
      %a = math.absf %v : f32
      ...
    ```

    After:

    ```mlir
    llvm.func @k(%x: !llvm.ptr {llvm.noalias}) attributes {gpu.kernel, nvvm.kernel} {
      %i = nvvm.read.ptx.sreg.tid.x : i32
      %v = llvm.load %x : !llvm.ptr -> f32
      %a = llvm.intr.fabs(%v) : (f32) -> f32
      ...
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::NVVM::NVVMDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [Statistic<"numKernels", "kernels", "Number of kernels">];
}

def CUDASerializeKernelsPass : Pass<"cuda-serialize-kernels", "::mlir::gpu::GPUModuleOp"> {
  let summary = "replace kernels by their image for a chip";
  let description = [{
    Compiles a module of llvm and nvvm to an image, and replaces the kernels' bodies
    by the attribute `rt.image`. The image is PTX for a chip `sm_*`, and a shared
    object for the host for `emulated*` (Emulate.h). With `ptxas=PROGRAM`, the
    program compiles the PTX to a cubin, which runs only on devices of the chip's
    architecture.

    Before:

    ```mlir
    gpu.module @m {
      llvm.func @k(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} { ... }
    }
    ```

    After:

    ```mlir
    gpu.module @m attributes {rt.image = ".version 8.0 ..."} {
    }
    ```
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"",
           "The GPU that the image is for; that of `tcopt.target` if empty">,
    Option<"text", "text", "bool", /*default=*/"false",
           "Print images to standard output instead of keeping them">,
    Option<"ptxas", "ptxas", "std::string", /*default=*/"",
           "NVIDIA's assembler, which compiles the PTX to cubins; none if empty">
  ];
  let statistics = [Statistic<"numBytes", "bytes", "Size of the images">];
}

#endif // TCOPT_TARGET_CUDA_PASSES_TD

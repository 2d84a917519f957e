//===- CUDABase.td - schedules of kernels on GPUs --------------*- tablegen -*-===//

#ifndef TCOPT_CUDA_IR_CUDABASE_TD
#define TCOPT_CUDA_IR_CUDABASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "tcopt/Interfaces/Schedule.td"

def CUDA_Dialect : Dialect {
  let name = "cuda";
  let cppNamespace = "::tcopt::cuda";
  let summary = "Schedules of kernels on GPUs";
  let description = [{
    No ops: the kinds of `nest.schedule` that a GPU executes. `cuda-choose-schedule`
    writes them at the end of the phase `fuse`, `cuda-lower-to-loops` executes them.

    Fields that several kinds have:

    - `order`: the op's loops from the outermost to the innermost, the reduced ones
      last. Neighbouring loops over which all operands are contiguous are run as
      one.
    - `threads`: the threads of a block, in [1, 1024].
    - `width`: elements of one access to memory, a power of two up to 8.
    - `split`, `blocks`: blocks that share a reduction; their partial results go
      through the kernel's workspace (`nest.thread_bytes`) and are combined in order
      by a second launch.

    `#nest.loops` and `#nest.schedules` are schedules of GPUs as well.
  }];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
  let useDefaultAttributePrinterParser = 1;
}

class CUDA_Schedule<string name, string attrMnemonic, list<string> methods = []>
    : AttrDef<CUDA_Dialect, name, [DeclareAttrInterfaceMethods<ScheduleAttrInterface, methods>]> {
  let mnemonic = attrMnemonic;
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Elementwise ops
//===----------------------------------------------------------------------===//

def CUDA_PointwiseAttr : CUDA_Schedule<"Pointwise", "pointwise"> {
  let summary = "a thread for each element";
  let description = [{
    Computes or copies one element a thread. No loop is a reduction.

    Example: `#cuda.pointwise<order = [0, 1], threads = 256>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_VectorsAttr : CUDA_Schedule<"Vectors", "vectors"> {
  let summary = "a thread for several vectors of elements";
  let description = [{
    Computes vectors along the last loop.

    - `vectors`: the vectors that a thread reads before it computes.

    Example: `#cuda.vectors<order = [0], width = 4, vectors = 4, threads = 256>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "int64_t":$width,
    "int64_t":$vectors,
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_TransposeAttr : CUDA_Schedule<"Transpose", "transpose"> {
  let summary = "square tiles in shared memory";
  let description = [{
    Moves tiles of the last two loops through shared memory, so that both reads and
    writes are contiguous.

    - `tile`: the edge of a tile.

    Example: `#cuda.transpose<order = [0, 2, 1], tile = 32, threads = 256>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "int64_t":$tile,
    DefaultValuedParameter<"int64_t", "1">:$width,
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===----------------------------------------------------------------------===//
// Reductions and scans
//===----------------------------------------------------------------------===//

def CUDA_ReductionAttr : CUDA_Schedule<"Reduction", "reduction"> {
  let summary = "a thread for each result";
  let description = [{
    Reduces in registers, in order.

    - `unroll`: the elements of a reduction, at most 64, are written out without
      loops.

    Example: `#cuda.reduction<order = [0, 1], threads = 256>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "int64_t":$threads,
    DefaultValuedParameter<"bool", "false">:$unroll);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_BlockRowsAttr : CUDA_Schedule<"BlockRows", "block_rows"> {
  let summary = "groups of threads for each row";
  let description = [{
    A row is the set of terms of one result.

    - `rows`: the number of leading loops of the order that are rows.
    - `group`: threads of a row: a power of two up to 32, or all of a block.

    Example: `#cuda.block_rows<order = [0, 1], rows = 1, width = 4, group = 32, threads = 256>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "int64_t":$rows,
    "int64_t":$width,
    "int64_t":$group,
    DefaultValuedParameter<"int64_t", "1">:$blocks,
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_RowLanes : I32EnumAttr<"RowLanes", "the dimension along which neighbouring threads run", [
    I32EnumAttrCase<"columns", 0>, I32EnumAttrCase<"rows", 1>]> {
  let cppNamespace = "::tcopt::cuda";
  let genSpecializedAttr = 0;
}

def CUDA_RowsAttr : CUDA_Schedule<"Rows", "rows", ["isOfKernel"]> {
  let summary = "ops over the same rows, a group of threads for each row";
  let description = [{
    The schedule of a kernel, and of the function that it becomes, whose ops all run
    over the same rows (a row program; `nest-print-row-programs` prints it). Its ops
    have no schedules of their own. A block has `threads / group` rows at once.

    - `along`: neighbouring threads have neighbouring elements of a row's `columns`,
      or neighbouring `rows`.
    - `width`: elements of a row that a thread computes at once.
    - `group`: threads of a row. Along columns a power of two up to 32, or all of a
      block.
    - `kept`: the most vectors of a row that a thread has, all of them in registers,
      in straight-line code; 0 for loops over the vectors of a row, which is read again by each.
    - `locals`: for each local tensor with columns, `"register"`, kept by its thread
      (with `kept` only), `"shared"`, kept in shared memory, or `"again"`, computed
      again by each later loop.
    - `blocks`: the number of blocks, each of which has partial results of reductions
      across its rows; a second launch combines these in order. 0 for a program
      without such reductions, which has as many blocks as rows need.

    Example: `#cuda.rows<along = columns, width = 4, group = 32, kept = 2,
    locals = ["register"], threads = 256>`.
  }];
  let parameters = (ins
    EnumParameter<CUDA_RowLanes>:$along,
    DefaultValuedParameter<"int64_t", "1">:$width,
    "int64_t":$group,
    DefaultValuedParameter<"int64_t", "0">:$kept,
    OptionalParameter<"::mlir::ArrayAttr">:$locals,
    DefaultValuedParameter<"int64_t", "0">:$blocks,
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_BlockColumnsAttr : CUDA_Schedule<"BlockColumns", "block_columns"> {
  let summary = "lanes of a warp for neighbouring results";
  let description = [{
    Reduces over rows of which each lane of a warp reads `width` neighbouring columns;
    the warps of a block take turns at the rows.

    Example: `#cuda.block_columns<order = [1, 0], width = 4, blocks = 16, threads = 256>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "int64_t":$width,
    DefaultValuedParameter<"int64_t", "1">:$blocks,
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_ScanAttr : CUDA_Schedule<"Scan", "scan"> {
  let summary = "a thread for each scanned row";
  let description = [{
    Scans in order. The scanned loop is the last one of the order.

    Example: `#cuda.scan<order = [0, 1], threads = 256>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_BlockScanAttr : CUDA_Schedule<"BlockScan", "block_scan"> {
  let summary = "groups of threads for each scanned row";
  let description = [{
    - `items`: neighbouring elements of a thread.
    - `group`: threads of a row: 1, 32 or all of a block.

    Example: `#cuda.block_scan<order = [0, 1], items = 4, group = 256, threads = 256>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "int64_t":$items,
    "int64_t":$group,
    DefaultValuedParameter<"int64_t", "1">:$blocks,
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

def CUDA_ContractionAttr : CUDA_Schedule<"Contraction", "contraction"> {
  let summary = "a sum of products by scalar multiply-adds";
  let description = [{
    - `tile`: M, N and K of a block: results, and the K slice whose inputs are in
      shared memory at once.
    - `thread`: M and N of a thread, which divide those of the block. A block has one
      thread for each such tile.

    Example: `#cuda.contraction<order = [0, 1, 2], tile = [128, 128, 16], thread = [8, 8]>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "::mlir::DenseI64ArrayAttr":$tile,
    "::mlir::DenseI64ArrayAttr":$thread,
    DefaultValuedParameter<"int64_t", "1">:$split);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_MmaAttr : CUDA_Schedule<"Mma", "mma"> {
  let summary = "a sum of products by tensor cores";
  let description = [{
    `mma.sync` on operands that are copied to shared memory in stages.

    - `tile`: M, N and K of a block, powers of two.
    - `warp`: M and N of a warp, which divide those of the block. A block has one warp
      for each such tile.
    - `k`: K of one instruction.
    - `stages`: K slices that shared memory holds at once, in [2, 8].

    Example: `#cuda.mma<order = [0, 1, 2], tile = [128, 256, 64], warp = [64, 64], k = 16, stages = 3>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    "::mlir::DenseI64ArrayAttr":$tile,
    "::mlir::DenseI64ArrayAttr":$warp,
    "int64_t":$k,
    "int64_t":$stages,
    DefaultValuedParameter<"int64_t", "1">:$split);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===----------------------------------------------------------------------===//
// Updates and sorts
//===----------------------------------------------------------------------===//

def CUDA_ScatterAttr : CUDA_Schedule<"Scatter", "scatter"> {
  let summary = "a thread for each updated position";
  let description = [{
    Applies the updates of a position of `nest.scatter` in order.

    Example: `#cuda.scatter<threads = 256>`.
  }];
  let parameters = (ins
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_AtomicScatterAttr : CUDA_Schedule<"AtomicScatter", "atomic_scatter"> {
  let summary = "a thread for each update";
  let description = [{
    Applies updates of `nest.scatter` by atomic operations, in any order.

    Example: `#cuda.atomic_scatter<threads = 256>`.
  }];
  let parameters = (ins
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_BlockScatterAttr : CUDA_Schedule<"BlockScatter", "block_scatter"> {
  let summary = "blocks that share the updated positions";
  let description = [{
    - `row_threads`: threads that share the elements of one index of
      `nest.scatter`.

    Example: `#cuda.block_scatter<row_threads = 64, blocks = 528, threads = 256>`.
  }];
  let parameters = (ins
    "int64_t":$row_threads,
    "int64_t":$blocks,
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_CountingSortAttr : CUDA_Schedule<"CountingSort", "counting_sort"> {
  let summary = "a thread for each element";
  let description = [{
    Computes the rank of each element of `nest.sort` by comparing it with its row.

    Example: `#cuda.counting_sort<threads = 256>`.
  }];
  let parameters = (ins
    "int64_t":$threads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CUDA_SortAttr : CUDA_Schedule<"Sort", "sort"> {
  let summary = "rows that blocks sort in shared memory";
  let description = [{
    - `capacity`: elements of `nest.sort` that a block sorts at once, a power of two.
    - `merge`: longer rows are sorted in tiles of this size, which are merged.

    Rows of unknown length that turn out to be longer are sorted by a network of
    such tiles if all of the row is wanted, else as by `#cuda.counting_sort`.

    Example: `#cuda.sort<capacity = 2048, threads = 512>`.
  }];
  let parameters = (ins
    "int64_t":$capacity,
    "int64_t":$threads,
    DefaultValuedParameter<"bool", "false">:$merge);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif // TCOPT_CUDA_IR_CUDABASE_TD

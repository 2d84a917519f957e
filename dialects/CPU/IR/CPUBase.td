//===- CPUBase.td - schedules of kernels on CPUs ---------------*- tablegen -*-===//

#ifndef TCOPT_CPU_IR_CPUBASE_TD
#define TCOPT_CPU_IR_CPUBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "tcopt/Interfaces/Schedule.td"

def CPU_Dialect : Dialect {
  let name = "cpu";
  let cppNamespace = "::tcopt::cpu";
  let summary = "Schedules of kernels on CPUs";
  let description = [{
    No ops: the kinds of `nest.schedule` that a CPU executes. `cpu-choose-schedule`
    writes them at the end of the phase `fuse`, `cpu-lower-to-loops` executes them.

    Fields that several kinds have:

    - `order`: the op's loops from the outermost to the innermost. Neighbouring
      loops over which all operands are contiguous are run as one, unless an
      epilogue with inputs follows.
    - `parallel`: the number of outermost loops whose iterations threads share.
    - `tile`: a tile size for each loop of the order, 0 for a loop without tiles;
      empty if no loop is tiled. Loops over tiles lie outside of all others, and
      threads share their iterations.

    `#nest.loops`, `#nest.cases` and `#nest.schedules` are schedules of CPUs as well.
  }];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
  let useDefaultAttributePrinterParser = 1;
}

class CPU_Schedule<string name, string attrMnemonic, list<string> methods = []>
    : AttrDef<CPU_Dialect, name, [DeclareAttrInterfaceMethods<ScheduleAttrInterface, methods>]> {
  let mnemonic = attrMnemonic;
  let genVerifyDecl = 1;
}

def CPU_SlicesAttr : CPU_Schedule<"Slices", "slices"> {
  let genVerifyDecl = 0;
  let summary = "slices of one tensor that are written together";
  let description = [{
    For `tensor.insert_slice` without strides whose source has the rank of its result.
    Slices with this schedule that follow each other in one tensor are written by
    shared loops over the dimensions in which they have the same range, and a fill
    before a single slice, its `init`, by the loops around it.

    Example: `#cpu.slices`.
  }];
}

def CPU_EdgesAttr : CPU_Schedule<"Edges", "edges"> {
  let genVerifyDecl = 0;
  let summary = "a padding without a copy, whose reader handles edges";
  let description = [{
    The schedule of a `tensor.insert_slice` into a local tensor of the kernel that a
    fill with the role `init` writes. Nothing is copied. The contraction that reads the
    padded tensor as the input of its columns reads the source of the copy instead, and
    the fill's value outside of it.

    Example: `#cpu.edges`.
  }];
}

def CPU_ScatterAttr : CPU_Schedule<"Scatter", "scatter"> {
  let genVerifyDecl = 0;
  let summary = "updates in order";
  let description = [{
    For `nest.scatter`: threads share the dimensions of the updates that are dimensions
    of the result, so that the updates of an element keep their order.

    Example: `#cpu.scatter`.
  }];
}

def CPU_LibraryAttr : CPU_Schedule<"Library", "library"> {
  let genVerifyDecl = 0;
  let summary = "a call of the runtime library";
  let description = [{
    Of `nest.sort`.

    Example: `#cpu.library`.
  }];
}

def CPU_PointwiseAttr : CPU_Schedule<"Pointwise", "pointwise"> {
  let summary = "loops over the elements of results";
  let description = [{
    Computes or copies elements in the order of the loops. No loop is a reduction.

    Example: `#cpu.pointwise<order = [0, 1], parallel = 2>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    DefaultValuedParameter<"int64_t", "0">:$parallel,
    OptionalParameter<"::mlir::DenseI64ArrayAttr">:$tile);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CPU_ReductionAttr : CPU_Schedule<"Reduction", "reduction"> {
  let summary = "reduced loops inside of all others";
  let description = [{
    Keeps accumulators in registers.

    - `rows`: the number of neighbouring results of the last loop that is not
      reduced that are accumulated together, so that their chains of dependent
      operations overlap. At least 1; more than 1 excludes a tile of that loop.
    - `unroll`: the elements of a reduction, at most 64, are written out without
      loops.

    Example: `#cpu.reduction<order = [0, 1], parallel = 1, rows = 8>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    DefaultValuedParameter<"int64_t", "0">:$parallel,
    OptionalParameter<"::mlir::DenseI64ArrayAttr">:$tile,
    DefaultValuedParameter<"int64_t", "1">:$rows,
    DefaultValuedParameter<"bool", "false">:$unroll);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CPU_ColumnsAttr : CPU_Schedule<"Columns", "columns"> {
  let summary = "reduced loops outside of the innermost, contiguous loop";
  let description = [{
    Keeps accumulators in the result, which is updated row by row. The last loop of
    the order is not reduced, those right outside of it are; threads share the
    others.

    - `columns`: the tile of the last loop; 0 for no tile.
    - `rows`: the number of rows that are added in one step, in [1, 16].

    Example: `#cpu.columns<order = [1, 0], columns = 1024, rows = 4>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    DefaultValuedParameter<"int64_t", "0">:$columns,
    "int64_t":$rows);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CPU_WindowsAttr : CPU_Schedule<"Windows", "windows"> {
  let summary = "short reductions of several neighbouring results at once";
  let description = [{
    As an unrolled `#cpu.reduction` that computes a vector of neighbouring results
    at a time: pooling, depthwise convolutions and the like.

    - `lanes`: the number of results of a vector, a power of two up to 64.

    Example: `#cpu.windows<order = [0, 1, 2, 3], parallel = 1, lanes = 8>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    DefaultValuedParameter<"int64_t", "0">:$parallel,
    "int64_t":$lanes);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CPU_BlockSumsAttr : CPU_Schedule<"BlockSums", "block_sums"> {
  let summary = "a reduction to one element by blocks";
  let description = [{
    Reduces blocks of elements, which threads share, and then the blocks' results
    in order. The number of blocks depends on the sizes only, so that results do
    not depend on the number of threads.

    - `blocks`: the largest number of blocks, at most 4096.
    - `terms`: the smallest number of elements of a block.

    Example: `#cpu.block_sums<order = [0], blocks = 256, terms = 16384>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order, "int64_t":$blocks, "int64_t":$terms);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CPU_ScanAttr : CPU_Schedule<"Scan", "scan"> {
  let summary = "a reduction that keeps each step";
  let description = [{
    Threads share the loops outside of the scanned one, which is one of the last
    two of the order.

    - `rows`, if the scanned loop is the last one: the largest number of rows that
      are scanned together, in [1, 16].
    - `columns`, if it is not: the tile of the last loop, whose carried values stay
      in the first-level cache; 0 for no tile.

    Examples: `#cpu.scan<order = [0, 1], rows = 3>`,
    `#cpu.scan<order = [1, 0], columns = 1024>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$order,
    DefaultValuedParameter<"int64_t", "0">:$rows,
    DefaultValuedParameter<"int64_t", "0">:$columns);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CPU_Instruction : I32EnumAttr<"Instruction", "the instruction of a register tile", [
    I32EnumAttrCase<"fma", 0>, I32EnumAttrCase<"dpbf16", 1>]> {
  let cppNamespace = "::tcopt::cpu";
  let genSpecializedAttr = 0;
}

def CPU_InstructionParameter : EnumParameter<CPU_Instruction> {
  let defaultValue = "::tcopt::cpu::Instruction::fma";
}

def CPU_ContractionAttr : CPU_Schedule<"Contraction", "contraction"> {
  let summary = "a sum of products in register tiles";
  let description = [{
    A task computes a tile of the result; its columns of one input are packed into
    panels first, unless they lie in panels in memory. Threads share the tasks. M,
    N and K are the loops of the rows, the columns (contiguous in the result), and
    the reduced ones; if one of them is several loops, the sizes count iterations
    of the last one.

    - `task`: the M, N and K tile of a task: multiples of the register tile in M
      and N. M is 0 if no loop is a row.
    - `registers`: rows and columns of the register tile.
    - `lanes`: elements of a vector, a power of two that divides the columns.
    - `instruction`: `fma`, a multiply-add of each element, or `dpbf16`, which adds
      two products of bf16 to each f32.
    - `epilogue_by_row`: the epilogue is applied to one row of a register tile after
      the other, so that the code of a long body is emitted once and not for each
      vector.

    Example: `#cpu.contraction<task = [258, 64, 512], registers = [6, 16], lanes = 8>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$task,
    "::mlir::DenseI64ArrayAttr":$registers,
    "int64_t":$lanes,
    CPU_InstructionParameter:$instruction,
    DefaultValuedParameter<"bool", "false">:$epilogue_by_row);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CPU_RowVectors : I32EnumAttr<"RowVectors", "the dimension along which vectors run", [
    I32EnumAttrCase<"columns", 0>, I32EnumAttrCase<"rows", 1>]> {
  let cppNamespace = "::tcopt::cpu";
  let genSpecializedAttr = 0;
}

def CPU_RowsAttr : CPU_Schedule<"Rows", "rows", ["isOfKernel"]> {
  let summary = "ops over the same rows, row by row";
  let description = [{
    The schedule of a kernel, and of the function that it becomes, whose ops all run
    over the same rows (a row program; `nest-print-row-programs` prints it). Its ops
    have no schedules of their own.

    - `along`: vectors run along the last dimension of a step's `columns`, or along
      that of the `rows`, so that a vector is an element of many rows.
    - `lanes`: elements of a vector, a power of two up to 64; 1 for scalar code.
    - `unroll`: vectors that are computed at once, with accumulators of their own.
    - `locals`: for each local tensor with columns, `"row"`, kept in memory of the
      task for one row, or `"again"`, computed again by each later loop. A number, for
      rows of unknown length: `"row"` if a row has at most so many columns when the
      kernel runs, and `"again"` otherwise.
    - `blocks`: the largest number of blocks of rows, each of which has partial sums
      of reductions across rows; 0 for a program without such reductions.
    - `streaming`: results with columns are stored by non-temporal stores.
    - `prefetch`: the next row is prefetched while a later loop of a row runs.

    Example: `#cpu.rows<along = columns, lanes = 8, unroll = 4, locals = ["row"],
    prefetch = true>`.
  }];
  let parameters = (ins
    EnumParameter<CPU_RowVectors>:$along,
    "int64_t":$lanes,
    DefaultValuedParameter<"int64_t", "1">:$unroll,
    OptionalParameter<"::mlir::ArrayAttr">:$locals,
    DefaultValuedParameter<"int64_t", "0">:$blocks,
    DefaultValuedParameter<"bool", "false">:$streaming,
    DefaultValuedParameter<"bool", "false">:$prefetch);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif // TCOPT_CPU_IR_CPUBASE_TD

//===- NestBase.td - the nest dialect --------------------------*- tablegen -*-===//

#ifndef TCOPT_NEST_IR_NESTBASE_TD
#define TCOPT_NEST_IR_NESTBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Nest_Dialect : Dialect {
  let name = "nest";
  let cppNamespace = "::tcopt::nest";
  let summary = "Kernels, library calls and their schedules";
  let description = [{
    A thin layer around linalg: `nest.kernel` is a function of one loop nest (one
    parallel region on a CPU, one launch on a GPU) in a module of its own,
    `nest.call` a call of it and `nest.extern` one of a library. Bodies of kernels
    are linalg, tensor and arith ops on tensors. A schedule says how a kernel's
    loops are run: one pass chooses it, a later one executes it and decides
    nothing.

    What constants alone decide is computed once, by a private function with the
    attribute `nest.state_layout`, the types of its results, which together are
    the *state* of the program. A function takes tensor i of the state as an
    argument with the attribute `nest.state = i`, after its other arguments and
    before destinations.

    The dialect ends in the phase `lower`.
  }];
  let dependentDialects = ["::tcopt::TcoptDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Of the schedule of a linalg op.
    static ::llvm::StringRef getScheduleAttrName() { return "nest.schedule"; }
  }];
}

def Nest_ScheduleKind : I32EnumAttr<"ScheduleKind", "how an op's loops are run", [
    I32EnumAttrCase<"copy", 0>, I32EnumAttrCase<"pointwise", 1>,
    I32EnumAttrCase<"rows", 2>, I32EnumAttrCase<"unrolled", 3>,
    I32EnumAttrCase<"columns", 4>, I32EnumAttrCase<"vector_rows", 5>,
    I32EnumAttrCase<"blocks", 6>, I32EnumAttrCase<"scan", 7>,
    I32EnumAttrCase<"contraction", 8>, I32EnumAttrCase<"loops", 9>,
    I32EnumAttrCase<"init", 10>, I32EnumAttrCase<"epilogue", 11>,
    I32EnumAttrCase<"block_rows", 12>, I32EnumAttrCase<"block_columns", 13>]> {
  let cppNamespace = "::tcopt::nest";
  let genSpecializedAttr = 0;
}

def Nest_VariantAttr : AttrDef<Nest_Dialect, "Variant"> {
  let mnemonic = "variant";
  let summary = "another schedule for small sizes";
  let description = [{
    The schedule that is taken where the product of the sizes of `loops`, which is
    known when the kernel runs, is less than `below`.

    Example: `#nest.variant<loops = [0], below = 4, schedule = #nest.schedule<kind
    = rows, order = [0, 1, 2], tile = [], parallel = 1, vector = []>>`.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$loops,
    "int64_t":$below,
    "::tcopt::nest::ScheduleAttr":$schedule);
  let assemblyFormat = [{
    `<` `loops` `=` $loops `,` `below` `=` $below `,` `schedule` `=` $schedule `>`
  }];
}

def Nest_ScheduleAttr : AttrDef<Nest_Dialect, "Schedule"> {
  let mnemonic = "schedule";
  let summary = "how the loops of an op are run";
  let description = [{
    The attribute `nest.schedule` of each linalg op of a kernel. Some pass of the
    target chooses it; what lowers the kernel executes it and decides nothing. On a
    GPU `nest.scatter` and `nest.sort` have one, too, without an order.

    - `kind`: how the op is run.
      - `copy`, `pointwise`: loops in order; no loop is a reduction. On a GPU,
        `vector` is the elements that a thread reads at once, and how often before
        it computes.
      - `rows`: the reduced loops lie inside of the others; sums are kept in
        registers. A tile of the last loop that is not reduced, of at most 16, is
        a number of rows that are summed together.
      - `unrolled`: as rows, without loops over the terms.
      - `columns`: the last loop is not reduced; sums are kept in memory, a tile of
        that loop at a time. `vector` is the number of rows added in one step.
      - `vector_rows`: as unrolled, `vector` results of the last loop that is not
        reduced at a time.
      - `blocks`: a sum to one number as sums of blocks. `vector` is the most blocks,
        and the fewest terms of one.
      - `scan`: an output keeps each step of a sum. If the last loop is the reduced
        one, `vector` is the most rows that go together; else a tile of the last
        loop is carried at a time. On a GPU, `vector` is empty where a thread has a
        row, else it is the neighbouring elements of a thread, the threads of a row,
        and the groups of these that share it.
      - `contraction`: a sum of products in register tiles. `vector` is the tile's rows
        and columns and the elements of a vector; a fourth number, 2, says that an
        instruction adds two products of bf16 to each sum at once. The tiles of the
        order are the rows, columns and terms of a task. On a GPU there are no such
        tiles, and `vector` is the rows and columns that a block sums, the terms whose
        inputs it has in shared memory at once, the rows and columns of a thread, and
        the blocks that share terms. A seventh number is the terms of an instruction
        of tensor cores; rows and columns are then a warp's and not a thread's.
      - `loops`: plain loops.
      - `init`: a fill; the op right after it that accumulates in its result starts
        from its value, and the fill stores nothing.
      - `epilogue`: an elementwise op; the op right before it, whose result it
        changes in place, applies it to what it stores. `vector` is empty, or [1]
        after a contraction: its register tiles are then changed a row at a time,
        so that the code of a long body is there once and not for each vector.
      - `block_rows`: on a GPU, threads add the terms of a row together. `vector` is
        the terms that each reads at once, the threads of a row, and the blocks that
        share a row. Of `nest.scatter`, it is the threads that share the elements of
        an index, and the blocks that share the places. Of `nest.sort`, it is the
        elements that a block sorts at once, and 2 where such tiles are merged.
      - `block_columns`: on a GPU, the lanes of a warp are columns, and the warps of
        a block take turns at their terms. `vector` is the columns of a thread, and
        the blocks that share a column.
      Where a pass has taken that other op away, these two are run row by row.
    - `order`: the op's loops from the outermost to the innermost. Neighbours over
      which all operands are contiguous are run as one, unless an epilogue
      follows that has inputs.
    - `tile`: sizes of tiles in that order, 0 for a loop that is not tiled;
      empty if none is. Loops over tiles lie outside of all others.
    - `parallel`: how many of the outermost loops are one range of work that
      threads share.
    - `vector`: as the kind says; else empty.
    - `threads`: on a GPU, how many run a block; 0 on a CPU.
    - `variants`: other schedules for small sizes; the first whose condition holds is
      taken.

    Example: `#nest.schedule<kind = pointwise, order = [0, 1], tile = [],
    parallel = 1, vector = []>`.
  }];
  let parameters = (ins
    EnumParameter<Nest_ScheduleKind>:$kind,
    "::mlir::DenseI64ArrayAttr":$order,
    "::mlir::DenseI64ArrayAttr":$tile,
    "int64_t":$parallel,
    "::mlir::DenseI64ArrayAttr":$vector,
    DefaultValuedParameter<"int64_t", "0">:$threads,
    OptionalArrayRefParameter<"::tcopt::nest::VariantAttr">:$variants);
  let assemblyFormat = [{
    `<` `kind` `=` custom<Keyword>($kind) `,` `order` `=` $order `,` `tile` `=` $tile `,`
    `parallel` `=` $parallel `,` `vector` `=` $vector
    (`on` $threads^ `threads`)? (`,` `variants` `=` `[` $variants^ `]`)? `>`
  }];
  let genVerifyDecl = 1;
}

class Nest_Op<string mnemonic, list<Trait> traits = []>
    : Op<Nest_Dialect, mnemonic, traits> {
  string semantics = "";
  /// Numbered constraints, cited by the verifier as (C1), (C2), ...
  string constraints = "";
  string example = "";
  let description = semantics # "\n\n**Constraints**\n\n" # constraints #
                    "\n\n**Example**\n\n```mlir\n" # example # "\n```\n";
}

#endif // TCOPT_NEST_IR_NESTBASE_TD

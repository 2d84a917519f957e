//===- MemOps.td - arenas and buffers --------------------------*- tablegen -*-===//

#ifndef TCOPT_MEM_IR_MEMOPS_TD
#define TCOPT_MEM_IR_MEMOPS_TD

include "tcopt/Mem/IR/MemBase.td"

def Mem_ArenaOp
    : Mem_Op<"arena", [AttrSizedOperandSegments, MemoryEffects<[MemAlloc]>]> {
  let summary = "memory for a call of the function";
  let semantics = [{
    Opens the function's arena: slots of the listed numbers of bytes, each
    starting at a multiple of 64. Sizes known at compile time are constants.
    `lower_bound` is the least number of bytes that any plan needs for the
    buffers of static size.

    With `in`, the arena lies in memory that the function's caller passes, at a
    multiple of 64, and nothing is opened. Where memory of dynamic size has fewer
    bytes than the slots need, the call ends with out_of_memory.
  }];
  let constraints = [{
1. There is one `index` operand for each entry of the list that is not a
   constant.
2. No size is negative, nor is `lower_bound`.
3. `memory` has no gaps. If its size is static, so are those of all slots, and
   they fit.}];
  let example = "%a = mem.arena slots = [4096, %n], lower_bound = 4096\n"
                "%b = mem.arena in %m : memref<4096xi8>, slots = [4096], "
                "lower_bound = 4096";
  let arguments = (ins Variadic<Index>:$slots,
                       Optional<MemRefRankOf<[I8], [1]>>:$memory,
                       DenseI64ArrayAttr:$static_slots, Int64Attr:$lower_bound);
  let results = (outs Mem_ArenaType:$arena);
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$slots,
                                 "::llvm::ArrayRef<int64_t>":$staticSlots,
                                 "int64_t":$lowerBound,
                                 CArg<"::mlir::Value", "{}">:$memory), [{
    build($_builder, $_state, ArenaType::get($_builder.getContext()), slots,
          memory, staticSlots, lowerBound);
  }]>];
  let assemblyFormat = [{
    (`in` $memory^ `:` type($memory) `,`)? `slots` `=` custom<DynamicIndexList>($slots, $static_slots) `,`
    `lower_bound` `=` $lower_bound attr-dict
  }];
  let hasVerifier = 1;
}

def Mem_ArenaBytesOp : Mem_Op<"arena_bytes", [Pure]> {
  let summary = "bytes that a caller passes for an arena";
  let semantics = [{
    The bytes of an arena with slots of the listed numbers of bytes, each padded
    to a multiple of 64; 0 if there cannot be so much memory. A size is computed
    whether or not the call is made, and only the call may fail.
  }];
  let constraints = [{
1. There is one `index` operand for each entry of the list that is not a
   constant.
2. No size is negative.}];
  let example = "%n = mem.arena_bytes slots = [4096, %s]";
  let arguments = (ins Variadic<Index>:$slots, DenseI64ArrayAttr:$static_slots);
  let results = (outs Index:$bytes);
  let assemblyFormat = [{
    `slots` `=` custom<DynamicIndexList>($slots, $static_slots) attr-dict
  }];
  let hasVerifier = 1;
}

def Mem_BytesOp : Mem_Op<"bytes", [Pure]> {
  let summary = "bytes of a buffer, never wrapped";
  let semantics = [{
    The product of `sizes` and `element_bytes`, rounded up to a multiple of 64.
    A negative size, or a product that does not fit, gives the greatest index,
    which no arena can hold.
  }];
  let constraints = "1. `element_bytes` is positive.";
  let example = "%n = mem.bytes %d0, %d1, element_bytes = 4";
  let arguments = (ins Variadic<Index>:$sizes, Int64Attr:$element_bytes);
  let results = (outs Index:$bytes);
  let assemblyFormat = [{
    `` custom<OperandsAndComma>($sizes) `element_bytes` `=` $element_bytes attr-dict
  }];
  let hasVerifier = 1;
}

def Mem_ThreadsOp : Mem_Op<"threads", [Pure]> {
  let summary = "threads that a kernel may run on";
  let semantics = [{
    The most threads that run parts of a kernel at once, the same during a call of
    the program. Workspaces of threads are sized with it.
  }];
  let constraints = "1. The result is an index.";
  let example = "%n = mem.threads";
  let results = (outs Index:$threads);
  let assemblyFormat = "attr-dict";
}

def Mem_ViewOp : Mem_Op<"view", [
    Pure]> {
  let summary = "a buffer in an arena";
  let semantics = [{
    The buffer that starts `offset` bytes after the start of slot `slot` and is
    live from the op numbered `lifetime[0]` to the op numbered `lifetime[1]` of
    the function (the planner's numbering, in program order; ops in the regions
    of an op come between its beginning and its end).
  }];
  let constraints = [{
1. `slot` is a slot of the arena.
2. `offset` is a multiple of 64 and not negative.
3. `lifetime` is a pair that does not decrease.
4. There is one `index` operand for each unknown size of the result.
5. A buffer of static size in a slot of static size lies inside of it.}];
  let example = "%b = mem.view %a, slot = 0, offset = 64, lifetime = [3, 7], "
                "sizes(%n) : memref<?x3xf32>";
  let arguments = (ins Mem_ArenaType:$arena, Int64Attr:$slot,
                       Int64Attr:$offset, DenseI64ArrayAttr:$lifetime,
                       Variadic<Index>:$sizes);
  let results = (outs AnyMemRef:$buffer);
  let assemblyFormat = [{
    $arena `,` `slot` `=` $slot `,` `offset` `=` $offset `,` `lifetime` `=`
    $lifetime (`,` `sizes` `(` $sizes^ `)`)? attr-dict `:` type($buffer)
  }];
  let hasVerifier = 1;
}

def Mem_GiveResultOp : Mem_Op<"give_result"> {
  let summary = "give a result whose size nobody knew before the call";
  let semantics = [{
    Hands a copy of `buffer` to the function's caller, as the result of number
    `index`. Results whose sizes are known before the call have a buffer of the
    caller's instead.
  }];
  let constraints = "1. `index` is not negative.";
  let example = "mem.give_result %b, index = 0 : memref<?xf32>";
  let arguments = (ins AnyMemRef:$buffer, I32Attr:$index);
  let assemblyFormat = [{
    $buffer `,` `index` `=` $index attr-dict `:` type($buffer)
  }];
  let hasVerifier = 1;
}

#endif // TCOPT_MEM_IR_MEMOPS_TD

//===- RtOps.td - calls of the runtime -------------------------*- tablegen -*-===//

#ifndef TCOPT_RT_IR_RTOPS_TD
#define TCOPT_RT_IR_RTOPS_TD

include "mlir/IR/SymbolInterfaces.td"
include "tcopt/Rt/IR/RtBase.td"

def Rt_FailOp : Rt_Op<"fail", [MemoryEffects<[MemWrite]>]> {
  let summary = "report a failure if a condition holds";
  let semantics = [{
    If `condition` holds, records `code` and `message` in the context
    (`tcopt_rt_fail`); the first failure of a call wins. Execution goes on, so
    what follows must be safe. Inside kernels and outside of them.
  }];
  let constraints = "1. `message` is not empty.";
  let example = "rt.fail %c, code = division_by_zero, \"integer division by zero\"";
  let arguments = (ins I1:$condition, Rt_FailCodeAttr:$code, StrAttr:$message);
  let assemblyFormat = [{
    $condition `,` `code` `=` custom<Keyword>($code) `,` $message attr-dict
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def Rt_RequireOp : Rt_Op<"require", [MemoryEffects<[MemWrite]>]> {
  let summary = "end the call unless a condition holds";
  let semantics = [{
    Unless `condition` holds, records invalid_argument and `message` in the
    context and returns from the function, as all its callers then do. Outside
    of kernels only.
  }];
  let constraints = "1. `message` is not empty.";
  let example = "rt.require %c, \"sizes must agree\"";
  let arguments = (ins I1:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict";
  let hasVerifier = 1;
}

class Rt_StatusOp<string mnemonic, string semantic> : Rt_Op<mnemonic> {
  let semantics = semantic;
  let constraints = "1. The result is an i32.";
  let results = (outs I32:$status);
  let assemblyFormat = "attr-dict `:` type($status)";
}

def Rt_GetStatusOp : Rt_StatusOp<"status", [{
    Status of the call so far, 0 while all is well (`tcopt_rt_status`).}]> {
  let summary = "status of the call";
  let example = "%s = rt.status : i32";
}

def Rt_ExpiredOp : Rt_StatusOp<"expired", [{
    Not 0 when a loop should stop: the status of the call, after recording a time
    limit that has passed (`tcopt_rt_expired`).}]> {
  let summary = "whether a loop should stop";
  let example = "%s = rt.expired : i32";
}

def Rt_ArenaBeginOp : Rt_Op<"arena_begin", [MemoryEffects<[MemAlloc]>]> {
  let summary = "open an arena";
  let semantics = [{
    Memory of `bytes` bytes, aligned to 64, from the context
    (`tcopt_rt_arena_begin`), with `on_device` from its device
    (`tcopt_rt_device_arena_begin`). The call ends with out_of_memory if there is
    none.
  }];
  let constraints = "1. The result is a buffer of i8 of unknown size.";
  let example = "%a = rt.arena_begin %n : memref<?xi8>";
  let arguments = (ins Index:$bytes, UnitAttr:$on_device);
  let results = (outs MemRefRankOf<[I8], [1]>:$arena);
  let assemblyFormat = "$bytes (`on_device` $on_device^)? attr-dict `:` type($arena)";
  let hasVerifier = 1;
}

def Rt_ArenaEndOp : Rt_Op<"arena_end", [MemoryEffects<[MemFree]>]> {
  let summary = "close the arena that was opened last";
  let semantics = [{
    Gives the memory back to the context (`tcopt_rt_arena_end`), with `on_device`
    that of its device (`tcopt_rt_device_arena_end`).
  }];
  let constraints = "1. `arena` is a buffer of i8.";
  let example = "rt.arena_end %a : memref<?xi8>";
  let arguments = (ins MemRefRankOf<[I8], [1]>:$arena, UnitAttr:$on_device);
  let assemblyFormat = "$arena (`on_device` $on_device^)? attr-dict `:` type($arena)";
}

def Rt_ResultBeginOp : Rt_Op<"result_begin", [MemoryEffects<[MemAlloc]>,
    AllTypesMatch<["argument", "memory"]>]> {
  let summary = "memory of a result of the function";
  let semantics = [{
    The memory of result `index` of the signature, which the caller allocates
    now, unless it did before the call (`tcopt_rt_result_begin`). `argument` is
    the function's argument for the result, whose sizes the memory has. The call
    ends with out_of_memory if the allocation fails.
  }];
  let constraints = "1. `index` is not negative.";
  let example = "%r = rt.result_begin %arg2, index = 0 : memref<8xf32>";
  let arguments = (ins AnyMemRef:$argument,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let results = (outs AnyMemRef:$memory);
  let assemblyFormat = [{
    $argument `,` `index` `=` $index attr-dict `:` type($argument)
  }];
}

def Rt_InputEndOp : Rt_Op<"input_end", [MemoryEffects<[MemFree]>]> {
  let summary = "last use of an argument of the function";
  let semantics = [{
    The function does not read argument `index` of the signature any more, and
    the caller may free it (`tcopt_rt_input_end`).
  }];
  let constraints = "1. `index` is not negative.";
  let example = "rt.input_end index = 0";
  let arguments = (ins ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let assemblyFormat = "`index` `=` $index attr-dict";
}

def Rt_ParallelForOp : Rt_Op<"parallel_for", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "run ranges of iterations on threads";
  let semantics = [{
    Calls `body(args..., begin, end)` for disjoint ranges that together are
    [0, `count`), each of about `grain` iterations, on any threads
    (`tcopt_rt_parallel_for`).
  }];
  let constraints = [{
1. `body` is a function of this module that takes `args` and two `index` values
   and returns nothing.}];
  let example = "rt.parallel_for @k_body(%a, %b), count = %n, grain = %g : "
                "memref<?xf32>, memref<?xf32>";
  let arguments = (ins FlatSymbolRefAttr:$body, Variadic<AnyType>:$args,
                       Index:$count, Index:$grain);
  let assemblyFormat = [{
    $body `(` $args `)` `,` `count` `=` $count `,` `grain` `=` $grain attr-dict
    (`:` type($args)^)?
  }];
}

def Rt_CallEachOp : Rt_Op<"call_each", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call a kernel for many operands";
  let semantics = [{
    Calls `callee`, a kernel, `count` times, on any threads, each of which makes
    about `grain` calls or more (`tcopt_rt_parallel_for`). `args` are those of the
    first call, then those of the second, and so on; the operands of all calls
    are in a table on the stack.
  }];
  let constraints = [{
1. `count` and `grain` are positive.
2. `callee` is a function of this module on bare pointers (`llvm.bareptr`) that
   takes `args` in `count` equal parts and returns nothing.}];
  let example = "rt.call_each @k(%a, %b), count = 2, grain = 1 : memref<f32>, "
                "memref<f32>";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args,
                       I64Attr:$count, I64Attr:$grain);
  let assemblyFormat = [{
    $callee `(` $args `)` `,` `count` `=` $count `,` `grain` `=` $grain
    attr-dict (`:` type($args)^)?
  }];
  let hasVerifier = 1;
}

def Rt_ThreadsOp : Rt_Op<"threads"> {
  let summary = "most threads of a parallel loop";
  let semantics = [{
    How many threads at most run parts of a parallel loop at once
    (`tcopt_rt_threads`).
  }];
  let constraints = "1. The result is an index.";
  let example = "%n = rt.threads";
  let results = (outs Index:$threads);
  let assemblyFormat = "attr-dict";
}

def Rt_SlotBeginOp : Rt_Op<"slot_begin"> {
  let summary = "lease a thread slot";
  let semantics = [{
    A number below that of `rt.threads` that no other thread has until it is
    given back (`tcopt_rt_slot_begin`): it numbers memory of threads.
  }];
  let constraints = "1. The result is an index.";
  let example = "%s = rt.slot_begin";
  let results = (outs Index:$slot);
  let assemblyFormat = "attr-dict";
}

def Rt_SlotEndOp : Rt_Op<"slot_end"> {
  let summary = "give a thread slot back";
  let semantics = "Ends what `rt.slot_begin` began (`tcopt_rt_slot_end`).";
  let constraints = "1. `slot` is an index.";
  let example = "rt.slot_end %s";
  let arguments = (ins Index:$slot);
  let assemblyFormat = "$slot attr-dict";
}

def Rt_DeviceLoadOp : Rt_Op<"device_load", [
    MemoryEffects<[MemRead, MemWrite]>,
    TypesMatchWith<"the result is an element of the buffer", "buffer", "element",
      "::llvm::cast<::mlir::MemRefType>($_self).getElementType()">]> {
  let summary = "read an element of a buffer on the device";
  let semantics = [{
    Waits until the work of the device is done, reports what its kernels have found
    wrong, which ends the call, and reads one element (`tcopt_rt_device_read`).
  }];
  let constraints = "1. There is an index for each dimension.";
  let example = "%v = rt.device_load %a[%i] : memref<?xf32>";
  let arguments = (ins AnyStridedMemRef:$buffer, Variadic<Index>:$indices);
  let results = (outs AnyType:$element);
  let assemblyFormat = "$buffer `[` $indices `]` attr-dict `:` type($buffer)";
  let hasVerifier = 1;
}

def Rt_DeviceStoreOp : Rt_Op<"device_store", [
    MemoryEffects<[MemWrite]>,
    TypesMatchWith<"the value is an element of the buffer", "buffer", "element",
      "::llvm::cast<::mlir::MemRefType>($_self).getElementType()">]> {
  let summary = "write an element of a buffer on the device";
  let semantics = [{
    Writes one element, in the order of the device's work
    (`tcopt_rt_device_write`).
  }];
  let constraints = "1. There is an index for each dimension.";
  let example = "rt.device_store %v, %a[%i] : memref<?xf32>";
  let arguments = (ins AnyType:$element, AnyStridedMemRef:$buffer,
                       Variadic<Index>:$indices);
  let assemblyFormat = "$element `,` $buffer `[` $indices `]` attr-dict `:` type($buffer)";
  let hasVerifier = 1;
}

def Rt_DeviceCopyOp : Rt_Op<"device_copy", [
    MemoryEffects<[MemRead, MemWrite]>, AllElementTypesMatch<["from", "to"]>]> {
  let summary = "copy a buffer to one on the device";
  let semantics = [{
    Copies all elements, in the order of the device's work: from a buffer on the
    device (`tcopt_rt_device_move`), or with `from_host` from one in the host's
    memory, which may be written to afterwards (`tcopt_rt_device_write`).
  }];
  let constraints = [{
1. Both buffers are in row-major order, of one shape and element type.}];
  let example = "rt.device_copy %a, %b : memref<?xf32> to memref<?xf32>";
  let arguments = (ins AnyStridedMemRef:$from, AnyStridedMemRef:$to,
                       UnitAttr:$from_host);
  let assemblyFormat = [{
    $from `,` $to (`from_host` $from_host^)? attr-dict `:` type($from) `to` type($to)
  }];
  let hasVerifier = 1;
}

def Rt_ImageOp : Rt_Op<"image", [Symbol]> {
  let summary = "code of a device";
  let semantics = [{
    The kernels of a module as PTX, which is text, or as what a device loads
    (`tcopt_cuda_image`).
  }];
  let constraints = "1. `code` is not empty.";
  let example = "rt.image @kernels = \"...\"";
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$code);
  let assemblyFormat = "$sym_name `=` $code attr-dict";
  let hasVerifier = 1;
}

def Rt_LaunchOp : Rt_Op<"launch", [
    MemoryEffects<[MemRead, MemWrite]>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "run a kernel on the device";
  let semantics = [{
    Runs the kernel `kernel` of the image `image` on `grid` blocks of `block`
    threads each, with `shared` bytes of memory that a block's threads share
    besides what the kernel states (`tcopt_rt_cuda_launch`). The call returns at
    once; launches of a call follow each other. A grid without blocks runs nothing.
    Buffers are passed as pointers to their first elements.

    With `failures` the kernel may find something wrong: pairs of a status and a
    message. It then has two more parameters: the address of a word on the device,
    and the number of the first failure, to which it adds 16 for each one before its
    own.
  }];
  let constraints = [{
1. `image` is an `rt.image`.
2. `failures` are pairs of an i32 and a text.
3. `shared` is not negative.}];
  let example = [{rt.launch "k" of @kernels grid(%g, %c1, %c1) block(%b, %c1, %c1)
    args(%x, %n : memref<f32>, index)}];
  let arguments = (ins StrAttr:$kernel, FlatSymbolRefAttr:$image,
                       Index:$grid_x, Index:$grid_y, Index:$grid_z,
                       Index:$block_x, Index:$block_y, Index:$block_z,
                       Variadic<AnyType>:$args,
                       DefaultValuedAttr<I64Attr, "0">:$shared,
                       OptionalAttr<ArrayAttr>:$failures);
  let assemblyFormat = [{
    $kernel `of` $image `grid` `(` $grid_x `,` $grid_y `,` $grid_z `)`
    `block` `(` $block_x `,` $block_y `,` $block_z `)` (`shared` `=` $shared^)?
    (`args` `(` $args^ `:` type($args) `)`)? (`failures` `=` $failures^)? attr-dict
  }];
  let hasVerifier = 1;
}

def Rt_PrintOp : Rt_Op<"print"> {
  let summary = "print a buffer";
  let semantics = [{
    Writes `label`, shape and values of `x` (`tcopt_rt_print`); `dtype` is the
    element type that the user knows.
  }];
  let constraints = "1. The layout of `x` is given by strides.";
  let example = "rt.print %x, label = \"logits\", dtype = f32 : memref<?x10xf32>";
  let arguments = (ins AnyMemRef:$x, StrAttr:$label, TypeAttr:$dtype);
  let assemblyFormat = [{
    $x `,` `label` `=` $label `,` `dtype` `=` $dtype attr-dict `:` type($x)
  }];
  let hasVerifier = 1;
}

def Rt_GiveResultOp : Rt_Op<"give_result"> {
  let summary = "give a result whose size nobody knew before the call";
  let semantics = [{
    Copies `x` to memory of the context (`tcopt_rt_give_result`), from which the
    entry takes it as the result of number `index`.
  }];
  let constraints = [{
1. The layout of `x` is given by strides.
2. `index` is not negative.}];
  let example = "rt.give_result %x, index = 0 : memref<?x10xf32>";
  let arguments = (ins AnyMemRef:$x, I32Attr:$index);
  let assemblyFormat = "$x `,` `index` `=` $index attr-dict `:` type($x)";
  let hasVerifier = 1;
}

class Rt_CheckOp<string mnemonic, string semantic> : Rt_Op<mnemonic> {
  let semantics = semantic;
  let constraints = [{
1. Both are buffers of one rank and element type, whose layouts are given by
   strides.}];
  let hasVerifier = 1;
}

def Rt_CheckEqualOp : Rt_CheckOp<"check_equal", [{
    Records check_failed and `where` unless both buffers hold the same sizes and
    values (`tcopt_rt_check_equal`).}]> {
  let summary = "fail unless two buffers are equal";
  let example = "rt.check_equal %a, %b, where = \"t.mlir:3:5\" : memref<3xf32>, "
                "memref<3xf32>";
  let arguments = (ins AnyMemRef:$actual, AnyMemRef:$expected, StrAttr:$where);
  let assemblyFormat = [{
    $actual `,` $expected `,` `where` `=` $where attr-dict `:` type($actual)
    `,` type($expected)
  }];
}

def Rt_CheckCloseOp : Rt_CheckOp<"check_close", [{
    Records check_failed and `where` unless each element of `actual` lies within
    `atol + rtol * |expected|` of `expected` (`tcopt_rt_check_close`).}]> {
  let summary = "fail unless two buffers are close";
  let example = "rt.check_close %a, %b, rtol = 1.0e-5, atol = 0.0, where = "
                "\"t.mlir:3:5\" : memref<3xf32>, memref<3xf32>";
  let arguments = (ins AnyMemRef:$actual, AnyMemRef:$expected, F64Attr:$rtol,
                       F64Attr:$atol, StrAttr:$where);
  let assemblyFormat = [{
    $actual `,` $expected `,` `rtol` `=` $rtol `,` `atol` `=` $atol `,` `where`
    `=` $where attr-dict `:` type($actual) `,` type($expected)
  }];
}

class Rt_ProfileOp<string mnemonic, string semantic> : Rt_Op<mnemonic> {
  let semantics = semantic;
  let constraints = "1. `kernel` is not empty.";
  let arguments = (ins StrAttr:$kernel);
  let assemblyFormat = "$kernel attr-dict";
  let hasVerifier = 1;
}

def Rt_ProfileBeginOp : Rt_ProfileOp<"profile_begin", [{
    Notes that the kernel of this name starts (`tcopt_rt_profile_begin`). Almost
    free while no profile is recorded.}]> {
  let summary = "a kernel starts";
  let example = "rt.profile_begin \"main_kernel_0\"";
}

def Rt_ProfileEndOp : Rt_ProfileOp<"profile_end", [{
    Notes that the kernel of this name has ended (`tcopt_rt_profile_end`).}]> {
  let summary = "a kernel has ended";
  let example = "rt.profile_end \"main_kernel_0\"";
}

#endif // TCOPT_RT_IR_RTOPS_TD

//===- NestKernels.td - kernel functions and their calls -------*- tablegen -*-===//

#ifndef TCOPT_NEST_IR_NESTKERNELS_TD
#define TCOPT_NEST_IR_NESTKERNELS_TD

include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "tcopt/Nest/IR/NestBase.td"

def Nest_KernelOp : Nest_Op<"kernel", [
    AffineScope, AutomaticAllocationScope, FunctionOpInterface,
    IsolatedFromAbove, OpAsmOpInterface, HasParent<"::mlir::ModuleOp">,
    SingleBlock]> {
  let summary = "a kernel function";
  let semantics = [{
    A function that computes its results from tensors: in loops that threads share,
    on a GPU in one or more launches. It is the content of a *unit*, a module
    with the kernel's name, in which it is compiled apart from all others.

    Its arguments are tensors to be read (inputs), then one tensor for each
    result over which that is written (inits), then scalars, among them all
    sizes that types leave open: `nest.sizes` on a tensor says which scalar each
    of its unknown sizes is, so that equal sizes are one value. The lowered
    kernel takes a pointer for each tensor, aligned to 64 bytes, and no two of
    them overlap.

    `nest.may_alias` on an input lists results that may be written over it: each
    element of the input is read only where the same element of the result is
    computed, before it is written, whatever schedule the target accepts.

    `nest.schedule` on the kernel states how the target runs the loops of its ops, and
    `nest.role` on an op its role in the kernel.

    `nest.thread_bytes` on the kernel is the number of bytes of workspace for each
    thread that runs it, if these are too many for the stack. The lowered kernel
    then has a parameter that points to the memory of all threads, after the scalars.
  }];
  let constraints = [{
1. Arguments are ranked tensors and then integers, floats or indices.
2. There is one init for each result, of its type.
3. `nest.sizes` names an argument of type index, counted from the first scalar,
   for each unknown size of a tensor.
4. `nest.may_alias` stands on inputs and names results of the input's type.
5. The terminator returns a value for each result, of its type.
6. `nest.thread_bytes` is a positive i64.}];
  let example = [{module @k {
  nest.kernel @k(%a: tensor<?xf32> {nest.may_alias = array<i64: 0>, nest.sizes = array<i64: 0>},
                 %o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xf32>
      attributes {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>} {
    %1 = linalg.generic {...} ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>)
    nest.return %1 : tensor<?xf32>
  }
} // k}];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name,
                                 "::mlir::FunctionType":$type)>];
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() { return &getBody(); }

    /// Tensor arguments: the inputs, and then one init for each result.
    unsigned getNumTensors();
    unsigned getNumInits() { return getFunctionType().getNumResults(); }
    unsigned getNumInputs() { return getNumTensors() - getNumInits(); }
    ::llvm::ArrayRef<::mlir::BlockArgument> getInputs() {
      return getBody().getArguments().take_front(getNumInputs());
    }
    ::llvm::ArrayRef<::mlir::BlockArgument> getInits() {
      return getBody().getArguments().slice(getNumInputs(), getNumInits());
    }
    ::llvm::ArrayRef<::mlir::BlockArgument> getScalars() {
      return getBody().getArguments().drop_front(getNumTensors());
    }

    /// The scalars that the unknown sizes of a tensor argument are.
    ::llvm::ArrayRef<int64_t> getSizesOf(unsigned tensor);
    /// Whether result `result` may be written over input `input`.
    bool mayAlias(unsigned input, unsigned result);
    /// Whether a call may report a failure.
    bool mayFail();

    static constexpr ::llvm::StringLiteral getSizesAttrName() {
      return attrs::kSizes;
    }
    static constexpr ::llvm::StringLiteral getMayAliasAttrName() {
      return attrs::kMayAlias;
    }
    static constexpr ::llvm::StringLiteral getThreadBytesAttrName() {
      return attrs::kThreadBytes;
    }
    /// A unit attribute: on a device it does nothing after a failure of an
    /// earlier kernel of the call.
    static constexpr ::llvm::StringLiteral getGuardedAttrName() {
      return attrs::kGuarded;
    }
    /// Bytes that a thread needs; 0 for none.
    int64_t getThreadBytes();
    ::llvm::ArrayRef<int64_t> getListOf(unsigned argument,
                                        ::llvm::StringRef name);
  }];
}

def Nest_ReturnOp : Nest_Op<"return", [
    Pure, Terminator, ReturnLike, HasParent<"KernelOp">]> {
  let summary = "results of a kernel";
  let semantics = "Ends the body of a kernel and names its results.";
  let constraints = [{
1. It is the terminator of a `nest.kernel` and has a value for each of its
   results, of its type.
2. No value is the init of another result, which may be overwritten first.}];
  let example = "nest.return %1 : tensor<?x3xf32>";
  let arguments = (ins Variadic<AnyRankedTensor>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
  let hasVerifier = 1;
}

def Nest_CallOp : Nest_Op<"call", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, [
      "reifyResultShapes"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "call of a kernel";
  let semantics = [{
    Calls the kernel of the unit `callee`. On tensors result `i` is what the
    kernel writes over init `i`; on buffers the op has no results, and no operand
    that is written overlaps another one. With `fails` the kernel may report a
    failure, and the call stays even if nothing reads its results. `workspace` is
    memory for threads, a row for each that may run the kernel.
  }];
  let constraints = [{
1. On tensors there is one result for each init, of its type; on buffers none.
2. All inputs and inits are tensors or all are buffers.
3. `callee` is a module that has a kernel of its own name, whose arguments are
   such as the inputs, inits and scalars in this order.
4. `fails` is there if the kernel may fail.
5. `workspace` is memory without gaps, on buffers only, and its rows have at least
   the kernel's `nest.thread_bytes`.}];
  let example = [{%r = nest.call @k ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>)
    args(%n : index) -> tensor<?xf32>}];
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<AnyTypeOf<[AnyRankedTensor, AnyMemRef]>>:$inputs,
                       Variadic<AnyTypeOf<[AnyRankedTensor, AnyMemRef]>>:$inits,
                       Variadic<AnyTypeOf<[AnyInteger, AnyFloat, Index]>>:$scalars,
                       Optional<MemRefRankOf<[I8], [2]>>:$workspace,
                       UnitAttr:$fails);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $callee (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    (`outs` `(` $inits^ `:` type($inits) `)`)?
    (`args` `(` $scalars^ `:` type($scalars) `)`)?
    (`workspace` `(` $workspace^ `:` type($workspace) `)`)?
    (`fails` $fails^)? attr-dict
    (`->` type($results)^)?
  }];
  let hasVerifier = 1;
}

def Nest_CallEachOp : Nest_Op<"call_each", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "calls of a kernel for many operands at once";
  let semantics = [{
    `count` calls of the kernel of the unit `callee` on buffers, in any order or
    at the same time. `inputs`, `inits` and `scalars` each hold those of the first
    call, then those of the second, and so on. What a call writes overlaps no
    operand of another one, and none of its own. A thread makes at least `grain`
    calls, which are too short to be shared.
  }];
  let constraints = [{
1. `count` is at least 2 and `grain` at least 1.
2. `callee` is a module that has a kernel of its own name, whose arguments are
   such as the inputs, inits and scalars of each call in this order.
3. The kernel neither fails nor states `nest.thread_bytes`.}];
  let example = [{nest.call_each @k, count = 2, grain = 16
    ins(%a, %b : memref<8xf32>, memref<8xf32>)
    outs(%x, %y : memref<8xf32>, memref<8xf32>)}];
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       I64Attr:$count, I64Attr:$grain,
                       Variadic<AnyMemRef>:$inputs,
                       Variadic<AnyMemRef>:$inits,
                       Variadic<AnyTypeOf<[AnyInteger, AnyFloat, Index]>>:$scalars);
  let assemblyFormat = [{
    $callee `,` `count` `=` $count `,` `grain` `=` $grain
    (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    (`outs` `(` $inits^ `:` type($inits) `)`)?
    (`args` `(` $scalars^ `:` type($scalars) `)`)? attr-dict
  }];
  let extraClassDeclaration = [{
    /// What the call of number `i` takes of `all`: inputs, inits or scalars.
    ::mlir::ValueRange ofCall(::mlir::ValueRange all, int64_t i) {
      size_t each = all.size() / size_t(getCount());
      return all.slice(each * size_t(i), each);
    }
  }];
  let hasVerifier = 1;
}

#endif // TCOPT_NEST_IR_NESTKERNELS_TD

//===- NestKernels.cpp - kernel functions and their calls -----------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;
using namespace tcopt::nest;

//===----------------------------------------------------------------------===//
// KernelOp
//===----------------------------------------------------------------------===//

void KernelOp::build(OpBuilder &builder, OperationState &state, StringRef name,
                     FunctionType type) {
  state.addAttribute(SymbolTable::getSymbolAttrName(),
                     builder.getStringAttr(name));
  state.addAttribute(getFunctionTypeAttrName(state.name), TypeAttr::get(type));
  Block &body = state.addRegion()->emplaceBlock();
  for (Type argument : type.getInputs())
    body.addArgument(argument, state.location);
}

ParseResult KernelOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<DictionaryAttr> resultAttrs;
  SmallVector<Type> resultTypes, argumentTypes;
  bool isVariadic = false;
  if (parser.parseSymbolName(name, SymbolTable::getSymbolAttrName(),
                             result.attributes) ||
      function_interface_impl::parseFunctionSignatureWithArguments(
          parser, /*allowVariadic=*/false, arguments, isVariadic, resultTypes,
          resultAttrs))
    return failure();
  for (const OpAsmParser::Argument &argument : arguments)
    argumentTypes.push_back(argument.type);
  result.addAttribute(getFunctionTypeAttrName(result.name),
                      TypeAttr::get(parser.getBuilder().getFunctionType(
                          argumentTypes, resultTypes)));
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  call_interface_impl::addArgAndResultAttrs(
      parser.getBuilder(), result, arguments, resultAttrs,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
  return parser.parseRegion(*result.addRegion(), arguments);
}

void KernelOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  function_interface_impl::printFunctionSignature(
      printer, *this, getArgumentTypes(), /*isVariadic=*/false,
      getResultTypes());
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(),
      {SymbolTable::getSymbolAttrName(), getFunctionTypeAttrName(),
       getArgAttrsAttrName(), getResAttrsAttrName()});
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

unsigned KernelOp::getNumTensors() {
  return llvm::count_if(getArgumentTypes(), llvm::IsaPred<TensorType>);
}

ArrayRef<int64_t> KernelOp::getListOf(unsigned argument, StringRef name) {
  auto list = getArgAttrOfType<DenseI64ArrayAttr>(argument, name);
  return list ? list.asArrayRef() : ArrayRef<int64_t>();
}

ArrayRef<int64_t> KernelOp::getSizesOf(unsigned tensor) {
  return getListOf(tensor, getSizesAttrName());
}

bool KernelOp::mayAlias(unsigned input, unsigned result) {
  return llvm::is_contained(getListOf(input, getMayAliasAttrName()), result);
}

int64_t KernelOp::getThreadBytes() {
  auto bytes = (*this)->getAttrOfType<IntegerAttr>(getThreadBytesAttrName());
  return bytes ? bytes.getInt() : 0;
}

bool KernelOp::mayFail() {
  return getBody()
      .walk([](Operation *op) {
        // On tensors it has no effects of its own.
        auto scatter = dyn_cast<ScatterOp>(op);
        if (scatter && scatter.getMessage())
          return WalkResult::interrupt();
        auto effects = dyn_cast<MemoryEffectOpInterface>(op);
        SmallVector<MemoryEffects::EffectInstance> all;
        if (effects)
          effects.getEffects(all);
        return all.empty() ? WalkResult::advance() : WalkResult::interrupt();
      })
      .wasInterrupted();
}

static LogicalResult verifyArguments(KernelOp op) {
  unsigned tensors = op.getNumTensors();
  for (Type type : op.getArgumentTypes().take_front(tensors))
    if (!isa<RankedTensorType>(type))
      return op.emitOpError("expected ranked tensors and then scalars as "
                            "arguments but found ")
             << type << " (C1)";
  for (Type type : op.getArgumentTypes().drop_front(tensors))
    if (!type.isIntOrIndexOrFloat())
      return op.emitOpError("expected ranked tensors and then scalars as "
                            "arguments but found ")
             << type << " (C1)";
  if (tensors >= op.getNumInits() &&
      llvm::equal(op.getInits(), op.getResultTypes(),
                  [](Value init, Type type) { return init.getType() == type; }))
    return success();
  return op.emitOpError("expected an init for each result, of its type (C2)");
}

static LogicalResult verifySizes(KernelOp op, unsigned tensor) {
  auto type = cast<RankedTensorType>(op.getArgumentTypes()[tensor]);
  ArrayRef<int64_t> sizes = op.getSizesOf(tensor);
  auto scalars = op.getScalars();
  auto isSize = [&](int64_t i) {
    return i >= 0 && i < int64_t(scalars.size()) &&
           scalars[i].getType().isIndex();
  };
  if (sizes.size() == type.getNumDynamicDims() && llvm::all_of(sizes, isSize))
    return success();
  return op.emitOpError("expected nest.sizes of argument ")
         << tensor << " to name an index for each of "
         << type.getNumDynamicDims() << " unknown sizes (C3)";
}

// The attributes are lists, and stand on tensors.
static LogicalResult verifyLists(KernelOp op) {
  for (unsigned i = 0; i < op.getNumArguments(); ++i)
    for (StringRef name : {op.getSizesAttrName(), op.getMayAliasAttrName()})
      if (Attribute list = op.getArgAttr(i, name))
        if (i >= op.getNumTensors() || !isa<DenseI64ArrayAttr>(list))
          return op.emitOpError("expected ")
                 << name << " to be an array of i64 on a tensor but found "
                 << list << " on argument " << i << " (C3)";
  return success();
}

static LogicalResult verifyAliases(KernelOp op, unsigned argument) {
  for (int64_t result : op.getListOf(argument, op.getMayAliasAttrName()))
    if (argument >= op.getNumInputs() || result < 0 ||
        result >= op.getNumInits() ||
        op.getArgumentTypes()[argument] != op.getResultTypes()[result])
      return op.emitOpError("expected nest.may_alias of argument ")
             << argument << " to be on an input and to name results of its "
             << "type but found " << result << " (C4)";
  return success();
}

// Only here are the body's ops known to be well-formed.
LogicalResult KernelOp::verifyRegions() {
  if (isa<ReturnOp>(getBody().front().getTerminator()))
    return success();
  return emitOpError("expected nest.return as the terminator (C5)");
}

static LogicalResult verifyThreadBytes(KernelOp op) {
  Attribute value = op->getAttr(op.getThreadBytesAttrName());
  auto bytes = dyn_cast_if_present<IntegerAttr>(value);
  if (!value ||
      (bytes && bytes.getType().isSignlessInteger(64) && bytes.getInt() > 0))
    return success();
  return op.emitOpError("expected nest.thread_bytes to be a positive i64 but "
                        "found ")
         << value << " (C6)";
}

LogicalResult KernelOp::verify() {
  if (failed(verifyArguments(*this)) || failed(verifyLists(*this)) ||
      failed(verifyThreadBytes(*this)))
    return failure();
  unsigned tensors = getNumTensors();
  for (unsigned i = 0; i < tensors; ++i)
    if (failed(verifySizes(*this, i)) || failed(verifyAliases(*this, i)))
      return failure();
  return success();
}

LogicalResult ReturnOp::verify() {
  auto kernel = (*this)->getParentOfType<KernelOp>();
  if (!llvm::equal(getValues().getTypes(), kernel.getResultTypes()))
    return emitOpError("expected values of the types of the kernel's results "
                       "(C1)");
  for (auto [i, value] : llvm::enumerate(getValues()))
    for (auto [j, init] : llvm::enumerate(kernel.getInits()))
      if (value == init && i != j)
        return emitOpError("expected no init of another result but found that "
                           "of result ")
               << j << " as result " << i << " (C2)";
  return success();
}

//===----------------------------------------------------------------------===//
// CallOp
//===----------------------------------------------------------------------===//

KernelOp tcopt::nest::lookupKernel(Operation *unit) {
  auto module = dyn_cast_or_null<ModuleOp>(unit);
  if (!module || !module.getSymName())
    return nullptr;
  for (auto kernel : module.getOps<KernelOp>())
    if (kernel.getSymName() == *module.getSymName())
      return kernel;
  return nullptr;
}

LogicalResult CallOp::verify() {
  if (getWorkspace() && (!getResults().empty() ||
                         !getWorkspace().getType().getLayout().isIdentity()))
    return emitOpError(
        "expected a workspace without gaps, on buffers only (C5)");
  bool buffers =
      llvm::any_of(getInputs().getTypes(), llvm::IsaPred<MemRefType>) ||
      llvm::any_of(getInits().getTypes(), llvm::IsaPred<MemRefType>);
  for (ValueRange values : {ValueRange(getInputs()), ValueRange(getInits())})
    for (Type type : values.getTypes())
      if (isa<MemRefType>(type) != buffers)
        return emitOpError("expected only tensors or only buffers (C2)");
  size_t expected = buffers ? 0 : getInits().size();
  if (getNumResults() != expected)
    return emitOpError("expected ")
           << expected << " results but found " << getNumResults() << " (C1)";
  for (auto [init, result] : llvm::zip(getInits(), getResults()))
    if (init.getType() != result.getType())
      return emitOpError("expected a result of type ")
             << init.getType() << " but found " << result.getType() << " (C1)";
  return success();
}

// A buffer of a tensor's shape and element type matches the tensor.
static bool isSuch(Type found, Type expected) {
  auto buffer = dyn_cast<MemRefType>(found);
  auto tensor = dyn_cast<RankedTensorType>(expected);
  if (!buffer || !tensor)
    return found == expected;
  return buffer.getShape() == tensor.getShape() &&
         buffer.getElementType() == tensor.getElementType() &&
         buffer.getLayout().isIdentity();
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  KernelOp kernel =
      lookupKernel(symbols.lookupNearestSymbolFrom(*this, getCalleeAttr()));
  if (!kernel)
    return emitOpError("expected a module with a kernel of its own name but "
                       "found none called '")
           << getCallee() << "' (C3)";
  SmallVector<Type> found(getInputs().getTypes());
  llvm::append_range(found, getInits().getTypes());
  llvm::append_range(found, getScalars().getTypes());
  if (kernel.getNumInits() != getInits().size() ||
      !llvm::equal(found, kernel.getArgumentTypes(), isSuch))
    return emitOpError("expected operands of the types ")
           << kernel.getFunctionType() << " but found "
           << FunctionType::get(getContext(), found, getResultTypes())
           << " (C3)";
  if (kernel.mayFail() && !getFails())
    return emitOpError("expected 'fails', as the kernel may fail (C4)");
  if (!getWorkspace())
    return success();
  int64_t row = getWorkspace().getType().getDimSize(1);
  if (row >= std::max<int64_t>(kernel.getThreadBytes(), 1))
    return success();
  return emitOpError("expected a workspace with at least ")
         << kernel.getThreadBytes() << " bytes for a thread but found "
         << getWorkspace().getType() << " (C5)";
}

LogicalResult CallOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &dims) {
  for (Value init : getInits())
    if (isa<TensorType>(init.getType()))
      dims.push_back(tensor::getMixedSizes(builder, getLoc(), init));
  return success();
}

void CallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (getFails())
    effects.emplace_back(MemoryEffects::Write::get());
  if (getNumResults() != 0)
    return;
  for (OpOperand &operand : getInputsMutable())
    if (isa<MemRefType>(operand.get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
  for (OpOperand &operand : getInitsMutable()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
    effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
  for (OpOperand &operand : getWorkspaceMutable()) {
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
    effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

//===----------------------------------------------------------------------===//
// CallEachOp
//===----------------------------------------------------------------------===//

LogicalResult CallEachOp::verify() {
  if (int64_t(getCount()) < 2 || int64_t(getGrain()) < 1)
    return emitOpError("expected a count of 2 at least and a grain of 1 at "
                       "least but found ")
           << int64_t(getCount()) << " and " << int64_t(getGrain()) << " (C1)";
  for (ValueRange all : {ValueRange(getInputs()), ValueRange(getInits()),
                         ValueRange(getScalars())})
    if (all.size() % getCount() != 0)
      return emitOpError("expected operands of ")
             << getCount() << " calls but found " << all.size() << " (C2)";
  if (getInits().empty())
    return emitOpError("expected inits of ") << getCount() << " calls (C2)";
  return success();
}

LogicalResult CallEachOp::verifySymbolUses(SymbolTableCollection &symbols) {
  KernelOp kernel =
      lookupKernel(symbols.lookupNearestSymbolFrom(*this, getCalleeAttr()));
  if (!kernel)
    return emitOpError("expected a module with a kernel of its own name but "
                       "found none called '")
           << getCallee() << "' (C2)";
  for (int64_t i = 0; i < int64_t(getCount()); ++i) {
    SmallVector<Type> found;
    for (ValueRange all : {ValueRange(getInputs()), ValueRange(getInits()),
                           ValueRange(getScalars())})
      llvm::append_range(found, ofCall(all, i).getTypes());
    if (kernel.getNumInits() * getCount() != getInits().size() ||
        !llvm::equal(found, kernel.getArgumentTypes(), isSuch))
      return emitOpError("expected operands of the types ")
             << kernel.getFunctionType() << " but found "
             << FunctionType::get(getContext(), found, {}) << " in call " << i
             << " (C2)";
  }
  if (kernel.mayFail() || kernel.getThreadBytes())
    return emitOpError("expected a kernel that neither fails nor needs memory "
                       "for threads (C3)");
  return success();
}

void CallEachOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  for (OpOperand &operand : getInputsMutable())
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
  for (OpOperand &operand : getInitsMutable()) {
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
    effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

//===----------------------------------------------------------------------===//
// Destinations
//===----------------------------------------------------------------------===//

OpOperand *tcopt::nest::tiedInit(OpResult result) {
  Operation *op = result.getOwner();
  unsigned number = result.getResultNumber();
  if (auto group = dyn_cast<GroupOp>(op))
    return &group.getInitsMutable()[number];
  if (auto call = dyn_cast<CallOp>(op))
    return &call.getInitsMutable()[number];
  if (auto call = dyn_cast<ExternOp>(op))
    return &call.getInitsMutable()[number];
  if (auto sort = dyn_cast<SortOp>(op))
    return number == 0 ? &sort.getValuesMutable() : &sort.getIndicesMutable();
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
    return destination.getTiedOpOperand(result);
  return nullptr;
}

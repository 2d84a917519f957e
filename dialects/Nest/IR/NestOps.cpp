//===- NestOps.cpp - kernels and library calls ----------------------------===//

#include "tcopt/Nest/IR/NestOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Interfaces/CustomCall.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace tcopt::nest;

#define GET_OP_CLASSES
#include "tcopt/Nest/IR/NestOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Destination passing, common to all ops
//===----------------------------------------------------------------------===//

static LogicalResult verifyResults(Operation *op, ValueRange inits,
                                   const char *oneKind, const char *matching) {
  bool buffers = llvm::any_of(inits.getTypes(), llvm::IsaPred<MemRefType>);
  if (buffers && llvm::any_of(inits.getTypes(), llvm::IsaPred<TensorType>))
    return op->emitOpError("expected only tensors or only buffers ") << oneKind;
  size_t expected = buffers ? 0 : inits.size();
  if (op->getNumResults() != expected)
    return op->emitOpError("expected ")
           << expected << " results but found " << op->getNumResults() << " "
           << matching;
  for (auto [init, result] : llvm::zip(inits, op->getResults()))
    if (init.getType() != result.getType())
      return op->emitOpError("expected a result of type ")
             << init.getType() << " but found " << result.getType() << " "
             << matching;
  return success();
}

// Results have the sizes of the inits.
static LogicalResult reifyInits(OpBuilder &builder, Location loc,
                                ValueRange inits,
                                ReifiedRankedShapedTypeDims &dims) {
  for (Value init : inits)
    if (isa<TensorType>(init.getType()))
      dims.push_back(tensor::getMixedSizes(builder, loc, init));
  return success();
}

//===----------------------------------------------------------------------===//
// GroupOp
//===----------------------------------------------------------------------===//

void GroupOp::build(OpBuilder &builder, OperationState &state,
                    ValueRange inits) {
  state.addOperands(inits);
  Block &body = state.addRegion()->emplaceBlock();
  for (Value init : inits) {
    body.addArgument(init.getType(), init.getLoc());
    state.addTypes(init.getType());
  }
}

ParseResult GroupOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  SmallVector<Type> types;
  auto parseInit = [&]() -> ParseResult {
    if (parser.parseArgument(arguments.emplace_back()) || parser.parseEqual() ||
        parser.parseOperand(inits.emplace_back()) ||
        parser.parseColonType(types.emplace_back()))
      return failure();
    arguments.back().type = types.back();
    return success();
  };
  if (parser.parseKeyword("outs") ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                     parseInit) ||
      parser.resolveOperands(inits, types, parser.getNameLoc(),
                             result.operands))
    return failure();
  Region *body = result.addRegion();
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseRegion(*body, arguments))
    return failure();
  ensureTerminator(*body, parser.getBuilder(), result.location);
  return parser.parseOptionalArrowTypeList(result.types);
}

void GroupOp::print(OpAsmPrinter &printer) {
  printer << " outs(";
  auto pairs = llvm::zip(getBody().getArguments(), getInits());
  llvm::interleaveComma(pairs, printer, [&](auto pair) {
    auto [argument, init] = pair;
    printer << argument << " = " << init << " : " << init.getType();
  });
  printer << ")";
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalArrowTypeList(getResultTypes());
}

static LogicalResult verifyArguments(GroupOp op) {
  auto arguments = op.getBody().getArgumentTypes();
  if (llvm::equal(arguments, op.getInits().getTypes()))
    return success();
  return op.emitOpError("expected block arguments of the types of the inits "
                        "(C1)");
}

LogicalResult GroupOp::verify() {
  if (failed(verifyArguments(*this)))
    return failure();
  return verifyResults(*this, getInits(), "(C2)", "(C2)");
}

// Only here is the terminator known to be a yield.
LogicalResult GroupOp::verifyRegions() {
  auto yield = cast<YieldOp>(getBody().front().getTerminator());
  if (llvm::equal(yield.getValues().getTypes(), getResultTypes()))
    return success();
  return yield.emitOpError("expected values of the types of the group's "
                           "results (C3)");
}

LogicalResult GroupOp::reifyResultShapes(OpBuilder &builder,
                                         ReifiedRankedShapedTypeDims &dims) {
  return reifyInits(builder, getLoc(), getInits(), dims);
}

//===----------------------------------------------------------------------===//
// ExternOp
//===----------------------------------------------------------------------===//

// Elements of a type that users know as they lie in memory: i1 is a byte.
static bool hasBytesOf(Type dtype, Type element) {
  if (!dtype.isIntOrFloat() || !element.isIntOrFloat())
    return false;
  auto bytesOf = [](Type type) {
    return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
  };
  return isa<FloatType>(dtype) == isa<FloatType>(element) &&
         bytesOf(dtype) == bytesOf(element);
}

static LogicalResult verifyDTypes(ExternOp op) {
  ArrayRef<Attribute> dtypes;
  if (ArrayAttr all = op.getDtypesAttr())
    dtypes = all.getValue();
  size_t expected = op.callsKernel() ? op->getNumOperands() : 0;
  if (dtypes.size() != expected)
    return op.emitOpError("expected ")
           << expected << " dtypes but found " << dtypes.size() << " (C4)";
  for (auto [dtype, type] : llvm::zip(dtypes, op->getOperandTypes())) {
    Type element = cast<ShapedType>(type).getElementType();
    if (!hasBytesOf(cast<TypeAttr>(dtype).getValue(), element))
      return op.emitOpError("expected a dtype with the bytes of ")
             << element << " but found " << dtype << " (C4)";
  }
  return success();
}

static LogicalResult verifyKernelCall(ExternOp op) {
  if (!op.callsKernel())
    return success();
  if (!tcopt::isCustomOpName(op.getCallee()) ||
      !llvm::all_of(op.getKernelAttributesAttr(), [](NamedAttribute entry) {
        return tcopt::isKernelAttribute(entry.getValue());
      }))
    return op.emitOpError("expected the name and the attributes of a call of a "
                          "user-defined op (C5)");
  for (Type type : op->getOperandTypes()) {
    auto buffer = dyn_cast<MemRefType>(type);
    if (buffer && !buffer.getLayout().isIdentity())
      return op.emitOpError("expected buffers in row-major order but found ")
             << buffer << " (C6)";
  }
  return success();
}

LogicalResult ExternOp::verify() {
  if (getCallee().empty())
    return emitOpError("expected a callee that is not empty (C3)");
  if (failed(verifyResults(*this, getInits(), "(C2)", "(C1)")))
    return failure();
  bool buffers = getNumResults() == 0;
  for (Type type : getInputs().getTypes())
    if (isa<MemRefType>(type) != buffers)
      return emitOpError("expected only tensors or only buffers (C2)");
  if (failed(verifyDTypes(*this)))
    return failure();
  return verifyKernelCall(*this);
}

LogicalResult ExternOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &dims) {
  return reifyInits(builder, getLoc(), getInits(), dims);
}

void ExternOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  // A library may fail, so a call is kept even if nothing reads its results.
  effects.emplace_back(MemoryEffects::Write::get());
  effects.emplace_back(MemoryEffects::Read::get());
}

//===----------------------------------------------------------------------===//
// ScatterOp
//===----------------------------------------------------------------------===//

static ShapedType shapedOf(Value value) {
  return cast<ShapedType>(value.getType());
}

int64_t ScatterOp::getRank() { return shapedOf(getUpdates()).getRank(); }

SmallVector<int64_t> ScatterOp::getOtherDims() {
  SmallVector<int64_t> result;
  for (int64_t dim = 0; dim < shapedOf(getInit()).getRank(); ++dim)
    if (!llvm::is_contained(getDims(), dim))
      result.push_back(dim);
  return result;
}

MutableOperandRange ScatterOp::getDpsInitsMutable() {
  return MutableOperandRange(getInitMutable());
}

static bool areDistinct(ArrayRef<int64_t> list, int64_t end) {
  SmallVector<int64_t> sorted(list);
  llvm::sort(sorted);
  bool inside = sorted.empty() || (sorted.front() >= 0 && sorted.back() < end);
  return inside &&
         std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

static LogicalResult verifyDims(ScatterOp op) {
  ArrayRef<int64_t> dims = op.getDims();
  if (!dims.empty() && dims.size() == op.getIndices().size() &&
      areDistinct(dims, shapedOf(op.getInit()).getRank()))
    return success();
  return op.emitOpError("expected a dimension of init for each of ")
         << op.getIndices().size() << " index tensors, at least one, but found "
         << dims << " (C3)";
}

static LogicalResult verifyPlaces(ScatterOp op) {
  int64_t rank = op.getRank();
  llvm::SmallBitVector named(rank);
  for (ArrayRef<int64_t> list : {op.getXDims(), op.getIndexDims()}) {
    if (!areDistinct(list, rank))
      return op.emitOpError("expected distinct dimensions of updates but "
                            "found ")
             << list << " (C4)";
    for (int64_t dim : list)
      named.set(dim);
  }
  auto isIndexRank = [&](Value indices) {
    return shapedOf(indices).getRank() == int64_t(op.getIndexDims().size());
  };
  if (op.getXDims().size() == op.getOtherDims().size() &&
      llvm::all_of(op.getIndices(), isIndexRank) && named.all())
    return success();
  return op.emitOpError("expected x_dims and index_dims to name all dimensions "
                        "of init, index tensors and updates (C4)");
}

LogicalResult ScatterOp::verify() {
  if (failed(verifyResults(*this, getInit(), "(C2)", "(C1)")))
    return failure();
  bool buffers = getNumResults() == 0;
  for (Type type : getOperandTypes())
    if (isa<MemRefType>(type) != buffers)
      return emitOpError("expected only tensors or only buffers (C2)");
  if (failed(verifyDims(*this)))
    return failure();
  return verifyPlaces(*this);
}

LogicalResult ScatterOp::verifyRegions() {
  Block &body = getBody().front();
  Type update = shapedOf(getUpdates()).getElementType();
  Type element = shapedOf(getInit()).getElementType();
  if (!llvm::equal(body.getArgumentTypes(), TypeRange({update, element})))
    return emitOpError("expected body arguments of types ")
           << update << " and " << element << " (C5)";
  auto yield = dyn_cast<YieldOp>(body.getTerminator());
  if (yield && llvm::equal(yield.getValues().getTypes(), TypeRange(element)))
    return success();
  return emitOpError("expected the body to yield one value of type ")
         << element << " (C5)";
}

LogicalResult ScatterOp::reifyResultShapes(OpBuilder &builder,
                                           ReifiedRankedShapedTypeDims &dims) {
  return reifyInits(builder, getLoc(), getInit(), dims);
}

void ScatterOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (getNumResults() != 0)
    return;
  for (OpOperand &operand : getOperation()->getOpOperands())
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
  effects.emplace_back(MemoryEffects::Write::get(), &getInitMutable());
  // A failure is written where no operand is.
  if (getMessage())
    effects.emplace_back(MemoryEffects::Write::get());
}

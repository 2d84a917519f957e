//===- GraphControlOps.cpp - control flow ---------------------------------===//
//
// Syntax of loops, and that the types of what regions take and yield agree.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/IR/GraphControlOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

using Argument = OpAsmParser::Argument;
using Unresolved = OpAsmParser::UnresolvedOperand;

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

namespace {
/// `(%a = %x, %b = %y)`: arguments of a region and where they come from.
struct Assignments {
  SmallVector<Argument> arguments;
  SmallVector<Unresolved> operands;

  ParseResult parse(OpAsmParser &parser) {
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, [&] {
      return failure(parser.parseArgument(arguments.emplace_back()) ||
                     parser.parseEqual() ||
                     parser.parseOperand(operands.emplace_back()));
    });
  }
};
} // namespace

static void printAssignments(OpAsmPrinter &printer, ValueRange arguments,
                             ValueRange operands) {
  printer << '(';
  llvm::interleaveComma(llvm::zip(arguments, operands), printer, [&](auto p) {
    printer << std::get<0>(p) << " = " << std::get<1>(p);
  });
  printer << ')';
}

static void printTypesAndRegion(OpAsmPrinter &printer, Operation *op,
                                ArrayRef<StringRef> elided, Region &region) {
  printer.printOptionalAttrDict(op->getAttrs(), elided);
  printer << " : ";
  printer.printFunctionalType(op);
  printer << ' ';
  printer.printRegion(region, /*printEntryBlockArgs=*/false);
}

static ParseResult parseTypes(OpAsmParser &parser, OperationState &state,
                              FunctionType &type) {
  if (parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonType(type))
    return failure();
  state.addTypes(type.getResults());
  return success();
}

static void setTypes(MutableArrayRef<Argument> arguments, TypeRange types) {
  for (auto [argument, type] : llvm::zip(arguments, types))
    argument.type = type;
}

// `, max_trip_count = 10`, if it is there.
static ParseResult parseTripCount(OpAsmParser &parser, OperationState &state) {
  if (failed(parser.parseOptionalComma()))
    return success();
  IntegerAttr count;
  return failure(parser.parseKeyword("max_trip_count") || parser.parseEqual() ||
                 parser.parseAttribute(count, parser.getBuilder().getI64Type(),
                                       "max_trip_count", state.attributes));
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &state) {
  Assignments carried;
  FunctionType type;
  Region *cond = state.addRegion(), *body = state.addRegion();
  SMLoc at = parser.getCurrentLocation(), place;
  SmallVector<Argument> names;
  if (carried.parse(parser) || parseTripCount(parser, state) ||
      parseTypes(parser, state, type) ||
      parser.resolveOperands(carried.operands, type.getInputs(), at,
                             state.operands))
    return failure();
  setTypes(carried.arguments, type.getInputs());
  if (parser.parseRegion(*cond, carried.arguments) ||
      parser.parseKeyword("do") || parser.getCurrentLocation(&place) ||
      parser.parseArgumentList(names, AsmParser::Delimiter::Paren))
    return failure();
  if (names.size() != carried.arguments.size())
    return parser.emitError(place, "expected ")
           << carried.arguments.size() << " names but found " << names.size();
  setTypes(names, type.getInputs());
  return parser.parseRegion(*body, names);
}

void WhileOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printAssignments(printer, getCond().getArguments(), getInits());
  if (std::optional<int64_t> count = getMaxTripCount())
    printer << ", max_trip_count = " << *count;
  printTypesAndRegion(printer, *this, {"max_trip_count"}, getCond());
  printer << " do (";
  llvm::interleaveComma(getBody().getArguments(), printer);
  printer << ") ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

// The type without dimension `dim`; none if there is no such dimension.
static RankedTensorType sliceType(Type type, int64_t dim) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  int64_t rank = tensor ? tensor.getRank() : 0;
  if (dim < -rank || dim >= rank)
    return nullptr;
  SmallVector<int64_t> sizes(tensor.getShape());
  sizes.erase(sizes.begin() + (dim < 0 ? dim + rank : dim));
  return RankedTensorType::get(sizes, tensor.getElementType());
}

static ParseResult parseScanAttributes(OpAsmParser &parser,
                                       OperationState &state, IntegerAttr &dim,
                                       BoolAttr &reverse) {
  Type i64 = parser.getBuilder().getI64Type();
  return failure(parser.parseComma() || parser.parseKeyword("dim") ||
                 parser.parseEqual() ||
                 parser.parseAttribute(dim, i64, "dim", state.attributes) ||
                 parser.parseComma() || parser.parseKeyword("reverse") ||
                 parser.parseEqual() ||
                 parser.parseAttribute(reverse, "reverse", state.attributes));
}

ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &state) {
  Assignments carried, slices;
  IntegerAttr dim;
  BoolAttr reverse;
  FunctionType type;
  Region *body = state.addRegion();
  SMLoc at = parser.getCurrentLocation();
  if (carried.parse(parser) || parser.parseKeyword("over") ||
      slices.parse(parser) ||
      parseScanAttributes(parser, state, dim, reverse) ||
      parseTypes(parser, state, type))
    return failure();
  size_t inits = carried.operands.size(), xs = slices.operands.size();
  SmallVector<Argument> arguments(carried.arguments);
  llvm::append_range(arguments, slices.arguments);
  llvm::append_range(carried.operands, slices.operands);
  if (parser.resolveOperands(carried.operands, type.getInputs(), at,
                             state.operands))
    return failure();
  setTypes(arguments, type.getInputs());
  for (Argument &argument : llvm::drop_begin(arguments, inits)) {
    Type slice = sliceType(argument.type, dim.getInt());
    if (!slice)
      return parser.emitError(at, "expected a dimension ")
             << dim.getInt() << " in " << argument.type << " (C1)";
    argument.type = slice;
  }
  llvm::copy(
      ArrayRef({int32_t(inits), int32_t(xs)}),
      state.getOrAddProperties<Properties>().operandSegmentSizes.begin());
  return parser.parseRegion(*body, arguments);
}

void ScanOp::print(OpAsmPrinter &printer) {
  ValueRange arguments = getBody().getArguments();
  size_t inits = getInits().size();
  printer << ' ';
  printAssignments(printer, arguments.take_front(inits), getInits());
  printer << " over ";
  printAssignments(printer, arguments.drop_front(inits), getXs());
  printer << ", dim = " << getDim()
          << ", reverse = " << (getReverse() ? "true" : "false");
  printTypesAndRegion(printer, *this, {"dim", "reverse", "operandSegmentSizes"},
                      getBody());
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

// What the region yields has these types.
static LogicalResult verifyYield(Operation *op, Region &region,
                                 TypeRange expected, int number) {
  auto yield = dyn_cast<YieldOp>(region.front().getTerminator());
  if (!yield)
    return op->emitOpError("expected a region that ends in graph.yield");
  TypeRange found = yield.getValues().getTypes();
  if (found != expected)
    return yield.emitOpError("expected values of types (")
           << expected << ") but found (" << found << ") (C" << number << ")";
  return success();
}

static LogicalResult verifyArguments(Operation *op, Region &region,
                                     TypeRange expected, int number) {
  TypeRange found = region.getArgumentTypes();
  if (found != expected)
    return op->emitOpError("expected arguments of region #")
           << region.getRegionNumber() << " of types (" << expected
           << ") but found (" << found << ") (C" << number << ")";
  return success();
}

LogicalResult CondOp::verifyRegions() {
  if (getPred().getType().getRank() != 0)
    return emitOpError("expected a condition of rank 0 but found ")
           << getPred().getType() << " (C1)";
  if (failed(verifyYield(*this, getOnTrue(), getResultTypes(), 2)))
    return failure();
  return verifyYield(*this, getOnFalse(), getResultTypes(), 2);
}

LogicalResult WhileOp::verifyRegions() {
  TypeRange types = getInits().getTypes();
  if (TypeRange(getResultTypes()) != types)
    return emitOpError("expected results of types (")
           << types << ") but found (" << getResultTypes() << ") (C1)";
  if (getMaxTripCount().value_or(0) < 0)
    return emitOpError("expected max_trip_count of at least 0 but found ")
           << *getMaxTripCount() << " (C5)";
  if (getHistoryLimit().value_or(0) < 0)
    return emitOpError("expected history_limit of at least 0 but found ")
           << *getHistoryLimit() << " (C6)";
  if (failed(verifyArguments(*this, getCond(), types, 1)) ||
      failed(verifyArguments(*this, getBody(), types, 1)))
    return failure();
  Type more = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  if (failed(verifyYield(*this, getCond(), more, 2)))
    return failure();
  return verifyYield(*this, getBody(), types, 3);
}

std::string WhileOp::beyondMessage() {
  return ("goes on beyond max_trip_count = " + Twine(*getMaxTripCount())).str();
}

int64_t ScanOp::dimOf(Value x) {
  int64_t rank = cast<RankedTensorType>(x.getType()).getRank(), dim = getDim();
  return dim < 0 ? dim + rank : dim;
}

// The sizes of xs along `dim`, as far as they are known.
static FailureOr<int64_t> scanLength(ScanOp op) {
  if (op.getXs().empty())
    return op.emitOpError("expected a tensor to scan (C1)");
  int64_t length = ShapedType::kDynamic;
  for (Value x : op.getXs()) {
    if (!sliceType(x.getType(), op.getDim()))
      return op.emitOpError("expected a dimension ")
             << op.getDim() << " in " << x.getType() << " (C1)";
    int64_t size = cast<RankedTensorType>(x.getType()).getDimSize(op.dimOf(x));
    bool differs = !ShapedType::isDynamic(length) &&
                   !ShapedType::isDynamic(size) && size != length;
    if (differs)
      return op.emitOpError("expected one size along the dimension but found ")
             << length << " and " << size << " (C2)";
    length = ShapedType::isDynamic(size) ? length : size;
  }
  return length;
}

// The types of what the region has to yield for these results.
static FailureOr<SmallVector<Type>> yieldTypes(ScanOp op) {
  TypeRange inits = op.getInits().getTypes(), found = op.getResultTypes();
  if (found.size() < inits.size() || found.take_front(inits.size()) != inits)
    return op.emitOpError("expected results that begin with types (")
           << inits << ") but found (" << found << ") (C5)";
  SmallVector<Type> types(inits);
  for (Type stacked : found.drop_front(inits.size()))
    if (Type slice = sliceType(stacked, 0))
      types.push_back(slice);
    else
      return op.emitOpError("expected stacked values but found ")
             << stacked << " (C5)";
  return types;
}

static LogicalResult verifyScanResults(ScanOp op, int64_t length) {
  FailureOr<SmallVector<Type>> types = yieldTypes(op);
  if (failed(types))
    return failure();
  if (failed(verifyYield(op, op.getBody(), *types, 4)))
    return failure();
  TypeRange results = op.getResultTypes();
  for (Type stacked : results.drop_front(op.getInits().size())) {
    int64_t size = cast<RankedTensorType>(stacked).getDimSize(0);
    if (!ShapedType::isDynamic(length) && !ShapedType::isDynamic(size) &&
        size != length)
      return op.emitOpError("expected the number of iterations, ")
             << length << ", in front of " << stacked << " (C5)";
  }
  return success();
}

LogicalResult ScanOp::verifyRegions() {
  FailureOr<int64_t> length = scanLength(*this);
  if (failed(length))
    return failure();
  SmallVector<Type> arguments(getInits().getTypes());
  for (Value x : getXs())
    arguments.push_back(sliceType(x.getType(), getDim()));
  if (failed(verifyArguments(*this, getBody(), arguments, 3)))
    return failure();
  return verifyScanResults(*this, *length);
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

std::optional<double> ScanOp::flops(const CallSizes &sizes) {
  SmallVector<CallSizes::Sizes> arguments;
  auto add = [&](Value value) {
    arguments.push_back(sizes.of(value).value_or(CallSizes::Sizes()));
    return arguments.back().size();
  };
  for (Value init : getInits())
    add(init);
  for (Value x : getXs())
    if (add(x))
      arguments.back().erase(arguments.back().begin() + dimOf(x));
  Value x = getXs().front();
  return knownFlops(sizes.size(x, dimOf(x)) *
                    sizes.region(getBody(), arguments));
}

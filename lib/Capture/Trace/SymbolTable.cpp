//===- SymbolTable.cpp - dynamic sizes and numbers of a call --------------===//

#include "../Session/CallFrame.h"
#include "../Session/Engine.h"
#include "Arguments.h"
#include "Builder.h"
#include "Recorder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Interfaces/IndexArithmetic.h"

using namespace mlir;

namespace tcopt::capture {

std::string OpenSize::text() const {
  if (!dim)
    return name.empty() ? "number " + std::to_string(argument) : name;
  return "size(" + std::to_string(*dim) + ") of " +
         (name.empty() ? "argument " + std::to_string(argument) : name);
}

SymbolTable::SymbolTable(Recorder &recorder, std::vector<CallNumber> numbers,
                         std::vector<OpenSize> openSizes)
    : recorder(recorder), callNumbers(std::move(numbers)),
      opened(std::move(openSizes)) {}

void SymbolTable::addSymbols(SymbolicSizes &sizes) const {
  for (const OpenSize &open : opened) {
    int64_t hint = open.dim ? recorder.arguments.shadow(open.argument)
                                  .getImpl()
                                  ->cell->layout.sizes[*open.dim]
                            : callNumbers[open.argument].value.toInt();
    std::optional<SymbolicSizes::Mark> mark;
    if (open.mark)
      mark = {open.text(), *open.mark};
    sizes.addSymbol(hint, std::move(mark));
  }
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Returns a cell of rank 0 with a number of the call.
static std::shared_ptr<Cell> cellOf(const Scalar &number) {
  auto storage = std::make_shared<Storage>(sizeof(int64_t));
  if (number.isFloat())
    *static_cast<double *>(storage->data()) = number.toDouble();
  else
    *static_cast<int64_t *>(storage->data()) = number.toInt();
  auto cell = std::make_shared<Cell>(number.isFloat() ? DType::F64 : DType::I64,
                                     std::move(storage), Layout());
  cell->isTraced = true;
  return cell;
}

// Numbers are static if arguments share elements, because the function is then
// traced in each call.
void SymbolTable::giveNumbers(CallArguments &given) {
  for (auto [i, number] : llvm::enumerate(callNumbers)) {
    number.isOpen &= !recorder.arguments.areShared;
    bool isInput = number.isSize || number.isOpen;
    numberCells.push_back(isInput ? cellOf(number.value) : nullptr);
    if (number.isSize)
      given.sizes.push_back(number.value.toInt());
    else if (!number.isOpen)
      given.scalars.push_back(number.value);
    else
      given.scalars.push_back(
          Scalar(number.value,
                 std::make_shared<ScalarNode>(ScalarNode{
                     recorder.weak_from_this(), i,
                     Tensor(std::make_shared<TensorImpl>(numberCells[i]))})));
  }
  size_t numSizes = 0;
  for (auto [i, number] : llvm::enumerate(callNumbers)) {
    if (!number.isSize)
      continue;
    Size &size = given.sizes[numSizes++];
    if (std::optional<size_t> symbol = symbolOf(*numberCells[i]))
      size = sizeOf(SizeExpr::symbol(unsigned(*symbol)), size.hint());
  }
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

std::optional<size_t> SymbolTable::symbolOf(const Cell &cell,
                                            size_t dim) const {
  for (auto [number, open] : llvm::enumerate(opened))
    if (open.dim == dim &&
        recorder.arguments.shadow(open.argument).getImpl()->cell.get() == &cell)
      return number;
  return std::nullopt;
}

std::optional<size_t> SymbolTable::symbolOf(const Cell &cell) const {
  for (auto [number, open] : llvm::enumerate(opened))
    if (!open.dim && numberCells[open.argument].get() == &cell)
      return number;
  return std::nullopt;
}

std::optional<size_t> SymbolTable::numberOf(const Cell &cell) const {
  for (auto [i, number] : llvm::enumerate(numberCells))
    if (number.get() == &cell)
      return i;
  return std::nullopt;
}

// Guards on the results of an earlier graph are dropped, because they do not
// concern arguments.
void SymbolTable::endGraph() {
  stateBounds();
  llvm::copy_if(recorder.trace().sizes().guards(),
                std::back_inserter(sizeGuards), [&](const SizeGuard &guard) {
                  return isOfArguments(guard.left) &&
                         isOfArguments(guard.right);
                });
}

void SymbolTable::stateBounds() {
  mlir::Builder builder(Engine::get().context());
  SmallVector<NamedAttribute> bounds;
  for (auto [number, open] : llvm::enumerate(opened)) {
    bool isUsed =
        llvm::any_of(recorder.trace().inputs(), [&](const auto &input) {
          return open.dim && symbolOf(*input.cell(), *open.dim) == number;
        });
    if (isUsed && !(open.range == SizeRange()))
      bounds.push_back(
          builder.getNamedAttr("s" + std::to_string(number),
                               boundsOf(open.range, builder.getContext())));
  }
  if (!bounds.empty())
    recorder.trace().function()->setAttr(graph::GraphDialect::kSymbolsAttr,
                                         builder.getDictionaryAttr(bounds));
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Size SymbolTable::sizeOf(const SizeExpr &expr, int64_t number) {
  if (expr.isConstant())
    return number;
  return Size(
      number,
      std::make_shared<SizeNode>(SizeNode{
          recorder.weak_from_this(), recorder.currentGraph(), expr, {}}));
}

// A size without an expression is a value of the graph.
Size SymbolTable::sizeOf(Value tensor, int64_t dim, Place place) {
  TracedSize size = recorder.trace().sizes().sizeOf(tensor, dim);
  if (size.expr)
    return sizeOf(size.expr, size.hint);
  OpBuilder ops = recorder.trace().builder();
  Builder b(recorder.trace(), ops, place);
  auto value = dyn_cast<Value>(b.sizeOf(tensor, dim));
  return Size(
      size.hint,
      std::make_shared<SizeNode>(SizeNode{
          recorder.weak_from_this(), recorder.currentGraph(), {}, value}));
}

Size SymbolTable::unknownSize() {
  return Size(ShapedType::kDynamic,
              std::make_shared<SizeNode>(SizeNode{
                  recorder.weak_from_this(), recorder.currentGraph(), {}, {}}));
}

bool SymbolTable::isOfArguments(const SizeExpr &expr) const {
  bool isAll = true;
  expr.forEachSymbol([&](const SizeExpr &symbol) {
    isAll &= *symbol.getIndex() < opened.size();
  });
  return isAll;
}

// Symbols of arguments are valid in all graphs of the function, other symbols
// only in their own graph.
SizeExpr SymbolTable::exprOf(const Size &size) const {
  bool isOurs =
      size.isOpen() && size.open()->recorder.lock().get() == &recorder;
  if (!isOurs)
    return size.hint();
  SizeExpr expr = size.open()->expr;
  if (!expr || size.open()->trace.lock() == recorder.currentGraph())
    return expr;
  return isOfArguments(expr) ? expr : SizeExpr(size.hint());
}

// The message is as in "number 0 becomes the constant 5 of this version: conv2d
// at a.cpp:7 takes a number".
void SymbolTable::logConstant(const std::string &what, int64_t value) {
  Engine::get().log().write(LogChannel::Recompiles, recorder.label, [&] {
    std::string by = CallFrame::describeCalled();
    by = by.empty() ? "the function reads its value" : by + " takes a number";
    return what + " becomes the constant " + std::to_string(value) +
           " of this version: " + by;
  });
}

// With facts, only a size that is proved to be constant can be read.
void SymbolTable::fixSize(const Size &size) {
  SymbolicSizes &sizes = recorder.trace().sizes();
  if (sizes.hasFacts() && !sizes.isProved(exprOf(size), size.hint()))
    throw Exception(ErrorCode::NotCompiled, "expected a constant but found " +
                                                sizes.describe(exprOf(size)));
  if (SizeExpr expr = exprOf(size); expr && !expr.isConstant()) {
    std::vector<std::string> names;
    for (const OpenSize &open : opened)
      names.push_back(open.text());
    if (isOfArguments(expr))
      logConstant(expr.text(names), size.hint());
  }
  decide(size, SizeRelation::EQ, size.hint());
}

void SymbolTable::fixNumber(size_t index) {
  if (recorder.trace().sizes().hasFacts())
    throw Exception(ErrorCode::NotCompiled,
                    "expected a constant but found a number of the graph");
  CallNumber &number = callNumbers[index];
  if (number.isOpen)
    logConstant("number " + std::to_string(index),
                int64_t(number.value.toDouble()));
  number.isOpen = false;
  number.isFixed = true;
}

Size SymbolTable::choose(bool isMin, const Size &a, const Size &b) {
  SizeExpr left = exprOf(a), right = exprOf(b);
  SymbolicSizes &sizes = recorder.trace().sizes();
  SizeExpr chosen = sizes.resolve(isMin ? SizeExpr::min(left, right)
                                        : SizeExpr::max(left, right));
  if (!chosen)
    sizes.fixAll();
  return sizeOf(chosen, sizes.hintOf(chosen));
}

bool SymbolTable::decide(const Size &a, SizeRelation relation, const Size &b) {
  SizeExpr left = exprOf(a), right = exprOf(b);
  if (left && right)
    return recorder.trace().sizes().decide(left, relation, right);
  // The size may depend on the sizes of all arguments.
  recorder.trace().sizes().fixAll();
  return compareNumbers(relation, a.hint(), b.hint());
}

// Returns an argument that is a Size as a value of type index.
Value SymbolTable::valueOfNumber(Builder &b, size_t index) {
  Value number = recorder.trace().inputOf(numberCells[index], b.place);
  std::optional<size_t> symbol = symbolOf(*numberCells[index]);
  int64_t hint = callNumbers[index].value.toInt();
  SymbolicSizes &sizes = recorder.trace().sizes();
  sizes.stateNumber(number, {hint, symbol ? SizeExpr::symbol(unsigned(*symbol))
                                          : SizeExpr(hint)});
  return indexOf(b, number);
}

Value SymbolTable::valueOfSymbol(Builder &b, const SizeExpr &symbol) {
  unsigned index = *symbol.getIndex();
  if (index >= opened.size())
    return valueOfOrigin(b, symbol);
  const OpenSize &open = opened[index];
  if (!open.dim)
    return valueOfNumber(b, open.argument);
  // The argument may have been written to, but its sizes do not change.
  Value argument = recorder.trace().inputOf(
      recorder.arguments.shadow(open.argument).getImpl()->cell, b.place);
  return tensor::DimOp::create(b.ops(), b.location(), argument,
                               int64_t(*open.dim));
}

Value SymbolTable::valueOfOrigin(Builder &b, const SizeExpr &symbol) {
  std::optional<SymbolOrigin> origin =
      recorder.trace().sizes().originOf(*symbol.getIndex());
  if (!origin)
    throw Exception(ErrorCode::NotCompiled,
                    "expected a symbol that the sizes of inputs or of earlier "
                    "results determine but found " +
                        recorder.trace().sizes().describe(symbol));
  Value found = origin->dim
                    ? tensor::DimOp::create(b.ops(), b.location(),
                                            origin->tensor, *origin->dim)
                    : indexOf(b, origin->tensor);
  if (origin->value == SymbolOrigin::found())
    return found;
  return buildSize(
      b.ops(), b.location(), origin->value, [&](const SizeExpr &part) {
        return part == SymbolOrigin::found() ? found : valueOfSymbol(b, part);
      });
}

graph::Size SymbolTable::valueOf(Builder &b, const Size &size) {
  const SizeNode &node = *size.open();
  if (node.value && node.trace.lock() == recorder.currentGraph())
    return node.value;
  SizeExpr expr = exprOf(size);
  if (!expr && recorder.trace().sizes().hasFacts())
    throw Exception(ErrorCode::NotCompiled,
                    "expected a size that the caller states", b.place);
  if (expr && !expr.isConstant())
    return buildSize(b.ops(), b.location(), expr, [&](const SizeExpr &symbol) {
      return valueOfSymbol(b, symbol);
    });
  return b.ops().getIndexAttr(size.hint());
}

} // namespace tcopt::capture

//===- GraphTrace.cpp - a graph of operators without a call ---------------===//

#include "GraphTrace.h"
#include "../Session/Engine.h"
#include "Builder.h"
#include "tcopt/Graph/IR/ArgumentSizes.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "tcopt/Support/SymbolSolution.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt::capture {

GraphTrace::GraphTrace(std::string name) {
  CompileLabel label;
  label.name = std::move(name);
  Settings none;
  none.isGradEnabled = false;
  SettingsScope scope;
  settings() = none;
  recorder = Recorder::create(options, std::move(label), {}, *this);
  (void)facts();
}

GraphTrace::~GraphTrace() = default;

void GraphTrace::endGraph(GraphBreak why) {
  throw Exception(ErrorCode::NotCompiled,
                  why.reason + ", but a graph has no elements before it runs",
                  why.place);
}

GraphTrace::Scope::Scope(GraphTrace &trace) : scope(trace.recorder.get()) {
  Settings none;
  none.isGradEnabled = false;
  capture::settings() = none;
}

//===----------------------------------------------------------------------===//
// Symbols and inputs
//===----------------------------------------------------------------------===//

SizeExpr GraphTrace::addSymbol(const Symbol &symbol) {
  SizeExpr expr = trace().sizes().addSymbol(
      symbol.hint.value_or(ShapedType::kDynamic), symbol.name);
  facts().addRange(expr, symbol.range);
  symbols.push_back(symbol);
  return expr;
}

SizeExpr GraphTrace::withNames(const SizeExpr &expr) const {
  return expr.replaceSymbols([&](const SizeExpr &symbol) {
    return SizeExpr::symbol(StringRef(symbols[*symbol.getIndex()].name));
  });
}

// `sizes` is graph.dims or graph.value, with a null value for none.
BlockArgument GraphTrace::addArgument(const std::string &name, Type type,
                                      StringRef key, Attribute sizes,
                                      Place place) {
  func::FuncOp function = trace().function();
  OpBuilder builder(function.getContext());
  SmallVector<NamedAttribute> attributes{
      builder.getNamedAttr(TcoptDialect::kName, builder.getStringAttr(name))};
  if (sizes)
    attributes.push_back(builder.getNamedAttr(key, sizes));
  argumentAttributes.push_back(builder.getDictionaryAttr(attributes));
  return function.front().addArgument(type, locationOf(place));
}

// The type of the function and the list of attributes are made once: each is
// unique, so that one for each argument would take quadratic time.
void GraphTrace::stateArguments() {
  func::FuncOp function = trace().function();
  mlir::Builder builder(function.getContext());
  function.setFunctionType(
      builder.getFunctionType(function.front().getArgumentTypes(), {}));
  function.setAllArgAttrs(argumentAttributes);
}

Tensor GraphTrace::addInput(const Input &input) {
  MLIRContext *context = trace().function().getContext();
  SymbolicSizes &sizes = trace().sizes();
  SmallVector<int64_t> shape;
  SmallVector<Attribute> dims;
  SmallVector<TracedSize> traced;
  for (const SizeExpr &size : input.sizes) {
    shape.push_back(size.asConstant().value_or(ShapedType::kDynamic));
    dims.push_back(graph::writeDim(context, withNames(size)));
    traced.push_back({sizes.hintOf(size), size});
  }
  auto type = RankedTensorType::get(shape, elementTypeOf(input.dtype, context));
  ArrayAttr names =
      type.hasStaticShape() ? ArrayAttr() : ArrayAttr::get(context, dims);
  BlockArgument value = addArgument(
      input.name, type, graph::GraphDialect::kDimsAttr, names, input.place);
  sizes.state(value, traced);
  for (auto [dim, size] : llvm::enumerate(input.sizes))
    if (!size.isConstant())
      bounds.push_back({value, int64_t(dim), size});
  Tensor tensor = trace().makeTensor(value);
  inputs.try_emplace(tensor.getImpl()->cell.get(), value);
  return tensor;
}

Size GraphTrace::addSize(const std::string &name, const SizeExpr &size,
                         Place place) {
  MLIRContext *context = trace().function().getContext();
  BlockArgument value = addArgument(
      name, RankedTensorType::get({}, IntegerType::get(context, 64)),
      graph::GraphDialect::kValueAttr,
      graph::writeDim(context, withNames(size)), place);
  trace().sizes().stateNumber(value, {trace().sizes().hintOf(size), size});
  bounds.push_back({value, std::nullopt, size});
  return sizeOf(size);
}

// Dimensions bind symbols before elements do, so that the code reads few
// elements.
void GraphTrace::bindSymbols() {
  stateArguments();
  llvm::sort(bounds, [](const Bound &a, const Bound &b) {
    unsigned first = a.argument.getArgNumber();
    unsigned second = b.argument.getArgNumber();
    return std::tuple(!a.dim, first, a.dim) < std::tuple(!b.dim, second, b.dim);
  });
  std::vector<SizeExpr> entries;
  llvm::StringMap<unsigned> indices;
  for (const Bound &bound : bounds)
    entries.push_back(withNames(bound.size));
  for (auto [i, symbol] : llvm::enumerate(symbols))
    indices[symbol.name] = unsigned(i);
  for (const SymbolSolution::Step &step : solveSymbols(entries).steps) {
    const Bound &bound = bounds[step.entry];
    SizeExpr value = step.value.replaceSymbols([&](const SizeExpr &symbol) {
      return symbol == SymbolSolution::found()
                 ? SymbolOrigin::found()
                 : SizeExpr::symbol(indices.lookup(symbol.getName()));
    });
    trace().sizes().setOrigin(indices.lookup(step.symbol.getName()),
                              {bound.argument, bound.dim, value});
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Size GraphTrace::sizeOf(const SizeExpr &expr) const {
  return recorder->symbols.sizeOf(expr, trace().sizes().hintOf(expr));
}

SizeExpr GraphTrace::exprOf(const Size &size) const {
  return size.isOpen() ? recorder->symbols.exprOf(size) : SizeExpr(size.hint());
}

std::vector<SizeExpr> GraphTrace::sizesOf(const Tensor &tensor) const {
  std::vector<SizeExpr> exprs;
  for (const TracedSize &size :
       trace().sizes().sizesOf(trace().valueOf(tensor, Place())))
    exprs.push_back(size.expr);
  return exprs;
}

std::string GraphTrace::textOf(const SizeExpr &expr) const {
  return expr ? withNames(expr).text() : "?";
}

bool GraphTrace::isDifferent(const SizeExpr &a, const SizeExpr &b) const {
  if (a == b)
    return false;
  int64_t first = trace().sizes().hintOf(a), second = trace().sizes().hintOf(b);
  if (!ShapedType::isDynamic(first) && !ShapedType::isDynamic(second) &&
      first != second)
    return true;
  return !trace().sizes().prove(a, SizeRelation::EQ, b).value_or(true);
}

bool GraphTrace::stateSizes(const Tensor &tensor,
                            ArrayRef<SizeExpr> sizes) const {
  SymbolicSizes &known = trace().sizes();
  Value value = trace().valueOf(tensor, Place());
  SmallVector<TracedSize> found = known.sizesOf(value);
  if (found.size() != sizes.size())
    return false;
  bool adds = false;
  for (auto [size, stated] : llvm::zip_equal(found, sizes)) {
    if (!stated)
      continue;
    int64_t hint = known.hintOf(stated);
    bool differs = size.expr ? isDifferent(size.expr, stated)
                             : size.isKnown() && size.hint != hint &&
                                   !ShapedType::isDynamic(hint);
    if (differs)
      return false;
    if (size.expr)
      continue;
    size = {hint, stated};
    adds = true;
  }
  if (adds)
    known.state(value, found);
  return true;
}

/// Whether the strides are proved to be products of the sizes of inner
/// dimensions, in an order of the dimensions.
static bool isDense(const SymbolicSizes &known, ArrayRef<SizeExpr> sizes,
                    ArrayRef<SizeExpr> strides) {
  auto order = llvm::to_vector(llvm::seq<size_t>(0, strides.size()));
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::tuple(known.hintOf(strides[a]), b) <
           std::tuple(known.hintOf(strides[b]), a);
  });
  SizeExpr product = 1;
  for (size_t dim : order) {
    bool isOne = sizes[dim].isConstant(1);
    if (!isOne &&
        !known.prove(strides[dim], SizeRelation::EQ, product).value_or(false))
      return false;
    product = product * sizes[dim];
  }
  return true;
}

void GraphTrace::stateStrides(const Tensor &tensor,
                              ArrayRef<SizeExpr> strides) const {
  const TensorImpl &impl = *tensor.getImpl();
  Layout layout;
  layout.sizes = SizeVector(impl.cell->declared);
  for (const SizeExpr &stride : strides)
    layout.strides.push_back(trace().sizes().hintOf(stride));
  if (!impl.views.empty() || layout.sizes.size() != layout.strides.size() ||
      llvm::any_of(layout.sizes, ShapedType::isDynamic) ||
      llvm::any_of(layout.strides, ShapedType::isDynamic))
    return;
  // Strides that may have gaps for other sizes have no order.
  if (!isDense(trace().sizes(), sizesOf(tensor), strides))
    llvm::fill(layout.strides, 0);
  impl.cell->layout = layout;
  impl.cell->stands = std::move(layout);
}

Tensor GraphTrace::tensorOf(const Size &size, Place place) const {
  return call(place,
              [&](Builder &b) { return b.number(Scalar(size), DType::I64); });
}

Scalar GraphTrace::numberOf(const Tensor &tensor) const {
  return capture::numberOf(*recorder, tensor);
}

void GraphTrace::bindSymbol(const SizeExpr &symbol, const Tensor &tensor,
                            Place place) const {
  Value number = buildOps(trace(), place, [&](Builder &b) {
                   return std::vector<Value>{b.as(tensor, DType::I64)};
                 }).front();
  trace().sizes().stateNumber(number, {trace().sizes().hintOf(symbol), symbol});
  trace().sizes().setOrigin(*symbol.getIndex(),
                            {number, std::nullopt, SymbolOrigin::found()});
}

// MLIR packs Booleans.
static DenseElementsAttr elementsOf(RankedTensorType type, StringRef data) {
  if (!type.getElementType().isInteger(1))
    return DenseElementsAttr::getFromRawBuffer(
        type, ArrayRef(data.data(), data.size()));
  SmallVector<bool> truths(data.begin(), data.end());
  return DenseElementsAttr::get(type, truths);
}

Tensor GraphTrace::addConstant(DType dtype, ArrayRef<int64_t> sizes,
                               StringRef data, Place place) const {
  auto type = RankedTensorType::get(
      sizes, elementTypeOf(dtype, trace().function().getContext()));
  if (data.size() != size_t(type.getNumElements()) * getSize(dtype))
    throw Exception(
        "expected " +
            std::to_string(size_t(type.getNumElements()) * getSize(dtype)) +
            " bytes of data but found " + std::to_string(data.size()),
        place);
  return call(place,
              [&](Builder &b) { return b.constant(elementsOf(type, data)); });
}

bool GraphTrace::isWritten(const Tensor &input) const {
  const auto &cell = input.getImpl()->cell;
  auto known = inputs.find(cell.get());
  return known != inputs.end() && known->second != cell->value;
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

// Bounds are stated of symbols that arguments determine.
void GraphTrace::stateBounds() {
  func::FuncOp function = trace().function();
  llvm::StringSet<> determined = graph::determinedSymbols(function);
  mlir::Builder builder(function.getContext());
  SmallVector<NamedAttribute> stated;
  for (const Symbol &symbol : symbols) {
    SizeRange range;
    range.min = std::max(symbol.range.least.value_or(0), range.min);
    range.max = symbol.range.greatest.value_or(range.max);
    if (determined.contains(symbol.name) && !(range == SizeRange()))
      stated.push_back(builder.getNamedAttr(
          symbol.name, boundsOf(range, builder.getContext())));
  }
  if (!stated.empty())
    function->setAttr(graph::GraphDialect::kSymbolsAttr,
                      builder.getDictionaryAttr(stated));
}

/// Names the argument from which random ops draw their seeds, which follows the
/// inputs.
static void nameRandomState(func::FuncOp function) {
  unsigned last = function.getNumArguments() - 1;
  if (function.getNumArguments() &&
      !function.getArgAttr(last, TcoptDialect::kName))
    function.setArgAttr(last, TcoptDialect::kName,
                        StringAttr::get(function.getContext(), "random_state"));
}

void GraphTrace::stateDonation(func::FuncOp function,
                               ArrayRef<Result> results) const {
  mlir::Builder builder(function.getContext());
  for (auto [i, result] : llvm::enumerate(results)) {
    if (!result.isWrite)
      continue;
    Value input = inputs.lookup(result.value.getImpl()->cell.get());
    unsigned number = cast<BlockArgument>(input).getArgNumber();
    if (function.getArgumentTypes()[number] == function.getResultTypes()[i])
      function.setArgAttr(number, kDonatesAttr,
                          builder.getI64IntegerAttr(int64_t(i)));
  }
}

OwningOpRef<ModuleOp> GraphTrace::finish(ArrayRef<Result> results) {
  SmallVector<Value> values;
  for (const Result &result : results)
    values.push_back(trace().valueOf(result.value, Place()));
  stateBounds();
  OwningOpRef<ModuleOp> module = trace().programOf(values);
  auto function = cast<func::FuncOp>(module->getBody()->front());
  nameRandomState(function);
  stateDonation(function, results);
  mlir::Builder builder(module->getContext());
  SmallVector<DictionaryAttr> names;
  llvm::StringSet<> named;
  for (const Result &result : results) {
    bool isNamed = !result.name.empty() && named.insert(result.name).second;
    names.push_back(
        isNamed ? builder.getDictionaryAttr(builder.getNamedAttr(
                      TcoptDialect::kName, builder.getStringAttr(result.name)))
                : builder.getDictionaryAttr({}));
  }
  function.setAllResultAttrs(names);
  return module;
}

} // namespace tcopt::capture

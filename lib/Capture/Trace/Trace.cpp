//===- Trace.cpp - the graph of a traced function -------------------------===//

#include "Trace.h"
#include "../Session/CallFrame.h"
#include "../Session/CallerPlace.h"
#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "Builder.h"
#include "Recorder.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Interfaces/Differentiable.h"
#include "tcopt/Interpreter/RuntimeValue.h"

using namespace mlir;

namespace tcopt::capture {

static OwningOpRef<ModuleOp> makeModule(MLIRContext *context,
                                        func::FuncOp &function) {
  OpBuilder builder(context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, loc, "main",
                                  builder.getFunctionType({}, {}));
  function.addEntryBlock();
  return module;
}

Trace::Trace(Recorder &recorder, const DeviceInfo *device)
    : recorder(recorder), devices(*this, device), symbols(*this) {
  module = makeModule(Engine::get().context(), top);
}

Trace::~Trace() = default;

OpBuilder Trace::builder() { return OpBuilder::atBlockEnd(&block(), &symbols); }

void Trace::end() {
  sources.clear();
  arguments.clear();
  overlay.clear();
  views.clear();
  made.clear();
  randomOps.clear();
  unused.clear();
  module = nullptr;
}

bool Trace::isEmpty() const {
  bool usesNumbersOnly = llvm::all_of(sources, [](const Input &input) {
    return !input.storage->device() && input.layout.sizes.empty();
  });
  return usesNumbersOnly && overlay.empty() && pendingCells().empty();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns the variable or the view that distinguishes arguments of one cell.
static const void *partOf(const TensorImpl &argument) {
  return argument.isWhole() ? static_cast<const void *>(argument.own.get())
                            : argument.views.back().get();
}

namespace {
/// The type of an argument of the graph, with its sizes and their names.
struct InputType {
  RankedTensorType type;
  ArrayAttr dims;
  SmallVector<TracedSize> sizes;
};
} // namespace

// Results of an earlier graph of the function may have any sizes: each size is
// a symbol that does not occur in guards of the call.
static InputType inputTypeOf(const TensorImpl &root, const Recorder &recorder,
                             SymbolicSizes &symbols) {
  const SymbolTable &table = recorder.symbols;
  const Cell &cell = *root.cell;
  bool varies = !table.openSizes().empty() ||
                llvm::is_contained(cell.declared, ShapedType::kDynamic);
  bool isComputed = cell.isTraced && !recorder.arguments.argumentOf(cell) &&
                    varies && !table.numberOf(cell);
  MLIRContext *context = Engine::get().context();
  OpBuilder builder(context);
  InputType input;
  SmallVector<int64_t> sizes(root.layout()->sizes);
  SmallVector<Attribute> names;
  bool hasNames = false;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    TracedSize known{size, size};
    std::optional<size_t> symbol =
        root.views.empty() ? table.symbolOf(cell, dim) : std::nullopt;
    if (symbol)
      known.expr = SizeExpr::symbol(unsigned(*symbol));
    else if (isComputed && size != 1)
      known.expr = symbols.addSymbol(size);
    bool isOpen = !known.expr.isConstant();
    if (isOpen)
      size = ShapedType::kDynamic;
    hasNames |= symbol.has_value();
    names.push_back(
        symbol   ? Attribute(builder.getStringAttr("s" + Twine(*symbol)))
        : isOpen ? Attribute(builder.getStringAttr("u" + Twine(dim)))
                 : Attribute(builder.getI64IntegerAttr(known.hint)));
    input.sizes.push_back(known);
  }
  input.type = RankedTensorType::get(sizes, elementTypeOf(cell.dtype, context));
  if (hasNames)
    input.dims = builder.getArrayAttr(names);
  return input;
}

Value Trace::addInput(VariableRoot tensor, Place place) {
  const Cell &cell = *tensor->cell;
  cell.look();
  InputType input = inputTypeOf(*tensor, recorder, symbols);
  unsigned index = top.getNumArguments();
  OpBuilder builder(top.getContext());
  SmallVector<NamedAttribute> attributes;
  if (input.dims)
    attributes.push_back(
        builder.getNamedAttr(graph::GraphDialect::kDimsAttr, input.dims));
  (void)top.insertArgument(index, input.type,
                           builder.getDictionaryAttr(attributes),
                           locationOf(place));
  Value value = top.getArgument(index);
  symbols.state(value, input.sizes);
  // Copies the argument to the program's device, so that its gradient is copied
  // back to its own.
  if (cell.device != devices.ofProgram() && tensor->requiresGrad()) {
    OpBuilder ops = OpBuilder::atBlockBegin(&top.front());
    value = devices.send(ops, value, cell.device, cell.device, place);
    symbols.state(value, input.sizes);
  }
  arguments[{&cell, partOf(*tensor)}] = value;
  Layout layout = *tensor->layout();
  sources.push_back({std::move(tensor), cell.storage, std::move(layout),
                     CallerPlace::of(place)});
  return value;
}

Value Trace::changedValue(const Cell &cell) const {
  for (auto &[written, value] : overlay)
    if (written.get() == &cell)
      return value;
  return cell.isPending() && cell.trace.get() == this ? cell.value : Value();
}

Value Trace::elementsOf(const std::shared_ptr<Cell> &cell, Place place) {
  devices.expectHere(*cell, place);
  if (Value changed = changedValue(*cell))
    return changed;
  expectInMemory(*cell, place);
  return inputOf(cell, place);
}

Value Trace::inputOf(const VariableRoot &tensor, Place place) {
  devices.expectHere(*tensor->cell, place);
  auto known = arguments.find({tensor->cell.get(), partOf(*tensor)});
  return known == arguments.end() ? addInput(tensor, place) : known->second;
}

std::shared_ptr<Cell> cellInTrace(Recorder &recorder, const TensorImpl &tensor,
                                  Place place) {
  return tensor.cell->isTraced
             ? tensor.cell
             : recorder.arguments.cellOfCaptured(tensor.cell, place);
}

// A tensor that is not an argument may share the elements of one. Returns its
// variable, or null if it is the variable of the argument's shadow.
static std::shared_ptr<Variable> ownOnShadow(const TensorImpl &impl,
                                             const Cell &shadow) {
  std::shared_ptr<Variable> variable = impl.variable();
  if (variable == shadow.variable && !(impl.own && impl.ownViews))
    return nullptr;
  return variable ? variable : std::make_shared<Variable>(false);
}

/// Returns the first `count` views of a tensor, on the cell that has its
/// elements in the trace.
static VariableRoot watchedPart(const TensorImpl &tensor,
                                const std::shared_ptr<Cell> &cell,
                                size_t count) {
  TensorImpl here(cell, tensor.views, SizeVector());
  here.follow(tensor);
  return rootOfPart(here, count);
}

Value Trace::valueOf(const Tensor &tensor, Place place) {
  if (!tensor.defined())
    throw UndefinedTensor(place);
  const TensorImpl &impl = *tensor.getImpl();
  std::shared_ptr<Cell> cell = cellInTrace(recorder, impl, place);
  std::shared_ptr<Variable> own = impl.own;
  if (!impl.cell->isTraced && !impl.views.empty() &&
      impl.views.back()->madeBy != recorder.id())
    guardVariable(tensor.getImpl());
  size_t start = own ? impl.ownViews : 0;
  if (cell != impl.cell)
    own = ownOnShadow(impl, *cell);
  TraceVariables &variables = recorder.variables;
  if (!impl.isWhole()) {
    if (size_t count = views.numWatched(impl, *cell)) {
      recorder.noteEffect("a view with a hook or retain_grad is used");
      Value part = inputOf(watchedPart(impl, cell, count), place);
      for (const auto &view : ArrayRef(impl.views).drop_front(count))
        part = views.valueOf(view, part, place);
      return part;
    }
    views.guard(impl, *cell);
  }
  Value value = own ? variables.readOwn(cell, impl, own, start, place)
                    : variables.read(cell, elementsOf(cell, place), place);
  for (const auto &view : ArrayRef(impl.views).drop_front(own ? start : 0))
    value = views.valueOf(view, value, place);
  return value;
}

Trace::RegionScope::RegionScope(Trace &trace, Block &block, const char *what)
    : trace(trace), outer(trace.devices.ofTensors()) {
  trace.regions.push_back({&block, trace.made.size(), what});
}

Trace::RegionScope::~RegionScope() {
  size_t first = trace.regions.back().firstCell;
  trace.regions.pop_back();
  trace.devices.setTensors(outer);
  for (const std::weak_ptr<Cell> &weak : ArrayRef(trace.made).drop_front(first))
    if (auto cell = weak.lock())
      cell->fail("a tensor that was made by a function of control flow is used "
                 "outside of it: return it from the function");
  trace.made.resize(first);
}

void Trace::checkWrite(const std::shared_ptr<Cell> &cell, Place place) const {
  bool isOuter =
      !regions.empty() &&
      llvm::none_of(
          ArrayRef(made).drop_front(regions.back().firstCell),
          [&](const std::weak_ptr<Cell> &one) { return one.lock() == cell; });
  if (isOuter)
    throw BreakInRegion(
        std::string(regions.back().what) +
            " must not write to tensors that were made outside of them: return "
            "new ones",
        place);
}

void Trace::replaceValue(const std::shared_ptr<Cell> &cell, Value value) {
  if (cell->isTraced) {
    bool isMine = cell->isPending() && cell->trace.get() == this;
    cell->setPending(shared_from_this(), value);
    if (!isMine)
      made.push_back(cell);
    return;
  }
  for (auto &[known, old] : overlay)
    if (known == cell) {
      old = value;
      return;
    }
  overlay.emplace_back(cell, value);
}

void Trace::write(const TensorImpl &target, Value value, Value own,
                  bool isRecorded, Place place) {
  std::shared_ptr<Cell> cell = cellInTrace(recorder, target, place);
  checkWrite(cell, place);
  recorder.arguments.noteWrite(*cell, target, isRecorded, place);
  cell->look();
  TraceVariables &variables = recorder.variables;
  bool isOfCell = isRecorded && !target.own;
  if (isOfCell)
    value = variables.noteRecordedWrite(cell, value, place);
  else
    variables.noteUnrecordedWrite(cell);
  replaceValue(cell, value);
  if (isRecorded && own)
    variables.noteOwnWrite(target, own, value);
}

/// Whether the op follows `before` in its block; any op does if `before` is
/// null. `isBeforeInBlock` would number the growing block for each query.
static bool isAfter(Operation *op, Operation *before) {
  Operation *first = before ? before->getNextNode() : &op->getBlock()->front();
  while (first && first != op)
    first = first->getNextNode();
  return first;
}

// A value is new if an op after `before` has computed it.
Value Trace::distinct(Value value, Operation *before, Place place) {
  if (!recorder.isOfProgram || !recorder.isRecorded ||
      !hasTangent(value.getType()))
    return value;
  Operation *op = value.getDefiningOp();
  bool isNew = op && op->getBlock() == &block() && isAfter(op, before) &&
               recorder.variables.historyOf(value) == value;
  if (isNew)
    return value;
  OpBuilder ops = builder();
  Builder b(*this, ops, place);
  return b.expand(value, b.sizesOf(value));
}

Value Trace::asConstantUnderNoGrad(Builder &b, Value value) {
  if (settings().isGradEnabled) {
    recorder.isRecorded = true;
    return value;
  }
  if (recorder.leaves.keepsGradients())
    return b.stopGradient(value);
  recorder.variables.noteConstant(value);
  return value;
}

Operation *lastOp(Block &block) {
  return block.empty() ? nullptr : &block.back();
}

Tensor Trace::makeTensor(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  auto cell = std::make_shared<Cell>(
      *getDType(type.getElementType()), devices.ofTensors(),
      symbols.hintsOf(value), shared_from_this(), value);
  made.push_back(cell);
  return Tensor(std::make_shared<TensorImpl>(std::move(cell)));
}

std::vector<std::shared_ptr<Cell>> Trace::pendingCells() const {
  std::vector<std::shared_ptr<Cell>> cells;
  llvm::SmallPtrSet<const Cell *, 16> seen;
  for (const std::weak_ptr<Cell> &weak : made)
    if (auto cell = weak.lock())
      if (cell->trace.get() == this && seen.insert(cell.get()).second)
        cells.push_back(std::move(cell));
  return cells;
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> Trace::programOf(ArrayRef<Value> results) {
  OpBuilder builder = OpBuilder::atBlockEnd(&top.front());
  TypeRange types = top.getArgumentTypes();
  auto end = func::ReturnOp::create(builder, top.getLoc(), results);
  top.setFunctionType(
      builder.getFunctionType(types, TypeRange(ValueRange(results))));
  OwningOpRef<ModuleOp> copy = module->clone();
  end.erase();
  top.setFunctionType(builder.getFunctionType(types, {}));
  return copy;
}

//===----------------------------------------------------------------------===//
// The thread's trace
//===----------------------------------------------------------------------===//

Recorder *currentRecorder() { return static_cast<Recorder *>(currentSink()); }

Trace &currentTrace() {
  assert(isTracing() && "functions that build graphs are called by a trace");
  return currentRecorder()->trace();
}

//===----------------------------------------------------------------------===//
// Ops of a call
//===----------------------------------------------------------------------===//

std::vector<Value> buildOps(Trace &trace, Place place, ManyBody body) {
  Diagnostics diagnostics;
  OpBuilder ops = trace.builder();
  Builder builder(trace, ops, place);
  std::vector<Value> values = body(builder);
  if (builder.hasFailed() || diagnostics.hasErrors())
    throw CallFrame::failureOf(diagnostics.getErrors());
  // A function may have returned its optional argument, which is undefined.
  if (llvm::any_of(values, [](Value value) { return !value; }))
    throw UndefinedTensor(place);
  return values;
}

std::vector<Tensor> callMany(Place place, ManyBody body) {
  Trace &trace = currentTrace();
  std::vector<Tensor> tensors;
  bool findsSizes = false;
  Operation *before = lastOp(trace.block());
  auto constantBody = [&](Builder &b) {
    std::vector<Value> values = body(b);
    for (Value &value : values)
      if (value && !b.hasFailed())
        value = trace.asConstantUnderNoGrad(
            b, settings().isGradEnabled ? trace.distinct(value, before, place)
                                        : value);
    return values;
  };
  for (Value value : buildOps(trace, place, constantBody)) {
    SizeVector sizes = trace.sizes().hintsOf(value);
    expectCountable(sizes, CallFrame::nameOfCalled(), place);
    findsSizes |= llvm::is_contained(sizes, ShapedType::kDynamic);
    tensors.push_back(trace.makeTensor(value));
  }
  if (findsSizes)
    trace.recorder.noteFoundSize(place);
  return tensors;
}

Tensor call(Place place, Body body) {
  return callMany(place,
                  [&](Builder &b) { return std::vector<Value>{body(b)}; })
      .front();
}

Tensor viewInTrace(Recorder &recorder, const Tensor &base, View view,
                   Place place) {
  const TensorImpl &impl = *base.getImpl();
  recorder.useDevice(impl.cell->device, place);
  Trace &trace = recorder.trace();
  Value part = buildOps(trace, place, [&](Builder &b) {
                 return std::vector<Value>{view.apply(b, b(base))};
               }).front();
  SizeVector sizes = trace.sizes().hintsOf(part);
  expectCountable(sizes, "a view", place);
  TensorImpl::Views views = impl.views;
  views.push_back(std::make_shared<const View>(std::move(view)));
  auto made = std::make_shared<TensorImpl>(impl.cell, std::move(views),
                                           std::move(sizes));
  made->follow(impl);
  if (!settings().isGradEnabled && recorder.variables.requiresGradient(impl))
    made->detach();
  return Tensor(std::move(made));
}

} // namespace tcopt::capture

//===- Trace.cpp - a graph while it is put together -----------------------===//

#include "Trace.h"
#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "Builder.h"
#include "GraphKey.h"
#include "Recorder.h"
#include "mlir/IR/Builders.h"
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

Trace::Trace(Engine &engine, const DeviceInfo *device)
    : device(device), engine(engine) {
  module = makeModule(engine.context(), exact);
}

void Trace::openSizes() { openModule = makeModule(engine.context(), open); }

Trace::~Trace() = default;

void Trace::end() {
  ended = true;
  sources.clear();
  arguments.clear();
  overlay.clear();
  made.clear();
  random = Tensor();
  module = nullptr;
  openModule = nullptr;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static Value addArgument(func::FuncOp function, RankedTensorType type,
                         ArrayAttr dims, Place place) {
  unsigned index = function.getNumArguments();
  OpBuilder builder(function.getContext());
  SmallVector<NamedAttribute> attributes;
  if (dims)
    attributes.push_back(
        builder.getNamedAttr(graph::GraphDialect::kDimsAttr, dims));
  (void)function.insertArgument(
      index, type, builder.getDictionaryAttr(attributes), locationOf(place));
  return function.getArgument(index);
}

static void addReader(Storage &storage, std::weak_ptr<Trace> trace) {
  llvm::erase_if(storage.readers, std::mem_fn(&std::weak_ptr<Trace>::expired));
  storage.readers.push_back(std::move(trace));
}

TracedValue Trace::addInput(std::shared_ptr<Cell> cell, Place place) {
  auto type = RankedTensorType::get(
      cell->layout.sizes, elementTypeOf(cell->dtype, engine.context()));
  TracedValue value = {addArgument(exact, type, {}, place), Value()};
  if (open) {
    Recorder::OpenType opened = recorder->openTypeOf(*cell, type);
    value.open = addArgument(open, opened.type, opened.dims, place);
  }
  cell->look();
  arguments[cell.get()] = value;
  if (!recorder)
    addReader(*cell->storage, weak_from_this());
  sources.push_back(
      {recorder ? cell : nullptr, cell->dtype, cell->storage, cell->layout});
  return value;
}

void Trace::forgetArgument(Value argument) {
  auto known = llvm::find_if(arguments, [&](const auto &entry) {
    return entry.second.exact == argument;
  });
  if (known != arguments.end())
    arguments.erase(known);
}

void Trace::detach(const Storage &storage) {
  SmallVector<Value> pending;
  for (const auto &cell : pendingCells())
    pending.push_back(cell->value.exact);
  llvm::BitVector needed = findNeeded(exact, pending).arguments;
  for (auto [i, input] : llvm::enumerate(sources)) {
    if (input.storage.get() != &storage)
      continue;
    forgetArgument(exact.getArgument(i));
    if (!needed[i] && !isHeld())
      continue;
    Layout dense = Layout::rowMajor(input.layout.sizes);
    size_t bytes = size_t(dense.numElements()) * getSize(input.dtype);
    auto copy = std::make_shared<Storage>(bytes, storage.device());
    copyElements(*copy, dense, storage, input.layout, getSize(input.dtype));
    input.storage = std::move(copy);
    input.layout = std::move(dense);
  }
}

// Numbers of the CPU take part everywhere, as in PyTorch.
void Trace::expectHere(const Cell &cell) {
  bool isNumber = !cell.device && cell.declared.empty();
  if (cell.device != device && !isNumber)
    throw OtherDevice{cell.device};
  sawTensor |= !isNumber;
}

TracedValue Trace::wholeOf(const std::shared_ptr<Cell> &cell, Place place) {
  expectHere(*cell);
  for (auto &[written, value] : overlay)
    if (written == cell)
      return value;
  if (cell->isPending()) {
    auto lock = lockPending();
    if (cell->isPending() && cell->trace.get() == this)
      return cell->value;
    settle(*cell, place);
  }
  if (!cell->failure.empty())
    throw Exception(cell->failure);
  return inputOf(cell, place);
}

TracedValue Trace::inputOf(const std::shared_ptr<Cell> &cell, Place place) {
  auto known = arguments.find(cell.get());
  if (known == arguments.end())
    return addInput(cell, place);
  // A compiled function may have written to it meanwhile.
  auto argument = cast<BlockArgument>(known->second.exact);
  const Input &input = sources[argument.getArgNumber()];
  bool isSame = (recorder && cell->isTraced) || input.isOf(*cell);
  return isSame ? known->second : addInput(cell, place);
}

TracedValue Trace::valueOf(const Tensor &tensor, Place place) {
  if (!tensor.defined())
    throw Exception("expected a tensor but found one that is not defined",
                    place);
  const TensorImpl &impl = *tensor.getImpl();
  TracedValue value = wholeOf(
      recorder ? recorder->standInFor(impl.cell, place) : impl.cell, place);
  for (const auto &view : impl.views)
    value = look(*view, value, place);
  return value;
}

TracedValue Trace::look(const View &view, TracedValue whole, Place place) {
  auto apply = [&](bool isOpen, Value value) {
    OpBuilder ops = OpBuilder::atBlockEnd(&block(isOpen));
    Builder b(*this, ops, place, isOpen);
    return view.apply(b, value);
  };
  TracedValue part{apply(false, whole.exact), Value()};
  if (!open)
    return part;
  part.open = apply(true, whole.open);
  recorder->settleOnes(part, place);
  if (!open)
    part.open = {};
  return part;
}

Trace::RegionScope::RegionScope(Trace &trace, Block &exact, Block &open)
    : trace(trace) {
  trace.regions.push_back({&exact, &open, trace.made.size()});
}

Trace::RegionScope::~RegionScope() {
  size_t first = trace.regions.back().firstCell;
  trace.regions.pop_back();
  for (const std::weak_ptr<Cell> &weak : ArrayRef(trace.made).drop_front(first))
    if (auto cell = weak.lock())
      cell->fail("a tensor that was made by a function of control flow is used "
                 "outside of it: return it from the function");
  trace.made.resize(first);
}

void Trace::write(const std::shared_ptr<Cell> &written, TracedValue value,
                  Place place) {
  std::shared_ptr<Cell> cell =
      recorder ? recorder->standInFor(written, place) : written;
  if (recorder)
    recorder->noteWrite(*cell, place);
  cell->look();
  bool isOuter =
      !regions.empty() &&
      llvm::none_of(
          ArrayRef(made).drop_front(regions.back().firstCell),
          [&](const std::weak_ptr<Cell> &one) { return one.lock() == cell; });
  if (isOuter)
    throw Exception("functions of control flow must not write to tensors that "
                    "were made outside of them",
                    place);
  if (!recorder || cell->isTraced) {
    cell->setPending(shared_from_this(), value);
    made.push_back(cell);
    return;
  }
  for (auto &[known, current] : overlay)
    if (known == cell) {
      current = value;
      return;
    }
  overlay.push_back({cell, value});
}

Tensor Trace::makeTensor(TracedValue value) {
  auto type = cast<RankedTensorType>(value.exact.getType());
  auto cell = std::make_shared<Cell>(*getDType(type.getElementType()),
                                     SizeVector(type.getShape()),
                                     shared_from_this(), value);
  cell->isTraced = recorder != nullptr;
  made.push_back(cell);
  return Tensor(std::make_shared<TensorImpl>(std::move(cell)));
}

std::vector<std::shared_ptr<Cell>> Trace::pendingCells() const {
  std::vector<std::shared_ptr<Cell>> cells;
  for (const std::weak_ptr<Cell> &weak : made)
    if (auto cell = weak.lock())
      if (cell->trace.get() == this && !llvm::is_contained(cells, cell))
        cells.push_back(std::move(cell));
  return cells;
}

const Tensor &Trace::randomState(Place place) {
  if (!random.defined()) {
    auto state = int64_t(engine.nextRandomState());
    random = tensorInMemory(&state, 1, DType::I64, {}, place);
  }
  return random;
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> Trace::programOf(ArrayRef<Value> results) {
  func::FuncOp function = this->function();
  OpBuilder builder = OpBuilder::atBlockEnd(&function.front());
  TypeRange arguments = function.getArgumentTypes();
  auto end = func::ReturnOp::create(builder, function.getLoc(), results);
  function.setFunctionType(
      builder.getFunctionType(arguments, TypeRange(ValueRange(results))));
  OwningOpRef<ModuleOp> copy = (open ? *openModule : *module).clone();
  end.erase();
  function.setFunctionType(builder.getFunctionType(arguments, {}));
  return copy;
}

//===----------------------------------------------------------------------===//
// The thread's trace
//===----------------------------------------------------------------------===//

namespace {
/// Which calls belong together is a matter of the thread that makes them: no
/// function of the API takes a trace.
struct ThreadState {
  /// Of a function that is being traced.
  Recorder *recorder = nullptr;
  /// What has not been needed yet.
  std::shared_ptr<Trace> pending;
};
} // namespace

static thread_local ThreadState thread;

/// How many tensors are made before they are computed, needed or not: programs
/// that only ever write would need more and more memory.
static constexpr size_t kMostPending = 2048;

bool Trace::isEmpty() const {
  bool usesNumbersOnly = llvm::all_of(sources, [](const Input &input) {
    return !input.storage->device() && input.layout.sizes.empty();
  });
  return usesNumbersOnly && overlay.empty() && pendingCells().empty();
}

Trace &currentTrace() {
  if (thread.recorder)
    return thread.recorder->trace();
  if (thread.pending && thread.pending->cells().size() >= kMostPending &&
      !thread.pending->isHeld())
    computePending(*thread.pending);
  if (!thread.pending || thread.pending->hasEnded())
    thread.pending = std::make_shared<Trace>(Engine::get(), settings().device);
  return *thread.pending;
}

// What does not use tensors is built on the device that the program chose.
static std::optional<OtherDevice>
tryBuild(llvm::function_ref<void(Trace &)> build) {
  Trace &trace = currentTrace();
  trace.sawTensor = false;
  try {
    build(trace);
  } catch (const OtherDevice &other) {
    return other;
  }
  bool isRight = trace.sawTensor || trace.recorder || trace.isHeld() ||
                 trace.device == settings().device;
  return isRight ? std::nullopt : std::optional(OtherDevice{settings().device});
}

static void goTo(const DeviceInfo *device, Place place) {
  Trace &trace = currentTrace();
  if (trace.isHeld())
    throw OtherDevice{device};
  if (trace.recorder)
    return trace.recorder->goTo(device, place);
  computePending(trace);
  thread.pending = std::make_shared<Trace>(Engine::get(), device);
}

void buildOnDevice(Place place, llvm::function_ref<void(Trace &)> build) {
  auto lock = lockCurrentTrace();
  std::optional<OtherDevice> first = tryBuild(build);
  if (!first)
    return;
  goTo(first->device, place);
  if (std::optional<OtherDevice> second = tryBuild(build))
    throw Exception(
        "expected tensors on one device but found " + textOf(first->device) +
            " and " + textOf(second->device) + " (to(device) copies a tensor)",
        place);
}

void holdOnDevice(Place place, llvm::function_ref<void(Trace &)> build) {
  auto lock = lockCurrentTrace();
  auto hold = [&] {
    Trace::Hold held(currentTrace());
    build(currentTrace());
  };
  try {
    return hold();
  } catch (const OtherDevice &other) {
    // Control flow around it moves.
    if (currentTrace().isHeld())
      throw;
    goTo(other.device, place);
  }
  try {
    hold();
  } catch (const OtherDevice &other) {
    throw Exception("control flow on " + textOf(currentTrace().device) +
                        " uses a tensor on " + textOf(other.device) +
                        " (to(device) copies a tensor)",
                    place);
  }
}

Recorder *currentRecorder() { return thread.recorder; }

RecorderScope::RecorderScope(Recorder *recorder) : outer(thread.recorder) {
  thread.recorder = recorder;
}

RecorderScope::~RecorderScope() { thread.recorder = outer; }

OwnTraceScope::OwnTraceScope()
    : recorder(std::exchange(thread.recorder, nullptr)),
      pending(std::exchange(thread.pending, nullptr)) {}

OwnTraceScope::~OwnTraceScope() {
  thread.recorder = recorder;
  thread.pending = std::move(pending);
}

std::unique_lock<std::recursive_mutex> lockCurrentTrace() {
  return thread.recorder ? std::unique_lock<std::recursive_mutex>()
                         : lockPending();
}

static std::vector<std::shared_ptr<Trace>> takeReaders(Storage &storage) {
  std::vector<std::shared_ptr<Trace>> traces;
  for (const std::weak_ptr<Trace> &weak : std::exchange(storage.readers, {}))
    if (std::shared_ptr<Trace> trace = weak.lock(); trace && trace->isWaiting())
      traces.push_back(std::move(trace));
  return traces;
}

void settlePending() {
  auto lock = lockPending();
  if (thread.pending && thread.pending->isWaiting() &&
      !thread.pending->isHeld())
    computePending(*thread.pending);
}

bool isHoldingTrace() { return thread.pending && thread.pending->isHeld(); }

void settleReaders(Storage &storage) {
  auto lock = lockPending();
  for (const std::shared_ptr<Trace> &trace : takeReaders(storage))
    trace->isHeld() ? trace->detach(storage) : computePending(*trace);
}

void detachReaders(Storage &storage) {
  auto lock = lockPending();
  for (const std::shared_ptr<Trace> &trace : takeReaders(storage))
    trace->detach(storage);
}

std::unique_lock<std::recursive_mutex> lockPending() {
  // Of the process, as the engine is.
  static std::recursive_mutex mutex;
  return std::unique_lock(mutex);
}

} // namespace tcopt::capture

//===- Recorder.cpp - the state of a traced call --------------------------===//

#include "Recorder.h"
#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "Builder.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Graph/Transforms/PlanLoops.h"

using namespace mlir;

namespace tcopt::capture {

ProgramCompiler::~ProgramCompiler() = default;

Recorder::Recorder(const Options &options, CompileLabel label,
                   TracedArguments call, ProgramCompiler &compiler)
    : options(options), label(std::move(label)),
      isRecorded(settings().isGradEnabled),
      isOfProgram(call.kind == ShadowKind::Shared),
      arguments(*this, call.tensors, call.kind, given),
      symbols(*this, std::move(call.numbers), std::move(call.openSizes)),
      compiler(compiler), number(Engine::get().nextRecorder()),
      device(deviceOf(call.tensors)) {
  if (arguments.areShared) {
    noteEffect("arguments are parts of the same elements");
    symbols.clear();
  }
  startGraph();
}

std::shared_ptr<Recorder> Recorder::create(const Options &options,
                                           CompileLabel label,
                                           TracedArguments call,
                                           ProgramCompiler &compiler) {
  std::shared_ptr<Recorder> recorder(
      new Recorder(options, std::move(label), std::move(call), compiler));
  recorder->symbols.giveNumbers(recorder->given);
  return recorder;
}

Recorder::~Recorder() {
  for (const auto &cell : current->pendingCells())
    cell->fail("the function that was to compute this tensor ended by an "
               "exception");
  llvm::append_range(traced, current->cells());
  current->end();
  release();
}

void Recorder::release() {
  arguments.release();
  for (const std::weak_ptr<Cell> &weak : traced)
    if (auto cell = weak.lock())
      cell->isTraced = false;
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

void Recorder::startGraph() {
  if (current) {
    llvm::append_range(traced, current->cells());
    device = current->devices.ofTensors();
  }
  current = std::make_shared<Trace>(*this, device);
  leaves.startGraph();
  variables.startGraph();
  gradients.startGraph();
  symbols.addSymbols(current->sizes());
}

void Recorder::read(const Tensor &tensor, const char *why, Place place) {
  if (!tensor.getImpl()->cell->isTraced)
    expectInMemory(*tensor.getImpl()->cell, place);
  breakGraph(std::string(why) + " needs a value", place);
  expectInMemory(*tensor.getImpl()->cell, place);
}

void Recorder::breakGraph(const std::string &why, Place place) {
  if (current->isInRegion())
    throw BreakInRegion(why + ", which a function of control flow cannot have",
                        place);
  if (options.fullgraph)
    throw Exception(ErrorCode::NotCompiled,
                    why + " while a function is traced with fullgraph=true "
                          "(without it, the graph would break here)",
                    place);
  compiler.endGraph({why, place});
}

void Recorder::noteFoundSize(Place place) {
  if (endsAtFoundSizes && !options.fullgraph && !current->isInRegion())
    compiler.endGraph({"a size depends on values", place, /*isOfSizes=*/true});
}

DimSize Recorder::sizeOf(const Tensor &tensor, int64_t dim, int64_t hint,
                         Place place) {
  if (!current->sizes().hasSymbols() && !ShapedType::isDynamic(hint))
    return DimSize(hint);
  return DimSize(symbols.sizeOf(current->valueOf(tensor, place), dim, place));
}

Tensor Recorder::view(const Tensor &base, View view, Place place) {
  return viewInTrace(*this, base, std::move(view), place);
}

void planLoops(const Recorder &recorder, ArrayRef<Operation *> ops) {
  if (auto budget = graph::LoopBudget::parse(recorder.options.memoryBudget))
    graph::planLoops(ops, *budget);
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

void Recorder::useDevice(const DeviceInfo *other, Place place) {
  TraceDevices &devices = current->devices;
  if (other == devices.ofTensors() || devices.goOn(other))
    return;
  if (!current->isEmpty() || current->isInRegion())
    breakGraph("an operator computes on " + textOf(other), place);
  current->devices.start(other);
}

// A user-defined backend supports one device per graph.
std::optional<Tensor> Recorder::send(const Tensor &tensor, const DeviceInfo *to,
                                     Place place) {
  const DeviceInfo *from = tensor.getImpl()->cell->device;
  if (options.customBackend || !current->devices.canSend(from, to))
    return std::nullopt;
  current->devices.mix();
  useDevice(from, place);
  current->devices.setProgram(from ? from : to);
  return call(place, [&](Builder &b) {
    Value value = b(tensor);
    current->devices.goOn(to);
    return current->devices.send(b.ops(), value, from, to, place);
  });
}

void Recorder::useHost(Place place) {
  if (current->devices.ofTensors() != current->devices.ofProgram())
    breakGraph("a user-defined op computes on the CPU", place);
}

//===----------------------------------------------------------------------===//
// Dependences and effects
//===----------------------------------------------------------------------===//

void Recorder::checkState() {
  for (const auto &guard : state)
    if (!guard->holds())
      noteEffect("the function changes what it has looked at: " +
                 guard->what());
}

void Recorder::noteUseOutside(Place place) {
  if (tracingRecorder() == number)
    return noteEffect("a function that is not traced uses an argument");
  std::lock_guard<std::mutex> lock(otherThreadMutex);
  if (!otherThread && !pauses)
    otherThread = place;
}

void Recorder::checkOtherThread() {
  std::lock_guard<std::mutex> lock(otherThreadMutex);
  if (otherThread)
    throw Exception(ErrorCode::InvalidState,
                    "another thread computes with an argument of '" +
                        label.name +
                        "' while that is traced, and its code would not do so: "
                        "wrap what begins the thread in tcopt::disable",
                    *otherThread);
}

} // namespace tcopt::capture

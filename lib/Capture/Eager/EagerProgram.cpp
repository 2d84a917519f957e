//===- EagerProgram.cpp - programs of what runs eagerly -------------------===//

#include "EagerProgram.h"
#include "../Session/Engine.h"
#include "../Trace/GraphKey.h"
#include "EagerSizes.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// History
//===----------------------------------------------------------------------===//

std::vector<bool> EagerHistory::update(const Graph &graph,
                                       ArrayRef<Attribute> values) {
  std::lock_guard<std::mutex> lock(mutex);
  Family &family = families[graph];
  if (family.first.empty()) {
    family.first = values.vec();
    family.varies.resize(values.size());
    family.isClosed.resize(values.size());
  }
  for (auto [i, value] : llvm::enumerate(values))
    if (family.first[i] != value && !family.isClosed[i])
      family.varies[i] = true;
  return family.varies;
}

void EagerHistory::close(const Graph &graph, ArrayRef<size_t> values) {
  std::lock_guard<std::mutex> lock(mutex);
  Family &family = families[graph];
  for (size_t value : values) {
    family.varies[value] = false;
    family.isClosed[value] = true;
  }
}

void EagerHistory::forget() {
  std::lock_guard<std::mutex> lock(mutex);
  families.clear();
}

//===----------------------------------------------------------------------===//
// Numbers of a graph
//===----------------------------------------------------------------------===//

// Of other operators a constant may decide the sizes.
static bool takesAnyNumber(Operation *op) {
  using namespace graph;
  return isa<AddOp, SubOp, MulOp, DivOp, MaximumOp, MinimumOp, PowOp,
             RemainderOp, WhereOp, ClampOp>(op);
}

static bool isNumber(Operation *op) {
  auto constant = dyn_cast<graph::ConstantOp>(op);
  if (!constant || constant.getType().getRank() != 0 ||
      constant.getType().getElementType().isInteger(1))
    return false;
  return isa<DenseElementsAttr>(constant.getValue()) && !op->use_empty() &&
         llvm::all_of(op->getUsers(), takesAnyNumber);
}

static Attribute valueOf(Operation *number) {
  return cast<graph::ConstantOp>(number).getValue();
}

static uint64_t bitsOf(Operation *number) {
  ArrayRef<char> bytes = cast<DenseElementsAttr>(valueOf(number)).getRawData();
  uint64_t bits = 0;
  std::memcpy(&bits, bytes.data(), std::min(bytes.size(), sizeof(bits)));
  return bits;
}

// The copy has the needed ops in the same order.
static void makeInputs(const NeededPart &part, func::FuncOp copy,
                       ArrayRef<Operation *> numbers) {
  llvm::DenseMap<Operation *, Operation *> copies;
  for (auto [from, to] : llvm::zip(part.ops, copy.front()))
    copies[from] = &to;
  for (Operation *number : numbers) {
    Operation *constant = copies.lookup(number);
    unsigned index = copy.getNumArguments();
    (void)copy.insertArgument(index, constant->getResult(0).getType(), {},
                              constant->getLoc());
    constant->getResult(0).replaceAllUsesWith(copy.getArgument(index));
    constant->erase();
  }
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

namespace {
/// A graph, and which of its numbers and sizes a program is made for.
class EagerGraph {
public:
  EagerGraph(Trace &trace, ArrayRef<Value> results);

  TraceProgram find();

private:
  std::vector<Attribute> values() const;
  void addNumber(bool isOpen, Operation *number);
  void addSize(bool isOpen, const InputSize &size);
  unsigned nameOf(const InputSize &size);
  std::shared_ptr<Program> compile();
  void closeSizes(const std::string &why);

  Trace &trace;
  ArrayRef<Value> results;
  NeededPart part;
  std::vector<Operation *> numbers;
  std::vector<InputSize> sizes;
  ProgramOptions options;
  /// But for numbers and sizes.
  EagerHistory::Graph graph;

  /// Of one program: its key, and what is open.
  Engine::Key key;
  std::vector<Operation *> openNumbers;
  std::vector<std::pair<InputSize, unsigned>> openDims;
};
} // namespace

EagerGraph::EagerGraph(Trace &trace, ArrayRef<Value> results)
    : trace(trace), results(results),
      part(findNeeded(trace.function(), results)), numbers(part.ops),
      options({}, trace.device), graph{llvm::hash_value(options.backend)} {
  llvm::erase_if(numbers, [](Operation *op) { return !isNumber(op); });
  bool isOpen = canOpenSizes(part);
  if (isOpen)
    sizes = sizesOfInputs(trace.function(), part);
  appendGraphKey(trace.function(), part, results, graph, numbers,
                 /*withSizes=*/!isOpen);
}

std::vector<Attribute> EagerGraph::values() const {
  mlir::Builder builder(trace.getEngine().context());
  std::vector<Attribute> values;
  for (Operation *number : numbers)
    values.push_back(valueOf(number));
  for (const InputSize &size : sizes)
    values.push_back(builder.getIndexAttr(size.size));
  return values;
}

void EagerGraph::addNumber(bool isOpen, Operation *number) {
  key.push_back(isOpen ? 0 : uintptr_t(valueOf(number).getAsOpaquePointer()));
  if (isOpen)
    openNumbers.push_back(number);
}

// Sizes that are the same in this call are the same in all calls of a program.
unsigned EagerGraph::nameOf(const InputSize &size) {
  unsigned names = 0;
  for (const auto &[other, name] : openDims) {
    if (other.size == size.size)
      return name;
    names = std::max(names, name + 1);
  }
  return names;
}

void EagerGraph::addSize(bool isOpen, const InputSize &size) {
  unsigned name = isOpen ? nameOf(size) : 0;
  key.push_back(isOpen);
  key.push_back(isOpen ? name : uintptr_t(size.size));
  if (isOpen)
    openDims.push_back({size, name});
}

std::shared_ptr<Program> EagerGraph::compile() {
  OwningOpRef<ModuleOp> module = trace.programOf(results);
  auto copy = module->lookupSymbol<func::FuncOp>("main");
  keepOnly(part, trace.function(), copy);
  if (!openDims.empty())
    openSizes(copy, openDims);
  makeInputs(part, copy, openNumbers);
  return Program::compile(*module, options, {0, 0, "eager"});
}

void EagerGraph::closeSizes(const std::string &why) {
  std::vector<size_t> places(sizes.size());
  std::iota(places.begin(), places.end(), numbers.size());
  trace.getEngine().eagerHistory().close(graph, places);
  trace.getEngine().logger().write(
      LogChannel::Recompiles, {0, 0, "eager"},
      [&] { return "sizes that vary are compiled each: " + why; });
}

TraceProgram EagerGraph::find() {
  Engine &engine = trace.getEngine();
  std::vector<bool> varies = engine.eagerHistory().update(graph, values());
  key = graph;
  openNumbers.clear();
  openDims.clear();
  for (auto [i, number] : llvm::enumerate(numbers))
    addNumber(varies[i], number);
  for (auto [i, size] : llvm::enumerate(sizes))
    addSize(varies[numbers.size() + i], size);
  TraceProgram found{nullptr, part.arguments};
  for (Operation *number : openNumbers)
    found.numbers.push_back(bitsOf(number));
  try {
    found.program = engine.findProgram(key, [&] { return compile(); });
  } catch (const Exception &error) {
    if (openDims.empty())
      throw;
    closeSizes(error.what());
    return find();
  }
  return found;
}

TraceProgram eagerProgramFor(Trace &trace, ArrayRef<Value> results) {
  return EagerGraph(trace, results).find();
}

} // namespace tcopt::capture

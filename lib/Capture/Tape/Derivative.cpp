//===- Derivative.cpp - derivatives of graphs -----------------------------===//

#include "Derivative.h"
#include "../Session/Engine.h"
#include "../Trace/GraphKey.h"
#include "GraphStages.h"
#include "tcopt/Grad/Transforms/DeriveFunction.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "tcopt/Support/DType.h"

using namespace mlir;

namespace tcopt::capture {

static func::FuncOp mainOf(ModuleOp module) {
  return module.lookupSymbol<func::FuncOp>("main");
}

//===----------------------------------------------------------------------===//
// Dependencies
//===----------------------------------------------------------------------===//

static llvm::BitVector dependents(func::FuncOp function,
                                  ArrayRef<unsigned> wanted) {
  SmallVector<Value> sources;
  for (unsigned i : wanted)
    sources.push_back(function.getArgument(i));
  llvm::DenseSet<Value> known = dependentsOf(function.front(), sources);
  SmallVector<Value> results = resultsOf(function);
  llvm::BitVector carries(unsigned(results.size()));
  for (auto [i, result] : llvm::enumerate(results))
    carries[unsigned(i)] = known.contains(result);
  return carries;
}

//===----------------------------------------------------------------------===//
// Differentiation
//===----------------------------------------------------------------------===//

static SmallVector<Value> historiesOf(func::FuncOp function,
                                      ArrayRef<HistoryInGraph> histories) {
  SmallVector<Value> values = resultsOf(function);
  if (histories.empty())
    return values;
  SmallVector<Operation *> ops = llvm::to_vector(
      llvm::make_pointer_range(function.front().getOperations()));
  for (const HistoryInGraph &history : histories)
    values[history.result] = ops[history.op]->getResult(history.value);
  return values;
}

// Finds the wanted inputs and the results that each value depends on, in one
// forward pass.
static void findArrivals(func::FuncOp function, Derivative &derivative) {
  if (derivative.carries.count() < 2)
    return;
  unsigned numWanted = unsigned(derivative.wanted.size());
  SmallVector<Value> results = resultsOf(function);
  llvm::SmallBitVector none(numWanted + unsigned(results.size()));
  llvm::DenseMap<Value, llvm::SmallBitVector> known;
  for (auto [i, input] : llvm::enumerate(derivative.wanted)) {
    known[function.getArgument(input)] = none;
    known[function.getArgument(input)].set(unsigned(i));
  }
  // The results whose gradients flow to a value.
  llvm::DenseMap<Value, SmallVector<unsigned, 1>> numbers;
  SmallVector<Value> histories = historiesOf(function, derivative.histories);
  for (unsigned i : derivative.carries.set_bits())
    numbers[histories[i]].push_back(numWanted + i);
  auto visit = [&](const ValueFlow &flow) {
    llvm::SmallBitVector all = none;
    for (Value used : flow.from)
      if (auto found = known.find(used); found != known.end())
        all |= found->second;
    for (Value result : flow.to)
      if (all.any()) {
        known[result] = all;
        if (auto found = numbers.find(result); found != numbers.end())
          for (unsigned number : found->second)
            known[result].set(number);
      }
  };
  for (Operation &op : function.front())
    llvm::for_each(flowsOf(op), visit);
  for (auto [number, result] : llvm::enumerate(results)) {
    auto found = known.find(result);
    const llvm::SmallBitVector &all =
        found == known.end() ? none : found->second;
    llvm::SmallBitVector inputs(numWanted), uses(unsigned(results.size()));
    for (unsigned i : all.set_bits())
      i < numWanted ? inputs.set(i) : uses.set(i - numWanted);
    uses.set(unsigned(number));
    derivative.arrivals.push_back(std::move(inputs));
    derivative.uses.push_back(std::move(uses));
  }
}

// Returns the carried results from which other carried results are computed.
static llvm::BitVector bypassedResults(func::FuncOp function,
                                       const Derivative &derivative) {
  SmallVector<Value> results = resultsOf(function);
  llvm::BitVector bypassed(unsigned(results.size()));
  if (derivative.uses.empty())
    return bypassed;
  llvm::DenseSet<Value> used;
  for (unsigned end : derivative.carries.set_bits())
    for (unsigned i : derivative.uses[end].set_bits())
      if (results[i] != results[end])
        used.insert(results[i]);
  for (unsigned i : derivative.carries.set_bits())
    bypassed[i] = results[i].getDefiningOp() && used.contains(results[i]);
  return bypassed;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

GraphFunction::GraphFunction(OwningOpRef<ModuleOp> given,
                             std::vector<ArrayAttr> resultDims,
                             ProgramOptions options, CompileLabel label,
                             const DeviceInfo *device)
    : options(std::move(options)), label(std::move(label)), device(device),
      owner(currentEngine()), module(std::move(given)),
      resultDims(std::move(resultDims)) {
  func::FuncOp function = mainOf(*module);
  inputs = function.getNumArguments();
  results = function.getNumResults();
  for (Type type : function.getArgumentTypes())
    inputTypes.push_back(*getDType(getElementTypeOrSelf(type)));
  for (Type type : function.getResultTypes())
    resultTypes.push_back(*getDType(getElementTypeOrSelf(type)));
}

GraphFunction::~GraphFunction() = default;

// Returns the inputs that stages read if the function may be called again in
// stages; otherwise none.
static llvm::BitVector inputsOfStages(func::FuncOp function,
                                      const Derivative &derivative) {
  if (!derivative.mayHaveStages())
    return llvm::BitVector(function.getNumArguments());
  SmallVector<Value> results;
  for (unsigned i : derivative.carries.set_bits())
    results.push_back(resultsOf(function)[i]);
  return findNeeded(function, results).arguments;
}

// The budget limits the values saved by the function, not those saved by its
// gradient.
static ProgramOptions withoutBudget(ProgramOptions options) {
  options.compile.memoryBudget.clear();
  return options;
}

std::shared_ptr<const Derivative>
GraphFunction::derivative(const llvm::BitVector &wanted,
                          const llvm::BitVector &written, GraphTape tape) {
  std::vector<unsigned> key(wanted.set_bits_begin(), wanted.set_bits_end());
  std::lock_guard<std::mutex> lock(mutex);
  std::shared_ptr<const Derivative> &known = derivatives[key];
  if (known)
    return known;
  auto derivative = std::make_shared<Derivative>();
  derivative->wanted.assign(key.begin(), key.end());
  auto compiling = Engine::get().lockCompiling();
  derivative->carries = dependents(mainOf(*module), key);
  if (!tape.carries.empty())
    derivative->carries &= tape.carries;
  derivative->views = std::move(tape.views);
  derivative->histories = std::move(tape.histories);
  findArrivals(mainOf(*module), *derivative);
  if (label.function != 0)
    derivative->bypassed = bypassedResults(mainOf(*module), *derivative);
  DifferentiationPolicy policy;
  policy.compile = options.compile;
  // An eager function saves the same values as PyTorch does, because users
  // compare its memory with PyTorch's.
  policy.recomputeReductions = label.function == 0;
  policy.written = written;
  policy.kept = inputsOfStages(mainOf(*module), *derivative);
  policy.resultDims = resultDims;
  auto made = Engine::get().session().differentiate(*module, key, policy);
  if (!made) {
    handleAllErrors(
        made.takeError(),
        [](const BudgetError &error) {
          throw Exception(ErrorCode::CompilationFailed, error.message());
        },
        [&](const llvm::ErrorInfoBase &error) {
          derivative->error = error.message();
        });
    return known = derivative;
  }
  static_cast<SavedValues &>(*derivative) = std::move(*made);
  derivative->backward = std::make_shared<GraphFunction>(
      std::move(made->backward), std::move(made->gradientDims),
      withoutBudget(options), label, device);
  if (derivative->numExtras)
    derivative->forward = std::move(made->forward);
  return known = derivative;
}

std::shared_ptr<GraphFunction>
GraphFunction::whole(const Derivative &derivative) {
  std::lock_guard<std::mutex> lock(mutex);
  std::shared_ptr<GraphFunction> &known = wholes[&derivative];
  if (known)
    return known;
  auto compiling = Engine::get().lockCompiling();
  Diagnostics diagnostics;
  OwningOpRef<ModuleOp> copy = module->clone();
  func::FuncOp function = mainOf(*copy);
  std::vector<ArrayAttr> dims;
  for (unsigned i : derivative.wanted)
    dims.push_back(function.getArgAttrOfType<ArrayAttr>(
        i, graph::GraphDialect::kDimsAttr));
  grad::DeriveOptions derive;
  SmallVector<int64_t> arguments(derivative.wanted.begin(),
                                 derivative.wanted.end());
  derive.arguments = arguments;
  derive.derivativesOnly = true;
  FailureOr<grad::DerivedFunction> made =
      grad::makeVjp(function, "main_vjp", derive);
  if (failed(made))
    throw Exception(ErrorCode::CompilationFailed, diagnostics.text());
  function.erase();
  made->func.setName("main");
  for (unsigned i = numInputs(); i < made->func.getNumArguments(); ++i)
    made->func.setArgAttrs(i, ArrayRef<NamedAttribute>());
  // Their attributes are those of the results of the original function.
  made->func.removeResAttrsAttr();
  return known = std::make_shared<GraphFunction>(
             std::move(copy), std::move(dims), withoutBudget(options), label,
             device);
}

const GraphFunction::Pruned &
GraphFunction::withoutCotangents(const llvm::BitVector &undefined,
                                 unsigned first) {
  std::vector<unsigned> key(undefined.set_bits_begin(),
                            undefined.set_bits_end());
  std::lock_guard<std::mutex> lock(mutex);
  auto [entry, isNew] = pruned.try_emplace(key);
  if (!isNew)
    return entry->second;
  auto compiling = Engine::get().lockCompiling();
  OwningOpRef<ModuleOp> copy = module->clone();
  DroppedCotangents &dropped = entry->second.dropped;
  dropped = dropCotangents(mainOf(*copy), undefined, first);
  std::vector<ArrayAttr> dims;
  for (unsigned i = 0; i < results; ++i)
    if (!dropped.results[i])
      dims.push_back(i < resultDims.size() ? resultDims[i] : ArrayAttr());
  entry->second.function = std::make_shared<GraphFunction>(
      std::move(copy), std::move(dims), options, label, device);
  return entry->second;
}

OpLocations GraphFunction::locations(const Derivative &derivative) const {
  func::FuncOp function =
      mainOf(derivative.forward ? *derivative.forward : *module);
  return locationsOf(function, resultsOf(function));
}

func::FuncOp GraphFunction::graph() const { return mainOf(*module); }

SmallVector<Value>
GraphFunction::historiesOf(const Derivative &derivative) const {
  return tcopt::capture::historiesOf(mainOf(*module), derivative.histories);
}

std::pair<Value, Value> GraphFunction::valuesOf(const ViewInGraph &view) const {
  func::FuncOp function = mainOf(*module);
  Operation &op = *std::next(function.front().begin(), view.op);
  Value whole = view.isOfResult
                    ? function.front().getTerminator()->getOperand(view.whole)
                    : Value(function.getArgument(view.whole));
  return {op.getResult(0), whole};
}

std::shared_ptr<const std::vector<GraphStage>>
GraphFunction::stages(const Derivative &derivative) {
  std::lock_guard<std::mutex> lock(mutex);
  if (cut)
    return cut;
  SmallVector<Value> all = resultsOf(mainOf(*module));
  SmallVector<Value> values, results;
  SmallVector<Value> histories = historiesOf(derivative);
  for (unsigned i : derivative.bypassed.set_bits())
    values.push_back(histories[i]);
  for (const ViewInGraph &view : derivative.views) {
    auto [value, whole] = valuesOf(view);
    values.push_back(value);
    if (view.isOfResult)
      values.push_back(whole);
  }
  for (unsigned i : derivative.carries.set_bits())
    results.push_back(all[i]);
  cut = std::make_shared<const std::vector<GraphStage>>(cutIntoStages(
      mainOf(*module), values, results, {options, label, device}));
  return cut;
}

static std::shared_ptr<Program> compileOnce(ModuleOp module,
                                            const GraphFunction &function) {
  return programOf(module, function.options, function.label);
}

std::shared_ptr<Program>
GraphFunction::program(const Derivative *derivative,
                       ArrayRef<std::optional<unsigned>> donors) {
  std::lock_guard<std::mutex> lock(mutex);
  if (!derivative || !derivative->forward) {
    if (!compiled)
      compiled = compileOnce(*module, *this);
    return compiled;
  }
  std::shared_ptr<Program> &forward = forwards[derivative];
  if (!forward) {
    setDonors(mainOf(*derivative->forward), donors);
    forward = compileOnce(*derivative->forward, *this);
  }
  return forward;
}

} // namespace tcopt::capture

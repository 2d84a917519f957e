//===- Derivative.cpp - derivatives of graphs -----------------------------===//

#include "Derivative.h"
#include "../Session/Engine.h"
#include "../Trace/GraphKey.h"
#include "DerivativePasses.h"
#include "GraphStages.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/CustomVjp.h"
#include "tcopt/Grad/Transforms/DeriveFunction.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/PlanLoops.h"
#include "tcopt/Graph/Transforms/SizeResolver.h"
#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "tcopt/Support/DType.h"

using namespace mlir;

namespace tcopt::capture {

static func::FuncOp mainOf(ModuleOp module, StringRef name = "main") {
  return module.lookupSymbol<func::FuncOp>(name);
}

// The attributes of results are removed, because they are those of the old
// results.
static void setResults(func::FuncOp function, ValueRange results) {
  Operation *end = function.front().getTerminator();
  end->setOperands(results);
  function.setType(FunctionType::get(function.getContext(),
                                     function.front().getArgumentTypes(),
                                     end->getOperandTypes()));
  function.removeResAttrsAttr();
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

namespace {
/// Builds the derivative of a graph: the joint function, which grad-partition
/// cuts into a forward and a backward function.
class Differentiator {
public:
  Differentiator(ModuleOp module, ArrayRef<ArrayAttr> resultDims,
                 const llvm::BitVector &written,
                 grad::PartitionPassOptions policy, Derivative &derivative)
      : module(module), resultDims(resultDims), written(written),
        policy(std::move(policy)), derivative(derivative) {}

  LogicalResult run();
  /// Whether the joint function was built, so that only its partition failed.
  bool isDifferentiated() const { return hasJoint; }
  /// Returns the backward function in a module of its own.
  OwningOpRef<ModuleOp> takeBackward();
  std::vector<ArrayAttr> gradientDims() const;

private:
  LogicalResult makeJoint();
  void nameCotangents(func::FuncOp joint);
  LogicalResult cut();
  void addLostInputs(func::FuncOp forward, SmallVector<Value> &results);
  void findSaved(func::FuncOp forward, func::FuncOp backward,
                 ArrayRef<int64_t> arguments);
  void useSizesOnly(func::FuncOp backward);
  void dropUnusedCotangents(func::FuncOp backward);

  ModuleOp module;
  ArrayRef<ArrayAttr> resultDims;
  const llvm::BitVector &written;
  grad::PartitionPassOptions policy;
  Derivative &derivative;
  bool hasJoint = false;
  /// The inputs that stages may read again.
  llvm::BitVector repeated;
  unsigned numArguments = 0, numResults = 0;
  std::vector<ArrayAttr> argumentDims;
};
} // namespace

static ArrayAttr dimsOf(func::FuncOp function, unsigned argument) {
  return function.getArgAttrOfType<ArrayAttr>(argument,
                                              graph::GraphDialect::kDimsAttr);
}

LogicalResult Differentiator::makeJoint() {
  func::FuncOp function = mainOf(module);
  numArguments = function.getNumArguments();
  numResults = function.getNumResults();
  for (unsigned i = 0; i < numArguments; ++i)
    argumentDims.push_back(dimsOf(function, i));
  if (auto budget = graph::LoopBudget::parse(policy.memoryBudget))
    graph::planLoops(function.getOperation(), *budget);
  grad::DeriveOptions options;
  SmallVector<int64_t> arguments(derivative.wanted.begin(),
                                 derivative.wanted.end());
  options.arguments = arguments;
  FailureOr<grad::DerivedFunction> joint =
      grad::makeVjp(function, "main_vjp", options);
  if (failed(joint))
    return failure();
  nameCotangents(joint->func);
  derivative.keepsInputs = grad::expandCustomVjps(joint->func) != 0;
  function.erase();
  hasJoint = true;
  return success();
}

// The cotangents of results have the sizes of the results.
void Differentiator::nameCotangents(func::FuncOp joint) {
  unsigned at = numArguments;
  for (unsigned i = 0; i < numResults; ++i) {
    if (!hasTangent(resultsOf(joint)[i].getType()))
      continue;
    derivative.cotangents.push_back(i);
    joint.setArgAttrs(at, ArrayRef<NamedAttribute>());
    if (i < resultDims.size() && resultDims[i])
      joint.setArgAttr(at, graph::GraphDialect::kDimsAttr, resultDims[i]);
    ++at;
  }
}

static void replaceSize(graph::SizeResolver &resolver, tensor::DimOp op) {
  std::optional<int64_t> dim = graph::knownDim(op);
  if (!dim)
    return;
  Dim size = resolver.sizeOf(op.getSource(), *dim);
  OpBuilder b(op);
  if (size.isStatic())
    size.value = arith::ConstantIndexOp::create(b, op.getLoc(), *size.constant);
  op.replaceAllUsesWith(size.value);
}

// Replaces the sizes of computed tensors by arithmetic on the sizes of
// arguments, so that no tensor is saved for its sizes.
static void traceSizes(func::FuncOp function) {
  graph::SizeResolver resolver(function.getContext());
  SmallVector<Operation *> ops;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops)
    if (auto dim = dyn_cast<tensor::DimOp>(op))
      replaceSize(resolver, dim);
    else
      resolver.visit(op);
}

DerivativePasses::DerivativePasses(Engine &engine)
    : inferShapes(engine.context()), share(engine.context()),
      cleanUp(engine.context()) {
  inferShapes.addPass(graph::createGraphInferShapes());
  for (PassManager *manager : {&share, &cleanUp}) {
    manager->addPass(createCanonicalizerPass());
    manager->addPass(createCSEPass());
  }
  graph::addSharingPasses(share.nest<func::FuncOp>());
}

LogicalResult Differentiator::cut() {
  DerivativePasses &passes = Engine::get().part<DerivativePasses>();
  if (failed(passes.inferShapes.run(module)))
    return failure();
  traceSizes(mainOf(module, "main_vjp"));
  policy.function = "main_vjp";
  PassManager partition(module.getContext());
  partition.addPass(grad::createPartitionPass(policy));
  return success(succeeded(passes.share.run(module)) &&
                 succeeded(partition.run(module)) &&
                 succeeded(passes.cleanUp.run(module)));
}

// Returns the inputs that stages read if the function may be called again in
// stages; otherwise none.
static llvm::BitVector repeatedInputs(func::FuncOp function,
                                      const Derivative &derivative) {
  if (!derivative.mayHaveStages())
    return llvm::BitVector(function.getNumArguments());
  SmallVector<Value> results;
  for (unsigned i : derivative.carries.set_bits())
    results.push_back(resultsOf(function)[i]);
  return findNeeded(function, results).arguments;
}

// Saves inputs that the graph writes over, for gradients of gradients and for
// stages, which read all inputs.
void Differentiator::addLostInputs(func::FuncOp forward,
                                   SmallVector<Value> &results) {
  derivative.keepsInputs |= derivative.numExtras != 0;
  for (unsigned i : written.set_bits()) {
    if (!derivative.keepsInputs && !repeated[i])
      continue;
    if (!derivative.inputExtras.try_emplace(i, derivative.numExtras).second)
      continue;
    Value input = forward.getArgument(i);
    results.push_back(input);
    derivative.extraTypes.push_back(
        *getDType(getElementTypeOrSelf(input.getType())));
    ++derivative.numExtras;
  }
}

static bool isReadForSizes(Value value) {
  return cast<RankedTensorType>(value.getType()).getRank() != 0 &&
         llvm::all_of(value.getUsers(), llvm::IsaPred<tensor::DimOp>);
}

// Finds the operands of `backward` among inputs and results, and adds extra
// results for other values. An input that is written to is saved as an extra
// result unless only its sizes are read.
void Differentiator::findSaved(func::FuncOp forward, func::FuncOp backward,
                               ArrayRef<int64_t> arguments) {
  using Kind = SavedSource::Kind;
  SmallVector<Value> all = resultsOf(forward);
  SmallVector<Value> results(ArrayRef(all).take_front(numResults));
  auto addExtra = [&](Value value) {
    results.push_back(value);
    derivative.extraTypes.push_back(
        *getDType(getElementTypeOrSelf(value.getType())));
    derivative.saved.push_back({Kind::Extra, derivative.numExtras++});
  };
  auto addInput = [&](unsigned i) {
    derivative.inputExtras[i] = derivative.numExtras;
    addExtra(forward.getArgument(i));
  };
  for (int64_t i : arguments) {
    Value argument = backward.getArgument(unsigned(derivative.saved.size()));
    bool isLost = unsigned(i) < written.size() && written[unsigned(i)];
    if (isLost && !isReadForSizes(argument))
      addInput(unsigned(i));
    else
      derivative.saved.push_back({Kind::Input, unsigned(i)});
  }
  for (Value value : ArrayRef(all).drop_front(numResults)) {
    auto known = llvm::find(ArrayRef(results).take_front(numResults), value);
    unsigned index = unsigned(known - results.begin());
    if (index < numResults)
      derivative.saved.push_back({Kind::Result, index});
    else
      addExtra(value);
  }
  addLostInputs(forward, results);
  setResults(forward, results);
  if (derivative.numExtras == 0)
    return forward.erase();
  forward.setName("main");
  forward->removeAttr(grad::GradDialect::kBackward);
}

// Replaces arguments whose elements are not read by arguments without elements:
// their last dimension is an additional one of size 0.
void Differentiator::useSizesOnly(func::FuncOp backward) {
  mlir::Builder b(module.getContext());
  for (auto [i, saved] : llvm::enumerate(derivative.saved)) {
    BlockArgument argument = backward.getArgument(unsigned(i));
    auto type = cast<RankedTensorType>(argument.getType());
    if (!isReadForSizes(argument))
      continue;
    saved.sizesOnly = true;
    SmallVector<int64_t> sizes(type.getShape());
    sizes.push_back(0);
    argument.setType(RankedTensorType::get(sizes, b.getI1Type()));
    if (ArrayAttr dims = dimsOf(backward, unsigned(i))) {
      SmallVector<Attribute> names(dims.begin(), dims.end());
      names.push_back(b.getI64IntegerAttr(0));
      backward.setArgAttr(unsigned(i), graph::GraphDialect::kDimsAttr,
                          b.getArrayAttr(names));
    }
  }
}

void Differentiator::dropUnusedCotangents(func::FuncOp backward) {
  llvm::BitVector unused(backward.getNumArguments());
  SmallVector<unsigned> used;
  unsigned first = unsigned(derivative.saved.size());
  for (auto [i, result] : llvm::enumerate(derivative.cotangents))
    if (backward.getArgument(first + unsigned(i)).use_empty())
      unused.set(first + unsigned(i));
    else
      used.push_back(result);
  derivative.cotangents = used;
  (void)backward.eraseArguments(unused);
}

LogicalResult Differentiator::run() {
  func::FuncOp function = mainOf(module);
  repeated = repeatedInputs(function, derivative);
  if (failed(makeJoint()) || failed(cut()))
    return failure();
  func::FuncOp forward = mainOf(module, "main_forward");
  func::FuncOp backward = mainOf(module, "main_backward");
  auto facts =
      forward->getAttrOfType<DictionaryAttr>(grad::GradDialect::kBackward);
  findSaved(forward, backward, cast<DenseI64ArrayAttr>(facts.get("arguments")));
  useSizesOnly(backward);
  dropUnusedCotangents(backward);
  backward.setName("main_backward");
  setResults(backward, resultsOf(backward));
  return success();
}

std::vector<ArrayAttr> Differentiator::gradientDims() const {
  std::vector<ArrayAttr> dims;
  for (unsigned i : derivative.wanted)
    dims.push_back(argumentDims[i]);
  return dims;
}

// The backward function becomes `main` of its module.
OwningOpRef<ModuleOp> Differentiator::takeBackward() {
  func::FuncOp backward = mainOf(module, "main_backward");
  OwningOpRef<ModuleOp> own(ModuleOp::create(module.getLoc()));
  backward->moveBefore(own->getBody(), own->getBody()->end());
  backward.setName("main");
  return own;
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

// An eager function saves the same values as PyTorch does, because users
// compare its memory with PyTorch's.
static grad::PartitionPassOptions policyOf(const ProgramOptions &options,
                                           const CompileLabel &label) {
  grad::PartitionPassOptions policy;
  policy.memoryBudget = options.compile.memoryBudget;
  policy.recomputeReductions = label.function == 0;
  return policy;
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
  Diagnostics diagnostics;
  derivative->carries = dependents(mainOf(*module), key);
  if (!tape.carries.empty())
    derivative->carries &= tape.carries;
  derivative->views = std::move(tape.views);
  derivative->histories = std::move(tape.histories);
  findArrivals(mainOf(*module), *derivative);
  if (label.function != 0)
    derivative->bypassed = bypassedResults(mainOf(*module), *derivative);
  OwningOpRef<ModuleOp> copy = module->clone();
  Differentiator differentiator(*copy, resultDims, written,
                                policyOf(options, label), *derivative);
  if (failed(differentiator.run())) {
    if (!options.compile.memoryBudget.empty() &&
        differentiator.isDifferentiated())
      throw Exception(ErrorCode::CompilationFailed, diagnostics.text());
    derivative->error = diagnostics.text();
    return known = derivative;
  }
  derivative->backward = std::make_shared<GraphFunction>(
      differentiator.takeBackward(), differentiator.gradientDims(),
      withoutBudget(options), label, device);
  if (mainOf(*copy))
    derivative->forward = std::move(copy);
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
    dims.push_back(dimsOf(function, i));
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
  setResults(made->func, resultsOf(made->func));
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

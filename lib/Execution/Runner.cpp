//===- Runner.cpp - Common functions of all runners -----------------------===//

#include "tcopt/Execution/Runner.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassRegistry.h"
#include "tcopt/Execution/Instruments.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Pipelines/Phases.h"
#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/StringExtras.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using mlir::ModuleOp;

Runner::Runner(RunnerOptions given) : options(std::move(given)) {
  if (options.timeLimit > 0 && options.onHang)
    watchdog = std::make_unique<Watchdog>(options.onHang);
}

Runner::~Runner() = default;

// The grace period lets a program that checks the limit itself report the
// error.
Error Runner::watched(llvm::function_ref<Error()> action) {
  constexpr double grace = 1;
  if (!watchdog)
    return action();
  watchdog->arm(options.timeLimit + grace);
  Error error = action();
  watchdog->disarm();
  return error;
}

Error Runner::setInputs(llvm::ArrayRef<HostTensor> inputs) {
  return watched([&] { return bindInputs(inputs); });
}

Error Runner::execute() {
  return watched([&] { return executeOnce(); });
}

Expected<Tensors> Runner::run(llvm::ArrayRef<HostTensor> inputs) {
  Expected<SymbolSizes> sizes = matchInputs(calledAs, inputs);
  if (!sizes)
    return sizes.takeError();
  if (Error error = setInputs(inputs))
    return error;
  if (Error error = execute())
    return error;
  return results();
}

Expected<mlir::FunctionOpInterface> Runner::findFunction(ModuleOp module) {
  Expected<mlir::FunctionOpInterface> function =
      findEntry(module, options.entry);
  if (!function)
    return function.takeError();
  Expected<Signature> signature = readSignature(*function);
  if (!signature)
    return llvm::createStringError("function '" + options.entry +
                                   "': " + toString(signature.takeError()));
  calledAs = std::move(*signature);
  return function;
}

//===----------------------------------------------------------------------===//
// Selection of backends
//===----------------------------------------------------------------------===//

static Error unknownBackend(StringRef name, const BackendRegistry &backends) {
  return llvm::createStringError("unknown backend '" + name + "' (known: " +
                                 llvm::join(backends.getNames(), ", ") + ")");
}

static void addLibraries(const Backend &backend, RunnerOptions &options) {
  for (std::string &library : backend.getRuntimeLibraries())
    if (!llvm::is_contained(options.libraries, library))
      options.libraries.push_back(std::move(library));
}

// Sets the target of the ops that partitioning backends do not claim.
static Error chooseFallback(const BackendRegistry &backends,
                            RunnerOptions &options) {
  if (!options.fallback.empty())
    options.target = options.fallback;
  const Backend *target = backends.lookup(options.target);
  if (target && target->isTarget()) {
    addLibraries(*target, options);
    options.backend = target;
    return Error::success();
  }
  llvm::SmallVector<StringRef> known;
  for (const Backend *backend : backends.getAll())
    if (backend->isTarget())
      known.push_back(backend->getName());
  return llvm::createStringError(
      "unknown fallback '" + options.target + "': expected a backend that " +
      "takes whole programs (known: " + llvm::join(known, ", ") + ")");
}

static Error chooseOne(StringRef name, const BackendRegistry &backends,
                       RunnerOptions &options, bool isAlone) {
  const Backend *backend = backends.lookup(name);
  if (!backend)
    return unknownBackend(name, backends);
  addLibraries(*backend, options);
  // Backends that are not targets are partitioning backends.
  bool takesParts = !backend->isTarget() && name != "interp";
  if (!takesParts && !isAlone)
    return llvm::createStringError("backend '" + name +
                                   "' takes whole programs: expected one that "
                                   "takes parts beside others");
  if (!takesParts && !options.fallback.empty())
    return llvm::createStringError("backend '" + name +
                                   "' takes whole programs and leaves nothing "
                                   "to a fallback '" +
                                   options.fallback + "'");
  if (backend->isTarget()) {
    options.target = name.str();
    options.backend = backend;
  }
  if (!takesParts)
    return Error::success();
  if (!llvm::is_contained(options.parts, name))
    options.parts.insert(options.parts.begin(), name.str());
  return chooseFallback(backends, options);
}

/// The name of the reference lowering, which is not a registered backend.
static constexpr llvm::StringLiteral kReference = "reference";

// Adds the backends in reverse order: chooseOne inserts each at the front, so
// that the first name has priority.
Error tcopt::chooseBackend(StringRef name, const BackendRegistry &backends,
                           RunnerOptions &options) {
  if (name == kReference)
    return Error::success();
  llvm::SmallVector<StringRef> names;
  name.split(names, ',');
  for (StringRef one : llvm::reverse(names))
    if (Error error =
            chooseOne(one.trim(), backends, options, names.size() == 1))
      return error;
  return Error::success();
}

/// Reports calls of a partition into its unknown backend. A partition without
/// calls does not need the backend.
static Error refuseCalls(mlir::FunctionOpInterface part, StringRef backend,
                         const BackendRegistry &backends) {
  mlir::WalkResult found = part->walk([&](nest::ExternOp op) {
    op.emitOpError("calls '")
        << op.getCallee() << "' of the backend '" << backend
        << "', which is not known (known: "
        << llvm::join(backends.getNames(), ", ") << "); --plugin loads one";
    return mlir::WalkResult::interrupt();
  });
  if (!found.wasInterrupted())
    return Error::success();
  return llvm::createStringError("the program has parts of the unknown "
                                 "backend '" +
                                 backend + "'");
}

Error tcopt::adoptParts(ModuleOp module, const BackendRegistry &backends,
                        RunnerOptions &options) {
  for (auto function : module.getOps<mlir::FunctionOpInterface>()) {
    StringRef name = getBackend(function);
    if (name.empty())
      continue;
    const Backend *backend = backends.lookup(name);
    if (!backend) {
      if (Error error = refuseCalls(function, name, backends))
        return error;
      continue;
    }
    addLibraries(*backend, options);
    if (!backend->isTarget() && !llvm::is_contained(options.parts, name))
      options.parts.push_back(name.str());
  }
  return Error::success();
}

Expected<std::unique_ptr<Runner>>
tcopt::createRunner(StringRef name, const BackendRegistry &backends,
                    RunnerOptions options) {
  if (Error error = chooseBackend(name, backends, options))
    return std::move(error);
  if (name == "interp")
    return createInterpreterRunner(std::move(options));
  if (name == kReference)
    return createReferenceRunner(std::move(options));
  return createJitRunner(std::move(options));
}

// Whether a module has no ops of the phase fuse, so that it also fulfils the
// contract of decompose. Ops of the tensor dialect are views, to which fuse
// lowers core ops without a kernel.
static bool computesNothing(ModuleOp module) {
  using mlir::tensor::TensorDialect, mlir::WalkResult;
  auto views = module.walk([](mlir::Operation *op) {
    bool isView = isa_and_nonnull<TensorDialect>(op->getDialect()) &&
                  !isa<mlir::tensor::DimOp, mlir::tensor::CastOp>(op);
    return isView ? WalkResult::interrupt() : WalkResult::advance();
  });
  return !views.wasInterrupted() &&
         succeeded(verifyPhase(Phase::Decompose, module, /*report=*/false));
}

bool tcopt::isInterpretable(ModuleOp module) {
  std::optional<Phase> next = findNextPhase(module);
  if (!next)
    return false;
  return *next <= Phase::Fuse ||
         (*next == Phase::PlanMemory && computesNothing(module));
}

std::unique_ptr<Runner> tcopt::createOracleRunner(ModuleOp module,
                                                  RunnerOptions options) {
  if (isInterpretable(module))
    return createInterpreterRunner(std::move(options));
  if (findNextPhase(module))
    return createReferenceRunner(std::move(options));
  return createJitRunner(std::move(options));
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

Error tcopt::runPasses(ModuleOp module, const RunnerOptions &options,
                       llvm::function_ref<Error(mlir::PassManager &)> add) {
  mlir::PassManager manager(module->getContext(), ModuleOp::getOperationName());
  if (options.configure && failed(options.configure(manager)))
    return llvm::createStringError("wrong options of the pass manager");
  if (Error error = add(manager))
    return error;
  // Added after all instrumentations, to exclude their time.
  if (options.timing)
    manager.enableTiming(*options.timing);
  if (failed(manager.run(module)))
    return llvm::createStringError("compilation failed");
  return Error::success();
}

namespace {
/// The phases, options and slots of one tcopt-compile pipeline.
struct CompileRange {
  Phase first;
  Phase last = Phase::Lower;
  CompileConfig compile;
  std::vector<std::string> slots;
};
} // namespace

// Whether a slot belongs to the pipeline before tcopt-split-levels. All others,
// and unknown names, belong to the pipeline after it.
static bool isBeforeLevels(StringRef slot) {
  std::optional<Slot> known = parseSlot(slot.split(':').first.trim());
  return known && phaseOf(*known) <= Phase::Decompose;
}

static std::string compilePipeline(const RunnerOptions &options,
                                   const CompileRange &range) {
  std::string text = "tcopt-compile{target=" + options.target +
                     " start-at=" + getPhaseName(range.first).str();
  if (range.last != Phase::Lower)
    text += " stop-after=" + getPhaseName(range.last).str();
  text += printPassOptions(range.compile);
  if (!options.parts.empty())
    text += " backends=" + llvm::join(options.parts, "+");
  if (!range.slots.empty())
    text += " slots={" + llvm::join(range.slots, ";") + "}";
  return text + "}";
}

// Builds a pipeline that runs target-independent phases once, and the other
// phases once for each level.
static std::string levelsPipeline(const RunnerOptions &options,
                                  std::optional<Phase> start) {
  CompileRange before{.first = start.value_or(Phase::Lower),
                      .last = Phase::Decompose,
                      .compile = options.compile};
  CompileRange after{.first = std::max(before.first, Phase::Fuse),
                     .compile = options.compile};
  before.compile.targetCpu = options.targetLevels.front();
  bool hasBoth = before.first <= before.last;
  for (const std::string &slot : options.slots)
    (hasBoth && isBeforeLevels(slot) ? before : after).slots.push_back(slot);
  std::string text =
      hasBoth ? compilePipeline(options, before) + "," : std::string();
  text += "tcopt-split-levels{levels=" + llvm::join(options.targetLevels, "+") +
          "},";
  if (start)
    text += "builtin.module(" + compilePipeline(options, after) + "),";
  return text + "tcopt-join-levels";
}

static std::string wholePipeline(const RunnerOptions &options,
                                 std::optional<Phase> start) {
  if (!options.targetLevels.empty())
    return levelsPipeline(options, start);
  return compilePipeline(options,
                         {.first = *start,
                          .last = options.stopAfter.value_or(Phase::Lower),
                          .compile = options.compile,
                          .slots = options.slots});
}

// Suffixes of the functions that are generated for each function, and their
// purpose.
static constexpr std::pair<StringRef, StringRef> kCompanions[] = {
    {"_shapes", "for the shapes of the results of"},
    {"_init", "which makes the state of"},
    {"_exit", "which frees the state of"}};

static Error checkCompanion(ModuleOp module, mlir::FunctionOpInterface function,
                            StringRef suffix, StringRef purpose) {
  mlir::Operation *other =
      module.lookupSymbol((function.getName() + suffix).str());
  if (!other || !mlir::cast<mlir::SymbolOpInterface>(other).isPublic())
    return Error::success();
  auto error = mlir::emitError(other->getLoc())
               << "the name '" << function.getName() << suffix
               << "' is taken: compiled code has a function of this name, "
               << purpose << " '" << function.getName()
               << "'; rename one of the two";
  error.attachNote(function.getLoc())
      << "'" << function.getName() << "' is here";
  return llvm::createStringError("compilation failed");
}

// Reports name conflicts early, which the last pass would also find.
static Error checkEntryNames(ModuleOp module) {
  for (auto function : module.getOps<mlir::FunctionOpInterface>()) {
    if (function.isExternal() || !function.isPublic())
      continue;
    for (auto [suffix, purpose] : kCompanions)
      if (Error error = checkCompanion(module, function, suffix, purpose))
        return error;
  }
  return Error::success();
}

// Reports violations of the contract of the nearest phase at their ops.
static Error expectPhase(ModuleOp module) {
  std::optional<Phase> nearest = findNearestPhase(module);
  if (!nearest)
    return Error::success();
  (void)verifyPhase(*nearest, module);
  return llvm::createStringError(
      "the program keeps the contract of no phase; the nearest is that of '" +
      getPhaseName(*nearest) + "'");
}

Error tcopt::checkBeforeLowering(ModuleOp module) {
  if (Error error = expectPhase(module))
    return error;
  return checkEntryNames(module);
}

// Parses each slot separately, before it becomes part of the whole pipeline's
// text, so that errors refer to the slot.
static Error checkSlots(mlir::MLIRContext *context,
                        const RunnerOptions &options) {
  for (StringRef slot : options.slots) {
    auto [name, text] = slot.split(':');
    StringRef pipeline = text.trim();
    std::string message;
    llvm::raw_string_ostream os(message);
    mlir::PassManager manager(context, ModuleOp::getOperationName());
    if (failed(mlir::parsePassPipeline(pipeline, manager, os)))
      return llvm::createStringError("cannot read the pipeline '" + pipeline +
                                     "' of slot '" + name.trim() +
                                     "': " + StringRef(message).trim());
  }
  return Error::success();
}

Error tcopt::lowerModule(ModuleOp module, const RunnerOptions &options) {
  std::optional<Phase> next =
      options.startAt ? options.startAt : findNextPhase(module);
  if (!next && options.targetLevels.empty())
    return Error::success();
  if (Error error = options.startAt ? Error::success() : expectPhase(module))
    return error;
  // Skipped for lowered programs, which have these functions.
  if (Error error = next ? checkEntryNames(module) : Error::success())
    return error;
  if (Error error = checkSlots(module.getContext(), options))
    return error;
  return runPasses(module, options, [&](mlir::PassManager &manager) -> Error {
    if (options.progress && next)
      manager.addInstrumentation(tellProgress(*next, options.progress));
    std::string message;
    llvm::raw_string_ostream os(message);
    if (succeeded(
            mlir::parsePassPipeline(wholePipeline(options, next), manager, os)))
      return Error::success();
    return llvm::createStringError(StringRef(message).trim());
  });
}

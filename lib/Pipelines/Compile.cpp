//===- Compile.cpp - tcopt-compile ----------------------------------------===//

#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Pipelines/Passes.h"
#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/Precision.h"

using namespace mlir;

namespace tcopt {

FailureOr<std::vector<std::pair<Slot, std::string>>>
parseSlots(StringRef text, ErrorHandler error) {
  std::vector<std::pair<Slot, std::string>> slots;
  SmallVector<StringRef> entries;
  text.split(entries, ';', -1, /*KeepEmpty=*/false);
  for (StringRef entry : entries) {
    auto [name, pipeline] = entry.split(':');
    std::optional<Slot> slot = parseSlot(name.trim());
    if (!slot)
      return error("expected a slot as --list-slots prints them but found '" +
                   name.trim() + "'");
    if (pipeline.trim().empty())
      return error("expected a pipeline for slot '" + name.trim() + "'");
    slots.emplace_back(*slot, pipeline.trim().str());
  }
  return slots;
}

std::string explainingSlot(StringRef ops, StringRef target) {
  return (getSlotName(Slot::AfterChooseGroups) + ":core-explain-fusion{ops={" +
          ops + "} target=" + target + "}")
      .str();
}

namespace {

std::string describeWrong(const CompileOption &option, StringRef value) {
  return ("expected " + StringRef(option.expected) + " as " +
          StringRef(option.name) + " but found '" + value + "'")
      .str();
}

/// Appends phases and what lies in the slots between them.
class Builder {
public:
  Builder(OpPassManager &pm, const PipelineConfig &config,
          std::shared_ptr<const BackendRegistry> backends, ErrorHandler error)
      : pm(pm), config(config), backends(std::move(backends)), error(error) {}

  LogicalResult run() {
    const Backend *target = backends->lookup(config.target);
    if (!target || !target->isTarget())
      return error("expected target " + targets() + " but found '" +
                   config.target + "'");
    if (const CompileOption *option =
            findWrongOption(compileOptions(), config.compile))
      return error(describeWrong(*option, option->get(config.compile)));
    if (config.startAt && config.stopAfter &&
        *config.startAt > *config.stopAfter)
      return error("expected start-at no later than stop-after");
    if (failed(checkBackends()) || failed(checkSlots()) ||
        failed(collectSlots(*target)))
      return failure();
    addTarget();
    for (Phase phase : kPhases)
      if (failed(addPhase(phase, *target)))
        return failure();
    return success();
  }

private:
  std::string targets() const {
    std::string names;
    for (const Backend *backend : backends->getAll())
      if (backend->isTarget())
        names += (names.empty() ? "" : "|") + backend->getName().str();
    return names;
  }

  bool isWanted(Phase phase) const {
    return (!config.startAt || phase >= *config.startAt) &&
           (!config.stopAfter || phase <= *config.stopAfter);
  }

  // Backends of parts leave what they made to the target.
  LogicalResult checkBackends() const {
    for (const std::string &name : config.backends) {
      const Backend *backend = backends->lookup(name);
      if (!backend)
        return error("unknown backend '" + name + "'");
      if (backend->isTarget())
        return error("backend '" + name +
                     "' takes whole programs: it can be "
                     "the target, and no backend of parts");
    }
    return success();
  }

  LogicalResult addSlotsOf(const Backend &backend) {
    for (const SlotPipeline &entry : backend.getSlotPipelines()) {
      std::optional<Slot> slot = parseSlot(entry.slot);
      if (!slot)
        return error("backend '" + backend.getName() +
                     "' names the unknown slot '" + entry.slot + "'");
      slots.emplace_back(*slot, entry.pipeline);
    }
    return success();
  }

  // A pipeline that is never run would go unnoticed.
  LogicalResult checkSlots() const {
    for (auto &[slot, pipeline] : config.slots)
      if (config.startAt && phaseOf(slot) < *config.startAt)
        return error("slot '" + getSlotName(slot) + "' comes before phase '" +
                     getPhaseName(*config.startAt) +
                     "', at which compilation starts");
    return success();
  }

  // What backends append to slots comes before what the user does.
  LogicalResult collectSlots(const Backend &target) {
    for (const std::string &name : config.backends)
      if (failed(addSlotsOf(*backends->lookup(name))))
        return failure();
    if (failed(addSlotsOf(target)))
      return failure();
    llvm::append_range(slots, config.slots);
    return success();
  }

  LogicalResult addSlot(Slot slot) {
    for (auto &[where, pipeline] : slots) {
      std::string reason;
      llvm::raw_string_ostream os(reason);
      if (where == slot && failed(parsePassPipeline(pipeline, pm, os)))
        return error("cannot read the pipeline '" + pipeline + "' of slot '" +
                     getSlotName(slot) + "': " + StringRef(reason).trim());
    }
    return success();
  }

  bool hasPipeline(Slot slot) const {
    return llvm::any_of(slots,
                        [&](auto &entry) { return entry.first == slot; });
  }

  // A phase ends in its contract, which what lies in its slot has to keep.
  LogicalResult endPhase(Slot slot, Phase phase) {
    if (failed(addSlot(slot)))
      return failure();
    pm.addPass(createVerifyPass(phase));
    return success();
  }

  void addTarget() {
    SetTargetPassOptions options;
    options.name = config.target;
    options.triple = config.triple;
    options.cpu = config.compile.targetCpu;
    options.features = config.compile.targetFeatures;
    options.vectorBits = config.compile.vectorBits;
    options.chip = config.compile.targetChip;
    options.allowHostOps = config.compile.allowHostOps;
    options.allowAtomics = config.compile.allowAtomics;
    pm.addPass(createSetTargetPass(backends, options));
  }

  LogicalResult addPhase(Phase phase, const Backend &target) {
    if (!isWanted(phase))
      return success();
    switch (phase) {
    case Phase::Ingest:
      populateIngestPipeline(pm, config.compile);
      return endPhase(Slot::AfterIngest, phase);
    case Phase::Autodiff:
      populateAutodiffPipeline(pm, config.compile);
      return endPhase(Slot::AfterAutodiff, phase);
    case Phase::Decompose:
      populateDecomposePipeline(pm);
      return endPhase(Slot::AfterDecompose, phase);
    case Phase::Fuse:
      return addFuse();
    case Phase::PlanMemory:
      return addPlanMemory();
    case Phase::Lower:
      return addLower(target);
    }
    return success();
  }

  LogicalResult addLower(const Backend &target) {
    if (config.startAt == Phase::Lower)
      pm.addPass(createVerifyPass(Phase::PlanMemory));
    if (failed(addSlot(Slot::BeforeTarget)))
      return failure();
    const TargetOptions options = config.targetOptions();
    for (const std::string &name : config.backends)
      backends->lookup(name)->buildBufferPipeline(pm, options);
    target.buildBufferPipeline(pm, options);
    pm.addPass(createVerifyLowerPass());
    return success();
  }

  LogicalResult addFuse() {
    if (failed(addSlot(Slot::BeforeFuse)))
      return failure();
    FuseOptions options{config.targetOptions(), config.target, config.backends};
    populatePlanPipeline(pm, backends, options);
    if (failed(addSlot(Slot::AfterChooseGroups)))
      return failure();
    if (hasPipeline(Slot::AfterChooseGroups))
      addPlanPasses(pm, backends, options);
    populateKernelsPipeline(pm, backends, options);
    return endPhase(Slot::AfterFuse, Phase::Fuse);
  }

  LogicalResult addPlanMemory() {
    if (failed(addSlot(Slot::BeforePlanMemory)))
      return failure();
    populatePlanMemoryPipeline(pm);
    return endPhase(Slot::AfterPlanMemory, Phase::PlanMemory);
  }

  OpPassManager &pm;
  const PipelineConfig &config;
  std::shared_ptr<const BackendRegistry> backends;
  ErrorHandler error;
  /// Of the backends and of the user.
  std::vector<std::pair<Slot, std::string>> slots;
};

/// The textual options of tcopt-compile.
struct CompileOptions : PassPipelineOptions<CompileOptions> {
  CompileOptions() {
    for (const CompileOption &option : compileOptions())
      if (option.isOfPasses)
        shared.push_back(
            {&option, std::make_unique<Option<std::string>>(
                          *this, StringRef(option.name),
                          llvm::cl::desc(StringRef(option.help)),
                          llvm::cl::init(option.get({})),
                          option.isFlag ? llvm::cl::ValueOptional
                                        : llvm::cl::ValueRequired)});
  }

  Option<std::string> target{*this, "target",
                             llvm::cl::desc("backend that makes the code"),
                             llvm::cl::init("cpu")};
  Option<std::string> stopAfter{*this, "stop-after",
                                llvm::cl::desc("last phase to run")};
  Option<std::string> startAt{*this, "start-at",
                              llvm::cl::desc("first phase to run")};
  Option<std::string> backends{
      *this, "backends",
      llvm::cl::desc("backends that may take parts, separated by '+'")};
  Option<std::string> targetTriple{
      *this, "target-triple",
      llvm::cl::desc("platform that code is made for, as LLVM spells it")};
  Option<std::string> slots{
      *this, "slots",
      llvm::cl::desc("pipelines in slots: {slot:pipeline;slot:pipeline}")};
  /// The rows of CompileOptions.def.
  std::vector<
      std::pair<const CompileOption *, std::unique_ptr<Option<std::string>>>>
      shared;
};

LogicalResult readPhase(StringRef option, StringRef name,
                        std::optional<Phase> &phase, ErrorHandler error) {
  if (name.empty())
    return success();
  phase = parsePhase(name);
  if (phase)
    return success();
  return error("expected " + option +
               " ingest|autodiff|decompose|fuse|plan-memory|lower but found '" +
               name + "'");
}

LogicalResult readConfig(const CompileOptions &options, PipelineConfig &config,
                         ErrorHandler error) {
  config.target = options.target;
  config.triple = options.targetTriple;
  for (const auto &[option, value] : options.shared)
    if (!option->set(config.compile, value->getValue()))
      return error(describeWrong(*option, value->getValue()));
  SmallVector<StringRef> names;
  StringRef(options.backends).split(names, '+', -1, /*KeepEmpty=*/false);
  for (StringRef name : names)
    config.backends.push_back(name.str());
  auto slots = parseSlots(options.slots, error);
  if (failed(slots) ||
      failed(readPhase("stop-after", options.stopAfter, config.stopAfter,
                       error)) ||
      failed(readPhase("start-at", options.startAt, config.startAt, error)))
    return failure();
  config.slots = std::move(*slots);
  return success();
}

} // namespace

LogicalResult
buildCompilePipeline(OpPassManager &pm, const PipelineConfig &config,
                     std::shared_ptr<const BackendRegistry> backends,
                     ErrorHandler error) {
  return Builder(pm, config, std::move(backends), error).run();
}

static void registerCompile(std::shared_ptr<const BackendRegistry> backends,
                            std::shared_ptr<const InputState> input) {
  auto build = [backends,
                input](OpPassManager &pm, StringRef text,
                       function_ref<LogicalResult(const Twine &)> error) {
    CompileOptions options;
    PipelineConfig config;
    if (failed(options.parseFromString(text)))
      return error("cannot read the options '" + text + "' of tcopt-compile");
    if (failed(readConfig(options, config, error)))
      return LogicalResult::failure();
    if (input && !config.startAt) {
      if (input->isLowered)
        return LogicalResult::success();
      if (input->nearest)
        return error("the program keeps the contract of no phase; the nearest "
                     "is that of '" +
                     getPhaseName(*input->nearest) + "' (--tcopt-verify-" +
                     getPhaseName(*input->nearest) +
                     " says where; start-at compiles it all the same)");
      config.startAt = input->next;
    }
    return buildCompilePipeline(pm, config, backends, error);
  };
  registerPassPipeline(
      "tcopt-compile", "run all phases, from graph to code for a target", build,
      [](function_ref<void(const mlir::detail::PassOptions &)> visit) {
        visit(CompileOptions());
      });
}

// What a target does by itself. Its hooks are pipelines too, so that one kernel
// can be scheduled and lowered alone: on a unit as the whole input.
static void registerTarget(std::shared_ptr<const BackendRegistry> backends,
                           const Backend &backend) {
  std::string name = backend.getName().str();
  auto setTarget = [=](OpPassManager &pm) {
    SetTargetPassOptions options;
    options.name = name;
    pm.addPass(createSetTargetPass(backends, options));
  };
  registerPlainPipeline("tcopt-lower-" + name, "the phase lower for a target",
                        [=, &backend](OpPassManager &pm) {
                          setTarget(pm);
                          backend.buildBufferPipeline(pm, {});
                          pm.addPass(createVerifyLowerPass());
                        });
  registerPlainPipeline("tcopt-schedule-" + name,
                        "the schedule of a target for the kernel of a unit",
                        [=, &backend](OpPassManager &pm) {
                          setTarget(pm);
                          backend.buildSchedulePipeline(
                              pm.nest<nest::KernelOp>(), {});
                        });
  registerPlainPipeline("tcopt-kernel-" + name,
                        "from a unit to what a target's code generator takes",
                        [=, &backend](OpPassManager &pm) {
                          setTarget(pm);
                          backend.buildKernelPipeline(pm, {});
                        });
}

// A phase by itself: its passes and its contract.
static void registerPhase(Phase phase,
                          std::function<void(OpPassManager &)> populate) {
  std::string name = ("tcopt-" + getPhaseName(phase)).str();
  std::string text = ("the phase " + getPhaseName(phase)).str();
  registerPlainPipeline(name, text, [=](OpPassManager &pm) {
    populate(pm);
    pm.addPass(createVerifyPass(phase));
  });
}

void registerPipelines(std::shared_ptr<const BackendRegistry> backends,
                       std::shared_ptr<const InputState> input) {
  registerCompile(backends, std::move(input));
  registerPhase(Phase::Ingest, [backends](OpPassManager &pm) {
    pm.addPass(createSetTargetPass(backends));
    populateIngestPipeline(pm);
  });
  registerPhase(Phase::Autodiff,
                [](OpPassManager &pm) { populateAutodiffPipeline(pm); });
  registerPhase(Phase::Decompose,
                [](OpPassManager &pm) { populateDecomposePipeline(pm); });
  registerPhase(Phase::Fuse, [backends](OpPassManager &pm) {
    pm.addPass(createSetTargetPass(backends));
    populateFusePipeline(pm, backends);
  });
  registerPhase(Phase::PlanMemory,
                [](OpPassManager &pm) { populatePlanMemoryPipeline(pm); });
  registerPlainPipeline("tcopt-kernel-reference",
                        "from a unit to plain loops that judge what targets "
                        "make of it",
                        populateReferenceKernelPipeline);
  for (const Backend *backend : backends->getAll())
    if (backend->isTarget())
      registerTarget(backends, *backend);
}

} // namespace tcopt

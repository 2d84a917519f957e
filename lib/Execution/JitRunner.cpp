//===- JitRunner.cpp - Runners of compiled code ---------------------------===//

#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Execution/CustomKernels.h"
#include "tcopt/Execution/Executable.h"
#include "tcopt/Execution/Runner.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Runtime/tcopt_rt_device.h"
#include "tcopt/Target/CPU/Jit.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

namespace {
/// Lowers a module, compiles it, and calls the code.
class JitRunner : public Runner {
public:
  explicit JitRunner(RunnerOptions options) : Runner(std::move(options)) {}

  Error prepare(mlir::ModuleOp module) override;
  Expected<Tensors> results() override { return call->results(); }
  void restoreInputs() override { call->restoreInputs(); }
  int64_t peakBytes() const override {
    return tcopt_rt_peak_bytes(context->get()) + executable->stateBytes();
  }
  std::optional<int64_t> hostCalls() const override {
    return deviceMemory() ? std::optional(tcopt_rt_host_calls(context->get()))
                          : std::nullopt;
  }
  std::vector<KernelTime> profile() const override;
  std::optional<int64_t> devicePeakBytes() const override;
  std::optional<KernelCacheCounts> kernelCacheCounts() const override {
    DeviceMemory *memory = deviceMemory();
    return memory ? memory->getKernelCacheCounts() : std::nullopt;
  }
  std::optional<CallSummary> calls() const override {
    return counts ? std::optional(counts->get()) : std::nullopt;
  }

protected:
  /// The memory of the program's device; null for the host.
  DeviceMemory *deviceMemory() const {
    return options.backend && options.backend->keepsBuffersOnDevice()
               ? options.backend->getDeviceMemory()
               : nullptr;
  }
  /// Lowers the module to the llvm dialect.
  virtual Error lower(mlir::ModuleOp module) {
    return lowerModule(module, options);
  }
  Error bindInputs(llvm::ArrayRef<HostTensor> inputs) override;
  Error executeOnce() override { return call->run(options.timeLimit); }

private:
  Error compile(mlir::ModuleOp module);
  Error makeState();

  std::unique_ptr<Executable> executable;
  std::shared_ptr<CallCounts> counts;
  /// The source ops of each kernel, by its name.
  llvm::StringMap<std::string> sources;
  std::unique_ptr<RuntimeContext> context;
  /// Declared after the context, so that the results are freed before it.
  std::unique_ptr<EntryCall> call;
};

class ReferenceRunner : public JitRunner {
public:
  using JitRunner::JitRunner;

protected:
  Error lower(mlir::ModuleOp module) override;
};
} // namespace

Error JitRunner::compile(mlir::ModuleOp module) {
  JitOptions settings;
  settings.level = OptLevel(options.compile.optLevel);
  settings.libraries = options.libraries;
  settings.progress = options.progress;
  settings.kernels = options.kernels;
  settings.computesKeys = options.computesKeys;
  settings.timing = options.timing;
  settings.engine = options.engine;
  auto made = Executable::load(module, options.entry, settings);
  if (!made)
    return made.takeError();
  executable = std::move(*made);
  if (options.recordsCalls && options.backend) {
    auto made = std::make_shared<CallCounts>();
    if (executable->recordCalls(*options.backend, made))
      counts = std::move(made);
  }
  for (const PartReport &part : executable->report().parts)
    sources[part.kernel] = part.sources;
  if (options.onCode)
    options.onCode(executable->report());
  return makeState();
}

// Creates the state within the time limit of a call, and excludes it from the
// profile.
Error JitRunner::makeState() {
  if (Error error = context->check(
          tcopt_rt_set_deadline(context->get(), options.timeLimit)))
    return error;
  if (Error error = executable->makeState(*context))
    return error;
  tcopt_rt_profile_clear(context->get());
  return Error::success();
}

// Reads the signature twice: before lowering, to report a wrong name early, and
// after lowering, because the code was generated from that module.
Error JitRunner::prepare(mlir::ModuleOp module) {
  if (Error error = checkKernels(module, options.kernels, options.libraries))
    return error;
  for (int pass = 0; pass < 2; ++pass) {
    auto function = findFunction(module);
    if (!function)
      return function.takeError();
    if (pass == 0)
      if (Error error = lower(module))
        return error;
  }
  auto made = RuntimeContext::create(
      {options.threads, options.profile, options.garbage, options.backend});
  if (!made)
    return made.takeError();
  context = std::move(*made);
  if (DeviceMemory *memory = deviceMemory())
    memory->resetPeaks(/*device=*/0);
  return compile(module);
}

Error JitRunner::bindInputs(llvm::ArrayRef<HostTensor> inputs) {
  call.reset();
  auto made = executable->bind(*context, inputs);
  if (!made)
    return made.takeError();
  call = std::move(*made);
  return Error::success();
}

std::optional<int64_t> JitRunner::devicePeakBytes() const {
  DeviceMemory *memory = deviceMemory();
  auto bytes = memory ? memory->getBytes(/*device=*/0) : std::nullopt;
  return bytes ? std::optional(bytes->allocatedPeak) : std::nullopt;
}

std::vector<KernelTime> JitRunner::profile() const {
  std::vector<tcopt_profile_entry> rows(
      tcopt_rt_profile_read(context->get(), nullptr, 0));
  tcopt_rt_profile_read(context->get(), rows.data(), int64_t(rows.size()));
  std::vector<KernelTime> times;
  for (const tcopt_profile_entry &row : rows)
    times.push_back(
        {row.name, sources.lookup(row.name), row.calls, double(row.ns) * 1e-6});
  return times;
}

// Between the passes of fuse, some ops are in groups or not converted yet.
static bool isWithinFuse(mlir::ModuleOp module) {
  auto found = module.walk([](mlir::Operation *op) {
    bool isEarly = isa<nest::GroupOp>(op) ||
                   (isa_and_present<core::CoreDialect>(op->getDialect()) &&
                    !isa<core::RequireOp>(op));
    return isEarly ? mlir::WalkResult::interrupt()
                   : mlir::WalkResult::advance();
  });
  return found.wasInterrupted();
}

// Between passes of plan-memory the IR has tensors, as before the phase. Before
// the phase lower nothing is on a device: the whole program is compiled for the
// CPU.
Error ReferenceRunner::lower(mlir::ModuleOp module) {
  std::optional<Phase> next = findNextPhase(module);
  if (!next)
    return Error::success();
  options.backend = nullptr;
  Phase done = *next == Phase::Lower  ? Phase::PlanMemory
               : isWithinFuse(module) ? Phase::Decompose
                                      : Phase::Fuse;
  return runPasses(module, options, [&](mlir::PassManager &manager) {
    populateReferencePipeline(manager, done);
    return Error::success();
  });
}

std::unique_ptr<Runner> tcopt::createJitRunner(RunnerOptions options) {
  return std::make_unique<JitRunner>(std::move(options));
}

std::unique_ptr<Runner> tcopt::createReferenceRunner(RunnerOptions options) {
  options.compile.optLevel = 0;
  return std::make_unique<ReferenceRunner>(std::move(options));
}

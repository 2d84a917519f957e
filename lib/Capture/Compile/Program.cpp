//===- Program.cpp - a graph that was compiled ----------------------------===//

#include "Program.h"
#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "../Trace/GraphKey.h"
#include "../Trace/Trace.h"
#include "tcopt/Execution/Executable.h"
#include "tcopt/Execution/Instruments.h"
#include "tcopt/Execution/Runner.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Interpreter/Interpreter.h"
#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Runtime/tcopt_rt_device.h"
#include "tcopt/Support/CallConfig.h"

using llvm::Error;
using llvm::Expected;

namespace tcopt::capture {

Program::~Program() = default;

ProgramOptions::ProgramOptions(const Options &options, const DeviceInfo *device,
                               const CompileLabel &label)
    : backend(options.backend), compile(configOf(options)),
      custom(options.customBackend), interprets(options.onError == "interpret"),
      mayBeStored(label.function == 0 && !device && !custom &&
                  backend == "cpu" && Engine::get().usesStoredKernels()),
      recordsCalls(tcopt::recordsCalls(options.mode)) {
  if (!device || custom || backend == "interp")
    return;
  if (backend != "cpu" && backend != device->type)
    throw Exception(ErrorCode::Unsupported, "the backend '" + backend +
                                                "' does not compute on " +
                                                device->text());
  backend = device->type;
  this->device = device->index;
}

[[noreturn]] static void raise(Error error) {
  throw Exception(ErrorCode::CompilationFailed, toString(std::move(error)));
}

template <typename T> static T orRaise(Expected<T> value) {
  if (!value)
    raise(value.takeError());
  return std::move(*value);
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

namespace {
/// Inputs at addresses that the program's code can follow, in an order that it
/// knows: copies of others.
class ReachableInputs {
public:
  /// Code of a device follows those of the device, too, in row-major order.
  explicit ReachableInputs(llvm::ArrayRef<Program::Input> given,
                           const Signature &signature, bool isOnDevice = false)
      : given(given), isOnDevice(isOnDevice) {
    if (!llvm::all_of(given, [&](const Program::Input &input) {
          return isReachableInput(input);
        }))
      reach(signature);
  }
  llvm::ArrayRef<Program::Input> get() const { return given; }

private:
  bool isReachableInput(const Program::Input &input) const {
    return !input.storage || isReachable(input.storage->device()) ||
           (isOnDevice && input.layout->isRowMajor());
  }
  void reach(const Signature &signature) {
    for (auto [spec, input] : llvm::zip_equal(signature.inputs, given)) {
      own.push_back(input);
      if (isReachableInput(input))
        continue;
      if (isOnDevice && input.storage->device()->memory->copiesStrided())
        order(own.back(), getSize(spec.dtype));
      else
        access(own.back());
    }
    given = own;
  }
  void order(Program::Input &input, size_t elementBytes) {
    copies.push_back(copyTo(input.storage->device(), *input.storage,
                            *input.layout, elementBytes));
    layouts.push_back(
        std::make_unique<Layout>(Layout::rowMajor(input.layout->sizes)));
    input = {copies.back()->data(), layouts.back().get(), copies.back().get()};
  }
  void access(Program::Input &input) {
    accesses.push_back(std::make_unique<HostAccess>(*input.storage));
    auto offset = static_cast<char *>(input.data) -
                  static_cast<char *>(input.storage->data());
    input.data = static_cast<char *>(accesses.back()->data()) + offset;
    input.storage = nullptr;
  }

  llvm::ArrayRef<Program::Input> given;
  bool isOnDevice;
  std::vector<Program::Input> own;
  std::vector<std::unique_ptr<HostAccess>> accesses;
  std::vector<std::shared_ptr<Storage>> copies;
  std::vector<std::unique_ptr<Layout>> layouts;
};
} // namespace

const DeviceInfo *resultDevice(const TensorSpec &result,
                               const DeviceInfo *device) {
  return result.device == "cpu" ? nullptr : device;
}

// Results that the program has put elsewhere are copied.
static std::vector<Result> movedTo(const DeviceInfo *device,
                                   const Signature &signature,
                                   std::vector<Result> results) {
  for (auto [spec, result] : llvm::zip_equal(signature.results, results)) {
    const DeviceInfo *place = resultDevice(spec, device);
    if (!result.storage || result.storage->device() == place)
      continue;
    result.storage =
        copyTo(place, *result.storage, result.layout, getSize(spec.dtype));
    result.layout = Layout::rowMajor(SizeVector(result.layout.sizes));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Compiled code
//===----------------------------------------------------------------------===//

namespace {
class ResultList;

class CompiledProgram : public Program {
public:
  CompiledProgram(mlir::ModuleOp module, const ProgramOptions &options,
                  const CompileLabel &label);
  std::vector<Result> run(llvm::ArrayRef<Input> inputs,
                          const DeviceInfo *device) override;
  bool mayFail() const override { return executable->mayFail(); }

private:
  bool findStored(mlir::ModuleOp module, const CompileLabel &label);
  void compileModule(mlir::ModuleOp module, const ProgramOptions &options,
                     const CompileLabel &label);
  void check(RuntimeContext &context, int status,
             llvm::ArrayRef<Input> inputs) const;

  bool writeOverInputs(llvm::ArrayRef<Input> inputs,
                       llvm::ArrayRef<tcopt_tensor> in,
                       ResultList &results) const;
  bool overlaps(llvm::ArrayRef<tcopt_tensor> in, ResultList &results) const;

  std::unique_ptr<Executable> executable;
  /// By result, the input that is its memory, or -1; empty if none is.
  llvm::SmallVector<int64_t> donors;
  /// The session, whose contexts serve all its programs. It outlives them.
  Engine &engine = Engine::get();
  ContextPool *contexts = nullptr;
  /// Of a program that values may make fail, before it has written over inputs:
  /// the module it was compiled from, to find the wrong value with. Null for
  /// others.
  mlir::OwningOpRef<mlir::ModuleOp> source;
};

/// Results while they are computed: the memory of those whose sizes are known
/// is there before.
class ResultList {
public:
  explicit ResultList(const Signature &signature) {
    results.resize(signature.results.size());
    tensors.resize(signature.results.size());
    for (auto [spec, result, tensor] :
         llvm::zip(signature.results, results, tensors)) {
      for (const SizeSpec &size : spec.sizes)
        result.layout.sizes.push_back(size.size);
      tensor.device = {TCOPT_DEVICE_CPU, 0};
      tensor.ndim = int32_t(result.layout.sizes.size());
      tensor.dtype = runtimeDType(spec.dtype);
      tensor.shape = result.layout.sizes.data();
    }
  }

  tcopt_tensor *data() { return tensors.data(); }
  /// The result is to be in this memory, which it then has sizes of.
  void writeOver(size_t result, const tcopt_tensor &memory) {
    tensors[result].data = memory.data;
    tensors[result].device = memory.device;
    tensors[result].strides = memory.strides;
  }
  void useOwnMemory() {
    for (tcopt_tensor &tensor : tensors)
      tensor.data = nullptr, tensor.strides = nullptr;
  }
  const Layout &layout(size_t result) const { return results[result].layout; }
  size_t size() const { return results.size(); }
  /// Throws for sizes that no memory can have.
  void checkSizes(const Signature &signature) const {
    for (auto [spec, result] : llvm::zip(signature.results, results))
      if (!result.layout.numBytes(getSize(spec.dtype)))
        throw RunFailure(ErrorCode::OutOfMemory,
                         "expected sizes of less than 2^63 bytes but found " +
                             textOfSizes(result.layout.sizes));
  }
  /// Of results that are to be in no other memory.
  void allocate(const Signature &signature, const DeviceInfo *device,
                tcopt_device own);
  void takeGiven(const Signature &signature, tcopt_context *context,
                 const DeviceInfo *device);
  std::vector<Result> take() && { return std::move(results); }

private:
  std::vector<Result> results;
  llvm::SmallVector<tcopt_tensor, 4> tensors;
};
} // namespace

// What a machine has no memory for is an error of the call.
static std::shared_ptr<Storage> storageOf(const TensorSpec &spec,
                                          const Layout &layout,
                                          const DeviceInfo *device) {
  size_t bytes = *layout.numBytes(getSize(spec.dtype));
  try {
    return std::make_shared<Storage>(bytes, device);
  } catch (const std::bad_alloc &) {
    throw RunFailure(ErrorCode::OutOfMemory,
                     "there is no memory for " + std::to_string(bytes) +
                         " bytes of a tensor of sizes " +
                         textOfSizes(layout.sizes));
  }
}

// `own` is the device of the context.
void ResultList::allocate(const Signature &signature, const DeviceInfo *device,
                          tcopt_device own) {
  for (auto [spec, result, tensor] :
       llvm::zip(signature.results, results, tensors)) {
    if (tensor.data || spec.isGiven())
      continue;
    const DeviceInfo *place = resultDevice(spec, device);
    result.storage = storageOf(spec, result.layout, place);
    result.layout = Layout::rowMajor(SizeVector(result.layout.sizes));
    tensor.shape = result.layout.sizes.data();
    tensor.data = result.storage->data();
    tensor.device = place ? own : tcopt_device{TCOPT_DEVICE_CPU, 0};
  }
}

// What the function allocated belongs to its context; tensors outlive that.
void ResultList::takeGiven(const Signature &signature, tcopt_context *context,
                           const DeviceInfo *device) {
  for (auto [spec, result, tensor] :
       llvm::zip(signature.results, results, tensors)) {
    if (!spec.isGiven())
      continue;
    result.layout = Layout::rowMajor(SizeVector(result.layout.sizes));
    size_t bytes = size_t(result.layout.numElements()) * getSize(spec.dtype);
    bool isHere = tensor.device.type == TCOPT_DEVICE_CPU;
    const DeviceInfo *place = isHere ? nullptr : resultDevice(spec, device);
    result.storage = std::make_shared<Storage>(bytes, place);
    if (isHere)
      std::memcpy(result.storage->data(), tensor.data, bytes);
    else if (place)
      tcopt_rt_device_move(context, result.storage->data(), tensor.data,
                           int64_t(bytes));
    else
      tcopt_rt_device_read(context, result.storage->data(), tensor.data,
                           int64_t(bytes));
    tcopt_rt_free_result(context, &tensor);
  }
}

// Compiled when tcopt was built.
bool CompiledProgram::findStored(mlir::ModuleOp module,
                                 const CompileLabel &label) {
  const CodeArchive *archive = findStoredKernels();
  auto bytes = archive ? archive->find(keyOfStored(module)) : std::nullopt;
  if (!bytes)
    return false;
  JitOptions settings;
  settings.engine = engine.jitEngine();
  executable = orRaise(Executable::load(
      orRaise(ExecutableImage::fromBytes(*bytes)), engine.context(), settings));
  engine.logger().write(LogChannel::Kernels, label, [] {
    return std::string("found among stored kernels");
  });
  if (executable->mayFail())
    source = module.clone();
  return true;
}

void CompiledProgram::compileModule(mlir::ModuleOp module,
                                    const ProgramOptions &options,
                                    const CompileLabel &label) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  Diagnostics diagnostics;
  ExecutableOptions settings;
  settings.backend = options.backend;
  settings.compile = options.compile;
  settings.compilers = &engine.compilers();
  if (options.recordsCalls)
    settings.calls = engine.recordedCalls();
  settings.code.engine = engine.jitEngine();
  settings.code.progress = engine.logger().progress();
  settings.code.kernels = definedKernels();
  settings.code.computesKeys = engine.logger().has(LogChannel::Kernels);
  std::string log;
  llvm::raw_string_ostream os(log);
  Instrumentations seen = engine.logger().createInstrumentations(label, os);
  if (settings.code.progress)
    seen.push_back(tellProgress(Phase::Ingest, settings.code.progress));
  auto made =
      Executable::compile(module, engine.backends(), settings, std::move(seen));
  if (!log.empty())
    engine.logger().write(label, log);
  if (!made && diagnostics.hasErrors()) {
    llvm::consumeError(made.takeError());
    throw Exception(ErrorCode::CompilationFailed, diagnostics.text());
  }
  executable = orRaise(std::move(made));
  if (const Backend *target = executable->deviceTarget())
    contexts = &engine.contextsOf(target, options.device);
  if (executable->mayFail())
    source = std::move(copy);
  noteCompiled();
  engine.logger().write(label, executable->report());
  if (settings.code.progress)
    settings.code.progress->end();
}

CompiledProgram::CompiledProgram(mlir::ModuleOp module,
                                 const ProgramOptions &options,
                                 const CompileLabel &label) {
  expectCompiler();
  contexts = &engine.contexts();
  if (!options.mayBeStored || !findStored(module, label))
    compileModule(module, options, label);
  if (Error error = executable->makeState(*BorrowedContext(*contexts)))
    raise(std::move(error));
  calledAs = executable->signature();
  for (auto [i, input] : llvm::enumerate(calledAs.inputs)) {
    if (!input.donates)
      continue;
    donors.resize(calledAs.results.size(), -1);
    donors[*input.donates] = i;
  }
}

// Returns whether there are results in the memory of inputs.
bool CompiledProgram::writeOverInputs(llvm::ArrayRef<Input> inputs,
                                      llvm::ArrayRef<tcopt_tensor> in,
                                      ResultList &results) const {
  if (executable->mayFailLate())
    return false;
  bool isAny = false;
  for (auto [result, donor] : llvm::enumerate(donors)) {
    if (donor < 0 || !inputs[donor].isDonated ||
        inputs[donor].data != in[donor].data ||
        inputs[donor].layout->sizes != results.layout(result).sizes)
      continue;
    results.writeOver(result, in[donor]);
    isAny = true;
  }
  return isAny;
}

// The program checks it before it computes anything: this is asked only where
// it has failed.
bool CompiledProgram::overlaps(llvm::ArrayRef<tcopt_tensor> in,
                               ResultList &results) const {
  // The other one has the message.
  BorrowedContext context(*contexts);
  tcopt_rt_reset(context.get());
  return tcopt_rt_check_donated(context.get(), in.data(), int32_t(in.size()),
                                results.data(), int32_t(results.size()),
                                donors.data()) != TCOPT_OK;
}

std::vector<Result> CompiledProgram::run(llvm::ArrayRef<Input> inputs,
                                         const DeviceInfo *device) {
  BorrowedContext context(*contexts);
  tcopt_device own = tcopt_rt_device(context.get());
  bool isOnDevice = own.type != TCOPT_DEVICE_CPU;
  ReachableInputs reached(inputs, calledAs, isOnDevice);
  llvm::SmallVector<tcopt_tensor, 8> in(inputs.size());
  for (auto [spec, input, tensor] :
       llvm::zip_equal(calledAs.inputs, reached.get(), in)) {
    tensor.data = input.data;
    tensor.device = isOnDevice && input.storage && input.storage->device()
                        ? own
                        : tcopt_device{TCOPT_DEVICE_CPU, 0};
    tensor.ndim = int32_t(input.layout->sizes.size());
    tensor.dtype = runtimeDType(spec.dtype);
    // Only donated inputs are written; DLPack's layout has no const.
    tensor.shape = const_cast<int64_t *>(input.layout->sizes.data());
    tensor.strides = const_cast<int64_t *>(input.layout->strides.data());
  }
  tcopt_rt_reset(context.get());
  ResultList results(calledAs);
  if (!executable->hasStaticResults())
    check(*context,
          executable->shapes(context.get(), in.data(), results.data()), inputs);
  results.checkSizes(calledAs);
  bool isInPlace = writeOverInputs(inputs, in, results);
  auto runNow = [&] {
    bool isThere = isReachable(device) || isOnDevice;
    results.allocate(calledAs, isThere ? device : nullptr, own);
    return executable->run(context.get(), in.data(), results.data());
  };
  int status = runNow();
  // What overlaps in this call is computed in other memory.
  if (status == TCOPT_INVALID_ARGUMENT && isInPlace && overlaps(in, results))
      [[unlikely]] {
    tcopt_rt_reset(context.get());
    results.useOwnMemory();
    status = runNow();
  }
  engine.addHostCalls(tcopt_rt_host_calls(context.get()));
  check(*context, status, inputs);
  results.takeGiven(calledAs, context.get(), device);
  return movedTo(device, calledAs, std::move(results).take());
}

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

static ErrorCode codeOf(ExecutionError::Kind kind) {
  switch (kind) {
  case ExecutionError::Kind::Value:
    return ErrorCode::InvalidValue;
  case ExecutionError::Kind::Kernel:
    return ErrorCode::InvalidArgument;
  case ExecutionError::Kind::Limit:
    return ErrorCode::RunFailed;
  }
  llvm_unreachable("unknown kind of error");
}

/// Returns the failure of the interpreter. The name of a graph op is left out,
/// because user programs have no graph ops.
static RunFailure failureOf(Error error) {
  std::optional<RunFailure> failure;
  Error others =
      handleErrors(std::move(error), [&](const ExecutionError &found) {
        bool isGraphOp = found.opName().starts_with("graph.");
        failure.emplace(
            codeOf(found.kind()),
            isGraphOp ? found.text().str()
                      : ("'" + found.opName() + "' " + found.text()).str(),
            found.location());
      });
  std::string text = toString(std::move(others));
  return failure ? *failure : RunFailure(ErrorCode::RunFailed, text);
}

RunFailure RunFailure::at(llvm::ArrayRef<mlir::Location> locations) const {
  if (!op || *op >= locations.size())
    return *this;
  return {code(), message, sourceOf(locations[*op]), op};
}

//===----------------------------------------------------------------------===//
// The interpreter
//===----------------------------------------------------------------------===//

namespace {
class InterpretedProgram : public Program {
public:
  InterpretedProgram(mlir::ModuleOp source, const ProgramOptions &options);
  std::vector<Result> run(llvm::ArrayRef<Input> inputs,
                          const DeviceInfo *device) override;

private:
  std::mutex mutex;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<Runner> runner;
};
} // namespace

InterpretedProgram::InterpretedProgram(mlir::ModuleOp source,
                                       const ProgramOptions &options)
    : module(source.clone()) {
  Diagnostics diagnostics;
  RunnerOptions settings;
  settings.kernels = definedKernels();
  runner = createInterpreterRunner(std::move(settings));
  if (Error error = runner->prepare(*module)) {
    std::string text = toString(std::move(error));
    throw Exception(ErrorCode::CompilationFailed,
                    diagnostics.hasErrors() ? diagnostics.text() : text);
  }
  calledAs = runner->signature();
}

std::vector<Result> InterpretedProgram::run(llvm::ArrayRef<Input> inputs,
                                            const DeviceInfo *device) {
  std::lock_guard<std::mutex> lock(mutex);
  ReachableInputs reached(inputs, calledAs);
  std::vector<HostTensor> tensors;
  for (auto [spec, input] : llvm::zip_equal(calledAs.inputs, reached.get())) {
    tensors.push_back(
        orRaise(HostTensor::create(spec.dtype, input.layout->sizes)));
    Layout from = *input.layout;
    from.offset = 0;
    copyElements(tensors.back().rawData(), Layout::rowMajor(from.sizes),
                 input.data, from, getSize(spec.dtype));
  }
  Expected<tcopt::Tensors> computed = runner->run(tensors);
  if (!computed)
    throw failureOf(computed.takeError());
  std::vector<Result> results;
  for (const HostTensor &tensor : *computed) {
    auto storage = std::make_shared<Storage>(tensor.numBytes());
    std::memcpy(storage->data(), tensor.rawData(), tensor.numBytes());
    results.push_back({storage, Layout::rowMajor(tensor.shape())});
  }
  return movedTo(device, calledAs, std::move(results));
}

/// The file name in locations that encode the number of an op.
static constexpr llvm::StringLiteral kNumbered = "op";

static void numberOps(mlir::ModuleOp module) {
  auto function = module.lookupSymbol<mlir::func::FuncOp>("main");
  unsigned number = 0;
  forEachNeeded(function, resultsOf(function), [&](mlir::Operation *op) {
    op->setLoc(
        mlir::FileLineColLoc::get(op->getContext(), kNumbered, number++, 0));
  });
}

// Kernels say that a value is wrong, the interpreter which one and why.
static RunFailure explainFailure(mlir::ModuleOp source,
                                 llvm::ArrayRef<Program::Input> inputs,
                                 const std::string &message) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = source.clone();
  numberOps(*copy);
  try {
    InterpretedProgram(*copy, ProgramOptions()).run(inputs, nullptr);
  } catch (const RunFailure &found) {
    if (found.location().file_name() != kNumbered)
      return found;
    RunFailure numbered(found.code(), found.message, SourceLocation(),
                        found.location().line());
    auto function = source.lookupSymbol<mlir::func::FuncOp>("main");
    return numbered.at(*locationsOf(function, resultsOf(function)));
  }
  auto [location, rest] = splitLocation(message);
  return RunFailure(ErrorCode::InvalidValue, rest.str(), location);
}

/// Returns the code of an error with this status, a TCOPT_* value.
static ErrorCode codeOf(int status) {
  switch (status) {
  case TCOPT_INDEX_OUT_OF_BOUNDS:
  case TCOPT_DIVISION_BY_ZERO:
  case TCOPT_CHECK_FAILED:
    return ErrorCode::InvalidValue;
  case TCOPT_INVALID_ARGUMENT:
  case TCOPT_SHAPE_MISMATCH:
    return ErrorCode::InvalidArgument;
  case TCOPT_OUT_OF_MEMORY:
    return ErrorCode::OutOfMemory;
  case TCOPT_UNSUPPORTED:
    return ErrorCode::Unsupported;
  default:
    return ErrorCode::RunFailed;
  }
}

void CompiledProgram::check(RuntimeContext &context, int status,
                            llvm::ArrayRef<Input> inputs) const {
  if (status == TCOPT_OK)
    return;
  std::string message = toString(context.check(status));
  ErrorCode code = codeOf(status);
  if (code == ErrorCode::InvalidValue && source)
    throw explainFailure(*source, inputs, message);
  auto [location, rest] = splitLocation(message);
  throw RunFailure(code, rest.str(), location);
}

//===----------------------------------------------------------------------===//
// Backends of the user's own
//===----------------------------------------------------------------------===//

namespace {
class CustomProgram : public Program {
public:
  CustomProgram(mlir::ModuleOp module, const ProgramOptions &options);
  std::vector<Result> run(llvm::ArrayRef<Input> inputs,
                          const DeviceInfo *device) override;

private:
  GraphCallable function;
};
} // namespace

Graph describeGraph(mlir::ModuleOp module) {
  Graph graph;
  llvm::raw_string_ostream os(graph.text);
  module->print(os);
  graph.table = graphTable(module);
  module->walk([&](mlir::Operation *op) {
    graph.numOps += op->getName().getDialectNamespace() == "graph";
  });
  return graph;
}

CustomProgram::CustomProgram(mlir::ModuleOp module,
                             const ProgramOptions &options) {
  calledAs = orRaise(readSignature(orRaise(findEntry(module, "main"))));
  // It may use tensors itself.
  RecorderScope outside(nullptr);
  function = options.custom(describeGraph(module));
  if (!function)
    throw Exception("customBackend gave no function for a graph");
}

static bool isOnDevice(const Program::Input &input) {
  return input.storage && input.storage->device();
}

// On a device the whole storage, of which the layout tells the part.
static std::shared_ptr<Storage> borrowed(const Program::Input &input) {
  if (isOnDevice(input))
    return {const_cast<Storage *>(input.storage), [](Storage *) {}};
  return std::make_shared<Storage>(input.data, std::function<void(void *)>());
}

// The function computes outside of the trace, if there is one.
std::vector<Result> CustomProgram::run(llvm::ArrayRef<Input> inputs,
                                       const DeviceInfo *device) {
  RecorderScope outside(nullptr);
  std::vector<Tensor> arguments;
  for (auto [spec, input] : llvm::zip_equal(calledAs.inputs, inputs)) {
    Layout layout = *input.layout;
    if (!isOnDevice(input))
      layout.offset = 0;
    arguments.push_back(
        Tensor(std::make_shared<TensorImpl>(std::make_shared<Cell>(
            spec.dtype, borrowed(input), std::move(layout)))));
  }
  std::vector<Tensor> tensors = function(arguments);
  if (tensors.size() != calledAs.results.size())
    throw Exception("the function of customBackend gave " +
                    std::to_string(tensors.size()) + " tensors for " +
                    std::to_string(calledAs.results.size()) + " results");
  std::vector<Result> results;
  for (auto [spec, tensor] : llvm::zip_equal(calledAs.results, tensors)) {
    if (!tensor.defined() || tensor.dtype() != spec.dtype ||
        tensor.dim() != spec.rank())
      throw Exception("the function of customBackend gave another tensor than "
                      "the graph's " +
                      spec.typeName());
    // A copy: it may be an argument, or a tensor that the function keeps.
    Tensor copy = clone(tensor);
    materialize(copy, "a result", Place::current());
    const Cell &cell = *copy.getImpl()->cell;
    results.push_back({cell.storage, cell.layout});
  }
  return movedTo(device, calledAs, std::move(results));
}

//===----------------------------------------------------------------------===//
// Which one
//===----------------------------------------------------------------------===//

static std::shared_ptr<Program> compileOrThrow(mlir::ModuleOp module,
                                               const ProgramOptions &options,
                                               const CompileLabel &label) {
  if (options.custom)
    return std::make_shared<CustomProgram>(module, options);
  KernelRecording *recording =
      options.mayBeStored ? Engine::get().recording() : nullptr;
  if (recording)
    recording->add(module);
  if (options.backend == "interp" || recording)
    return std::make_shared<InterpretedProgram>(module, options);
  return std::make_shared<CompiledProgram>(module, options, label);
}

std::shared_ptr<Program> Program::compile(mlir::ModuleOp module,
                                          const ProgramOptions &options,
                                          const CompileLabel &label) {
  Engine::get().logger().write(LogChannel::Graph, label,
                               [&] { return graphTable(module); });
  if (!options.interprets)
    return compileOrThrow(module, options, label);
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  try {
    return compileOrThrow(module, options, label);
  } catch (const Exception &error) {
    Engine::get().logger().write(
        label,
        std::string("warning: not compiled, interpreted: ") + error.what());
    auto program = std::make_shared<InterpretedProgram>(*copy, options);
    program->isFallback = true;
    return program;
  }
}

} // namespace tcopt::capture

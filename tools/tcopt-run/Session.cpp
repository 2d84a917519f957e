//===- Session.cpp - One run of tcopt-run ---------------------------------===//

#include "Session.h"
#include "InnerValues.h"
#include "ShapeCheck.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "tcopt/Execution/PassLog.h"
#include "tcopt/Execution/RemoveUncalled.h"
#include "tcopt/Execution/SpecializeSizes.h"
#include "tcopt/Support/Environment.h"
#include "tcopt/Support/Npy.h"
#include "tcopt/Support/TensorFile.h"
#include "tcopt/Testing/FiniteCheck.h"
#include "tcopt/Testing/PhaseCheck.h"
#include "tcopt/Testing/SingleKernel.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cstdlib>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Options for others
//===----------------------------------------------------------------------===//

static llvm::LogicalResult configure(mlir::PassManager &manager,
                                     const LogChannels &log) {
  attachLog(log, manager, llvm::errs());
  return mlir::applyPassManagerCLOptions(manager);
}

// The process ends here: the thread that hangs cannot be stopped.
void tcopt::endHang(const ToolOptions &options, llvm::StringRef what) {
  llvm::errs() << "tcopt-run: error: the time limit of "
               << llvm::format("%g", options.timeLimit) << " s is over and "
               << what << "\n";
  if (options.json) {
    Report report;
    report.ok = false;
    report.backend = options.backend;
    printJson(llvm::outs(), report);
  }
  std::_Exit(1);
}

RunnerOptions tcopt::makeRunnerOptions(const ToolOptions &options) {
  RunnerOptions made;
  made.entry = options.entry;
  made.threads = options.threads;
  made.timeLimit = options.timeLimit;
  made.profile = options.profile;
  made.slots = options.slots;
  made.startAt = options.startAt;
  made.libraries = options.libraries;
  made.fallback = options.fallback;
  made.compile = options.compile;
  made.recordsCalls = options.recordsCalls;
  return made;
}

Session::Session(const ToolOptions &options, mlir::ModuleOp module,
                 CompileSession &compiling, Report &report)
    : options(options), module(module), backends(*compiling.backends()),
      report(report), runnerOptions(makeRunnerOptions(options)) {
  runnerOptions.engine = compiling.jitEngine();
  runnerOptions.onHang = [&options] {
    endHang(options, "the program has not ended");
  };
  runnerOptions.configure = [&options](mlir::PassManager &manager) {
    return configure(manager, options.log);
  };
  if (initFromEnvironment().progress)
    runnerOptions.progress = showProgress(llvm::errs());
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

Error Session::makeProgramInputs() {
  auto function = findEntry(module, options.entry);
  if (!function)
    return function.takeError();
  if (failed(removeUncalled(*function)))
    return llvm::createStringError("cannot remove what is not called");
  if (!options.inner.empty())
    names = resultNames(*function);
  Expected<Signature> read = readSignature(*function);
  if (!read)
    return read.takeError();
  signature = std::move(*read);
  Expected<Tensors> made = makeInputs(signature, options.inputs);
  if (!made)
    return made.takeError();
  inputs = std::move(*made);
  return options.specializes ? specialize(*function) : Error::success();
}

/// From here on, the program is one that calls a kernel.
Error Session::takeKernel() {
  if (options.kernel.empty())
    return Error::success();
  Expected<SingleKernel> single =
      isolateKernel(module, runnerOptions, inputs, options.kernel);
  if (!single)
    return single.takeError();
  ofKernel = std::move(single->program);
  module = *ofKernel;
  inputs = std::move(single->inputs);
  runnerOptions.entry = "main";
  runnerOptions.startAt.reset();
  llvm::erase_if(runnerOptions.slots, [](llvm::StringRef slot) {
    std::optional<Slot> known = parseSlot(slot.split(':').first.trim());
    return known && phaseOf(*known) <= Phase::Fuse;
  });
  auto function = findEntry(module, runnerOptions.entry);
  if (!function)
    return function.takeError();
  Expected<Signature> read = readSignature(*function);
  if (!read)
    return read.takeError();
  signature = std::move(*read);
  return Error::success();
}

Error Session::specialize(mlir::FunctionOpInterface function) {
  if (!isBeforeIngest(module))
    return llvm::createStringError("--dynamic=false: the program is past "
                                   "ingest, which infers sizes");
  auto graph = llvm::dyn_cast<mlir::func::FuncOp>(*function);
  if (!graph || failed(specializeSizes(graph, inputs)) ||
      failed(verify(module)))
    return llvm::createStringError(
        "--dynamic=false: the sizes of the inputs do not go through");
  Expected<Signature> read = readSignature(function);
  if (!read)
    return read.takeError();
  signature = std::move(*read);
  return Error::success();
}

// Never without saying so.
Error Session::interpretInstead(Error error) {
  report.interpreted = toString(std::move(error));
  llvm::errs() << "tcopt-run: warning: not compiled, interpreted: "
               << *report.interpreted << "\n";
  runner = createInterpreterRunner(runnerOptions);
  compiled = module.clone();
  return runner->prepare(*compiled);
}

// Only this compilation is timed and logged to its end: checks compile, too.
RunnerOptions Session::loggedOptions() {
  RunnerOptions logged = runnerOptions;
  logged.onCode = [this](const CodeReport &report) {
    logCode(options.log, report, llvm::errs());
  };
  logged.computesKeys = options.log.has(LogChannel::Kernels);
  mlir::applyDefaultTimingManagerCLOptions(timers);
  compileTime = timers.getRootScope();
  logged.timing = &compileTime;
  return logged;
}

Error Session::prepareRunner() {
  auto made = createRunner(options.backend, backends, loggedOptions());
  if (!made)
    return made.takeError();
  runner = std::move(*made);
  auto start = std::chrono::steady_clock::now();
  compiled = module.clone();
  Error error = runner->prepare(*compiled);
  compileTime.stop();
  timers.print();
  timers.setEnabled(false);
  if (runnerOptions.progress)
    runnerOptions.progress->end();
  if (error && options.interpretsFailures)
    error = interpretInstead(std::move(error));
  if (error)
    return error;
  report.compileMs = std::chrono::duration<double, std::milli>(
                         std::chrono::steady_clock::now() - start)
                         .count();
  return Error::success();
}

Error Session::execute() {
  if (Error error = runner->setInputs(inputs))
    return error;
  Expected<Timing> timing =
      measure(*runner, options.bench.value_or(0), options.repeat);
  if (!timing)
    return timing.takeError();
  report.timing = *timing;
  if (options.profile)
    report.kernels = runner->profile();
  report.calls = runner->calls();
  report.devicePeakBytes = runner->devicePeakBytes();
  report.hostCalls = runner->hostCalls();
  report.kernelCache = runner->kernelCacheCounts();
  if (int64_t bytes = runner->peakBytes())
    report.peakBytes = bytes;
  Expected<Tensors> computed = runner->results();
  if (!computed)
    return computed.takeError();
  results = std::move(*computed);
  return Error::success();
}

Error Session::countWork() {
  double seconds = report.timing->median * 1e-3;
  if (!options.bench || seconds <= 0)
    return Error::success();
  if (std::optional<double> flops = countFlops(module, options.entry, inputs))
    report.gflops = *flops / seconds * 1e-9;
  report.gbps = (countBytes(inputs) + countBytes(results)) / seconds * 1e-9;
  return Error::success();
}

Error Session::writeOutputs() {
  if (options.outputDir.empty())
    return Error::success();
  if (std::error_code code =
          llvm::sys::fs::create_directories(options.outputDir))
    return llvm::createStringError("cannot make the folder '" +
                                   options.outputDir + "': " + code.message());
  std::vector<std::string> files = fileNames(names);
  for (auto [index, result] : llvm::enumerate(results)) {
    llvm::SmallString<128> path(options.outputDir);
    std::string file = files.empty() ? std::to_string(index) : files[index];
    llvm::sys::path::append(path, file + ".npy");
    if (Error error = saveNpy(path, result))
      return error;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Writes IR with the command that failed on it; returns where.
static Expected<std::string> writeReproducer(mlir::ModuleOp module,
                                             const std::string &command) {
  std::string path = "tcopt-run-reproducer.mlir", message;
  auto file = mlir::openOutputFile(path, &message);
  if (!file)
    return llvm::createStringError(message);
  file->os() << "// " << command << "\n" << module << "\n";
  file->keep();
  return path;
}

Error Session::differ(const Verdict &verdict, mlir::ModuleOp reproducer) {
  report.addErrors(verdict);
  if (verdict.ok)
    return Error::success();
  Expected<std::string> path = writeReproducer(reproducer, options.commandLine);
  if (!path)
    return llvm::createStringError(verdict.message + " (no reproducer: " +
                                   toString(path.takeError()) + ")");
  return llvm::createStringError(verdict.message + " (reproducer: " + *path +
                                 ")");
}

Error Session::compareWithExpected() {
  if (options.expected.empty())
    return Error::success();
  Tensors expected;
  Error errors = Error::success();
  for (const std::string &path : options.expected) {
    auto members = loadTensorFile(path);
    if (!members) {
      errors = joinErrors(std::move(errors), members.takeError());
      continue;
    }
    for (NamedTensor &member : *members)
      expected.push_back(std::move(member.tensor));
  }
  if (errors)
    return errors;
  return differ(compareExpected(results, expected, options.tolerance), module);
}

// The interpreter's own passes are not logged.
RunnerOptions Session::plainOptions() const {
  RunnerOptions plain = runnerOptions;
  plain.configure = nullptr;
  plain.progress = nullptr;
  return plain;
}

Error Session::compareWithInterpreter() {
  // The reference lowering runs a kernel.
  if (options.kernel.empty() && !isInterpretable(module))
    return llvm::createStringError("--check=interp: the interpreter executes "
                                   "graph and core, and this is IR of a later "
                                   "phase (--check=phases checks it)");
  Expected<Oracle> oracle = Oracle::compute(module, plainOptions(), inputs);
  if (!oracle)
    return oracle.takeError();
  return differ(oracle->judge(results), module);
}

Error Session::comparePhases() {
  Expected<PhaseVerdict> verdict = checkPhases(
      module, runnerOptions, inputs, options.check == CheckKind::Passes);
  if (!verdict)
    return verdict.takeError();
  if (verdict->numChecked == 0)
    llvm::errs() << "tcopt-run: warning: the program is lowered already: no "
                    "phase was left to check\n";
  if (verdict->firstWrong)
    report.firstWrongPhase = getPhaseName(*verdict->firstWrong).str();
  if (!verdict->wrongKernel.empty())
    report.wrongKernel = verdict->wrongKernel;
  return differ(*verdict, verdict->before ? *verdict->before : module);
}

Error Session::findNonFinite() {
  if (!isInterpretable(module))
    return llvm::createStringError("--check-finite: the interpreter executes "
                                   "graph and core, and this is IR of a later "
                                   "phase");
  return checkFinite(module, plainOptions(), inputs);
}

Error Session::verifyPlan() {
  Expected<MemoryPlan> verified =
      verifyMemoryPlan(module, runnerOptions, inputs);
  if (!verified)
    return verified.takeError();
  plan = *verified;
  report.lowerBoundBytes = plan->lowerBound;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

void Session::print() {
  llvm::raw_ostream &os = llvm::outs();
  if (plan)
    printMemoryPlan(os, *plan, report);
  if (report.kernels)
    printKernels(os, *report.kernels);
  if (report.shapes)
    return printShapes(os, report);
  if (options.bench)
    printTiming(os, report);
  else if (options.outputDir.empty())
    printResults(os, results, names, options.isFull);
}

Error Session::run() {
  report.backend = options.backend;
  // The checks compile the program as well, for the same backend.
  if (Error error = chooseBackend(options.backend, backends, runnerOptions))
    return error;
  if (Error error = adoptParts(module, backends, runnerOptions))
    return error;
  if (options.explainFusion)
    runnerOptions.slots.push_back(
        explainingSlot(*options.explainFusion, runnerOptions.target));
  if (Error error = makeProgramInputs())
    return error;
  if (Error error = takeKernel())
    return error;
  // Before the program itself runs: what is wrong may crash it.
  if (options.check >= CheckKind::Phases)
    if (Error error = comparePhases())
      return error;
  for (auto step :
       {&Session::prepareRunner, &Session::execute, &Session::countWork,
        &Session::writeOutputs, &Session::compareWithExpected})
    if (Error error = (this->*step)())
      return error;
  if (options.shapes)
    if (Error error = checkShapes(options, module, signature, plainOptions(),
                                  *runner, report))
      return error;
  if (options.check == CheckKind::Interp)
    if (Error error = compareWithInterpreter())
      return error;
  if (options.checkFinite)
    if (Error error = findNonFinite())
      return error;
  if (options.verifyMemoryPlan)
    if (Error error = verifyPlan())
      return error;
  if (!options.json)
    print();
  return Error::success();
}

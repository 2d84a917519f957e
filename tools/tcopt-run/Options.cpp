//===- Options.cpp - tcopt-run's command line -----------------------------===//

#include "Options.h"
#include "../common/CommandLine.h"
#include "../common/ConfigFlags.h"
#include "tcopt/Support/CallConfig.h"
#include "tcopt/Support/Environment.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <functional>
#include <thread>

using namespace tcopt;
using llvm::Error;
using llvm::StringRef;
namespace cl = llvm::cl;

namespace {
/// The options, registered while the command line is read.
struct CommandLine {
  cl::OptionCategory category{"tcopt-run's options"};
  cl::opt<std::string> file{cl::Positional, cl::desc("FILE"),
                            cl::cat(category)};
  cl::opt<std::string> entry{"entry", cl::init("main"), cl::cat(category),
                             cl::desc("Function to run (default: main); what "
                                      "it never calls is not compiled")};
  cl::opt<std::string> backend{
      "backend", cl::init("cpu"), cl::cat(category),
      cl::desc("What executes it: cpu (default), interp (the reference "
               "interpreter), reference (the reference lowering, for IR within "
               "or after the phase fuse), or a plugin's; several that take "
               "parts are separated by commas")};
  cl::list<std::string> inputs{
      "input", cl::cat(category),
      cl::value_desc("FILE|TYPE=VALUES|NAME=...|random:SEED"),
      cl::desc(
          "An argument's file (.npy, .npz, .safetensors) or values "
          "(2x2xf32=1,2,3,4, or one value for all), in order or by "
          "name; or what fills all that are not given: zeros, random:SEED, "
          "nonfinite:SEED (with zeros, infinities and NaN in it), "
          "special:SEED (with the ends of the types as well)")};
  cl::list<std::string> dims{"dim", cl::cat(category),
                             cl::value_desc("NAME=SIZE"),
                             cl::desc("Size of a dynamic dimension")};
  cl::opt<std::string> output{
      "output", cl::cat(category), cl::value_desc("DIR"),
      cl::desc("Write the results to 0.npy, 1.npy, ... of this folder")};
  cl::list<std::string> inner{
      "inner", cl::CommaSeparated, cl::cat(category),
      cl::value_desc("NAME,...|all"),
      cl::desc("The results of an ONNX model are these values of it, or all "
               "that are tensors, by the names in the file and in its order; "
               "--output writes NAME.npy")};
  cl::list<std::string> expect{
      "expect", cl::cat(category), cl::value_desc("FILE"),
      cl::desc("Expected results, in order; compared by the numerics judge "
               "unless a tolerance is given")};
  cl::opt<double> rtol{"rtol", cl::cat(category),
                       cl::desc("Relative tolerance of --expect")};
  cl::opt<double> atol{"atol", cl::cat(category),
                       cl::desc("Absolute tolerance of --expect")};
  cl::opt<CheckKind> check{
      "check", cl::init(CheckKind::None), cl::cat(category),
      cl::desc("Compare with the reference interpreter"),
      cl::values(clEnumValN(CheckKind::Interp, "interp", "the results"),
                 clEnumValN(CheckKind::Phases, "phases",
                            "the IR after every phase, naming the first that "
                            "changed the answer"),
                 clEnumValN(CheckKind::Passes, "passes",
                            "then every pass inside of that phase"))};
  cl::opt<std::string> kernel{
      "kernel", cl::cat(category), cl::value_desc("NAME"),
      cl::desc("Run one kernel of the program alone, on what the program "
               "passes to its first call (--profile names kernels)")};
  cl::opt<std::string> explainFusion{
      "explain-fusion", cl::cat(category), cl::value_desc("A,B"),
      cl::desc("Say why two ops are in different kernels: each by its name "
               "(core.add#2, graph.linear), its source location (m.mlir:3), "
               "or both, as --tcopt-log=fusion prints them")};
  cl::opt<bool> checkFinite{
      "check-finite", cl::cat(category),
      cl::desc("Where results have infinities or NaN, name the first op that "
               "made some of finite operands, on the reference interpreter")};
  cl::opt<int64_t> shapes{
      "shapes", cl::init(0), cl::cat(category), cl::value_desc("N"),
      cl::desc("Compare with the reference interpreter at N combinations of "
               "the open sizes that no file and no --dim fixes")};
  /// Options that are not given are read from the environment.
  ConfigFlags<CallConfig> call{callOptions(), category, {"backend"}};
  ConfigFlags<CompileConfig> compile{compileOptions(), category};
  cl::opt<std::string> bench{
      "bench", cl::ValueOptional, cl::cat(category), cl::value_desc("SECONDS"),
      cl::desc("Measure for so many seconds (default: 1)")};
  cl::opt<int64_t> repeat{"repeat", cl::init(1), cl::cat(category),
                          cl::desc("Run at least so many times")};
  cl::opt<int32_t> threads{
      "threads", cl::init(0), cl::cat(category),
      cl::desc("Threads of compiled code (default: the machine's)")};
  cl::opt<double> timeLimit{
      "time-limit", cl::init(60), cl::cat(category), cl::value_desc("SECONDS"),
      cl::desc("Limit of each execution (default: 60, 0: none)")};
  cl::opt<bool> verifyMemoryPlan{
      "verify-memory-plan", cl::cat(category),
      cl::desc("Check the memory plan, and that no run depends on what memory "
               "held before")};
  cl::opt<bool> profile{"profile", cl::cat(category),
                        cl::desc("Print a row for each kernel")};
  cl::opt<bool> json{"json", cl::cat(category),
                     cl::desc("Print one JSON object on one line")};
  std::string channels =
      "Log to standard error: all, " + llvm::join(getLogChannelNames(), ", ");
  cl::list<std::string> log{"tcopt-log", cl::CommaSeparated, cl::cat(category),
                            cl::value_desc("CHANNEL,..."), cl::desc(channels)};
  cl::list<std::string> slots{
      "slot", cl::cat(category), cl::value_desc("NAME:PIPELINE"),
      cl::desc("Append a pass pipeline to a slot between phases")};
  cl::opt<std::string> startAt{
      "start-at", cl::cat(category), cl::value_desc("PHASE"),
      cl::desc("Compile from this phase on (default: the one that the program "
               "needs next)")};
  cl::opt<bool> full{"full", cl::cat(category),
                     cl::desc("Print all elements of the results")};
  cl::list<std::string> libraries{
      "library", cl::cat(category), cl::value_desc("FILE.so"),
      cl::desc(
          "A shared library with kernels of user-defined ops (repeatable)")};
  cl::opt<std::string> fallback{
      "fallback", cl::cat(category), cl::value_desc("TARGET"),
      cl::desc("The target of what a backend that takes parts leaves (default: "
               "cpu)")};
  cl::opt<std::string> conformance{
      "conformance", cl::ValueOptional, cl::cat(category),
      cl::value_desc("FILE|FOLDER"),
      cl::desc("Print the backend's scorecard: small models of every operator "
               "and element type, compared with the interpreter (default: "
               "tcopt's own cases). Status 1 if a case does not pass")};
  cl::list<std::string> ops{
      "ops", cl::CommaSeparated, cl::cat(category), cl::value_desc("PATTERN"),
      cl::desc("Operators of --conformance, as graph.add or core.* (default: "
               "all)")};
  cl::opt<unsigned> jobs{
      "jobs", cl::init(0), cl::cat(category), cl::value_desc("N"),
      cl::desc("Processes of --conformance (default: one a CPU)")};
  cl::opt<std::string> conformanceWorker{"conformance-worker", cl::Hidden,
                                         cl::cat(category),
                                         cl::value_desc("FIRST:LAST:FILE")};
  cl::opt<bool> serve{
      "serve", cl::cat(category),
      cl::desc("Answer requests, each a JSON object on a line of standard "
               "input, until it ends; docs/TestingGuide.md describes them")};
  /// Read before the command line is parsed; here for --help.
  cl::opt<std::string> kernelCache{
      "kernel-cache", cl::cat(category), cl::value_desc("FOLDER"),
      cl::desc("Keep what the driver compiles of kernels for a GPU in this "
               "folder, for later runs")};
  cl::opt<std::string> ptxas{
      "ptxas", cl::cat(category), cl::value_desc("PROGRAM"),
      cl::desc("Compile kernels for a GPU by NVIDIA's assembler, not by the "
               "driver when they are loaded")};
  cl::list<std::string> plugins{"plugin", cl::cat(category),
                                cl::value_desc("FILE.so"),
                                cl::desc("Load a plugin (repeatable)")};

  Error convert(ToolOptions &options);

private:
  Error convertSettings(ToolOptions &options) const;
  Error convertNumbers(ToolOptions &options) const;
  Error checkUses() const;
  Error checkServe() const;
  Error checkFile() const;
  Error convertBench(ToolOptions &options) const;
  Error convertLog(ToolOptions &options);
  Error convertConformance(ToolOptions &options) const;
};
} // namespace

static Error wrongValue(StringRef option, const llvm::Twine &what) {
  return llvm::createStringError("--" + option + ": " + what);
}

Error CommandLine::convertBench(ToolOptions &options) const {
  if (!bench.getNumOccurrences())
    return Error::success();
  double seconds = 1;
  if (!bench.empty() && StringRef(bench).getAsDouble(seconds))
    return wrongValue("bench",
                      "expected seconds but found '" + bench.getValue() + "'");
  if (!(seconds >= 0 && seconds < 1e6))
    return wrongValue("bench", "seconds must be between 0 and a million");
  options.bench = seconds;
  return Error::success();
}

static Error convertTolerance(const cl::opt<double> &option,
                              std::optional<double> &tolerance) {
  if (!option.getNumOccurrences())
    return Error::success();
  tolerance = option;
  if (std::isfinite(option) && option >= 0)
    return Error::success();
  return wrongValue(option.ArgStr, "a tolerance must not be negative");
}

Error CommandLine::convertNumbers(ToolOptions &options) const {
  if (Error error = convertTolerance(rtol, options.tolerance.rtol))
    return error;
  if (Error error = convertTolerance(atol, options.tolerance.atol))
    return error;
  options.repeat = repeat;
  options.threads = threads;
  options.timeLimit = timeLimit;
  if (repeat < 1)
    return wrongValue("repeat", "must be at least 1");
  if (shapes < 0 || shapes > 1000)
    return wrongValue("shapes", "must be between 0 and 1000");
  if (threads < 0 || threads > 4096)
    return wrongValue("threads", "must be between 0 and 4096");
  if (!(timeLimit >= 0))
    return wrongValue("time-limit", "must not be negative");
  return Error::success();
}

// What would do nothing is a mistake.
Error CommandLine::checkUses() const {
  bool hasTolerance = rtol.getNumOccurrences() || atol.getNumOccurrences();
  if (hasTolerance && expect.empty())
    return llvm::createStringError("--rtol and --atol belong to --expect");
  if (!kernel.empty() && backend == "interp")
    return wrongValue("kernel", "backend 'interp' has no kernels to run");
  if (!kernel.empty() && (shapes || checkFinite || !inner.empty()))
    return wrongValue("kernel", "--shapes, --check-finite and --inner belong "
                                "to whole programs");
  if (profile && backend == "interp")
    return wrongValue("profile", "backend 'interp' has no kernels to measure");
  return Error::success();
}

// They are checked even where they make no difference.
Error CommandLine::convertSettings(ToolOptions &options) const {
  auto environment = initFromEnvironment().settings;
  CallConfig taken;
  if (Error error = call.take(taken, environment))
    return error;
  if (Error error = compile.take(options.compile, environment))
    return error;
  options.recordsCalls = recordsCalls(taken.mode);
  options.interpretsFailures = taken.onError == "interpret";
  options.specializes = taken.dynamic == false;
  if (shapes && options.specializes)
    return wrongValue("shapes", "with --dynamic=false there is one shape");
  return Error::success();
}

Error CommandLine::convertLog(ToolOptions &options) {
  llvm::Expected<LogChannels> channels = LogChannels::parse(log);
  if (!channels)
    return channels.takeError();
  options.log = *channels;
  return Error::success();
}

Error CommandLine::convertConformance(ToolOptions &options) const {
  bool isWanted = conformance.getNumOccurrences();
  options.ops.assign(ops.begin(), ops.end());
  options.jobs = jobs ? unsigned(jobs) : std::thread::hardware_concurrency();
  options.jobs = std::max(options.jobs, 1u);
  options.conformanceWorker = conformanceWorker;
  if (isWanted)
    options.conformance = conformance.getValue();
  if (isWanted && !file.empty())
    return llvm::createStringError("--conformance runs its own cases, and no "
                                   "file '" +
                                   file + "'");
  if (!isWanted && (!ops.empty() || jobs))
    return llvm::createStringError("--ops and --jobs belong to --conformance");
  return Error::success();
}

// Requests say what is run, with which inputs.
Error CommandLine::checkServe() const {
  std::reference_wrapper<const cl::Option> useless[] = {
      file,  inputs, dims,          output,           expect,
      check, bench,  repeat,        verifyMemoryPlan, profile,
      json,  log,    slots,         conformance,      shapes,
      inner, kernel, explainFusion, checkFinite};
  for (const cl::Option &option : useless)
    if (option.getNumOccurrences())
      return wrongValue("serve", option.hasArgStr()
                                     ? "--" + option.ArgStr +
                                           " does not go with requests"
                                     : "programs come from requests, and none "
                                       "from a file");
  for (const cl::Option *option : call.given())
    return wrongValue("serve",
                      "--" + option->ArgStr + " does not go with requests");
  return Error::success();
}

Error CommandLine::checkFile() const {
  if (serve)
    return checkServe();
  if (file.empty() && !conformance.getNumOccurrences())
    return llvm::createStringError("expected a FILE to run; see --help");
  return Error::success();
}

Error CommandLine::convert(ToolOptions &options) {
  options.file = file;
  options.entry = entry;
  options.backend = backend;
  options.inputs.inputs = inputs;
  options.inputs.dims = dims;
  options.outputDir = output;
  options.expected = expect;
  options.inner.assign(inner.begin(), inner.end());
  options.check = check;
  options.kernel = kernel;
  if (explainFusion.getNumOccurrences())
    options.explainFusion = explainFusion;
  options.checkFinite = checkFinite;
  options.verifyMemoryPlan = verifyMemoryPlan;
  options.profile = profile;
  options.json = json;
  options.slots = slots;
  options.isFull = full;
  if (!startAt.empty() && !(options.startAt = parsePhase(startAt)))
    return wrongValue("start-at", "expected a phase but found '" +
                                      startAt.getValue() + "'");
  options.libraries = libraries;
  options.fallback = fallback;
  options.serve = serve;
  options.shapes = shapes;
  if (Error error = convertNumbers(options))
    return error;
  if (Error error = convertSettings(options))
    return error;
  if (Error error = checkUses())
    return error;
  if (Error error = convertBench(options))
    return error;
  if (Error error = convertConformance(options))
    return error;
  if (Error error = checkFile())
    return error;
  return convertLog(options);
}

llvm::Expected<ToolOptions> tcopt::parseOptions(int argc, char **argv) {
  registerUpstreamOptions();
  static CommandLine line;
  parseCommandLine(argc, argv, "compiles and runs a program of any phase\n");
  ToolOptions options;
  options.commandLine =
      llvm::join(llvm::ArrayRef<const char *>(argv, argc), " ");
  if (Error error = line.convert(options))
    return error;
  return options;
}

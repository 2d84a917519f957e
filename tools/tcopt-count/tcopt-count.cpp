//===- tcopt-count.cpp - counts what programs execute ---------------------===//
//
// Compiles programs as far as their memory plan, without any execution, and
// prints how many kernels an execution calls and how much memory they need.
//
//===----------------------------------------------------------------------===//

#include "../common/CommandLine.h"
#include "../common/ConfigFlags.h"
#include "CountFile.h"
#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Tools/ToolSetup.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/ThreadPool.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
namespace cl = llvm::cl;
namespace json = llvm::json;

static constexpr llvm::StringLiteral kTool = "tcopt-count";

namespace {
/// The options, registered while the command line is read.
struct CommandLine {
  cl::OptionCategory category{"tcopt-count's options"};
  cl::list<std::string> files{cl::Positional, cl::OneOrMore,
                              cl::desc("FILE..."), cl::cat(category)};
  cl::list<std::string> entries{
      "entry", cl::CommaSeparated, cl::cat(category),
      cl::value_desc("NAME,..."),
      cl::desc("Functions to compile, each by itself (default: all that are "
               "public)")};
  cl::list<std::string> targets{"target", cl::CommaSeparated, cl::cat(category),
                                cl::value_desc("NAME,..."),
                                cl::desc("What to compile for (default: cpu)")};
  ConfigFlags<CompileConfig> compile{compileOptions(), category};
  cl::list<std::string> launches{
      "launches", cl::CommaSeparated, cl::cat(category),
      cl::value_desc("NAME,..."),
      cl::desc("Functions whose launches on a GPU are counted, too: their "
               "kernels are lowered to loops")};
  cl::list<std::string> dims{
      "dim", cl::cat(category), cl::value_desc("NAME=SIZE"),
      cl::desc("Size of a dynamic dimension, for bytes. Kernels are for any "
               "size")};
  cl::list<std::string> inputs{
      "input", cl::cat(category), cl::value_desc("FILE|NAME=FILE"),
      cl::desc("Values of a model's inputs, for those that decide shapes")};
  cl::opt<unsigned> jobs{"jobs", cl::init(0), cl::cat(category),
                         cl::value_desc("N"),
                         cl::desc("Threads, for files (default: one a CPU)")};
  cl::opt<bool> json{"json", cl::cat(category),
                     cl::desc("Print a JSON object for each function and "
                              "target, on a line")};
  cl::list<std::string> plugins{"plugin", cl::cat(category),
                                cl::value_desc("FILE.so"),
                                cl::desc("Load a plugin (repeatable)")};

  Expected<CountOptions> convert() const;
};
} // namespace

Expected<CountOptions> CommandLine::convert() const {
  CountOptions options;
  options.targets.assign(targets.begin(), targets.end());
  if (options.targets.empty())
    options.targets.push_back("cpu");
  if (Error error = compile.take(options.compile))
    return std::move(error);
  options.entries.assign(entries.begin(), entries.end());
  options.launches.assign(launches.begin(), launches.end());
  options.inputs.inputs.assign(inputs.begin(), inputs.end());
  options.inputs.dims.assign(dims.begin(), dims.end());
  for (llvm::StringRef dim : dims) {
    auto [name, text] = dim.rsplit('=');
    int64_t size;
    if (name.empty() || text.getAsInteger(10, size) || size < 0)
      return llvm::createStringError("--dim: expected NAME=SIZE but found '" +
                                     dim + "'");
    options.sizes[name.str()] = size;
  }
  return options;
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

static void printJson(const CountRow &row) {
  json::OStream os(llvm::outs());
  os.object([&] {
    os.attribute("file", json::fixUTF8(row.file));
    os.attribute("entry", json::fixUTF8(row.entry));
    os.attribute("target", json::fixUTF8(row.target));
    os.attribute("calls", row.calls.calls);
    os.attribute("loop_calls", row.calls.loopCalls);
    os.attribute("extern_calls", row.calls.externCalls);
    os.attribute("units", row.calls.units);
    if (row.launches)
      os.attribute("launches", *row.launches);
    os.attribute("bytes", row.calls.bytes);
    os.attribute("assumed_sizes", row.calls.assumed);
    os.attribute("state_calls", row.calls.stateCalls);
    os.attribute("state_bytes", row.calls.stateBytes);
    os.attribute("arena_bytes", row.arenas.bytes);
    os.attribute("assumed_slots", row.arenas.assumed);
  });
  llvm::outs() << "\n";
}

static void printTable(llvm::ArrayRef<CountRow> rows) {
  llvm::outs() << "   calls in loops  extern   units launches        bytes "
                  "       state        arena  program\n";
  for (const CountRow &row : rows) {
    llvm::outs() << llvm::format(
        "%8lld %8lld %7lld %7lld %8s %12lld %12lld %12lld  ",
        (long long)row.calls.calls, (long long)row.calls.loopCalls,
        (long long)row.calls.externCalls, (long long)row.calls.units,
        row.launches ? std::to_string(*row.launches).c_str() : "-",
        (long long)row.calls.bytes, (long long)row.calls.stateBytes,
        (long long)row.arenas.bytes);
    llvm::outs() << row.file << ", " << row.entry << ", " << row.target << "\n";
  }
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static std::vector<FileCounts> countFiles(const CommandLine &line,
                                          const CountOptions &options,
                                          const ToolSetup &setup) {
  std::vector<std::string> files(line.files.begin(), line.files.end());
  std::vector<FileCounts> counts(files.size());
  llvm::DefaultThreadPool pool(llvm::hardware_concurrency(line.jobs));
  for (auto [file, result] : llvm::zip_equal(files, counts))
    pool.async([&file, &result, &options, &setup] {
      result = countFile(file, options, setup.registry, setup.backends);
    });
  pool.wait();
  return counts;
}

static int count(const CommandLine &line, const ToolSetup &setup) {
  Expected<CountOptions> options = line.convert();
  if (!options)
    return reportToolError(kTool, options.takeError());
  std::vector<CountRow> rows;
  int status = 0;
  for (FileCounts &counts : countFiles(line, *options, setup)) {
    llvm::append_range(rows, std::move(counts.rows));
    for (const std::string &error : counts.errors)
      status = reportToolError(kTool, llvm::createStringError(error));
  }
  if (line.json)
    llvm::for_each(rows, printJson);
  else if (!rows.empty())
    printTable(rows);
  return status;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  Expected<ToolSetup> setup = setUpTool(argc, argv);
  if (!setup)
    return reportToolError(kTool, setup.takeError());
  registerUpstreamOptions();
  static CommandLine line;
  parseCommandLine(argc, argv,
                   "counts kernel calls, bytes and memory of "
                   "programs, without executing them\n");
  return count(line, *setup);
}

//===- CaseWorkers.cpp - Cases in processes of their own ------------------===//

#include "CaseWorkers.h"
#include "Session.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <deque>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
namespace json = llvm::json;
namespace sys = llvm::sys;

using Clock = std::chrono::steady_clock;

/// Cases that a child is given at once: enough that starting it costs little.
static constexpr size_t kBatch = 24;

//===----------------------------------------------------------------------===//
// Results as lines
//===----------------------------------------------------------------------===//

static json::Value toJson(size_t index, const CaseResult &result) {
  return json::Object{{"done", int64_t(index)},
                      {"placement", int64_t(result.placement)},
                      {"outcome", int64_t(result.outcome)},
                      {"message", json::fixUTF8(result.message)},
                      {"inputs", result.inputs}};
}

static CaseResult fromJson(const json::Object &line) {
  CaseResult result;
  result.placement = Placement(line.getInteger("placement").value_or(0));
  result.outcome = Outcome(line.getInteger("outcome").value_or(0));
  result.message = line.getString("message").value_or("").str();
  result.inputs = line.getString("inputs").value_or("").str();
  return result;
}

//===----------------------------------------------------------------------===//
// The child
//===----------------------------------------------------------------------===//

namespace {
/// Cases [first, last) and the file for their results.
struct Work {
  size_t first = 0, last = 0;
  std::string file;
};

/// Writes lines that are in the file even if the process dies at once.
class ResultFile {
public:
  ResultFile(StringRef path, std::error_code &code)
      : os(path, code, sys::fs::OF_Append) {}

  void begin(size_t index) { write(json::Object{{"begin", int64_t(index)}}); }
  void end(size_t index, const CaseResult &result) {
    write(toJson(index, result));
  }

private:
  void write(json::Value line) {
    os << line << "\n";
    os.flush();
  }

  llvm::raw_fd_ostream os;
};
} // namespace

static Expected<Work> readWork(StringRef text, size_t numCases) {
  Work work;
  auto [first, rest] = text.split(':');
  auto [last, file] = rest.split(':');
  work.file = file.str();
  if (first.getAsInteger(10, work.first) || last.getAsInteger(10, work.last) ||
      work.last > numCases || file.empty())
    return llvm::createStringError(
        "--conformance-worker: expected FIRST:LAST:FILE but found '" + text +
        "'");
  return work;
}

Error tcopt::workOnCases(const ToolOptions &options,
                         llvm::ArrayRef<ConformanceCase> cases,
                         const BackendRegistry &backends,
                         const mlir::DialectRegistry &registry) {
  Expected<Work> work = readWork(options.conformanceWorker, cases.size());
  if (!work)
    return work.takeError();
  std::error_code code;
  ResultFile results(work->file, code);
  if (code)
    return llvm::createStringError("cannot write '" + work->file +
                                   "': " + code.message());
  size_t current = work->first;
  RunnerOptions settings = makeRunnerOptions(options);
  settings.onHang = [&] {
    results.end(current, {Placement::Unknown, Outcome::Failed,
                          llvm::formatv("the time limit of {0} s is over",
                                        llvm::format("%g", options.timeLimit)),
                          ""});
    std::_Exit(0);
  };
  Watchdog watchdog(settings.onHang);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  for (; current < work->last; ++current) {
    results.begin(current);
    if (options.timeLimit > 0)
      watchdog.arm(options.timeLimit);
    CaseResult result = runConformanceCase(cases[current], options.backend,
                                           backends, settings, context);
    watchdog.disarm();
    results.end(current, result);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The parent
//===----------------------------------------------------------------------===//

namespace {
struct Child {
  Work work;
  sys::ProcessInfo process;
  std::string output;
  /// When the result file last grew, and its size then.
  Clock::time_point lastSeen = Clock::now();
  uint64_t size = 0;
};

class WorkerPool {
public:
  WorkerPool(const ToolOptions &options, llvm::ArrayRef<std::string> arguments,
             size_t numCases)
      : options(options), arguments(arguments), results(numCases) {
    for (size_t first = 0; first < numCases; first += kBatch)
      queue.push_back({first, std::min(first + kBatch, numCases), ""});
  }
  ~WorkerPool() {
    for (Child &child : children)
      ::kill(child.process.Pid, SIGKILL);
    sys::fs::remove_directories(folder);
  }

  Expected<std::vector<CaseResult>> run();

private:
  Error start(Work work);
  /// Takes in what children that ended found out.
  Error collect();
  void endStuck(Child &child);
  Error finish(Child &child, int status, StringRef message);
  /// Takes in the lines; the first case without a result.
  size_t readResults(const Child &child, std::optional<size_t> &begun);
  std::string lastOutput(const Child &child) const;

  const ToolOptions &options;
  llvm::ArrayRef<std::string> arguments;
  std::vector<CaseResult> results;
  std::deque<Work> queue;
  std::vector<Child> children;
  llvm::SmallString<128> folder;
  unsigned numStarted = 0;
};
} // namespace

Error WorkerPool::start(Work work) {
  Child child;
  std::string stem =
      (llvm::Twine(folder) + "/" + llvm::Twine(numStarted++)).str();
  work.file = stem + ".json";
  child.output = stem + ".txt";
  std::vector<std::string> words = arguments.vec();
  words.push_back("--conformance-worker=" + std::to_string(work.first) + ":" +
                  std::to_string(work.last) + ":" + work.file);
  std::vector<StringRef> given(words.begin(), words.end());
  std::optional<StringRef> redirects[] = {StringRef(""), child.output,
                                          child.output};
  std::string message;
  bool failed = false;
  child.process = sys::ExecuteNoWait(words.front(), given, std::nullopt,
                                     redirects, 0, &message, &failed);
  if (failed)
    return llvm::createStringError("cannot start '" + words.front() +
                                   "': " + message);
  child.work = std::move(work);
  children.push_back(std::move(child));
  return Error::success();
}

/// The last line that a child printed, before LLVM's dump of its stack, for
/// what it died of.
std::string WorkerPool::lastOutput(const Child &child) const {
  auto buffer = llvm::MemoryBuffer::getFile(child.output);
  std::string last;
  if (buffer)
    for (llvm::line_iterator line(**buffer); !line.is_at_end(); ++line) {
      if (line->starts_with("PLEASE submit") || line->starts_with("Stack dump"))
        break;
      last = line->str();
    }
  return last;
}

size_t WorkerPool::readResults(const Child &child,
                               std::optional<size_t> &begun) {
  size_t next = child.work.first;
  auto buffer = llvm::MemoryBuffer::getFile(child.work.file);
  if (!buffer)
    return next;
  for (llvm::line_iterator line(**buffer); !line.is_at_end(); ++line) {
    Expected<json::Value> value = json::parse(*line);
    const json::Object *object = value ? value->getAsObject() : nullptr;
    if (!value)
      llvm::consumeError(value.takeError());
    if (!object)
      continue;
    if (std::optional<int64_t> index = object->getInteger("begin"))
      begun = size_t(*index);
    std::optional<int64_t> done = object->getInteger("done");
    if (!done || size_t(*done) >= results.size())
      continue;
    results[*done] = fromJson(*object);
    next = size_t(*done) + 1;
    begun.reset();
  }
  return next;
}

/// The case at which a child died has failed; another child gets the rest.
Error WorkerPool::finish(Child &child, int status, StringRef message) {
  std::optional<size_t> begun;
  size_t next = readResults(child, begun);
  std::string how =
      status < 0 ? message.str() : "exit status " + std::to_string(status);
  std::string last = lastOutput(child);
  how = "the process ended: " + how + (last.empty() ? "" : " (" + last + ")");
  if (begun) {
    results[*begun] = {Placement::Unknown, Outcome::Failed, how, ""};
    next = *begun + 1;
  } else if (next == child.work.first) {
    return llvm::createStringError("cannot run cases: " + how);
  } else if (status != 0 && next == child.work.last) {
    results[next - 1] = {results[next - 1].placement, Outcome::Failed,
                         "after the case " + how, ""};
  }
  if (next < child.work.last)
    queue.push_back({next, child.work.last, ""});
  return Error::success();
}

/// A child ends itself when a case takes too long; this is for one that cannot
/// even do that.
void WorkerPool::endStuck(Child &child) {
  uint64_t size = 0;
  if (!sys::fs::file_size(child.work.file, size) && size != child.size) {
    child.size = size;
    child.lastSeen = Clock::now();
  }
  std::chrono::duration<double> silent = Clock::now() - child.lastSeen;
  if (options.timeLimit > 0 && silent.count() > 2 * options.timeLimit + 30)
    ::kill(child.process.Pid, SIGKILL);
}

Expected<std::vector<CaseResult>> WorkerPool::run() {
  if (std::error_code code =
          sys::fs::createUniqueDirectory("tcopt-conformance", folder))
    return llvm::createStringError("cannot make a temporary folder: " +
                                   code.message());
  while (!queue.empty() || !children.empty()) {
    while (!queue.empty() && children.size() < options.jobs) {
      if (Error error = start(queue.front()))
        return std::move(error);
      queue.pop_front();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (Error error = collect())
      return std::move(error);
  }
  return std::move(results);
}

Error WorkerPool::collect() {
  std::vector<Child> running;
  Error error = Error::success();
  for (Child &child : children) {
    std::string message;
    sys::ProcessInfo ended = sys::Wait(child.process, 0, &message);
    if (ended.Pid == 0) {
      endStuck(child);
      running.push_back(std::move(child));
      continue;
    }
    error = llvm::joinErrors(std::move(error),
                             finish(child, ended.ReturnCode, message));
  }
  children = std::move(running);
  return error;
}

Expected<std::vector<CaseResult>>
tcopt::runCasesInWorkers(const ToolOptions &options,
                         llvm::ArrayRef<std::string> arguments,
                         size_t numCases) {
  return WorkerPool(options, arguments, numCases).run();
}

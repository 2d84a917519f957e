//===- Serve.cpp - tcopt-run --serve --------------------------------------===//

#include "Serve.h"
#include "ServePrograms.h"
#include "tcopt/Execution/Watchdog.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <unistd.h>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
namespace json = llvm::json;

using Clock = std::chrono::steady_clock;

namespace {
class Server {
public:
  Server(const ToolOptions &options, const ToolSetup &setup,
         llvm::raw_ostream &os)
      : options(options), os(os),
        programs(options, setup, [this](ServeStage stage) { enter(stage); }),
        watchdog([this] { endHang(); }) {}

  void answer(StringRef line);

private:
  Expected<json::Object> respond(const json::Object &request);
  Expected<json::Object> run(const ServeRequest &request);
  Expected<json::Object> infer(const ServeRequest &request);
  /// Notes what is done from now on, for which the time begins anew.
  void enter(ServeStage stage);
  void begin(json::Value id);
  void send(json::Object answer);
  void endHang();

  const ToolOptions &options;
  llvm::raw_ostream &os;
  ServePrograms programs;

  /// Of the request: what the watchdog's thread needs.
  std::mutex mutex;
  json::Value id = nullptr;
  ServeStage stage = ServeStage::Request;
  double timeLimit = 0;
  /// When the watchdog may answer; never while there is no request.
  Clock::time_point deadline = Clock::time_point::max();

  Watchdog watchdog;
};
} // namespace

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

// A program that notices the limit by itself gets some time to say so. The
// limit is that of an execution; to compile may take longer, but not forever.
void Server::enter(ServeStage next) {
  double seconds = timeLimit + (next == ServeStage::Run ? 1 : 60);
  std::lock_guard<std::mutex> lock(mutex);
  stage = next;
  if (timeLimit <= 0 || seconds > 1e9)
    return;
  deadline = Clock::now() + std::chrono::milliseconds(int64_t(seconds * 1e3));
  watchdog.arm(seconds);
}

// The thread that hangs cannot be stopped: the process ends here.
void Server::endHang() {
  std::lock_guard<std::mutex> lock(mutex);
  if (Clock::now() < deadline)
    return;
  json::Object answer = makeFailure(
      stage, llvm::formatv("the time limit of {0} s is over and the program "
                           "has not ended",
                           llvm::format("%g", timeLimit))
                 .str());
  answer["id"] = std::move(id);
  answer["exits"] = true;
  os << json::Value(std::move(answer)) << "\n";
  os.flush();
  std::_Exit(1);
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

void Server::begin(json::Value given) {
  std::lock_guard<std::mutex> lock(mutex);
  id = std::move(given);
  stage = ServeStage::Request;
}

void Server::send(json::Object answer) {
  watchdog.disarm();
  std::lock_guard<std::mutex> lock(mutex);
  answer["id"] = std::move(id);
  deadline = Clock::time_point::max();
  os << json::Value(std::move(answer)) << "\n";
  os.flush();
}

static double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start)
      .count();
}

static Expected<Tensors> makeInputs(const ServeRequest &request,
                                    const ServePrograms::Compiled &program) {
  if (request.generated.inputs.empty())
    return request.inputs;
  if (program.signature)
    return makeInputs(*program.signature, request.generated);
  return llvm::createStringError(
      "'inputs': the types of the entry's arguments are not known");
}

Expected<json::Object> Server::run(const ServeRequest &request) {
  Clock::time_point start = Clock::now();
  ServePrograms::Compiled *program = programs.find(request.program);
  bool isCached = program;
  if (!program) {
    auto compiled = programs.compile(request.program);
    if (!compiled)
      return compiled.takeError();
    program = *compiled;
  }
  double compileMs = isCached ? 0 : millisecondsSince(start);
  enter(ServeStage::Run);
  Expected<Tensors> inputs = makeInputs(request, *program);
  if (!inputs)
    return inputs.takeError();
  Expected<Tensors> results = program->runner->run(*inputs);
  if (!results)
    return results.takeError();
  enter(ServeStage::Compare);
  if (request.expected) {
    Verdict verdict =
        compareExpected(*results, *request.expected, request.tolerance);
    if (!verdict.ok)
      return llvm::createStringError(verdict.message);
  }
  return json::Object{{"ok", true},
                      {"cached", isCached},
                      {"compile_ms", compileMs},
                      {"outputs", toJson(*results)}};
}

Expected<json::Object> Server::infer(const ServeRequest &request) {
  auto types = programs.infer(request.program.text);
  if (!types)
    return types.takeError();
  return json::Object{{"ok", true}, {"types", json::Array(*types)}};
}

Expected<json::Object> Server::respond(const json::Object &request) {
  Expected<ServeRequest> read = readRequest(request, options);
  if (!read)
    return read.takeError();
  timeLimit = read->program.timeLimit;
  return read->infer ? infer(*read) : run(*read);
}

void Server::answer(StringRef line) {
  begin(nullptr);
  Expected<json::Object> request = parseRequest(line);
  if (!request)
    return send(
        makeFailure(ServeStage::Request, toString(request.takeError())));
  if (const json::Value *given = request->get("id"))
    begin(*given);
  Expected<json::Object> answer = respond(*request);
  send(answer ? std::move(*answer)
              : makeFailure(stage, toString(answer.takeError())));
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

/// Calls a function with each line of standard input.
static void forEachLine(llvm::function_ref<void(StringRef)> take) {
  char *line = nullptr;
  size_t room = 0;
  ssize_t length;
  while ((length = ::getline(&line, &room, stdin)) >= 0)
    take(StringRef(line, size_t(length)).rtrim("\r\n"));
  std::free(line);
}

// Programs print as well: not between the answers.
Error tcopt::serve(const ToolOptions &options, const ToolSetup &setup) {
  llvm::outs().flush();
  int answers = ::dup(STDOUT_FILENO);
  if (answers < 0 || ::dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
    return llvm::createStringError("--serve: cannot keep standard output");
  llvm::raw_fd_ostream os(answers, /*shouldClose=*/true);
  Server server(options, setup, os);
  forEachLine([&](StringRef line) { server.answer(line); });
  return Error::success();
}

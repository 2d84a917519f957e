//===- ServePrograms.cpp - Programs that --serve has compiled -------------===//

#include "ServePrograms.h"
#include "Session.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassRegistry.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Import/TorchGraph.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Pipelines/Phases.h"
#include "llvm/ADT/StringExtras.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using mlir::ModuleOp;
using mlir::OwningOpRef;

/// What requests call their program in diagnostics.
static constexpr StringRef kSourceName = "program";
/// Compiled programs that are kept.
static constexpr size_t kMostPrograms = 64;
/// Types and attributes are never freed: so many programs share a session.
static constexpr unsigned kProgramsOfSession = 200;

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

namespace {
/// Keeps the first error that a context reports.
class FirstError {
public:
  explicit FirstError(mlir::MLIRContext *context)
      : handler(context,
                [this](mlir::Diagnostic &diagnostic) { take(diagnostic); }) {}

  /// The first diagnostic in place of an error that only says that there is
  /// one.
  Error explain(Error error) const {
    if (!error || text.empty())
      return error;
    llvm::consumeError(std::move(error));
    return llvm::createStringError(text);
  }

private:
  void take(const mlir::Diagnostic &diagnostic);

  std::string text;
  mlir::ScopedDiagnosticHandler handler;
};
} // namespace

void FirstError::take(const mlir::Diagnostic &diagnostic) {
  if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error &&
      text.empty())
    text = messageAt(diagnostic.getLocation(), diagnostic.str());
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

// A program is IR, or a graph of PyTorch, which is a JSON object.
static Expected<OwningOpRef<ModuleOp>> parse(StringRef text,
                                             mlir::MLIRContext *context) {
  if (text.starts_with("{"))
    return torch::loadTorchGraph(text, context);
  auto buffer = llvm::MemoryBuffer::getMemBuffer(text, kSourceName);
  if (Error error = checkNesting(*buffer))
    return std::move(error);
  FirstError first(context);
  auto module = mlir::parseSourceString<ModuleOp>(
      text, mlir::ParserConfig(context), kSourceName);
  if (!module)
    return first.explain(llvm::createStringError("cannot parse the program"));
  return module;
}

/// Runs a pipeline, whose passes may be those of functions.
static Error runPipeline(ModuleOp module, StringRef pipeline) {
  return runPasses(module, {}, [&](mlir::PassManager &manager) -> Error {
    manager.setNesting(mlir::OpPassManager::Nesting::Implicit);
    std::string message;
    llvm::raw_string_ostream os(message);
    if (succeeded(mlir::parsePassPipeline(pipeline, manager, os)))
      return Error::success();
    return llvm::createStringError("cannot read the pipeline '" + pipeline +
                                   "': " + StringRef(message).trim());
  });
}

// A runner wants ranked results, which ingest infers. The interpreter gets the
// program after it as well, so that what is inferred is judged too.
static std::string ingestPipeline(ModuleOp module,
                                  const RunnerOptions &settings) {
  if (!isBeforeIngest(module))
    return "tcopt-set-numerics{mode=" + settings.compile.numerics + "}";
  std::string text =
      "tcopt-compile{stop-after=ingest target=" + settings.target +
      printPassOptions(settings.compile);
  if (!settings.parts.empty())
    text += " backends=" + llvm::join(settings.parts, "+");
  return text + "}";
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

mlir::MLIRContext *ServePrograms::takeContext() {
  if (!session || numSeen == kProgramsOfSession) {
    cache.clear();
    session = setup.createSession(CompileSession::Threading::DISABLED);
    numSeen = 0;
  }
  ++numSeen;
  return session->context();
}

ServePrograms::Compiled *ServePrograms::find(const ServedProgram &program) {
  auto found = llvm::find_if(cache, [&](const Compiled &compiled) {
    return compiled.program == program;
  });
  if (found == cache.end())
    return nullptr;
  cache.splice(cache.begin(), cache, found);
  return &*found;
}

Error ServePrograms::makeRunner(Compiled &made) {
  const ServedProgram &program = made.program;
  RunnerOptions settings = makeRunnerOptions(options);
  settings.entry = program.entry;
  settings.compile = program.compile;
  settings.threads = program.threads;
  settings.timeLimit = program.timeLimit;
  settings.engine = session->jitEngine();
  const BackendRegistry &backends = *setup.backends;
  if (Error error = chooseBackend(program.backend, backends, settings))
    return error;
  if (!program.passes.empty())
    if (Error error = runPipeline(*made.module, program.passes))
      return error;
  if (Error error = adoptParts(*made.module, backends, settings))
    return error;
  if (isInterpretable(*made.module))
    if (Error error =
            runPipeline(*made.module, ingestPipeline(*made.module, settings)))
      return error;
  auto runner = createRunner(program.backend, backends, std::move(settings));
  if (!runner)
    return runner.takeError();
  made.runner = std::move(*runner);
  return made.runner->prepare(*made.module);
}

// Requests that pass tensors need no signature, so that errors are dropped.
static std::optional<Signature> signatureOf(ModuleOp module, StringRef entry) {
  auto function = findEntry(module, entry);
  if (!function) {
    llvm::consumeError(function.takeError());
    return std::nullopt;
  }
  Expected<Signature> read = readSignature(*function);
  if (read)
    return std::move(*read);
  llvm::consumeError(read.takeError());
  return std::nullopt;
}

Expected<ServePrograms::Compiled *>
ServePrograms::compile(const ServedProgram &program) {
  mlir::MLIRContext *context = takeContext();
  enter(ServeStage::Parse);
  auto module = parse(program.text, context);
  if (!module)
    return module.takeError();
  enter(ServeStage::Compile);
  FirstError first(context);
  std::optional<Signature> signature = signatureOf(**module, program.entry);
  Compiled made{program, std::move(*module), nullptr, std::move(signature)};
  if (Error error = first.explain(makeRunner(made)))
    return std::move(error);
  cache.push_front(std::move(made));
  if (cache.size() > kMostPrograms)
    cache.pop_back();
  return &cache.front();
}

static std::vector<std::string> printTypes(mlir::TypeRange types) {
  std::vector<std::string> texts;
  for (mlir::Type type : types)
    llvm::raw_string_ostream(texts.emplace_back()) << type;
  return texts;
}

Expected<std::vector<std::string>> ServePrograms::infer(StringRef text) {
  mlir::MLIRContext *context = takeContext();
  enter(ServeStage::Parse);
  auto module = parse(text, context);
  if (!module)
    return module.takeError();
  enter(ServeStage::Compile);
  FirstError first(context);
  Error error = runPasses(**module, {}, [](mlir::PassManager &manager) {
    manager.addPass(graph::createGraphInferShapes());
    return Error::success();
  });
  if (error)
    return first.explain(std::move(error));
  auto function = findEntry(**module, options.entry);
  if (!function)
    return function.takeError();
  return printTypes(function->getResultTypes());
}

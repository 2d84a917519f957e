//===- Conformance.cpp - What a backend makes of a case -------------------===//

#include "tcopt/Testing/Conformance.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "tcopt/Core/IR/CoreDialect.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "tcopt/Testing/Compare.h"
#include <set>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace {
/// Sees what a backend takes, after the pass that gives it its parts.
class PlacementRecorder : public mlir::PassInstrumentation {
public:
  explicit PlacementRecorder(Placement &into) : placement(into) {}

  void runAfterPass(mlir::Pass *pass, mlir::Operation *op) override {
    record(pass, op);
  }
  void runAfterPassFailed(mlir::Pass *pass, mlir::Operation *op) override {
    record(pass, op);
  }

private:
  void record(mlir::Pass *pass, mlir::Operation *op);

  Placement &placement;
};

/// One case and what is known of it.
class CaseRunner {
public:
  CaseRunner(const ConformanceCase &given, StringRef backend,
             const BackendRegistry &backends, const RunnerOptions &options,
             mlir::MLIRContext &context)
      : given(given), backend(backend), backends(backends), options(options),
        context(context),
        diagnostics(&context, [this](mlir::Diagnostic &diagnostic) {
          take(diagnostic);
        }) {}

  CaseResult run();

private:
  void take(const mlir::Diagnostic &diagnostic);
  bool read();
  bool compile();
  void runWith(const std::string &inputs);
  Error compare(const std::string &inputs);
  Error judge(const Tensors &inputs, Expected<Tensors> actual);
  bool fail(Outcome outcome, const std::string &message);

  const ConformanceCase &given;
  StringRef backend;
  const BackendRegistry &backends;
  RunnerOptions options;
  mlir::MLIRContext &context;
  std::string firstError;
  mlir::ScopedDiagnosticHandler diagnostics;

  mlir::OwningOpRef<mlir::ModuleOp> module, compiled;
  std::unique_ptr<Runner> runner;
  CaseResult result;
};
} // namespace

//===----------------------------------------------------------------------===//
// Placement
//===----------------------------------------------------------------------===//

// Without functions of a backend's own, the fallback has it all.
void PlacementRecorder::record(mlir::Pass *pass, mlir::Operation *op) {
  if (pass->getArgument() != "core-assign-parts")
    return;
  bool takes = false, leaves = false;
  op->walk([&](mlir::FunctionOpInterface function) {
    if (function->hasAttr(TcoptDialect::kBackend))
      takes = true;
    else
      function->walk([&](mlir::Operation *op) { leaves |= isPartWork(op); });
  });
  placement = !takes   ? Placement::Fallback
              : leaves ? Placement::Partly
                       : Placement::Taken;
}

//===----------------------------------------------------------------------===//
// One case
//===----------------------------------------------------------------------===//

void CaseRunner::take(const mlir::Diagnostic &diagnostic) {
  if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error &&
      firstError.empty())
    firstError = diagnostic.str();
}

bool CaseRunner::fail(Outcome outcome, const std::string &message) {
  result.outcome = outcome;
  result.message = firstError.empty() ? message : message + ": " + firstError;
  return false;
}

bool CaseRunner::read() {
  module = mlir::parseSourceString<mlir::ModuleOp>(
      given.text, mlir::ParserConfig(&context));
  if (!module)
    return fail(Outcome::Failed, "the case cannot be read");
  bool hasOp = false;
  module->walk([&](mlir::Operation *op) {
    hasOp |= op->getName().getStringRef() == given.op;
  });
  return hasOp || fail(Outcome::Failed, "the case does not have its operator");
}

bool CaseRunner::compile() {
  const Backend *found = backends.lookup(backend);
  bool takesParts = found && backend != "interp" && !found->isTarget();
  result.placement = takesParts ? Placement::Fallback : Placement::Taken;
  options.configure = [&](mlir::PassManager &manager) {
    if (takesParts)
      manager.addInstrumentation(
          std::make_unique<PlacementRecorder>(result.placement));
    return llvm::success();
  };
  auto made = createRunner(backend, backends, options);
  if (!made)
    return fail(Outcome::Refused, toString(made.takeError()));
  runner = std::move(*made);
  compiled = module->clone();
  if (Error error = runner->prepare(*compiled))
    return fail(Outcome::Refused, toString(std::move(error)));
  return true;
}

/// Whether an error is the one that the program must end with.
static Error checkFailure(StringRef who, Error error, StringRef expected) {
  std::string message = toString(std::move(error));
  if (!expected.empty() && StringRef(message).contains(expected))
    return Error::success();
  return llvm::createStringError(
      who + ": " +
      (expected.empty() ? message
                        : "expected the error '" + expected.str() +
                              "' but found '" + message + "'"));
}

Error CaseRunner::judge(const Tensors &inputs, Expected<Tensors> actual) {
  RunnerOptions settings = options;
  settings.configure = nullptr;
  Expected<Oracle> oracle = Oracle::compute(*module, settings, inputs);
  if (!oracle) {
    if (!actual)
      return llvm::joinErrors(
          checkFailure("interpreter", oracle.takeError(), given.fails),
          checkFailure("program", actual.takeError(), given.fails));
    return llvm::createStringError("the interpreter ends with '" +
                                   toString(oracle.takeError()) +
                                   "', the program without an error");
  }
  if (!actual)
    return llvm::createStringError("the program ends with '" +
                                   toString(actual.takeError()) +
                                   "', the interpreter without an error");
  if (!given.fails.empty())
    return llvm::createStringError("expected the error '" + given.fails +
                                   "' but found none");
  Verdict verdict = oracle->judge(*actual);
  return verdict.ok ? Error::success()
                    : llvm::createStringError(verdict.message);
}

Error CaseRunner::compare(const std::string &inputs) {
  auto function = findEntry(*module, options.entry);
  if (!function)
    return function.takeError();
  Expected<Signature> signature = readSignature(*function);
  if (!signature)
    return signature.takeError();
  InputOptions sources;
  sources.inputs = {inputs};
  sources.dims = given.dims;
  Expected<Tensors> tensors = makeInputs(*signature, sources);
  if (!tensors)
    return tensors.takeError();
  return judge(*tensors, runner->run(*tensors));
}

void CaseRunner::runWith(const std::string &inputs) {
  result.inputs = inputs;
  if (Error error = compare(inputs))
    fail(Outcome::Failed, toString(std::move(error)));
}

CaseResult CaseRunner::run() {
  if (!read() || !compile())
    return result;
  for (const std::string &inputs : given.inputs)
    if (result.outcome == Outcome::Passed)
      runWith(inputs);
  return result;
}

CaseResult tcopt::runConformanceCase(const ConformanceCase &given,
                                     StringRef backend,
                                     const BackendRegistry &backends,
                                     const RunnerOptions &options,
                                     mlir::MLIRContext &context) {
  return CaseRunner(given, backend, backends, options, context).run();
}

//===----------------------------------------------------------------------===//
// Completeness
//===----------------------------------------------------------------------===//

std::vector<std::string> tcopt::findOpsWithoutCase(const ConformanceSet &set,
                                                   mlir::MLIRContext &context) {
  context.loadDialect<graph::GraphDialect, core::CoreDialect>();
  std::set<std::string> known;
  for (const ConformanceCase &one : set.cases)
    known.insert(one.op);
  std::vector<std::string> missing;
  for (mlir::RegisteredOperationName op : context.getRegisteredOperations()) {
    std::string name = op.getStringRef().str();
    StringRef dialect = op.getDialectNamespace();
    if ((dialect == "core" || dialect == "graph") && !known.count(name) &&
        !set.exempt.count(name))
      missing.push_back(name);
  }
  llvm::sort(missing);
  return missing;
}

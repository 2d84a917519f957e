//===- ShapeCheck.cpp - One compiled program at many sizes ----------------===//

#include "ShapeCheck.h"
#include "tcopt/Testing/Compare.h"
#include "tcopt/Testing/SampleSizes.h"
#include "llvm/ADT/StringExtras.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

/// Symbols that the options give a size, by a file or by --dim.
static SymbolSizes fixedSizes(const Signature &signature,
                              const InputOptions &inputs) {
  SymbolSizes fixed;
  for (llvm::StringRef dim : inputs.dims)
    fixed[dim.split('=').first.str()] = 0;
  std::vector<std::string> names;
  for (const TensorSpec &spec : signature.inputs)
    names.push_back(spec.name);
  auto given = readGivenInputs(names, inputs);
  for (const TensorSpec &spec : signature.inputs)
    for (const SizeSpec &size : spec.sizes)
      if (given.count(spec.name))
        size.expression().forEachSymbol(
            [&](const SizeExpr &symbol) { fixed[symbol.getName().str()] = 0; });
  return fixed;
}

static std::string textOf(const SymbolSizes &sizes) {
  return llvm::join(llvm::map_range(sizes,
                                    [](const auto &row) {
                                      return row.first + "=" +
                                             std::to_string(row.second);
                                    }),
                    " ");
}

static Expected<Tensors> makeInputsAt(const ToolOptions &options,
                                      const Signature &signature,
                                      const SymbolSizes &sizes) {
  InputOptions inputs = options.inputs;
  for (const auto &[symbol, size] : sizes)
    inputs.dims.push_back(symbol + "=" + std::to_string(size));
  return makeInputs(signature, inputs);
}

/// Both refuse these sizes, or both give the same; else an error.
static Error compareAt(mlir::ModuleOp module, const RunnerOptions &settings,
                       Runner &runner, const Tensors &inputs, Report &report) {
  Expected<Tensors> results = runner.run(inputs);
  Expected<Oracle> oracle = Oracle::compute(module, settings, inputs);
  if (!results && !oracle) {
    consumeError(joinErrors(results.takeError(), oracle.takeError()));
    ++report.shapes->refused;
    return Error::success();
  }
  if (!results)
    return results.takeError();
  if (!oracle)
    return llvm::createStringError("the interpreter refuses what backend '" +
                                   report.backend +
                                   "' runs: " + toString(oracle.takeError()));
  Verdict verdict = oracle->judge(*results);
  report.addErrors(verdict);
  ++report.shapes->checked;
  return verdict.ok ? Error::success()
                    : llvm::createStringError(verdict.message);
}

/// Of so many combinations one has to be one that the program takes.
static constexpr size_t kMostRefused = 4;

Error tcopt::checkShapes(const ToolOptions &options, mlir::ModuleOp module,
                         const Signature &signature,
                         const RunnerOptions &settings, Runner &runner,
                         Report &report) {
  report.shapes.emplace();
  Error errors = Error::success();
  for (const SymbolSizes &sizes :
       sampleSizes(signature, fixedSizes(signature, options.inputs),
                   kMostRefused * size_t(options.shapes))) {
    if (report.shapes->checked == options.shapes)
      break;
    Expected<Tensors> inputs = makeInputsAt(options, signature, sizes);
    if (!inputs)
      return joinErrors(std::move(errors), inputs.takeError());
    report.shapes->sizes.push_back(textOf(sizes));
    if (Error error = compareAt(module, settings, runner, *inputs, report))
      errors =
          joinErrors(std::move(errors),
                     llvm::createStringError("with " + textOf(sizes) + ": " +
                                             toString(std::move(error))));
  }
  if (!errors && !report.shapes->checked)
    return llvm::createStringError(
        "--shapes: the program refuses all sizes that were tried: " +
        llvm::join(report.shapes->sizes, "; "));
  return errors;
}

//===- FiniteCheck.cpp - which op made the first infinity or NaN ----------===//

#include "tcopt/Testing/FiniteCheck.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Interfaces/Place.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace tcopt;
using llvm::Error;

/// The first element that is infinite or NaN.
static std::optional<int64_t> firstNonFinite(const HostTensor &tensor) {
  if (isFloat(tensor.dtype()))
    for (int64_t i = 0; i < tensor.numElements(); ++i)
      if (!std::isfinite(tensor.getFloat(i)))
        return i;
  return std::nullopt;
}

static bool isFinite(const RuntimeValue &value) {
  if (value.isTensor())
    return !firstNonFinite(value.tensor());
  return value.isInteger() || std::isfinite(value.number());
}

/// `nan at [0, 2]`, of rank 0 `nan`
static std::string describe(const HostTensor &tensor, int64_t element) {
  std::string text;
  llvm::raw_string_ostream os(text);
  tensor.printElement(os, element);
  if (tensor.rank() == 0)
    return text;
  os << " at [";
  llvm::interleaveComma(unravelIndex(element, tensor.shape()), os);
  os << ']';
  return text;
}

static std::string describe(const RuntimeValue &value) {
  if (value.isTensor())
    return describe(value.tensor(), *firstNonFinite(value.tensor()));
  return std::isnan(value.number()) ? "nan" : "inf";
}

static std::string describe(mlir::Operation *op, const RuntimeValue &result) {
  std::string text, place = placeOf(op->getLoc());
  llvm::raw_string_ostream os(text);
  os << place << (place.empty() ? "" : ": ") << '\'' << op->getName()
     << "' makes " << describe(result) << " of finite operands";
  if (auto function = op->getParentOfType<mlir::FunctionOpInterface>())
    os << ", in '" << function.getName() << '\'';
  return text;
}

namespace {
/// What the first op made, in words; empty as long as there is none.
class FirstMaker {
public:
  // Constants are what they say.
  void operator()(mlir::Operation *op, llvm::ArrayRef<RuntimeValue> operands,
                  llvm::ArrayRef<RuntimeValue> results) {
    if (!found.empty() || operands.empty() || !llvm::all_of(operands, isFinite))
      return;
    auto made = llvm::find_if_not(results, isFinite);
    if (made != results.end())
      found = describe(op, *made);
  }
  std::string found;
};
} // namespace

static Error explain(const Signature &signature, const Tensors &results,
                     llvm::ArrayRef<HostTensor> inputs,
                     const std::string &maker) {
  for (auto [index, result] : llvm::enumerate(results)) {
    std::optional<int64_t> element = firstNonFinite(result);
    if (!element)
      continue;
    std::string text = "result " + std::to_string(index) + " is " +
                       describe(result, *element) + ": ";
    for (auto [input, tensor] : llvm::zip_equal(signature.inputs, inputs))
      if (maker.empty() && firstNonFinite(tensor))
        return llvm::createStringError(
            text + "input '" + input.name + "' is " +
            describe(tensor, *firstNonFinite(tensor)));
    return llvm::createStringError(
        text + (maker.empty() ? "it comes from constants" : maker));
  }
  return Error::success();
}

Error tcopt::checkFinite(mlir::ModuleOp module, const RunnerOptions &options,
                         llvm::ArrayRef<HostTensor> inputs) {
  auto maker = std::make_shared<FirstMaker>();
  RunnerOptions observing = options;
  observing.observe = [maker](auto... arguments) { (*maker)(arguments...); };
  std::unique_ptr<Runner> runner = createInterpreterRunner(observing);
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  if (Error error = runner->prepare(*copy))
    return error;
  llvm::Expected<Tensors> results = runner->run(inputs);
  if (!results)
    return results.takeError();
  return explain(runner->signature(), *results, inputs, maker->found);
}

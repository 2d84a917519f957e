//===- Compare.cpp - Whether a program's results are right ----------------===//

#include "tcopt/Testing/Compare.h"
#include "mlir/IR/OwningOpRef.h"

using namespace tcopt;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

Verdict Verdict::different(const std::string &message) {
  Verdict verdict;
  verdict.ok = false;
  verdict.message = "outputs differ: " + message;
  return verdict;
}

void Verdict::add(const Comparison &comparison, const std::string &result) {
  maxAbsErr = std::max(maxAbsErr, comparison.maxAbsErr);
  maxRelErr = std::max(maxRelErr, comparison.maxRelErr);
  if (comparison.ok || !ok)
    return;
  ok = false;
  llvm::StringRef text = comparison.message;
  text.consume_front("outputs differ");
  message = "outputs differ in " + result + text.str();
}

static std::string resultName(size_t index) {
  return "result " + std::to_string(index);
}

using Judge = llvm::function_ref<Comparison(size_t index)>;

static Verdict compareAll(const Tensors &actual, size_t expected,
                          Judge compare) {
  if (actual.size() != expected)
    return Verdict::different("expected " + std::to_string(expected) +
                              " results but found " +
                              std::to_string(actual.size()));
  Verdict verdict;
  for (size_t i = 0; i < expected; ++i)
    verdict.add(compare(i), resultName(i));
  return verdict;
}

//===----------------------------------------------------------------------===//
// Against values from outside
//===----------------------------------------------------------------------===//

// For values whose own error is unknown.
static JudgeOptions wideOptions(DType dtype) {
  JudgeOptions options;
  double factor = isHalf(dtype) ? 1 : 8;
  options.floorUlps *= factor;
  options.elementUlps *= factor;
  return options;
}

static Comparison judgeAsExact(const HostTensor &actual,
                               const HostTensor &expected) {
  Expected<HostTensor> exact = expected.convertTo(DType::F64);
  if (exact)
    return judge(actual, expected, *exact, wideOptions(expected.dtype()));
  Comparison failed;
  failed.ok = false;
  failed.message = ": " + toString(exact.takeError());
  return failed;
}

Verdict tcopt::compareExpected(const Tensors &actual, const Tensors &expected,
                               const Tolerance &tolerance) {
  return compareAll(actual, expected.size(), [&](size_t i) {
    if (!tolerance.isGiven())
      return judgeAsExact(actual[i], expected[i]);
    return allclose(actual[i], expected[i], tolerance.rtol.value_or(1e-5),
                    tolerance.atol.value_or(1e-8));
  });
}

//===----------------------------------------------------------------------===//
// Against the reference
//===----------------------------------------------------------------------===//

Expected<Tensors> tcopt::runCopy(Runner &runner, mlir::ModuleOp module,
                                 llvm::ArrayRef<HostTensor> inputs) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  if (llvm::Error error = runner.prepare(*copy))
    return error;
  return runner.run(inputs);
}

Expected<Oracle> Oracle::compute(mlir::ModuleOp module,
                                 const RunnerOptions &options,
                                 llvm::ArrayRef<HostTensor> inputs) {
  Oracle oracle;
  oracle.isSingle = !isInterpretable(module);
  Expected<Tensors> native =
      runCopy(*createOracleRunner(module, options), module, inputs);
  if (!native)
    return native.takeError();
  oracle.native = std::move(*native);
  if (oracle.isSingle)
    return oracle;
  RunnerOptions exactOptions = options;
  exactOptions.inF64 = true;
  Expected<Tensors> exact =
      runCopy(*createInterpreterRunner(exactOptions), module, inputs);
  if (!exact)
    return exact.takeError();
  oracle.exact = std::move(*exact);
  return oracle;
}

Verdict Oracle::judge(const Tensors &actual) const {
  return compareAll(actual, native.size(), [&](size_t i) {
    return isSingle ? judgeAsExact(actual[i], native[i])
                    : tcopt::judge(actual[i], native[i], exact[i]);
  });
}

//===- CPUKernelModel.cpp - which ops a CPU's kernels compute together ----===//

#include "ThreadBytes.h"
#include "mlir/Support/LLVM.h"
#include "tcopt/Analysis/RowKernels.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt;
using llvm::StringRef;

namespace {

class CPUKernelModel : public KernelModel {
public:
  explicit CPUKernelModel(unsigned vectorBits) {
    constexpr double gigahertz = 2, fusedMultiplyAdds = 2, share = 0.5;
    rates.flopsPerNs = rates.threads * gigahertz * 2 * fusedMultiplyAdds *
                       share * std::max(1.0, vectorBits / 32.0);
  }

  std::optional<KernelTime> cost(const GroupShape &shape) const override {
    return estimateCost(shape, rates);
  }
  StringRef refuses(const GroupShape &shape) const override;
  /// Values of math functions stay in the cache for the next reader.
  double getMostRecomputedWork() const override { return 8; }
  /// Panels are packed from any order.
  bool readsPermutedFactors() const override { return true; }

private:
  KernelRates rates;
};

} // namespace

StringRef CPUKernelModel::refuses(const GroupShape &shape) const {
  // Schedules of single ops come first.
  NeighborRules rules;
  rules.permutesResults = true;
  StringRef why = NeighborKernelModel(rates, rules).refuses(shape);
  if (why.empty() ||
      (shape.kind != GroupKind::Rows && shape.kind != GroupKind::Columns))
    return why;
  RowLimits limits;
  limits.maxColumnBytes = double(cpu::stackBytes) / cpu::fewestRowBlocks;
  return refusesRows(shape, limits);
}

std::unique_ptr<KernelModel> tcopt::createCPUKernelModel(unsigned vectorBits) {
  return std::make_unique<CPUKernelModel>(vectorBits);
}

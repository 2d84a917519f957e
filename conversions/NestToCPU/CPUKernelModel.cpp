//===- CPUKernelModel.cpp - which ops a CPU's kernels compute together ----===//

#include "ThreadBytes.h"
#include "tcopt/Analysis/RowKernels.h"
#include "tcopt/Conversion/NestToCPU.h"

using namespace tcopt;

static KernelRates ratesOf(unsigned vectorBits) {
  constexpr double gigahertz = 2, fusedMultiplyAdds = 2, share = 0.5;
  KernelRates rates;
  rates.flopsPerNs = rates.threads * gigahertz * 2 * fusedMultiplyAdds * share *
                     std::max(1.0, vectorBits / 32.0);
  return rates;
}

static RowLimits rowLimits() {
  RowLimits limits;
  limits.maxColumnBytes = double(cpu::stackBytes) / cpu::fewestRowBlocks;
  return limits;
}

namespace {

class CPUKernelModel : public RowKernelModel {
public:
  explicit CPUKernelModel(unsigned vectorBits)
      : RowKernelModel(ratesOf(vectorBits),
                       {/*convertsSums=*/false, /*widensFactors=*/false,
                        /*permutesResults=*/true},
                       rowLimits()) {}

  /// Loops hoist the invariant ops of a body, so that a value with fewer loops
  /// than its reader is not evaluated in each iteration, as NeighborKernelModel
  /// assumes. Its cost term for repeated evaluation raises the kernel calls of
  /// Llama with symbolic sizes from 70 to 78 (tools/dev/count_plans.py).
  std::optional<KernelTime> cost(const GroupShape &shape) const override {
    return estimateCost(shape, rates);
  }
  /// The next reader finds values of math functions in a cache.
  double getMostRecomputedWork() const override { return 8; }
  /// Each piece has its own loops. Up to 8 made the code of DenseNet-121 on
  /// small images a tenth longer to compile and no faster.
  unsigned getMostPieces() const override { return 4; }
  /// Panels are packed from any order.
  bool readsPermutedFactors() const override { return true; }
  /// As panels are packed.
  bool readsAroundEdges() const override { return true; }
};

} // namespace

std::unique_ptr<KernelModel> tcopt::createCPUKernelModel(unsigned vectorBits) {
  return std::make_unique<CPUKernelModel>(vectorBits);
}

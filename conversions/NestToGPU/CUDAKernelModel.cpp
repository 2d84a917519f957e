//===- CUDAKernelModel.cpp - which ops a GPU's kernels compute together ---===//

#include "tcopt/Analysis/CudaChips.h"
#include "tcopt/Analysis/RowKernels.h"
#include "tcopt/Conversion/NestToGPU.h"

using namespace tcopt;
using llvm::StringRef;

/// Rates of a multiprocessor of an H100: its share of the memory bandwidth, and
/// half of its f32 operations at 1.7 GHz.
static constexpr double kBytesPerNs = 25, kFlopsPerNs = 218;
/// From one kernel of a graph to the next.
static constexpr double kLaunchNs = 2000;
/// Limits of cuda-choose-rows: the least length of a row for several blocks,
/// bytes of sums over rows in the workspace of a block, and elements of a row
/// that threads keep sums of.
static constexpr double kLongModelRow = 1 << 15, kColumnBytes = 64 * 1024,
                        kSummedRow = 16 * 1024;

static KernelRates ratesOf(const CudaChip &chip) {
  KernelRates rates;
  rates.threads = double(chip.multiprocessors);
  rates.bytesPerNs = kBytesPerNs * rates.threads;
  rates.flopsPerNs = kFlopsPerNs * rates.threads;
  rates.launchNs = kLaunchNs;
  return rates;
}

static RowLimits limitsOf(const CudaChip &chip) {
  RowLimits limits;
  limits.enoughRows = 2 * double(chip.multiprocessors);
  limits.longRow = kLongModelRow;
  limits.maxColumnBytes = kColumnBytes;
  limits.maxSummedRow = kSummedRow;
  limits.sharesRows = true;
  return limits;
}

namespace {

/// The model of kernels on GPUs. The epilogue converts sums in registers. Tiles
/// of factors are converted and transposed on their way to shared memory.
class CUDAKernelModel : public RowKernelModel {
public:
  explicit CUDAKernelModel(const CudaChip &chip)
      : RowKernelModel(ratesOf(chip),
                       {/*convertsSums=*/true, /*widensFactors=*/true,
                        /*permutesResults=*/true},
                       limitsOf(chip)) {}

  /// Three math functions take less time than memory does.
  double getMostRecomputedWork() const override { return 64; }
  bool readsPermutedFactors() const override { return true; }
};

} // namespace

std::unique_ptr<KernelModel> tcopt::createCUDAKernelModel(StringRef chip) {
  return std::make_unique<CUDAKernelModel>(cudaChipFeatures(chip));
}

//===- CUDAKernelModel.cpp - which ops a GPU's kernels compute together ---===//

#include "tcopt/Analysis/CudaChips.h"
#include "tcopt/Analysis/RowKernels.h"
#include "tcopt/Conversion/NestToGPU.h"

using namespace tcopt;
using llvm::StringRef;

/// Of one multiprocessor of an H100: its share of the memory's bandwidth, and
/// half of its f32 operations at 1.7 GHz.
static constexpr double kBytesPerNs = 25, kFlopsPerNs = 218;
/// From one kernel of a graph to the next.
static constexpr double kLaunchNs = 2000;
/// What cuda-choose-rows has schedules for: rows that several blocks had better
/// share, sums over rows in the workspace of each block, and elements of a row
/// that threads keep sums of.
static constexpr double kLongRow = 1 << 15, kColumnBytes = 64 * 1024,
                        kSummedRow = 16 * 1024;

static KernelRates ratesOf(const CudaChip &chip) {
  KernelRates rates;
  rates.threads = double(chip.multiprocessors);
  rates.bytesPerNs = kBytesPerNs * rates.threads;
  rates.flopsPerNs = kFlopsPerNs * rates.threads;
  rates.launchNs = kLaunchNs;
  return rates;
}

namespace {

/// One op with its elementwise neighbors. Sums stay in registers until the
/// epilogue has converted them, and tiles of factors are converted and put into
/// order on their way to shared memory.
class CUDAKernelModel : public NeighborKernelModel {
public:
  explicit CUDAKernelModel(const CudaChip &chip)
      : NeighborKernelModel(ratesOf(chip), {/*convertsSums=*/true,
                                            /*widensFactors=*/true,
                                            /*permutesResults=*/true}) {
    rows.enoughRows = 2 * double(chip.multiprocessors);
    rows.longRow = kLongRow;
    rows.maxColumnBytes = kColumnBytes;
    rows.maxSummedRow = kSummedRow;
    rows.sharesRows = true;
  }

  StringRef refuses(const GroupShape &shape) const override {
    // Schedules of single ops come first.
    StringRef why = NeighborKernelModel::refuses(shape);
    bool isOfRows =
        shape.kind == GroupKind::Rows || shape.kind == GroupKind::Columns;
    return why.empty() || !isOfRows ? why : refusesRows(shape, rows);
  }

  /// Three math functions take less time than memory does.
  double getMostRecomputedWork() const override { return 64; }
  bool readsPermutedFactors() const override { return true; }

private:
  RowLimits rows;
};

} // namespace

std::unique_ptr<KernelModel> tcopt::createCUDAKernelModel(StringRef chip) {
  return std::make_unique<CUDAKernelModel>(cudaChipFeatures(chip));
}

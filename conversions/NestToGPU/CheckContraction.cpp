//===- CheckContraction.cpp - tiles of sums that a GPU can execute --------===//
//
// Sizes of tiles determine how threads share the reads of inputs, the addresses
// of 16 bytes in shared memory, and how much code is unrolled.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "ContractionChoice.h"
#include "ContractionResults.h"
#include "Groups.h"
#include "MatrixTile.h"
#include "ScheduleRules.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Sums and products of a thread that are written out, parts that are added
/// without a loop, and rows or columns of a thread.
static constexpr int64_t kMostSums = 256, kMostProducts = 8192,
                         kMostTileParts = 64, kMostOwn = 16;

namespace {

class ContractionChecker : public ScheduleChecker {
public:
  ContractionChecker(linalg::LinalgOp op, ScheduleAttrInterface schedule,
                     linalg::LinalgOp epilogue)
      : ScheduleChecker(op, schedule), op(op), epilogue(epilogue),
        shape(nest::shapeOf(op)), loops(tiledLoops(op, shape)),
        tile(*tileOf(schedule)) {}

  //===--- All tiles ------------------------------------------------------===//

  bool isProductSum() { return loops && productOf(shape, loops->sum) != 0; }
  /// Whether each thread reads the same number of elements of a line or term.
  bool readsAlike() {
    return llvm::all_of(ArrayRef{tile.rows, tile.columns}, [&](int64_t lines) {
      return readGrid(lines, tile.terms, tile.threads(), 1, true).fits();
    });
  }
  bool sharesTerms() {
    return tile.parts == 1 ||
           (tile.parts <= kMostTileParts && mayReorderTerms(op, shape.strict) &&
            countOfSums() != unknownSize);
  }
  bool hasMemoryForParts() {
    return tile.parts == 1 ||
           hasWorkspace(workspaceBytes(sumType(), countOfSums() * tile.parts));
  }

  //===--- Sums of threads ------------------------------------------------===//

  bool hasOwnSums() {
    auto isOwn = [](int64_t n) {
      return n <= kMostOwn && llvm::isPowerOf2_64(n);
    };
    return isOwn(tile.ownRows) && isOwn(tile.ownColumns) &&
           tile.terms * tile.ownRows * tile.ownColumns <= kMostProducts;
  }
  /// Whether the threads form the warps of ThreadGrid.
  bool makesWarps() {
    ThreadGrid grid{tile.rows / tile.ownRows, tile.columns / tile.ownColumns};
    return llvm::isPowerOf2_64(grid.warpColumns()) &&
           grid.columns % grid.warpColumns() == 0 &&
           grid.rows % grid.warpRows() == 0;
  }
  /// As TiledSums has them.
  bool fitsTiles() {
    nest::ProductSum product = *nest::matchProductSum(op);
    int64_t bytes = 0;
    for (bool ofColumns : {false, true}) {
      unsigned input = ofColumns ? loops->columnInput : 1 - loops->columnInput;
      int64_t element = bytesOf(product.factor[input].getType());
      int64_t lines = ofColumns ? tile.columns : tile.rows;
      bytes +=
          2 * tile.terms * (lines * element + std::max<int64_t>(element, 16));
    }
    return fitsShared(bytes);
  }

  //===--- Sums of tensor cores -------------------------------------------===//

  bool hasInstruction() {
    return chipOf(op).multipliesByWarps() &&
           instructionOf(op) == tile.instruction;
  }
  /// Chunks of 16 bytes are mixed by their bits.
  bool hasPowers() {
    return llvm::all_of(ArrayRef{tile.rows, tile.columns, tile.terms,
                                 tile.ownRows, tile.ownColumns},
                        [](int64_t n) { return llvm::isPowerOf2_64(n); });
  }
  bool hasSquares() {
    bool isOfWords = kMatrixBytes / tile.instruction == 4;
    int64_t least = isOfWords ? 32 : kMatrixRows;
    return tile.ownRows >= kMatrixRows && tile.ownColumns >= kMatrixRows &&
           tile.rows >= least && tile.columns >= least &&
           tile.terms >= tile.instruction;
  }
  bool hasWarpSums() {
    int64_t sums = tile.ownRows * tile.ownColumns / kWarp;
    return sums <= kMostSums &&
           sums * (tile.terms / tile.instruction) <= kMostProducts &&
           tile.ownColumns <= kWarp * resultsAtOnce();
  }
  bool fitsStages() {
    int64_t sums = tile.threads() / kWarp * kMatrixRows *
                   (tile.ownColumns + kSquare) * bytesOf(sumType());
    return fitsShared(
        std::max(tile.inputBytes(kMatrixBytes / tile.instruction), sums));
  }

private:
  int64_t countOfSums() const {
    SmallVector<int64_t> kept;
    for (auto [number, loop] : llvm::enumerate(shape.loops))
      if (!loop.reduction)
        kept.push_back(number);
    return productOf(shape, kept);
  }

  Type sumType() { return op.getRegionOutputArgs()[0].getType(); }

  /// Results that a lane stores at once.
  int64_t resultsAtOnce() {
    linalg::LinalgOp last = epilogue ? epilogue : op;
    return runWidthOf(getElementTypeOrSelf(last.getDpsInits()[0]));
  }

  linalg::LinalgOp op, epilogue;
  KernelShape shape;
  std::optional<ContractionLoops> loops;
  ContractionTile tile;
};

using TileRule = ScheduleRule<ContractionChecker>;

} // namespace

static constexpr TileRule tilesOfAll[] = {
    {"a sum of products whose columns one input owns, with terms",
     &ContractionChecker::isProductSum},
    {"at most 64 blocks that share terms, where sizes are known and terms may "
     "be "
     "reordered",
     &ContractionChecker::sharesTerms},
};

static constexpr TileRule tilesOfThreads[] = {
    {"powers of two up to 16 as rows and columns of a thread, and at most 8192 "
     "products of it in a tile",
     &ContractionChecker::hasOwnSums},
    {"rows and columns of threads that make warps",
     &ContractionChecker::makesWarps},
    {"a tile whose inputs threads read alike", &ContractionChecker::readsAlike},
    {"a tile whose inputs a block has shared memory for",
     &ContractionChecker::fitsTiles},
    {"nest.thread_bytes of the kernel for what blocks pass on",
     &ContractionChecker::hasMemoryForParts},
};

static constexpr TileRule tilesOfWarps[] = {
    {"the terms of an instruction that the chip has for the op's products",
     &ContractionChecker::hasInstruction},
    {"rows, columns and terms that are powers of two",
     &ContractionChecker::hasPowers},
    {"at least 16 rows and columns of a warp, the terms of an instruction, "
     "and, "
     "of f32, 32 rows and columns of a tile",
     &ContractionChecker::hasSquares},
    {"at most 256 sums of a lane, 8192 products of it in a tile, and 32 runs "
     "of "
     "16 bytes of results in a row of a warp",
     &ContractionChecker::hasWarpSums},
    {"a tile whose inputs threads read alike", &ContractionChecker::readsAlike},
    {"tiles that a block has shared memory for",
     &ContractionChecker::fitsStages},
    {"nest.thread_bytes of the kernel for what blocks pass on",
     &ContractionChecker::hasMemoryForParts},
};

LogicalResult device::checkContraction(linalg::LinalgOp op,
                                       ScheduleAttrInterface schedule,
                                       linalg::LinalgOp epilogue) {
  ContractionChecker checker(op, schedule, epilogue);
  if (failed(checkRules(checker, ArrayRef(tilesOfAll))))
    return failure();
  return checkRules(checker, isa<cuda::ContractionAttr>(schedule)
                                 ? ArrayRef<TileRule>(tilesOfThreads)
                                 : ArrayRef<TileRule>(tilesOfWarps));
}

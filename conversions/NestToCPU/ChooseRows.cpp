//===- ChooseRows.cpp - choose how row programs run on a CPU --------------===//
//
// A pass of its own so that a schedule can be read, tested and written by hand.
//
//===----------------------------------------------------------------------===//

#include "CheckSchedule.h"
#include "RowChooser.h"
#include "RowLoops.h"
#include "ThreadBytes.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/NestToLoops/RowRelations.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using loops::RowLocal;
using loops::RowProgram;
using loops::RowStep;

namespace tcopt {
#define GEN_PASS_DEF_CPUCHOOSEROWS
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"
} // namespace tcopt

/// The most bytes of rows that a task keeps: they fit the second-level cache.
static constexpr int64_t kMostRowBytes = 256 * 1024;
/// Bytes of a row of unknown length that a task has memory for, on its stack.
static constexpr int64_t kShortRowBytes = 32 * 1024;
/// Ops that are cheaper to repeat than to store and load their result.
static constexpr int64_t kCheapOps = 6;
/// The least bytes of results that are stored past the caches: the next reader
/// would not find them there.
static constexpr int64_t kStreamedBytes = 16 << 20;

/// The most lanes that a schedule may have.
static constexpr int64_t kMostLanes = 64;
/// The vectors that a loop over columns has in its body: sums of them need not
/// wait for each other.
static constexpr int64_t kVectorsAtOnce = 4;
/// Columns of a row that are too few for vectors along them.
static constexpr int64_t kFewColumns = 16;
/// Blocks of rows with sums of their own: enough for any number of threads.
static constexpr int64_t kMostBlocks = 64;

namespace {

class RowChooser {
public:
  RowChooser(const RowProgram &program, int64_t vectorBits)
      : program(program), vectorBits(vectorBits) {}

  /// None if sums across rows cannot be made of those of blocks.
  std::optional<RowSchedule> choose() {
    chooseVectors();
    bool isAlongRows = schedule.along == RowVectors::rows;
    schedule.unroll = schedule.lanes > 1 && !isAlongRows ? kVectorsAtOnce : 1;
    if (schedule.unroll > 1)
      interleave();
    for (const RowLocal &local : program.locals)
      addStorage(local);
    dropLargeRows();
    schedule.streaming = resultBytes() >= kStreamedBytes;
    schedule.prefetch =
        program.numStages > 1 && schedule.along == RowVectors::columns;
    if (!chooseBlocks())
      return std::nullopt;
    return schedule;
  }

private:
  bool chooseBlocks() {
    bool hasAcross = false;
    for (const RowStep &step : program.steps) {
      if (step.kind != loops::RowStepKind::Across)
        continue;
      hasAcross = true;
      linalg::LinalgOp op = step.op;
      for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
        Operation *combiner = loops::combinerOf(op, i);
        if (!nest::mayReorder(combiner) || !arith::getNeutralElement(combiner))
          return false;
      }
    }
    int64_t bytes = partialBytesOf(program, schedule);
    if (!hasAcross)
      return true;
    if (bytes == unknownSize || bytes * fewestRowBlocks > stackBytes)
      return false;
    schedule.blocks =
        std::min(kMostBlocks, stackBytes / std::max<int64_t>(bytes, 1));
    return true;
  }

  // Vectors run along rows if rows are contiguous and columns are not, or if a
  // row is much shorter than a vector.
  void chooseVectors() {
    int64_t lanes = std::max<int64_t>(vectorBits / widestBits(), 1);
    bool hasColumns = whyNotVectors(program, RowVectors::columns).empty();
    bool hasRows = whyNotVectors(program, RowVectors::rows).empty();
    bool areRowsBetter = !hasColumns && areRowsContiguous(program);
    if (hasRows && (areRowsBetter || areColumnsFew(lanes))) {
      schedule.along = RowVectors::rows;
      // Several registers: what is next to each other in memory is read at
      // once.
      schedule.lanes =
          areRowsBetter ? lanesOfRows(std::min(4 * lanes, kMostLanes)) : lanes;
      return;
    }
    schedule.lanes = hasColumns ? lanes : 1;
  }

  // The steps of an elementary function wait for each other, and those of the
  // next vector are out of the processor's sight: one vector of several
  // registers has them side by side.
  void interleave() {
    if (!llvm::any_of(program.steps, computesFunction))
      return;
    int64_t columns = program.sizeOf(longestStep().columns);
    int64_t most = columns == unknownSize ? 2 : columns / schedule.lanes;
    while (schedule.unroll > 1 &&
           kVectorsAtOnce / schedule.unroll * 2 <= most &&
           schedule.lanes * 2 <= kMostLanes) {
      schedule.lanes *= 2;
      schedule.unroll /= 2;
    }
  }

  // Whether a step has a function that becomes arithmetic on vectors.
  static bool computesFunction(const RowStep &step) {
    auto isExpanded = [](Operation &op) {
      auto function = dyn_cast<arith::ArithFastMathInterface>(op);
      return isa<math::MathDialect>(op.getDialect()) && function &&
             op.getResult(0).getType().isF32() &&
             bitEnumContainsAny(function.getFastMathFlagsAttr().getValue(),
                                arith::FastMathFlags::afn);
    };
    return llvm::any_of(*linalg::LinalgOp(step.op).getBlock(), isExpanded);
  }

  const RowStep &longestStep() const {
    return *llvm::max_element(program.steps,
                              [&](const RowStep &a, const RowStep &b) {
                                auto sizeOf = [&](const RowStep &step) {
                                  int64_t size = program.sizeOf(step.columns);
                                  return size == unknownSize ? INT64_MAX : size;
                                };
                                return sizeOf(a) < sizeOf(b);
                              });
  }

  // Fewer where there are no more rows side by side.
  int64_t lanesOfRows(int64_t lanes) const {
    int64_t rows = program.sizeOf(program.rows);
    while (rows != unknownSize && lanes > 1 && lanes / 2 >= rows)
      lanes /= 2;
    return lanes;
  }

  bool areColumnsFew(int64_t lanes) const {
    int64_t most = 0;
    for (const RowStep &step : program.steps) {
      int64_t columns = program.sizeOf(step.columns);
      if (columns == unknownSize)
        return false;
      most = std::max(most, columns);
    }
    int64_t rows = program.dims[program.rows.back()].size;
    return most <= kFewColumns && (rows == unknownSize || rows >= lanes);
  }

  int64_t widestBits() const {
    int64_t widest = 8;
    auto add = [&](Type type) {
      if (type.isIntOrFloat())
        widest = std::max<int64_t>(widest, type.getIntOrFloatBitWidth());
    };
    for (const RowStep &step : program.steps) {
      linalg::LinalgOp op = step.op;
      llvm::for_each(op.getBlock()->getArgumentTypes(), add);
      for (Operation &inner : *op.getBlock())
        llvm::for_each(inner.getResultTypes(), add);
    }
    return widest;
  }

  void addStorage(const RowLocal &local) {
    Type element = getElementTypeOrSelf(local.value.getType());
    bool isKept = element.isIntOrFloat() &&
                  element.getIntOrFloatBitWidth() >= 8 &&
                  program.costOf(program.steps[local.step]) > kCheapOps;
    bool isOpen =
        program.sizeOf(program.steps[local.step].columns) == unknownSize;
    schedule.locals.push_back(!isKept  ? RowStorage::Again
                              : isOpen ? RowStorage::ShortRow
                                       : RowStorage::Row);
    // A row of many lanes has as many rows in it.
    int64_t lanes =
        schedule.along == RowVectors::rows ? schedule.lanes : int64_t(1);
    int64_t bytes = isKept ? (element.getIntOrFloatBitWidth() + 7) / 8 : 1;
    schedule.longest.push_back(
        isKept && isOpen ? kShortRowBytes / (bytes * lanes) : 0);
  }

  void dropLargeRows() {
    for (size_t i = schedule.locals.size(); i-- > 0;)
      if (rowBytesOf(program, schedule) > kMostRowBytes) {
        schedule.locals[i] = RowStorage::Again;
        schedule.longest[i] = 0;
      }
  }

  int64_t resultBytes() const {
    int64_t bytes = 0;
    for (const loops::RowResult &result : program.results) {
      auto type = cast<RankedTensorType>(result.value.getType());
      if (type.hasStaticShape() && type.getElementType().isIntOrFloat())
        bytes +=
            type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
    }
    return bytes;
  }

  const RowProgram &program;
  int64_t vectorBits;
  RowSchedule schedule;
};

} // namespace

bool cpu::runsAsRows(const RowProgram &program) {
  // A root can read the result of another root while it is in a register.
  auto readsRoot = [&](linalg::LinalgOp op) {
    return nest::getRole(op) == nest::Role::root &&
           llvm::any_of(op.getDpsInputs(), [&](Value input) {
             return program.producerOf(input) != nullptr;
           });
  };
  bool hasLocals = llvm::any_of(program.steps, [&](const RowStep &step) {
    return loops::startsFromLocal(step.op) || readsRoot(step.op);
  });
  return (program.numStages > 1 || hasLocals) &&
         llvm::any_of(program.steps, [](const RowStep &step) {
           return step.kind != loops::RowStepKind::Map;
         });
}

std::optional<RowSchedule> cpu::chooseRowSchedule(const RowProgram &program,
                                                  int64_t vectorBits) {
  return RowChooser(program, vectorBits).choose();
}

namespace {
struct ChooseRows : tcopt::impl::CPUChooseRowsBase<ChooseRows> {
  using CPUChooseRowsBase::CPUChooseRowsBase;

  void runOnOperation() override {
    nest::KernelOp kernel = getOperation();
    FailureOr<int64_t> bits = vectorBitsOf(kernel, vectorBits);
    if (failed(bits))
      return signalPassFailure();
    Block &body = kernel.getBody().front();
    std::optional<RowProgram> program =
        loops::buildRowProgram(body, body.getTerminator()->getOperands());
    if (nest::getSchedule(kernel) || !program || !cpu::runsAsRows(*program))
      return;
    std::optional<RowSchedule> schedule = chooseRowSchedule(*program, *bits);
    if (!schedule)
      return;
    nest::setSchedule(kernel, attributeOf(&getContext(), *schedule));
    loops::stateRelations(kernel, *program, loops::mayOverwrite);
    kernel.walk([](linalg::LinalgOp op) {
      op->removeAttr(nest::NestDialect::getScheduleAttrName());
    });
    ++numChosen;
  }
};

} // namespace

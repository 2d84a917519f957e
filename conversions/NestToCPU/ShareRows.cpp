//===- ShareRows.cpp - groups over the same rows become one ---------------===//
//
// A pass of its own between forming groups and outlining them. What one group
// computes for another alone is a tensor of the joined group and no result.
//
//===----------------------------------------------------------------------===//

#include "JoinGroups.h"
#include "RowChooser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;
using loops::RowProgram;
using loops::RowStep;
using loops::RowStepKind;

namespace tcopt {
#define GEN_PASS_DEF_CPUSHAREROWS
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"
} // namespace tcopt

/// Ops of a joined group, and operands of it.
static constexpr size_t kMostOps = 32, kMostOperands = 24;
/// Rows that are enough for all threads, and elements of a row that a thread
/// had better share with others.
static constexpr int64_t kEnoughRows = 8, kLongRow = 1 << 16;

/// Groups that read the same tensor and are tried, the nearest ones first.
static constexpr size_t kMostSiblings = 8;

namespace {

/// How often a group's results change, from what it reads: 0 for what follows
/// from constants, and one more for each loop that it depends on.
class Rates {
public:
  int64_t of(GroupOp group) {
    auto it = known.find(group);
    if (it != known.end())
      return it->second;
    int64_t rate = 0;
    group->walk([&](Operation *op) {
      for (Value operand : op->getOperands())
        if (isa<TensorType>(operand.getType()) &&
            !group.getBody().isAncestor(operand.getParentRegion()))
          rate = std::max(rate, of(operand));
    });
    return known[group] = rate;
  }
  /// Memory of erased groups is used again.
  void forget(GroupOp group) { known.erase(group); }

private:
  static int64_t depthOf(Operation *op) {
    int64_t depth = 0;
    for (; op && !isa<func::FuncOp>(op); op = op->getParentOp())
      depth += isa<LoopLikeOpInterface>(op);
    return depth + 1;
  }

  int64_t of(Value tensor) {
    Operation *op = tensor.getDefiningOp();
    if (!op)
      return depthOf(tensor.getParentBlock()->getParentOp());
    if (auto group = dyn_cast<GroupOp>(op))
      return of(group);
    if (op->hasTrait<OpTrait::ConstantLike>() || isa<tensor::EmptyOp>(op))
      return 0;
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
             tensor::ExtractSliceOp>(op))
      return depthOf(op->getParentOp());
    return of(op->getOperand(0));
  }

  llvm::DenseMap<Operation *, int64_t> known;
};

class Sharer {
public:
  Sharer(func::FuncOp function, int64_t vectorBits)
      : function(function), rewriter(function.getContext()),
        vectorBits(vectorBits) {}

  int64_t run() {
    SmallVector<GroupOp> groups;
    function.walk([&](GroupOp group) { groups.push_back(group); });
    cpu::readSizesOfInits(rewriter, function);
    for (GroupOp group : groups)
      joinWithOthers(group);
    return joined;
  }

private:
  void joinWithOthers(GroupOp group) {
    for (bool isAgain = true; isAgain;) {
      isAgain = false;
      SmallVector<GroupOp> others = producersOf(group);
      llvm::append_range(others, siblingsOf(group));
      for (GroupOp other : others)
        if (GroupOp both = join(other, group)) {
          group = both;
          isAgain = true;
          break;
        }
    }
  }

  static SmallVector<GroupOp> sorted(llvm::SmallSetVector<GroupOp, 8> &found) {
    SmallVector<GroupOp> groups = found.takeVector();
    llvm::sort(groups,
               [](GroupOp a, GroupOp b) { return b->isBeforeInBlock(a); });
    return groups;
  }

  static llvm::SetVector<Value> tensorsOf(GroupOp group) {
    llvm::SetVector<Value> tensors;
    group->walk([&](linalg::LinalgOp op) {
      for (OpOperand *operand : op.getDpsInputOperands())
        if (isa<RankedTensorType>(operand->get().getType()) &&
            !group.getBody().isAncestor(operand->get().getParentRegion()))
          tensors.insert(operand->get());
    });
    return tensors;
  }

  /// Groups of the block whose results it reads, the last one first.
  SmallVector<GroupOp> producersOf(GroupOp group) {
    llvm::SmallSetVector<GroupOp, 8> found;
    cpu::findProducers(group, found);
    return sorted(found);
  }

  /// Groups before it that read a tensor which it reads, the last ones first.
  SmallVector<GroupOp> siblingsOf(GroupOp group) {
    llvm::SmallSetVector<GroupOp, 8> found;
    for (Value tensor : tensorsOf(group)) {
      if (cast<RankedTensorType>(tensor.getType()).getRank() == 0)
        continue;
      for (Operation *user : tensor.getUsers())
        if (auto other = user->getParentOfType<GroupOp>();
            other && other != group && other->getBlock() == group->getBlock() &&
            other->isBeforeInBlock(group))
          found.insert(other);
    }
    SmallVector<GroupOp> siblings = sorted(found);
    siblings.truncate(std::min(siblings.size(), kMostSiblings));
    return siblings;
  }

  static void remarkApart(GroupOp group, StringRef reason) {
    remark::missed(
        group.getLoc(),
        remark::RemarkOpts::name("not-joined").category("cpu-share-rows"))
        << remark::reason("{0}", reason);
  }

  /// Replaces the second group by the joined one. Returns null if they are not
  /// joined.
  GroupOp join(GroupOp first, GroupOp second) {
    int64_t rate = rates.of(second);
    if (rates.of(first) != rate) {
      remarkApart(second, "rate");
      return nullptr;
    }
    cpu::GroupPair pair(rewriter, first, second);
    if (StringRef why = pair.whyApart(); !why.empty()) {
      remarkApart(second, why);
      pair.restore();
      return nullptr;
    }
    GroupOp both = pair.build();
    if (std::string why = whyNotInRows(both); !why.empty()) {
      remarkApart(second, why);
      rewriter.eraseOp(both);
      pair.restore();
      return nullptr;
    }
    rates.forget(first);
    rates.forget(second);
    pair.replaceBy(both);
    ++joined;
    return both;
  }

  std::string whyNotInRows(GroupOp group) {
    Block &body = group.getBody().front();
    if (body.getOperations().size() > 4 * kMostOps)
      return "size-limit";
    std::string reason;
    std::optional<RowProgram> program = loops::buildRowProgram(
        body, body.getTerminator()->getOperands(), &reason);
    if (!program)
      return reason;
    if (program->steps.size() > kMostOps ||
        group.getNumOperands() > kMostOperands)
      return "size-limit";
    if (llvm::all_of(program->steps, [](const RowStep &step) {
          return step.kind == RowStepKind::Map;
        }))
      return "no-reduction";
    if (readsWindows(*program))
      return "window";
    if (llvm::any_of(program->steps, isContraction))
      return "contraction";
    if (llvm::all_of(program->steps,
                     [](const RowStep &step) { return step.isPerRow(); }))
      return "no-columns";
    if (areRowsFew(*program))
      return "few-rows";
    std::optional<cpu::RowSchedule> schedule =
        cpu::chooseRowSchedule(*program, vectorBits);
    if (!schedule)
      return "sums-across-rows";
    return schedule->lanes > 1
               ? ""
               : cpu::whyNotVectors(*program, cpu::RowVectors::columns);
  }

  /// Whether two inputs of a reduction each lack a dimension of its result that
  /// the other one has: register tiles reuse what they read.
  static bool isContraction(const RowStep &step) {
    linalg::LinalgOp op = step.op;
    if (op.getNumReductionLoops() == 0)
      return false;
    AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
    int64_t owners = 0;
    for (OpOperand *operand : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(operand);
      bool lacksOne = false, hasOne = false;
      for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
        if (result.isFunctionOfDim(loop))
          (map.isFunctionOfDim(loop) ? hasOne : lacksOne) = true;
      owners += lacksOne && hasOne;
    }
    return owners > 1;
  }

  /// Whether an element is read for several ones of its row: kinds of schedules
  /// for single ops compute neighbouring windows at once.
  static bool readsWindows(const RowProgram &program) {
    return llvm::any_of(program.steps, [](const RowStep &step) {
      linalg::LinalgOp op = step.op;
      return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
        return !op.getMatchingIndexingMap(&operand).isProjectedPermutation(
            /*allowZeroInResults=*/true);
      });
    });
  }

  /// Whether threads would have too little to share.
  static bool areRowsFew(const RowProgram &program) {
    int64_t rows = program.sizeOf(program.rows);
    if (program.rows.empty())
      return true;
    if (rows == unknownSize || rows >= kEnoughRows)
      return false;
    return llvm::any_of(program.steps, [&](const RowStep &step) {
      int64_t columns = program.sizeOf(step.columns);
      return columns == unknownSize || columns >= kLongRow;
    });
  }

  func::FuncOp function;
  IRRewriter rewriter;
  int64_t vectorBits;
  int64_t joined = 0;
  Rates rates;
};

struct ShareRows : tcopt::impl::CPUShareRowsBase<ShareRows> {
  using CPUShareRowsBase::CPUShareRowsBase;

  void runOnOperation() override {
    FailureOr<int64_t> bits = vectorBitsOf(getOperation(), vectorBits);
    if (failed(bits))
      return signalPassFailure();
    numJoined += Sharer(getOperation(), *bits).run();
  }
};

} // namespace

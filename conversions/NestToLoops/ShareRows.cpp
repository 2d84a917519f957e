//===- ShareRows.cpp - groups over the same rows become one ---------------===//

#include "ShareRows.h"
#include "JoinGroups.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;
using namespace tcopt::loops;

/// Ops of a joined group, and operands of it.
static constexpr size_t kMostOps = 32, kMostOperands = 24;
/// Groups that read the same tensor and are tried, the nearest ones first.
static constexpr size_t kMostSiblings = 8;

namespace {

/// How often a group's results change: 0 for results of constants alone, and
/// one more for each loop around a tensor that the group depends on.
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
  Sharer(func::FuncOp function, const RowTarget &target)
      : function(function), rewriter(function.getContext()), target(target) {}

  int64_t run() {
    SmallVector<GroupOp> groups;
    function.walk([&](GroupOp group) { groups.push_back(group); });
    readSizesOfInits(rewriter, function);
    for (GroupOp group : groups)
      joinWithOthers(group);
    return joined;
  }

private:
  void joinWithOthers(GroupOp group) {
    for (bool isAgain = true; isAgain;) {
      isAgain = false;
      SmallVector<GroupOp> others = producersOf(group);
      for (GroupOp sibling : siblingsOf(group))
        others.push_back(sibling);
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
        if (auto type = dyn_cast<RankedTensorType>(operand->get().getType());
            type && type.getRank() > 0 &&
            !group.getBody().isAncestor(operand->get().getParentRegion()))
          tensors.insert(operand->get());
    });
    return tensors;
  }

  /// Groups of the block whose results it reads, the last one first.
  SmallVector<GroupOp> producersOf(GroupOp group) {
    llvm::SmallSetVector<GroupOp, 8> found;
    findProducers(group, found);
    return sorted(found);
  }

  /// Groups before it that read a tensor which it reads, the last ones first.
  SmallVector<GroupOp> siblingsOf(GroupOp group) {
    llvm::SmallSetVector<GroupOp, 8> found;
    for (Value tensor : tensorsOf(group))
      for (Operation *user : tensor.getUsers())
        if (auto other = user->getParentOfType<GroupOp>();
            other && other != group && other->getBlock() == group->getBlock() &&
            other->isBeforeInBlock(group))
          found.insert(other);
    SmallVector<GroupOp> siblings = sorted(found);
    siblings.truncate(std::min(siblings.size(), kMostSiblings));
    return siblings;
  }

  void remarkApart(GroupOp group, StringRef reason) const {
    remark::missed(group.getLoc(),
                   remark::RemarkOpts::name("not-joined").category(target.pass))
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
    GroupPair pair(rewriter, first, second);
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
        body, body.getTerminator()->getOperands(), &reason, target.accepts);
    if (!program)
      return reason;
    if (program->steps.size() > kMostOps ||
        group.getNumOperands() > kMostOperands)
      return "size-limit";
    if (llvm::all_of(program->steps, [](const RowStep &step) {
          return step.kind == RowStepKind::Map;
        }))
      return "no-reduction";
    if (!target.takesWindows && readsWindows(*program))
      return "window";
    if (llvm::any_of(program->steps, isContraction))
      return "contraction";
    return target.whyNot(*program);
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

  func::FuncOp function;
  IRRewriter rewriter;
  const RowTarget &target;
  int64_t joined = 0;
  Rates rates;
};

} // namespace

int64_t loops::shareRows(func::FuncOp function, const RowTarget &target) {
  return Sharer(function, target).run();
}

//===- ShareRows.cpp - groups that follow each other row by row -----------===//
//
// A pass of its own between forming groups and outlining them: groups are the
// target's to join. Results of reductions say what the rows are.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;

namespace tcopt {
#define GEN_PASS_DEF_CUDASHAREROWS
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"
} // namespace tcopt

namespace {

/// Which dimensions of a tensor are rows: for each, the number of the loop, -1
/// for one of the others.
using RowDims = SmallVector<int64_t>;

/// Where `map` has the first `rows` loops; none if one of them is missing, or
/// is a part of something else.
std::optional<RowDims> rowDimsOf(AffineMap map, int64_t rows) {
  RowDims dims;
  int64_t found = 0;
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    bool isRow = dim && int64_t(dim.getPosition()) < rows;
    if (!isRow && llvm::any_of(llvm::seq<int64_t>(rows), [&](int64_t loop) {
          return expr.isFunctionOfDim(loop);
        }))
      return std::nullopt;
    dims.push_back(isRow ? int64_t(dim.getPosition()) : -1);
    found += isRow;
  }
  return found == rows ? std::optional(dims) : std::nullopt;
}

/// Upstream's bufferization takes time for each pair of ops of a kernel.
constexpr int64_t kMostOps = 32;

SmallVector<linalg::LinalgOp> computingOps(GroupOp group) {
  SmallVector<linalg::LinalgOp> ops;
  for (Operation &op : group.getBody().front().without_terminator())
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
        linalgOp && !isa<linalg::FillOp>(op))
      ops.push_back(linalgOp);
  return ops;
}

/// Whether a body does harm where it reads what no thread has written yet:
/// threads without a row of their own compute the last one, of which another
/// warp may still be at an earlier op. Arithmetic does none, its result is
/// dropped; places, failures and loops depend on what is read.
bool mustKnowRows(linalg::LinalgOp op) {
  return op.getBlock()
      ->walk([](Operation *inner) {
        bool isHarmless = inner->hasTrait<mlir::OpTrait::IsTerminator>() ||
                          (isPure(inner) && inner->getNumRegions() == 0 &&
                           !isa<tensor::ExtractOp>(inner));
        return isHarmless ? WalkResult::advance() : WalkResult::interrupt();
      })
      .wasInterrupted();
}

/// Whether all that a group does are ops on rows, fills and views.
bool isPlain(GroupOp group) {
  return llvm::all_of(
      group.getBody().front().without_terminator(), [](Operation &op) {
        return isa<linalg::GenericOp, linalg::FillOp, tensor::ExtractSliceOp,
                   tensor::EmptyOp, tensor::DimOp>(op) ||
               (op.getNumRegions() == 0 && isPure(&op));
      });
}

/// Ops that are to share rows, and what is known of the tensors they leave.
class RowOps {
public:
  /// Rows are what the group's first op, a reduction, keeps; none if it has
  /// others.
  static std::optional<RowOps> of(GroupOp group) {
    SmallVector<linalg::LinalgOp> ops = computingOps(group);
    if (ops.empty() || !ops[0].getNumReductionLoops())
      return std::nullopt;
    RowOps rows;
    rows.count = ops[0].getNumParallelLoops();
    if (rows.count == 0 || !rows.take(group))
      return std::nullopt;
    return rows;
  }

  /// Adds the ops of a group; false if they do not keep to the rows.
  bool take(GroupOp group) {
    if (!isPlain(group) ||
        !llvm::all_of(computingOps(group), [&](auto op) { return takeOp(op); }))
      return false;
    for (auto [inner, outer] :
         llvm::zip_equal(group.getBody().front().getTerminator()->getOperands(),
                         group.getResults()))
      if (auto known = left.find(inner); known != left.end())
        left.try_emplace(outer, Left(known->second));
    return true;
  }

  /// Whether all have the same rows, as each reads what another one leaves.
  bool areBound() const { return bound.getNumClasses() == 1; }
  int64_t size() const { return numOps; }
  int64_t rowLoops() const { return count; }

private:
  struct Left {
    RowDims dims;
    Operation *by;
  };

  bool takeOp(linalg::LinalgOp op) {
    SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
    if (int64_t(kinds.size()) < count ||
        llvm::is_contained(ArrayRef(kinds).take_front(count),
                           utils::IteratorType::reduction) ||
        mustKnowRows(op) || !device::canHaveRows(op, count))
      return false;
    ++numOps;
    bound.insert(op);
    return readsOwnRows(op) && writesOwnRows(op);
  }

  bool readsOwnRows(linalg::LinalgOp op) {
    for (OpOperand &operand : op->getOpOperands()) {
      auto known = left.find(operand.get());
      if (known == left.end())
        continue;
      if (rowDimsOf(op.getMatchingIndexingMap(&operand), count) !=
          known->second.dims)
        return false;
      bound.unionSets(op, known->second.by);
    }
    return true;
  }

  bool writesOwnRows(linalg::LinalgOp op) {
    for (OpOperand &init : op.getDpsInitsMutable()) {
      std::optional<RowDims> dims =
          rowDimsOf(op.getMatchingIndexingMap(&init), count);
      if (!dims)
        return false;
      left.try_emplace(op.getTiedOpResult(&init), Left{*dims, op});
    }
    return true;
  }

  int64_t count = 0, numOps = 0;
  llvm::DenseMap<Value, Left> left;
  llvm::EquivalenceClasses<Operation *> bound;
};

/// Whether of a group's results another one reads nothing but as operands of
/// its ops, and writes over none.
bool isReadByOps(GroupOp group, GroupOp reader) {
  return llvm::all_of(group->getUsers(), [&](Operation *user) {
    if (user == reader)
      return false;
    return !reader->isProperAncestor(user) || isa<tensor::DimOp>(user) ||
           (isa<linalg::LinalgOp>(user) &&
            user->getParentOp() == reader.getOperation());
  });
}

/// Whether what reads the group's results does not come before another one.
bool isReadAfter(GroupOp group, GroupOp other) {
  return llvm::all_of(group->getUsers(), [&](Operation *user) {
    Operation *place = group->getBlock()->findAncestorOpInBlock(*user);
    return place && (place == other || other->isBeforeInBlock(place));
  });
}

/// Sizes of results are those of inits.
void readSizesOfInits(GroupOp group) {
  for (auto [result, init] :
       llvm::zip_equal(group.getResults(), group.getInits()))
    for (OpOperand &use : llvm::make_early_inc_range(result.getUses()))
      if (isa<tensor::DimOp>(use.getOwner()))
        use.set(init);
}

void markRows(GroupOp group, int64_t rows) {
  for (linalg::LinalgOp op : computingOps(group))
    op->setAttr(device::kRowLoops,
                Builder(op.getContext()).getI64IntegerAttr(rows));
}

class Sharer {
public:
  explicit Sharer(func::FuncOp function)
      : function(function), rewriter(function.getContext()) {}

  int64_t run() {
    SmallVector<GroupOp> groups;
    function.walk([&](GroupOp group) { groups.push_back(group); });
    for (GroupOp group : groups)
      joinWithOthers(group);
    return joined;
  }

private:
  /// Groups of the block whose results it reads, the last one first.
  SmallVector<GroupOp> producersOf(GroupOp group) {
    llvm::SetVector<GroupOp> found;
    group->walk([&](Operation *op) {
      for (Value operand : op->getOperands())
        if (auto producer = operand.getDefiningOp<GroupOp>();
            producer && producer->getBlock() == group->getBlock())
          found.insert(producer);
    });
    SmallVector<GroupOp> producers = found.takeVector();
    llvm::sort(producers,
               [](GroupOp a, GroupOp b) { return b->isBeforeInBlock(a); });
    return producers;
  }

  void joinWithOthers(GroupOp group) {
    for (GroupOp producer : producersOf(group))
      if (std::optional<RowOps> rows = RowOps::of(producer))
        if (GroupOp both = join(producer, group, *rows))
          group = both;
  }

  static void remarkApart(GroupOp group, StringRef reason) {
    remark::missed(
        group.getLoc(),
        remark::RemarkOpts::name("not-joined").category("cuda-share-rows"))
        << remark::reason("{0}", reason);
  }

  /// The group of both, in place of the second one; none if they stay apart.
  GroupOp join(GroupOp first, GroupOp second, RowOps &rows) {
    if (!isReadByOps(first, second) || !rows.take(second) || !rows.areBound() ||
        rows.size() > kMostOps) {
      remarkApart(second, "not-in-rows");
      return nullptr;
    }
    readSizesOfInits(first);
    if (!isReadAfter(first, second)) {
      remarkApart(second, "used-between");
      return nullptr;
    }
    ++joined;
    return build(first, second, rows.rowLoops());
  }

  GroupOp build(GroupOp first, GroupOp second, int64_t rows) {
    SmallVector<Value> inits(first.getInits());
    llvm::append_range(inits, second.getInits());
    rewriter.setInsertionPoint(second);
    auto both = GroupOp::create(
        rewriter, rewriter.getFusedLoc({first.getLoc(), second.getLoc()}),
        inits);
    Block &body = both.getBody().front();
    rewriter.setInsertionPointToEnd(&body);
    IRMapping mapping;
    ValueRange arguments(body.getArguments());
    size_t count = first.getInits().size();
    SmallVector<Value> yielded =
        cloneBody(first, arguments.take_front(count), mapping);
    mapping.map(first.getResults(), ValueRange(yielded));
    llvm::append_range(yielded,
                       cloneBody(second, arguments.drop_front(count), mapping));
    YieldOp::create(rewriter, second.getLoc(), yielded);
    markRows(both, rows);
    // What both have written, the second one's readers find, too.
    rewriter.replaceOp(second, both.getResults().drop_front(count));
    rewriter.replaceOp(first, both.getResults().take_front(count));
    return both;
  }

  SmallVector<Value> cloneBody(GroupOp group, ValueRange arguments,
                               IRMapping &mapping) {
    Block &from = group.getBody().front();
    mapping.map(from.getArguments(), arguments);
    for (Operation &op : from.without_terminator())
      rewriter.clone(op, mapping);
    return llvm::map_to_vector(
        from.getTerminator()->getOperands(),
        [&](Value value) { return mapping.lookupOrDefault(value); });
  }

  func::FuncOp function;
  IRRewriter rewriter;
  int64_t joined = 0;
};

struct CUDAShareRows : tcopt::impl::CUDAShareRowsBase<CUDAShareRows> {
  void runOnOperation() override { numJoined += Sharer(getOperation()).run(); }
};

} // namespace

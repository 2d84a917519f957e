//===- ShareRows.cpp - groups over the same rows become one ---------------===//
//
// A pass of its own between forming groups and outlining them. What one group
// computes for another alone is a tensor of the joined group and no result.
//
//===----------------------------------------------------------------------===//

#include "RowChooser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
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

namespace {

/// Whether what reads a group's results are ops of `reader`, or come after it.
bool isReadByOps(GroupOp group, GroupOp reader) {
  return llvm::all_of(group->getUsers(), [&](Operation *user) {
    if (user == reader)
      return false;
    if (reader->isProperAncestor(user))
      return isa<tensor::DimOp>(user) ||
             (isa<linalg::LinalgOp>(user) &&
              user->getParentOp() == reader.getOperation());
    Operation *other = group->getBlock()->findAncestorOpInBlock(*user);
    return other &&
           (isa<tensor::DimOp>(user) || reader->isBeforeInBlock(other));
  });
}

class Sharer {
public:
  Sharer(func::FuncOp function, int64_t vectorBits)
      : function(function), rewriter(function.getContext()),
        vectorBits(vectorBits) {}

  int64_t run() {
    SmallVector<GroupOp> groups;
    function.walk([&](GroupOp group) { groups.push_back(group); });
    for (GroupOp group : groups)
      joinWithProducers(group);
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

  void joinWithProducers(GroupOp group) {
    for (GroupOp producer : producersOf(group))
      if (GroupOp both = join(producer, group))
        group = both;
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
    if (!isReadByOps(first, second)) {
      remarkApart(second, "used-between");
      return nullptr;
    }
    readSizesOfInits(first);
    GroupOp both = build(first, second);
    if (std::string why = whyNotInRows(both); !why.empty()) {
      remarkApart(second, why);
      rewriter.eraseOp(both);
      return nullptr;
    }
    replace(first, second, both);
    ++joined;
    return both;
  }

  /// Sizes of results are those of inits.
  static void readSizesOfInits(GroupOp group) {
    for (auto [result, init] :
         llvm::zip_equal(group.getResults(), group.getInits()))
      for (OpOperand &use : llvm::make_early_inc_range(result.getUses()))
        if (isa<tensor::DimOp>(use.getOwner()))
          use.set(init);
  }

  /// Whether something else than `reader` reads a result.
  static bool leaves(Value result, GroupOp reader) {
    return llvm::any_of(result.getUsers(), [&](Operation *user) {
      return !reader->isProperAncestor(user);
    });
  }

  GroupOp build(GroupOp first, GroupOp second) {
    SmallVector<Value> inits;
    for (auto [init, result] : llvm::zip(first.getInits(), first.getResults()))
      if (leaves(result, second))
        inits.push_back(init);
    llvm::append_range(inits, second.getInits());
    rewriter.setInsertionPoint(second);
    SmallVector<SmallVector<OpFoldResult>> sizes;
    for (Value init : first.getInits())
      sizes.push_back(tensor::getMixedSizes(rewriter, init.getLoc(), init));
    auto both = GroupOp::create(
        rewriter, rewriter.getFusedLoc({first.getLoc(), second.getLoc()}),
        inits);
    fill(first, second, both, sizes);
    return both;
  }

  void fill(GroupOp first, GroupOp second, GroupOp both,
            ArrayRef<SmallVector<OpFoldResult>> sizes) {
    Block &body = both.getBody().front();
    rewriter.setInsertionPointToEnd(&body);
    IRMapping mapping;
    ValueRange arguments(body.getArguments());
    SmallVector<Value> own;
    for (auto [i, result] : llvm::enumerate(first.getResults())) {
      auto type = cast<RankedTensorType>(result.getType());
      if (leaves(result, second)) {
        own.push_back(arguments.front());
        arguments = arguments.drop_front();
      } else {
        own.push_back(tensor::EmptyOp::create(rewriter, first.getLoc(),
                                              sizes[i], type.getElementType()));
      }
    }
    SmallVector<Value> inner = cloneBody(first, own, mapping);
    SmallVector<Value> yielded;
    for (auto [result, value] : llvm::zip(first.getResults(), inner)) {
      mapping.map(result, value);
      if (leaves(result, second))
        yielded.push_back(value);
    }
    llvm::append_range(yielded, cloneBody(second, arguments, mapping));
    YieldOp::create(rewriter, second.getLoc(), yielded);
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

  void replace(GroupOp first, GroupOp second, GroupOp both) {
    ValueRange results = both.getResults();
    for (Value result : first.getResults())
      if (leaves(result, second)) {
        rewriter.replaceUsesWithIf(
            result, results.front(), [&](OpOperand &use) {
              return !second->isProperAncestor(use.getOwner());
            });
        results = results.drop_front();
      }
    rewriter.replaceOp(second, results);
    rewriter.eraseOp(first);
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

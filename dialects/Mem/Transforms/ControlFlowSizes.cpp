//===- ControlFlowSizes.cpp - sizes of what control flow returns ----------===//

#include "tcopt/Mem/Transforms/ControlFlowSizes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/CSE.h"

using namespace mlir;

namespace tcopt::mem {

/// How many values an op had before sizes were added: results (of a loop, what
/// it carries), and of scf.while what goes into the condition.
static constexpr char kResults[] = "mem.results", kInits[] = "mem.inits";

static SmallVector<std::pair<unsigned, int64_t>> unknownSizes(TypeRange types) {
  SmallVector<std::pair<unsigned, int64_t>> found;
  for (auto [i, type] : llvm::enumerate(types))
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      for (int64_t dim = 0; dim < tensor.getRank(); ++dim)
        if (tensor.isDynamicDim(dim))
          found.emplace_back(i, dim);
  return found;
}

// The values and then their unknown sizes.
static SmallVector<Value> withSizes(OpBuilder &builder, Location loc,
                                    ValueRange values) {
  SmallVector<Value> all(values);
  for (auto [i, dim] : unknownSizes(values.getTypes()))
    all.push_back(builder.createOrFold<tensor::DimOp>(loc, values[i], dim));
  return all;
}

static SmallVector<Type> withIndices(TypeRange types) {
  SmallVector<Type> all(types);
  all.append(unknownSizes(types).size(),
             IndexType::get(types.front().getContext()));
  return all;
}

static void addToTerminator(Block &block, unsigned first) {
  Operation *terminator = block.getTerminator();
  OpBuilder builder(terminator);
  SmallVector<Value> operands(terminator->getOperands().take_front(first));
  llvm::append_range(operands,
                     withSizes(builder, terminator->getLoc(),
                               terminator->getOperands().drop_front(first)));
  terminator->setOperands(operands);
}

static void addToArguments(Block &block, TypeRange types) {
  Region *region = block.getParent();
  for (size_t i = 0, count = unknownSizes(types).size(); i < count; ++i)
    block.addArgument(IndexType::get(region->getContext()), region->getLoc());
}

// Replaces an op by one of the same regions with sizes beside its values.
static void rebuild(Operation *op, ValueRange operands, unsigned inits) {
  OpBuilder builder(op);
  OperationState state(op->getLoc(), op->getName(), operands,
                       withIndices(op->getResultTypes()), op->getAttrs());
  state.addAttribute(kResults, builder.getIndexAttr(op->getNumResults()));
  state.addAttribute(kInits, builder.getIndexAttr(inits));
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *wide = builder.create(state);
  op->replaceAllUsesWith(wide->getResults().take_front(op->getNumResults()));
  op->erase();
}

static void expose(scf::IfOp op) {
  for (Region &region : op->getRegions())
    addToTerminator(region.front(), 0);
  rebuild(op, op->getOperands(), 0);
}

static void expose(scf::ForOp op) {
  OpBuilder builder(op);
  SmallVector<Value> operands(op->getOperands().take_front(3));
  llvm::append_range(operands,
                     withSizes(builder, op.getLoc(), op.getInitArgs()));
  addToArguments(*op.getBody(), op.getInitArgs().getTypes());
  addToTerminator(*op.getBody(), 0);
  rebuild(op, operands, op.getInitArgs().size());
}

static void expose(scf::WhileOp op) {
  OpBuilder builder(op);
  SmallVector<Value> operands = withSizes(builder, op.getLoc(), op.getInits());
  addToArguments(*op.getBeforeBody(), op.getInits().getTypes());
  addToArguments(*op.getAfterBody(), op.getResultTypes());
  addToTerminator(*op.getBeforeBody(), /*condition*/ 1);
  addToTerminator(*op.getAfterBody(), 0);
  rebuild(op, operands, op.getInits().size());
}

void exposeSizes(FunctionOpInterface function) {
  SmallVector<Operation *> ops;
  function->walk([&](Operation *op) {
    if (isa<scf::IfOp, scf::ForOp, scf::WhileOp>(op) &&
        (!unknownSizes(op->getResultTypes()).empty() ||
         !unknownSizes(op->getOperandTypes()).empty()) &&
        op->getNumResults())
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    if (auto branch = dyn_cast<scf::IfOp>(op))
      expose(branch);
    else if (auto loop = dyn_cast<scf::ForOp>(op))
      expose(loop);
    else
      expose(cast<scf::WhileOp>(op));
  }
}

// Where `(number, dim)` stands behind the first `count` of the values.
static Value sizeBeside(ValueRange values, unsigned count, unsigned number,
                        int64_t dim) {
  auto sizes = unknownSizes(values.take_front(count).getTypes());
  const auto *it = llvm::find(sizes, std::pair(number, dim));
  return it == sizes.end() ? Value() : values[count + (it - sizes.begin())];
}

static std::optional<int64_t> counted(Operation *op, StringRef name) {
  auto count = op ? op->getAttrOfType<IntegerAttr>(name) : IntegerAttr();
  return count ? std::optional(count.getInt()) : std::nullopt;
}

static Value exposedSize(Value tensor, int64_t dim) {
  if (auto result = dyn_cast<OpResult>(tensor)) {
    Operation *op = result.getOwner();
    auto count = counted(op, kResults);
    return count ? sizeBeside(op->getResults(), *count,
                              result.getResultNumber(), dim)
                 : Value();
  }
  auto argument = cast<BlockArgument>(tensor);
  Operation *op = argument.getOwner()->getParentOp();
  bool isAfter = isa_and_nonnull<scf::WhileOp>(op) &&
                 argument.getParentRegion()->getRegionNumber() == 1;
  auto count = counted(op, isAfter ? kResults : kInits);
  if (!count)
    return Value();
  unsigned first = isa<scf::ForOp>(op) ? 1 : 0;
  return sizeBeside(argument.getOwner()->getArguments().drop_front(first),
                    *count, argument.getArgNumber() - first, dim);
}

static LogicalResult readExposed(tensor::DimOp op, PatternRewriter &rewriter) {
  std::optional<int64_t> dim = op.getConstantIndex();
  Value size = dim ? exposedSize(op.getSource(), *dim) : Value();
  if (!size)
    return failure();
  rewriter.replaceOp(op, size);
  return success();
}

// What a loop carries keeps its sizes: the tensor from which the loop starts;
// null if the value is none that a loop carries.
static Value startOf(Value tensor) {
  Operation *op = tensor.getDefiningOp();
  auto argument = dyn_cast<BlockArgument>(tensor);
  if (argument)
    op = argument.getOwner()->getParentOp();
  unsigned number = argument ? argument.getArgNumber()
                             : cast<OpResult>(tensor).getResultNumber();
  if (auto loop = dyn_cast_or_null<scf::ForOp>(op))
    return loop.getInitArgs()[argument ? number - 1 : number];
  auto loop = dyn_cast_or_null<scf::WhileOp>(op);
  if (!loop)
    return Value();
  if (argument && argument.getOwner() == loop.getBeforeBody())
    return loop.getInits()[number];
  auto passed =
      dyn_cast<BlockArgument>(loop.getConditionOp().getArgs()[number]);
  return passed && passed.getOwner() == loop.getBeforeBody()
             ? loop.getInits()[passed.getArgNumber()]
             : Value();
}

static LogicalResult readStart(tensor::DimOp op, PatternRewriter &rewriter) {
  Value start = startOf(op.getSource());
  if (!start)
    return failure();
  rewriter.replaceOpWithNewOp<tensor::DimOp>(op, start, op.getIndex());
  return success();
}

void populateExposedSizePatterns(RewritePatternSet &patterns) {
  patterns.add(readStart, /*benefit=*/3);
  patterns.add(readExposed, /*benefit=*/2);
}

// Sizes that both branches compute alike are computed before the branch.
static void hoistSizes(FunctionOpInterface function) {
  function->walk([](scf::IfOp branch) {
    for (Region &region : branch->getRegions())
      for (Operation &op : llvm::make_early_inc_range(region.getOps())) {
        bool isFree = llvm::all_of(op.getOperands(), [&](Value operand) {
          return !branch->isAncestor(operand.getParentBlock()->getParentOp());
        });
        if (isFree && op.getNumResults() > 0 && op.getNumRegions() == 0 &&
            isPure(&op) &&
            llvm::all_of(op.getResultTypes(), llvm::IsaPred<IndexType>))
          op.moveBefore(branch);
      }
  });
}

//===----------------------------------------------------------------------===//
// Sizes that do not change
//===----------------------------------------------------------------------===//

static bool replace(Value from, Value to) {
  if (from == to || from.use_empty())
    return false;
  from.replaceAllUsesWith(to);
  return true;
}

static bool isOutside(Operation *op, Value value) {
  return !op->isAncestor(value.getParentBlock()->getParentOp());
}

// What both branches return.
static bool simplify(scf::IfOp op) {
  bool changed = false;
  for (auto [result, yes, no] :
       llvm::zip_equal(op.getResults(), op.thenYield().getOperands(),
                       op.elseYield().getOperands()))
    if (yes == no && isOutside(op, yes))
      changed |= replace(result, yes);
  return changed;
}

// What an iteration hands on as it came.
static bool simplify(scf::ForOp op) {
  bool changed = false;
  for (auto [result, argument, init, yielded] :
       llvm::zip_equal(op.getResults(), op.getRegionIterArgs(),
                       op.getInitArgs(), op.getYieldedValues()))
    if (argument.getType().isIndex() &&
        (yielded == argument || yielded == init))
      changed = replace(argument, init) || replace(result, init) || changed;
  return changed;
}

// What the body gets from the condition as that got it.
static Value beforeCondition(scf::WhileOp op, Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != op.getAfterBody())
    return value;
  return op.getConditionOp().getArgs()[argument.getArgNumber()];
}

static bool simplify(scf::WhileOp op) {
  bool changed = false;
  for (auto [argument, init, yielded] :
       llvm::zip_equal(op.getBeforeArguments(), op.getInits(),
                       op.getYieldOp().getOperands())) {
    Value next = beforeCondition(op, yielded);
    if (argument.getType().isIndex() && (next == argument || next == init))
      changed |= replace(argument, init);
  }
  for (auto [argument, result, passed] :
       llvm::zip_equal(op.getAfterArguments(), op.getResults(),
                       op.getConditionOp().getArgs()))
    if (passed.getType().isIndex() && isOutside(op, passed))
      changed = replace(argument, passed) || replace(result, passed) || changed;
  return changed;
}

static bool simplifyOnce(FunctionOpInterface function) {
  bool changed = false;
  function->walk([&](Operation *op) {
    if (!op->hasAttr(kResults))
      return;
    if (auto branch = dyn_cast<scf::IfOp>(op))
      changed |= simplify(branch);
    else if (auto loop = dyn_cast<scf::ForOp>(op))
      changed |= simplify(loop);
    else
      changed |= simplify(cast<scf::WhileOp>(op));
  });
  return changed;
}

void simplifyExposedSizes(FunctionOpInterface function) {
  IRRewriter rewriter(function->getContext());
  do {
    hoistSizes(function);
    DominanceInfo dominance(function);
    eliminateCommonSubExpressions(rewriter, dominance, function);
  } while (simplifyOnce(function));
}

} // namespace tcopt::mem

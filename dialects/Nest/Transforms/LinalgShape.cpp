//===- LinalgShape.cpp - what the cost rules see of a linalg op -----------===//

#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;

//===----------------------------------------------------------------------===//
// Sums of products
//===----------------------------------------------------------------------===//

// Collects the ops of `block` from which `value` is computed. False if one has
// an effect or a region, or an argument other than `input` is used.
static bool collectConversion(Value value, BlockArgument input, Block *block,
                              SmallVectorImpl<Operation *> &ops) {
  if (value == input)
    return true;
  if (isa<BlockArgument>(value))
    return value.getParentBlock() != block;
  Operation *op = value.getDefiningOp();
  if (op->getBlock() != block)
    return true;
  if (!isPure(op) || op->getNumRegions() || isa<linalg::IndexOp>(op))
    return false;
  for (Value operand : op->getOperands())
    if (!collectConversion(operand, input, block, ops))
      return false;
  if (!llvm::is_contained(ops, op))
    ops.push_back(op);
  return true;
}

static bool matchFactors(Block *block, Value first, Value second,
                         ProductSum &sum) {
  Value factors[] = {first, second};
  for (int i : {0, 1}) {
    sum.factor[i] = factors[i];
    sum.conversion[i].clear();
    if (!collectConversion(factors[i], block->getArgument(i), block,
                           sum.conversion[i]))
      return false;
  }
  return true;
}

// Each factor must read its input: constants alone are no contraction.
static bool readsBoth(Block *block, const ProductSum &sum) {
  return llvm::all_of(ArrayRef<int>{0, 1}, [&](int i) {
    return sum.factor[i] == block->getArgument(i) ||
           !block->getArgument(i).use_empty();
  });
}

std::optional<ProductSum> nest::matchProductSum(linalg::LinalgOp op) {
  Block *block = op.getBlock();
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1)
    return std::nullopt;
  ProductSum sum;
  sum.add = block->getTerminator()->getOperand(0).getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(sum.add))
    return std::nullopt;
  int accumulator = sum.add->getOperand(0) == block->getArgument(2) ? 0 : 1;
  if (sum.add->getOperand(accumulator) != block->getArgument(2))
    return std::nullopt;
  sum.multiply = sum.add->getOperand(1 - accumulator).getDefiningOp();
  if (!isa_and_nonnull<arith::MulFOp, arith::MulIOp>(sum.multiply))
    return std::nullopt;
  Value a = sum.multiply->getOperand(0), b = sum.multiply->getOperand(1);
  if (!matchFactors(block, a, b, sum) && !matchFactors(block, b, a, sum))
    return std::nullopt;
  return readsBoth(block, sum) ? std::optional(sum) : std::nullopt;
}

static bool isExtendedBF16(Value factor, BlockArgument input) {
  auto extension = factor.getDefiningOp<arith::ExtFOp>();
  return extension && extension.getIn() == input && input.getType().isBF16() &&
         factor.getType().isF32();
}

bool nest::addsProductsOfBF16(linalg::LinalgOp op) {
  std::optional<ProductSum> sum = matchProductSum(op);
  return sum && !isStrict(op) && freeCombiner(op) &&
         llvm::all_of(ArrayRef<int>{0, 1}, [&](int i) {
           return isExtendedBF16(sum->factor[i], op.getBlock()->getArgument(i));
         });
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static Operation *singleCombiner(linalg::LinalgOp op) {
  SmallVector<Operation *> combiners;
  if (op.getNumDpsInits() != 1 ||
      !matchReduction(op.getRegionOutputArgs(), 0, combiners) ||
      combiners.size() != 1 || combiners[0]->getNumOperands() != 2)
    return nullptr;
  return combiners[0];
}

bool nest::mayReorder(Operation *combiner) {
  auto floats = dyn_cast<arith::ArithFastMathInterface>(combiner);
  if (!floats || isa<arith::MaximumFOp, arith::MinimumFOp>(combiner))
    return true;
  auto flags = floats.getFastMathFlagsAttr();
  return flags && arith::bitEnumContainsAll(flags.getValue(),
                                            arith::FastMathFlags::reassoc);
}

Operation *nest::freeCombiner(linalg::LinalgOp op) {
  Operation *combiner = singleCombiner(op);
  return combiner && mayReorder(combiner) ? combiner : nullptr;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

std::optional<PanelMap> nest::matchPanels(AffineMap map) {
  if (map.getNumResults() != 3)
    return std::nullopt;
  auto panel = dyn_cast<AffineBinaryOpExpr>(map.getResult(0));
  auto term = dyn_cast<AffineDimExpr>(map.getResult(1));
  auto place = dyn_cast<AffineBinaryOpExpr>(map.getResult(2));
  if (!panel || !term || !place ||
      panel.getKind() != AffineExprKind::FloorDiv ||
      place.getKind() != AffineExprKind::Mod ||
      panel.getLHS() != place.getLHS() || panel.getRHS() != place.getRHS())
    return std::nullopt;
  auto column = dyn_cast<AffineDimExpr>(panel.getLHS());
  auto width = dyn_cast<AffineConstantExpr>(panel.getRHS());
  if (!column || !width || column == term || width.getValue() < 1)
    return std::nullopt;
  return PanelMap{column.getPosition(), term.getPosition(), width.getValue()};
}

// The last dimension that is not 1, -1 for a scalar.
static int64_t contiguousDim(ArrayRef<int64_t> shape) {
  for (int64_t dim = int64_t(shape.size()) - 1; dim >= 0; --dim)
    if (shape[dim] != 1)
      return dim;
  return -1;
}

static Step stepOf(AffineMap map, ArrayRef<int64_t> shape, unsigned loop) {
  int64_t last = contiguousDim(shape);
  Step step = Step::None;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(loop) || shape[dim] == 1)
      continue;
    AffineExpr rest = expr - getAffineDimExpr(loop, map.getContext());
    bool one =
        int64_t(dim) == last && step == Step::None &&
        !simplifyAffineExpr(rest, map.getNumDims(), 0).isFunctionOfDim(loop);
    step = one ? Step::One : Step::Many;
  }
  return step;
}

static KernelOperand operandOf(linalg::LinalgOp op, OpOperand &operand,
                               ArrayRef<int64_t> sizes) {
  KernelOperand result;
  result.output = op.isDpsInit(&operand);
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<int64_t> shape(op.getShape(&operand));
  if (std::optional<PanelMap> panels = matchPanels(map);
      panels && shape.back() == panels->width)
    result.panelWidth = panels->width;
  for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
    result.steps.push_back(sizes[loop] == 1 ? Step::None
                                            : stepOf(map, shape, loop));
  return result;
}

static bool copies(linalg::LinalgOp op) {
  return isa<BlockArgument>(op.getBlock()->getTerminator()->getOperand(0)) &&
         op.getBlock()->getOperations().size() == 1;
}

// Upstream asks only the first operand that has a loop for its size.
static SmallVector<int64_t> knownLoopSizes(linalg::LinalgOp op) {
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [expr, size] : llvm::zip(map.getResults(), op.getShape(&operand)))
      if (auto loop = dyn_cast<AffineDimExpr>(expr);
          loop && !ShapedType::isDynamic(size))
        sizes[loop.getPosition()] = size;
  }
  return sizes;
}

KernelShape nest::shapeOf(linalg::LinalgOp op) {
  KernelShape shape;
  SmallVector<int64_t> sizes = knownLoopSizes(op);
  for (auto [size, kind] : llvm::zip(sizes, op.getIteratorTypesArray()))
    shape.loops.push_back({ShapedType::isDynamic(size) ? unknownSize : size,
                           kind == utils::IteratorType::reduction});
  for (OpOperand &operand : op->getOpOperands())
    shape.operands.push_back(operandOf(op, operand, sizes));
  shape.copies = copies(op);
  shape.multiplyAdd = matchProductSum(op).has_value();
  shape.strict = isStrict(op);
  shape.ordered = op.getNumReductionLoops() && !freeCombiner(op);
  Type type = getElementTypeOrSelf(op.getDpsInits()[0].getType());
  shape.integer = isa<IntegerType>(type);
  if (type.isIntOrFloat())
    shape.elementBytes = std::max(type.getIntOrFloatBitWidth() / 8, 1u);
  return shape;
}

bool nest::isInOrder(const KernelShape &shape, ArrayRef<int64_t> loops) {
  SmallVector<int64_t> longer = llvm::filter_to_vector(
      loops, [&](int64_t loop) { return shape.loops[loop].size != 1; });
  return llvm::is_sorted(longer);
}

bool nest::isStrict(Operation *op) { return tcopt::isStrict(op); }

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

ScheduleAttrInterface nest::getSchedule(Operation *op) {
  return op->getAttrOfType<ScheduleAttrInterface>(
      NestDialect::getScheduleAttrName());
}

void nest::setSchedule(Operation *op, ScheduleAttrInterface schedule) {
  op->setAttr(NestDialect::getScheduleAttrName(), schedule);
}

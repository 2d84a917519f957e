//===- InsertRequires.cpp - guard sizes that must agree -------------------===//
//
// A pass of ingest: later phases may rely on shapes being consistent. Runs
// after shape inference, so that only what types cannot tell is guarded at run
// time.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/ArgumentSizes.h"
#include "tcopt/Graph/IR/ControlSizes.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Graph/IR/SymbolBounds.h"
#include "tcopt/Graph/Transforms/ArgumentChecks.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/SizeResolver.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHINSERTREQUIRES
#include "tcopt/Graph/Transforms/Passes.h.inc"

using Kind = SizeObligation::Kind;

// Whether the size follows from sizes of tensors without subtraction. The check
// of sizes has made sure that none of this overflows.
static bool isNotNegative(Value size, int depth = 8) {
  if (depth == 0)
    return false;
  Operation *op = size.getDefiningOp();
  auto operandsAreToo = [&](Value x) { return isNotNegative(x, depth - 1); };
  APInt constant;
  if (matchPattern(size, m_ConstantInt(&constant)))
    return !constant.isNegative();
  if (isa_and_present<tensor::DimOp>(op))
    return true;
  if (isa_and_present<arith::MaxSIOp>(op))
    return llvm::any_of(op->getOperands(), operandsAreToo);
  return isa_and_present<arith::AddIOp, arith::MulIOp, arith::MinSIOp,
                         arith::DivSIOp, arith::FloorDivSIOp,
                         arith::CeilDivSIOp>(op) &&
         llvm::all_of(op->getOperands(), operandsAreToo);
}

static bool isKnown(Dim dim) { return dim.isStatic() || dim.value; }

// Whether both are the same size, or a fact about constants.
static bool isProved(SizeResolver &resolver, Kind kind, Dim expected,
                     Dim found) {
  SizeExpr expr = resolver.exprOf(expected);
  bool same = expr && expr == resolver.exprOf(found);
  if (same || kind == Kind::equal)
    return same;
  if (expected.isStatic() && found.isStatic())
    return *found.constant >= *expected.constant;
  return expected.isStatic() && *expected.constant <= 0 && found.value &&
         isNotNegative(found.value);
}

// The product of a bounded one (see ShapeContext), else the value itself.
static Value withoutBound(Value size) {
  auto select = size.getDefiningOp<arith::SelectOp>();
  APInt bound;
  bool isBounded = select &&
                   matchPattern(select.getTrueValue(), m_ConstantInt(&bound)) &&
                   bound.isMaxSignedValue();
  return isBounded ? select.getFalseValue() : size;
}

// A comparison of a value with itself, which only shows after CSE. A product
// that equals that of a tensor's own sizes is no more than 64 bits can hold.
static bool comparesSame(core::RequireOp op) {
  auto compare = op.getCondition().getDefiningOp<arith::CmpIOp>();
  return compare &&
         withoutBound(compare.getLhs()) == withoutBound(compare.getRhs());
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

// The unknown sizes of a result that the resolver knows and later phases do
// not, which see the op and what it uses alone.
static SmallVector<int64_t> guardedDims(SizeResolver &resolver,
                                        OpResult result) {
  Operation *op = result.getOwner();
  OpBuilder builder(op);
  SizesBefore seen(op, builder, [&](Value tensor, int64_t dim) {
    return Dim::ofValue(
        tensor::DimOp::create(builder, op->getLoc(), tensor, dim));
  });
  SmallVector<int64_t> dims;
  auto type = cast<RankedTensorType>(result.getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim) || isKnown(seen.sizeOf(result, dim)))
      continue;
    Dim size = resolver.sizeOf(result, dim);
    auto own = size.value ? size.value.getDefiningOp<tensor::DimOp>() : nullptr;
    if (!own || own.getSource() != result)
      dims.push_back(dim);
  }
  return dims;
}

// The first `size` places along the dimension, which are all there are.
static Value part(Value tensor, int64_t dim, Dim size) {
  Location loc = tensor.getLoc();
  OpBuilder builder(tensor.getContext());
  builder.setInsertionPointAfterValue(tensor);
  auto scalar = RankedTensorType::get({}, builder.getI64Type());
  Value zero = ConstantOp::create(builder, loc, scalar,
                                  DenseElementsAttr::get(scalar, int64_t(0)));
  auto all =
      NarrowOp::create(builder, loc, tensor.getType(), tensor, zero,
                       valueOf(builder, loc, size), ShapedType::kDynamic, dim);
  tensor.replaceAllUsesExcept(all, all);
  return all;
}

// Lets users of each result whose sizes are only equal by guards take the part
// that has these sizes. Returns how many such results there are.
static int64_t stateSizes(SizeResolver &resolver, CondOp op) {
  int64_t count = 0;
  for (OpResult result : op->getResults()) {
    Value stated = result;
    for (int64_t dim : guardedDims(resolver, result))
      stated = part(stated, dim, resolver.sizeOf(result, dim));
    if (stated == result)
      continue;
    auto type = cast<RankedTensorType>(result.getType());
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      resolver.assign(stated, dim, resolver.sizeOf(result, dim));
    ++count;
  }
  return count;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct GraphInsertRequires
    : impl::GraphInsertRequiresBase<GraphInsertRequires> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    if (failed(expectTensors(getOperation())))
      return signalPassFailure();
    SizeResolver resolver(&getContext());
    SmallVector<Operation *> ops;
    getOperation()->walk<WalkOrder::PreOrder>(
        [&](Operation *op) { ops.push_back(op); });
    requireArgumentSizes(getOperation(), resolver);
    for (Operation *op : ops) {
      if (replaceDim(resolver, op))
        continue;
      guard(resolver, op);
      if (auto branches = dyn_cast<CondOp>(op))
        numStated += stateSizes(resolver, branches);
    }
    simplify();
  }

private:
  Block &entry() { return getOperation().getFunctionBody().front(); }

  //===--------------------------------------------------------------------===//
  // Ops
  //===--------------------------------------------------------------------===//

  // Sizes of what graph ops compute become arithmetic on sizes of arguments.
  bool replaceDim(SizeResolver &resolver, Operation *op) {
    auto dim = dyn_cast<tensor::DimOp>(op);
    if (!dim)
      return false;
    std::optional<int64_t> index = knownDim(dim);
    if (!index)
      return true;
    OpBuilder builder(op);
    Dim size = resolver.sizeOf(dim.getSource(), *index);
    dim.replaceAllUsesWith(valueOf(builder, dim.getLoc(), size));
    return true;
  }

  void guard(SizeResolver &resolver, Operation *op) {
    OpBuilder builder(op);
    for (SizeObligation &o : resolver.visit(op)) {
      ++numObligations;
      Dim expected = resolver.leader(o.expected);
      Dim found = resolver.leader(o.found);
      if (!isKnown(expected) || !isKnown(found) ||
          isProved(resolver, o.kind, expected, found))
        continue;
      buildRequire(builder, op->getLoc(), o.kind, expected, found,
                   op->getName().getStringRef() + ": " + o.message);
      // What a nested block has checked is not known outside of it.
      if (o.kind == Kind::equal && op->getBlock() == &entry())
        resolver.merge(expected, found);
    }
  }

  // Removes sizes that nobody needs, and guards of what is the same arithmetic.
  void simplify() {
    IRRewriter rewriter(&getContext());
    DominanceInfo dominance(getOperation());
    eliminateCommonSubExpressions(rewriter, dominance, getOperation());
    getOperation()->walk([&](core::RequireOp op) {
      if (comparesSame(op))
        op.erase();
      else
        ++numGuards;
    });
    (void)runRegionDCE(rewriter, getOperation()->getRegions());
  }
};
} // namespace

} // namespace tcopt::graph

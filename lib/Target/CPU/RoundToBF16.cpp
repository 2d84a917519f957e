//===- RoundToBF16.cpp - f32 to bf16 by as few ops as it takes ------------===//
//
// A pass because it is the one place that asks which instructions a CPU has:
// what it leaves is expanded for any CPU by rt-expand-scalars. Runs on loops,
// when vectors have been made, before that.
//
//===----------------------------------------------------------------------===//

#include "Instructions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "tcopt/Target/CPU/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CPUROUNDTOBF16PASS
#include "tcopt/Target/CPU/Passes.h.inc"

static bool isRounding(arith::TruncFOp op) {
  return getElementTypeOrSelf(op.getType()).isBF16() &&
         getElementTypeOrSelf(op.getIn()).isF32();
}

//===----------------------------------------------------------------------===//
// Values that are bf16
//===----------------------------------------------------------------------===//

namespace {
/// Finds out whether a value of f32 is always one of bf16, NaN included.
class ExactValues {
public:
  bool contains(Value value) {
    // What a loop carries is one if it is when the loop starts, and stays one.
    if (!seen.insert(value).second)
      return true;
    if (auto argument = dyn_cast<BlockArgument>(value))
      return isCarried(argument);
    Operation *op = value.getDefiningOp();
    if (auto loop = dyn_cast<scf::ForOp>(op))
      return contains(
          loop.getRegionIterArg(cast<OpResult>(value).getResultNumber()));
    return isConstant(value) || isConverted(op) ||
           (keeps(op) && llvm::all_of(op->getOperands(), [&](Value operand) {
              return !isNumber(operand) || contains(operand);
            }));
  }

private:
  static bool isNumber(Value value) {
    return isa<FloatType>(getElementTypeOrSelf(value.getType()));
  }

  bool isCarried(BlockArgument argument) {
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
    return init && contains(init->get()) &&
           contains(loop.getTiedLoopYieldedValue(argument)->get());
  }

  static bool isConstant(Value value) {
    FloatAttr number;
    SplatElementsAttr splat;
    if (matchPattern(value, m_Constant(&splat)))
      number = dyn_cast<FloatAttr>(splat.getSplatValue<Attribute>());
    else if (!matchPattern(value, m_Constant(&number)))
      return false;
    if (!number)
      return false;
    bool losesInfo = false;
    APFloat narrow = number.getValue();
    narrow.convert(APFloat::BFloat(), APFloat::rmNearestTiesToEven, &losesInfo);
    return !losesInfo;
  }

  /// A bf16 has 8 bits of precision.
  static bool isConverted(Operation *op) {
    if (isa<arith::ExtFOp>(op))
      return getElementTypeOrSelf(op->getOperand(0)).isBF16();
    return isa<arith::SIToFPOp, arith::UIToFPOp>(op) &&
           getElementTypeOrSelf(op->getOperand(0)).getIntOrFloatBitWidth() <= 8;
  }

  /// Of bf16, the op makes bf16.
  static bool keeps(Operation *op) {
    return isa<arith::NegFOp, arith::MaximumFOp, arith::MinimumFOp,
               arith::MaxNumFOp, arith::MinNumFOp, arith::SelectOp,
               math::AbsFOp, math::CopySignOp, math::FloorOp, math::CeilOp,
               math::TruncOp, math::RoundOp, math::RoundEvenOp,
               vector::BroadcastOp>(op);
  }

  llvm::SmallPtrSet<Value, 16> seen;
};
} // namespace

static bool isExact(arith::TruncFOp op) {
  return ExactValues().contains(op.getIn());
}

// The upper half of an f32.
static void takeUpperHalf(IRRewriter &rewriter, arith::TruncFOp op) {
  Location loc = op.getLoc();
  Type narrow = op.getType();
  auto withElement = [&](Type element) -> Type {
    auto shaped = dyn_cast<ShapedType>(narrow);
    return shaped ? shaped.clone(element) : element;
  };
  Type wideBits = withElement(rewriter.getI32Type());
  TypedAttr half = rewriter.getI32IntegerAttr(16);
  if (auto shaped = dyn_cast<ShapedType>(wideBits))
    half = DenseElementsAttr::get(shaped, Attribute(half));
  Value count = arith::ConstantOp::create(rewriter, loc, half);
  Value bits = arith::BitcastOp::create(rewriter, loc, wideBits, op.getIn());
  Value upper = arith::ShRUIOp::create(rewriter, loc, bits, count);
  Value low = arith::TruncIOp::create(
      rewriter, loc, withElement(rewriter.getI16Type()), upper);
  rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, narrow, low);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

// Subnormal numbers may be taken for zero, and ties go to even.
static bool isApproximate(arith::TruncFOp op) {
  auto flags = op.getFastmath();
  return flags &&
         arith::bitEnumContainsAll(*flags, arith::FastMathFlags::afn) &&
         op.getRoundingmode().value_or(arith::RoundingMode::to_nearest_even) ==
             arith::RoundingMode::to_nearest_even;
}

static bool isTypeOfLLVM(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return !isa<ShapedType>(type) ||
         (vector && vector.getRank() == 1 && !vector.isScalable());
}

static bool hasInstruction(TargetAttr target) {
  return target && roundsToBF16(cpuOf(target));
}

namespace {
struct CPURoundToBF16 : impl::CPURoundToBF16PassBase<CPURoundToBF16> {
  void runOnOperation() override {
    SmallVector<arith::TruncFOp> roundings;
    getOperation()->walk([&](arith::TruncFOp op) {
      if (isRounding(op))
        roundings.push_back(op);
    });
    if (roundings.empty())
      return markAllAnalysesPreserved();
    IRRewriter rewriter(&getContext());
    // Later ones may depend on what earlier ones are.
    SmallVector<bool> exact = llvm::map_to_vector(roundings, isExact);
    bool select = hasInstruction(getTarget(getOperation()));
    for (auto [op, isExact] : llvm::zip(roundings, exact)) {
      rewriter.setInsertionPoint(op);
      if (isExact) {
        takeUpperHalf(rewriter, op);
        ++numExact;
      } else if (StringRef reason = declined(op, select); !reason.empty()) {
        missed(op, reason);
      } else {
        rewriter.replaceOpWithNewOp<LLVM::FPTruncOp>(op, op.getType(),
                                                     op.getIn());
        ++numSelected;
      }
    }
  }

private:
  static StringRef declined(arith::TruncFOp op, bool hasInstruction) {
    if (!hasInstruction)
      return "no-instruction";
    if (!isApproximate(op))
      return "no-flag";
    return isTypeOfLLVM(op.getType()) ? "" : "shape";
  }

  static void missed(Operation *op, StringRef reason) {
    remark::missed(op->getLoc(), remark::RemarkOpts::name("bf16-instruction")
                                     .category("cpu-round-to-bf16"))
        << remark::reason("{0}", reason.str());
  }
};
} // namespace

} // namespace tcopt

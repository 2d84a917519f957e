//===- SizePrediction.cpp - conditions on sizes ---------------------------===//

#include "SizePrediction.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt::onnx_import {
namespace {

using Number = std::optional<int64_t>;

/// Evaluates arithmetic on sizes. The `n`-th size that is not stated is taken
/// to be `base + n`.
class SizeEvaluator {
public:
  SizeEvaluator(StatedSize stated, int64_t base) : stated(stated), base(base) {}
  Number evaluate(Value value);

private:
  Number compute(Value value);
  Number computeDim(tensor::DimOp op);
  Number computeBinary(Operation *op);

  StatedSize stated;
  int64_t base, numUnknown = 0;
  llvm::DenseMap<Value, Number> known;
};

} // namespace

Number SizeEvaluator::computeDim(tensor::DimOp op) {
  auto argument = dyn_cast<BlockArgument>(op.getSource());
  std::optional<int64_t> dim = op.getConstantIndex();
  if (!argument || !dim ||
      !isa_and_present<func::FuncOp>(argument.getOwner()->getParentOp()))
    return std::nullopt;
  if (Number size = stated(argument, *dim))
    return size;
  return base + numUnknown++;
}

static Number compareNumbers(arith::CmpIPredicate predicate, int64_t x,
                             int64_t y) {
  return arith::applyCmpPredicate(predicate, APInt(64, uint64_t(x), true),
                                  APInt(64, uint64_t(y), true));
}

static Number quotientOf(int64_t x, int64_t y) {
  bool isDefined = y != 0 && (x != INT64_MIN || y != -1);
  return isDefined ? Number(x / y) : std::nullopt;
}

Number SizeEvaluator::computeBinary(Operation *op) {
  Number a = evaluate(op->getOperand(0)), b = evaluate(op->getOperand(1));
  if (!a || !b)
    return std::nullopt;
  int64_t x = *a, y = *b, result;
  auto checked = [&](bool overflows) {
    return overflows ? Number() : Number(result);
  };
  return llvm::TypeSwitch<Operation *, Number>(op)
      .Case([&](arith::AddIOp) {
        return checked(llvm::AddOverflow(x, y, result));
      })
      .Case([&](arith::SubIOp) {
        return checked(llvm::SubOverflow(x, y, result));
      })
      .Case([&](arith::MulIOp) {
        return checked(llvm::MulOverflow(x, y, result));
      })
      .Case([&](arith::DivSIOp) { return quotientOf(x, y); })
      .Case([&](arith::MaxSIOp) { return Number(std::max(x, y)); })
      .Case([&](arith::MinSIOp) { return Number(std::min(x, y)); })
      .Case([&](arith::AndIOp) { return Number(x & y); })
      .Case([&](arith::OrIOp) { return Number(x | y); })
      .Case([&](arith::XOrIOp) { return Number((x ^ y) & 1); })
      .Case([&](arith::CmpIOp op) {
        return compareNumbers(op.getPredicate(), x, y);
      })
      .Default([](Operation *) { return Number(); });
}

Number SizeEvaluator::compute(Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant.getBitWidth() == 1 ? int64_t(constant.getBoolValue())
                                       : constant.getSExtValue();
  Operation *op = value.getDefiningOp();
  if (auto dim = dyn_cast_or_null<tensor::DimOp>(op))
    return computeDim(dim);
  if (auto select = dyn_cast_or_null<arith::SelectOp>(op)) {
    Number condition = evaluate(select.getCondition());
    if (!condition)
      return std::nullopt;
    return evaluate(*condition ? select.getTrueValue()
                               : select.getFalseValue());
  }
  bool isBinary = op && isa<arith::ArithDialect>(op->getDialect()) &&
                  op->getNumOperands() == 2 && op->getNumResults() == 1;
  return isBinary ? computeBinary(op) : std::nullopt;
}

Number SizeEvaluator::evaluate(Value value) {
  if (auto entry = known.find(value); entry != known.end())
    return entry->second;
  known[value] = std::nullopt;
  Number found = compute(value);
  known[value] = found;
  return found;
}

Number predictSize(Value value, StatedSize stated) {
  // A value that is the same for small and large sizes is taken as independent
  // of sizes.
  Number small = SizeEvaluator(stated, 2).evaluate(value);
  Number great = SizeEvaluator(stated, 1000003).evaluate(value);
  return small == great ? small : std::nullopt;
}

} // namespace tcopt::onnx_import

//===- StoreBF16AsI16.cpp - bf16 as its bits ------------------------------===//
//
// A pass because it must see all of llvm: code generators pass a bf16 value in
// a register of f32 wherever it crosses blocks, and round it back by a library
// function that older systems lack, or by an instruction that takes subnormal
// numbers for zero. All arithmetic has become f32 before; what rounds to bf16
// by an instruction is a bf16 as far as its bits are taken.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTSTOREBF16ASI16
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

static std::optional<Attribute> bitsOfNumber(FloatAttr number) {
  if (!number.getType().isBF16())
    return std::nullopt;
  return IntegerAttr::get(IntegerType::get(number.getContext(), 16),
                          number.getValue().bitcastToAPInt());
}

static std::optional<std::pair<Attribute, WalkResult>>
bitsOfElements(DenseElementsAttr elements) {
  if (!elements.getElementType().isBF16())
    return std::nullopt;
  auto type = IntegerType::get(elements.getContext(), 16);
  return std::pair(Attribute(elements.bitcast(type)), WalkResult::skip());
}

/// Instructions whose operands and results are bf16: intrinsics, atomic sums.
static bool isOfBF16(Operation *op) {
  auto atomic = dyn_cast<LLVM::AtomicRMWOp>(op);
  return isa<LLVM::CallIntrinsicOp>(op) ||
         (atomic && atomic.getBinOp() == LLVM::AtomicBinOp::fadd);
}

// Whether an op rounds to bf16 by an instruction, alone or as an intrinsic, as
// the target's passes state it.
static bool isRounding(Operation *op) {
  if (isOfBF16(op))
    return op->getNumResults() == 1 &&
           getElementTypeOrSelf(op->getResult(0)).isBF16();
  auto rounding = dyn_cast<LLVM::FPTruncOp>(op);
  return rounding && getElementTypeOrSelf(rounding.getArg()).isF32();
}

// The one value of bf16 that is left lives from here to the bitcast, which is
// the next op.
static void takeBits(Operation *op) {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  OpResult result = op->getResult(0);
  Type bits = result.getType();
  Type narrow = BFloat16Type::get(op->getContext());
  auto vector = dyn_cast<VectorType>(bits);
  result.setType(vector ? vector.clone(narrow) : narrow);
  auto cast = LLVM::BitcastOp::create(builder, op->getLoc(), bits, result);
  result.replaceAllUsesExcept(cast, cast);
}

// Instructions that compute with bf16 take bits as bf16.
static void giveBF16(OpOperand *operand) {
  Operation *op = operand->getOwner();
  OpBuilder builder(op);
  Type narrow = BFloat16Type::get(op->getContext());
  auto vector = dyn_cast<VectorType>(operand->get().getType());
  operand->set(LLVM::BitcastOp::create(builder, op->getLoc(),
                                       vector ? vector.clone(narrow) : narrow,
                                       operand->get()));
}

static void eraseIdentity(LLVM::BitcastOp op) {
  if (op.getType() != op.getArg().getType())
    return;
  op.replaceAllUsesWith(op.getArg());
  op.erase();
}

static bool isBF16(Type type) {
  return type.walk([](BFloat16Type) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

static bool hasBF16(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isBF16) ||
         llvm::any_of(op->getResultTypes(), isBF16);
}

// A type that the op states and none of its values has.
static bool statesBF16(Operation *op) {
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([](LLVM::LLVMFuncOp f) { return isBF16(f.getFunctionType()); })
      .Case([](LLVM::GlobalOp global) { return isBF16(global.getType()); })
      .Case([](LLVM::AllocaOp alloca) { return isBF16(alloca.getElemType()); })
      .Case([](LLVM::GEPOp gep) { return isBF16(gep.getElemType()); })
      .Default(false);
}

/// What would compute with the bits. Loads, branches and the like only move.
static bool computes(Operation *op) {
  return isa<LLVM::FAddOp, LLVM::FSubOp, LLVM::FMulOp, LLVM::FDivOp,
             LLVM::FRemOp, LLVM::FNegOp, LLVM::FCmpOp, LLVM::FPExtOp,
             LLVM::FPTruncOp, LLVM::SIToFPOp, LLVM::UIToFPOp, LLVM::FPToSIOp,
             LLVM::FPToUIOp>(op);
}

namespace {
struct RtStoreBF16AsI16 : impl::RtStoreBF16AsI16Base<RtStoreBF16AsI16> {
  void runOnOperation() override {
    bool failed = false, any = false;
    SmallVector<Operation *> roundings;
    SmallVector<OpOperand *> given;
    getOperation()->walk([&](Operation *op) {
      bool moves = hasBF16(op);
      numRetyped += moves;
      any |= moves || statesBF16(op);
      if (isRounding(op) && moves)
        roundings.push_back(op);
      if (isOfBF16(op))
        for (OpOperand &operand : op->getOpOperands())
          if (isBF16(operand.get().getType()))
            given.push_back(&operand);
      if (!moves || !computes(op) || isRounding(op))
        return;
      op->emitOpError("expected arithmetic on bf16 to have become f32");
      failed = true;
    });
    if (failed)
      return signalPassFailure();
    if (!any)
      return markAllAnalysesPreserved();
    replaceTypes();
    for (Operation *op : roundings)
      takeBits(op);
    for (OpOperand *operand : given)
      giveBF16(operand);
    getOperation()->walk([](LLVM::BitcastOp op) { eraseIdentity(op); });
  }

private:
  void replaceTypes() {
    AttrTypeReplacer replacer;
    replacer.addReplacement([](BFloat16Type type) -> std::optional<Type> {
      return IntegerType::get(type.getContext(), 16);
    });
    replacer.addReplacement(bitsOfNumber);
    replacer.addReplacement(bitsOfElements);
    replacer.recursivelyReplaceElementsIn(getOperation(), /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
  }
};
} // namespace

} // namespace tcopt

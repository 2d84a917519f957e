//===- DelayResults.cpp - memory of results and arguments -----------------===//
//
// A pass because first and last uses are those of the whole function, in the
// order that the phase fuse has chosen.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Conversion/RtToLLVM/Signature.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTDELAYRESULTS
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

namespace {

/// The ops of a block that use a buffer, also by views.
struct Uses {
  Operation *first = nullptr, *last = nullptr;
  /// Whether the buffer may have other names than views.
  bool isUnknown = false;
};

bool isBuffer(Type type) {
  return isa<BaseMemRefType, LLVM::LLVMPointerType>(type);
}

Uses usesOf(Value buffer, Block &block) {
  Uses uses;
  SmallVector<Value> names{buffer};
  while (!names.empty())
    for (Operation *user : names.pop_back_val().getUsers()) {
      if (isa<memref::DimOp>(user))
        continue;
      Operation *here = block.findAncestorOpInBlock(*user);
      if (!uses.first || here->isBeforeInBlock(uses.first))
        uses.first = here;
      if (!uses.last || uses.last->isBeforeInBlock(here))
        uses.last = here;
      if (isa<ViewLikeOpInterface>(user))
        llvm::append_range(names, user->getResults());
      else if (user->hasTrait<OpTrait::IsTerminator>() ||
               isa<memref::ExtractAlignedPointerAsIndexOp>(user) ||
               llvm::any_of(user->getResultTypes(), isBuffer))
        uses.isUnknown = true;
    }
  return uses;
}

struct RtDelayResults : impl::RtDelayResultsBase<RtDelayResults> {
  using RtDelayResultsBase::RtDelayResultsBase;

  void runOnOperation() override {
    SymbolTableCollection tables;
    SymbolUserMap users(tables, getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (hasSignature(function) && !function.isExternal() &&
          function.getBody().hasOneBlock() &&
          !function->hasAttr(onDeviceAttrName) && users.useEmpty(function))
        if (failed(visit(function)))
          return signalPassFailure();
  }

private:
  LogicalResult visit(func::FuncOp function) {
    FailureOr<EntrySignature> signature = readEntrySignature(function);
    if (failed(signature))
      return failure();
    Block &block = function.getBody().front();
    // Inputs, state, and results that are not in the memory of an input.
    SmallVector<int64_t> own;
    for (auto [i, donor] : llvm::enumerate(signature->donors()))
      if (donor < 0 && !signature->results[i].isGiven())
        own.push_back(i);
    if (block.getNumArguments() < signature->inputs.size() + own.size())
      return success();
    SmallVector<int64_t> late;
    for (auto [index, argument] :
         llvm::zip_equal(own, block.getArguments().take_back(own.size())))
      if (!signature->results[index].device && isLarge(argument.getType()) &&
          delay(block, argument, index))
        late.push_back(index);
    for (auto [i, input] : llvm::enumerate(signature->inputs))
      if (!input.donates && isLarge(block.getArgument(i).getType()))
        release(block, block.getArgument(i), i);
    if (!late.empty())
      function->setAttr(lateResultsAttrName,
                        DenseI64ArrayAttr::get(&getContext(), late));
    return success();
  }

  bool isLarge(Type type) const {
    auto buffer = dyn_cast<MemRefType>(type);
    if (!buffer || !buffer.hasStaticShape())
      return bool(buffer);
    uint64_t bits = buffer.getElementTypeBitWidth();
    return uint64_t(buffer.getNumElements()) >= leastBytes * 8 / bits;
  }

  bool delay(Block &block, BlockArgument argument, int64_t index) {
    Uses uses = usesOf(argument, block);
    if (!uses.first || uses.isUnknown)
      return false;
    OpBuilder builder(uses.first);
    auto begin = rt::ResultBeginOp::create(builder, uses.first->getLoc(),
                                           argument.getType(), argument,
                                           builder.getI32IntegerAttr(index));
    argument.replaceUsesWithIf(begin, [&](OpOperand &use) {
      return use.getOwner() != begin && !isa<memref::DimOp>(use.getOwner());
    });
    ++numLate;
    return true;
  }

  void release(Block &block, BlockArgument argument, int64_t index) {
    Uses uses = usesOf(argument, block);
    if (!uses.last || uses.isUnknown)
      return;
    OpBuilder builder(&getContext());
    builder.setInsertionPointAfter(uses.last);
    rt::InputEndOp::create(builder, uses.last->getLoc(),
                           builder.getI32IntegerAttr(index));
    ++numReleased;
  }
};

} // namespace

} // namespace tcopt

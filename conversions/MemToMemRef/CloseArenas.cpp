//===- CloseArenas.cpp - where arenas end ---------------------------------===//
//
// Buffers whose sizes are found within a loop have arenas of their own. They
// end with the iteration: otherwise a loop would hold the memory of all its
// iterations at once.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/MemToMemRef/CloseArenas.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {

// Whether the buffer may lie in an arena that was opened within the block.
static bool mayBeFrom(Value buffer, Block &block) {
  while (Operation *op = buffer.getDefiningOp()) {
    if (!block.findAncestorOpInBlock(*op))
      return false;
    auto view = dyn_cast<ViewLikeOpInterface>(op);
    if (!view)
      return !isa<memref::GetGlobalOp>(op);
    buffer = view.getViewSource();
  }
  return false;
}

static bool handsOutBuffer(Block &block) {
  return llvm::any_of(block.getTerminator()->getOperands(), [&](Value value) {
    return isa<BaseMemRefType>(value.getType()) && mayBeFrom(value, block);
  });
}

namespace {
/// Visits blocks from the innermost ones to the function's.
class ArenaCloser {
public:
  void run(func::FuncOp function) {
    function.walk([&](Operation *op) {
      for (Region &region : op->getRegions())
        for (Block &block : region)
          visit(op, block);
    });
  }

private:
  void visit(Operation *parent, Block &block) {
    SmallVector<rt::ArenaBeginOp> arenas(block.getOps<rt::ArenaBeginOp>());
    bool left = llvm::any_of(
        block, [&](Operation &op) { return leavesOpen.contains(&op); });
    if (arenas.empty() && !left)
      return;
    bool ends = block.hasNoSuccessors() && block.isEntryBlock();
    if (!ends || handsOutBuffer(block)) {
      leavesOpen.insert(parent);
      return;
    }
    // Closing an arena closes all that were opened after it.
    if (left)
      arenas.assign({openFirst(block)});
    OpBuilder builder(block.getTerminator());
    for (rt::ArenaBeginOp arena : llvm::reverse(arenas))
      rt::ArenaEndOp::create(builder, arena.getLoc(), arena);
  }

  /// An arena without memory, before all others of the block.
  rt::ArenaBeginOp openFirst(Block &block) {
    auto builder = OpBuilder::atBlockBegin(&block);
    Location loc = block.getParentOp()->getLoc();
    Value bytes = arith::ConstantIndexOp::create(builder, loc, 0);
    auto type = MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
    return rt::ArenaBeginOp::create(builder, loc, type, bytes);
  }

  /// Ops within which arenas are opened and not closed.
  llvm::DenseSet<Operation *> leavesOpen;
};
} // namespace

void closeArenas(func::FuncOp function) { ArenaCloser().run(function); }

} // namespace tcopt

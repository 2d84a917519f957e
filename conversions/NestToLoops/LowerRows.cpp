//===- LowerRows.cpp - the row program of a function, and loops -----------===//

#include "LowerRows.h"
#include "RowRelations.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

LogicalResult loops::lowerRows(func::FuncOp function,
                               const RowLowering &lowering) {
  Block &body = function.getBody().front();
  SmallVector<bufferization::MaterializeInDestinationOp> ends(
      body.getOps<bufferization::MaterializeInDestinationOp>());
  SmallVector<Value> results, targets;
  for (bufferization::MaterializeInDestinationOp end : ends) {
    results.push_back(end.getSource());
    targets.push_back(end.getDest());
  }
  std::string reason;
  std::optional<RowProgram> program = lowering.build(body, results, &reason);
  if (!program)
    return function.emitOpError()
           << lowering.schedule << ": expected ops over the same rows, but "
           << reason;
  if (failed(lowering.check(*program)) ||
      failed(checkOverwritten(function, *program, targets, lowering.schedule,
                              lowering.mayOverwrite)) ||
      failed(lowering.emit(*program, targets)))
    return failure();
  for (bufferization::MaterializeInDestinationOp end : ends)
    end.erase();
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    // Failures are reported in the loops.
    if (isOpTriviallyDead(&op) || (isa<linalg::LinalgOp>(op) && op.use_empty()))
      op.erase();
  return success();
}

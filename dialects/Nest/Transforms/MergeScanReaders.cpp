//===- MergeScanReaders.cpp - results of scans ----------------------------===//

#include "MergeScanReaders.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Nest/Transforms/MergeRules.h"

using namespace mlir;
using namespace tcopt;

/// Whether a result of a reduction has an element for each of its iterations,
/// and is the only result that is read, by one operand.
static bool isKeptResult(Value value) {
  auto scan = value.getDefiningOp<linalg::GenericOp>();
  if (!scan || scan.getNumReductionLoops() == 0 || !value.hasOneUse())
    return false;
  OpOperand *init =
      scan.getDpsInitOperand(cast<OpResult>(value).getResultNumber());
  return scan.getMatchingIndexingMap(init).isIdentity() &&
         scan.getMatchingBlockArgument(init).use_empty() &&
         llvm::all_of(scan.getResults(), [&](Value result) {
           return result == value || result.use_empty();
         });
}

/// The input of an elementwise op that is a scan's result; null if absent.
static OpOperand *scanInput(linalg::GenericOp op) {
  if (op.getNumReductionLoops() || op.getNumDpsInits() != 1 ||
      nest::readsOutput(op) || !op.getIndexingMapsArray().back().isIdentity())
    return nullptr;
  for (OpOperand *input : op.getDpsInputOperands()) {
    Operation *scan = input->get().getDefiningOp();
    if (scan && scan->getBlock() == op->getBlock() &&
        op.getMatchingIndexingMap(input).isIdentity() &&
        isKeptResult(input->get()))
      return input;
  }
  return nullptr;
}

/// Clones a scan before its reader. Result `number` of the clone has the
/// reader's destination.
static linalg::GenericOp cloneScan(linalg::GenericOp scan, unsigned number,
                                   linalg::GenericOp reader,
                                   RewriterBase &rewriter) {
  Value output = reader.getOutputs()[0];
  rewriter.setInsertionPoint(reader);
  auto both = cast<linalg::GenericOp>(rewriter.clone(*scan));
  both->setLoc(nest::bothLocs(scan, reader));
  both.getOutputsMutable()[number].set(output);
  both.getResult(number).setType(cast<TensorType>(output.getType()));
  both.getRegionOutputArgs()[number].setType(getElementTypeOrSelf(output));
  return both;
}

static void mergeReader(linalg::GenericOp reader, OpOperand &input,
                        RewriterBase &rewriter) {
  auto scan = input.get().getDefiningOp<linalg::GenericOp>();
  unsigned number = cast<OpResult>(input.get()).getResultNumber();
  linalg::GenericOp both = cloneScan(scan, number, reader, rewriter);
  Operation *yield = both.getBlock()->getTerminator();
  IRMapping mapping;
  for (OpOperand *operand : reader.getDpsInputOperands())
    mapping.map(
        reader.getMatchingBlockArgument(operand),
        operand == &input
            ? yield->getOperand(number)
            : nest::appendInput(both, operand->get(),
                                reader.getMatchingIndexingMap(operand)));
  rewriter.setInsertionPoint(yield);
  for (Operation &inner : reader.getBlock()->without_terminator())
    rewriter.clone(inner, mapping);
  yield->setOperand(number,
                    mapping.lookupOrDefault(
                        reader.getBlock()->getTerminator()->getOperand(0)));
  rewriter.replaceOp(reader, both.getResult(number));
  rewriter.eraseOp(scan);
}

int64_t nest::mergeScanReaders(Block &body, RewriterBase &rewriter) {
  int64_t count = 0;
  for (auto op : llvm::make_early_inc_range(body.getOps<linalg::GenericOp>()))
    if (OpOperand *input = scanInput(op)) {
      mergeReader(op, *input, rewriter);
      ++count;
    }
  return count;
}

//===- RowRelations.cpp - inputs that a row program may overwrite ---------===//

#include "RowRelations.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

namespace {

/// The question for one result.
class Overwrite {
public:
  Overwrite(const RowProgram &program, unsigned result)
      : program(program), target(program.results[result]),
        writer(program.steps[target.step]), written(mapOfTarget()) {}

  bool mayReplace(Value input) {
    llvm::SmallBitVector same(written.getNumResults());
    bool isRead = false;
    for (OpOperand &use : input.getUses()) {
      if (isDestination(use))
        continue;
      isRead = true;
      auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
      const RowStep *reader = op && op->getNumResults()
                                  ? program.producerOf(op->getResult(0))
                                  : nullptr;
      if (!reader || !mayOverwriteType(input) ||
          !isReadBefore(*reader, use, same))
        return false;
    }
    return !isRead || hasSameSizes(input, same);
  }

private:
  AffineMap mapOfTarget() {
    linalg::LinalgOp op = writer.op;
    return program.mapOf(writer,
                         *op.getTiedOpOperand(cast<OpResult>(target.value)));
  }

  bool mayOverwriteType(Value input) {
    return input.getType() == target.value.getType() && writesEachElement() &&
           !mayFail();
  }

  // Whether a use is written, or is the tensor that the result starts from.
  bool isDestination(OpOperand &use) {
    auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
    if (!op || !op.isDpsInit(&use))
      return false;
    return isa<linalg::FillOp>(op) ||
           op.getMatchingBlockArgument(&use).use_empty() ||
           op.getTiedOpResult(&use) == target.value;
  }

  bool writesEachElement() {
    linalg::LinalgOp op = writer.op;
    OpOperand *init = op.getTiedOpOperand(cast<OpResult>(target.value));
    return writer.kind == RowStepKind::Map && writer.hasAllRows &&
           !writer.isAfterRows &&
           op.getMatchingIndexingMap(init).isPermutation();
  }

  bool isReadBefore(const RowStep &reader, OpOperand &use,
                    llvm::SmallBitVector &same) {
    AffineMap map = program.mapOf(reader, use);
    for (auto [i, read, write] :
         llvm::enumerate(map.getResults(), written.getResults())) {
      if (read == write)
        same.set(i);
      else if (program.dims[cast<AffineDimExpr>(write).getPosition()].isRow)
        return false;
    }
    return !reader.isAfterRows && isDone(reader, map == written);
  }

  // Whether no value of a step is computed after the write. A value of the
  // written element itself may be computed in the same iteration.
  bool isDone(const RowStep &step, bool isOwn) {
    if (!isBefore(step, isOwn))
      return false;
    if (step.kind != RowStepKind::Map || step.isPerRow())
      return true;
    return llvm::all_of(linalg::LinalgOp(step.op)->getUsers(),
                        [&](Operation *user) {
                          // A pick is at any column.
                          bool isPick = isa<tensor::ExtractOp>(user);
                          if (isPick)
                            user = user->getParentOp();
                          auto op = dyn_cast<linalg::LinalgOp>(user);
                          return !op || op->getNumResults() == 0 ||
                                 isDone(*program.producerOf(op->getResult(0)),
                                        isOwn && !isPick);
                        });
  }

  // Arguments of a call that fails are as they were.
  bool mayFail() {
    return llvm::any_of(program.steps, [](const RowStep &step) {
      linalg::LinalgOp op = step.op;
      return !op.getBlock()->getOps<rt::FailOp>().empty();
    });
  }

  bool isBefore(const RowStep &step, bool isOwn) {
    if (step.stage != writer.stage)
      return step.stage < writer.stage;
    // Loops of a stage precede the values that are computed once a row.
    if (writer.isPerRow() && !step.isPerRow())
      return true;
    return isOwn && step.columns == writer.columns;
  }

  // Dimensions of unknown size have to be the same.
  static bool hasSameSizes(Value input, const llvm::SmallBitVector &same) {
    auto type = cast<RankedTensorType>(input.getType());
    return llvm::all_of(llvm::seq<int64_t>(type.getRank()), [&](int64_t dim) {
      return same.test(dim) || !type.isDynamicDim(dim);
    });
  }

  const RowProgram &program;
  const RowResult &target;
  const RowStep &writer;
  AffineMap written;
};

} // namespace

bool loops::mayOverwrite(const RowProgram &program, unsigned result,
                         Value input) {
  return Overwrite(program, result).mayReplace(input);
}

void loops::stateRelations(nest::KernelOp kernel, const RowProgram &program,
                           MayOverwrite mayOverwrite) {
  Builder builder(kernel.getContext());
  Block &body = kernel.getBody().front();
  for (unsigned i = 0; i < kernel.getNumInputs(); ++i) {
    SmallVector<int64_t> results;
    for (unsigned result = 0; result < program.results.size(); ++result)
      if (!body.getArgument(i).use_empty() &&
          mayOverwrite(program, result, body.getArgument(i)))
        results.push_back(result);
    if (!results.empty())
      kernel.setArgAttr(i, nest::KernelOp::getMayAliasAttrName(),
                        builder.getDenseI64ArrayAttr(results));
  }
}

LogicalResult loops::checkOverwritten(func::FuncOp function,
                                      const RowProgram &program,
                                      ValueRange targets, StringRef schedule,
                                      MayOverwrite mayOverwrite) {
  for (auto input :
       function.getBody().front().getOps<bufferization::ToTensorOp>())
    for (auto [i, target] : llvm::enumerate(targets))
      if (input.getBuffer() == target && !input->use_empty() &&
          !mayOverwrite(program, unsigned(i), input.getResult()))
        return function.emitOpError()
               << schedule << ": expected no read of a row after result " << i
               << " is written over it";
  return success();
}

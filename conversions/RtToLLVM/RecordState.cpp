//===- RecordState.cpp - keep which arguments are the state's -------------===//
//
// A pass because convert-to-llvm drops attributes of arguments, and makes
// several arguments of one. Runs before it.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Nest/IR/ProgramState.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTRECORDSTATE
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

namespace {
struct RtRecordState : impl::RtRecordStateBase<RtRecordState> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    auto state = nest::ProgramState::getIndexAttrName();
    SmallVector<int64_t> indices;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (auto index = nest::ProgramState::getIndex(
              cast<FunctionOpInterface>(function.getOperation()), i)) {
        indices.push_back(*index);
        function.removeArgAttr(i, state);
      }
    if (indices.empty())
      return;
    function->setAttr(nest::ProgramState::getIndicesAttrName(),
                      DenseI64ArrayAttr::get(&getContext(), indices));
    numArguments += indices.size();
  }
};
} // namespace

} // namespace tcopt

//===- SpecializeSizes.cpp - A program for the sizes of one call ----------===//

#include "tcopt/Execution/SpecializeSizes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Graph/IR/GraphDialect.h"

using namespace mlir;

// Ops keep their open types: ingest infers what is known.
void tcopt::specializeSizes(FunctionOpInterface function,
                            llvm::ArrayRef<HostTensor> inputs) {
  OpBuilder builder =
      OpBuilder::atBlockBegin(&function.getFunctionBody().front());
  SmallVector<Type> types;
  for (auto [argument, input] :
       llvm::zip_equal(function.getArguments(), inputs)) {
    auto open = cast<RankedTensorType>(argument.getType());
    auto known = RankedTensorType::get(input.shape(), open.getElementType(),
                                       open.getEncoding());
    types.push_back(known);
    if (known == open)
      continue;
    argument.setType(known);
    auto cast =
        tensor::CastOp::create(builder, argument.getLoc(), open, argument);
    argument.replaceAllUsesExcept(cast, cast);
    function.removeArgAttr(argument.getArgNumber(),
                           graph::GraphDialect::kDimsAttr);
  }
  function.setType(function.cloneTypeWith(types, function.getResultTypes()));
}

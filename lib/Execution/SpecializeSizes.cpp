//===- SpecializeSizes.cpp - Specialize functions for sizes ---------------===//

#include "tcopt/Execution/SpecializeSizes.h"
#include "mlir/IR/Verifier.h"
#include "tcopt/Execution/InlineFunction.h"
#include "tcopt/Graph/IR/GraphDialect.h"

using namespace mlir;

/// Appends a block whose arguments have the sizes of the inputs.
static Block *addBlock(func::FuncOp function, OpBuilder &builder,
                       llvm::ArrayRef<tcopt::HostTensor> inputs) {
  SmallVector<Type> types;
  SmallVector<Location> places;
  for (auto [argument, input] :
       llvm::zip_equal(function.getArguments(), inputs)) {
    types.push_back(
        cast<RankedTensorType>(argument.getType()).clone(input.shape()));
    places.push_back(argument.getLoc());
  }
  Region &region = function.getBody();
  return builder.createBlock(&region, region.end(), types, places);
}

static void forgetSymbols(func::FuncOp function) {
  function->removeAttr(tcopt::graph::GraphDialect::kSymbolsAttr);
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    function.removeArgAttr(i, tcopt::graph::GraphDialect::kDimsAttr);
}

// Inlines the old body into a new block, and removes the old one.
LogicalResult tcopt::specializeSizes(func::FuncOp function,
                                     llvm::ArrayRef<HostTensor> inputs) {
  OpBuilder builder(function.getContext());
  Block *body = addBlock(function, builder, inputs);
  graph::GraphBuilder b(builder, function.getLoc());
  std::vector<Value> results = inlineFunction(
      b, function, llvm::to_vector_of<Value>(body->getArguments()));
  if (b.hasFailed())
    return failure();
  func::ReturnOp::create(builder, function.front().getTerminator()->getLoc(),
                         results);
  function.front().erase();
  forgetSymbols(function);
  function.setType(FunctionType::get(function.getContext(),
                                     body->getArgumentTypes(),
                                     TypeRange(ValueRange(results))));
  return verify(function);
}

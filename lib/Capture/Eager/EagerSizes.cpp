//===- EagerSizes.cpp - graphs whose sizes become open --------------------===//
//
// Two graphs of the same ops, attributes and ranks, with the size 1 in the same
// places, broadcast alike: code for other sizes is that of the one graph with
// types of open sizes. What attributes say of sizes is the same in both.
//
//===----------------------------------------------------------------------===//

#include "EagerSizes.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Graph/Transforms/ShapeRules.h"

using namespace mlir;

namespace tcopt::capture {

static bool hasKnownSizes(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape();
}

bool canOpenSizes(const NeededPart &part) {
  return llvm::all_of(part.ops, [](Operation *op) {
    return op->getNumRegions() == 0 &&
           llvm::all_of(op->getResults(), hasKnownSizes) &&
           (op->getNumOperands() == 0 || graph::hasShapeRule(op));
  });
}

std::vector<InputSize> sizesOfInputs(func::FuncOp function,
                                     const NeededPart &part) {
  std::vector<InputSize> sizes;
  unsigned input = 0;
  for (unsigned argument : part.arguments.set_bits()) {
    auto type =
        cast<RankedTensorType>(function.getArgument(argument).getType());
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      if (size != 1)
        sizes.push_back({input, unsigned(dim), size});
    ++input;
  }
  return sizes;
}

static void openArgument(func::FuncOp function, unsigned index,
                         ArrayRef<std::pair<InputSize, unsigned>> named) {
  BlockArgument argument = function.getArgument(index);
  auto type = cast<RankedTensorType>(argument.getType());
  mlir::Builder builder(function.getContext());
  SmallVector<int64_t> sizes(type.getShape());
  SmallVector<Attribute> names;
  for (int64_t size : sizes)
    names.push_back(builder.getI64IntegerAttr(size));
  for (const auto &[size, name] : named)
    if (size.input == index) {
      sizes[size.dim] = ShapedType::kDynamic;
      names[size.dim] = builder.getStringAttr("s" + Twine(name));
    }
  if (llvm::equal(sizes, type.getShape()))
    return;
  argument.setType(type.clone(sizes));
  function.setArgAttr(index, graph::GraphDialect::kDimsAttr,
                      builder.getArrayAttr(names));
}

static void forgetSizes(Value result) {
  auto type = cast<RankedTensorType>(result.getType());
  SmallVector<int64_t> sizes(type.getShape());
  for (int64_t &size : sizes)
    if (size != 1)
      size = ShapedType::kDynamic;
  result.setType(type.clone(sizes));
}

void openSizes(func::FuncOp function,
               ArrayRef<std::pair<InputSize, unsigned>> named) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    openArgument(function, i, named);
  for (Operation &op : function.front())
    if (op.getNumOperands() != 0 && graph::hasShapeRule(&op))
      llvm::for_each(op.getResults(), forgetSizes);
  Operation *end = function.front().getTerminator();
  function.setType(FunctionType::get(function.getContext(),
                                     function.front().getArgumentTypes(),
                                     end->getOperandTypes()));
}

} // namespace tcopt::capture

//===- CalleeSizes.cpp - sizes of the results of calls --------------------===//

#include "tcopt/Graph/Transforms/CalleeSizes.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace tcopt::graph {

// The name of a size of an argument, in expressions of a callee.
static SizeExpr symbolOf(unsigned argument, int64_t dim) {
  return SizeExpr::symbol(std::to_string(argument) + "." + std::to_string(dim));
}

static SizeExpr sizeFor(const SizeExpr &symbol, func::CallOp call,
                        SizeResolver &resolver) {
  auto [argument, dim] = symbol.getName().split('.');
  unsigned number = 0;
  int64_t index = 0;
  bool isArgument =
      !argument.getAsInteger(10, number) && !dim.getAsInteger(10, index);
  return isArgument
             ? resolver.exprOf(resolver.sizeOf(call.getOperand(number), index))
             : SizeExpr();
}

void CalleeSizes::visitCall(func::CallOp call, SizeResolver &resolver) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  if (!callee)
    return;
  for (auto [result, sizes] : llvm::zip(call.getResults(), resultsOf(callee)))
    for (auto [dim, size] : llvm::enumerate(sizes))
      if (SizeExpr expr = size.replaceSymbols([&](const SizeExpr &symbol) {
            return sizeFor(symbol, call, resolver);
          }))
        resolver.setExpr(result, int64_t(dim), expr);
}

// A function that calls itself finds no sizes while it is being visited.
void CalleeSizes::visit(func::FuncOp func, SizeResolver &resolver) {
  bool isEntry = known.try_emplace(func, std::make_unique<Results>()).second;
  func.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op))
      visitCall(call, resolver);
    else
      resolver.visit(op);
  });
  if (isEntry)
    known.erase(func);
}

const CalleeSizes::Results &CalleeSizes::resultsOf(func::FuncOp func) {
  auto [row, isNew] = known.try_emplace(func, std::make_unique<Results>());
  Results &results = *row->second;
  if (!isNew || func.isExternal())
    return results;
  SizeResolver resolver(func.getContext());
  for (BlockArgument argument : func.getArguments())
    if (auto type = dyn_cast<RankedTensorType>(argument.getType()))
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        resolver.setExpr(argument, dim, symbolOf(argument.getArgNumber(), dim));
  visit(func, resolver);
  Results found;
  for (Value value : func.getBody().back().getTerminator()->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    Sizes &sizes = found.emplace_back();
    for (int64_t dim = 0; type && dim < type.getRank(); ++dim) {
      SizeExpr expr = resolver.exprOf(resolver.sizeOf(value, dim));
      sizes.push_back(expr.hasOnlyNames() ? expr : SizeExpr());
    }
  }
  // The resolver has built the sizes.
  IRRewriter rewriter(func.getContext());
  (void)runRegionDCE(rewriter, func->getRegions());
  results = std::move(found);
  return results;
}

} // namespace tcopt::graph

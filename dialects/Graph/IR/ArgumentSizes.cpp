//===- ArgumentSizes.cpp - sizes that `graph.dims` states -----------------===//

#include "tcopt/Graph/IR/ArgumentSizes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Support/SymbolSolution.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt::graph {

std::optional<SizeExpr> readDim(Attribute entry) {
  if (auto name = dyn_cast<StringAttr>(entry))
    return name.empty() ? std::nullopt
                        : std::optional(SizeExpr::symbol(name.getValue()));
  if (auto number = dyn_cast<IntegerAttr>(entry)) {
    std::optional<int64_t> size = number.getValue().trySExtValue();
    return size ? std::optional(SizeExpr(*size)) : std::nullopt;
  }
  auto size = dyn_cast<SizeAttr>(entry);
  return size && !size.isFoundByCall() ? std::optional(size.getExpr())
                                       : std::nullopt;
}

Attribute writeDim(MLIRContext *context, const SizeExpr &size) {
  if (size.isConstant())
    return IntegerAttr::get(IntegerType::get(context, 64), size.getConstant());
  if (size.isSymbol())
    return StringAttr::get(context, size.getName());
  return SizeAttr::ofExpr(context, size);
}

static ArrayAttr dimsOf(FunctionOpInterface func, unsigned argument) {
  return func.getArgAttrOfType<ArrayAttr>(argument, GraphDialect::kDimsAttr);
}

SmallVector<ArgumentSize> argumentSizes(FunctionOpInterface func) {
  SmallVector<ArgumentSize> all;
  for (BlockArgument argument : func.getArguments())
    if (ArrayAttr dims = dimsOf(func, argument.getArgNumber()))
      for (auto [dim, entry] : llvm::enumerate(dims))
        if (SizeExpr size = readDim(entry).value_or(SizeExpr());
            size && !size.isConstant())
          all.push_back({argument, int64_t(dim), size});
  return all;
}

llvm::StringSet<> determinedSymbols(FunctionOpInterface func) {
  std::vector<SizeExpr> sizes;
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (ArrayAttr dims = dimsOf(func, i))
      for (Attribute entry : dims)
        sizes.push_back(readDim(entry).value_or(SizeExpr()));
  llvm::StringSet<> names;
  for (const SymbolSolution::Step &step : solveSymbols(sizes).steps)
    names.insert(step.symbol.getName());
  return names;
}

LogicalResult verifyDims(Operation *op, Type type, Attribute value) {
  auto dims = dyn_cast<ArrayAttr>(value);
  auto tensor = dyn_cast<ShapedType>(type);
  if (!dims || !tensor || !tensor.hasRank() ||
      int64_t(dims.size()) != tensor.getRank())
    return op->emitError("expected graph.dims with one entry for each "
                         "dimension of a ranked tensor but found ")
           << value << " for " << type;
  for (auto [dim, size] : llvm::zip(dims, tensor.getShape())) {
    std::optional<SizeExpr> stated = readDim(dim);
    if (!stated || (stated->isConstant() && stated->getConstant() != size))
      return op->emitError("expected graph.dims to name ")
             << type << " but found " << value;
    if (!stated->isConstant() && !ShapedType::isDynamic(size))
      return op->emitError("expected a symbol of graph.dims for an unknown "
                           "size but found one for size ")
             << size;
  }
  return success();
}

SmallVector<ArgumentValue> argumentValues(FunctionOpInterface func) {
  SmallVector<ArgumentValue> all;
  for (BlockArgument argument : func.getArguments()) {
    Attribute value =
        func.getArgAttr(argument.getArgNumber(), GraphDialect::kValueAttr);
    SizeExpr size = value ? readDim(value).value_or(SizeExpr()) : SizeExpr();
    if (size)
      all.push_back({argument, size});
  }
  return all;
}

LogicalResult verifyValue(Operation *op, Type type, Attribute value) {
  // A memref in the phase lower.
  auto shaped = dyn_cast<ShapedType>(type);
  if (!isa<RankedTensorType, MemRefType>(type) || shaped.getRank() != 0 ||
      !shaped.getElementType().isSignlessInteger(64))
    return op->emitError("expected graph.value on an argument of type "
                         "tensor<i64> but found ")
           << type;
  if (!readDim(value).value_or(SizeExpr()))
    return op->emitError("expected a size in graph.value but found ") << value;
  return success();
}

} // namespace tcopt::graph

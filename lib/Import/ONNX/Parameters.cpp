//===- Parameters.cpp - weights that are arguments ------------------------===//
//
// What a model is trained with are its initializers. They are constants while
// its nodes are imported, since operators may have to know them; those that
// are read as tensors become arguments afterwards.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Graph/IR/GraphOps.h"
#include "tcopt/Interpreter/Interpreter.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt::onnx_import {

/// Numbers of a formula have no dimension; statistics of batch norms are
/// measured. Whoever names one wants it.
bool Importer::isParameter(Value value, StringRef name) const {
  auto type = cast<RankedTensorType>(value.getType());
  if (!isa<FloatType>(type.getElementType()))
    return false;
  if (options.trained)
    return llvm::is_contained(*options.trained, name);
  if (type.getRank() == 0)
    return false;
  return llvm::any_of(value.getUses(), [](OpOperand &use) {
    auto norm = dyn_cast<graph::BatchNormOp>(use.getOwner());
    return !norm || (use.get() != norm.getMean() && use.get() != norm.getVar());
  });
}

static void eraseUnused(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

/// The elements, of which nobody else has a copy then.
static llvm::Expected<HostTensor> takeElements(ElementsAttr elements) {
  OpTable table;
  auto value = Interpreter(table).constant(elements);
  if (!value)
    return value.takeError();
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
    resource.getRawHandle().getResource()->setBlob(AsmResourceBlob());
  return **value;
}

void Importer::makeParameter(func::FuncOp function, graph::ConstantOp op,
                             StringAttr name) {
  auto value = takeElements(op.getValue());
  if (!value)
    return report(op.getLoc(), llvm::toString(value.takeError()));
  options.parameters->push_back({name.str(), std::move(*value)});
  unsigned index = function.getNumArguments();
  auto attributes = builder.getDictionaryAttr(
      builder.getNamedAttr(TcoptDialect::kName, name));
  (void)function.insertArgument(index, op.getType(), attributes, op.getLoc());
  op.replaceAllUsesWith(Value(function.getArgument(index)));
  op.erase();
}

void Importer::makeParameters(func::FuncOp function) {
  eraseUnused(function.getBody().front());
  function.walk([&](graph::ConstantOp op) {
    auto name =
        dyn_cast_or_null<StringAttr>(op->getDiscardableAttr(kInitializerAttr));
    op->removeDiscardableAttr(kInitializerAttr);
    if (name && op->getParentOp() == function &&
        isParameter(op.getResult(), name))
      makeParameter(function, op, name);
  });
}

} // namespace tcopt::onnx_import

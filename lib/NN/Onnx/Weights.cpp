//===- Weights.cpp - memory of constants ----------------------------------===//

#include "Weights.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace tcopt::capture {

Weights::~Weights() {
  for (Entry *entry : entries)
    entry->setBlob(AsmResourceBlob());
}

void Weights::take(ModuleOp module) {
  llvm::SetVector<Entry *> found;
  module.walk([&](Operation *op) {
    for (NamedAttribute attribute : op->getAttrs())
      if (auto resource =
              dyn_cast<DenseResourceElementsAttr>(attribute.getValue()))
        found.insert(resource.getRawHandle().getResource());
  });
  llvm::append_range(entries, found);
}

} // namespace tcopt::capture

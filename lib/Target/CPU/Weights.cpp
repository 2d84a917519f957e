//===- Weights.cpp - large constants bound in place -----------------------===//

#include "Weights.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tcopt/Runtime/tcopt_rt.h"

using namespace tcopt;
using namespace mlir;

/// Smaller ones cost less in the code than as symbols.
static constexpr size_t kLeastBytes = 4096;

/// The bytes of a constant, if they lie somewhere as code reads them.
static ArrayRef<char> bytesOf(Attribute value) {
  if (auto resource = dyn_cast_if_present<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob ? blob->getData() : ArrayRef<char>();
  }
  auto dense = dyn_cast_if_present<DenseElementsAttr>(value);
  if (!dense || dense.isSplat() ||
      dense.getElementType().getIntOrFloatBitWidth() < 8)
    return {};
  return dense.getRawData();
}

DetachedWeights::DetachedWeights(ModuleOp module) {
  for (auto global : module.getOps<LLVM::GlobalOp>())
    detach(global);
}

void DetachedWeights::detach(LLVM::GlobalOp global) {
  ArrayRef<char> bytes = bytesOf(global.getValueAttr());
  if (!global.getConstant() || bytes.size() < kLeastBytes ||
      !global.getInitializerRegion().empty())
    return;
  const char *data = bytes.data();
  if (reinterpret_cast<uintptr_t>(data) % TCOPT_RT_ALIGNMENT) {
    copies.emplace_back(new char[bytes.size() + TCOPT_RT_ALIGNMENT]);
    auto at = reinterpret_cast<uintptr_t>(copies.back().get());
    char *aligned =
        copies.back().get() + (TCOPT_RT_ALIGNMENT - at % TCOPT_RT_ALIGNMENT);
    data = std::copy(bytes.begin(), bytes.end(), aligned) - bytes.size();
  }
  found.push_back({global.getSymName().str(), data});
  values.emplace_back(global, global.getValueAttr());
  global.removeValueAttr();
  global.setLinkage(LLVM::Linkage::External);
}

DetachedWeights::~DetachedWeights() {
  for (auto [global, value] : values) {
    global.setValueAttr(value);
    global.setLinkage(LLVM::Linkage::Private);
  }
}

//===- Weights.cpp - large constants bound in place -----------------------===//

#include "Weights.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tcopt/Runtime/tcopt_rt.h"
#include "tcopt/Target/CPU/KernelModules.h"
#include "llvm/IR/Module.h"

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

DetachedWeights::DetachedWeights(ModuleOp program) {
  for (auto global : program.getOps<LLVM::GlobalOp>())
    detach(program, global);
  for (ModuleOp kernel : getKernelModules(program))
    for (auto global : kernel.getOps<LLVM::GlobalOp>())
      detach(kernel, global);
}

std::string DetachedWeights::makeSymbol(const std::string &name) {
  std::string symbol = name;
  for (size_t i = 0; !symbols.insert(symbol).second; ++i)
    symbol = name + "." + std::to_string(i);
  return symbol;
}

bool tcopt::isAligned(const char *data) {
  return reinterpret_cast<uintptr_t>(data) % TCOPT_RT_ALIGNMENT == 0;
}

ArrayRef<char>
tcopt::copyAligned(ArrayRef<char> bytes,
                   std::vector<std::unique_ptr<char[]>> &copies) {
  copies.emplace_back(new char[bytes.size() + TCOPT_RT_ALIGNMENT]);
  auto at = reinterpret_cast<uintptr_t>(copies.back().get());
  char *aligned =
      copies.back().get() + (TCOPT_RT_ALIGNMENT - at % TCOPT_RT_ALIGNMENT);
  llvm::copy(bytes, aligned);
  return {aligned, bytes.size()};
}

void DetachedWeights::detach(ModuleOp module, LLVM::GlobalOp global) {
  ArrayRef<char> bytes = bytesOf(global.getValueAttr());
  if (!global.getConstant() || bytes.size() < kLeastBytes ||
      !global.getInitializerRegion().empty())
    return;
  if (!isAligned(bytes.data()))
    bytes = copyAligned(bytes, copies);
  std::string name = global.getSymName().str();
  found.push_back({module, name, makeSymbol(name), bytes});
  values.emplace_back(global, global.getValueAttr());
  global.removeValueAttr();
  global.setLinkage(LLVM::Linkage::External);
}

void DetachedWeights::useSymbols(ModuleOp from,
                                 llvm::Module &translated) const {
  for (const Weight &weight : found)
    if (weight.module == from && weight.symbol != weight.name)
      translated.getNamedValue(weight.name)->setName(weight.symbol);
}

DetachedWeights::~DetachedWeights() {
  for (auto [global, value] : values) {
    global.setValueAttr(value);
    global.setLinkage(LLVM::Linkage::Private);
  }
}

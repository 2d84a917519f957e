//===- Globals.cpp - constants as global buffers --------------------------===//

#include "tcopt/Mem/Transforms/Globals.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tcopt::mem {

Globals::Globals(ModuleOp module) : module(module), symbols(module) {
  for (auto global : module.getOps<memref::GlobalOp>())
    if (global.getConstant() && global.getInitialValue())
      known.try_emplace({*global.getInitialValue(), global.getType()}, global);
}

// `__constant_4x8xf32`.
static std::string nameOf(MemRefType type) {
  std::string name;
  llvm::raw_string_ostream os(name);
  os << "__constant_";
  for (int64_t size : type.getShape())
    os << size << "x";
  os << type.getElementType();
  return name;
}

StringRef Globals::of(ElementsAttr elements, MemRefType type) {
  memref::GlobalOp &global = known[{elements, type}];
  if (global)
    return global.getSymName();
  OpBuilder builder(module.getContext());
  global = memref::GlobalOp::create(
      builder, module.getLoc(), nameOf(type),
      /*sym_visibility=*/builder.getStringAttr("private"), type, elements,
      /*constant=*/true, /*alignment=*/builder.getI64IntegerAttr(64));
  symbols.insert(global, module.getBody()->begin());
  return global.getSymName();
}

} // namespace tcopt::mem

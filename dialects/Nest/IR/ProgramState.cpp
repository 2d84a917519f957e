//===- ProgramState.cpp - tensors that a program computes once ------------===//

#include "tcopt/Nest/IR/ProgramState.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tcopt::nest;

static constexpr int64_t kAlignment = 64;

int64_t tcopt::nest::getNumBytes(RankedTensorType type) {
  Type element = type.getElementType();
  unsigned bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return llvm::SaturatingMultiply<uint64_t>(type.getNumElements(),
                                            llvm::divideCeil(bits, 8u));
}

ProgramState::ProgramState(ModuleOp program) {
  for (auto function : program.getOps<FunctionOpInterface>()) {
    auto layout = function->getAttrOfType<ArrayAttr>(getLayoutAttrName());
    if (!layout)
      continue;
    init = function;
    for (Type type : layout.getAsValueRange<TypeAttr>()) {
      types.push_back(cast<RankedTensorType>(type));
      offsets.push_back(bytes);
      bytes += llvm::alignTo(getNumBytes(types.back()), kAlignment);
    }
    return;
  }
}

std::optional<int64_t> ProgramState::getIndex(FunctionOpInterface function,
                                              unsigned argument) {
  auto index =
      function.getArgAttrOfType<IntegerAttr>(argument, getIndexAttrName());
  return index ? std::optional(index.getInt()) : std::nullopt;
}

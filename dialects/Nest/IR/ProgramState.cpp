//===- ProgramState.cpp - tensors that a program computes once ------------===//

#include "tcopt/Nest/IR/ProgramState.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/IR/NestSchedule.h"
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

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static bool isLayout(Attribute attribute) {
  auto types = dyn_cast<ArrayAttr>(attribute);
  return types && !types.empty() && llvm::all_of(types, [](Attribute element) {
           auto type = dyn_cast<TypeAttr>(element);
           auto tensor = type ? dyn_cast<RankedTensorType>(type.getValue())
                              : RankedTensorType();
           return tensor && tensor.hasStaticShape() &&
                  tensor.getElementType().isIntOrIndexOrFloat();
         });
}

static LogicalResult verifyIndices(Operation *op, NamedAttribute attribute) {
  auto indices = dyn_cast<DenseI64ArrayAttr>(attribute.getValue());
  if (isa<FunctionOpInterface>(op) && indices &&
      llvm::all_of(indices.asArrayRef(), [](int64_t i) { return i >= 0; }))
    return success();
  return op->emitOpError("expected indices of at least 0 as ")
         << attribute.getName() << " of a function but found "
         << attribute.getValue();
}

LogicalResult NestDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attribute) {
  if (attribute.getName() == getScheduleAttrName())
    return verifyScheduleOn(op, attribute.getValue());
  if (attribute.getName() == ProgramState::getIndicesAttrName())
    return verifyIndices(op, attribute);
  if (attribute.getName() != ProgramState::getLayoutAttrName())
    return success();
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function || function.isPublic())
    return op->emitOpError("expected ")
           << attribute.getName() << " on a private function only";
  if (isLayout(attribute.getValue()))
    return success();
  return op->emitOpError("expected types of static tensors as ")
         << attribute.getName() << " but found " << attribute.getValue();
}

LogicalResult NestDialect::verifyRegionArgAttribute(Operation *op,
                                                    unsigned /*region*/,
                                                    unsigned argument,
                                                    NamedAttribute attribute) {
  if (attribute.getName() != ProgramState::getIndexAttrName())
    return success();
  auto index = dyn_cast<IntegerAttr>(attribute.getValue());
  if (index && index.getType().isIndex() && index.getInt() >= 0)
    return success();
  return op->emitOpError("expected an index of at least 0 as ")
         << attribute.getName() << " of argument " << argument << " but found "
         << attribute.getValue();
}

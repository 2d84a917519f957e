//===- Autocast.cpp - element types under autocast ------------------------===//

#include "tcopt/Interfaces/Autocast.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tcopt {

AutocastTo autocastTo(AutocastClass of, bool anyF32) {
  switch (of) {
  case AutocastClass::Lower:
    return AutocastTo::Lower;
  case AutocastClass::Raise:
    return AutocastTo::F32;
  case AutocastClass::Promote:
    return anyF32 ? AutocastTo::F32 : AutocastTo::Itself;
  case AutocastClass::Keep:
    return AutocastTo::Itself;
  }
  llvm_unreachable("unknown class");
}

static Type elementTypeOfTensor(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor ? tensor.getElementType() : Type();
}

static bool isConverted(Type type) {
  return type && (type.isF32() || type.isF16() || type.isBF16());
}

SmallVector<Type> autocastElementTypes(AutocastClass of, ValueRange operands,
                                       Type lower) {
  auto types = llvm::map_to_vector(operands.getTypes(), elementTypeOfTensor);
  bool anyF32 =
      llvm::any_of(types, [](Type type) { return type && type.isF32(); });
  AutocastTo to = autocastTo(of, anyF32);
  if (to == AutocastTo::Itself)
    return types;
  Type target =
      to == AutocastTo::Lower ? lower : Float32Type::get(lower.getContext());
  for (Type &type : types)
    if (isConverted(type))
      type = target;
  return types;
}

int64_t autocastSpatialDims(ValueRange operands) {
  if (operands.empty())
    return 0;
  auto type = dyn_cast<RankedTensorType>(operands.front().getType());
  return type ? type.getRank() - 2 : 0;
}

} // namespace tcopt

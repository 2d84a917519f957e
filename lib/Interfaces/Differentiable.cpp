//===- Differentiable.cpp - derivatives of ops ----------------------------===//

#include "tcopt/Interfaces/Differentiable.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Interfaces/Activity.h"

using namespace mlir;

namespace tcopt {

const TangentSpace *TangentSpace::lookup(MLIRContext *context) {
  for (Dialect *dialect : context->getLoadedDialects())
    if (auto *space = dialect->getRegisteredInterface<TangentSpace>())
      return space;
  return nullptr;
}

bool hasTangent(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && isa<FloatType>(tensor.getElementType());
}

bool VjpContext::wants(Value used) const { return activity.isActive(used); }

} // namespace tcopt

#include "tcopt/Interfaces/Differentiable.cpp.inc"

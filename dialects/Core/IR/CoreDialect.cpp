//===- CoreDialect.cpp - the core dialect ---------------------------------===//

#include "mlir/IR/Builders.h"
#include "tcopt/Core/IR/CoreShapeOps.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::core;

#include "tcopt/Core/IR/CoreDialect.cpp.inc"

#include "tcopt/Core/IR/CoreEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Core/IR/CoreAttrs.cpp.inc"

void CoreDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tcopt/Core/IR/CoreAttrs.cpp.inc"
      >();
#define TCOPT_FAMILY(family) detail::register##family##Ops(*this);
#include "tcopt/Core/IR/CoreFamilies.inc"
  addInterfaces<tcopt::BytecodeVersion>();
}

Operation *CoreDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

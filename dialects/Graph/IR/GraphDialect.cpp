//===- GraphDialect.cpp - the graph dialect -------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Graph/IR/ArgumentSizes.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"
#include "tcopt/Graph/IR/SymbolBounds.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::graph;

#include "tcopt/Graph/IR/GraphDialect.cpp.inc"

#include "tcopt/Graph/IR/GraphEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Graph/IR/GraphAttrs.cpp.inc"

void GraphDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tcopt/Graph/IR/GraphAttrs.cpp.inc"
      >();
#define TCOPT_FAMILY(family) detail::register##family##Ops(*this);
#include "tcopt/Graph/IR/GraphFamilies.inc"
  addInterfaces<tcopt::BytecodeVersion>();
}

Operation *GraphDialect::materializeConstant(OpBuilder &builder,
                                             Attribute value, Type type,
                                             Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

LogicalResult GraphDialect::verifyRegionArgAttribute(Operation *op,
                                                     unsigned region,
                                                     unsigned arg,
                                                     NamedAttribute attr) {
  bool isValue = attr.getName() == kValueAttr;
  if (!isValue && attr.getName() != kDimsAttr)
    return op->emitError("unknown argument attribute ") << attr.getName();
  // The block's arguments are verified later than this.
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function || region != 0 || arg >= function.getNumArguments())
    return op->emitError("expected ")
           << attr.getName().getValue() << " on an argument of a function";
  Type type = function.getArgumentTypes()[arg];
  return isValue ? verifyValue(op, type, attr.getValue())
                 : verifyDims(op, type, attr.getValue());
}

LogicalResult GraphDialect::verifyOperationAttribute(Operation *op,
                                                     NamedAttribute attr) {
  if (attr.getName() == kSymbolsAttr)
    return verifySymbols(op, attr.getValue());
  return op->emitError("unknown attribute ") << attr.getName();
}

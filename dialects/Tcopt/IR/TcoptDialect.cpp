//===- TcoptDialect.cpp - attributes of programs of every phase -----------===//

#include "Bytecode.h"
#include "Properties.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Tcopt/IR/Precision.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt;

#include "tcopt/Tcopt/IR/TcoptDialect.cpp.inc"

#include "tcopt/Tcopt/IR/TcoptEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Tcopt/IR/TcoptAttrs.cpp.inc"

void TcoptDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tcopt/Tcopt/IR/TcoptAttrs.cpp.inc"
      >();
  addInterfaces<TcoptBytecode>();
}

LogicalResult BackendAttr::verify(tcopt::EmitError emitError, StringAttr name) {
  if (!name.empty())
    return success();
  return emitError() << "(B1) expected a backend's name";
}

//===----------------------------------------------------------------------===//
// Attributes by names
//===----------------------------------------------------------------------===//

static LogicalResult verifySignature(Operation *op, Attribute value) {
  if (!isa<FunctionOpInterface>(op))
    return op->emitError("(A1) expected ")
           << TcoptDialect::kSignature << " on a function";
  return readSignature(value, [&] { return op->emitError(); });
}

// Lowering another op would lose the attribute.
static LogicalResult verifyOnFunctionOrModule(Operation *op, StringRef name) {
  if (isa<FunctionOpInterface, ModuleOp>(op))
    return success();
  return op->emitError("(A1) expected ")
         << name << " on a function or a module";
}

static LogicalResult verifyNumerics(Operation *op, Attribute value) {
  if (failed(verifyOnFunctionOrModule(op, TcoptDialect::kNumerics)))
    return failure();
  if (readNumerics(value))
    return success();
  return op->emitError("(A3) expected ")
         << "'" << TcoptDialect::kNumerics
         << "' to be \"strict\" or \"fast\" but found " << value;
}

static LogicalResult verifyBackend(Operation *op, Attribute value) {
  if (!isa<FunctionOpInterface>(op))
    return op->emitError("(A1) expected ")
           << TcoptDialect::kBackend << " on a function";
  if (!readBackend(value).empty())
    return success();
  return op->emitError("(A4) expected ")
         << TcoptDialect::kBackend << " to name a backend but found " << value;
}

static LogicalResult verifyFailsBeforeWrites(Operation *op, Attribute value) {
  if (!isa<FunctionOpInterface>(op))
    return op->emitError("(A1) expected ")
           << TcoptDialect::kFailsBeforeWrites << " on a function";
  if (isa<UnitAttr>(value))
    return success();
  return op->emitError("(A7) expected ")
         << TcoptDialect::kFailsBeforeWrites
         << " to be a unit attribute but found " << value;
}

static LogicalResult verifyAllowTF32(Operation *op, Attribute value) {
  if (failed(verifyOnFunctionOrModule(op, kAllowTF32)))
    return failure();
  if (isa<UnitAttr>(value))
    return success();
  return op->emitError("(A8) expected ")
         << kAllowTF32 << " to be a unit attribute but found " << value;
}

static LogicalResult verifyRoundedTo(Operation *op, Attribute value) {
  auto type = dyn_cast<TypeAttr>(value);
  if (!type || !(type.getValue().isF16() || type.getValue().isBF16()))
    return op->emitError("(A10) expected ")
           << kRoundedTo << " to be f16 or bf16 but found " << value;
  if (op->getNumResults() == 1 &&
      getElementTypeOrSelf(op->getResult(0)).isF32())
    return success();
  return op->emitError("(A10) expected ") << kRoundedTo << " on an op of f32";
}

static LogicalResult verifyNonpositive(Operation *op, Attribute value) {
  if (!isa<UnitAttr>(value))
    return op->emitError("(A12) expected ")
           << kNonpositive << " to be a unit attribute but found " << value;
  if (op->getName().getStringRef() == "math.exp" &&
      getElementTypeOrSelf(op->getResult(0)).isF32())
    return success();
  return op->emitError("(A12) expected ")
         << kNonpositive << " on a math.exp of f32";
}

static LogicalResult verifyTarget(Operation *op, Attribute value) {
  if (!isa<ModuleOp>(op))
    return op->emitError("(A1) expected ")
           << TcoptDialect::kTarget << " on a module";
  return readTarget(value, [&] { return op->emitError(); });
}

/// What programs of devices may do, a unit attribute of modules.
static LogicalResult verifyPermission(Operation *op, Attribute value,
                                      StringLiteral name, StringLiteral rule) {
  if (!isa<ModuleOp>(op))
    return op->emitError("(A1) expected ") << name << " on a module";
  if (isa<UnitAttr>(value))
    return success();
  return op->emitError("(") << rule << ") expected " << name
                            << " to be a unit attribute but found " << value;
}

static LogicalResult verifyAllowHostOps(Operation *op, Attribute value) {
  return verifyPermission(op, value, TcoptDialect::kAllowHostOps, "A9");
}

static LogicalResult verifyAllowAtomics(Operation *op, Attribute value) {
  return verifyPermission(op, value, TcoptDialect::kAllowAtomics, "A11");
}

namespace {
struct OpAttribute {
  StringLiteral name;
  LogicalResult (*verify)(Operation *op, Attribute value);
};
} // namespace

static const OpAttribute opAttributes[] = {
    {TcoptDialect::kSignature, verifySignature},
    {TcoptDialect::kNumerics, verifyNumerics},
    {TcoptDialect::kBackend, verifyBackend},
    {TcoptDialect::kFailsBeforeWrites, verifyFailsBeforeWrites},
    {TcoptDialect::kTarget, verifyTarget},
    {TcoptDialect::kAllowHostOps, verifyAllowHostOps},
    {TcoptDialect::kAllowAtomics, verifyAllowAtomics},
    {kAllowTF32, verifyAllowTF32},
    {kRoundedTo, verifyRoundedTo},
    {kNonpositive, verifyNonpositive},
};

LogicalResult TcoptDialect::verifyOperationAttribute(Operation *op,
                                                     NamedAttribute attribute) {
  for (const OpAttribute &known : opAttributes)
    if (attribute.getName() == known.name)
      return known.verify(op, attribute.getValue());
  return op->emitError("(A1) unknown attribute ") << attribute.getName();
}

// Of an argument or a result.
static LogicalResult verifyOfValue(Operation *op, NamedAttribute attribute,
                                   bool isResult, unsigned index) {
  StringRef kind = isResult ? "result" : "argument";
  if (!isa<FunctionOpInterface>(op))
    return op->emitError("(A1) expected ")
           << attribute.getName() << " on " << kind << "s of a function";
  if (attribute.getName() == TcoptDialect::kName) {
    auto name = dyn_cast<StringAttr>(attribute.getValue());
    if (name && !name.empty())
      return success();
    return op->emitError("(T9) expected a string as '")
           << TcoptDialect::kName << "' of " << kind << " #" << index
           << " but found " << attribute.getValue();
  }
  StringRef name = attribute.getName();
  name.consume_front("tcopt.");
  const Property *property = findProperty(name);
  if (!property || (isResult && !property->ofResults))
    return op->emitError("(A1) unknown attribute ")
           << attribute.getName() << " of " << kind << " #" << index;
  return property->verify(attribute.getValue(),
                          [&] { return op->emitError(); });
}

LogicalResult TcoptDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                     unsigned index,
                                                     NamedAttribute attribute) {
  return verifyOfValue(op, attribute, /*isResult=*/false, index);
}

LogicalResult TcoptDialect::verifyRegionResultAttribute(
    Operation *op, unsigned, unsigned index, NamedAttribute attribute) {
  return verifyOfValue(op, attribute, /*isResult=*/true, index);
}

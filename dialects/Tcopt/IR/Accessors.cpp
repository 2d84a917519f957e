//===- Accessors.cpp - what ops state by tcopt's attributes ---------------===//

#include "tcopt/Tcopt/IR/Accessors.h"
#include "BuiltinForm.h"
#include "tcopt/Tcopt/IR/Precision.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt {

// Attributes can be made only in a context that has the dialect, and IR that
// states them as dictionaries does not load it.
static MLIRContext *load(MLIRContext *context) {
  context->getOrLoadDialect<TcoptDialect>();
  return context;
}

//===----------------------------------------------------------------------===//
// Signature
//===----------------------------------------------------------------------===//

FailureOr<SignatureAttr> readSignature(Attribute value, EmitError emitError) {
  if (auto signature = dyn_cast<SignatureAttr>(value))
    return signature;
  load(value.getContext());
  return signatureFromBuiltin(value, emitError);
}

SignatureAttr getSignature(Operation *op) {
  Attribute value = op->getAttr(TcoptDialect::kSignature);
  if (!value)
    return {};
  return readSignature(value, [&] { return op->emitError(); })
      .value_or(SignatureAttr());
}

bool hasSignature(Operation *op) {
  return op->hasAttr(TcoptDialect::kSignature);
}

void setSignature(Operation *op, SignatureAttr signature) {
  op->setAttr(TcoptDialect::kSignature, signature);
}

//===----------------------------------------------------------------------===//
// Numerics
//===----------------------------------------------------------------------===//

std::optional<Numerics> readNumerics(Attribute value) {
  if (auto numerics = dyn_cast<NumericsAttr>(value))
    return numerics.getMode();
  if (auto text = dyn_cast<StringAttr>(value))
    return symbolizeNumerics(text.getValue());
  return std::nullopt;
}

std::optional<Numerics> getNumerics(Operation *op) {
  for (; op; op = op->getParentOp())
    if (Attribute value = op->getAttr(TcoptDialect::kNumerics))
      return readNumerics(value);
  return std::nullopt;
}

bool isFast(Operation *op) { return getNumerics(op) == Numerics::fast; }

bool isStrict(Operation *op) { return getNumerics(op) == Numerics::strict; }

void setNumerics(Operation *op, Numerics numerics) {
  op->setAttr(TcoptDialect::kNumerics,
              NumericsAttr::get(load(op->getContext()), numerics));
}

void copyNumerics(Operation *from, Operation *to) {
  if (std::optional<Numerics> numerics = getNumerics(from))
    setNumerics(to, *numerics);
  if (allowsTF32(from))
    to->setAttr(kAllowTF32, UnitAttr::get(to->getContext()));
}

bool allowsTF32(Operation *op) {
  for (; op; op = op->getParentOp())
    if (op->hasAttr(kAllowTF32))
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Backends
//===----------------------------------------------------------------------===//

StringRef readBackend(Attribute value) {
  if (auto backend = dyn_cast_if_present<BackendAttr>(value))
    return backend.getName().getValue();
  if (auto text = dyn_cast_if_present<StringAttr>(value))
    return text.getValue();
  return {};
}

StringRef getBackend(Operation *op) {
  return readBackend(op->getAttr(TcoptDialect::kBackend));
}

void setBackend(Operation *op, StringRef name) {
  MLIRContext *context = load(op->getContext());
  op->setAttr(TcoptDialect::kBackend,
              BackendAttr::get(context, StringAttr::get(context, name)));
}

//===----------------------------------------------------------------------===//
// Builtin forms
//===----------------------------------------------------------------------===//

static Attribute toBuiltin(Attribute value) {
  MLIRContext *context = value.getContext();
  return llvm::TypeSwitch<Attribute, Attribute>(value)
      .Case(signatureToBuiltin)
      .Case(targetToBuiltin)
      .Case([&](NumericsAttr numerics) {
        return StringAttr::get(context, stringifyNumerics(numerics.getMode()));
      })
      .Case([](BackendAttr backend) { return backend.getName(); })
      .Default(Attribute());
}

bool useBuiltinForms(Operation *op) {
  bool changed = false;
  for (StringRef name : {TcoptDialect::kSignature, TcoptDialect::kNumerics,
                         TcoptDialect::kBackend, TcoptDialect::kTarget}) {
    Attribute value = op->getAttr(name);
    Attribute builtin = value ? toBuiltin(value) : Attribute();
    if (!builtin)
      continue;
    op->setAttr(name, builtin);
    changed = true;
  }
  return changed;
}

} // namespace tcopt

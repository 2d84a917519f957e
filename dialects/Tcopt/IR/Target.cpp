//===- Target.cpp - what code is made for ---------------------------------===//

#include "BuiltinForm.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace tcopt {

static constexpr int64_t kDefaultVectorBits = 256;

static bool isVectorWidth(int64_t bits) {
  return bits == 128 || bits == 256 || bits == 512;
}

static bool isFeature(StringRef text) {
  return (text.consume_front("+") || text.consume_front("-")) && !text.empty();
}

LogicalResult TargetAttr::verify(EmitError emitError, StringRef triple,
                                 StringRef cpu, StringRef features,
                                 int64_t vectorBits, StringRef) {
  if (vectorBits != 0 && !isVectorWidth(vectorBits))
    return emitError() << "(M1) expected vector-bits 128, 256 or 512 but found "
                       << vectorBits;
  SmallVector<StringRef> parts;
  features.split(parts, ',', -1, /*KeepEmpty=*/false);
  if (!llvm::all_of(parts, isFeature))
    return emitError() << "(M2) expected features +NAME and -NAME but found '"
                       << features << "'";
  return success();
}

//===----------------------------------------------------------------------===//
// Builtin form
//===----------------------------------------------------------------------===//

DictionaryAttr targetToBuiltin(TargetAttr target) {
  Builder builder(target.getContext());
  NamedAttrList fields;
  auto text = [&](StringRef name, StringRef value) {
    if (!value.empty())
      fields.set(name, builder.getStringAttr(value));
  };
  text("triple", target.getTriple());
  text("cpu", target.getCpu());
  text("features", target.getFeatures());
  text("chip", target.getChip());
  if (target.getVectorBits() != 0)
    fields.set("vector_bits",
               builder.getI64IntegerAttr(target.getVectorBits()));
  return fields.getDictionary(builder.getContext());
}

// Takes a field out of those that are left. False if it is of another type.
template <typename AttrT>
static bool take(NamedAttrList &fields, StringRef name, AttrT &value) {
  Attribute stated = fields.erase(name);
  value = dyn_cast_if_present<AttrT>(stated);
  return !stated || value;
}

FailureOr<TargetAttr> targetFromBuiltin(Attribute value, EmitError emitError) {
  auto stated = dyn_cast<DictionaryAttr>(value);
  NamedAttrList fields(stated);
  StringAttr triple, cpu, features, chip;
  IntegerAttr bits;
  bool isRead =
      stated && take(fields, "triple", triple) && take(fields, "cpu", cpu) &&
      take(fields, "features", features) && take(fields, "chip", chip) &&
      take(fields, "vector_bits", bits) && fields.empty();
  if (!isRead)
    return emitError()
           << "(A5) expected triple, cpu, features, vector_bits and "
              "chip of a target but found "
           << value;
  auto text = [](StringAttr field) {
    return field ? field.getValue() : StringRef();
  };
  auto number = [](IntegerAttr field) {
    return field ? field.getValue().getSExtValue() : 0;
  };
  auto target = TargetAttr::getChecked(emitError, value.getContext(),
                                       text(triple), text(cpu), text(features),
                                       int64_t(number(bits)), text(chip));
  if (!target)
    return failure();
  return target;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

FailureOr<TargetAttr> readTarget(Attribute value, EmitError emitError) {
  if (auto target = dyn_cast<TargetAttr>(value))
    return target;
  value.getContext()->getOrLoadDialect<TcoptDialect>();
  return targetFromBuiltin(value, emitError);
}

TargetAttr getTarget(Operation *op) {
  for (; op; op = op->getParentOp())
    if (Attribute value = op->getAttr(TcoptDialect::kTarget))
      return readTarget(value, [&] { return op->emitError(); })
          .value_or(TargetAttr());
  return {};
}

void setTarget(Operation *op, TargetAttr target) {
  op->setAttr(TcoptDialect::kTarget, target);
}

FailureOr<int64_t> vectorBitsOf(Operation *op, int64_t option) {
  if (option != 0) {
    if (isVectorWidth(option))
      return option;
    return op->emitError("expected vector-bits 128, 256 or 512 but found ")
           << option;
  }
  TargetAttr target = getTarget(op);
  if (target && target.getVectorBits() != 0)
    return target.getVectorBits();
  return kDefaultVectorBits;
}

} // namespace tcopt
